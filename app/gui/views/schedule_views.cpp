// SPDX-License-Identifier: GPL-3.0-or-later
// The part of the registry with the views of schedules: of collective algorithms, and of programs.
#include "app/gui/views/view_glue.h"

namespace weft::gui {

std::vector<ViewInfo> scheduleViewInfos()
{
    return {
        {
            .name = "schedule",
            .title = QT_TRANSLATE_NOOP("Views", "Schedule"),
            .icon = "schedule",
            .home = Mode::Collectives,
            .about
            = QT_TRANSLATE_NOOP("Views", "a collective algorithm step by step, with its verdict, or two side by side"),
            .places = { { Mode::Collectives, 0, 0, 0, 1020, 0 } },
            .ownMenu = true,
            .offers = { "schedule.open", "schedule.new" },
            .make = makeSchedule,
            .join = joinSchedule,
            .opens = { study::FileKind::Schedule },
            .open = openSchedule,
        },
        {
            .name = "synthesis",
            .title = QT_TRANSLATE_NOOP("Views", "Synthesis"),
            .icon = "synthesis",
            .home = Mode::Collectives,
            .about = QT_TRANSLATE_NOOP("Views", "the best algorithm for the fabric that is open, and how good it is"),
            .places = { { Mode::Collectives, 0, 0, 1 } },
            .ownMenu = true,
            .make = makeSynthesis,
            .join = joinSynthesis,
            .opens = { study::FileKind::Steps },
            .open = openSteps,
        },
        {
            .name = "program",
            .title = QT_TRANSLATE_NOOP("Views", "Program"),
            .icon = "programs",
            .home = Mode::Programs,
            .about
            = QT_TRANSLATE_NOOP("Views", "a program of computation and communication as text, with its mistakes"),
            .places = { { Mode::Programs, 0, 0, 0, 460, 640 } },
            .ownMenu = true,
            .offers = { "program.open", "program.sample.attention", "program.new" },
            .make = makeProgram,
            .join = joinProgram,
            .opens = { study::FileKind::Program },
            .open = openProgram,
        },
        {
            .name = "stages",
            .title = QT_TRANSLATE_NOOP("Views", "Stages"),
            .icon = "topology-layers",
            .home = Mode::Programs,
            .about = QT_TRANSLATE_NOOP("Views", "the stages of the program, and what can be done with them"),
            .places = { { Mode::Programs, 1, 0, 0, 420, 0 } },
            .ownMenu = true,
            .make = makeStages,
        },
        {
            .name = "schedules",
            .title = QT_TRANSLATE_NOOP("Views", "Schedules"),
            .icon = "runs",
            .home = Mode::Programs,
            .about = QT_TRANSLATE_NOOP("Views", "every schedule of the program, step by step, with its time"),
            .places = { { Mode::Programs, 2, 0, 0, 520, 310 } },
            .ownMenu = true,
            .make = makeSchedules,
        },
        {
            .name = "lanes",
            .title = QT_TRANSLATE_NOOP("Views", "Schedules on one axis"),
            .icon = "compare",
            .home = Mode::Programs,
            .about = QT_TRANSLATE_NOOP("Views", "two schedules of the program as Gantt charts with one range"),
            .places = { { Mode::Programs, 2, 1, 0, 0, 460 } },
            .ownMenu = true,
            .make = makeLanes,
        },
    };
}

} // namespace weft::gui
