// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/report/headline_text.h"

#include "engine/report/text_summary.h"
#include "engine/topology/link_name.h"

#include <cmath>

namespace weft::report {

using analysis::Headline;
using analysis::LinkDirection;
using analysis::LinkGroup;
using analysis::Verdict;

namespace {

Sentence unfinishedText(const Headline& headline)
{
    if (!headline.rank)
        return sayCount(headline.blocked, "%n rank never finishes", "%n ranks never finish");
    return sayCount(headline.blocked, "%n rank never finishes, the first of them rank %1",
        "%n ranks never finish, the first of them rank %1", *headline.rank);
}

// "link npu0 → npu1", "the 8 links of one direction in dimension 1".
Sentence groupText(const LinkGroup& group, const simulation::Run& run)
{
    const std::string first = topology::linkName(run.fabric.topology(), group.links.front());
    const std::size_t links = group.links.size();
    if (links == 1)
        return say("link %1", first);
    if (!group.whole || group.dimension == analysis::kNoDimension)
        return sayCount(links, "%n link like %1", "%n links like %1", first);
    switch (group.direction) {
    case LinkDirection::ToSwitch:
        return sayCount(links, "the %n link from NPUs to switches in dimension %1",
            "the %n links from NPUs to switches in dimension %1", group.dimension);
    case LinkDirection::FromSwitch:
        return sayCount(links, "the %n link from switches to NPUs in dimension %1",
            "the %n links from switches to NPUs in dimension %1", group.dimension);
    case LinkDirection::Up:
    case LinkDirection::Down:
        return sayCount(links, "the %n link of one direction in dimension %1",
            "the %n links of one direction in dimension %1", group.dimension);
    case LinkDirection::Any:
        break;
    }
    return sayCount(links, "the %n link in dimension %1", "the %n links in dimension %1", group.dimension);
}

} // namespace

Sentence shareText(double share)
{
    if (share > 0 && share < 0.01)
        return say("under %1", percentText(0.01));
    if (share < 1 && std::lround(share * 100) >= 100)
        return say("over %1", percentText(0.99));
    return std::to_string(std::lround(share * 100)) + " %";
}

Sentence headlineText(const Headline& headline, const simulation::Run& run)
{
    const bool busy = headline.measure == analysis::LinkMeasure::BusyFraction;
    const Sentence use = shareText(headline.use);
    const Sentence other = shareText(headline.otherUse);
    const Sentence compute = shareText(headline.compute);
    const Sentence exposed = shareText(headline.exposed);
    switch (headline.verdict) {
    case Verdict::Stopped:
        return say("the run was stopped; what is shown is partial");
    case Verdict::Unfinished:
        return unfinishedText(headline);
    case Verdict::NothingRan:
        return say("nothing took any time");
    case Verdict::ComputeBound:
        return say("compute-bound: compute takes %1 of the step, exposed communication %2", compute, exposed);
    case Verdict::Waiting:
        return say("rank %1 finishes last and idles for %2 of the step: it waits for others",
            headline.rank ? std::to_string(index(*headline.rank)) : "?", shareText(headline.idle));
    case Verdict::DimensionBound:
        return busy ? say("dimension %1 is the bottleneck: %2 busy against %3 in dimension %4", headline.dimension, use,
                   other, headline.otherDimension)
                    : say("dimension %1 is the bottleneck: %2 loaded against %3 in dimension %4", headline.dimension,
                        use, other, headline.otherDimension);
    case Verdict::LinksBound: {
        const Sentence group = groupText(headline.group, run);
        return busy ? say("the bottleneck is %1: %2 busy against %3 on the other links", group, use, other)
                    : say("the bottleneck is %1: %2 loaded against %3 on the other links", group, use, other);
    }
    case Verdict::LatencyBound:
        return busy ? say("latency-bound: no link is more than %1 busy, so that delays and waiting take the time, not "
                          "bandwidth",
                   use)
                    : say("latency-bound: no link is more than %1 loaded, so that delays and waiting take the time, "
                          "not bandwidth",
                        use);
    case Verdict::ChainBound:
        return busy ? say("bound by a chain of transfers: no link is more than %1 busy, but bytes on one link after "
                          "another take %2 of the step",
                   use, other)
                    : say("bound by a chain of transfers: no link is more than %1 loaded, but bytes on one link after "
                          "another take %2 of the step",
                        use, other);
    case Verdict::QuietLinks:
        return busy ? say("communication-bound, and no link is more than %1 busy: delays, waiting, or transfers one "
                          "after another take the time",
                   use)
                    : say("communication-bound, and no link is more than %1 loaded: delays, waiting, or transfers one "
                          "after another take the time",
                        use);
    case Verdict::BandwidthBound:
        return busy ? say("bandwidth-bound: links are %1 busy on average, the hottest %2", use, other)
                    : say("bandwidth-bound: links are %1 loaded on average, the hottest %2", use, other);
    case Verdict::CommunicationBound:
        return say("communication-bound: %1 of the step is exposed communication, compute takes %2", exposed, compute);
    case Verdict::Balanced:
        return say(
            "compute and communication share the step: compute takes %1, exposed communication %2", compute, exposed);
    }
    return {};
}

} // namespace weft::report
