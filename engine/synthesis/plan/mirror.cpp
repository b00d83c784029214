// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/plan/mirror.h"

#include <algorithm>
#include <utility>

namespace weft::synthesis {

LinkSchedule mirrored(LinkSchedule schedule, const std::vector<std::uint32_t>& opposite)
{
    if (auto* steps = std::get_if<StepForm>(&schedule.form)) {
        for (StepForm::Window& window : steps->windows) {
            for (std::uint32_t& arc : window.arcs)
                arc = opposite[arc];
        }
        steps->isTurned = steps->stored != nullptr;
    } else if (auto* translated = std::get_if<TranslatedForm>(&schedule.form)) {
        for (std::uint32_t& arc : translated->translations.arcs)
            arc = opposite[arc];
    } else {
        auto& form = std::get<TimedForm>(schedule.form);
        form = TimedForm::made(opposite.size(), [&opposite, old = std::move(form)](const auto& visit) {
            for (std::uint32_t arc = 0; arc < opposite.size(); ++arc) {
                for (std::uint32_t i = old.arcStart[arc]; i < old.arcStart[arc + 1]; ++i)
                    visit(opposite[arc], old.transfers[i]);
            }
        });
    }
    return schedule;
}

} // namespace weft::synthesis
