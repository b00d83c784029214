// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/run_inputs.h"

#include "app/gui/settings_difference.h"

#include <QCoreApplication>
#include <QStringList>

namespace weft::gui {

namespace {

constexpr std::size_t kMostKeys = 3; // that a sentence bears

QString tr(const char* text)
{
    return QCoreApplication::translate("RunInputs", text);
}

// By what they say and not by their texts; where the project lies changes no result.
bool areOther(const study::RunSettings& before, const study::RunSettings& now)
{
    return !(before == now) && (before.record != now.record || !differences(before, now).empty());
}

} // namespace

InputChanges changesSince(const project::RunEntry& entry, const RunInputs& now)
{
    InputChanges changes;
    changes.fabric = entry.fabricHash != 0 && now.fabric && *now.fabric != entry.fabricHash;
    changes.workload = entry.workloadHash != 0 && now.workload && *now.workload != entry.workloadHash;
    changes.settings = areOther(entry.settings, now.settings);
    return changes;
}

QString changesText(const project::RunEntry& entry, const RunInputs& now)
{
    const InputChanges changes = changesSince(entry, now);
    QStringList parts;
    if (changes.fabric)
        parts << tr("fabric");
    if (changes.workload)
        parts << tr("workload");
    if (changes.settings) {
        QStringList keys;
        const auto found = differences(entry.settings, now.settings);
        for (const SettingsDifference& difference : found) {
            if (static_cast<std::size_t>(keys.size()) < kMostKeys)
                keys << QString::fromStdString(difference.key);
        }
        if (found.size() > kMostKeys)
            keys << QStringLiteral("…");
        //: what has changed; the names of the settings
        parts << (keys.isEmpty() ? tr("settings") : tr("settings (%1)").arg(keys.join(QStringLiteral(", "))));
    }
    return parts.join(QStringLiteral(", "));
}

} // namespace weft::gui
