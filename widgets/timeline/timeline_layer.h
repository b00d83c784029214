// SPDX-License-Identifier: GPL-3.0-or-later
// The part of the Gantt chart that does not follow the pointer: ruler, labels, bars, their names and the critical path,
// drawn into an image. Owned by the canvas, which shows it until something of it changes, or by who draws a picture of
// a scene; any thread.
#pragma once

#include "widgets/timeline/bar_painter.h"
#include "widgets/timeline/timeline_scene.h"

#include <QFont>
#include <QHash>
#include <QImage>
#include <QStaticText>

#include <vector>

class QPainter;

namespace weft::widgets {

class TimelineLayer {
public:
    // `scale`: device pixels a logical one. The image has that device pixel ratio.
    const QImage& render(const TimelineScene& scene, double scale, const QFont& font, bool criticalPath);
    // The same picture as shapes where the painter draws such and there are not too many bars, else as pixels.
    void paint(QPainter& painter, const TimelineScene& scene, double scale, const QFont& font, bool criticalPath);
    void forgetNames() { m_names.clear(); } // another run, or another font

private:
    void paintOver(QPainter& painter, const TimelineScene& scene, const QFont& font, bool criticalPath);
    void paintRows(const TimelineScene& scene, const BarPainter& painter);
    void paintTrack(const TimelineScene& scene, const Row& row, bool pinned, const BarPainter& painter);
    void copyLine(const QRect& place, const QRect& area);
    void makeGround(const TimelineScene& scene);
    void paintBarNames(QPainter& painter, const TimelineScene& scene, const Row& row, bool pinned);
    void paintLabels(QPainter& painter, const TimelineScene& scene);
    void paintLabel(QPainter& painter, const TimelineScene& scene, const Row& row, bool pinned);
    static void paintHeading(QPainter& painter, const TimelineScene& scene, const Row& row, const QRect& rect);
    static void paintCriticalPath(QPainter& painter, const TimelineScene& scene);

    struct Name {
        QStaticText text;
        int width = 0;
    };
    const Name& nameOf(const QString& text, const QFont& font);

    QImage m_image;
    double m_scale = 1;
    std::vector<QRgb> m_ground; // a line of the plot without bars
    std::vector<QRgb> m_line;
    QHash<QString, Name> m_names;
};

} // namespace weft::widgets
