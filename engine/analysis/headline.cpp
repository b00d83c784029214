// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/analysis/headline.h"

#include "engine/analysis/attribution.h"
#include "engine/analysis/summary.h"

namespace weft::analysis {

using simulation::Run;

namespace {

constexpr double kClearlyMost = 0.6; // of the makespan
constexpr double kNearly = 2.0 / 3; // a share that is at least this part of another one
constexpr double kQuiet = 0.25; // links below are not what takes the time
constexpr double kHot = 0.5;
constexpr double kUneven = 1.5;

Evidence evidenceOf(const Run& run, std::vector<LinkId> links)
{
    Evidence evidence;
    evidence.kind = EvidenceKind::Links;
    evidence.range = busyRange(run, links);
    evidence.links = std::move(links);
    return evidence;
}

Evidence evidenceOf(const Run& run, Rank rank, RankActivity activity)
{
    return { EvidenceKind::Ranks, {}, { rank }, longestStretch(run, rank, activity) };
}

// The two dimensions whose links are the busiest; null where there are fewer.
std::pair<const LinkGroupFigures*, const LinkGroupFigures*> busiestDimensions(const RunSummary& summary)
{
    const LinkGroupFigures* first = nullptr;
    const LinkGroupFigures* second = nullptr;
    for (const LinkGroupFigures& figures : summary.dimensions) {
        if (figures.dimension == kNoDimension)
            continue;
        if (first == nullptr || figures.mean > first->mean) {
            second = first;
            first = &figures;
        } else if (second == nullptr || figures.mean > second->mean) {
            second = &figures;
        }
    }
    return { first, second };
}

bool blameDimension(
    const Run& run, const RunSummary& summary, std::span<const std::uint32_t> dimensions, Headline& headline)
{
    constexpr double kClearly = 0.8; // the next dimension is at most this part of the first
    const auto [first, second] = busiestDimensions(summary);
    if (second == nullptr || first->mean < kQuiet || second->mean > first->mean * kClearly)
        return false;
    headline.verdict = Verdict::DimensionBound;
    headline.use = first->mean;
    headline.otherUse = second->mean;
    headline.dimension = first->dimension;
    headline.otherDimension = second->dimension;
    std::vector<LinkId> links;
    for (std::size_t link = 0; link < dimensions.size(); ++link) {
        if (dimensions[link] == first->dimension)
            links.push_back(makeId<LinkId>(link));
    }
    headline.evidence = evidenceOf(run, std::move(links));
    return true;
}

bool blameGroup(const Run& run, LinkGroup group, Headline& headline)
{
    if (group.others == 0 || group.use < kHot || group.use < group.othersUse * kUneven)
        return false;
    headline.verdict = Verdict::LinksBound;
    headline.use = group.use;
    headline.otherUse = group.othersUse;
    headline.evidence = evidenceOf(run, group.links);
    headline.group = std::move(group);
    return true;
}

// Links that are idle most of the time may wait for delays or for each other.
void judgeQuiet(const Run& run, Headline& headline)
{
    headline.verdict = Verdict::QuietLinks;
    const Result<Attribution> path = attribution(run);
    if (!path)
        return;
    const auto timeOf = [&path](TimeKind kind) { return path->all.time(kind).ns(); };
    const std::uint64_t bytes = timeOf(TimeKind::Serialization) + timeOf(TimeKind::Contention);
    const std::uint64_t delays = timeOf(TimeKind::Latency) + timeOf(TimeKind::Endpoint);
    if (bytes + delays == 0)
        return; // the path says nothing of the network
    headline.verdict = bytes > delays ? Verdict::ChainBound : Verdict::LatencyBound;
    if (headline.verdict == Verdict::ChainBound)
        headline.otherUse = static_cast<double>(bytes) / static_cast<double>(run.makespan.ns());
}

// False if the links do not say more than that communication takes the time.
bool blameLinks(
    const Run& run, const RunSummary& summary, std::span<const std::uint32_t> dimensions, Headline& headline)
{
    const std::vector<LinkId> most = hottestLinks(run, 1);
    if (most.empty())
        return false;
    LinkGroup group = hottestGroup(run, dimensions);
    // Links that stand out within their dimension say more than its mean.
    const auto [busiest, next] = busiestDimensions(summary);
    const bool isPart = busiest != nullptr && group.dimension == busiest->dimension && busiest->imbalance >= kUneven;
    if (isPart && blameGroup(run, group, headline))
        return true;
    if (blameDimension(run, summary, dimensions, headline) || blameGroup(run, group, headline))
        return true;
    const double hottest = linkUse(run, most.front());
    if (hottest < kQuiet) {
        judgeQuiet(run, headline);
        headline.use = hottest;
    } else if (summary.allLinks.mean >= kHot) {
        headline.verdict = Verdict::BandwidthBound;
        headline.use = summary.allLinks.mean;
        headline.otherUse = hottest;
    } else {
        return false;
    }
    headline.evidence = evidenceOf(run, std::move(group.links));
    return true;
}

Headline unfinished(const Run& run)
{
    Headline headline;
    headline.verdict = run.cancelled ? Verdict::Stopped : Verdict::Unfinished;
    headline.blocked = run.unfinished.size();
    if (!run.cancelled) {
        if (const auto& rank = run.unfinished.front().error.where.rank) {
            headline.rank = Rank { *rank };
            headline.evidence = { EvidenceKind::Ranks, {}, { *headline.rank }, {} };
        }
    }
    return headline;
}

} // namespace

Headline headlineOf(const Run& run, const RunSummary& summary, std::span<const std::uint32_t> dimensions)
{
    if (!run.complete())
        return unfinished(run);
    Headline headline;
    headline.measure = summary.measure;
    if (run.ranks.empty() || run.makespan.ns() == 0)
        return headline;
    const simulation::RankMetrics& slowest = run.ranks[index(summary.slowest)];
    const auto share
        = [&run](Time time) { return static_cast<double>(time.ns()) / static_cast<double>(run.makespan.ns()); };
    headline.rank = summary.slowest;
    headline.compute = share(slowest.compute);
    headline.exposed = share(slowest.exposedCommunication);
    headline.idle = share(slowest.idle);

    const double communication = headline.exposed;
    if (headline.idle > headline.compute && headline.idle > communication) {
        headline.verdict = Verdict::Waiting;
        headline.evidence = evidenceOf(run, summary.slowest, RankActivity::Idle);
        return headline;
    }
    if (headline.compute > communication && headline.compute >= kClearlyMost) {
        headline.verdict = Verdict::ComputeBound;
        headline.evidence = evidenceOf(run, summary.slowest, RankActivity::Compute);
        return headline;
    }
    if (headline.compute >= communication * kNearly && headline.compute > 0) {
        headline.verdict = Verdict::Balanced;
        headline.evidence = evidenceOf(run, summary.slowest, RankActivity::ExposedCommunication);
        return headline;
    }
    if (summary.hasLinks && blameLinks(run, summary, dimensions, headline))
        return headline;
    headline.verdict = Verdict::CommunicationBound;
    headline.evidence = evidenceOf(run, summary.slowest, RankActivity::ExposedCommunication);
    return headline;
}

} // namespace weft::analysis
