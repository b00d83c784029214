// SPDX-License-Identifier: GPL-3.0-or-later
// Differences as cells of a table.
#include "app/gui/workspace/difference_values.h"
#include "app/gui/workspace/difference_words.h"

#include <QCoreApplication>

#include <array>
#include <utility>

namespace weft::gui {

namespace {

struct CellWords {
    Q_DECLARE_TR_FUNCTIONS(weft::gui::Differences)
};

QString subjectWords(const study::InputDifference& difference)
{
    switch (difference.kind) {
    case study::DifferenceKind::FabricName:
        return CellWords::tr("Fabric");
    case study::DifferenceKind::NpuCount:
        return CellWords::tr("NPUs");
    case study::DifferenceKind::SwitchCount:
        return CellWords::tr("Switches");
    case study::DifferenceKind::LinkCount:
        return CellWords::tr("Links");
    case study::DifferenceKind::Dimensions:
        return CellWords::tr("Sizes of dimensions");
    case study::DifferenceKind::Routes:
        return CellWords::tr("Routes given by hand");
    case study::DifferenceKind::NodeAdded:
    case study::DifferenceKind::NodeRemoved:
        return nodesWords(difference);
    case study::DifferenceKind::NodeFailed:
        return CellWords::tr("Failure of %1").arg(nodesWords(difference));
    case study::DifferenceKind::NodeForwards:
        return CellWords::tr("Forwarding of %1").arg(nodesWords(difference));
    case study::DifferenceKind::NodeSpeed:
        return CellWords::tr("Speed of %1").arg(nodesWords(difference));
    case study::DifferenceKind::LinkAdded:
    case study::DifferenceKind::LinkRemoved:
        return linksWords(difference);
    case study::DifferenceKind::LinkFailed:
        return CellWords::tr("Failure of %1").arg(linksWords(difference));
    case study::DifferenceKind::LinkBandwidth:
        return CellWords::tr("Bandwidth of %1").arg(linksWords(difference));
    case study::DifferenceKind::LinkLatency:
        return CellWords::tr("Latency of %1").arg(linksWords(difference));
    case study::DifferenceKind::WorkloadName:
        return CellWords::tr("Workload");
    case study::DifferenceKind::WorkloadRanks:
        return CellWords::tr("Ranks of the workload");
    case study::DifferenceKind::WorkloadOperations:
        return CellWords::tr("Operations of the workload");
    case study::DifferenceKind::WorkloadContent:
        return CellWords::tr("Ranks with other operations");
    case study::DifferenceKind::Network:
        return CellWords::tr("Network model");
    case study::DifferenceKind::Packet:
        return CellWords::tr("Packets");
    case study::DifferenceKind::Routing:
        return CellWords::tr("Routing");
    case study::DifferenceKind::RoutingSeed:
        return CellWords::tr("Seed of the routing");
    case study::DifferenceKind::Queues:
        return CellWords::tr("Queues per dimension");
    case study::DifferenceKind::InjectionScale:
        return CellWords::tr("Injection scale");
    case study::DifferenceKind::Rendezvous:
        return CellWords::tr("Rendezvous");
    case study::DifferenceKind::GroupsByDimension:
        return CellWords::tr("Groups by dimension");
    case study::DifferenceKind::Group:
        return CellWords::tr("Ranks of group %1").arg(QString::fromStdString(difference.subject));
    case study::DifferenceKind::Algorithm:
        if (difference.dimension)
            return CellWords::tr("%1 of dimension %2", "an algorithm's pattern")
                .arg(QString::fromStdString(difference.subject))
                .arg(*difference.dimension);
        break;
    case study::DifferenceKind::SystemKey:
    case study::DifferenceKind::MemoryKey:
        break;
    }
    return QString::fromStdString(difference.subject);
}

} // namespace

DifferenceCells differenceCells(const study::InputDifference& difference)
{
    const QString none = QStringLiteral("–");
    DifferenceCells cells { subjectWords(difference), valueWords(difference.before), valueWords(difference.after),
        plainValue(difference.before), plainValue(difference.after) };
    switch (difference.kind) {
    case study::DifferenceKind::Algorithm:
        cells.before = algorithmWords(difference.before);
        cells.after = algorithmWords(difference.after);
        break;
    case study::DifferenceKind::Routing:
        cells.before = routingWords(difference.before);
        cells.after = routingWords(difference.after);
        break;
    case study::DifferenceKind::NodeAdded:
    case study::DifferenceKind::LinkAdded:
        cells.before = none;
        cells.after = difference.kind == study::DifferenceKind::NodeAdded ? CellWords::tr("there") : cells.after;
        break;
    case study::DifferenceKind::NodeRemoved:
    case study::DifferenceKind::LinkRemoved:
        cells.before = difference.kind == study::DifferenceKind::NodeRemoved ? CellWords::tr("there") : cells.before;
        cells.after = none;
        break;
    case study::DifferenceKind::WorkloadContent:
        cells.before = none;
        break;
    default:
        break;
    }
    // A cell that says something else than its value says that to programs too.
    if (cells.before != valueWords(difference.before))
        cells.plainBefore.clear();
    if (cells.after != valueWords(difference.after))
        cells.plainAfter.clear();
    return cells;
}

namespace {

// By the names that results give their settings; keys of files stay as they are.
QString settingName(const std::string& key)
{
    static constexpr std::array kNames {
        std::pair { "workload", QT_TRANSLATE_NOOP("weft::gui::Differences", "Workload") },
        std::pair { "topology", QT_TRANSLATE_NOOP("weft::gui::Differences", "Fabric") },
        std::pair { "fabric", QT_TRANSLATE_NOOP("weft::gui::Differences", "Fabric") },
        std::pair { "npus", QT_TRANSLATE_NOOP("weft::gui::Differences", "NPUs") },
        std::pair { "dimensions", QT_TRANSLATE_NOOP("weft::gui::Differences", "Sizes of dimensions") },
        std::pair { "network model", QT_TRANSLATE_NOOP("weft::gui::Differences", "Network model") },
        std::pair { "routing", QT_TRANSLATE_NOOP("weft::gui::Differences", "Routing") },
        std::pair { "routing seed", QT_TRANSLATE_NOOP("weft::gui::Differences", "Seed of the routing") },
        std::pair { "groups by dimension", QT_TRANSLATE_NOOP("weft::gui::Differences", "Groups by dimension") },
    };
    for (const auto& [name, words] : kNames) {
        if (key == name)
            return CellWords::tr(words);
    }
    return QString::fromStdString(key);
}

QString settingValue(const std::string& key, const std::string& value)
{
    if (value.empty())
        return QStringLiteral("–");
    if (key == "routing")
        return routingWords(value);
    if (key == "dimensions")
        return QString::fromStdString(value).replace('x', QStringLiteral(" × "));
    if (key == "groups by dimension")
        return valueWords(value == "yes");
    return QString::fromStdString(value);
}

} // namespace

std::vector<DifferenceCells> settingCells(const std::vector<analysis::SettingChange>& changes)
{
    std::vector<DifferenceCells> cells;
    for (const analysis::SettingChange& change : changes)
        cells.push_back({ settingName(change.key), settingValue(change.key, change.before),
            settingValue(change.key, change.after), {}, {} });
    return cells;
}

} // namespace weft::gui
