// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/programs/stage_graph.h"

#include "engine/program/transform/draft.h"
#include "widgets/base/words/utf8.h"

#include <QCoreApplication>
#include <QSizeF>

#include <algorithm>
#include <numeric>
#include <set>

namespace weft::widgets {

namespace {

struct StageWords {
    Q_DECLARE_TR_FUNCTIONS(StageWords)
};

constexpr double kStageHeight = 56;
constexpr double kLeastWidth = 120;
constexpr double kMostWidth = 260;
constexpr double kLetter = 7; // px of a letter, about
constexpr double kTextMargin = 30;
constexpr double kAcross = 22; // between stages
constexpr double kDown = 34; // between layers
constexpr double kBoxMargin = 14;
constexpr double kBoxTitle = 20;
constexpr double kBend = 2; // the width of an edge that goes past a layer
constexpr std::uint32_t kMostBends = 12; // layers; longer edges go straight, so that they do not make all of it wide
constexpr int kSweeps = 6;

// Sizes and links of what is laid out; places of their left upper corners come of it.
struct Layers {
    std::vector<QSizeF> sizes;
    std::vector<std::pair<std::uint32_t, std::uint32_t>> links; // from a lower number to a higher one, or as it comes
    std::vector<bool> isSource; // goes right above who reads it
    std::vector<QPointF> places;
    std::vector<std::vector<QPointF>> bends; // by link, as of StageGraph::Edge
    QSizeF all;

