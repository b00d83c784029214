// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/workload/statistics_page.h"

#include "widgets/base/looks/theme.h"
#include "widgets/base/views/data_table.h"
#include "widgets/base/words/quantity_format.h"
#include "widgets/plots/chart_style.h"
#include "widgets/workload/page_parts.h"
#include "widgets/workload/record_model.h"
#include "widgets/workload/workload_text.h"

#include <QBarCategoryAxis>
#include <QBarSet>
#include <QChart>
#include <QChartView>
#include <QEvent>
#include <QLegend>
#include <QSplitter>
#include <QStackedBarSeries>
#include <QVBoxLayout>
#include <QValueAxis>

#include <algorithm>
#include <numeric>

namespace weft::widgets {

namespace {

constexpr int kLabelsAcross = 6; // more labels of sizes stand upright

QString formatSum(double bytes)
{
    return formatBytes(bytes < 1.8e19 ? static_cast<std::uint64_t>(bytes) : ~std::uint64_t { 0 });
}

// A sum that the trace says nothing about is not a sum of 0.
QString formatMicros(double micros)
{
    if (micros == 0)
        return QStringLiteral("–");
    return formatTime(Time { micros < 1.8e16 ? static_cast<std::uint64_t>(micros * 1000) : ~std::uint64_t { 0 } });
}

QString formatFlops(double flop)
{
    return flop == 0 ? QStringLiteral("–") : formatFlop(flop);
}

QString formatFigure(SpreadFigure figure, double value)
{
    switch (figure) {
    case SpreadFigure::Operations:
        return formatNumber(value);
    case SpreadFigure::CommunicationBytes:
        return formatSum(value);
    case SpreadFigure::Flop:
        return formatFlops(value);
    case SpreadFigure::Micros:
        return formatMicros(value);
    }
    return {};
}

} // namespace

StatisticsPage::StatisticsPage(QWidget* parent)
    : QWidget(parent)
    , m_kinds(new RecordModel(this))
    , m_spread(new RecordModel(this))
{
    DataTable* kinds = makeRecordTable(m_kinds, "kindsTable", tr("Operations by type"), this);
    DataTable* spread = makeRecordTable(m_spread, "spreadTable", tr("Spread over the ranks"), this);
    auto* tables = new QSplitter(Qt::Vertical, this);
    tables->addWidget(titled(tr("By type"), kinds));
    tables->addWidget(titled(tr("Over the ranks"), spread));
    tables->setStretchFactor(0, 3);
    tables->setStretchFactor(1, 2);
    auto* halves = new QSplitter(Qt::Horizontal, this);
    halves->addWidget(tables);
    halves->addWidget(titled(tr("Sizes"), makeChart()));
    halves->setSizes({ 1150, 850 });
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 8);
    column->addWidget(halves);
    setDigest(nullptr);
}

QChartView* StatisticsPage::makeChart()
{
    m_chart = new QChart;
    m_chart->legend()->setAlignment(Qt::AlignBottom);
    m_bars = new QStackedBarSeries(m_chart);
    m_bars->setBarWidth(0.9);
    m_chart->addSeries(m_bars);
    m_sizes = new QBarCategoryAxis(m_chart);
    m_sizes->setGridLineVisible(false);
    m_counts = new QValueAxis(m_chart);
    m_counts->setLabelFormat(QStringLiteral("%d"));
    m_chart->addAxis(m_sizes, Qt::AlignBottom);
    m_chart->addAxis(m_counts, Qt::AlignLeft);
    m_bars->attachAxis(m_sizes);
    m_bars->attachAxis(m_counts);
    auto* view = new QChartView(m_chart, this);
    styleChartView(*view);
    view->setObjectName(QStringLiteral("sizeChart"));
    view->setAccessibleName(tr("Histogram of sizes"));
    return view;
}

void StatisticsPage::setDigest(WorkloadDigestPtr digest)
{
    m_digest = std::move(digest);
    showKinds();
    showSizes();
    showSpread();
    applyColors();
}

