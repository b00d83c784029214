// SPDX-License-Identifier: GPL-3.0-or-later
// What people do with a utilization chart: the mouse, the keyboard, its commands and its export.
#include "widgets/base/shared/command_registry.h"
#include "widgets/base/shared/time_controller.h"
#include "widgets/base/views/figures_model.h"
#include "widgets/base/words/csv.h"
#include "widgets/charts/chart_frame.h"
#include "widgets/charts/utilization_chart.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>

#include <cmath>

namespace weft::widgets {

namespace {
constexpr double kZoomStep = 1.25;
constexpr int kDragDistance = 3; // px
}

std::int64_t UtilizationChart::timeAt(double x) const
{
    const QRectF plot = m_frame->plot();
    const TimeRange visible = m_time->visible();
    if (plot.width() <= 0)
        return visible.from;
    return visible.from + std::llround((x - plot.left()) / plot.width() * static_cast<double>(visible.length()));
}

void UtilizationChart::zoomAt(double x, double factor)
{
    m_time->zoomAt(timeAt(x), factor);
}

bool UtilizationChart::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::Resize:
        placeOverlay();
        break;
    case QEvent::Wheel: {
        auto* wheel = static_cast<QWheelEvent*>(event);
        zoomAt(wheel->position().x(), std::pow(kZoomStep, -wheel->angleDelta().y() / 120.0));
        return true;
    }
    case QEvent::MouseButtonPress: {
        const auto* mouse = static_cast<QMouseEvent*>(event);
        m_pressedAt = mouse->position().x();
        m_pressedRange = m_time->visible();
        m_dragged = false;
        m_frame->setFocus(Qt::MouseFocusReason);
        return true;
    }
    case QEvent::MouseMove: {
        const auto* mouse = static_cast<QMouseEvent*>(event);
        const double by = mouse->position().x() - m_pressedAt;
        if ((mouse->buttons() & (Qt::LeftButton | Qt::MiddleButton)) == 0)
            break;
        m_dragged = m_dragged || std::fabs(by) > kDragDistance;
        const double width = m_frame->plot().width();
        if (!m_dragged || width <= 0)
            return true;
        const std::int64_t from
            = m_pressedRange.from - std::llround(by / width * static_cast<double>(m_pressedRange.length()));
        m_time->pan(from - m_time->visible().from);
        return true;
    }
    case QEvent::MouseButtonRelease: {
        const auto* mouse = static_cast<QMouseEvent*>(event);
        if (!m_dragged && mouse->button() == Qt::LeftButton)
            m_time->setCursor(timeAt(mouse->position().x()));
        return true;
    }
    case QEvent::MouseButtonDblClick:
        m_time->showAll();
        return true;
    default:
        break;
    }
    return QWidget::eventFilter(watched, event);
}

void UtilizationChart::keyPressEvent(QKeyEvent* event)
{
    const double middle = m_frame->plot().center().x();
    const std::int64_t step = m_time->visible().length() / 10;
    switch (event->key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        zoomAt(middle, 1 / kZoomStep);
        return;
    case Qt::Key_Minus:
        zoomAt(middle, kZoomStep);
        return;
    case Qt::Key_Left:
        m_time->pan(-step);
        return;
    case Qt::Key_Right:
        m_time->pan(step);
        return;
    case Qt::Key_Home:
        m_time->showAll();
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

void UtilizationChart::registerCommands(CommandRegistry& commands)
{
    const QString group = tr("Charts");
    commands.add(
        { .id = "charts.dimensions", .text = tr("Utilization of &dimensions"), .group = group },
        [this] { setShown(Dimensions); }, this);
    commands.add(
        { .id = "charts.busiestLinks", .text = tr("Utilization of the &busiest links"), .group = group },
        [this] { setShown(BusiestLinks); }, this);
    commands.add(
        { .id = "charts.selectedLinks", .text = tr("Utilization of the &selected links"), .group = group },
        [this] { setShown(SelectedLinks); }, this);
    commands.add({ .id = "charts.exportUtilization",
                     .text = tr("&Export utilization as CSV…"),
                     .group = group,
                     .icon = QStringLiteral("export") },
        [this] { emit exportRequested(tr("Series")); });
}

QString UtilizationChart::toCsv() const
{
    QStringList head { QStringLiteral("time_ns") };
    std::vector<const std::vector<double>*> columns;
    for (const UtilizationLine& line : lines()) {
        head.append(titleWithUnit(line.name, fractionUnit()));
        columns.push_back(&line.middle);
        if (line.most.empty())
            continue;
        for (const QString& end : { tr("%1 least").arg(line.name), tr("%1 most").arg(line.name) })
            head.append(titleWithUnit(end, fractionUnit()));
        columns.push_back(&line.least);
        columns.push_back(&line.most);
    }
    QString text = csvLine(head);
    if (m_data == nullptr || columns.empty())
        return text;
    const TimeRange visible = m_time->visible();
    for (std::size_t bin = 0; bin < columns.front()->size(); ++bin) {
        const std::int64_t from = static_cast<std::int64_t>(bin) * m_data->binWidth;
        if (from + m_data->binWidth <= visible.from || from >= visible.to)
            continue;
        QStringList fields { QString::number(from) };
        for (const std::vector<double>* column : columns)
            fields.append(QString::number((*column)[bin], 'g', 10));
        text += csvLine(fields);
    }
    return text;
}

} // namespace weft::widgets
