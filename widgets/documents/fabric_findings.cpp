// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/documents/fabric_findings.h"

#include "widgets/documents/cut_off.h"
#include "widgets/documents/fabric_names.h"
#include "widgets/documents/layouts.h"

#include <QStringList>

#include <algorithm>
#include <charconv>
#include <map>
#include <numeric>
#include <tuple>

namespace weft::widgets {

namespace {

class Collector {
public:
    explicit Collector(const FabricColumns& columns)
        : m_columns(columns)
        , m_names(columns)
        , m_ends(linkEnds(columns))
        , m_linked(columns.nodeCount())
    {
        for (std::size_t i = 0; i < columns.linkCount(); ++i)
            m_linked[m_ends.source[i]] = m_linked[m_ends.destination[i]] = true;
    }

    void loneNpus();
    void failedNpus();
    void cutOff(bool drawnToo);
    void notConnected(const CutOff& cut);
    // Those of them that no link in any direction joins to the others are said by parts; which of them were.
    [[nodiscard]] std::vector<bool> partsApart(const std::vector<CutOff>& cuts);
    void linkPairs();
    void fromSealing(const Error& error, Severity severity, const SealedFabric* sealed);
    std::vector<FabricFinding> take() { return std::move(m_found); }

private:
    void add(ErrorCode code, Sentence message, Sentence hint, NodeKey node, LinkKey link)
    {
        Finding finding;
        finding.error.code = code;
        finding.error.message = std::move(message);
        finding.error.hint = std::move(hint);
        m_found.push_back({ std::move(finding), node, link });
    }
    void more(ErrorCode code, std::size_t count)
    {
        if (count > kMostOfAKind)
            add(code, sayCount(count - kMostOfAKind, "%n more of the same kind", "%n more of the same kind"), {},
                kNoNode, kNoLink);
    }
    // Of links with the same ends: those that are there once more.
    void equalLinks(std::span<const std::uint32_t> bundle, std::vector<std::uint32_t>& twice) const;
    // Whether several cables between two nodes are the way the machine is built, and not a slip of the hand.
    [[nodiscard]] bool meansParallelLinks(std::size_t pairs, std::size_t withParallel) const;

