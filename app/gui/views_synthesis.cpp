// SPDX-License-Identifier: GPL-3.0-or-later
// The synthesis view in the window: the fabric that it works on, and where its results go.
#include "app/gui/views.h"
#include "engine/study/step_schedules.h"
#include "widgets/base/quantity_format.h"
#include "widgets/schedule/schedule_view.h"
#include "widgets/synthesis/synthesis_view.h"

#include <QFileInfo>

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

void Views::checkSteps(const QString& path)
{
    const auto sealed = m_workspace->fabric()->sealed();
    if (!sealed) {
        emit message(tr("%1 holds links by their numbers: open its fabric first").arg(QFileInfo(path).fileName()));
        return;
    }
    m_workspace->jobs()->start(
        tr("Checking %1").arg(QFileInfo(path).fileName()), this,
        [fabric = (*sealed)->fabric, file = path.toStdString()](const Watch& watch) -> Result<study::StepsCheck> {
            auto stored = synthesis::openStepFile(file);
            if (!stored)
                return stored.error();
            return study::checkSteps(*std::move(stored), fabric, watch);
        },
        [this, path](const Result<study::StepsCheck>& check) {
            Findings findings;
            if (!check)
                fail(findings, check.error());
            else if (!check->correct)
                fail(findings,
                    { ErrorCode::Mismatched, check->firstError, { path.toStdString(), {}, {}, {}, {}, {}, {} },
                        "it is checked on the fabric that is open" });
            showFindings(QStringLiteral("schedule"), findings);
            if (!findings.empty()) {
                emit message(QString::fromStdString(toString(findings.front().error)));
                return;
            }
            emit message(tr("%1 is correct: %2, %3 of the bound")
                             .arg(QFileInfo(path).fileName(), QString::fromStdString(study::stepsText(check->stored)),
                                 widgets::formatPercent(check->efficiency())));
        });
}

} // namespace weft::gui
