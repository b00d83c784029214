// SPDX-License-Identifier: GPL-3.0-or-later
// Takes members of one object of a project; the first that is not what it should be is remembered, what is absent stays
// as it is. Used by the readers of this room while they read.
#pragma once

#include "engine/project/schedule_source.h"

#include <nlohmann/json.hpp>

#include <limits>

namespace weft::project {

class Members {
public:
    using Json = nlohmann::ordered_json;
    static constexpr std::uint64_t kIds = std::numeric_limits<std::uint32_t>::max(); // ids are below
    using Wanted = Sentence (*)(); // what a member must be; asked once, of the first that is not
    [[nodiscard]] static Sentence idWanted() { return say("a whole number, not negative and below 2^32 - 1"); }

    // What is no object is wrong as a member `list` of objects.
    Members(const Json& object, std::optional<WrongMember>& wrong, const char* list);
    Members(const Json& object, std::optional<WrongMember>& wrong);

    void refuse(const char* key, Wanted wanted);
    [[nodiscard]] const Json* find(const char* key) const;
    // The member, if it is there and of the type.
    [[nodiscard]] const Json* part(const char* key, Json::value_t type, Wanted wanted);

    // Whether there is one of that type; if not, or if its value cannot be taken, `to` stays as it is.
    bool text(const char* key, std::string& to);
    bool flag(const char* key, bool& to);
    bool number(const char* key, double& to); // null is not a number
    bool count(
        const char* key, std::uint64_t& to, Wanted wanted = [] { return say("a whole number, not negative"); });
    bool id(const char* key, std::uint32_t& to, std::uint64_t below = kIds, Wanted wanted = idWanted);
    void place(const char* key, std::uint32_t& to, std::size_t below); // required
    void hex(const char* key, std::uint64_t& to);
    void document(const char* key, std::string& to); // an object as a text of its own
    template <class Visit> void list(const char* key, Visit visit)
    {
        if (const Json* items = part(key, Json::value_t::array, [] { return say("a list"); })) {
            for (const Json& item : *items)
                visit(item);
        }
    }

private:
    const Json& m_object;
    std::optional<WrongMember>& m_wrong;
};

} // namespace weft::project
