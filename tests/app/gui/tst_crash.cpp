// SPDX-License-Identifier: GPL-3.0-or-later
// A session that is killed at random moments while it edits, runs and saves: whoever opens the project again has every
// result that was saved, each in its place, and all edits but those of the last five seconds. The session is this
// program again, started for the function `session`. WEFT_CRASH_MOMENTS sets how often it is killed.
#include "app/gui/window/main_window.h"
#include "app/gui/workspace/recovery.h"
#include "engine/project/project_inputs.h"
#include "engine/project/project_json.h"
#include "engine/project/run_file.h"
#include "engine/topology/topology_spec.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QFile>
#include <QMessageBox>
#include <QProcess>
#include <QPushButton>
#include <QRandomGenerator>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <chrono>
#include <csignal>
#include <set>

using namespace weft;
using namespace weft::gui;

namespace {

constexpr qint64 kMayBeLostMs = 5000;

qint64 now()
{
    using namespace std::chrono;
    return duration_cast<milliseconds>(steady_clock::now().time_since_epoch()).count(); // the same in all processes
}

// What the session did, a line each, on the disk at once.
class Diary {
public:
    explicit Diary(const QString& path)
        : m_file(path)
    {
        m_isOpen = m_file.open(QIODevice::WriteOnly | QIODevice::Append | QIODevice::Unbuffered);
    }
    void write(const QString& what, int edits)
    {
        m_file.write(QStringLiteral("%1 %2 %3\n").arg(what).arg(edits).arg(now()).toUtf8());
    }
    [[nodiscard]] bool isOpen() const { return m_isOpen; }

private:
    QFile m_file;
    bool m_isOpen = false;
};

struct Entry {
    QString what;
    int edits = 0;
    qint64 time = 0;
};

std::vector<Entry> readDiary(const QString& path)
{
    std::vector<Entry> entries;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return entries;
    for (const QByteArray& line : file.readAll().split('\n')) {
        const QList<QByteArray> words = line.split(' ');
        if (words.size() == 3)
            entries.push_back({ QString::fromUtf8(words[0]), words[1].toInt(), words[2].toLongLong() });
    }
    return entries;
}

bool isEdit(const std::string& name)
{
    return name.size() > 1 && name.front() == 'e' && std::isdigit(static_cast<unsigned char>(name[1])) != 0;
}

// The highest number of an edit; each is a switch of that name. -1 if one below it is missing.
int editsIn(const project::Project& project)
{
    std::vector<int> numbers;
    const auto note = [&numbers](const std::string& name) {
        if (isEdit(name))
            numbers.push_back(std::stoi(name.substr(1)));
    };
    if (project.fabric) {
        for (const topology::NodeLabel& label : project.fabric->topology().labels())
            note(label.name);
    } else if (project.drawn) {
        for (const project::DrawnNode& node : project.drawn->nodes)
            note(node.name);
    }
    std::sort(numbers.begin(), numbers.end());
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        if (numbers[i] != static_cast<int>(i) + 1)
            return -1;
    }
    return static_cast<int>(numbers.size());
}

int editsIn(const widgets::FabricDocument& fabric)
{
    const auto& texts = fabric.columns().texts;
    return static_cast<int>(std::count_if(
        texts.begin(), texts.end(), [](const auto& entry) { return isEdit(entry.second.name.toStdString()); }));
}

// Each edit writes a line of the program too.
int linesIn(const std::string& text)
{
    return static_cast<int>(std::ranges::count(text, '\n'));
}

void startProject(Workspace& workspace)
{
    Findings findings;
    workspace.startNew();
    workspace.fabric()->replaceWith(*topology::topologyFromSpec("Ring(8,50GB/s,500ns)", findings), "Generate");
    OpenWorkload open;
    open.source = { project::WorkloadKind::Benchmark, {}, project::benchmarkJson({}) };
    open.workload = project::loadWorkload(open.source, {}, 8)->workload;
    open.name = "all-reduce";
    workspace.setWorkload(std::move(open), "Use");
}

