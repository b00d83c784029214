// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/study/peer_traps.h"

#include "tests/engine/study/peer_settings.h"
#include "tests/engine/study/peer_trace.h"

#include <QFile>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <vector>

namespace weft::test {

namespace {

using Node = PeerNode;

enum Type : std::uint64_t { Comp = 4, Send = 5, Recv = 6, Coll = 7 };
enum Collective : std::uint64_t { AllReduce = 0, AllGather = 2, AllToAll = 6, ReduceScatter = 7 };

class Checker {
public:
    explicit Checker(const PeerFiles& files)
        : m_files(files)
        , m_is(readPeerSettings(files.prefix, files.isAware, m_traps))
    {
    }

    QStringList run()
    {
        for (std::size_t rank = 0; rank < m_is.npus; ++rank)
            m_ranks.push_back(readPeerTrace(traceName(rank), m_traps));
        if (QFile::exists(traceName(m_is.npus)))
            trap("there is a trace past the last rank, of which nothing is said");
        for (std::size_t rank = 0; rank < m_is.npus; ++rank)
            checkRank(rank);
        for (const auto& [key, left] : m_messages) {
            if (left != 0)
                trap(QStringLiteral("messages %1: %2 more sends than receives").arg(key).arg(left));
        }
        checkGroups();
        return m_traps;
    }

private:
    void trap(const QString& text)
    {
        if (m_traps.size() < 20)
            m_traps << text;
    }
    void trap(std::size_t rank, const Node& node, const QString& text)
    {
        trap(QStringLiteral("rank %1, node %2 (%3): %4").arg(rank).arg(node.id).arg(node.name, text));
    }
    QString traceName(std::size_t rank) const { return QStringLiteral("%1.%2.et").arg(m_files.prefix).arg(rank); }
    void checkRank(std::size_t rank)
    {
        std::map<std::uint64_t, std::size_t> byId;
        for (std::size_t at = 0; at < m_ranks[rank].size(); ++at) {
            const Node& node = m_ranks[rank][at];
            if (!byId.emplace(node.id, at).second)
                trap(rank, node, "the id is there twice");
        }
        std::vector<std::size_t> order;
        if (!sorted(rank, byId, order))
            return;
        for (const Node& node : m_ranks[rank])
            checkNode(rank, node);
        // Of what meets by its turn, whatever is first on all ranks has to be first by its dependencies.
        std::map<QString, std::vector<std::size_t>> turns;
        for (const auto& [id, at] : byId) {
            const Node& node = m_ranks[rank][at];
            if (node.type == Coll)
                turns["collectives"].push_back(at);
            else if (node.type == Send || node.type == Recv)
                turns[(node.type == Send ? "send " : "receive ") + keyOf(node)].push_back(at);
        }
        for (const auto& [what, nodes] : turns) {
            for (std::size_t i = 1; i < nodes.size(); ++i) {
                if (comesFirst(rank, byId, nodes[i - 1], nodes[i]))
                    continue;
                if (what == "collectives")
                    m_unordered.emplace(rank, nodes[i]);
                else
                    trap(rank, m_ranks[rank][nodes[i]], "may meet another than it is meant for");
            }
        }
    }

    // An order in which they can run.
    bool sorted(std::size_t rank, const std::map<std::uint64_t, std::size_t>& byId, std::vector<std::size_t>& order)
    {
        const std::vector<Node>& nodes = m_ranks[rank];
        std::vector<std::vector<std::size_t>> users(nodes.size());
        std::vector<std::size_t> waits(nodes.size(), 0);
        for (std::size_t at = 0; at < nodes.size(); ++at) {
            for (const std::uint64_t id : std::set(nodes[at].after.begin(), nodes[at].after.end())) {
                const auto on = byId.find(id);
                if (on == byId.end()) {
                    trap(rank, nodes[at], QStringLiteral("waits for %1, which is not there").arg(id));
                    return false;
                }
                users[on->second].push_back(at);
                ++waits[at];
            }
        }
        for (std::size_t at = 0; at < nodes.size(); ++at) {
            if (waits[at] == 0)
                order.push_back(at);
        }
        for (std::size_t i = 0; i < order.size(); ++i) {
            for (const std::size_t user : users[order[i]]) {
                if (--waits[user] == 0)
                    order.push_back(user);
            }
        }
        if (order.size() < nodes.size())
            trap(QStringLiteral("rank %1: nodes wait for each other").arg(rank));
        return order.size() == nodes.size();
    }

    // Can the earlier one start whenever the later one can?
    bool comesFirst(std::size_t rank, const std::map<std::uint64_t, std::size_t>& byId, std::size_t earlier,
        std::size_t later) const
    {
        const std::vector<Node>& nodes = m_ranks[rank];
        std::set<std::uint64_t> wanted(nodes[earlier].after.begin(), nodes[earlier].after.end());
        std::vector<bool> isSeen(nodes.size(), false);
        std::vector<std::size_t> open { later };
        while (!open.empty() && !wanted.empty()) {
            const std::size_t at = open.back();
            open.pop_back();
            for (const std::uint64_t id : nodes[at].after) {
                const std::size_t on = byId.at(id);
                wanted.erase(id);
                if (on == earlier)
                    return true;
                if (!isSeen[on])
                    open.push_back(on);
                isSeen[on] = true;
            }
        }
        return wanted.empty();
    }

