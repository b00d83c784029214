// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/program/transform/joinings.h"

#include "engine/program/transform/draft.h"
#include "engine/program/transform/join.h"
#include "engine/program/transform/kernels.h"

#include <algorithm>
#include <set>

namespace weft::program {

namespace {

using Stages = std::vector<StageId>; // ascending

bool meet(const Stages& a, const Stages& b)
{
    return std::ranges::any_of(a, [&b](StageId id) { return std::ranges::binary_search(b, id); });
}

std::string freeName(const Program& program, const char* stem, std::size_t number)
{
    std::string name = stem + std::to_string(number);
    while (program.find(name))
        name += '_';
    return name;
}

bool works(const Program& program, StageId id)
{
    return !program.isFree(id);
}

// Every set of kernels.
class Fuser {
public:
    Fuser(const Program& program, std::size_t most, const Watch& watch)
        : m_program(program)
        , m_most(most)
        , m_watch(watch)
        , m_isUsed(program.stages.size(), false)
    {
    }

    std::vector<Joining> run()
    {
        findKernels();
        partition(0);
        return std::move(m_all);
    }

private:
    bool isFull() const { return m_all.size() >= m_most || m_watch.stop.stop_requested(); }
    bool works(StageId id) const { return program::works(m_program, id); }

    // Every set of stages that can be one kernel. Each grows from a smaller one by one stage that works, with those
    // that do nothing between: a set that holds together always has a first or a last stage without which it still
    // does.
    void findKernels()
    {
        std::vector<Stages> open;
        std::set<Stages> seen;
        for (std::size_t at = 0; at < m_program.stages.size(); ++at) {
            if (works(static_cast<StageId>(at)))
                open.push_back({ static_cast<StageId>(at) });
        }
        for (std::size_t next = 0; next < open.size() && open.size() <= m_most && !m_watch.stop.stop_requested();
             ++next) {
            for (const StageId other : neighboursOf(open[next])) {
                Stages grown = open[next];
                grown.push_back(other);
                if (!close(grown) || !seen.insert(grown).second || !mayFuse(m_program, grown))
                    continue;
                m_kernels.push_back(grown);
                open.push_back(std::move(grown));
            }
        }
        std::ranges::sort(m_kernels);
    }

    // What works and is read by one of them, or reads one, directly or over stages that do nothing.
    Stages neighboursOf(const Stages& stages) const
    {
        Stages found;
        const auto add = [&](StageId id) {
            if (!std::ranges::binary_search(stages, id) && std::ranges::find(found, id) == found.end())
                found.push_back(id);
        };
        for (const StageId id : stages) {
            Stages near = m_program.usersOf(id);
            const Stages& inputs = m_program.stage(id).inputs;
            near.insert(near.end(), inputs.begin(), inputs.end());
            for (std::size_t i = 0; i < near.size(); ++i) {
                if (works(near[i])) {
                    add(near[i]);
                } else if (m_program.stage(near[i]).kind != StageKind::Input) {
                    for (const StageId beyond : m_program.usersOf(near[i]))
                        add(works(beyond) ? beyond : id);
                    for (const StageId beyond : m_program.stage(near[i]).inputs)
                        add(works(beyond) ? beyond : id);
                }
            }
        }
        std::erase_if(found, [&](StageId id) { return std::ranges::binary_search(stages, id); });
        return found;
    }

    // With what stands between; false where that works.
    bool close(Stages& stages) const
    {
        std::ranges::sort(stages);
        const std::vector<bool> after = reachedFrom(m_program, stages);
        std::vector<bool> before(m_program.stages.size(), false);
        for (std::size_t at = m_program.stages.size(); at-- > 0;) {
            if (before[at] || std::ranges::binary_search(stages, static_cast<StageId>(at))) {
                for (const StageId input : m_program.stages[at].inputs)
                    before[index(input)] = true;
            }
        }
        Stages between;
        for (std::size_t at = 0; at < before.size(); ++at) {
            const auto id = static_cast<StageId>(at);
            if (!before[at] || !after[at] || std::ranges::binary_search(stages, id))
                continue;
            if (works(id))
                return false;
            between.push_back(id);
        }
        stages.insert(stages.end(), between.begin(), between.end());
        std::ranges::sort(stages);
        return true;
    }

    // Each stage from `at` on by itself, or in a kernel of which it is the first.
    void partition(std::size_t at)
    {
        while (at < m_isUsed.size() && (m_isUsed[at] || !works(static_cast<StageId>(at))))
            ++at;
        if (isFull())
            return;
        if (at == m_isUsed.size()) {
            emitKernels();
            return;
        }
        partition(at + 1);
        for (const Stages& kernel : m_kernels) {
            const auto first = std::ranges::find_if(kernel, [this](StageId id) { return works(id); });
            if (index(*first) != at || std::ranges::any_of(kernel, [this](StageId id) { return m_isUsed[index(id)]; }))
                continue;
            use(kernel, true);
            m_chosen.push_back(&kernel);
            partition(at + 1);
            m_chosen.pop_back();
            use(kernel, false);
        }
    }

    void use(const Stages& stages, bool isUsed)
    {
        for (const StageId id : stages)
            m_isUsed[index(id)] = isUsed;
    }

