// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/topology/fabric_export.h"

#include "engine/io/text_file.h"
#include "engine/topology/astra_network.h"
#include "engine/topology/graph_export.h"
#include "engine/topology/link_csv.h"
#include "engine/topology/topology_json.h"
#include "widgets/base/canvas/image_export.h"
#include "widgets/base/words/engine_text.h"

#include <QFileInfo>
#include <QImage>
#include <QPainter>

#include <algorithm>

namespace weft::widgets {

namespace {

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

QSize wholeSize(const Picture& picture)
{
    return QSizeF(picture.size.width(), picture.size.height() + captionHeight(picture)).toSize();
}

// Lines and shapes while they are few, else one bitmap: a drawing of a million lines opens nowhere.
void paintVectors(QPainter& painter, const Picture& picture)
{
    if (primitiveCount(*picture.scene) < kMostVectors || picture.detail == Detail::Far) {
        paintAll(painter, picture);
        return;
    }
    const QSize size = wholeSize(picture);
    const double scale = std::max(1.0, bitmapScale(size, 2)); // painters make no less
    QImage image(size * scale, QImage::Format_RGB32);
    image.setDevicePixelRatio(scale);
    QPainter onImage(&image);
    paintAll(onImage, picture);
    onImage.end();
    painter.drawImage(QRect(QPoint(), size), image);
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
    return Error { ErrorCode::Unsupported, say("A topology is saved as .json, .yml, .csv, .dot or .graphml"), {}, {} };
}

} // namespace

bool exportFabric(const FabricDocument& document, const QString& path, QString& error)
{
    const auto sealed = document.sealed();
    if (!sealed) {
        error = inWords(sealed.error());
        return false;
    }
    const auto text = textOf((*sealed)->fabric, QFileInfo(path).suffix().toLower());
    if (!text) {
        error = inWords(text.error());
        return false;
    }
    const auto written = io::writeTextFile(path.toStdString(), text.value());
    if (!written)
        error = inWords(written.error());
    return written.ok();
}

QSize pictureSize(const Picture& picture)
{
    return wholeSize(picture);
}

void paintPicture(const Picture& picture, QPainter& painter)
{
    if (drawsVectors(painter))
        paintVectors(painter, picture);
    else
        paintAll(painter, picture);
}

} // namespace weft::widgets
