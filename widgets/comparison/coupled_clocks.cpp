// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/comparison/coupled_clocks.h"

#include <QScopedValueRollback>

namespace weft::widgets {

CoupledClocks::CoupledClocks(QObject* parent)
    : QObject(parent)
    , m_common(new TimeController(this))
    , m_a(new TimeController(this))
    , m_b(new TimeController(this))
{
    for (TimeController* clock : { m_common, m_a, m_b })
        couple(clock);
}

RunPlace CoupledClocks::placeOf(const TimeController* clock) const
{
    if (clock == m_a)
        return m_runs.a;
    if (clock == m_b)
        return m_runs.b;
    return { 0, m_runs.length, m_runs.length };
}

void CoupledClocks::couple(TimeController* one)
{
    const auto follow = [this, one](auto&& tell) {
        if (m_isFollowing)
            return;
        const QScopedValueRollback guard(m_isFollowing, true);
        const RunPlace from = placeOf(one);
        for (TimeController* clock : { m_common, m_a, m_b }) {
            if (clock != one)
                tell(*clock, from, placeOf(clock));
        }
    };
    connect(one, &TimeController::visibleChanged, this, [one, follow] {
        follow([one](TimeController& clock, const RunPlace& from, const RunPlace& to) {
            clock.setVisible(to.toRun(from.toCommon(one->visible())));
        });
    });
    connect(one, &TimeController::selectedChanged, this, [one, follow] {
        follow([one](TimeController& clock, const RunPlace& from, const RunPlace& to) {
            const std::optional<TimeRange> range = one->selected();
            clock.setSelected(range ? std::optional(to.toRun(from.toCommon(*range))) : std::nullopt);
        });
    });
    connect(one, &TimeController::cursorChanged, this, [one, follow] {
        follow([one](TimeController& clock, const RunPlace& from, const RunPlace& to) {
            clock.setCursor(to.toRun(from.toCommon(one->cursor())));
        });
    });
}

void CoupledClocks::setExtents(const AlignedRuns& runs)
{
    m_runs = runs;
    const QScopedValueRollback guard(m_isFollowing, true);
    for (TimeController* clock : { m_common, m_a, m_b })
        clock->setExtent(placeOf(clock).toRun(TimeRange { 0, runs.length }));
}

void CoupledClocks::begin(const AlignedRuns& runs)
{
    setExtents(runs);
    emit moved();
}

void CoupledClocks::move(const AlignedRuns& runs)
{
    if (runs == m_runs)
        return;
    const bool showedAll = m_common->visible() == m_common->extent();
    const TimeRange visible = m_a->visible();
    const std::optional<TimeRange> selected = m_a->selected();
    const std::int64_t cursor = m_a->cursor();
    setExtents(runs);
    if (!showedAll)
        m_a->setVisible(visible);
    m_a->setSelected(selected);
    m_a->setCursor(cursor);
    emit moved();
}

} // namespace weft::widgets

#include "moc_coupled_clocks.cpp"
