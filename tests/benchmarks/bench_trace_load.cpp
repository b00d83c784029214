// SPDX-License-Identifier: GPL-3.0-or-later
// Loads a trace of a million nodes of about 150 bytes (name, two dependencies, four attributes) and prints what it
// took.
//   bench_trace_load [NODES] [FILE]
#include "engine/trace/et_writer.h"
#include "engine/trace/trace_reader.h"
#include "engine/trace/validator.h"
#include "tests/benchmarks/bench_program.h"
#include "tests/benchmarks/isolated.h"

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <sys/resource.h>

using namespace weft;
using namespace weft::trace;

namespace {

double peakMegabytes()
{
    rusage usage {};
    getrusage(RUSAGE_SELF, &usage);
    return static_cast<double>(usage.ru_maxrss) * 1024 / 1e6;
}

void writeTrace(const std::string& path, std::uint64_t nodes)
{
    EtWriter writer;
    for (std::uint64_t id = 0; id < nodes; ++id) {
        Operation operation;
        operation.id = id;
        const bool isCompute = id % 4 != 3;
        operation.type = isCompute ? NodeType::Comp : NodeType::Coll;
        operation.durationMicros = id % 977;
        if (isCompute) {
            operation.numOps = 1'000'000 + id;
            operation.tensorSize = 4096 + id % 64;
            operation.has = static_cast<std::uint16_t>(Has::NumOps) | static_cast<std::uint16_t>(Has::TensorSize)
                | static_cast<std::uint16_t>(Has::CommPriority);
        } else {
            operation.commType = CollectiveType::AllReduce;
            operation.commSize = 1 << 20;
            operation.has = static_cast<std::uint16_t>(Has::CommType) | static_cast<std::uint16_t>(Has::CommSize)
                | static_cast<std::uint16_t>(Has::CommPriority);
        }
        const std::uint64_t before[] { id > 0 ? id - 1 : 0, id > 16 ? id - 16 : 0 };
        const std::size_t count = id == 0 ? 0 : (id > 16 ? 2 : 1);
        const std::string name
            = "layer" + std::to_string(id / 100) + ".transformer.attention.operation" + std::to_string(id);
        writer.add(operation, name, { before, count });
    }
    std::ofstream(path, std::ios::binary) << writer.bytes();
}

// Wall and processor time: on a busy machine only the second one says something.
class Stopwatch {
public:
    [[nodiscard]] double wall() const
    {
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - m_begin).count();
    }
    [[nodiscard]] double cpu() const { return static_cast<double>(std::clock() - m_cpu) / CLOCKS_PER_SEC; }

private:
    std::chrono::steady_clock::time_point m_begin = std::chrono::steady_clock::now();
    std::clock_t m_cpu = std::clock();
};

void load(const std::string& path)
{
    const double before = peakMegabytes();
    ReadContext context;
    context.file = path;
    Findings findings;
    const Stopwatch reading;
    const Result<ExecutionGraphPtr> graph = readTrace(context, findings);
    const double readingWall = reading.wall();
    const double readingCpu = reading.cpu();
    if (!graph) {
        std::printf("failed: %s\n", toString(graph.error()).c_str());
        return;
    }
    const double afterReading = peakMegabytes();
    Workload workload;
    workload.graphs = { *graph };
    const Stopwatch validating;
    validate(workload, {}, 1, {}, findings);
    const double validatingCpu = validating.cpu();
    const auto bytes = std::filesystem::file_size(path);
    std::printf("%-16s %9u nodes %7.1f MB: load %.2f s (%.2f s CPU), peak %.0f MB (%.0f MB before); "
                "validate %.2f s CPU, peak %.0f MB; %zu findings\n",
        std::filesystem::path(path).filename().c_str(), (*graph)->size(), static_cast<double>(bytes) / 1e6, readingWall,
        readingCpu, afterReading, before, validatingCpu, peakMegabytes(), findings.size());
}

} // namespace

static int run(int argc, char** argv)
{
    const std::uint64_t nodes = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 1'000'000;
    const std::filesystem::path folder
        = std::filesystem::temp_directory_path() / ("weft-bench-" + std::to_string(getpid()));
    std::filesystem::create_directories(folder);
    const std::string plain = argc > 2 ? argv[2] : (folder / "million.0.et").string();
    const std::string packed = (folder / "million.0.et.gz").string();
    if (argc <= 2)
        weft::test::isolated([&] { writeTrace(plain, nodes); });
    weft::test::isolated([&] { load(plain); });
    weft::test::isolated([&] {
        ReadContext context;
        context.file = plain;
        Findings findings;
        if (const Result<ExecutionGraphPtr> graph = readTrace(context, findings))
            static_cast<void>(writeEt(**graph, packed));
    });
    weft::test::isolated([&] { load(packed); });
    std::filesystem::remove_all(folder);
    return 0;
}

WEFT_BENCH(run)
