// SPDX-License-Identifier: GPL-3.0-or-later
// The last step of every layout: no node covers another.
#include "widgets/documents/layouts.h"

#include <algorithm>
#include <cmath>
#include <unordered_map>
#include <utility>

namespace weft::widgets {

namespace {

// Which places are taken, by squares that hold one node at most.
class Taken {
public:
    explicit Taken(std::size_t nodes) { m_nodes.reserve(nodes * 2); }

    bool take(QPointF at)
    {
        const auto [x, y] = square(at);
        for (std::int64_t dx = -1; dx <= 1; ++dx) {
            for (std::int64_t dy = -1; dy <= 1; ++dy) {
                const auto other = m_nodes.find(keyOf(x + dx, y + dy));
                if (other != m_nodes.end() && covers(other->second, at))
                    return false;
            }
        }
        m_nodes.emplace(keyOf(x, y), at);
        return true;
    }
    [[nodiscard]] static std::uint64_t keyOf(QPointF at)
    {
        const auto [x, y] = square(at);
        return keyOf(x, y);
    }

private:
    static constexpr double kSlack = 1e-6; // of sums of floating numbers
    static bool covers(QPointF a, QPointF b)
    {
        return std::max(std::abs(a.x() - b.x()), std::abs(a.y() - b.y())) < kLeastApart - kSlack;
    }
    static std::pair<std::int64_t, std::int64_t> square(QPointF at)
    {
        // A little smaller than the distance, so that two in one square are always too near.
        constexpr double kSide = kLeastApart - kSlack;
        return { static_cast<std::int64_t>(std::floor(at.x() / kSide)),
            static_cast<std::int64_t>(std::floor(at.y() / kSide)) };
    }
    static std::uint64_t keyOf(std::int64_t x, std::int64_t y)
    {
        return static_cast<std::uint64_t>(static_cast<std::uint32_t>(x)) << 32U | static_cast<std::uint32_t>(y);
    }
    std::unordered_map<std::uint64_t, QPointF> m_nodes;
};

// The n-th place around a point, ring after ring.
QPointF placeAround(std::uint32_t n)
{
    std::uint32_t ring = 1;
    while (n >= 8 * ring)
        n -= 8 * ring++;
    const auto along = static_cast<double>(n % (2 * ring)) - ring; // of a side, from one corner before the next
    const auto away = static_cast<double>(ring);
    switch (n / (2 * ring)) {
    case 0:
        return { along, -away };
    case 1:
        return { away, along };
    case 2:
        return { -along, away };
    default:
        return { -away, -along };
    }
}

} // namespace

void separate(std::vector<QPointF>& positions)
{
    Taken taken(positions.size());
    std::unordered_map<std::uint64_t, std::uint32_t> tried; // places around a square that are known to be taken
    for (QPointF& position : positions) {
        position = { std::clamp(position.x(), -1e9, 1e9), std::clamp(position.y(), -1e9, 1e9) };
        QPointF at = position;
        if (taken.take(at))
            continue;
        std::uint32_t& next = tried[Taken::keyOf(at)];
        do
            at = position + placeAround(next++) * kLeastApart;
        while (!taken.take(at));
        position = at;
    }
}

} // namespace weft::widgets
