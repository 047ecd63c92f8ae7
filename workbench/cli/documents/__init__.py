"""Commands about documents: listed, checked, drawn, printed."""
