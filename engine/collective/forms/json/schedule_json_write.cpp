// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/collective/forms/json/schedule_json.h"
#include "engine/io/json_file.h"

#include <algorithm>

namespace weft::collective {

namespace {

class JsonWriter {
public:
    JsonWriter(const Schedule& schedule, io::TextStream& out)
        : m_schedule(schedule)
        , m_out(out)
    {
    }

    void write()
    {
        const ScheduleInfo& info = m_schedule.info();
        add("{\n  \"format\": \"weft-schedule\",\n  \"version\": 2,\n  \"name\": " + io::jsonText(info.name)
            + ",\n  \"protocol\": " + io::jsonText(info.protocol) + ",\n  \"pattern\": ");
        writePattern();
        if (!info.placement.empty()) {
            add(",\n  \"placement\": ");
            ranks(info.placement);
        }
        add(",\n  \"buffers\": ");
        writeBuffers();
        add(",\n  \"blocks\": [");
        for (const BlockId block : m_schedule.blocks()) {
            if (m_out.failed())
                return;
            add(index(block) == 0 ? "\n    " : ",\n    ");
            writeBlock(block);
        }
        add(m_schedule.blockCount() == 0 ? "]" : "\n  ]");
        if (!m_schedule.extras().empty()) {
            add(",\n  \"attributes\": [");
            for (const ExtraAttribute& extra : m_schedule.extras()) {
                add(&extra == m_schedule.extras().data() ? "\n    " : ",\n    ");
                writeAttribute(extra);
            }
            add("\n  ]");
        }
        add("\n}\n");
    }

private:
    void writePattern()
    {
        const Pattern& pattern = m_schedule.pattern();
        m_out << "{\"kind\": \"" << toString(pattern.kind) << '"';
        entry("ranks", pattern.ranks);
        entry("chunks", pattern.chunks);
        entry("in_place", pattern.inPlace ? "true" : "false");
        if (hasRoot(pattern.kind) || pattern.root != Rank {})
            entry("root", index(pattern.root));
        if (!pattern.members.empty()) {
            key("members");
            ranks(pattern.members);
        }
        writePlacements("before", pattern.before);
        writePlacements("after", pattern.after);
        add("}");
    }

    void writePlacements(std::string_view name, const std::vector<Placement>& placements)
    {
        if (placements.empty())
            return;
        m_out << ",\n    \"" << name << "\": [";
        for (const Placement& placement : placements) {
            add(&placement == placements.data() ? "\n      " : ",\n      ");
            add("{\"rank\": ", placement.rank);
            entry("buffer", placement.slot.buffer);
            entry("offset", placement.slot.offset);
            entry("chunk", index(placement.chunk));
            key("from");
            ranks(placement.contributors);
            add("}");
        }
        add("]");
    }

    void writeBuffers()
    {
        for (const Buffer buffer : kEveryBuffer) {
            add(buffer == Buffer::Input ? "{" : ", ", buffer);
            add(": ");
            compactColumn(m_schedule.rankCount(),
                [this, buffer](std::size_t rank) { return m_schedule.bufferSizes(makeId<Rank>(rank))[buffer]; });
        }
        add("}");
    }

    void writeBlock(BlockId id)
    {
        const ThreadBlock& block = m_schedule.block(id);
        add("{\"rank\": ", block.rank);
        if (block.sendTo != kNone<Rank>)
            entry("send", index(block.sendTo));
        if (block.receiveFrom != kNone<Rank>)
            entry("receive", index(block.receiveFrom));
        entry("channel", block.channel);
        if (!block.inOrder)
            entry("in_order", "false");
        writeSteps(id);
        writeDependencies(id);
        add("}");
    }

