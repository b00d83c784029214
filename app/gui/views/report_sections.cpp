// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/views/report_sections.h"

#include "app/gui/panels/compare_view.h"
#include "app/gui/views/report_comparison.h"
#include "app/gui/views/report_inputs.h"
#include "app/gui/views/report_of_view.h"
#include "app/gui/views/report_pictures.h"
#include "app/gui/views/report_program.h"
#include "app/gui/views/view_registry.h"
#include "app/gui/views/views.h"
#include "app/gui/workspace/workspace.h"
#include "engine/core/fingerprint.h"
#include "engine/report/comparison_text.h"
#include "engine/study/programs/program_settings.h"
#include "engine/topology/fabric_hash.h"
#include "widgets/base/looks/theme.h"
#include "widgets/base/words/engine_text.h"
#include "widgets/base/words/filled_in.h"
#include "widgets/base/words/joined.h"
#include "widgets/base/words/quantity_format.h"
#include "widgets/comparison/run_match.h"
#include "widgets/programs/program_session.h"
#include "widgets/programs/program_view.h"
#include "widgets/summary/headline_words.h"
#include "widgets/summary/summary_view.h"
#include "widgets/topology/topology_view.h"

#include <QApplication>
#include <QFileInfo>

#include <functional>
#include <optional>
#include <utility>

namespace weft::gui {

namespace {

using widgets::Facts;
using widgets::ReportSection;
using widgets::ReportTable;
using widgets::View;
using widgets::ViewExport;

// The context of the translations.
struct Words {
    Q_DECLARE_TR_FUNCTIONS(weft::gui::Report)
};

QString text(std::string_view from)
{
    return QString::fromUtf8(from.data(), static_cast<qsizetype>(from.size()));
}

QString comparedWith(const widgets::RunView& baseline, const widgets::RunView& run)
{
    const auto figuresOf = [](const widgets::RunView& view) {
        analysis::RunFigures figures;
        figures.makespan = view.run->makespan;
        figures.complete = view.run->complete();
        return figures;
    };
    //: the name of a run, and a sentence
    return Words::tr("Compared with the baseline %1: %2.")
        .arg(baseline.name,
            widgets::inWords(
                report::comparisonSentence(analysis::compareMakespans(figuresOf(baseline), figuresOf(run)))));
}

class Maker {
public:
    Maker(Views& views, Workspace& workspace)
        : m_views(views)
        , m_workspace(workspace)
    {
    }

    [[nodiscard]] ReportSection inputs() const { return inputsSection(m_views, m_workspace); }

    [[nodiscard]] ReportSection finding() const
    {
        ReportSection section;
        const widgets::RunViewPtr run = m_workspace.currentRun();
        if (run == nullptr && m_workspace.runs()->current() == nullptr)
            return programFinding(m_views);
        if (run == nullptr)
            return section;
        section.sentences << widgets::asWholeSentence(headlineWords(*run));
        if (const QString partial = widgets::SummaryView::partialReason(*run->run); !partial.isEmpty())
            section.sentences << partial;
        const RunItem* baseline = m_workspace.runs()->baseline();
        if (baseline != nullptr && baseline->view != nullptr && baseline->view != run)
            section.sentences << comparedWith(*baseline->view, *run);
        const QString changes = m_workspace.runs()->changesOf(m_workspace.runs()->current()->id);
        if (!changes.isEmpty())
            section.sentences << Words::tr("Since this run was made these have changed: %1.").arg(changes);
        return section;
    }

    [[nodiscard]] ReportSection topology() const
    {
        ReportSection section;
        const std::size_t links = m_workspace.fabric()->columns().linkCount();
        if (m_workspace.fabric()->isEmpty())
            return section;
        const ViewExport picture = m_views.get<widgets::TopologyView>()->pictureOf(
            m_workspace.currentRun().get(), kWidePicture.width(), widgets::Theme::light());
        section.pictures.push_back({ picture.name.isEmpty() ? Words::tr("The fabric") : picture.name, picture.size, {},
            links <= kMostLinksAsShapes,
            [paint = picture.paint](QPainter& painter, QSize size, const Watch&) { paint(painter, size); } });
        return section;
    }

