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
template <class Range, class Text> std::string enumerate(const Range& range, Text&& text)
{
    constexpr std::size_t kMost = 12;
    std::string joined;
    std::size_t count = 0;
    for (const auto& entry : range) {
        if (count++ == kMost) {
            joined += ", … (" + std::to_string(range.size()) + " in all)";
            break;
        }
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

std::string setNames(const Listing& listing)
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
        std::string hint = "the files of a set are named PREFIX.RANK.et";
        if (!listing.sets.empty())
            hint = "the folder holds the sets " + setNames(listing);
        return errorIn(path, ErrorCode::NotFound, "there is no trace set of that prefix", hint);
    }
    const RankFiles& files = found->second;
    constexpr std::uint32_t kMostRanks = 1U << 24U;
    const std::uint32_t highest = files.rbegin()->first;
    if (highest >= kMostRanks)
        return errorIn(files.rbegin()->second.path, ErrorCode::TooLarge,
            "rank " + std::to_string(highest) + " is beyond the largest possible one");
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
            "the trace set has no file for " + std::string(missing.size() == 1 ? "rank " : "the ranks ")
                + enumerate(missing, [](std::uint32_t rank) { return std::to_string(rank); }) + "; "
                + std::to_string(ranks) + " ranks are expected",
            "each rank has a file such as " + stem + '.' + std::to_string(missing.front()) + ".et");
    if (highest >= ranks)
        warn(findings,
            errorIn(path, ErrorCode::MissingRank,
                "the trace set has ranks up to " + std::to_string(highest) + ", but only " + std::to_string(ranks)
                    + " take part; the others are ignored"));
    if (const auto twice = listing.doubles.find(stem); twice != listing.doubles.end())
        warn(findings,
            errorIn(path, ErrorCode::Duplicate,
                "rank " + std::to_string(twice->second) + " has a trace in several forms; '"
                    + files.at(twice->second).path + "' is read"));
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
            return errorIn(path, ErrorCode::NotFound, "the folder holds no trace set",
                "the files of a set are named PREFIX.RANK.et");
        if (listing.sets.size() > 1)
            return errorIn(path, ErrorCode::Usage, "the folder holds several trace sets: " + setNames(listing),
                "name one of them as FOLDER/PREFIX");
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
                    "this is one file without a rank in its name, but " + std::to_string(expectedRanks)
                        + " ranks are expected",
                    "the files of a set are named PREFIX.RANK.et");
            return TraceFiles { path, { path }, { sizeOf(path) } };
        }
        stem = name->stem;
    }
    return assemble(
        path, given.has_parent_path() ? given.parent_path() : fs::path(), stem, listing, expectedRanks, findings);
}

} // namespace weft::trace
