// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/schedule/verdict_banner.h"

#include "widgets/base/looks/icons.h"
#include "widgets/base/looks/theme.h"
#include "widgets/base/words/engine_text.h"
#include "widgets/base/words/quantity_format.h"
#include "widgets/schedule/schedule_texts.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QToolButton>

namespace weft::widgets {

VerdictBanner::VerdictBanner(QWidget* parent)
    : QWidget(parent)
    , m_icon(new QLabel(this))
    , m_text(new QLabel(this))
    , m_details(new QLabel(this))
    , m_fit(new QLabel(this))
    , m_show(new QToolButton(this))
{
    setObjectName(QStringLiteral("scheduleVerdict"));
    setAutoFillBackground(true);
    for (QLabel* label : { m_text, m_details, m_fit }) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    m_fit->setObjectName(QStringLiteral("scheduleFit"));
    m_show->setObjectName(QStringLiteral("scheduleShowFault"));
    m_show->setText(tr("Show the step"));
    m_show->setToolTip(tr("Go to the step that is wrong"));
    m_show->setFocusPolicy(Qt::StrongFocus);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(8, 4, 8, 4);
    grid->setVerticalSpacing(2);
    grid->addWidget(m_icon, 0, 0, Qt::AlignTop);
    grid->addWidget(m_text, 0, 1);
    grid->addWidget(m_show, 0, 2, Qt::AlignTop);
    grid->addWidget(m_details, 1, 1, 1, 2);
    grid->addWidget(m_fit, 2, 1, 1, 2);
    grid->setColumnStretch(1, 1);
    connect(m_show, &QToolButton::clicked, this, &VerdictBanner::showRequested);
    clear();
}

QString VerdictBanner::text() const
{
    QStringList lines;
    for (const QLabel* label : { m_text, m_details, m_fit }) {
        if (!label->text().isEmpty())
            lines << label->text();
    }
    return lines.join('\n');
}

void VerdictBanner::clear()
{
    m_fit->clear();
    set(State::Empty, {}, {});
}

void VerdictBanner::setChecking(const QString& title)
{
    set(State::Checking, tr("Checking %1…").arg(title), {});
}

void VerdictBanner::setVerdict(const collective::Schedule& schedule, const collective::Verdict& verdict)
{
    QStringList remarks;
    for (const std::string& remark : verdict.remarks)
        remarks += inWords(remark);
    if (verdict.correct) {
        const int ranks = static_cast<int>(schedule.rankCount());
        const QString on = tr("%n rank(s)", nullptr, ranks);
        //: %1: a collective such as "all-reduce"; %2: "8 ranks"; %3: a number
        set(State::Correct,
            tr("Correct: %1 on %2, %3 transfers")
                .arg(ScheduleTexts::pattern(schedule.pattern()), on, formatCount(verdict.transfers)),
            remarks.join('\n'));
        return;
    }
    if (verdict.fault) {
        const collective::Fault& fault = *verdict.fault;
        if (!fault.wanted.empty())
            remarks.prepend(tr("Wanted: %1").arg(inWords(fault.wanted)));
        if (!fault.wrong.empty())
            remarks.prepend(tr("Found: %1").arg(inWords(fault.wrong)));
        set(State::Wrong, tr("Wrong: %1").arg(inWords(fault.message)), remarks.join('\n'));
        m_show->setVisible(true);
        m_show->setText(fault.step == kNone<StepId> ? tr("Show the slot") : tr("Show the step"));
    }
}

void VerdictBanner::setProblem(const QString& title, const QString& why)
{
    set(State::Unknown, tr("%1 could not be checked: %2").arg(title, why), {});
}

void VerdictBanner::set(State state, const QString& text, const QString& details)
{
    m_state = state;
    m_text->setText(text);
    m_details->setText(details);
    m_show->setVisible(false);
    showState();
}

void VerdictBanner::setFit(const QString& problem)
{
    m_fit->setText(problem.isEmpty() ? QString() : tr("It cannot run on the fabric that is open: %1").arg(problem));
    showState();
}

void VerdictBanner::showState()
{
    m_details->setVisible(!m_details->text().isEmpty());
    m_fit->setVisible(!m_fit->text().isEmpty());
    setVisible(m_state != State::Empty);
    setAccessibleName(text());
    color();
}

void VerdictBanner::color()
{
    const Theme& theme = Theme::current();
    QColor ground = theme.window;
    QString icon = QStringLiteral("info");
    if (m_state == State::Correct && m_fit->text().isEmpty()) {
        ground = mixed(theme.window, theme.good, 0.18F);
        icon = QStringLiteral("issues-none");
    } else if (m_state == State::Wrong) {
        ground = mixed(theme.window, theme.error, 0.18F);
        icon = QStringLiteral("error");
    } else if (m_state == State::Unknown || m_state == State::Correct) {
        ground = mixed(theme.window, theme.warning, 0.18F);
        icon = QStringLiteral("warning");
    }
    QPalette colors;
    colors.setColor(QPalette::Window, ground);
    setPalette(colors);
    constexpr int kIcon = 16;
    m_icon->setPixmap(themedIcon(icon).pixmap(kIcon, kIcon));
}

void VerdictBanner::changeEvent(QEvent* event)
{
    // Setting the palette sends the same event again, with the colours in force.
    if (event->type() == QEvent::ApplicationPaletteChange || event->type() == QEvent::StyleChange)
        color();
    QWidget::changeEvent(event);
}

} // namespace weft::widgets

#include "moc_verdict_banner.cpp"
