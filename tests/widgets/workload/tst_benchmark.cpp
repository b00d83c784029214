// SPDX-License-Identifier: GPL-3.0-or-later
// The form of a benchmark, and the sweep that it asks for.
#include "engine/topology/topology_spec.h"
#include "tests/support/exports.h"
#include "tests/support/picture.h"
#include "tests/support/test_program.h"
#include "widgets/base/forms/quantity_edit.h"
#include "widgets/base/views/data_table.h"
#include "widgets/workload/benchmark_form.h"
#include "widgets/workload/record_model.h"
#include "widgets/workload/sweep_chart.h"
#include "widgets/workload/sweep_form.h"
#include "widgets/workload/sweep_view.h"
#include "widgets/workload/workload_text.h"

#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace weft;
using namespace weft::widgets;
using study::CollectiveBenchmark;

namespace {

Result<SweepInput> ringOfFour()
{
    Findings findings;
    return SweepInput { topology::Fabric(*topology::topologyFromSpec("Ring(4,64GB/s,500ns)", findings)) };
}

void write(const QString& path, const QByteArray& text)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
}

} // namespace

class TestBenchmark : public QObject {
    Q_OBJECT

private slots:
    void ranksAreReadAndWritten_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("shown"); // "!": refused
        QTest::newRow("all") << ""
                             << "";
        QTest::newRow("one") << "7"
                             << "7";
        QTest::newRow("ranges") << " 0 - 3, 8,12-15 "
                                << "0-3, 8, 12-15";
        QTest::newRow("order") << "3,2,1"
                               << "1-3";
        QTest::newRow("beyond") << "0-16"
                                << "!";
        QTest::newRow("twice") << "0-3,2"
                               << "!";
        QTest::newRow("backwards") << "3-1"
                                   << "!";
        QTest::newRow("words") << "a few"
                               << "!";
        QTest::newRow("negative") << "-1"
                                  << "!";
        QTest::newRow("trailing comma") << "1,"
                                        << "!";
        QTest::newRow("huge") << "0-99999999999"
                              << "!";
    }

    void ranksAreReadAndWritten()
    {
        QFETCH(QString, text);
        QFETCH(QString, shown);
        QString error;
        const auto ranks = parseRanks(text, 16, error);
        QCOMPARE(ranks.has_value(), shown != "!");
        QCOMPARE(error.isEmpty(), ranks.has_value());
        if (ranks)
            QCOMPARE(formatRanks(*ranks), shown);
    }

    void theFormSaysBothSizes()
    {
        BenchmarkForm form;
        QVERIFY(!form.benchmark()); // no fabric
        QVERIFY(!form.findChild<QPushButton*>("benchmarkUse")->isEnabled());
        form.setMachine(16, { 4, 4 });
        QVERIFY(form.benchmark());
        auto* pattern = form.findChild<QComboBox*>("benchmarkPattern");
        pattern->setCurrentIndex(pattern->findText("all-gather"));
        const QString sizes = form.findChild<QLabel*>("benchmarkSizes")->text();
        QVERIFY2(sizes.contains("64\u00A0MiB") && sizes.contains("4\u00A0MiB"), qPrintable(sizes));
    }

    void useAsWorkloadGivesWhatTheFieldsSay()
    {
        BenchmarkForm form;
        form.show();
        form.setMachine(16, { 4, 4 });
        std::vector<CollectiveBenchmark> chosen;
        connect(&form, &BenchmarkForm::benchmarkChosen, &form,
            [&](const CollectiveBenchmark& benchmark) { chosen.push_back(benchmark); });
        QTest::keyClicks(form.findChild<QLineEdit*>("benchmarkGroup"), "0-3,8");
        form.findChild<QCheckBox*>("benchmarkOfSystem")->setChecked(false);
        form.findChild<QComboBox*>("benchmarkAlgorithm0")->setCurrentIndex(1);
        QTest::mouseClick(form.findChild<QPushButton*>("benchmarkUse"), Qt::LeftButton);
        QCOMPARE(chosen.size(), std::size_t { 1 });
        QCOMPARE(chosen[0].bytes, std::uint64_t { 64 } << 20U);
        QCOMPARE(chosen[0].group->ranks.size(), std::size_t { 5 });
        QCOMPARE(chosen[0].algorithm.size(), std::size_t { 2 });
        QVERIFY(chosen[0].algorithm[0].kind == simulation::AlgorithmKind::Direct);
        QCOMPARE(form.sweepForm()->algorithms().front().name, std::string("direct, ring"));
        QVERIFY(form.sweepForm()->algorithms().front().algorithm == chosen[0].algorithm);
        // And back into the fields.
        BenchmarkForm other;
        other.setMachine(16, { 4, 4 });
        other.setBenchmark(chosen[0]);
        QVERIFY(other.benchmark()->group == chosen[0].group);
        QVERIFY(other.benchmark()->algorithm == chosen[0].algorithm);
    }

    void chosenAlgorithmsSurviveEditsOfTheFabric()
    {
        BenchmarkForm form;
        form.show();
        form.setMachine(16, { 4, 4 });
        form.findChild<QCheckBox*>("benchmarkOfSystem")->setChecked(false);
        form.findChild<QComboBox*>("benchmarkAlgorithm0")->setCurrentIndex(1);
        form.findChild<QComboBox*>("benchmarkAlgorithm1")->setCurrentIndex(2);
        const auto kinds = [&form] {
            std::vector<simulation::AlgorithmKind> all;
            const auto benchmark = form.benchmark();
            for (const auto& algorithm : benchmark->algorithm)
                all.push_back(algorithm.kind);
            return all;
        };
        const auto chosen = kinds();
        form.setMachine(16, { 4, 4 }); // a node was moved
        QVERIFY(kinds() == chosen);
        form.setMachine(32, { 4, 8 }); // as many dimensions, another size
        QVERIFY(kinds() == chosen);
        form.setMachine(64, { 4, 4, 4 });
        QVERIFY(kinds() == std::vector(3, simulation::AlgorithmKind::Ring));
    }

    void aSizeThatCannotBeReadIsNoBenchmark()
    {
        BenchmarkForm form;
        form.show();
        form.setMachine(16, { 4, 4 });
        auto* line = form.findChild<QuantityEdit*>("benchmarkSize")->findChild<QLineEdit*>();
        line->selectAll();
        QTest::keyClicks(line, "a lot");
        QTest::keyClick(line, Qt::Key_Return);
        QString error;
        QVERIFY(!form.benchmark(&error));
        QVERIFY2(error.contains("a lot"), qPrintable(error));
        QCOMPARE(form.findChild<QLabel*>("benchmarkProblem")->text(), error);
        QVERIFY(!form.findChild<QPushButton*>("benchmarkUse")->isEnabled());
        line->selectAll();
        QTest::keyClicks(line, "1 MiB");
        QTest::keyClick(line, Qt::Key_Return);
        QVERIFY(form.benchmark());
    }

    void whatCannotRunSaysWhy()
    {
        BenchmarkForm form;
        form.setMachine(16, { 4, 4 });
        form.findChild<QLineEdit*>("benchmarkGroup")->setText("0-16");
        QString error;
        QVERIFY(!form.benchmark(&error));
        QVERIFY2(error.contains("16") && error.contains("15"), qPrintable(error));
        QVERIFY(!form.findChild<QPushButton*>("benchmarkUse")->isEnabled());
        QVERIFY(!form.findChild<QPushButton*>("sweepStart")->isEnabled());
        form.findChild<QLineEdit*>("benchmarkGroup")->setText("0-15");
        QVERIFY(form.findChild<QPushButton*>("sweepStart")->isEnabled());
        for (QCheckBox* box : form.sweepForm()->findChildren<QCheckBox*>())
            box->setChecked(false);
        QVERIFY(!form.findChild<QPushButton*>("sweepStart")->isEnabled());
    }

    void aSweepFillsChartAndTable()
    {
        JobRunner jobs;
        SweepView view(&jobs, ringOfFour);
        view.resize(1000, 600);
        view.show();
        const QAbstractItemModelTester tester(view.model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        BenchmarkForm form;
        form.setMachine(4, { 4 });
        connect(&form, &BenchmarkForm::sweepRequested, &view, &SweepView::start);
        form.show();
        QTest::mouseClick(form.findChild<QPushButton*>("sweepStart"), Qt::LeftButton);
        QVERIFY(view.isRunning());
        jobs.waitForAll();
        QVERIFY(!view.isRunning());
        QCOMPARE(view.model()->rowCount(), 2 * 19); // 1 KiB to 256 MiB
        QCOMPARE(view.chart()->series().size(), std::size_t { 2 });
        QCOMPARE(view.chart()->series()[1].points.size(), qsizetype { 19 });
        const double bus = view.chart()->series()[1].points.last().y();
        QVERIFY(bus > 63 && bus <= 64);
        view.findChild<QComboBox*>("sweepFigure")->setCurrentIndex(2);
        QVERIFY(view.chart()->figure() == SweepFigure::Time);
        QCOMPARE(view.chart()->series()[1].points.last().y(), static_cast<double>(view.rows().back().time.ns()) / 1000);
        view.model()->sort(4, Qt::DescendingOrder);
        QVERIFY(view.model()->index(0, 4).data(kRawRole).toDouble() > 63);
    }

    void measuredTablesLieOverIt()
    {
        const QTemporaryDir dir;
        JobRunner jobs;
        SweepView view(&jobs, ringOfFour);
        QString error;
        QVERIFY(!view.loadMeasured(dir.filePath("none.txt"), error));
        QVERIFY(!error.isEmpty());
        write(dir.filePath("bad.txt"), "8 2 float sum -1 slow 0 0 0\n");
        QVERIFY(!view.loadMeasured(dir.filePath("bad.txt"), error));
        QVERIFY2(error.contains("bad.txt:1"), qPrintable(error));
        write(dir.filePath("замер 1.txt"), "# x\n1024 256 float sum -1 9.5 0.11 0.19 0 9.6 0.1 0.2 0\n");
        QVERIFY2(view.loadMeasured(dir.filePath("замер 1.txt"), error), qPrintable(error));
        QCOMPARE(view.chart()->series().size(), std::size_t { 1 });
        QVERIFY(view.chart()->series()[0].isMeasured);
        view.setRows({ { "ring", 1024, 1024, 4, Time { 9000 }, Bandwidth { 1 }, Bandwidth { 1.5 } } },
            trace::CollectiveType::AllReduce);
        QCOMPARE(view.model()->rowCount(), 2);
        QVERIFY(test::writeTable(view, dir.filePath("sweep.csv"), error));
        view.clearMeasured();
        QCOMPARE(view.model()->rowCount(), 1);
        QVERIFY2(view.loadMeasured(dir.filePath("sweep.csv"), error), qPrintable(error)); // its own export
        QCOMPARE(view.model()->rowCount(), 2);
        QVERIFY(!test::writeTable(view, dir.filePath("no/such/folder.csv"), error));
    }

    void withoutAFabricItSaysSo()
    {
        JobRunner jobs;
        SweepView view(&jobs, [] {
            return Result<SweepInput>(Error { ErrorCode::Missing, "there is no fabric", {}, {} });
        });
        view.start({}, {}, { { "ring", { {} } } });
        QVERIFY(!view.isRunning());
        QVERIFY(view.findChild<QLabel*>("sweepMessage")->text().contains("there is no fabric"));
    }

    void aStoppedSweepKeepsItsPoints()
    {
        JobRunner jobs;
        SweepView view(&jobs, ringOfFour);
        view.start({}, { 1024, 1U << 28U, 1.1 }, { { "ring", { {} } } });
        view.stop();
        jobs.waitForAll();
        QVERIFY(!view.isRunning());
        QVERIFY(view.rows().size() < 132);
    }

    void aViewThatIsGoneGetsNothing()
    {
        JobRunner jobs;
        {
            SweepView view(&jobs, ringOfFour);
            view.start({}, {}, { { "ring", { {} } } });
        }
        jobs.waitForAll();
        QVERIFY(jobs.isIdle());
    }
};

WEFT_TEST(TestBenchmark)
#include "tst_benchmark.moc"
