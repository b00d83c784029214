// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/analysis/comparison.h"

#include "engine/core/natural_order.h"

#include <algorithm>
#include <cmath>

namespace weft::analysis {

namespace {

// Times of a file may be anything; no difference of them is beyond what a signed number holds.
std::int64_t signedDelta(Time before, Time after)
{
    constexpr std::uint64_t kMost = std::uint64_t { 1 } << 62U;
    return static_cast<std::int64_t>(std::min(after.ns(), kMost))
        - static_cast<std::int64_t>(std::min(before.ns(), kMost));
}

// Visits the keys of both in ascending order, with null for what one of them has not.
template <class Map, class Visit> void forBoth(const Map& before, const Map& after, Visit visit)
{
    auto a = before.begin();
    auto b = after.begin();
    while (a != before.end() || b != after.end()) {
        if (b == after.end() || (a != before.end() && a->first < b->first)) {
            visit(a->first, &a->second, static_cast<decltype(&b->second)>(nullptr));
            ++a;
        } else if (a == before.end() || b->first < a->first) {
            visit(b->first, static_cast<decltype(&a->second)>(nullptr), &b->second);
            ++b;
        } else {
            visit(a->first, &a->second, &b->second);
            ++a;
            ++b;
        }
    }
}

// What ranks alike afterwards stands as people count: "#2" before "#10".
template <class Change> void sortByKey(std::vector<Change>& changes)
{
    std::sort(changes.begin(), changes.end(), [](const Change& a, const Change& b) {
        return a.key.name != b.key.name ? naturalLess(a.key.name, b.key.name) : a.key.order < b.key.order;
    });
}

// Without the names of operations.
std::map<WorkKey, WorkFigure> unnamed(const RunFigures& figures)
{
    std::map<WorkKey, WorkFigure> work;
    for (const auto& [key, figure] : figures.work) {
        const bool isOperation = key.name != kWaiting && !figures.collectives.contains(key);
        WorkFigure& sum = work[isOperation ? WorkKey { kOperations, 0 } : key];
        sum.time += figure.time;
        for (const auto& [dimension, time] : figure.dimensions)
            sum.dimensions[dimension] += time;
    }
    return work;
}

// Groups do the same at the same time, and the path goes through whichever is last. Where that is another one
// afterwards, what the path spent on the one before stands beside it: neither has come or gone.
std::map<WorkKey, WorkFigure> besideSiblings(const RunFigures& before, const RunFigures& after)
{
    std::map<WorkKey, WorkFigure> work = before.work;
    const auto isInBoth
        = [&](const WorkKey& key) { return before.collectives.contains(key) && after.collectives.contains(key); };
    // "all-reduce" of "all-reduce (dp)".
    const auto whatever = [](const WorkKey& key) {
        return WorkKey { key.name.substr(0, key.name.rfind(" (")), key.order };
    };
    std::multimap<WorkKey, WorkKey> left;
    for (const auto& [key, figure] : before.work) {
        if (isInBoth(key) && !after.work.contains(key))
            left.emplace(whatever(key), key);
    }
    for (const auto& [key, figure] : after.work) {
        const auto sibling = left.find(whatever(key));
        if (sibling == left.end() || !isInBoth(key) || before.work.contains(key))
            continue;
        auto moved = work.extract(sibling->second);
        moved.key() = key;
        work.insert(std::move(moved));
        left.erase(sibling);
    }
    return work;
}

class Comparing {
public:
    Comparing(const RunFigures& before, const RunFigures& after)
        : m_before(before)
        , m_after(after)
        , m_difference(signedDelta(before.makespan, after.makespan))
    {
    }

    Comparison run()
    {
        m_result.before = m_before.makespan;
        m_result.after = m_after.makespan;
        if (m_before.hasPath && m_after.hasPath) {
            if (m_before.namesWork == m_after.namesWork)
                compareWork(besideSiblings(m_before, m_after), m_after.work);
            else
                compareWork(unnamed(m_before), unnamed(m_after));
            forBoth(m_before.dimensions, m_after.dimensions,
                [this](std::uint32_t dimension, const Time* before, const Time* after) {
                    // Of fabrics of another shape dimensions have only their numbers in common.
                    if (hasSameShape() || dimension == kNobody) {
                        m_result.dimensions.push_back({ changeOf(before, after), dimension });
                        return;
                    }
                    if (before != nullptr)
                        m_result.dimensions.push_back({ changeOf(before, nullptr), dimension });
                    if (after != nullptr)
                        m_result.dimensions.push_back({ changeOf(nullptr, after), dimension });
                });
            forBoth(
                m_before.kinds, m_after.kinds, [this](const std::string& kind, const Time* before, const Time* after) {
                    m_result.kinds.push_back({ changeOf(before, after), kind });
                });
        }
        compareCollectives();
        if (m_before.hasLinks && m_after.hasLinks)
            compareLinks();
        if (!m_before.workload.empty() && !m_after.workload.empty() && m_before.workload != m_after.workload)
            m_result.settings.push_back({ "workload", m_before.workload, m_after.workload });
        compareSettings(m_before.settings, m_after.settings);
        compareFabrics();
        if (!m_before.system.empty() && !m_after.system.empty())
            compareSettings(m_before.system, m_after.system);
        sortByKey(m_result.work);
        byPart(m_result.work);
        byPart(m_result.dimensions);
        byPart(m_result.kinds);
        judge();
        return std::move(m_result);
    }

private:
    [[nodiscard]] TimeChange changeOf(const Time* before, const Time* after) const
    {
        TimeChange change;
        if (before != nullptr)
            change.before = *before;
        if (after != nullptr)
            change.after = *after;
        change.delta = signedDelta(change.before.value_or(Time {}), change.after.value_or(Time {}));
        if (m_difference != 0)
            change.share = static_cast<double>(change.delta) / static_cast<double>(m_difference);
        return change;
    }

