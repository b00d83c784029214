// SPDX-License-Identifier: GPL-3.0-or-later
// What the command line of `weft` asks for. Plain value; read once at start.
#pragma once

#include "app/gui/views/modes.h"
#include "widgets/base/looks/theme.h"

#include <QSize>
#include <QString>
#include <QStringList>

#include <optional>

namespace weft::gui {

struct Options {
    QStringList files; // projects, topologies, traces
    QString sample; // a name of --list-samples
    std::optional<Mode> mode;
    QString view;
    std::optional<qint64> timeNs;
    QSize size { 1400, 900 };
    bool hasSize = false;
    std::optional<widgets::ThemeKind> theme;
    QString screenshot;
    QString report; // a file to write, HTML or a PDF by its ending
    QStringList sections; // of the report; empty: all that say something
    bool listViews = false;
    bool listSamples = false;
    bool listSections = false;

    // A picture or a report is made of what is opened, without a screen, and that is all.
    [[nodiscard]] bool makesFile() const { return !screenshot.isEmpty() || !report.isEmpty(); }
};

// The code after --language, if it is one: what is wrong with the others is to be said in it.
[[nodiscard]] QString askedLanguage(const QStringList& arguments);

// `arguments` as QCoreApplication::arguments(). On a mistake `error` says what is wrong, with a hint, in the language
// in force.
[[nodiscard]] Options parseOptions(const QStringList& arguments, QString& error, QString& help);

// Whether the arguments ask for work without a screen, before there is an application: then the offscreen
// platform is chosen unless the environment names one.
[[nodiscard]] bool asksForNoScreen(int argc, char** argv);

} // namespace weft::gui
