// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/json_file.h"

#include "engine/core/make_error.h"
#include "engine/io/json_mistake.h"
#include "engine/io/text_file.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <new>
#include <numeric>
#include <stdexcept>

namespace weft::io {

using nlohmann::json;

namespace {

// Looks over a text before it is made into values. A callback of the parser could do it too, but then the parser looks
// at all members of an object or a list after each of them.
class Survey : public nlohmann::json_sax<json> {
public:
    explicit Survey(bool& repeats)
        : m_repeats(repeats)
    {
    }
    bool null() override { return true; }
    bool boolean(bool) override { return true; }
    bool number_integer(number_integer_t) override { return true; }
    bool number_unsigned(number_unsigned_t) override { return true; }
    bool number_float(number_float_t, const string_t&) override { return true; }
    bool string(string_t&) override { return true; }
    bool binary(binary_t&) override { return true; }
    bool start_object(std::size_t) override
    {
        deeper();
        m_keys.emplace_back();
        return true;
    }
    bool key(string_t& key) override
    {
        m_repeats = !m_keys.back().insert(key).second || m_repeats;
        return true;
    }
    bool end_object() override
    {
        --m_depth;
        m_keys.pop_back();
        return true;
    }
    bool start_array(std::size_t) override
    {
        deeper();
        return true;
    }
    bool end_array() override
    {
        --m_depth;
        return true;
    }
    // Said by the parser that makes the values.
    bool parse_error(std::size_t, const std::string&, const nlohmann::detail::exception&) override { return false; }

private:
    void deeper()
    {
        constexpr std::size_t kDeepest = 500; // nested values; deeper ones could exhaust the stack
        if (++m_depth > kDeepest)
            throw std::length_error("nested too deeply");
    }
    bool& m_repeats;
    std::vector<std::set<std::string>> m_keys; // of the objects around
    std::size_t m_depth = 0;
};

} // namespace

JsonFile::JsonFile() = default;
JsonFile::~JsonFile() = default;
JsonFile::JsonFile(JsonFile&&) noexcept = default;
JsonFile& JsonFile::operator=(JsonFile&&) noexcept = default;

const json& JsonFile::root() const
{
    return *m_root;
}

std::uint64_t lineAt(std::string_view text, std::size_t offset)
{
    const std::string_view before = text.substr(0, std::min(offset, text.size()));
    return 1 + static_cast<std::uint64_t>(std::count(before.begin(), before.end(), '\n'));
}

std::uint64_t columnAt(std::string_view text, std::size_t offset)
{
    const std::size_t lineFeed = text.substr(0, std::min(offset, text.size())).rfind('\n');
    return lineFeed == std::string_view::npos ? offset + 1 : offset - lineFeed;
}

Result<JsonFile> JsonFile::read(const std::string& path)
{
    Result<std::string> text = readTextFile(path);
    if (!text)
        return std::move(text).error();
    return parse(*text, path);
}

Result<JsonFile> JsonFile::parse(std::string_view text, const std::string& name)
{
    JsonFile file;
    file.m_name = name;
    file.m_text = text;
    // A parser would say which bracket it had expected.
    if (text.find_first_not_of(" \t\r\n") == std::string_view::npos)
        return errorIn(name, ErrorCode::Truncated,
            text.empty() ? say("the file is empty") : say("there is nothing but white space in the file"));
    try {
        Survey survey(file.m_repeats);
        (void)json::sax_parse(file.m_text, &survey, json::input_format_t::json, true, true);
        file.m_root = std::make_unique<json>(json::parse(file.m_text, nullptr, true, true));
    } catch (const json::parse_error& problem) {
        const std::size_t offset = problem.byte > 0 ? problem.byte - 1 : 0;
        return errorAt(placeAt(name, lineAt(file.m_text, offset), columnAt(file.m_text, offset)), ErrorCode::Malformed,
            say("this is not valid JSON: %1", jsonMistake(problem.what())));
    } catch (const std::bad_alloc&) {
        return errorIn(name, ErrorCode::TooLarge, say("there is not enough memory to read the file"));
    } catch (const std::length_error&) {
        return errorIn(name, ErrorCode::Malformed, say("this is not valid JSON: %1", say("it is nested too deeply")));
    } catch (const std::exception& problem) { // a number beyond a double
        return errorIn(name, ErrorCode::Malformed, say("this is not valid JSON: %1", jsonMistake(problem.what())));
    }
    return file;
}

Where JsonFile::whereKey(std::string_view key) const
{
    Where where = placeIn(m_name, std::string(key));
    const std::string quoted = '"' + std::string(key) + '"';
    for (std::size_t at = m_text.find(quoted); at != std::string::npos; at = m_text.find(quoted, at + 1)) {
        const std::size_t next = m_text.find_first_not_of(" \t\r\n", at + quoted.size());
        if (next != std::string::npos && m_text[next] == ':') {
            where.line = lineAt(m_text, at);
            break;
        }
    }
    return where;
}

Where JsonFile::whereValue(const JsonPath& path) const
{
    const std::size_t offset = offsetOfValue(m_text, path);
    return placeAt(m_name, lineAt(m_text, offset), columnAt(m_text, offset), toString(path));
}

std::optional<Where> JsonFile::whereRepeated() const
{
    const auto repeated = m_repeats ? firstRepeatedMember(m_text) : std::nullopt;
    if (!repeated)
        return {};
    return placeAt(m_name, lineAt(m_text, repeated->offset), columnAt(m_text, repeated->offset), repeated->name);
}

void JsonFile::warnOfRepeated(Findings& findings) const
{
    if (const std::optional<Where> where = whereRepeated())
        warn(findings,
            errorAt(*where, ErrorCode::Duplicate,
                say("the key '%1' is given more than once; its last value counts", where->item)));
}

JsonObject::JsonObject(const JsonFile& file, const json& object, Findings& findings, std::optional<JsonPath> path)
    : m_file(&file)
    , m_path(std::move(path))
    , m_object(&object)
    , m_findings(&findings)
{
    if (!object.is_object()) {
        fail(findings,
            errorAt(m_path ? file.whereValue(*m_path) : placeIn(file.name()), ErrorCode::WrongType,
                say("an object { … } is expected, but this is %1", object.type_name())));
    }
}

Where JsonObject::where(std::string_view key) const
{
    if (!m_path)
        return m_file->whereKey(key);
    JsonPath path = *m_path;
    path.emplace_back(std::string(key));
    return m_file->whereValue(path);
}

const json* JsonObject::find(const char* key)
{
    m_known.insert(key);
    if (!m_object->is_object())
        return nullptr;
    const auto at = m_object->find(key);
    return at == m_object->end() ? nullptr : &*at;
}

bool JsonObject::has(const char* key)
{
    return find(key) != nullptr;
}

void JsonObject::failAt(const char* key, ErrorCode code, Sentence message, Sentence hint)
{
    fail(*m_findings, { code, std::move(message), where(key), std::move(hint) });
}

std::optional<double> JsonObject::number(const char* key)
{
    const json* value = find(key);
    if (value == nullptr)
        return {};
    if (!value->is_number()) {
        failAt(key, ErrorCode::WrongType, say("a number is expected, but this is %1", value->type_name()));
        return {};
    }
    return value->get<double>();
}

std::optional<std::int64_t> JsonObject::integer(const char* key)
{
    const json* value = find(key);
    if (value != nullptr && value->is_number_integer()) {
        if (value->is_number_unsigned() && value->get<std::uint64_t>() > static_cast<std::uint64_t>(INT64_MAX)) {
            failAt(key, ErrorCode::OutOfRange, say("the number is too large"));
            return {};
        }
        return value->get<std::int64_t>();
    }
    const std::optional<double> real = number(key);
    if (!real)
        return {};
    constexpr double kLargest = 9e18;
    if (!(std::abs(*real) < kLargest)) {
        failAt(key, ErrorCode::OutOfRange, say("the number is too large"));
        return {};
    }
    if (*real != std::trunc(*real))
        warn(*m_findings,
            { ErrorCode::OutOfRange, say("a whole number is expected; the fraction is cut off"), where(key), {} });
    return static_cast<std::int64_t>(*real);
}

std::optional<bool> JsonObject::flag(const char* key)
{
    const json* value = find(key);
    if (value == nullptr)
        return {};
    if (value->is_boolean())
        return value->get<bool>();
    if (value->is_number())
        return value->get<double>() != 0;
    failAt(key, ErrorCode::WrongType, say("true, false, 0 or 1 is expected, but this is %1", value->type_name()));
    return {};
}

std::optional<std::string> JsonObject::text(const char* key)
{
    const json* value = find(key);
    if (value == nullptr)
        return {};
    if (!value->is_string()) {
        failAt(key, ErrorCode::WrongType, say("a text is expected, but this is %1", value->type_name()));
        return {};
    }
    return value->get<std::string>();
}

std::optional<std::vector<std::string>> JsonObject::texts(const char* key)
{
    const json* value = find(key);
    if (value == nullptr)
        return {};
    if (value->is_string())
        return std::vector<std::string> { value->get<std::string>() };
    const bool allTexts = value->is_array()
        && std::all_of(value->begin(), value->end(), [](const json& entry) { return entry.is_string(); });
    if (!allTexts) {
        failAt(key, ErrorCode::WrongType, say("a list of texts is expected"));
        return {};
    }
    return value->get<std::vector<std::string>>();
}

void JsonObject::finish()
{
    if (!m_object->is_object())
        return;
    if (m_object == &m_file->root())
        m_file->warnOfRepeated(*m_findings);
    const std::vector<std::string> known(m_known.begin(), m_known.end());
    for (const auto& [key, value] : m_object->items()) {
        if (m_known.contains(key))
            continue;
        const std::string near = nearestName(key, known);
        warn(*m_findings,
            { ErrorCode::UnknownKey, say("the key '%1' is not known and has no effect", key), where(key),
                near.empty() ? Sentence() : say("did you mean '%1'?", near) });
    }
}

std::string jsonText(std::string_view text)
{
    return nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

std::string nearestName(std::string_view wrong, const std::vector<std::string>& known)
{
    std::string best;
    std::size_t bestDistance = wrong.size() / 3 + 1; // further away is no help
    for (const std::string& candidate : known) {
        std::vector<std::size_t> row(candidate.size() + 1);
        std::iota(row.begin(), row.end(), std::size_t { 0 });
        for (std::size_t i = 1; i <= wrong.size(); ++i) {
            std::size_t diagonal = std::exchange(row[0], i);
            for (std::size_t j = 1; j <= candidate.size(); ++j) {
                const std::size_t swap = diagonal + (wrong[i - 1] == candidate[j - 1] ? 0 : 1);
                diagonal = std::exchange(row[j], std::min({ row[j] + 1, row[j - 1] + 1, swap }));
            }
        }
        if (row.back() < bestDistance) {
            bestDistance = row.back();
            best = candidate;
        }
    }
    return best;
}

} // namespace weft::io
