// SPDX-License-Identifier: GPL-3.0-or-later
// Which files make up a trace set: names are PREFIX.RANK.EXTENSION, ranks without zero padding.
#include "engine/trace/ranked_name.h"

#include "engine/core/make_error.h"
#include "engine/trace/trace_set.h"

#include <algorithm>
#include <filesystem>
#include <map>
#include <optional>
#include <string_view>
#include <system_error>

namespace weft::trace {

namespace fs = std::filesystem;

namespace {

struct RankFile {
    std::string path;
    std::size_t form = 0;
};
using RankFiles = std::map<std::uint32_t, RankFile>;

struct Listing {
    std::map<std::string, RankFiles> sets; // by stem
    std::map<std::string, std::uint32_t> doubles; // by stem: a rank that has several forms
};

Listing listFolder(const fs::path& folder)
{
    Listing listing;
    std::error_code status;
    fs::directory_iterator entry(folder, fs::directory_options::skip_permission_denied, status);
    for (; !status && entry != fs::directory_iterator(); entry.increment(status)) {
        const std::optional<RankedName> name = splitRankedName(entry->path().filename().string());
        if (!name)
            continue;
        RankFile file { entry->path().string(), name->form };
        RankFiles& files = listing.sets[name->stem];
        const auto [at, isNew] = files.try_emplace(name->rank, file);
        if (isNew)
            continue;
        listing.doubles.try_emplace(name->stem, name->rank);
        if (file.form < at->second.form)
            at->second = std::move(file);
    }
    return listing;
}

// A list for a sentence, cut after a dozen.
template <class Range, class Text> Sentence enumerate(const Range& range, Text&& text)
{
    constexpr std::size_t kMost = 12;
    std::string joined;
    std::size_t count = 0;
    for (const auto& entry : range) {
        if (count++ == kMost)
            return say("%1, … (%2 in all)", joined, range.size());
        joined += (joined.empty() ? "" : ", ") + text(entry);
    }
    return joined;
}

std::uint64_t sizeOf(const std::string& path)
{
    std::error_code status;
    const std::uintmax_t size = fs::file_size(path, status);
    return status ? 0 : size;
}

Sentence setNames(const Listing& listing)
{
    return enumerate(listing.sets, [](const auto& set) { return '\'' + set.first + '\''; });
}

Result<TraceFiles> assemble(const std::string& path, const fs::path& folder, const std::string& stem,
    const Listing& listing, std::uint32_t expectedRanks, Findings& findings)
{
    TraceFiles set;
    set.prefix = (folder / stem).string();
    const auto found = listing.sets.find(stem);
    if (found == listing.sets.end()) {
        return errorIn(path, ErrorCode::NotFound, say("there is no trace set of that prefix"),
            listing.sets.empty() ? say("the files of a set are named PREFIX.RANK.et")
                                 : say("the folder holds the sets %1", setNames(listing)));
    }
    const RankFiles& files = found->second;
    constexpr std::uint32_t kMostRanks = 1U << 24U;
    const std::uint32_t highest = files.rbegin()->first;
    if (highest >= kMostRanks)
        return errorIn(files.rbegin()->second.path, ErrorCode::TooLarge,
            say("rank %1 is beyond the largest possible one", highest));
    const std::uint32_t ranks = expectedRanks == 0 ? highest + 1 : expectedRanks;

    std::vector<std::uint32_t> missing;
    set.files.resize(ranks);
    set.sizes.resize(ranks);
    for (std::uint32_t rank = 0; rank < ranks; ++rank) {
        const auto at = files.find(rank);
        if (at == files.end()) {
            missing.push_back(rank);
            continue;
        }
        set.files[rank] = at->second.path;
        set.sizes[rank] = sizeOf(at->second.path);
    }
    if (!missing.empty())
        return errorIn(path, ErrorCode::MissingRank,
            sayCount(missing.size(), "the trace set has no file for rank %1; %2 ranks are expected",
                "the trace set has no file for the ranks %1; %2 ranks are expected",
                enumerate(missing, [](std::uint32_t rank) { return std::to_string(rank); }), ranks),
            say("each rank has a file such as %1.%2.et", stem, missing.front()));
    if (highest >= ranks)
        warn(findings,
            errorIn(path, ErrorCode::MissingRank,
                say("the trace set has ranks up to %1, but only %2 take part; the others are ignored", highest,
                    ranks)));
    if (const auto twice = listing.doubles.find(stem); twice != listing.doubles.end())
        warn(findings,
            errorIn(path, ErrorCode::Duplicate,
                say("rank %1 has a trace in several forms; '%2' is read", twice->second,
                    files.at(twice->second).path)));
    return set;
}

} // namespace

Result<TraceFiles> findTraceSet(const std::string& path, std::uint32_t expectedRanks, Findings& findings)
{
    std::error_code status;
    const fs::path given(path);
    if (fs::is_directory(given, status)) {
        const Listing listing = listFolder(given);
        // A prefix may have the name of a folder beside its files.
        const Listing beside = listFolder(given.has_parent_path() ? given.parent_path() : fs::path("."));
        if (listing.sets.empty() && beside.sets.contains(given.filename().string()))
            return assemble(path, given.parent_path(), given.filename().string(), beside, expectedRanks, findings);
        if (listing.sets.empty())
            return errorIn(path, ErrorCode::NotFound, say("the folder holds no trace set"),
                say("the files of a set are named PREFIX.RANK.et"));
        if (listing.sets.size() > 1)
            return errorIn(path, ErrorCode::Usage, say("the folder holds several trace sets: %1", setNames(listing)),
                say("name one of them as FOLDER/PREFIX"));
        return assemble(path, given, listing.sets.begin()->first, listing, expectedRanks, findings);
    }
    const fs::path folder = given.has_parent_path() ? given.parent_path() : fs::path(".");
    const Listing listing = listFolder(folder);
    std::string stem = given.filename().string();
    if (fs::is_regular_file(given, status) && !listing.sets.contains(stem)) {
        const std::optional<RankedName> name = splitRankedName(stem);
        if (!name) {
            if (expectedRanks > 1)
                return errorIn(path, ErrorCode::MissingRank,
                    say("this is one file without a rank in its name, but %1 ranks are expected", expectedRanks),
                    say("the files of a set are named PREFIX.RANK.et"));
            return TraceFiles { path, { path }, { sizeOf(path) } };
        }
        stem = name->stem;
    }
    return assemble(
        path, given.has_parent_path() ? given.parent_path() : fs::path(), stem, listing, expectedRanks, findings);
}

} // namespace weft::trace
