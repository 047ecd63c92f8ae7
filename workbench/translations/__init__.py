"""The words of the interface in Polish and German; English has only its plurals here."""
