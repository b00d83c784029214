// SPDX-License-Identifier: GPL-3.0-or-later
// The desktop application.
#include "app/gui/options.h"
#include "app/gui/screenshot.h"
#include "app/gui/views/report_sections.h"
#include "app/gui/views/view_glue.h"
#include "app/gui/window/main_window.h"
#include "widgets/base/words/languages.h"
#include "widgets/report/report_dialog.h"

#include <QApplication>
#include <QHashFunctions>
#include <QLibraryInfo>
#include <QScreen>

#include <cstdio>
#include <optional>

namespace {

enum ExitCode { kFine = 0, kNegative = 1, kBadInput = 2 };

// Without a desktop session Qt says at every start, or every window, what nobody can act on.
void handleMessage(QtMsgType type, const QMessageLogContext& context, const QString& text)
{
    if (text.contains(QStringLiteral("does not support propagateSizeHints"))
        || text.contains(QStringLiteral("XDG_RUNTIME_DIR not set")))
        return;
    std::fprintf(stderr, "%s\n", qPrintable(qFormatLogMessage(type, context, text)));
}

void print(const QString& text)
{
    std::fputs(text.toUtf8().constData(), stdout);
}

// The frame is the window manager's, and nobody knows its size before the window is shown.
void fitTo(QSize available, QWidget& window)
{
    constexpr QSize kFrame(16, 40);
    const QSize room = window.size().boundedTo(available - kFrame);
    if (window.isMaximized() || window.isFullScreen() || window.size() == room)
        return;
    window.resize(room);
    window.setWindowState(window.windowState() | Qt::WindowMaximized);
}

int refuse(const QString& error, ExitCode code = kBadInput)
{
    std::fprintf(stderr, "weft: error: %s\n", error.toUtf8().constData());
    return code;
}

// The picture, the report or both, of the same state: where one of them is not to be had, none is written.
int writeFiles(weft::gui::MainWindow& window, const weft::gui::Options& options)
{
    QString error;
    QStringList silent;
    std::optional<weft::widgets::Report> report;
    if (!options.report.isEmpty()) {
        report = weft::gui::makeReport(window, options.sections, silent, error);
        if (!report)
            return refuse(error, kNegative);
    }
    for (const QString& name : silent)
        std::fprintf(stderr, "weft: warning: %s\n",
            QCoreApplication::translate("main", "the section '%1' has nothing to say and is left out")
                .arg(name)
                .toUtf8()
                .constData());
    if (!options.screenshot.isEmpty() && !weft::gui::takeScreenshot(window, options.screenshot, error))
        return refuse(error);
    if (report)
        error = weft::widgets::ReportDialog::write(*report, options.report, {});
    return error.isEmpty() ? kFine : refuse(error);
}

void listViews()
{
    for (const weft::gui::ViewInfo& view : weft::gui::viewInfos())
        print(view.name + '\t' + weft::gui::modeId(view.home) + '\t' + QString(view.about) + '\n');
}

void listSamples()
{
    print(QStringLiteral("default\t")
        + QCoreApplication::translate("Samples",
            "a transformer's training step with tensor and data parallelism on 64 NPUs in three dimensions\n"));
    for (const QString& name : weft::gui::programSamples())
        print(QStringLiteral("%1\t%2\n")
                  .arg(name, QCoreApplication::translate("Samples", "the program %1.weave").arg(name)));
}

void listSections()
{
    for (const auto& [name, title] : weft::gui::reportSections())
        print(name + '\t' + title + '\n');
}

} // namespace

int main(int argc, char** argv)
{
    QHashSeed::setDeterministicGlobalSeed(); // Qt lists the fonts of a PDF in the order of a hash
    qInstallMessageHandler(handleMessage);
    const bool choosesPlatform = !qEnvironmentVariableIsSet("QT_QPA_PLATFORM");
    const bool hasDisplay = qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY");
    if (choosesPlatform && (!hasDisplay || weft::gui::asksForNoScreen(argc, argv)))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("weft"));
    QApplication::setApplicationDisplayName(QStringLiteral("Weft"));
    QApplication::setApplicationVersion(QStringLiteral(WEFT_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("org.weft.Weft"));

    QString error;
    QString help;
    const QString asked = weft::gui::askedLanguage(QApplication::arguments());
    weft::widgets::useLanguage(
        asked.isEmpty() && !weft::gui::asksForNoScreen(argc, argv) ? weft::gui::Session().language() : asked);
    const weft::gui::Options options = weft::gui::parseOptions(QApplication::arguments(), error, help);
    if (!error.isEmpty())
        return refuse(error);
    const bool forFile = options.makesFile();
    if (!help.isEmpty() || options.listViews || options.listSamples || options.listSections) {
        print(help);
        if (options.listViews)
            listViews();
        if (options.listSamples)
            listSamples();
        if (options.listSections)
            listSections();
        return kFine;
    }

    if (!forFile && choosesPlatform && !hasDisplay)
        return refuse(QCoreApplication::translate(
            "main", "there is no display (--screenshot FILE and --report FILE need none, nor does weft-cli)"));
    if (!weft::gui::canWriteFiles(options, error))
        return refuse(error);
    weft::gui::MainWindow window(!forFile);
    if (forFile)
        window.leaveCopies();
    if (forFile)
        window.setTheme(options.theme.value_or(weft::widgets::ThemeKind::Light));
    else
        window.setTheme(options.theme ? options.theme : weft::gui::Session().theme());
    if (forFile || options.hasSize)
        window.resize(options.size);
    else // of another screen, perhaps
        fitTo(window.screen()->availableSize(), window);
    window.show();
    if (!options.sample.isEmpty())
        window.openSample(options.sample);
    else if (options.files.isEmpty() && !forFile)
        window.restoreSession();
    if (const QString problem = window.openFiles(options.files); forFile && !problem.isEmpty())
        return refuse(problem);
    if (options.mode || !options.view.isEmpty() || options.timeNs || forFile) {
        if (!weft::gui::stage(window, options, error))
            return refuse(error);
    }
    // Where an editor was shown, Qt does not always see that the last window has gone (X11, Qt 6.4).
    QObject::connect(&window, &weft::gui::MainWindow::closed, &application, &QApplication::quit, Qt::QueuedConnection);
    if (!forFile)
        return QApplication::exec();
    return writeFiles(window, options);
}
