// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/topology/minimap.h"

#include <QEvent>
#include <QMouseEvent>
#include <QPainter>

namespace weft::widgets {

namespace {
constexpr int kWidth = 168;
constexpr int kHeight = 112;
constexpr int kGap = 8;
}

Minimap::Minimap(TopologyCanvas* canvas)
    : QWidget(canvas)
    , m_canvas(canvas)
{
    setObjectName(QStringLiteral("topologyMinimap"));
    setAccessibleName(tr("Overview"));
    setToolTip(tr("Click or drag to move the view"));
    resize(kWidth, kHeight);
    setCursor(Qt::PointingHandCursor);
    connect(canvas, &TopologyCanvas::viewChanged, this, &Minimap::place);
    connect(canvas, &TopologyCanvas::sceneChanged, this, [this] {
        m_picture = {};
        place();
    });
    place();
}

void Minimap::setWanted(bool wanted)
{
    m_wanted = wanted;
    place();
}

ViewTransform Minimap::whole() const
{
    return ViewTransform::fitting(m_canvas->scene().bounds(), size(), 6, kMostScale);
}

void Minimap::place()
{
    const bool large = m_canvas->width() > 2.5 * kWidth && m_canvas->height() > 2.5 * kHeight;
    const QRectF seen = m_canvas->view().toScene(QRectF(m_canvas->rect()));
    const bool helps = m_canvas->scene().nodeCount() > 1 && !seen.contains(m_canvas->scene().bounds());
    const bool left = m_canvas->layoutDirection() == Qt::RightToLeft;
    move(left ? kGap : m_canvas->width() - kWidth - kGap, m_canvas->height() - kHeight - kGap);
    setVisible(m_wanted && large && helps);
    update();
}

void Minimap::paintEvent(QPaintEvent* /*event*/)
{
    const Theme& theme = Theme::current();
    if (m_picture.size() != size() * devicePixelRatio()) {
        QImage image(size() * devicePixelRatio(), QImage::Format_RGB32);
        image.setDevicePixelRatio(devicePixelRatio());
        image.fill(theme.window);
        QPainter painter(&image);
        FabricLook look;
        look.theme = &theme;
        const FabricScene& scene = m_canvas->scene();
        paintFabric(painter, scene, whole(), size(), look,
            scene.nodeCount() + scene.cables().size() > 20'000 ? Detail::Far : Detail::Mid);
        painter.end();
        m_picture = QPixmap::fromImage(image);
    }
    QPainter painter(this);
    painter.drawPixmap(0, 0, m_picture);
    const QRectF seen = whole().toView(m_canvas->view().toScene(QRectF(m_canvas->rect()))).intersected(rect());
    QColor fill = theme.accent;
    fill.setAlpha(40);
    painter.fillRect(seen, fill);
    painter.setPen(theme.accent);
    painter.drawRect(seen.adjusted(0, 0, -1, -1));
    painter.setPen(theme.border);
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

void Minimap::moveTo(QPointF at)
{
    m_canvas->centerOn(whole().toScene(at));
}

void Minimap::mousePressEvent(QMouseEvent* event)
{
    moveTo(event->position());
}

void Minimap::mouseMoveEvent(QMouseEvent* event)
{
    if ((event->buttons() & Qt::LeftButton) != 0)
        moveTo(event->position());
}

void Minimap::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange)
        m_picture = {};
    QWidget::changeEvent(event);
}

} // namespace weft::widgets

#include "moc_minimap.cpp"
