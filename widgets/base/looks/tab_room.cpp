// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/base/looks/tab_room.h"

#include <QCoreApplication>
#include <QEvent>
#include <QStyle>
#include <QTabBar>
#include <QTabWidget>
#include <QVariant>

namespace weft::widgets {

namespace {

constexpr const char* kClose = "weft.closeTabs";

class TabRoom : public QObject {
public:
    explicit TabRoom(QTabWidget& tabs)
        : QObject(&tabs)
        , m_tabs(&tabs)
    {
        tabs.installEventFilter(this);
    }

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest)
            fit();
        return QObject::eventFilter(watched, event);
    }

private:
    void fit()
    {
        QTabBar* bar = m_tabs->tabBar();
        int wide = 0; // with the usual room beside the words
        for (int tab = 0; tab < bar->count(); ++tab) {
            if (bar->isTabVisible(tab))
                wide += bar->fontMetrics().size(Qt::TextShowMnemonic, bar->tabText(tab)).width()
                    + bar->style()->pixelMetric(QStyle::PM_TabBarTabHSpace);
        }
        const bool isClose = wide > m_tabs->width();
        if (isClose == haveTabsToStandClose(bar))
            return;
        bar->setProperty(kClose, isClose);
        QEvent changed(QEvent::StyleChange); // they are measured anew
        QCoreApplication::sendEvent(bar, &changed);
    }

    QTabWidget* m_tabs;
};

} // namespace

void keepTabsInSight(QTabWidget& tabs)
{
    new TabRoom(tabs); // owned by the tabs
}

bool haveTabsToStandClose(const QWidget* bar)
{
    return bar != nullptr && bar->property(kClose).toBool();
}

} // namespace weft::widgets
