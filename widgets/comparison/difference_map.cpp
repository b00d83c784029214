// SPDX-License-Identifier: GPL-3.0-or-later
// Layout, measures and painting; the mouse and the keys are in difference_map_input.cpp.
#include "widgets/comparison/difference_map.h"

#include "engine/analysis/utilization.h"
#include "widgets/base/canvas/image_export.h"
#include "widgets/base/canvas/pan_zoom.h"
#include "widgets/base/canvas/recording.h"
#include "widgets/base/looks/theme.h"
#include "widgets/base/words/quantity_format.h"
#include "widgets/comparison/difference_parts.h"
#include "widgets/documents/fabric_seal.h"
#include "widgets/documents/layouts.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace weft::widgets {

namespace {

constexpr int kFrame = 16; // ms
constexpr double kMargin = 24; // px

} // namespace

DifferenceMap::DifferenceMap(CoupledClocks* clocks, JobRunner* jobs, QWidget* parent)
    : QWidget(parent)
    , m_clocks(clocks)
    , m_jobs(jobs)
    , m_parts(std::make_unique<DifferenceMapParts>(this))
    , m_cursor(std::make_unique<CanvasCursor>(this, m_parts.get()))
{
    setObjectName(QStringLiteral("differenceMap"));
    setAccessibleName(tr("Fabric coloured by the difference of link utilization"));
    setAccessibleDescription(tr("The table of links lists the same."));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setMinimumSize(160, 120);
    const auto pan = [this](QPointF pixels) { moveView(pixels); };
    const auto zoom = [this](QPointF at, double across, double /*down*/) {
        m_view = m_view.zoomedAt(at, across);
        m_fits = false;
        stale();
    };
    auto* hand = new PanZoom(this, PanZoom::Wheel::Zooms, { pan, zoom });
    hand->setSpacePans(true);
    m_measureTimer.setSingleShot(true);
    m_measureTimer.setInterval(kFrame);
    connect(&m_measureTimer, &QTimer::timeout, this, &DifferenceMap::measure);
    connect(clocks->common(), &TimeController::selectedChanged, &m_measureTimer, qOverload<>(&QTimer::start));
    connect(clocks, &CoupledClocks::moved, &m_measureTimer, qOverload<>(&QTimer::start));
}

DifferenceMap::~DifferenceMap() = default;

const RunView* DifferenceMap::shown() const
{
    return m_pair == nullptr ? nullptr : (m_second ? m_pair->b : m_pair->a).view.get();
}

void DifferenceMap::setPair(RunPairPtr pair)
{
    if (pair == m_pair)
        return;
    m_pair = std::move(pair);
    m_selected = kNoPartner;
    layOut();
}

void DifferenceMap::setShowsSecond(bool second)
{
    if (second == m_second)
        return;
    m_second = second;
    layOut();
}

void DifferenceMap::layOut()
{
    m_jobs->drop(m_job);
    m_job = 0;
    m_scene.rebuild({});
    m_parts->forgetLinks();
    m_cursor->partsChanged();
    m_differences.clear();
    m_hovered = kNoIndex;
    m_fits = true;
    stale();
    emit titleChanged();
    if (shown() == nullptr)
        return;
    m_job = m_jobs->start(
        tr("Laying out the fabric"), this,
        [run = shown()->run](const Watch& watch) {
            auto scene = std::make_shared<FabricScene>();
            const std::vector<QPointF> places = weft::widgets::layOut(run->fabric.topology(), LayoutKind::Structural);
            if (watch.stop.stop_requested())
                return std::shared_ptr<FabricScene>();
            scene->rebuild(columnsOf(run->fabric, places, 0, 0));
            static_cast<void>(scene->index()); // what the first hit would wait for
            return scene;
        },
        [this](const std::shared_ptr<FabricScene>& scene) {
            m_job = 0;
            if (scene == nullptr)
                return;
            m_scene = std::move(*scene);
            m_parts->forgetLinks();
            m_cursor->partsChanged();
            measure();
            showAll();
            emit ready();
        });
}

std::uint32_t DifferenceMap::pairOf(std::uint32_t link) const
{
    if (m_pair == nullptr)
        return kNoPartner;
    const std::vector<std::uint32_t>& pairs = m_second ? m_pair->linkOfB : m_pair->linkOfA;
    return link < pairs.size() ? pairs[link] : kNoPartner;
}

QString DifferenceMap::title() const
{
    const std::optional<TimeRange> range = m_clocks->common()->selected();
    if (!range || m_differences.empty())
        return tr("Difference of link utilization over the runs, B − A");
    return tr("Difference of link utilization from %1 to %2, B − A").arg(formatNs(range->from), formatNs(range->to));
}

