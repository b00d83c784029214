// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/programs/schedules_view.h"

#include "widgets/base/looks/empty_state.h"
#include "widgets/base/looks/theme.h"
#include "widgets/base/shared/command_registry.h"
#include "widgets/base/words/csv.h"
#include "widgets/base/words/engine_text.h"
#include "widgets/base/words/joined.h"
#include "widgets/base/words/quantity_format.h"
#include "widgets/base/words/utf8.h"
#include "widgets/programs/machine_bar.h"
#include "widgets/programs/program_session.h"
#include "widgets/programs/tuning_panel.h"
#include "widgets/programs/words_box.h"

#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace weft::widgets {

namespace {

constexpr int kRowMargin = 6;
constexpr int kVerdictLines = 8;
constexpr int kLeastRows = 7;
constexpr int kBarHeight = 12;
constexpr int kGainWidth = 160;
constexpr int kLeastGainWidth = 90;
constexpr int kIndentation = 12; // schedules go deep

// A bar as long as the time, and a line where the program as it stands would end.
class ShareBar : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        QStyleOptionViewItem bare = option;
        initStyleOption(&bare, index);
        const QString words = bare.text;
        bare.text.clear();
        const QWidget* widget = option.widget;
        widget->style()->drawControl(QStyle::CE_ItemViewItem, &bare, painter, widget);
        const QVariant share = index.data(SchedulesView::kShareRole);
        const Theme& theme = Theme::current();
        const int wordsWidth = option.fontMetrics.horizontalAdvance(QStringLiteral("00.00×")) + 2 * kRowMargin;
        const bool isRight = option.direction == Qt::RightToLeft;
        QRect wordsRect = option.rect;
        QRect bars = option.rect.adjusted(4, 0, -4, 0);
        if (isRight) {
            wordsRect.setLeft(wordsRect.right() - wordsWidth);
            bars.setRight(wordsRect.left());
        } else {
            wordsRect.setWidth(wordsWidth);
            bars.setLeft(wordsRect.right());
        }
        const bool isSelected = (option.state & QStyle::State_Selected) != 0;
        const QPalette::ColorGroup group
            = (option.state & QStyle::State_Active) != 0 ? QPalette::Active : QPalette::Inactive;
        painter->setPen(option.palette.color(group, isSelected ? QPalette::HighlightedText : QPalette::Text));
        painter->drawText(wordsRect.adjusted(4, 0, -4, 0), Qt::AlignVCenter | Qt::AlignTrailing, words);
        if (!share.isValid() || bars.width() < 8)
            return;
        // The longest of all fills the room; the baseline's line is at its share of that.
        const double longest = index.model()->index(0, 0).data(SchedulesView::kShareRole + 1).toDouble();
        const double room = bars.width() / std::max(1.0, longest);
        const auto place = [&](double value) {
            const int width = static_cast<int>(value * room);
            return isRight ? bars.right() - width : bars.left() + width;
        };
        const int top = option.rect.center().y() - kBarHeight / 2;
        const QRect bar = QRect(QPoint(std::min(place(0), place(share.toDouble())), top),
            QPoint(std::max(place(0), place(share.toDouble())), top + kBarHeight));
        painter->fillRect(bar, share.toDouble() > 1.0005 ? theme.warning : theme.good);
        painter->setPen(QPen(painter->pen().color(), 1, Qt::DotLine));
        painter->drawLine(place(1), option.rect.top(), place(1), option.rect.bottom());
    }
};

QString coordinates(const std::vector<std::int64_t>& element)
{
    QStringList all;
    for (const std::int64_t at : element)
        all << QString::number(at);
    return joined(all);
}

} // namespace

