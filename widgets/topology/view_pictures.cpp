// SPDX-License-Identifier: GPL-3.0-or-later
// What the topology view gives away: pictures, and the fabric as a file.
#include "widgets/topology/topology_view.h"

#include "widgets/base/canvas/recording.h"
#include "widgets/topology/fabric_export.h"

#include <QPainter>

#include <algorithm>
#include <memory>
#include <span>
#include <vector>

namespace weft::widgets {

namespace {

// A picture with all that it shows, which any thread may draw, whatever has become of the view.
struct HeldPicture {
    FabricScene scene;
    std::vector<std::uint8_t> levels;
    std::vector<QString> names; // where they can be read
    Picture picture;
};

std::shared_ptr<const HeldPicture> held(const Picture& shown)
{
    const std::span<const std::uint8_t> levels = shown.look.levels;
    auto made
        = std::make_shared<HeldPicture>(HeldPicture { *shown.scene, { levels.begin(), levels.end() }, {}, shown });
    if (shown.detail == Detail::Near) {
        for (std::uint32_t node = 0; node < made->scene.nodeCount(); ++node)
            made->names.push_back(shown.look.nodeName(node));
    }
    made->picture.scene = &made->scene;
    made->picture.look.levels = made->levels;
    made->picture.look.nodeName
        = [names = &made->names](std::uint32_t node) { return node < names->size() ? (*names)[node] : QString(); };
    return made;
}

} // namespace

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

ViewExport TopologyView::pictureOf(const RunView* run, int width, const Theme& theme) const
{
    constexpr double kLeastShare = 0.25; // of the width: the height
    constexpr double kMostShare = 0.75;
    constexpr double kMargin = 16;
    const FabricScene& scene = m_canvas->scene();
    std::vector<std::uint8_t> levels;
    if (run != nullptr)
        levels = RunColoring::levelsOf(*run, m_document->columns().linkKeys);
    const QRectF bounds = scene.bounds();
    const double share = std::clamp(bounds.height() / std::max(1e-9, bounds.width()), kLeastShare, kMostShare);
    Picture picture;
    picture.scene = &scene;
    const double scale = ViewTransform::fitting(bounds, QSizeF(width, width * share), kMargin).scale;
    picture.size = QSizeF(width, std::min(width * share, bounds.height() * scale + 2 * kMargin));
    picture.view = ViewTransform::fitting(bounds, picture.size, kMargin);
    picture.look = m_canvas->look();
    picture.look.theme = &theme;
    picture.look.levels = levels;
    picture.detail = detailFor(scene, picture.view, picture.size, picture.look.mostDrawn);
    ViewExport image;
    image.name = levels.empty() ? QString() : captionOf(RunColoring::titleOf(*run));
    image.size = pictureSize(picture);
    image.paint = [made = held(picture)](QPainter& painter, QSize) { paintPicture(made->picture, painter); };
    return image;
}

std::vector<ViewExport> TopologyView::exports()
{
    if (m_document->isEmpty())
        return {};
    ViewExport image;
    image.name = tr("Picture");
    image.size = pictureSize(picture());
    image.paint = [this](QPainter& painter, QSize size) {
        Recording::draw(painter, [made = held(picture()), size](QPainter& on) {
            const QSizeF whole = pictureSize(made->picture);
            const double scale = std::min(size.width() / whole.width(), size.height() / whole.height());
            on.fillRect(QRect(QPoint(), size), made->picture.look.theme->base);
            on.scale(scale, scale);
            paintPicture(made->picture, on);
        });
    };
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
