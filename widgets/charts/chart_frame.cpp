// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/chart_frame.h"

#include "widgets/base/looks/theme.h"
#include "widgets/charts/chart_legend.h"

#include <QChart>
#include <QEvent>
#include <QGraphicsLayout>
#include <QLegend>
#include <QPainter>
#include <QValueAxis>

namespace weft::widgets {

ChartFrame::ChartFrame(QWidget* parent)
    : QChartView(parent)
    , m_horizontal(new QValueAxis(this))
    , m_vertical(new QValueAxis(this))
{
    chart()->legend()->hide();
    chart()->addAxis(m_horizontal, Qt::AlignBottom);
    chart()->addAxis(m_vertical, Qt::AlignLeft);
    setFocusPolicy(Qt::NoFocus);
    connect(chart(), &QChart::plotAreaChanged, this, &ChartFrame::plotChanged);
    styleChartView(*this);
}

QRectF ChartFrame::plot() const
{
    return QRectF(mapFromScene(chart()->mapToScene(chart()->plotArea().topLeft())), chart()->plotArea().size());
}

int ChartFrame::pixelColumns() const
{
    return std::max(1, qRound(plot().width() * devicePixelRatioF()));
}

void ChartFrame::setCurves(std::vector<ChartBand> bands, std::vector<ChartLine> lines)
{
    m_bands = std::move(bands);
    m_lines = std::move(lines);
    m_image = {};
    viewport()->update();
}

CurvePlot ChartFrame::curvePlot() const
{
    return { plot(), m_horizontal->min(), m_horizontal->max(), m_vertical->min(), m_vertical->max(),
        devicePixelRatioF() };
}

void ChartFrame::drawForeground(QPainter* painter, const QRectF& exposed)
{
    QChartView::drawForeground(painter, exposed);
    if (m_image.isNull() || m_image.devicePixelRatio() != devicePixelRatioF())
        m_image = curveImage(curvePlot(), m_bands, m_lines);
    paintCurves(*painter, curvePlot(), m_image, m_lines, exposed);
}

void ChartFrame::setParts(CanvasParts* parts)
{
    m_cursor = std::make_unique<CanvasCursor>(this, parts);
    setFocusPolicy(Qt::StrongFocus);
}

void ChartFrame::paintEvent(QPaintEvent* event)
{
    QChartView::paintEvent(event);
    if (m_cursor == nullptr)
        return;
    QPainter painter(viewport());
    m_cursor->paint(painter);
}

void ChartFrame::renderTo(QPainter& painter)
{
    emit plotChanged(); // of another size, perhaps, for which nobody has chosen ticks yet
    chart()->layout()->activate();
    painter.fillRect(rect(), Theme::current().base);
    render(&painter, rect(), viewport()->rect());
}

void ChartFrame::changeEvent(QEvent* event)
{
    QChartView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        styleChartView(*this);
}

ViewExport pictureOf(ChartFrame* chart, ChartLegend* legend, const QString& name)
{
    ViewExport made;
    made.name = name;
    made.size = chart->parentWidget()->size();
    made.paint = [chart, legend](QPainter& painter, QSize size) {
        const int below = legend == nullptr ? 0 : legend->heightForWidth(size.width());
        const auto paint = [&painter](auto* widget, QSize room) {
            pictureOf(widget, {}, [widget](QPainter& on) { widget->renderTo(on); }).paint(painter, room);
        };
        paint(chart, size - QSize(0, below));
        if (below == 0)
            return;
        painter.save();
        painter.translate(0, size.height() - below);
        paint(legend, QSize(size.width(), below));
        painter.restore();
    };
    return made;
}

} // namespace weft::widgets

#include "moc_chart_frame.cpp"
