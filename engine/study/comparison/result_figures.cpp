// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/comparison/result_figures.h"

#include "engine/core/link_cost.h"
#include "engine/core/make_error.h"
#include "engine/io/json_file.h"
#include "engine/io/text_file.h"
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

// Reads what it is asked for and keeps the first thing that is wrong. What is missing is as if it were 0 or empty where
// results of other levels do not have it.
class ResultReading {
public:
    explicit ResultReading(const io::JsonFile& file)
        : m_file(file)
    {
    }

    Result<ResultFile> read()
    {
        const nlohmann::json& root = m_file.root();
        if (root.is_object() && text(root, "format") == "weft-project")
            return errorIn(m_file.name(), ErrorCode::WrongType, say("this is a project, not a result"),
                say("its runs are the .weftrun files in the folder %1", dataFolder(m_file.name())));
        if (!root.is_object() || text(root, "format") != "weft-result")
            return errorIn(m_file.name(), ErrorCode::WrongType, say("this is no result of Weft's"),
                say("weft-cli simulate --result writes them"));
        if (const std::uint64_t version = number(root, "version"); version != 1)
            return errorIn(m_file.name(), ErrorCode::Unsupported, say("version %1 of results is not known", version),
                say("this Weft reads version 1"));
        for (const char* needed : { "makespan_ns", "npus", "complete", "finish_ns" }) {
            if (member(root, needed) == nullptr)
                wrong(ErrorCode::Missing, say("'%1' is missing", needed));
        }
        m_result.name = m_file.name();
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
        if (m_error)
            return *m_error;
        return std::move(m_result);
    }

private:
    void wrong(ErrorCode code, Sentence message)
    {
        if (!m_error)
            m_error = errorIn(m_file.name(), code, std::move(message));
    }

    // Null if it is not there or null.
    static const nlohmann::json* member(const nlohmann::json& object, const char* key)
    {
        if (!object.is_object())
            return nullptr;
        const auto found = object.find(key);
        return found == object.end() || found->is_null() ? nullptr : &*found;
    }

    std::uint64_t whole(const nlohmann::json& value, const char* key)
    {
        if (value.is_number_unsigned())
            return value.get<std::uint64_t>();
        wrong(ErrorCode::WrongType, say("'%1' must be a whole number from 0", key));
        return 0;
    }

    std::uint64_t number(const nlohmann::json& object, const char* key)
    {
        const nlohmann::json* value = member(object, key);
        return value == nullptr ? 0 : whole(*value, key);
    }

    std::uint32_t shortNumber(const nlohmann::json& object, const char* key)
    {
        const std::uint64_t value = number(object, key);
        if (value < kNobody)
            return static_cast<std::uint32_t>(value);
        wrong(ErrorCode::OutOfRange, say("'%1' is greater than any number of its kind", key));
        return 0;
    }

    bool flag(const nlohmann::json& object, const char* key)
    {
        const nlohmann::json* value = member(object, key);
        if (value == nullptr || value->is_boolean())
            return value != nullptr && value->get<bool>();
        wrong(ErrorCode::WrongType, say("'%1' must be true or false", key));
        return false;
    }

    Time timeOf(const nlohmann::json& value, const char* key)
    {
        const std::uint64_t ns = whole(value, key);
        if (ns <= kLongestNs)
            return Time { ns };
        wrong(ErrorCode::OutOfRange, say("'%1' is longer than any run", key));
        return {};
    }
    Time time(const nlohmann::json& object, const char* key)
    {
        const nlohmann::json* value = member(object, key);
        return value == nullptr ? Time {} : timeOf(*value, key);
    }

    std::string text(const nlohmann::json& object, const char* key)
    {
        const nlohmann::json* value = member(object, key);
        if (value == nullptr)
            return {};
        if (value->is_string())
            return value->get<std::string>();
        wrong(ErrorCode::WrongType, say("'%1' must be a text", key));
        return {};
    }

    // Of a list of objects; nothing if there is none.
    template <class Visit> void forEach(const nlohmann::json& object, const char* key, Visit visit)
    {
        const nlohmann::json* list = member(object, key);
        if (list == nullptr)
            return;
        if (!list->is_array()) {
            wrong(ErrorCode::WrongType, say("'%1' must be a list", key));
            return;
        }
        for (const nlohmann::json& entry : *list) {
            if (!entry.is_object())
                wrong(ErrorCode::WrongType, say("every entry of '%1' must be an object", key));
            else
                visit(entry);
        }
    }

