// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/workload/sweep_chart.h"

#include "widgets/base/looks/theme.h"
#include "widgets/base/words/quantity_format.h"
#include "widgets/plots/chart_style.h"
#include "widgets/plots/nice_axis.h"
#include "widgets/plots/series_mark.h"

#include <QCategoryAxis>
#include <QChart>
#include <QCursor>
#include <QEvent>
#include <QLegend>
#include <QLineSeries>
#include <QLogValueAxis>
#include <QToolTip>
#include <QValueAxis>

#include <algorithm>
#include <cmath>
#include <limits>

namespace weft::widgets {

namespace {

constexpr int kLabelWidth = 9; // digits that a label takes with the air beside it
constexpr int kMarker = 8; // px
constexpr double kAir = 0.2; // beside the first and last size, in powers of two

// The axis is linear in the exponent, so that its labels can be sizes: QLogValueAxis has numbers only.
double placeOf(double bytes)
{
    return std::log2(std::max(1.0, bytes));
}

QString sizeLabel(int exponent)
{
    return formatBytes(std::uint64_t { 1 } << static_cast<unsigned>(std::clamp(exponent, 0, 63)));
}

} // namespace

SweepChart::SweepChart(QWidget* parent)
    : SpokenChart(parent)
{
    setObjectName(QStringLiteral("sweepChart"));
    setAccessibleName(tr("Chart of the sweep"));
    styleChartView(*this);
    setRenderHint(QPainter::Antialiasing);
}

void SweepChart::setSeries(SweepFigure figure, std::vector<SweepSeries> series)
{
    m_figure = figure;
    m_series = std::move(series);
    rebuild();
}

void SweepChart::rebuild()
{
    setRows({});
    chart()->removeAllSeries();
    for (QAbstractAxis* axis : chart()->axes()) {
        chart()->removeAxis(axis);
        delete axis;
    }
    m_sizes = nullptr;
    bool hasPoints = false;
    for (const SweepSeries& series : m_series)
        hasPoints = hasPoints || !series.points.isEmpty();
    if (!hasPoints)
        return;
    std::vector<ChartRow> rows;
    for (std::size_t i = 0; i < m_series.size(); ++i) {
        auto* line = new QLineSeries(chart());
        line->setName(m_series[i].name);
        for (const QPointF& point : m_series[i].points) {
            // A logarithmic axis has no place for 0.
            if (m_figure != SweepFigure::Time || point.y() > 0)
                line->append(placeOf(point.x()), point.y());
        }
        connect(line, &QXYSeries::hovered, this, [this, i](const QPointF& at, bool on) {
            if (on && i < m_series.size())
                showPoint(m_series[i], at);
        });
        paintSeries(*line, i);
        chart()->addSeries(line);
        ChartRow row { m_series[i].name, m_series[i].isMeasured ? tr("measured") : QString(), line, line };
        row.words = [this](const QPointF& point) {
            return formatBytes(static_cast<std::uint64_t>(std::llround(std::exp2(point.x())))) + QStringLiteral(": ")
                + figureOf(point.y());
        };
        rows.push_back(std::move(row));
    }
    addSizes();
    addFigures();
    setRows(std::move(rows));
    styleChartView(*this);
}

void SweepChart::addSizes()
{
    double least = 63;
    double most = 0;
    for (const SweepSeries& series : m_series) {
        for (const QPointF& point : series.points) {
            least = std::min(least, placeOf(point.x()));
            most = std::max(most, placeOf(point.x()));
        }
    }
    m_least = static_cast<int>(std::floor(least));
    m_most = std::max(m_least + 1, static_cast<int>(std::ceil(most)));
    m_sizes = new QCategoryAxis(chart());
    m_sizes->setLabelsPosition(QCategoryAxis::AxisLabelsPositionOnValue);
    m_sizes->setTitleText(tr("Size (bytes, as nccl-tests count it)"));
    m_step = 0;
    chart()->addAxis(m_sizes, Qt::AlignBottom);
    for (QAbstractSeries* line : chart()->series())
        line->attachAxis(m_sizes);
    label();
}

// As many sizes as there is room for.
void SweepChart::label()
{
    if (m_sizes == nullptr)
        return;
    // Half a label stands beyond the first and the last size.
    const double half = fontMetrics().horizontalAdvance('0') * kLabelWidth / 2.0;
    const double air = std::max(kAir, half * (m_most - m_least) / std::max(1.0, width() - 2 * half));
    m_sizes->setRange(m_least - air, m_most + air);
    const int room = std::max(1, width() / (fontMetrics().horizontalAdvance('0') * kLabelWidth));
    const int step = std::max(1, (m_most - m_least + room) / room);
    if (step == m_step)
        return;
    m_step = step;
    for (const QString& text : m_sizes->categoriesLabels())
        m_sizes->remove(text);
    for (int exponent = m_least; exponent <= m_most; exponent += step)
        m_sizes->append(sizeLabel(exponent), exponent);
}

void SweepChart::addFigures()
{
    double least = std::numeric_limits<double>::max(); // above 0
    double most = 0;
    for (const SweepSeries& series : m_series) {
        for (const QPointF& point : series.points) {
            most = std::max(most, point.y());
            if (point.y() > 0)
                least = std::min(least, point.y());
        }
    }
    QAbstractAxis* axis = nullptr;
    if (m_figure == SweepFigure::Time) {
        auto* logarithmic = new QLogValueAxis(chart());
        logarithmic->setBase(10);
        // Whole decades, so that there are labels.
        logarithmic->setRange(std::pow(10, std::floor(std::log10(std::min(least, std::max(most, 1e-3))))),
            std::pow(10, std::ceil(std::log10(std::max(most, 1e-3)) + 1e-9)));
        logarithmic->setLabelFormat(QStringLiteral("%g"));
        logarithmic->setTitleText(tr("Time (µs)"));
        axis = logarithmic;
    } else {
        auto* linear = new QValueAxis(chart());
        setNiceRangeFromZero(*linear, most > 0 ? most * 1.05 : 1);
        linear->setTitleText(
            m_figure == SweepFigure::BusBandwidth ? tr("Bus bandwidth (GB/s)") : tr("Algorithm bandwidth (GB/s)"));
        axis = linear;
    }
    chart()->addAxis(axis, Qt::AlignLeft);
    for (QAbstractSeries* line : chart()->series())
        line->attachAxis(axis);
}

void SweepChart::paintSeries(QXYSeries& line, std::size_t number)
{
    const bool isMeasured = m_series[number].isMeasured;
    const QColor color = Theme::current().category(number);
    QPen pen(color, 2);
    pen.setStyle(isMeasured ? Qt::DashLine : Qt::SolidLine);
    line.setPen(pen);
    line.setLightMarker(seriesMark(number, kMarker, color, devicePixelRatioF()));
    line.setMarkerSize(kMarker);
}

void SweepChart::showPoint(const SweepSeries& series, const QPointF& at) const
{
    const auto nearest
        = std::min_element(series.points.begin(), series.points.end(), [&](const QPointF& a, const QPointF& b) {
              return std::fabs(placeOf(a.x()) - at.x()) < std::fabs(placeOf(b.x()) - at.x());
          });
    if (nearest == series.points.end())
        return;
    QToolTip::showText(QCursor::pos(),
        QStringLiteral("%1\n%2: %3")
            .arg(series.name, formatBytes(static_cast<std::uint64_t>(nearest->x())), figureOf(nearest->y())));
}

QString SweepChart::figureOf(double value) const
{
    return m_figure == SweepFigure::Time ? formatTime(Time { static_cast<std::uint64_t>(std::max(0.0, value * 1000)) })
                                         : formatBandwidth(Bandwidth { value });
}

void SweepChart::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        rebuild();
    SpokenChart::changeEvent(event);
}

void SweepChart::resizeEvent(QResizeEvent* event)
{
    SpokenChart::resizeEvent(event);
    label();
}

} // namespace weft::widgets

#include "moc_sweep_chart.cpp"