void StatisticsPage::showKinds()
{
    if (!m_digest) {
        m_kinds->clear();
        return;
    }
    const double all = std::accumulate(m_digest->kinds.begin(), m_digest->kinds.end(), 0.0,
        [](double sum, const KindTotals& totals) { return sum + static_cast<double>(totals.count); });
    const auto at = [digest = m_digest](std::size_t record) -> const KindTotals& { return digest->kinds[record]; };
    const auto count = [at](std::size_t record) { return static_cast<double>(at(record).count); };
    m_kinds->setRecords(m_digest->kinds.size(),
        { { tr("Type"), [at](std::size_t record) { return kindName(at(record).kind); } },
            { tr("Count"), [at](std::size_t record) { return formatCount(at(record).count); }, count },
            { tr("Share"), [count, all](std::size_t record) { return formatPercent(count(record) / all); },
                [count, all](std::size_t record) { return count(record) / all; }, tr("Of all operations") },
            { tr("Bytes"), [at](std::size_t record) { return formatSum(at(record).bytes); },
                [at](std::size_t record) { return at(record).bytes; },
                tr("Sum of the messages (comm_size) or tensors") },
            { tr("FLOP", "floating-point operations, a count"),
                [at](std::size_t record) { return formatFlops(at(record).flop); },
                [at](std::size_t record) { return at(record).flop; } },
            { tr("Duration"), [at](std::size_t record) { return formatMicros(at(record).micros); },
                [at](std::size_t record) { return at(record).micros; },
                tr("Sum of the durations that the trace gives; exported in microseconds") } });
}

void StatisticsPage::showSizes()
{
    m_sizes->setTitleText(tr("Size in bytes, from this power of two to the next"));
    m_counts->setTitleText(tr("Operations"));
    m_bars->clear();
    m_sizes->clear();
    if (!m_digest)
        return;
    const auto& sizes = m_digest->sizes;
    const auto isUsed = [](const SizeBin& bin) { return bin.communication + bin.other > 0; };
    const auto first = std::find_if(sizes.begin(), sizes.end(), isUsed);
    const auto last = std::find_if(sizes.rbegin(), sizes.rend(), isUsed).base();
    auto* communication = new QBarSet(tr("Communication"));
    auto* other = new QBarSet(tr("Compute and other"));
    QStringList labels;
    std::uint64_t most = 1;
    for (auto bin = first; bin < last; ++bin) {
        const auto exponent = static_cast<unsigned>(bin - sizes.begin());
        labels.append(exponent == 0 ? tr("0–1 B", "a range of sizes") : formatBytes(std::uint64_t { 1 } << exponent));
        communication->append(static_cast<double>(bin->communication));
        other->append(static_cast<double>(bin->other));
        most = std::max(most, bin->communication + bin->other);
    }
    m_bars->append(communication);
    m_bars->append(other);
    m_sizes->append(labels);
    m_sizes->setLabelsAngle(labels.size() > kLabelsAcross ? -90 : 0);
    m_counts->setRange(0, static_cast<double>(most));
    m_counts->setTickCount(static_cast<int>(std::min<std::uint64_t>(most, 5)) + 1);
    m_counts->applyNiceNumbers();
}

void StatisticsPage::showSpread()
{
    if (!m_digest) {
        m_spread->clear();
        return;
    }
    const auto at = [digest = m_digest](std::size_t record) -> const RankSpread& { return digest->spread[record]; };
    const auto figure
        = [at](double RankSpread::*member) { return [at, member](std::size_t record) { return at(record).*member; }; };
    const auto text = [at](double RankSpread::*member) {
        return [at, member](
                   std::size_t record) { return formatFigure(static_cast<SpreadFigure>(record), at(record).*member); };
    };
    const auto uneven
        = [at](std::size_t record) { return at(record).mean > 0 ? at(record).most / at(record).mean : 1.0; };
    const QStringList names { tr("Operations"), tr("Communication (bytes)"), tr("FLOP"), tr("Duration") };
    m_spread->setRecords(kSpreadFigures,
        { { tr("Of each rank"), [names](std::size_t record) { return names[static_cast<qsizetype>(record)]; } },
            { tr("Least"), text(&RankSpread::least), figure(&RankSpread::least) },
            { tr("Mean"), text(&RankSpread::mean), figure(&RankSpread::mean) },
            { tr("Most"), text(&RankSpread::most), figure(&RankSpread::most) },
            { tr("Most on rank"), [at](std::size_t record) { return QString::number(at(record).mostRank); },
                [at](std::size_t record) { return static_cast<double>(at(record).mostRank); },
                tr("The first of the ranks that have the most") },
            { tr("Most ÷ mean"), [uneven](std::size_t record) { return formatNumber(uneven(record)); }, uneven,
                tr("1: all ranks have the same") } });
}

void StatisticsPage::applyColors()
{
    applyChartTheme(*m_chart);
    const Theme& theme = Theme::current();
    const QList<QBarSet*> sets = m_bars->barSets();
    for (qsizetype i = 0; i < sets.size(); ++i) {
        sets[i]->setBrush(i == 0 ? theme.communication : theme.compute);
        sets[i]->setPen(Qt::NoPen);
    }
}

void StatisticsPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange && m_chart != nullptr)
        applyColors();
    if (event->type() == QEvent::LanguageChange && m_chart != nullptr)
        setDigest(m_digest);
    QWidget::changeEvent(event);
}

} // namespace weft::widgets

#include "moc_statistics_page.cpp"
