// SPDX-License-Identifier: GPL-3.0-or-later
// Tables of computed figures: sorting by what is raw, what is absent last, and the rows that they stand for.
#include "tests/support/test_program.h"
#include "widgets/base/views/data_table.h"
#include "widgets/base/views/figures_model.h"

#include <QAbstractItemModelTester>
#include <QStandardItemModel>
#include <QTest>

#include <memory>

using namespace weft::widgets;

namespace {

std::vector<FigureColumn> columns()
{
    return { { "Number", "tip", true,
                 [](std::size_t row) {
                     static constexpr double kValues[] = { 10, 9, 0, 100 };
                     return row == 2 ? absentFigure() : Figure { QString::number(kValues[row]) + " ns", kValues[row] };
                 } },
        { "Word", "", false,
            [](std::size_t row) { return wordFigure(QString(QChar(static_cast<char16_t>('d' - row)))); } } };
}

QStringList shown(const FiguresModel& model, int column)
{
    QStringList texts;
    for (int row = 0; row < model.rowCount(); ++row)
        texts.append(model.index(row, column).data().toString());
    return texts;
}

} // namespace

class TestFiguresModel : public QObject {
    Q_OBJECT

private slots:
    // A large table is read a slice at a time; what changes meanwhile is read anew, and what goes leaves nothing.
    void aLargeTableIsReadInSlices()
    {
        constexpr int kRows = 60'000;
        QStandardItemModel model(kRows, 3);
        for (int row = 0; row < kRows; ++row)
            model.setItem(row, 0, new QStandardItem(QString::number(row)));
        auto table = std::make_unique<DataTable>();
        table->setModel(&model);
        const QString whole = table->toCsv();
        QCOMPARE(whole.count('\n'), kRows + 1);
        QString text;
        TableReader read = csvReader(*table);
        int slices = 1;
        for (; read(text); ++slices)
            QVERIFY(whole.startsWith(text));
        QCOMPARE(text, whole);
        QVERIFY2(slices > 3, qPrintable(QString::number(slices)));
        read = csvReader(*table);
        text.clear();
        QVERIFY(read(text));
        model.item(0, 0)->setText("changed");
        while (read(text)) { }
        QCOMPARE(text, table->toCsv());
        QVERIFY(text.contains("changed"));
        read = csvReader(*table);
        QVERIFY(read(text));
        table.reset();
        QVERIFY(!read(text));
        QVERIFY(text.isEmpty());
    }

    void itIsAModel()
    {
        FiguresModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
        model.setColumns(columns(), 4);
        model.sort(0, Qt::DescendingOrder);
        model.setColumns(columns(), 3);
        model.clear();
        QCOMPARE(model.rowCount(), 0);
        model.sort(0, Qt::AscendingOrder);
    }

    void itSortsWordsAsPeopleCount()
    {
        const QLocale before;
        QLocale::setDefault(QLocale("en_US"));
        FiguresModel model;
        const QStringList names { "npu10", "npu1", "npu2 → npu10", "npu2 → npu9" };
        model.setColumns(
            { { "Link", "", false, [names](std::size_t row) { return wordFigure(names[qsizetype(row)]); } } }, 4);
        model.sort(0, Qt::AscendingOrder);
        QCOMPARE(shown(model, 0), QStringList({ "npu1", "npu2 → npu9", "npu2 → npu10", "npu10" }));
        QLocale::setDefault(before);
    }

    void itSortsByRawValues()
    {
        FiguresModel model;
        model.setColumns(columns(), 4);
        const QPersistentModelIndex nine = model.index(1, 0);
        model.sort(0, Qt::AscendingOrder);
        QCOMPARE(shown(model, 0), QStringList({ "9 ns", "10 ns", "100 ns", "–" }));
        QCOMPARE(nine.row(), 0);
        QCOMPARE(model.sourceRow(0), 1);
        QCOMPARE(model.shownRow(2), 3);
        model.sort(0, Qt::DescendingOrder);
        QCOMPARE(shown(model, 0), QStringList({ "100 ns", "10 ns", "9 ns", "–" }));
        model.sort(1, Qt::AscendingOrder);
        QCOMPARE(shown(model, 1), QStringList({ "a", "b", "c", "d" }));
        model.sort(-1, Qt::AscendingOrder);
        QCOMPARE(shown(model, 1), QStringList({ "d", "c", "b", "a" }));
        QCOMPARE(model.sourceRow(9), -1);
    }

    void itExportsRawValues()
    {
        FiguresModel model;
        model.setColumns(columns(), 3);
        DataTable table;
        table.setModel(&model);
        table.sortByColumn(-1, Qt::AscendingOrder);
        QCOMPARE(table.toCsv(), QString("Number,Word\r\n10,d\r\n9,c\r\n,b\r\n"));
    }

    // One unit stands in the header, several in a column of theirs; numbers are as short as they come back the same.
    void itExportsUnits()
    {
        const std::vector<Figure> figures { { "1.5 s", 1.5e9, "ns" }, absentFigure(), { "0.1 ns", 0.1, "ns" } };
        FiguresModel model;
        model.setColumns(
            {
                { "Time", {}, true, [figures](std::size_t row) { return figures[row]; } },
                { "Mixed", {}, true,
                    [](std::size_t row) {
                        return Figure { "", double(row), row == 0 ? "ns" : "B" };
                    } },
                { "Word", {}, false,
                    [](std::size_t) { return wordFigure(QString(QChar(0x2068)) + "a" + QChar(0x2069)); } },
            },
            3);
        DataTable table;
        table.setModel(&model);
        table.sortByColumn(-1, Qt::AscendingOrder);
        QCOMPARE(table.toCsv(), QString("Time (ns),Unit,Mixed,Word\r\n1500000000,ns,0,a\r\n,B,1,a\r\n0.1,B,2,a\r\n"));
    }
};

WEFT_TEST(TestFiguresModel)
#include "tst_figures_model.moc"
