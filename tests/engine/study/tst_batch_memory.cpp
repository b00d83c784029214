// SPDX-License-Identifier: GPL-3.0-or-later
// Results for which there is no memory at the moment are handed over later, in their order and once; if there never is
// any, the batch ends and says so.
#include "engine/study/runs/batch.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <new>
#include <sstream>

using namespace weft::study;

namespace {

std::string rowsOf(int count)
{
    std::string rows;
    for (int id = 0; id < count; ++id)
        rows += "{\"id\":" + std::to_string(id) + "}\n"; // each an error of its own
    return rows;
}

} // namespace

class TestBatchMemory : public QObject {
    Q_OBJECT

private slots:
    void whatFindsNoMemoryComesLater_data()
    {
        QTest::addColumn<unsigned>("jobs");
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("refusals"); // one after the other, at the beginning
        QTest::newRow("alone") << 1U << 20 << 3;
        QTest::newRow("several") << 4U << 20 << 3;
        QTest::newRow("until nobody may go on") << 4U << 600 << 257;
    }
    void whatFindsNoMemoryComesLater()
    {
        QFETCH(unsigned, jobs);
        QFETCH(int, rows);
        QFETCH(int, refusals);
        std::istringstream text(rowsOf(rows));
        std::vector<std::string> lines;
        BatchSink sink;
        sink.result = [&](const std::string& line) {
            if (refusals-- > 0)
                throw std::bad_alloc();
            lines.push_back(line);
        };
        const BatchOutcome outcome = runBatch(text, "rows", { ".", jobs }, sink);
        QCOMPARE(outcome.rows, static_cast<std::uint64_t>(rows));
        QCOMPARE(lines.size(), static_cast<std::size_t>(rows));
        for (int id = 0; id < rows; ++id)
            QVERIFY(lines[static_cast<std::size_t>(id)].starts_with("{\"id\":" + std::to_string(id) + ","));
    }

    void withoutAnyItEnds()
    {
        for (const int rows : { 5, 600 }) {
            std::istringstream text(rowsOf(rows));
            BatchSink sink;
            sink.result = [](const std::string&) { throw std::bad_alloc(); };
            QVERIFY_EXCEPTION_THROWN((void)runBatch(text, "rows", { ".", 3 }, sink), std::bad_alloc);
        }
    }
};

WEFT_TEST(TestBatchMemory)
#include "tst_batch_memory.moc"
