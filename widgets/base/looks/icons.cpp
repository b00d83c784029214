// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/base/looks/icons.h"

#include <QApplication>
#include <QFile>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QPixmapCache>
#include <QSvgRenderer>

namespace weft::widgets {

namespace {

QColor tintOf(QIcon::Mode mode)
{
    const QPalette palette = QApplication::palette();
    if (mode == QIcon::Disabled)
        return palette.color(QPalette::Disabled, QPalette::WindowText);
    if (mode == QIcon::Selected)
        return palette.color(QPalette::HighlightedText);
    return palette.color(QPalette::WindowText);
}

// Reads the palette at every painting: a change of theme needs no new icons.
class TintedSvgEngine : public QIconEngine {
public:
    explicit TintedSvgEngine(QString path)
        : m_path(std::move(path))
    {
    }

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override
    {
        const qreal scale = painter->device()->devicePixelRatioF();
        painter->drawPixmap(rect, scaledPixmap(rect.size() * scale, mode, state, scale));
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        return scaledPixmap(size, mode, state, 1.0);
    }

    QPixmap scaledPixmap(const QSize& size, QIcon::Mode mode, QIcon::State /*state*/, qreal /*scale*/) override
    {
        const QColor tint = tintOf(mode);
        const QString key
            = QStringLiteral("%1|%2x%3|%4").arg(m_path).arg(size.width()).arg(size.height()).arg(tint.rgba());
        QPixmap image;
        if (QPixmapCache::find(key, &image))
            return image;
        image = QPixmap(size);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        QSvgRenderer(m_path).render(&painter);
        painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
        painter.fillRect(image.rect(), tint);
        painter.end();
        QPixmapCache::insert(key, image);
        return image;
    }

    [[nodiscard]] QIconEngine* clone() const override { return new TintedSvgEngine(*this); }
    [[nodiscard]] QString key() const override { return QStringLiteral("weft-tinted-svg"); }

private:
    QString m_path;
};

} // namespace

QIcon themedIcon(const QString& name)
{
    const QString path = QStringLiteral(":/icons/") + name + QStringLiteral(".svg");
    return QFile::exists(path) ? QIcon(new TintedSvgEngine(path)) : QIcon();
}

} // namespace weft::widgets
