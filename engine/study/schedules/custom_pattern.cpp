// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/schedules/custom_pattern.h"

#include "engine/io/json_file.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>

namespace weft::study {

namespace {

using collective::Pattern;
using collective::Placement;

class PatternReader {
public:
    PatternReader(const io::JsonFile& file, std::uint32_t npus, Findings& findings)
        : m_file(file)
        , m_findings(findings)
    {
        m_pattern.kind = collective::PatternKind::Custom;
        m_pattern.ranks = npus;
    }

    Result<Pattern> read()
    {
        if (!m_file.root().is_object())
            return wrong({}, ErrorCode::Mismatched, say("an object with a list \"sums\" is expected"));
        io::JsonObject root(m_file, m_file.root(), m_findings, io::JsonPath {});
        const nlohmann::json* const sums = root.find("sums");
        if (sums == nullptr || !sums->is_array() || sums->empty())
            return wrong({ "sums" }, sums == nullptr ? ErrorCode::Missing : ErrorCode::Mismatched,
                say("\"sums\" is a list of chunks, one at least"));
        root.finish();
        for (std::size_t i = 0; i < sums->size(); ++i) {
            if (const Result<void> added = add((*sums)[i], i); !added)
                return added.error();
        }
        if (const Result<void> checked = m_pattern.check(); !checked)
            return checked.error();
        return m_pattern;
    }

private:
    Error wrong(const io::JsonPath& path, ErrorCode code, const Sentence& what) const
    {
        return { code, what, m_file.whereValue(path),
            say("such as { \"sums\": [ { \"from\": [0, 1], \"to\": [2] } ] }") };
    }
    Result<void> add(const nlohmann::json& entry, std::size_t chunk)
    {
        const io::JsonPath here { "sums", chunk };
        if (!entry.is_object())
            return wrong(here, ErrorCode::Mismatched, say("an object with the lists \"from\" and \"to\" is expected"));
        io::JsonObject object(m_file, entry, m_findings, here);
        const Result<std::vector<Rank>> from = ranksOf(object.find("from"), { "sums", chunk, "from" });
        if (!from)
            return from.error();
        const Result<std::vector<Rank>> to = ranksOf(object.find("to"), { "sums", chunk, "to" });
        if (!to)
            return to.error();
        object.finish();
        std::map<Rank, collective::Slot> slots;
        for (const std::vector<Rank>* ranks : { &*from, &*to }) {
            for (const Rank rank : *ranks) {
                if (!slots.contains(rank))
                    slots[rank] = { collective::Buffer::Input, m_taken[rank]++ };
            }
        }
        const ChunkId id { static_cast<std::uint32_t>(chunk) };
        for (const Rank rank : *from)
            m_pattern.before.push_back({ rank, slots[rank], id, { rank } });
        for (const Rank rank : *to)
            m_pattern.after.push_back({ rank, slots[rank], id, *from });
        m_pattern.chunks = static_cast<std::uint32_t>(chunk + 1);
        return {};
    }
    // Ascending.
    Result<std::vector<Rank>> ranksOf(const nlohmann::json* list, const io::JsonPath& path) const
    {
        if (list == nullptr || !list->is_array() || list->empty())
            return wrong(path, list == nullptr ? ErrorCode::Missing : ErrorCode::Mismatched,
                say("a list of ranks is expected, one at least"));
        std::vector<Rank> ranks;
        for (const nlohmann::json& value : *list) {
            if (!value.is_number_unsigned() || value.get<std::uint64_t>() >= m_pattern.ranks)
                return wrong(path, ErrorCode::OutOfRange,
                    say("a rank is a number from 0 to %1, the NPUs of the fabric", m_pattern.ranks - 1));
            ranks.push_back(Rank { value.get<std::uint32_t>() });
        }
        std::ranges::sort(ranks);
        if (std::ranges::adjacent_find(ranks) != ranks.end())
            return wrong(path, ErrorCode::Duplicate, say("a rank is named twice"));
        return ranks;
    }

    const io::JsonFile& m_file;
    Findings& m_findings;
    Pattern m_pattern;
    std::map<Rank, std::uint32_t> m_taken; // slots, by rank
};

} // namespace

Result<Pattern> readCustomPattern(const std::string& path, std::uint32_t npus, Findings& findings)
{
    const Result<io::JsonFile> file = io::JsonFile::read(path);
    return file ? PatternReader(*file, npus, findings).read() : file.error();
}

Pattern cutPattern(const Pattern& pattern, std::uint32_t pieces)
{
    Pattern cut = pattern;
    cut.chunks *= pieces;
    for (auto [all, whole] : { std::pair(&cut.before, &pattern.before), std::pair(&cut.after, &pattern.after) }) {
        all->clear();
        for (const Placement& placement : *whole) {
            for (std::uint32_t piece = 0; piece < pieces; ++piece) {
                Placement own = placement;
                own.slot.offset = placement.slot.offset * pieces + piece;
                own.chunk = ChunkId { index(placement.chunk) * pieces + piece };
                all->push_back(std::move(own));
            }
        }
    }
    return cut;
}

} // namespace weft::study