    [[nodiscard]] ReportSection metrics() const
    {
        ReportSection section;
        const widgets::RunViewPtr run = m_workspace.currentRun();
        if (run == nullptr)
            return section;
        for (const widgets::RunFigure& figure : widgets::figuresOf({ run->name, run, nullptr })) {
            if (figure.value)
                section.facts.emplace_back(figure.name, figureText(*figure.value, figure.unit));
        }
        addTables(section, m_views.find(QStringLiteral("summary")));
        return section;
    }

    [[nodiscard]] ReportSection overTime(const char* view,
        std::optional<widgets::ReportPicture> (*paint)(const View& view, QSize size), const QString& title) const
    {
        ReportSection section;
        if (auto picture = paint(*m_views.find(QString::fromLatin1(view)), kWidePicture)) {
            picture->title = picture->title.isEmpty() ? title : withDetail(title, picture->title);
            section.pictures.push_back(std::move(*picture));
        }
        return section;
    }

    [[nodiscard]] ReportSection tables(const char* view) const
    {
        ReportSection section;
        addTables(section, m_views.find(QString::fromLatin1(view)));
        return section;
    }

    [[nodiscard]] ReportSection comparison() const { return comparisonSection(m_views); }

    [[nodiscard]] ReportSection program() const { return programSection(m_views); }

