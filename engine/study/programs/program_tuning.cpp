// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/programs/program_tuning.h"

#include "engine/core/deadline.h"
#include "engine/core/make_error.h"
#include "engine/program/transform/canonical_form.h"
#include "engine/program/transform/joinings.h"
#include "engine/study/programs/program_bound.h"
#include "engine/study/programs/program_space.h"

#include <algorithm>
#include <deque>
#include <numeric>
#include <unordered_set>

namespace weft::study {

using program::Program;
using program::Task;
using program::Transformation;

namespace {

constexpr std::size_t kMostStages = 500; // of larger programs the own schedules alone are tried
constexpr std::size_t kRound = 16; // simulations between two looks at the best
constexpr std::size_t kFusionsAtOnce = 32; // whose chains are sought at once
constexpr std::size_t kStructuresAtOnce = 8; // that are fused at once

class Tuner {
public:
    Tuner(const ProgramFile& file, const topology::Fabric& fabric, const TuneOptions& options,
        const simulation::SystemConfig& system, const Watch& watch)
        : m_file(file)
        , m_fabric(fabric)
        , m_options(options)
        , m_deadline(Deadline::in(options.budgetSeconds), watch.stop)
        , m_watch { m_deadline.token(), nullptr }
        , m_progress(watch.progress)
        , m_crew(options.threads)
        , m_alone(file.program, fabric, system, options.run.lowering, options.run.run, m_watch)
        , m_bound(file.program, fabric, system, options.run.lowering, m_alone)
        , m_choices(choicesFor(file.program, options.algorithms))
        , m_ways(chainWays(options.chunks, options.inlined))
    {
    }

    Result<Tuning> run(Findings& findings)
    {
        Tuning tuning;
        const ProgramSetting asItStands { defaultChunks(), {}, {} };
        const auto first = simulate(m_file.program, asItStands, simulation::RecordLevel::Full, findings, {});
        if (!first)
            return first.error();
        if (!first->run->complete())
            return first->run->unfinished.front().error;
        tuning.asItStands = first->run->makespan;
        tryOwnSchedules();
        if (m_file.program.stages.size() <= kMostStages)
            search();
        else
            m_isComplete = false;
        list(tuning);
        tuning.simulated = m_simulated;
        tuning.pruned = m_pruned;
        tuning.busiest = m_crew.busiest();
        tuning.isComplete = m_isComplete && !m_watch.stop.stop_requested();
        Findings again;
        const auto best = simulate(tuning.best, tuning.fastest().setting, simulation::RecordLevel::Full, again, {});
        if (!best)
            return best.error();
        if (auto before = kernelTimes(m_file.program, *first, m_options.run.lowering.device))
            tuning.before = std::move(*before);
        if (auto after = kernelTimes(tuning.best, *best, m_options.run.lowering.device))
            tuning.after = std::move(*after);
        return tuning;
    }

private:
    // A schedule that is looked at.
    struct State {
        TunedSchedule tuned;
        const ProgramStructure* structure = nullptr; // null: `program` itself
        program::Joining joining;
        Program program;
        bool isOwn = false;
    };
    // One way to run it.
    struct Trial {
        std::size_t schedule = 0;
        ProgramSetting setting;
        ProgramBound::Bound bound;
    };
    // One way to fuse a structure, with what it takes at least however it overlaps.
    struct Fused {
        const ProgramStructure* structure = nullptr;
        program::Joining joining;
        Time atLeast;
    };

    std::uint32_t defaultChunks() const { return m_options.chunks.empty() ? 1 : m_options.chunks.front(); }

    Program programOf(const State& state) const
    {
        return state.structure != nullptr ? state.joining.of(state.structure->program) : state.program;
    }

