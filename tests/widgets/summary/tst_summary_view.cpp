// SPDX-License-Identifier: GPL-3.0-or-later
// The summary shows the engine's figures, follows and makes the selection, and survives odd runs.
#include "sample_run.h"

#include "engine/analysis/collective_metrics.h"
#include "engine/report/headline_text.h"
#include "tests/support/exports.h"
#include "tests/support/picture.h"
#include "tests/support/test_program.h"
#include "widgets/base/looks/theme.h"
#include "widgets/base/shared/command_registry.h"
#include "widgets/base/shared/selection_model.h"
#include "widgets/base/views/data_table.h"
#include "widgets/base/views/figures_model.h"
#include "widgets/base/words/quantity_format.h"
#include "widgets/summary/collective_bound.h"
#include "widgets/summary/headline_label.h"
#include "widgets/summary/headline_words.h"
#include "widgets/summary/rank_bars.h"
#include "widgets/summary/summary_view.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QFile>
#include <QLabel>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>

using namespace weft;
using namespace weft::widgets;

namespace {

QString labelText(const QWidget& view, const char* name)
{
    const auto* label = view.findChild<QLabel*>(name);
    return label == nullptr ? QStringLiteral("(none)") : label->text();
}

const DataTable* tableOf(const QWidget& view, const char* name)
{
    return view.findChild<DataTable*>(name);
}

double raw(const DataTable* table, int row, int column)
{
    return table->model()->index(row, column).data(kRawRole).toDouble();
}

} // namespace

class TestSummaryView : public QObject {
    Q_OBJECT

    SelectionModel m_selection;
    RunViewPtr m_sample = simulateSample();

private slots:
    void figuresAreTheEngines()
    {
        SummaryView view(&m_selection);
        view.setRun(m_sample);
        const simulation::Run& run = *m_sample->run;
        QCOMPARE(view.findChild<HeadlineLabel*>()->sentence(), headlineWords(*m_sample));
        QCOMPARE(labelText(view, "tileMakespan.value"), formatTime(run.makespan));
        QCOMPARE(labelText(view, "tileMessages.value"), formatCount(run.messages));
        QCOMPARE(labelText(view, "tileBytes.value"), formatBytes(m_sample->summary.linkBytes));
        QCOMPARE(labelText(view, "tileSlowest.value"), formatCount(index(m_sample->summary.slowest)));

        const DataTable* ranks = tableOf(view, "summaryRanks");
        QCOMPARE(ranks->model()->rowCount(), 16);
        for (int rank = 0; rank < 16; ++rank) {
            const simulation::RankMetrics& own = run.ranks[static_cast<std::size_t>(rank)];
            QCOMPARE(raw(ranks, rank, 1), static_cast<double>(own.finish.ns()));
            QCOMPARE(raw(ranks, rank, 4), static_cast<double>(own.exposedCommunication.ns()));
            QCOMPARE(raw(ranks, rank, 5), static_cast<double>(own.peerExposedNs));
        }
        const DataTable* collectives = tableOf(view, "summaryCollectives");
        QCOMPARE(collectives->model()->rowCount(), static_cast<int>(run.collectives.size()));
        const auto bounds = groupBounds(run);
        std::vector<simulation::CollectiveRecord> longest = run.collectives; // first, as a report has room for thirty
        std::stable_sort(longest.begin(), longest.end(),
            [](const auto& one, const auto& other) { return one.end - one.start > other.end - other.start; });
        for (int row = 0; row < collectives->model()->rowCount(); ++row) {
            const simulation::CollectiveRecord& record = longest[static_cast<std::size_t>(row)];
            const analysis::CollectiveFigures figures = analysis::collectiveFigures(record);
            QCOMPARE(raw(collectives, row, 6), static_cast<double>(figures.duration.ns()));
            QCOMPARE(raw(collectives, row, 8), figures.busBandwidth->inGigaBytesPerSecond());
            QCOMPARE(raw(collectives, row, 9), figures.busBandwidth->bytesPerNs / bounds[record.group].bytesPerNs);
        }
        const DataTable* path = tableOf(view, "summaryPath");
        // All kinds are shown; of dimensions there are three, and what is on none of them.
        std::map<QString, double> sums;
        for (int row = 0; row < path->model()->rowCount(); ++row)
            sums[path->model()->index(row, 0).data().toString()] += raw(path, row, 2);
        QCOMPARE(sums.size(), std::size_t { 5 });
        const auto makespan = static_cast<double>(run.makespan.ns());
        QCOMPARE(sums["kind"], makespan);
        for (const char* by : { "dimension", "link", "collective", "rank" })
            QVERIFY2(sums[by] > 0 && sums[by] <= makespan, by);
    }

