// SPDX-License-Identifier: GPL-3.0-or-later
// From a program to a workload that runs: kernels become compute nodes with their operations and bytes (for the
// roofline of the system file), communication becomes collectives and messages, and chains that overlap go by chunks.
// Equations are in docs/programs.md. Stateless; any thread.
#pragma once

#include "engine/machine/device_card.h"
#include "engine/program/model/program.h"
#include "engine/trace/execution_graph.h"

namespace weft::program {

struct LowerOptions {
    machine::DeviceCard device;
    std::uint32_t chunks = 4; // of each chain that overlaps
    bool launches = false; // a CPU node of the device's launch overhead, in whole µs, before each kernel
};

// One node of every rank of a group.
struct Task {
    enum class Kind : std::uint8_t { Compute, Collective, Send };
    std::string name;
    Kind kind = Kind::Compute;
    GroupId group {};
    std::optional<GroupId> target; // Send
    std::optional<std::uint32_t> onlyRank; // of the group: what one rank alone computes
    trace::CollectiveType collective = trace::CollectiveType::AllReduce;
    std::uint32_t root = 0;
    std::uint64_t operations = 0; // at the device's 16-bit peak: others count for more
    std::uint64_t memory = 0; // bytes read and written
    std::uint64_t bytes = 0; // sent: as Chakra's comm_size means it
    std::uint32_t kernel = 0; // which of Lowered::kernels
    bool beginsKernel = false;
    std::vector<std::uint32_t> after; // earlier tasks
};

struct Lowered {
    std::vector<std::string> kernels;
    std::vector<Task> tasks; // each comes after what it waits for
    trace::Workload workload; // by rank of the whole program
};

// Errors, without a place: Cycle; TooLarge past 10^6 nodes.
[[nodiscard]] Result<Lowered> lower(const Program& program, const LowerOptions& options);

// The traces of all ranks of what was lowered; lower() has made it.
[[nodiscard]] trace::Workload workloadOf(const Program& program, const Lowered& lowered, const LowerOptions& options);

// The system file that goes with it, as JSON: the device's peaks for the roofline, ring algorithms, `dimensions` of
// them.
[[nodiscard]] std::string systemJson(const machine::DeviceCard& device, std::uint32_t dimensions);

} // namespace weft::program
