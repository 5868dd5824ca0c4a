"""The limit of plain Django: a site with nothing in it but what any honest move has to do.

A session, a user and CSRF are checked, a state of 5 kB is read, changed and stored with one row for the move, and a
board of 24 tiles is rendered by a Django template.
"""
