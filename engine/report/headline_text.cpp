// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/report/headline_text.h"

#include "engine/core/count_text.h"
#include "engine/report/names.h"
#include "engine/topology/link_name.h"

#include <cmath>

namespace weft::report {

using analysis::Headline;
using analysis::LinkDirection;
using analysis::LinkGroup;
using analysis::Verdict;

namespace {

std::string unfinishedText(const Headline& headline)
{
    std::string text = counted(headline.blocked, "rank never finishes", "ranks never finish");
    if (headline.rank)
        text += ", the first of them rank " + std::to_string(index(*headline.rank));
    return text;
}

std::string directionText(LinkDirection direction)
{
    switch (direction) {
    case LinkDirection::ToSwitch:
        return " from NPUs to switches";
    case LinkDirection::FromSwitch:
        return " from switches to NPUs";
    case LinkDirection::Up:
    case LinkDirection::Down:
        return " of one direction";
    case LinkDirection::Any:
        break;
    }
    return {};
}

// "link npu0 → npu1", "the 8 links of one direction in dimension 1".
std::string groupText(const LinkGroup& group, const simulation::Run& run)
{
    const std::string first = topology::linkName(run.fabric.topology(), group.links.front());
    if (group.links.size() == 1)
        return "link " + first;
    const std::string count = countText(group.links.size());
    if (!group.whole || group.dimension == analysis::kNoDimension)
        return count + " links like " + first;
    return "the " + count + " links" + directionText(group.direction) + " in dimension "
        + std::to_string(group.dimension);
}

} // namespace

std::string shareText(double share)
{
    if (share > 0 && share < 0.01)
        return "under 1 %";
    if (share < 1 && std::lround(share * 100) >= 100)
        return "over 99 %";
    return std::to_string(std::lround(share * 100)) + " %";
}

std::string headlineText(const Headline& headline, const simulation::Run& run)
{
    const bool busy = headline.measure == analysis::LinkMeasure::BusyFraction;
    const std::string used = busy ? " busy" : " loaded";
    const std::string rank = headline.rank ? std::to_string(index(*headline.rank)) : "?";
    switch (headline.verdict) {
    case Verdict::Stopped:
        return "the run was stopped; what is shown is partial";
    case Verdict::Unfinished:
        return unfinishedText(headline);
    case Verdict::NothingRan:
        return "nothing took any time";
    case Verdict::ComputeBound:
        return "compute-bound: compute takes " + shareText(headline.compute) + " of the step, exposed communication "
            + shareText(headline.exposed);
    case Verdict::Waiting:
        return "rank " + rank + " finishes last and idles for " + shareText(headline.idle)
            + " of the step: it waits for others";
    case Verdict::DimensionBound:
        return "dimension " + std::to_string(headline.dimension) + " is the bottleneck: " + shareText(headline.use)
            + used + " against " + shareText(headline.otherUse) + " in dimension "
            + std::to_string(headline.otherDimension);
    case Verdict::LinksBound:
        return "the bottleneck is " + groupText(headline.group, run) + ": " + shareText(headline.use) + used
            + " against " + shareText(headline.otherUse) + " on the other links";
    case Verdict::LatencyBound:
        return "latency-bound: no link is more than " + shareText(headline.use) + used
            + ", so that delays and waiting take the time, not bandwidth";
    case Verdict::BandwidthBound:
        return "bandwidth-bound: links are " + shareText(headline.use) + used + " on average, the hottest "
            + shareText(headline.otherUse);
    case Verdict::CommunicationBound:
        return "communication-bound: " + shareText(headline.exposed)
            + " of the step is exposed communication, compute takes " + shareText(headline.compute);
    case Verdict::Balanced:
        return "compute and communication share the step: compute takes " + shareText(headline.compute)
            + ", exposed communication " + shareText(headline.exposed);
    }
    return {};
}

} // namespace weft::report