    Result<ProgramRun> simulate(const Program& program, const ProgramSetting& setting, simulation::RecordLevel level,
        Findings& findings, const std::stop_token& stop) const
    {
        simulation::RunOptions run = m_options.run.run;
        run.record = level;
        return runProgram(program, m_fabric, m_alone.loweringOf(setting), m_alone.systemOf(setting), run, findings,
            { stop, nullptr });
    }

    // In which ways the chains of a program can go, without the algorithms of its collectives.
    std::vector<ProgramSetting> waysOf(const Program& program) const
    {
        if (program.overlapped.empty())
            return { { 1, {}, {} } };
        const auto tasks = program::lowerToTasks(program, m_alone.loweringOf({ 1, "ring", {} }));
        const bool isWritten = tasks && std::ranges::any_of(tasks->tasks, &Task::isWrittenOut);
        return chainWays(m_options.chunks, isWritten ? m_options.inlined : std::vector<std::string>());
    }

    // With what the system says at first where it is one of the program's own, which counts as it is.
    std::vector<Trial> trialsOf(std::size_t schedule, const Program& program, bool isOwn)
    {
        std::vector<Trial> trials;
        for (const ProgramSetting& way : waysOf(program)) {
            const auto tasks = program::lowerToTasks(program, m_alone.loweringOf(way));
            if (!tasks)
                continue;
            std::vector<ProgramSetting> settings = settingsOf(*tasks, way, m_choices);
            if (isOwn && settings.front() != way)
                settings.push_back(way);
            for (ProgramSetting& setting : settings) {
                ProgramBound::Bound bound = m_bound.of(*tasks, setting, m_choices);
                if (isOwn && setting == way)
                    bound = {};
                if (bound.atLeast != kNever)
                    trials.push_back({ schedule, std::move(setting), bound });
            }
        }
        std::ranges::stable_sort(trials, {}, [](const Trial& trial) { return trial.bound.atLeast; });
        return trials;
    }

    bool isHopeless(Time atLeast) const
    {
        return atLeast == kNever || (m_options.prunes && m_best && atLeast >= *m_best);
    }

    // What the program says, and what it is without any schedule.
    void tryOwnSchedules()
    {
        const auto add = [this](const std::string& name, const Program& program, std::vector<Transformation> steps) {
            const std::uint64_t form = program::canonicalForm(program);
            if (!m_known.insert(form).second)
                return;
            State& state = m_states.emplace_back();
            state.tuned = { name, std::move(steps), form, {}, {}, {} };
            state.program = program;
            state.isOwn = true;
        };
        add({}, m_file.program, {});
        for (const program::Schedule& schedule : m_file.schedules) {
            const auto after = program::applyAll(m_file.source, m_file.program, schedule);
            if (!after)
                continue;
            std::vector<Transformation> steps;
            for (const program::Step& step : schedule.steps)
                steps.push_back(step.transformation);
            add(schedule.name, *after, std::move(steps));
        }
        std::vector<std::size_t> own(m_states.size());
        std::iota(own.begin(), own.end(), std::size_t { 0 });
        tryAll(own);
    }

    void search()
    {
        m_structures = structuresOf(m_file.program, m_options.mostSchedules,
            m_options.slices.value_or(slicedInputs(m_file)), m_crew, m_watch, m_isComplete);
        std::vector<Time> atLeast(m_structures.size(), kNever);
        m_crew.run(m_structures.size(), [&](std::uint64_t number, std::uint32_t) {
            const Program program = program::mostOverlapped(m_structures[number].program, {});
            const auto tasks = program::lowerToTasks(program, m_alone.loweringOf({}));
            if (tasks)
                atLeast[number] = m_bound.ofAll(program, *tasks, m_ways, m_choices, true);
        });
        std::vector<std::size_t> order(m_structures.size());
        std::iota(order.begin(), order.end(), std::size_t { 0 });
        std::ranges::stable_sort(order, {}, [&](std::size_t i) { return atLeast[i]; });
        if (m_progress != nullptr)
            m_progress->setTotal(order.size());
        for (std::size_t done = 0; done < order.size() && !m_watch.stop.stop_requested();) {
            std::vector<std::size_t> some;
            for (; done < order.size() && some.size() < kStructuresAtOnce; ++done) {
                if (isHopeless(atLeast[order[done]]))
                    ++m_pruned;
                else
                    some.push_back(order[done]);
            }
            searchFusions(some);
            if (m_progress != nullptr)
                m_progress->setDone(done);
        }
    }

