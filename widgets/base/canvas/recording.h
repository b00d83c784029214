// SPDX-License-Identifier: GPL-3.0-or-later
// What is painted on the interface thread, to be drawn elsewhere: widgets are asked for what they show, and a worker
// makes pixels or shapes of it. Painted where the widgets live; played on any thread, in the theme it was painted in.
#pragma once

#include <QPaintDevice>
#include <QSize>

#include <functional>
#include <memory>
#include <vector>

class QPainter;

namespace weft::widgets {

struct Theme;
class RecordingEngine;

class Recording : public QPaintDevice {
public:
    // Stands for a device of that size in logical pixels, which keeps shapes, or has `scale` pixels a logical one.
    Recording(QSize size, double scale, bool keepsShapes);
    ~Recording() override;

    // What costs much to draw and holds all that it draws: at once, or when a recording is played.
    using Draw = std::function<void(QPainter&)>;
    static void draw(QPainter& painter, Draw later);

    [[nodiscard]] bool keepsShapes() const { return m_keepsShapes; }
    // On a device that is like the one it stands for.
    void play(QPainter& painter) const;

    [[nodiscard]] QPaintEngine* paintEngine() const override;

protected:
    [[nodiscard]] int metric(PaintDeviceMetric what) const override;

private:
    QSize m_size;
    double m_scale;
    bool m_keepsShapes;
    const Theme& m_theme;
    std::vector<Draw> m_steps;
    std::unique_ptr<RecordingEngine> m_engine;
};

} // namespace weft::widgets
