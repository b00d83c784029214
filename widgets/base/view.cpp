// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/base/view.h"

namespace weft::widgets {

View::View(QWidget* parent)
    : QWidget(parent)
{
}

void View::setRun(RunViewPtr) { }

void View::setEditable(bool) { }

void View::registerCommands(CommandRegistry&) { }

EmptyState* View::emptyState() const
{
    return nullptr;
}

std::vector<ViewExport> View::exports() const
{
    return {};
}

void View::reset() { }

QJsonObject View::saveState() const
{
    return {};
}

void View::restoreState(const QJsonObject&) { }

} // namespace weft::widgets
