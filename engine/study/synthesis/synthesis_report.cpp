// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/synthesis/synthesis_report.h"

#include "engine/core/count_text.h"
#include "engine/core/fingerprint.h"
#include "engine/core/quantity_text.h"
#include "engine/report/aligned_table.h"
#include "engine/report/json_text.h"
#include "engine/report/names.h"
#include "engine/topology/link_name.h"

#include <algorithm>
#include <cstdio>

namespace weft::study {

namespace {

std::string withUnit(Time time)
{
    return std::to_string(time.ns()) + " ns";
}

std::string percent(double share)
{
    char text[32];
    std::snprintf(text, sizeof text, "%.2f %%", share * 100);
    return text;
}

std::string gigaBytes(Bandwidth bandwidth)
{
    char text[48];
    std::snprintf(text, sizeof text, "%.6g GB/s", bandwidth.inGigaBytesPerSecond());
    return text;
}

void writeComparison(report::JsonText& json, const std::vector<AlgorithmTime>& comparison)
{
    json.key("library").beginArray(report::JsonText::Layout::Line);
    for (const AlgorithmTime& row : comparison) {
        json.beginObject().entry("algorithm", row.name).entry("transfers", row.transfers).key("time_ns");
        if (row.time)
            json.value(*row.time)
                .entry("channels", row.channels)
                .entry("pieces", row.pieces)
                .entry("chunk_bytes", row.chunk.count())
                .entry("finer", row.isFiner);
        else
            json.null().entry("refusal", row.refusal);
        json.end();
    }
    json.end();
}

// With what it ran best, and whether that is another task than the synthesized one's.
std::string nameOf(const AlgorithmTime& row, Bytes chunk)
{
    std::string with = row.channels > 1 ? std::to_string(row.channels) + " channels" : std::string();
    if (row.pieces > 0)
        with += (with.empty() ? "" : ", ") + std::to_string(row.pieces) + (row.pieces == 1 ? " piece" : " pieces");
    if (row.time && row.chunk != chunk)
        with += (with.empty() ? "" : "; ") + std::string(row.isFiner ? "finer" : "coarser") + ": chunks of "
            + toText(row.chunk);
    return with.empty() ? row.name : row.name + " (" + with + ")";
}

// "1.50x": what the algorithm takes of the synthesized schedule's time.
std::string ratioText(const SynthesisRun& run, const AlgorithmTime& row)
{
    char ratio[32] = "";
    if (row.time && run.inSimulator().ns() > 0)
        std::snprintf(ratio, sizeof ratio, "%.2fx",
            static_cast<double>(row.time->ns()) / static_cast<double>(run.inSimulator().ns()));
    return ratio;
}

// Where some rows have other chunks: what these are no measure of, and the best of those that are one.
std::string unlikeChunksText(const SynthesisRun& run, const std::vector<AlgorithmTime>& comparison)
{
    const auto isAlike = [&run](const AlgorithmTime& row) { return row.time && row.chunk == run.chunk; };
    if (std::ranges::all_of(comparison, [&](const AlgorithmTime& row) { return !row.time || isAlike(row); }))
        return {};
    const auto best = std::ranges::find_if(comparison, isAlike); // they ascend
    return "rows with finer or coarser chunks than the synthesized " + toText(run.chunk) + " are another task; "
        + (best == comparison.end() ? "no algorithm of the library has chunks of this size"
                                    : "of those with the same chunks " + best->name + " is the quickest, "
                    + withUnit(*best->time) + ": synthesized is " + ratioText(run, *best) + " as fast")
        + '\n';
}

std::string whyText(const NotSimulated& reason)
{
    using Why = NotSimulated::Why;
    switch (reason.why) {
    case Why::TooMany:
        return "more than " + countText(kMostSimulatedTransfers) + " transfers";
    case Why::Compact:
        return "kept in its compact form";
    case Why::Stopped:
        return "stopped before";
    case Why::TimeUp:
        return "the time was up";
    case Why::Mended:
        return "a mended schedule is handed over at once";
    case Why::Failed:
        return reason.error ? toString(*reason.error) : std::string();
    }
    return {};
}

std::string provedText(const SynthesisRun& run)
{
    if (run.state == ProofState::Refused)
        return "refused by the verifier: " + run.fault.english() + '\n';
    if (run.state == ProofState::Checked)
        return "checked by the search, not proved: a stop came first\n";
    if (run.state == ProofState::Stopped)
        return "checked by the search, its proof was stopped\n";
    if (run.proof == ProofForm::Schedule)
        return "verified\n";
    if (run.request.wantsSteps)
        return "verified in its compact form, as the steps that are written\n";
    const bool isLarge = run.synthesis.staysCompact && run.synthesis.transfers > kMostScheduledTransfers;
    return std::string("verified ")
        + (run.proof == ProofForm::Plan ? "as a plan, transfer by transfer; " : "in its compact form; ")
        + (isLarge ? "too large for a schedule\n" : "no schedule was asked for\n");
}

// "of 1 MiB a shard": what the chunks are parts of, where that is not the buffer.
std::string_view ownerOfChunks(collective::PatternKind kind)
{
    using enum collective::PatternKind;
    return kind == Custom ? " a sum" : kind == Broadcast || kind == Reduce ? "" : " a shard";
}

// Where even the least that there is took far longer.
std::string budgetText(const SynthesisRun& run)
{
    const double took = run.searchSeconds + run.boundSeconds + run.checkSeconds;
    if (!run.request.budgetSeconds || took < 2 * *run.request.budgetSeconds + 1)
        return {};
    char text[128] = "";
    std::snprintf(text, sizeof text,
        "took       %.1f s of a budget of %g s: one construction and its proof take so long\n", took,
        *run.request.budgetSeconds);
    return text;
}

} // namespace

std::vector<std::string> tightLinkNames(const SynthesisRun& run)
{
    std::vector<std::string> names;
    for (const LinkId link : run.synthesis.bound.tight.links)
        names.push_back(topology::linkName(run.fabric.topology(), link));
    return names;
}

std::string tightCutText(const SynthesisRun& run)
{
    const synthesis::Bound& bound = run.synthesis.bound;
    if (bound.tight.links.empty() || bound.tight.time < bound.time)
        return bound.limitedBy;
    const std::size_t links = bound.tight.links.size();
    // What the links' bandwidth alone does not explain.
    const double streamed = static_cast<double>(bound.tight.chunks) * static_cast<double>(run.chunk.count())
        / bound.tight.bandwidth.bytesPerNs;
    const bool isMore = streamed < 0.9 * static_cast<double>(bound.tight.time.ns());
    return std::string(links == 1 ? "this link limits" : "these " + std::to_string(links) + " links limit")
        + " everything: " + counted(bound.tight.chunks, "chunk") + (bound.tight.chunks == 1 ? " has" : " have")
        + " to take " + (links == 1 ? "it" : "them") + ", " + withUnit(bound.tight.time) + " at "
        + gigaBytes(bound.tight.bandwidth) + (links == 1 ? "" : " together")
        + (isMore ? ", as whole chunks and with the way there and on" : "");
}

bool countsOnSwitches(const SynthesisRun& run)
{
    const synthesis::LinkGraph& graph = run.synthesis.graph;
    for (const synthesis::PlanPart& part : run.synthesis.parts) {
        std::vector<std::int64_t> kept(graph.nodes); // what comes in and does not go out
        for (const synthesis::PlannedTransfer& transfer : part.plan.transfers) {
            ++kept[graph.target[transfer.arc]];
            --kept[graph.source[transfer.arc]];
        }
        if (std::any_of(kept.begin() + graph.npus, kept.end(), [](std::int64_t count) { return count != 0; }))
            return true;
    }
    return false;
}

std::string synthesisText(const SynthesisRun& run, const std::vector<AlgorithmTime>& comparison)
{
    const synthesis::Bound& bound = run.synthesis.bound;
    std::string text = std::string(collective::toString(run.request.kind)) + " on "
        + counted(run.fabric.topology().npuCount(), "NPU")
        + (run.request.groups.size() > 1 ? ", " + counted(run.request.groups.size(), "group") : std::string()) + ": "
        + counted(run.synthesis.transfers, "transfer")
        + (run.synthesis.graph.nodes > run.synthesis.graph.npus ? " over links, " : ", ") + counted(run.chunks, "chunk")
        + " of " + toText(run.chunk) + std::string(ownerOfChunks(run.request.kind)) + ", "
        + counted(run.synthesis.starts, "start")
        + (run.synthesis.starts == 0 && run.request.budgetSeconds ? " (the first was cut short)\n" : "\n");
    text += "time       " + withUnit(run.planned) + '\n';
    text += "bound      " + withUnit(run.bound()) + " (" + std::string(synthesis::toString(bound.kind)) + ")\n";
    if (bound.composition)
        text += "           " + withUnit(*bound.composition) + " at least for a reduce-scatter and then an all-gather"
            + (run.planned < *bound.composition ? ", which overlap here\n" : "\n");
    text += "efficiency " + percent(run.efficiency()) + (run.isProvedOptimal() ? ", proved optimal" : "") + '\n';
    if (run.simulated)
        text += "simulated  " + withUnit(*run.simulated)
            + (*run.simulated == run.planned ? " as planned"
                    : countsOnSwitches(run)
                    ? ", not as planned: the simulated fabric neither multicasts nor sums in switches"
                    : ", not as planned: switches send on what comes first, and links are free before arrivals")
            + (run.pipelined ? ", " + withUnit(*run.pipelined) + " with links that do not wait for arrivals" : "")
            + (run.equalPlans > 1 ? "; the quickest of " + counted(run.equalPlans, "plan") : "") + '\n';
    else if (run.notSimulated)
        text += "simulated  no: " + whyText(*run.notSimulated) + '\n';
    if (run.simulatorBound)
        text += "           " + withUnit(*run.simulatorBound)
            + " at least with such chunks, where links are busy for their bytes alone\n";
    text += tightCutText(run) + '\n';
    if (const auto& difference = run.synthesis.difference)
        text += "kept       " + counted(difference->kept, "transfer") + ", " + countText(difference->moved)
            + " at another time, " + countText(difference->added) + " new, " + countText(difference->dropped)
            + " not needed any more"
            + (difference->whyAnew.empty() ? " of a schedule that takes " + withUnit(Time { difference->givenNs })
                                           : "; made anew: " + difference->whyAnew.english())
            + '\n';
    text += provedText(run);
    if (run.busiest < run.request.threads)
        text += "there was work for " + counted(run.busiest, "thread") + " of " + countText(run.request.threads)
            + " at a time\n";
    text += budgetText(run);
    if (run.cancelled)
        text += "stopped: this is the best until then\n";
    if (!comparison.empty()) {
        text += unlikeChunksText(run, comparison);
        // By one clock, which is not that of the plan.
        report::AlignedTable table({ "algorithm", "simulated", "synthesized is faster" });
        table.row({ run.pipelined ? "synthesized (links do not wait)"
                : run.simulated   ? "synthesized"
                                  : "synthesized (as planned)",
            withUnit(run.inSimulator()), "" });
        for (const AlgorithmTime& row : comparison)
            table.row({ nameOf(row, run.chunk), row.time ? withUnit(*row.time) : row.refusal.english(),
                ratioText(run, row) });
        text += table.text();
    }
    return text;
}

std::string synthesisJson(const SynthesisRun& run, const std::vector<AlgorithmTime>& comparison)
{
    io::TextStream out;
    report::JsonText json(out);
    const synthesis::Bound& bound = run.synthesis.bound;
    constexpr double kMega = 1e6;
    json.beginObject(report::JsonText::Layout::Line);
    json.entry("collective_time_ns", run.planned).entry("bound_ns", run.bound()).entry("efficiency", run.efficiency());
    json.entry("verified", run.isVerified())
        .entry("proof_state", toString(run.state))
        .entry("bound_kind", synthesis::toString(bound.kind));
    json.entry("optimal", run.isProvedOptimal()).entry("starts", run.synthesis.starts);
    json.entry("transfers", run.synthesis.transfers).entry("chunks_per_npu", run.chunks);
    json.entry("wall_s", run.searchSeconds).entry("bound_s", run.boundSeconds).entry("check_s", run.checkSeconds);
    json.entry("peak_mb", run.peakBytes > 0 ? std::optional(static_cast<double>(run.peakBytes) / kMega) : std::nullopt);
    json.entry("table_mb", static_cast<double>(run.synthesis.peakBytes) / kMega);
    json.key("tight_cut").beginObject().key("links").beginArray();
    for (const std::string& name : tightLinkNames(run))
        json.value(name);
    json.end().entry("bandwidth", bound.tight.bandwidth.inGigaBytesPerSecond()).entry("bandwidth_unit", "GB/s");
    json.entry("chunks", bound.tight.chunks).entry("time_ns", bound.tight.time);
    json.entry("leaving", bound.tight.leaving).key("inside").beginArray();
    for (const NodeId node : bound.tight.inside)
        json.value(run.fabric.topology().nodeKey(node));
    json.end().end();
    json.entry("composition_bound_ns", bound.composition);
    json.entry("limited_by", bound.limitedBy).entry("fingerprint", toHex(run.synthesis.fingerprint));
    json.entry("pattern", collective::toString(run.request.kind)).entry("npus", run.fabric.topology().npuCount());
    json.entry("size_bytes", run.ncclSize.count()).entry("requested_bytes", run.request.size.count());
    json.entry("comm_size", run.commSize.count()).entry("chunk_bytes", run.chunk.count());
    json.entry("threads", run.request.threads).entry("threads_with_work", run.busiest);
    json.entry("seed", run.request.seed).entry("method", run.synthesis.method).entry("cancelled", run.cancelled);
    if (const auto& difference = run.synthesis.difference) {
        json.key("difference").beginObject();
        json.entry("kept", difference->kept).entry("moved", difference->moved);
        json.entry("new", difference->added).entry("dropped", difference->dropped);
        if (difference->whyAnew.empty())
            json.entry("given_ns", difference->givenNs);
        json.entry("made_anew", difference->whyAnew).end();
    }
    json.entry("planned_ns", run.planned);
    json.entry("simulated_ns", run.simulated);
    json.entry("not_simulated", run.notSimulated ? std::optional(whyText(*run.notSimulated)) : std::nullopt);
    json.entry("proof", toString(run.proof));
    json.entry("pipelined_ns", run.pipelined).entry("plans_compared", run.equalPlans);
    json.entry("simulated_bound_ns", run.simulatorBound);
    if (!run.trials.empty()) {
        json.key("chunk_trials").beginArray();
        for (const ChunkTrial& trial : run.trials)
            json.beginObject().entry("chunks_per_npu", trial.chunks).entry("time_ns", trial.planned).end();
        json.end();
    }
    if (!comparison.empty())
        writeComparison(json, comparison);
    json.end();
    out << '\n';
    return out.takeText();
}

} // namespace weft::study
