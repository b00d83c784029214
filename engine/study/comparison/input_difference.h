// SPDX-License-Identifier: GPL-3.0-or-later
// What differs between the inputs of two runs: fabric by node and link, workload, settings by key. Typed values and no
// words, so that a window and a report say the same in their own languages. Pure functions; any thread.
#pragma once

#include "engine/study/scenario/run_settings.h"
#include "engine/study/scenario/scenario.h"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace weft::study {

struct ComparedInputs {
    std::optional<topology::Fabric> fabric; // absent: not in memory, so that only its name is compared
    std::string fabricName;
    WorkloadPtr workload; // null: likewise
    std::string workloadName;
    RunSettings settings;
};

enum class DifferenceKind : std::uint8_t {
    // Of the fabric; the subject is a node or a link by its name.
    FabricName,
    NpuCount,
    SwitchCount,
    LinkCount,
    Dimensions, // sizes as text
    NodeAdded,
    NodeRemoved,
    NodeFailed, // bool
    NodeForwards, // bool
    NodeSpeed, // factor
    LinkAdded, // `after` is its bandwidth
    LinkRemoved, // `before` is its bandwidth
    LinkFailed, // bool
    LinkBandwidth, // in force
    LinkLatency, // in force
    Routes, // the explicit ones; how many
    // Of the workload.
    WorkloadName,
    WorkloadRanks,
    WorkloadOperations, // in all
    WorkloadContent, // as many operations, and not the same ones
    // Of the settings.
    Network, // "aware", "unaware"
    Packet, // bytes; absent: whole messages
    Routing, // "default", "hash", …
    RoutingSeed,
    Queues,
    InjectionScale,
    Rendezvous, // bool
    GroupsByDimension, // bool
    Algorithm, // the subject is a pattern, and `dimension` tells where, unless the algorithm is one for all
    SystemKey, // the subject is a key
    MemoryKey,
    Group, // the subject is a group; ranks as text
};

// Absent: not given, or not there. Text is a word of a configuration, a name, or a list with commas.
using DifferenceValue
    = std::variant<std::monostate, bool, std::uint64_t, double, Bytes, Latency, Bandwidth, std::string>;

struct InputDifference {
    DifferenceKind kind {};
    std::string subject {};
    std::optional<std::uint32_t> dimension {}; // Algorithm only
    DifferenceValue before {};
    DifferenceValue after {};
    std::uint64_t count = 1; // how many nodes or links changed just so; `subject` is the first of them
    bool isState = false; // of the costs of a link: it was degraded or mended, and is made as it was
};

// In the order of the kinds; equal changes of several nodes or links are one entry. Nodes match by their keys, links by
// their ends and their order among parallel ones. Names count where contents differ or are not known. Linear in the
// sizes of the inputs.
[[nodiscard]] std::vector<InputDifference> inputDifferences(const ComparedInputs& a, const ComparedInputs& b);

} // namespace weft::study
