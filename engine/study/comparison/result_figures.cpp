// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/comparison/result_figures.h"

#include "engine/core/link_cost.h"
#include "engine/core/make_error.h"
#include "engine/io/json_file.h"
#include "engine/io/text_file.h"
#include "engine/study/comparison/placed_values.h"
#include "engine/study/comparison/result_shape.h"
#include "engine/study/scenario/file_kind.h"
#include "engine/topology/link_name.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>

namespace weft::study {

using analysis::kNobody;
using analysis::RunFigures;
using analysis::WorkKey;

namespace {

Error noResultOfWefts(const std::string& name)
{
    return errorIn(
        name, ErrorCode::WrongType, say("this is no result of Weft's"), say("weft-cli simulate --result writes them"));
}

// What is missing is as if it were 0 or empty where results of other levels do not have it.
class ResultReading : PlacedValues {
public:
    explicit ResultReading(const io::JsonFile& file)
        : PlacedValues(file)
    {
    }

    Result<ResultFile> read()
    {
        const nlohmann::json& root = file().root();
        if (root.is_object() && root.value("format", nlohmann::json()) == "weft-project")
            return errorIn(file().name(), ErrorCode::WrongType, say("this is a project, not a result"),
                say("its runs are the .weftrun files in the folder %1", dataFolder(file().name())));
        if (!root.is_object() || root.value("format", nlohmann::json()) != "weft-result")
            return noResultOfWefts(file().name());
        const std::uint64_t version = number(root, "version");
        if (error())
            return *error(); // of which nobody knows how to read it
        if (version != 1)
            return errorAt(file().whereValue({ "version" }), ErrorCode::Unsupported,
                say("version %1 of results is not known", version), say("this Weft reads version 1"));
        if (const std::optional<Where> repeated = file().whereRepeated())
            return errorAt(*repeated, ErrorCode::Duplicate, say("the key is given twice"));
        for (const char* needed : { "makespan_ns", "npus", "complete", "finish_ns" }) {
            if (member(root, needed) == nullptr)
                wrong(ErrorCode::Missing, say("'%1' is missing", needed));
        }
        m_result.name = file().name();
        m_result.npus = shortNumber(root, "npus");
        m_result.messages = number(root, "messages");
        m_result.fingerprint = text(root, "fingerprint");
        m_result.headline = text(root, "headline");
        m_result.recorded = text(root, "recorded");
        RunFigures& figures = m_result.figures;
        figures.makespan = time(root, "makespan_ns");
        figures.complete = flag(root, "complete");
        readRanks(root);
        readCollectives(root);
        readLinks(root);
        readPath(root);
        readSettings(root);
        readFindings(root, "warnings", m_result.warnings);
        readFindings(root, "unfinished", m_result.unfinished);
        if (figures.complete && (flag(root, "cancelled") || !m_result.unfinished.empty()))
            wrongAt("complete", ErrorCode::OutOfRange,
                flag(root, "cancelled") ? say("'complete' and 'cancelled' are both true")
                                        : say("'complete' is true, but something is 'unfinished'"));
        // A run that broke off may leave messages behind that would have gone on.
        checkShape(*this, root, figures.complete ? figures.makespan : Time { kLongestNs });
        if (error())
            return *error();
        return std::move(m_result);
    }

private:
    void readRanks(const nlohmann::json& root)
    {
        const auto listOf = [&](const char* key) {
            const nlohmann::json* list = member(root, key);
            if (list == nullptr || (list->is_array() && list->size() == m_result.npus))
                return list;
            wrongAt(key, ErrorCode::OutOfRange, say("'%1' must be a list with an entry for each NPU", key));
            return static_cast<const nlohmann::json*>(nullptr);
        };
        const auto column = [&](const char* key, std::uint64_t ResultFile::Rank::*figure) {
            const nlohmann::json* list = listOf(key);
            if (list == nullptr)
                return;
            const Inside inside(*this, key);
            m_result.ranks.resize(m_result.npus);
            for (std::size_t rank = 0; rank < list->size(); ++rank)
                m_result.ranks[rank].*figure = whole((*list)[rank], rank, key);
        };
        column("finish_ns", &ResultFile::Rank::finish);
        const auto ends = [this](const ResultFile::Rank& rank) { return rank.finish > m_result.figures.makespan.ns(); };
        const auto late = std::find_if(m_result.ranks.begin(), m_result.ranks.end(), ends);
        if (late != m_result.ranks.end()) {
            const Inside inside(*this, "finish_ns");
            wrongAt(static_cast<std::size_t>(late - m_result.ranks.begin()), ErrorCode::OutOfRange,
                say("an NPU finishes after 'makespan_ns'"));
        }
        column("compute_ns", &ResultFile::Rank::compute);
        column("communication_ns", &ResultFile::Rank::communication);
        column("exposed_interval_ns", &ResultFile::Rank::exposed);
        column("idle_ns", &ResultFile::Rank::idle);
        for (const char* unread : { "exposed_comm_ns", "gpu_compute_sum_ns" })
            listOf(unread);
    }

