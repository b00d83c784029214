// SPDX-License-Identifier: GPL-3.0-or-later
// Several files that are named together: what fails is told one by one and keeps nothing else from being opened, and
// only what opened is remembered.
#include "app/gui/views/views.h"
#include "app/gui/window/main_window.h"
#include "app/gui/window/session.h"
#include "app/gui/workspace/recovery.h"
#include "engine/study/scenario/sample.h"
#include "engine/topology/topology_spec.h"
#include "tests/support/test_program.h"
#include "tests/support/window.h"
#include "tests/support/window_test.h"
#include "widgets/base/jobs/open_path.h"
#include "widgets/base/shared/command_registry.h"
#include "widgets/issues/issues_view.h"

#include <QApplication>
#include <QDirIterator>
#include <QDropEvent>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QStandardPaths>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QUndoStack>
#include <QUrl>

#include <algorithm>

#include <sys/stat.h>

using namespace weft;
using namespace weft::gui;
using widgets::IssuesModel;

namespace {

void settle(MainWindow& window)
{
    test::settle(window, 30, 3);
}

// The sample's files, and beside them one of every kind that cannot be read.
struct Folder {
    QTemporaryDir dir;
    QStringList good { path("fabric.json"), path("system.json"), path("step.0.et"), path("step.1.et"),
        path("step.2.et"), path("step.3.et") };
    QStringList bad { path("nowhere.json"), path("broken.weft"), path("photo.png"), path("broken.yml"),
        path("cut.0.et"), path("broken.xml"), path("memory.json"), path("fifo"), path("pipe.weft") };

    Folder()
    {
        QVERIFY(study::writeSample(dir.path().toStdString()).ok());
        write("broken.weft", "{ \"format\": \"weft-project\", \"version\": \"two\" }");
        write("photo.png", QByteArray("\x89PNG\r\n\x1A\n\0\0\0\rIHDR\0\0\0\1\0\0\0\1\x08\2", 26));
        write("broken.yml", "topology: [ Pentagram ]\nnpus_count: [ 4 ]\n");
        write("broken.xml", "<algo name='x' nchunksperloop='1'><gpu");
        write("memory.json", "{ \"memory-type\": ");
        for (const char* pipe : { "fifo", "pipe.weft" }) // that nobody writes to
            QCOMPARE(::mkfifo(path(pipe).toUtf8().constData(), S_IRUSR | S_IWUSR), 0);
        QFile step(path("step.0.et"));
        QVERIFY(step.open(QIODevice::ReadOnly));
        const QByteArray whole = step.readAll();
        write("cut.0.et", whole.left(whole.size() - 3));
    }
    [[nodiscard]] QString path(const char* name) const { return dir.filePath(QString::fromLatin1(name)); }
    void write(const char* name, const QByteArray& content) const
    {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
    }
};

IssuesModel* issuesOf(MainWindow& window)
{
    return window.views()->get<widgets::IssuesView>()->model();
}

// Of what failed to open: the places of its errors.
QStringList failedPlaces(MainWindow& window)
{
    QStringList places;
    const IssuesModel* model = issuesOf(window);
    for (int row = 0; row < model->rowCount(); ++row) {
        const widgets::Issue& issue = model->issue(row);
        if (issue.source == "Open" && issue.finding.severity == Severity::Error)
            places << QString::fromStdString(toString(issue.finding.error.where));
    }
    places.sort();
    return places;
}

} // namespace

class TestOpenFiles : public weft::test::SessionTest {
    Q_OBJECT

public:
    TestOpenFiles()
        : SessionTest(Start::First)
    {
    }

private slots:
    void everyFailureIsAnIssueWithItsPlace_data()
    {
        QTest::addColumn<bool>("dropped");
        QTest::newRow("named") << false;
        QTest::newRow("dropped") << true;
    }
    void everyFailureIsAnIssueWithItsPlace()
    {
        QFETCH(bool, dropped);
        const Folder folder;
        MainWindow window(true);
        window.show();
        const QStringList all = folder.bad.mid(0, 3) + folder.good + folder.bad.mid(3);
        for (int round = 0; round < 2; ++round) {
            if (dropped)
                test::drop(window, all);
            else
                window.openFiles(all);
            settle(window);
            const QStringList places = failedPlaces(window);
            for (const QString& place : places)
                QVERIFY2(std::any_of(folder.bad.begin(), folder.bad.end(),
                             [&place](const QString& bad) { return place.startsWith(bad); }),
                    qPrintable(place));
            for (const QString& bad : folder.bad)
                QVERIFY2(!places.filter(bad).isEmpty(), qPrintable(bad + " is not among\n" + places.join('\n')));
            QVERIFY2(window.findChild<QWidget*>("view.issues")->isVisible(), "the issues are not shown");
            // What could be opened is open.
            QCOMPARE((*window.workspace()->fabric()->sealed())->fabric.topology().npuCount(), 64U);
            QVERIFY(window.workspace()->workload().workload != nullptr);
            QVERIFY(window.workspace()->settings().system.find("roofline") != std::string::npos);
            // And only that is offered again, a trace set once.
            QStringList again { folder.path("fabric.json"), folder.path("step.0.et"), folder.path("system.json") };
            QStringList recent = Session().recentFiles();
            recent.sort();
            QCOMPARE(recent, again);
            window.workspace()->close();
        }
    }

