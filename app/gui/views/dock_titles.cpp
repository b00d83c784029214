// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/views/dock_titles.h"

#include "widgets/base/looks/icons.h"

#include <QApplication>
#include <QDockWidget>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMainWindow>
#include <QMenu>
#include <QTabBar>
#include <QToolButton>

#include <algorithm>

namespace weft::gui {

namespace {

constexpr int kPad = 8; // px before a title
constexpr int kRestMs = 60; // between looks at whether a dock is still being dragged
constexpr double kIconShare = 0.8; // of the height of a line

bool isTabbed(const QMainWindow& window, QDockWidget* dock)
{
    if (dock->isFloating())
        return false;
    const QList<QDockWidget*> others = window.tabifiedDockWidgets(dock);
    return std::any_of(others.begin(), others.end(), [](const QDockWidget* other) { return !other->isHidden(); });
}

} // namespace

// Float and close, of one dock at a time.
class DockButtons : public QWidget {
    Q_OBJECT

public:
    explicit DockButtons(QWidget* parent)
        : QWidget(parent)
        , m_row(new QHBoxLayout(this))
    {
        m_row->setContentsMargins(0, 0, 2, 0);
        m_row->setSpacing(0);
        QToolButton* floating = add("float", DockTitles::tr("Float or dock"));
        QToolButton* close = add("close", DockTitles::tr("Close"));
        connect(floating, &QToolButton::clicked, this, [this] { m_dock->setFloating(!m_dock->isFloating()); });
        connect(close, &QToolButton::clicked, this, [this] { m_dock->close(); });
    }
    void setDock(QDockWidget* dock) { m_dock = dock; }

private:
    QToolButton* add(const char* icon, const QString& text)
    {
        auto* button = new QToolButton(this);
        button->setObjectName(QStringLiteral("dock.") + QString::fromLatin1(icon));
        button->setIcon(widgets::themedIcon(QString::fromLatin1(icon)));
        const int size = int(fontMetrics().height() * kIconShare);
        button->setIconSize({ size, size });
        button->setFixedSize(fontMetrics().height() + 2, fontMetrics().height() + 2);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::NoFocus); // the tab and the menu of docks are for the keys
        button->setToolTip(text);
        button->setAccessibleName(text);
        m_row->addWidget(button);
        return button;
    }

    QHBoxLayout* m_row;
    QDockWidget* m_dock = nullptr;
};

// What is pressed in it that is no button goes to the dock, which is dragged by it.
class DockTitleBar : public QWidget {
    Q_OBJECT

public:
    explicit DockTitleBar(QDockWidget* dock)
        : QWidget(dock)
        , m_title(new QLabel(dock->windowTitle(), this))
        , m_buttons(new DockButtons(this))
    {
        setObjectName(QStringLiteral("titleBar"));
        m_title->setObjectName(QStringLiteral("dockTitle"));
        m_title->setMinimumWidth(1);
        m_title->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred); // at its side, whatever it is read from
        QFont bold = m_title->font();
        bold.setBold(true);
        bold.setPointSizeF(bold.pointSizeF() * 0.9);
        m_title->setFont(bold);
        m_buttons->setDock(dock);
        auto* row = new QHBoxLayout(this);
        row->setContentsMargins(0, 0, 0, 0);
        row->setSpacing(0);
        row->addSpacing(kPad);
        row->addWidget(m_title);
        row->addStretch(1);
        row->addWidget(m_buttons);
        connect(dock, &QDockWidget::windowTitleChanged, m_title, &QLabel::setText);
    }
    void setTabbed(bool tabbed)
    {
        if (m_title->isHidden() == tabbed)
            return;
        m_title->setHidden(tabbed);
        m_buttons->setHidden(tabbed);
        updateGeometry();
    }

private:
    QLabel* m_title;
    DockButtons* m_buttons;
};

DockTitles::DockTitles(QMainWindow& window, const std::vector<QDockWidget*>& docks)
    : QObject(&window)
    , m_window(window)
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        // Nothing moves under the hand that drags a dock.
        if (QApplication::mouseButtons() != Qt::NoButton)
            m_timer.start(kRestMs);
        else
            update();
    });
    const auto look = [this] { m_timer.start(0); };
    for (QDockWidget* dock : docks) {
        auto* bar = new DockTitleBar(dock);
        dock->setTitleBarWidget(bar);
        m_bars[dock] = bar;
        connect(dock, &QDockWidget::visibilityChanged, this, look);
        connect(dock, &QDockWidget::dockLocationChanged, this, look);
        connect(dock, &QDockWidget::topLevelChanged, this, look);
    }
}

DockTitles::~DockTitles() = default;

void DockTitles::update()
{
    m_timer.stop();
    for (const auto& [dock, bar] : m_bars)
        bar->setTabbed(isTabbed(m_window, dock));
    // Qt makes and drops the bars of tabs as docks come together and part.
    for (QTabBar* bar : m_window.findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly))
        fitTabBar(bar);
}

QDockWidget* DockTitles::dockOf(const QTabBar* bar, int tab) const
{
    for (const auto& [dock, title] : m_bars) {
        if (tab >= 0 && bar->tabText(tab) == dock->windowTitle())
            return dock;
    }
    return nullptr;
}

void DockTitles::fitTabBar(QTabBar* bar)
{
    DockButtons*& buttons = m_buttons[bar];
    if (buttons == nullptr) {
        buttons = new DockButtons(bar);
        bar->setContextMenuPolicy(Qt::CustomContextMenu);
        bar->installEventFilter(this);
        connect(bar, &QTabBar::customContextMenuRequested, this, [this, bar](QPoint at) { showMenu(bar, at); });
        connect(bar, &QTabBar::currentChanged, this, [this, bar] { placeButtons(bar); });
        const auto call = [this, bar](int tab) { emit called(dockOf(bar, tab)); };
        connect(bar, &QTabBar::tabBarClicked, this, call, Qt::QueuedConnection); // it comes to the front after that
        connect(bar, &QObject::destroyed, this, [this, bar] { m_buttons.erase(bar); });
    }
    placeButtons(bar);
}

// At the end of the bar, where no tab is.
void DockTitles::placeButtons(QTabBar* bar)
{
    const auto at = m_buttons.find(bar);
    if (at == m_buttons.end())
        return;
    DockButtons* buttons = at->second;
    QDockWidget* front = dockOf(bar, bar->currentIndex());
    buttons->setDock(front);
    const QSize size = buttons->sizeHint();
    int tabs = 0;
    for (int tab = 0; tab < bar->count(); ++tab)
        tabs += bar->tabRect(tab).width();
    const QRect end(bar->width() - size.width(), (bar->height() - size.height()) / 2, size.width(), size.height());
    buttons->setGeometry(bar->isRightToLeft() ? QRect(QPoint(0, end.y()), size) : end);
    buttons->setVisible(front != nullptr && bar->width() - tabs >= size.width());
}

bool DockTitles::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutDirectionChange)
        placeButtons(static_cast<QTabBar*>(watched));
    return QObject::eventFilter(watched, event);
}

void DockTitles::showMenu(QTabBar* bar, QPoint at)
{
    QDockWidget* dock = dockOf(bar, bar->tabAt(at));
    if (dock == nullptr)
        return;
    auto* menu = new QMenu(bar);
    menu->setObjectName(QStringLiteral("tabMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("&Float"), dock, [dock] { dock->setFloating(true); });
    menu->addAction(tr("&Close"), dock, [dock] { dock->close(); });
    menu->popup(bar->mapToGlobal(at));
}

} // namespace weft::gui

#include "dock_titles.moc"

#include "moc_dock_titles.cpp"
