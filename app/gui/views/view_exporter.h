// SPDX-License-Identifier: GPL-3.0-or-later
// Which view is in front, and the dialogs that write or print what it offers. Interface thread; owned by the window.
#pragma once

#include "widgets/base/jobs/job_runner.h"
#include "widgets/base/views/view.h"
#include "widgets/base/views/view_export.h"

#include <QObject>
#include <QPointer>
#include <QString>

#include <functional>

namespace weft::gui {

class Views;

class ViewExporter : public QObject {
    Q_OBJECT

public:
    // `stem`: suggested names begin with it. `window`: the parent of the dialogs.
    ViewExporter(Views& views, std::function<QString()> stem, widgets::JobRunner* jobs, QWidget* window);

    // The one that has the focus, else the one that had it last and can be seen, else the largest; null if none can be
    // seen.
    [[nodiscard]] widgets::View* front() const;
    [[nodiscard]] QString titleOf(const widgets::View* view) const; // of its dock

    void setFront(widgets::View* view) { m_last = view; } // until another one gets the keys
    // Asks for a file, whether a key, a button or a menu wants it. `name`: of the export that is offered first.
    void askExport(widgets::View* view, const QString& name = {});
    void askPrint();

    // What the dialog offers, one filter an ending: "Picture of Timeline as PNG (*.png)".
    struct Choice {
        QString filter;
        QString suffix;
        std::size_t which; // of the exports
    };
    [[nodiscard]] static std::vector<Choice> choicesOf(const std::vector<widgets::ViewExport>& exports);
    // The ending of the name decides; null if nothing is written with it. Where several exports have it, the filter
    // that was chosen does.
    [[nodiscard]] static const widgets::ViewExport* chosenOf(
        const std::vector<widgets::ViewExport>& exports, const QString& path, const QString& filter);
    // Pictures are in light colours, as on paper.
    [[nodiscard]] static widgets::ExportSteps begin(widgets::View& view,
        const std::vector<widgets::ViewExport>& exports, const QString& path, const QString& filter);
    static bool write(widgets::View& view, const std::vector<widgets::ViewExport>& exports, const QString& path,
        const QString& filter, QString& error);

signals:
    void message(const QString& text);

private:
    void readOn(const widgets::ExportSteps& steps, const std::function<void()>& then); // a slice a turn
    void refuse(const QString& title, const QString& why);

    Views& m_views;
    std::function<QString()> m_stem;
    widgets::JobRunner* m_jobs;
    QWidget* m_window;
    QPointer<widgets::View> m_last;
};

} // namespace weft::gui
