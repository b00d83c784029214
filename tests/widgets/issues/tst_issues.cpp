// SPDX-License-Identifier: GPL-3.0-or-later
// Issues of several sources in one list: replaced by source, counted, filtered, collapsed, and led to.
#include "tests/support/exports.h"
#include "tests/support/picture.h"
#include "tests/support/test_program.h"
#include "widgets/base/shared/command_registry.h"
#include "widgets/base/views/data_table.h"
#include "widgets/issues/issues_view.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace weft;
using namespace weft::widgets;

namespace {

Issue issue(Severity severity, const std::string& message, NodeKey node = kNoNode)
{
    Issue made;
    made.finding = { severity, { ErrorCode::Malformed, message, {}, {} } };
    made.node = node;
    return made;
}

QStringList messages(const IssuesModel& model)
{
    QStringList texts;
    for (int row = 0; row < model.rowCount(); ++row)
        texts.append(model.index(row, IssuesModel::Message).data().toString());
    return texts;
}

} // namespace

class TestIssues : public QObject {
    Q_OBJECT

private slots:
    void aSourceReplacesItsOwn()
    {
        IssuesModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
        QSignalSpy counts(&model, &IssuesModel::countsChanged);
        model.setIssues("Topology", { issue(Severity::Warning, "w1"), issue(Severity::Error, "e1") });
        model.setIssues("Settings", { issue(Severity::Error, "e2") });
        QCOMPARE(messages(model).front()[0], QChar('e'));
        QCOMPARE(model.errors(), 2);
        QCOMPARE(model.warnings(), 1);
        QCOMPARE(messages(model).last(), QString("w1"));
        model.setIssues("Topology", {});
        QCOMPARE(messages(model), QStringList({ "e2" }));
        model.setIssues("Topology", {});
        QCOMPARE(counts.size(), 3);
        QCOMPARE(model.index(0, IssuesModel::Source).data().toString(), QString("Settings"));
    }

    void equalOnesAreOneRow()
    {
        IssuesModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
        std::vector<Issue> many;
        for (int i = 0; i < 1000; ++i)
            many.push_back(issue(Severity::Warning, "the same"));
        many.push_back(issue(Severity::Warning, "the same", NodeKey { 3 }));
        model.setIssues("Run", many);
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(model.warnings(), 1001);
        QCOMPARE(model.index(0, IssuesModel::Count).data().toString(), QString("×1000"));
        QVERIFY(model.issue(1).node == NodeKey { 3 });
        model.sort(IssuesModel::Count, Qt::AscendingOrder);
        QVERIFY(model.issue(0).node == NodeKey { 3 });
        model.sort(-1, Qt::AscendingOrder);
        QVERIFY(model.issue(1).node == NodeKey { 3 });
    }

    void thoseThatAreAlikeFold()
    {
        IssuesModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
        std::vector<Issue> many { issue(Severity::Error, "another thing") };
        for (std::uint32_t i = 0; i < 21; ++i)
            many.push_back(issue(Severity::Warning,
                "node " + std::to_string(i) + " '" + std::string(i, 'x') + "' is odd", NodeKey { i }));
        model.setIssues("Topology", many);
        QCOMPARE(model.rowCount(), 2);
        QVERIFY(model.isFold(1));
        QCOMPARE(model.index(1, IssuesModel::Count).data().toString(), QString("×21"));
        QVERIFY(model.issue(1).node == NodeKey { 0 });
        model.setOpen(1, true);
        QCOMPARE(model.rowCount(), 23);
        QVERIFY(!model.isFold(2));
        QVERIFY(model.issue(22).node == NodeKey { 20 });
        QCOMPARE(model.foldOf(22), 1);
        QCOMPARE(model.foldOf(0), 0);
        model.sort(IssuesModel::Count, Qt::DescendingOrder);
        QVERIFY(model.isFold(0) && model.isOpen(0));
        model.setIssues("Topology", many); // the same again: it stays open
        QCOMPARE(model.rowCount(), 23);
        model.setOpen(0, false);
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(model.warnings(), 21);
    }

