// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/base/shared/run_view.h"

#include "engine/analysis/collective_metrics.h"
#include "engine/analysis/link_dimensions.h"
#include "engine/topology/link_name.h"

#include <algorithm>

namespace weft::widgets {

namespace {

template <class Key, class Id> std::vector<std::pair<Key, Id>> sortedPairs(const std::vector<Key>& keys)
{
    std::vector<std::pair<Key, Id>> pairs;
    pairs.reserve(keys.size());
    for (std::size_t i = 0; i < keys.size(); ++i)
        pairs.emplace_back(keys[i], makeId<Id>(i));
    std::sort(pairs.begin(), pairs.end());
    return pairs;
}

template <class Key, class Id> Id lookUp(const std::vector<std::pair<Key, Id>>& pairs, Key key)
{
    const auto at = std::lower_bound(pairs.begin(), pairs.end(), std::pair { key, Id { 0 } });
    return at != pairs.end() && at->first == key ? at->second : kNone<Id>;
}

std::vector<std::int64_t> eventTimes(const simulation::OperationColumns& operations)
{
    std::vector<std::int64_t> times;
    times.reserve(2 * operations.size());
    for (const Time start : operations.start)
        times.push_back(static_cast<std::int64_t>(start.ns()));
    for (const Time end : operations.end)
        times.push_back(static_cast<std::int64_t>(end.ns()));
    std::sort(times.begin(), times.end());
    times.erase(std::unique(times.begin(), times.end()), times.end());
    return times;
}

Time busiestMoment(const simulation::LinkBins& bins)
{
    std::vector<std::uint64_t> busy(bins.bins, 0);
    for (std::size_t i = 0; i < bins.busyNs.size(); ++i)
        busy[i % bins.bins] += bins.busyNs[i];
    const auto most = std::max_element(busy.begin(), busy.end());
    if (most == busy.end() || *most == 0)
        return {};
    return Time { static_cast<std::uint64_t>(most - busy.begin()) * bins.binWidth.ns() + bins.binWidth.ns() / 2 };
}

} // namespace

bool haveSameRanks(const RunView& a, const RunView& b)
{
    const topology::Topology& one = a.run->fabric.topology();
    const topology::Topology& two = b.run->fabric.topology();
    if (&one == &two)
        return true;
    if (one.npuCount() != two.npuCount())
        return false;
    for (std::uint32_t rank = 0; rank < one.npuCount(); ++rank) {
        if (one.nodeName(NodeId { rank }) != two.nodeName(NodeId { rank }))
            return false;
    }
    return true;
}

LinkId RunView::linkOf(LinkKey key) const
{
    return lookUp(linksByKey, key);
}

NodeId RunView::nodeOf(NodeKey key) const
{
    return lookUp(nodesByKey, key);
}

QString RunView::linkName(LinkId link) const
{
    return QString::fromStdString(topology::linkName(run->fabric.topology(), link));
}

QString RunView::operationName(OpKey key) const
{
    if (workload == nullptr || index(key.rank) >= workload->graphs.size())
        return {};
    const trace::ExecutionGraph& graph = *workload->graphs[index(key.rank)];
    if (index(key.op) >= graph.size())
        return {};
    const std::string_view text = graph.name(key.op);
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

RunViewPtr makeRunView(QString name, simulation::RunPtr run, study::WorkloadPtr workload, std::vector<NodeKey> nodeKeys,
    std::vector<LinkKey> linkKeys)
{
    auto view = std::make_shared<RunView>();
    view->name = std::move(name);
    view->run = std::move(run);
    view->workload = std::move(workload);
    view->summary = analysis::summarize(*view->run, 100);
    view->events = std::make_shared<const std::vector<std::int64_t>>(eventTimes(view->run->operations));
    view->longestCollectives
        = std::make_shared<const std::vector<std::uint32_t>>(analysis::longestCollectives(*view->run));
    view->busiest = busiestMoment(view->run->bins);
    view->linkDimensions = analysis::linkDimensions(view->run->fabric.topology());
    // Whoever stops a run wants the window back: what takes long is left out.
    if (!view->run->cancelled) {
        if (auto path = analysis::criticalPath(*view->run)) {
            view->criticalPath = std::move(path.value());
            view->attribution = analysis::attribution(*view->run, *view->criticalPath);
        }
        view->links = indexLinks(*view->run);
    }
    view->nodeKeys = std::move(nodeKeys);
    view->linkKeys = std::move(linkKeys);
    view->nodesByKey = sortedPairs<NodeKey, NodeId>(view->nodeKeys);
    view->linksByKey = sortedPairs<LinkKey, LinkId>(view->linkKeys);
    return view;
}

} // namespace weft::widgets
