// SPDX-License-Identifier: GPL-3.0-or-later
// Levels of detail of one lane of bars: each level cuts time into bins four times as wide as the level below, and
// keeps of each bin which kind of bar filled most of it and how much was filled. A frame then costs O(pixels) however
// many bars there are. Built once on a worker, immutable afterwards. Memory: at most 6 bytes a bar.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace weft::widgets {

// What a bar stands for; decides its colour.
enum class BarKind : std::uint8_t { Compute, CpuCompute, Collective, PointToPoint, Memory, Other };
inline constexpr std::size_t kBarKinds = 6;

// Bars of one lane in ascending start. A bar of no length counts as one nanosecond.
struct BarSpan {
    std::span<const std::int64_t> start; // ns
    std::span<const std::int64_t> end; // ns
    std::span<const BarKind> kind;
    [[nodiscard]] std::size_t size() const { return start.size(); }
};

class BarPyramid {
public:
    struct Bin {
        BarKind kind = BarKind::Compute; // filled most; of equals the first of the enumeration
        std::uint8_t coverage = 0; // of 255, rounded up: 0 only where no bar touches the bin
        bool operator==(const Bin&) const = default;
    };

    BarPyramid() = default;
    // Without levels where there are so few bars that drawing each is as cheap.
    explicit BarPyramid(const BarSpan& bars);

    [[nodiscard]] std::size_t levels() const { return m_levelStart.empty() ? 0 : m_levelStart.size() - 1; }
    [[nodiscard]] std::int64_t origin() const { return m_origin; } // ns; where bin 0 of every level starts
    // Bin b of a level covers [origin + (b << shift), origin + ((b + 1) << shift)).
    [[nodiscard]] unsigned shift(std::size_t level) const { return m_baseShift + 2 * static_cast<unsigned>(level); }
    [[nodiscard]] std::span<const Bin> bins(std::size_t level) const
    {
        return std::span(m_bins).subspan(m_levelStart[level], m_levelStart[level + 1] - m_levelStart[level]);
    }
    // The coarsest level whose bins are no wider than `ns`; levels() where even the finest are.
    [[nodiscard]] std::size_t levelFor(double ns) const;
    [[nodiscard]] std::size_t bytes() const { return m_bins.capacity() * sizeof(Bin); }

    static constexpr std::size_t kFewBars = 48;

private:
    std::int64_t m_origin = 0;
    unsigned m_baseShift = 0;
    std::vector<std::size_t> m_levelStart; // one more entry than levels
    std::vector<Bin> m_bins;
};

} // namespace weft::widgets
