// SPDX-License-Identifier: GPL-3.0-or-later
// What people read and type as quantities, and tables as CSV.
#include "engine/report/text_summary.h"
#include "tests/support/picture.h"
#include "tests/support/test_program.h"
#include "widgets/base/forms/count_box.h"
#include "widgets/base/forms/quantity_edit.h"
#include "widgets/base/jobs/save_path.h"
#include "widgets/base/looks/theme.h"
#include "widgets/base/views/data_table.h"
#include "widgets/base/views/view_export.h"
#include "widgets/base/words/languages.h"
#include "widgets/base/words/plural_texts.h"
#include "widgets/base/words/quantity_format.h"
#include "widgets/base/words/quantity_reading.h"
#include "widgets/base/words/rank_list.h"

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
        QTest::newRow("negative") << formatNs(-1500) << "−1.5 µs";
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

    void lessIsWrittenWithAMinus()
    {
        QCOMPARE(formatNs(-1500), QString("−1.5") + QChar(0xA0) + "µs");
        QCOMPARE(formatPercent(-0.25), QString("−25") + QChar(0xA0) + '%');
        QCOMPARE(formatNumber(-2048, 16), QString("−2,048"));
        QCOMPARE(formatNumber(-0.0004, 3), QString("0"));
        QCOMPARE(withSign(formatNs(1500), 1500), QString("+1.5") + QChar(0xA0) + "µs");
        QCOMPARE(withSign(formatNs(-1500), -1500), formatNs(-1500));
        QCOMPARE(withSign(formatNs(1500), -1500), formatNs(-1500)); // of its size
        QCOMPARE(withSign(formatNs(0), 0.2), formatNs(0));
    }

    // A sentence of the engine and a table of the window say the same of one share.
    void percentsAreThoseOfTheEngine()
    {
        for (const double share : { 0.0, 1e-9, 0.00004, 0.0004, 0.00049, 0.0005, 0.0123, 0.0862, 0.1, 0.4183, 0.7784,
                 0.99996, 1.0, 1.4, 2.5714, 9.3456, -0.0862, -0.0004 }) {
            QString engines = QString::fromStdString(report::percentText(std::abs(share)));
            engines.replace(' ', QChar(0xA0));
            QCOMPARE(withSign(formatPercent(share), 0).remove(QChar(0x2212)), engines);
        }
    }

    // "C" is no country: who has not chosen English sees the numbers and dates that who has chosen it sees.
    void choosingTheLanguageInForceChangesNoNumber()
    {
        const QLocale before;
        useLanguage("");
        const QLocale unchosen;
        const bool isEnglish = QByteArray(languageInForce().code) == "en";
        useLanguage("en");
        const QLocale chosen;
        useLanguage("de");
        QCOMPARE(QLocale().name(), "de_DE");
        qDeleteAll(QCoreApplication::instance()->findChildren<QTranslator*>());
        QLocale::setDefault(before);
        if (isEnglish)
            QCOMPARE(unchosen, chosen);
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
        line->selectAll();
        QTest::keyClicks(line, "soon");
        QTest::keyClick(line, Qt::Key_Return);
        QCOMPARE(edit.value(), 100.0);
        QCOMPARE(edits.size(), 1);
        // It stays where it was typed, marked, with a sentence that helps.
        QCOMPARE(line->text(), QString("soon"));
        QVERIFY(edit.problem().contains("soon") && edit.problem().contains("GB/s"));
        QCOMPARE(edit.toolTip(), edit.problem());
        QCOMPARE(edit.accessibleDescription(), edit.problem());
        QCOMPARE(line->palette().color(QPalette::Text), Theme::current().error);
        QCOMPARE(line->actions().size(), 1);
        line->selectAll();
        QTest::keyClicks(line, "2 TB/s");
        QTest::keyClick(line, Qt::Key_Return);
        QCOMPARE(edit.value(), 2000.0);
        QVERIFY(edit.problem().isEmpty() && line->actions().isEmpty());
        QVERIFY(edit.toolTip().contains("2^30")); // the help again
        QVERIFY(line->palette().color(QPalette::Text) != Theme::current().error);
    }

    void aValueOutOfRangeIsRefusedWithTheRange()
    {
        QuantityEdit edit(Quantity::Number);
        edit.setRange(0.1, 50);
        edit.setUnit("%");
        edit.setValue(25);
        auto* line = edit.findChild<QLineEdit*>();
        QCOMPARE(line->text(), QString("25 %"));
        line->selectAll();
        QTest::keyClicks(line, "60");
        QTest::keyClick(line, Qt::Key_Return);
        QCOMPARE(edit.value(), 25.0);
        QVERIFY2(edit.problem().contains("50 %"), qPrintable(edit.problem()));
        line->selectAll();
        QTest::keyClicks(line, "12.5 %");
        QTest::keyClick(line, Qt::Key_Return);
        QCOMPARE(edit.value(), 12.5);
        edit.setValue(40); // from outside: what is shown is true
        QVERIFY(edit.problem().isEmpty());
    }

    void numbersAreReadByTheLocaleInForce_data()
    {
        QTest::addColumn<QString>("locale");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<double>("wanted"); // negative: refused
        const QString narrow(QChar(0x202F));
        QTest::newRow("de comma") << "de_DE"
                                  << "1,5 GB/s" << 1.5;
        QTest::newRow("de point") << "de_DE"
                                  << "1.5 GB/s" << 1.5;
        QTest::newRow("de thousand") << "de_DE"
                                     << "1.234.567,5 GB/s" << 1234567.5;
        QTest::newRow("de ambiguous") << "de_DE"
                                      << "1.500 GB/s" << -1.0;
        QTest::newRow("de three decimals") << "de_DE"
                                           << "1,500 GB/s" << 1.5;
        QTest::newRow("de leading zero") << "de_DE"
                                         << "0.125 GB/s" << 0.125;
        QTest::newRow("de exponent") << "de_DE"
                                     << "1,5e2 GB/s" << 150.0;
        QTest::newRow("en comma") << "en_US"
                                  << "1,5 GB/s" << 1.5;
        QTest::newRow("en point") << "en_US"
                                  << "1.5 GB/s" << 1.5;
        QTest::newRow("en thousand") << "en_US"
                                     << "1,500 GB/s" << 1500.0;
        QTest::newRow("en three decimals") << "en_US"
                                           << "1.500 GB/s" << 1.5;
        QTest::newRow("en both") << "en_US"
                                 << "1.234,5 GB/s" << 1234.5;
        QTest::newRow("en broken groups") << "en_US"
                                          << "1,50,0 GB/s" << -1.0;
        QTest::newRow("en two points") << "en_US"
                                       << "1.5.0 GB/s" << -1.0;
        QTest::newRow("en words") << "en_US"
                                  << "soon" << -1.0;
        QTest::newRow("fr comma") << "fr_FR"
                                  << "1,5 GB/s" << 1.5;
        QTest::newRow("fr narrow space") << "fr_FR"
                                         << "1" + narrow + "500 GB/s" << 1500.0;
        QTest::newRow("fr space") << "fr_FR"
                                  << "1 500,25 GB/s" << 1500.25;
        QTest::newRow("fr no-break space") << "fr_FR"
                                           << "1500" + QString(QChar(0xA0)) + "GB/s" << 1500.0;
        QTest::newRow("fr point") << "fr_FR"
                                  << "1.5 GB/s" << 1.5;
        QTest::newRow("ar digits") << "ar_EG" << QString::fromUtf8("١٫٥ GB/s") << 1.5;
        QTest::newRow("ar thousand") << "ar_EG" << QString::fromUtf8("١٬٥٠٠ GB/s") << 1500.0;
        QTest::newRow("ar latin") << "ar_EG"
                                  << "1.5 GB/s" << 1.5;
        QTest::newRow("ar ambiguous") << "ar_EG"
                                      << "1,500 GB/s" << -1.0;
        // What an Arabic keyboard types is read in every language; the window's Arabic shows Latin digits.
        for (const char* locale : { "ar_AE", "en_US", "de_DE", "fr_FR" }) {
            const auto row = [locale](const char* name, const char* typed, double wanted) {
                QTest::addRow("%s %s", locale, name) << locale << QString::fromUtf8(typed) << wanted;
            };
            row("Arabic point", "١٫٥ GB/s", 1.5);
            row("Arabic decimals", "١٢٫٥ GB/s", 12.5);
            row("Arabic group", "١٬٠٠٠ GB/s", 1000);
            row("Arabic group and point", "١٬٢٣٤٫٥ GB/s", 1234.5);
            row("Persian digits", "۱٫۵ GB/s", 1.5);
            row("Persian groups", "۱٬۲۳۴٬۵۶۷ GB/s", 1234567);
            row("Latin digits, Arabic point", "1٫5 GB/s", 1.5);
            row("Arabic group, Latin point", "1٬000.5 GB/s", 1000.5);
            row("Arabic two points", "١٫٥٫٠ GB/s", -1);
            row("Arabic broken group", "١٬٠٠ GB/s", -1);
        }
        QTest::newRow("ar isolated") << "ar_EG" << QString(QChar(0x2066)) + "250 GB/s" + QChar(0x2069) << 250.0;
    }
    void numbersAreReadByTheLocaleInForce()
    {
        QFETCH(QString, locale);
        QFETCH(QString, typed);
        QFETCH(double, wanted);
        const QLocale before;
        QLocale::setDefault(QLocale(locale));
        {
            QuantityEdit edit(Quantity::Bandwidth);
            edit.setValue(50);
            auto* line = edit.findChild<QLineEdit*>();
            line->selectAll();
            QGuiApplication::clipboard()->setText(typed); // QTest types ASCII only
            QTest::keyClick(line, Qt::Key_V, Qt::ControlModifier);
            QTest::keyClick(line, Qt::Key_Return);
            QCOMPARE(edit.value(), wanted < 0 ? 50.0 : wanted);
            QCOMPARE(edit.problem().isEmpty(), wanted >= 0);
            if (wanted < 0)
                QCOMPARE(line->text(), typed);
        }
        QLocale::setDefault(before);
    }

    void countsTakeDigitsOfAnyScript()
    {
        for (const char* locale : { "en_US", "ar_AE", "ar_EG", "de_DE" }) {
            CountBox box;
            box.setLocale(QLocale(locale));
            box.setRange(0, 9999);
            auto* line = box.findChild<QLineEdit*>();
            for (const char* typed : { "١٢٨", "۱۲۸", "128" }) {
                box.setValue(1);
                line->selectAll();
                QGuiApplication::clipboard()->setText(QString::fromUtf8(typed));
                QTest::keyClick(line, Qt::Key_V, Qt::ControlModifier);
                QTest::keyClick(line, Qt::Key_Return);
                QCOMPARE(box.value(), 128);
            }
        }
        QString problem;
        const auto ranks = parseRanks(QString::fromUtf8("٠-٢، ٥"), 8, problem);
        QVERIFY2(ranks, qPrintable(problem));
        QCOMPARE(*ranks, (std::vector<Rank> { Rank { 0 }, Rank { 1 }, Rank { 2 }, Rank { 5 } }));
    }

    void waitsAreInMinutesAndHours()
    {
        const auto said
            = [](std::int64_t seconds) { return formatWait(std::chrono::seconds(seconds)).replace(QChar(0xA0), ' '); };
        QCOMPARE(said(0), QString("0 s"));
        QCOMPARE(said(59), QString("59 s"));
        QCOMPARE(said(60), QString("1 min 0 s"));
        QCOMPARE(said(994), QString("16 min 34 s"));
        QCOMPARE(said(24'814), QString("6 h 53 min"));
        QCOMPARE(said(101'761), QString("28 h 16 min"));
        QCOMPARE(said(3'600'000), QString("1,000 h"));
    }

    void twoMeaningsAreBothNamed()
    {
        const QuantityReading read = readQuantity(Quantity::Bandwidth, "1.500 GB/s", QLocale("de_DE"));
        QVERIFY(!read.value);
        QVERIFY2(read.problem.contains("1500") && read.problem.contains("1,500"), qPrintable(read.problem));
    }

    void whatIsShownIsReadBack_data()
    {
        QTest::addColumn<QString>("locale");
        QTest::addColumn<QString>("latency"); // 1.5 µs
        QTest::newRow("de") << "de_DE"
                            << "1,5 µs";
        QTest::newRow("en") << "en_US"
                            << "1.5 µs";
        QTest::newRow("fr") << "fr_FR"
                            << "1,5 µs";
        QTest::newRow("ar") << "ar_EG" << QString::fromUtf8("١٫٥ µs");
    }
    void whatIsShownIsReadBack()
    {
        QFETCH(QString, locale);
        QFETCH(QString, latency);
        const QLocale in(locale);
        QCOMPARE(quantityText(Quantity::Latency, 1500, in), latency);
        for (const double value : { 0.125, 1.0, 1.125, 1.5, 12.345678, 1500.0, 123456.789, 1e-9, 1e15 }) {
            for (const Quantity quantity : { Quantity::Number, Quantity::Bandwidth, Quantity::Latency }) {
                const QuantityReading back = readQuantity(quantity, quantityText(quantity, value, in), in);
                QVERIFY2(back.value, qPrintable(quantityText(quantity, value, in) + ": " + back.problem));
                QCOMPARE(*back.value, value);
            }
        }
    }

    void countsInTextsLookLikeOtherCounts()
    {
        PluralTexts texts;
        QCoreApplication::installTranslator(&texts);
        QCOMPARE(tr("%n cup(s)", nullptr, 10000), QString("10,000 cup(s)")); // no such text: the source's
        QCoreApplication::removeTranslator(&texts);
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

    // 64 MiB, 32 MiB, 16 MiB, and not 47,108,864 B.
    void sizesGoByHalvesAndDoubles()
    {
        QuantityEdit edit(Quantity::Bytes);
        edit.setRange(1, 4e18);
        for (const auto& [from, steps, to] :
            { std::tuple(64 * 1048576.0, -2, 16 * 1048576.0), std::tuple(50e6, -1, 32 * 1048576.0),
                std::tuple(50e6, 1, 64 * 1048576.0), std::tuple(1.0, -1, 1.0), std::tuple(1.0, 10, 1024.0) }) {
            edit.setValue(from);
            edit.stepBy(steps);
            QCOMPARE(edit.value(), to);
        }
    }

    void aNameWithoutAnEndingGetsTheChosenOne()
    {
        const QStringList types { "MSCCL XML (*.xml)", "Weft JSON (*.json)", "Chakra traces (*.et)" };
        QCOMPARE(*withSuffix("/tmp/ring", "Weft JSON (*.json)", types), QString("/tmp/ring.json"));
        QCOMPARE(*withSuffix("/tmp/ring.2", "Chakra traces (*.et)", types), QString("/tmp/ring.2.et"));
        QCOMPARE(*withSuffix("/tmp/a.b/ring", "Weft JSON (*.json)", types), QString("/tmp/a.b/ring.json"));
        QCOMPARE(*withSuffix("/tmp/8 NPUs, 1.5 GB", "Weft JSON (*.json)", types), QString("/tmp/8 NPUs, 1.5 GB.json"));
        QCOMPARE(*withSuffix("/tmp/ring.XML", "Weft JSON (*.json)", types), QString("/tmp/ring.XML"));
        QVERIFY(!withSuffix("/tmp/ring.xyz", "Weft JSON (*.json)", types));
        QVERIFY(!withSuffix("/tmp/ring.7z", "Weft JSON (*.json)", types));
        QVERIFY(!withSuffix("/tmp/ring.pftrace", "Weft JSON (*.json)", types)); // which is written elsewhere
        QVERIFY(!withSuffix("/tmp/ring.graphml", "Weft JSON (*.json)", types));
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
        const ViewExport csv = tableOf("Links", [&table] { return table.toCsv(); });
        QVERIFY(!writeExport(csv, "/nowhere/at/all.csv", {}, 1, error));
        QVERIFY(error.contains("/nowhere/at/all.csv"));
        QTemporaryDir folder;
        QVERIFY(writeExport(csv, folder.filePath("täble.csv"), {}, 1, error));
        QVERIFY(!writeExport(csv, folder.filePath("table.xyz"), {}, 1, error));
        QVERIFY2(error.contains(".csv"), qPrintable(error));
    }
};

WEFT_TEST(TestQuantities)
#include "tst_quantities.moc"
