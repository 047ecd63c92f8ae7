"""The window around the workspaces: menus, rail, tabs, notices, command search, and what the File menu does."""