    void writeSteps(BlockId block)
    {
        m_steps.clear();
        for (const StepId id : m_schedule.steps(block))
            m_steps.push_back(m_schedule.step(id, block));
        const auto isAny = [this](const auto& isIt) { return std::ranges::any_of(m_steps, isIt); };
        const auto each = [this](const auto& of) { return [this, of](std::size_t i) { return of(m_steps[i]); }; };
        key("type");
        column(m_steps.size(), each([](const Step& step) { return step.kind; }));
        if (m_steps.empty())
            return;
        const auto compact = [&](std::string_view name, const auto& of) {
            key(name);
            compactColumn(m_steps.size(), each(of));
        };
        compact("source_buffer", [](const Step& step) { return step.source.buffer; });
        compact("source", [](const Step& step) { return step.source.offset; });
        if (isAny([](const Step& step) { return step.source.buffer != step.target.buffer; }))
            compact("target_buffer", [](const Step& step) { return step.target.buffer; });
        if (isAny([](const Step& step) { return step.source.offset != step.target.offset; }))
            compact("target", [](const Step& step) { return step.target.offset; });
        if (isAny([](const Step& step) { return step.count != usualCount(step.kind); }))
            compact("count", [](const Step& step) { return step.count; });
        const auto wayOf = [this](const Step& step) { return m_schedule.ways()[step.way]; };
        const auto linkOf = [](std::span<const LinkId> way) { return way.empty() ? kNone<LinkId> : way.front(); };
        if (!isAny([wayOf](const Step& step) { return wayOf(step).size() > 1; })) {
            if (isAny([wayOf](const Step& step) { return !wayOf(step).empty(); }))
                compact("link", [=](const Step& step) { return linkOf(wayOf(step)); });
            return;
        }
        key("link");
        for (const Step& step : m_steps) {
            const std::span<const LinkId> way = wayOf(step);
            add(&step == m_steps.data() ? "[" : ", ");
            if (way.size() < 2)
                add(linkOf(way));
            else
                column(way.size(), [way](std::size_t i) { return way[i]; });
        }
        add("]");
    }

    void writeDependencies(BlockId id)
    {
        if (!m_schedule.hasDependencies())
            return;
        bool any = false;
        for (const StepId step : m_schedule.steps(id)) {
            for (const StepId on : m_schedule.dependencies(step)) {
                if (!any)
                    key("depends");
                const Schedule::Place place = m_schedule.placeOf(on);
                m_out.add(
                    any ? ", [" : "[[", m_schedule.steps(id).placeOf(step), ", ", place.block, ", ", place.step, ']');
                any = true;
            }
        }
        if (any)
            add("]");
    }

    void writeAttribute(const ExtraAttribute& extra)
    {
        using Owner = ExtraAttribute::Owner;
        const Schedule::Place place = m_schedule.placeOf(extra);
        m_out << "{\"of\": \"" << ExtraAttribute::kOwnerWords[static_cast<std::size_t>(extra.owner)] << '"';
        if (extra.owner >= Owner::Rank)
            entry("rank", index(place.rank));
        if (extra.owner >= Owner::Block)
            entry("block", place.block);
        if (extra.owner == Owner::Step)
            entry("step", place.step);
        entry("name", io::jsonText(extra.name));
        entry("value", io::jsonText(extra.value) + '}');
    }

    // A value after a text.
    void add(std::string_view before, std::string_view text) { m_out.add(before, text); }
    void add(std::string_view before, std::uint32_t number) { m_out.add(before, number); }
    void add(std::string_view before, Rank rank) { m_out.add(before, index(rank)); }
    void add(std::string_view before, LinkId link) // none: the fabric's route
    {
        if (link == kNone<LinkId>)
            m_out.add(before, "null");
        else
            m_out.add(before, index(link));
    }
    void add(std::string_view before, StepKind kind) { m_out.add(before, '"', toString(kind), '"'); }
    void add(std::string_view before, Buffer buffer)
    {
        m_out.add(before, '"', kBufferWords[static_cast<std::size_t>(buffer)], '"');
    }
    template <class Value> void add(const Value& value) { add("", value); }
    void key(std::string_view name) { m_out << ", \"" << name << "\": "; }
    template <class Value> void entry(std::string_view name, const Value& value)
    {
        key(name);
        add(value);
    }
    void ranks(const std::vector<Rank>& list)
    {
        column(list.size(), [&list](std::size_t i) { return list[i]; });
    }
    template <class ValueAt> void column(std::size_t size, const ValueAt& valueAt)
    {
        add("[");
        for (std::size_t i = 0; i < size; ++i)
            add(i == 0 ? "" : ", ", valueAt(i));
        add("]");
    }
    // One value stands for all that are equal to it.
    template <class ValueAt> void compactColumn(std::size_t size, const ValueAt& valueAt)
    {
        bool same = size > 0;
        for (std::size_t i = 1; same && i < size; ++i)
            same = valueAt(i) == valueAt(0);
        if (same)
            add(valueAt(0));
        else
            column(size, valueAt);
    }

    const Schedule& m_schedule;
    io::TextStream& m_out;
    std::vector<Step> m_steps; // of the block at hand
};

} // namespace

void writeScheduleJson(const Schedule& schedule, io::TextStream& out)
{
    JsonWriter(schedule, out).write();
}

} // namespace weft::collective