// Presses Recover as soon as it is asked for.
void recoverWhenAsked(QTimer& timer)
{
    QObject::connect(&timer, &QTimer::timeout, [] {
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        if (box == nullptr)
            return;
        QVERIFY2(box->text().contains("run them again"), qPrintable(box->text())); // they are not in the copy
        for (QAbstractButton* button : box->buttons()) {
            if (button->text().remove('&') == QStringLiteral("Recover"))
                button->click();
        }
    });
    timer.start(20);
}

} // namespace

class TestCrash : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    // Runs in the process that is killed, and does nothing elsewhere.
    void session()
    {
        const QString folder = qEnvironmentVariable("WEFT_CRASH_FOLDER");
        if (folder.isEmpty())
            return;
        const QString path = folder + "/p.weft";
        QRandomGenerator random(static_cast<quint32>(qEnvironmentVariableIntValue("WEFT_CRASH_SEED")));
        Diary diary(folder + "/diary");
        QVERIFY(diary.isOpen());
        MainWindow window(false);
        window.show();
        if (QFile::exists(path)) {
            QVERIFY(window.openFile(path).isEmpty());
        } else {
            startProject(*window.workspace());
            QVERIFY(window.saveTo(path));
        }
        widgets::FabricDocument* fabric = window.workspace()->fabric();
        int edits = editsIn(*fabric);
        connect(window.recovery(), &Recovery::kept, this, [&] { diary.write("kept", edits); });
        connect(window.workspace()->runs(), &RunList::ended, this, [&] { diary.write("landed", edits); });
        diary.write("ready", edits);
        while (true) {
            const auto choice = random.bounded(1000);
            if (choice < 5) {
                diary.write("saving", edits);
                if (window.saveTo(path))
                    diary.write("saved", edits);
            } else if (choice < 30 && !window.workspace()->runs()->isRunning()) {
                (void)window.workspace()->run();
            } else if (choice < 45) {
                // A link that no sealed fabric may have, or all of them good again.
                const double bandwidth = random.bounded(2) == 0 ? 0 : 50;
                fabric->setBandwidth(
                    bandwidth == 0 ? std::vector { fabric->columns().linkKeys.front() } : fabric->columns().linkKeys,
                    bandwidth);
            } else if (choice < 600) {
                fabric->undoStack()->beginMacro("Edit");
                const widgets::NodeKey node
                    = fabric->addNode(topology::NodeKind::Switch, { random.bounded(4000.0), random.bounded(4000.0) });
                fabric->setName(node, QStringLiteral("e%1").arg(edits + 1));
                widgets::ProgramDocument* program = window.workspace()->program();
                program->edit(program->text().size(), 0, "# " + std::to_string(edits + 1) + '\n', "Write");
                fabric->undoStack()->endMacro();
                diary.write("edit", ++edits);
            }
            QTest::qWait(static_cast<int>(random.bounded(40)));
        }
    }

    void killedAtAnyMomentItLosesFiveSecondsAtMost()
    {
        if (qEnvironmentVariableIsSet("WEFT_CRASH_FOLDER"))
            return;
        const int asked = qEnvironmentVariableIntValue("WEFT_CRASH_MOMENTS");
        const int moments = asked > 0 ? asked : 12;
        constexpr int kMomentsAProject = 10;
        QRandomGenerator random(20261122);
        std::unique_ptr<QTemporaryDir> folder;
        int recovered = 0;
        int results = 0;
        int lostMost = 0;
        std::set<std::string> savedResults; // by the names of the runs
        for (int moment = 0; moment < moments; ++moment) {
            if (moment % kMomentsAProject == 0) {
                folder = std::make_unique<QTemporaryDir>();
                savedResults.clear();
            }
            const QString path = folder->filePath("p.weft");
            QFile::remove(folder->filePath("diary"));
            QProcess child;
            QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
            environment.insert("WEFT_CRASH_FOLDER", folder->path());
            environment.insert("WEFT_CRASH_SEED", QString::number(1 + moment));
            environment.insert("QT_QPA_PLATFORM", "offscreen");
            child.setProcessEnvironment(environment);
            child.setProcessChannelMode(QProcess::ForwardedErrorChannel);
            child.setStandardOutputFile(QProcess::nullDevice());
            child.start(QFile::symLinkTarget("/proc/self/exe"), { "tst_crash", "session", "-maxwarnings", "0" });
            QTRY_VERIFY_WITH_TIMEOUT(!readDiary(folder->filePath("diary")).empty(), 60'000);
            QTest::qWait(static_cast<int>(random.bounded(100, 9000)));
            QCOMPARE(child.state(), QProcess::Running);
            ::kill(static_cast<pid_t>(child.processId()), SIGKILL);
            const qint64 killed = now();
            QVERIFY(child.waitForFinished());

            const std::vector<Entry> diary = readDiary(folder->filePath("diary"));
            int saved = 0;
            int made = 0;
            int mustBe = 0; // edits that are older than what may be lost
            for (const Entry& entry : diary) {
                made = std::max(made, entry.edits);
                if (entry.what == "saved" || entry.what == "ready")
                    saved = entry.edits;
                if (entry.time <= killed - kMayBeLostMs)
                    mustBe = entry.edits;
            }
            Findings findings;
            const auto project = project::readProject(path.toStdString(), findings);
            QVERIFY2(project, project ? "" : toString(project.error()).c_str());
            QVERIFY(editsIn(*project) >= saved);
            QCOMPARE(linesIn(project->program.text), editsIn(*project));
            // Each result in the project is there, and is that of its run.
            for (const project::RunEntry& entry : project->runs) {
                // A run that landed and was never saved comes back from a copy as what it was, without its records.
                QVERIFY(!entry.result.empty() || !savedResults.contains(entry.name));
                if (entry.result.empty())
                    continue;
                const auto run = project::loadRun(folder->filePath(QString::fromStdString(entry.result)).toStdString());
                QVERIFY2(run, run ? "" : toString(run.error()).c_str());
                QCOMPARE((*run)->fingerprint, entry.fingerprint);
                ++results;
            }
            for (const std::string& name : savedResults)
                QVERIFY(std::any_of(project->runs.begin(), project->runs.end(),
                    [&name](const project::RunEntry& entry) { return entry.name == name; }));
            // Opened as a person would.
            const auto copies = Recovery::find(path);
            QTimer answer;
            recoverWhenAsked(answer);
            MainWindow window(false);
            QVERIFY(window.openFile(path).isEmpty());
            QCOMPARE(linesIn(window.workspace()->program()->text()), editsIn(*window.workspace()->fabric()));
            recovered += copies.empty() ? 0 : 1;
            const int found = std::max(editsIn(*window.workspace()->fabric()), editsIn(*project));
            if (copies.empty() || !copies.front().isOlder)
                QCOMPARE(editsIn(*window.workspace()->fabric()), found);
            QVERIFY2(found >= mustBe,
                qPrintable(QStringLiteral("moment %1: %2 edits made, %3 found, %4 are older than five seconds")
                               .arg(moment)
                               .arg(made)
                               .arg(found)
                               .arg(mustBe)));
            lostMost = std::max(lostMost, made - found);
            QVERIFY(window.workspace()->runs()->rowCount() >= static_cast<int>(project->runs.size()));
            QVERIFY(window.saveTo(path));
            QVERIFY(Recovery::find(path).empty());
            savedResults.clear();
            for (const RunItem& item : window.workspace()->runs()->items()) {
                if (!item.entry.result.empty())
                    savedResults.insert(item.entry.name);
            }
        }
        qInfo("%d moments, %d recovered from copies, %d saved results read, at most %d edits lost", moments, recovered,
            results, lostMost);
        QVERIFY(recovered > 0);
        QVERIFY(results > 0);
    }
};

WEFT_TEST(TestCrash)
#include "tst_crash.moc"