    void lay();

private:
    [[nodiscard]] std::vector<std::uint32_t> depths() const;
};

// The longest way from a beginning. Links of a program make no circles; of its boxes neither.
std::vector<std::uint32_t> Layers::depths() const
{
    const std::size_t count = sizes.size();
    std::vector<std::uint32_t> depth(count, 0);
    std::vector<std::uint32_t> waits(count, 0);
    std::vector<std::vector<std::uint32_t>> users(count);
    for (const auto& [from, to] : links) {
        users[from].push_back(to);
        ++waits[to];
    }
    std::vector<std::uint32_t> ready;
    for (std::uint32_t i = 0; i < count; ++i) {
        if (waits[i] == 0)
            ready.push_back(i);
    }
    for (std::size_t at = 0; at < ready.size(); ++at) {
        for (const std::uint32_t user : users[ready[at]]) {
            depth[user] = std::max(depth[user], depth[ready[at]] + 1);
            if (--waits[user] == 0)
                ready.push_back(user);
        }
    }
    for (std::uint32_t i = 0; i < count; ++i) {
        if (!isSource[i] || users[i].empty())
            continue;
        std::uint32_t nearest = depth[users[i].front()];
        for (const std::uint32_t user : users[i])
            nearest = std::min(nearest, depth[user]);
        depth[i] = nearest == 0 ? 0 : nearest - 1;
    }
    return depth;
}

void Layers::lay()
{
    const std::size_t own = sizes.size();
    places.assign(own, {});
    bends.assign(links.size(), {});
    std::vector<std::uint32_t> depth = depths();
    std::vector<QSizeF> size = sizes; // then of the places where links go past a layer
    std::vector<std::pair<std::uint32_t, std::uint32_t>> segments;
    std::vector<std::uint32_t> linkOf(own, 0);
    for (std::uint32_t link = 0; link < links.size(); ++link) {
        auto [at, to] = links[link];
        const bool goesStraight = depth[to] - depth[at] > kMostBends;
        for (std::uint32_t past = depth[at] + 1; !goesStraight && past < depth[to]; ++past) {
            segments.emplace_back(at, static_cast<std::uint32_t>(size.size()));
            at = segments.back().second;
            size.emplace_back(kBend, 0);
            depth.push_back(past);
            linkOf.push_back(link);
        }
        segments.emplace_back(at, to);
    }
    const std::size_t count = size.size();
    std::vector<std::vector<std::uint32_t>> layers;
    for (std::uint32_t i = 0; i < count; ++i) {
        layers.resize(std::max<std::size_t>(layers.size(), depth[i] + 1U));
        layers[depth[i]].push_back(i);
    }
    std::vector<std::vector<std::uint32_t>> near(count);
    for (const auto& [from, to] : segments) {
        near[from].push_back(to);
        near[to].push_back(from);
    }
    std::vector<double> middle(count, 0); // across
    const auto pack = [&](const std::vector<std::uint32_t>& layer) {
        double width = -kAcross;
        for (const std::uint32_t item : layer)
            width += size[item].width() + kAcross;
        // Around where its items would like to be.
        double wanted = 0;
        for (const std::uint32_t item : layer)
            wanted += middle[item];
        double at = (layer.empty() ? 0 : wanted / static_cast<double>(layer.size())) - width / 2;
        for (const std::uint32_t item : layer) {
            middle[item] = at + size[item].width() / 2;
            at += size[item].width() + kAcross;
        }
    };
    for (const auto& layer : layers)
        pack(layer);
    for (int sweep = 0; sweep < kSweeps; ++sweep) {
        for (std::size_t n = 0; n < layers.size(); ++n) {
            auto& layer = layers[sweep % 2 == 0 ? n : layers.size() - 1 - n];
            for (const std::uint32_t item : layer) {
                if (near[item].empty())
                    continue;
                double sum = 0;
                for (const std::uint32_t other : near[item])
                    sum += middle[other];
                middle[item] = sum / static_cast<double>(near[item].size());
            }
            std::ranges::stable_sort(layer, {}, [&](std::uint32_t item) { return middle[item]; });
            pack(layer);
        }
    }
    double top = 0;
    double left = 0;
    double right = 0;
    for (const auto& layer : layers) {
        double height = 0;
        for (const std::uint32_t item : layer)
            height = std::max(height, size[item].height());
        for (const std::uint32_t item : layer) {
            if (item >= own) {
                bends[linkOf[item]].emplace_back(middle[item], top);
                bends[linkOf[item]].emplace_back(middle[item], top + height);
                left = std::min(left, middle[item]);
                right = std::max(right, middle[item]);
                continue;
            }
            places[item] = { middle[item] - size[item].width() / 2, top + (height - size[item].height()) / 2 };
            left = std::min(left, places[item].x());
            right = std::max(right, places[item].x() + size[item].width());
        }
        top += height + kDown;
    }
    for (QPointF& place : places)
        place.rx() -= left;
    for (auto& link : bends) {
        for (QPointF& bend : link)
            bend.rx() -= left;
    }
    all = { right - left, std::max(0.0, top - kDown) };
}

StageGraph::Node nodeOf(const program::Program& program, program::StageId id)
{
    const program::Stage& stage = program.stage(id);
    StageGraph::Node node;
    node.name = toQString(stage.name);
    node.kind = kindName(stage);
    node.type = toQString(program.text(stage.type));
    node.stageKind = stage.kind;
    node.layout = stage.type.layout.kind;
    node.isOutput = program.isOutput(id);
    const auto letters = static_cast<double>(std::max(node.name.size() + node.kind.size() + 3, node.type.size()));
    node.rect = { 0, 0, std::clamp(letters * kLetter + kTextMargin, kLeastWidth, kMostWidth), kStageHeight };
    return node;
}

} // namespace

QString kindName(const program::Stage& stage)
{
    switch (stage.kind) {
    case program::StageKind::Input:
        return StageWords::tr("input");
    case program::StageKind::Compute:
        return StageWords::tr("element by element");
    case program::StageKind::Total:
        return StageWords::tr("one number");
    case program::StageKind::MatMul:
        return StageWords::tr("matrix product");
    case program::StageKind::Update:
        return StageWords::tr("update");
    case program::StageKind::Slice:
        return StageWords::tr("slice");
    case program::StageKind::AllReduce:
        return StageWords::tr("all-reduce");
    case program::StageKind::ReduceScatter:
        return StageWords::tr("reduce-scatter");
    case program::StageKind::AllGather:
        return StageWords::tr("all-gather");
    case program::StageKind::Reduce:
        return StageWords::tr("reduce");
    case program::StageKind::Broadcast:
        return StageWords::tr("broadcast");
    case program::StageKind::AllToAll:
        return StageWords::tr("all-to-all");
    case program::StageKind::Send:
        break;
    }
    return StageWords::tr("send");
}

StageGraphPtr layOutStages(const program::Program& program)
{
    auto graph = std::make_shared<StageGraph>();
    const std::size_t count = program.stages.size();
    for (std::size_t i = 0; i < count; ++i) {
        graph->nodes.push_back(nodeOf(program, static_cast<program::StageId>(i)));
        std::set<std::size_t> seen; // what is read twice is one line
        for (const program::StageId input : program.stages[i].inputs) {
            if (seen.insert(index(input)).second)
                graph->edges.push_back({ static_cast<std::uint32_t>(index(input)), static_cast<std::uint32_t>(i) });
        }
    }
    // Inside of every kernel first; then kernels and what stands alone, as boxes.
    std::vector<std::uint32_t> boxOf(count);
    std::vector<Layers> inner(program.fused.size());
    Layers outer;
    constexpr auto kNone = static_cast<std::uint32_t>(-1);
    std::vector<std::uint32_t> placeIn(count, kNone);
    for (std::size_t kernel = 0; kernel < program.fused.size(); ++kernel) {
        for (const program::StageId stage : program.fused[kernel].stages) {
            placeIn[index(stage)] = static_cast<std::uint32_t>(inner[kernel].sizes.size());
            boxOf[index(stage)] = static_cast<std::uint32_t>(kernel);
            inner[kernel].sizes.push_back(graph->nodes[index(stage)].rect.size());
            inner[kernel].isSource.push_back(false);
        }
    }
    for (const StageGraph::Edge& edge : graph->edges) {
        if (placeIn[edge.from] != kNone && placeIn[edge.to] != kNone && boxOf[edge.from] == boxOf[edge.to])
            inner[boxOf[edge.from]].links.emplace_back(placeIn[edge.from], placeIn[edge.to]);
    }
    for (Layers& layers : inner) {
        layers.lay();
        outer.sizes.emplace_back(layers.all.width() + 2 * kBoxMargin, layers.all.height() + 2 * kBoxMargin + kBoxTitle);
        outer.isSource.push_back(false);
    }
    for (std::size_t i = 0; i < count; ++i) {
        if (placeIn[i] != kNone)
            continue;
        boxOf[i] = static_cast<std::uint32_t>(outer.sizes.size());
        outer.sizes.push_back(graph->nodes[i].rect.size());
        outer.isSource.push_back(program.stages[i].kind == program::StageKind::Input);
    }
    std::set<std::pair<std::uint32_t, std::uint32_t>> links;
    for (const StageGraph::Edge& edge : graph->edges) {
        if (boxOf[edge.from] != boxOf[edge.to])
            links.emplace(boxOf[edge.from], boxOf[edge.to]);
    }
    outer.links.assign(links.begin(), links.end());
    outer.lay();
    std::vector<std::size_t> taken(inner.size(), 0); // of the links inside, which are in the order of the edges
    for (StageGraph::Edge& edge : graph->edges) {
        const std::uint32_t box = boxOf[edge.from];
        if (box != boxOf[edge.to]) {
            const auto link = std::ranges::lower_bound(outer.links, std::pair { box, boxOf[edge.to] });
            edge.bends = outer.bends[static_cast<std::size_t>(link - outer.links.begin())];
        } else {
            edge.bends = inner[box].bends[taken[box]++];
            for (QPointF& bend : edge.bends)
                bend += outer.places[box] + QPointF(kBoxMargin, kBoxMargin + kBoxTitle);
        }
    }
    for (std::size_t i = 0; i < count; ++i) {
        QPointF place = outer.places[boxOf[i]];
        if (placeIn[i] != kNone)
            place += inner[boxOf[i]].places[placeIn[i]] + QPointF(kBoxMargin, kBoxMargin + kBoxTitle);
        graph->nodes[i].rect.moveTo(place);
    }
    for (std::size_t kernel = 0; kernel < program.fused.size(); ++kernel)
        graph->kernels.push_back(
            { toQString(program.fused[kernel].name), QRectF(outer.places[kernel], outer.sizes[kernel]) });
    for (const program::Joined& chain : program.overlapped) {
        StageGraph::Ribbon ribbon;
        ribbon.name = toQString(chain.name);
        std::vector<bool> isThere(outer.sizes.size(), false);
        for (const program::StageId stage : chain.stages) {
            const std::uint32_t box = boxOf[index(stage)];
            const QRectF rect(outer.places[box], outer.sizes[box]);
            if (ribbon.points.empty())
                ribbon.label = QPointF(rect.center().x() + kAcross, rect.bottom() + kDown / 2);
            if (!isThere[box])
                ribbon.points.push_back(rect.center());
            isThere[box] = true;
        }
        graph->chains.push_back(std::move(ribbon));
    }
    graph->bounds = QRectF(QPointF(), outer.all);
    return graph;
}

} // namespace weft::widgets