    void readRanks(const nlohmann::json& root)
    {
        const auto column = [&](const char* key, std::uint64_t ResultFile::Rank::*figure) {
            const nlohmann::json* list = member(root, key);
            if (list == nullptr)
                return;
            if (!list->is_array() || (list->size() != m_result.npus)) {
                wrong(ErrorCode::OutOfRange, say("'%1' must be a list with an entry for each NPU", key));
                return;
            }
            m_result.ranks.resize(m_result.npus);
            for (std::size_t rank = 0; rank < list->size(); ++rank)
                m_result.ranks[rank].*figure = whole((*list)[rank], key);
        };
        column("finish_ns", &ResultFile::Rank::finish);
        const auto ends = [this](const ResultFile::Rank& rank) { return rank.finish > m_result.figures.makespan.ns(); };
        if (std::any_of(m_result.ranks.begin(), m_result.ranks.end(), ends))
            wrong(ErrorCode::OutOfRange, say("an NPU finishes after 'makespan_ns'"));
        column("compute_ns", &ResultFile::Rank::compute);
        column("communication_ns", &ResultFile::Rank::communication);
        column("exposed_interval_ns", &ResultFile::Rank::exposed);
        column("idle_ns", &ResultFile::Rank::idle);
    }

    void readCollectives(const nlohmann::json& root)
    {
        std::map<std::string, std::uint32_t> counts;
        forEach(root, "collectives", [&](const nlohmann::json& entry) {
            const std::string name = text(entry, "type") + " (" + text(entry, "group") + ')';
            const bool isDone = member(entry, "time_ns") != nullptr;
            m_result.figures.collectives[{ name, counts[name]++ }]
                = isDone ? std::optional(time(entry, "time_ns")) : std::nullopt;
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
        });
    }

    std::uint32_t dimensionOf(const std::string& text)
    {
        std::uint32_t value = kNobody;
        const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), value);
        if (code != std::errc() || end != text.data() + text.size())
            wrong(ErrorCode::WrongType, say("'%1' is no number of a dimension", text));
        return value;
    }

    void readPath(const nlohmann::json& root)
    {
        const nlohmann::json* path = member(root, "critical_path");
        if (path == nullptr)
            return;
        RunFigures& figures = m_result.figures;
        figures.hasPath = true;
        figures.namesWork = member(*path, "names_work") == nullptr || flag(*path, "names_work");
        if (const nlohmann::json* kinds = member(*path, "by_kind_ns"); kinds != nullptr && kinds->is_object()) {
            for (const auto& [kind, value] : kinds->items())
                figures.kinds[kind] = timeOf(value, "by_kind_ns");
        }
        forEach(*path, "by_dimension", [&](const nlohmann::json& entry) {
            const bool isOne = member(entry, "dimension") != nullptr;
            figures.dimensions[isOne ? shortNumber(entry, "dimension") : kNobody] += time(entry, "time_ns");
        });
        forEach(*path, "by_work", [&](const nlohmann::json& entry) {
            const WorkKey key { text(entry, "name"), shortNumber(entry, "order") };
            analysis::WorkFigure& figure = figures.work[key];
            figure.time += time(entry, "time_ns");
            if (const nlohmann::json* parts = member(entry, "by_dimension_ns");
                parts != nullptr && parts->is_object()) {
                for (const auto& [dimension, value] : parts->items())
                    figure.dimensions[dimensionOf(dimension)] += timeOf(value, "by_dimension_ns");
            }
        });
        if (member(*path, "length_ns") != nullptr && time(*path, "length_ns") != figures.makespan)
            wrong(ErrorCode::OutOfRange, say("'%1' is not 'makespan_ns'", "length_ns"));
        // Each of the three tells where the whole makespan went.
        const auto sums = [&](const char* key, const auto& parts, auto timeOf) {
            std::uint64_t sum = 0; // each at most kLongestNs: wraps only where it could not be right
            for (const auto& [name, part] : parts)
                sum += timeOf(part).ns();
            if (sum != figures.makespan.ns())
                wrong(ErrorCode::OutOfRange, say("the times of '%1' do not sum to 'makespan_ns'", key));
        };
        const auto itself = [](Time time) { return time; };
        sums("by_kind_ns", figures.kinds, itself);
        sums("by_dimension", figures.dimensions, itself);
        sums("by_work", figures.work, [](const analysis::WorkFigure& figure) { return figure.time; });
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
        if (const nlohmann::json* sizes = member(root, "dimensions"); sizes != nullptr && sizes->is_array()) {
            std::string text;
            for (const nlohmann::json& size : *sizes)
                text += (text.empty() ? "" : "x") + std::to_string(whole(size, "dimensions"));
            settings["dimensions"] = text;
        }
        if (const nlohmann::json* fabric = member(root, "fabric"); fabric != nullptr)
            m_result.figures.fabric = text(*fabric, "hash");
        if (const nlohmann::json* workload = member(root, "workload"); workload != nullptr)
            m_result.figures.workload = text(*workload, "hash"); // without words: a window shows it in any language
        const nlohmann::json* system = member(root, "system");
        if (system == nullptr)
            return;
        if (!system->is_object()) {
            wrong(ErrorCode::WrongType, say("'%1' must be an object", "system"));
            return;
        }
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

    const io::JsonFile& m_file;
    ResultFile m_result;
    std::optional<Error> m_error;
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
    const Result<std::string> text = io::readTextFile(path);
    if (!text)
        return text.error();
    return parseResult(*text, path);
}

} // namespace weft::study
