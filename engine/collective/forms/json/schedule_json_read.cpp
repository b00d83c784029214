// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/collective/forms/json/schedule_json.h"
#include "engine/collective/forms/json/schedule_json_blocks.h"
#include "engine/collective/model/step_rules.h"

namespace weft::collective {

namespace {

constexpr std::uint64_t kMostRanks = std::uint64_t { 1 } << 20U; // a small file must not cost much memory

enum RootMember : std::uint8_t {
    kFormat,
    kVersion,
    kName,
    kProtocol,
    kPattern,
    kPlacement,
    kBuffers,
    kBlocks,
    kAttributes,
    kRootMembers,
};
constexpr std::array<std::string_view, kRootMembers> kRootNames { "format", "version", "name", "protocol", "pattern",
    "placement", "buffers", "blocks", "attributes" };

enum PatternMember : std::uint8_t {
    kKind,
    kRanks,
    kChunks,
    kInPlace,
    kRoot,
    kMembers,
    kBefore,
    kAfter,
    kPatternMembers
};
constexpr std::array<std::string_view, kPatternMembers> kPatternNames { "kind", "ranks", "chunks", "in_place", "root",
    "members", "before", "after" };

constexpr std::array<std::string_view, 5> kPlacementNames { "rank", "buffer", "offset", "chunk", "from" };

// Reads one document, and stops at the first thing that is wrong.
class ScheduleReader {
public:
    // Not careful: in one go, as long as the members stand in their usual order, and what the builder checks is left to
    // it. Then null may only mean that the text has to be read with care.
    ScheduleReader(io::JsonCursor& json, bool isCareful, const std::function<void(std::size_t)>& passed)
        : m_json(json)
        , m_isCareful(isCareful)
        , m_passed(passed)
    {
    }

    [[nodiscard]] SchedulePtr read()
    {
        const bool isWhole = m_isCareful ? readPartByPart() : readInOneGo();
        if (!isWhole || m_json.failed())
            return nullptr;
        Result<SchedulePtr> sealed = m_builder->seal();
        if (sealed)
            return std::move(sealed).value();
        m_json.fail(sealed.error().code, sealed.error().message, sealed.error().hint, { "blocks" });
        return nullptr;
    }

private:
    using Places = std::array<const char*, kRootMembers>;

    [[nodiscard]] bool readInOneGo()
    {
        Places places {};
        bool isUsual = true;
        const std::uint32_t given = m_json.object(m_names, [&](std::size_t member) {
            const bool hasHead
                = places[kFormat] != nullptr && places[kVersion] != nullptr && places[kPattern] != nullptr;
            isUsual = isUsual
                && (member < kBlocks ? !m_blocks : hasHead && m_blocks.has_value() == (member == kAttributes));
            if (!isUsual || member < kBlocks) {
                places[member] = m_json.here();
                m_json.pass();
            } else if (member == kBlocks) {
                readHead(places);
                if (!m_json.failed())
                    m_blocks->readBlocks();
            } else {
                m_blocks->readAttributes();
            }
        });
        m_json.failUnlessAtEnd();
        return isUsual && (given >> kBlocks & 1U) != 0;
    }

    [[nodiscard]] bool readPartByPart()
    {
        const Places places = m_json.parts<kRootMembers>(m_names);
        m_json.failUnlessAtEnd();
        if (!m_json.failed())
            readHead(places);
        m_json.at(places[kBlocks], 0, "blocks", [this] { m_blocks->readBlocks(); });
        m_json.at(places[kAttributes], 0, "attributes", [this] { m_blocks->readAttributes(); });
        return true;
    }

    // Everything before the blocks.
    void readHead(const Places& places)
    {
        const auto at
            = [&](RootMember member, const auto& read) { m_json.at(places[member], 0, kRootNames[member], read); };
        const auto missing = [&](RootMember member, const Sentence& message, const Sentence& hint = {}) {
            if (places[member] == nullptr)
                m_json.fail(ErrorCode::Missing, message, hint, { std::string(kRootNames[member]) });
        };
        const Sentence format = say("this is not a Weft schedule: \"format\" is not \"weft-schedule\"");
        missing(kFormat, format);
        at(kFormat, [&] {
            if (m_json.token() != "\"weft-schedule\"")
                m_json.fail(ErrorCode::Unsupported, format);
        });
        const Sentence version = say("only versions 1 and 2 of the format can be read");
        const Sentence newer = say("it may have been written by a newer Weft");
        JsonBlocks::Rules rules { false, m_isCareful, &m_passed };
        missing(kVersion, version, newer);
        at(kVersion, [&] {
            const std::string_view number = m_json.token();
            rules.sumsInTarget = number == "1";
            if (number != "1" && number != "2")
                m_json.fail(ErrorCode::Unsupported, version, newer);
        });
        ScheduleInfo info;
        at(kName, [&] { info.name = m_json.text(); });
        at(kProtocol, [&] { info.protocol = m_json.text(); });
        missing(kPattern, say("the member \"pattern\" is missing"));
        if (m_isCareful)
            missing(kBlocks, say("the member \"blocks\" is missing"));
        at(kPattern, [this] { readPattern(); });
        at(kPlacement, [&] {
            info.placement = ranks(kJsonIdLimit);
            if (info.placement.size() != m_pattern.ranks)
                m_json.fail(ErrorCode::Mismatched,
                    say("the schedule has %1 ranks, but places of %2", m_pattern.ranks, info.placement.size()));
        });
        if (m_json.failed())
            return;
        m_builder.emplace(m_pattern, std::move(info));
        m_sizes = neededSizes(m_pattern);
        at(kBuffers, [this] { readBuffers(); });
        m_blocks.emplace(m_json, *m_builder, m_pattern, m_sizes, rules);
    }