    void checkNode(std::size_t rank, const Node& node)
    {
        for (const auto& [name, value] : node.attributes) {
            if (!value.isWhole() && name != "pg_name" && name != "involved_dim" && !name.startsWith("inlined_"))
                trap(rank, node, QString::fromUtf8(name) + " is no whole number");
        }
        if (!node.attributes.contains("is_cpu_op"))
            trap(rank, node, "does not say whether it is of the CPU");
        switch (node.type) {
        case Comp:
            checkCompute(rank, node);
            break;
        case Send:
        case Recv:
            checkMessage(rank, node);
            break;
        case Coll:
            checkCollective(rank, node);
            break;
        default:
            trap(rank, node, QStringLiteral("is of type %1").arg(node.type));
        }
    }

    void checkCompute(std::size_t rank, const Node& node)
    {
        if (node.isCpu()) {
            if (!m_files.mayLaunch || node.micros == 0)
                trap(rank, node, "a CPU node that nobody asked for, or of no duration");
            return;
        }
        const double operations = static_cast<double>(node.whole("num_ops").value_or(0));
        const double bytes = static_cast<double>(node.whole("tensor_size").value_or(0));
        if (operations <= 0 || bytes <= 0) {
            trap(rank, node, "num_ops or tensor_size is missing or 0");
            return;
        }
        const double seconds = operations / std::min(m_is.memory * (operations / bytes), m_is.flops);
        if (std::floor(seconds * 1e9) < 1)
            trap(rank, node, "lasts 0 ns");
    }

    static QString keyOf(const Node& node)
    {
        return QStringLiteral("%1>%2 tag %3, %4 B")
            .arg(node.whole("comm_src").value_or(0))
            .arg(node.whole("comm_dst").value_or(0))
            .arg(node.whole("comm_tag").value_or(0) % 500'000'000)
            .arg(node.whole("comm_size").value_or(0));
    }

    void checkMessage(std::size_t rank, const Node& node)
    {
        for (const char* name : { "comm_src", "comm_dst", "comm_tag", "comm_size" }) {
            if (!node.whole(name))
                trap(rank, node, QString(name) + " is missing");
        }
        const bool sends = node.type == Send;
        const std::uint64_t own = node.whole(sends ? "comm_src" : "comm_dst").value_or(0);
        const std::uint64_t other = node.whole(sends ? "comm_dst" : "comm_src").value_or(0);
        if (own != rank || other == rank || other >= m_is.npus)
            trap(rank, node, "is of another rank, to itself, or to one that is not there");
        const auto bytes = static_cast<std::int64_t>(node.whole("comm_size").value_or(0));
        if (bytes <= 0)
            trap(rank, node, "has no bytes");
        if (sends && node.after.empty()
            && std::floor(m_is.leastLatency + static_cast<double>(bytes) / m_is.mostBytesPerNs) < 1)
            trap(rank, node, "arrives at the time 0");
        if (node.isCpu())
            trap(rank, node, "communication of the CPU");
        m_messages[keyOf(node)] += sends ? 1 : -1;
    }

    void checkCollective(std::size_t rank, const Node& node)
    {
        const auto type = node.whole("comm_type");
        const auto bytes = static_cast<std::int64_t>(node.whole("comm_size").value_or(0));
        if (!type || (*type != AllReduce && *type != AllGather && *type != AllToAll && *type != ReduceScatter))
            trap(rank, node, "a collective that is not simulated");
        if (bytes <= 0 || (type == AllGather && static_cast<std::uint64_t>(bytes) < m_is.splits))
            trap(rank, node, "too few bytes");
        if (node.isCpu())
            trap(rank, node, "communication of the CPU");
        if (m_is.sizes.size() > 4 && !node.attributes.contains("involved_dim") && m_is.groups.empty())
            trap(rank, node, "does not say which of more than 4 dimensions take part");
        const auto group = node.attributes.find("pg_name");
        const QByteArray name = group == node.attributes.end() ? QByteArray() : group->second.bytes;
        if (name.isEmpty() != m_is.groups.empty()
            || (!name.isEmpty() && !(m_is.groups.contains(name) && m_is.groups.at(name).contains(rank))))
            trap(rank, node, "is of a group that is not there, or not of this rank");
        if (m_is.groups.contains(name) && m_is.groups.at(name).size() < 2)
            trap(rank, node, "a collective of one rank");
        m_called[name][rank].push_back(QStringLiteral("%1 %2 B").arg(type.value_or(99)).arg(bytes));
    }

    // Streams are met by their numbers: all members call the same in the same order, whatever each has to wait for.
    void checkGroups()
    {
        for (auto& [name, ranks] : m_called) {
            const std::size_t members = m_is.groups.contains(name) ? m_is.groups.at(name).size() : m_is.npus;
            if (ranks.size() != members)
                trap("not all members of a group call its collectives");
            for (auto& [rank, calls] : ranks) {
                std::ranges::sort(calls);
                if (calls != ranks.begin()->second)
                    trap(QStringLiteral("rank %1 calls other collectives than the first of its group").arg(rank));
            }
        }
        // Where every rank does the same, it is at the same in all of them at any time.
        const bool isUneven = m_is.isUneven || !m_messages.empty();
        for (const auto& [rank, at] : m_unordered) {
            if (isUneven)
                trap(rank, m_ranks[rank][at], "a collective that may be called before or after another one");
        }
    }

    PeerFiles m_files;
    QStringList m_traps;
    PeerSettings m_is;
    std::vector<std::vector<Node>> m_ranks;
    std::map<QString, int> m_messages; // sends less receives
    std::map<QByteArray, std::map<std::size_t, QStringList>> m_called; // by group and rank
    std::set<std::pair<std::size_t, std::size_t>> m_unordered; // rank and node
};

} // namespace

QStringList trapsIn(const PeerFiles& files)
{
    return Checker(files).run();
}

} // namespace weft::test
