// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/base/canvas/image_export.h"

#include "widgets/base/canvas/recording.h"
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

#include <memory>

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

bool isOfShapes(const QString& form)
{
    return form == QStringLiteral("svg") || form == QStringLiteral("pdf");
}

QByteArray bytesOf(
    const QString& form, QSize size, double scale, const QString& title, const std::function<void(QPainter&)>& paint)
{
    const auto paintTo = [&](QPaintDevice& device) {
        QPainter painter(&device);
        if (painter.isActive())
            paint(painter);
        return painter.isActive();
    };
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    if (form == QStringLiteral("svg")) {
        QSvgGenerator svg;
        svg.setOutputDevice(&buffer);
        svg.setResolution(kDpi);
        svg.setSize(size);
        svg.setViewBox(QRect(QPoint(), size));
        svg.setTitle(title);
        return paintTo(svg) ? withoutBlanks(buffer.data()) : QByteArray();
    }
    if (isOfShapes(form)) {
        QPdfWriter pdf(&buffer);
        pdf.setResolution(kDpi);
        pdf.setPageSize(QPageSize(QSizeF(size) * 72.0 / kDpi, QPageSize::Point));
        pdf.setPageMargins({});
        pdf.setTitle(title);
        return paintTo(pdf) ? buffer.data() : QByteArray();
    }
    QImage image(size * scale, QImage::Format_RGB32);
    image.setDevicePixelRatio(scale);
    return paintTo(image) && image.save(&buffer, "PNG") ? buffer.data() : QByteArray();
}

} // namespace

bool drawsVectors(const QPainter& painter)
{
    if (const auto* recording = dynamic_cast<const Recording*>(painter.device()))
        return recording->keepsShapes();
    return painter.paintEngine()->type() != QPaintEngine::Raster;
}

std::function<QByteArray()> drawImage(
    const QString& form, QSize size, double scale, const QString& title, const std::function<void(QPainter&)>& paint)
{
    const auto recording = std::make_shared<Recording>(size, scale, isOfShapes(form));
    QPainter painter(recording.get());
    paint(painter);
    painter.end();
    return [=] { return bytesOf(form, size, scale, title, [&](QPainter& on) { recording->play(on); }); };
}

bool writeImage(QIODevice& out, const QString& form, QSize size, double scale, const QString& title,
    const std::function<void(QPainter&)>& paint)
{
    const QByteArray bytes = bytesOf(form, size, scale, title, paint);
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
