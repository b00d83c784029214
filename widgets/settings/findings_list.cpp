// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/settings/findings_list.h"

#include "widgets/base/looks/icons.h"
#include "widgets/base/looks/theme.h"
#include "widgets/base/words/engine_text.h"

#include <QEvent>
#include <QResizeEvent>

#include <algorithm>

namespace weft::widgets {

namespace {
constexpr int kMostLines = 200;
constexpr int kMostShown = 5; // lines before it scrolls
}

FindingsList::FindingsList(QWidget* parent)
    : QListWidget(parent)
{
    setObjectName(QStringLiteral("settingsFindings"));
    setAccessibleName(tr("Findings about the settings"));
    setWordWrap(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
    connect(this, &QListWidget::itemActivated, this,
        [this](const QListWidgetItem* item) { emit itemActivatedFor(item->data(Qt::UserRole).toString()); });
    connect(this, &QListWidget::itemClicked, this,
        [this](const QListWidgetItem* item) { emit itemActivatedFor(item->data(Qt::UserRole).toString()); });
}

void FindingsList::setFindings(const Findings& findings)
{
    m_findings = findings;
    std::stable_sort(m_findings.begin(), m_findings.end(),
        [](const Finding& a, const Finding& b) { return a.severity > b.severity; });
    fill();
}

void FindingsList::fill()
{
    clear();
    m_errors = 0;
    m_warnings = 0;
    const Theme& theme = Theme::current();
    for (const Finding& finding : m_findings) {
        const bool wrong = finding.severity == Severity::Error;
        ++(wrong ? m_errors : m_warnings);
        if (count() == kMostLines)
            continue;
        const QString text = withoutPlace(finding.error);
        QString place = QString::fromStdString(finding.error.where.file);
        const QString key = QString::fromStdString(finding.error.where.item);
        if (!key.isEmpty() && !text.contains(key))
            place += QStringLiteral(" '") + key + '\'';
        auto* item = new QListWidgetItem(place.isEmpty() ? text : place + QStringLiteral(": ") + text, this);
        item->setIcon(themedIcon(wrong ? QStringLiteral("issue-error") : QStringLiteral("issue-warning")));
        item->setForeground(wrong ? theme.error : theme.warning);
        item->setToolTip(inWords(finding.error));
        item->setData(Qt::UserRole, QString::fromStdString(finding.error.where.item));
        item->setData(Qt::AccessibleTextRole, (wrong ? tr("Error: %1") : tr("Warning: %1")).arg(text));
    }
    setVisible(count() > 0);
    updateGeometry();
}

QSize FindingsList::sizeHint() const
{
    int high = 4;
    for (int row = 0; row < std::min(count(), kMostShown); ++row)
        high += std::max(sizeHintForRow(row), fontMetrics().height());
    return { 200, high };
}

void FindingsList::resizeEvent(QResizeEvent* event)
{
    QListWidget::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        updateGeometry(); // lines wrap elsewhere
}

void FindingsList::changeEvent(QEvent* event)
{
    QListWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        fill();
}

} // namespace weft::widgets

#include "moc_findings_list.cpp"
