// SPDX-License-Identifier: GPL-3.0-or-later
// What the synthesis view can be told to do, and why it sometimes cannot.
#include "widgets/base/shared/command_registry.h"
#include "widgets/synthesis/result_panel.h"
#include "widgets/synthesis/synthesis_view.h"

namespace weft::widgets {

void SynthesisView::registerCommands(CommandRegistry& commands)
{
    const QString group = tr("Synthesis");
    commands.add(
        { "synthesis.start", tr("&Synthesize"), group, { QKeySequence(Qt::CTRL | Qt::Key_Return) }, {},
            tr("Make an algorithm for the fabric that is open"), false, true },
        [this] {
            emit showViewRequested(QStringLiteral("synthesis"));
            startFromForm();
        },
        this);
    commands.add(
        { "synthesis.stop", tr("Sto&p synthesis"), group, {}, {},
            tr("End the search; the best until then is proved and kept") },
        [this] { stop(); }, this);
    commands.add(
        { "synthesis.compare", tr("&Compare synthesis with the library"), group, {}, {},
            tr("Simulate every algorithm of the library that can serve, on the same fabric") },
        [this] { compare(); }, this);
    commands.add(
        { "synthesis.repair", tr("&Repair synthesized algorithm"), group, {}, {},
            tr("Make it anew for the fabric as it is, and keep as much of it as can be") },
        [this] { repair(); }, this);
    commands.add(
        { "synthesis.export", tr("&Export synthesized algorithm…"), group, {}, {},
            tr("Write it as MSCCL XML, as Weft's JSON, as Chakra traces or as a file of equal steps") },
        [this] { emit exportRequested(tr("Algorithm")); }, this);
    m_result->registerCommands(commands, group, this);
    const auto explain = [&commands](const char* id, const std::function<QString()>& whyNot) {
        commands.explain({ QString::fromLatin1(id) }, whyNot);
    };
    explain("synthesis.start", [this] {
        return m_npus == 0 ? tr("Draw or open a fabric first")
            : isRunning()  ? tr("A synthesis is going on: stop it first")
                           : QString();
    });
    explain(
        "synthesis.stop", [this] { return isRunning() || isComparing() ? QString() : tr("No synthesis is going on"); });
    explain("synthesis.compare",
        [this] { return m_run == nullptr ? tr("Synthesize an algorithm first") : m_result->againstFigures(); });
    explain("synthesis.repair", [this] {
        return m_run == nullptr || m_run->schedule == nullptr ? tr("Synthesize an algorithm first")
            : m_result->isRepairable()                        ? QString()
                                                              : tr("Nothing that it uses has failed or become slower");
    });
    explain("synthesis.export", [this] { return canExport() ? QString() : tr("Synthesize an algorithm first"); });
}

} // namespace weft::widgets
