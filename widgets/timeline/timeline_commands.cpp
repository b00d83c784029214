// SPDX-License-Identifier: GPL-3.0-or-later
// What keys, menus and the palette can make TimelineView do, and its exports.
#include "engine/report/links_csv.h"
#include "engine/report/perfetto_trace.h"
#include "engine/report/result_json.h"
#include "engine/report/timeline_json.h"
#include "engine/study/runs/save_result.h"
#include "engine/study/runs/timed_workload.h"
#include "engine/study/schedules/collective_schedule.h"
#include "engine/study/schedules/schedule_files.h"
#include "widgets/base/canvas/image_export.h"
#include "widgets/base/words/engine_text.h"
#include "widgets/timeline/timeline_canvas.h"
#include "widgets/timeline/timeline_view.h"

#include <QFileInfo>
#include <QLineEdit>
#include <QToolButton>

namespace weft::widgets {

namespace {

constexpr int kStripStep = 4; // px

// PREFIX.et means PREFIX.0.et, PREFIX.1.et, …
std::string tracePrefix(const std::string& path)
{
    constexpr std::string_view kSuffix = ".et";
    return path.ends_with(kSuffix) ? path.substr(0, path.size() - kSuffix.size()) : path;
}

// With what the run ran by, as far as that is known.
Result<void> saveResult(const RunView& run, const std::optional<study::RunSettings>& settings, const std::string& path)
{
    Findings findings;
    const auto prepared = settings && run.workload != nullptr
        ? study::prepare(*settings, static_cast<std::uint32_t>(run.run->ranks.size()), findings)
        : Result<study::PreparedSettings>(Error {});
    return prepared ? study::saveResult(*run.run, *run.workload, prepared->system.config, path, {})
                    : report::saveResultJson(*run.run, path, {}, run.workload.get());
}

} // namespace

void TimelineView::registerCommands(CommandRegistry& commands)
{
    const QString group = tr("Timeline");
    const auto add = [&](const char* id, const QString& text, const QList<QKeySequence>& keys,
                         std::function<void()> run, const char* icon = "", const QString& tip = {}) {
        return commands.add(
            { QString::fromLatin1(id), text, group, keys, QString::fromLatin1(icon), tip }, std::move(run), this);
    };
    m_canvas->registerTimeCommands(commands, QStringLiteral("timeline"), group, this);
    add("timeline.fitSelection", tr("&Fit selection"), { Qt::Key_F }, [this] { m_canvas->fitSelection(); });
    add("timeline.previousEvent", tr("&Previous operation in the row"), { Qt::Key_Comma },
        [this] { m_canvas->stepBar(false); });
    add("timeline.nextEvent", tr("&Next operation in the row"), { Qt::Key_Period },
        [this] { m_canvas->stepBar(true); });
    add("timeline.dependencyBack", tr("To what &released it"), { Qt::Key_BracketLeft },
        [this] { m_canvas->followDependency(true); });
    add("timeline.dependencyForward", tr("To what &depends on it"), { Qt::Key_BracketRight },
        [this] { m_canvas->followDependency(false); });
    add(
        "timeline.find", tr("Find &operations"), { QKeySequence::Find },
        [this] {
            m_search->setFocus();
            m_search->selectAll();
        },
        "search");
    add("timeline.findNext", tr("Next operation &found"), { Qt::Key_N }, [this] { showFound(1); });
    add("timeline.findPrevious", tr("Previous operation fo&und"), { QKeySequence(Qt::SHIFT | Qt::Key_N) },
        [this] { showFound(-1); });
    add("timeline.filter", tr("Filter &rows"), { QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F) }, [this] {
        m_filter->setFocus();
        m_filter->selectAll();
    });
    add(
        "timeline.criticalPath", tr("Show the &critical path"), { Qt::Key_C },
        [this] {
            if (m_path->isEnabled())
                m_path->toggle();
        },
        "critical-path");
    add("timeline.bookmarks", tr("&List of bookmarks"), { QKeySequence(Qt::CTRL | Qt::Key_B) },
        [this] { m_bookmarks->showMenu(); });
    add("timeline.lanesKind", tr("Lanes by &kind of work"), {}, [this] { setLanes(LaneChoice::Kind); });
    add("timeline.lanesCollective", tr("Lanes by coll&ective"), {}, [this] { setLanes(LaneChoice::Collective); });
    add("timeline.lanesDimension", tr("Lanes by di&mension"), {}, [this] { setLanes(LaneChoice::Dimension); });
    add("timeline.pin", tr("&Pin the row to the top"), { Qt::Key_P }, [this] { m_canvas->togglePinned(); });
    add("timeline.showDismissed", tr("Show &hidden rows"), {}, [this] { m_canvas->showDismissed(); });
    add("timeline.rowUp", tr("Move the row &up"), { QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Up) },
        [this] { m_canvas->moveCurrentTrack(-1); });
    add("timeline.rowDown", tr("Move the row do&wn"), { QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Down) },
        [this] { m_canvas->moveCurrentTrack(1); });
    add("timeline.expandAll", tr("E&xpand all rows"), { Qt::Key_E }, [this] { setAllExpanded(true); });
    add("timeline.collapseAll", tr("Collapse a&ll rows"), { QKeySequence(Qt::SHIFT | Qt::Key_E) },
        [this] { setAllExpanded(false); });
    add("timeline.tallerRows", tr("&Taller rows"), { QKeySequence(Qt::SHIFT | Qt::Key_W) },
        [this] { resizeStrips(kStripStep); });
    add("timeline.thinnerRows", tr("T&hinner rows"), { QKeySequence(Qt::SHIFT | Qt::Key_S) },
        [this] { resizeStrips(-kStripStep); });
    commands.setSection(
        tr("F&ind"), { "timeline.find", "timeline.findNext", "timeline.findPrevious", "timeline.filter" });
    commands.setSection(tr("Ro&ws"),
        { "timeline.lanesKind", "timeline.lanesCollective", "timeline.lanesDimension", "timeline.pin", "timeline.rowUp",
            "timeline.rowDown", "timeline.expandAll", "timeline.collapseAll", "timeline.tallerRows",
            "timeline.thinnerRows" });
}

