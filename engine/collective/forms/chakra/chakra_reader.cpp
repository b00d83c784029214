// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/collective/forms/chakra/chakra_annotations.h"

#include "engine/collective/model/schedule_builder.h"
#include "engine/core/make_error.h"

#include <algorithm>
#include <charconv>
#include <limits>
#include <numeric>

namespace weft::collective {

namespace {

using trace::Attributes;
using Numbers = std::vector<std::uint32_t>;

constexpr std::uint64_t kForm = 2; // the newest

std::vector<Rank> ranksOf(const Numbers& numbers)
{
    return mapped(numbers, [](std::uint32_t number) { return Rank { number }; });
}

// The value whose word it is.
template <class Value, std::size_t size>
std::optional<Value> valueOf(const std::array<std::string_view, size>& words, std::string_view word)
{
    const auto at = std::find(words.begin(), words.end(), word);
    return at == words.end() ? std::nullopt : std::optional(static_cast<Value>(at - words.begin()));
}

std::optional<Buffer> bufferOf(std::uint32_t number)
{
    return number < kBufferLetters.size() ? std::optional(static_cast<Buffer>(number)) : std::nullopt;
}

std::optional<std::uint64_t> formOf(const trace::ExecutionGraph& graph)
{
    return Attributes::ofMetadata(graph).whole("weft_form");
}

// A number that must be there and below 2^32.
bool take(const Attributes& attributes, std::string_view name, std::uint32_t& target)
{
    const std::optional<std::uint64_t> value = attributes.whole(name);
    if (!value || *value > std::numeric_limits<std::uint32_t>::max())
        return false;
    target = static_cast<std::uint32_t>(*value);
    return true;
}

bool takePlacements(const Attributes& attributes, std::string_view name, std::vector<Placement>& placements)
{
    const std::optional<Numbers> numbers = attributes.wholes(name);
    constexpr std::size_t kHead = 5;
    if (!numbers)
        return false;
    for (std::size_t at = 0; at < numbers->size();) {
        const std::size_t left = numbers->size() - at;
        if (left < kHead || left - kHead < (*numbers)[at + 4])
            return false;
        const std::optional<Buffer> buffer = bufferOf((*numbers)[at + 1]);
        if (!buffer)
            return false;
        Placement& placement = placements.emplace_back();
        placement.rank = Rank { (*numbers)[at] };
        placement.slot = { *buffer, (*numbers)[at + 2] };
        placement.chunk = ChunkId { (*numbers)[at + 3] };
        const std::size_t past = at + kHead + (*numbers)[at + 4];
        for (at += kHead; at < past; ++at)
            placement.contributors.push_back(Rank { (*numbers)[at] });
    }
    return true;
}

bool takePattern(const Attributes& attributes, Pattern& pattern)
{
    const std::optional<PatternKind> kind = patternFromText(attributes.text("pattern").value_or(""));
    std::uint32_t root = 0;
    if (!kind || !take(attributes, "ranks", pattern.ranks) || !take(attributes, "chunks", pattern.chunks)
        || !take(attributes, "root", root))
        return false;
    pattern.kind = *kind;
    pattern.root = Rank { root };
    pattern.inPlace = attributes.whole("in_place").value_or(0) != 0;
    pattern.members = ranksOf(attributes.wholes("members").value_or(Numbers {}));
    return *kind != PatternKind::Custom
        || (takePlacements(attributes, "before", pattern.before) && takePlacements(attributes, "after", pattern.after));
}

bool takeLowering(const Attributes& attributes, LoweringOptions& lowering)
{
    const std::optional<std::uint64_t> size = attributes.whole("collective_size");
    const auto model = valueOf<ReduceModel::Kind>(kReduceWords, attributes.text("reduce_model").value_or(""));
    if (!size || !model)
        return false;
    lowering.commSize = Bytes { *size };
    lowering.reduce = *model == ReduceModel::Kind::Bandwidth
        ? ReduceModel::ofMemory(Bandwidth { attributes.real("local_memory_bandwidth").value_or(0) })
        : ReduceModel(*model);
    return true;
}

// Adds the program of one rank to a builder.
class RankReader {
public:
    // `addsToTarget`: as sums did in the first form of the annotations.
    RankReader(const trace::ExecutionGraph& graph, std::uint32_t rank, bool addsToTarget, ScheduleBuilder& builder)
        : m_graph(graph)
        , m_rank(rank)
        , m_addsToTarget(addsToTarget)
        , m_builder(builder)
        , m_metadata(Attributes::ofMetadata(graph))
    {
    }

