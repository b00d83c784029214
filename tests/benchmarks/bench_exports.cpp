// SPDX-License-Identifier: GPL-3.0-or-later
// Files made from a large run: seconds of the processor, size, and peak memory beyond the run, each in a process of its
// own. Half of the slices are messages, which bring an arrival and an arrow, and half occupy a link.
//   bench_exports [MILLIONS OF SLICES]      default: 10
#include "engine/report/perfetto_trace.h"
#include "engine/report/timeline_json.h"
#include "tests/benchmarks/bench_program.h"
#include "tests/benchmarks/isolated.h"
#include "tests/engine/analysis/run_builder.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <sys/resource.h>
#include <unistd.h>

using namespace weft;

namespace {

double processorSeconds()
{
    timespec spent {};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &spent);
    return static_cast<double>(spent.tv_sec) + static_cast<double>(spent.tv_nsec) / 1e9;
}

double peakMegabytes()
{
    rusage usage {};
    getrusage(RUSAGE_SELF, &usage);
    return static_cast<double>(usage.ru_maxrss) / 1e3;
}

// A ring in which every NPU always sends, as the simulator records it.
simulation::Run ringRun(std::uint32_t slices)
{
    constexpr std::uint32_t kNpus = 64;
    test::RunBuilder builder(test::makeTopology(kNpus, 0, test::ringLinks(kNpus)));
    const auto collective = builder.collective(trace::CollectiveType::AllReduce, 1U << 26U, kNpus, 0, slices * 40ULL);
    for (std::uint32_t message = 0; message < slices / 2; ++message) {
        const std::uint32_t rank = message % kNpus;
        const std::uint64_t start = std::uint64_t { message } / kNpus * 1500 + rank;
        builder.message(rank, (rank + 1) % kNpus, 65'536, start, start + 1400, {}, collective, message % 4);
        builder.linkInterval(2 * rank, start, start + 1300, message);
    }
    builder.run.makespan = Time { slices * 40ULL };
    return builder.finish();
}

template <class Save> void measure(const char* name, const simulation::Run& run, std::uint32_t slices, Save save)
{
    test::isolated([&] {
        const std::string path = "bench_exports." + std::to_string(getpid());
        const double before = peakMegabytes();
        const double from = processorSeconds();
        const Result<void> saved = save(path);
        const double seconds = processorSeconds() - from;
        std::printf("%-16s %6.2f s, %7.1f MB of file, %5.1f bytes a slice, %6.1f MB beyond the run%s\n", name, seconds,
            static_cast<double>(std::filesystem::file_size(path)) / 1e6,
            static_cast<double>(std::filesystem::file_size(path)) / slices, peakMegabytes() - before,
            saved ? "" : ", FAILED");
        std::filesystem::remove(path);
        static_cast<void>(run);
    });
}

} // namespace

static int run(int argc, char** argv)
{
    const int millions = std::clamp(argc > 1 ? std::atoi(argv[1]) : 10, 1, 200);
    const std::uint32_t slices = static_cast<std::uint32_t>(millions) * 1'000'000;
    const simulation::Run run = ringRun(slices);
    std::printf("%d million slices on 64 NPUs\n", millions);
    measure("Perfetto", run, slices,
        [&run](const std::string& path) { return report::savePerfettoTrace(run, nullptr, path); });
    measure("Chrome", run, slices,
        [&run](const std::string& path) { return report::saveTimelineJson(run, nullptr, path); });
    return 0;
}

WEFT_BENCH(run)
