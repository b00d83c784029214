// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/synthesis/synthesis_request.h"

#include "engine/core/make_error.h"
#include "engine/core/quantity_text.h"
#include "engine/study/schedules/custom_pattern.h"

#include <algorithm>
#include <array>

namespace weft::study {

using collective::Pattern;
using collective::PatternKind;

namespace {

constexpr std::uint32_t kMostChunks = 1U << 20U;
constexpr std::uint64_t kMostIds = 0xFFFFFFFF;
// Searching the number of chunks: so many transfers of one trial, as the crow flies, so that a trial takes no minutes.
constexpr std::uint64_t kMostTrialTransfers = 300'000;
constexpr std::array<std::uint32_t, 13> kTriedChunks { 1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64, 128 };

// Whether the buffer can be cut into so many chunks, which make so many ids.
Result<void> checkCut(const SynthesisRequest& request, std::uint32_t chunks, std::uint64_t all, std::uint64_t ids)
{
    if (chunks > kMostChunks || ids >= kMostIds)
        return Error { ErrorCode::TooLarge, say("%1 chunks in all are more than can be told apart", ids), {},
            ids / chunks < kMostIds ? say("use fewer chunks") : say("use fewer NPUs") };
    if (all > request.size.count())
        return errorOf(ErrorCode::OutOfRange, say("%1 bytes cannot be cut into %2 chunks", request.size.count(), all),
            say("give a larger size, or fewer chunks"));
    return {};
}

Result<Pattern> patternOf(
    const SynthesisRequest& request, const std::vector<Rank>& members, std::uint32_t npus, std::uint32_t chunks)
{
    Pattern pattern;
    pattern.kind = request.kind;
    pattern.ranks = npus;
    pattern.members = members;
    pattern.inPlace = request.kind != PatternKind::AllToAll;
    const std::uint32_t count = pattern.memberCount();
    if (request.root >= count)
        return errorOf(ErrorCode::OutOfRange, say("the root is place %1 of a group of %2", request.root, count),
            say("places count from 0"));
    for (const Rank rank : members) {
        if (index(rank) >= npus)
            return errorOf(
                ErrorCode::OutOfRange, say("the fabric has no NPU %1", rank), say("it has %1, counted from 0", npus));
    }
    pattern.root = pattern.member(request.root);
    const std::uint64_t all = std::uint64_t { chunks } * (collective::isCutByMembers(request.kind) ? count : 1);
    if (auto can = checkCut(request, chunks, all, all * (request.kind == PatternKind::AllToAll ? count : 1)); !can)
        return can.error();
    pattern.chunks = static_cast<std::uint32_t>(all);
    if (const Result<void> checked = pattern.check(); !checked)
        return checked.error();
    return pattern;
}

// A pattern that is not made from its kind.
Result<Pattern> givenPattern(const SynthesisRequest& request, std::uint32_t chunks)
{
    const std::uint64_t all
        = request.from != nullptr ? request.from->pattern().chunks : std::uint64_t { request.custom->chunks } * chunks;
    if (const Result<void> can = checkCut(request, chunks, all, all); !can)
        return can.error();
    return request.from != nullptr ? request.from->pattern() : cutPattern(*request.custom, chunks);
}

} // namespace

std::uint32_t largestGroup(const SynthesisRequest& request, std::uint32_t npus)
{
    std::size_t largest = request.groups.empty() ? npus : 0;
    for (const std::vector<Rank>& group : request.groups)
        largest = std::max(largest, group.size());
    return static_cast<std::uint32_t>(largest);
}

std::vector<std::uint32_t> searchedChunks(const SynthesisRequest& request, std::uint32_t npus)
{
    const std::uint64_t members = largestGroup(request, npus);
    const bool isOne = request.kind == PatternKind::Broadcast || request.kind == PatternKind::Reduce;
    const std::uint64_t perChunk = isOne ? members : collective::hasRoot(request.kind) ? members : members * members;
    std::vector<std::uint32_t> numbers;
    for (const std::uint32_t chunks : kTriedChunks) {
        const std::uint64_t cuts = std::uint64_t { chunks } * (isOne ? 1 : members);
        const bool isFirst = numbers.empty();
        if (cuts > request.size.count() || (!isFirst && perChunk * chunks > kMostTrialTransfers))
            break;
        numbers.push_back(chunks);
    }
    return numbers;
}

Result<std::vector<Pattern>> patternsOf(const SynthesisRequest& request, std::uint32_t npus, std::uint32_t chunks)
{
    if (request.kind == PatternKind::Custom && !request.custom && request.from == nullptr)
        return Error { ErrorCode::Usage, say("a custom pattern cannot be asked for by name"), {},
            say("give it as a file") };
    if (request.size.count() == 0 || request.size.count() > kLargestSize)
        return errorOf(ErrorCode::OutOfRange, say("a collective has 1 byte at least and 2^62 bytes (4 EiB) at most"));
    if (chunks == 0)
        return errorOf(ErrorCode::OutOfRange, say("a shard is cut into 1 chunk at least"));
    std::vector<Pattern> patterns;
    if (request.from != nullptr || request.kind == PatternKind::Custom) {
        Result<Pattern> pattern = givenPattern(request, chunks);
        if (!pattern)
            return pattern.error();
        return std::vector<Pattern> { *std::move(pattern) };
    }
    const std::vector<std::vector<Rank>> everybody(1);
    for (const std::vector<Rank>& group : request.groups.empty() ? everybody : request.groups) {
        if (group.size() < 2 && !request.groups.empty())
            return Error { ErrorCode::Usage, say("a collective needs 2 members at least"), {}, {} };
        const Result<Pattern> pattern = patternOf(request, group, npus, chunks);
        if (!pattern)
            return pattern.error();
        patterns.push_back(*pattern);
    }
    for (const Pattern& pattern : patterns) {
        // One size of chunk for all of them.
        if (pattern.chunks != patterns.front().chunks)
            return Error { ErrorCode::Usage, say("groups that are synthesized together have the same size"), {}, {} };
    }
    return patterns;
}

} // namespace weft::study
