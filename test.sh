#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs what is missing, builds Weft with its tests, and runs every test. Arguments go to ctest.
set -eu
cd "$(dirname "$0")"

./scripts/deps.sh

build=build/release
cmake -S . -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=Release -DBUILD_TESTING=ON
cmake --build "$build"
# One more than there are cores: tests of the window wait half of their time.
exec ctest --test-dir "$build" --output-on-failure --parallel "$(($(nproc) + 1))" "$@"