    void aGroupIsBoundByItsWeakestMember()
    {
        // Two ring links, one link to the other node, one to the switch.
        const auto bounds = groupBounds(*m_sample->run);
        QCOMPARE(bounds.front().bytesPerNs, 2 * 250.0 + 200.0 + 50.0);
        topology::FabricState state;
        const LinkId first = m_sample->run->fabric.topology().outgoing(NodeId { 5 }).front();
        state.links[first].failed = true;
        simulation::Run run { topology::Fabric(m_sample->run->fabric.topologyPtr(), state) };
        run.groups = m_sample->run->groups;
        const auto weaker = groupBounds(run);
        QVERIFY(weaker[0] < bounds[0]);
        QCOMPARE(weaker[1].bytesPerNs, bounds[1].bytesPerNs); // ranks 0 to 3
        QVERIFY(weaker[2] < bounds[2]); // ranks 4 to 7
    }

    void everyModelIsAModel()
    {
        SummaryView view(&m_selection);
        view.setRun(m_sample);
        for (const DataTable* table : view.findChildren<DataTable*>()) {
            const QAbstractItemModelTester tester(
                table->model(), QAbstractItemModelTester::FailureReportingMode::Fatal);
            for (int column = 0; column < table->model()->columnCount(); ++column)
                table->model()->sort(column, Qt::DescendingOrder);
        }
    }

    // In a narrow column names are elided, figures are not, and nothing scrolls sideways.
    void tablesFitANarrowColumn()
    {
        SummaryView view(&m_selection);
        for (const int width : { 450, 900, 450 }) {
            view.resize(width, 800);
            view.show();
            view.setRun(m_sample);
            auto* tabs = view.findChild<QTabWidget*>("summaryTabs");
            for (int tab = 0; tab < tabs->count(); ++tab) {
                tabs->setCurrentIndex(tab);
                QTest::qWait(5);
                auto* table = tabs->currentWidget()->findChild<DataTable*>();
                const bool fits = table->horizontalScrollBar()->maximum() == 0;
                if (table->objectName() != "summaryCollectives" || width > 800)
                    QVERIFY2(fits, qPrintable(table->objectName()));
                for (int column = 0; column < table->model()->columnCount(); ++column) {
                    const QString figure = table->model()->index(0, column).data().toString();
                    const QVariant side = table->model()->headerData(column, Qt::Horizontal, Qt::TextAlignmentRole);
                    if (!side.value<Qt::Alignment>().testFlag(Qt::AlignRight))
                        continue;
                    const int least = table->fontMetrics().horizontalAdvance(figure) + 6;
                    QVERIFY2(table->columnWidth(column) >= least,
                        qPrintable(
                            table->objectName() + ' ' + table->model()->headerData(column, Qt::Horizontal).toString()));
                }
            }
        }
    }

