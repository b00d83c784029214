// SPDX-License-Identifier: GPL-3.0-or-later
// A file of benchmarks announces its function (argc, argv, exit code) with WEFT_BENCH; the program runs it by the file's
// name: `bench bench_simulation [arguments]`. For benchmarks only.
#pragma once

#include "tests/support/announcement.h"

#define WEFT_BENCH(function) static const weft::test::Announcement announcement(__FILE__, function);
