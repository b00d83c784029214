#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs what is missing, builds Weft, and opens it on the bundled sample. Without a display, or with
# QT_QPA_PLATFORM=offscreen, it simulates the sample, draws the window into a picture, and ends.
#   ./run.sh          do all of it; without a display, results go to build/sample-results
#   ./run.sh --deps   only install what is missing
set -eu
cd "$(dirname "$0")"

case "${1:-}" in
"" | --deps) ;;
*)
    echo "usage: ./run.sh [--deps]" >&2
    exit 2
    ;;
esac

./scripts/deps.sh
[ "${1:-}" != --deps ] || exit 0

build=build/release
# A tree that test.sh has configured keeps its tests; a new one is built without them.
[ -f "$build/CMakeCache.txt" ] || set -- -DBUILD_TESTING=OFF
cmake -S . -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=Release "$@"
cmake --build "$build" --target weft weft-cli

if [ "${QT_QPA_PLATFORM:-}" != offscreen ] && [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
    exec "$build/bin/weft" --sample default
fi

cli="$build/bin/weft-cli"
sample=build/sample
results=build/sample-results
mkdir -p "$results"
"$cli" sample --out "$sample"
echo
"$cli" simulate --topology "$sample/fabric.json" --workload "$sample/step" --system "$sample/system.json" \
    --comm-groups "$sample/groups.json" --network-model aware --record full \
    --result "$results/result.json" --links "$results/links.csv" --timeline "$results/timeline.json"
"$build/bin/weft" --sample default --mode analyze --screenshot "$results/window.png"
echo
echo "There is no display. The results are in $(pwd)/$results:"
echo "  window.png     the window on the sample"
echo "  result.json    makespan, finish and exposed communication of every rank, bytes of every link"
echo "  links.csv      the links as a table"
echo "  timeline.json  a timeline for https://ui.perfetto.dev"