    void anyFileOfASetIsTheSameEntry()
    {
        const Folder folder;
        MainWindow window(true);
        window.show();
        for (const char* name : { "step.5.et", "step.0.et", "step.9.et" }) {
            window.openFile(folder.path(name));
            settle(window);
        }
        QCOMPARE(Session().recentFiles(), QStringList { folder.path("step.0.et") });
        QVERIFY(failedPlaces(window).isEmpty());
    }

    void oneProjectAWindow()
    {
        const Folder folder;
        {
            MainWindow before(false);
            Findings findings;
            before.workspace()->startNew();
            before.workspace()->fabric()->replaceWith(*topology::topologyFromSpec("Ring(4)", findings), "Generate");
            QVERIFY(before.saveTo(folder.path("one.weft")));
            QVERIFY(before.saveTo(folder.path("two.weft")));
        }
        MainWindow window(true);
        window.show();
        window.openFiles({ folder.path("one.weft"), folder.path("two.weft"), folder.path("photo.png") });
        settle(window);
        QCOMPARE(window.workspace()->path(), folder.path("one.weft"));
        QCOMPARE(failedPlaces(window), (QStringList { folder.path("photo.png"), folder.path("two.weft") }));
        QCOMPARE(Session().recentFiles(), QStringList { folder.path("one.weft") });
    }

    void aCutOffTraceIsCalledSo()
    {
        const Folder folder;
        MainWindow window(false);
        window.show();
        window.openFile(folder.path("cut.0.et"));
        settle(window);
        QCOMPARE(issuesOf(window)->rowCount(), 1);
        const Error& error = issuesOf(window)->issue(0).finding.error;
        QVERIFY2(error.message.english().starts_with("the file is cut off in message "), error.message.c_str());
        QVERIFY(error.where.byteOffset && *error.where.byteOffset > 0);
        QCOMPARE(*error.where.rank, 0U);
    }

