"""Leaky, a race with holes to be found: each value opens one."""
