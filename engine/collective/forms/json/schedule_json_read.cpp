// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/collective/forms/json/schedule_json.h"
#include "engine/collective/forms/json/schedule_json_blocks.h"
#include "engine/collective/forms/json/schedule_json_quick.h"
#include "engine/collective/model/step_rules.h"

namespace weft::collective {

using io::JsonObject;
using io::JsonPath;
using nlohmann::json;

namespace {

constexpr std::uint64_t kMostRanks = std::uint64_t { 1 } << 20U; // a small file must not cost much memory

// Reads one document, and stops at the first thing that is wrong.
class JsonReader {
public:
    explicit JsonReader(JsonMembers& members)
        : m_members(members)
    {
    }

    // `blocks`: the text of the blocks, where the document holds an empty list in their place.
    [[nodiscard]] SchedulePtr read(std::optional<std::string_view> blocks = {});

private:
    [[nodiscard]] bool readHead(JsonObject& root);
    void readPattern(const json& value);
    [[nodiscard]] std::vector<Placement> readPlacements(JsonObject& pattern, const char* key);
    void readBuffers(const json& value, ScheduleBuilder& builder);

    JsonMembers& m_members;
    Pattern m_pattern;
    std::vector<BufferSizes> m_sizes; // by rank
    JsonBlocks::Sums m_sums = JsonBlocks::Sums::OfSource;
};

SchedulePtr JsonReader::read(std::optional<std::string_view> text)
{
    JsonObject root = m_members.object(m_members.root(), {});
    if (m_members.failed() || !readHead(root))
        return nullptr;
    ScheduleInfo info { root.text("name").value_or(""), root.text("protocol").value_or("Simple"), {} };
    const json* const pattern = m_members.required(root, "pattern", {});
    const json* const blocks = m_members.list(root, "blocks", {}, true);
    const json* const placement = m_members.list(root, "placement", {});
    const json* const buffers = root.find("buffers");
    const json* const attributes = m_members.list(root, "attributes", {});
    root.finish();
    if (!m_members.failed())
        readPattern(*pattern);
    if (!m_members.failed() && placement != nullptr) {
        info.placement = m_members.ranksOf(*placement, kJsonIdLimit, { "placement" });
        if (info.placement.size() != m_pattern.ranks)
            m_members.fail({ "placement" }, ErrorCode::Mismatched,
                "the schedule has " + std::to_string(m_pattern.ranks) + " ranks, but places of "
                    + std::to_string(info.placement.size()));
    }
    if (m_members.failed())
        return nullptr;
    ScheduleBuilder builder(m_pattern, std::move(info));
    m_sizes = neededSizes(m_pattern);
    if (buffers != nullptr)
        readBuffers(*buffers, builder);
    if (text) {
        if (m_members.failed() || !readBlocksQuickly(*text, m_pattern, m_sums, builder))
            return nullptr;
        Result<SchedulePtr> sealed = builder.seal();
        return sealed ? *std::move(sealed) : nullptr;
    }
    JsonBlocks reader(m_members, builder, m_pattern, std::move(m_sizes), m_sums);
    if (!m_members.failed())
        reader.readBlocks(*blocks);
    if (!m_members.failed() && attributes != nullptr)
        reader.readAttributes(*attributes);
    if (m_members.failed())
        return nullptr;
    Result<SchedulePtr> sealed = builder.seal();
    if (sealed)
        return std::move(sealed).value();
    m_members.fail({ "blocks" }, sealed.error().code, sealed.error().message, sealed.error().hint);
    return nullptr;
}

bool JsonReader::readHead(JsonObject& root)
{
    const json* const format = root.find("format");
    const json* const version = root.find("version");
    if (format == nullptr || *format != "weft-schedule")
        m_members.fail({ "format" }, format != nullptr ? ErrorCode::Unsupported : ErrorCode::Missing,
            "this is not a Weft schedule: \"format\" is not \"weft-schedule\"");
    else if (version == nullptr || (*version != 1 && *version != 2))
        m_members.fail({ "version" }, version != nullptr ? ErrorCode::Unsupported : ErrorCode::Missing,
            "only versions 1 and 2 of the format can be read", "it may have been written by a newer Weft");
    m_sums = version != nullptr && *version == 1 ? JsonBlocks::Sums::InTarget : JsonBlocks::Sums::OfSource;
    return !m_members.failed();
}

void JsonReader::readPattern(const json& value)
{
    const JsonPath path { "pattern" };
    JsonObject pattern = m_members.object(value, path);
    if (m_members.failed())
        return;
    if (const json* const kind = m_members.required(pattern, "kind", path)) {
        const std::optional<PatternKind> known
            = kind->is_string() ? patternFromText(kind->get<std::string>()) : std::nullopt;
        if (!known)
            m_members.fail(with(path, "kind"), ErrorCode::OutOfRange,
                "a collective is expected: all-reduce, all-gather, reduce-scatter, all-to-all, broadcast, reduce, "
                "gather, scatter or custom");
        m_pattern.kind = known.value_or(PatternKind::Custom);
    }
    m_pattern.ranks = m_members.number(pattern, "ranks", path, kMostRanks);
    m_pattern.chunks = m_members.number(pattern, "chunks", path, kJsonSlotLimit);
    m_pattern.inPlace = pattern.flag("in_place").value_or(true);
    if (m_members.failed())
        return;
    const std::uint64_t lastRank = std::max(m_pattern.ranks, 1U) - 1;
    if (pattern.has("root"))
        m_pattern.root = Rank { m_members.number(pattern, "root", path, lastRank) };
    else if (hasRoot(m_pattern.kind))
        m_members.required(pattern, "root", path);
    if (const json* const members = m_members.list(pattern, "members", path))
        m_pattern.members = m_members.ranksOf(*members, lastRank, with(path, "members"));
    m_pattern.before = readPlacements(pattern, "before");
    m_pattern.after = readPlacements(pattern, "after");
    pattern.finish();
    if (m_members.failed())
        return;
    if (const Result<void> checked = m_pattern.check(); !checked)
        m_members.fail(path, checked.error().code, checked.error().message, checked.error().hint);
}

std::vector<Placement> JsonReader::readPlacements(JsonObject& pattern, const char* key)
{
    const JsonPath path { "pattern", key };
    const json* const placements = m_members.list(pattern, key, { "pattern" });
    if (placements != nullptr && m_pattern.kind != PatternKind::Custom)
        m_members.fail(path, ErrorCode::Mismatched, "only a custom collective says what is where");
    std::vector<Placement> result;
    bool warned = false; // of one entry: the others will have the same members
    for (std::size_t i = 0; placements != nullptr && i < placements->size() && !m_members.failed(); ++i) {
        const JsonPath here = with(path, i);
        const std::uint64_t lastRank = m_pattern.ranks - std::min(m_pattern.ranks, 1U);
        JsonObject entry = m_members.object((*placements)[i], here);
        if (m_members.failed())
            break;
        Placement placement;
        placement.rank = Rank { m_members.number(entry, "rank", here, lastRank) };
        placement.slot.buffer = static_cast<Buffer>(m_members.word(entry, "buffer", here, kJsonBuffers));
        placement.slot.offset = m_members.number(entry, "offset", here, kJsonSlotLimit - 1);
        placement.chunk = ChunkId { m_members.number(entry, "chunk", here, kJsonSlotLimit - 1) };
        if (const json* const from = m_members.list(entry, "from", here, true))
            placement.contributors = m_members.ranksOf(*from, lastRank, with(here, "from"));
        warned = warned || m_members.finish(entry);
        result.push_back(std::move(placement));
    }
    return result;
}

void JsonReader::readBuffers(const json& value, ScheduleBuilder& builder)
{
    const JsonPath path { "buffers" };
    JsonObject buffers = m_members.object(value, path);
    if (m_members.failed())
        return;
    constexpr std::array kNames { std::pair { "input", &BufferSizes::input },
        std::pair { "output", &BufferSizes::output }, std::pair { "scratch", &BufferSizes::scratch } };
    std::vector<BufferSizes> asked(m_pattern.ranks);
    for (const auto& [key, size] : kNames) {
        const std::vector<std::uint32_t> sizes = m_members.numbers(buffers, key, path, m_pattern.ranks, kJsonSlotLimit);
        for (std::size_t rank = 0; rank < sizes.size(); ++rank)
            asked[rank].*size = sizes[rank];
    }
    buffers.finish();
    for (std::uint32_t rank = 0; rank < m_pattern.ranks; ++rank) {
        builder.setBufferSizes(Rank { rank }, asked[rank]);
        m_sizes[rank] = joinedSizes(m_sizes[rank], asked[rank]);
    }
}

} // namespace

namespace {

// What is as toScheduleJson() writes it, or nearly so, without a word to say about it; else null.
SchedulePtr readQuickly(std::string_view text, const std::string& source)
{
    const std::optional<JsonHalves> halves = cutAtBlocks(text);
    if (!halves || io::firstRepeatedMember(halves->head))
        return nullptr;
    const Result<io::JsonFile> head = io::JsonFile::parse(halves->head, source);
    if (!head)
        return nullptr;
    Findings issues;
    JsonMembers members(*head, issues);
    SchedulePtr schedule = JsonReader(members).read(halves->blocks);
    return issues.empty() ? schedule : nullptr;
}

} // namespace

Result<SchedulePtr> parseScheduleJson(std::string_view text, const std::string& source, Findings& findings)
{
    if (SchedulePtr quick = readQuickly(text, source))
        return quick;
    const Result<io::JsonFile> file = io::JsonFile::parse(text, source);
    if (!file)
        return file.error();
    Findings issues;
    if (const std::optional<io::RepeatedMember> repeated = io::firstRepeatedMember(text)) {
        Where where;
        where.file = source;
        where.line = io::lineAt(text, repeated->offset);
        where.column = io::columnAt(text, repeated->offset);
        where.item = repeated->name;
        warn(issues,
            { ErrorCode::Duplicate, "the member \"" + repeated->name + "\" is given twice; its last value counts",
                where, {} });
    }
    JsonMembers members(*file, issues);
    SchedulePtr schedule = JsonReader(members).read();
    std::optional<Error> first;
    for (Finding& issue : issues) {
        if (issue.severity == Severity::Error && !first)
            first = std::move(issue.error);
        else
            findings.push_back(std::move(issue));
    }
    if (first)
        return *std::move(first);
    return schedule;
}

} // namespace weft::collective
