#!/bin/bash
# A throw-away machine: this system under an overlay in memory, with loopback, processes and ports of its
# own. "begin.sh CHECKOUT VERSION FOLDER" runs FOLDER/follow.sh in it; all is gone when that ends.
# Root begins it by "unshare --mount --net --pid --fork --kill-child".
set -eu
checkout=$1 version=$2 folder=$3
mount --make-rprivate /
mount -t tmpfs -o size=2g tmpfs "$folder/memory"
cd "$folder/memory"
mkdir system system-work release release-work root
mount -t overlay overlay -o "lowerdir=/,upperdir=system,workdir=system-work" root
mount -t proc proc root/proc
mount --rbind /dev root/dev
mount -t tmpfs tmpfs root/tmp
mount -t tmpfs tmpfs root/run
mkdir -p "root/opt/sahakon/releases/$version"
mount -t overlay overlay -o "lowerdir=$checkout,upperdir=release,workdir=release-work" \
  "root/opt/sahakon/releases/$version"
# A release that has just been unpacked, not a checkout from which a server has run.
rm -rf "root/opt/sahakon/releases/$version/.alive" "root/opt/sahakon/releases/$version/.env"
ip link set lo up

for name in systemctl journalctl; do
  install -m 0755 "$checkout/deploy/tests/machine/$name" "root/usr/local/bin/$name"
done
cp "$folder/follow.sh" root/tmp/follow.sh
cp -r "$folder/extract" "$folder/wrong" root/tmp/
mkdir -p root/etc/letsencrypt/live/portal.example
cp "$folder/certificate.pem" root/etc/letsencrypt/live/portal.example/fullchain.pem
cp "$folder/key.pem" root/etc/letsencrypt/live/portal.example/privkey.pem
[ -x root/usr/bin/node ] ||
  ln -s "/opt/sahakon/releases/$version/node_modules/node/bin/node" root/usr/bin/node
exec env -i PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin:"$PATH" HOME=/root \
  LANG=C.UTF-8 chroot root /bin/bash /tmp/follow.sh
