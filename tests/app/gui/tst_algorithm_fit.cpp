// SPDX-License-Identifier: GPL-3.0-or-later
// A fabric of another number of dimensions than the settings have algorithms for: said at once, mended by one click or
// in the form, and undone like any setting.
#include "app/gui/views/views.h"
#include "app/gui/window/main_window.h"
#include "engine/topology/topology_spec.h"
#include "tests/support/test_program.h"
#include "tests/support/window.h"
#include "widgets/issues/issues_view.h"
#include "widgets/settings/algorithm_grid.h"
#include "widgets/settings/settings_form.h"
#include "widgets/settings/system_text.h"

#include <QComboBox>
#include <QStandardPaths>
#include <QTest>
#include <QUndoStack>

using namespace weft;
using namespace weft::gui;
using simulation::NativePattern;

namespace {

constexpr const char* kFatTree = "FatTree(64,50GB/s,500ns,oversub=4)"; // one dimension; the sample has three

void settle(MainWindow& window)
{
    for (int i = 0; i < 4; ++i) {
        window.workspace()->jobs()->waitForAll();
        QTest::qWait(40);
    }
}

void replace(MainWindow& window, const char* spec)
{
    Findings findings;
    window.workspace()->fabric()->replaceWith(*topology::topologyFromSpec(spec, findings), "Generate");
    settle(window);
}

widgets::IssuesModel* issuesOf(MainWindow& window)
{
    return window.views()->get<widgets::IssuesView>()->model();
}

// Issues about the number of algorithms, whoever says them.
std::vector<widgets::Issue> told(MainWindow& window)
{
    std::vector<widgets::Issue> found;
    for (int row = 0; row < issuesOf(window)->rowCount(); ++row) {
        const widgets::Issue& issue = issuesOf(window)->issue(row);
        if (issue.finding.error.code == ErrorCode::OutOfRange
            && issue.finding.error.where.item.find("-implementation") != std::string::npos)
            found.push_back(issue);
    }
    return found;
}

RunState runByKey(MainWindow& window)
{
    QTest::keyClick(&window, Qt::Key_F5);
    settle(window);
    return window.workspace()->runs()->items().back().state;
}

std::vector<std::string> listOf(MainWindow& window, const char* key)
{
    return widgets::SystemText(window.workspace()->settings().system).words(key).value_or(std::vector<std::string>());
}

void openSample(MainWindow& window)
{
    window.resize(1280, 720);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    window.openSample();
    settle(window);
}

} // namespace

class TestAlgorithmFit : public QObject {
    Q_OBJECT

    widgets::PluralTexts m_plurals;

private slots:
    void initTestCase() { QVERIFY(test::beginWithPlurals(m_plurals)); }

    void itIsToldAtOnceAndMendedByOneClick()
    {
        MainWindow window(false);
        openSample(window);
        QVERIFY(told(window).empty());
        const study::RunSettings before = window.workspace()->settings();
        replace(window, kFatTree);
        QCOMPARE(told(window).size(), std::size_t { 1 });
        QVERIFY(told(window).front().finding.severity == Severity::Error);
        QCOMPARE(told(window).front().actions.size(), std::size_t { 1 });
        QCOMPARE(told(window).front().actions.front().text, QString("Use one algorithm for the one dimension"));
        // What fails for it does not say it once more.
        QVERIFY(runByKey(window) == RunState::Failed);
        QCOMPARE(told(window).size(), std::size_t { 1 });
        for (int round = 0; round < 2; ++round) {
            const widgets::Issue issue = told(window).front();
            emit window.views()->get<widgets::IssuesView>()->actionRequested(issue, issue.actions.front());
            settle(window);
            QVERIFY(told(window).empty());
            QCOMPARE(listOf(window, "all-to-all-implementation").size(), std::size_t { 1 });
            QVERIFY(runByKey(window) == RunState::Done);
            window.workspace()->undoStack()->undo();
            settle(window);
            QVERIFY(window.workspace()->settings() == before);
            QCOMPARE(told(window).size(), std::size_t { 1 });
        }
        window.workspace()->undoStack()->undo(); // the sample's own fabric
        settle(window);
        QVERIFY(told(window).empty());
    }

    void fewerAreAWarningAndAreRepeated()
    {
        MainWindow window(false);
        openSample(window);
        replace(window, "Ring(4)_Ring(2)_Ring(2)_Ring(4)");
        QCOMPARE(told(window).size(), std::size_t { 1 });
        QVERIFY(told(window).front().finding.severity == Severity::Warning);
        const std::vector<std::string> short3 = listOf(window, "all-to-all-implementation");
        emit window.views()->get<widgets::IssuesView>()->actionRequested(
            told(window).front(), told(window).front().actions.front());
        settle(window);
        QVERIFY(told(window).empty());
        std::vector<std::string> four = short3;
        four.push_back(short3.back());
        QCOMPARE(listOf(window, "all-to-all-implementation"), four);
        QVERIFY(runByKey(window) == RunState::Done);
    }

    void theFormMendsItToo()
    {
        MainWindow window(false);
        openSample(window);
        replace(window, kFatTree);
        auto* form = window.views()->get<widgets::SettingsForm>();
        const auto* grid = form->findChild<widgets::AlgorithmGrid*>();
        QVERIFY(grid->choice(NativePattern::AllReduce, 1) == nullptr);
        QComboBox* choice = grid->choice(NativePattern::AllReduce, 0);
        for (const char* name : { "direct", "ring" }) {
            choice->setCurrentIndex(choice->findText(name));
            emit choice->activated(choice->currentIndex());
            settle(window);
            QCOMPARE(listOf(window, "all-reduce-implementation"), std::vector<std::string> { name });
            QVERIFY(told(window).empty());
            QVERIFY(runByKey(window) == RunState::Done);
        }
        window.workspace()->undoStack()->undo(); // both at once: they are of one setting
        settle(window);
        QCOMPARE(listOf(window, "all-reduce-implementation").size(), std::size_t { 3 });
        QCOMPARE(told(window).size(), std::size_t { 1 });
    }
};

WEFT_TEST(TestAlgorithmFit)
#include "tst_algorithm_fit.moc"
