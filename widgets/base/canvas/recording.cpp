// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/base/canvas/recording.h"

#include "widgets/base/looks/theme.h"

#include <QImage>
#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>
#include <QPixmap>

#include <utility>

namespace weft::widgets {

namespace {

constexpr int kShapesDpi = 96; // a unit is a logical pixel

// Pixmaps belong to the interface thread.
QBrush anywhere(QBrush brush)
{
    if (brush.style() == Qt::TexturePattern)
        brush.setTextureImage(brush.textureImage());
    return brush;
}

} // namespace

class RecordingEngine : public QPaintEngine {
public:
    RecordingEngine(std::vector<Recording::Draw>& steps, double scale)
        : QPaintEngine(AllFeatures)
        , m_steps(steps)
        , m_toLogical(QTransform::fromScale(1 / scale, 1 / scale))
    {
    }
    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    [[nodiscard]] Type type() const override { return User; }
    void add(Recording::Draw step) { m_steps.push_back(std::move(step)); }

    void updateState(const QPaintEngineState& now) override
    {
        const DirtyFlags changed = now.state();
        if (changed & DirtyTransform)
            add([to = now.transform() * m_toLogical](QPainter& on) { on.setTransform(to); });
        if (changed & DirtyPen)
            add([pen = now.pen()](QPainter& on) { on.setPen(pen); });
        if (changed & DirtyBrush)
            add([brush = anywhere(now.brush())](QPainter& on) { on.setBrush(brush); });
        if (changed & DirtyBrushOrigin)
            add([origin = now.brushOrigin()](QPainter& on) { on.setBrushOrigin(origin); });
        if (changed & DirtyBackground)
            add([brush = anywhere(now.backgroundBrush())](QPainter& on) { on.setBackground(brush); });
        if (changed & DirtyBackgroundMode)
            add([mode = now.backgroundMode()](QPainter& on) { on.setBackgroundMode(mode); });
        if (changed & DirtyOpacity)
            add([opacity = now.opacity()](QPainter& on) { on.setOpacity(opacity); });
        if (changed & DirtyCompositionMode)
            add([mode = now.compositionMode()](QPainter& on) { on.setCompositionMode(mode); });
        if (changed & DirtyHints)
            add([hints = now.renderHints()](QPainter& on) {
                on.setRenderHints(~hints, false);
                on.setRenderHints(hints, true);
            });
        if (changed & (DirtyClipRegion | DirtyClipPath | DirtyClipEnabled))
            addClip(now, changed);
    }

