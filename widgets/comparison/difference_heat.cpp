// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/comparison/difference_heat.h"

#include <algorithm>
#include <cmath>

namespace weft::widgets {

namespace {

// How busy the links of a run were between the edges of common bins. What is within a bin of the run is spread over it
// evenly.
class UseOfBins {
public:
    UseOfBins(const simulation::Run& run, const RunPlace& place, const DifferenceHeat& heat)
        : m_run(run)
        , m_width(static_cast<double>(run.bins.binWidth.ns()))
        , m_busy(heat.bins + 1)
    {
        const double makespan = static_cast<double>(run.makespan.ns());
        for (std::uint32_t edge = 0; edge <= heat.bins; ++edge) {
            const double at = static_cast<double>(place.toRun(std::min(edge * heat.binWidth, heat.runs.length)));
            m_moments.push_back(at);
            const double inside = std::clamp(at, 0.0, makespan);
            const double bin = std::min(std::floor(inside / m_width), static_cast<double>(run.bins.bins) - 1);
            const double covered = std::min(m_width, makespan - bin * m_width);
            m_bin.push_back(static_cast<std::uint32_t>(std::max(0.0, bin)));
            m_part.push_back(covered > 0 ? std::min(1.0, (inside - bin * m_width) / covered) : 0);
        }
    }

    void readLink(std::uint32_t link)
    {
        const std::uint64_t* row = m_run.bins.busyNs.data() + std::size_t { link } * m_run.bins.bins;
        double before = 0;
        std::uint32_t bin = 0;
        for (std::size_t edge = 0; edge < m_busy.size(); ++edge) {
            while (bin < m_bin[edge])
                before += static_cast<double>(row[bin++]);
            m_busy[edge] = before + m_part[edge] * static_cast<double>(row[bin]);
        }
    }

    [[nodiscard]] double use(std::size_t bin) const
    {
        const double length = m_moments[bin + 1] - m_moments[bin];
        return length > 0 ? std::clamp((m_busy[bin + 1] - m_busy[bin]) / length, 0.0, 1.0) : 0;
    }

private:
    const simulation::Run& m_run;
    double m_width;
    std::vector<double> m_moments;
    std::vector<std::uint32_t> m_bin;
    std::vector<double> m_part;
    std::vector<double> m_busy;
};

bool hasBins(const ComparedRun& run)
{
    if (run.view == nullptr)
        return false;
    const simulation::LinkBins& bins = run.view->run->bins;
    return bins.bins > 0 && bins.binWidth.ns() > 0 && run.view->run->makespan.ns() > 0
        && bins.busyNs.size() / bins.bins >= run.view->run->links.size();
}

} // namespace

DifferenceHeatPtr makeDifferenceHeat(const RunPairPtr& pair, const AlignedRuns& runs, const Watch& watch)
{
    if (!hasBins(pair->a) || !hasBins(pair->b) || runs.length <= 0)
        return nullptr;
    auto heat = std::make_shared<DifferenceHeat>();
    heat->pair = pair;
    heat->runs = runs;
    const simulation::Run& a = *pair->a.view->run;
    const simulation::Run& b = *pair->b.view->run;
    // No finer than the bins of either run.
    const auto widthOf = [](const simulation::Run& run, const RunPlace& place) {
        return place.toCommon(static_cast<std::int64_t>(run.bins.binWidth.ns())) - place.toCommon(std::int64_t { 0 });
    };
    const std::int64_t finest = std::max<std::int64_t>(
        { 1, widthOf(a, runs.a), widthOf(b, runs.b), (runs.length + kMostDifferenceBins - 1) / kMostDifferenceBins });
    heat->bins = static_cast<std::uint32_t>((runs.length + finest - 1) / finest);
    heat->binWidth = finest;
    heat->values.assign(pair->links.size() * heat->bins, 0);
    if (watch.progress != nullptr)
        watch.progress->setTotal(pair->links.size());
    UseOfBins useA(a, runs.a, *heat);
    UseOfBins useB(b, runs.b, *heat);
    for (std::size_t at = 0; at < pair->links.size(); ++at) {
        if (watch.stop.stop_requested())
            return nullptr;
        if (watch.progress != nullptr)
            watch.progress->setDone(at);
        const LinkPair& link = pair->links[at];
        if (!link.isPaired())
            break; // they are the last
        useA.readLink(link.a);
        useB.readLink(link.b);
        for (std::uint32_t bin = 0; bin < heat->bins; ++bin)
            heat->values[at * heat->bins + bin]
                = static_cast<std::int8_t>(std::lround((useB.use(bin) - useA.use(bin)) * kWholeDifference));
    }
    return heat;
}

std::int8_t largestOf(std::span<const std::int8_t> values)
{
    std::int8_t largest = 0;
    for (const std::int8_t value : values) {
        if (std::abs(int { value }) > std::abs(int { largest }))
            largest = value;
    }
    return largest;
}

} // namespace weft::widgets
