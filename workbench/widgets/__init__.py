"""Controls that several workspaces use."""
