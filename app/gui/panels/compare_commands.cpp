// SPDX-License-Identifier: GPL-3.0-or-later
// What keys, menus and the palette make the comparison do, what it writes, and what it keeps with a project.
#include "app/gui/panels/compare_picker.h"
#include "app/gui/panels/compare_view.h"
#include "app/gui/panels/compared_files.h"
#include "widgets/base/looks/empty_state.h"
#include "widgets/base/shared/command_registry.h"
#include "widgets/base/views/data_table.h"
#include "widgets/base/views/view_sheet.h"
#include "widgets/base/words/engine_text.h"
#include "widgets/comparison/compare_table.h"
#include "widgets/comparison/coupled_clocks.h"
#include "widgets/comparison/coupled_selections.h"
#include "widgets/comparison/difference_canvas.h"
#include "widgets/comparison/difference_map.h"
#include "widgets/timeline/timeline_canvas.h"
#include "widgets/timeline/timeline_view.h"

#include <QJsonArray>
#include <QLabel>
#include <QSplitter>
#include <QTabWidget>
#include <QToolButton>

#include <algorithm>
#include <memory>
#include <utility>

namespace weft::gui {

namespace {

// Keys of what a session keeps.
constexpr const char* kKeptRuns = "compared";
constexpr const char* kKeptFiles = "files";
constexpr const char* kKeptAlignment = "alignment";
constexpr const char* kKeptChecks = "checked";

// Files by their paths: names tell them apart only among those that are open.
QString keyOf(const ComparedItem& item)
{
    return item.isFile() ? item.path : item.run.name;
}

} // namespace

void CompareView::setRun(widgets::RunViewPtr run)
{
    m_selections->setWindowRun(std::move(run));
}

widgets::EmptyState* CompareView::emptyState() const
{
    return m_stack->emptyState();
}

void CompareView::registerCommands(widgets::CommandRegistry& commands)
{
    const QString group = tr("Comparison");
    QStringList ofTwo;
    const auto add = [&](const char* id, const QString& text, const QList<QKeySequence>& keys,
                         std::function<void()> run, const char* icon = "", const QString& tip = {}) {
        ofTwo << QString::fromLatin1(id);
        return commands.add(
            { QString::fromLatin1(id), text, group, keys, QString::fromLatin1(icon), tip }, std::move(run), this);
    };
    QAction* open = commands.add(
        { QStringLiteral("compare.open"), tr("Compare with &files…"), group, {}, QStringLiteral("open"),
            tr("Compare with run files of this or other projects, or with results that weft-cli wrote") },
        [this] { emit openRequested(); }, this);
    m_picker->openButton()->setDefaultAction(open);
    add("compare.swap", tr("S&wap A and B"), { Qt::Key_X }, [this] {
        const auto [a, b] = compared();
        choose(b, a);
    });
    const auto alignTo = [&](const char* id, const QString& text, int key, widgets::Alignment alignment) {
        add(id, text, { QKeySequence(Qt::SHIFT | Qt::Key(key)) }, [this, alignment] { setAlignment(alignment); });
    };
    alignTo("compare.alignStart", tr("Align from the s&tart"), Qt::Key_A, widgets::Alignment::Start);
    alignTo("compare.alignEnd", tr("Align to the &end"), Qt::Key_E, widgets::Alignment::End);
    alignTo("compare.alignOperation", tr("Align at the selected &operation"), Qt::Key_O, widgets::Alignment::Operation);
    alignTo("compare.normalise", tr("Make both e&qually long"), Qt::Key_N, widgets::Alignment::Normalised);
    const auto page = [&](const char* id, const QString& text, int key, int tab, QWidget* focus) {
        add(id, text, { QKeySequence(Qt::Key(key)) }, [this, tab, focus] {
            m_views->setCurrentIndex(tab);
            focus->setFocus(Qt::ShortcutFocusReason);
        });
    };
    page("compare.timelines", tr("Show the &timelines"), Qt::Key_T, 0, m_laneA);
    page("compare.links", tr("Show &links over time"), Qt::Key_L, 1, m_heat);
    page("compare.fabric", tr("Show the fa&bric"), Qt::Key_F, 2, m_map);
    const std::size_t first = commands.entries().size();
    m_heat->registerTimeCommands(commands, QStringLiteral("compare"), group, this);
    for (std::size_t at = first; at < commands.entries().size(); ++at)
        ofTwo << commands.entries()[at].info.id;
    commands.explain(ofTwo, [this] { return whyEmpty(); });
    commands.explain({ QStringLiteral("compare.bookmark"), QStringLiteral("compare.nextBookmark"),
                         QStringLiteral("compare.previousBookmark") },
        [] { return tr("A comparison has no bookmarks"); });
    commands.setSection(
        tr("Al&ign"), { "compare.alignStart", "compare.alignEnd", "compare.alignOperation", "compare.normalise" });
}

// All of it: who is compared, the finding, the pictures with all their rows, and the tables.
widgets::ViewExport CompareView::page(const std::vector<widgets::ViewExport>& pictures)
{
    widgets::ViewSheet sheet = emptySheet();
    sheet.addText(m_titleA->text());
    sheet.addText(m_titleB->text());
    sheet.addWhole(m_table);
    const std::pair<QLabel*, widgets::TimelineView*> lanes[] { { m_titleA, m_laneA }, { m_titleB, m_laneB } };
    for (const auto& [title, lane] : lanes) {
        sheet.addHeading(title->text());
        if (!lane->isEmpty())
            sheet.addWhole(lane->canvas());
    }
    if (!m_heatStack->isEmpty()) {
        sheet.addHeading(tr("Links over time"));
        sheet.addWhole(m_heat);
    }
    if (!m_mapStack->isEmpty() && !m_map->isEmpty()) {
        sheet.addHeading(m_map->title());
        sheet.addPicture(pictures.back());
    }
    return sheet.toExport(tr("Picture"));
}

std::vector<widgets::ViewExport> CompareView::exports()
{
    if (!whyEmpty().isEmpty())
        return {};
    std::vector<widgets::ViewExport> all;
    // Pages that were never seen have no size of their own yet.
    const auto picture = [&all, this](QWidget* of, const QString& name, std::function<void(QPainter&)> paint) {
        widgets::ViewExport made = widgets::pictureOf(of, name, std::move(paint));
        if (!of->isVisible())
            made.size = m_views->size();
        all.push_back(std::move(made));
    };
    if (!m_laneA->isEmpty() || !m_laneB->isEmpty())
        picture(m_lanes, tr("Timelines"), {});
    if (!m_heatStack->isEmpty())
        picture(m_heat, tr("Links over time"), [this](QPainter& painter) { m_heat->renderTo(painter); });
    if (!m_mapStack->isEmpty() && !m_map->isEmpty())
        picture(m_map, tr("Fabric"), [this](QPainter& painter) { m_map->renderTo(painter, m_map->size()); });
    all.insert(all.begin(), page(all));
    for (const widgets::DataTable* table : widgets::tablesIn(*m_table)) {
        if (table->model()->rowCount() > 0)
            all.push_back(widgets::tableOf(table->accessibleName(), *table));
    }
    return all;
}

void CompareView::decide()
{
    if (m_wanted.isEmpty())
        m_picker->decide();
    m_wantsAll = true;
    fillRuns();
}

bool CompareView::isComing() const
{
    const auto isRead = [this](quint64 id) { return find(id) != nullptr && find(id)->isLoading; };
    const bool both = m_projectPair.first != 0 && m_projectPair.second != 0;
    return !m_coming.empty() || (both && (isRead(m_projectPair.first) || isRead(m_projectPair.second)))
        || m_pairJob != 0 || m_inputsJob != 0 || m_heatJob != 0;
}

void CompareView::reset()
{
    View::reset();
    m_wanted = {};
    m_files->clear();
    m_runs.clear();
    m_projectPair = { 0, 0 };
    m_filePair = { 0, 0 };
    m_checked.clear();
    m_figures.clear();
    m_wantsAll = false;
    m_asked.clear();
    m_coming.clear();
    m_alignment = widgets::Alignment::Start;
    m_picker->setAlignment(m_alignment);
    m_views->setCurrentIndex(0);
    refresh();
}

QJsonObject CompareView::saveState() const
{
    QJsonObject state = View::saveState();
    if (!m_wanted.isEmpty()) { // the runs are not there yet
        for (const char* key : { kKeptRuns, kKeptFiles, kKeptAlignment, kKeptChecks }) {
            if (m_wanted.contains(QLatin1String(key)))
                state[QLatin1String(key)] = m_wanted[QLatin1String(key)];
        }
        return state;
    }
    const ComparedItem* a = find(compared().first);
    const ComparedItem* b = find(compared().second);
    if (a != nullptr && b != nullptr && m_a.isThere() && m_b.isThere())
        state[QLatin1String(kKeptRuns)] = QJsonArray { keyOf(*a), keyOf(*b) };
    if (!m_files->items().empty())
        state[QLatin1String(kKeptFiles)] = QJsonArray::fromStringList(m_files->paths());
    // An operation that was selected is not kept.
    if (m_alignment == widgets::Alignment::End || m_alignment == widgets::Alignment::Normalised)
        state[QLatin1String(kKeptAlignment)] = static_cast<int>(m_alignment);
    QJsonObject checks;
    for (const auto& [id, isChecked] : m_checked) {
        if (const ComparedItem* item = find(id))
            checks[keyOf(*item)] = isChecked;
    }
    if (!checks.isEmpty())
        state[QLatin1String(kKeptChecks)] = checks;
    return state;
}

void CompareView::restoreState(const QJsonObject& state)
{
    View::restoreState(state);
    const int alignment = state[QLatin1String(kKeptAlignment)].toInt();
    if (alignment == static_cast<int>(widgets::Alignment::End)
        || alignment == static_cast<int>(widgets::Alignment::Normalised))
        setAlignment(static_cast<widgets::Alignment>(alignment));
    m_wanted = {};
    for (const char* key : { kKeptRuns, kKeptFiles, kKeptChecks }) {
        if (state.contains(QLatin1String(key)))
            m_wanted[QLatin1String(key)] = state[QLatin1String(key)];
    }
    if (m_wanted.isEmpty())
        return;
    const auto all = std::make_shared<Findings>();
    for (const QJsonValue& path : m_wanted[QLatin1String(kKeptFiles)].toArray()) {
        m_files->open(path.toString(), [this, all](const Findings& failures) {
            if (failures.empty())
                return;
            all->insert(all->end(), failures.begin(), failures.end());
            emit failed(*all);
            emit statusMessage(widgets::inWords(failures.front().error));
            m_wanted = {}; // what was compared cannot be had again
        });
    }
    chooseWanted();
}

quint64 CompareView::idOf(const QString& key) const
{
    for (const ComparedItem& item : allItems()) {
        if (keyOf(item) == key || item.run.name == key) // as earlier sessions kept files
            return item.id;
    }
    return 0;
}

// Once all of it is there: runs come with the project, files when they are read.
void CompareView::chooseWanted()
{
    const QJsonArray names = m_wanted[QLatin1String(kKeptRuns)].toArray();
    const QJsonObject checks = m_wanted[QLatin1String(kKeptChecks)].toObject();
    const auto isMissing = [this](const QString& name) { return idOf(name) == 0; };
    const qsizetype files = m_wanted[QLatin1String(kKeptFiles)].toArray().size();
    if (static_cast<std::size_t>(files) > m_files->items().size())
        return;
    const bool pair = names.size() == 2;
    if ((pair && (isMissing(names[0].toString()) || isMissing(names[1].toString()))) || m_runs.empty())
        return;
    m_wanted = {};
    for (auto check = checks.begin(); check != checks.end(); ++check) {
        if (const quint64 id = idOf(check.key()); id != 0)
            m_checked[id] = check.value().toBool();
    }
    if (pair)
        choose(idOf(names[0].toString()), idOf(names[1].toString()));
    else
        refresh();
}

} // namespace weft::gui
