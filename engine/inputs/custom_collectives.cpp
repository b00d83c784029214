// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/inputs/custom_collectives.h"

#include "engine/core/make_error.h"
#include "engine/core/quantity_text.h"
#include "engine/inputs/path_rule.h"
#include "engine/inputs/schedule_file.h"
#include "engine/io/text_file.h"
#include "engine/trace/ranked_name.h"
#include "engine/trace/trace_reader.h"
#include "engine/trace/validator.h"

#include <yaml-cpp/yaml.h>

#include <filesystem>

namespace weft::inputs {

using simulation::CustomCollective;

namespace {

Where placeOfMark(const std::string& path, const YAML::Mark& mark)
{
    return placeAt(path, mark.is_null() ? 0 : static_cast<std::uint64_t>(mark.line) + 1);
}

// Whoever asks for an algorithm: for the place and the hint of what is wrong.
struct Asker {
    std::string name; // the key and file
    Where where;
};

void loadGraphs(
    const std::string& prefix, const Asker& asker, std::uint32_t npus, CustomCollective& target, Findings& findings)
{
    for (std::uint32_t position = 0; position < npus; ++position) {
        std::error_code ignored;
        trace::ReadContext context;
        context.file = trace::rankedName(prefix, position);
        if (position != 0 && !std::filesystem::exists(context.file, ignored))
            break;
        Result<trace::ExecutionGraphPtr> graph = trace::readTrace(context, findings);
        if (!graph) {
            Error error = graph.error();
            if (error.hint.empty())
                error.hint = say("named by %1", asker.name);
            fail(findings, std::move(error));
            return;
        }
        target.graphs.push_back(std::move(*graph));
    }
    // An algorithm is checked like a workload of its own: its positions are the ranks.
    if (!hasErrors(findings))
        trace::validate({ target.graphs, {} }, {}, static_cast<std::uint32_t>(target.graphs.size()), {}, findings);
}

// The file of a schedule that `name` means, or a prefix of traces.
struct Found {
    std::string path;
    bool isSchedule = false;
};

Found find(const std::string& name, const std::vector<std::string>& folders)
{
    std::error_code ignored;
    const std::string prefix = findInFolders(name, folders, ".0.et");
    if (std::filesystem::exists(trace::rankedName(prefix, 0), ignored))
        return { prefix, false };
    const std::string file = findInFolders(name, folders);
    return std::filesystem::is_regular_file(file, ignored) ? Found { file, true } : Found { prefix, false };
}

void load(const std::string& name, const std::vector<std::string>& folders, const Asker& asker, std::uint32_t npus,
    std::uint32_t splits, CustomCollective& target, Findings& findings)
{
    const Found found = find(name, folders);
    target.prefix = found.path;
    if (found.isSchedule) {
        if (Result<collective::SchedulePtr> schedule = readScheduleFile(found.path, findings))
            target.schedule = std::move(*schedule);
        return;
    }
    // In the peer such a node never completes: only the first of its chunks is run.
    if (splits != 1)
        fail(findings,
            { ErrorCode::Unsupported,
                say("an algorithm given as traces cannot be split: %1 asks for one, but 'preferred-dataset-splits' is "
                    "%2",
                    asker.name, splits),
                asker.where, say("set preferred-dataset-splits to 1, or give the algorithm as a schedule") });
    else
        loadGraphs(found.path, asker, npus, target, findings);
}

void readPerNodeMap(
    const YAML::Node& root, const std::string& path, std::map<std::uint64_t, std::string>& prefixes, Findings& findings)
{
    if (!root.IsMap()) {
        fail(findings,
            { ErrorCode::WrongType, say("a map of node ids to prefixes is expected"), placeOfMark(path, root.Mark()),
                say("such as 3: folder/algorithm") });
        return;
    }
    for (const auto& entry : root) {
        const Where where = placeOfMark(path, entry.first.Mark());
        const Result<std::uint64_t> id
            = parseCount(entry.first.IsScalar() ? entry.first.Scalar() : std::string("a list or map"));
        if (!id)
            fail(
                findings, { ErrorCode::Malformed, say("a node id must be a whole number"), where, id.error().message });
        else if (!entry.second.IsScalar() || entry.second.Scalar().empty())
            fail(findings, { ErrorCode::WrongType, say("node %1: a prefix is expected", *id), where, {} });
        else if (!prefixes.emplace(*id, entry.second.Scalar()).second)
            fail(findings, { ErrorCode::Duplicate, say("node %1 is given twice", *id), where, {} });
    }
}

} // namespace

Result<std::map<std::uint64_t, std::string>> parsePerNodeMap(
    const std::string& text, const std::string& name, Findings& findings)
{
    Findings own;
    std::map<std::uint64_t, std::string> prefixes;
    try {
        readPerNodeMap(YAML::Load(text), name, prefixes, own);
    } catch (const YAML::Exception& problem) {
        fail(own,
            { ErrorCode::Malformed, say("this is not valid YAML: %1", problem.msg), placeOfMark(name, problem.mark),
                {} });
    }
    findings.insert(findings.end(), own.begin(), own.end());
    if (hasErrors(own))
        return firstError(own);
    return prefixes;
}

Result<std::map<std::uint64_t, std::string>> readPerNodeFile(const std::string& path, Findings& findings)
{
    const Result<std::string> text = io::readTextFile(path, std::uint64_t { 1 } << 26U);
    if (text)
        return parsePerNodeMap(*text, path, findings);
    fail(findings, text.error());
    return text.error();
}

Result<void> loadCustomCollectives(
    SystemFile& system, const std::vector<std::string>& folders, std::uint32_t npus, Findings& findings)
{
    Findings own;
    const std::uint32_t splits = system.config.datasetSplits;
    for (const auto& [type, algorithm] : system.custom.algorithms) {
        const std::string key = std::string(trace::toString(type)) + "-implementation-custom";
        load(algorithm.path, folders, { "'" + key + "' of " + system.name, algorithm.where }, npus, splits,
            system.config.custom[type], own);
    }
    if (const auto& perNode = system.custom.perNodeFile) {
        const std::string path = findInFolders(perNode->path, folders);
        if (const auto names = readPerNodeFile(path, own)) {
            for (const auto& [id, name] : *names)
                load(name, { folderOf(path) }, { path, perNode->where }, npus, splits, system.config.customPerNode[id],
                    own);
        }
    }
    findings.insert(findings.end(), own.begin(), own.end());
    if (hasErrors(own))
        return firstError(own);
    return {};
}

} // namespace weft::inputs
