// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/program/transform/kernels.h"

#include "engine/core/make_error.h"

#include <algorithm>
#include <iterator>
#include <numeric>

namespace weft::program {

Result<std::vector<Kernel>> kernelsOf(const Program& program)
{
    std::vector<Kernel> kernels;
    std::vector<std::uint32_t> kernelOf(program.stages.size());
    std::vector<bool> isFused(program.stages.size(), false);
    for (const Joined& fused : program.fused) {
        for (const StageId id : fused.stages) {
            isFused[index(id)] = true;
            kernelOf[index(id)] = static_cast<std::uint32_t>(kernels.size());
        }
        kernels.push_back({ fused.name, fused.stages, {} });
    }
    for (std::size_t i = 0; i < program.stages.size(); ++i) {
        if (isFused[i])
            continue;
        kernelOf[i] = static_cast<std::uint32_t>(kernels.size());
        kernels.push_back({ program.stages[i].name, { static_cast<StageId>(i) }, {} });
    }
    for (std::size_t chain = 0; chain < program.overlapped.size(); ++chain) {
        for (const StageId id : program.overlapped[chain].stages)
            kernels[kernelOf[index(id)]].chain = static_cast<std::uint32_t>(chain);
    }
    // What each waits for: what makes its inputs, and what reads an input that it overwrites.
    std::vector<std::vector<std::uint32_t>> before(kernels.size());
    for (std::size_t i = 0; i < program.stages.size(); ++i) {
        std::vector<StageId> earlier = program.stages[i].inputs;
        std::ranges::copy(program.readersBefore(static_cast<StageId>(i)), std::back_inserter(earlier));
        for (const StageId other : earlier) {
            if (kernelOf[index(other)] != kernelOf[i])
                before[kernelOf[i]].push_back(kernelOf[index(other)]);
        }
    }
    // The one with the earliest stage first.
    std::vector<bool> isDone(kernels.size(), false);
    std::vector<std::uint32_t> left(kernels.size());
    std::iota(left.begin(), left.end(), 0U);
    std::ranges::sort(left, {}, [&](std::uint32_t kernel) { return kernels[kernel].stages.front(); });
    std::vector<Kernel> order;
    while (!left.empty()) {
        const auto isReady = [&](std::uint32_t kernel) {
            return std::ranges::all_of(before[kernel], [&](std::uint32_t other) { return isDone[other]; });
        };
        const auto next = std::ranges::find_if(left, isReady);
        if (next == left.end())
            return errorOf(
                ErrorCode::Cycle, "the kernels " + kernels[left.front()].name + " and others wait for each other");
        isDone[*next] = true;
        order.push_back(kernels[*next]);
        left.erase(next);
    }
    return order;
}

} // namespace weft::program