    void readPattern()
    {
        io::JsonNames names { kPatternNames };
        const auto places = m_json.parts<kPatternMembers>(names);
        std::uint32_t given = 0;
        for (std::size_t member = 0; member < places.size(); ++member)
            given |= places[member] != nullptr ? 1U << member : 0;
        const auto at = [&](PatternMember member, const auto& read) {
            m_json.at(places[member], 1, kPatternNames[member], read);
        };
        m_json.require(given, names, { kKind });
        at(kKind, [this] {
            const std::optional<PatternKind> known
                = m_json.peek() == '"' ? patternFromText(m_json.text()) : std::nullopt;
            if (!known)
                m_json.fail(ErrorCode::OutOfRange,
                    say("a collective is expected: all-reduce, all-gather, reduce-scatter, all-to-all, broadcast, "
                        "reduce, "
                        "gather, scatter or custom"));
            m_pattern.kind = known.value_or(PatternKind::Custom);
        });
        m_json.require(given, names, { kRanks, kChunks });
        at(kRanks, [this] { m_pattern.ranks = m_json.number(kMostRanks); });
        at(kChunks, [this] { m_pattern.chunks = m_json.number(kSlotLimit); });
        at(kInPlace, [this] { m_pattern.inPlace = m_json.flag(); });
        if (hasRoot(m_pattern.kind))
            m_json.require(given, names, { kRoot });
        const std::uint64_t lastRank = std::max(m_pattern.ranks, 1U) - 1;
        at(kRoot, [&] { m_pattern.root = Rank { m_json.number(lastRank) }; });
        at(kMembers, [&] { m_pattern.members = ranks(lastRank); });
        at(kBefore, [this] { m_pattern.before = readPlacements(); });
        at(kAfter, [this] { m_pattern.after = readPlacements(); });
        if (m_json.failed())
            return;
        if (const Result<void> checked = m_pattern.check(); !checked)
            m_json.fail(checked.error().code, checked.error().message, checked.error().hint);
    }

    [[nodiscard]] std::vector<Placement> readPlacements()
    {
        std::vector<Placement> placements;
        if (m_pattern.kind != PatternKind::Custom) {
            m_json.fail(ErrorCode::Mismatched, say("only a custom collective says what is where"));
            return placements;
        }
        io::JsonNames names { kPlacementNames };
        const std::uint64_t lastRank = m_pattern.ranks - std::min(m_pattern.ranks, 1U);
        m_json.list([&] {
            Placement placement;
            const std::uint32_t given = m_json.object(names, [&](std::size_t member) {
                if (member == 0)
                    placement.rank = Rank { m_json.number(lastRank) };
                else if (member == 1)
                    placement.slot.buffer = static_cast<Buffer>(m_json.word(kBufferWords));
                else if (member == 2)
                    placement.slot.offset = m_json.number(kSlotLimit - 1);
                else if (member == 3)
                    placement.chunk = ChunkId { m_json.number(kSlotLimit - 1) };
                else
                    placement.contributors = ranks(lastRank);
            });
            m_json.require(given, names, { 0, 1, 2, 3, 4 });
            placements.push_back(std::move(placement));
        });
        return placements;
    }

    [[nodiscard]] std::vector<Rank> ranks(std::uint64_t last)
    {
        std::vector<Rank> read;
        m_json.list([&] { read.push_back(Rank { m_json.number(last) }); });
        return read;
    }

    void readBuffers()
    {
        io::JsonNames names { kBufferWords };
        std::vector<BufferSizes> asked(m_pattern.ranks);
        m_json.object(names, [&](std::size_t member) {
            JsonColumn column;
            column.read(m_json, [this] { return m_json.number(kSlotLimit); });
            if (!column.fits(m_pattern.ranks))
                column.fail(m_json, m_pattern.ranks);
            for (std::uint32_t rank = 0; rank < m_pattern.ranks && !m_json.failed(); ++rank)
                asked[rank][kEveryBuffer[member]] = column.at(rank);
        });
        for (std::uint32_t rank = 0; rank < m_pattern.ranks; ++rank) {
            m_builder->setBufferSizes(Rank { rank }, asked[rank]);
            m_sizes[rank] = joinedSizes(m_sizes[rank], asked[rank]);
        }
    }

    io::JsonCursor& m_json;
    bool m_isCareful;
    const std::function<void(std::size_t)>& m_passed;
    io::JsonNames m_names { kRootNames };
    Pattern m_pattern;
    std::vector<BufferSizes> m_sizes; // by rank
    std::optional<ScheduleBuilder> m_builder;
    std::optional<JsonBlocks> m_blocks;
};

} // namespace

Result<SchedulePtr> parseScheduleJson(std::string_view text, const std::string& source, Findings& findings,
    const std::function<void(std::size_t)>& passed)
{
    Findings issues;
    SchedulePtr schedule;
    for (const bool isCareful : { false, true }) {
        issues.clear();
        io::JsonCursor json(text, source, issues);
        schedule = ScheduleReader(json, isCareful, passed).read();
        if (schedule != nullptr)
            break;
    }
    if (std::optional<Error> first = takeFirstError(std::move(issues), findings))
        return *std::move(first);
    return schedule;
}

} // namespace weft::collective
