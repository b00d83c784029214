// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/workspace/difference_words.h"

#include "app/gui/workspace/difference_values.h"
#include "widgets/base/words/joined.h"
#include "widgets/base/words/quantity_format.h"
#include "widgets/settings/settings_form.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QLocale>

#include <algorithm>

namespace weft::gui {

using study::DifferenceKind;
using study::DifferenceValue;
using study::InputDifference;

namespace {

// The context of the translations.
struct Words {
    Q_DECLARE_TR_FUNCTIONS(weft::gui::Differences)
};

struct ValueWords {
    QString operator()(std::monostate) const { return Words::tr("default", "a setting that is not given"); }
    QString operator()(bool value) const { return value ? Words::tr("on") : Words::tr("off"); }
    QString operator()(std::uint64_t value) const { return widgets::formatCount(value); }
    QString operator()(double value) const { return widgets::formatNumber(value, 9); }
    QString operator()(Bytes value) const { return widgets::formatBytes(value.count()); }
    QString operator()(Latency value) const { return Words::tr("%1 ns").arg(widgets::formatNumber(value.ns, 9)); }
    QString operator()(Bandwidth value) const { return widgets::formatBandwidth(value); }
    QString operator()(const std::string& value) const { return QString::fromStdString(value); }
};

struct PlainValue {
    static QString number(double value) { return QString::number(value, 'f', QLocale::FloatingPointShortest); }
    QString operator()(std::uint64_t value) const { return QString::number(value); }
    QString operator()(double value) const { return number(value); }
    QString operator()(Bytes value) const { return QString::number(value.count()) + QStringLiteral(" B"); }
    QString operator()(Latency value) const { return number(value.ns) + QStringLiteral(" ns"); }
    QString operator()(Bandwidth value) const { return number(value.bytesPerNs) + QStringLiteral(" GB/s"); }
    template <class Other> QString operator()(const Other& /*words*/) const { return {}; }
};

} // namespace

QString plainValue(const DifferenceValue& value)
{
    return std::visit(PlainValue {}, value);
}

QString valueWords(const DifferenceValue& value)
{
    return std::visit(ValueWords {}, value);
}

QString routingWords(const DifferenceValue& value)
{
    const std::string* name = std::get_if<std::string>(&value);
    const auto choice = name == nullptr ? std::nullopt : topology::routeChoiceNamed(*name);
    return choice ? widgets::SettingsForm::routingName(*choice) : valueWords(value);
}

namespace {

QString change(const InputDifference& difference)
{
    const auto words = difference.kind == DifferenceKind::Routing ? routingWords : valueWords;
    //: from a value to another one
    return Words::tr("%1 → %2").arg(words(difference.before), words(difference.after));
}

bool isOn(const DifferenceValue& value)
{
    const bool* on = std::get_if<bool>(&value);
    return on != nullptr && *on;
}

} // namespace

QString linksWords(const InputDifference& difference)
{
    const QString first = QString::fromStdString(difference.subject);
    return difference.count == 1
        ? Words::tr("link %1").arg(first)
        //: %1 is the first of them
        : Words::tr("%n links such as %1", nullptr, static_cast<int>(difference.count)).arg(first);
}

QString nodesWords(const InputDifference& difference)
{
    const QString first = QString::fromStdString(difference.subject);
    return difference.count == 1
        ? first
        //: %1 is the first of them
        : Words::tr("%n nodes such as %1", nullptr, static_cast<int>(difference.count)).arg(first);
}

namespace {

QString fabricWords(const InputDifference& difference)
{
    switch (difference.kind) {
    case DifferenceKind::FabricName:
        return Words::tr("fabric: %1").arg(change(difference));
    case DifferenceKind::NpuCount:
        return Words::tr("NPUs: %1").arg(change(difference));
    case DifferenceKind::SwitchCount:
        return Words::tr("switches: %1").arg(change(difference));
    case DifferenceKind::LinkCount:
        return Words::tr("links: %1").arg(change(difference));
    case DifferenceKind::Dimensions:
        return Words::tr("sizes of dimensions: %1").arg(change(difference));
    case DifferenceKind::Routes:
        return Words::tr("routes given by hand: %1").arg(change(difference));
    case DifferenceKind::NodeAdded:
        return Words::tr("only in B: %1").arg(nodesWords(difference));
    case DifferenceKind::NodeRemoved:
        return Words::tr("only in A: %1").arg(nodesWords(difference));
    case DifferenceKind::NodeFailed:
        return (isOn(difference.after) ? Words::tr("failed in B: %1") : Words::tr("failed in A: %1"))
            .arg(nodesWords(difference));
    case DifferenceKind::NodeForwards:
        return Words::tr("%1 forwards: %2").arg(nodesWords(difference), change(difference));
    case DifferenceKind::NodeSpeed:
        return Words::tr("speed of %1: %2").arg(nodesWords(difference), change(difference));
    case DifferenceKind::LinkAdded:
        return Words::tr("only in B: %1, %2").arg(linksWords(difference), valueWords(difference.after));
    case DifferenceKind::LinkRemoved:
        return Words::tr("only in A: %1, %2").arg(linksWords(difference), valueWords(difference.before));
    case DifferenceKind::LinkFailed:
        return (isOn(difference.after) ? Words::tr("failed in B: %1") : Words::tr("failed in A: %1"))
            .arg(linksWords(difference));
    case DifferenceKind::LinkBandwidth:
        return Words::tr("%1: bandwidth %2").arg(linksWords(difference), change(difference));
    default:
        return Words::tr("%1: latency %2").arg(linksWords(difference), change(difference));
    }
}

} // namespace

QString algorithmWords(const DifferenceValue& value)
{
    const std::string* text = std::get_if<std::string>(&value);
    if (text == nullptr)
        return valueWords(value);
    const QString name = QString::fromStdString(*text);
    const bool isFile
        = name.contains('/') || name.endsWith(QStringLiteral(".xml")) || name.endsWith(QStringLiteral(".json"));
    return isFile ? Words::tr("schedule %1").arg(QFileInfo(name).fileName()) : name;
}

namespace {

QString algorithm(const InputDifference& difference)
{
    const QString pattern = QString::fromStdString(difference.subject);
    const QString values
        = Words::tr("%1 → %2").arg(algorithmWords(difference.before), algorithmWords(difference.after));
    return difference.dimension
        ? Words::tr("%1 of dimension %2: %3").arg(pattern).arg(*difference.dimension).arg(values)
        : Words::tr("%1: %2", "an algorithm of a pattern").arg(pattern, values);
}

QString failedOrMended(const InputDifference& difference, const QString& which)
{
    if (isOn(difference.after))
        return (difference.count == 1 ? Words::tr("%1 failed", "one link or node")
                                      : Words::tr("%1 failed", "several links or nodes"))
            .arg(which);
    return (difference.count == 1 ? Words::tr("%1 works again") : Words::tr("%1 work again")).arg(which);
}

// Of costs in force and of speeds: less bandwidth, more latency, slower.
bool isWorse(const InputDifference& difference)
{
    if (difference.kind == DifferenceKind::LinkLatency)
        return std::get<Latency>(difference.after).ns > std::get<Latency>(difference.before).ns;
    if (difference.kind == DifferenceKind::LinkBandwidth)
        return std::get<Bandwidth>(difference.after).bytesPerNs < std::get<Bandwidth>(difference.before).bytesPerNs;
    return std::get<double>(difference.after) < std::get<double>(difference.before);
}

QString linkChanged(const InputDifference& difference)
{
    const bool one = difference.count == 1;
    const QString which = linksWords(difference);
    if (difference.kind == DifferenceKind::LinkAdded)
        return (one ? Words::tr("%1 was added") : Words::tr("%1 were added")).arg(which);
    if (difference.kind == DifferenceKind::LinkRemoved)
        return (one ? Words::tr("%1 was removed") : Words::tr("%1 were removed")).arg(which);
    if (difference.kind == DifferenceKind::LinkFailed)
        return failedOrMended(difference, which);
    if (difference.isState && isWorse(difference))
        return (one ? Words::tr("%1 was degraded") : Words::tr("%1 were degraded")).arg(which);
    if (difference.isState)
        return (one ? Words::tr("%1 works in full again") : Words::tr("%1 work in full again")).arg(which);
    return (one ? Words::tr("%1 was changed") : Words::tr("%1 were changed")).arg(which);
}

QString nodeChanged(const InputDifference& difference)
{
    const bool one = difference.count == 1;
    const QString which = nodesWords(difference);
    if (difference.kind == DifferenceKind::NodeAdded)
        return (one ? Words::tr("%1 was added") : Words::tr("%1 were added")).arg(which);
    if (difference.kind == DifferenceKind::NodeRemoved)
        return (one ? Words::tr("%1 was removed") : Words::tr("%1 were removed")).arg(which);
    if (difference.kind == DifferenceKind::NodeFailed)
        return failedOrMended(difference, which);
    if (difference.kind == DifferenceKind::NodeSpeed && isWorse(difference))
        return (one ? Words::tr("%1 was slowed") : Words::tr("%1 were slowed")).arg(which);
    if (difference.kind == DifferenceKind::NodeSpeed)
        return (one ? Words::tr("%1 was sped up") : Words::tr("%1 were sped up")).arg(which);
    return (one ? Words::tr("%1 was changed") : Words::tr("%1 were changed")).arg(which);
}

// What is not told one by one has a word for all of its kind.
QString changed(const InputDifference& difference)
{
    switch (difference.kind) {
    case DifferenceKind::LinkAdded:
    case DifferenceKind::LinkRemoved:
    case DifferenceKind::LinkFailed:
    case DifferenceKind::LinkBandwidth:
    case DifferenceKind::LinkLatency:
        return linkChanged(difference);
    case DifferenceKind::NodeAdded:
    case DifferenceKind::NodeRemoved:
    case DifferenceKind::NodeFailed:
    case DifferenceKind::NodeForwards:
    case DifferenceKind::NodeSpeed:
        return nodeChanged(difference);
    case DifferenceKind::FabricName:
        return {};
    case DifferenceKind::NpuCount:
    case DifferenceKind::SwitchCount:
    case DifferenceKind::LinkCount:
    case DifferenceKind::Dimensions:
    case DifferenceKind::Routes:
        return Words::tr("the fabric was changed");
    case DifferenceKind::WorkloadName:
    case DifferenceKind::WorkloadRanks:
    case DifferenceKind::WorkloadOperations:
    case DifferenceKind::WorkloadContent:
        return Words::tr("the workload was changed");
    default:
        return Words::tr("the settings were changed");
    }
}

const InputDifference* find(const std::vector<InputDifference>& differences, DifferenceKind kind)
{
    const auto at = std::find_if(differences.begin(), differences.end(),
        [kind](const InputDifference& difference) { return difference.kind == kind; });
    return at == differences.end() ? nullptr : &*at;
}

// Other dimensions, and half of the links went or came: one fabric in the place of another.
bool isReplaced(const std::vector<InputDifference>& differences)
{
    if (find(differences, DifferenceKind::Dimensions) == nullptr)
        return false;
    std::uint64_t added = 0;
    std::uint64_t removed = 0;
    for (const InputDifference& difference : differences) {
        added += difference.kind == DifferenceKind::LinkAdded ? difference.count : 0;
        removed += difference.kind == DifferenceKind::LinkRemoved ? difference.count : 0;
    }
    const InputDifference* links = find(differences, DifferenceKind::LinkCount);
    if (links == nullptr)
        return added + removed > 0;
    return 2 * removed >= std::get<std::uint64_t>(links->before) || 2 * added >= std::get<std::uint64_t>(links->after);
}

QString replacedWords(const std::vector<InputDifference>& differences)
{
    if (const InputDifference* npus = find(differences, DifferenceKind::NpuCount))
        return Words::tr("the fabric was replaced: %1 NPUs", "%1: 64 → 128").arg(change(*npus));
    const InputDifference* sizes = find(differences, DifferenceKind::Dimensions);
    return Words::tr("the fabric was replaced: %1", "%1: sizes of dimensions").arg(change(*sizes));
}

bool isOfFabric(DifferenceKind kind)
{
    return kind <= DifferenceKind::Routes;
}

} // namespace

QString changedWords(const std::vector<InputDifference>& differences)
{
    constexpr qsizetype kMostParts = 2; // that a line bears
    QStringList parts;
    const bool replaced = isReplaced(differences);
    if (replaced)
        parts << replacedWords(differences);
    for (const InputDifference& difference : differences) {
        if (replaced && isOfFabric(difference.kind))
            continue;
        if (const QString part = changed(difference); !part.isEmpty() && !parts.contains(part))
            parts << part;
    }
    const bool more = parts.size() > kMostParts;
    const QString joined = widgets::joined(parts.mid(0, kMostParts));
    //: changes, the first two of them
    return more ? Words::tr("%1, and more").arg(joined) : joined;
}

QString differenceWords(const InputDifference& difference)
{
    const QString subject = QString::fromStdString(difference.subject);
    switch (difference.kind) {
    case DifferenceKind::WorkloadName:
        return Words::tr("workload: %1").arg(change(difference));
    case DifferenceKind::WorkloadRanks:
        return Words::tr("ranks of the workload: %1").arg(change(difference));
    case DifferenceKind::WorkloadOperations:
        return Words::tr("operations of the workload: %1").arg(change(difference));
    case DifferenceKind::WorkloadContent:
        return Words::tr("workload: ranks with other operations: %1").arg(valueWords(difference.after));
    case DifferenceKind::Network:
        return Words::tr("network: %1").arg(change(difference));
    case DifferenceKind::Packet:
        return Words::tr("packet: %1").arg(change(difference));
    case DifferenceKind::Routing:
        return Words::tr("routing: %1").arg(change(difference));
    case DifferenceKind::RoutingSeed:
        return Words::tr("seed of the routing: %1").arg(change(difference));
    case DifferenceKind::Queues:
        return Words::tr("queues per dimension: %1").arg(change(difference));
    case DifferenceKind::InjectionScale:
        return Words::tr("injection scale: %1").arg(change(difference));
    case DifferenceKind::Rendezvous:
        return Words::tr("rendezvous: %1").arg(change(difference));
    case DifferenceKind::GroupsByDimension:
        return Words::tr("groups by dimension: %1").arg(change(difference));
    case DifferenceKind::Algorithm:
        return algorithm(difference);
    case DifferenceKind::SystemKey:
    case DifferenceKind::MemoryKey:
        return Words::tr("%1: %2", "a key of the settings and its change").arg(subject, change(difference));
    case DifferenceKind::Group:
        return Words::tr("ranks of group %1: %2").arg(subject, change(difference));
    default:
        return fabricWords(difference);
    }
}

QStringList differenceLines(const std::vector<InputDifference>& differences)
{
    constexpr std::size_t kMostLines = 60;
    QStringList lines;
    for (std::size_t at = 0; at < differences.size() && at < kMostLines; ++at)
        lines << differenceWords(differences[at]);
    if (differences.size() > kMostLines)
        lines << Words::tr("and %n more", nullptr, static_cast<int>(differences.size() - kMostLines));
    return lines;
}

} // namespace weft::gui
