// SPDX-License-Identifier: GPL-3.0-or-later
// The window's modes: how their docks stand, what a person made of them, and arrangements that have a name.
#include "app/gui/views/view_registry.h"
#include "app/gui/views/views.h"
#include "app/gui/window/main_window.h"
#include "app/gui/window/welcome_page.h"

#include <QActionGroup>
#include <QApplication>
#include <QDockWidget>
#include <QInputDialog>
#include <QMenu>
#include <QTimer>

#include <algorithm>
#include <tuple>
#include <vector>

namespace weft::gui {

void MainWindow::leaveMode()
{
    while (!m_passing.empty())
        putAway(m_passing.begin()->first);
    if (m_arranged && m_useSession)
        m_session.setLayout(m_mode, m_layouts->save());
}

void MainWindow::setMode(Mode mode)
{
    if (!m_workspace->isOpen()) {
        m_mode = mode;
        return;
    }
    if (m_arranged && mode == m_mode)
        return;
    leaveMode();
    m_mode = mode;
    setUpdatesEnabled(false);
    m_welcome->hide();
    const std::optional<SavedLayout> saved = m_useSession ? m_session.layout(mode) : std::nullopt;
    if (!saved)
        m_layouts->arrange(mode);
    else if (!m_layouts->restore(mode, *saved))
        m_session.forgetLayout(mode);
    m_views->setLooking(looksAtRuns(mode));
    setUpdatesEnabled(true);
    m_arranged = true;
    for (QAction* action : m_modeActions->actions()) {
        if (action->data().toInt() == static_cast<int>(mode))
            action->setChecked(true);
    }
    if (m_useSession)
        m_session.setLastMode(mode); // now: nobody says goodbye when a window dies
    noticeLost();
    noticeOutdated();
    m_refreshTimer->start();
    // Keys of a view that went with its mode would go on into what nobody sees.
    if (const QWidget* focus = focusWidget(); isVisible() && focus != nullptr && focus != this && !isInSight(*focus))
        goToView(1);
}

void MainWindow::openForNow(const QString& name)
{
    QDockWidget* dock = m_docks.at(name);
    if (!m_arranged || isInSight(*dock))
        return;
    Passing& passing = m_passing[name];
    passing.wasClosed = passing.wasClosed || dock->isHidden();
    m_layouts->makePlaceFor(dock);
    dock->show(); // Qt does not know the neighbours of one that is hidden
    for (QDockWidget* neighbour : tabifiedDockWidgets(dock)) {
        if (isInSight(*neighbour))
            passing.before = neighbour;
    }
    dock->raise();
}

void MainWindow::putAway(const QString& name)
{
    const auto at = m_passing.find(name);
    if (at == m_passing.end())
        return;
    const Passing passing = at->second;
    QDockWidget* dock = m_docks.at(name);
    m_passing.erase(at); // and perhaps the name with it
    // First the other tab to the front: Qt would choose one when this goes.
    if (isInSight(*dock) && passing.before != nullptr)
        passing.before->raise();
    if (passing.wasClosed)
        dock->hide();
}

void MainWindow::closeDock(const QString& name)
{
    m_passing[name].wasClosed = true;
    putAway(name);
}

bool MainWindow::focusNextPrevChild(bool next)
{
    const QWidget* firstBehind = nullptr;
    while (QMainWindow::focusNextPrevChild(next)) {
        const QWidget* now = focusWidget();
        if (now == nullptr || !isBehindTab(*now))
            return true;
        if (now == firstBehind)
            return false; // there is nothing else
        firstBehind = firstBehind == nullptr ? now : firstBehind;
    }
    return false;
}

// Floating views come after those of the window.
void MainWindow::goToView(int step)
{
    std::vector<std::tuple<bool, int, int, QWidget*>> views;
    for (const auto& [name, dock] : m_docks) {
        if (!isInSight(*dock))
            continue;
        const QPoint at = dock->mapToGlobal(QPoint());
        views.emplace_back(dock->isFloating(), at.y(), isRightToLeft() ? -at.x() : at.x(), dock->widget());
    }
    if (views.empty()) {
        focusInside(m_welcome);
        return;
    }
    std::sort(views.begin(), views.end());
    const auto count = static_cast<int>(views.size());
    int at = step > 0 ? -1 : count;
    for (int number = 0; number < count; ++number) {
        if (std::get<QWidget*>(views[static_cast<std::size_t>(number)])->isAncestorOf(QApplication::focusWidget()))
            at = number;
    }
    // Over those in which nothing takes the keys, such as one that is empty.
    for (int tried = 0; tried < count; ++tried) {
        at = (at + step + count) % count;
        QWidget* view = std::get<QWidget*>(views[static_cast<std::size_t>(at)]);
        view->window()->activateWindow();
        focusInside(view);
        if (view->isAncestorOf(QApplication::focusWidget()))
            return;
    }
}

void MainWindow::restoreDefaultLayout()
{
    if (!m_workspace->isOpen())
        return;
    m_passing.clear();
    m_layouts->arrange(m_mode);
    showMessage(tr("The docks stand as they did at first"));
}

void MainWindow::askSaveArrangement()
{
    auto* dialog = new QInputDialog(this);
    dialog->setObjectName(QStringLiteral("arrangementDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Save the arrangement"));
    dialog->setLabelText(tr("Name of the arrangement of this mode's docks:"));
    dialog->setComboBoxItems(m_session.arrangements());
    dialog->setComboBoxEditable(true);
    dialog->setTextValue({});
    connect(dialog, &QInputDialog::textValueSelected, this, [this](const QString& name) {
        if (!name.trimmed().isEmpty())
            saveArrangement(name.trimmed());
    });
    dialog->open();
}

void MainWindow::saveArrangement(const QString& name)
{
    m_session.setArrangement(name, { m_mode, m_layouts->save() });
    fillArrangements();
    showMessage(tr("The arrangement is saved as “%1”").arg(name));
}

bool MainWindow::showArrangement(const QString& name)
{
    const auto found = m_session.arrangement(name);
    if (!found || !m_workspace->isOpen())
        return false;
    setMode(found->mode);
    return m_layouts->restore(m_mode, found->layout);
}

void MainWindow::fillArrangements()
{
    const QStringList names = m_session.arrangements();
    m_arrangements->clear();
    m_removeArrangements->clear();
    for (const QString& name : names) {
        QString text = name;
        text.replace('&', QStringLiteral("&&"));
        m_arrangements->addAction(text, this, [this, name] { (void)showArrangement(name); });
        m_removeArrangements->addAction(text, this, [this, name] {
            m_session.removeArrangement(name);
            fillArrangements();
        });
    }
    m_arrangements->setEnabled(!names.isEmpty());
    m_removeArrangements->setEnabled(!names.isEmpty());
}

} // namespace weft::gui
