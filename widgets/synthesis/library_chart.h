// SPDX-License-Identifier: GPL-3.0-or-later
// The synthesized algorithm beside those of the library: a bar each, the quickest above. Interface thread.
#pragma once

#include "engine/study/synthesis/synthesis_comparison.h"
#include "widgets/plots/spoken_chart.h"

#include <QString>

#include <vector>

namespace weft::widgets {

class LibraryChart : public SpokenChart {
    Q_OBJECT

public:
    struct Bar {
        QString name;
        double micros = 0;
        bool isOwn = false; // the synthesized one
        bool isFiner = false; // with more chunks than were asked for, which is said beside the name
        bool operator==(const Bar&) const = default;
    };

    explicit LibraryChart(QWidget* parent = nullptr);

    // The bars of a run and of the algorithms that could be timed, the quickest first.
    [[nodiscard]] static std::vector<Bar> barsOf(
        const study::SynthesisRun& run, const std::vector<study::AlgorithmTime>& rows);
    void setBars(std::vector<Bar> bars);
    [[nodiscard]] const std::vector<Bar>& bars() const { return m_bars; }

protected:
    void changeEvent(QEvent* event) override;

private:
    void rebuild();

    std::vector<Bar> m_bars;
};

} // namespace weft::widgets
