// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/programs/stages_view.h"

#include "widgets/base/looks/empty_state.h"
#include "widgets/base/shared/command_registry.h"
#include "widgets/base/words/csv.h"
#include "widgets/base/words/engine_text.h"
#include "widgets/base/words/utf8.h"
#include "widgets/programs/program_session.h"
#include "widgets/programs/stage_canvas.h"

#include <QCoreApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QSplitter>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace weft::widgets {

namespace {

constexpr int kTitleMargin = 6;

struct StepWords {
    Q_DECLARE_TR_FUNCTIONS(StepWords)
};

// What a transformation makes of the program.
QString effectOf(const program::Program& program, const program::Transformation& step)
{
    switch (step.verb) {
    case program::Verb::Split: {
        if (step.toRoot)
            return StepWords::tr("becomes a reduce and a broadcast");
        // "S" says more than "1"
        const auto stage = program.find(step.stages.front());
        const auto* shape = stage ? &program.stage(*stage).type.shape : nullptr;
        const std::size_t along = step.dimension.value_or(static_cast<std::uint32_t>(-1));
        return shape == nullptr || along >= shape->size()
            ? StepWords::tr("becomes a reduce-scatter and an all-gather")
            : StepWords::tr("by slices of %1: reduce-scatter, all-gather")
                  .arg(toQString((*shape)[along].text(program.sizeNames())));
    }
    case program::Verb::Reorder:
        return StepWords::tr("computes on slices, and gathers afterwards");
    case program::Verb::AsSlice:
        return StepWords::tr("every rank holds its slice alone");
    case program::Verb::Remove:
        return StepWords::tr("nobody needs it: it goes");
    case program::Verb::Fuse:
        return StepWords::tr("become one kernel");
    case program::Verb::Overlap:
        break;
    }
    return StepWords::tr("go chunk by chunk, beside each other");
}

// The colour of a layout, beside its name.
class Swatch : public QWidget {
public:
    Swatch(program::LayoutKind layout, QWidget* parent)
        : QWidget(parent)
        , m_layout(layout)
    {
        setFixedSize(12, 12);
    }

protected:
    void paintEvent(QPaintEvent*) override { QPainter(this).fillRect(rect(), StageCanvas::colorOf(m_layout)); }

private:
    program::LayoutKind m_layout;
};

} // namespace

StagesView::StagesView(ProgramSession* session, QWidget* parent)
    : View(parent)
    , m_session(session)
    , m_canvas(new StageCanvas(this))
    , m_title(new QLabel(this))
    , m_steps(new QTreeWidget(this))
    , m_empty(new EmptyState(QStringLiteral("topology-layers"), tr("No stages to show"),
          tr("They stand here as soon as the text of the program has no mistakes.")))
{
    setAccessibleName(tr("Stages of the program"));
    m_title->setObjectName(QStringLiteral("stagesTitle"));
    m_title->setTextFormat(Qt::PlainText);
    m_title->setMargin(kTitleMargin);
    m_title->setWordWrap(true);
    m_steps->setObjectName(QStringLiteral("programSteps"));
    m_steps->setAccessibleName(tr("What can be done with the selected stages"));
    m_steps->setRootIsDecorated(false);
    m_steps->setUniformRowHeights(true);
    m_steps->setHeaderLabels({ tr("Step"), tr("What it does, or why not") });
    m_steps->header()->setStretchLastSection(true);
    m_steps->setAllColumnsShowFocus(true);
    auto* top = new QWidget(this);
    auto* column = new QVBoxLayout(top);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_title);
    column->addWidget(m_canvas, 1);
    column->addWidget(makeLegend());
    auto* halves = new QSplitter(Qt::Vertical, this);
    halves->setChildrenCollapsible(false);
    halves->addWidget(top);
    halves->addWidget(m_steps);
    halves->setStretchFactor(0, 3);
    halves->setStretchFactor(1, 1);
    halves->setSizes({ 420, 150 });
    m_stack = new ViewStack(halves, m_empty, this);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(m_stack);
    connect(m_canvas, &StageCanvas::selectionRequested, session, &ProgramSession::select);
    connect(session, &ProgramSession::selectionChanged, this, [this] { m_canvas->setSelected(m_session->selected()); });
    connect(session, &ProgramSession::nodeChanged, this, &StagesView::showProgram);
    connect(session, &ProgramSession::understoodChanged, this, &StagesView::showProgram);
    connect(session, &ProgramSession::offersChanged, this, &StagesView::showOffers);
    connect(m_canvas, &StageCanvas::stepsRequested, m_steps, [this] { m_steps->setFocus(Qt::TabFocusReason); });
    connect(m_steps, &QTreeWidget::itemClicked, this, &StagesView::take);
    m_steps->installEventFilter(this);
    m_steps->viewport()->installEventFilter(this);
    showProgram();
    showOffers();
}

