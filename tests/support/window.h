// SPDX-License-Identifier: GPL-3.0-or-later
// What tests of the whole window do to it: wait until it is at rest, drop files on it, find its session. For tests
// only.
#pragma once

#include "app/gui/window/main_window.h"
#include "app/gui/window/session.h"
#include "engine/study/scenario/sample.h"
#include "engine/topology/topology_spec.h"
#include "widgets/base/words/plural_texts.h"

#include <QApplication>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFile>
#include <QMimeData>
#include <QStandardPaths>
#include <QTest>
#include <QUrl>

#include <memory>

namespace weft::test {

// Of the test folders, for which QStandardPaths::setTestModeEnabled() was called.
inline QString sessionFile()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) + QStringLiteral("/session.ini");
}

// Until jobs are done and what they led to is: views are fed one a turn, and some wait for a pause.
inline void settle(gui::MainWindow& window, int pauseMs, int rounds)
{
    for (int round = 0; round < rounds; ++round) {
        window.workspace()->jobs()->waitForAll();
        QTest::qWait(pauseMs);
    }
    window.workspace()->jobs()->waitForAll();
}

// For initTestCase(): folders of tests, and the words as people read them. False: the plurals are not there.
inline bool beginWithPlurals(widgets::PluralTexts& plurals)
{
    QStandardPaths::setTestModeEnabled(true);
    return plurals.load(QStringLiteral(":/i18n/weft_en.qm")) && QCoreApplication::installTranslator(&plurals);
}

// For init() and cleanupTestCase(): a window that knows nothing of earlier ones, and shows no tour.
inline void forgetSession()
{
    QFile::remove(sessionFile());
    gui::Session().setTourSeen();
}

// A step of 4,096 NPUs is under way, and far from its end. The only run of its project.
inline void startLongRun(gui::MainWindow& window)
{
    gui::Workspace* workspace = window.workspace();
    workspace->startNew();
    Findings findings;
    workspace->fabric()->replaceWith(
        *topology::topologyFromSpec("Ring(64,50GB/s,500ns)_Ring(64,50GB/s,500ns)", findings), "Generate");
    gui::OpenWorkload open;
    study::TrainingStep step;
    step.npus = 4096;
    step.layers = 8;
    open.workload = std::make_shared<const trace::Workload>(study::makeTrainingStep(step));
    open.source.kind = project::WorkloadKind::Sample;
    workspace->setWorkload(std::move(open), "Load");
    study::RunSettings settings = study::sampleSettings();
    settings.system = "{\"preferred-dataset-splits\": 8}";
    workspace->setSettings(settings, "Set");
    QVERIFY(workspace->run().isEmpty());
    // Only the simulation itself counts operations.
    const auto done = [workspace] {
        for (const widgets::JobRunner::Job& job : workspace->jobs()->jobs()) {
            if (job.id == workspace->runs()->items().front().job)
                return job.done;
        }
        return std::uint64_t { 0 };
    };
    QTRY_VERIFY_WITH_TIMEOUT(done() > 0, 60'000);
}

inline void drop(gui::MainWindow& window, const QStringList& files)
{
    QMimeData data;
    QList<QUrl> urls;
    for (const QString& file : files)
        urls << QUrl::fromLocalFile(file);
    data.setUrls(urls);
    const QPoint at(100, 100);
    QDragEnterEvent enter(at, Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(&window, &enter);
    QDropEvent event(QPointF(at), Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(&window, &event);
}

} // namespace weft::test
