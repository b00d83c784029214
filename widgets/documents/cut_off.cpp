// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/documents/cut_off.h"

#include <algorithm>

namespace weft::widgets {

namespace {

using topology::NodeKind;
using Nodes = std::vector<bool>;

class Search {
public:
    Search(const FabricColumns& columns, const LinkEnds& ends)
        : m_columns(columns)
        , m_ends(ends)
        , m_linkFailed(columns.linkCount())
        , m_nodeFailed(columns.nodeCount())
        , m_forth(columns.nodeCount(), ends.source)
        , m_back(columns.nodeCount(), ends.destination)
    {
        for (const auto& [key, change] : columns.linkChanges) {
            if (const std::uint32_t at = columns.indexOf(key); at != kNoIndex)
                m_linkFailed[at] = change.failed;
        }
        for (const auto& [key, change] : columns.nodeChanges) {
            if (const std::uint32_t at = columns.indexOf(key); at != kNoIndex)
                m_nodeFailed[at] = change.failed;
        }
    }

    [[nodiscard]] std::vector<CutOff> find(bool drawnToo)
    {
        choose();
        if (m_from == kNoIndex)
            return {};
        const Nodes wholeTo = reached(m_from, true, false);
        const Nodes wholeFrom = reached(m_from, false, false);
        std::vector<CutOff> found;
        for (std::uint32_t node = 0; node < m_columns.nodeCount(); ++node) {
            const bool lost = (wholeTo[node] && !m_reaches[node]) || (wholeFrom[node] && !m_comesFrom[node]);
            const bool isDrawnSo = !lost && !(wholeTo[node] && wholeFrom[node]);
            if (isWorkingNpu(node) && (lost || (drawnToo && isDrawnSo)))
                found.push_back({ node, isDrawnSo, m_reaches[node], m_comesFrom[node] });
        }
        if (!found.empty())
            blame(found);
        return found;
    }

private:
    // The links by the node that they are followed from.
    struct Following {
        Following(std::size_t nodes, const std::vector<std::uint32_t>& tails)
            : start(nodes + 1)
            , links(tails.size())
        {
            for (const std::uint32_t tail : tails)
                ++start[tail + 1];
            for (std::size_t node = 1; node < start.size(); ++node)
                start[node] += start[node - 1];
            std::vector<std::uint32_t> next(start.begin(), start.end() - 1);
            for (std::uint32_t link = 0; link < tails.size(); ++link)
                links[next[tails[link]]++] = link;
        }
        [[nodiscard]] std::span<const std::uint32_t> of(std::uint32_t node) const
        {
            return std::span(links).subspan(start[node], start[node + 1] - start[node]);
        }
        std::vector<std::uint32_t> start;
        std::vector<std::uint32_t> links;
    };

    [[nodiscard]] bool isWorkingNpu(std::uint32_t node) const
    {
        return m_columns.nodes[node].kind == NodeKind::Npu && !m_nodeFailed[node];
    }

    [[nodiscard]] Nodes reached(std::uint32_t from, bool outwards, bool withFailures) const
    {
        Nodes seen(m_columns.nodeCount());
        std::vector<std::uint32_t> queue { from };
        seen[from] = true;
        for (std::size_t next = 0; next < queue.size(); ++next) {
            const std::uint32_t at = queue[next];
            if (next > 0 && !m_columns.nodes[at].forwards)
                continue;
            for (const std::uint32_t link : (outwards ? m_forth : m_back).of(at)) {
                const std::uint32_t other = (outwards ? m_ends.destination : m_ends.source)[link];
                if (seen[other] || (withFailures && (m_linkFailed[link] || m_nodeFailed[other])))
                    continue;
                seen[other] = true;
                queue.push_back(other);
            }
        }
        return seen;
    }