    void emitKernels()
    {
        Joining joining;
        for (const Stages* kernel : m_chosen) {
            const std::string name = freeName(m_program, "kernel", joining.fused.size() + 1);
            Transformation step { Verb::Fuse, {}, { name }, false, {} };
            for (const StageId id : *kernel)
                step.stages.push_back(m_program.stage(id).name);
            joining.fused.push_back({ name, *kernel });
            joining.steps.push_back(std::move(step));
        }
        if (joining.fused.size() < 2 || kernelsOf(joining.of(m_program)))
            m_all.push_back(std::move(joining));
    }

    const Program& m_program;
    std::size_t m_most;
    const Watch& m_watch;
    std::vector<Stages> m_kernels; // of two and more
    std::vector<const Stages*> m_chosen;
    std::vector<bool> m_isUsed; // by stage: in a chosen kernel
    std::vector<Joining> m_all;
};

// Every set of chains.
class Overlapper {
public:
    Overlapper(const Program& program, const Joining& fused, std::size_t most, const Watch& watch)
        : m_fused(fused)
        , m_joined(fused.of(program))
        , m_most(most)
        , m_watch(watch)
    {
        if (const auto kernels = kernelsOf(m_joined)) {
            for (const Kernel& kernel : *kernels) {
                if (std::ranges::any_of(kernel.stages, [&](StageId id) { return works(program, id); }))
                    m_units.push_back(kernel);
            }
        }
        m_isLinked.resize(m_units.size());
    }

    std::vector<Joining> run()
    {
        chain(m_joined, m_fused, 0);
        std::erase_if(m_all, [](const Joining& joining) { return joining.overlapped.empty(); });
        return std::move(m_all);
    }

    Program most()
    {
        Joined all { "chain", {} };
        for (const Kernel& unit : m_units) {
            const bool goesByChunks = std::ranges::none_of(unit.stages, [this](StageId id) {
                return m_joined.stage(id).kind == StageKind::Total || m_joined.stage(id).type.shape.empty();
            });
            if (goesByChunks)
                all.stages.insert(all.stages.end(), unit.stages.begin(), unit.stages.end());
        }
        std::ranges::sort(all.stages);
        Program program = m_joined;
        program.overlapped = { std::move(all) };
        return program;
    }

private:
    bool isFull() const { return m_all.size() >= m_most || m_watch.stop.stop_requested(); }

    bool feeds(const Kernel& from, const Kernel& to) const
    {
        return std::ranges::any_of(
            to.stages, [&](StageId id) { return meet(from.stages, sorted(m_joined.stage(id).inputs)); });
    }
    static Stages sorted(Stages stages)
    {
        std::ranges::sort(stages);
        return stages;
    }

    // Each unit from `at` on in no chain, or the first of one.
    void chain(const Program& joined, const Joining& joining, std::size_t at)
    {
        while (at < m_units.size() && m_isLinked[at])
            ++at;
        if (isFull())
            return;
        if (at == m_units.size()) {
            m_all.push_back(joining);
            return;
        }
        chain(joined, joining, at + 1);
        std::vector<std::size_t> path { at };
        m_isLinked[at] = true;
        extend(joined, joining, path);
        m_isLinked[at] = false;
    }

    void extend(const Program& joined, const Joining& joining, std::vector<std::size_t>& path)
    {
        for (std::size_t next = path.back() + 1; next < m_units.size(); ++next) {
            if (m_isLinked[next] || !feeds(m_units[path.back()], m_units[next]))
                continue;
            path.push_back(next);
            m_isLinked[next] = true;
            tryChain(joined, joining, path);
            extend(joined, joining, path);
            m_isLinked[next] = false;
            path.pop_back();
        }
    }

    void tryChain(const Program& joined, const Joining& joining, const std::vector<std::size_t>& path)
    {
        std::vector<Stages> parts;
        Joined all { freeName(joined, "chain", joining.overlapped.size() + 1), {} };
        Transformation step { Verb::Overlap, {}, { all.name }, false, {} };
        for (const std::size_t unit : path) {
            const Kernel& kernel = m_units[unit];
            parts.push_back(kernel.stages);
            step.stages.push_back(kernel.name);
            all.stages.insert(all.stages.end(), kernel.stages.begin(), kernel.stages.end());
        }
        if (!mayOverlap(joined, parts))
            return;
        std::ranges::sort(all.stages);
        Joining longer = joining;
        longer.overlapped.push_back(all);
        longer.steps.push_back(std::move(step));
        Program overlapped = joined;
        overlapped.overlapped.push_back(std::move(all));
        chain(overlapped, longer, path.front() + 1);
    }

    const Joining& m_fused;
    Program m_joined;
    std::size_t m_most;
    const Watch& m_watch;
    std::vector<Kernel> m_units;
    std::vector<bool> m_isLinked; // by unit: in a chain
    std::vector<Joining> m_all;
};

} // namespace

Program Joining::of(Program program) const
{
    program.fused = fused;
    program.overlapped = overlapped;
    return program;
}

std::vector<Joining> fusions(const Program& program, std::size_t most, const Watch& watch)
{
    return Fuser(program, most, watch).run();
}

std::vector<Joining> overlaps(const Program& program, const Joining& fused, std::size_t most, const Watch& watch)
{
    return Overlapper(program, fused, most, watch).run();
}

Program mostOverlapped(const Program& program, const Joining& fused)
{
    return Overlapper(program, fused, 0, {}).most();
}

} // namespace weft::program
