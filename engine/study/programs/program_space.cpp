// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/programs/program_space.h"

#include "engine/program/transform/canonical_form.h"
#include "engine/program/transform/restructuring.h"

#include <algorithm>
#include <unordered_set>

namespace weft::study {

using program::Transformation;
using program::Verb;

std::vector<ProgramStructure> structuresOf(const program::Program& program, std::size_t most,
    const std::vector<std::string>& mayBeSliced, Crew& crew, const Watch& watch, bool& isComplete)
{
    std::vector<ProgramStructure> all { { program, {} } };
    std::unordered_set<std::uint64_t> known { program::canonicalForm(program) };
    for (std::size_t begin = 0; begin < all.size();) {
        if (watch.stop.stop_requested() || all.size() >= most) {
            isComplete = false;
            return all;
        }
        const std::size_t end = all.size();
        std::vector<std::vector<program::Restructured>> found(end - begin);
        std::vector<std::vector<std::uint64_t>> forms(end - begin);
        crew.run(end - begin, [&](std::uint64_t number, std::uint32_t) {
            if (watch.stop.stop_requested())
                return;
            found[number] = program::restructurings(all[begin + number].program);
            std::erase_if(found[number], [&](const program::Restructured& each) {
                return each.step.verb == Verb::AsSlice
                    && std::ranges::find(mayBeSliced, each.step.stages.front()) == mayBeSliced.end();
            });
            for (const program::Restructured& each : found[number])
                forms[number].push_back(program::canonicalForm(each.program));
        });
        for (std::size_t i = 0; i < found.size(); ++i) {
            for (std::size_t k = 0; k < found[i].size(); ++k) {
                if (!known.insert(forms[i][k]).second)
                    continue;
                std::vector<Transformation> steps = all[begin + i].steps;
                Transformation& step = found[i][k].step;
                // Inputs that are held by slices one after the other are so at once.
                if (step.verb == Verb::AsSlice && !steps.empty() && steps.back().verb == Verb::AsSlice)
                    steps.back().stages.push_back(std::move(step.stages.front()));
                else
                    steps.push_back(std::move(step));
                all.push_back({ std::move(found[i][k].program), std::move(steps) });
            }
        }
        begin = end;
    }
    return all;
}

std::vector<std::string> slicedInputs(const ProgramFile& file)
{
    std::vector<std::string> some;
    for (const program::Schedule& schedule : file.schedules) {
        for (const program::Step& step : schedule.steps) {
            if (step.transformation.verb == Verb::AsSlice)
                some.insert(some.end(), step.transformation.stages.begin(), step.transformation.stages.end());
        }
    }
    if (some.empty()) {
        for (const program::Stage& stage : file.program.stages)
            some.push_back(stage.name); // of which only inputs can be
    }
    return some;
}

} // namespace weft::study
