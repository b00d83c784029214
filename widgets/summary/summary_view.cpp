// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/summary/summary_view.h"

#include "widgets/base/shared/command_registry.h"
#include "widgets/base/shared/selection_model.h"
#include "widgets/base/views/data_table.h"
#include "widgets/base/words/engine_text.h"
#include "widgets/base/words/quantity_format.h"
#include "widgets/summary/headline_label.h"
#include "widgets/summary/headline_words.h"
#include "widgets/summary/path_bars.h"
#include "widgets/summary/rank_bars.h"
#include "widgets/summary/summary_columns.h"
#include "widgets/summary/tile_grid.h"

#include <QHeaderView>
#include <QLabel>
#include <QScrollArea>
#include <QTabWidget>
#include <QVBoxLayout>

namespace weft::widgets {

SummaryView::SummaryView(SelectionModel* selection, QWidget* parent)
    : View(parent)
    , m_selection(selection)
{
    setObjectName(QStringLiteral("summaryView"));
    setAccessibleName(tr("Summary"));
    auto* empty = new EmptyState(QStringLiteral("summary"), {}, {}, this);
    m_stack = new ViewStack(makeContent(), empty, this);
    explainEmpty();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_stack);
    connect(m_selection, &SelectionModel::selectionChanged, this, &SummaryView::followSelection);
}

void SummaryView::setFailure(const QString& why)
{
    m_failure = why;
    explainEmpty();
}

void SummaryView::setLost(const QString& what)
{
    m_lost = what;
    explainEmpty();
}

void SummaryView::explainEmpty()
{
    if (!m_failure.isEmpty())
        emptyState()->setTexts(tr("The last run failed"), m_failure);
    else if (!m_lost.isEmpty())
        emptyState()->setTexts(tr("No results any more"), m_lost);
    else
        emptyState()->setTexts(
            tr("No results yet"), tr("Run the simulation to see how long the step takes and what it waits for."));
}

QWidget* SummaryView::makeContent()
{
    auto* content = new QWidget(this);
    m_headline = new HeadlineLabel(content);
    m_headline->setObjectName(QStringLiteral("summaryHeadline"));
    connect(m_headline, &HeadlineLabel::activated, this, &SummaryView::showEvidence);
    m_partial = new QLabel(content);
    m_partial->setObjectName(QStringLiteral("summaryPartial"));
    m_partial->setWordWrap(true);
    m_partial->setForegroundRole(QPalette::BrightText);
    m_tiles = new TileGrid(content);
    m_tabs = new QTabWidget(content);
    m_tabs->setObjectName(QStringLiteral("summaryTabs"));
    m_tabs->setDocumentMode(true);

    m_bars = new RankBars;
    addTable(Ranks, QStringLiteral("summaryRanks"), tr("Ranks"));
    addTable(Collectives, QStringLiteral("summaryCollectives"), tr("Collectives"));
    addTable(Links, QStringLiteral("summaryLinks"), tr("Hottest links"));
    addTable(Dimensions, QStringLiteral("summaryDimensions"), tr("Dimensions"));
    addTable(Path, QStringLiteral("summaryPath"), tr("Critical path"));
    m_pathNote = new QLabel(m_tabs->widget(Path));
    m_pathNote->setWordWrap(true);
    m_pathNote->setContentsMargins(8, 6, 8, 6);
    static_cast<QVBoxLayout*>(m_tabs->widget(Path)->layout())->insertWidget(0, m_pathNote);
    m_pathBars = new PathBars(m_tabs->widget(Path));
    static_cast<QVBoxLayout*>(m_tabs->widget(Path)->layout())->insertWidget(1, m_pathBars);
    static_cast<QVBoxLayout*>(m_tabs->widget(Ranks)->layout())->insertWidget(0, m_bars);
    connect(m_bars, &RankBars::ranksClicked, this, [this](std::uint32_t first, std::uint32_t count) {
        std::vector<NodeKey> keys;
        for (std::uint32_t rank = first; rank < first + count && rank < m_run->nodeKeys.size(); ++rank)
            keys.push_back(m_run->nodeKeys[rank]);
        m_selection->selectNodes(std::move(keys));
    });

    auto* head = new QVBoxLayout;
    head->setContentsMargins(8, 6, 8, 2);
    head->setSpacing(5);
    head->addWidget(m_headline);
    head->addWidget(m_partial);
    head->addWidget(m_tiles);
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(head);
    column->addWidget(m_tabs, 1);
    // A low dock scrolls; nothing in it is squeezed.
    constexpr int kLowestTable = 300;
    m_tabs->setMinimumHeight(kLowestTable);
    auto* scroll = new QScrollArea(this);
    scroll->setFocusPolicy(Qt::NoFocus); // what is in it takes the keys, and is seen to
    scroll->setObjectName(QStringLiteral("summaryScroll"));
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(content);
    return scroll;
}

