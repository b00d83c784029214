// SPDX-License-Identifier: GPL-3.0-or-later
// The bars above the table of the critical path: every way of looking at it sums to the makespan.
#include "sample_run.h"

#include "tests/support/test_program.h"
#include "widgets/base/shared/selection_model.h"
#include "widgets/summary/path_bars.h"
#include "widgets/summary/summary_view.h"

#include <QTest>

using namespace weft;
using namespace weft::widgets;

class TestPathBars : public QObject {
    Q_OBJECT

    SelectionModel m_selection;
    RunViewPtr m_sample = simulateSample();

private slots:
    // Each bar is as long as the makespan, in time and in pixels, and has what the analysis says; visited twice.
    void barsOfThePathSumToTheMakespan()
    {
        SummaryView view(&m_selection);
        const auto* bars = view.findChild<PathBars*>();
        SampleRun small;
        small.step.layers = 1;
        for (const RunViewPtr& run : { m_sample, simulateSample(small), RunViewPtr {}, m_sample }) {
            view.setRun(run);
            QCOMPARE(bars->isHidden(), run == nullptr);
            QCOMPARE(bars->bars().size(), run == nullptr ? 0U : 5U);
            for (int row = 0; row < bars->partRows(); ++row) {
                std::uint64_t sum = 0;
                const QRect whole = bars->partRect({ row, -1 });
                int x = whole.left();
                for (int item = 0; item < bars->partItems(row); ++item) {
                    sum += bars->bars()[static_cast<std::size_t>(row)].parts[static_cast<std::size_t>(item)].time.ns();
                    const QRect place = bars->partRect({ row, item });
                    QCOMPARE(place.left(), x);
                    x += place.width();
                }
                QCOMPARE(sum, run->run->makespan.ns());
                QCOMPARE(x, whole.right() + 1);
            }
            if (run != nullptr) {
                const auto& links = run->attribution->links;
                QCOMPARE(bars->bars()[2].parts[0].time, links.front().total());
                QCOMPARE(bars->bars()[2].parts[0].what, run->linkName(LinkId { links.front().index }));
            }
        }
        SampleRun slight;
        slight.record = simulation::RecordLevel::Links;
        view.setRun(simulateSample(slight)); // without a critical path
        QVERIFY(bars->isHidden());
    }
};

WEFT_TEST(TestPathBars)
#include "tst_path_bars.moc"
