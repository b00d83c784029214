// SPDX-License-Identifier: GPL-3.0-or-later
// The chart follows the shared clock and the selection, draws few points, and says what is missing.
#include "../summary/sample_run.h"

#include "tests/support/exports.h"
#include "tests/support/picture.h"
#include "tests/support/test_program.h"
#include "widgets/base/looks/theme.h"
#include "widgets/base/shared/command_registry.h"
#include "widgets/base/shared/selection_model.h"
#include "widgets/base/shared/time_controller.h"
#include "widgets/charts/chart_frame.h"
#include "widgets/charts/chart_legend.h"
#include "widgets/charts/time_overlay.h"
#include "widgets/charts/utilization_chart.h"
#include "widgets/plots/series_mark.h"

#include <QApplication>
#include <QLabel>
#include <QProcess>
#include <QProcessEnvironment>
#include <QTemporaryDir>
#include <QTest>
#include <QValueAxis>
#include <QWheelEvent>

using namespace weft;
using namespace weft::widgets;

namespace {

const std::vector<ChartLine>& linesOf(const UtilizationChart& chart)
{
    return chart.frame()->lines();
}

std::shared_ptr<UtilizationData> longData(std::size_t bins)
{
    auto data = std::make_shared<UtilizationData>();
    data->binWidth = 10;
    data->end = static_cast<std::int64_t>(bins) * 10;
    UtilizationLine line { "dimension 0", 0, std::vector<double>(bins, 0.5), std::vector<double>(bins, 0.25),
        std::vector<double>(bins, 0.75) };
    data->dimensions.push_back(line);
    data->links.push_back({ "a → b", 0, std::vector<double>(bins, 0.5), {}, {} });
    return data;
}

} // namespace

class TestUtilizationChart : public QObject {
    Q_OBJECT

    SelectionModel m_selection;
    TimeController m_time;
    RunViewPtr m_sample = simulateSample();

    void show(UtilizationChart& chart)
    {
        chart.resize(800, 320);
        chart.show();
        QApplication::processEvents();
        m_time.setExtent({ 0, static_cast<std::int64_t>(m_sample->run->makespan.ns()) });
        chart.setRun(m_sample);
        QApplication::processEvents();
    }

private slots:
    void seriesFollowTheVisibleRange()
    {
        UtilizationChart chart(&m_selection, &m_time, nullptr);
        show(chart);
        m_time.setExtent({ 0, 10'000'000 });
        chart.setData(longData(1'000'000));
        QApplication::processEvents();
        const std::vector<ChartLine>& lines = linesOf(chart);
        QCOMPARE(lines.size(), std::size_t { 1 });
        QVERIFY(lines.front().points.isEmpty() && lines.front().columns.size() > 100);
        QCOMPARE(chart.frame()->bands().size(), std::size_t { 1 });
        const auto columns = static_cast<double>(chart.frame()->bands().front().columns.size());
        QVERIFY(std::abs(columns - chart.frame()->plot().width()) < 1);
        QVERIFY(static_cast<double>(lines.front().columns.size()) <= chart.frame()->plot().width() + 1);
        m_time.setVisible({ 5'000'000, 5'000'200 });
        QVERIFY(!lines.front().points.isEmpty() && lines.front().points.size() <= 24);
        QVERIFY(lines.front().columns.empty());
        QCOMPARE(chart.frame()->horizontal()->min(), 0.0); // ns after 5 ms, which the title says
        QCOMPARE(chart.frame()->horizontal()->max(), 200.0);
        QVERIFY(chart.frame()->horizontal()->titleText().contains(QString::fromUtf8("5\u00A0ms")));
        // The line is smoothed: its pixels are nearer to its colour than to that of the band around it.
        QApplication::processEvents();
        const QImage picture = chart.frame()->grab().toImage();
        const QRect plot = chart.frame()->plot().toRect();
        const QRgb band = picture.pixel(plot.center().x(), plot.top() + plot.height() * 3 / 8);
        const QRgb line = lines.front().color.rgb();
        const auto apart = [](QRgb one, QRgb two) {
            return std::abs(qRed(one) - qRed(two)) + std::abs(qGreen(one) - qGreen(two))
                + std::abs(qBlue(one) - qBlue(two));
        };
        for (int x = plot.left() + 5; x < plot.right() - 5; ++x) {
            int nearest = 1000;
            for (int y = plot.center().y() - 2; y <= plot.center().y() + 2; ++y)
                nearest = std::min(nearest, apart(picture.pixel(x, y), line));
            QVERIFY(nearest < apart(band, line) / 2);
        }
    }

