// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/collective/forms/chakra/chakra_annotations.h"

#include <array>

namespace weft::collective {

namespace {

using trace::AttributeWriter;

template <class Id> std::vector<std::uint32_t> numbersOf(std::span<const Id> ids)
{
    return mapped(ids, [](Id id) { return index(id); });
}

// Which step of which block of its rank.
void appendPlace(std::vector<std::uint32_t>& numbers, const Schedule& schedule, StepId step)
{
    const Schedule::Place place = schedule.placeOf(step);
    numbers.insert(numbers.end(), { place.block, place.step });
}

void addPlacements(AttributeWriter& metadata, std::string_view name, std::span<const Placement> placements)
{
    std::vector<std::uint32_t> numbers;
    for (const Placement& placement : placements) {
        numbers.insert(numbers.end(),
            { index(placement.rank), static_cast<std::uint32_t>(placement.slot.buffer), placement.slot.offset,
                index(placement.chunk), static_cast<std::uint32_t>(placement.contributors.size()) });
        for (const Rank rank : placement.contributors)
            numbers.push_back(index(rank));
    }
    metadata.addUint32s(name, numbers);
}

void appendExtra(std::vector<std::string>& texts, const Schedule& schedule, const ExtraAttribute& extra)
{
    const auto [rank, block, step] = schedule.placeOf(extra);
    std::string place;
    if (extra.owner >= ExtraAttribute::Owner::Block)
        place = std::to_string(block);
    if (extra.owner == ExtraAttribute::Owner::Step)
        place += ':' + std::to_string(step);
    const std::string_view owner = ExtraAttribute::kOwnerWords[static_cast<std::size_t>(extra.owner)];
    texts.insert(texts.end(), { std::string(owner), place, extra.name, extra.value });
}

} // namespace

void annotateSchedule(AttributeWriter& metadata, const Schedule& schedule, const LoweringOptions& lowering)
{
    const Pattern& pattern = schedule.pattern();
    metadata.addInt64("weft_form", 2);
    metadata.addText("schedule", schedule.info().name);
    metadata.addText("protocol", schedule.info().protocol);
    if (!schedule.info().placement.empty())
        metadata.addUint32s("placement", numbersOf(std::span(schedule.info().placement)));
    metadata.addText("pattern", toString(pattern.kind));
    metadata.addUint32("ranks", pattern.ranks);
    metadata.addUint32("chunks", pattern.chunks);
    metadata.addUint32("root", index(pattern.root));
    metadata.addBool("in_place", pattern.inPlace);
    if (!pattern.members.empty())
        metadata.addUint32s("members", numbersOf(std::span(pattern.members)));
    metadata.addUint64("collective_size", lowering.commSize.count());
    metadata.addText("reduce_model", kReduceWords[static_cast<std::size_t>(lowering.reduce.kind())]);
    if (lowering.reduce.kind() == ReduceModel::Kind::Bandwidth)
        metadata.addDouble("local_memory_bandwidth", lowering.reduce.memory().bytesPerNs);
    std::vector<std::string> extras;
    for (const ExtraAttribute& extra : schedule.extras()) {
        if (extra.owner == ExtraAttribute::Owner::Algorithm)
            appendExtra(extras, schedule, extra);
    }
    if (!extras.empty())
        metadata.addTexts("algorithm_extras", extras);
}

void annotateRank(
    AttributeWriter& metadata, const Schedule& schedule, Rank rank, std::span<const ExtraAttribute* const> extras)
{
    metadata.addUint32("rank", index(rank));
    const BufferSizes& sizes = schedule.bufferSizes(rank);
    metadata.addUint32s("buffer_sizes", std::array { sizes.input, sizes.output, sizes.scratch });
    const auto byBlock = [&](const auto& valueOf) { return mapped(schedule.blocks(rank), valueOf); };
    metadata.addUint32s("block_send", byBlock([&](BlockId id) { return index(schedule.block(id).sendTo); }));
    metadata.addUint32s("block_receive", byBlock([&](BlockId id) { return index(schedule.block(id).receiveFrom); }));
    metadata.addUint32s("block_channel", byBlock([&](BlockId id) { return schedule.block(id).channel; }));
    metadata.addBools(
        "block_in_order", byBlock([&](BlockId id) { return std::uint8_t { schedule.block(id).inOrder }; }));
    metadata.addUint32s("block_steps", byBlock([&](BlockId id) { return schedule.steps(id).size(); }));
    std::vector<std::uint32_t> nops;
    for (const StepId step : schedule.steps(rank)) {
        if (schedule.kind(step) != StepKind::Nop)
            continue;
        appendPlace(nops, schedule, step);
        const Step nop = schedule.step(step);
        nops.insert(nops.end(),
            { static_cast<std::uint32_t>(nop.source.buffer), nop.source.offset,
                static_cast<std::uint32_t>(nop.target.buffer), nop.target.offset, index(kNone<LinkId>),
                static_cast<std::uint32_t>(schedule.dependencies(step).size()) });
        for (const StepId on : schedule.dependencies(step))
            appendPlace(nops, schedule, on);
    }
    if (!nops.empty())
        metadata.addUint32s("nops", nops);
    if (!extras.empty()) {
        std::vector<std::string> texts;
        for (const ExtraAttribute* extra : extras)
            appendExtra(texts, schedule, *extra);
        metadata.addTexts("extras", texts);
    }
    if (index(rank) == 0 && schedule.pattern().kind == PatternKind::Custom) {
        addPlacements(metadata, "before", schedule.pattern().before);
        addPlacements(metadata, "after", schedule.pattern().after);
    }
}

void annotateStep(AttributeWriter& node, const Schedule& schedule, StepId step)
{
    const Slot source = schedule.source(step);
    const Slot target = schedule.target(step);
    node.addUint32("source_offset", source.offset);
    if (target != source) {
        node.addText("target_buffer", kBufferLetters[static_cast<std::size_t>(target.buffer)]);
        node.addUint32("target_offset", target.offset);
    }
    if (const std::uint32_t count = schedule.count(step); count != 1)
        node.addUint32("chunk_count", count);
    const std::span<const LinkId> way = schedule.way(step);
    if (way.size() == 1)
        node.addUint32("link", index(way.front()));
    else if (!way.empty())
        node.addUint32s("link", numbersOf(way));
    if (schedule.dependencies(step).empty())
        return;
    std::vector<std::uint32_t> places;
    for (const StepId on : schedule.dependencies(step))
        appendPlace(places, schedule, on);
    node.addUint32s("waits_for", places);
}

} // namespace weft::collective
