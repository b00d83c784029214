// SPDX-License-Identifier: GPL-3.0-or-later
// What keys, menus and the palette can make ScheduleView do.
#include "widgets/base/canvas/player_bar.h"
#include "widgets/base/looks/icons.h"
#include "widgets/schedule/schedule_view.h"
#include "widgets/schedule/way_panel.h"

#include <QSplitter>
#include <QToolBar>

namespace weft::widgets {

namespace {
constexpr double kZoomStep = 1.5;

QString s(const char* text)
{
    return QString::fromLatin1(text);
}

} // namespace

void ScheduleView::registerCommands(CommandRegistry& commands)
{
    m_commands = &commands;
    registerFiles(commands);
    registerPlaying(commands);
    registerLooking(commands);
    updateActions();
}

void ScheduleView::registerFiles(CommandRegistry& commands)
{
    const QString group = tr("Schedule");
    const auto add = [&](const char* id, const QString& text, const QList<QKeySequence>& keys, const char* icon,
                         const QString& tip, std::function<void()> run) {
        return commands.add({ s(id), text, group, keys, s(icon), tip }, std::move(run), this);
    };
    m_bar->addAction(add("schedule.open", tr("&Open schedule…"), {}, "open",
        tr("Open a collective algorithm: MSCCL XML, Weft JSON or Chakra traces"), [this] { askOpen(false); }));
    m_bar->addAction(add("schedule.new", tr("&New from the library…"), {}, "generate",
        tr("Make a classic algorithm for the fabric: ring, trees, halving and doubling, and more"),
        [this] { askNew(); }));
    m_bar->addAction(add("schedule.compare", tr("&Compare with…"), {}, "compare",
        tr("Show a second schedule beside this one"), [this] { askOpen(true); }));
    m_bar->addAction(add("schedule.closeSecond", tr("Close the secon&d schedule"), {}, "close",
        tr("Show one schedule again"), [this] { closeSecond(); }));
    m_bar->addAction(add("schedule.export", tr("E&xport…"), {}, "export",
        tr("Write it as MSCCL XML, Weft JSON, or Chakra traces with their system file"),
        [this] { emit exportRequested(tr("Schedule")); }));
    m_bar->addAction(add("schedule.use", tr("&Use for collectives…"), {}, "run",
        tr("Let the next runs use it in the place of the system's own algorithm"), [this] { emit useRequested(); }));
    add("schedule.unuse", tr("Use the s&ystem's algorithms again"), {}, "",
        tr("Let no collective of the system run a schedule from a file"), [this] { emit unuseRequested(); });
    add("schedule.close", tr("C&lose the schedule"), {}, "", {}, [this] {
        close();
        m_wantedViews = {}; // of another schedule
    });
}

// Keys that tables and fields need too work in the pictures only.
void ScheduleView::registerPlaying(CommandRegistry& commands)
{
    const QString group = tr("Schedule");
    const auto add = [&](const char* id, const QString& text, const QList<QKeySequence>& keys, const char* icon,
                         std::function<void()> run) {
        return commands.add({ s(id), text, group, keys, s(icon) }, std::move(run), m_panes);
    };
    QAction* first = add("schedule.first", tr("To the &start"), { Qt::Key_Home }, "to-start", [this] {
        m_stepper.pause();
        m_stepper.setLevel(0);
    });
    QAction* back
        = add("schedule.back", tr("Level &back"), { Qt::Key_Left }, "step-back", [this] { m_stepper.step(-1); });
    QAction* play = add("schedule.play", tr("&Play or pause the levels"), { Qt::Key_Space }, "play",
        [this] { m_stepper.isPlaying() ? m_stepper.pause() : m_stepper.play(); });
    QAction* forward = add(
        "schedule.forward", tr("Level &forward"), { Qt::Key_Right }, "step-forward", [this] { m_stepper.step(1); });
    QAction* last = add("schedule.last", tr("To the &end"), { Qt::Key_End }, "to-end", [this] {
        m_stepper.pause();
        m_stepper.setLevel(m_stepper.levels());
    });
    connect(&m_stepper, &ScheduleStepper::playingChanged, play, [this, play] {
        play->setIcon(themedIcon(m_stepper.isPlaying() ? QStringLiteral("pause") : QStringLiteral("play")));
    });
    m_player->setActions({ first, back, play, forward, last });
    add("schedule.rankUp", tr("Rank abo&ve"), { Qt::Key_Up }, "", [this] { active()->canvas()->stepRank(-1); });
    add("schedule.rankDown", tr("Ra&nk below"), { Qt::Key_Down }, "", [this] { active()->canvas()->stepRank(1); });
    add("schedule.nextChunk", tr("Next c&hunk"), { Qt::Key_Period }, "", [this] { stepChunk(1); });
    add("schedule.previousChunk", tr("Previous ch&unk"), { Qt::Key_Comma }, "", [this] { stepChunk(-1); });
    add("schedule.clear", tr("Cle&ar the selection"), { Qt::Key_Escape }, "", [this] { active()->canvas()->cancel(); });
}

void ScheduleView::registerLooking(CommandRegistry& commands)
{
    const QString group = tr("Schedule");
    const auto add = [&](const char* id, const QString& text, const QList<QKeySequence>& keys, const char* icon,
                         const QString& tip, std::function<void()> run) {
        return commands.add({ s(id), text, group, keys, s(icon), tip }, std::move(run), m_panes);
    };
    add("schedule.zoomIn", tr("Zoom &in"), { Qt::Key_Plus, Qt::Key_W }, "zoom-in", {},
        [this] { active()->canvas()->zoomBy(kZoomStep); });
    add("schedule.zoomOut", tr("Zoom ou&t"), { Qt::Key_Minus, Qt::Key_S }, "zoom-out", {},
        [this] { active()->canvas()->zoomBy(1 / kZoomStep); });
    m_bar->addAction(add("schedule.fitAll", tr("Sho&w all"), { QKeySequence(Qt::SHIFT | Qt::Key_F) }, "zoom-fit",
        tr("All ranks and levels in sight"), [this] { active()->canvas()->fitAll(); }));
    add("schedule.fitSelection", tr("Fit the selecti&on"), { Qt::Key_F }, "", {},
        [this] { active()->canvas()->fitPick(); });
    add("schedule.showFault", tr("Show the wron&g step"), { Qt::Key_J }, "error",
        tr("Go to the step that the check found wrong"), [this] { active()->showFault(); });
    m_way->addAction(add("schedule.showOnFabric", tr("Show on the fabri&c"), { Qt::Key_T }, "design",
        tr("The fabric beside this view, with the ranks and links of the way selected"), [this] {
            selectOnFabric();
            m_way->showOnFabric(true);
            emit fabricRequested();
        }));
}

void ScheduleView::setUsed(bool used)
{
    m_isUsed = used;
    updateActions();
}

void ScheduleView::updateActions()
{
    if (m_commands == nullptr)
        return;
    const bool has = m_sides[0]->columns() != nullptr;
    const auto enable = [this](const char* id, bool on, const QString& whyNot) {
        enableCommand(m_commands->action(s(id)), on, whyNot);
    };
    for (const char* id : { "schedule.compare", "schedule.export", "schedule.use", "schedule.close", "schedule.first",
             "schedule.back", "schedule.play", "schedule.forward", "schedule.last", "schedule.fitAll",
             "schedule.rankUp", "schedule.rankDown", "schedule.nextChunk", "schedule.previousChunk", "schedule.clear",
             "schedule.zoomIn", "schedule.zoomOut", "schedule.fitSelection" })
        enable(id, has, tr("Open or make a schedule first"));
    enable("schedule.unuse", m_isUsed, tr("No collective runs a schedule from a file"));
    enable("schedule.closeSecond", m_comparing, tr("There is no second schedule beside it"));
    enable("schedule.showFault", active()->verdict() && active()->verdict()->fault,
        has ? tr("The check found no wrong step") : tr("Open or make a schedule first"));
    const auto columns = active()->columns();
    enable("schedule.showOnFabric", columns != nullptr && npuOf(columns->ranks - 1) != kNoPlace,
        has ? tr("The fabric that is open has fewer NPUs than the schedule has ranks")
            : tr("Open or make a schedule first"));
}

} // namespace weft::widgets