    void aLinkRowSelectsTheLink()
    {
        SummaryView view(&m_selection);
        view.setRun(m_sample);
        const DataTable* links = tableOf(view, "summaryLinks");
        QVERIFY(links->model()->rowCount() > 3);
        links->model()->sort(3, Qt::AscendingOrder);
        links->selectionModel()->select(
            links->model()->index(1, 0), QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
        QCOMPARE(m_selection.selection().links.size(), std::size_t { 1 });
        const LinkId link = m_sample->linkOf(m_selection.selection().links.front());
        QCOMPARE(links->model()->index(1, 0).data().toString(), m_sample->linkName(link));
        // And back: what is selected elsewhere is marked here.
        const LinkId other = m_sample->summary.hottest[2].link;
        m_selection.selectLinks({ m_sample->linkKeys[index(other)] });
        const QModelIndexList rows = links->selectionModel()->selectedRows();
        QCOMPARE(rows.size(), 1);
        QCOMPARE(rows.front().data().toString(), m_sample->linkName(other));
        m_selection.clear();
        QVERIFY(links->selectionModel()->selectedRows().isEmpty());
    }

    void ranksAreNodes()
    {
        SummaryView view(&m_selection);
        view.resize(900, 700);
        view.setRun(m_sample);
        auto* bars = view.findChild<RankBars*>();
        emit bars->ranksClicked(3, 1);
        QVERIFY(m_selection.selection().contains(NodeKey { 1003 }));
        const QModelIndexList rows = tableOf(view, "summaryRanks")->selectionModel()->selectedRows();
        QCOMPARE(rows.size(), 1);
        QCOMPARE(rows.front().row(), 3);
        bars->setFocus();
        QTest::keyClick(bars, Qt::Key_Right);
        QVERIFY(m_selection.selection().contains(NodeKey { 1004 }));
        m_selection.clear();
    }

    // Ranks ascend from left to right, as time does, also where one reads from the right.
    void ranksAreNotMirrored()
    {
        std::vector<QImage> pictures;
        for (const Qt::LayoutDirection direction : { Qt::LeftToRight, Qt::RightToLeft }) {
            QApplication::setLayoutDirection(direction);
            SummaryView view(&m_selection);
            view.resize(900, 700);
            view.setRun(m_sample);
            view.show();
            auto* bars = view.findChild<RankBars*>();
            bars->setFixedSize(600, 120); // letters of the other direction leave it another height
            // Without the times at the side, which are isolated where one reads from the right.
            pictures.push_back(bars->grab(QRect(100, 0, 500, 120)).toImage());
            std::vector<std::uint32_t> clicked;
            connect(
                bars, &RankBars::ranksClicked, &view, [&clicked](std::uint32_t first) { clicked.push_back(first); });
            for (int x = 0; x < bars->width(); x += 3)
                QTest::mouseClick(bars, Qt::LeftButton, {}, { x, bars->height() / 2 });
            QVERIFY(clicked.size() > 2);
            QCOMPARE(clicked.front(), 0U);
            QVERIFY(std::is_sorted(clicked.begin(), clicked.end()));
            clicked.clear();
            bars->setFocus();
            QTest::keyClick(bars, Qt::Key_Left);
            QTest::keyClick(bars, Qt::Key_Right);
            QVERIFY(clicked.size() == 2 && clicked[1] > clicked[0]);
            m_selection.clear();
        }
        QApplication::setLayoutDirection(Qt::LeftToRight);
        QCOMPARE(pictures[1], pictures[0]);
    }

    void barsSumToTheFinish()
    {
        const simulation::Run& run = *m_sample->run;
        const auto all = rankShares(run, 1000);
        QCOMPARE(all.size(), run.ranks.size());
        for (std::size_t rank = 0; rank < all.size(); ++rank)
            QCOMPARE(all[rank].finish(), static_cast<double>(run.ranks[rank].finish.ns()));
        const auto few = rankShares(run, 5);
        QCOMPARE(few.size(), std::size_t { 4 });
        QCOMPARE(few[1].first, 4U);
        QVERIFY(rankShares(simulation::Run { run.fabric }, 10).empty());
    }

    void aPartialRunSaysSo()
    {
        auto run = std::make_shared<simulation::Run>(*m_sample->run);
        QVERIFY(SummaryView::partialReason(*run).isEmpty());
        fail(run->unfinished, { ErrorCode::Unfinished, "rank 3 waits for a message", {}, {} });
        SummaryView view(&m_selection);
        view.setRun(viewOf(run));
        QVERIFY(labelText(view, "summaryPartial").contains("ank 3 waits for a message"));
        QVERIFY(view.findChild<QLabel*>("summaryPartial")->isVisibleTo(&view));
        run->cancelled = true;
        QVERIFY(SummaryView::partialReason(*run).contains("stopped"));
    }

    void oddRuns()
    {
        SummaryView view(&m_selection);
        view.resize(700, 500);
        QVERIFY(view.emptyState()->isVisibleTo(&view));
        view.setRun(viewOf(std::make_shared<simulation::Run>(simulation::Run { fabricOf("Ring(2)") })));
        QVERIFY(!view.emptyState()->isVisibleTo(&view));
        QVERIFY(test::Picture(view).ink() > 0.01);
        QVERIFY(!view.findChild<QTabWidget*>("summaryTabs")->isTabEnabled(2));
        view.setRun(simulateSample({ .network = simulation::NetworkModel::Unaware }));
        QVERIFY(test::Picture(view).ink() > 0.01);
        const test::Picture unaware(view);
        view.setRun(simulateSample({ .record = simulation::RecordLevel::Summary }));
        QVERIFY(!(test::Picture(view) == unaware)); // the figures of another run
        view.setRun(nullptr);
        QVERIFY(view.emptyState()->isVisibleTo(&view));
        m_selection.selectNodes({ NodeKey { 1 } });
        m_selection.clear();
    }

    // A click on the headline selects what shows it, and asks for the view and the range.
    void theHeadlineLeadsToItsEvidence()
    {
        auto run = std::make_shared<simulation::Run>(*m_sample->run);
        for (simulation::RankMetrics& rank : run->ranks)
            rank = { run->makespan, run->makespan.ns(), {}, {}, run->makespan, run->makespan, {} };
        for (std::size_t link = 0; link < run->links.size(); ++link)
            run->links[link].busy = link == 3 || link == 5 ? run->makespan : Time { 0 };
        const RunViewPtr shown = viewOf(run);
        QVERIFY(shown->summary.headline.verdict == analysis::Verdict::LinksBound);
        SummaryView view(&m_selection);
        view.resize(900, 700);
        view.setRun(shown);
        view.show();
        QSignalSpy asked(&view, &SummaryView::evidenceRequested);
        auto* label = view.findChild<HeadlineLabel*>();
        QVERIFY(label->toolTip().contains("2"));
        label->setFocus();
        QTest::keyClick(label, Qt::Key_Tab);
        QTest::mouseClick(label, Qt::LeftButton, {}, QPoint(label->width() / 8, label->fontMetrics().height() / 2));
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked[0][0].toString(), QString("heatmap"));
        QVERIFY(m_selection.selection().links == std::vector({ LinkKey { 5003 }, LinkKey { 5005 } }));
        m_selection.clear();
    }

