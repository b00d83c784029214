// SPDX-License-Identifier: GPL-3.0-or-later
// The thread blocks of a schedule's JSON, with their steps and dependencies, and the attributes kept from other files:
// what takes nearly all of a large file, read column by column. Used by schedule_json_read.cpp only.
#pragma once

#include "engine/collective/model/schedule_builder.h"
#include "engine/collective/model/step_rules.h"
#include "engine/core/groups.h"
#include "engine/io/json_cursor.h"

#include <functional>
#include <set>

namespace weft::collective {

inline constexpr std::uint64_t kJsonIdLimit = 0xFFFFFFFEU;

// Values by step, or one for all.
struct JsonColumn {
    std::vector<std::uint32_t> values;
    bool isOne = false;

    [[nodiscard]] std::uint32_t at(std::size_t step) const { return isOne ? values.front() : values[step]; }
    template <class Value> void read(io::JsonCursor& json, const Value& value)
    {
        values.clear();
        isOne = json.peek() != '[';
        if (isOne)
            values.push_back(value());
        else
            json.list([&] { values.push_back(value()); });
    }
    [[nodiscard]] bool fits(std::size_t size) const { return isOne || values.size() == size; }
    // `inside`: the column's place in what is read.
    void fail(io::JsonCursor& json, std::size_t size, const io::JsonPath& inside = {}) const
    {
        json.fail(ErrorCode::Mismatched,
            say("%1 values are expected, or one for all, but these are %2", size, values.size()), {}, inside);
    }
};

class JsonBlocks {
public:
    struct Rules {
        bool sumsInTarget = false; // version 1: a step that receives and adds has its operand where it stores
        // What ScheduleBuilder::seal() finds wrong is found here, with its place.
        bool isCareful = false;
        const std::function<void(std::size_t)>* passed = nullptr; // see parseScheduleJson()
    };
    // `sizes`: the buffers of each rank as they will be.
    JsonBlocks(io::JsonCursor& json, ScheduleBuilder& builder, const Pattern& pattern, std::vector<BufferSizes> sizes,
        Rules rules)
        : m_json(json)
        , m_builder(builder)
        , m_pattern(pattern)
        , m_sizes(std::move(sizes))
        , m_rules(rules)
        , m_names { kBlockNames }
        , m_columns(kBlockMembers)
    {
    }

    void readBlocks()
    {
        constexpr std::size_t kPassed = std::size_t { 1 } << 24U;
        std::size_t told = 0;
        m_json.list([&] {
            readBlock();
            if (m_rules.passed != nullptr && *m_rules.passed && m_json.offset() - told >= kPassed)
                (*m_rules.passed)(told = m_json.offset());
        });
        if (m_json.failed())
            return;
        m_byRank = { m_pattern.ranks, [this](const auto& visit) {
                        for (std::uint32_t place = 0; place < m_blocks.size(); ++place)
                            visit(index(m_blocks[place].block.rank), place);
                    } };
        addDependencies();
    }
    // After the blocks.
    void readAttributes()
    {
        using Owner = ExtraAttribute::Owner;
        io::JsonNames names { kAttributeNames };
        m_json.list([&] {
            ExtraAttribute extra;
            std::array<std::uint32_t, 3> place {}; // rank, block, step
            const std::uint32_t given = m_json.object(names, [&](std::size_t member) {
                if (member == kOf)
                    extra.owner = static_cast<Owner>(m_json.word(ExtraAttribute::kOwnerWords));
                else if (member >= kNameOf)
                    (member == kNameOf ? extra.name : extra.value) = m_json.text();
                else
                    place[member - kRankAt] = m_json.number(member == kRankAt ? m_pattern.ranks - 1 : kJsonIdLimit);
            });
            m_json.require(given, names, { kOf });
            const auto depth = static_cast<std::size_t>(extra.owner); // how many numbers say whose it is
            for (std::size_t i = 0; i < depth; ++i)
                m_json.require(given, names, { kRankAt + i });
            m_json.require(given, names, { kNameOf, kValueOf });
            if (m_json.failed())
                return;
            const auto [rank, block, step] = place;
            extra.id = extra.owner == Owner::Rank ? rank : 0;
            if (depth > 1) {
                const std::span<const std::uint32_t> ofRank = m_byRank[rank];
                if (block >= ofRank.size())
                    return m_json.fail(
                        ErrorCode::OutOfRange, say("rank %1 has no thread block %2", rank, block), {}, { "block" });
                const Block& owner = m_blocks[ofRank[block]];
                extra.id = extra.owner == Owner::Block ? ofRank[block] : owner.firstStep + step;
                if (extra.owner == Owner::Step && step >= owner.stepCount)
                    return m_json.fail(
                        ErrorCode::OutOfRange, say("the thread block has no step %1", step), {}, { "step" });
            }
            m_builder.addExtra(std::move(extra));
        });
    }

private:
    enum BlockMember : std::uint8_t {
        kRankOf,
        kSend,
        kReceive,
        kChannel,
        kInOrder,
        kType,
        kSourceBuffer, // the first column that may be one value
        kSource,
        kTargetBuffer,
        kTarget,
        kCount,
        kLink, // the last
        kDepends,
        kBlockMembers,
    };
    static constexpr std::array<std::string_view, kBlockMembers> kBlockNames { "rank", "send", "receive", "channel",
        "in_order", "type", "source_buffer", "source", "target_buffer", "target", "count", "link", "depends" };