    void searchFusions(const std::vector<std::size_t>& some)
    {
        std::vector<std::vector<Fused>> found(some.size());
        m_crew.run(some.size(), [&](std::uint64_t number, std::uint32_t) {
            const ProgramStructure& structure = m_structures[some[number]];
            for (program::Joining& joining : program::fusions(structure.program, m_options.mostSchedules, m_watch)) {
                const Program program = program::mostOverlapped(structure.program, joining);
                const auto tasks = program::lowerToTasks(program, m_alone.loweringOf({}));
                const Time atLeast = tasks ? m_bound.ofAll(program, *tasks, m_ways, m_choices, false) : kNever;
                found[number].push_back({ &structure, std::move(joining), atLeast });
            }
        });
        std::vector<Fused> all;
        for (std::vector<Fused>& each : found)
            std::ranges::move(each, std::back_inserter(all));
        std::ranges::stable_sort(all, {}, &Fused::atLeast);
        for (std::size_t begin = 0; begin < all.size() && !m_watch.stop.stop_requested();) {
            std::vector<std::size_t> next;
            for (; begin < all.size() && next.size() < kFusionsAtOnce; ++begin) {
                if (isHopeless(all[begin].atLeast))
                    ++m_pruned;
                else
                    next.push_back(begin);
            }
            searchOverlaps(all, next);
        }
    }

    void searchOverlaps(const std::vector<Fused>& all, const std::vector<std::size_t>& some)
    {
        std::vector<std::vector<State>> found(some.size());
        m_crew.run(some.size(), [&](std::uint64_t number, std::uint32_t) {
            const Fused& fused = all[some[number]];
            std::vector<program::Joining> joinings
                = program::overlaps(fused.structure->program, fused.joining, m_options.mostSchedules, m_watch);
            joinings.insert(joinings.begin(), fused.joining);
            for (program::Joining& joining : joinings) {
                State& state = found[number].emplace_back();
                state.structure = fused.structure;
                state.tuned.steps = fused.structure->steps;
                state.tuned.steps.insert(state.tuned.steps.end(), joining.steps.begin(), joining.steps.end());
                state.joining = std::move(joining);
                state.tuned.form = program::canonicalForm(programOf(state));
            }
        });
        std::vector<std::size_t> fresh;
        for (std::vector<State>& each : found) {
            for (State& state : each) {
                if (m_states.size() >= m_options.mostSchedules)
                    m_isComplete = false;
                else if (m_known.insert(state.tuned.form).second) {
                    fresh.push_back(m_states.size());
                    m_states.push_back(std::move(state));
                }
            }
        }
        tryAll(fresh);
    }

    // All settings of some schedules that can be faster than the best.
    void tryAll(const std::vector<std::size_t>& schedules)
    {
        std::vector<std::vector<Trial>> trials(schedules.size());
        m_crew.run(schedules.size(), [&](std::uint64_t number, std::uint32_t) {
            State& state = m_states[schedules[number]];
            trials[number] = trialsOf(schedules[number], programOf(state), state.isOwn);
            state.tuned.atLeast = trials[number].empty() ? kNever : trials[number].front().bound.atLeast;
        });
        std::vector<Trial> open;
        for (std::vector<Trial>& each : trials)
            std::ranges::move(each, std::back_inserter(open));
        std::ranges::stable_sort(open, {}, [](const Trial& trial) { return trial.bound.atLeast; });
        std::vector<Trial> round;
        for (Trial& trial : open) {
            if (m_watch.stop.stop_requested())
                return;
            if (isHopeless(trial.bound.atLeast))
                continue;
            round.push_back(std::move(trial));
            if (round.size() == kRound)
                simulateAll(round);
        }
        simulateAll(round);
    }