    const FabricColumns& m_columns;
    FabricNames m_names;
    LinkEnds m_ends;
    std::vector<bool> m_linked; // nodes that have a link
    std::vector<FabricFinding> m_found;
};

void Collector::loneNpus()
{
    std::size_t count = 0;
    for (std::uint32_t i = 0; i < m_columns.nodeCount() && m_columns.nodeCount() > 1; ++i) {
        if (m_linked[i] || m_columns.nodes[i].kind != topology::NodeKind::Npu || ++count > kMostOfAKind)
            continue;
        add(ErrorCode::Unreachable, say("%1 has no links", m_names.node(i).toStdString()), say("draw a link to it"),
            m_columns.nodeKeys[i], kNoLink);
    }
    more(ErrorCode::Unreachable, count);
}

// A rank runs on each NPU: with one that has failed no workload of all of them can end.
void Collector::failedNpus()
{
    std::size_t count = 0;
    for (const auto& [key, change] : m_columns.nodeChanges) {
        const std::uint32_t at = m_columns.indexOf(key);
        if (!change.failed || at == kNoIndex || m_columns.nodes[at].kind != topology::NodeKind::Npu
            || ++count > kMostOfAKind)
            continue;
        add(ErrorCode::Unreachable,
            say("%1 has failed: its rank can neither send nor receive", m_names.node(at).toStdString()),
            say("clear its state, or run a workload without it"), key, kNoLink);
        m_found.back().finding.severity = Severity::Error;
    }
    more(ErrorCode::Unreachable, count);
}

// What is not drawn yet; one row an NPU, whichever ways it lacks.
void Collector::notConnected(const CutOff& cut)
{
    const std::string who = m_names.node(cut.npu).toStdString();
    const Sentence message = cut.hasWayTo ? say("%1 is not connected: no way leads from it to the others", who)
        : cut.hasWayFrom                  ? say("%1 is not connected: no way leads to it from the others", who)
                                          : say("%1 is not connected: no way leads to it or from it", who);
    add(ErrorCode::Unreachable, message, say("add links, or let the nodes between forward"),
        m_columns.nodeKeys[cut.npu], kNoLink);
}

std::vector<bool> Collector::partsApart(const std::vector<CutOff>& cuts)
{
    std::vector<bool> isSaid(m_columns.nodeCount());
    if (std::none_of(cuts.begin(), cuts.end(), [](const CutOff& cut) { return cut.isDrawnSo; }))
        return isSaid;
    std::vector<std::uint32_t> part(m_columns.nodeCount());
    std::iota(part.begin(), part.end(), 0U);
    const auto rootOf = [&part](std::uint32_t node) {
        while (part[node] != node)
            node = part[node] = part[part[node]];
        return node;
    };
    for (std::size_t i = 0; i < m_columns.linkCount(); ++i)
        part[rootOf(m_ends.source[i])] = rootOf(m_ends.destination[i]);
    std::vector<bool> isCut(m_columns.nodeCount());
    for (const CutOff& cut : cuts)
        isCut[cut.npu] = true;
    std::vector<bool> isOfTheRest(m_columns.nodeCount()); // by the part's root
    std::map<std::uint32_t, std::vector<std::uint32_t>> npus; // by the part's root
    for (std::uint32_t node = 0; node < m_columns.nodeCount(); ++node) {
        if (!m_linked[node] || m_columns.nodes[node].kind != topology::NodeKind::Npu)
            continue;
        npus[rootOf(node)].push_back(node);
        if (!isCut[node])
            isOfTheRest[rootOf(node)] = true;
    }
    std::map<std::uint32_t, std::uint32_t> apart; // roots by their first NPU
    for (const auto& [root, members] : npus) {
        if (!isOfTheRest[root])
            apart[members.front()] = root;
    }
    std::size_t count = 0;
    for (const auto& [first, root] : apart) {
        const std::vector<std::uint32_t>& members = npus[root];
        for (const std::uint32_t npu : members)
            isSaid[npu] = true;
        if (++count > kMostOfAKind)
            continue;
        const std::string who = m_names.node(first).toStdString();
        add(ErrorCode::Unreachable,
            members.size() == 1
                ? say("the fabric falls into %1 parts that no way joins: %2 is apart from the rest", npus.size(), who)
                : say("the fabric falls into %1 parts that no way joins: %2 and %3 more are apart from the rest",
                    npus.size(), who, members.size() - 1),
            say("add a link between the parts"), m_columns.nodeKeys[first], kNoLink);
    }
    more(ErrorCode::Unreachable, count);
    return isSaid;
}

// Nobody should have to run to learn it.
void Collector::cutOff(bool drawnToo)
{
    std::size_t count = 0;
    const std::vector<CutOff> cuts = cutOffNpus(m_columns, m_ends, drawnToo);
    const std::vector<bool> isSaid = partsApart(cuts);
    for (const CutOff& cut : cuts) {
        // loneNpus() says it of what has no links
        if (!m_linked[cut.npu] || (cut.isDrawnSo && isSaid[cut.npu]) || ++count > kMostOfAKind)
            continue;
        if (cut.isDrawnSo) {
            notConnected(cut);
            continue;
        }
        const std::string who = m_names.node(cut.npu).toStdString();
        const Sentence message = cut.hasWayTo ? say("%1 is cut off: no way leads from it over working links", who)
            : cut.hasWayFrom                  ? say("%1 is cut off: no way leads to it over working links", who)
                             : say("%1 is cut off: no way leads to it or from it over working links", who);
        Sentence hint = say("repair what has failed, or draw another way");
        if (!cut.links.empty() || !cut.nodes.empty()) {
            const std::string what
                = (cut.links.empty() ? m_names.node(cut.nodes.front()) : m_names.link(cut.links.front())).toStdString();
            hint = cut.links.size() + cut.nodes.size() > 1
                ? say("%1 and others have failed: repair them, or draw another way", what)
                : say("%1 has failed: repair it, or draw another way", what);
        }
        add(ErrorCode::Unreachable, message, hint, m_columns.nodeKeys[cut.npu], kNoLink);
        m_found.back().finding.severity = Severity::Error;
        for (const std::uint32_t link : cut.links)
            m_found.back().causes.links.push_back(m_columns.linkKeys[link]);
        for (const std::uint32_t node : cut.nodes)
            m_found.back().causes.nodes.push_back(m_columns.nodeKeys[node]);
    }
    more(ErrorCode::Unreachable, count);
}

void Collector::equalLinks(std::span<const std::uint32_t> bundle, std::vector<std::uint32_t>& twice) const
{
    for (std::size_t i = 1; i < bundle.size(); ++i) {
        if (m_columns.linkCosts[bundle[i]] == m_columns.linkCosts[bundle[i - 1]])
            twice.push_back(bundle[i]);
    }
}

bool Collector::meansParallelLinks(std::size_t pairs, std::size_t withParallel) const
{
    constexpr std::size_t kFewPairs = 4; // of which nothing can be told
    constexpr std::size_t kUsual = 4; // one pair of so many
    return !m_columns.structure->spec.isEmpty() || (pairs > kFewPairs && withParallel * kUsual >= pairs);
}

// Sorted by their ends, links of one pair are neighbours, and a pair's way back is found by search.
void Collector::linkPairs()
{
    std::vector<std::uint32_t> order(m_columns.linkCount());
    for (std::uint32_t i = 0; i < order.size(); ++i)
        order[i] = i;
    const auto ends = [this](std::uint32_t i) { return std::pair(m_ends.source[i], m_ends.destination[i]); };
    const auto costOf = [this](std::uint32_t i) {
        return std::pair(m_columns.linkCosts[i].bandwidth.bytesPerNs, m_columns.linkCosts[i].latency.ns);
    };
    std::sort(order.begin(), order.end(), [&](std::uint32_t a, std::uint32_t b) {
        return std::tuple(ends(a), costOf(a), a) < std::tuple(ends(b), costOf(b), b);
    });
    const auto bundleAt = [&](std::pair<std::uint32_t, std::uint32_t> pair) {
        const auto range = std::equal_range(order.begin(), order.end(), pair, [&](const auto& a, const auto& b) {
            using A = std::decay_t<decltype(a)>;
            if constexpr (std::is_same_v<A, std::uint32_t>)
                return ends(a) < b;
            else
                return a < ends(b);
        });
        return std::span<const std::uint32_t>(range.first, range.second);
    };
    std::vector<std::uint32_t> twice;
    std::size_t pairs = 0;
    std::size_t withParallel = 0;
    std::size_t unlike = 0;
    for (std::size_t first = 0; first < order.size();) {
        const auto pair = ends(order[first]);
        std::size_t end = first;
        while (end < order.size() && ends(order[end]) == pair)
            ++end;
        const std::span<const std::uint32_t> bundle(order.data() + first, end - first);
        ++pairs;
        withParallel += bundle.size() > 1 ? 1U : 0U;
        equalLinks(bundle, twice);
        if (pair.first < pair.second) {
            const auto back = bundleAt({ pair.second, pair.first });
            const bool same = std::equal(bundle.begin(), bundle.end(), back.begin(), back.end(),
                [&](std::uint32_t a, std::uint32_t b) { return costOf(a) == costOf(b); });
            if (!back.empty() && !same && ++unlike <= kMostOfAKind)
                add(ErrorCode::Mismatched,
                    say("%1 is not like its way back", m_names.link(bundle.front()).toStdString()),
                    say("fine if that is meant; else give both directions the same costs"), kNoNode,
                    m_columns.linkKeys[bundle.front()]);
        }
        first = end;
    }
    if (!meansParallelLinks(pairs, withParallel)) {
        for (std::size_t i = 0; i < twice.size() && i < kMostOfAKind; ++i)
            add(ErrorCode::Duplicate,
                say("%1 is there twice with the same costs", m_names.link(twice[i]).toStdString()),
                say("fine if two cables are meant; else delete one"), kNoNode, m_columns.linkKeys[twice[i]]);
        more(ErrorCode::Duplicate, twice.size());
    }
    more(ErrorCode::Mismatched, unlike);
}

void Collector::fromSealing(const Error& error, Severity severity, const SealedFabric* sealed)
{
    FabricFinding found { { severity, error } };
    const std::string& item = error.where.item;
    if (error.where.nodeId && sealed != nullptr && *error.where.nodeId < sealed->nodeKeys.size()) {
        found.node = sealed->nodeKeys[*error.where.nodeId];
    } else if (error.where.nodeId && sealed == nullptr) {
        const std::vector<std::uint32_t> order = sealedOrder(m_columns);
        if (*error.where.nodeId < order.size())
            found.node = m_columns.nodeKeys[order[*error.where.nodeId]];
    } else if (item.starts_with("link ")) {
        std::uint32_t link = kNoIndex;
        std::from_chars(item.data() + 5, item.data() + item.size(), link);
        if (link < m_columns.linkCount())
            found.link = m_columns.linkKeys[link];
    }
    m_found.push_back(std::move(found));
}

} // namespace

FabricCheck checkFabric(const FabricColumns& columns)
{
    FabricCheck check;
    if (columns.nodeCount() == 0)
        return check;
    Collector collector(columns);
    Findings said;
    check.sealed = sealColumns(columns, said);
    const SealedFabric* sealed = check.sealed->ok() ? check.sealed->value().get() : nullptr;
    if (sealed == nullptr)
        collector.fromSealing(check.sealed->error(), Severity::Error, nullptr);
    bool isConnected = true;
    for (const Finding& finding : said) {
        if (finding.error.code == ErrorCode::Unreachable) // said below of every NPU, with its place
            isConnected = false;
        else
            collector.fromSealing(finding.error, finding.severity, sealed);
    }
    collector.loneNpus();
    collector.failedNpus();
    collector.cutOff(!isConnected);
    collector.linkPairs();
    check.findings = collector.take();
    return check;
}

PreparedFabric prepareFabric(const topology::Fabric& fabric, std::span<const QPointF> positions, FirstKeys first)
{
    std::vector<QPointF> laidOut;
    if (positions.size() != fabric.topology().nodeCount()) {
        laidOut = layOut(fabric.topology(), LayoutKind::Structural);
        positions = laidOut;
    }
    PreparedFabric prepared { columnsOf(fabric, positions, first.node, first.link), {} };
    prepared.check = checkFabric(prepared.columns);
    return prepared;
}

} // namespace weft::widgets
