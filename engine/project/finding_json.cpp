// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/project/finding_json.h"

#include "engine/project/members.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>

namespace weft::project {

using Json = nlohmann::ordered_json;

namespace {

constexpr int kDeepest = 16; // sentences in sentences
constexpr std::size_t kMostParts = 9;

Json sentenceJson(const Sentence& sentence)
{
    const Sentence::Made* made = sentence.made();
    if (made == nullptr)
        return sentence.english();
    Json object = Json::object();
    object["say"] = made->pattern;
    if (made->many != nullptr) {
        object["many"] = made->many;
        object["count"] = made->count;
    }
    for (const Sentence& part : made->parts)
        object["parts"].push_back(sentenceJson(part));
    return object;
}

// Nothing for what is no sentence.
std::optional<Sentence> sentenceOf(const Json& json, KeptPatterns& patterns, int depth = 0)
{
    if (json.is_string())
        return Sentence(json.get<std::string>());
    const auto isText = [&json](const char* key) { return json.contains(key) && json[key].is_string(); };
    if (!json.is_object() || !isText("say") || depth == kDeepest)
        return std::nullopt;
    Sentence::Made made { patterns.keep(json["say"].get<std::string>()), nullptr, 0, {} };
    if (isText("many")) {
        if (!json.contains("count") || !json["count"].is_number_unsigned())
            return std::nullopt;
        made.many = patterns.keep(json["many"].get<std::string>());
        made.count = json["count"].get<std::uint64_t>();
    }
    const auto parts = json.find("parts");
    if (parts != json.end() && (!parts->is_array() || parts->size() > kMostParts))
        return std::nullopt;
    for (std::size_t at = 0; parts != json.end() && at < parts->size(); ++at) {
        std::optional<Sentence> part = sentenceOf((*parts)[at], patterns, depth + 1);
        if (!part)
            return std::nullopt;
        made.parts.push_back(*std::move(part));
    }
    return Sentence(std::move(made));
}

void readSentence(Members& members, const char* key, Sentence& to, KeptPatterns& patterns)
{
    const Json* json = members.find(key);
    if (json == nullptr)
        return;
    if (std::optional<Sentence> read = sentenceOf(*json, patterns))
        to = *std::move(read);
    else
        members.refuse(key, [] { return say("a sentence"); });
}

void readPlace(Members& members, const char* key, std::optional<std::uint64_t>& to)
{
    if (std::uint64_t value = 0; members.count(key, value))
        to = value;
}

Json findingJson(const Finding& finding)
{
    const Error& error = finding.error;
    Json object = Json::object();
    object["severity"] = finding.severity == Severity::Error ? "error" : "warning";
    object["code"] = toString(error.code);
    object["message"] = sentenceJson(error.message);
    if (!error.hint.empty())
        object["hint"] = sentenceJson(error.hint);
    const auto add = [&object](const char* key, const auto& value) {
        if (value)
            object[key] = *value;
    };
    if (!error.where.file.empty())
        object["file"] = error.where.file;
    add("line", error.where.line);
    add("column", error.where.column);
    add("byte", error.where.byteOffset);
    add("rank", error.where.rank);
    add("node", error.where.nodeId);
    if (!error.where.item.empty())
        object["item"] = error.where.item;
    return object;
}

void readFinding(const Json& object, Finding& finding, std::optional<WrongMember>& wrong, KeptPatterns& patterns)
{
    Members members(object, wrong, "findings");
    Error& error = finding.error;
    std::string severity = "warning";
    members.text("severity", severity);
    if (severity != "warning" && severity != "error")
        members.refuse("severity", [] { return say("\"warning\" or \"error\""); });
    finding.severity = severity == "error" ? Severity::Error : Severity::Warning;
    // One that a newer Weft has is what it says and nothing that is known here.
    std::string code;
    members.text("code", code);
    for (auto known = ErrorCode::Usage; known <= ErrorCode::Cancelled;
         known = static_cast<ErrorCode>(static_cast<std::uint8_t>(known) + 1)) {
        if (code == toString(known))
            error.code = known;
    }
    readSentence(members, "message", error.message, patterns);
    readSentence(members, "hint", error.hint, patterns);
    members.text("file", error.where.file);
    readPlace(members, "line", error.where.line);
    readPlace(members, "column", error.where.column);
    readPlace(members, "byte", error.where.byteOffset);
    if (std::uint32_t rank = 0; members.id("rank", rank))
        error.where.rank = rank;
    readPlace(members, "node", error.where.nodeId);
    members.text("item", error.where.item);
}

} // namespace

std::string findingsJson(const Findings& findings)
{
    constexpr std::size_t kMost = 200; // every rank that never ends may have one
    Json list = Json::array();
    for (std::size_t at = 0; at < std::min(findings.size(), kMost); ++at)
        list.push_back(findingJson(findings[at]));
    if (findings.size() > kMost)
        list.push_back(findingJson({ Severity::Warning,
            { ErrorCode::TooLarge,
                sayCount(findings.size() - kMost, "%n more finding was not kept", "%n more findings were not kept"), {},
                {} } }));
    return list.dump(-1, ' ', false, Json::error_handler_t::replace); // names in them hold any bytes
}

Result<Findings> readFindings(const std::string& list, KeptPatterns& patterns)
{
    const Json json = Json::parse(list, nullptr, false);
    if (!json.is_array())
        return Error { ErrorCode::Malformed, say("these are no findings of a run"), {}, {} };
    Findings findings;
    std::optional<WrongMember> wrong;
    for (const Json& object : json)
        readFinding(object, findings.emplace_back(), wrong, patterns);
    if (wrong)
        return Error { ErrorCode::WrongType, say("'%1' must be %2", wrong->key, wrong->wanted), {}, {} };
    return findings;
}

} // namespace weft::project
