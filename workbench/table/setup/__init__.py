"""The set-up page: what is to be played, by whom, and what that promises."""
