// SPDX-License-Identifier: GPL-3.0-or-later
// How good the best so far was over the time of a search, against the bound that nothing goes below. Interface thread.
#pragma once

#include "widgets/plots/spoken_chart.h"

#include <QPointF>

#include <cstdint>

class QLineSeries;
class QValueAxis;

namespace weft::widgets {

class SearchChart : public SpokenChart {
    Q_OBJECT

public:
    explicit SearchChart(QWidget* parent = nullptr);

    void clear();
    // The bound, ns; 0: not known yet.
    void setBound(std::uint64_t ns);
    // The best after so many seconds, ns. A best that goes up begins the curve anew: another number of chunks, or
    // another half, is being sought. Points come in the order of time.
    void addPoint(double seconds, std::uint64_t bestNs);
    [[nodiscard]] QList<QPointF> points() const; // s, µs
    [[nodiscard]] double boundMicros() const { return m_boundMicros; }

protected:
    void changeEvent(QEvent* event) override;

private:
    void restyle();
    void sayAgain(); // in the language in force
    void fitAxes();

    double m_boundMicros = 0;
    double m_lastSeconds = 0;
    QLineSeries* m_best;
    QLineSeries* m_bound;
    QValueAxis* m_time;
    QValueAxis* m_value;
};

} // namespace weft::widgets
