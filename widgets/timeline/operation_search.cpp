// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timeline/operation_search.h"

#include <algorithm>
#include <string_view>

namespace weft::widgets {

namespace {

constexpr std::size_t kPoll = 8192;

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

} // namespace

std::vector<std::uint32_t> findOperations(const TimelineData& data, const std::string& text, const Watch& watch)
{
    std::vector<std::uint32_t> found;
    std::string wanted = text;
    std::transform(wanted.begin(), wanted.end(), wanted.begin(), lower);
    const simulation::Run& run = *data.view->run;
    const auto& operations = run.operations;
    const auto& workload = data.view->workload;
    for (std::size_t at = 0; at < operations.size(); ++at) {
        if (at % kPoll == 0 && watch.stop.stop_requested())
            break;
        if (data.operationBar[at] == kNoBar)
            continue;
        const std::size_t rank = index(operations.rank[at]);
        std::string_view name;
        if (workload != nullptr && rank < workload->graphs.size()
            && index(operations.op[at]) < workload->graphs[rank]->size())
            name = workload->graphs[rank]->name(operations.op[at]);
        const std::uint32_t collective = operations.collective[at];
        const bool ofType = collective < run.collectives.size()
            && contains(trace::toString(run.collectives[collective].type), wanted);
        if (ofType || contains(name, wanted))
            found.push_back(data.operationBar[at]);
    }
    std::stable_sort(found.begin(), found.end(), [&](auto a, auto b) { return data.start[a] < data.start[b]; });
    return found;
}

} // namespace weft::widgets
