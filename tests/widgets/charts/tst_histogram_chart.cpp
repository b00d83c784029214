// SPDX-License-Identifier: GPL-3.0-or-later
// The distribution of link use: what is drawn, its figure in words, its groups and its export.
#include "../summary/sample_run.h"

#include "tests/support/picture.h"
#include "tests/support/test_program.h"
#include "widgets/base/looks/theme.h"
#include "widgets/base/words/quantity_format.h"
#include "widgets/charts/chart_frame.h"
#include "widgets/charts/histogram_chart.h"

#include <QChart>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QTest>
#include <QValueAxis>

using namespace weft;
using namespace weft::widgets;

class TestHistogramChart : public QObject {
    Q_OBJECT

    RunViewPtr m_sample = simulateSample();

private slots:
    void theImbalanceIsTheEngines()
    {
        HistogramChart chart;
        chart.resize(600, 300);
        chart.setRun(m_sample);
        QVERIFY(chart.findChild<QLabel*>("histogramFigures")
                    ->text()
                    .contains(formatNumber(m_sample->summary.allLinks.imbalance, 3)));
        auto* frame = chart.findChild<ChartFrame*>();
        QCOMPARE(frame->chart()->series().size(), 1);
        chart.findChild<QCheckBox*>("histogramCumulative")->setChecked(true);
        QCOMPARE(frame->vertical()->max(), 100.0);
        QVERIFY(test::Picture(chart).count(Theme::current().category(0)) > 20); // the line
        auto* group = chart.findChild<QComboBox*>("histogramGroup");
        QCOMPARE(group->count(), 4);
        group->setCurrentIndex(2);
        emit group->activated(2);
        QCOMPARE(chart.histogram().links, std::uint64_t { m_sample->summary.dimensions[1].links });
        QCOMPARE(chart.toCsv().split("\r\n", Qt::SkipEmptyParts).size(),
            static_cast<qsizetype>(chart.histogram().counts.size()) + 1);
    }

    void oddRuns()
    {
        HistogramChart chart;
        chart.resize(400, 250);
        QVERIFY(chart.emptyState()->isVisibleTo(&chart));
        chart.setRun(simulateSample({ .network = simulation::NetworkModel::Unaware }));
        QVERIFY(!chart.emptyState()->isVisibleTo(&chart));
        QVERIFY(chart.findChild<QLabel*>("histogramFigures")->text().contains("load"));
        chart.setRun(simulateSample({ .record = simulation::RecordLevel::Summary }));
        QVERIFY(chart.emptyState()->isVisibleTo(&chart));
        auto run = std::make_shared<simulation::Run>(simulation::Run { fabricOf("Ring(2)") });
        run->links.resize(run->fabric.topology().linkCount()); // zero-length, nothing carried
        chart.setRun(viewOf(run));
        QVERIFY(chart.findChild<QLabel*>("histogramFigures")->text().contains("nothing was carried"));
        // All links stand in the first class: one column at the left.
        QVERIFY(test::Picture(chart).count(Theme::current().category(0)) > 50);
        chart.setRun(nullptr);
        QVERIFY(chart.emptyState()->isVisibleTo(&chart));
    }
};

WEFT_TEST(TestHistogramChart)
#include "tst_histogram_chart.moc"
