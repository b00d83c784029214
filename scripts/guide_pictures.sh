#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Makes the pictures of docs/guide again, without a screen: scripts/guide_pictures.sh [path of weft]
set -eu
cd "$(dirname "$0")/.."
weft=${1:-build/release/bin/weft}
out=docs/guide/pictures
mkdir -p "$out"
picture() {
    name=$1
    shift
    QT_QPA_PLATFORM=offscreen LC_ALL=C.UTF-8 "$weft" --size 1200x760 --theme light --screenshot "$out/$name.png" "$@"
}
picture analyze --sample default --mode analyze --view summary --time 2600000
picture design --sample default --mode design
picture settings --sample default --mode simulate
picture heatmap --sample default --mode analyze --view heatmap --time 4200000
picture program --sample attention --mode programs
