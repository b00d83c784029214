// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/collective/library/line_algorithms.h"

namespace weft::collective {

namespace {

using Transfers = std::vector<Workspace::Transfer>;

// The blocks first … past - 1 together.
Runs together(std::span<const Runs> blocks, std::size_t first, std::size_t past)
{
    Runs all;
    for (std::size_t i = first; i < past; ++i)
        all.insert(all.end(), blocks[i].begin(), blocks[i].end());
    return merged(std::move(all));
}

// Everybody passes one block to the next. In round 0 it is the block `lead` places before the own one, later the one
// that came in the round before.
Transfers ringRound(Line line, std::span<const Runs> blocks, std::size_t round, std::size_t lead)
{
    const std::size_t n = line.size();
    Transfers transfers;
    for (std::size_t i = 0; i < n; ++i)
        transfers.push_back({ line[i], line[(i + 1) % n], blocks[(i + 2 * n - round - lead) % n] });
    return transfers;
}

// Everybody sends to those `near` places before and behind: where two ranks share a thread block, neither waits for
// what the other one sends in the same round.
Transfers directRound(Line line, std::span<const Runs> blocks, std::size_t near, bool gathers)
{
    const std::size_t n = line.size();
    Transfers transfers;
    for (std::size_t i = 0; i < n; ++i) {
        for (const std::size_t offset : { near, n - near }) {
            const std::size_t to = (i + offset) % n;
            transfers.push_back({ line[i], line[to], blocks[gathers ? i : to] });
            if (2 * near == n)
                break;
        }
    }
    return transfers;
}

// Everybody exchanges with the partner at `distance`: what the partner's group of that size will keep (halving), or
// what the own group has (doubling).
Transfers pairRound(Line line, std::span<const Runs> blocks, std::size_t distance, bool gathers)
{
    Transfers transfers;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const std::size_t partner = i ^ distance;
        const std::size_t group = (gathers ? i : partner) & ~(distance - 1);
        transfers.push_back({ line[i], line[partner], together(blocks, group, group + distance) });
    }
    return transfers;
}

} // namespace

void exchange(Workspace& workspace, LineStyle style, Line line, std::span<const Runs> blocks, std::uint32_t channel,
    LineHalf half)
{
    const std::size_t n = line.size();
    const bool gathers = half == LineHalf::AllGather;
    switch (style) {
    case LineStyle::Ring:
        for (std::size_t round = 0; round + 1 < n; ++round)
            workspace.moveAtOnce(ringRound(line, blocks, round, gathers ? 0 : 1), channel, !gathers);
        break;
    case LineStyle::Direct:
        for (std::size_t near = 1; near <= n / 2; ++near)
            workspace.moveAtOnce(directRound(line, blocks, near, gathers), channel, !gathers);
        break;
    case LineStyle::HalvingDoubling:
        for (std::size_t round = 1; round < n; round *= 2) {
            const std::size_t distance = gathers ? round : n / 2 / round;
            workspace.moveAtOnce(pairRound(line, blocks, distance, gathers), channel, !gathers);
        }
        break;
    }
}

} // namespace weft::collective
