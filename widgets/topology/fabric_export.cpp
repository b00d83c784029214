// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/topology/fabric_export.h"

#include "engine/io/text_file.h"
#include "engine/topology/astra_network.h"
#include "engine/topology/graph_export.h"
#include "engine/topology/link_csv.h"
#include "engine/topology/topology_json.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFileInfo>
#include <QImage>
#include <QMarginsF>
#include <QPainter>
#include <QPdfWriter>
#include <QSaveFile>
#include <QSvgGenerator>

namespace weft::widgets {

namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("FabricExport", text);
}

constexpr double kMostBitmapSide = 16'000; // pixels

bool writeBytes(const QString& path, const QByteArray& bytes, QString& error)
{
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit())
        return true;
    error = tr("%1 cannot be written: %2").arg(path, file.errorString());
    return false;
}

double captionHeight(const Picture& picture)
{
    return picture.caption.isEmpty() ? 0 : QFontMetricsF(picture.look.font).height() + 12;
}

void paintAll(QPainter& painter, const Picture& picture)
{
    const double below = captionHeight(picture);
    painter.fillRect(QRectF(0, 0, picture.size.width(), picture.size.height() + below), picture.look.theme->base);
    paintFabric(painter, *picture.scene, picture.view, picture.size, picture.look, picture.detail);
    if (below > 0) {
        const QRectF strip(0, picture.size.height(), picture.size.width(), below);
        painter.fillRect(strip, picture.look.theme->base);
        painter.setFont(picture.look.font);
        painter.setPen(picture.look.theme->text);
        painter.drawText(strip.adjusted(12, 0, -12, -4), Qt::AlignLeft | Qt::AlignVCenter, picture.caption);
    }
}

QImage bitmapOf(const Picture& picture, double ratio)
{
    const QSizeF size(picture.size.width(), picture.size.height() + captionHeight(picture));
    const double fits = std::min(ratio, kMostBitmapSide / std::max(size.width(), size.height()));
    QImage image((size * fits).toSize(), QImage::Format_RGB32);
    image.setDevicePixelRatio(fits);
    QPainter painter(&image);
    paintAll(painter, picture);
    return image;
}

// Lines and shapes while they are few, else one bitmap: a drawing of a million lines opens nowhere.
void paintVectors(QPainter& painter, const Picture& picture)
{
    if (primitiveCount(*picture.scene) < kMostVectors || picture.detail == Detail::Far)
        paintAll(painter, picture);
    else
        painter.drawImage(
            QRectF(0, 0, picture.size.width(), picture.size.height() + captionHeight(picture)), bitmapOf(picture, 2));
}

QByteArray svgOf(const Picture& picture)
{
    QBuffer buffer;
    QSvgGenerator svg;
    svg.setOutputDevice(&buffer);
    svg.setResolution(96);
    const QSizeF size(picture.size.width(), picture.size.height() + captionHeight(picture));
    svg.setSize(size.toSize());
    svg.setViewBox(QRectF({ 0, 0 }, size));
    svg.setTitle(tr("Topology"));
    QPainter painter(&svg);
    paintVectors(painter, picture);
    painter.end();
    return buffer.data();
}

QByteArray pdfOf(const Picture& picture)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter pdf(&buffer);
    constexpr int kDotsPerInch = 96;
    pdf.setResolution(kDotsPerInch);
    const QSizeF size(picture.size.width(), picture.size.height() + captionHeight(picture));
    pdf.setPageSize(QPageSize(size * 72.0 / kDotsPerInch, QPageSize::Point, {}, QPageSize::ExactMatch));
    pdf.setPageMargins(QMarginsF());
    pdf.setTitle(tr("Topology"));
    QPainter painter(&pdf);
    paintVectors(painter, picture);
    painter.end();
    return buffer.data();
}

Result<std::string> textOf(const topology::Fabric& fabric, const QString& suffix)
{
    if (suffix == QStringLiteral("json"))
        return topology::writeTopologyJson(fabric);
    if (suffix == QStringLiteral("yml") || suffix == QStringLiteral("yaml"))
        return topology::writeAstraNetwork(fabric.topology());
    if (suffix == QStringLiteral("csv"))
        return topology::writeLinkCsv(fabric.topology());
    if (suffix == QStringLiteral("dot") || suffix == QStringLiteral("gv"))
        return topology::toDot(fabric.topology());
    if (suffix == QStringLiteral("graphml"))
        return topology::toGraphMl(fabric.topology());
    return Error { ErrorCode::Unsupported,
        tr("A topology is saved as .json, .yml, .csv, .dot or .graphml").toStdString(), {}, {} };
}

} // namespace

bool exportFabric(const FabricDocument& document, const QString& path, QString& error)
{
    const auto sealed = document.sealed();
    if (!sealed) {
        error = QString::fromStdString(toString(sealed.error()));
        return false;
    }
    const auto text = textOf((*sealed)->fabric, QFileInfo(path).suffix().toLower());
    if (!text) {
        error = QString::fromStdString(toString(text.error()));
        return false;
    }
    const auto written = io::writeTextFile(path.toStdString(), text.value());
    if (!written)
        error = QString::fromStdString(toString(written.error()));
    return written.ok();
}

QString fabricFileFilter()
{
    return tr("Weft topology (*.json);;ASTRA-sim network (*.yml *.yaml);;Links as CSV (*.csv);;Graphviz (*.dot);;"
              "GraphML (*.graphml)");
}

bool exportPicture(const Picture& picture, const QString& path, QString& error)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    if (suffix == QStringLiteral("svg"))
        return writeBytes(path, svgOf(picture), error);
    if (suffix == QStringLiteral("pdf"))
        return writeBytes(path, pdfOf(picture), error);
    if (suffix != QStringLiteral("png")) {
        error = tr("A picture is saved as .png, .svg or .pdf");
        return false;
    }
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    bitmapOf(picture, 2).save(&buffer, "PNG");
    return writeBytes(path, buffer.data(), error);
}

QString pictureFileFilter()
{
    return tr("PNG image (*.png);;SVG drawing (*.svg);;PDF page (*.pdf)");
}

} // namespace weft::widgets