    // Says what is wrong.
    std::optional<Error> read()
    {
        if (!readBlocks())
            return errorAt(Rank { m_rank }, ErrorCode::Mismatched,
                say("the attributes of the blocks are missing or contradict each other"));
        const std::uint32_t first = m_builder.stepCount();
        m_firstStep.assign(1, first);
        for (const std::uint32_t steps : m_steps)
            m_firstStep.push_back(m_firstStep.back() + steps);
        for (std::uint32_t block = 0; block < m_blocks.size(); ++block) {
            for (std::uint32_t step = 0; step < m_steps[block]; ++step) {
                if (!(isNop(block, step) ? readNop(block) : readStep(block)))
                    return errorAt(Rank { m_rank }, ErrorCode::Mismatched,
                        say("step %1 of thread block %2 has no node, or one that does not say what the step does", step,
                            block));
            }
        }
        if (!readExtras())
            return errorAt(Rank { m_rank }, ErrorCode::Mismatched, say("an extra attribute has no place"));
        return {};
    }

private:
    bool readBlocks()
    {
        std::uint32_t rank = 0;
        const auto sizes = m_metadata.wholes("buffer_sizes");
        const auto sends = m_metadata.wholes("block_send");
        const auto receives = m_metadata.wholes("block_receive");
        const auto channels = m_metadata.wholes("block_channel");
        const auto inOrder = m_metadata.wholes("block_in_order");
        auto steps = m_metadata.wholes("block_steps");
        m_nops = m_metadata.wholes("nops").value_or(Numbers {});
        const auto isByBlock = [&steps](const auto* column) { return *column && (*column)->size() == steps->size(); };
        if (!take(m_metadata, "rank", rank) || rank != m_rank || !sizes || sizes->size() != 3 || !steps
            || !std::ranges::all_of(std::array { &sends, &receives, &channels, &inOrder }, isByBlock))
            return false;
        m_steps = std::move(*steps);
        // Each step has a node or an entry among the nops: more of them are a mistake, and would not fit into memory.
        if (std::accumulate(m_steps.begin(), m_steps.end(), std::uint64_t { 0 })
            > std::uint64_t { m_graph.size() } + m_nops.size())
            return false;
        m_builder.setBufferSizes(Rank { m_rank }, { (*sizes)[0], (*sizes)[1], (*sizes)[2] });
        for (std::size_t i = 0; i < m_steps.size(); ++i) {
            m_blocks.push_back(m_builder.addBlock({ Rank { m_rank }, Rank { (*sends)[i] }, Rank { (*receives)[i] },
                (*channels)[i], (*inOrder)[i] != 0 }));
        }
        return true;
    }

    [[nodiscard]] bool isNop(std::uint32_t block, std::uint32_t step) const
    {
        return m_nops.size() - m_nop >= kNopHead && m_nops[m_nop] == block && m_nops[m_nop + 1] == step;
    }

    bool readNop(std::uint32_t block)
    {
        const std::uint32_t* nop = m_nops.data() + m_nop;
        const std::optional<Buffer> source = bufferOf(nop[2]);
        const std::optional<Buffer> target = bufferOf(nop[4]);
        const std::size_t on = m_nop + kNopHead;
        const std::size_t numbers = 2 * std::size_t { nop[7] };
        if (!source || !target || m_nops.size() - on < numbers)
            return false;
        const StepId step
            = m_builder.add(m_blocks[block], { StepKind::Nop, { *source, nop[3] }, { *target, nop[5] }, 0 });
        m_nop = on + numbers;
        return dependOn(step, std::span(m_nops).subspan(on, numbers));
    }

    bool readStep(std::uint32_t block)
    {
        std::optional<StepKind> kind;
        for (; !kind || *kind == StepKind::Nop; ++m_node) {
            if (m_node == m_graph.size())
                return false;
            m_attributes.read(m_graph, OpId { m_node });
            if (const std::optional<std::string_view> text = m_attributes.text("step_kind")) {
                kind = valueOf<StepKind>(kStepWords, *text);
                if (!kind)
                    return false;
            }
        }
        Step step;
        step.kind = *kind;
        if (!takeSlot("source_buffer", "source_offset", step.source))
            return false;
        step.target = step.source;
        if (m_attributes.text("target_buffer") && !takeSlot("target_buffer", "target_offset", step.target))
            return false;
        if (m_addsToTarget && reduces(step.kind) && receives(step.kind))
            step.source = step.target;
        if (m_attributes.find("chunk_count") != nullptr && !take(m_attributes, "chunk_count", step.count))
            return false;
        if (m_attributes.find("link") != nullptr) {
            std::uint32_t link = 0;
            const std::optional<Numbers> links
                = take(m_attributes, "link", link) ? Numbers { link } : m_attributes.wholes("link");
            if (!links)
                return false;
            m_way.clear();
            for (const std::uint32_t each : *links)
                m_way.push_back(LinkId { each });
            step.way = m_builder.way(m_way);
        }
        return dependOn(m_builder.add(m_blocks[block], step), m_attributes.wholes("waits_for").value_or(Numbers {}));
    }

    [[nodiscard]] bool takeSlot(std::string_view buffer, std::string_view offset, Slot& slot) const
    {
        const auto named = valueOf<Buffer>(kBufferLetters, m_attributes.text(buffer).value_or(""));
        slot.buffer = named.value_or(Buffer::Input);
        return named && take(m_attributes, offset, slot.offset);
    }

