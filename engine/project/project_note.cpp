// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/project/project_note.h"

#include "engine/project/members.h"

namespace weft::project {

using Json = nlohmann::ordered_json;

Json noteJson(const Note& note)
{
    Json object = Json::object();
    object["ns"] = note.ns;
    if (note.rank != kNone<Rank>) {
        object["rank"] = index(note.rank);
        object["operation"] = index(note.operation);
    }
    if (!note.text.empty())
        object["text"] = note.text;
    return object;
}

void readNote(const Json& object, Note& note, std::optional<WrongMember>& wrong)
{
    Members members(object, wrong, "notes");
    const auto wanted = [] { return say("a whole number of nanoseconds, not negative and below 2^62"); };
    std::uint64_t ns = 0;
    if (!members.count("ns", ns, wanted) || ns >= std::uint64_t { 1 } << 62U)
        members.refuse("ns", wanted);
    note.ns = static_cast<std::int64_t>(ns);
    auto rank = index(kNone<Rank>);
    auto operation = index(kNone<OpId>);
    if (members.id("rank", rank) != members.id("operation", operation))
        members.refuse(object.contains("rank") ? "operation" : "rank", Members::idWanted);
    note.rank = Rank { rank };
    note.operation = OpId { operation };
    members.text("text", note.text);
}

} // namespace weft::project