    void readCollectives(const nlohmann::json& root)
    {
        std::map<std::string, std::uint32_t> counts;
        forEach(root, "collectives", [&](const nlohmann::json& entry) {
            const std::string name = text(entry, "type") + " (" + text(entry, "group") + ')';
            const bool isDone = member(entry, "time_ns") != nullptr;
            m_result.figures.collectives[{ name, counts[name]++ }]
                = isDone ? std::optional(time(entry, "time_ns")) : std::nullopt;
            const std::uint64_t start = number(entry, "start_ns");
            const std::uint64_t end = number(entry, "end_ns");
            if (isDone && (end < start || end - start != number(entry, "time_ns")))
                wrongAt("time_ns", ErrorCode::OutOfRange, say("'time_ns' is not the time from 'start_ns' to 'end_ns'"));
        });
    }

    [[nodiscard]] std::string nodeName(std::uint64_t node) const
    {
        return node < m_result.npus ? "npu" + std::to_string(node) : "switch" + std::to_string(node - m_result.npus);
    }

    void readLinks(const nlohmann::json& root)
    {
        m_result.figures.hasLinks = member(root, "links") != nullptr;
        forEach(root, "links", [&](const nlohmann::json& entry) {
            std::string name = text(entry, "name");
            if (name.empty())
                name = topology::pairName(nodeName(number(entry, "src")), nodeName(number(entry, "dst")));
            const auto [place, isNew] = m_result.figures.links.try_emplace(name);
            if (!isNew)
                wrong(ErrorCode::Duplicate, say("the link '%1' is there twice", name));
            analysis::LinkFigure& figure = place->second;
            figure.bytes = number(entry, "bytes");
            if (member(entry, "busy_ns") != nullptr)
                figure.busy = time(entry, "busy_ns");
            if (figure.busy && m_result.figures.complete && *figure.busy > m_result.figures.makespan)
                wrongAt("busy_ns", ErrorCode::OutOfRange, say("the link '%1' is busy for longer than the run", name));
        });
    }

    std::uint32_t dimensionOf(const std::string& text)
    {
        std::uint32_t value = kNobody;
        const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), value);
        if (code != std::errc() || end != text.data() + text.size())
            wrongAt(text, ErrorCode::WrongType, say("'%1' is no number of a dimension", text));
        return value;
    }

