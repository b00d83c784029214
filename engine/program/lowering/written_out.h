// SPDX-License-Identifier: GPL-3.0-or-later
// Chains around one collective, written out as the sends and receives of its algorithm: what feeds it is computed chunk
// by chunk before the first read of each slot, what comes between its reduction and its gathering where sums become
// whole, and what follows after the last write (engine/collective/lowering/slot_ports.h). Stateless.
#pragma once

#include "engine/program/lowering/lowering.h"
#include "engine/program/transform/kernels.h"

namespace weft::program {

// How a chain is written out: one collective, also for a reduce-scatter and the all-gather of what is made of it.
struct WrittenChain {
    trace::CollectiveType collective = trace::CollectiveType::AllReduce;
    StageId communication {}; // the first
    // Of each kernel: where it computes, and of how many ranks' work the whole tensor is.
    std::vector<collective::PortPlace::When> when;
    std::vector<double> shares;
};

// What is lowered at once: a kernel, or all kernels of a chain that is written out. Each comes after what it needs.
struct Item {
    std::vector<Kernel> kernels;
    std::optional<WrittenChain> written;
};
[[nodiscard]] std::vector<Item> itemsOf(const Program& program, const std::vector<Kernel>& kernels, bool writeOut);

// The workload with the nodes of such tasks replaced. Errors: those of makeAlgorithm and of Inlining.
[[nodiscard]] Result<trace::Workload> writtenOut(
    trace::Workload workload, const Lowered& lowered, const LowerOptions& options);

} // namespace weft::program