SchedulesView::SchedulesView(ProgramSession* session, QWidget* parent)
    : View(parent)
    , m_session(session)
    , m_machine(new MachineBar(session, this))
    , m_tree(new QTreeWidget(this))
    , m_notice(new QLabel(this))
    , m_makeFabric(new QPushButton(this))
    , m_verdict(new WordsBox(kVerdictLines, this))
    , m_tuning(new TuningPanel(session, this))
    , m_empty(new EmptyState(QStringLiteral("schedule"), {}, {}))
{
    setAccessibleName(tr("Schedules of the program"));
    m_tree->setObjectName(QStringLiteral("programSchedules"));
    m_tree->setAccessibleName(tr("Schedules, step by step"));
    m_tree->setColumnCount(kColumns);
    m_tree->setHeaderLabels({ tr("Step"), tr("Time"), tr("Gain"), tr("Same") });
    m_tree->headerItem()->setToolTip(GainColumn,
        tr("How many times as quick as the program as it stands; the bar is the time, the line that of the program "
           "as it stands"));
    m_tree->headerItem()->setToolTip(VerdictColumn, tr("Whether every element of every output is the same"));
    m_tree->setUniformRowHeights(true);
    m_tree->setAllColumnsShowFocus(true);
    m_tree->setItemDelegateForColumn(GainColumn, new ShareBar(m_tree));
    m_tree->header()->setStretchLastSection(false);
    m_tree->header()->setSectionResizeMode(StepColumn, QHeaderView::Stretch);
    m_gainWidth = kGainWidth;
    m_tree->header()->resizeSection(GainColumn, m_gainWidth);
    m_tree->setIndentation(kIndentation);
    m_tree->setMinimumHeight(kLeastRows * m_tree->fontMetrics().height()); // words below it scroll
    m_notice->setTextFormat(Qt::PlainText);
    m_notice->setWordWrap(true);
    m_notice->setMargin(kRowMargin);
    m_notice->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_notice->setObjectName(QStringLiteral("programNotice"));
    m_makeFabric->setObjectName(QStringLiteral("programMakeFabric"));
    m_makeFabric->setToolTip(tr("A switch with a port for every rank, as the bundled programs have"));
    connect(
        m_makeFabric, &QPushButton::clicked, this, [this] { emit fabricRequested(m_session->understood()->ranks); });
    m_verdict->setObjectName(QStringLiteral("programVerdict"));
    m_verdict->setAccessibleName(tr("Whether the schedule computes the same"));
    auto* content = new QWidget(this);
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_machine);
    column->addWidget(m_notice);
    auto* ways = new QHBoxLayout;
    ways->setContentsMargins(kRowMargin, 0, kRowMargin, 0);
    ways->addWidget(m_makeFabric);
    ways->addStretch();
    column->addLayout(ways);
    column->addWidget(m_tree, 1);
    column->addWidget(m_verdict);
    column->addWidget(m_tuning);
    m_stack = new ViewStack(content, m_empty, this);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(m_stack);
    connect(session, &ProgramSession::understoodChanged, this, &SchedulesView::showTree);
    connect(session, &ProgramSession::measured, this, &SchedulesView::showFigures);
    connect(session, &ProgramSession::verdictsChanged, this, &SchedulesView::showFigures);
    connect(session, &ProgramSession::nodeChanged, this, &SchedulesView::showFigures);
    connect(m_tree, &QTreeWidget::currentItemChanged, this, &SchedulesView::chooseRow);
    m_tree->viewport()->installEventFilter(this);
    showTree();
}

void SchedulesView::showTree()
{
    const UnderstoodPtr& understood = m_session->understood();
    const bool isThere = understood != nullptr && !understood->nodes.empty();
    m_isFilling = true;
    m_tree->clear();
    m_items.clear();
    if (isThere) {
        for (const ScheduleNode& node : understood->nodes) {
            const bool isRoot = node.parent == kNoScheduleNode;
            auto* item = isRoot ? new QTreeWidgetItem(m_tree) : new QTreeWidgetItem(m_items[node.parent]);
            QStringList names;
            for (const std::string& name : node.schedules)
                names << toQString(name);
            QString words = isRoot ? tr("As it stands") : toQString(node.step);
            if (!names.isEmpty())
                words.prepend(QStringLiteral("[%1] ").arg(joined(names)));
            item->setText(StepColumn, words);
            item->setToolTip(StepColumn, words);
            QFont font = m_tree->font();
            font.setBold(isRoot || !names.isEmpty());
            item->setFont(StepColumn, font);
            item->setTextAlignment(TimeColumn, Qt::AlignTrailing | Qt::AlignVCenter);
            m_items.push_back(item);
        }
        m_tree->expandAll();
    }
    m_isFilling = false;
    const UnderstoodPtr& latest = m_session->latest();
    if (latest != nullptr && hasErrors(latest->findings) && !latest->text.empty())
        m_empty->setTexts(
            tr("The text has mistakes"), tr("Schedules and their times stand here once they are put right."));
    else
        m_empty->setTexts(tr("No schedules yet"),
            tr("A program's schedules stand here with their times. Select a stage and click a transformation to begin "
               "one."));
    m_stack->setEmpty(!isThere);
    showFigures();
}

