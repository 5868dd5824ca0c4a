#!/bin/bash
# Lint, every test on SQLite, then play, web and club again on a PostgreSQL and a Redis of its own (private sockets).
# With CI=true a missing browser or database fails; elsewhere that part is left out, and said so.
cd "$(dirname "$0")/.." || exit 1
began=$SECONDS
failed=0

pytest() { .venv/bin/python -m pytest -n 2 --dist worksteal --durations 10 --durations-min 0.5 "$@"; }

second_half() {
  local dirs=()
  for dir in tests/play tests/web tests/club; do [ -d "$dir" ] && dirs+=("$dir"); done
  echo "== again on PostgreSQL and Redis: ${dirs[*]}"
  DATABASE_URL="postgres://test@${servers//\//%2F}/postgres" REDIS_URL="unix://$servers/redis.sock" pytest "${dirs[@]}"
}

start_servers() {
  servers=$(mktemp -d)
  chmod 755 "$servers"
  as=()
  if [ "$(id -u)" = 0 ]; then chown postgres "$servers"; as=(runuser -u postgres --); fi
  trap stop_servers EXIT
  (
    cd "$servers" || exit 1
    "${as[@]}" "$postgres/initdb" -D "$servers/pg" -U test --auth=trust -E UTF8 --no-sync >"$servers/initdb.log" 2>&1 &&
      "${as[@]}" "$postgres/pg_ctl" -D "$servers/pg" -w -l "$servers/pg.log" \
        -o "-k $servers -c listen_addresses='' -c fsync=off" start >/dev/null
  ) || return 1
  redis-server --port 0 --unixsocket "$servers/redis.sock" --save "" --appendonly no >/dev/null 2>&1 &
  redis=$!
}

stop_servers() {
  "${as[@]}" "$postgres/pg_ctl" -D "$servers/pg" -m immediate stop >/dev/null 2>&1
  [ -n "${redis:-}" ] && kill "$redis" 2>/dev/null && wait "$redis" 2>/dev/null
  rm -rf "$servers"
}

bash .ci/lint.sh || failed=1
if [ $# -gt 0 ]; then  # make test ARGS="tests/web -k language": only that, on SQLite
  pytest "$@"
  exit
fi
pytest || failed=1

postgres=$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -1)
if [ -n "$postgres" ] && command -v redis-server >/dev/null; then
  { start_servers && second_half; } || failed=1
else
  echo "== PostgreSQL or Redis is not installed: that half did not run" >&2
  [ "${CI:-}" = true ] && failed=1
fi
echo "wall time: $((SECONDS - began)) s"
exit $failed
