// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/base/image_export.h"

#include "widgets/base/file_bytes.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFileInfo>
#include <QImage>
#include <QPaintEngine>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>

namespace weft::widgets {

namespace {
constexpr int kDpi = 96; // one logical pixel a unit
} // namespace

bool drawsVectors(const QPainter& painter)
{
    return painter.paintEngine()->type() != QPaintEngine::Raster;
}

bool writeImage(QIODevice& out, const QString& form, QSize size, double scale, const QString& title,
    const std::function<void(QPainter&)>& paint)
{
    const auto paintTo = [&](QPaintDevice& device) {
        QPainter painter(&device);
        if (painter.isActive())
            paint(painter);
        return painter.isActive();
    };
    if (form == QStringLiteral("svg")) {
        QSvgGenerator svg;
        svg.setOutputDevice(&out);
        svg.setResolution(kDpi);
        svg.setSize(size);
        svg.setViewBox(QRect(QPoint(), size));
        svg.setTitle(title);
        return paintTo(svg);
    }
    if (form == QStringLiteral("pdf")) {
        QPdfWriter pdf(&out);
        pdf.setResolution(kDpi);
        pdf.setPageSize(QPageSize(QSizeF(size) * 72.0 / kDpi, QPageSize::Point));
        pdf.setPageMargins({});
        pdf.setTitle(title);
        return paintTo(pdf);
    }
    QImage image(size * scale, QImage::Format_RGB32);
    image.setDevicePixelRatio(scale);
    return paintTo(image) && image.save(&out, "PNG");
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
