// SPDX-License-Identifier: GPL-3.0-or-later
// How much every pair of NPUs exchanged, as squares of 2^k × 2^k pairs that keep the greatest of theirs, so that any
// zoom reads about one value a pixel. Built from a run on a worker, immutable afterwards, read by any thread.
// Memory: at most 11 MB; the pairs themselves stay in the run.
#pragma once

#include "engine/core/progress.h"
#include "widgets/base/shared/run_view.h"

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace weft::widgets {

enum class TrafficMeasure { Bytes, Messages };

struct MatrixData {
    RunViewPtr view;
    std::uint32_t npus = 0;
    unsigned firstLevel = 0; // the finest that is kept; below it the pairs are read
    struct Level {
        std::uint32_t side = 0; // squares
        std::vector<float> bytes; // side × side, row-major by source
        std::vector<float> messages;
    };
    std::vector<Level> levels; // [i] has squares of 2^(firstLevel + i)
    std::uint64_t mostBytes = 0;
    std::uint64_t mostMessages = 0;

    // The pairs of one source, ascending by destination.
    [[nodiscard]] std::span<const simulation::PairTraffic> pairsFrom(std::uint32_t source) const;
    // Null if the two exchanged nothing.
    [[nodiscard]] const simulation::PairTraffic* pair(std::uint32_t source, std::uint32_t destination) const;
    [[nodiscard]] std::uint64_t most(TrafficMeasure measure) const
    {
        return measure == TrafficMeasure::Bytes ? mostBytes : mostMessages;
    }
    std::vector<std::size_t> sourceStart; // npus + 1 entries, into Run::pairs

    static constexpr std::uint32_t kMostSide = 1024;
};

using MatrixDataPtr = std::shared_ptr<const MatrixData>;

// Null if the run kept no pairs (level summary), nothing was sent, or it was stopped. O(pairs).
[[nodiscard]] MatrixDataPtr buildMatrix(const RunViewPtr& view, const Watch& watch = {});

// "source,destination,bytes,messages", a line a pair that exchanged something; plain numbers.
[[nodiscard]] std::string matrixCsv(const MatrixData& data);

// The part of the matrix that a picture shows: NPU `left`, `top` at its corner, `scale` pixels an NPU.
struct MatrixWindow {
    double left = 0; // destination
    double top = 0; // source
    double scale = 1;
};

// The greatest value in each pixel, row-major; 0 where nothing was sent or outside of the matrix.
[[nodiscard]] std::vector<float> matrixPixels(
    const MatrixData& data, TrafficMeasure measure, const MatrixWindow& window, int width, int height);

} // namespace weft::widgets
