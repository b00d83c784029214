// SPDX-License-Identifier: GPL-3.0-or-later
// Reads values of a JSON file by their kinds and keeps the first thing that is wrong, with its place. Not a tree
// walker: whoever reads says where it is with Inside. One thread.
#pragma once

#include "engine/core/result.h"
#include "engine/core/units.h"
#include "engine/io/json_file.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <string>

namespace weft::study {

class PlacedValues {
public:
    using Step = io::JsonPath::value_type;

    explicit PlacedValues(const io::JsonFile& file)
        : m_file(file)
    {
    }

    // While it lives, what is read stands at this member or place of a list.
    class Inside {
    public:
        Inside(PlacedValues& values, Step step)
            : m_values(values)
        {
            values.m_path.push_back(std::move(step));
        }
        ~Inside() { m_values.m_path.pop_back(); }
        Inside(const Inside&) = delete;
        Inside& operator=(const Inside&) = delete;

    private:
        PlacedValues& m_values;
    };

    [[nodiscard]] const io::JsonFile& file() const { return m_file; }
    [[nodiscard]] const std::optional<Error>& error() const { return m_error; }

    // Of what is being read, or of what is around it where it is missing.
    void wrong(ErrorCode code, Sentence message);
    // Of a member or an entry of it.
    void wrongAt(Step step, ErrorCode code, Sentence message);

    // Null if it is not there or null.
    [[nodiscard]] static const nlohmann::json* member(const nlohmann::json& object, const char* key);
    // The same, and wrong if it is something else.
    [[nodiscard]] const nlohmann::json* objectMember(const nlohmann::json& object, const char* key);
    [[nodiscard]] const nlohmann::json* listMember(const nlohmann::json& object, const char* key);

    // What is missing or wrong is 0, false or empty.
    [[nodiscard]] std::uint64_t number(const nlohmann::json& object, const char* key);
    [[nodiscard]] std::uint32_t shortNumber(const nlohmann::json& object, const char* key); // below 2^32 - 1
    [[nodiscard]] bool flag(const nlohmann::json& object, const char* key);
    [[nodiscard]] Time time(const nlohmann::json& object, const char* key);
    [[nodiscard]] std::string text(const nlohmann::json& object, const char* key);
    // Of a value that stands at `step`; `key` is what people know it by.
    [[nodiscard]] std::uint64_t whole(const nlohmann::json& value, Step step, const char* key);
    [[nodiscard]] Time timeOf(const nlohmann::json& value, const Step& step, const char* key);

    // Of a list of objects; nothing if there is none.
    template <class Visit> void forEach(const nlohmann::json& object, const char* key, Visit visit)
    {
        const nlohmann::json* list = listMember(object, key);
        if (list == nullptr)
            return;
        const Inside inside(*this, key);
        for (std::size_t i = 0; i < list->size(); ++i) {
            const Inside entry(*this, i);
            if (!(*list)[i].is_object())
                wrong(ErrorCode::WrongType, say("every entry of '%1' must be an object", key));
            else
                visit((*list)[i]);
        }
    }

private:
    const io::JsonFile& m_file;
    io::JsonPath m_path; // of what is being read
    std::optional<Error> m_error;
};

} // namespace weft::study
