"""Lifeboat, a toy: co-operation for up to seven."""
