// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/program/transform/kernels.h"

#include "engine/core/make_error.h"

#include <algorithm>
#include <iterator>
#include <queue>
#include <string>

namespace weft::program {

namespace {

// Names kernels that wait for each other; each of those that still wait, waits for another one of them.
Error circle(const std::vector<Kernel>& kernels, const std::vector<std::vector<std::uint32_t>>& before,
    const std::vector<std::size_t>& waits)
{
    const auto isLeft = [&waits](std::uint32_t kernel) { return waits[kernel] > 0; };
    std::vector<std::uint32_t> path { static_cast<std::uint32_t>(
        std::ranges::find_if(waits, [](std::size_t count) { return count > 0; }) - waits.begin()) };
    auto first = path.begin();
    for (;;) {
        const std::uint32_t next = *std::ranges::find_if(before[path.back()], isLeft);
        first = std::ranges::find(path, next);
        if (first != path.end())
            break;
        path.push_back(next);
    }
    std::string names;
    std::size_t fused = 0;
    for (auto kernel = path.end(); kernel != first;) {
        --kernel;
        names += (names.empty() ? "" : ", ") + kernels[*kernel].name;
        fused += kernels[*kernel].stages.size() > 1 ? 1U : 0U;
    }
    return errorOf(ErrorCode::Cycle, say("the kernels %1 wait for each other", names),
        fused > 1 ? say("fuse all of them into one, or leave the stages of one apart") : say("fuse them all, or none"));
}

} // namespace

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
    std::vector<std::vector<StageId>> earlier = program.readersBefore();
    for (std::size_t i = 0; i < program.stages.size(); ++i) {
        std::ranges::copy(program.stages[i].inputs, std::back_inserter(earlier[i]));
        for (const StageId other : earlier[i]) {
            if (kernelOf[index(other)] != kernelOf[i])
                before[kernelOf[i]].push_back(kernelOf[index(other)]);
        }
    }
    std::vector<std::vector<std::uint32_t>> after(kernels.size());
    std::vector<std::size_t> waits(kernels.size(), 0);
    for (std::uint32_t kernel = 0; kernel < kernels.size(); ++kernel) {
        waits[kernel] = before[kernel].size();
        for (const std::uint32_t other : before[kernel])
            after[other].push_back(kernel);
    }
    // The one with the earliest stage first.
    using Ready = std::pair<StageId, std::uint32_t>;
    std::priority_queue<Ready, std::vector<Ready>, std::greater<>> ready;
    for (std::uint32_t kernel = 0; kernel < kernels.size(); ++kernel) {
        if (waits[kernel] == 0)
            ready.emplace(kernels[kernel].stages.front(), kernel);
    }
    std::vector<Kernel> order;
    while (!ready.empty()) {
        const std::uint32_t kernel = ready.top().second;
        ready.pop();
        order.push_back(kernels[kernel]);
        for (const std::uint32_t next : after[kernel]) {
            if (--waits[next] == 0)
                ready.emplace(kernels[next].stages.front(), next);
        }
    }
    if (order.size() < kernels.size())
        return circle(kernels, before, waits);
    return order;
}

} // namespace weft::program
