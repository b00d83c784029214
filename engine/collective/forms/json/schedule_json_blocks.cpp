// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/collective/forms/json/schedule_json_blocks.h"

#include "engine/collective/model/step_rules.h"

#include <numeric>

namespace weft::collective {

using io::JsonObject;
using io::JsonPath;
using nlohmann::json;

void JsonBlocks::readBlocks(const json& blocks)
{
    bool warned = false; // of one entry: the others will have the same members
    std::vector<const json*> dependencies;
    for (std::size_t i = 0; i < blocks.size() && !m_members.failed(); ++i) {
        const JsonPath path { "blocks", i };
        JsonObject entry = m_members.object(blocks[i], path);
        if (m_members.failed())
            return;
        Block block { readEnds(entry, path), m_builder.stepCount(), 0 };
        if (m_members.failed())
            return;
        block.stepCount = readSteps(entry, path, block.block);
        m_blocks.push_back(block);
        dependencies.push_back(m_members.list(entry, "depends", path));
        warned = warned || m_members.finish(entry);
    }
    if (m_members.failed())
        return;
    orderBlocks();
    for (std::size_t i = 0; i < blocks.size() && !m_members.failed(); ++i) {
        if (dependencies[i] != nullptr)
            readDependencies(*dependencies[i], { "blocks", i, "depends" }, m_blocks[i]);
    }
}

ThreadBlock JsonBlocks::readEnds(JsonObject& entry, const JsonPath& path)
{
    ThreadBlock block;
    const std::uint64_t lastRank = m_pattern.ranks - 1;
    block.rank = Rank { m_members.number(entry, "rank", path, lastRank) };
    if (entry.has("channel"))
        block.channel = m_members.number(entry, "channel", path, kChannelLimit - 1);
    block.inOrder = entry.flag("in_order").value_or(true);
    for (const bool isSend : { true, false }) {
        const char* const key = isSend ? "send" : "receive";
        if (!entry.has(key) || m_members.failed())
            continue;
        const Rank peer { m_members.number(entry, key, path, lastRank) };
        (isSend ? block.sendTo : block.receiveFrom) = peer;
        if (peer == block.rank)
            m_members.fail(with(path, key), ErrorCode::Usage, "a thread block talks to its own rank");
        else if (!m_ends.emplace(index(block.rank), isSend, index(peer), block.channel).second)
            m_members.fail(with(path, key), ErrorCode::Duplicate,
                "a second thread block of rank " + std::to_string(index(block.rank))
                    + (isSend ? " sends to rank " : " receives from rank ") + std::to_string(index(peer))
                    + " on channel " + std::to_string(block.channel),
                "a connection belongs to one thread block at each end");
    }
    return block;
}

std::uint32_t JsonBlocks::readSteps(JsonObject& entry, const JsonPath& path, const ThreadBlock& block)
{
    const BlockId id = m_builder.addBlock(block);
    static const std::array<std::string_view, kStepKinds> kWords = [] {
        std::array<std::string_view, kStepKinds> words;
        for (std::size_t kind = 0; kind < kStepKinds; ++kind)
            words[kind] = toString(static_cast<StepKind>(kind));
        return words;
    }();
    const json* const types = m_members.list(entry, "type", path, true);
    const std::size_t size = types == nullptr ? 0 : types->size();
    const auto words = [&](const char* key, std::span<const std::string_view> known) {
        return m_members.column(entry, key, path, size,
            [this, known](const json& value, const auto& at) { return m_members.wordOf(value, known, at); });
    };
    const std::vector<std::uint32_t> kinds = words("type", kWords);
    const std::vector<std::uint32_t> sourceBuffers = words("source_buffer", kJsonBuffers);
    const std::vector<std::uint32_t> sources = m_members.numbers(entry, "source", path, size, kJsonSlotLimit - 1);
    const std::vector<std::uint32_t> targetBuffers = words("target_buffer", kJsonBuffers);
    const std::vector<std::uint32_t> targets = m_members.numbers(entry, "target", path, size, kJsonSlotLimit - 1);
    const std::vector<std::uint32_t> counts = m_members.numbers(entry, "count", path, size, kJsonSlotLimit);
    std::vector<LinkId> way;
    const std::vector<std::uint32_t> ways
        = m_members.column(entry, "link", path, size, [&](const json& value, const auto& at) {
              way.clear();
              for (std::size_t i = 0; value.is_array() && i < value.size(); ++i)
                  way.push_back(LinkId { m_members.numberOf(value[i], kJsonIdLimit, [&] { return with(at(), i); }) });
              if (!value.is_null() && !value.is_array())
                  way.push_back(LinkId { m_members.numberOf(value, kJsonIdLimit, at) });
              return m_builder.way(way);
          });
    for (const char* const key : { "source_buffer", "source" }) {
        if (size > 0)
            m_members.required(entry, key, path);
    }
    if (m_members.failed())
        return 0;
    const Rank rank = block.rank;
    const SlotLimits limits = slotLimits(m_pattern, rank, m_sizes[index(rank)]);
    for (std::size_t i = 0; i < size; ++i) {
        Step step;
        step.kind = static_cast<StepKind>(kinds[i]);
        step.source = { static_cast<Buffer>(sourceBuffers[i]), sources[i] };
        step.target = { static_cast<Buffer>((targetBuffers.empty() ? sourceBuffers : targetBuffers)[i]),
            (targets.empty() ? sources : targets)[i] };
        if (m_sums == Sums::InTarget && reduces(step.kind) && receives(step.kind))
            step.source = step.target;
        step.count = !counts.empty() ? counts[i] : step.kind == StepKind::Nop ? 0 : 1;
        step.way = ways.empty() ? topology::kNoLinkSet : ways[i];
        if (const std::optional<StepProblem> problem = problemOf(step, block, limits)) {
            constexpr std::array kMembers { "type", "source", "target", "count" }; // by StepProblem::Part
            const char* const member = kMembers[static_cast<std::size_t>(problem->part)];
            const json* const values = entry.find(member);
            const JsonPath at = with(path, member);
            m_members.fail(values != nullptr && values->is_array() ? with(at, i) : at, problem->code, problem->message);
            return 0;
        }
        m_builder.add(id, step);
    }
    return static_cast<std::uint32_t>(size);
}

void JsonBlocks::orderBlocks()
{
    m_rankStart.assign(m_pattern.ranks + 1, 0);
    for (const Block& block : m_blocks)
        ++m_rankStart[index(block.block.rank) + 1];
    std::partial_sum(m_rankStart.begin(), m_rankStart.end(), m_rankStart.begin());
    m_byRank.resize(m_blocks.size());
    std::vector<std::uint32_t> next(m_rankStart.begin(), m_rankStart.end() - 1);
    for (std::uint32_t place = 0; place < m_blocks.size(); ++place)
        m_byRank[next[index(m_blocks[place].block.rank)]++] = place;
}

void JsonBlocks::readDependencies(const json& dependencies, const JsonPath& path, const Block& block)
{
    const std::uint32_t firstOfRank = m_rankStart[index(block.block.rank)];
    const std::uint32_t blocksOfRank = m_rankStart[index(block.block.rank) + 1] - firstOfRank;
    for (std::size_t i = 0; i < dependencies.size(); ++i) {
        const json& entry = dependencies[i];
        const auto wrong
            = [&](ErrorCode code, const std::string& message) { m_members.fail(with(path, i), code, message); };
        std::array<std::uint32_t, 3> numbers {}; // the step, and the block and step that it waits for
        if (!entry.is_array() || entry.size() != numbers.size())
            return wrong(ErrorCode::WrongType, "a list [step, block, step] is expected");
        for (std::size_t k = 0; k < numbers.size(); ++k)
            numbers[k] = m_members.numberOf(entry[k], kJsonIdLimit, [&] { return with(with(path, i), k); });
        if (m_members.failed())
            return;
        const auto [step, otherBlock, otherStep] = numbers;
        if (step >= block.stepCount)
            return wrong(ErrorCode::OutOfRange, "the thread block has no step " + std::to_string(step));
        const Block* const other = otherBlock < blocksOfRank ? &m_blocks[m_byRank[firstOfRank + otherBlock]] : nullptr;
        if (other == nullptr || otherStep >= other->stepCount)
            return wrong(ErrorCode::UnknownDependency,
                "the step waits for step " + std::to_string(otherStep) + " of thread block "
                    + std::to_string(otherBlock) + ", which rank " + std::to_string(index(block.block.rank))
                    + " does not have");
        const StepId from { block.firstStep + step };
        const StepId on { other->firstStep + otherStep };
        if (from == on)
            return wrong(ErrorCode::UnknownDependency, "the step waits for itself");
        m_builder.depend(from, on);
    }
}

void JsonBlocks::readAttributes(const json& attributes)
{
    bool warned = false; // of one entry: the others will have the same members
    for (std::size_t i = 0; i < attributes.size() && !m_members.failed(); ++i) {
        const JsonPath path { "attributes", i };
        JsonObject entry = m_members.object(attributes[i], path);
        if (m_members.failed())
            return;
        ExtraAttribute extra;
        extra.owner = static_cast<Owner>(m_members.word(entry, "of", path, kJsonOwners));
        if (!m_members.failed())
            extra.id = readOwner(entry, path, extra.owner);
        m_members.required(entry, "name", path);
        m_members.required(entry, "value", path);
        extra.name = entry.text("name").value_or("");
        extra.value = entry.text("value").value_or("");
        warned = warned || m_members.finish(entry);
        m_builder.addExtra(std::move(extra));
    }
}

// The id in the m_builder.
std::uint32_t JsonBlocks::readOwner(JsonObject& attribute, const JsonPath& path, Owner owner)
{
    if (owner == Owner::Algorithm)
        return 0;
    const std::uint32_t rank = m_members.number(attribute, "rank", path, m_pattern.ranks - 1);
    if (owner == Owner::Rank || m_members.failed())
        return rank;
    const std::uint32_t blocks = m_rankStart[rank + 1] - m_rankStart[rank];
    const std::uint32_t block = m_members.number(attribute, "block", path, kJsonIdLimit);
    if (!m_members.failed() && block >= blocks)
        m_members.fail(with(path, "block"), ErrorCode::OutOfRange,
            "rank " + std::to_string(rank) + " has no thread block " + std::to_string(block));
    if (m_members.failed())
        return 0;
    const std::uint32_t place = m_byRank[m_rankStart[rank] + block];
    if (owner == Owner::Block)
        return place;
    const std::uint32_t step = m_members.number(attribute, "step", path, kJsonIdLimit);
    if (!m_members.failed() && step >= m_blocks[place].stepCount)
        m_members.fail(
            with(path, "step"), ErrorCode::OutOfRange, "the thread block has no step " + std::to_string(step));
    return m_blocks[place].firstStep + step;
}

} // namespace weft::collective
