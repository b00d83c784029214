// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/screenshot.h"

#include "app/gui/views/report_sections.h"
#include "app/gui/views/views.h"
#include "app/gui/window/main_window.h"
#include "engine/io/output_file.h"
#include "widgets/base/jobs/file_bytes.h"
#include "widgets/base/words/engine_text.h"

#include <QApplication>
#include <QBuffer>
#include <QEventLoop>
#include <QFileInfo>
#include <QPixmap>
#include <QTimer>

#include <algorithm>

namespace weft::gui {

namespace {

// Jobs start further jobs, and views repaint after a pause: until nothing happens any more.
void settle(MainWindow& window)
{
    constexpr int kRounds = 100; // what never rests is not waited for
    constexpr int kQuietRounds = 3;
    constexpr int kPauseMs = 60;
    int quiet = 0;
    for (int round = 0; round < kRounds && quiet < kQuietRounds; ++round) {
        window.workspace()->jobs()->waitForAll();
        QEventLoop pause;
        QTimer::singleShot(kPauseMs, &pause, &QEventLoop::quit);
        pause.exec();
        quiet = window.workspace()->jobs()->isIdle() && window.views()->isFed() ? quiet + 1 : 0;
    }
}

// What is open, unless it has a run that can be shown. Empty, or why there is none.
QString runOnce(MainWindow& window)
{
    Workspace& workspace = *window.workspace();
    if (workspace.currentRun() != nullptr)
        return {};
    // Of a project that was copied without its results there is all that makes them again.
    if (const RunItem* stored = workspace.runs()->current();
        stored != nullptr && stored->hasResult() && QFileInfo::exists(QString::fromStdString(stored->entry.result)))
        return QCoreApplication::translate("Screenshot", "the results of %1 cannot be read")
            .arg(QString::fromStdString(stored->entry.name));
    if (const QString problem = workspace.run(); !problem.isEmpty())
        return problem;
    const quint64 id = workspace.runs()->items().back().id;
    settle(window);
    const RunItem* run = workspace.runs()->find(id);
    if (run == nullptr || run->view != nullptr)
        return {};
    return hasErrors(run->findings) ? widgets::inWords(firstError(run->findings)) : QString();
}

} // namespace

bool canWriteFiles(const Options& options, QString& error)
{
    for (const QString& file : { options.screenshot, options.report }) {
        if (file.isEmpty())
            continue;
        if (const auto target = io::outputTarget(file.toStdString()); !target) {
            error = widgets::inWords(target.error());
            return false;
        }
    }
    return true;
}

bool stage(MainWindow& window, const Options& options, QString& error)
{
    settle(window);
    if (options.makesFile() && !window.openingProblem().isEmpty()) { // of what is left nobody has asked for a file
        error = window.openingProblem();
        return false;
    }
    if (options.mode)
        window.setMode(*options.mode);
    if (!options.view.isEmpty() && !window.showView(options.view)) {
        error = QCoreApplication::translate("Screenshot", "the view '%1' cannot be shown").arg(options.view);
        return false;
    }
    if (options.timeNs)
        window.workspace()->time()->setCursor(*options.timeNs);
    settle(window);
    return true;
}

bool takeScreenshot(MainWindow& window, const QString& file, QString& error)
{
    const QPixmap picture = window.grab();
    QBuffer png;
    png.open(QIODevice::WriteOnly);
    const Watch untilItIsRead;
    if (picture.save(&png, "PNG"))
        return widgets::writeBytes(file, png.data(), error, &untilItIsRead);
    error = QCoreApplication::translate("Screenshot", "the window is too large for a picture");
    return false;
}

std::optional<widgets::Report> makeReport(
    MainWindow& window, const QStringList& sections, QStringList& silent, QString& error)
{
    const QString whyNoRun = runOnce(window);
    const std::vector<widgets::ReportPart> parts = reportParts(*window.views(), *window.workspace());
    if (std::ranges::any_of(parts, [](const auto& part) { return part.isComing && part.isComing(); }))
        settle(window);
    widgets::Report report = reportHead(*window.workspace());
    const auto add = [&](const widgets::ReportPart& part) {
        widgets::ReportSection section = part.make();
        drawPictures(section);
        if (!saysNothing(section))
            report.sections.push_back(std::move(section));
        else if (!sections.isEmpty())
            silent << part.id;
    };
    for (const QString& name : sections)
        add(*std::ranges::find(parts, name, &widgets::ReportPart::id));
    if (sections.isEmpty())
        std::ranges::for_each(parts, add);
    // A fabric alone is no result, unless somebody asks for its picture.
    const bool isMeant = !sections.isEmpty() || std::ranges::any_of(report.sections, [](const auto& section) {
        return section.id == QStringLiteral("program");
    });
    if (report.sections.empty() || (!whyNoRun.isEmpty() && !isMeant)) {
        error = QCoreApplication::translate("Screenshot", "there is nothing to report");
        if (!whyNoRun.isEmpty()) //: why a report has no run
            error = QCoreApplication::translate("Screenshot", "there is no run to report. %1").arg(whyNoRun);
        return std::nullopt;
    }
    return report;
}

} // namespace weft::gui
