// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/plan/step_format.h"

namespace weft::synthesis::step_format {

namespace {

Fingerprint sumOfRecord(std::uint64_t place, std::uint32_t kind, std::size_t count)
{
    Fingerprint sum;
    sum.add(place);
    sum.add(std::uint64_t { kind } << 32U | count);
    return sum;
}

} // namespace

std::uint64_t sumOf(const Head& head)
{
    Fingerprint sum;
    for (const std::uint64_t number : { std::uint64_t { head.version }, std::uint64_t { head.npus },
             std::uint64_t { head.chunksPerNpu }, std::uint64_t { head.arcs }, std::uint64_t { head.entryBytes },
             head.stepNs, head.links, head.chunkBytes, head.part })
        sum.add(number);
    return sum.value();
}

std::uint64_t sumOfWindow(std::uint64_t place, std::span<const std::uint32_t> arcs)
{
    Fingerprint sum = sumOfRecord(place, kWindow, arcs.size());
    for (const std::uint32_t arc : arcs)
        sum.add(arc);
    return sum.value();
}

std::uint64_t sumOfRow(std::uint64_t place, std::size_t size, const StepPrint::RowSums& sums)
{
    Fingerprint sum = sumOfRecord(place, kRow, size);
    sum.add(sums.low);
    sum.add(sums.high);
    return sum.value();
}

std::uint64_t sumOfEnd(std::uint64_t place, const End& end)
{
    Fingerprint sum = sumOfRecord(place, kEnd, kEndWords);
    for (const std::uint64_t number : { end.steps, end.transfers, end.durationNs, end.print })
        sum.add(number);
    return sum.value();
}

std::uint64_t fingerprintOf(const LinkGraph& graph)
{
    Fingerprint print;
    print.add(graph.npus);
    print.add(graph.nodes);
    for (std::uint32_t arc = 0; arc < graph.arcs(); ++arc) {
        print.add(std::uint64_t { graph.source[arc] } << 32U | graph.target[arc]);
        print.add(graph.time[arc]);
    }
    return print.value();
}

} // namespace weft::synthesis::step_format
