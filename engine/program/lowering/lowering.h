// SPDX-License-Identifier: GPL-3.0-or-later
// From a program to a workload that runs: kernels become compute nodes with their operations and bytes (for the
// roofline of the system file), communication becomes collectives and messages, and chains that overlap go by chunks.
// Equations are in docs/programs.md. Stateless; any thread.
#pragma once

#include "engine/collective/lowering/slot_ports.h"
#include "engine/machine/device_card.h"
#include "engine/program/model/program.h"
#include "engine/topology/topology.h"
#include "engine/trace/execution_graph.h"

namespace weft::program {

struct LowerOptions {
    machine::DeviceCard device;
    std::uint32_t chunks = 4; // of each chain that overlaps; written out, of each message's computation
    bool launches = false; // a CPU node of the device's launch overhead, in whole µs, before each kernel
    // The algorithm of the collective room by which a chain around one collective is written out as sends and receives,
    // with the computation on each chunk at the ports of its slots. Empty: such chains go by chunks of whole
    // collectives, as all others do.
    std::string inlined = "ring";
    // Ranks of a group may come to its collectives at different times (by what algorithms, or over what network, is not
    // known here), and have to be told the order.
    bool ordersCollectives = false;
};

// What is computed on each chunk of a collective that is written out: of the whole tensor, shared out to its places.
struct PortWork {
    collective::PortPlace::When when = collective::PortPlace::When::Given;
    std::string name;
    double operations = 0;
    double memory = 0;
    std::uint32_t kernel = 0; // which of Lowered::kernels
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
    std::optional<std::uint32_t> chain; // of Program::overlapped
    bool beginsKernel = false; // it is launched before this
    std::optional<std::uint32_t> begun; // of the first of each further chunk: the task that begins the kernel
    bool isWrittenOut = false; // as sends and receives, with `ports`
    std::vector<PortWork> ports;
    std::vector<std::uint32_t> after; // earlier tasks
};

struct Lowered {
    std::vector<std::string> kernels;
    std::vector<Task> tasks; // each comes after what it waits for
    trace::Workload workload; // by rank of the whole program
};

// Errors, without a place: Cycle; TooLarge past 10^6 nodes; those of makeAlgorithm and of Inlining. With a stage as
// Where::item: TooLarge past 10^18 operations or bytes of a rank.
[[nodiscard]] Result<Lowered> lower(const Program& program, const LowerOptions& options);

// The two steps of that: all but the workload, and the traces of all ranks.
[[nodiscard]] Result<Lowered> lowerToTasks(const Program& program, const LowerOptions& options);
[[nodiscard]] Result<trace::Workload> workloadOf(
    const Program& program, const Lowered& lowered, const LowerOptions& options);

// Which task a node of its workload was made for, of those that are not written out: three ids a task, its launch,
// itself and its receiving end. Past the last task: a node of what is written out.
[[nodiscard]] constexpr std::size_t taskOf(std::uint64_t node)
{
    return static_cast<std::size_t>(node / 3);
}

// Bytes of a node that lasts a nanosecond: other simulators do not run what takes no time.
[[nodiscard]] std::uint64_t leastMemory(const machine::DeviceCard& device);

// The system file that goes with it, as JSON: the device's peaks for the roofline, and for each dimension of the fabric
// ring algorithms, but all-to-alls straight to whom they are for where there is a way: over a switch one message after
// the other, over links of their own at once.
[[nodiscard]] std::string systemJson(
    const machine::DeviceCard& device, std::span<const topology::Dimension> dimensions);

} // namespace weft::program
