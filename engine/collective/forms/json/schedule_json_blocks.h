// SPDX-License-Identifier: GPL-3.0-or-later
// The thread blocks of a schedule's JSON, with their steps and dependencies, and the attributes kept from other files.
// Used by schedule_json_read.cpp only.
#pragma once

#include "engine/collective/forms/json/schedule_json_members.h"
#include "engine/collective/model/schedule_builder.h"

#include <set>
#include <tuple>

namespace weft::collective {

class JsonBlocks {
public:
    // Where a step that receives and adds has its operand: in the source, or (version 1) where it stores.
    enum class Sums : std::uint8_t { OfSource, InTarget };

    // `sizes`: the buffers of each rank as they will be.
    JsonBlocks(JsonMembers& members, ScheduleBuilder& builder, const Pattern& pattern, std::vector<BufferSizes> sizes,
        Sums sums)
        : m_members(members)
        , m_builder(builder)
        , m_pattern(pattern)
        , m_sizes(std::move(sizes))
        , m_sums(sums)
    {
    }

    void readBlocks(const nlohmann::json& blocks);
    void readAttributes(const nlohmann::json& attributes); // after the blocks

private:
    using Owner = ExtraAttribute::Owner;
    struct Block {
        ThreadBlock block;
        std::uint32_t firstStep = 0; // in the builder
        std::uint32_t stepCount = 0;
    };

    [[nodiscard]] ThreadBlock readEnds(io::JsonObject& entry, const io::JsonPath& path);
    [[nodiscard]] std::uint32_t readSteps(io::JsonObject& entry, const io::JsonPath& path, const ThreadBlock& block);
    void checkStep(
        const Step& step, const ThreadBlock& block, io::JsonObject& entry, const io::JsonPath& path, std::size_t place);
    void orderBlocks();
    void readDependencies(const nlohmann::json& dependencies, const io::JsonPath& path, const Block& block);
    [[nodiscard]] std::uint32_t readOwner(io::JsonObject& attribute, const io::JsonPath& path, Owner owner);

    JsonMembers& m_members;
    ScheduleBuilder& m_builder;
    const Pattern& m_pattern;
    std::vector<BufferSizes> m_sizes;
    Sums m_sums;
    std::vector<Block> m_blocks; // in the order of the file
    std::vector<std::uint32_t> m_byRank; // places in m_blocks
    std::vector<std::uint32_t> m_rankStart; // into m_byRank
    std::set<std::tuple<std::uint32_t, bool, std::uint32_t, std::uint32_t>> m_ends; // rank, sends, peer, channel
};

} // namespace weft::collective
