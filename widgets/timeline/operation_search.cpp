// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timeline/operation_search.h"

#include <algorithm>
#include <string_view>

namespace weft::widgets {

namespace {

constexpr std::size_t kPollRecords = 8192;

char lower(char letter)
{
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

bool contains(std::string_view text, std::string_view wanted)
{
    return std::search(text.begin(), text.end(), wanted.begin(), wanted.end(), [](char a, char b) {
        return lower(a) == b;
    }) != text.end();
}

std::string_view nameOf(const RunView& view, std::uint32_t record)
{
    const auto& operations = view.run->operations;
    const std::size_t rank = index(operations.rank[record]);
    if (view.workload == nullptr || rank >= view.workload->graphs.size()
        || index(operations.op[record]) >= view.workload->graphs[rank]->size())
        return {};
    return view.workload->graphs[rank]->name(operations.op[record]);
}

} // namespace

std::vector<std::uint32_t> findOperations(const TimelineData& data, const std::string& text, const Watch& watch)
{
    std::vector<std::uint32_t> found;
    std::string wanted = text;
    std::transform(wanted.begin(), wanted.end(), wanted.begin(), lower);
    const simulation::Run& run = *data.view->run;
    const auto& operations = run.operations;
    for (std::size_t at = 0; at < operations.size(); ++at) {
        if (at % kPollRecords == 0 && watch.stop.stop_requested())
            break;
        if (data.operationBar[at] == kNoBar)
            continue;
        const std::string_view name = nameOf(*data.view, static_cast<std::uint32_t>(at));
        const std::uint32_t collective = operations.collective[at];
        const bool ofType = collective < run.collectives.size()
            && contains(trace::toString(run.collectives[collective].type), wanted);
        if (ofType || contains(name, wanted))
            found.push_back(data.operationBar[at]);
    }
    std::stable_sort(found.begin(), found.end(), [&](auto a, auto b) { return data.start[a] < data.start[b]; });
    return found;
}

std::vector<OpKey> operationsLike(const TimelineData& data, std::uint32_t bar, const Watch& watch)
{
    const simulation::Run& run = *data.view->run;
    const auto& operations = run.operations;
    const std::uint32_t model = data.operationRecordOf(bar);
    if (model == simulation::kNoRecord && data.trackOf(bar).group != TrackGroup::Collectives)
        return {};
    const std::uint32_t collective = model == simulation::kNoRecord ? data.record[bar] : operations.collective[model];
    const bool byCollective = collective < run.collectives.size();
    const auto like = [&](std::uint32_t record) {
        const std::uint32_t other = operations.collective[record];
        if (byCollective)
            return other < run.collectives.size() && run.collectives[other].type == run.collectives[collective].type
                && run.collectives[other].bytes == run.collectives[collective].bytes;
        return operations.kind[record] == operations.kind[model]
            && nameOf(*data.view, record) == nameOf(*data.view, model);
    };
    std::vector<OpKey> keys;
    for (std::uint32_t record = 0; record < operations.size(); ++record) {
        if (record % kPollRecords == 0 && watch.stop.stop_requested())
            return {};
        if (like(record))
            keys.push_back(data.keyOf(record));
    }
    return keys;
}

std::vector<bool> tracksWithout(const TimelineData& data, const QRegularExpression& wanted, const Watch& watch)
{
    std::vector<bool> without(data.tracks.size());
    for (std::size_t track = 0; track < without.size(); ++track) {
        if (watch.stop.stop_requested())
            return {};
        without[track] = !wanted.match(data.trackNames[track]).hasMatch();
    }
    return without;
}

} // namespace weft::widgets