std::vector<ViewExport> TimelineView::exports()
{
    if (isEmpty())
        return {};
    std::vector<ViewExport> all { sheetPicture() };
    all.push_back(runFile(tr("Trace for Perfetto"), { "pftrace" },
        [](const RunView& run, const std::string& path, Findings&, const Watch& watch) {
            return report::savePerfettoTrace(*run.run, run.workload.get(), path, {}, watch);
        }));
    all.push_back(runFile(tr("Trace for Chrome"), { "json" },
        [](const RunView& run, const std::string& path, Findings&, const Watch& watch) {
            return report::saveTimelineJson(*run.run, run.workload.get(), path, {}, watch);
        }));
    all.push_back(runFile(tr("Result of the run"), { "json" },
        [settings = m_settingsOf ? m_settingsOf(*m_run) : std::nullopt](const RunView& run, const std::string& path,
            Findings&, const Watch&) { return saveResult(run, settings, path); }));
    all.push_back(runFile(tr("Links over time"), { "csv" },
        [](const RunView& run, const std::string& path, Findings&, const Watch& watch) {
            return report::saveLinkSeriesCsv(*run.run, 0, path, watch);
        }));
    if (m_run->workload != nullptr && m_run->run->recorded == simulation::RecordLevel::Full) {
        all.push_back(runFile(tr("Workload with the times of the run"), { "et" },
            [](const RunView& run, const std::string& path, Findings&, const Watch& watch) -> Result<void> {
                const auto files = study::saveTimedWorkload(*run.run, *run.workload, tracePrefix(path), watch);
                return files ? Result<void>() : files.error();
            }));
    }
    if (std::optional<ViewExport> algorithm = algorithmFile())
        all.push_back(*std::move(algorithm));
    return all;
}

std::optional<ViewExport> TimelineView::algorithmFile()
{
    const std::vector<OpKey>& selected = m_selection->selection().operations;
    const std::optional<study::RunSettings> settings = m_settingsOf ? m_settingsOf(*m_run) : std::nullopt;
    if (selected.empty() || !settings || m_run->workload == nullptr)
        return std::nullopt;
    const simulation::OperationColumns& operations = m_run->run->operations;
    std::uint32_t collective = simulation::kNoRecord;
    for (std::size_t at = 0; at < operations.size() && collective == simulation::kNoRecord; ++at) {
        if (operations.rank[at] == selected.front().rank && operations.op[at] == selected.front().op)
            collective = operations.collective[at];
    }
    if (collective == simulation::kNoRecord)
        return std::nullopt;
    return runFile(tr("Algorithm of the selected collective"), { "xml", "rccl.xml", "json", "et" },
        [collective, settings = *settings](
            const RunView& run, const std::string& path, Findings& findings, const Watch& watch) -> Result<void> {
            const Result<study::CollectiveSchedule> made
                = study::scheduleOfCollective(*run.run, collective, run.workload, settings, findings, watch);
            if (!made)
                return made.error();
            const std::string name = tracePrefix(path);
            const auto files
                = study::saveSchedule(*made->schedule, name, study::formOfName(name), made->options, findings, watch);
            return files ? Result<void>() : files.error();
        });
}

// What a job writes of the run.
ViewExport TimelineView::runFile(const QString& name, const QStringList& suffixes, Save save)
{
    struct Written {
        Result<void> file;
        Findings findings;
    };
    ViewExport file;
    file.kind = ViewExport::Kind::File;
    file.name = name;
    file.suffixes = suffixes;
    file.write = [this, save = std::move(save)](const QString& path, QString&) {
        m_jobs->start(
            tr("Writing %1").arg(QFileInfo(path).fileName()), this,
            [run = m_run, save, path](const Watch& watch) {
                Findings findings;
                Result<void> written = save(*run, path.toStdString(), findings, watch);
                return Written { std::move(written), std::move(findings) };
            },
            [this, path](Written written) {
                if (!written.file && !hasErrors(written.findings))
                    fail(written.findings, written.file.error());
                emit exportFound(written.findings);
                emit statusMessage(written.file ? tr("Wrote %1").arg(path) : inWords(written.file.error()));
            });
        return true;
    };
    return file;
}

} // namespace weft::widgets