    void drawRects(const QRectF* rects, int count) override
    {
        add([list = QList<QRectF>(rects, rects + count)](QPainter& on) { on.drawRects(list); });
    }
    void drawLines(const QLineF* lines, int count) override
    {
        add([list = QList<QLineF>(lines, lines + count)](QPainter& on) { on.drawLines(list); });
    }
    void drawPoints(const QPointF* points, int count) override
    {
        add([list = QPolygonF(QList<QPointF>(points, points + count))](QPainter& on) { on.drawPoints(list); });
    }
    void drawEllipse(const QRectF& rect) override
    {
        add([rect](QPainter& on) { on.drawEllipse(rect); });
    }
    void drawPath(const QPainterPath& path) override
    {
        add([path](QPainter& on) { on.drawPath(path); });
    }
    void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override
    {
        add([list = QPolygonF(QList<QPointF>(points, points + count)), mode](QPainter& on) {
            if (mode == PolylineMode)
                on.drawPolyline(list);
            else if (mode == ConvexMode)
                on.drawConvexPolygon(list);
            else
                on.drawPolygon(list, mode == WindingMode ? Qt::WindingFill : Qt::OddEvenFill);
        });
    }
    void drawPixmap(const QRectF& to, const QPixmap& pixmap, const QRectF& from) override
    {
        drawImage(to, pixmap.toImage(), from, Qt::AutoColor);
    }
    void drawImage(const QRectF& to, const QImage& image, const QRectF& from, Qt::ImageConversionFlags flags) override
    {
        add([to, image, from, flags](QPainter& on) { on.drawImage(to, image, from, flags); });
    }
    // A piece of a text, which is read one way; its lines are drawn by themselves.
    void drawTextItem(const QPointF& at, const QTextItem& item) override
    {
        QFont font = item.font();
        font.setUnderline(false);
        font.setOverline(false);
        font.setStrikeOut(false);
        const bool isRight = item.renderFlags().testFlag(QTextItem::RightToLeft);
        add([at, font, isRight, text = item.text()](QPainter& on) {
            const QFont before = on.font();
            on.setFont(font);
            on.setLayoutDirection(isRight ? Qt::RightToLeft : Qt::LeftToRight);
            on.drawText(at, text);
            on.setFont(before);
        });
    }

private:
    void addClip(const QPaintEngineState& now, DirtyFlags changed)
    {
        const Qt::ClipOperation operation = now.clipOperation();
        if (changed & DirtyClipRegion)
            add([region = now.clipRegion(), operation](QPainter& on) { on.setClipRegion(region, operation); });
        if (changed & DirtyClipPath)
            add([path = now.clipPath(), operation](QPainter& on) { on.setClipPath(path, operation); });
        const bool isNone = (changed & (DirtyClipRegion | DirtyClipPath)) && operation == Qt::NoClip;
        if (changed & DirtyClipEnabled)
            add([isClipped = now.isClipEnabled() && !isNone](QPainter& on) { on.setClipping(isClipped); });
    }

    std::vector<Recording::Draw>& m_steps;
    QTransform m_toLogical; // for painters know the pixels of their devices
};

Recording::Recording(QSize size, double scale, bool keepsShapes)
    : m_size(size)
    , m_scale(keepsShapes ? 1 : std::max(1.0, scale)) // as painters take it
    , m_keepsShapes(keepsShapes)
    , m_theme(Theme::current())
    // As exact as devices say it.
    , m_engine(std::make_unique<RecordingEngine>(
          m_steps, Recording::metric(PdmDevicePixelRatioScaled) / devicePixelRatioFScale()))
{
}

Recording::~Recording() = default;

void Recording::draw(QPainter& painter, Draw later)
{
    auto* recording = dynamic_cast<Recording*>(painter.device());
    if (recording == nullptr)
        return later(painter);
    recording->m_engine->syncState();
    recording->m_engine->add([later = std::move(later)](QPainter& on) {
        on.save();
        later(on);
        on.restore();
    });
}

void Recording::play(QPainter& painter) const
{
    const ThemeOfThread theme(m_theme);
    for (const Draw& step : m_steps)
        step(painter);
}

QPaintEngine* Recording::paintEngine() const
{
    return m_engine.get();
}

int Recording::metric(PaintDeviceMetric what) const
{
    const double pixel = 25.4 / (m_keepsShapes ? kShapesDpi : QImage(1, 1, QImage::Format_RGB32).logicalDpiX()); // mm
    switch (what) {
    case PdmWidth:
        return qRound(m_size.width() * m_scale);
    case PdmHeight:
        return qRound(m_size.height() * m_scale);
    case PdmWidthMM:
        return qRound(m_size.width() * m_scale * pixel);
    case PdmHeightMM:
        return qRound(m_size.height() * m_scale * pixel);
    case PdmNumColors:
        return 1 << 24U;
    case PdmDepth:
        return 32;
    case PdmDpiX:
    case PdmDpiY:
    case PdmPhysicalDpiX:
    case PdmPhysicalDpiY:
        return qRound(25.4 / pixel);
    case PdmDevicePixelRatio:
        return qRound(m_scale);
    case PdmDevicePixelRatioScaled:
        return qRound(m_scale * devicePixelRatioFScale());
    default:
        return QPaintDevice::metric(what);
    }
}

} // namespace weft::widgets
