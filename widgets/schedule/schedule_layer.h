// SPDX-License-Identifier: GPL-3.0-or-later
// Paints what a ScheduleScene shows, without what changes under the pointer: into an image for the screen, or as
// shapes for SVG and PDF. Interface thread.
#pragma once

#include "widgets/base/looks/theme.h"
#include "widgets/schedule/mark_painter.h"
#include "widgets/schedule/schedule_scene.h"

#include <QFont>
#include <QHash>
#include <QImage>
#include <QStaticText>

#include <functional>
#include <utility>

class QPainter;

namespace weft::widgets {

class ScheduleLayer {
public:
    using RankName = std::function<QString(std::uint32_t rank)>;

    // `scale`: device pixels a logical one.
    [[nodiscard]] const QImage& render(
        const ScheduleScene& scene, double scale, const QFont& font, const RankName& nameOf);
    // The same as shapes; an image where the marks are too many or too small for shapes.
    void paintVectors(QPainter& painter, const ScheduleScene& scene, const QFont& font, const RankName& nameOf);
    // Some of the marks and arrows over a painted scene, the arrows in one colour.
    void paintOver(QPainter& painter, const ScheduleScene& scene, const ScheduleGlimpse& glimpse, const QColor& color);
    void forgetTexts() { m_texts.clear(); } // after a change of the font

    static constexpr std::size_t kMostVectors = 20'000; // marks and arrows

private:
    static void paintLegend(QPainter& painter, const ScheduleScene& scene, bool arrowsLeftOut);
    void paintGround(QPainter& painter, const ScheduleScene& scene) const;
    void paintMarksInto(QImage& image, const ScheduleScene& scene, const ScheduleGlimpse& glimpse);
    void paintArrows(QPainter& painter, const ScheduleScene& scene, const ScheduleGlimpse& glimpse) const;
    void paintMarks(QPainter& painter, const ScheduleScene& scene, const ScheduleGlimpse& glimpse, bool sprites);
    void paintFrame(QPainter& painter, const ScheduleScene& scene, const QFont& font, const RankName& nameOf) const;
    [[nodiscard]] const QStaticText& textOf(const QString& text, const QFont& font);

    QImage m_image;
    double m_scale = 1;
    MarkSprites m_sprites;
    QHash<std::pair<QString, int>, QStaticText> m_texts; // by text and size
    bool m_arrowsLeftOut = false;
};

} // namespace weft::widgets
