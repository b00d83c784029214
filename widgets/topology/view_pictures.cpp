// SPDX-License-Identifier: GPL-3.0-or-later
// What the topology view gives away: pictures, and the fabric as a file.
#include "widgets/topology/topology_view.h"

#include "widgets/topology/fabric_export.h"

#include <QPainter>

#include <algorithm>

namespace weft::widgets {

Picture TopologyView::picture() const
{
    Picture picture;
    picture.scene = &m_canvas->scene();
    picture.view = m_canvas->view();
    picture.size = m_canvas->size();
    picture.look = m_canvas->look();
    picture.detail = m_canvas->detail();
    picture.caption = captionOf(m_coloring->title());
    return picture;
}

QString TopologyView::captionOf(const QString& title)
{
    return title.isEmpty() ? title : title + tr("; from blue (1 %) to yellow (100 %), grey: idle");
}

bool TopologyView::exportFabricFile(const QString& path, QString& error) const
{
    return exportFabric(*m_document, path, error);
}

ViewExport TopologyView::exportOf(std::function<Picture()> shown)
{
    ViewExport image;
    image.name = tr("Picture");
    image.size = pictureSize(shown());
    image.paint = [shown](QPainter& painter, QSize size) {
        const Picture picture = shown();
        const QSizeF whole = pictureSize(picture);
        const double scale = std::min(size.width() / whole.width(), size.height() / whole.height());
        painter.fillRect(QRect(QPoint(), size), picture.look.theme->base);
        painter.scale(scale, scale);
        paintPicture(picture, painter);
    };
    return image;
}

ViewExport TopologyView::pictureOfRun()
{
    const auto levels = std::make_shared<const std::vector<std::uint8_t>>(m_coloring->levelsOfRun());
    return exportOf([this, levels] {
        Picture shown = picture();
        if (levels->empty())
            return shown;
        shown.look.levels = *levels;
        shown.caption = captionOf(m_coloring->titleOfRun());
        return shown;
    });
}

std::vector<ViewExport> TopologyView::exports()
{
    if (m_document->isEmpty())
        return {};
    const ViewExport image = exportOf([this] { return picture(); });
    ViewExport fabric;
    fabric.kind = ViewExport::Kind::File;
    fabric.name = tr("Topology");
    fabric.suffixes = QStringList { QStringLiteral("json"), QStringLiteral("yml"), QStringLiteral("dot"),
        QStringLiteral("graphml") };
    if (m_document->columns().npuCount() == m_document->columns().nodeCount()) // it has no words for switches
        fabric.suffixes.insert(2, QStringLiteral("csv"));
    fabric.write = [this](const QString& path, QString& error) {
        const bool written = exportFabricFile(path, error);
        if (written)
            emit statusMessage(tr("Wrote %1").arg(path));
        return written;
    };
    return { image, fabric };
}

} // namespace weft::widgets