    [[nodiscard]] ReportSection warnings() const
    {
        ReportSection section;
        const RunItem* run = m_workspace.runs()->current();
        if (run == nullptr)
            return section;
        ReportTable table { {}, {}, { false, false }, {}, {} };
        for (const Finding& finding : run->findings)
            table.rows.push_back({ finding.severity == Severity::Error ? Words::tr("Error") : Words::tr("Warning"),
                widgets::inWords(finding.error) });
        if (table.rows.empty())
            section.sentences << (!run->entry.findings.empty()
                    ? Words::tr("There are none.")
                    : Words::tr(
                        "This run was stored without its warnings, by an older Weft: run it again to see them."));
        else
            section.tables.push_back(std::move(table));
        return section;
    }

private:
    Views& m_views;
    Workspace& m_workspace;
};

// A program that belongs to no project yet is what its report is of.
QString titleOf(const Workspace& workspace, const RunItem* run)
{
    if (run == nullptr && workspace.path().isEmpty() && !workspace.program()->isEmpty()
        && !workspace.program()->name().isEmpty())
        return Words::tr("Program %1").arg(QFileInfo(workspace.program()->name()).completeBaseName());
    if (run == nullptr)
        return workspace.title();
    if (workspace.path().isEmpty())
        return text(run->entry.name);
    //: the name of a project, the name of a run
    return Words::tr("%1: %2").arg(QFileInfo(workspace.path()).completeBaseName(), text(run->entry.name));
}

QString aboutOf(const Workspace& workspace, const RunItem* run)
{
    if (run == nullptr && !workspace.program()->isEmpty())
        return widgets::filledIn(Words::tr("%1 on %2"),
            { inputName(workspace.program()->name().toStdString()), inputName(workspace.fabricName().toStdString()) });
    if (run == nullptr)
        return Words::tr("There is no run.");
    //: a workload, a fabric
    return widgets::filledIn(Words::tr("%1 on %2"), { inputName(run->entry.workload), inputName(run->entry.fabric) });
}

struct Section {
    const char* id;
    QString title;
    std::function<ReportSection(const Maker&)> make;
};

std::vector<Section> sections()
{
    const auto overTime = [](const char* view, auto paint, const QString& title) {
        return [=](const Maker& maker) { return maker.overTime(view, paint, title); };
    };
    const auto tables = [](const char* view) { return [view](const Maker& maker) { return maker.tables(view); }; };
    return { { "finding", Words::tr("What was found"), std::mem_fn(&Maker::finding) },
        { "inputs", Words::tr("Inputs and settings"), std::mem_fn(&Maker::inputs) },
        { "topology", Words::tr("Topology"), std::mem_fn(&Maker::topology) },
        { "metrics", Words::tr("Figures"), std::mem_fn(&Maker::metrics) },
        { "timeline", Words::tr("Timeline"),
            overTime("timeline", timelinePicture, Words::tr("What the ranks did when")) },
        { "utilization", Words::tr("Utilization"),
            overTime("utilization", utilizationPicture, Words::tr("How busy links were over time")) },
        { "heatmap", Words::tr("Link heat map"),
            overTime("heatmap", heatPicture, Words::tr("How busy each link was, over time")) },
        { "comparison", Words::tr("Comparison"), std::mem_fn(&Maker::comparison) },
        { "program", Words::tr("Program"), std::mem_fn(&Maker::program) },
        { "algorithms", Words::tr("Algorithms"), tables("synthesis") },
        { "cases", Words::tr("Cases"), tables("sweep") },
        { "warnings", Words::tr("Warnings"), std::mem_fn(&Maker::warnings) } };
}

} // namespace

std::vector<std::pair<QString, QString>> reportSections()
{
    std::vector<std::pair<QString, QString>> named;
    for (const Section& section : sections())
        named.emplace_back(QString::fromLatin1(section.id), section.title);
    return named;
}

std::vector<widgets::ReportPart> reportParts(Views& views, Workspace& workspace)
{
    auto* compare = views.get<CompareView>();
    compare->decide(); // two runs are compared without somebody looking at it
    const widgets::ProgramSession* session = views.get<widgets::ProgramView>()->session();
    const bool isOfProgram = workspace.runs()->current() == nullptr;
    std::vector<widgets::ReportPart> parts;
    for (const Section& section : sections()) {
        const QString id = QString::fromLatin1(section.id);
        parts.push_back({ id, section.title, [id, section, maker = Maker(views, workspace)] {
                             ReportSection made = section.make(maker);
                             made.id = id;
                             made.title = section.title;
                             for (ReportTable& table : made.tables) {
                                 if (table.title == made.title)
                                     table.title.clear(); // it stands above
                             }
                             return made;
                         } });
        if (id == QStringLiteral("comparison"))
            parts.back().isComing = [compare] { return compare->isComing(); };
        if (id == QStringLiteral("program") || (id == QStringLiteral("finding") && isOfProgram))
            parts.back().isComing = [session] {
                return (!session->document()->isEmpty() && !session->isCurrent()) || session->isChecking();
            };
    }
    return parts;
}

widgets::Report reportHead(Workspace& workspace)
{
    widgets::Report report;
    const RunItem* run = workspace.runs()->current();
    report.title = titleOf(workspace, run);
    report.about = aboutOf(workspace, run);
    report.language = QLocale().bcp47Name();
    report.isRightToLeft = QApplication::isRightToLeft();
    if (run != nullptr) {
        Fingerprint key;
        for (const std::uint64_t part : { run->entry.fingerprint, run->entry.fabricHash, run->entry.workloadHash })
            key.add(part);
        report.key = QByteArray::fromStdString(toHex(run->entry.fingerprint) + toHex(key.value()));
        if (!run->entry.result.empty()) // else it is of this moment, and another one of the next
            report.when = QByteArray::fromStdString(run->entry.when);
    } else if (!workspace.program()->isEmpty()) {
        Fingerprint key;
        const study::ProgramMachine& machine = workspace.program()->machine();
        for (const std::string& text :
            { workspace.program()->text(), machine.deviceOrFile(), study::toText(machine.setting).english() })
            key.add(text);
        key.add(std::uint64_t { machine.usesSettings } << 1U | (machine.launches ? 1U : 0U));
        if (const auto fabric = workspace.fabric()->sealed())
            key.add(topology::hashOf((*fabric)->fabric));
        report.key = QByteArray::fromStdString(toHex(key.value()));
    }
    return report;
}

} // namespace weft::gui
