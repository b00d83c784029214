// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/construct/repair_constructor.h"

#include "engine/synthesis/construct/tied_trees.h"
#include "engine/synthesis/graph/link_slots.h"
#include "engine/synthesis/plan/wait_graph.h"

#include <algorithm>
#include <queue>
#include <tuple>

namespace weft::synthesis {

namespace {

using Index = std::uint32_t;

constexpr std::uint64_t kNoStart = ~std::uint64_t { 0 };

struct RepairItem {
    std::uint64_t given = kNoStart; // its start so far; kNoStart: it is new
    std::uint64_t wish = 0; // that, or the start of what it replaces
    Index chunk = 0;
    Index arc = 0;
    bool adds = false;
};

// All transfers, and for each which others of its chunk bring it what it carries.
struct Program {
    std::vector<RepairItem> items;
    std::vector<std::pair<Index, Index>> waits; // the first for the second
    std::vector<bool> isOpen; // by chunk: it has to be placed again
};

// What comes to each NPU, of one chunk.
struct Comings {
    explicit Comings(std::uint32_t npus)
        : parts(npus)
        , copies(npus)
    {
    }
    std::vector<std::vector<Index>> parts;
    std::vector<std::vector<Index>> copies;
};

void addWaits(Program& program, const LinkGraph& graph, std::size_t first, Comings& comings)
{
    // Parts wait for the parts that come to where they start; copies for the copy, or at the root for all parts.
    auto& [parts, copies] = comings;
    for (auto* lists : { &parts, &copies }) {
        for (std::vector<Index>& list : *lists)
            list.clear();
    }
    for (std::size_t i = first; i < program.items.size(); ++i) {
        const RepairItem& item = program.items[i];
        (item.adds ? parts : copies)[graph.target[item.arc]].push_back(static_cast<Index>(i));
    }
    for (std::size_t i = first; i < program.items.size(); ++i) {
        const Index from = graph.source[program.items[i].arc];
        const bool isCopied = !program.items[i].adds && !copies[from].empty();
        for (const Index on : (isCopied ? copies : parts)[from])
            program.waits.emplace_back(static_cast<Index>(i), on);
    }
}

// Transfers of chunks that nothing has happened to stay; the others keep their start where they still can.
std::vector<std::uint64_t> placedAgain(const LinkGraph& graph, const Program& program, const WaitGraph& waits)
{
    LinkSlots slots(graph);
    std::vector<std::uint64_t> starts(program.items.size(), 0);
    std::vector<std::uint64_t> ready(program.items.size(), 0);
    std::vector<Index> missing(program.items.size(), 0);
    using Entry = std::tuple<std::uint64_t, Index>; // when it is wanted
    std::priority_queue<Entry, std::vector<Entry>, std::greater<>> open;
    const auto wish = [&](Index i) { return std::max(ready[i], program.items[i].wish); };
    for (Index i = 0; i < program.items.size(); ++i) {
        const RepairItem& item = program.items[i];
        if (!program.isOpen[item.chunk]) {
            starts[i] = item.given;
            slots.take(item.arc, item.given);
            continue;
        }
        missing[i] = static_cast<Index>(waits.before(i).size());
        if (missing[i] == 0)
            open.emplace(wish(i), i);
    }
    while (!open.empty()) {
        const auto [at, i] = open.top();
        open.pop();
        const RepairItem& item = program.items[i];
        const bool canStay = at == item.given && slots.earliest(item.arc, at) == at;
        starts[i] = canStay ? at : slots.earliest(item.arc, ready[i]);
        slots.take(item.arc, starts[i]);
        for (const Index next : waits.after(i)) {
            ready[next] = std::max(ready[next], starts[i] + graph.time[item.arc]);
            if (--missing[next] == 0)
                open.emplace(wish(next), next);
        }
    }
    return starts;
}

// The same transfers, in the order in which they were.
std::vector<std::uint64_t> placedAnew(const LinkGraph& graph, const Program& program, const WaitGraph& waits)
{
    std::vector<std::uint64_t> ranks;
    ranks.reserve(program.items.size());
    for (const RepairItem& item : program.items)
        ranks.push_back(item.wish);
    return listScheduled(graph, waits, ranks).starts;
}

} // namespace

Result<RepairedPlan> repairPlan(const topology::Fabric& fabric, const LinkGraph& graph, Bytes chunk,
    const SumDemands& sums, const std::vector<GivenTransfer>& given, const Watch& watch)
{
    RepairedPlan repaired;
    const LinkGraph whole = makeLinkGraph(topology::Fabric(fabric.topologyPtr()), chunk);
    std::vector<Index> arcOf(fabric.topology().linkCount(), kNoTie);
    for (Index arc = 0; arc < graph.arcs(); ++arc)
        arcOf[index(graph.link[arc])] = arc;
    std::vector<bool> isSame(fabric.topology().linkCount(), false);
    for (Index arc = 0; arc < whole.arcs(); ++arc) {
        const Index now = arcOf[index(whole.link[arc])];
        isSame[index(whole.link[arc])] = now != kNoTie && graph.time[now] == whole.time[arc];
    }
    std::vector<std::vector<GivenTransfer>> byChunk(sums.chunks());
    Program program;
    program.isOpen.assign(sums.chunks(), false);
    TiedTrees trees(graph, fabric.topology());
    Comings comings(graph.npus);
    std::uint64_t before = 0; // when it ended
    for (const GivenTransfer& transfer : given) {
        before = std::max(before, transfer.start);
        if (transfer.chunk >= sums.chunks())
            return Error { ErrorCode::Mismatched, "the schedule carries chunks that nobody asks for", {}, {} };
        byChunk[transfer.chunk].push_back(transfer);
        if (!isSame[index(transfer.link)])
            program.isOpen[transfer.chunk] = true;
        if (const Index arc = arcOf[index(transfer.link)]; arc != kNoTie)
            trees.load(arc, 1);
    }
    for (Index id = 0; id < sums.chunks(); ++id) {
        if (watch.stop.stop_requested())
            return Error { ErrorCode::Cancelled, "the synthesis was stopped", {}, {} };
        const std::size_t first = program.items.size();
        Result<TiedChunk> tied = trees.tie(sums, id, byChunk[id], arcOf);
        if (!tied)
            return tied.error();
        for (const TiedEdge& edge : tied->edges) {
            const std::uint32_t model = edge.given == kNoTie ? edge.instead : edge.given;
            const std::uint64_t wish = model == kNoTie ? 0 : byChunk[id][model].start;
            program.items.push_back({ edge.given == kNoTie ? kNoStart : wish, wish, id, edge.arc, edge.adds });
        }
        addWaits(program, graph, first, comings);
        tied->appendTo(repaired.rooted, sums, id);
    }
    std::vector<Index> arcs;
    for (const RepairItem& item : program.items)
        arcs.push_back(item.arc);
    const WaitGraph waits(std::move(arcs), program.waits);
    std::vector<std::uint64_t> starts = placedAgain(graph, program, waits);
    const std::uint64_t end = lastEndNs(graph, waits, starts);
    constexpr std::uint64_t kWorth = 16;
    if (end - end / kWorth > before) {
        std::vector<std::uint64_t> anew = placedAnew(graph, program, waits);
        if (lastEndNs(graph, waits, anew) < end - end / kWorth)
            starts = std::move(anew);
    }
    for (std::size_t i = 0; i < starts.size(); ++i) {
        const RepairItem& item = program.items[i];
        repaired.plan.add({ starts[i], item.chunk, item.arc }, starts[i] + graph.time[item.arc], item.adds);
        repaired.kept += item.given == starts[i] ? 1U : 0U;
        repaired.moved += item.given != kNoStart && item.given != starts[i] ? 1U : 0U;
        repaired.added += item.given == kNoStart ? 1U : 0U;
    }
    repaired.dropped = given.size() - repaired.kept - repaired.moved;
    repaired.plan.sort();
    return repaired;
}

} // namespace weft::synthesis
