"""What this project promises about speed, measured beside its anchor in one run: `make bench`.

Only ratios of the same run mean something, and CPU time more than clock time. Nothing here is collected by the tests
but the arithmetic.
"""
