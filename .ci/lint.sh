#!/bin/bash
# Every look at the code that needs no running of it. All of them run; one complaint fails.
cd "$(dirname "$0")/.." || exit 1
failed=0
.venv/bin/ruff check -q . || failed=1
.venv/bin/ruff format -q --check . || { echo "make format would change the above"; failed=1; }
.venv/bin/mypy --no-error-summary || failed=1
.venv/bin/lint-imports --no-logo >.data/lint-imports 2>&1 || { cat .data/lint-imports; failed=1; }
git ls-files 'templates/*.html' | xargs .venv/bin/djade --check --target-version 6.0 || failed=1
PUBLIC_URL=https://table.example .venv/bin/python manage.py check --deploy --fail-level WARNING >/dev/null || failed=1
[ $failed = 0 ] && echo "lint: clean"
exit $failed
