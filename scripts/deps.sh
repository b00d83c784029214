#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs what Weft, its package and the judges of that need from the packages of Debian 12 or Ubuntu 24.04. Says what
# it installs; does nothing where everything is there already.
set -eu

packages="
g++ cmake ninja-build ccache pkg-config
zlib1g-dev libprotobuf-dev protobuf-compiler nlohmann-json3-dev libyaml-cpp-dev libpugixml-dev libcli11-dev libglpk-dev
qt6-base-dev qt6-charts-dev libqt6opengl6-dev qt6-svg-dev libqscintilla2-qt6-dev
qt6-tools-dev qt6-tools-dev-tools qt6-l10n-tools qt6-translations-l10n python3
libgl1-mesa-dev fontconfig fonts-dejavu-core
dpkg-dev man-db desktop-file-utils appstream shared-mime-info
xvfb dbus at-spi2-core
"

if ! command -v dpkg-query >/dev/null 2>&1 || ! command -v apt-get >/dev/null 2>&1; then
    echo "This system has no apt. Install what stands for these Debian packages, then build with CMake:" >&2
    echo "$packages" >&2
    exit 1
fi

# Names that stand for each other count too: Ubuntu's qt6-base-dev provides libqt6opengl6-dev.
installed=$(dpkg-query -W -f '${db:Status-Status},${Package},${Provides}\n' | sed -n 's/^installed,//p' | tr ',' '\n' |
    sed 's/^ *//; s/ .*//' | tr '\n' ' ')
missing=""
for package in $packages; do
    case " $installed " in *" $package "*) ;; *) missing="$missing $package" ;; esac
done
[ -n "$missing" ] || exit 0

if [ "$(id -u)" -eq 0 ]; then
    as_root=""
elif command -v sudo >/dev/null 2>&1; then
    as_root="sudo"
else
    echo "These packages are missing, and installing them needs root or sudo:$missing" >&2
    exit 1
fi

echo "Installing with apt:$missing"
$as_root apt-get update -q
# shellcheck disable=SC2086 # a list of words
$as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends $missing
