// SPDX-License-Identifier: GPL-3.0-or-later
// Typed members of the objects of a schedule's JSON. What is wrong becomes an issue with its place, and the value the
// first valid one; a reader stops where failed(). Used by schedule_json_read.cpp and schedule_json_blocks.cpp only.
#pragma once

#include "engine/collective/model/schedule.h"
#include "engine/io/json_file.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace weft::collective {

inline constexpr std::uint64_t kJsonSlotLimit = std::uint64_t { 1 } << 30U;
inline constexpr std::uint64_t kJsonIdLimit = 0xFFFFFFFEU;
inline constexpr std::array<std::string_view, 3> kJsonBuffers { "input", "output", "scratch" };
inline constexpr std::array<std::string_view, 4> kJsonOwners { "algorithm", "rank", "block", "step" };

[[nodiscard]] io::JsonPath with(io::JsonPath path, std::variant<std::string, std::size_t> step);

class JsonMembers {
public:
    JsonMembers(const io::JsonFile& file, Findings& issues)
        : m_file(file)
        , m_issues(issues)
    {
    }

    [[nodiscard]] bool failed() const { return hasErrors(m_issues); }
    void fail(const io::JsonPath& path, ErrorCode code, std::string message, std::string hint = {})
    {
        weft::fail(m_issues, { code, std::move(message), m_file.whereValue(path), std::move(hint) });
    }
    [[nodiscard]] const nlohmann::json& root() const { return m_file.root(); }
    [[nodiscard]] io::JsonObject object(const nlohmann::json& value, const io::JsonPath& path)
    {
        return { m_file, value, m_issues, path };
    }
    // True if there was something to warn about.
    bool finish(io::JsonObject& entry);

    // Values; on an error the first valid one. `path` makes the path, which is rarely needed.
    template <class Path> std::uint32_t numberOf(const nlohmann::json& value, std::uint64_t most, const Path& path)
    {
        const bool isWhole = value.is_number_unsigned();
        if (isWhole && value.get<std::uint64_t>() <= most)
            return static_cast<std::uint32_t>(value.get<std::uint64_t>());
        fail(path(), value.is_number() ? ErrorCode::OutOfRange : ErrorCode::WrongType,
            "a whole number from 0 to " + std::to_string(most) + " is expected, but this is "
                + (value.is_number() ? value.dump() : std::string(value.type_name())));
        return 0;
    }
    template <class Path>
    std::uint32_t wordOf(const nlohmann::json& value, std::span<const std::string_view> words, const Path& path)
    {
        if (value.is_string()) {
            const auto found = std::find(words.begin(), words.end(), *value.get_ptr<const std::string*>());
            if (found != words.end())
                return static_cast<std::uint32_t>(found - words.begin());
        }
        std::string list;
        for (const std::string_view word : words)
            ((list += list.empty() ? "\"" : ", \"") += word) += '"';
        fail(path(), value.is_string() ? ErrorCode::OutOfRange : ErrorCode::WrongType,
            "one of " + list + " is expected");
        return 0;
    }
    std::vector<Rank> ranksOf(const nlohmann::json& list, std::uint64_t most, const io::JsonPath& path);

    // Members of an object. The required ones are errors where they are absent.
    const nlohmann::json* required(io::JsonObject& entry, const char* key, const io::JsonPath& path);
    const nlohmann::json* list(
        io::JsonObject& entry, const char* key, const io::JsonPath& path, bool isRequired = false);
    std::uint32_t number(io::JsonObject& entry, const char* key, const io::JsonPath& path, std::uint64_t most);
    std::uint32_t word(
        io::JsonObject& entry, const char* key, const io::JsonPath& path, std::span<const std::string_view> words);

    // The values of a column, which may be one for all; empty if it is absent or wrong.
    template <class ValueOf>
    std::vector<std::uint32_t> column(
        io::JsonObject& entry, const char* key, const io::JsonPath& path, std::size_t size, const ValueOf& valueOf)
    {
        const nlohmann::json* const found = entry.find(key);
        if (found == nullptr)
            return {};
        if (!found->is_array())
            return std::vector<std::uint32_t>(size, valueOf(*found, [&] { return with(path, key); }));
        if (found->size() != size) {
            fail(with(path, key), ErrorCode::Mismatched,
                std::to_string(size) + " values are expected, or one for all, but these are "
                    + std::to_string(found->size()));
            return {};
        }
        std::vector<std::uint32_t> values;
        values.reserve(size);
        for (std::size_t i = 0; i < size && !failed(); ++i)
            values.push_back(valueOf((*found)[i], [&] { return with(with(path, key), i); }));
        if (failed())
            values.clear();
        return values;
    }
    std::vector<std::uint32_t> numbers(
        io::JsonObject& entry, const char* key, const io::JsonPath& path, std::size_t size, std::uint64_t most)
    {
        return column(entry, key, path, size,
            [this, most](const nlohmann::json& value, const auto& at) { return numberOf(value, most, at); });
    }

private:
    const io::JsonFile& m_file;
    Findings& m_issues;
};

} // namespace weft::collective
