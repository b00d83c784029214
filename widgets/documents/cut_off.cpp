// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/documents/cut_off.h"

#include <algorithm>

namespace weft::widgets {

namespace {

using topology::NodeKind;

class Search {
public:
    Search(const FabricColumns& columns, const LinkEnds& ends)
        : m_columns(columns)
        , m_ends(ends)
        , m_linkFailed(columns.linkCount())
        , m_nodeFailed(columns.nodeCount())
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

    [[nodiscard]] std::uint32_t firstNpu() const
    {
        for (std::uint32_t node = 0; node < m_columns.nodeCount(); ++node) {
            if (m_columns.nodes[node].kind == NodeKind::Npu && !m_nodeFailed[node])
                return node;
        }
        return kNoIndex;
    }

    [[nodiscard]] CutOff find(std::uint32_t from, bool outwards)
    {
        sortLinks(outwards);
        CutOff cut;
        cut.outwards = outwards;
        cut.from = from;
        const std::vector<bool> works = reached(from, true);
        const std::vector<bool> whole = reached(from, false);
        for (std::uint32_t node = 0; node < m_columns.nodeCount(); ++node) {
            if (m_columns.nodes[node].kind == NodeKind::Npu && !m_nodeFailed[node] && whole[node] && !works[node])
                cut.npus.push_back(node);
        }
        if (!cut.npus.empty())
            blame(cut, works, whole);
        return cut;
    }

private:
    [[nodiscard]] std::uint32_t tail(std::uint32_t link) const
    {
        return (m_outwards ? m_ends.source : m_ends.destination)[link];
    }
    [[nodiscard]] std::uint32_t head(std::uint32_t link) const
    {
        return (m_outwards ? m_ends.destination : m_ends.source)[link];
    }

    // The links by the node that they are followed from.
    void sortLinks(bool outwards)
    {
        m_outwards = outwards;
        m_start.assign(m_columns.nodeCount() + 1, 0);
        for (std::uint32_t link = 0; link < m_columns.linkCount(); ++link)
            ++m_start[tail(link) + 1];
        for (std::size_t node = 1; node < m_start.size(); ++node)
            m_start[node] += m_start[node - 1];
        m_links.resize(m_columns.linkCount());
        std::vector<std::uint32_t> next(m_start.begin(), m_start.end() - 1);
        for (std::uint32_t link = 0; link < m_columns.linkCount(); ++link)
            m_links[next[tail(link)]++] = link;
    }

    [[nodiscard]] std::vector<bool> reached(std::uint32_t from, bool withFailures) const
    {
        std::vector<bool> seen(m_columns.nodeCount());
        std::vector<std::uint32_t> queue { from };
        seen[from] = true;
        for (std::size_t next = 0; next < queue.size(); ++next) {
            const std::uint32_t at = queue[next];
            if (next > 0 && !m_columns.nodes[at].forwards)
                continue;
            for (std::uint32_t i = m_start[at]; i < m_start[at + 1]; ++i) {
                const std::uint32_t other = head(m_links[i]);
                if (seen[other] || (withFailures && (m_linkFailed[m_links[i]] || m_nodeFailed[other])))
                    continue;
                seen[other] = true;
                queue.push_back(other);
            }
        }
        return seen;
    }

    // What has failed at the border of what is reached, a link rather than a node.
    void blame(CutOff& cut, const std::vector<bool>& works, const std::vector<bool>& whole) const
    {
        std::uint32_t found = 0;
        for (std::uint32_t link = 0; link < m_columns.linkCount(); ++link) {
            if (m_linkFailed[link] && works[tail(link)] && !works[head(link)]) {
                cut.link = std::min(cut.link, link);
                ++found;
            }
        }
        for (std::uint32_t node = 0; node < m_columns.nodeCount(); ++node) {
            if (m_nodeFailed[node] && whole[node]) {
                cut.node = std::min(cut.node, node);
                ++found;
            }
        }
        cut.several = found > 1;
    }

    const FabricColumns& m_columns;
    const LinkEnds& m_ends;
    std::vector<bool> m_linkFailed;
    std::vector<bool> m_nodeFailed;
    bool m_outwards = true;
    std::vector<std::uint32_t> m_start;
    std::vector<std::uint32_t> m_links;
};

} // namespace

std::vector<CutOff> cutOffNpus(const FabricColumns& columns, const LinkEnds& ends)
{
    const auto failed = [](const auto& entry) { return entry.second.failed; };
    if (std::none_of(columns.linkChanges.begin(), columns.linkChanges.end(), failed)
        && std::none_of(columns.nodeChanges.begin(), columns.nodeChanges.end(), failed))
        return {};
    Search search(columns, ends);
    const std::uint32_t from = search.firstNpu();
    std::vector<CutOff> cuts;
    for (const bool outwards : { true, false }) {
        if (from == kNoIndex)
            continue;
        CutOff cut = search.find(from, outwards);
        if (!cut.npus.empty())
            cuts.push_back(std::move(cut));
    }
    return cuts;
}

} // namespace weft::widgets
