// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/views/modes.h"

#include <QCoreApplication>

namespace weft::gui {

namespace {

struct ModeInfo {
    const char* id;
    const char* title;
    Qt::Orientation orientation;
    bool looks;
};

// In the order of Mode.
constexpr std::array<ModeInfo, kModes.size()> kInfos { {
    { "design", QT_TRANSLATE_NOOP("Modes", "Design"), Qt::Horizontal, false },
    { "workload", QT_TRANSLATE_NOOP("Modes", "Workload"), Qt::Horizontal, false },
    { "simulate", QT_TRANSLATE_NOOP("Modes", "Simulate"), Qt::Horizontal, false },
    { "analyze", QT_TRANSLATE_NOOP("Modes", "Analyze"), Qt::Horizontal, true },
    { "compare", QT_TRANSLATE_NOOP("Modes", "Compare"), Qt::Vertical, true },
    { "collectives", QT_TRANSLATE_NOOP("Modes", "Collectives"), Qt::Horizontal, false },
    { "programs", QT_TRANSLATE_NOOP("Modes", "Programs"), Qt::Horizontal, false },
} };

const ModeInfo& infoOf(Mode mode)
{
    return kInfos.at(static_cast<std::size_t>(mode));
}

} // namespace

QString modeId(Mode mode)
{
    return QString::fromLatin1(infoOf(mode).id);
}

QString modeTitle(Mode mode)
{
    return QCoreApplication::translate("Modes", infoOf(mode).title);
}

std::optional<Mode> modeFromId(const QString& id)
{
    for (const Mode mode : kModes) {
        if (modeId(mode) == id)
            return mode;
    }
    return {};
}

Qt::Orientation modeOrientation(Mode mode)
{
    return infoOf(mode).orientation;
}

bool looksAtRuns(Mode mode)
{
    return infoOf(mode).looks;
}

} // namespace weft::gui
