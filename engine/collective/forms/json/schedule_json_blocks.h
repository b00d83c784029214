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
        Rules rules);

    void readBlocks();
    void readAttributes(); // after the blocks

private:
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

    void readBlock();
    void readMember(std::size_t member);
    [[nodiscard]] std::uint32_t readWay();
    void readDependency();
    void checkEnds(const ThreadBlock& block);
    void addSteps(std::uint32_t given);
    void addDependencies();

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