void DifferenceMap::measure()
{
    m_differences.clear();
    if (m_pair == nullptr || m_scene.linkCount() == 0)
        return;
    const std::optional<TimeRange> range = m_clocks->common()->selected();
    const auto useIn = [&range](const ComparedRun& run, const RunPlace& place) {
        std::vector<double> use;
        if (!range || run.view == nullptr)
            return use;
        const auto last = static_cast<std::int64_t>(run.view->run->makespan.ns());
        const TimeRange own = place.toRun(*range);
        const TimeRange cut { std::clamp<std::int64_t>(own.from, 0, last), std::clamp<std::int64_t>(own.to, 0, last) };
        const auto found = analysis::utilizationInRange(
            *run.view->run, Time { static_cast<std::uint64_t>(cut.from) }, Time { static_cast<std::uint64_t>(cut.to) });
        if (found)
            use = *found;
        // Before its start and after its end a run uses nothing.
        const double part
            = own.length() > 0 ? static_cast<double>(cut.length()) / static_cast<double>(own.length()) : 0;
        for (double& value : use)
            value *= part;
        return use;
    };
    const std::vector<double> useA = useIn(m_pair->a, m_clocks->runs().a);
    const std::vector<double> useB = useIn(m_pair->b, m_clocks->runs().b);
    const bool ofRange = range && !useA.empty() && !useB.empty();
    m_differences.resize(m_scene.linkCount());
    for (std::uint32_t link = 0; link < m_differences.size(); ++link) {
        const std::uint32_t at = pairOf(link);
        if (at == kNoPartner || !m_pair->links[at].isPaired())
            continue;
        const LinkPair& pair = m_pair->links[at];
        const bool isIn = ofRange && pair.a < useA.size() && pair.b < useB.size();
        m_differences[link] = static_cast<float>(isIn ? useB[pair.b] - useA[pair.a] : pair.delta());
    }
    constexpr double kLeastEnd = 1e-4; // what is less is nothing to be coloured
    double most = 0;
    for (const std::optional<float>& difference : m_differences)
        most = std::max(most, std::fabs(static_cast<double>(difference.value_or(0))));
    m_scale = most < kLeastEnd ? 1 : most;
    stale();
    emit titleChanged();
}

void DifferenceMap::stale()
{
    m_stale = true;
    update();
}

void DifferenceMap::showAll()
{
    m_fits = true;
    m_view = ViewTransform::fitting(m_scene.bounds(), size(), kMargin);
    stale();
}

void DifferenceMap::zoomBy(double factor)
{
    m_fits = false;
    m_view = m_view.zoomedAt(QPointF(width() / 2.0, height() / 2.0), factor);
    stale();
}

bool DifferenceMap::isNear() const
{
    return m_view.scale >= kLeastNearScale;
}

FabricDifferences DifferenceMap::drawn() const
{
    FabricDifferences drawn { &m_scene, m_differences, m_scale, {} };
    if (shown() != nullptr)
        drawn.nodeName = [run = shown()->run](std::uint32_t node) {
            return QString::fromStdString(run->fabric.topology().nodeKey(NodeId { node }));
        };
    return drawn;
}

std::function<void(QPainter& painter, QSize size, const Watch& watch)> DifferenceMap::toPaint() const
{
    struct Held {
        FabricScene scene;
        std::vector<std::optional<float>> differences;
        FabricDifferences drawn;
        QFont font;
    };
    auto held = std::make_shared<Held>(Held { m_scene, m_differences, drawn(), font() });
    held->drawn.scene = &held->scene;
    held->drawn.differences = held->differences;
    return [held](QPainter& painter, QSize size, const Watch& watch) {
        painter.setFont(held->font);
        painter.fillRect(QRect({ 0, 0 }, size), Theme::current().base);
        const ViewTransform view = ViewTransform::fitting(held->scene.bounds(), size, kMargin);
        const bool isPixels = !drawsVectors(painter) && painter.transform().isIdentity();
        auto* image = isPixels ? dynamic_cast<QImage*>(painter.device()) : nullptr;
        paintDifferences(painter, image, held->drawn, view, size, watch);
    };
}

void DifferenceMap::paintEvent(QPaintEvent* /*event*/)
{
    const Theme& theme = Theme::current();
    const double scale = devicePixelRatioF();
    if (m_stale || m_image.devicePixelRatio() != scale) {
        const QSize pixels(int(std::lround(width() * scale)), int(std::lround(height() * scale)));
        if (m_image.size() != pixels)
            m_image = QImage(pixels, QImage::Format_RGB32);
        m_image.setDevicePixelRatio(scale);
        m_image.fill(theme.base);
        QPainter painter(&m_image);
        painter.setFont(font());
        paintDifferences(painter, &m_image, drawn(), m_view, size());
        m_stale = false;
    }
    QPainter painter(this);
    painter.drawImage(QPoint(), m_image);
    const auto outline = [&](std::uint32_t link, const QColor& color) {
        if (link >= m_scene.linkCount())
            return;
        painter.setPen(QPen(color, 4));
        if (isNear())
            painter.drawLine(m_scene.linkLine(link, m_view));
        else
            painter.drawLine(m_view.toView(m_scene.positions()[m_scene.linkSource(link)]),
                m_view.toView(m_scene.positions()[m_scene.linkDestination(link)]));
    };
    outline(m_hovered, theme.hover);
    outline(selectedLink(), theme.accent);
    m_cursor->paint(painter);
}

void DifferenceMap::renderTo(QPainter& painter, QSize size)
{
    Recording::draw(painter, [paint = toPaint(), size](QPainter& on) { paint(on, size, {}); });
}

void DifferenceMap::setSelected(std::uint32_t link)
{
    m_selected = link;
    update();
}

void DifferenceMap::resizeEvent(QResizeEvent* /*event*/)
{
    if (m_fits)
        m_view = ViewTransform::fitting(m_scene.bounds(), size(), kMargin);
    stale();
}

void DifferenceMap::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        stale();
    QWidget::changeEvent(event);
}

} // namespace weft::widgets

#include "moc_difference_map.cpp"
