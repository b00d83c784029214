// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/workspace/run_inputs.h"

#include "engine/study/comparison/input_difference.h"
#include "widgets/base/words/joined.h"

#include <QCoreApplication>
#include <QStringList>

namespace weft::gui {

namespace {

constexpr std::size_t kMostKeys = 3; // that a sentence bears

struct InputTexts {
    Q_DECLARE_TR_FUNCTIONS(weft::gui::RunInputs)
};

// By what they say and not by their texts; where the project lies changes no result.
std::vector<study::InputDifference> otherSettings(const study::RunSettings& before, const study::RunSettings& now)
{
    if (before == now)
        return {};
    return study::inputDifferences({ {}, {}, {}, {}, before }, { {}, {}, {}, {}, now });
}

QString nameOf(const study::InputDifference& difference)
{
    switch (difference.kind) {
    case study::DifferenceKind::Network:
        return InputTexts::tr("network");
    case study::DifferenceKind::Packet:
        return InputTexts::tr("packets");
    case study::DifferenceKind::Routing:
    case study::DifferenceKind::RoutingSeed:
        return InputTexts::tr("routing");
    case study::DifferenceKind::Queues:
        return InputTexts::tr("queues");
    case study::DifferenceKind::InjectionScale:
        return InputTexts::tr("injection scale");
    case study::DifferenceKind::Rendezvous:
        return InputTexts::tr("rendezvous");
    case study::DifferenceKind::GroupsByDimension:
        return InputTexts::tr("groups by dimension");
    default:
        return QString::fromStdString(difference.subject);
    }
}

} // namespace

InputChanges changesSince(const project::RunEntry& entry, const RunInputs& now)
{
    InputChanges changes;
    if (!now.fabric)
        return changes; // nor are the settings
    changes.fabric = entry.fabricHash != 0 && *now.fabric != entry.fabricHash;
    changes.workload = entry.workloadHash != 0 && now.workload && *now.workload != entry.workloadHash;
    changes.settings
        = entry.settings.record != now.settings.record || !otherSettings(entry.settings, now.settings).empty();
    return changes;
}

QString changesText(const project::RunEntry& entry, const RunInputs& now)
{
    const InputChanges changes = changesSince(entry, now);
    QStringList parts;
    if (changes.fabric)
        parts << InputTexts::tr("fabric");
    if (changes.workload)
        parts << InputTexts::tr("workload");
    if (changes.settings) {
        QStringList keys;
        const auto found = otherSettings(entry.settings, now.settings);
        for (const study::InputDifference& difference : found) {
            if (static_cast<std::size_t>(keys.size()) < kMostKeys)
                keys << nameOf(difference);
        }
        if (found.size() > kMostKeys)
            keys << QStringLiteral("…");
        //: what has changed; the names of the settings
        parts << (keys.isEmpty() ? InputTexts::tr("settings")
                                 : InputTexts::tr("settings (%1)").arg(widgets::joined(keys)));
    }
    return widgets::joined(parts);
}

} // namespace weft::gui
