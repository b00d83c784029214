// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/collective/library/algorithm_library.h"

#include "engine/collective/library/algorithm_families.h"
#include "engine/collective/library/transfer_builder.h"
#include "engine/core/make_error.h"
#include "engine/io/json_file.h"

#include <algorithm>
#include <numeric>

namespace weft::collective {

namespace {

constexpr std::uint64_t kMostRingTransfers = std::uint64_t { 1 } << 30U;
constexpr std::uint64_t kMostTransfers = std::uint64_t { 1 } << 24U;
// Ranks times chunks, which are followed one by one unless the algorithm is a ring.
constexpr std::uint64_t kMostSlotsOfRecipe = std::uint64_t { 1 } << 27U;
constexpr std::uint64_t kMostLibraryChunks = std::uint64_t { 1 } << 28U;
constexpr std::uint32_t kMostLanes = 1U << 15U;

// "ring, direct or chain": those that serve the pattern, of a request that may lack dimensions or a fabric.
Sentence othersFor(PatternKind kind, bool withDimensions, bool withFabric)
{
    std::vector<std::string_view> names;
    for (const AlgorithmInfo& recipe : algorithms()) {
        if (recipe.makes(kind) && (withDimensions || !recipe.needsDimensions) && (withFabric || !recipe.needsFabric))
            names.push_back(recipe.name);
    }
    std::string list;
    for (std::size_t i = 0; i + 1 < names.size(); ++i)
        (list += i == 0 ? "" : ", ") += names[i];
    if (names.empty())
        return {};
    return list.empty() ? Sentence(names.back()) : say("%1 or %2", list, names.back());
}

Result<void> checkPlacement(const AlgorithmRequest& request)
{
    const std::vector<Rank>& placement = request.placement;
    if (placement.empty())
        return {};
    if (placement.size() != request.pattern.ranks) {
        return errorOf(
            ErrorCode::Mismatched, say("%1 NPUs are given for %2 ranks", placement.size(), request.pattern.ranks));
    }
    std::vector<Rank> sorted = placement;
    std::ranges::sort(sorted);
    const auto twice = std::ranges::adjacent_find(sorted);
    if (twice != sorted.end())
        return errorOf(ErrorCode::Duplicate, say("two ranks are placed on NPU %1", *twice));
    return {};
}

// The dimensions of the request, or of the fabric that is the group.
Result<void> addDimensions(const AlgorithmInfo& recipe, const AlgorithmRequest& request, Job& job)
{
    std::span<const topology::Dimension> dimensions = request.dimensions;
    if (dimensions.empty() && request.fabric != nullptr && request.placement.empty() && request.pattern.members.empty()
        && request.fabric->topology().npuCount() == job.size())
        dimensions = request.fabric->topology().dimensions();
    std::uint64_t product = 1;
    job.dimensions.clear();
    for (const topology::Dimension& dimension : dimensions) {
        product *= dimension.size;
        if (product == 0 || product > job.size())
            break;
        if (dimension.size > 1)
            job.dimensions.push_back(dimension);
    }
    if (!recipe.needsDimensions || job.size() == 1)
        return {};
    const PatternKind kind = job.pattern.kind;
    if (!dimensions.empty() && product != job.size()) {
        return errorOf(ErrorCode::Mismatched,
            say("the dimensions %1 do not span a group of %2 ranks", topology::sizesText(dimensions), job.size()),
            say("their sizes must multiply to the size of the group"));
    }
    if (job.dimensions.size() < 2) {
        return errorOf(ErrorCode::Unsupported, say("%1 needs a group that spans at least two dimensions", recipe.name),
            request.fabric != nullptr
                ? say("take all NPUs of a fabric of several dimensions, such as Ring(4)_Ring(2), or use %1",
                    othersFor(kind, false, true))
                : say("give the dimensions, or use %1", othersFor(kind, false, false)));
    }
    const std::vector<std::uint32_t> listed = numbersBelow(job.dimensions.size());
    if (job.way.order.empty())
        job.way.order = listed;
    else if (!std::ranges::is_permutation(job.way.order, listed))
        return errorOf(ErrorCode::Mismatched, say("the order does not name each dimension once"));
    return {};
}

Result<void> addFabric(const AlgorithmInfo& recipe, const AlgorithmRequest& request, Job& job)
{
    if (!recipe.needsFabric || job.size() == 1)
        return {};
    if (request.fabric == nullptr) {
        return errorOf(ErrorCode::Unsupported, say("%1 follows the links of a fabric", recipe.name),
            say("give a fabric, or use %1", othersFor(job.pattern.kind, !job.dimensions.empty(), false)));
    }
    const std::uint32_t npus = job.fabric->topology().npuCount();
    for (const Rank rank : job.line) {
        const Rank npu = job.info.npuOf(rank);
        if (index(npu) >= npus) {
            return errorOf(ErrorCode::OutOfRange, say("rank %1 is on NPU %2, and the fabric has %3", rank, npu, npus));
        }
    }
    return {};
}

Result<void> addChunks(const AlgorithmInfo& recipe, const AlgorithmRequest& request, Job& job)
{
    const std::uint64_t units = recipe.units(job);
    const std::uint64_t asked = request.pattern.chunks;
    if (request.pieces == 0) {
        // As many as the given chunks allow, where there are any.
        const std::uint64_t usual = recipe.usualPieces(job);
        const std::uint64_t most = asked % (units * job.channels) == 0 ? asked / (units * job.channels) : 0;
        job.pieces = static_cast<std::uint32_t>(std::gcd(usual, most));
    }
    const std::uint64_t lanes = std::uint64_t { job.channels } * job.pieces;
    const std::uint64_t chunks = asked != 0 ? asked : units * lanes;
    if (lanes > kMostLanes || chunks > kMostLibraryChunks)
        return errorOf(ErrorCode::TooLarge, say("too many channels, pieces or chunks"),
            say("at most 32,768 channels times pieces and 268,435,456 chunks"));
    if (chunks % (units * lanes) != 0) {
        return errorOf(ErrorCode::Mismatched,
            say("%1 cuts the buffer into %2 parts, not %3 chunks", recipe.name, units * lanes, asked),
            say("give a multiple of %1 chunks, or none", units * lanes));
    }
    job.pattern.chunks = static_cast<std::uint32_t>(chunks);
    const std::uint64_t transfers = recipe.transfers(job) * lanes;
    const std::uint64_t most = recipe.isCheap ? kMostRingTransfers : kMostTransfers;
    if (transfers > most || (!recipe.isCheap && chunks * job.pattern.ranks > kMostSlotsOfRecipe)) {
        return errorOf(ErrorCode::TooLarge,
            say("%1 would need about %2 transfers among %3 ranks", recipe.name, transfers, job.size()),
            say("at most %1 can be made; use fewer channels, pieces or chunks", most));
    }
    return {};
}

Result<Job> prepare(const AlgorithmInfo& recipe, const AlgorithmRequest& request)
{
    const PatternKind kind = request.pattern.kind;
    if (!recipe.makes(kind)) {
        const Sentence others = othersFor(kind, true, true);
        return errorOf(ErrorCode::Unsupported, say("%1 makes no %2", recipe.name, toString(kind)),
            others.empty() ? Sentence() : say("these do: %1", others));
    }
    Job job { request, {}, {}, {} };
    if (job.pattern.chunks == 0) // for the check only
        job.pattern.chunks = std::max(job.pattern.memberCount(), 1U);
    if (const Result<void> checked = job.pattern.check(); !checked)
        return checked.error();
    if (request.channels == 0)
        return errorOf(ErrorCode::OutOfRange, say("an algorithm needs at least one channel"));
    if (const Result<void> checked = checkPlacement(request); !checked)
        return checked.error();
    job.info.name = std::string(recipe.name) + " " + std::string(toString(kind));
    job.info.placement = request.placement;
    job.line
        = mapped(numbersBelow(job.pattern.memberCount()), [&job](auto place) { return job.pattern.member(place); });
    for (const auto& add : { addDimensions, addFabric, addChunks }) {
        if (const Result<void> added = add(recipe, request, job); !added)
            return added.error();
    }
    return job;
}

// A member without others keeps what it has.
Result<SchedulePtr> makeAlone(const Job& job)
{
    TransferBuilder builder(job.pattern, job.info);
    const Rank rank = job.line.front();
    builder.copy({ rank, { Buffer::Input, 0 } }, { rank, { Buffer::Output, 0 } }, job.pattern.chunks);
    return builder.build(job.watch);
}

} // namespace

Result<SchedulePtr> makeAlgorithm(std::string_view name, const AlgorithmRequest& request, const Watch& watch)
{
    const std::span<const AlgorithmInfo> recipes = algorithms();
    const auto recipe = std::ranges::find(recipes, name, &AlgorithmInfo::name);
    if (recipe == recipes.end()) {
        const auto nameOf = [](const AlgorithmInfo& each) { return std::string(each.name); };
        const std::string near = io::nearestName(name, mapped(recipes, nameOf));
        return errorOf(ErrorCode::NotFound, say("there is no algorithm '%1'", name),
            near.empty() ? say("for this pattern: %1", othersFor(request.pattern.kind, true, true))
                         : say("did you mean '%1'?", near));
    }
    Result<Job> job = prepare(*recipe, request);
    if (!job)
        return job.error();
    job->watch = watch;
    return job->size() == 1 ? makeAlone(*job) : recipe->make(*job);
}

std::vector<std::string_view> applicableAlgorithms(const AlgorithmRequest& request)
{
    std::vector<std::string_view> names;
    for (const AlgorithmInfo& recipe : algorithms()) {
        if (prepare(recipe, request))
            names.push_back(recipe.name);
    }
    return names;
}

} // namespace weft::collective
