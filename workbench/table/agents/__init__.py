"""Agents at the table: whose answer is awaited, who thinks, and what they advise."""
