// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/views/dock_sizes.h"

#include "app/gui/views/dock_layouts.h"

#include <QDataStream>
#include <QDockWidget>
#include <QEvent>
#include <QIODevice>
#include <QMainWindow>

#include <algorithm>
#include <utility>

namespace weft::gui {

namespace {

constexpr quint32 kMagic = 0x77646b31; // before it there was Qt's state alone

struct Kept {
    QByteArray state;
    QMap<QString, QSize> sizes;
    QSize window;
};

Kept readKept(const QByteArray& saved)
{
    QDataStream in(saved);
    in.setVersion(QDataStream::Qt_6_0);
    quint32 magic = 0;
    Kept kept;
    in >> magic;
    if (magic == kMagic)
        in >> kept.state >> kept.sizes >> kept.window;
    return magic == kMagic && in.status() == QDataStream::Ok ? kept : Kept { saved, {}, {} };
}

int share(int length, int of, int now)
{
    return std::max(1, length * now / std::max(1, of));
}

} // namespace

DockSizes::DockSizes(QMainWindow& window, std::map<QString, QDockWidget*> docks)
    : QObject(&window)
    , m_window(window)
    , m_docks(std::move(docks))
{
    m_rest.setSingleShot(true);
    m_rest.setInterval(0);
    connect(&m_rest, &QTimer::timeout, this, &DockSizes::follow);
    window.installEventFilter(this);
    for (const auto& [name, dock] : m_docks) {
        connect(
            dock, &QDockWidget::topLevelChanged, this,
            [this](bool isFloating) {
                if (!isFloating)
                    choose(); // it was put elsewhere
            },
            Qt::QueuedConnection);
    }
}

void DockSizes::setDefault(std::function<void()> put)
{
    m_put = std::move(put);
    m_chosen.clear();
    m_putIn = m_window.size();
}

QByteArray DockSizes::save() const
{
    QByteArray saved;
    QDataStream out(&saved, QIODevice::WriteOnly);
    out.setVersion(QDataStream::Qt_6_0);
    out << kMagic << m_window.saveState() << m_chosen << (m_chosen.isEmpty() ? m_putIn : m_chosenIn);
    return saved;
}

QByteArray DockSizes::stateIn(const QByteArray& saved)
{
    return readKept(saved).state;
}

void DockSizes::restore(const QByteArray& saved, std::function<void()> put)
{
    const Kept kept = readKept(saved);
    m_put = std::move(put);
    m_chosen = kept.sizes;
    m_chosenIn = kept.window;
    m_putIn = kept.sizes.isEmpty() ? kept.window : QSize();
    if (kept.window.isValid()) {
        follow();
        return;
    }
    m_putIn = m_window.size();
    choose();
}

// Separators are the window's own: a press and a release on it may have moved one.
bool DockSizes::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize) {
        m_rest.start();
    } else if (event->type() == QEvent::MouseButtonPress) {
        m_pressed = sizesNow();
    } else if (event->type() == QEvent::MouseButtonRelease) {
        QMetaObject::invokeMethod(
            this,
            [this] {
                if (sizesNow() != m_pressed)
                    choose();
            },
            Qt::QueuedConnection);
    }
    return QObject::eventFilter(watched, event);
}

// What is behind a tab will have the size of what is before it.
QMap<QString, QSize> DockSizes::sizesNow() const
{
    QMap<QString, QSize> sizes;
    for (const auto& [name, dock] : m_docks) {
        if (dock->isFloating() || dock->isHidden())
            continue;
        const QDockWidget* seen = isInSight(*dock) ? dock : nullptr;
        for (const QDockWidget* other : m_window.tabifiedDockWidgets(dock))
            seen = seen == nullptr && isInSight(*other) ? other : seen;
        if (seen != nullptr)
            sizes[name] = seen->size();
    }
    return sizes;
}

void DockSizes::choose()
{
    m_chosen = sizesNow();
    m_chosenIn = m_window.size();
}

void DockSizes::follow()
{
    m_rest.stop();
    if (!m_put || m_window.size() == m_putIn)
        return;
    m_putIn = m_window.size();
    if (m_chosen.isEmpty()) {
        m_put();
        return;
    }
    QList<QDockWidget*> docks;
    QList<int> widths;
    QList<int> heights;
    for (auto at = m_chosen.cbegin(); at != m_chosen.cend(); ++at) {
        const auto found = m_docks.find(at.key());
        if (found == m_docks.end() || !isPut(m_window, found->second))
            continue;
        docks.append(found->second);
        widths.append(share(at->width(), m_chosenIn.width(), m_putIn.width()));
        heights.append(share(at->height(), m_chosenIn.height(), m_putIn.height()));
    }
    m_window.resizeDocks(docks, widths, Qt::Horizontal);
    m_window.resizeDocks(docks, heights, Qt::Vertical);
}

} // namespace weft::gui

#include "moc_dock_sizes.cpp"
