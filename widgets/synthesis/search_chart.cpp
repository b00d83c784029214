// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/synthesis/search_chart.h"

#include "widgets/base/looks/theme.h"
#include "widgets/base/words/quantity_format.h"
#include "widgets/plots/chart_style.h"
#include "widgets/plots/nice_axis.h"

#include <QChart>
#include <QEvent>
#include <QLegend>
#include <QLineSeries>
#include <QValueAxis>

#include <algorithm>
#include <cmath>

namespace weft::widgets {

namespace {
constexpr double kNsPerUs = 1000;
constexpr double kNsOfSecond = 1e9;
constexpr int kParts = 4; // between ticks
constexpr double kCurveAir = 0.06; // above and below the curves, of what they span
constexpr double kShortestSeconds = 0.01;
constexpr double kBestWidth = 2;
constexpr int kLeastHeight = 150;
constexpr int kMostHeight = 320; // the library stands below
}

SearchChart::SearchChart(QWidget* parent)
    : SpokenChart(parent)
    , m_best(new QLineSeries(chart()))
    , m_bound(new QLineSeries(chart()))
    , m_time(new QValueAxis(chart()))
    , m_value(new QValueAxis(chart()))
{
    setObjectName(QStringLiteral("synthesisSearchChart"));
    setAccessibleName(tr("Best so far against the bound"));
    setRenderHint(QPainter::Antialiasing);
    chart()->addSeries(m_bound);
    chart()->addSeries(m_best);
    chart()->addAxis(m_time, Qt::AlignBottom);
    chart()->addAxis(m_value, Qt::AlignLeft);
    for (QLineSeries* series : { m_bound, m_best }) {
        series->attachAxis(m_time);
        series->attachAxis(m_value);
    }
    setMaximumHeight(kMostHeight);
    sayAgain();
    restyle();
    clear();
}

void SearchChart::clear()
{
    m_best->clear();
    m_bound->clear();
    m_boundMicros = 0;
    m_lastSeconds = 0;
    fitAxes();
}

void SearchChart::sayAgain()
{
    m_best->setName(tr("best so far"));
    m_bound->setName(tr("bound"));
    m_time->setTitleText(tr("Search (s)"));
    m_value->setTitleText(tr("Time (µs)"));
    const auto row = [](const QLineSeries* line) {
        ChartRow made { line->name(), {}, line, line };
        made.words = [](const QPointF& point) {
            //: a time that a schedule takes, and how long it was searched for
            return tr("%1 after %2")
                .arg(formatNs(std::llround(point.y() * kNsPerUs)), formatNs(std::llround(point.x() * kNsOfSecond)));
        };
        return made;
    };
    setRows({ row(m_best), row(m_bound) });
}

void SearchChart::setBound(std::uint64_t ns)
{
    const double micros = static_cast<double>(ns) / kNsPerUs;
    if (micros == m_boundMicros)
        return;
    m_boundMicros = micros;
    fitAxes();
}

void SearchChart::addPoint(double seconds, std::uint64_t bestNs)
{
    const double micros = static_cast<double>(bestNs) / kNsPerUs;
    m_lastSeconds = std::max(seconds, m_lastSeconds);
    const int count = m_best->count();
    if (count > 0 && micros > m_best->at(count - 1).y()) {
        m_best->clear();
    } else if (count > 0) {
        // A staircase: the last value holds until now, and its end moves along while nothing changes.
        const double before = m_best->at(count - 1).y();
        if (count > 1 && m_best->at(count - 2).y() == before)
            m_best->replace(count - 1, seconds, before);
        else
            m_best->append(seconds, before);
        if (micros == before) {
            fitAxes();
            return;
        }
    }
    m_best->append(seconds, micros);
    fitAxes();
}

QList<QPointF> SearchChart::points() const
{
    return m_best->points();
}

void SearchChart::fitAxes()
{
    const double end = std::max(m_lastSeconds, kShortestSeconds);
    setNiceRange(*m_time, 0, end, kParts);
    m_bound->clear();
    if (m_boundMicros > 0)
        m_bound->replace(QList<QPointF> { { 0, m_boundMicros }, { end, m_boundMicros } });
    m_best->setPointsVisible(m_best->count() == 1); // no line yet
    double least = m_boundMicros;
    double most = m_boundMicros;
    for (const QPointF& point : m_best->points()) {
        least = least > 0 ? std::min(least, point.y()) : point.y();
        most = std::max(most, point.y());
    }
    const double air = most > least ? (most - least) * kCurveAir : std::max(most * kCurveAir, 1.0);
    setNiceRange(*m_value, std::max(0.0, least - air), most + air, kParts);
}

void SearchChart::restyle()
{
    const Theme& theme = Theme::current();
    m_best->setPen(QPen(theme.accent, kBestWidth));
    m_bound->setPen(QPen(theme.good, 1, Qt::DashLine));
    styleChartView(*this);
    setMinimumHeight(kLeastHeight);
}

void SearchChart::changeEvent(QEvent* event)
{
    SpokenChart::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        restyle();
    if (event->type() == QEvent::LanguageChange)
        sayAgain();
}

} // namespace weft::widgets

#include "moc_search_chart.cpp"
