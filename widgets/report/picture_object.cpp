// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/report/picture_object.h"

#include <QImage>
#include <QPainter>
#include <QSvgRenderer>

#include <utility>

namespace weft::widgets {

PictureObject::PictureObject(std::vector<ReportPicture> pictures, double unitsPerPixel, QSizeF most, QObject* parent)
    : QObject(parent)
    , m_pictures(std::move(pictures))
    , m_unitsPerPixel(unitsPerPixel)
    , m_most(most)
{
}

// What Q_INTERFACES would write, and all that Qt asks of it.
void* PictureObject::qt_metacast(const char* name)
{
    const bool isAsked = qstrcmp(name, qobject_interface_iid<QTextObjectInterface*>()) == 0;
    return isAsked ? static_cast<QTextObjectInterface*>(this) : QObject::qt_metacast(name);
}

QSizeF PictureObject::intrinsicSize(QTextDocument*, int, const QTextFormat& format)
{
    const QSizeF size = QSizeF(of(format).size) * m_unitsPerPixel;
    return size.scaled(size.boundedTo(m_most), Qt::KeepAspectRatio);
}

void PictureObject::drawObject(QPainter* painter, const QRectF& rect, QTextDocument*, int, const QTextFormat& format)
{
    // What only touches a page belongs to the next one; renderers would show its first line.
    if (painter->hasClipping() && painter->clipBoundingRect().intersected(rect).height() < m_unitsPerPixel)
        return;
    const ReportPicture& picture = of(format);
    painter->save();
    if (picture.isShapes) {
        painter->setClipRect(rect, Qt::IntersectClip); // SVG has no clips of its own here
        QSvgRenderer(picture.data).render(painter, rect);
    } else {
        painter->setRenderHint(QPainter::SmoothPixmapTransform);
        painter->drawImage(rect, QImage::fromData(picture.data, "PNG"));
    }
    painter->restore();
}

const ReportPicture& PictureObject::of(const QTextFormat& format) const
{
    return m_pictures[static_cast<std::size_t>(format.intProperty(kPictureNumber))];
}

} // namespace weft::widgets