    // An NPU of the largest part of which everyone reaches everyone, so that those that are cut off are the few. A
    // fabric in many small pieces has no such part, and the first ones of them are tried.
    void choose()
    {
        constexpr int kTries = 8;
        std::size_t npus = 0;
        for (std::uint32_t node = 0; node < m_columns.nodeCount(); ++node)
            npus += isWorkingNpu(node) ? 1U : 0U;
        Nodes tried(m_columns.nodeCount());
        std::size_t most = 0;
        int tries = 0;
        for (std::uint32_t node = 0; node < m_columns.nodeCount() && tries < kTries && 2 * most < npus; ++node) {
            if (!isWorkingNpu(node) || tried[node])
                continue;
            ++tries;
            Nodes to = reached(node, true, true);
            Nodes from = reached(node, false, true);
            std::size_t size = 0;
            for (std::uint32_t other = 0; other < m_columns.nodeCount(); ++other) {
                if (to[other] && from[other] && isWorkingNpu(other)) {
                    tried[other] = true;
                    ++size;
                }
            }
            if (size > most) {
                most = size;
                m_from = node;
                m_reaches = std::move(to);
                m_comesFrom = std::move(from);
            }
        }
    }

    // What is outside falls into parts that working links hold together; a part is cut off by what has failed at it.
    void blame(std::vector<CutOff>& found) const
    {
        std::vector<std::uint32_t> partOf(m_columns.nodeCount(), kNoIndex);
        std::vector<CutOff> parts;
        const auto isOutside
            = [this](std::uint32_t node) { return !m_nodeFailed[node] && !(m_reaches[node] && m_comesFrom[node]); };
        for (CutOff& cut : found) {
            if (cut.isDrawnSo)
                continue;
            if (partOf[cut.npu] == kNoIndex)
                parts.push_back(partAt(cut.npu, static_cast<std::uint32_t>(parts.size()), partOf, isOutside));
            cut.links = parts[partOf[cut.npu]].links;
            cut.nodes = parts[partOf[cut.npu]].nodes;
        }
    }

    template <class IsOutside>
    [[nodiscard]] CutOff partAt(
        std::uint32_t from, std::uint32_t number, std::vector<std::uint32_t>& partOf, IsOutside isOutside) const
    {
        CutOff part;
        std::vector<std::uint32_t> queue { from };
        partOf[from] = number;
        for (std::size_t next = 0; next < queue.size(); ++next) {
            for (const bool outwards : { true, false }) {
                for (const std::uint32_t link : (outwards ? m_forth : m_back).of(queue[next])) {
                    const std::uint32_t other = (outwards ? m_ends.destination : m_ends.source)[link];
                    if (m_nodeFailed[other]) {
                        part.nodes.push_back(other);
                    } else if (m_linkFailed[link]) {
                        part.links.push_back(link);
                    } else if (partOf[other] == kNoIndex && isOutside(other)) {
                        partOf[other] = number;
                        queue.push_back(other);
                    }
                }
            }
        }
        for (std::vector<std::uint32_t>* list : { &part.links, &part.nodes }) {
            std::sort(list->begin(), list->end());
            list->erase(std::unique(list->begin(), list->end()), list->end());
        }
        return part;
    }

    const FabricColumns& m_columns;
    const LinkEnds& m_ends;
    std::vector<bool> m_linkFailed;
    Nodes m_nodeFailed;
    Following m_forth;
    Following m_back;
    std::uint32_t m_from = kNoIndex; // of those that the others are cut off from
    Nodes m_reaches; // nodes that it reaches
    Nodes m_comesFrom; // nodes that reach it
};

} // namespace

std::vector<CutOff> cutOffNpus(const FabricColumns& columns, const LinkEnds& ends, bool drawnToo)
{
    const auto failed = [](const auto& entry) { return entry.second.failed; };
    if (!drawnToo && std::none_of(columns.linkChanges.begin(), columns.linkChanges.end(), failed)
        && std::none_of(columns.nodeChanges.begin(), columns.nodeChanges.end(), failed))
        return {};
    return Search(columns, ends).find(drawnToo);
}

} // namespace weft::widgets
