// SPDX-License-Identifier: GPL-3.0-or-later
// The clocks of a comparison: one of its own, and one of each run, whose visible and selected ranges and cursors go
// together by where the runs stand on the common one. The clock of the window is none of them. Interface thread; owned
// by the comparison.
#pragma once

#include "widgets/base/shared/time_controller.h"
#include "widgets/comparison/alignment.h"

namespace weft::widgets {

class CoupledClocks : public QObject {
    Q_OBJECT

public:
    explicit CoupledClocks(QObject* parent = nullptr);

    [[nodiscard]] TimeController* common() const { return m_common; }
    [[nodiscard]] TimeController* a() const { return m_a; }
    [[nodiscard]] TimeController* b() const { return m_b; }
    [[nodiscard]] const AlignedRuns& runs() const { return m_runs; }

    // Other runs: all is visible, nothing is selected, and the cursor is at the start.
    void begin(const AlignedRuns& runs);
    // The same runs stand otherwise: what was visible of the first one stays so.
    void move(const AlignedRuns& runs);

signals:
    void moved(); // the runs are others, or stand otherwise

private:
    void couple(TimeController* one);
    void setExtents(const AlignedRuns& runs);
    [[nodiscard]] RunPlace placeOf(const TimeController* clock) const;

    TimeController* m_common;
    TimeController* m_a;
    TimeController* m_b;
    AlignedRuns m_runs;
    bool m_isFollowing = false; // a clock follows another one
};

} // namespace weft::widgets
