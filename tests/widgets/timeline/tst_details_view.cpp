// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "tests/widgets/timeline/sample_run.h"
#include "widgets/base/words/quantity_format.h"
#include "widgets/timeline/details_view.h"

#include <QSignalSpy>
#include <QTest>
#include <QTextBrowser>
#include <QTextDocument>

using namespace weft;
using namespace weft::widgets;
using namespace weft::widgets::testing;

class TestDetailsView : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_run = runSample(); }

    void recordsAreFound()
    {
        const auto& operations = m_run->run->operations;
        std::vector<OpKey> wanted { { Rank { 5 }, OpId { 2 } }, { Rank { 63 }, OpId { 0 } },
            { Rank { 2 }, OpId { 999 } } };
        const OperationRecords found = findRecords(*m_run->run, wanted);
        QCOMPARE(found.size(), std::size_t { 2 });
        for (const auto& [key, record] : found) {
            QCOMPARE(operations.rank[record], key.rank);
            QCOMPARE(operations.op[record], key.op);
        }
    }

    void anOperationIsDescribedWithWhatSurroundsIt()
    {
        SelectionModel selection;
        TimeController time;
        JobRunner jobs;
        DetailsView view(&selection, &time, &jobs);
        time.setExtent({ 0, static_cast<std::int64_t>(m_run->run->makespan.ns()) });
        view.setRun(m_run);
        QVERIFY(view.emptyState()->isVisibleTo(&view));
        // A collective that something depends on.
        const auto& operations = m_run->run->operations;
        std::uint32_t record = 0;
        while (operations.collective[record] == simulation::kNoRecord)
            ++record;
        const OpKey key { operations.rank[record], operations.op[record] };
        selection.selectOperations({ key });
        jobs.waitForAll();
        const QString text = view.text()->toPlainText();
        QVERIFY(text.contains(m_run->operationName(key)));
        for (const char* part :
            { "all-reduce", "Chakra id", "Bus bandwidth", "Waited last for", "Depends on", "Needed by" })
            QVERIFY2(text.contains(QString::fromLatin1(part)), part);
        // A link leads to the other operation and brings it into sight.
        QSignalSpy reveals(&selection, &SelectionModel::revealRequested);
        const trace::ExecutionGraph& graph = *m_run->workload->graphs[index(key.rank)];
        const OpId before = graph.dependencies(key.op).front();
        const std::uint32_t other = findRecords(*m_run->run, { { key.rank, before } }).begin()->second;
        emit view.text()->anchorClicked(
            QUrl(QStringLiteral("op:%1/%2/%3").arg(index(key.rank)).arg(index(before)).arg(other)));
        QCOMPARE(selection.selection().operations, (std::vector<OpKey> { { key.rank, before } }));
        QCOMPARE(time.cursor(), static_cast<std::int64_t>(operations.start[other].ns()));
        QCOMPARE(reveals.count(), 1);
    }

    void aLinkIsDescribedWithWhatUsedIt()
    {
        SelectionModel selection;
        TimeController time;
        JobRunner jobs;
        DetailsView view(&selection, &time, &jobs);
        time.setExtent({ 0, static_cast<std::int64_t>(m_run->run->makespan.ns()) });
        view.setRun(m_run);
        const LinkId hottest = m_run->summary.hottest.front().link;
        const LinkKey key = m_run->linkKeys[index(hottest)];
        for (int visit = 0; visit < 2; ++visit) {
            selection.selectLinks({ key });
            jobs.waitForAll();
            QVERIFY(!view.emptyState()->isVisibleTo(&view));
            const QString text = view.text()->document()->toRawText(); // with its no-break spaces
            const simulation::LinkTotals& carried = m_run->run->links[index(hottest)];
            for (const QString& part : { m_run->linkName(hottest), formatBytes(carried.bytes),
                     formatBandwidth(m_run->run->fabric.linkCost(hottest).bandwidth), QStringLiteral("Busy"),
                     QStringLiteral("Used by") })
                QVERIFY2(text.contains(part), qPrintable(part));
            // The first operation that used it is a link to it.
            const std::uint32_t record = operationsOf(*m_run, key).front();
            const auto& operations = m_run->run->operations;
            emit view.text()->anchorClicked(QUrl(QStringLiteral("op:%1/%2/%3")
                                                     .arg(index(operations.rank[record]))
                                                     .arg(index(operations.op[record]))
                                                     .arg(record)));
            QCOMPARE(selection.selection().operations,
                (std::vector<OpKey> { { operations.rank[record], operations.op[record] } }));
            jobs.waitForAll();
        }
        selection.selectLinks({ m_run->linkKeys[0], m_run->linkKeys[1] });
        jobs.waitForAll();
        QVERIFY(view.text()->toPlainText().contains(m_run->linkName(LinkId { 1 })));
        selection.selectLinks({ LinkKey { 4'000'000 } }); // drawn after the run
        jobs.waitForAll();
        QVERIFY(view.text()->toPlainText().contains(m_run->name));
        selection.clear();
        QVERIFY(view.emptyState()->isVisibleTo(&view));
    }

    void manyAndUnknownOperations()
    {
        SelectionModel selection;
        TimeController time;
        JobRunner jobs;
        DetailsView view(&selection, &time, &jobs);
        view.setRun(m_run);
        std::vector<OpKey> all;
        for (std::uint32_t rank = 0; rank < 64; ++rank) {
            all.push_back({ Rank { rank }, OpId { 0 } });
            all.push_back({ Rank { rank }, OpId { 1 } });
        }
        selection.selectOperations(all);
        jobs.waitForAll();
        QVERIFY(view.text()->toPlainText().contains(QStringLiteral("128")));
        selection.selectOperations({ { Rank { 0 }, OpId { 4'000'000 } } });
        jobs.waitForAll();
        QVERIFY(view.text()->toPlainText().contains(QStringLiteral("no record")));
        emit view.text()->anchorClicked(QUrl(QStringLiteral("op:1/2/4000000000")));
        emit view.text()->anchorClicked(QUrl(QStringLiteral("https://example.org")));
        view.setRun(nullptr);
        QVERIFY(view.emptyState()->isVisibleTo(&view));
    }

private:
    RunViewPtr m_run;
};

WEFT_TEST(TestDetailsView)
#include "tst_details_view.moc"
