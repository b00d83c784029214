// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/collective/forms/json/schedule_json.h"
#include "engine/io/json_file.h"

#include <algorithm>

namespace weft::collective {

namespace {

std::string quoted(std::string_view word)
{
    return '"' + std::string(word) + '"';
}

std::string_view wordOf(Buffer buffer)
{
    constexpr std::array<std::string_view, 3> kQuoted { "\"input\"", "\"output\"", "\"scratch\"" };
    return kQuoted[static_cast<std::size_t>(buffer)];
}

class Writer {
public:
    explicit Writer(const Schedule& schedule)
        : m_schedule(schedule)
    {
    }

    [[nodiscard]] std::string write()
    {
        constexpr std::size_t kBytesOfStep = 16;
        constexpr std::size_t kBytesOfBlock = 128;
        m_text.reserve(m_schedule.stepCount() * kBytesOfStep + m_schedule.blockCount() * kBytesOfBlock);
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
        return std::move(m_text);
    }

private:
    void writePattern()
    {
        const Pattern& pattern = m_schedule.pattern();
        add("{\"kind\": " + quoted(toString(pattern.kind)));
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
        ((m_text += ",\n    \"") += name) += "\": [";
        for (const Placement& placement : placements) {
            add(&placement == placements.data() ? "\n      " : ",\n      ");
            add("{\"rank\": ");
            add(index(placement.rank));
            entry("buffer", wordOf(placement.slot.buffer));
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
            add(buffer == Buffer::Input ? "{" : ", ");
            add(wordOf(buffer));
            add(": ");
            compactColumn(m_schedule.rankCount(),
                [this, buffer](std::size_t rank) { return m_schedule.bufferSizes(makeId<Rank>(rank))[buffer]; });
        }
        add("}");
    }

    void writeBlock(BlockId id)
    {
        const ThreadBlock& block = m_schedule.block(id);
        add("{\"rank\": ");
        add(index(block.rank));
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

    [[nodiscard]] static std::string wayText(std::span<const LinkId> way)
    {
        if (way.empty())
            return "null";
        std::string text;
        for (const LinkId link : way)
            (text += text.empty() ? "" : ", ") += std::to_string(index(link));
        return way.size() == 1 ? text : '[' + text + ']';
    }

    void writeSteps(BlockId block)
    {
        const auto steps = m_schedule.steps(block);
        const std::size_t size = steps.size();
        const auto step = [&](std::size_t i) { return makeId<StepId>(index(steps.first) + i); };
        const auto isAny = [&](const auto& isIt) { return std::ranges::any_of(steps, isIt); };
        key("type");
        column(size, [&](std::size_t i) { return quoted(toString(m_schedule.kind(step(i)))); });
        if (size == 0)
            return;
        key("source_buffer");
        compactColumn(size, [&](std::size_t i) { return wordOf(m_schedule.source(step(i)).buffer); });
        key("source");
        compactColumn(size, [&](std::size_t i) { return m_schedule.source(step(i)).offset; });
        if (isAny([&](StepId id) { return m_schedule.source(id).buffer != m_schedule.target(id).buffer; })) {
            key("target_buffer");
            compactColumn(size, [&](std::size_t i) { return wordOf(m_schedule.target(step(i)).buffer); });
        }
        if (isAny([&](StepId id) { return m_schedule.source(id).offset != m_schedule.target(id).offset; })) {
            key("target");
            compactColumn(size, [&](std::size_t i) { return m_schedule.target(step(i)).offset; });
        }
        if (isAny([&](StepId id) { return m_schedule.count(id) != usualCount(m_schedule.kind(id)); })) {
            key("count");
            compactColumn(size, [&](std::size_t i) { return m_schedule.count(step(i)); });
        }
        const auto wayAt = [&](std::size_t i) { return wayText(m_schedule.way(step(i))); };
        std::size_t longestWay = 0;
        for (const StepId id : steps)
            longestWay = std::max(longestWay, m_schedule.way(id).size());
        if (longestWay > 0)
            key("link");
        if (longestWay == 1)
            compactColumn(size, wayAt);
        else if (longestWay > 1)
            column(size, wayAt);
    }

    void writeDependencies(BlockId id)
    {
        bool any = false;
        for (const StepId step : m_schedule.steps(id)) {
            for (const StepId on : m_schedule.dependencies(step)) {
                if (any)
                    add(", ");
                else
                    key("depends");
                add(any ? "[" : "[[");
                any = true;
                const Schedule::Place place = m_schedule.placeOf(on);
                add(m_schedule.steps(id).placeOf(step));
                add(", ");
                add(place.block);
                add(", ");
                add(place.step);
                add("]");
            }
        }
        if (any)
            add("]");
    }

    void writeAttribute(const ExtraAttribute& extra)
    {
        using Owner = ExtraAttribute::Owner;
        const Schedule::Place place = m_schedule.placeOf(extra);
        add("{\"of\": " + quoted(ExtraAttribute::kOwnerWords[static_cast<std::size_t>(extra.owner)]));
        if (extra.owner >= Owner::Rank)
            entry("rank", index(place.rank));
        if (extra.owner >= Owner::Block)
            entry("block", place.block);
        if (extra.owner == Owner::Step)
            entry("step", place.step);
        entry("name", io::jsonText(extra.name));
        entry("value", io::jsonText(extra.value) + '}');
    }

    void add(std::uint32_t number) { m_text += std::to_string(number); }
    void add(std::string_view text) { m_text += text; }
    void key(std::string_view name) { ((m_text += ", \"") += name) += "\": "; }
    template <class Value> void entry(std::string_view name, const Value& value)
    {
        key(name);
        add(value);
    }
    void ranks(const std::vector<Rank>& list)
    {
        column(list.size(), [&list](std::size_t i) { return index(list[i]); });
    }
    template <class ValueAt> void column(std::size_t size, const ValueAt& valueAt)
    {
        m_text += '[';
        for (std::size_t i = 0; i < size; ++i) {
            add(i == 0 ? "" : ", ");
            add(valueAt(i));
        }
        m_text += ']';
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
    std::string m_text;
};

} // namespace

std::string toScheduleJson(const Schedule& schedule)
{
    return Writer(schedule).write();
}

} // namespace weft::collective