QWidget* StagesView::makeLegend()
{
    auto* legend = new QWidget(this);
    auto* row = new QHBoxLayout(legend);
    row->setContentsMargins(kTitleMargin, 2, kTitleMargin, 2);
    const std::pair<program::LayoutKind, QString> layouts[] { { program::LayoutKind::Replicated, tr("replicated") },
        { program::LayoutKind::Local, tr("local") }, { program::LayoutKind::Sliced, tr("sliced") },
        { program::LayoutKind::Rooted, tr("on one rank") } };
    for (const auto& [layout, name] : layouts) {
        row->addWidget(new Swatch(layout, legend));
        auto* label = new QLabel(name, legend);
        label->setMinimumWidth(1);
        row->addWidget(label);
    }
    row->addStretch();
    return legend;
}

void StagesView::showProgram()
{
    const ScheduleNode* node = m_session->shown();
    const auto program = node == nullptr ? nullptr : node->program;
    m_stack->setEmpty(node == nullptr);
    if (node == nullptr) {
        const UnderstoodPtr& understood = m_session->latest();
        const bool isWrong = understood != nullptr && hasErrors(understood->findings);
        m_empty->setTexts(isWrong && !understood->text.empty() ? tr("The text has mistakes") : tr("No stages to show"),
            isWrong && !understood->text.empty() ? tr("They are marked in it, with what was expected.")
                                                 : tr("Open a program or a sample, or write one."));
    } else if (program == nullptr) {
        m_title->setText(tr("Refused: %1").arg(inWords(node->refused->message)));
    } else if (node->parent == kNoScheduleNode) {
        m_title->setText(tr("As it stands. Select a stage to see what can be done with it."));
    } else {
        m_title->setText(tr("After %n step(s), the last one %1", nullptr, static_cast<int>(node->steps.size()))
                             .arg(toQString(node->step)));
    }
    if (node != nullptr && m_session->understood() != m_session->latest())
        m_title->setText(tr("The text has mistakes: this is the program before them."));
    if (program == m_drawn)
        return;
    m_drawn = program;
    m_session->jobs()->drop(m_drawing);
    m_drawing = 0;
    if (program == nullptr) {
        m_canvas->setGraph(nullptr);
        return;
    }
    m_drawing = m_session->jobs()->start(
        tr("Laying out the stages"), this, [program](const Watch&) { return layOutStages(*program); },
        [this](StageGraphPtr graph) {
            m_drawing = 0;
            m_canvas->setGraph(std::move(graph));
            m_canvas->setSelected(m_session->selected());
        });
}

void StagesView::showOffers()
{
    m_steps->clear();
    const ScheduleNode* node = m_session->shown();
    const auto program = node == nullptr ? nullptr : node->program;
    const std::vector<StepOffer>& offers = m_session->offers();
    for (std::size_t i = 0; program != nullptr && i < offers.size(); ++i) {
        const StepOffer& offer = offers[i];
        const bool isValid = offer.reason.empty();
        auto* item = new QTreeWidgetItem(m_steps,
            { toQString(text(offer.step)),
                isValid ? effectOf(*program, offer.step) : tr("not here: %1").arg(toQString(offer.reason)) });
        item->setData(0, Qt::UserRole, static_cast<int>(i));
        QString tip = toQString(text(offer.step));
        if (!isValid)
            tip += '\n' + toQString(offer.reason) + (offer.hint.empty() ? QString() : '\n' + toQString(offer.hint));
        for (int column = 0; column < 2; ++column) {
            item->setToolTip(column, tip);
            if (!isValid)
                item->setForeground(column, palette().brush(QPalette::Disabled, QPalette::Text));
        }
        if (!isValid)
            item->setFlags(Qt::ItemIsEnabled | Qt::ItemNeverHasChildren); // its reason can be read, and it does nothing
    }
    if (m_steps->topLevelItemCount() == 0) {
        auto* item = new QTreeWidgetItem(m_steps,
            { m_session->selected().isEmpty() ? tr("Select a stage above; Control adds others") : tr("…"), {} });
        item->setFlags(Qt::NoItemFlags);
        item->setFirstColumnSpanned(true);
        item->setData(0, Qt::UserRole, -1);
    }
    if (m_steps->topLevelItem(0)->flags() != Qt::NoItemFlags)
        m_steps->setCurrentItem(m_steps->topLevelItem(0), 0, QItemSelectionModel::NoUpdate); // where keys begin
    m_steps->resizeColumnToContents(0);
    m_steps->setColumnWidth(0, std::min(m_steps->columnWidth(0), std::max(160, m_steps->width() * 3 / 5)));
}

