#!/bin/sh
# usage: setup.sh PINS... makes .venv match the hashed pins, and compiles the translations. Does nothing when nothing changed.
set -eu
cd "$(dirname "$0")/.."

[ -x .venv/bin/python ] || "$(sh .ci/python.sh)" -m venv .venv

for pins in "$@"; do
  stamp=.venv/installed-$pins
  cmp -s "$pins" "$stamp" && continue
  echo "installing $pins"
  .venv/bin/python -m pip install -q --disable-pip-version-check --no-deps --require-hashes -r "$pins"
  cp "$pins" "$stamp"
done

stale=$(find games/locale -name '*.po' | while read -r po; do
  [ "${po%.po}.mo" -nt "$po" ] || echo "$po"
done)
[ -z "$stale" ] || .venv/bin/pybabel -q compile -d games/locale -D django
