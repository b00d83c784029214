// SPDX-License-Identifier: GPL-3.0-or-later
// What a simulation leaves behind: an immutable Run in columns, shared as std::shared_ptr<const Run>.
// Everything that people see (tables, timelines, reports, the critical path) reads a Run and nothing else.
#pragma once

#include "engine/core/error.h"
#include "engine/core/ids.h"
#include "engine/core/units.h"
#include "engine/simulation/model/system_config.h"
#include "engine/topology/fabric.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace weft::simulation {

enum class OperationKind : std::uint8_t { Compute, CpuCompute, Collective, Send, Receive, Memory, Other };

// What an operation or a message waited for last. `index` is an operation record, message record or link.
enum class ReleaseKind : std::uint8_t {
    Start, // nothing: the start of the run
    Dependency, // index = the operation record that completed last
    Slot, // index = the operation record that held the rank's slot
    Queue, // index = the message record whose arrival let the stream's queue move on
    Message, // index = the message record whose arrival produced this one
    Operation, // index = the operation record that issued the message
};

struct Release {
    ReleaseKind kind = ReleaseKind::Start;
    std::uint32_t index = 0xFFFFFFFFU; // none
};

inline constexpr std::uint32_t kNoRecord = 0xFFFFFFFFU;

// Columns, one entry an operation that ran, in the order of their starts.
struct OperationColumns {
    std::vector<Rank> rank;
    std::vector<OpId> op;
    std::vector<OperationKind> kind;
    std::vector<Time> start;
    std::vector<Time> end;
    std::vector<std::uint32_t> collective; // index into Run::collectives, or kNoRecord
    std::vector<Release> released;
    // The message whose arrival let the operation end (its last one), or kNoRecord: its own duration ended it.
    // The critical path goes on from there.
    std::vector<std::uint32_t> completedBy;
    [[nodiscard]] std::size_t size() const { return rank.size(); }
};

// Columns, one entry a point-to-point message (native collectives' packets, sends, rendezvous control).
struct MessageColumns {
    std::vector<Rank> source;
    std::vector<Rank> destination;
    std::vector<std::uint64_t> bytes;
    std::vector<Time> start; // handed to the network
    std::vector<Time> end; // fully arrived
    std::vector<std::uint32_t> collective; // index into Run::collectives, or kNoRecord
    std::vector<std::uint32_t> chunk; // stream number within the collective
    std::vector<Release> released;
    std::vector<Time> linkWait; // `aware`: waited in all for links that were taken
    std::vector<std::uint32_t> linkHolder; // the message record that held the last such link, or kNoRecord
    [[nodiscard]] std::size_t size() const { return source.size(); }
};

// `aware` at level full: when which message occupied a link.
struct LinkIntervalColumns {
    std::vector<LinkId> link;
    std::vector<Time> start;
    std::vector<Time> end;
    std::vector<std::uint32_t> message; // message record
    [[nodiscard]] std::size_t size() const { return link.size(); }
};

// One executed collective: the operations of all members taken together.
struct CollectiveRecord {
    trace::CollectiveType type = trace::CollectiveType::AllReduce;
    std::uint32_t group = 0; // index into Run::groups; 0 is the world
    std::uint64_t bytes = 0; // comm_size: per-rank shard of an all-gather, else the full buffer
    std::uint32_t members = 0;
    std::uint32_t chunks = 0;
    Time start = kNever; // first member that issued it
    Time end; // last member that completed it; kNever if some member never did
    std::uint64_t nodeId = 0; // Chakra id on the first member
};

// Exact per-rank sums, kept at every level.
struct RankMetrics {
    Time finish;
    std::uint64_t peerExposedNs = 0; // ASTRA-sim: finish − Σ GPU compute, unsigned 64-bit, wraps
    Time gpuComputeSum; // Σ of GPU compute durations, as the peer sums them
    // Unions of intervals.
    Time compute; // any compute (GPU or CPU) running
    Time communication; // any send, receive, collective or memory access in flight
    Time exposedCommunication; // communication in flight and no compute running
    Time idle; // before the rank's finish, neither
};

// Totals of one link over the run. In `unaware` bytes are laid on routes afterwards and busy is not known.
struct LinkTotals {
    std::uint64_t bytes = 0;
    Time busy;
    std::uint64_t peakQueue = 0; // most messages waiting at once
};

// Link utilization over time: busy ns per (link, bin), row-major by link. Levels links and full, `aware`.
struct LinkBins {
    Time binWidth;
    std::uint32_t bins = 0;
    std::vector<std::uint64_t> busyNs; // linkCount × bins
};

// Communication between pairs, for the traffic matrix; sorted by (source, destination). Levels links and full.
struct PairTraffic {
    Rank source {};
    Rank destination {};
    std::uint64_t bytes = 0;
    std::uint64_t messages = 0;
};

struct Run {
    // Every member but the fabric has an initializer, so that `Run { fabric }` compiles without warnings.
    topology::Fabric fabric;
    RunOptions options {};
    RecordLevel recorded = RecordLevel::Summary; // what was kept; below options.record if the limit was passed
    Time makespan {};
    std::uint64_t messages = 0;
    std::uint64_t fastMessages = 0; // of those, what took one event each because nobody could see more
    std::uint64_t events = 0;
    std::uint64_t fingerprint = 0;
    std::vector<RankMetrics> ranks {};
    std::vector<CollectiveRecord> collectives {};
    std::vector<trace::ProcessGroup> groups {}; // [0] is the world, its rank list empty
    bool hasLinkBusy = false; // aware
    bool groupsByDimension = false; // SystemConfig::groupsByDimension
    std::vector<LinkTotals> links {}; // by LinkId; empty at level summary
    LinkBins bins {};
    std::vector<PairTraffic> pairs {};
    OperationColumns operations {};
    MessageColumns messagesLog {};
    LinkIntervalColumns linkIntervals {};
    // Work that never completed, one finding a blocked rank; empty for a complete run.
    Findings unfinished {};
    bool cancelled = false;

    [[nodiscard]] bool complete() const { return unfinished.empty() && !cancelled; }
};

using RunPtr = std::shared_ptr<const Run>;

} // namespace weft::simulation
