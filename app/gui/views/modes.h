// SPDX-License-Identifier: GPL-3.0-or-later
// The modes of the window. A mode is an arrangement of docks, not another window; which views it has is said in the
// registry of views, and which way it is cut here.
#pragma once

#include <QString>

#include <array>
#include <optional>

namespace weft::gui {

enum class Mode { Design, Workload, Simulate, Analyze, Compare, Collectives, Programs };
inline constexpr std::array kModes { Mode::Design, Mode::Workload, Mode::Simulate, Mode::Analyze, Mode::Compare,
    Mode::Collectives, Mode::Programs };

[[nodiscard]] QString modeId(Mode mode); // "design", as on the command line
[[nodiscard]] QString modeTitle(Mode mode); // for people
[[nodiscard]] std::optional<Mode> modeFromId(const QString& id);
// Whether its tracks (see ViewPlace) are columns beside each other, or rows.
[[nodiscard]] Qt::Orientation modeOrientation(Mode mode);
// Whether it is for looking at runs: nothing is edited in it.
[[nodiscard]] bool looksAtRuns(Mode mode);

} // namespace weft::gui