    // Without a difference: by size.
    template <class Change> void byPart(std::vector<Change>& changes) const
    {
        const bool bySize = m_difference == 0;
        std::stable_sort(changes.begin(), changes.end(), [bySize](const Change& a, const Change& b) {
            return bySize ? std::abs(a.delta) > std::abs(b.delta) : a.share > b.share;
        });
    }

    void compareSettings(
        const std::map<std::string, std::string>& before, const std::map<std::string, std::string>& after)
    {
        forBoth(before, after, [this](const std::string& key, const std::string* was, const std::string* is) {
            if (was == nullptr || is == nullptr || *was != *is)
                m_result.settings.push_back({ key, was == nullptr ? "" : *was, is == nullptr ? "" : *is });
        });
    }

    // A text of a topology says how it was written, the hash what it is.
    void compareFabrics()
    {
        if (m_before.fabric.empty() || m_after.fabric.empty())
            return;
        const auto text = std::ranges::find(m_result.settings, "topology", &SettingChange::key);
        const bool isOtherText = text != m_result.settings.end();
        if (m_before.fabric == m_after.fabric && isOtherText) {
            m_result.settings.erase(text);
            m_result.isFabricOtherwiseWritten = true;
        } else if (m_before.fabric != m_after.fabric && !isOtherText) {
            m_result.settings.push_back({ "fabric", m_before.fabric, m_after.fabric });
        }
    }

    void compareWork(const std::map<WorkKey, WorkFigure>& works, const std::map<WorkKey, WorkFigure>& worksAfter)
    {
        const WorkFigure none;
        forBoth(
            works, worksAfter, [this, &none](const WorkKey& key, const WorkFigure* before, const WorkFigure* after) {
                WorkChange change;
                static_cast<TimeChange&>(change)
                    = changeOf(before == nullptr ? nullptr : &before->time, after == nullptr ? nullptr : &after->time);
                change.key = key;
                std::int64_t most = std::abs(change.delta) / 2;
                if (!hasSameShape()) {
                    m_result.work.push_back(std::move(change));
                    return;
                }
                forBoth((before == nullptr ? none : *before).dimensions, (after == nullptr ? none : *after).dimensions,
                    [&](std::uint32_t dimension, const Time* was, const Time* is) {
                        const std::int64_t delta
                            = signedDelta(was == nullptr ? Time {} : *was, is == nullptr ? Time {} : *is);
                        if ((delta > 0) == (change.delta > 0) && std::abs(delta) > most) {
                            most = std::abs(delta);
                            change.dimension = dimension;
                        }
                    });
                m_result.work.push_back(std::move(change));
            });
    }

    void compareCollectives()
    {
        using Duration = std::optional<Time>;
        forBoth(m_before.collectives, m_after.collectives,
            [this](const WorkKey& key, const Duration* before, const Duration* after) {
                const Time* was = before != nullptr && *before ? &**before : nullptr;
                const Time* is = after != nullptr && *after ? &**after : nullptr;
                CollectiveChange change;
                static_cast<TimeChange&>(change) = changeOf(was, is);
                change.key = key;
                change.unfinishedBefore = before != nullptr && was == nullptr;
                change.unfinishedAfter = after != nullptr && is == nullptr;
                m_result.collectives.push_back(std::move(change));
            });
        sortByKey(m_result.collectives);
        const auto isAlone = [](const CollectiveChange& change) { return !change.before || !change.after; };
        std::stable_sort(m_result.collectives.begin(), m_result.collectives.end(),
            [&isAlone](const CollectiveChange& a, const CollectiveChange& b) {
                return isAlone(a) != isAlone(b) ? isAlone(b) : std::abs(a.delta) > std::abs(b.delta);
            });
    }