    // A theme that is chosen while it is shown is its theme too.
    void theHeadlineIsOfTheTheme()
    {
        HeadlineLabel label;
        label.setSentence("Everything", "leads somewhere");
        label.show();
        for (const ThemeKind theme : { ThemeKind::Dark, ThemeKind::Light }) {
            applyTheme(*qApp, theme);
            QCoreApplication::processEvents();
            QVERIFY(test::Picture(label).count(QApplication::palette().color(QPalette::Link)) > 20);
        }
    }

    void theWindowSaysWhatTheTerminalSays()
    {
        for (const auto network : { simulation::NetworkModel::Aware, simulation::NetworkModel::Unaware }) {
            const RunViewPtr run = simulateSample({ .network = network });
            const QString words = headlineWords(*run);
            const std::string text = report::headlineText(run->summary.headline, *run->run);
            QCOMPARE(words.left(1), words.left(1).toUpper());
            QCOMPARE(words.left(1).toLower() + words.mid(1), QString::fromStdString(text));
        }
    }

    // Every figure of a tile is wholly visible on a small screen, and the table has most of the height.
    void smallScreensShowFiguresAndRows()
    {
        SummaryView view(&m_selection);
        view.setRun(m_sample);
        for (const QSize size : { QSize(420, 560), QSize(640, 520), QSize(1280, 400) }) {
            view.resize(size);
            view.show();
            QApplication::processEvents();
            int tiles = 0;
            for (const QLabel* label : view.findChildren<QLabel*>()) {
                if (!label->objectName().endsWith(".value"))
                    continue;
                ++tiles;
                QVERIFY2(label->width() >= label->sizeHint().width(), qPrintable(label->objectName()));
                QVERIFY2(label->height() >= label->fontMetrics().height(), qPrintable(label->objectName()));
                // A card is as high as its two lines: the tables get the rest.
                const int card = label->parentWidget()->height();
                QVERIFY2(card <= 2 * label->fontMetrics().height() + 10, qPrintable(QString::number(card)));
            }
            QCOMPARE(tiles, 9);
            const DataTable* ranks = tableOf(view, "summaryRanks");
            QVERIFY2(
                ranks->viewport()->height() >= 5 * ranks->rowHeight(0), qPrintable(QString::number(ranks->height())));
        }
    }

    void tablesAreWrittenAsCsv()
    {
        QTemporaryDir dir;
        SummaryView view(&m_selection);
        view.setRun(m_sample);
        for (const char* name :
            { "summaryRanks", "summaryCollectives", "summaryLinks", "summaryDimensions", "summaryPath" }) {
            const DataTable* table = tableOf(view, name);
            QString error;
            QVERIFY(test::writeTable(view, dir.filePath("t.csv"), error, table->accessibleName()));
            QFile file(dir.filePath("t.csv"));
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QStringList lines = QString::fromUtf8(file.readAll()).remove('\r').split('\n', Qt::SkipEmptyParts);
            QCOMPARE(lines.size(), table->model()->rowCount() + 1);
            QVERIFY(lines[0].contains(table->model()->headerData(0, Qt::Horizontal).toString()));
            for (const QString& line : lines)
                QVERIFY2(line.count(',') >= table->model()->columnCount() - 1, qPrintable(line));
        }
        // Figures are plain numbers.
        const DataTable* ranks = tableOf(view, "summaryRanks");
        const QStringList cells = ranks->toCsv().split('\n')[1].split(',');
        QCOMPARE(cells[1].toDouble(), static_cast<double>(m_sample->run->ranks[0].finish.ns()));
    }

    void commandsAreRegistered()
    {
        QWidget window;
        CommandRegistry commands(&window);
        SummaryView view(&m_selection, &window);
        view.registerCommands(commands);
        QVERIFY(commands.action("summary.exportTable") != nullptr);
    }
};

WEFT_TEST(TestSummaryView)
#include "tst_summary_view.moc"
