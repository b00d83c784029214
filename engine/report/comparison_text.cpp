// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/report/comparison_text.h"

#include "engine/core/count_text.h"
#include "engine/report/aligned_table.h"
#include "engine/report/attribution_text.h"
#include "engine/report/json_text.h"
#include "engine/report/text_summary.h"

#include <array>
#include <cmath>
#include <type_traits>

namespace weft::report {

using analysis::Comparison;
using analysis::ComparisonCause;
using analysis::ComparisonVerdict;
using analysis::TimeChange;

namespace {

// "4.21 → 3.21 ms": the unit once where it is the same.
std::string fromTo(Time before, Time after)
{
    const std::string first = timeText(before);
    const std::string second = timeText(after);
    const std::size_t unit = first.rfind(' ');
    const bool same = first.substr(unit) == second.substr(second.rfind(' '));
    return (same ? first.substr(0, unit) : first) + " → " + second;
}

std::string deltaText(std::int64_t delta)
{
    if (delta == 0)
        return "0";
    return (delta > 0 ? "+" : "−") + timeText(std::abs(static_cast<double>(delta)));
}

std::string partText(const std::optional<Time>& time, bool isUnfinished = false)
{
    return time ? timeText(*time) : isUnfinished ? "unfinished" : "none";
}

// "all-reduce (world) #3 on dimension 1".
Sentence workOnDimensionText(const analysis::WorkChange& work)
{
    return work.dimension ? say("%1 on dimension %2", workText(work.key), *work.dimension) : workText(work.key);
}

Sentence causeText(const Comparison& comparison)
{
    switch (comparison.cause) {
    case ComparisonCause::Unknown:
        break;
    case ComparisonCause::Work:
        return workOnDimensionText(comparison.work[comparison.causeAt]);
    case ComparisonCause::Dimension:
        return dimensionShareName(comparison.dimensions[comparison.causeAt].dimension);
    case ComparisonCause::Kind:
        return kindText(comparison.kinds[comparison.causeAt].name);
    }
    return {};
}

Sentence differenceText(const Comparison& comparison)
{
    const bool faster = comparison.verdict == ComparisonVerdict::Faster;
    const std::string times = fromTo(comparison.before, comparison.after);
    const double ratio = std::round(comparison.ratio * 1000) / 1000;
    if (ratio == 0)
        return faster ? say("faster, %1", times) : say("slower, %1", times);
    if (ratio == 1)
        return faster ? say("less than 0.1 % faster, %1", times) : say("less than 0.1 % slower, %1", times);
    const std::string factor = fourDigits(ratio);
    return faster ? say("%1× faster, %2", factor, times) : say("%1× slower, %2", factor, times);
}

constexpr std::array<std::string_view, 5> kVerdicts { "unfinished", "equal", "equal-time", "faster", "slower" };

// A table of changes, of which at most `most`; nothing for changes of nothing.
template <class Changes, class Name>
std::string changesText(const char* title, const Changes& changes, std::size_t most, Name name)
{
    AlignedTable table({ title, "before", "after", "change", "share" });
    std::size_t shown = 0;
    std::size_t others = 0;
    for (const auto& change : changes) {
        if (change.delta == 0 && change.before.has_value() == change.after.has_value())
            continue;
        if (shown == most) {
            ++others;
            continue;
        }
        bool unfinishedBefore = false;
        bool unfinishedAfter = false;
        if constexpr (requires { change.unfinishedBefore; }) {
            unfinishedBefore = change.unfinishedBefore;
            unfinishedAfter = change.unfinishedAfter;
        }
        // What is not on the path may well have run.
        const auto part = [](const std::optional<Time>& time, bool isUnfinished) {
            constexpr bool kIsWork = std::is_same_v<typename Changes::value_type, analysis::WorkChange>;
            return kIsWork && !time ? std::string("not on it") : partText(time, isUnfinished);
        };
        table.row({ name(change), part(change.before, unfinishedBefore), part(change.after, unfinishedAfter),
            unfinishedBefore || unfinishedAfter ? std::string("-") : deltaText(change.delta),
            change.share < 0 ? changeText(change.share) : percentText(change.share) });
        ++shown;
    }
    if (shown == 0)
        return {};
    return '\n' + table.text() + (others == 0 ? std::string() : "  and " + countText(others) + " more\n");
}

std::string linksText(const Comparison& comparison, std::size_t most)
{
    AlignedTable table({ "link", "busy before", "busy after", "change", "carried before", "carried after" });
    const auto busy = [](const std::optional<analysis::LinkFigure>& link, Time makespan) {
        return link && link->busy && makespan.ns() > 0
            ? percentText(static_cast<double>(link->busy->ns()) / static_cast<double>(makespan.ns()))
            : std::string("-");
    };
    const auto carried = [](const std::optional<analysis::LinkFigure>& link) {
        return link ? sizeText(static_cast<double>(link->bytes)) : std::string("none");
    };
    for (std::size_t at = 0; at < std::min(most, comparison.links.size()); ++at) {
        const analysis::LinkChange& link = comparison.links[at];
        table.row({ link.name, busy(link.before, comparison.before), busy(link.after, comparison.after),
            changeText(link.use), carried(link.before), carried(link.after) });
    }
    std::string text = '\n' + table.text();
    if (comparison.links.size() > most)
        text += "  and " + countText(comparison.links.size() - most) + " more\n";
    return text;
}

void writeChange(JsonText& json, const TimeChange& change)
{
    json.entry("before_ns", change.before).entry("after_ns", change.after);
    json.entry("delta_ns", change.delta).entry("share", change.share);
}

template <class Changes, class Name>
void writeChanges(JsonText& json, std::string_view key, const Changes& changes, Name name)
{
    json.key(key).beginArray(JsonText::Layout::Line);
    for (const auto& change : changes) {
        json.beginObject();
        name(change);
        writeChange(json, change);
        json.end();
    }
    json.end();
}

void writeLinks(JsonText& json, const Comparison& comparison)
{
    json.key("links").beginArray(JsonText::Layout::Line);
    const auto figure = [&json](std::string_view key, const std::optional<analysis::LinkFigure>& link) {
        json.key(key);
        if (link)
            json.beginObject().entry("bytes", link->bytes).entry("busy_ns", link->busy).end();
        else
            json.null();
    };
    for (const analysis::LinkChange& link : comparison.links) {
        json.beginObject().entry("link", link.name).entry("utilization_change", link.use);
        figure("before", link.before);
        figure("after", link.after);
        json.end();
    }
    json.end();
}

} // namespace

std::string changeText(double share)
{
    const std::string size = percentText(std::abs(share));
    return size == percentText(0) ? size : (share > 0 ? "+" : "−") + size;
}

Sentence kindText(std::string_view name)
{
    for (std::size_t kind = 0; kind < analysis::kTimeKinds; ++kind) {
        if (name == analysis::toString(static_cast<analysis::TimeKind>(kind)))
            return kindShareName(static_cast<analysis::TimeKind>(kind));
    }
    return name;
}

Sentence workName(const analysis::WorkKey& key)
{
    if (constexpr std::string_view kOfWorld = " (world)"; key.name.ends_with(kOfWorld))
        return say("%1 (world)", key.name.substr(0, key.name.size() - kOfWorld.size()));
    return key.name;
}

Sentence workText(const analysis::WorkKey& key)
{
    if (key.name == analysis::kWaiting)
        return say("waiting");
    if (key.name == analysis::kOperations)
        return say("operations");
    return say("%1 #%2", workName(key), key.order + 1);
}

Sentence comparisonSentence(const Comparison& comparison)
{
    switch (comparison.verdict) {
    case ComparisonVerdict::Unfinished:
        return say("one of the runs did not finish, so that there are no makespans to compare");
    case ComparisonVerdict::Equal:
        return say("nothing differs: %1", timeText(comparison.before));
    case ComparisonVerdict::EqualTime:
        return say("the same makespan, %1", timeText(comparison.before));
    case ComparisonVerdict::Faster:
    case ComparisonVerdict::Slower:
        break;
    }
    Sentence difference = differenceText(comparison);
    if (comparison.cause == ComparisonCause::Unknown)
        return difference;
    const std::string share = percentText(comparison.causeShare);
    // More than all of it: what is said then would look like a mistake without the rest.
    if (share != percentText(1) && comparison.causeShare > 1)
        return comparison.verdict == ComparisonVerdict::Faster
            ? say("%1: %2 of the gain from %3, some of it lost again elsewhere", std::move(difference), share,
                causeText(comparison))
            : say("%1: %2 of the loss from %3, some of it won back elsewhere", std::move(difference), share,
                causeText(comparison));
    return comparison.verdict == ComparisonVerdict::Faster
        ? say("%1: %2 of the gain from %3", std::move(difference), share, causeText(comparison))
        : say("%1: %2 of the loss from %3", std::move(difference), share, causeText(comparison));
}

Sentence sameFabricText(const Comparison& comparison)
{
    return comparison.isFabricOtherwiseWritten
        ? say("the same fabric, link by link: only its topology is written in another way")
        : Sentence();
}

std::string comparisonText(const Comparison& comparison, std::size_t most)
{
    std::string text = comparisonSentence(comparison).english() + '\n';
    if (!comparison.settings.empty()) {
        AlignedTable table({ "setting", "before", "after" });
        table.alignLeft(1);
        table.alignLeft(2);
        for (const analysis::SettingChange& setting : comparison.settings)
            table.row({ setting.key, setting.before.empty() ? "-" : setting.before,
                setting.after.empty() ? "-" : setting.after });
        text += '\n' + table.text();
    }
    if (const Sentence same = sameFabricText(comparison); !same.empty())
        text += '\n' + same.english() + '\n';
    text += changesText(
        "on the critical path, kind", comparison.kinds, most, [](const auto& change) { return kindText(change.name); });
    text += changesText("on the critical path, dimension", comparison.dimensions, most,
        [](const auto& change) { return dimensionShareName(change.dimension); });
    text += changesText("on the critical path", comparison.work, most, workOnDimensionText);
    text += changesText(
        "collective", comparison.collectives, most, [](const auto& change) { return workText(change.key); });
    if (!comparison.links.empty())
        text += linksText(comparison, most);
    return text;
}

std::string comparisonJson(const Comparison& comparison)
{
    io::TextStream out;
    JsonText json(out);
    const auto work
        = [&json](const auto& change) { json.entry("name", change.key.name).entry("order", change.key.order); };
    json.beginObject(JsonText::Layout::Line);
    json.entry("format", "weft-comparison").entry("version", 1);
    json.entry("verdict", kVerdicts[static_cast<std::size_t>(comparison.verdict)]);
    json.entry("sentence", comparisonSentence(comparison));
    json.entry("before_ns", comparison.before).entry("after_ns", comparison.after);
    json.entry("ratio", comparison.ratio > 0 ? std::optional(comparison.ratio) : std::nullopt);
    json.entry("cause", causeText(comparison)).entry("cause_share", comparison.causeShare);
    json.key("settings").beginArray(JsonText::Layout::Line);
    for (const analysis::SettingChange& setting : comparison.settings)
        json.beginObject()
            .entry("key", setting.key)
            .entry("before", setting.before)
            .entry("after", setting.after)
            .end();
    json.end();
    writeChanges(json, "kinds", comparison.kinds, [&json](const auto& change) { json.entry("kind", change.name); });
    writeChanges(json, "dimensions", comparison.dimensions, [&json](const auto& change) {
        if (change.dimension != analysis::kNobody)
            json.entry("dimension", change.dimension);
    });
    writeChanges(json, "work", comparison.work, [&json, &work](const analysis::WorkChange& change) {
        work(change);
        if (change.dimension)
            json.entry("dimension", *change.dimension);
    });
    writeChanges(json, "collectives", comparison.collectives, work);
    writeLinks(json, comparison);
    json.end();
    out << '\n';
    return out.takeText();
}

} // namespace weft::report
