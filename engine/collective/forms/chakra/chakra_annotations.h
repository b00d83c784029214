// SPDX-License-Identifier: GPL-3.0-or-later
// The attributes that Weft adds to the traces of a schedule so that the schedule can be read back, and the reading,
// with them and without. Private to this room.
//
// Of each trace: "weft_form" (2; in 1 sums added to the target), "schedule", "protocol", "placement", "pattern",
// "ranks", "chunks", "root", "in_place", "members", "collective_size" (Chakra's comm_size of the whole),
// "reduce_model", "local_memory_bandwidth" (bytes/ns), "rank", "buffer_sizes" (input, output, scratch), "block_send",
// "block_receive" (2^32 - 1: nobody), "block_channel", "block_in_order", "block_steps" (how many each block has),
// "nops" (block, step, source and target as buffer and offset, 2^32 - 1, number of steps waited for, each of them as
// block and step), "extras" (owner, place, name, value), and in the trace of rank 0 "before" and "after" (rank, buffer,
// offset, chunk, number of contributors, contributors). Of the first node of a step: "step_kind" (MSCCL's word),
// "source_buffer", "source_offset", "target_buffer" and "target_offset" (absent: as the source), "chunk_count" (absent:
// 1), "link" (or the links of a way), "waits_for" (each as block and step).
#pragma once

#include "engine/collective/forms/chakra/chakra_form.h"
#include "engine/trace/attribute_writer.h"
#include "engine/trace/attributes.h"

#include <array>

namespace weft::collective {

inline constexpr std::array<std::string_view, 4> kReduceWords { "free", "bandwidth", "collectiveapi", "instant" };

// What all traces of a schedule say.
void annotateSchedule(trace::AttributeWriter& metadata, const Schedule& schedule, const LoweringOptions& lowering);
// What the trace of one rank says; `extras` are those of the rank, its blocks and its steps.
void annotateRank(trace::AttributeWriter& metadata, const Schedule& schedule, Rank rank,
    std::span<const ExtraAttribute* const> extras);
// What the first node of a step says beyond its kind and its source's buffer.
void annotateStep(trace::AttributeWriter& node, const Schedule& schedule, StepId step);

[[nodiscard]] bool hasAnnotations(std::span<const trace::ExecutionGraphPtr> graphs);
// The schedule that the annotations describe, of the nodes' attributes only: whether sizes and dependencies of the
// nodes agree is for the caller to see. Errors: Mismatched, and those of ScheduleBuilder::seal.
[[nodiscard]] Result<TraceSchedule> readAnnotations(std::span<const trace::ExecutionGraphPtr> graphs);
// Any traces of sends, receives and computations as a schedule whose chunks are made up: see scheduleFromTraces.
[[nodiscard]] Result<TraceSchedule> readMessages(
    std::span<const trace::ExecutionGraphPtr> graphs, Findings& findings, const Watch& watch);

// What nodes are, and the words by which tools for Chakra traces know it; by OperationKind.
inline constexpr std::array<trace::NodeType, 3> kNodeTypes { trace::NodeType::Send, trace::NodeType::Recv,
    trace::NodeType::Comp };
inline constexpr std::array<std::string_view, 3> kNodeNames { "COMM_SEND_NODE", "COMM_RECV_NODE", "COMP_NODE" };

// Durations as Chakra has them, by operation: see EtEncoder.
[[nodiscard]] std::vector<std::uint64_t> microsOf(const Schedule& schedule, const LoweredRank& lowered);

} // namespace weft::collective
