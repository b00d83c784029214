#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs what is missing, builds Weft, and simulates the bundled sample.
#   ./run.sh          do all of it; results go to build/sample-results
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
cmake --build "$build" --target weft-cli

cli="$build/bin/weft-cli"
sample=build/sample
results=build/sample-results
mkdir -p "$results"
"$cli" sample --out "$sample"
echo
"$cli" simulate --topology "$sample/fabric.json" --workload "$sample/step" --system "$sample/system.json" \
    --comm-groups "$sample/groups.json" --network-model aware --record full \
    --result "$results/result.json" --links "$results/links.csv" --timeline "$results/timeline.json"
echo
echo "The results are in $(pwd)/$results:"
echo "  result.json    makespan, finish and exposed communication of every rank, bytes of every link"
echo "  links.csv      the links as a table"
echo "  timeline.json  a timeline for https://ui.perfetto.dev"
