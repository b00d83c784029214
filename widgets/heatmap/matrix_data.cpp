// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/heatmap/matrix_data.h"

#include <algorithm>
#include <cmath>

namespace weft::widgets {

namespace {

constexpr std::size_t kPoll = 65536;

float valueOf(const simulation::PairTraffic& pair, TrafficMeasure measure)
{
    return static_cast<float>(measure == TrafficMeasure::Bytes ? pair.bytes : pair.messages);
}

MatrixData::Level folded(const MatrixData::Level& fine)
{
    MatrixData::Level coarse;
    coarse.side = (fine.side + 1) / 2;
    coarse.bytes.resize(std::size_t { coarse.side } * coarse.side);
    coarse.messages.resize(coarse.bytes.size());
    for (std::size_t row = 0; row < fine.side; ++row) {
        for (std::size_t column = 0; column < fine.side; ++column) {
            const std::size_t from = row * fine.side + column;
            const std::size_t to = row / 2 * coarse.side + column / 2;
            coarse.bytes[to] = std::max(coarse.bytes[to], fine.bytes[from]);
            coarse.messages[to] = std::max(coarse.messages[to], fine.messages[from]);
        }
    }
    return coarse;
}

// Pixels [from, to) that NPU `at` covers, cut to the picture.
struct Span {
    int from = 0;
    int to = 0;
};
Span pixelsOf(double at, double origin, double scale, int most)
{
    const double from = std::floor((at - origin) * scale);
    const double to = std::max(from + 1, std::floor((at + 1 - origin) * scale));
    return { static_cast<int>(std::clamp(from, 0.0, static_cast<double>(most))),
        static_cast<int>(std::clamp(to, 0.0, static_cast<double>(most))) };
}

void paintPairs(const MatrixData& data, TrafficMeasure measure, const MatrixWindow& window, int width, int height,
    std::vector<float>& pixels)
{
    const auto first = static_cast<std::uint32_t>(std::clamp(std::floor(window.top), 0.0, double(data.npus)));
    const auto last
        = static_cast<std::uint32_t>(std::clamp(std::ceil(window.top + height / window.scale), 0.0, double(data.npus)));
    const double right = window.left + width / window.scale;
    for (std::uint32_t source = first; source < last; ++source) {
        const Span rows = pixelsOf(source, window.top, window.scale, height);
        for (const simulation::PairTraffic& pair : data.pairsFrom(source)) {
            const auto destination = static_cast<double>(index(pair.destination));
            if (destination + 1 < window.left)
                continue;
            if (destination > right)
                break;
            const Span columns = pixelsOf(destination, window.left, window.scale, width);
            const float value = valueOf(pair, measure);
            for (int y = rows.from; y < rows.to; ++y) {
                float* line = pixels.data() + std::size_t(y) * std::size_t(width);
                for (int x = columns.from; x < columns.to; ++x)
                    line[x] = std::max(line[x], value);
            }
        }
    }
}

} // namespace

std::span<const simulation::PairTraffic> MatrixData::pairsFrom(std::uint32_t source) const
{
    return std::span(view->run->pairs).subspan(sourceStart[source], sourceStart[source + 1] - sourceStart[source]);
}

const simulation::PairTraffic* MatrixData::pair(std::uint32_t source, std::uint32_t destination) const
{
    if (source >= npus || destination >= npus)
        return nullptr;
    const auto pairs = pairsFrom(source);
    const auto at = std::lower_bound(pairs.begin(), pairs.end(), destination,
        [](const simulation::PairTraffic& traffic, std::uint32_t to) { return index(traffic.destination) < to; });
    return at != pairs.end() && index(at->destination) == destination ? &*at : nullptr;
}

MatrixDataPtr buildMatrix(const RunViewPtr& view, const Watch& watch)
{
    const simulation::Run& run = *view->run;
    if (run.pairs.empty())
        return nullptr;
    auto data = std::make_shared<MatrixData>();
    data->view = view;
    data->npus = run.fabric.topology().npuCount();
    while (((data->npus - 1) >> data->firstLevel) + 1 > MatrixData::kMostSide)
        ++data->firstLevel;
    MatrixData::Level level;
    level.side = ((data->npus - 1) >> data->firstLevel) + 1;
    level.bytes.resize(std::size_t { level.side } * level.side);
    level.messages.resize(level.bytes.size());
    data->sourceStart.assign(std::size_t { data->npus } + 1, 0);
    for (std::size_t at = 0; at < run.pairs.size(); ++at) {
        if (at % kPoll == 0 && watch.stop.stop_requested())
            return nullptr;
        const simulation::PairTraffic& pair = run.pairs[at];
        ++data->sourceStart[std::size_t { index(pair.source) } + 1];
        const std::size_t square = std::size_t { index(pair.source) >> data->firstLevel } * level.side
            + (index(pair.destination) >> data->firstLevel);
        level.bytes[square] = std::max(level.bytes[square], static_cast<float>(pair.bytes));
        level.messages[square] = std::max(level.messages[square], static_cast<float>(pair.messages));
        data->mostBytes = std::max(data->mostBytes, pair.bytes);
        data->mostMessages = std::max(data->mostMessages, pair.messages);
    }
    for (std::size_t source = 0; source < data->npus; ++source)
        data->sourceStart[source + 1] += data->sourceStart[source];
    data->levels.push_back(std::move(level));
    while (data->levels.back().side > 1)
        data->levels.push_back(folded(data->levels.back()));
    return data;
}

std::vector<float> matrixPixels(
    const MatrixData& data, TrafficMeasure measure, const MatrixWindow& window, int width, int height)
{
    std::vector<float> pixels(std::size_t(std::max(0, width)) * std::size_t(std::max(0, height)));
    if (pixels.empty() || window.scale <= 0)
        return pixels;
    // The finest squares that are at least a pixel wide: none is skipped.
    const auto wanted = static_cast<unsigned>(std::max(0.0, std::ceil(-std::log2(window.scale))));
    if (wanted < data.firstLevel) {
        paintPairs(data, measure, window, width, height, pixels);
        return pixels;
    }
    const std::size_t at = std::min<std::size_t>(wanted - data.firstLevel, data.levels.size() - 1);
    const MatrixData::Level& level = data.levels[at];
    const std::vector<float>& values = measure == TrafficMeasure::Bytes ? level.bytes : level.messages;
    const unsigned shift = data.firstLevel + static_cast<unsigned>(at);
    const auto squareAt = [&](int pixel, double origin) -> std::int64_t {
        const double npu = std::floor(origin + (pixel + 0.5) / window.scale);
        return npu < 0 || npu >= data.npus ? -1 : static_cast<std::int64_t>(npu) >> shift;
    };
    std::vector<std::int64_t> columns(static_cast<std::size_t>(width));
    for (int x = 0; x < width; ++x)
        columns[std::size_t(x)] = squareAt(x, window.left);
    for (int y = 0; y < height; ++y) {
        const std::int64_t row = squareAt(y, window.top);
        if (row < 0)
            continue;
        for (std::size_t x = 0; x < columns.size(); ++x) {
            if (columns[x] >= 0)
                pixels[std::size_t(y) * columns.size() + x]
                    = values[std::size_t(row) * level.side + std::size_t(columns[x])];
        }
    }
    return pixels;
}

std::string matrixCsv(const MatrixData& data)
{
    std::string text = "source (NPU),destination (NPU),bytes (B),messages\n";
    for (std::uint32_t source = 0; source < data.npus; ++source) {
        for (const simulation::PairTraffic& pair : data.pairsFrom(source)) {
            for (const std::uint64_t value :
                { std::uint64_t { source }, std::uint64_t { index(pair.destination) }, pair.bytes, pair.messages })
                text += std::to_string(value) + ',';
            text.back() = '\n';
        }
    }
    return text;
}

} // namespace weft::widgets
