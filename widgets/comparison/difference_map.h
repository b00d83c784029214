// SPDX-License-Identifier: GPL-3.0-or-later
// The fabric of one of two runs, its links coloured by how much more or less busy they were in the second one, over
// the whole runs or over a range of the common clock. Links that the other fabric has not are dashed. Owned by the
// comparison; interface thread. The scene is laid out by a job.
#pragma once

#include "widgets/base/canvas/canvas_cursor.h"
#include "widgets/base/canvas/view_transform.h"
#include "widgets/base/jobs/job_runner.h"
#include "widgets/comparison/coupled_clocks.h"
#include "widgets/comparison/difference_painter.h"
#include "widgets/comparison/run_pair.h"
#include "widgets/documents/fabric_scene.h"

#include <QImage>
#include <QTimer>
#include <QWidget>

#include <functional>
#include <memory>

namespace weft::widgets {

class DifferenceMapParts;
class PanZoom;

class DifferenceMap : public QWidget {
    Q_OBJECT

public:
    DifferenceMap(CoupledClocks* clocks, JobRunner* jobs, QWidget* parent);
    ~DifferenceMap() override;

    void setPair(RunPairPtr pair); // null: none
    void setShowsSecond(bool second); // the fabric of b, else of a
    [[nodiscard]] bool showsSecond() const { return m_second; }
    [[nodiscard]] bool isEmpty() const { return m_scene.nodeCount() == 0; }
    void setSelected(std::uint32_t link); // of the pair; kNoPartner: none
    // By the links of the shown fabric: the difference, −1..1; absent without a partner. Empty where nothing is known.
    [[nodiscard]] const std::vector<std::optional<float>>& differences() const { return m_differences; }
    [[nodiscard]] QString title() const; // what the colours are of
    // The difference that has the colours of the ends: the largest one, at least a hundredth of a percentage point.
    [[nodiscard]] double scale() const { return m_scale; }
    void zoomBy(double factor);
    void showAll();
    void renderTo(QPainter& painter, QSize size);
    // The same, which holds what it draws: any thread may call it, in the theme of that thread.
    [[nodiscard]] std::function<void(QPainter& painter, QSize size, const Watch& watch)> toPaint() const;

    // For its parts; links are those of the shown fabric.
    [[nodiscard]] const RunView* shown() const;
    [[nodiscard]] const FabricScene& scene() const { return m_scene; }
    [[nodiscard]] const ViewTransform& view() const { return m_view; }
    [[nodiscard]] std::uint32_t pairOf(std::uint32_t link) const;
    [[nodiscard]] std::uint32_t linkAt(QPointF at) const; // kNoIndex: none
    [[nodiscard]] std::uint32_t selected() const { return m_selected; } // of the pair
    [[nodiscard]] std::uint32_t selectedLink() const; // kNoIndex: none
    [[nodiscard]] QStringList linkLines(std::uint32_t link) const; // its name, and what is known of it
    void moveView(QPointF pixels);
    void chooseLink(std::uint32_t link);
    [[nodiscard]] CanvasCursor* cursor() { return m_cursor.get(); } // of the keyboard

signals:
    void linkClicked(std::uint32_t link); // of the pair
    void titleChanged();
    void ready(); // the scene is there

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;

private:
    void layOut(); // on a worker
    void measure(); // the differences of the range in force
    [[nodiscard]] FabricDifferences drawn() const;
    [[nodiscard]] bool isNear() const; // both ways of a cable are drawn beside each other
    void stale();

    CoupledClocks* m_clocks;
    JobRunner* m_jobs;
    JobId m_job = 0;
    RunPairPtr m_pair;
    bool m_second = true;
    FabricScene m_scene;
    std::vector<std::optional<float>> m_differences;
    double m_scale = 1;
    ViewTransform m_view;
    bool m_fits = true; // until a hand moves it
    QImage m_image;
    bool m_stale = true;
    std::uint32_t m_hovered = kNoIndex; // link of the scene
    std::uint32_t m_selected = kNoPartner; // of the pair
    QTimer m_measureTimer;
    std::unique_ptr<DifferenceMapParts> m_parts;
    std::unique_ptr<CanvasCursor> m_cursor;
};

} // namespace weft::widgets