    void readPath(const nlohmann::json& root)
    {
        const nlohmann::json* path = objectMember(root, "critical_path");
        if (path == nullptr)
            return;
        const Inside inside(*this, "critical_path");
        RunFigures& figures = m_result.figures;
        figures.hasPath = true;
        figures.namesWork = member(*path, "names_work") == nullptr || flag(*path, "names_work");
        if (const nlohmann::json* kinds = objectMember(*path, "by_kind_ns"); kinds != nullptr) {
            const Inside member(*this, "by_kind_ns");
            for (const auto& [kind, value] : kinds->items())
                figures.kinds[kind] = timeOf(value, kind, "by_kind_ns");
        }
        forEach(*path, "by_dimension", [&](const nlohmann::json& entry) {
            const bool isOne = member(entry, "dimension") != nullptr;
            figures.dimensions[isOne ? shortNumber(entry, "dimension") : kNobody] += time(entry, "time_ns");
        });
        forEach(*path, "by_work", [&](const nlohmann::json& entry) {
            const WorkKey key { text(entry, "name"), shortNumber(entry, "order") };
            analysis::WorkFigure& figure = figures.work[key];
            figure.time += time(entry, "time_ns");
            if (const nlohmann::json* parts = objectMember(entry, "by_dimension_ns"); parts != nullptr) {
                const Inside member(*this, "by_dimension_ns");
                for (const auto& [dimension, value] : parts->items())
                    figure.dimensions[dimensionOf(dimension)] += timeOf(value, dimension, "by_dimension_ns");
            }
        });
        if (member(*path, "length_ns") != nullptr && time(*path, "length_ns") != figures.makespan)
            wrongAt("length_ns", ErrorCode::OutOfRange, say("'%1' is not 'makespan_ns'", "length_ns"));
        // Each of the three tells where the whole makespan went.
        const auto sums = [&](const char* key, const auto& parts, auto timeOf) {
            std::uint64_t sum = 0; // each at most kLongestNs: wraps only where it could not be right
            for (const auto& [name, part] : parts)
                sum += timeOf(part).ns();
            if (sum != figures.makespan.ns())
                wrongAt(key, ErrorCode::OutOfRange, say("the times of '%1' do not sum to 'makespan_ns'", key));
        };
        const auto itself = [](Time time) { return time; };
        sums("by_kind_ns", figures.kinds, itself);
        sums("by_dimension", figures.dimensions, itself);
        sums("by_work", figures.work, [](const analysis::WorkFigure& figure) { return figure.time; });
    }

    std::string hashIn(const nlohmann::json& root, const char* key)
    {
        const nlohmann::json* object = objectMember(root, key);
        const Inside inside(*this, key);
        return object == nullptr ? std::string() : text(*object, "hash");
    }

    void readSettings(const nlohmann::json& root)
    {
        std::map<std::string, std::string>& settings = m_result.figures.settings;
        for (const auto& [key, name] :
            { std::pair { "network_model", "network model" }, { "routing", "routing" }, { "topology", "topology" } }) {
            if (std::string value = text(root, key); !value.empty())
                settings[name] = std::move(value);
        }
        settings["npus"] = std::to_string(m_result.npus);
        settings["routing seed"] = std::to_string(number(root, "routing_seed"));
        settings["groups by dimension"] = flag(root, "groups_by_dimension") ? "yes" : "no";
        if (const nlohmann::json* sizes = listMember(root, "dimensions"); sizes != nullptr) {
            const Inside inside(*this, "dimensions");
            std::string text;
            for (std::size_t i = 0; i < sizes->size(); ++i)
                text += (text.empty() ? "" : "x") + std::to_string(whole((*sizes)[i], i, "dimensions"));
            settings["dimensions"] = text;
        }
        m_result.figures.fabric = hashIn(root, "fabric");
        m_result.figures.workload = hashIn(root, "workload"); // without words: a window shows it in any language
        const nlohmann::json* system = objectMember(root, "system");
        if (system == nullptr)
            return;
        const Inside inside(*this, "system");
        for (const auto& [key, value] : system->items())
            m_result.figures.system[key] = text(*system, key.c_str());
    }

    void readFindings(const nlohmann::json& root, const char* key, std::vector<std::string>& lines)
    {
        forEach(root, key, [&](const nlohmann::json& entry) {
            const std::string where = text(entry, "where");
            lines.push_back((where.empty() ? "" : where + ": ") + text(entry, "message"));
        });
    }

    ResultFile m_result;
};

} // namespace

Result<ResultFile> parseResult(std::string_view text, const std::string& name)
{
    const Result<io::JsonFile> file = io::JsonFile::parse(text, name);
    if (!file)
        return file.error();
    return ResultReading(*file).read();
}

Result<ResultFile> readResultFile(const std::string& path)
{
    // Whatever else it is, it need not be read to its end, which it may not have.
    const auto isNone = [&path](std::string_view head) -> std::optional<Error> {
        constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
        const std::size_t begin = head.starts_with(kByteOrderMark) ? kByteOrderMark.size() : 0;
        const std::size_t first = head.find_first_not_of(" \t\r\n", begin);
        const bool mayBegin = first == std::string_view::npos || head[first] == '{' || head[first] == '/';
        return mayBegin ? std::nullopt : std::optional(noResultOfWefts(path));
    };
    const Result<std::string> text = io::readTextFile(path, io::kLargestText, isNone);
    if (!text)
        return text.error();
    return parseResult(*text, path);
}

} // namespace weft::study
