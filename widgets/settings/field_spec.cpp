// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/settings/field_spec.h"

#include <QCoreApplication>

namespace weft::widgets {

namespace {

class Words {
    Q_DECLARE_TR_FUNCTIONS(weft::widgets::SettingsForm) // which says them
};

FieldSection collectives()
{
    return { QStringLiteral("collectives"), Words::tr("Collectives"),
        Words::tr("A collective is cut into chunks; each chunk goes through its dimensions in phases."),
        { { .key = "preferred-dataset-splits",
              .label = Words::tr("Chunks"),
              .help = Words::tr("Into how many chunks of equal size each collective is cut. More chunks keep more "
                                "dimensions at work at once, but each one is a message of its own."),
              .kind = FieldKind::Whole,
              .preset = QStringLiteral("1"),
              .least = 1 },
            { .key = "active-chunks-per-dimension",
                .label = Words::tr("Active chunks"),
                .help = Words::tr("How many chunks may be in progress in one dimension at once, over all its queues."),
                .kind = FieldKind::Whole,
                .preset = QStringLiteral("1"),
                .unit = Words::tr("per dimension"),
                .least = 1 },
            { .key = "collective-optimization",
                .label = Words::tr("All-reduce phases"),
                .help = Words::tr("baseline: an all-reduce in each dimension, all of full size. localBWAware: "
                                  "reduce-scatter through the dimensions, all-reduce in the last, all-gather back, so "
                                  "that outer dimensions carry less."),
                .kind = FieldKind::Choice,
                .preset = QStringLiteral("baseline"),
                .choices = { "baseline", "localBWAware" } },
            { .key = "scheduling-policy",
                .label = Words::tr("Scheduling policy"),
                .help = Words::tr("Which waiting collective goes first: LIFO the latest, FIFO the earliest, EXPLICIT "
                                  "by comm_priority of the trace. A rank issues one collective at a time, so that it "
                                  "matters for chunks that wait only."),
                .kind = FieldKind::Choice,
                .preset = QStringLiteral("LIFO"),
                .choices = { "LIFO", "FIFO", "EXPLICIT" } },
            { .key = "inter-dimension-scheduling",
                .label = Words::tr("Order of dimensions"),
                .help = Words::tr("In which order a chunk goes through the dimensions: ascending for all; roundRobin "
                                  "starts each chunk one dimension further; offlineGreedy and offlineGreedyFlex load "
                                  "the dimensions evenly (Themis)."),
                .kind = FieldKind::Choice,
                .preset = QStringLiteral("ascending"),
                .choices = { "ascending", "roundRobin", "offlineGreedy", "offlineGreedyFlex" } },
            { .key = "intra-dimension-scheduling",
                .label = Words::tr("Order in a dimension"),
                .help = Words::tr("Which waiting chunk of a dimension's queue starts next: FIFO, RG (reduce-scatter "
                                  "before all-gather), smallestFirst, lessRemainingPhaseFirst."),
                .kind = FieldKind::Choice,
                .preset = QStringLiteral("FIFO"),
                .choices = { "FIFO", "RG", "smallestFirst", "lessRemainingPhaseFirst" } },
            { .key = "endpoint-delay",
                .label = Words::tr("Endpoint delay"),
                .help = Words::tr("Time that an NPU needs for each packet of a collective that it sends. Multiplied by "
                                  "the injection scale where it is given."),
                .kind = FieldKind::Whole,
                .preset = Words::tr("10 ns"),
                .unit = QStringLiteral("ns"),
                .quantity = FieldUnit::Time } } };
}

FieldSection compute()
{
    return { QStringLiteral("compute"), Words::tr("Compute"), {},
        { { .key = "roofline-enabled",
              .label = Words::tr("Roofline model"),
              .help = Words::tr("A compute lasts as long as its FLOP (num_ops) and bytes (tensor_size) take at the "
                                "peak performance and the memory bandwidth, instead of the duration in the trace."),
              .kind = FieldKind::Flag,
              .preset = Words::tr("off") },
            { .key = "peak-perf",
                .label = Words::tr("Peak performance"),
                .help
                = Words::tr("Floating-point operations of an NPU, in 10^12 a second. The roofline model needs it."),
                .kind = FieldKind::Number,
                .preset = Words::tr("none"),
                .unit = QStringLiteral("TFLOP/s"),
                .leastIncluded = false,
                .need = FieldNeed::Roofline },
            { .key = "local-mem-bw",
                .label = Words::tr("Memory bandwidth"),
                .help = Words::tr("Local memory bandwidth of an NPU, in 10^9 bytes a second: for reductions in "
                                  "collectives and for the roofline model. Without it reductions take no time."),
                .kind = FieldKind::Number,
                .preset = Words::tr("reductions are free"),
                .unit = QStringLiteral("GB/s"),
                .quantity = FieldUnit::Bandwidth,
                .leastIncluded = false },
            { .key = "replay-only",
                .label = Words::tr("Replay only"),
                .help = Words::tr("Every operation, communication included, lasts its duration in the trace. Nothing "
                                  "is sent, so that network and collective settings have no effect."),
                .kind = FieldKind::Flag,
                .preset = Words::tr("off") } } };
}

FieldSpec busDelay(const char* key, const QString& label, const QString& help)
{
    return { .key = QLatin1String(key),
        .label = label,
        .help = help,
        .kind = FieldKind::Whole,
        .preset = Words::tr("0 ns"),
        .unit = QStringLiteral("ns"),
        .quantity = FieldUnit::Time,
        .need = FieldNeed::SharedBus };
}

FieldSection sharedBus()
{
    return { QStringLiteral("bus"), Words::tr("Shared bus"),
        Words::tr("A LogGP model of the bus between an NPU and its network interface. Replaces the endpoint delay."),
        { { .key = "model-shared-bus",
              .label = Words::tr("Model the bus"),
              .help = Words::tr("Packets of collectives cross a shared bus at each NPU."),
              .kind = FieldKind::Flag,
              .preset = Words::tr("off") },
            busDelay("L", Words::tr("Latency L"), Words::tr("Time that data needs to cross the bus.")),
            busDelay("o", Words::tr("Overhead o"), Words::tr("Time that the sender is busy before each transfer.")),
            busDelay("g", Words::tr("Gap g"), Words::tr("Least time between two transfers in one direction.")),
            { .key = "G",
                .label = Words::tr("Gap per byte G"),
                .help = Words::tr("Time for each byte of a transfer; the inverse of the bus bandwidth."),
                .kind = FieldKind::Number,
                .preset = Words::tr("0 ns/B"),
                .unit = QStringLiteral("ns/B"),
                .need = FieldNeed::SharedBus },
            { .key = "local-reduction-delay",
                .label = Words::tr("Reduction delay"),
                .help = Words::tr("Time of the processing unit for each 100 bytes that it reduces."),
                .kind = FieldKind::Whole,
                .preset = Words::tr("1 ns per 100 B"),
                .unit = Words::tr("ns per 100 B"),
                .quantity = FieldUnit::Time,
                .need = FieldNeed::SharedBus } } };
}

FieldSpec nodeCount(const char* key, const QString& label, const QString& help)
{
    return { .key = QLatin1String(key),
        .label = label,
        .help = help,
        .kind = FieldKind::Whole,
        .preset = Words::tr("none, must be given"),
        .least = 1,
        .file = FieldFile::Memory,
        .need = FieldNeed::PerNodeMemory };
}

} // namespace

std::vector<FieldSection> systemSections()
{
    return { collectives(), compute(), sharedBus() };
}

FieldSection memorySection()
{
    return { QStringLiteral("memory"), Words::tr("Remote memory"),
        Words::tr("Where memory operations of the trace go."),
        { { .key = "memory-type",
              .label = Words::tr("Kind"),
              .help
              = Words::tr("NO_MEMORY_EXPANSION: the trace must not access remote memory. PER_NPU_MEMORY_EXPANSION: "
                          "accesses are independent. PER_NODE_MEMORY_EXPANSION: one access at a time in each "
                          "node. MEMORY_POOL: one access at a time in all."),
              .kind = FieldKind::Choice,
              .preset = QStringLiteral("NO_MEMORY_EXPANSION"),
              .choices
              = { "NO_MEMORY_EXPANSION", "PER_NPU_MEMORY_EXPANSION", "PER_NODE_MEMORY_EXPANSION", "MEMORY_POOL" },
              .file = FieldFile::Memory },
            { .key = "remote-mem-latency",
                .label = Words::tr("Latency"),
                .help = Words::tr("Of each access, before its bytes."),
                .kind = FieldKind::Whole,
                .preset = Words::tr("0 ns"),
                .unit = QStringLiteral("ns"),
                .quantity = FieldUnit::Time,
                .file = FieldFile::Memory,
                .need = FieldNeed::AnyMemory },
            { .key = "remote-mem-bw",
                .label = Words::tr("Bandwidth"),
                .help = Words::tr("Whole GB/s of 10^9 bytes a second."),
                .kind = FieldKind::Whole,
                .preset = Words::tr("none, must be given"),
                .unit = QStringLiteral("GB/s"),
                .quantity = FieldUnit::Bandwidth,
                .least = 1,
                .file = FieldFile::Memory,
                .need = FieldNeed::AnyMemory },
            nodeCount("num-nodes", Words::tr("Nodes"), Words::tr("How many nodes share the machine's NPUs.")),
            nodeCount("num-npus-per-node", Words::tr("NPUs per node"),
                Words::tr("How many consecutive NPUs share the memory of a node.")) } };
}

} // namespace weft::widgets
