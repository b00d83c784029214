// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/screenshot.h"

#include "app/gui/views/report_sections.h"
#include "app/gui/views/views.h"
#include "app/gui/window/main_window.h"
#include "widgets/base/file_bytes.h"
#include "widgets/report/report_dialog.h"

#include <QApplication>
#include <QBuffer>
#include <QPixmap>

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
        QElapsedTimer pause;
        pause.start();
        while (pause.elapsed() < kPauseMs)
            QApplication::processEvents(QEventLoop::AllEvents, 10);
        quiet = window.workspace()->jobs()->isIdle() && window.views()->isFed() ? quiet + 1 : 0;
    }
}

} // namespace

bool stage(MainWindow& window, const Options& options, QString& error)
{
    settle(window);
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
    if (picture.save(&png, "PNG"))
        return widgets::writeBytes(file, png.data(), error);
    error = QCoreApplication::translate("Screenshot", "the window is too large for a picture");
    return false;
}

bool writeReport(MainWindow& window, const QString& file, const QStringList& sections, QString& error)
{
    const std::vector<widgets::ReportPart> parts = reportParts(*window.views(), *window.workspace());
    widgets::Report report = reportHead(*window.workspace());
    const auto add = [&report](const widgets::ReportPart& part) {
        widgets::ReportSection section = part.make();
        if (!saysNothing(section))
            report.sections.push_back(std::move(section));
    };
    for (const QString& name : sections)
        add(*std::ranges::find(parts, name, &widgets::ReportPart::id));
    if (sections.isEmpty())
        std::ranges::for_each(parts, add);
    error = widgets::ReportDialog::write(report, file, {});
    return error.isEmpty();
}

} // namespace weft::gui
