// SPDX-License-Identifier: GPL-3.0-or-later
// JSON files with places: reading with line and column on a syntax error, and typed access to an object that
// remembers which keys were asked for, so that no key is ignored in silence. Used by readers on any thread.
#pragma once

#include "engine/core/result.h"
#include "engine/io/json_place.h"

#include <nlohmann/json_fwd.hpp>

#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace weft::io {

// A parsed file together with its text, which is what lines are found in.
class JsonFile {
public:
    // Errors: NotFound, Unreadable, Malformed (with line and column). Comments are accepted.
    [[nodiscard]] static Result<JsonFile> read(const std::string& path);
    // `name` stands for the file in messages.
    [[nodiscard]] static Result<JsonFile> parse(std::string_view text, const std::string& name);

    ~JsonFile();
    JsonFile(JsonFile&&) noexcept;
    JsonFile& operator=(JsonFile&&) noexcept;
    JsonFile(const JsonFile&) = delete;
    JsonFile& operator=(const JsonFile&) = delete;

    [[nodiscard]] const nlohmann::json& root() const;
    [[nodiscard]] const std::string& name() const { return m_name; }
    // The place of the first occurrence of a key; only the file where the key is not found.
    [[nodiscard]] Where whereKey(std::string_view key) const;
    // The place of a value, or of what is around it where it is absent.
    [[nodiscard]] Where whereValue(const JsonPath& path) const;
    // Where an object gives a key again, the first of the file; nothing if none does. The last value counts.
    [[nodiscard]] std::optional<Where> whereRepeated() const;
    // Warns of that one.
    void warnOfRepeated(Findings& findings) const;

private:
    JsonFile();
    bool m_repeats = false;
    std::unique_ptr<nlohmann::json> m_root;
    std::string m_text;
    std::string m_name;
};

// As JSON, in quotes; bytes that are not UTF-8 are replaced.
[[nodiscard]] std::string jsonText(std::string_view text);

// Line of a byte offset in a text, from 1.
[[nodiscard]] std::uint64_t lineAt(std::string_view text, std::size_t offset);
// Its column in bytes, from 1.
[[nodiscard]] std::uint64_t columnAt(std::string_view text, std::size_t offset);

// Typed reading of one JSON object. A wrong type or a missing required key is a finding of severity Error,
// a key that was never asked for a warning (see finish).
class JsonObject {
public:
    // With the object's own path the places of findings are exact; otherwise that of the first such key is taken.
    JsonObject(const JsonFile& file, const nlohmann::json& object, Findings& findings,
        std::optional<JsonPath> path = std::nullopt);

    [[nodiscard]] bool has(const char* key);
    [[nodiscard]] const nlohmann::json* find(const char* key); // counts as asked for
    [[nodiscard]] std::optional<double> number(const char* key);
    // Accepts 4 and 4.0, and truncates fractions towards zero with a warning, as the peer does.
    [[nodiscard]] std::optional<std::int64_t> integer(const char* key);
    [[nodiscard]] std::optional<bool> flag(const char* key); // true, false, 0 or another number
    [[nodiscard]] std::optional<std::string> text(const char* key);
    [[nodiscard]] std::optional<std::vector<std::string>> texts(const char* key); // a list, or one string
    void ignore(const char* key) { m_known.insert(key); } // known, and without effect here
    void failAt(const char* key, ErrorCode code, Sentence message, Sentence hint = {});
    // Warns about every key that was not asked for, with the nearest known one as the hint; of a whole file also about
    // a repeated one (JsonFile::warnOfRepeated).
    void finish();

private:
    [[nodiscard]] Where where(std::string_view key) const;

    const JsonFile* m_file;
    std::optional<JsonPath> m_path;
    const nlohmann::json* m_object;
    Findings* m_findings;
    std::set<std::string, std::less<>> m_known;
};

// The known name nearest to a misspelt one by edit distance, or empty if none is near.
[[nodiscard]] std::string nearestName(std::string_view wrong, const std::vector<std::string>& known);

} // namespace weft::io