DataTable* SummaryView::addTable(Page page, const QString& id, const QString& title)
{
    auto* tab = new QWidget;
    auto* column = new QVBoxLayout(tab);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto* shown = new DataTable(tab);
    shown->setObjectName(id);
    shown->setAccessibleName(title);
    shown->setFrameShape(QFrame::NoFrame);
    m_models[page] = new FiguresModel(shown);
    shown->setModel(m_models[page]);
    shown->sortByColumn(-1, Qt::AscendingOrder);
    column->addWidget(shown, 1);
    m_tabs->addTab(tab, title);
    m_tables[page] = shown;
    connect(shown->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this, page] { selectRows(page); });
    return shown;
}

QString SummaryView::partialReason(const simulation::Run& run)
{
    if (run.cancelled)
        return tr("Partial run: stopped at %1. The figures cover what was simulated until then.")
            .arg(formatTime(run.makespan));
    if (run.unfinished.empty())
        return {};
    return tr("Partial run: of the ranks, %1 did not finish. %2")
        .arg(formatCount(run.unfinished.size()), asSentence(inWords(run.unfinished.front().error)));
}

void SummaryView::setRun(RunViewPtr run)
{
    m_run = std::move(run);
    m_stack->setEmpty(m_run == nullptr);
    m_bars->setRun(m_run);
    m_pathBars->setRun(m_run);
    fillTables();
    if (m_run == nullptr)
        return;
    m_headline->setSentence(headlineWords(*m_run), evidenceWords(*m_run));
    const QString partial = partialReason(*m_run->run);
    m_partial->setText(partial);
    m_partial->setVisible(!partial.isEmpty());
    fillTiles();
    followSelection();
}

void SummaryView::fillTables()
{
    const auto fill = [this](Page page, FigureRows rows) {
        m_models[page]->setColumns(std::move(rows.columns), rows.rows);
        // By the header and the rows in sight; all rows would take long for many.
        table(page)->horizontalHeader()->setResizeContentsPrecision(50);
        table(page)->fitColumns();
    };
    if (m_run == nullptr) {
        for (FiguresModel* model : m_models)
            model->clear();
        return;
    }
    fill(Ranks, rankFigures(m_run));
    fill(Collectives, collectiveFigures(m_run));
    fill(Links, linkFigures(m_run));
    fill(Dimensions, dimensionFigures(m_run));
    fill(Path, pathFigures(m_run));
    m_pathNote->setText(m_run->criticalPath
            ? asSentence(inWords(analysis::describe(*m_run->criticalPath, *m_run->run)))
            : tr("The critical path needs every operation and message: run with recording at level full."));
    const QString none = tr("Links were not recorded: run with recording at level links or full.");
    for (const Page page : { Links, Dimensions })
        m_tabs->setTabToolTip(page, m_run->summary.hasLinks ? QString() : none);
    m_tabs->setTabEnabled(Links, m_run->summary.hasLinks);
    m_tabs->setTabEnabled(Dimensions, m_run->summary.hasLinks);
}

void SummaryView::showEvidence()
{
    if (m_run == nullptr)
        return;
    const analysis::Evidence& evidence = m_run->summary.headline.evidence;
    Selection found;
    for (const LinkId link : evidence.links) {
        if (index(link) < m_run->linkKeys.size())
            found.links.push_back(m_run->linkKeys[index(link)]);
    }
    for (const Rank rank : evidence.ranks) {
        if (index(rank) < m_run->nodeKeys.size())
            found.nodes.push_back(m_run->nodeKeys[index(rank)]);
    }
    std::optional<TimeRange> range;
    if (evidence.range)
        range = TimeRange { static_cast<std::int64_t>(evidence.range->start.ns()),
            static_cast<std::int64_t>(evidence.range->end.ns()) };
    const bool hasLinks = !found.links.empty();
    m_selection->select(std::move(found));
    emit evidenceRequested(hasLinks ? QStringLiteral("heatmap") : QStringLiteral("timeline"), range);
    m_selection->reveal();
}

