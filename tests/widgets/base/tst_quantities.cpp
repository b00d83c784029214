// SPDX-License-Identifier: GPL-3.0-or-later
// What people read and type as quantities, and tables as CSV.
#include "tests/support/test_program.h"
#include "widgets/base/data_table.h"
#include "widgets/base/quantity_edit.h"
#include "widgets/base/quantity_format.h"

#include <QClipboard>
#include <QLineEdit>
#include <QSignalSpy>
#include <QStandardItemModel>
#include <QTemporaryDir>
#include <QTest>

using namespace weft;
using namespace weft::widgets;

class TestQuantities : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void quantitiesCarryTheirUnit_data()
    {
        QTest::addColumn<QString>("got");
        QTest::addColumn<QString>("wanted");
        QTest::newRow("ns") << formatTime(Time { 812 }) << "812 ns";
        QTest::newRow("us") << formatTime(Time { 64'440 }) << "64.44 µs";
        QTest::newRow("ms") << formatTime(Time { 1'284'000 }) << "1.284 ms";
        QTest::newRow("zero") << formatTime(Time { 0 }) << "0 ns";
        QTest::newRow("negative") << formatNs(-1500) << "-1.5 µs";
        QTest::newRow("MiB") << formatBytes(64 << 20) << "64 MiB";
        QTest::newRow("GB/s") << formatBandwidth(Bandwidth { 250 }) << "250 GB/s";
        QTest::newRow("MB/s") << formatBandwidth(Bandwidth { 0.8125 }) << "812.5 MB/s";
        QTest::newRow("percent") << formatPercent(0.418) << "41.8 %";
        QTest::newRow("count") << formatCount(1024) << "1,024";
    }
    void quantitiesCarryTheirUnit()
    {
        QFETCH(QString, got);
        QFETCH(QString, wanted);
        QCOMPARE(got.replace(QChar(0xA0), ' '), wanted);
    }

    void aFieldTakesAnyUnitAndRefusesNonsense()
    {
        QuantityEdit edit(Quantity::Bandwidth);
        edit.setValue(50);
        QSignalSpy edits(&edit, &QuantityEdit::edited);
        auto* line = edit.findChild<QLineEdit*>();
        line->selectAll();
        QTest::keyClicks(line, "400 Gbps");
        QTest::keyClick(line, Qt::Key_Return);
        QCOMPARE(edit.value(), 50.0); // the same bandwidth: no edit
        QCOMPARE(edits.size(), 0);
        line->selectAll();
        QTest::keyClicks(line, "100GB/s");
        QTest::keyClick(line, Qt::Key_Return);
        QCOMPARE(edit.value(), 100.0);
        QCOMPARE(edits.size(), 1);
        line->setText("soon");
        emit edit.editingFinished();
        QCOMPARE(edit.value(), 100.0);
    }

    void mixedValuesStayMixedUntilTyped()
    {
        QuantityEdit edit(Quantity::Latency);
        edit.setMixed();
        QSignalSpy edits(&edit, &QuantityEdit::edited);
        emit edit.editingFinished();
        QVERIFY(edit.isMixed());
        QCOMPARE(edits.size(), 0);
        auto* line = edit.findChild<QLineEdit*>();
        QTest::keyClicks(line, "1.5us");
        QTest::keyClick(line, Qt::Key_Return);
        QCOMPARE(edit.value(), 1500.0);
        QCOMPARE(edits.size(), 1);
    }

    void aTableCopiesAndExports()
    {
        QStandardItemModel model(1, 2);
        model.setHorizontalHeaderLabels({ "link", "busy, ns" });
        model.setItem(0, 0, new QStandardItem("a \"b\""));
        auto* busy = new QStandardItem("1.5 µs");
        busy->setData(1500.0, kRawRole);
        model.setItem(0, 1, busy);
        DataTable table;
        table.setModel(&model);
        QCOMPARE(table.toCsv(), QStringLiteral("link,\"busy, ns\"\r\n\"a \"\"b\"\"\",1500\r\n"));
        table.selectRow(0);
        table.copySelection();
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("a \"b\"\t1.5 µs"));
        QString error;
        QVERIFY(!table.writeCsv("/nowhere/at/all.csv", error));
        QVERIFY(error.contains("/nowhere/at/all.csv"));
        QTemporaryDir folder;
        QVERIFY(table.writeCsv(folder.filePath("täble.csv"), error));
    }
};

WEFT_TEST(TestQuantities)
#include "tst_quantities.moc"
