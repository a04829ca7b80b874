#!/bin/sh
# Puts the release in which it lies on this machine: link, account, folders, units, settings, command.
# Harmless when done again: settings that are there stay. DESTDIR=FOLDER puts all below a folder.
set -eu
release=$(cd "$(dirname "$0")/.." && pwd)
to=${DESTDIR:-}
from=$release/deploy

if [ -z "$to" ] && [ "$(id -u)" != 0 ]; then
  echo "ติดตั้งได้เฉพาะ root: sudo $0" >&2
  exit 2
fi

install -d "$to/opt/sahakon" "$to/etc/systemd/system" "$to/usr/local/bin" \
  "$to/usr/lib/sysusers.d" "$to/usr/lib/tmpfiles.d" "$to/etc/systemd/journald.conf.d"
# The link is swapped in one step: whatever starts meanwhile finds the old release or the new one.
ln -sfn "$release" "$to/opt/sahakon/next"
mv -fT "$to/opt/sahakon/next" "$to/opt/sahakon/current"

install -m 0644 "$from/systemd/sysusers.conf" "$to/usr/lib/sysusers.d/sahakon.conf"
install -m 0644 "$from/systemd/tmpfiles.conf" "$to/usr/lib/tmpfiles.d/sahakon.conf"
install -m 0644 "$from/logs/journald.conf" "$to/etc/systemd/journald.conf.d/sahakon.conf"
install -m 0755 "$from/sahakon" "$to/usr/local/bin/sahakon"
if [ -z "$to" ]; then
  systemd-sysusers sahakon.conf
  systemd-tmpfiles --create sahakon.conf
fi

for unit in "$from"/systemd/*.service "$from"/systemd/*.socket "$from"/systemd/*.timer; do
  install -m 0644 "$unit" "$to/etc/systemd/system/"
done
for unit in "$from"/systemd/*.service; do
  beside=$to/etc/systemd/system/$(basename "$unit").d
  install -d "$beside"
  install -m 0644 "$from/systemd/hardening.conf" "$beside/10-hardening.conf"
done

install -d -m 0750 "$to/etc/sahakon"
[ -e "$to/etc/sahakon/sahakon.env" ] ||
  install -m 0640 "$from/sahakon.env" "$to/etc/sahakon/sahakon.env"
[ -e "$to/etc/sahakon/site.config.json" ] ||
  install -m 0640 "$release/site.config.json" "$to/etc/sahakon/site.config.json"
if [ -z "$to" ]; then
  chgrp -R sahakon /etc/sahakon
  # Commands read their settings where the program lies.
  ln -sfn /etc/sahakon/sahakon.env "$release/.env"
  if [ -d /run/systemd/system ]; then systemctl daemon-reload; fi
fi