void SummaryView::selectRows(Page page)
{
    if (m_following || m_run == nullptr || (page != Links && page != Ranks))
        return;
    std::vector<LinkKey> links;
    std::vector<NodeKey> nodes;
    for (const QModelIndex& row : table(page)->selectionModel()->selectedRows()) {
        const auto source = static_cast<std::size_t>(m_models[page]->sourceRow(row.row()));
        if (page == Ranks && source < m_run->nodeKeys.size())
            nodes.push_back(m_run->nodeKeys[source]);
        if (page != Links)
            continue;
        const std::uint32_t link = index(m_run->summary.hottest[source].link);
        if (link < m_run->linkKeys.size())
            links.push_back(m_run->linkKeys[link]);
    }
    m_following = true;
    page == Links ? m_selection->selectLinks(std::move(links)) : m_selection->selectNodes(std::move(nodes));
    m_following = false;
    if (page == Ranks)
        followSelection(); // the bars, too
}

void SummaryView::followSelection()
{
    if (m_run == nullptr)
        return;
    const Selection& selection = m_selection->selection();
    std::vector<std::uint32_t> ranks;
    for (const NodeKey key : selection.nodes) {
        const NodeId node = m_run->nodeOf(key);
        if (index(node) < m_run->run->ranks.size())
            ranks.push_back(index(node));
    }
    m_bars->setSelectedRanks(ranks);
    if (m_following)
        return;
    m_following = true;
    const auto show = [this](Page page, const std::vector<std::size_t>& sources) {
        QItemSelection rows;
        int first = -1;
        for (const std::size_t source : sources) {
            const int row = m_models[page]->shownRow(source);
            const QModelIndex at = m_models[page]->index(row, 0);
            rows.select(at, at.siblingAtColumn(m_models[page]->columnCount() - 1));
            first = first < 0 ? row : std::min(first, row);
        }
        table(page)->selectionModel()->select(rows, QItemSelectionModel::ClearAndSelect);
        if (first >= 0)
            table(page)->scrollTo(m_models[page]->index(first, 0));
    };
    constexpr std::size_t kMostShown = 256; // finding a row takes a pass over the table
    std::vector<std::size_t> rows;
    for (std::size_t i = 0; i < ranks.size() && i < kMostShown; ++i)
        rows.push_back(ranks[i]);
    show(Ranks, rows);
    rows.clear();
    for (std::size_t row = 0; row < m_run->summary.hottest.size(); ++row) {
        const std::uint32_t link = index(m_run->summary.hottest[row].link);
        if (link < m_run->linkKeys.size() && selection.contains(m_run->linkKeys[link]))
            rows.push_back(row);
    }
    show(Links, rows);
    m_following = false;
}

void SummaryView::registerCommands(CommandRegistry& commands)
{
    const QString group = tr("Summary");
    commands.add(
        { .id = "summary.copyRows", .text = tr("&Copy selected rows"), .group = group },
        [this] { table(static_cast<Page>(m_tabs->currentIndex()))->copySelection(); }, this);
    commands.add(
        { .id = "summary.exportTable", .text = tr("&Export table as CSV…"), .group = group },
        [this] { table(static_cast<Page>(m_tabs->currentIndex()))->exportCsv(); }, this);
}

std::vector<ViewExport> SummaryView::exports()
{
    if (m_run == nullptr)
        return {};
    std::vector<ViewExport> all { sheetPicture() };
    for (int at = 0; at < kPages; ++at) {
        const int page = (m_tabs->currentIndex() + at) % kPages;
        const DataTable* shown = table(static_cast<Page>(page));
        if (m_models[page]->rowCount() > 0)
            all.push_back(tableOf(m_tabs->tabText(page), *shown));
    }
    return all;
}

void SummaryView::reset()
{
    View::reset();
    m_tabs->setCurrentIndex(Ranks);
}

namespace {

const QString kTab = QStringLiteral("tab");

} // namespace

QJsonObject SummaryView::saveState() const
{
    QJsonObject state = View::saveState();
    state[kTab] = table(static_cast<Page>(m_tabs->currentIndex()))->objectName();
    return state;
}

void SummaryView::restoreState(const QJsonObject& state)
{
    View::restoreState(state);
    for (int page = 0; page < kPages; ++page) {
        if (state[kTab].toString() == table(static_cast<Page>(page))->objectName())
            m_tabs->setCurrentIndex(page);
    }
}

} // namespace weft::widgets

#include "moc_summary_view.cpp"
