// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/study/peer_settings.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMap>
#include <QSet>

#include <algorithm>
#include <bit>

namespace weft::test {

namespace {

class Settings {
public:
    Settings(const QString& prefix, bool isAware, QStringList& traps)
        : m_prefix(prefix)
        , m_isAware(isAware)
        , m_traps(traps)
    {
    }

    PeerSettings run()
    {
        readNetwork();
        readSystem();
        readGroups();
        return std::move(m_is);
    }

private:
    void trap(const QString& text) { m_traps << text; }

    QByteArray bytesOf(const QString& ending)
    {
        QFile file(m_prefix + ending);
        if (!file.open(QIODevice::ReadOnly)) {
            trap(ending + " is not there");
            return {};
        }
        return file.readAll();
    }

    void readNetwork()
    {
        QMap<QString, QStringList> lists;
        const QStringList lines = QString::fromUtf8(bytesOf(".network.yml")).split('\n', Qt::SkipEmptyParts);
        for (const QString& line : lines) {
            const QString text = line.section('#', 0, 0).trimmed();
            const QString values = text.section(':', 1).trimmed();
            if (text.isEmpty())
                continue;
            if (!values.startsWith('[') || !values.endsWith(']'))
                trap("the network has a line that is no list: " + line);
            for (const QString& value : values.mid(1, values.size() - 2).split(','))
                lists[text.section(':', 0, 0).trimmed()] << value.trimmed();
        }
        if (lists.keys() != QStringList { "bandwidth", "latency", "npus_count", "topology" })
            trap("the network has other keys: " + lists.keys().join(' '));
        const QStringList kinds = lists["topology"];
        for (const QStringList& list : lists) {
            if (list.size() != kinds.size())
                trap("the network's lists are of different lengths");
        }
        m_is.npus = kinds.isEmpty() ? 0 : 1;
        for (qsizetype i = 0; i < kinds.size() && m_traps.isEmpty(); ++i) {
            if (!QStringList { "Ring", "FullyConnected", "Switch" }.contains(kinds[i]))
                trap("no topology is called " + kinds[i]);
            bool isNumber[3] {};
            const int size = lists["npus_count"][i].toInt(&isNumber[0]);
            const double bandwidth = lists["bandwidth"][i].toDouble(&isNumber[1]);
            const double latency = lists["latency"][i].toDouble(&isNumber[2]);
            if (!isNumber[0] || !isNumber[1] || !isNumber[2] || size < 2 || !(bandwidth > 0) || !(latency >= 0))
                trap("a dimension of the network is refused: " + kinds[i]);
            m_is.npus *= static_cast<std::size_t>(size);
            m_is.sizes.push_back(size);
            m_is.leastLatency = std::min(m_is.leastLatency, latency);
            m_is.mostBytesPerNs = std::max(m_is.mostBytesPerNs, bandwidth * 1073741824.0 / 1e9);
        }
        if (m_isAware && m_is.sizes.size() != 1)
            trap("the congestion-aware backend has one dimension");
        if (m_isAware && kinds == QStringList { "Ring" } && m_is.npus == 2)
            trap("the congestion-aware backend builds no ring of 2");
    }

