// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/project/schedule_source.h"

#include "engine/project/members.h"

namespace weft::project {

using Json = nlohmann::ordered_json;

collective::AlgorithmRequest ScheduleSource::request() const
{
    collective::AlgorithmRequest request;
    request.pattern.kind = pattern;
    request.pattern.ranks = ranks;
    request.pattern.root = root;
    request.pattern.inPlace = inPlace;
    request.channels = channels;
    request.pieces = pieces;
    request.placement = placement;
    return request;
}

std::optional<ScheduleSource> sourceOf(
    const std::string& algorithm, const collective::AlgorithmRequest& request, Bytes commSize)
{
    const collective::Pattern& pattern = request.pattern;
    if (pattern.chunks != 0 || !pattern.members.empty() || !request.dimensions.empty()
        || pattern.kind == collective::PatternKind::Custom)
        return std::nullopt;
    return ScheduleSource { {}, algorithm, pattern.kind, pattern.ranks, request.placement, pattern.root,
        pattern.inPlace, request.channels, request.pieces, commSize };
}

Json scheduleSourceJson(const ScheduleSource& source)
{
    Json object = Json::object();
    if (!source.file.empty())
        object["file"] = source.file;
    if (source.algorithm.empty())
        return object;
    object["algorithm"] = source.algorithm;
    object["pattern"] = collective::toString(source.pattern);
    object["ranks"] = source.ranks;
    if (!source.placement.empty()) {
        Json placement = Json::array();
        for (const Rank rank : source.placement)
            placement.push_back(index(rank));
        object["placement"] = std::move(placement);
    }
    object["root"] = index(source.root);
    object["in_place"] = source.inPlace;
    object["channels"] = source.channels;
    object["pieces"] = source.pieces;
    object["comm_size"] = source.commSize.count();
    return object;
}

void readScheduleSource(const Json& object, ScheduleSource& source, std::optional<WrongMember>& wrong)
{
    Members members(object, wrong, "schedules");
    members.text("file", source.file);
    members.text("algorithm", source.algorithm);
    if (const Json* name = members.find("pattern")) {
        const auto known = name->is_string() ? collective::patternFromText(name->get<std::string>()) : std::nullopt;
        if (!known)
            members.refuse("pattern", [] { return say("the name of a collective, such as \"all-reduce\""); });
        source.pattern = known.value_or(source.pattern);
    }
    std::uint32_t root = index(source.root);
    members.id("ranks", source.ranks);
    members.id("root", root);
    members.id("channels", source.channels);
    members.id("pieces", source.pieces);
    source.root = Rank { root };
    if (const Json* placement = members.part("placement", Json::value_t::array, [] { return say("a list of NPUs"); })) {
        for (const Json& npu : *placement) {
            if (!npu.is_number_unsigned() || npu.get<std::uint64_t>() >= Members::kIds)
                members.refuse("placement", [] { return say("a list of NPUs"); });
            else
                source.placement.push_back(Rank { npu.get<std::uint32_t>() });
        }
    }
    members.flag("in_place", source.inPlace);
    std::uint64_t commSize = source.commSize.count();
    members.count("comm_size", commSize, [] { return say("a number of bytes"); });
    source.commSize = Bytes { commSize };
}

} // namespace weft::project