    void theChoiceChangesTheSeries()
    {
        UtilizationChart chart(&m_selection, &m_time, nullptr);
        show(chart);
        QCOMPARE(linesOf(chart).size(), std::size_t { 3 });
        chart.setShown(UtilizationChart::BusiestLinks);
        QCOMPARE(linesOf(chart).size(), std::size_t { 8 });
        chart.setShown(UtilizationChart::SelectedLinks);
        QVERIFY(linesOf(chart).empty());
        m_selection.selectLinks({ m_sample->linkKeys[3], m_sample->linkKeys[4], LinkKey { 1 } });
        QCOMPARE(linesOf(chart).size(), std::size_t { 2 });
        QCOMPARE(linesOf(chart).front().name, m_sample->linkName(LinkId { 3 }));
        QVERIFY(chart.toCsv().startsWith("time_ns," + m_sample->linkName(LinkId { 3 }) + " (fraction)"));
        m_selection.clear();
        QVERIFY(linesOf(chart).empty());
    }

    // Not 1424.83 ms, 1424.84 ms: round numbers after a moment that the title says.
    void ticksAreRoundHoweverFarOneZooms()
    {
        UtilizationChart chart(&m_selection, &m_time, nullptr);
        show(chart);
        const QValueAxis* axis = chart.frame()->horizontal();
        for (std::int64_t length = m_time.extent().to; length > 100; length /= 7) {
            const std::int64_t from = m_time.extent().to / 2;
            m_time.setVisible({ from, from + length });
            QVERIFY2(axis->labelFormat() == "%.0f" || axis->labelFormat() == "%.1f", qPrintable(axis->labelFormat()));
            QVERIFY2(axis->max() < 10'000, qPrintable(axis->titleText()));
            const double tenth = axis->tickInterval() * 10;
            QVERIFY(std::abs(tenth - std::round(tenth)) < 1e-9);
            const int ticks = int((axis->max() - axis->min()) / axis->tickInterval());
            QVERIFY(ticks >= 1 && ticks < 40);
        }
    }

    // Drawn at one pixel a logical one and enlarged, every second row would repeat its neighbour.
    void curvesHaveTheResolutionOfTheScreen()
    {
        if (qEnvironmentVariable("QT_SCALE_FACTOR") != "2") {
            QProcess again; // the scale is read at the start of a program
            QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
            environment.insert(QStringLiteral("QT_SCALE_FACTOR"), QStringLiteral("2"));
            again.setProcessEnvironment(environment);
            again.start(QCoreApplication::applicationFilePath(),
                { QStringLiteral("tst_utilization_chart"), QStringLiteral("curvesHaveTheResolutionOfTheScreen") });
            QVERIFY(again.waitForFinished(120'000));
            QVERIFY2(again.exitStatus() == QProcess::NormalExit && again.exitCode() == 0,
                again.readAllStandardOutput().constData());
            return;
        }
        UtilizationChart chart(&m_selection, &m_time, nullptr);
        show(chart);
        QCOMPARE(chart.devicePixelRatioF(), 2.0);
        QVERIFY(!chart.frame()->bands().empty());
        QCOMPARE(
            chart.frame()->bands().front().columns.size(), static_cast<std::size_t>(chart.frame()->pixelColumns()));
        QVERIFY(double(chart.frame()->pixelColumns()) > chart.frame()->plot().width() * 1.9);
        const QRect plot = chart.frame()->plot().toRect();
        const QImage picture = chart.frame()->viewport()->grab(plot).toImage();
        int finer = 0;
        for (int y = 2; y + 1 < picture.height(); y += 2) {
            for (int x = 2; x < picture.width() - 2; ++x)
                finer += picture.pixel(x, y) != picture.pixel(x, y + 1) ? 1 : 0;
        }
        QVERIFY(finer > picture.width());
    }

    void theMouseMovesTheClock()
    {
        UtilizationChart chart(&m_selection, &m_time, nullptr);
        show(chart);
        QWidget* area = chart.frame()->viewport();
        const QRectF plot = chart.frame()->plot();
        QVERIFY(plot.width() > 300);
        QTest::mouseClick(area, Qt::LeftButton, {}, plot.center().toPoint());
        const std::int64_t middle = m_time.extent().to / 2;
        QVERIFY(std::abs(m_time.cursor() - middle) < m_time.extent().to / 100);
        const QRect strip = chart.findChild<TimeOverlay*>()->cursorStrip();
        QVERIFY(std::abs(strip.x() - plot.center().x()) <= 2);

        const std::int64_t before = m_time.visible().length();
        QWheelEvent wheel(plot.center(), area->mapToGlobal(plot.center()), {}, { 0, 120 }, Qt::NoButton, {},
            Qt::NoScrollPhase, false);
        QApplication::sendEvent(area, &wheel);
        QVERIFY(m_time.visible().length() < before);
        const TimeRange zoomed = m_time.visible();
        QTest::mousePress(area, Qt::LeftButton, {}, plot.center().toPoint());
        QMouseEvent move(QEvent::MouseMove, plot.center() - QPointF(20, 0),
            area->mapToGlobal(plot.center() - QPointF(20, 0)), Qt::NoButton, Qt::LeftButton, {});
        QApplication::sendEvent(area, &move);
        QTest::mouseRelease(area, Qt::LeftButton, {}, plot.center().toPoint() - QPoint(20, 0));
        QVERIFY(m_time.visible().from > zoomed.from);
        QCOMPARE(m_time.visible().length(), zoomed.length());
        QTest::keyClick(&chart, Qt::Key_Home);
        QCOMPARE(m_time.visible(), m_time.extent());
        QTest::keyClick(&chart, Qt::Key_Plus);
        QVERIFY(m_time.visible().length() < m_time.extent().length());
    }

    void whatCannotBeShownIsExplained()
    {
        UtilizationChart chart(&m_selection, &m_time, nullptr);
        show(chart);
        QVERIFY(!chart.emptyState()->isVisible());
        const auto words = [&] {
            QString all;
            for (const QLabel* label : chart.emptyState()->findChildren<QLabel*>())
                all += label->text() + '\n';
            return all;
        };
        chart.setRun(simulateSample({ .network = simulation::NetworkModel::Unaware }));
        QVERIFY(chart.emptyState()->isVisible() && words().contains("congestion-aware"));
        chart.setRun(simulateSample({ .record = simulation::RecordLevel::Summary }));
        QVERIFY(chart.emptyState()->isVisible() && words().contains("level links"));
        chart.setRun(viewOf(std::make_shared<simulation::Run>(simulation::Run { fabricOf("Ring(2)") })));
        QVERIFY(chart.emptyState()->isVisible());
        chart.setRun(nullptr);
        QVERIFY(words().contains("Run the simulation"));
        QCOMPARE(chart.toCsv(), QString("time_ns\r\n"));
    }

    void aWorkerPreparesTheSeries()
    {
        JobRunner jobs;
        UtilizationChart chart(&m_selection, &m_time, &jobs);
        chart.setRun(m_sample);
        chart.setRun(m_sample); // the first one is dropped
        jobs.waitForAll();
        QCOMPARE(linesOf(chart).size(), std::size_t { 3 });
    }

    void exportHoldsTheVisibleBins()
    {
        UtilizationChart chart(&m_selection, &m_time, nullptr);
        show(chart);
        m_time.setExtent({ 0, 1'000 });
        chart.setData(longData(100));
        m_time.setVisible({ 100, 200 });
        const QStringList lines = chart.toCsv().split("\r\n", Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), std::size_t { 11 });
        QCOMPARE(lines[0],
            QString("time_ns,dimension 0 (fraction),dimension 0 least (fraction),dimension 0 most (fraction)"));
        QCOMPARE(lines[1], QString("100,0.5,0.25,0.75"));
        QString error;
        const QTemporaryDir dir;
        QVERIFY(test::writeTable(chart, dir.filePath("u.csv"), error));
        QVERIFY(!test::writeTable(chart, dir.filePath("none/u.csv"), error) && !error.isEmpty());
    }

    void colorsFollowTheTheme()
    {
        UtilizationChart chart(&m_selection, &m_time, nullptr);
        show(chart);
        const QPalette before = QApplication::palette();
        QApplication::setPalette(Theme::dark().palette());
        QApplication::processEvents();
        QCOMPARE(linesOf(chart).front().color, Theme::dark().category(0));
        QCOMPARE(chart.frame()->backgroundBrush().color(), Theme::dark().base);
        QApplication::setPalette(before);
    }

    void namesInTheLegendWrap()
    {
        ChartLegend legend;
        std::vector<LegendEntry> entries;
        for (int i = 0; i < 8; ++i)
            entries.push_back({ QString("a long name of a node %1 → another long name").arg(i), Qt::red });
        legend.setEntries(entries);
        QVERIFY(legend.heightForWidth(400) > 4 * legend.heightForWidth(100'000));
        legend.resize(400, legend.heightForWidth(400));
        const int red = test::Picture(legend).count(Qt::red);
        QVERIFY2(red > 8 * 30, qPrintable(QString::number(red))); // eight lines with their signs
    }

    void signsAreToldApartWithoutColours()
    {
        for (const double scale : { 1.0, 2.0 }) {
            for (std::size_t one = 0; one < kSeriesMarks; ++one) {
                const QImage a = seriesMark(one, kChartMark, Qt::black, scale);
                QCOMPARE(seriesMark(one + kSeriesMarks, kChartMark, Qt::black, scale), a);
                for (std::size_t two = 0; two < one; ++two) {
                    const QImage b = seriesMark(two, kChartMark, Qt::black, scale);
                    int other = 0;
                    for (int y = 0; y < a.height(); ++y) {
                        for (int x = 0; x < a.width(); ++x)
                            other += std::abs(qAlpha(a.pixel(x, y)) - qAlpha(b.pixel(x, y))) > 128 ? 1 : 0;
                    }
                    QVERIFY2(other >= 8, qPrintable(QString("%1 and %2: %3").arg(one).arg(two).arg(other)));
                }
            }
        }
    }

    void commandsAreRegistered()
    {
        QWidget window;
        CommandRegistry commands(&window);
        UtilizationChart chart(&m_selection, &m_time, nullptr, &window);
        chart.registerCommands(commands);
        commands.action("charts.busiestLinks")->trigger();
        QCOMPARE(chart.shown(), UtilizationChart::BusiestLinks);
    }
};

WEFT_TEST(TestUtilizationChart)
#include "tst_utilization_chart.moc"
