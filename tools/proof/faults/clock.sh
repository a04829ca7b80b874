#!/bin/sh
# Runs a program in a view of the machine of its own where the clock says what the file CLOCK_FILE
# says (libfaketime's form: +1h, -3600); everything that it starts has the same clock.
set -e
mount -t tmpfs none /mnt
mkdir /mnt/up /mnt/work
chmod 755 /mnt/up
mount -t overlay none -o lowerdir=/etc,upperdir=/mnt/up,workdir=/mnt/work /etc
echo "$CLOCK_LIBRARY" > /etc/ld.so.preload
ln -s "$CLOCK_FILE" /etc/faketimerc
exec "$@"
