#!/bin/sh
# Prints the path of a Python that is new enough. A pyenv shim may exist and yet not run, so each candidate is tried.
new_enough() { "$1" -c 'import sys, sqlite3, ssl, venv; sys.exit(sys.version_info < (3, 12))' >/dev/null 2>&1; }

pyenv_root=${PYENV_ROOT:-$(pyenv root 2>/dev/null || echo "$HOME/.pyenv")}
in_pyenv=$(ls -d "$pyenv_root"/versions/3.1[2-9]*/bin/python3 2>/dev/null | sort -Vr)
for candidate in "${PYTHON:-}" python3.14 python3.13 python3.12 python3 $in_pyenv; do
  [ -n "$candidate" ] && new_enough "$candidate" || continue
  "$candidate" -c 'import sys; print(sys.executable)'
  exit 0
done
echo "Python 3.12 or newer is needed: install one, or say where it is: make PYTHON=/path/to/python3" >&2
exit 1