void SchedulesView::showFigures()
{
    m_isFilling = true;
    const auto* baseline = m_session->measure(0);
    const double whole = baseline != nullptr && baseline->time ? static_cast<double>(baseline->time->ns()) : 0;
    double longest = 1;
    for (std::size_t node = 0; node < m_items.size(); ++node) {
        QTreeWidgetItem* item = m_items[node];
        const auto* measure = m_session->measure(node);
        const ScheduleNode& of = m_session->understood()->nodes[node];
        const bool hasTime = measure != nullptr && measure->time;
        const bool isComing = measure == nullptr && m_session->isMeasuring();
        item->setText(TimeColumn,
            hasTime          ? formatTime(*measure->time)
                : of.refused ? tr("refused")
                : isComing   ? QStringLiteral("…")
                             : QString());
        const QString why = of.refused ? inWords(of.refused->message)
            : measure != nullptr       ? measure->problem
                                       : QString();
        item->setToolTip(TimeColumn, why);
        if (measure != nullptr && !measure->time)
            item->setText(TimeColumn, tr("no time"));
        const bool hasShare = hasTime && whole > 0 && measure->time->ns() > 0;
        const double share = hasShare ? static_cast<double>(measure->time->ns()) / whole : 0;
        longest = std::max(longest, share);
        item->setData(GainColumn, kShareRole, hasShare ? QVariant(share) : QVariant());
        item->setText(
            GainColumn, hasShare ? isolated(locale().toString(1 / share, 'f', 2) + QStringLiteral("×")) : QString());
        const study::ScheduleVerdict* verdict = m_session->verdict(node);
        item->setText(VerdictColumn,
            node == 0                  ? QString()
                : of.refused           ? tr("refused")
                : verdict == nullptr   ? QString()
                : verdict->difference  ? tr("no")
                : verdict->isCorrect() ? tr("yes")
                                       : tr("not known"));
    }
    if (!m_items.empty()) {
        m_items[0]->setData(StepColumn, kShareRole + 1, longest);
        if (m_session->node() < m_items.size() && m_tree->currentItem() != m_items[m_session->node()]) {
            m_tree->setCurrentItem(m_items[m_session->node()]);
            m_tree->scrollToItem(m_items[m_session->node()]);
        }
        for (const int column : { TimeColumn, VerdictColumn })
            m_tree->resizeColumnToContents(column);
    }
    const UnderstoodPtr& understood = m_session->understood();
    QStringList notices;
    if (!m_session->whyNoTimes().isEmpty())
        notices << m_session->whyNoTimes();
    else if (understood != nullptr && understood->isFitted)
        notices << tr("With %n rank(s), as many as the fabric has, in place of those of the text", nullptr,
            static_cast<int>(understood->ranks));
    if (const auto* measure = m_session->measure(m_session->node());
        measure != nullptr && m_session->whyNoTimes().isEmpty() && !measure->problem.isEmpty())
        notices << measure->problem;
    const bool wantsFabric = understood != nullptr && understood->ranks != 0 && m_session->needsFabric();
    if (wantsFabric)
        m_makeFabric->setText(tr("Make a fabric of %n NPU(s)", nullptr, static_cast<int>(understood->ranks)));
    m_makeFabric->setVisible(wantsFabric);
    m_notice->setText(notices.join('\n'));
    m_notice->setVisible(!notices.isEmpty());
    m_isFilling = false;
    showVerdict();
}

QString SchedulesView::verdictText() const
{
    const ScheduleNode* node = m_session->shown();
    if (node == nullptr || node->parent == kNoScheduleNode)
        return {};
    if (node->refused)
        return tr("Refused: %1").arg(inWords(*node->refused));
    const study::ScheduleVerdict* verdict = m_session->verdict(m_session->node());
    if (verdict == nullptr)
        return m_session->isChecking() ? tr("Is being checked…") : tr("Not checked: it was stopped");
    if (verdict->difference) {
        const program::Difference& difference = *verdict->difference->difference;
        return tr("Computes something else with %n rank(s): %1[%2] on rank %3", nullptr,
                   static_cast<int>(verdict->difference->ranks))
                   .arg(toQString(difference.output), coordinates(difference.element))
                   .arg(difference.rank)
            + '\n' + tr("before: %1").arg(toQString(difference.before)) + '\n'
            + tr("after: %1").arg(toQString(difference.after));
    }
    if (verdict->ranks.empty())
        return verdict->unchecked.empty() ? tr("Not checked")
                                          : tr("Not checked: %1").arg(inWords(verdict->unchecked.front()));
    QStringList ranks;
    for (const std::uint32_t count : verdict->ranks)
        ranks << QString::number(count);
    return tr("Computes the same, as expressions and as numbers; tried with %1 ranks").arg(joined(ranks));
}