    // The keys that the parser knows; a misspelt one would be passed over.
    void readSystem()
    {
        static const QSet<QString> kKnown { "scheduling-policy", "collective-optimization", "local-reduction-delay",
            "active-chunks-per-dimension", "L", "o", "g", "G", "endpoint-delay", "model-shared-bus",
            "preferred-dataset-splits", "peak-perf", "local-mem-bw", "roofline-enabled", "trace-enabled", "replay-only",
            "track-local-mem", "local-mem-trace-filename", "all-reduce-implementation", "all-gather-implementation",
            "reduce-scatter-implementation", "all-to-all-implementation" };
        const QJsonObject system = QJsonDocument::fromJson(bytesOf(".system.json")).object();
        for (const QString& key : system.keys()) {
            if (!kKnown.contains(key))
                trap("the system file has a key that is passed over: " + key);
        }
        const auto oneOf = [&](const char* key, const QStringList& values) {
            if (!values.contains(system[key].toString()))
                trap(QStringLiteral("the system's %1 is \"%2\"").arg(key, system[key].toString()));
        };
        oneOf("scheduling-policy", { "LIFO", "FIFO", "EXPLICIT" });
        oneOf("collective-optimization", { "baseline", "localBWAware" });
        for (const char* key : { "preferred-dataset-splits", "active-chunks-per-dimension", "endpoint-delay" }) {
            if (!system[key].isDouble() || system[key].toDouble() < 1)
                trap(QStringLiteral("the system's %1 is missing or below 1").arg(key));
        }
        m_is.splits = static_cast<std::uint64_t>(std::max(1.0, system["preferred-dataset-splits"].toDouble()));
        m_is.flops = system["peak-perf"].toDouble() * 1e12;
        m_is.memory = system["local-mem-bw"].toDouble() * 1e9;
        if (system["roofline-enabled"].toInt() == 0)
            trap("without the roofline computation takes no time");
        if (!(m_is.flops > 0) || !(m_is.memory > 0))
            trap("the roofline has no peak-perf or no local-mem-bw");
        for (const QString kind : { "all-reduce", "all-gather", "reduce-scatter", "all-to-all" })
            checkAlgorithms(kind, system[kind + "-implementation"]);
    }

    void checkAlgorithms(const QString& kind, const QJsonValue& given)
    {
        const QJsonArray list = given.toArray();
        if (list.isEmpty() || list.size() > static_cast<qsizetype>(m_is.sizes.size()))
            trap(kind + " has no algorithm, or more than there are dimensions");
        for (qsizetype i = 0; i < list.size(); ++i) {
            const QString name = list[i].toString();
            const bool isHalving = name == "halvingDoubling";
            const bool isTree = name == "doubleBinaryTree";
            bool isWindow = false;
            (void)name.mid(6).toInt(&isWindow);
            if (name != "ring" && name != "direct" && !(name.startsWith("direct") && isWindow) && !isHalving && !isTree)
                trap(kind + " by " + name + ", which is no algorithm");
            if (isHalving && kind == "all-to-all")
                trap("no all-to-all goes by halving and doubling");
            if (isTree && kind != "all-reduce")
                trap(kind + " by trees would be an all-reduce");
            m_is.isUneven |= isTree;
            m_is.needsPowers |= isHalving || isTree;
            for (const int size : m_is.sizes) {
                if ((isHalving || isTree) && !std::has_single_bit(static_cast<unsigned>(size)))
                    trap(name + " on " + QString::number(size) + " NPUs");
            }
        }
    }

    void readGroups()
    {
        const QString ending = ".groups.json";
        if (!QFile::exists(m_prefix + ending))
            return;
        if (m_prefix.contains("empty"))
            trap("a path with \"empty\" in it stands for no groups");
        const QJsonObject groups = QJsonDocument::fromJson(bytesOf(ending)).object();
        for (const QString& key : groups.keys()) {
            bool isNumber = false;
            if (key.toInt(&isNumber) <= 0 || !isNumber)
                trap("a group is called " + key);
            for (const QJsonValue& rank : groups[key].toArray()) {
                const auto number = static_cast<std::size_t>(rank.toInt(-1));
                if (number >= m_is.npus || m_is.groups[key.toUtf8()].count(number) > 0)
                    trap("group " + key + " lists a rank twice, or one that is not there");
                m_is.groups[key.toUtf8()].insert(number);
            }
        }
        for (const auto& [name, members] : m_is.groups) {
            if (m_is.needsPowers && !std::has_single_bit(members.size()))
                trap("group " + QString::fromUtf8(name) + " is no power of two");
        }
    }

    QString m_prefix;
    bool m_isAware;
    QStringList& m_traps;
    PeerSettings m_is;
};

} // namespace

PeerSettings readPeerSettings(const QString& prefix, bool isAware, QStringList& traps)
{
    return Settings(prefix, isAware, traps).run();
}

} // namespace weft::test