    void simulateAll(std::vector<Trial>& round)
    {
        std::vector<std::optional<Time>> times(round.size());
        m_crew.run(round.size(), [&](std::uint64_t number, std::uint32_t) {
            Findings findings;
            const Trial& trial = round[number];
            const auto run = simulate(programOf(m_states[trial.schedule]), trial.setting,
                simulation::RecordLevel::Summary, findings, m_watch.stop);
            // Where the network does not share out its links, time that their bytes cannot do with is none.
            if (run && run->run->complete() && run->run->makespan >= trial.bound.links)
                times[number] = run->run->makespan;
        });
        m_simulated += round.size();
        for (std::size_t i = 0; i < round.size(); ++i) {
            TunedSchedule& tuned = m_states[round[i].schedule].tuned;
            if (!times[i] || (tuned.time && *tuned.time <= *times[i]))
                continue;
            tuned.time = times[i];
            tuned.setting = round[i].setting;
            if (m_best && *m_best <= *times[i])
                continue;
            m_best = times[i];
            m_bestSchedule = round[i].schedule;
            if (m_options.improved)
                m_options.improved(tuned);
        }
        round.clear();
    }

    void list(Tuning& tuning)
    {
        tuning.best = m_best ? programOf(m_states[m_bestSchedule]) : m_file.program;
        std::vector<std::size_t> order(m_states.size());
        std::iota(order.begin(), order.end(), std::size_t { 0 });
        std::ranges::stable_sort(order, {}, [this](std::size_t i) {
            const TunedSchedule& tuned = m_states[i].tuned;
            return std::tuple(i != m_bestSchedule, !tuned.time, tuned.time.value_or(tuned.atLeast));
        });
        for (const std::size_t schedule : order) {
            TunedSchedule& tuned = m_states[schedule].tuned;
            if (tuned.atLeast != kNever || schedule == m_bestSchedule)
                tuning.schedules.push_back(std::move(tuned));
        }
        if (!m_best) // stopped before anything else was simulated
            tuning.schedules.front().time = tuning.asItStands;
    }

    const ProgramFile& m_file;
    const topology::Fabric& m_fabric;
    const TuneOptions& m_options;
    Deadline m_deadline;
    Watch m_watch;
    Progress* m_progress;
    Crew m_crew;
    AloneTimes m_alone;
    ProgramBound m_bound;
    AlgorithmChoices m_choices;
    std::vector<ProgramSetting> m_ways;
    std::vector<ProgramStructure> m_structures;
    std::deque<State> m_states; // schedules that were looked at; the program as it stands first
    std::unordered_set<std::uint64_t> m_known; // their forms
    std::optional<Time> m_best;
    std::size_t m_bestSchedule = 0;
    std::uint64_t m_simulated = 0;
    std::uint64_t m_pruned = 0;
    bool m_isComplete = true;
};

} // namespace

Result<Tuning> tuneProgram(const ProgramFile& file, const topology::Fabric& fabric, const TuneOptions& options,
    Findings& findings, const Watch& watch)
{
    if (auto fits = checkRanks(file.program, fabric); !fits)
        return fits.error();
    const auto system = programSystem(options.run, fabric, findings);
    if (!system)
        return system.error();
    return Tuner(file, fabric, options, *system, watch).run(findings);
}

std::string scheduleText(const std::string& name, const std::vector<program::Transformation>& steps)
{
    std::string text = "schedule " + name + " {\n";
    for (const program::Transformation& step : steps)
        text += "  " + program::text(step) + '\n';
    return text + "}\n";
}

} // namespace weft::study
