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

ViewExport TopologyView::pictureOf(const RunView* run, int width, const Theme& theme) const
{
    constexpr double kLeastShare = 0.25; // of the width: the height
    constexpr double kMostShare = 0.75;
    constexpr double kMargin = 16;
    struct Snapshot {
        FabricScene scene;
        std::vector<std::uint8_t> levels;
        std::vector<QString> names; // where they can be read
        Picture picture;
    };
    auto made = std::make_shared<Snapshot>();
    made->scene = m_canvas->scene();
    if (run != nullptr)
        made->levels = RunColoring::levelsOf(*run, m_document->columns().linkKeys);
    const QRectF bounds = made->scene.bounds();
    const double share = std::clamp(bounds.height() / std::max(1e-9, bounds.width()), kLeastShare, kMostShare);
    Picture& picture = made->picture;
    picture.scene = &made->scene;
    const double scale = ViewTransform::fitting(bounds, QSizeF(width, width * share), kMargin).scale;
    picture.size = QSizeF(width, std::min(width * share, bounds.height() * scale + 2 * kMargin));
    picture.view = ViewTransform::fitting(bounds, picture.size, kMargin);
    picture.look = m_canvas->look();
    picture.look.theme = &theme;
    picture.look.levels = made->levels;
    picture.detail = detailFor(made->scene, picture.view, picture.size, picture.look.mostDrawn);
    picture.look.nodeName = {};
    if (picture.detail == Detail::Near) {
        for (std::uint32_t node = 0; node < made->scene.nodeCount(); ++node)
            made->names.push_back(m_document->nodeNameAt(node));
    }
    picture.look.nodeName
        = [names = &made->names](std::uint32_t node) { return node < names->size() ? (*names)[node] : QString(); };
    ViewExport image;
    image.name = made->levels.empty() ? QString() : captionOf(RunColoring::titleOf(*run));
    image.size = pictureSize(picture);
    image.paint = [made](QPainter& painter, QSize) { paintPicture(made->picture, painter); };
    return image;
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
