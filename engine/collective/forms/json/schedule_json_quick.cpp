// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/collective/forms/json/schedule_json_quick.h"

#include "engine/collective/forms/json/json_cursor.h"
#include "engine/collective/model/step_rules.h"

#include <numeric>

namespace weft::collective {

namespace {

// Values by step, or one for all.
struct Column {
    std::vector<std::uint32_t> values;
    bool isOne = false;
    bool isGiven = false;

    void clear()
    {
        values.clear();
        isOne = isGiven = false;
    }
    [[nodiscard]] bool fits(std::size_t steps) const { return !isGiven || isOne || values.size() == steps; }
    [[nodiscard]] std::uint32_t at(std::size_t step) const { return isOne ? values.front() : values[step]; }
};

class QuickBlocks {
public:
    QuickBlocks(std::string_view blocks, const Pattern& pattern, JsonBlocks::Sums sums, ScheduleBuilder& builder)
        : m_text(blocks)
        , m_pattern(pattern)
        , m_sums(sums)
        , m_builder(builder)
    {
    }

    bool read()
    {
        if (m_text.peek() != '\0') {
            do {
                readBlock();
            } while (!m_text.failed() && m_text.take(','));
        }
        return !m_text.failed() && m_text.peek() == '\0' && addDependencies();
    }

private:
    struct Block {
        std::uint32_t rank = 0;
        std::uint32_t firstStep = 0;
        std::uint32_t steps = 0;
    };
    struct Dependency {
        std::uint32_t block = 0;
        std::uint32_t step = 0;
        std::uint32_t otherBlock = 0; // of the same rank
        std::uint32_t otherStep = 0;
    };
    enum Member : std::uint8_t {
        RankOf,
        Send,
        Receive,
        Channel,
        InOrder,
        Type,
        SourceBuffer,
        Source,
        TargetBuffer,
        Target,
        Count,
        Link,
        Depends,
        Members,
    };
    static constexpr std::array<std::string_view, Members> kNames { "rank", "send", "receive", "channel", "in_order",
        "type", "source_buffer", "source", "target_buffer", "target", "count", "link", "depends" };

    void readBlock()
    {
        m_block = {};
        for (Column* column :
            { &m_types, &m_sourceBuffers, &m_sources, &m_targetBuffers, &m_targets, &m_counts, &m_links })
            column->clear();
        m_given = {};
        m_text.expect('{');
        do {
            const std::string_view name = m_text.text();
            m_text.expect(':');
            const auto member = static_cast<std::size_t>(std::ranges::find(kNames, name) - kNames.begin());
            if (m_text.failed() || member == Members || std::exchange(m_given[member], true))
                return m_text.fail();
            readMember(static_cast<Member>(member));
        } while (!m_text.failed() && m_text.take(','));
        m_text.expect('}');
        if (!m_text.failed())
            addBlock();
    }

    void readMember(Member member)
    {
        const std::uint64_t lastRank = std::max(m_pattern.ranks, 1U) - 1;
        const auto numbers = [this](Column& column, std::uint64_t most) {
            readColumn(column, [this, most] { return m_text.number(most); });
        };
        const auto buffers = [this](Column& column) { readColumn(column, [this] { return bufferWord(); }); };
        switch (member) {
        case RankOf:
            m_block.rank = Rank { m_text.number(lastRank) };
            break;
        case Send:
            m_block.sendTo = Rank { m_text.number(lastRank) };
            break;
        case Receive:
            m_block.receiveFrom = Rank { m_text.number(lastRank) };
            break;
        case Channel:
            m_block.channel = m_text.number(kChannelLimit - 1);
            break;
        case InOrder:
            m_block.inOrder = m_text.takeWord("true");
            if (!m_block.inOrder && !m_text.takeWord("false"))
                m_text.fail();
            break;
        case Type:
            readColumn(m_types, [this] { return typeWord(); });
            if (m_types.isOne)
                m_text.fail();
            break;
        case SourceBuffer:
            buffers(m_sourceBuffers);
            break;
        case Source:
            numbers(m_sources, kJsonSlotLimit - 1);
            break;
        case TargetBuffer:
            buffers(m_targetBuffers);
            break;
        case Target:
            numbers(m_targets, kJsonSlotLimit - 1);
            break;
        case Count:
            numbers(m_counts, kJsonSlotLimit);
            break;
        case Link:
            readLinks();
            break;
        case Depends:
            m_text.list([this] { readDependency(); });
            break;
        case Members:
            break;
        }
    }

    template <class Value> void readColumn(Column& column, const Value& value)
    {
        column.isGiven = true;
        column.isOne = m_text.peek() != '[';
        if (column.isOne)
            column.values.push_back(value());
        else
            m_text.list([&] { column.values.push_back(value()); });
    }

    std::uint32_t typeWord()
    {
        const std::string_view word = m_text.text();
        for (std::uint32_t kind = 0; kind < kStepKinds; ++kind) {
            if (word == m_words[kind])
                return kind;
        }
        m_text.fail();
        return 0;
    }
    std::uint32_t bufferWord()
    {
        const auto found = std::ranges::find(kJsonBuffers, m_text.text());
        if (found == kJsonBuffers.end())
            m_text.fail();
        return static_cast<std::uint32_t>(found - kJsonBuffers.begin());
    }

    // A number or null each; ways of several links are lists. A list of the block is one of steps.
    void readLinks()
    {
        const auto way = [this] {
            m_way.clear();
            const auto link = [this] { m_way.push_back(LinkId { m_text.number(kJsonIdLimit) }); };
            if (m_text.peek() == '[')
                m_text.list(link);
            else if (!m_text.takeWord("null"))
                link();
            return m_text.failed() ? 0 : m_builder.way(m_way);
        };
        readColumn(m_links, way);
    }

