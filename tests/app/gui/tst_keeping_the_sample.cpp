// SPDX-License-Identifier: GPL-3.0-or-later
// Of the sample and its runs, what would be lost is asked about, and nothing else; a save that fails leaves nothing.
#include "app/gui/window/main_window.h"
#include "engine/study/scenario/run_settings.h"
#include "tests/support/project_files.h"
#include "tests/support/test_program.h"
#include "tests/support/window.h"

#include <QApplication>
#include <QDir>
#include <QMessageBox>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QUndoStack>

#include <csignal>

#include <sys/resource.h>

using namespace weft;
using namespace weft::gui;

namespace {

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class TestKeepingTheSample : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void theUntouchedSampleIsNothingToSave()
    {
        MainWindow window(false);
        window.show();
        window.openSample();
        window.workspace()->jobs()->waitForAll();
        QVERIFY(window.workspace()->currentRun() != nullptr);
        QVERIFY(!window.workspace()->isModified());
        QVERIFY(!window.isWindowModified());
        window.workspace()->fabric()->addNode(topology::NodeKind::Npu, { 0, 0 });
        QVERIFY(window.workspace()->isModified());
        window.workspace()->undoStack()->undo();
        QVERIFY(window.close()); // and it does not ask
    }

    // Files that grow no further stand for a full disk: of results that are new and of those that are copied, nothing
    // is left, and what was saved before is whole.
    void aSaveThatFailsLeavesNothing()
    {
        QTemporaryDir folder;
        const QString saved = folder.filePath("saved.weft");
        MainWindow window(false);
        window.openSample();
        window.workspace()->jobs()->waitForAll();
        QVERIFY(window.saveTo(saved));
        const QByteArray before = bytesOf(saved);
        QVERIFY(window.workspace()->run().isEmpty()); // one result to copy, one to write
        window.workspace()->jobs()->waitForAll();
        for (const char* name : { "other.weft", "saved.weft" }) {
            (void)std::signal(SIGXFSZ, SIG_IGN);
            rlimit limit {};
            QVERIFY(getrlimit(RLIMIT_FSIZE, &limit) == 0);
            const rlimit small { 64'000, limit.rlim_max };
            QVERIFY(setrlimit(RLIMIT_FSIZE, &small) == 0);
            QTimer::singleShot(0, &window, [] {
                if (QWidget* box = QApplication::activeModalWidget())
                    box->close();
            });
            const bool isSaved = window.saveTo(folder.filePath(name));
            QVERIFY(setrlimit(RLIMIT_FSIZE, &limit) == 0);
            QVERIFY(!isSaved);
            QCOMPARE(bytesOf(saved), before);
            QCOMPARE(test::resultsBeside(folder.filePath(name)).size(), name == QByteArray("saved.weft") ? 1 : 0);
        }
        QVERIFY(window.saveTo(folder.filePath("other.weft")));
        QCOMPARE(test::resultsBeside(folder.filePath("other.weft")).size(), 2);
    }

    // A key makes the run of the sample again; of runs with other settings that were undone nothing else is left.
    void runsThatAreInNoFileAreAskedAbout()
    {
        MainWindow window(false);
        window.show();
        window.openSample();
        test::settle(window, 100, 1);
        QVERIFY(!window.workspace()->isModified());
        study::RunSettings other = window.workspace()->settings();
        other.network = simulation::NetworkModel::Unaware;
        window.workspace()->setSettings(other, "Set");
        QVERIFY(window.workspace()->run().isEmpty());
        test::settle(window, 100, 1);
        window.workspace()->undoStack()->undo();
        test::settle(window, 100, 1);
        QVERIFY(window.workspace()->undoStack()->isClean());
        QVERIFY(window.workspace()->isModified());
        QString told;
        QTimer::singleShot(0, &window, [&told] {
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            told = box == nullptr ? QString() : box->informativeText();
            if (box != nullptr)
                box->reject();
        });
        QVERIFY(!window.close());
        QVERIFY2(told.contains('2'), qPrintable(told));
        QTemporaryDir folder;
        QVERIFY(window.saveTo(folder.filePath("p.weft")));
        QVERIFY(!window.workspace()->isModified());
        QVERIFY(window.close());
    }
};

WEFT_TEST(TestKeepingTheSample)
#include "tst_keeping_the_sample.moc"
