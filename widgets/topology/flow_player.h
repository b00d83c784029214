// SPDX-License-Identifier: GPL-3.0-or-later
// Plays the messages of a run over the canvas by the common clock: the bar below it, and what moves on the links. It
// has no timer of its own, and computes nothing while it is not seen. Interface thread; the canvas, the clock and the
// job runner outlive it.
#pragma once

#include "widgets/base/canvas/player_bar.h"
#include "widgets/base/shared/run_view.h"
#include "widgets/base/shared/time_controller.h"
#include "widgets/topology/message_flow.h"
#include "widgets/topology/topology_canvas.h"

namespace weft::widgets {

class CommandRegistry;
class JobRunner;

class FlowPlayer : public PlayerBar {
    Q_OBJECT

public:
    FlowPlayer(
        TopologyCanvas* canvas, FabricDocument* document, TimeController* time, JobRunner* jobs, QWidget* parent);

    void registerCommands(CommandRegistry& commands);
    void setRun(RunViewPtr run); // null: none, and the bar is gone
    [[nodiscard]] const MessageFlow* flow() const { return m_flow.get(); }
    // What cannot be played, and what is instead; empty where messages move.
    [[nodiscard]] QString note() const;
    [[nodiscard]] bool loops() const { return m_loops; }
    void setLoops(bool loops);

signals:
    void noteChanged();

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void follow(); // the clock
    void showTime();
    void fillPaces();
    void again(); // from the start, where it has come to the end
    void matchLinks();

    TopologyCanvas* m_canvas;
    FabricDocument* m_document;
    TimeController* m_time;
    JobRunner* m_jobs;
    RunViewPtr m_run;
    std::shared_ptr<const MessageFlow> m_flow; // null: none yet
    std::vector<std::uint32_t> m_linkOf; // the document's index, by the run's link
    bool m_loops = false;
    QAction* m_play = nullptr;
    QAction* m_loop = nullptr;
};

} // namespace weft::widgets