    void dismissedOnesAreGoneUntilTheyAreSaidAgain()
    {
        IssuesModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
        std::vector<Issue> many { issue(Severity::Error, "another thing"), issue(Severity::Error, "a third") };
        for (std::uint32_t i = 0; i < 5; ++i)
            many.push_back(issue(Severity::Warning, "node " + std::to_string(i) + " is odd", NodeKey { i + 1 }));
        for (int round = 0; round < 2; ++round) {
            model.setIssues("Topology", many);
            QCOMPARE(model.rowCount(), 3);
            QVERIFY(model.isFold(2));
            QCOMPARE(model.dismiss({ 0 }).size(), std::size_t { 1 });
            QCOMPARE(model.errors(), 1);
            QCOMPARE(model.dismiss({ 0, 1 }).size(), std::size_t { 6 }); // with all of the fold
            QCOMPARE(model.rowCount(), 0);
            QCOMPARE(model.warnings(), 0);
        }
    }

    void aFoldOpensByMouseAndByKeys()
    {
        IssuesView view;
        view.resize(900, 400);
        view.show();
        std::vector<Issue> many;
        for (std::uint32_t i = 0; i < 5; ++i)
            many.push_back(issue(Severity::Warning, "node " + std::to_string(i) + " is odd", NodeKey { i + 1 }));
        view.setIssues("Topology", many);
        auto* table = view.findChild<DataTable*>("issuesTable");
        QCOMPARE(view.model()->rowCount(), 1);
        const QRect cell = table->visualRect(view.model()->index(0, IssuesModel::Message));
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, QPoint(cell.left() + 12, cell.center().y()));
        QCOMPARE(view.model()->rowCount(), 6);
        QTest::keyClick(table, Qt::Key_Left);
        QCOMPARE(view.model()->rowCount(), 1);
        QTest::keyClick(table, Qt::Key_Right);
        QCOMPARE(view.model()->rowCount(), 6);
        QTest::mouseDClick(table->viewport(), Qt::LeftButton, {}, cell.center());
        QCOMPARE(view.model()->rowCount(), 1);
    }

    void aPlaceKeepsTheNameOfItsFile()
    {
        IssuesModel model;
        Issue made = issue(Severity::Error, "broken");
        made.finding.error.where.file = "/a/very/long/way/to/the/traces/of/this/machine/step.12.et";
        made.finding.error.where.byteOffset = 812;
        model.setIssues("Workload", { made });
        QCOMPARE(model.index(0, IssuesModel::Place).data().toString(), QString("step.12.et, byte 812"));
        QVERIFY(model.index(0, IssuesModel::Place)
                    .data(Qt::ToolTipRole)
                    .toString()
                    .contains("/a/very/long/way/to/the/traces/of/this/machine/step.12.et"));
    }

    void remediesAreOffered()
    {
        IssuesView view;
        view.resize(900, 400);
        view.show();
        auto* table = view.findChild<DataTable*>("issuesTable");
        view.setIssues("Topology", { issue(Severity::Warning, "w") });
        QVERIFY(table->isColumnHidden(IssuesModel::Action));
        Issue made = issue(Severity::Warning, "no time");
        made.actions = { { "roofline", "Turn on the roofline" } };
        view.setIssues("Workload", { made });
        QVERIFY(!table->isColumnHidden(IssuesModel::Action));
        QSignalSpy asked(&view, &IssuesView::actionRequested);
        QSignalSpy went(&view, &IssuesView::activated);
        const int row = view.model()->issue(0).actions.empty() ? 1 : 0;
        const QModelIndex cell = view.model()->index(row, IssuesModel::Action);
        QCOMPARE(cell.data().toString(), QString("Turn on the roofline"));
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, table->visualRect(cell).center());
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked[0][1].value<IssueAction>().id, QString("roofline"));
        QCOMPARE(went.size(), 0);
    }

    void theTableIsWrittenAsCsv()
    {
        QTemporaryDir dir;
        IssuesView view;
        view.setIssues("Topology", { issue(Severity::Error, "a \"quoted\", thing"), issue(Severity::Warning, "w") });
        QString error;
        QVERIFY(test::writeTable(view, dir.filePath("i.csv"), error));
        QFile file(dir.filePath("i.csv"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QStringList lines = QString::fromUtf8(file.readAll()).remove('\r').split('\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 3);
        QVERIFY2(QString(lines[0]).remove(QChar(0xFEFF)).startsWith("Issue,Place,Source"), qPrintable(lines[0]));
        QVERIFY2(lines[1].startsWith("\"a \"\"quoted\"\", thing\",,Topology"), qPrintable(lines[1]));
    }

    void theFilterKeepsTheCounts()
    {
        IssuesView view;
        QVERIFY(view.emptyState()->isVisibleTo(&view));
        QSignalSpy counts(&view, &IssuesView::countsChanged);
        view.setIssues("Topology", { issue(Severity::Warning, "w"), issue(Severity::Error, "e") });
        QVERIFY(!view.emptyState()->isVisibleTo(&view));
        QCOMPARE(counts.back(), QVariantList({ 1, 1 }));
        auto* filter = view.findChild<QComboBox*>("issueFilter");
        filter->setCurrentIndex(1);
        QCOMPARE(messages(*view.model()), QStringList({ "e" }));
        filter->setCurrentIndex(2);
        QCOMPARE(messages(*view.model()), QStringList({ "w" }));
        QVERIFY(view.findChild<QLabel*>("issueCounts")->text().contains('1'));
        view.setIssues("Topology", { issue(Severity::Error, "e") });
        QCOMPARE(view.model()->rowCount(), 0);
        QVERIFY(!view.emptyState()->isVisibleTo(&view));
        view.setIssues("Topology", {});
        QVERIFY(view.emptyState()->isVisibleTo(&view));
    }

    void oneGoesToTheCulprit()
    {
        QWidget window;
        CommandRegistry commands(&window);
        IssuesView view(&window);
        view.registerCommands(commands);
        view.resize(600, 300);
        view.setIssues(
            "Topology", { issue(Severity::Error, "a", NodeKey { 1 }), issue(Severity::Error, "b", NodeKey { 2 }) });
        std::vector<NodeKey> went;
        connect(&view, &IssuesView::activated, this, [&](const Issue& to) { went.push_back(to.node); });
        commands.action("issues.next")->trigger();
        commands.action("issues.next")->trigger();
        commands.action("issues.next")->trigger(); // round
        commands.action("issues.previous")->trigger();
        auto* table = view.findChild<DataTable*>("issuesTable");
        QTest::keyClick(table, Qt::Key_Return);
        QTest::mouseClick(
            table->viewport(), Qt::LeftButton, {}, table->visualRect(table->model()->index(0, 0)).center());
        QTest::mouseDClick(
            table->viewport(), Qt::LeftButton, {}, table->visualRect(table->model()->index(0, 0)).center());
        const std::vector<NodeKey> expected { NodeKey { 1 }, NodeKey { 2 }, NodeKey { 1 }, NodeKey { 2 }, NodeKey { 2 },
            NodeKey { 1 } };
        QVERIFY(went == expected);
        view.setIssues("Topology", {});
        view.goToNext();
        QCOMPARE(went.size(), expected.size());
    }

    void longWordsStayReadable()
    {
        IssuesView view;
        view.resize(500, 200);
        view.setIssues("Workload", { issue(Severity::Error, std::string(5000, 'x')) });
        const test::Picture picture(view);
        QVERIFY(picture.colors() > 8); // the text, in the shades of its edges
        QVERIFY(picture.ink() < 0.3); // cut to its line
        QVERIFY(view.model()->index(0, 0).data(Qt::ToolTipRole).toString().size() >= 5000);
        QVERIFY(view.model()->index(0, 0).data(Qt::AccessibleTextRole).toString().startsWith("Error"));
    }
};

WEFT_TEST(TestIssues)
#include "tst_issues.moc"
