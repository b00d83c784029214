// SPDX-License-Identifier: GPL-3.0-or-later
// Lines over sizes on a logarithmic axis: bus bandwidth, algorithm bandwidth or time. Measured series are dashed with
// markers. Interface thread; a part of SweepView.
#pragma once

#include "widgets/plots/spoken_chart.h"

#include <QPointF>
#include <QString>

#include <vector>

class QCategoryAxis;
class QXYSeries;

namespace weft::widgets {

enum class SweepFigure { BusBandwidth, AlgorithmBandwidth, Time };

struct SweepSeries {
    QString name;
    bool isMeasured = false;
    QList<QPointF> points {}; // bytes; GB/s or µs
};

class SweepChart : public SpokenChart {
    Q_OBJECT

public:
    explicit SweepChart(QWidget* parent = nullptr);

    void setSeries(SweepFigure figure, std::vector<SweepSeries> series);
    [[nodiscard]] SweepFigure figure() const { return m_figure; }
    [[nodiscard]] const std::vector<SweepSeries>& series() const { return m_series; }

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void rebuild();
    void addSizes();
    void addFigures();
    void label();
    void paintSeries(QXYSeries& line, std::size_t number);
    void showPoint(const SweepSeries& series, const QPointF& point) const;
    [[nodiscard]] QString figureOf(double value) const;

    SweepFigure m_figure = SweepFigure::BusBandwidth;
    std::vector<SweepSeries> m_series;
    QCategoryAxis* m_sizes = nullptr;
    int m_least = 0; // exponents of 2 that the axis spans
    int m_most = 1;
    int m_step = 0; // between two labels
};

} // namespace weft::widgets