    [[nodiscard]] static double useOf(const LinkFigure* link, Time makespan)
    {
        if (link == nullptr || !link->busy || makespan.ns() == 0)
            return 0;
        return static_cast<double>(link->busy->ns()) / static_cast<double>(makespan.ns());
    }

    void compareLinks()
    {
        forBoth(m_before.links, m_after.links,
            [this](const std::string& name, const LinkFigure* before, const LinkFigure* after) {
                LinkChange change { name, {}, {}, useOf(after, m_after.makespan) - useOf(before, m_before.makespan) };
                if (before != nullptr)
                    change.before = *before;
                if (after != nullptr)
                    change.after = *after;
                const bool same = before != nullptr && after != nullptr && before->bytes == after->bytes
                    && before->busy == after->busy && change.use == 0;
                if (!same)
                    m_result.links.push_back(std::move(change));
            });
        std::sort(m_result.links.begin(), m_result.links.end(),
            [](const LinkChange& a, const LinkChange& b) { return naturalLess(a.name, b.name); });
        const auto bytes = [](const LinkChange& change) {
            const std::uint64_t before = change.before ? change.before->bytes : 0;
            const std::uint64_t after = change.after ? change.after->bytes : 0;
            return std::max(before, after) - std::min(before, after);
        };
        std::stable_sort(
            m_result.links.begin(), m_result.links.end(), [&bytes](const LinkChange& a, const LinkChange& b) {
                const double first = std::abs(a.use);
                const double second = std::abs(b.use);
                return first != second ? first > second : bytes(a) > bytes(b);
            });
    }

    [[nodiscard]] bool isSame() const
    {
        const auto unchanged = [](const auto& changes) {
            return std::all_of(changes.begin(), changes.end(),
                [](const auto& change) { return change.delta == 0 && change.before && change.after; });
        };
        return unchanged(m_result.work) && unchanged(m_result.kinds) && unchanged(m_result.collectives)
            && m_result.links.empty() && m_result.settings.empty();
    }

    [[nodiscard]] bool hasSameShape() const
    {
        const auto before = m_before.settings.find("dimensions");
        const auto after = m_after.settings.find("dimensions");
        return before == m_before.settings.end() || after == m_after.settings.end() || before->second == after->second;
    }

    void judge()
    {
        const double before = static_cast<double>(m_before.makespan.ns());
        const double after = static_cast<double>(m_after.makespan.ns());
        if (!m_before.complete || !m_after.complete) {
            m_result.verdict = ComparisonVerdict::Unfinished;
            return;
        }
        if (m_difference == 0) {
            m_result.verdict = isSame() ? ComparisonVerdict::Equal : ComparisonVerdict::EqualTime;
            return;
        }
        m_result.verdict = m_difference < 0 ? ComparisonVerdict::Faster : ComparisonVerdict::Slower;
        m_result.ratio = before > 0 && after > 0 ? std::max(before, after) / std::min(before, after) : 0;
        // Those at the head of the lists have the greatest share. Waiting is no cause of its own, nor is elsewhere a
        // place.
        constexpr double kHalf = 0.5;
        const auto take = [this](ComparisonCause cause, const auto& changes, bool mayBe, std::size_t at = 0) {
            if (at >= changes.size() || !mayBe || (m_result.causeShare >= kHalf))
                return;
            if (m_result.cause == ComparisonCause::Unknown || changes[at].share >= kHalf) {
                m_result.cause = cause;
                m_result.causeShare = changes[at].share;
                m_result.causeAt = at;
            }
        };
        // What has come onto the path may take as long as ever: what stands on both tells more.
        const auto isOnBoth = [](const WorkChange& change) { return change.before && change.after; };
        const auto both = std::ranges::find_if(m_result.work, isOnBoth);
        take(ComparisonCause::Work, m_result.work, both != m_result.work.end() && both->share >= kHalf,
            static_cast<std::size_t>(both - m_result.work.begin()));
        take(ComparisonCause::Work, m_result.work, true);
        take(ComparisonCause::Dimension, m_result.dimensions,
            hasSameShape() && !m_result.dimensions.empty() && m_result.dimensions.front().dimension != kNobody);
        take(ComparisonCause::Kind, m_result.kinds, true);
    }

    const RunFigures& m_before;
    const RunFigures& m_after;
    std::int64_t m_difference;
    Comparison m_result;
};

} // namespace

Comparison compare(const RunFigures& before, const RunFigures& after)
{
    return Comparing(before, after).run();
}

Comparison compareMakespans(const RunFigures& before, const RunFigures& after)
{
    const auto makespanOf = [](const RunFigures& run) {
        RunFigures figures;
        figures.makespan = run.makespan;
        figures.complete = run.complete;
        return figures;
    };
    Comparison found = compare(makespanOf(before), makespanOf(after));
    if (found.verdict == ComparisonVerdict::Equal)
        found.verdict = ComparisonVerdict::EqualTime;
    return found;
}

} // namespace weft::analysis
