// SPDX-License-Identifier: GPL-3.0-or-later
// The six modes of the window and its views by name. A mode is an arrangement of docks, not another window.
#pragma once

#include <QCoreApplication>
#include <QString>

#include <array>
#include <optional>
#include <vector>

namespace weft::gui {

enum class Mode { Design, Workload, Simulate, Analyze, Compare, Collectives };
inline constexpr std::array kModes { Mode::Design, Mode::Workload, Mode::Simulate, Mode::Analyze, Mode::Compare,
    Mode::Collectives };

[[nodiscard]] QString modeId(Mode mode); // "design", as on the command line
[[nodiscard]] QString modeTitle(Mode mode); // for people
[[nodiscard]] std::optional<Mode> modeFromId(const QString& id);

struct ViewInfo {
    QString name; // without spaces: the command line, settings and tests name a view by it
    QString title; // of its dock
    QString icon;
    Mode home; // the mode in which --view shows it
    QString about; // one sentence for --list-views
};

// In the order of the View menu. `welcome` is not a dock but the page of an empty window.
[[nodiscard]] const std::vector<ViewInfo>& viewInfos();
[[nodiscard]] const ViewInfo* findView(const QString& name); // null if unknown

} // namespace weft::gui
