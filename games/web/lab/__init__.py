"""The laboratory of the pages: every address with all that is ever sent to it, and twin worlds behind it."""
