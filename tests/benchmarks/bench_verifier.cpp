// SPDX-License-Identifier: GPL-3.0-or-later
// Verifies ring all-reduces, each case in a process of its own, and prints the processor seconds of building the
// schedule, of the best of several verifications, the peak memory of both together, and what the schedule takes.
//   bench_verifier [CASE…]      cases are named in the first column; without any, all run
#include "engine/collective/proof/verifier.h"
#include "tests/benchmarks/bench_program.h"
#include "tests/benchmarks/isolated.h"
#include "tests/engine/collective/small_schedules.h"

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <ctime>
#include <random>
#include <sys/resource.h>

using namespace weft;
using namespace weft::collective;
using namespace weft::collective::test;

namespace {

enum class Shape { Fused, Permuted, Guarded, Unguarded };

struct Case {
    const char* name;
    Shape shape;
    std::uint32_t ranks;
    int repeats;
};

constexpr Case kCases[] {
    { "ring-128", Shape::Fused, 128, 2000 },
    { "ring-1024", Shape::Fused, 1024, 3 },
    { "ring-4096", Shape::Fused, 4096, 1 },
    { "permuted-128", Shape::Permuted, 128, 20 },
    { "permuted-1024", Shape::Permuted, 1024, 1 },
    { "two-blocks-128", Shape::Guarded, 128, 20 },
    { "two-blocks-1024", Shape::Guarded, 1024, 1 },
    { "ordered-by-others-128", Shape::Unguarded, 128, 5 },
    { "ordered-by-others-512", Shape::Unguarded, 512, 1 },
};

// Of this process alone, so that a busy machine does not count.
double processorSeconds()
{
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

SchedulePtr build(const Case& each)
{
    switch (each.shape) {
    case Shape::Fused:
        return fusedRing(each.ranks);
    case Shape::Permuted: {
        std::vector<std::uint32_t> order = inOrderOfRanks(each.ranks);
        std::shuffle(order.begin(), order.end(), std::mt19937 { 1 });
        return fusedRing(order);
    }
    case Shape::Guarded:
        return plainRing(each.ranks, true);
    case Shape::Unguarded:
        return plainRing(each.ranks, false);
    }
    return {};
}

void run(const Case& each)
{
    const double start = processorSeconds();
    const SchedulePtr schedule = build(each);
    const double built = processorSeconds() - start;
    double best = 1e9;
    bool correct = true;
    for (int i = 0; i < each.repeats; ++i) {
        const double before = processorSeconds();
        const Result<Verdict> verdict = verify(*schedule);
        best = std::min(best, processorSeconds() - before);
        correct = correct && verdict && verdict->correct;
    }
    rusage usage {};
    getrusage(RUSAGE_SELF, &usage);
    std::printf("%-22s %9llu transfers  %-7s  built %8.4f s  verified %9.5f s  peak %6.1f MB  schedule %6.1f MB\n",
        each.name, static_cast<unsigned long long>(schedule->transferCount()), correct ? "correct" : "WRONG", built,
        best, static_cast<double>(usage.ru_maxrss) / 1024, static_cast<double>(schedule->memoryBytes()) / 1e6);
    std::fflush(stdout);
}

} // namespace

static int run(int argc, char** argv)
{
    for (const Case& each : kCases) {
        const bool wanted = argc == 1
            || std::any_of(argv + 1, argv + argc, [&](const char* arg) { return !std::strcmp(arg, each.name); });
        if (!wanted)
            continue;
        weft::test::isolated([&each] { run(each); });
    }
    return 0;
}

WEFT_BENCH(run)
