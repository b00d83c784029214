// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/workload/workload_text.h"

#include <QCoreApplication>

namespace weft::widgets {

QString groupText(std::string_view name)
{
    return name.empty() ? QCoreApplication::translate("weft::widgets::Workload", "world", "the group of all ranks")
                        : toQString(name);
}

} // namespace weft::widgets
