"""Documents: what they are, what they come to, how they are stored and shown."""