    enum AttributeMember : std::uint8_t { kOf, kRankAt, kBlockAt, kStepAt, kNameOf, kValueOf, kAttributeMembers };
    static constexpr std::array<std::string_view, kAttributeMembers> kAttributeNames { "of", "rank", "block", "step",
        "name", "value" };

    [[nodiscard]] static std::string nameOf(std::size_t member) { return std::string(kBlockNames[member]); }

    struct Block {
        ThreadBlock block;
        std::uint32_t firstStep = 0; // in the builder
        std::uint32_t stepCount = 0;
    };
    struct Dependency {
        std::uint32_t block = 0;
        std::uint32_t place = 0; // in its list
        std::array<std::uint32_t, 3> numbers {}; // the step, and the block and step that it waits for
    };

    void readBlock()
    {
        m_block = {};
        m_dependenciesBefore = m_dependencies.size();
        const std::uint32_t given = m_json.object(m_names, [this](std::size_t member) { readMember(member); });
        m_json.require(given, m_names, { kRankOf });
        if (m_rules.isCareful && !m_json.failed())
            checkEnds(m_block);
        m_json.require(given, m_names, { kType });
        if (!m_json.failed())
            addSteps(given);
    }
    void readMember(std::size_t member)
    {
        const std::uint64_t lastRank = std::max(m_pattern.ranks, 1U) - 1;
        JsonColumn& column = m_columns[member];
        switch (member) {
        case kRankOf:
        case kSend:
        case kReceive:
            (member == kRankOf        ? m_block.rank
                    : member == kSend ? m_block.sendTo
                                      : m_block.receiveFrom)
                = Rank { m_json.number(lastRank) };
            break;
        case kChannel:
            m_block.channel = m_json.number(kChannelLimit - 1);
            break;
        case kInOrder:
            m_block.inOrder = m_json.flag();
            break;
        case kDepends:
            m_dependencies.resize(m_dependenciesBefore);
            m_json.list([this] { readDependency(); });
            break;
        case kType: // says how many steps there are
            column.values.clear();
            column.isOne = false;
            m_json.list([&] { column.values.push_back(m_json.word(kStepWords)); });
            break;
        case kSourceBuffer:
        case kTargetBuffer:
            column.read(m_json, [this] { return m_json.word(kBufferWords); });
            break;
        case kLink:
            column.read(m_json, [this] { return readWay(); });
            break;
        default:
            column.read(m_json, [=, this] { return m_json.number(member == kCount ? kSlotLimit : kSlotLimit - 1); });
            break;
        }
    }
    // A number or null; ways of several links are lists. A list of the block is one of steps.
    [[nodiscard]] std::uint32_t readWay()
    {
        m_way.clear();
        const auto link = [this] { m_way.push_back(LinkId { m_json.number(kJsonIdLimit) }); };
        if (m_json.peek() == '[')
            m_json.list(link);
        else if (!m_json.takeWord("null"))
            link();
        return m_json.failed() ? 0 : m_builder.way(m_way);
    }
    void readDependency()
    {
        const auto fail = [this] { m_json.fail(ErrorCode::WrongType, say("a list [step, block, step] is expected")); };
        Dependency dependency { static_cast<std::uint32_t>(m_blocks.size()),
            static_cast<std::uint32_t>(m_dependencies.size() - m_dependenciesBefore), {} };
        std::size_t count = 0;
        if (m_json.peek() != '[')
            return fail();
        m_json.list([&] {
            const std::uint32_t number = m_json.number(kJsonIdLimit);
            if (count < dependency.numbers.size())
                dependency.numbers[count] = number;
            ++count;
        });
        if (!m_json.failed() && count != dependency.numbers.size())
            fail();
        m_dependencies.push_back(dependency);
    }
    void checkEnds(const ThreadBlock& block)
    {
        for (const BlockEnd& end : endsOf(block, block.channel)) {
            const auto& [rank, isSend, peer, channel] = end;
            const io::JsonPath place { nameOf(isSend ? kSend : kReceive) };
            if (peer == rank)
                m_json.fail(ErrorCode::Usage, say("a thread block talks to its own rank"), {}, place);
            else if (!m_ends.insert(end).second)
                m_json.fail(ErrorCode::Duplicate,
                    isSend ? say("a second thread block of rank %1 sends to rank %2 on channel %3", rank, peer, channel)
                           : say("a second thread block of rank %1 receives from rank %2 on channel %3", rank, peer,
                               channel),
                    say("a connection belongs to one thread block at each end"), place);
        }
    }
    void addSteps(std::uint32_t given)
    {
        const std::size_t size = m_columns[kType].values.size();
        const auto has = [given](std::size_t member) { return (given >> member & 1U) != 0; };
        for (std::size_t member = kSourceBuffer; member <= kLink; ++member) {
            if (has(member) && !m_columns[member].fits(size))
                return m_columns[member].fail(m_json, size, { nameOf(member) });
        }
        if (size > 0)
            m_json.require(given, m_names, { kSourceBuffer, kSource });
        if (m_json.failed())
            return;
        const BlockId id = m_builder.addBlock(m_block);
        m_blocks.push_back({ m_block, m_builder.stepCount(), static_cast<std::uint32_t>(size) });
        const JsonColumn& types = m_columns[kType];
        const JsonColumn& sourceBuffers = m_columns[kSourceBuffer];
        const JsonColumn& sources = m_columns[kSource];
        const JsonColumn* const counts = has(kCount) ? &m_columns[kCount] : nullptr;
        const JsonColumn* const ways = has(kLink) ? &m_columns[kLink] : nullptr;
        const JsonColumn& targetBuffers = m_columns[has(kTargetBuffer) ? kTargetBuffer : kSourceBuffer];
        const JsonColumn& targets = m_columns[has(kTarget) ? kTarget : kSource];
        const BufferSizes limits
            = m_rules.isCareful ? slotLimits(m_pattern, m_block.rank, m_sizes[index(m_block.rank)]) : BufferSizes {};
        for (std::size_t i = 0; i < size; ++i) {
            Step step;
            step.kind = static_cast<StepKind>(types.values[i]);
            step.source = { static_cast<Buffer>(sourceBuffers.at(i)), sources.at(i) };
            step.target = { static_cast<Buffer>(targetBuffers.at(i)), targets.at(i) };
            if (m_rules.sumsInTarget && reduces(step.kind) && receives(step.kind))
                step.source = step.target;
            step.count = counts != nullptr ? counts->at(i) : usualCount(step.kind);
            step.way = ways != nullptr ? ways->at(i) : topology::kNoLinkSet;
            const std::optional<StepProblem> problem
                = m_rules.isCareful ? problemOf(step, m_block, limits) : std::optional<StepProblem>();
            if (problem) {
                constexpr std::array kMembers { kType, kSource, kTarget, kCount }; // by StepProblem::Part
                const BlockMember member = kMembers[static_cast<std::size_t>(problem->part)];
                io::JsonPath place { nameOf(member) };
                if (has(member) && !m_columns[member].isOne)
                    place.emplace_back(i);
                return m_json.fail(problem->code, problem->message, {}, place);
            }
            m_builder.add(id, step);
        }
    }
    // Blocks of a rank are counted in the order of the file.
    void addDependencies()
    {
        for (const auto& [place, entry, numbers] : m_dependencies) {
            const auto& [step, otherBlock, otherStep] = numbers;
            const Block& block = m_blocks[place];
            const std::span<const std::uint32_t> ofRank = m_byRank[index(block.block.rank)];
            const Block* const other = otherBlock < ofRank.size() ? &m_blocks[ofRank[otherBlock]] : nullptr;
            const auto wrong = [&, where = place, which = entry](ErrorCode code, const Sentence& message) {
                m_json.fail(code, message, {}, { std::size_t { where }, "depends", std::size_t { which } });
            };
            if (step >= block.stepCount)
                return wrong(ErrorCode::OutOfRange, say("the thread block has no step %1", step));
            if (other == nullptr || otherStep >= other->stepCount)
                return wrong(ErrorCode::UnknownDependency,
                    say("the step waits for step %1 of thread block %2, which rank %3 does not have", otherStep,
                        otherBlock, block.block.rank));
            const StepId from { block.firstStep + step };
            const StepId on { other->firstStep + otherStep };
            if (from == on)
                return wrong(ErrorCode::UnknownDependency, say("the step waits for itself"));
            m_builder.depend(from, on);
        }
    }

    io::JsonCursor& m_json;
    ScheduleBuilder& m_builder;
    const Pattern& m_pattern;
    std::vector<BufferSizes> m_sizes;
    Rules m_rules;
    io::JsonNames m_names;
    std::vector<Block> m_blocks; // in the order of the file
    Groups<> m_byRank; // places in m_blocks
    std::vector<Dependency> m_dependencies;
    std::set<BlockEnd> m_ends;
    // Of the block that is read.
    ThreadBlock m_block;
    std::vector<JsonColumn> m_columns; // by member
    std::size_t m_dependenciesBefore = 0;
    std::vector<LinkId> m_way;
};

} // namespace weft::collective
