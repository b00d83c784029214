// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/scenario/workload_files.h"

#include "engine/core/make_error.h"
#include "engine/io/gzip.h"
#include "engine/trace/process_groups.h"
#include "engine/trace/ranked_name.h"
#include "engine/trace/trace_reader.h"
#include "engine/trace/trace_set.h"
#include "engine/trace/validator.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <limits>
#include <map>
#include <optional>

namespace weft::study {

namespace fs = std::filesystem;

namespace {

// Halves of a byte of memory a byte of input, measured at the peak of reading and rounded up: the record itself and
// the columns, which take as much again or more; JSON is transcribed into a record of a third of its size.
constexpr std::uint64_t kHalvesOfEt = 5;
constexpr std::uint64_t kHalvesOfJson = 3;
// What stands in memory for one file at a time: its text, or with the feeder's form the tree of it.
constexpr std::uint64_t kPeakOfJson = 2;
constexpr std::uint64_t kPeakOfFeederJson = 12;

std::vector<fs::path> namesIn(const fs::path& folder)
{
    std::vector<fs::path> names;
    std::error_code status;
    fs::directory_iterator entry(folder, fs::directory_options::skip_permission_denied, status);
    for (; !status && entry != fs::directory_iterator(); entry.increment(status))
        names.push_back(entry->path().filename());
    return names;
}

// Where the set of a path lies, once findTraceSet() has said that there is exactly one.
struct Place {
    fs::path folder; // empty: the working directory
    std::string stem;
};

Place placeOf(const fs::path& given)
{
    std::error_code status;
    if (fs::is_directory(given, status)) {
        for (const fs::path& name : namesIn(given)) {
            if (const auto ranked = trace::splitRankedName(name.string()))
                return { given, ranked->stem };
        }
    }
    const std::string name = given.filename().string();
    const auto ranked = fs::is_regular_file(given, status) ? trace::splitRankedName(name) : std::nullopt;
    return { given.parent_path(), ranked ? ranked->stem : name };
}

// The files of a set that has gaps.
WorkloadFiles collect(const Place& place)
{
    std::map<std::uint32_t, std::pair<std::size_t, std::string>> found;
    for (const fs::path& name : namesIn(place.folder.empty() ? fs::path(".") : place.folder)) {
        const auto ranked = trace::splitRankedName(name.string());
        if (!ranked || ranked->stem != place.stem)
            continue;
        const std::pair file(ranked->form, (place.folder / name).string());
        const auto [at, isNew] = found.try_emplace(ranked->rank, file);
        if (!isNew)
            at->second = std::min(at->second, file);
    }
    WorkloadFiles set;
    set.prefix = (place.folder / place.stem).string();
    if (found.empty())
        return set;
    set.files.resize(std::size_t { found.rbegin()->first } + 1);
    for (auto& [rank, file] : found)
        set.files[rank] = std::move(file.second);
    for (std::uint32_t rank = 0; rank < set.files.size(); ++rank) {
        if (set.files[rank].empty())
            set.missing.push_back(rank);
    }
    return set;
}

struct FileSize {
    std::uint64_t disk = 0;
    std::uint64_t inflated = 0;
    bool isJson = false;
    bool isFeeder = false;
};

// The content decides, as it does for the readers.
FileSize measure(const std::string& path)
{
    FileSize size;
    std::error_code status;
    const std::uintmax_t bytes = fs::file_size(path, status);
    size.disk = size.inflated = status ? 0 : bytes;
    size.isJson = path.ends_with(".json") || path.ends_with(".json.gz");
    std::ifstream file(path, std::ios::binary);
    std::string front(4096, '\0');
    file.read(front.data(), static_cast<std::streamsize>(front.size()));
    front.resize(static_cast<std::size_t>(file.gcount()));
    if (front.size() < 4)
        return size;
    if (io::looksGzipped(front)) {
        file.clear(); // of the end that a small file has met
        // The trailer counts modulo 2^32 and for the last member only: never below what deflate stores at worst.
        std::array<unsigned char, 4> trailer {};
        file.seekg(-4, std::ios::end);
        if (file.read(reinterpret_cast<char*>(trailer.data()), 4)) {
            const std::uint64_t count = trailer[0] | std::uint64_t { trailer[1] } << 8U
                | std::uint64_t { trailer[2] } << 16U | std::uint64_t { trailer[3] } << 24U;
            size.inflated = std::max(size.disk, count);
        }
    } else {
        size.isJson = front[0] == '{' || front[0] == '[';
        size.isFeeder = size.isJson && front.find("\"workload_graph\"") != std::string::npos;
    }
    return size;
}

void estimate(WorkloadFiles& set)
{
    std::uint64_t peak = 0;
    for (const std::string& path : set.files) {
        if (path.empty())
            continue;
        const FileSize size = measure(path);
        set.diskBytes += size.disk;
        set.inflatedBytes += size.inflated;
        set.memoryBytes += size.inflated / 2 * (size.isJson ? kHalvesOfJson : kHalvesOfEt);
        if (size.isJson)
            peak = std::max(peak, size.inflated * (size.isFeeder ? kPeakOfFeederJson : kPeakOfJson));
    }
    set.memoryBytes += peak;
}

std::string inGib(std::uint64_t bytes)
{
    char text[40];
    const double gib = static_cast<double>(bytes) / static_cast<double>(std::uint64_t { 1 } << 30U);
    std::snprintf(text, sizeof text, gib < 0.1 ? "%.1f MiB" : "%.1f GiB", gib < 0.1 ? gib * 1024 : gib);
    return text;
}

// "0-3, 8, 12-15", cut after a dozen ranges.
Sentence abbreviate(const std::vector<std::uint32_t>& ranks)
{
    std::string text;
    std::size_t ranges = 0;
    for (std::size_t i = 0; i < ranks.size();) {
        std::size_t end = i + 1;
        while (end < ranks.size() && ranks[end] == ranks[end - 1] + 1)
            ++end;
        if (ranges++ == 12)
            return say("%1, … (%2 in all)", text, ranks.size());
        text += (text.empty() ? "" : ", ") + std::to_string(ranks[i]);
        if (end - i > 1)
            text += '-' + std::to_string(ranks[end - 1]);
        i = end;
    }
    return text;
}

// As readTraceSet(), with an empty graph for each missing rank.
Result<trace::Workload> readWithGaps(const WorkloadFiles& set, Findings& findings, const Watch& watch)
{
    trace::Workload workload;
    const trace::ExecutionGraphPtr empty = trace::ExecutionGraphBuilder().seal();
    trace::GroupMerger groups(static_cast<std::uint32_t>(set.files.size()), findings);
    trace::ReadContext context;
    context.watch = watch;
    for (std::size_t rank = 0; rank < set.files.size(); ++rank) {
        if (set.files[rank].empty()) {
            workload.graphs.push_back(empty);
            continue;
        }
        context.file = set.files[rank];
        context.rank = makeId<Rank>(rank);
        if (watch.stop.stop_requested())
            return errorIn(context.file, ErrorCode::Cancelled, say("reading was stopped"));
        Result<trace::ExecutionGraphPtr> graph = trace::readTrace(context, findings);
        if (!graph)
            return std::move(graph).error();
        groups.add(**graph, *context.rank);
        context.progressBase += measure(context.file).disk;
        if (watch.progress != nullptr)
            watch.progress->setDone(context.progressBase);
        workload.graphs.push_back(std::move(*graph));
    }
    workload.groups = std::move(groups).groups();
    return workload;
}

} // namespace

Result<WorkloadFiles> findWorkload(const std::string& path, Findings& findings)
{
    WorkloadFiles set;
    Result<trace::TraceFiles> found = trace::findTraceSet(path, 0, findings);
    if (found) {
        set.prefix = std::move(found->prefix);
        set.files = std::move(found->files);
    } else if (found.error().code == ErrorCode::MissingRank) {
        set = collect(placeOf(path));
        if (set.files.empty())
            return found.error();
    } else {
        return std::move(found).error();
    }
    estimate(set);
    return set;
}

Result<void> checkFits(const WorkloadFiles& files, std::uint64_t availableBytes)
{
    if (files.memoryBytes <= availableBytes)
        return {};
    Sentence size = inGib(files.diskBytes);
    if (files.inflatedBytes != files.diskBytes)
        size = say("%1 (%2 inflated)", std::move(size), inGib(files.inflatedBytes));
    return Error { ErrorCode::TooLarge,
        say("the trace set has %1 and would take about %2 of memory, but only %3 are available", size,
            inGib(files.memoryBytes), inGib(availableBytes)),
        placeIn(files.prefix), say("close other programs, or load fewer ranks") };
}

std::uint64_t availableMemory(std::string_view memInfo)
{
    constexpr std::uint64_t kUnknown = std::numeric_limits<std::uint64_t>::max();
    constexpr std::string_view kKey = "MemAvailable:";
    const std::size_t at = memInfo.find(kKey);
    if (at == std::string_view::npos)
        return kUnknown;
    std::string_view rest = memInfo.substr(at + kKey.size());
    rest.remove_prefix(std::min(rest.find_first_not_of(" \t"), rest.size()));
    std::uint64_t kibi = 0;
    const auto [end, status] = std::from_chars(rest.data(), rest.data() + rest.size(), kibi);
    return status == std::errc {} && kibi < kUnknown / 1024 ? kibi * 1024 : kUnknown;
}

std::uint64_t availableMemory()
{
    std::ifstream file("/proc/meminfo");
    const std::string text { std::istreambuf_iterator<char>(file), {} };
    return availableMemory(text);
}

Result<LoadedWorkload> loadWorkload(const std::string& path, const Watch& watch, const LoadOptions& options)
{
    LoadedWorkload loaded;
    const Result<WorkloadFiles> set = findWorkload(path, loaded.findings);
    if (!set)
        return set.error();
    if (auto fits = checkFits(*set, options.availableBytes ? *options.availableBytes : availableMemory()); !fits)
        return std::move(fits).error();
    if (watch.progress != nullptr)
        watch.progress->setTotal(set->diskBytes);
    loaded.findings.clear(); // the reader says it again
    Result<trace::Workload> read = set->missing.empty() ? trace::readTraceSet(path, 0, loaded.findings, watch)
                                                        : readWithGaps(*set, loaded.findings, watch);
    if (!read)
        return std::move(read).error();
    loaded.prefix = set->prefix;
    loaded.missing = set->missing;
    loaded.ranks = static_cast<std::uint32_t>(read->graphs.size());
    loaded.workload = std::make_shared<const trace::Workload>(std::move(*read));
    if (set->missing.empty()) {
        trace::validate(*loaded.workload, options.groups, loaded.ranks, options.validation, loaded.findings, watch);
    } else {
        fail(loaded.findings,
            { ErrorCode::MissingRank,
                set->missing.size() == 1
                    ? say("there is no file for rank %1; the other ranks can be looked at, but not run",
                        abbreviate(set->missing))
                    : say("there are no files for the ranks %1; the other ranks can be looked at, but not run",
                        abbreviate(set->missing)),
                placeIn(set->prefix), say("add the missing files and load the set again") });
    }
    if (watch.stop.stop_requested())
        return errorIn(path, ErrorCode::Cancelled, say("loading was stopped"));
    return loaded;
}

} // namespace weft::study