void SchedulesView::showVerdict()
{
    const QString words = verdictText();
    m_verdict->setWords(words);
}

void SchedulesView::chooseRow(QTreeWidgetItem* item)
{
    const auto found = std::ranges::find(m_items, item);
    if (!m_isFilling && item != nullptr && found != m_items.end())
        m_session->setNode(static_cast<std::size_t>(found - m_items.begin()));
}

// What is looked at stays in sight when words below take room away.
bool SchedulesView::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_tree->viewport() && event->type() == QEvent::Resize)
        shareWidth();
    if (watched == m_tree->viewport() && event->type() == QEvent::Resize && m_tree->currentItem() != nullptr)
        QMetaObject::invokeMethod(
            m_tree, [this] { m_tree->scrollTo(m_tree->currentIndex()); }, Qt::QueuedConnection);
    return View::eventFilter(watched, event);
}

// Steps are read, bars only compared: in a narrow window it is these that get shorter.
void SchedulesView::shareWidth()
{
    QHeaderView* header = m_tree->header();
    const bool isOwn = header->sectionSize(GainColumn) != m_gainWidth; // somebody dragged it
    m_gainWidth = std::clamp(m_tree->viewport()->width() / 4, kLeastGainWidth, kGainWidth);
    if (!isOwn)
        header->resizeSection(GainColumn, m_gainWidth);
}

QString SchedulesView::table() const
{
    QString csv = csvLine({ tr("Steps"), tr("Schedules"), tr("Time (ns)"), tr("Same") });
    for (std::size_t node = 0; node < m_items.size(); ++node) {
        const ScheduleNode& of = m_session->understood()->nodes[node];
        QStringList names;
        for (const std::string& name : of.schedules)
            names << toQString(name);
        const auto* measure = m_session->measure(node);
        csv += csvLine({ toQString(of.key).trimmed().replace('\n', QStringLiteral("; ")), names.join(' '),
            measure != nullptr && measure->time ? QString::number(measure->time->ns()) : QString(),
            m_items[node]->text(VerdictColumn) });
    }
    return csv;
}

void SchedulesView::registerCommands(CommandRegistry& commands)
{
    const QString group = tr("Program");
    commands.add(
        { QStringLiteral("program.tune"), tr("&Find the best schedule, or stop"), group, {},
            QStringLiteral("synthesis"), tr("Tries every schedule that is valid, on the fabric that is open") },
        [this] { m_tuning->startOrStop(); }, this);
    commands.add(
        { QStringLiteral("program.applyBest"), tr("&Apply the best schedule"), group, {}, {},
            tr("Makes the fastest schedule that was found one of the text") },
        [this] { m_tuning->apply(); }, this);
    commands.explain(
        { QStringLiteral("program.tune") }, [this] { return !whyEmpty().isEmpty() ? whyEmpty() : m_tuning->whyNot(); });
    commands.explain({ QStringLiteral("program.applyBest") },
        [this] { return m_tuning->canApply() ? QString() : tr("No faster schedule was found yet"); });
}

std::vector<ViewExport> SchedulesView::exports()
{
    std::vector<ViewExport> all = View::exports();
    if (!all.empty())
        all.push_back(tableOf(tr("Schedules"), [this] { return table(); }));
    return all;
}

void SchedulesView::reset()
{
    View::reset();
    m_tuning->reset();
    showTree();
}

QJsonObject SchedulesView::saveState() const
{
    QJsonObject state = View::saveState();
    if (!m_session->document()->isEmpty())
        state[QStringLiteral("steps")] = toQString(m_session->document()->looked());
    return state;
}

void SchedulesView::restoreState(const QJsonObject& state)
{
    View::restoreState(state);
    if (const QJsonValue steps = state[QStringLiteral("steps")]; steps.isString())
        m_session->document()->setLooked(steps.toString().toStdString());
}

} // namespace weft::widgets

#include "moc_schedules_view.cpp"