    void readDependency()
    {
        std::array<std::uint32_t, 3> numbers {};
        std::size_t count = 0;
        m_text.list([&] {
            const std::uint32_t number = m_text.number(kJsonIdLimit);
            if (count == numbers.size())
                return m_text.fail();
            numbers[count++] = number;
        });
        if (count != numbers.size())
            m_text.fail();
        m_dependencies.push_back({ static_cast<std::uint32_t>(m_blocks.size()), numbers[0], numbers[1], numbers[2] });
    }

    void addBlock()
    {
        const std::size_t steps = m_types.values.size();
        bool fits = m_given[RankOf] && m_given[Type] && (steps == 0 || (m_given[Source] && m_given[SourceBuffer]));
        for (const Column* column : { &m_sourceBuffers, &m_sources, &m_targetBuffers, &m_targets, &m_counts, &m_links })
            fits = fits && column->fits(steps);
        if (!fits)
            return m_text.fail();
        const BlockId id = m_builder.addBlock(m_block);
        m_blocks.push_back({ index(m_block.rank), m_builder.stepCount(), static_cast<std::uint32_t>(steps) });
        const Column& targetBuffers = m_targetBuffers.isGiven ? m_targetBuffers : m_sourceBuffers;
        const Column& targets = m_targets.isGiven ? m_targets : m_sources;
        for (std::size_t i = 0; i < steps; ++i) {
            Step step;
            step.kind = static_cast<StepKind>(m_types.values[i]);
            step.source = { static_cast<Buffer>(m_sourceBuffers.at(i)), m_sources.at(i) };
            step.target = { static_cast<Buffer>(targetBuffers.at(i)), targets.at(i) };
            if (m_sums == JsonBlocks::Sums::InTarget && reduces(step.kind) && receives(step.kind))
                step.source = step.target;
            step.count = m_counts.isGiven ? m_counts.at(i) : step.kind == StepKind::Nop ? 0 : 1;
            step.way = m_links.isGiven ? m_links.at(i) : topology::kNoLinkSet;
            m_builder.add(id, step);
        }
    }

    // Blocks of a rank are counted in the order of the file.
    bool addDependencies()
    {
        std::vector<std::uint32_t> rankStart(m_pattern.ranks + std::size_t { 1 }, 0);
        for (const Block& block : m_blocks)
            ++rankStart[block.rank + std::size_t { 1 }];
        std::partial_sum(rankStart.begin(), rankStart.end(), rankStart.begin());
        std::vector<std::uint32_t> byRank(m_blocks.size());
        std::vector<std::uint32_t> next(rankStart.begin(), rankStart.end() - 1);
        for (std::uint32_t i = 0; i < m_blocks.size(); ++i)
            byRank[next[m_blocks[i].rank]++] = i;
        for (const Dependency& dependency : m_dependencies) {
            const Block& block = m_blocks[dependency.block];
            if (dependency.step >= block.steps
                || dependency.otherBlock >= rankStart[block.rank + 1] - rankStart[block.rank])
                return false;
            const Block& other = m_blocks[byRank[rankStart[block.rank] + dependency.otherBlock]];
            if (dependency.otherStep >= other.steps)
                return false;
            m_builder.depend(
                StepId { block.firstStep + dependency.step }, StepId { other.firstStep + dependency.otherStep });
        }
        return true;
    }

    JsonCursor m_text;
    const Pattern& m_pattern;
    JsonBlocks::Sums m_sums;
    ScheduleBuilder& m_builder;
    std::array<std::string_view, kStepKinds> m_words = [] {
        std::array<std::string_view, kStepKinds> words;
        for (std::size_t kind = 0; kind < kStepKinds; ++kind)
            words[kind] = toString(static_cast<StepKind>(kind));
        return words;
    }();
    std::vector<Block> m_blocks;
    std::vector<Dependency> m_dependencies;
    // Of the block at hand.
    ThreadBlock m_block;
    std::array<bool, Members> m_given {};
    Column m_types;
    Column m_sourceBuffers;
    Column m_sources;
    Column m_targetBuffers;
    Column m_targets;
    Column m_counts;
    Column m_links;
    std::vector<LinkId> m_way;
};

} // namespace

std::optional<JsonHalves> cutAtBlocks(std::string_view text)
{
    constexpr std::string_view kKey = "\"blocks\"";
    const std::size_t key = text.find(kKey);
    if (key == std::string_view::npos || text.substr(0, key).find("\"pattern\"") == std::string_view::npos)
        return {};
    std::size_t begin = key + kKey.size();
    while (begin < text.size() && (isJsonSpace(text[begin]) || text[begin] == ':'))
        ++begin;
    std::size_t end = text.size();
    const auto back = [&](char c) {
        while (end > begin && isJsonSpace(text[end - 1]))
            --end;
        return end > begin && text[end - 1] == c && end-- > 0;
    };
    if (begin == text.size() || text[begin] != '[' || !back('}') || !back(']') || end <= begin)
        return {};
    const std::string_view blocks = text.substr(begin + 1, end - begin - 1);
    return JsonHalves { std::string(text.substr(0, begin + 1)) + std::string(text.substr(end)), blocks };
}

bool readBlocksQuickly(std::string_view blocks, const Pattern& pattern, JsonBlocks::Sums sums, ScheduleBuilder& builder)
{
    return QuickBlocks(blocks, pattern, sums, builder).read();
}

} // namespace weft::collective
