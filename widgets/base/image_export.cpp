// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/base/image_export.h"

#include <QCoreApplication>
#include <QImage>
#include <QPaintEngine>
#include <QPainter>
#include <QPdfWriter>
#include <QSaveFile>
#include <QSvgGenerator>

namespace weft::widgets {

namespace {
constexpr int kDpi = 96; // one logical pixel a unit

bool endsWith(const QString& path, const char* ending)
{
    return path.endsWith(QLatin1String(ending), Qt::CaseInsensitive);
}

} // namespace

bool isVectorPath(const QString& path)
{
    return endsWith(path, ".svg") || endsWith(path, ".pdf");
}

bool drawsVectors(const QPainter& painter)
{
    return painter.paintEngine()->type() != QPaintEngine::Raster;
}

bool writeImage(const QString& path, QSize size, double scale, const QString& title,
    const std::function<void(QPainter&)>& paint, QString& error)
{
    QSaveFile file(path);
    bool written = file.open(QIODevice::WriteOnly);
    const auto paintTo = [&](QPaintDevice& device) {
        QPainter painter(&device);
        written = painter.isActive();
        if (written)
            paint(painter);
    };
    if (!written) {
        // Said below.
    } else if (endsWith(path, ".svg")) {
        QSvgGenerator svg;
        svg.setOutputDevice(&file);
        svg.setResolution(kDpi);
        svg.setSize(size);
        svg.setViewBox(QRect(QPoint(), size));
        svg.setTitle(title);
        paintTo(svg);
    } else if (endsWith(path, ".pdf")) {
        QPdfWriter pdf(&file);
        pdf.setResolution(kDpi);
        pdf.setPageSize(QPageSize(QSizeF(size) * 72.0 / kDpi, QPageSize::Point));
        pdf.setPageMargins({});
        pdf.setTitle(title);
        paintTo(pdf);
    } else {
        QImage image(size * scale, QImage::Format_RGB32);
        image.setDevicePixelRatio(scale);
        paintTo(image);
        written = written && image.save(&file, "PNG");
    }
    if (written && file.commit())
        return true;
    error = QCoreApplication::translate("weft::widgets", "Cannot write %1: %2").arg(path, file.errorString());
    return false;
}

} // namespace weft::widgets