    // The warnings of a fabric are told once, by the fabric that is open and not by the file that it comes from.
    void aRecoveredFabricWarnsOnce()
    {
        const Folder folder;
        const QString path = folder.path("p.weft");
        {
            MainWindow window(false);
            window.workspace()->startNew();
            Findings findings;
            window.workspace()->fabric()->replaceWith(*topology::topologyFromSpec("Ring(4)", findings), "Generate");
            window.workspace()->fabric()->addNode(topology::NodeKind::Npu, { 0, 0 }); // nobody reaches it
            QVERIFY(window.saveTo(path));
        }
        QVERIFY(QFile::copy(path, path + "~autosave"));
        MainWindow window(false);
        window.show();
        QTimer::singleShot(300, &window, [] {
            if (auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget()))
                box->buttons().constFirst()->click();
        });
        for (int round = 0; round < 2; ++round) {
            window.openFile(path);
            settle(window);
            QTest::qWait(300);
            QCOMPARE(window.workspace()->isModified(), round == 0); // taken from the copy the first time
            QStringList told;
            for (int row = 0; row < issuesOf(window)->rowCount(); ++row) {
                const widgets::Issue& issue = issuesOf(window)->issue(row);
                QVERIFY2(issue.finding.error.where.file.find("autosave") == std::string::npos,
                    toString(issue.finding.error).c_str());
                told << QString::fromStdString(issue.finding.error.message);
            }
            QVERIFY(!told.isEmpty());
            QCOMPARE(told.removeDuplicates(), 0);
            QVERIFY(window.saveTo(path));
        }
    }

    // Esc, or the button that stops background work, while a large project is read: what was open stays.
    // A dialog says so of a pipe and asks again, whatever it is for; to read one could wait for ever.
    void noDialogTakesAPipe()
    {
        const Folder folder;
        for (int visit = 0; visit < 2; ++visit) {
            QWidget parent;
            QString said;
            int asked = 0;
            QTimer answers;
            connect(&answers, &QTimer::timeout, this, [&] {
                QWidget* modal = QApplication::activeModalWidget();
                if (auto* box = qobject_cast<QMessageBox*>(modal)) {
                    said += box->text();
                    box->accept();
                } else if (auto* dialog = qobject_cast<QFileDialog*>(modal)) {
                    dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"))
                        ->setText(folder.path(++asked == 1 ? "fifo" : "system.json"));
                    static_cast<QDialog*>(dialog)->accept();
                }
            });
            answers.start(20);
            const QString chosen = visit == 0 ? widgets::askOpenPath(&parent, "Open", "All files (*)")
                                              : widgets::askOpenPaths(&parent, "Open", "All files (*)").value(0);
            QCOMPARE(chosen, folder.path("system.json"));
            QVERIFY2(said.contains("fifo") && said.contains("this is a pipe or a device"), qPrintable(said));
        }
        // And there is no other dialog for files to read.
        for (const char* room : { "/app", "/widgets" }) {
            QDirIterator files(WEFT_SOURCE_DIR + QString(room), { "*.cpp" }, QDir::Files, QDirIterator::Subdirectories);
            while (files.hasNext()) {
                QFile file(files.next());
                QVERIFY(file.open(QIODevice::ReadOnly));
                QVERIFY2(!file.readAll().contains("getOpenFileName") || file.fileName().endsWith("open_path.cpp"),
                    qPrintable(file.fileName()));
            }
        }
    }

    void openingCanBeStopped()
    {
        const Folder folder;
        const QString path = folder.path("large.weft");
        MainWindow window(false);
        window.show();
        window.workspace()->startNew();
        Findings findings;
        window.workspace()->fabric()->load(
            topology::Fabric(*topology::topologyFromSpec("Ring(32)_Ring(32)_Ring(8)", findings)), {});
        QVERIFY(window.saveTo(path));
        window.workspace()->startNew();
        window.workspace()->fabric()->addNode(topology::NodeKind::Npu, { 0, 0 });
        window.workspace()->undoStack()->setClean();
        for (int round = 0; round < 2; ++round) {
            QTimer::singleShot(0, &window, [&window] {
                QTest::keyClick(&window, Qt::Key_N, Qt::ControlModifier); // not now
                QTest::keyClick(&window, Qt::Key_Escape);
            });
            QVERIFY(window.openFile(path).isEmpty());
            QCOMPARE(window.workspace()->fabric()->columns().nodeCount(), std::size_t { 1 });
            QCOMPARE(window.workspace()->path(), QString());
            QVERIFY2(window.statusBar()->currentMessage().contains("stopped"),
                qPrintable(window.statusBar()->currentMessage()));
            settle(window);
            QCOMPARE(window.workspace()->fabric()->columns().nodeCount(), std::size_t { 1 });
        }
        QVERIFY(window.openFile(path).isEmpty());
        QCOMPARE(window.workspace()->fabric()->columns().nodeCount(), std::size_t { 8192 });
    }

    void nothingIsSaidOfTheLastProject()
    {
        MainWindow window(false);
        window.show();
        for (int round = 0; round < 2; ++round) {
            window.openSample();
            settle(window);
            window.workspace()->runs()->setCurrent(window.workspace()->runs()->items().front().id);
            window.showMessage("Run 1 is done");
            window.commands()->action("file.new")->trigger();
            QVERIFY2(window.statusBar()->currentMessage().isEmpty(), qPrintable(window.statusBar()->currentMessage()));
            window.showMessage("Run 1 is done");
            window.workspace()->close();
            QCOMPARE(window.statusBar()->currentMessage(), QString());
        }
    }

    void whatIsNotThereIsNamedOnce()
    {
        MainWindow window(false);
        const QString said = window.openFiles({ QStringLiteral("/none/nofile.weft") });
        QCOMPARE(said.count(QStringLiteral("nofile.weft")), 1);
        QVERIFY2(said.contains(QStringLiteral("does not exist")), qPrintable(said));
    }
};

WEFT_TEST(TestOpenFiles)
#include "tst_open_files.moc"
