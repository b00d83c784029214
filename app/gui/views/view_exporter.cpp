// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/views/view_exporter.h"

#include "app/gui/views/dock_layouts.h"

#include "app/gui/views/view_registry.h"
#include "app/gui/views/views.h"
#include "widgets/base/canvas/image_export.h"
#include "widgets/base/jobs/save_path.h"
#include "widgets/base/looks/theme.h"

#include <QApplication>
#include <QFileInfo>
#include <QMessageBox>
#include <QPainter>
#include <QPicture>
#include <QPrintDialog>
#include <QPrinter>
#include <QTimer>

#include <algorithm>

namespace weft::gui {

namespace {

widgets::View* viewAround(QWidget* widget)
{
    while (widget != nullptr) {
        if (auto* view = qobject_cast<widgets::View*>(widget))
            return view;
        widget = widget->parentWidget();
    }
    return nullptr;
}

bool isSeen(const widgets::View* view)
{
    return view != nullptr && isInSight(*view);
}

// A view within another one, such as a lane of the comparison, is exported with it.
widgets::View* outermost(widgets::View* view)
{
    while (view != nullptr) {
        widgets::View* around = viewAround(view->parentWidget());
        if (around == nullptr)
            break;
        view = around;
    }
    return view;
}

} // namespace

ViewExporter::ViewExporter(Views& views, std::function<QString()> stem, widgets::JobRunner* jobs, QWidget* window)
    : QObject(window)
    , m_views(views)
    , m_stem(std::move(stem))
    , m_jobs(jobs)
    , m_window(window)
{
    for (const Views::Entry& entry : m_views.entries())
        connect(entry.view, &widgets::View::exportRequested, this,
            [this, view = entry.view](const QString& name) { askExport(view, name); });
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) {
        widgets::View* view = outermost(viewAround(now));
        if (view != nullptr && view->window() == m_window)
            m_last = view;
    });
}

widgets::View* ViewExporter::front() const
{
    if (isSeen(m_last))
        return m_last;
    widgets::View* largest = nullptr;
    for (const Views::Entry& entry : m_views.entries()) {
        const auto area = [](const widgets::View* view) { return view->width() * view->height(); };
        if (isSeen(entry.view) && (largest == nullptr || area(entry.view) > area(largest)))
            largest = entry.view;
    }
    return largest;
}

QString ViewExporter::titleOf(const widgets::View* view) const
{
    for (const Views::Entry& entry : m_views.entries()) {
        if (entry.view == view)
            return entry.info->title;
    }
    return {};
}

std::vector<ViewExporter::Choice> ViewExporter::choicesOf(const std::vector<widgets::ViewExport>& exports)
{
    std::vector<Choice> choices;
    for (std::size_t which = 0; which < exports.size(); ++which) {
        for (const QString& suffix : suffixesOf(exports[which])) {
            //: a kind of file: the name of what is in it, its form, its ending
            const QString filter = tr("%1 as %2 (*.%3)").arg(exports[which].name, suffix.toUpper(), suffix);
            choices.push_back({ filter, suffix, which });
        }
    }
    return choices;
}

const widgets::ViewExport* ViewExporter::chosenOf(
    const std::vector<widgets::ViewExport>& exports, const QString& path, const QString& filter)
{
    const std::vector<Choice> choices = choicesOf(exports);
    const QString suffix = QFileInfo(path).suffix();
    const widgets::ViewExport* named = nullptr;
    for (const Choice& choice : choices) {
        if (choice.suffix.compare(suffix, Qt::CaseInsensitive) != 0)
            continue;
        if (named == nullptr || choice.filter == filter)
            named = &exports[choice.which];
    }
    return named;
}

widgets::ExportSteps ViewExporter::begin(
    widgets::View& view, const std::vector<widgets::ViewExport>& exports, const QString& path, const QString& filter)
{
    const widgets::ViewExport* one = chosenOf(exports, path, filter);
    if (one == nullptr)
        return { {},
            [why = tr("%1 is of no type that can be written").arg(QFileInfo(path).fileName())] { return why; } };
    const widgets::ThemeMeanwhile light(view, widgets::ThemeKind::Light);
    return beginExport(*one, path, {}, widgets::bitmapScale(one->size, std::max(2.0, qApp->devicePixelRatio())));
}

bool ViewExporter::write(widgets::View& view, const std::vector<widgets::ViewExport>& exports, const QString& path,
    const QString& filter, QString& error)
{
    error = readAll(begin(view, exports, path, filter))();
    return error.isEmpty();
}

