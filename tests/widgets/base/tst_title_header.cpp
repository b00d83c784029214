// SPDX-License-Identifier: GPL-3.0-or-later
// The heads of narrow columns: titles go on in further lines, none is cut within a word that fits, and the rows begin
// below them.
#include "tests/support/test_program.h"
#include "widgets/base/looks/title_header.h"
#include "widgets/base/views/data_table.h"
#include "widgets/base/views/figures_model.h"

#include <QTest>

using namespace weft::widgets;

namespace {

FigureColumn column(const QString& title, const QString& cell)
{
    return { title, {}, true, [cell](std::size_t) { return Figure { cell, 1.0 }; } };
}

} // namespace

class TestTitleHeader : public QObject {
    Q_OBJECT

private slots:
    void linesKeepAllWords()
    {
        const QFontMetrics metrics { QFont() };
        const QString title = "Exposed communication, mean of ranks";
        const int word = metrics.horizontalAdvance("communication,");
        QCOMPARE(titleInLines(title, metrics, 10'000), title);
        QCOMPARE(titleInLines("Makespan", metrics, 10'000), QString("Makespan"));
        for (int width = word; width < metrics.horizontalAdvance(title); ++width) {
            const QString lines = titleInLines(title, metrics, width);
            for (const QString& line : lines.split('\n'))
                QVERIFY2(metrics.horizontalAdvance(line) <= width, qPrintable(line));
            QVERIFY(lines.count('\n') < kTitleLines);
            QCOMPARE(QString(lines).replace('\n', ' '), title); // nothing is cut where the longest word fits
        }
        // Dots only where there is no room at all.
        QVERIFY(titleInLines(title, metrics, word / 2).contains(QChar(0x2026)));
        QVERIFY(titleInLines("one two three four five", metrics, 1).count('\n') < kTitleLines);
    }

    // A column needs no more room for it than for a long word: of a run's name, which may be any, the end is cut.
    void longTitlesOfShortWordsAreCut()
    {
        DataTable table;
        auto* model = new FiguresModel(&table);
        table.setModel(model);
        const QString name = "baseline of 64 NPUs, 250 GB/s, halving and doubling, 4 chunks";
        const auto figure = [](std::size_t) { return Figure { "7.954 ms" }; };
        model->setColumns({ { "Figure", {}, false, [](std::size_t) { return Figure { "Exposed communication" }; } },
                              { name, {}, true, figure }, { name, {}, true, figure } },
            3);
        const int letters = table.fontMetrics().horizontalAdvance("Exposed communication");
        table.resize(3 * letters, 200);
        table.show();
        table.fitColumns();
        QVERIFY2(table.columnWidth(0) > letters, qPrintable(QString::number(table.columnWidth(0))));
        QCOMPARE(model->headerData(1, Qt::Horizontal, Qt::ToolTipRole).toString(), name);
    }

    // What names lack they get from the room around figures; a table that is scrolled cuts no title.
    void namesAreWholeWhereFiguresHaveRoom()
    {
        DataTable table;
        auto* model = new FiguresModel(&table);
        table.setModel(model);
        table.resize(2000, 200);
        table.show();
        const QString name = "all-reduce (world) of gradients";
        std::vector<FigureColumn> columns { { "Collective", {}, false,
            [name](std::size_t) { return Figure { name }; } } };
        for (const char* title : { "No.", "Run 1", "Run 5", "Share of the path", "Change of it all" })
            columns.push_back(column(title, "1"));
        model->setColumns(columns, 3);
        table.fitColumns();
        const int whole = table.columnWidth(0);
        QVERIFY(whole > table.fontMetrics().horizontalAdvance(name));
        const int figures = table.horizontalHeader()->length() - whole;
        int roomy = 0;
        for (int width = 2000; width > 100; width -= 10) {
            table.resize(width, 200);
            int least = 0;
            for (int at = 1; at < 6; ++at)
                least += table.columnWidth(at);
            if (table.columnWidth(0) < whole) {
                // By now no figure has room that it does not need.
                QVERIFY2(least <= figures - 5 * 12, qPrintable(QString::number(width)));
            } else {
                ++roomy;
            }
        }
        QVERIFY(roomy > 0);
        const auto* titles = static_cast<TitleHeader*>(table.horizontalHeader());
        for (int width : { 120, 60 }) {
            table.resize(width, 200);
            for (int at = 0; at < 6; ++at)
                QVERIFY(table.columnWidth(at) >= titles->leastWidth(at));
        }
    }

    void theLeastWidthCutsNoTitle()
    {
        DataTable table;
        auto* model = new FiguresModel(&table);
        table.setModel(model);
        std::vector<FigureColumn> columns;
        for (const char* title :
            { "Idle, mean of ranks", "Exposed communication, mean of ranks", "a b c d e f g", "One" })
            columns.push_back(column(title, "0 ns"));
        model->setColumns(columns, 1);
        table.resize(60, 200);
        table.show();
        table.fitColumns();
        constexpr int kPad = 14;
        for (int at = 0; at < 4; ++at)
            QVERIFY2(!titleInLines(columns[static_cast<std::size_t>(at)].title, table.horizontalHeader()->fontMetrics(),
                         table.columnWidth(at) - kPad)
                          .contains(QChar(0x2026)),
                qPrintable(columns[static_cast<std::size_t>(at)].title));
    }

    void rowsBeginBelowTheTitles()
    {
        DataTable table;
        auto* model = new FiguresModel(&table);
        table.setModel(model);
        table.resize(900, 200);
        table.show();
        model->setColumns({ column("Run", "1"), column("Communication, mean of ranks", "4.656 ms"),
                              column("Exposed communication, mean of ranks", "3.282 ms") },
            1);
        table.fitColumns();
        const int low = table.horizontalHeader()->height();
        table.resize(300, 200);
        const int high = table.horizontalHeader()->height();
        QVERIFY(high > low);
        QCOMPARE(table.viewport()->mapTo(&table, QPoint()).y(), table.horizontalHeader()->geometry().bottom() + 1);
        for (int at = 0; at < model->columnCount(); ++at) {
            const QString title = titleInLines(model->headerData(at, Qt::Horizontal, Qt::DisplayRole).toString(),
                table.horizontalHeader()->fontMetrics(), table.columnWidth(at) - 14);
            QVERIFY2(!title.contains(QChar(0x2026)), qPrintable(title));
        }
        table.resize(900, 200);
        QCOMPARE(table.horizontalHeader()->height(), low);
    }
};

WEFT_TEST(TestTitleHeader)
#include "tst_title_header.moc"
