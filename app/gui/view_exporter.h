// SPDX-License-Identifier: GPL-3.0-or-later
// Which view is in front, and the dialogs that write or print what it offers. Interface thread; owned by the window.
#pragma once

#include "widgets/base/view.h"

#include <QObject>
#include <QPointer>
#include <QString>

namespace weft::gui {

class Views;

class ViewExporter : public QObject {
    Q_OBJECT

public:
    // `window`: the parent of its dialogs.
    ViewExporter(Views& views, QWidget* window);

    // The one that has the focus, else the one that had it last and can be seen, else the largest; null if none can be
    // seen.
    [[nodiscard]] widgets::View* front() const;
    [[nodiscard]] QString titleOf(const widgets::View* view) const; // of its dock

    // Asks for a file; the view says what happened in the status bar. `stem`: the suggested name begins with it.
    void askExport(const QString& stem);
    void askPrint();

    // What the dialog offers, one filter an ending: "Picture of Timeline as PNG (*.png)".
    struct Choice {
        QString filter;
        QString suffix;
        std::size_t which; // of the exports
    };
    [[nodiscard]] static std::vector<Choice> choicesOf(const std::vector<widgets::ViewExport>& exports);
    // The ending of the name decides; without one that is offered, the filter that was chosen does and is appended.
    static bool write(
        const std::vector<widgets::ViewExport>& exports, QString& path, const QString& filter, QString& error);

signals:
    void message(const QString& text);

private:
    Views& m_views;
    QWidget* m_window;
    QPointer<widgets::View> m_last;
};

} // namespace weft::gui
