"""The tutorial as a guided tour in the running program. To change what it teaches, edit `steps.py`."""
