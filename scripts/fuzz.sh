#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Builds the libFuzzer targets with clang and runs each for some minutes; stops at the first failure.
#   scripts/fuzz.sh [MINUTES] [NAME…]     default: 10 minutes each, all targets
# Inputs that were found stay in build/fuzz/corpus/NAME, a crash in build/fuzz/crashes.
set -eu
cd "$(dirname "$0")/.."

minutes=${1:-10}
[ "$#" -eq 0 ] || shift
cmake --preset fuzz >/dev/null
cmake --build --preset fuzz

mkdir -p build/fuzz/crashes
for target in build/fuzz/bin/fuzz_*; do
    name=$(basename "$target")
    if [ "$#" -gt 0 ]; then
        case " $* " in *" $name "*) ;; *) continue ;; esac
    fi
    echo "== $name, $minutes minutes"
    mkdir -p "build/fuzz/corpus/$name"
    seeds=""
    [ ! -d "tests/fuzz/corpus/$name" ] || seeds="tests/fuzz/corpus/$name"
    # shellcheck disable=SC2086 # none or one folder
    "$target" -max_total_time=$((minutes * 60)) -timeout=30 -rss_limit_mb=2048 -print_final_stats=1 \
        -artifact_prefix=build/fuzz/crashes/ "build/fuzz/corpus/$name" $seeds
done
echo "all targets ran clean"
