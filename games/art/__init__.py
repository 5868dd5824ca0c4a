"""The drawing room: our own pictures, drawn by code, as plain SVG that browsers and printers show alike.

A pen (pen.py) draws motifs (motifs/) on a stage (stage/) as the scenes say, which are data (guardians/, shelf/).
`manage.py draw` turns them into the files of static/ and into the places an arrow can point at.
"""
