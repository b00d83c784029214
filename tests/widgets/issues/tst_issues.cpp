// SPDX-License-Identifier: GPL-3.0-or-later
// Issues of several sources in one list: replaced by source, counted, filtered, collapsed, and led to.
#include "tests/support/test_program.h"
#include "widgets/base/command_registry.h"
#include "widgets/base/data_table.h"
#include "widgets/issues/issues_view.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QLabel>
#include <QSignalSpy>
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
        QVERIFY(!view.grab().isNull());
        QVERIFY(view.model()->index(0, 0).data(Qt::ToolTipRole).toString().size() >= 5000);
        QVERIFY(view.model()->index(0, 0).data(Qt::AccessibleTextRole).toString().startsWith("Error"));
    }
};

WEFT_TEST(TestIssues)
#include "tst_issues.moc"
