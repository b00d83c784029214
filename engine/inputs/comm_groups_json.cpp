// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/inputs/comm_groups_json.h"

#include "engine/core/make_error.h"
#include "engine/core/quantity_text.h"
#include "engine/io/json_file.h"

#include <nlohmann/json.hpp>

#include <limits>
#include <map>
#include <unordered_set>

namespace weft::inputs {

using trace::ProcessGroup;

namespace {

// The id of a group, or nothing after a finding. "007" and "7" would be the same id and are told apart by the text.
std::optional<std::uint64_t> readId(const io::JsonFile& file, const std::string& key, Findings& findings)
{
    const Result<std::uint64_t> id = parseCount(key);
    if (!id || key.front() < '0' || key.front() > '9') {
        fail(findings,
            { ErrorCode::Malformed, say("the group id '%1' is not a whole number", key), file.whereKey(key),
                say("ids are whole numbers from 1") });
        return {};
    }
    if (*id == 0) {
        fail(findings,
            { ErrorCode::OutOfRange, say("the group id 0 stands for all ranks and cannot be defined"),
                file.whereKey(key), say("ids are whole numbers from 1") });
        return {};
    }
    return *id;
}

std::optional<Rank> readRank(const nlohmann::json& entry, std::uint32_t npus, Sentence& problem)
{
    if (!entry.is_number_integer()) {
        problem = say("a rank must be a whole number, but this is %1", entry.dump());
        return {};
    }
    const bool negative = !entry.is_number_unsigned() && entry.get<std::int64_t>() < 0;
    const std::uint64_t value = negative ? 0 : entry.get<std::uint64_t>();
    const std::uint64_t limit = npus == 0 ? std::numeric_limits<std::uint32_t>::max() : npus;
    if (negative || value >= limit) {
        problem = npus == 0 ? say("rank %1 is out of range", entry.dump())
                            : say("rank %1 is out of range: the topology has NPUs 0 to %2", entry.dump(), npus - 1);
        return {};
    }
    return makeId<Rank>(value);
}

void readRanks(const io::JsonFile& file, const std::string& key, const nlohmann::json& list, std::uint32_t npus,
    std::vector<Rank>& ranks, Findings& findings)
{
    const auto report = [&](ErrorCode code, const Sentence& message) {
        fail(findings, { code, say("group %1: %2", key, message), file.whereKey(key), {} });
    };
    if (!list.is_array())
        return report(ErrorCode::WrongType, say("a list of ranks is expected"));
    if (list.empty())
        return report(ErrorCode::Missing, say("the list of ranks is empty"));
    std::unordered_set<std::uint32_t> seen;
    for (const nlohmann::json& entry : list) {
        Sentence problem;
        const std::optional<Rank> rank = readRank(entry, npus, problem);
        if (!rank)
            report(ErrorCode::OutOfRange, problem);
        else if (!seen.insert(index(*rank)).second)
            report(ErrorCode::Duplicate, say("rank %1 is listed twice", index(*rank)));
        else
            ranks.push_back(*rank);
    }
}

} // namespace

Result<std::vector<ProcessGroup>> readCommGroups(
    const io::JsonFile& file, const nlohmann::json& object, std::uint32_t npus, Findings& findings)
{
    if (object.is_null())
        return std::vector<ProcessGroup> {};
    Findings own;
    std::map<std::uint64_t, ProcessGroup> byId;
    const io::JsonObject typeCheck(file, object, own);
    if (object.is_object()) {
        for (const auto& [key, list] : object.items()) {
            const std::optional<std::uint64_t> id = readId(file, key, own);
            if (!id)
                continue;
            ProcessGroup group { std::to_string(*id), {} };
            readRanks(file, key, list, npus, group.ranks, own);
            if (!byId.emplace(*id, std::move(group)).second)
                fail(own, { ErrorCode::Duplicate, say("the group %1 is defined twice", *id), file.whereKey(key), {} });
        }
    }
    findings.insert(findings.end(), own.begin(), own.end());
    if (hasErrors(own))
        return firstError(own);
    std::vector<ProcessGroup> groups;
    groups.reserve(byId.size());
    for (auto& [id, group] : byId)
        groups.push_back(std::move(group));
    return groups;
}

Result<std::vector<ProcessGroup>> readCommGroupsFile(const std::string& path, std::uint32_t npus, Findings& findings)
{
    const Result<io::JsonFile> file = io::JsonFile::read(path);
    if (!file)
        return failWith(findings, file.error());
    file->warnOfRepeated(findings);
    return readCommGroups(*file, file->root(), npus, findings);
}

} // namespace weft::inputs
