// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/view_exporter.h"

#include "app/gui/dock_layouts.h"

#include "app/gui/view_registry.h"
#include "app/gui/views.h"

#include <QApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QPainter>
#include <QPrintDialog>
#include <QPrinter>

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

ViewExporter::ViewExporter(Views& views, QWidget* window)
    : QObject(window)
    , m_views(views)
    , m_window(window)
{
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

bool ViewExporter::write(
    const std::vector<widgets::ViewExport>& exports, QString& path, const QString& filter, QString& error)
{
    const std::vector<Choice> choices = choicesOf(exports);
    const QString suffix = QFileInfo(path).suffix();
    const auto matches = [&](const Choice& choice) { return choice.suffix.compare(suffix, Qt::CaseInsensitive) == 0; };
    auto chosen
        = std::find_if(choices.begin(), choices.end(), [&](const Choice& choice) { return choice.filter == filter; });
    if (chosen == choices.end() || !matches(*chosen)) {
        const auto named = std::find_if(choices.begin(), choices.end(), matches);
        if (named != choices.end()) {
            chosen = named;
        } else {
            if (chosen == choices.end())
                chosen = choices.begin();
            path += '.' + chosen->suffix;
        }
    }
    return writeExport(exports[chosen->which], path, {}, qApp->devicePixelRatio(), error);
}

void ViewExporter::askExport(const QString& stem)
{
    widgets::View* view = front();
    const QString title = titleOf(view);
    const std::vector<widgets::ViewExport> exports
        = view == nullptr ? std::vector<widgets::ViewExport>() : view->exports();
    if (exports.empty()) {
        emit message(view == nullptr ? tr("No view is in front") : tr("%1 has nothing to export yet").arg(title));
        return;
    }
    QStringList filters;
    for (const Choice& choice : choicesOf(exports))
        filters << choice.filter;
    auto* dialog = new QFileDialog(m_window, tr("Export %1").arg(title));
    dialog->setObjectName(QStringLiteral("exportDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setFileMode(QFileDialog::AnyFile);
    dialog->setNameFilters(filters);
    const QString name = title.toLower().replace(' ', '-');
    dialog->selectFile(QStringLiteral("%1-%2.%3").arg(stem, name, suffixesOf(exports.front()).constFirst()));
    connect(dialog, &QFileDialog::accepted, this, [this, dialog, view = QPointer(view), title] {
        if (view == nullptr)
            return;
        QString path = dialog->selectedFiles().constFirst();
        QString error;
        const bool written = write(view->exports(), path, dialog->selectedNameFilter(), error);
        emit message(written ? tr("Wrote %1 to %2").arg(title, QFileInfo(path).fileName()) : error);
    });
    dialog->open();
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
    QPainter painter(&printer);
    const QSizeF page = printer.pageLayout().paintRectPixels(printer.resolution()).size();
    const double scale = std::min(page.width() / picture->size.width(), page.height() / picture->size.height());
    painter.scale(scale, scale);
    picture->paint(painter, picture->size);
    emit message(tr("Printed %1").arg(titleOf(view)));
}

} // namespace weft::gui