    bool dependOn(StepId step, std::span<const std::uint32_t> places)
    {
        if (places.size() % 2 != 0)
            return false;
        for (std::size_t i = 0; i < places.size(); i += 2) {
            const std::optional<StepId> on = stepAt(places[i], places[i + 1]);
            if (!on)
                return false;
            m_builder.depend(step, *on);
        }
        return true;
    }

    [[nodiscard]] std::optional<StepId> stepAt(std::uint32_t block, std::uint32_t step) const
    {
        if (block >= m_steps.size() || step >= m_steps[block])
            return {};
        return StepId { m_firstStep[block] + step };
    }

    bool readExtras()
    {
        const auto texts = m_metadata.texts("extras");
        if (!texts)
            return m_metadata.find("extras") == nullptr;
        for (std::size_t i = 0; i + 3 < texts->size(); i += 4) {
            const auto owner = valueOf<ExtraAttribute::Owner>(ExtraAttribute::kOwnerWords, (*texts)[i]);
            const auto id = owner ? idOf(*owner, (*texts)[i + 1]) : std::nullopt;
            if (!id)
                return false;
            m_builder.addExtra({ *owner, *id, std::string((*texts)[i + 2]), std::string((*texts)[i + 3]) });
        }
        return texts->size() % 4 == 0;
    }

    // "2" or "2:5": a block of this rank, or a step of it.
    [[nodiscard]] std::optional<std::uint32_t> idOf(ExtraAttribute::Owner owner, std::string_view place) const
    {
        if (owner == ExtraAttribute::Owner::Rank)
            return m_rank;
        std::uint32_t block = 0;
        const char* const end = place.data() + place.size();
        const auto [past, problem] = std::from_chars(place.data(), end, block);
        if (problem != std::errc() || block >= m_blocks.size())
            return {};
        if (owner == ExtraAttribute::Owner::Block)
            return index(m_blocks[block]);
        std::uint32_t step = 0;
        if (past == end || *past != ':' || std::from_chars(past + 1, end, step).ec != std::errc())
            return {};
        const std::optional<StepId> id = stepAt(block, step);
        return id ? std::optional(index(*id)) : std::nullopt;
    }

    static constexpr std::size_t kNopHead = 8; // numbers before what a nop waits for

    const trace::ExecutionGraph& m_graph;
    std::uint32_t m_rank;
    bool m_addsToTarget;
    ScheduleBuilder& m_builder;
    Attributes m_metadata;
    Attributes m_attributes; // of the node that is read
    Numbers m_steps; // of each block
    Numbers m_firstStep; // of each block
    std::vector<BlockId> m_blocks;
    Numbers m_nops;
    std::size_t m_nop = 0; // the next entry of m_nops
    std::vector<LinkId> m_way; // of the step at hand; kept for its memory
    std::uint32_t m_node = 0; // the next node
};

} // namespace

bool hasAnnotations(std::span<const trace::ExecutionGraphPtr> graphs)
{
    if (graphs.empty())
        return false;
    const std::optional<std::uint64_t> form = formOf(*graphs.front());
    return form && *form >= 1 && *form <= kForm;
}

Result<TraceSchedule> readAnnotations(std::span<const trace::ExecutionGraphPtr> graphs)
{
    const Attributes metadata = Attributes::ofMetadata(*graphs.front());
    TraceSchedule read;
    read.origin = TraceSchedule::Origin::Annotations;
    Pattern pattern;
    if (!takePattern(metadata, pattern) || !takeLowering(metadata, read.lowering))
        return errorAt(Rank { 0 }, ErrorCode::Mismatched, say("the attributes of the schedule are missing or wrong"));
    if (pattern.ranks != graphs.size()) {
        return errorAt(Rank { 0 }, ErrorCode::Mismatched,
            say("the schedule is of %1 ranks, but there are %2 traces", pattern.ranks, graphs.size()));
    }
    ScheduleInfo info;
    info.name = metadata.text("schedule").value_or("");
    info.protocol = metadata.text("protocol").value_or("");
    info.placement = ranksOf(metadata.wholes("placement").value_or(Numbers {}));
    ScheduleBuilder builder(std::move(pattern), std::move(info));
    const auto extras = metadata.texts("algorithm_extras").value_or(std::vector<std::string_view> {});
    for (std::size_t i = 0; i + 3 < extras.size(); i += 4)
        builder.addExtra(
            { ExtraAttribute::Owner::Algorithm, 0, std::string(extras[i + 2]), std::string(extras[i + 3]) });
    for (std::uint32_t rank = 0; rank < graphs.size(); ++rank) {
        if (std::optional<Error> error = RankReader(*graphs[rank], rank, *formOf(*graphs.front()) == 1, builder).read())
            return std::move(*error);
    }
    Result<SchedulePtr> schedule = builder.seal();
    if (!schedule)
        return schedule.error();
    read.schedule = std::move(*schedule);
    return read;
}

} // namespace weft::collective
