"""The people's side of Daimyo: the command line and the windows, both standing on `engine`."""
