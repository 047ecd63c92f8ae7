"""The search for balance: candidates bred, raced, and measured again."""
