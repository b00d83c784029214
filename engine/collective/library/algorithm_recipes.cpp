// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/collective/library/algorithm_families.h"

#include <array>
#include <bit>

namespace weft::collective {

namespace {

using enum PatternKind;

template <class... Kinds> constexpr std::uint16_t bits(Kinds... kinds)
{
    return static_cast<std::uint16_t>(((1U << static_cast<unsigned>(kinds)) | ...));
}

constexpr std::uint16_t kExchanges = bits(AllReduce, AllGather, ReduceScatter);
constexpr std::uint16_t kFromRoot = bits(Broadcast, Reduce);
constexpr std::uint16_t kShardsAtRoot = bits(Gather, Scatter);

// How often a lane of the buffer is cut.
constexpr auto oneEach = [](const Job& job) -> std::uint64_t { return job.size(); };
constexpr auto inHalves = [](const Job&) -> std::uint64_t { return 2; };
constexpr auto shardsOnly
    = [](const Job& job) -> std::uint64_t { return isSharded(job.pattern.kind) ? job.size() : 1; };
constexpr auto shardsAndSums
    = [](const Job& job) -> std::uint64_t { return job.pattern.kind == AllReduce ? job.size() : shardsOnly(job); };
constexpr auto powerOfTwo = [](const Job& job) -> std::uint64_t {
    return isSharded(job.pattern.kind) ? job.size() : std::bit_floor(job.size());
};
constexpr auto twoWays = [](const Job& job) -> std::uint64_t {
    // Of an all-to-all, only what is half the ring away goes both ways.
    return job.pattern.kind == AllToAll && job.size() % 2 != 0 ? job.size() : 2 * shardsAndSums(job);
};

constexpr auto onePiece = [](const Job&) -> std::uint32_t { return 1; };
// A pipeline as long as the chunks are few enough to be worth sending.
constexpr auto pipelined = [](const Job& job) -> std::uint32_t { return isSharded(job.pattern.kind) ? 1 : 8; };
constexpr auto pipelinedHalves = [](const Job&) -> std::uint32_t { return 4; };
constexpr auto pipelinedFromRoot = [](const Job& job) -> std::uint32_t { return hasRoot(job.pattern.kind) ? 8 : 1; };
constexpr auto oneEachDimension
    = [](const Job& job) { return static_cast<std::uint32_t>(std::max<std::size_t>(job.dimensions.size(), 1)); };
constexpr auto fourEachDimension = [](const Job& job) { return 4 * oneEachDimension(job); };

constexpr auto allPairs = [](const Job& job) { return std::uint64_t { job.size() } * job.size(); };
constexpr auto exchangeTransfers
    = [](const Job& job) { return hasRoot(job.pattern.kind) ? job.size() : 2 * allPairs(job); };
constexpr auto ringTransfers = [](const Job& job) {
    return job.pattern.kind == AllToAll ? allPairs(job) * job.size() / 2 : exchangeTransfers(job);
};
constexpr auto directTransfers = [](const Job& job) {
    return hasRoot(job.pattern.kind) || job.pattern.kind == AllReduce ? exchangeTransfers(job) : allPairs(job);
};
constexpr auto doublingTransfers = [](const Job& job) {
    const std::uint64_t rounds = std::bit_width(job.size());
    return isSharded(job.pattern.kind) ? allPairs(job) : 2 * rounds * job.size();
};
constexpr auto treeTransfers
    = [](const Job& job) { return isSharded(job.pattern.kind) ? allPairs(job) : 2 * std::uint64_t { job.size() }; };
constexpr auto dimensionTransfers = [](const Job& job) {
    if (job.pattern.kind == AllToAll)
        return allPairs(job) * job.dimensions.size();
    std::uint64_t steps = 0;
    for (const topology::Dimension& dimension : job.dimensions)
        steps += dimension.size;
    return hasRoot(job.pattern.kind) || isSharded(job.pattern.kind) ? treeTransfers(job) : 2 * steps * job.size();
};

constexpr auto noWords = [] { return Sentence(); };
constexpr auto inTwoDimensions = [] { return say("Needs a group that spans two dimensions or more."); };
constexpr auto inTurn = [] { return say("Pieces follow each other."); };

constexpr std::array<AlgorithmInfo, 14> kAlgorithms { {
    { "ring", [] { return say("Ring"); },
        [] {
            return say("Everybody passes one chunk on to the next rank and takes one from the rank before, all the "
                       "way round.");
        },
        noWords,
        [] {
            return say(
                "Pieces take turns in the same thread blocks; 8 by default for broadcast and reduce, otherwise 1.");
        },
        kExchanges | kFromRoot | bits(AllToAll), false, false, true, shardsAndSums, pipelinedFromRoot, ringTransfers,
        [](const Job& job) { return makeRing(job, 1); } },
    { "ring-bidirectional", [] { return say("Bidirectional ring"); },
        [] {
            return say("Half of the data goes round the ring one way and half the other; a chunk of an all-to-all "
                       "goes the shorter way.");
        },
        noWords, [] { return say("As for ring."); }, kExchanges | kFromRoot | bits(AllToAll), false, false, true,
        twoWays, pipelinedFromRoot, ringTransfers, [](const Job& job) { return makeRing(job, 2); } },
    { "direct", [] { return say("Direct (all-pairs)"); },
        [] { return say("Everybody sends to everybody at once, without detours."); }, noWords, inTurn,
        kExchanges | kFromRoot | kShardsAtRoot | bits(AllToAll), false, false, false, shardsAndSums, onePiece,
        directTransfers, makeDirect },
    { "halving-doubling", [] { return say("Recursive halving and doubling"); },
        [] {
            return say("Partners at half, a quarter and so on of the distance exchange half, a quarter and so on of "
                       "the data, and back.");
        },
        [] { return say("At a size that is no power of two, some ranks hand all their data to a neighbour first."); },
        inTurn, kExchanges | kFromRoot, false, false, false, powerOfTwo, onePiece, doublingTransfers,
        [](const Job& job) { return makeHalvingDoubling(job, false); } },
    { "recursive-doubling", [] { return say("Recursive doubling"); },
        [] {
            return say("Partners at distance 1, 2, 4 and so on exchange all they have: the fewest rounds, for small "
                       "messages.");
        },
        [] { return say("At a size that is no power of two, some ranks hand all their data to a neighbour first."); },
        inTurn, bits(AllReduce, AllGather), false, false, false, shardsOnly, onePiece, doublingTransfers,
        [](const Job& job) { return makeHalvingDoubling(job, job.pattern.kind == AllReduce); } },
    { "double-binary-tree", [] { return say("Double binary tree"); },
        [] {
            return say("Each half of the data follows a binary tree of its own; a rank that passes data on in one is "
                       "a leaf of the other.");
        },
        noWords, [] { return say("Pieces follow each other along the trees; 4 by default."); },
        kFromRoot | bits(AllReduce), false, false, false, inHalves, pipelinedHalves, treeTransfers,
        makeDoubleBinaryTree },
    { "binomial-tree", [] { return say("Binomial tree"); },
        [] { return say("In every round, everybody who has the data gives them to one who has not."); }, noWords,
        [] { return say("Pieces follow each other along the tree."); }, kFromRoot | kShardsAtRoot | bits(AllReduce),
        false, false, false, shardsOnly, onePiece, treeTransfers,
        [](const Job& job) { return makeTrees(job, { binomialTree(job.lineFromRoot()) }); } },
    { "chain", [] { return say("Chain"); },
        [] { return say("A pipeline from rank to rank, away from the root or towards it."); }, noWords,
        [] { return say("Pieces follow each other along the chain; 8 by default, for gather and scatter 1."); },
        kFromRoot | kShardsAtRoot | bits(AllReduce), false, false, false, shardsOnly, pipelined, treeTransfers,
        makeChain },
    { "hierarchical", [] { return say("Hierarchical"); },
        [] {
            return say("One dimension after the other, each by the algorithm that fits its links; data shrink on the "
                       "way up (BlueConnect).");
        },
        inTwoDimensions,
        [] { return say("Pieces go the same way on channels of their own; trees: follow each other."); },
        kExchanges | kFromRoot | kShardsAtRoot | bits(AllToAll), true, false, false, shardsAndSums, onePiece,
        dimensionTransfers, makeHierarchical },
    { "multi-dimensional", [] { return say("Multi-dimensional"); },
        [] {
            return say(
                "As hierarchical, but each piece begins at another dimension, so that all dimensions work at once.");
        },
        inTwoDimensions,
        [] {
            return say("Piece p begins at dimension p modulo their number, on channels of its own; one a dimension "
                       "by default.");
        },
        kExchanges | bits(AllToAll), true, false, false, oneEach, oneEachDimension, dimensionTransfers,
        makeMultiDimensional },
    { "themis", [] { return say("Themis"); },
        [] {
            return say("As hierarchical, but each piece visits the dimensions by their load so far, the least loaded "
                       "one first.");
        },
        inTwoDimensions,
        [] { return say("Each piece has an order and channels of its own; four a dimension by default."); }, kExchanges,
        true, false, false, oneEach, fourEachDimension, dimensionTransfers, makeThemis },
    { "multi-tree", [] { return say("MultiTree"); },
        [] {
            return say("One tree a rank, all grown together over the real links, so that no link serves two trees in "
                       "one round.");
        },
        [] { return say("Needs a fabric. Links count as equally fast."); }, inTurn, kExchanges, false, true, false,
        oneEach, onePiece, exchangeTransfers, makeMultiTree },
    { "two-step", [] { return say("Two-step all-to-all"); },
        [] {
            return say("First within the first dimension to the rank that sits like the destination, then between "
                       "the nodes in one message.");
        },
        inTwoDimensions, inTurn, bits(AllToAll), true, false, false, oneEach, onePiece, dimensionTransfers,
        [](const Job& job) {
            const std::uint32_t width = job.dimensions.front().size;
            return allToAllAlong(job, { width, job.size() / width }, { { 0, 1 } }, false);
        } },
    { "three-step", [] { return say("Three-step all-to-all"); },
        [] {
            return say("One rank of a node collects all that goes to another node and sends it in one message to the "
                       "rank that hands it out.");
        },
        inTwoDimensions, inTurn, bits(AllToAll), true, false, false, oneEach, onePiece, dimensionTransfers,
        makeThreeStepAllToAll },
} };

} // namespace

std::span<const AlgorithmInfo> algorithms()
{
    return kAlgorithms;
}

} // namespace weft::collective
