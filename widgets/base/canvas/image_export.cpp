// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/base/canvas/image_export.h"

#include "widgets/base/jobs/file_bytes.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFileInfo>
#include <QImage>
#include <QPaintEngine>
#include <QPainter>
#include <QPdfWriter>
#include <QRegularExpression>
#include <QSvgGenerator>

namespace weft::widgets {

namespace {

constexpr int kDpi = 96; // one logical pixel a unit

// A drawn text stands there in pieces of one direction each. Marks of direction inside of them, and pieces that are
// nothing but spaces, are letters without a shape, which some programs draw as a path without a line.
QByteArray withoutBlanks(const QByteArray& svg)
{
    static const QRegularExpression marks(QStringLiteral("[\\x{200E}\\x{200F}\\x{202A}-\\x{202E}\\x{2066}-\\x{2069}]"));
    static const QRegularExpression pieces(QStringLiteral("<text\\b[^>]*>[\\s\\x{A0}]*</text>"));
    return QString::fromUtf8(svg).remove(marks).remove(pieces).toUtf8();
}

} // namespace

bool drawsVectors(const QPainter& painter)
{
    return painter.paintEngine()->type() != QPaintEngine::Raster;
}

std::function<QByteArray()> drawImage(
    const QString& form, QSize size, double scale, const QString& title, const std::function<void(QPainter&)>& paint)
{
    const auto paintTo = [&](QPaintDevice& device) {
        QPainter painter(&device);
        if (painter.isActive())
            paint(painter);
        return painter.isActive();
    };
    if (form == QStringLiteral("svg")) {
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        QSvgGenerator svg;
        svg.setOutputDevice(&buffer);
        svg.setResolution(kDpi);
        svg.setSize(size);
        svg.setViewBox(QRect(QPoint(), size));
        svg.setTitle(title);
        if (!paintTo(svg))
            return {};
        return [text = buffer.data()] { return withoutBlanks(text); };
    }
    if (form == QStringLiteral("pdf")) {
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        QPdfWriter pdf(&buffer);
        pdf.setResolution(kDpi);
        pdf.setPageSize(QPageSize(QSizeF(size) * 72.0 / kDpi, QPageSize::Point));
        pdf.setPageMargins({});
        pdf.setTitle(title);
        if (!paintTo(pdf))
            return {};
        return [bytes = buffer.data()] { return bytes; };
    }
    QImage image(size * scale, QImage::Format_RGB32);
    image.setDevicePixelRatio(scale);
    if (!paintTo(image))
        return {};
    return [image = std::move(image)] {
        QBuffer png;
        png.open(QIODevice::WriteOnly);
        return image.save(&png, "PNG") ? png.data() : QByteArray();
    };
}

bool writeImage(QIODevice& out, const QString& form, QSize size, double scale, const QString& title,
    const std::function<void(QPainter&)>& paint)
{
    const auto made = drawImage(form, size, scale, title, paint);
    const QByteArray bytes = made ? made() : QByteArray();
    return !bytes.isEmpty() && out.write(bytes) == bytes.size();
}

bool writeImage(const QString& path, QSize size, double scale, const QString& title,
    const std::function<void(QPainter&)>& paint, QString& error)
{
    QBuffer picture;
    picture.open(QIODevice::WriteOnly);
    if (writeImage(picture, QFileInfo(path).suffix().toLower(), size, scale, title, paint))
        return writeBytes(path, picture.data(), error);
    error = QCoreApplication::translate("weft::widgets", "%1 cannot be drawn at this size").arg(title);
    return false;
}

} // namespace weft::widgets
