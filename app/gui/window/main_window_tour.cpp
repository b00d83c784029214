// SPDX-License-Identifier: GPL-3.0-or-later
// The five steps of the tour, by the views that they speak of.
#include "app/gui/views/views.h"
#include "app/gui/window/main_window.h"
#include "app/gui/window/tour.h"

#include <QDockWidget>

namespace weft::gui {

void MainWindow::startTour()
{
    if (!m_workspace->isOpen())
        openSample();
    if (m_tour != nullptr)
        m_tour->close();
    const auto view = [this](Mode mode, const char* name) {
        return [this, mode, name = QString::fromLatin1(name)]() -> QWidget* {
            setMode(mode);
            QDockWidget* dock = m_docks.at(name);
            if (dock->isHidden())
                return nullptr; // a person closed it
            dock->raise();
            return dock;
        };
    };
    std::vector<TourStep> steps {
        { tr("What was found"),
            tr("The first sentence says where the time of the run went. The tables below it hold the figures; a row "
               "that "
               "is selected here is shown everywhere."),
            view(Mode::Analyze, "summary") },
        { tr("The fabric"),
            tr("Links have the colour of how busy they were at the time cursor. Drag to move, turn the wheel to zoom, "
               "and click a link to see it in all views."),
            view(Mode::Analyze, "topology") },
        { tr("When it happened"),
            tr("Every NPU has a row. Drag over the bars to choose a range of time; W, S, A and D zoom and move, as in "
               "a game."),
            view(Mode::Analyze, "timeline") },
        { tr("Change something"),
            tr("Ctrl+1 shows the fabric for editing. Select links, change their bandwidth, and press F5: the run is "
               "added to the list of runs."),
            view(Mode::Design, "properties") },
        { tr("Compare"),
            tr("Select two runs and choose Compare to see them on one axis of time. Ctrl+K finds any command, node or "
               "operation, and ? lists all keys."),
            view(Mode::Simulate, "runs") },
    };
    m_tour = new Tour(std::move(steps), this);
    connect(m_tour, &Tour::closed, this, [this] {
        if (m_useSession)
            m_session.setTourSeen();
    });
    m_tour->goTo(0);
}

} // namespace weft::gui
