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

#include <algorithm>
#include <cmath>
#include <memory>

namespace weft::widgets {

namespace {

constexpr int kDpi = 96; // one logical pixel a unit
constexpr double kPoint = 72.0 / kDpi; // points a logical pixel
constexpr double kLongestPdf = 14'400; // points: what a page may measure (ISO 32000-1, table C.1)

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
    // Painters do not make less than one pixel of a logical one by themselves.
    const auto paintTo = [&](QPaintDevice& device, double shrunkBy = 1) {
        QPainter painter(&device);
        if (painter.isActive() && shrunkBy < 1) {
            painter.setWindow(QRect(QPoint(), size));
            painter.setViewport(QRect(QPoint(), size * shrunkBy));
        }
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
        const double fits = std::min(1.0, kLongestPdf / (kPoint * std::max({ 1, size.width(), size.height() })));
        QPdfWriter pdf(&buffer);
        pdf.setResolution(kDpi);
        pdf.setPageSize(QPageSize(QSizeF(size) * kPoint * fits, QPageSize::Point));
        pdf.setPageMargins({});
        pdf.setTitle(title);
        return paintTo(pdf, fits) ? buffer.data() : QByteArray();
    }
    QImage image(size * scale, QImage::Format_RGB32);
    image.setDevicePixelRatio(std::max(1.0, scale));
    return paintTo(image, scale) && image.save(&buffer, "PNG") ? buffer.data() : QByteArray();
}

} // namespace

double bitmapScale(QSize size, double wished)
{
    constexpr double kMostSide = 16'000; // pixels: ImageMagick opens no more where Debian sets it up
    constexpr double kMostPixels = 33'500'000; // 128 MiB: programs that are made with Qt open no more
    const double longer = std::max({ 1, size.width(), size.height() });
    const double area = longer * std::max(1, std::min(size.width(), size.height()));
    return std::min({ wished, kMostSide / longer, std::sqrt(kMostPixels / area) });
}

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