void StagesView::take(QTreeWidgetItem* item)
{
    const int which = item->data(0, Qt::UserRole).toInt();
    if (which < 0 || which >= static_cast<int>(m_session->offers().size()) || m_session->isOffering())
        return; // or they are of another schedule: new ones come
    const StepOffer& offer = m_session->offers()[static_cast<std::size_t>(which)];
    if (!offer.reason.empty()) {
        emit statusMessage(toQString(offer.reason));
        return;
    }
    m_session->apply({ offer.step });
}

// Enter takes the step under the keys. The second half of a double click takes nothing: another list may have come
// under it.
bool StagesView::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_steps && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if ((key == Qt::Key_Return || key == Qt::Key_Enter) && m_steps->currentItem() != nullptr) {
            take(m_steps->currentItem());
            return true;
        }
        if (key == Qt::Key_Escape) {
            m_canvas->setFocus(Qt::BacktabFocusReason);
            return true;
        }
    }
    if (watched == m_steps->viewport()) {
        if (event->type() == QEvent::MouseButtonPress)
            m_isDoubleClick = false;
        m_isDoubleClick = m_isDoubleClick || event->type() == QEvent::MouseButtonDblClick;
        if (m_isDoubleClick
            && (event->type() == QEvent::MouseButtonDblClick || event->type() == QEvent::MouseButtonRelease))
            return true;
    }
    return View::eventFilter(watched, event);
}

std::vector<ViewExport> StagesView::exports()
{
    if (!whyEmpty().isEmpty())
        return {};
    ViewExport picture = pictureOf(m_canvas, tr("Picture"));
    picture.paint = [this](QPainter& painter, QSize size) { m_canvas->paintInto(painter, size); };
    std::vector<ViewExport> all { std::move(picture) };
    if (m_canvas->graph() != nullptr)
        all.push_back(tableOf(tr("Stages"), [this] { return table(); }));
    return all;
}

QString StagesView::table() const
{
    const StageGraph& graph = *m_canvas->graph();
    QString csv = csvLine({ tr("Stage"), tr("Kind"), tr("Type"), tr("Inputs") });
    for (std::size_t node = 0; node < graph.nodes.size(); ++node) {
        QStringList inputs;
        for (const StageGraph::Edge& edge : graph.edges) {
            if (edge.to == node)
                inputs << graph.nodes[edge.from].name;
        }
        csv += csvLine({ graph.nodes[node].name, graph.nodes[node].kind, graph.nodes[node].type, inputs.join(' ') });
    }
    return csv;
}

void StagesView::registerCommands(CommandRegistry& commands)
{
    commands.add(
        { QStringLiteral("stages.fit"), tr("&Fit the stages"), tr("Program"), { QKeySequence(Qt::Key_Home) },
            QStringLiteral("zoom-fit"), tr("All stages in sight") },
        [this] { m_canvas->fit(); }, this);
    commands.explain({ QStringLiteral("stages.fit") }, [this] { return whyEmpty(); });
}

void StagesView::reset()
{
    View::reset();
    m_canvas->setGraph(nullptr);
    m_drawn.reset();
    m_session->jobs()->drop(m_drawing);
    m_drawing = 0;
    m_canvas->fit();
}

} // namespace weft::widgets

#include "moc_stages_view.cpp"
