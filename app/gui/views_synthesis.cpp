// SPDX-License-Identifier: GPL-3.0-or-later
// The synthesis view in the window: the fabric that it works on, and where its results go.
#include "app/gui/views.h"
#include "widgets/schedule/schedule_view.h"
#include "widgets/synthesis/synthesis_view.h"

namespace weft::gui {

void Views::makeSynthesis(QWidget* window)
{
    const auto input = [this]() -> Result<widgets::SynthesisInput> {
        const auto sealed = m_workspace->fabric()->sealed();
        if (!sealed)
            return sealed.error();
        return widgets::SynthesisInput { (*sealed)->fabric, (*sealed)->linkKeys };
    };
    m_synthesis = new widgets::SynthesisView(m_workspace->jobs(), input, window);
    m_widgets[QStringLiteral("synthesis")] = m_synthesis;
    const auto open = [this] {
        m_schedule->showSchedule(m_synthesis->run()->schedule, m_synthesis->resultName());
        emit showView(QStringLiteral("schedule"));
    };
    connect(m_synthesis, &widgets::SynthesisView::statusMessage, this, &Views::message);
    connect(m_synthesis, &widgets::SynthesisView::openRequested, this, open);
    connect(m_synthesis, &widgets::SynthesisView::useRequested, this, [this, open] {
        open();
        askUseSchedule(m_synthesis->run()->schedule, m_synthesis->resultName(), {});
    });
    connect(
        m_synthesis, &widgets::SynthesisView::linksRequested, this, [this](const std::vector<widgets::LinkKey>& links) {
            m_workspace->selection()->selectLinks(links);
            emit showView(QStringLiteral("topology"));
            emit m_workspace->selection()->revealRequested();
        });
    connect(m_workspace, &Workspace::opened, this, [this] { m_synthesis->clear(); });
}

} // namespace weft::gui
