#!/bin/sh
# usage: system.sh PACKAGE... installs the missing Debian packages where this may be done, else says which are missing.
# One by one: apt installs all or nothing, and one unknown name would leave out the rest.
installed() { dpkg-query -W -f='${Status}' "$1" 2>/dev/null | grep -q 'ok installed'; }
may_install() { command -v apt-get >/dev/null && [ "$(id -u)" = 0 ]; }

missing=""
for package in "$@"; do installed "$package" || missing="$missing $package"; done
[ -z "$missing" ] && exit 0

if may_install; then
  echo "installing system packages:$missing"
  apt-get update -qq >/dev/null 2>&1
  for package in $missing; do
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$package" >/dev/null 2>&1
  done
fi
for package in $missing; do
  installed "$package" || echo "not installed here: $package" >&2
done