void ViewExporter::askExport(widgets::View* view, const QString& name)
{
    const QString title = titleOf(view);
    std::vector<widgets::ViewExport> exports = view == nullptr ? std::vector<widgets::ViewExport>() : view->exports();
    if (exports.empty()) {
        emit message(view == nullptr ? tr("No view is in front") : tr("%1 has nothing to export yet").arg(title));
        return;
    }
    // What is asked for is offered first.
    std::stable_partition(
        exports.begin(), exports.end(), [&name](const widgets::ViewExport& one) { return one.name == name; });
    QStringList filters;
    for (const Choice& choice : choicesOf(exports))
        filters << choice.filter;
    const QString file
        = QStringLiteral("%1-%2.%3")
              .arg(m_stem(), QString(title).toLower().replace(' ', '-'), suffixesOf(exports.front()).constFirst());
    auto* dialog = new widgets::SaveDialog(m_window, tr("Export %1").arg(title), file, filters);
    dialog->setObjectName(QStringLiteral("exportDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QFileDialog::accepted, this, [this, dialog, view = QPointer(view), title] {
        if (view == nullptr)
            return;
        const QString path = dialog->path();
        const std::vector<widgets::ViewExport> now = view->exports();
        const widgets::ViewExport* one = chosenOf(now, path, dialog->selectedNameFilter());
        // It says so itself, once it is written.
        const bool saysItself = one != nullptr && one->kind == widgets::ViewExport::Kind::File;
        const widgets::ExportSteps steps = begin(*view, now, path, dialog->selectedNameFilter());
        readOn(steps, [this, write = steps.write, title, path, saysItself] {
            m_jobs->start(
                widgets::JobSpec(tr("Export %1").arg(title), widgets::JobLane::Save), this,
                [write](const Watch&) { return write(); },
                [this, title, path, saysItself](const QString& error) {
                    if (!error.isEmpty())
                        refuse(tr("Export %1").arg(title), error);
                    else if (!saysItself)
                        emit message(tr("Wrote %1 to %2").arg(title, QFileInfo(path).fileName()));
                },
                [this, title](const QString& why) { refuse(tr("Export %1").arg(title), why); });
        });
    });
    dialog->open();
}

void ViewExporter::readOn(const widgets::ExportSteps& steps, const std::function<void()>& then)
{
    if (steps.read && steps.read())
        QTimer::singleShot(0, this, [this, steps, then] { readOn(steps, then); });
    else
        then();
}

// Whoever has named a file waits for it: a line that passes by would be missed.
void ViewExporter::refuse(const QString& title, const QString& why)
{
    emit message(why);
    auto* box = new QMessageBox(QMessageBox::Warning, title, why, QMessageBox::Ok, m_window);
    box->setObjectName(QStringLiteral("notWrittenBox"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

void ViewExporter::askPrint()
{
    widgets::View* view = front();
    const std::vector<widgets::ViewExport> exports
        = view == nullptr ? std::vector<widgets::ViewExport>() : view->exports();
    const auto picture = std::find_if(exports.begin(), exports.end(),
        [](const widgets::ViewExport& one) { return one.kind == widgets::ViewExport::Kind::Picture; });
    if (picture == exports.end()) {
        emit message(tr("There is nothing to print yet"));
        return;
    }
    QPrinter printer(QPrinter::HighResolution);
    printer.setDocName(titleOf(view));
    printer.setPageOrientation(
        picture->size.width() > picture->size.height() ? QPageLayout::Landscape : QPageLayout::Portrait);
    QPrintDialog dialog(&printer, m_window);
    dialog.setObjectName(QStringLiteral("printDialog"));
    dialog.setWindowTitle(tr("Print %1").arg(titleOf(view)));
    if (dialog.exec() != QDialog::Accepted)
        return;
    const widgets::ThemeMeanwhile light(*view, widgets::ThemeKind::Light);
    // Widgets paint bitmaps where they see a printer: it gets what they have painted elsewhere, words as words.
    QPicture painted;
    QPainter onPicture(&painted);
    picture->paint(onPicture, picture->size);
    onPicture.end();
    QPainter painter(&printer);
    const QSizeF page = printer.pageLayout().paintRectPixels(printer.resolution()).size();
    // What was painted knows how fine it is, and is made larger for a finer device by itself.
    const double scale = std::min(page.width() / picture->size.width(), page.height() / picture->size.height())
        * painted.logicalDpiX() / printer.logicalDpiX();
    painter.scale(scale, scale);
    painter.drawPicture(0, 0, painted);
    emit message(tr("Printed %1").arg(titleOf(view)));
}

} // namespace weft::gui

#include "moc_view_exporter.cpp"
