#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Builds the Debian package in build/package.
#   ./scripts/package.sh            weft_VERSION_ARCHITECTURE.deb
#   ./scripts/package.sh --try      also lets lintian judge it, and installs, runs and removes it in a fresh root of the
#                                   same Debian (needs lintian and mmdebstrap, root or user namespaces, and a mirror)
# Further arguments go to cmake, such as -DWEFT_MAINTAINER='Name <address>'.
set -eu
cd "$(dirname "$0")/.."

try=no
if [ "${1:-}" = --try ]; then
    try=yes
    shift
fi
build=build/package
cmake -S . -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=Release -DBUILD_TESTING=OFF -DCMAKE_INSTALL_PREFIX=/usr \
    -DCMAKE_EXE_LINKER_FLAGS=-Wl,-z,relro,-z,now "$@"
cmake --build "$build"
rm -f "$build"/weft_*.deb
(cd "$build" && cpack -G DEB)
package=$(ls "$build"/weft_*.deb)
echo "The package is $package."
[ "$try" = yes ] || exit 0

lintian --allow-root --fail-on error,warning --info "$package"

# What a person does with it, in a root that has nothing but Debian's essential packages and apt.
cat >"$build/try.sh" <<'END'
set -eu
cd /tmp
before=$(find / -xdev -name '*weft*' -not -path '/tmp/*' -not -path '/proc/*' | sort)
apt-get install -y -q --no-install-recommends /tmp/weft.deb
dpkg --verify weft
useradd --create-home person
su person -c 'cd && weft-cli sample --out sample && weft-cli simulate --topology sample/fabric.json \
    --workload sample/step --system sample/system.json --comm-groups sample/groups.json --result result.json &&
    weft --sample default --screenshot window.png && weft --sample attention --screenshot program.png &&
    ls -l result.json window.png program.png'
apt-get purge -y -q weft
userdel --remove person
after=$(find / -xdev -name '*weft*' -not -path '/tmp/*' -not -path '/proc/*' | sort)
[ "$before" = "$after" ] || { echo "left behind: $after" >&2; exit 1; }
echo "The package installs, runs and removes itself."
END
# shellcheck disable=SC2016 # mmdebstrap's $1 is the root
mmdebstrap --format=tar --variant=apt --include=passwd \
    --customize-hook="copy-in $build/try.sh /tmp" \
    --customize-hook="upload $package /tmp/weft.deb" \
    --customize-hook='chroot "$1" sh /tmp/try.sh' \
    "$(. /etc/os-release && echo "$VERSION_CODENAME")" "$build/root.tar"
rm "$build/root.tar" # as target, root's /dev/null would be replaced by a file
