// SPDX-License-Identifier: GPL-3.0-or-later
// From the XML text of a ring all-reduce in memory to a verified schedule to the ET bytes of all ranks, without the XML
// in them, again and again on one thread. Prints median and minimum of the whole and of its parts: milliseconds by the
// clock, and of the processor, which a busy machine does not spoil.
//   bench_conversion [RANKS [REPEATS]]      default: 128 NPUs, 200 times
#include "engine/collective/forms/chakra/chakra_form.h"
#include "engine/collective/forms/msccl/msccl_xml.h"
#include "engine/collective/proof/verifier.h"
#include "tests/benchmarks/bench_program.h"
#include "tests/engine/collective/small_schedules.h"
#include "tests/engine/collective/through_files.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>

using namespace weft;
using namespace weft::collective;

namespace {

enum Part : std::size_t { kParse, kVerify, kEncode, kWhole, kParts };
constexpr std::array<const char*, kParts> kNames { "parse", "verify", "write ET", "whole" };
constexpr double kMillis = 1e3;

struct Clocks {
    double wall = 0;
    double processor = 0;
};

Clocks now()
{
    timespec spent {};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &spent);
    const std::chrono::duration<double, std::milli> wall = std::chrono::steady_clock::now().time_since_epoch();
    return { wall.count(), static_cast<double>(spent.tv_sec) * kMillis + static_cast<double>(spent.tv_nsec) / 1e6 };
}

struct Samples {
    std::vector<double> wall;
    std::vector<double> processor;

    void add(const Clocks& from, const Clocks& to)
    {
        wall.push_back(to.wall - from.wall);
        processor.push_back(to.processor - from.processor);
    }
};

double median(std::vector<double> values)
{
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

double least(const std::vector<double>& values)
{
    return *std::min_element(values.begin(), values.end());
}

// The same from single steps, as programs are published without fusion.
SchedulePtr unfused(const Schedule& ring)
{
    ScheduleBuilder builder(ring.pattern());
    for (std::uint32_t b = 0; b < ring.blockCount(); ++b) {
        const BlockId block = builder.addBlock(ring.block(BlockId { b }));
        for (StepId id = ring.steps(BlockId { b }).first; id < ring.steps(BlockId { b }).past;
             id = StepId { index(id) + 1 }) {
            Step step = ring.step(id);
            const bool isFused = receives(step.kind) && sends(step.kind);
            if (isFused)
                step.kind = reduces(step.kind) ? StepKind::ReceiveReduceCopy : StepKind::Receive;
            builder.add(block, step);
            if (isFused)
                builder.add(block, { StepKind::Send, step.source, step.target });
        }
    }
    return *builder.seal();
}

bool run(const char* name, const std::string& xml, bool annotate, int repeats)
{
    std::array<Samples, kParts> samples;
    std::size_t bytes = 0;
    for (int i = 0; i < repeats; ++i) {
        std::array<Clocks, kParts> at;
        at[0] = now();
        Findings findings;
        const Result<SchedulePtr> schedule = parseMscclXml(xml, "ring.xml", findings);
        if (!schedule)
            return false;
        at[1] = now();
        const Result<Verdict> verdict = verify(**schedule);
        if (!verdict || !verdict->correct)
            return false;
        at[2] = now();
        EtOptions options;
        options.lowering.commSize = Bytes { 1U << 20U };
        options.annotate = annotate;
        const EtEncoder encoder(**schedule, options);
        bytes = 0;
        for (std::uint32_t rank = 0; rank < (*schedule)->rankCount(); ++rank)
            bytes += encoder.encode(Rank { rank }).size();
        at[3] = now();
        for (std::size_t part = kParse; part < kWhole; ++part)
            samples[part].add(at[part], at[part + 1]);
        samples[kWhole].add(at[0], at[3]);
    }
    std::printf("%s: %.2f MB of XML to %.2f MB of ET, %d times\n", name, static_cast<double>(xml.size()) / 1e6,
        static_cast<double>(bytes) / 1e6, repeats);
    for (std::size_t part = 0; part < kParts; ++part) {
        std::printf("  %-9s clock: median %7.2f, least %7.2f ms   processor: median %7.2f, least %7.2f ms\n",
            kNames[part], median(samples[part].wall), least(samples[part].wall), median(samples[part].processor),
            least(samples[part].processor));
    }
    std::fflush(stdout);
    return true;
}

} // namespace

static int run(int argc, char** argv)
{
    const int ranks = std::clamp(argc > 1 ? std::atoi(argv[1]) : 128, 2, 4096);
    const int repeats = std::max(argc > 2 ? std::atoi(argv[2]) : 200, 1);
    const auto npus = static_cast<std::uint32_t>(ranks);
    const SchedulePtr ring = test::fusedRing(npus);
    const std::string fused = toMscclXml(*ring);
    const std::string plain = toMscclXml(*unfused(*ring));
    std::printf("ring all-reduce of %d NPUs\n", ranks);
    const bool ran = run("fused steps", fused, true, repeats)
        && run("fused steps, no annotations", fused, false, repeats) && run("single steps", plain, true, repeats)
        && run("single steps, no annotations", plain, false, repeats);
    return ran ? 0 : 1;
}

WEFT_BENCH(run)
