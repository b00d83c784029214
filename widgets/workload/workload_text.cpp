// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/workload/workload_text.h"

#include <QCoreApplication>

namespace weft::widgets {

QString toQString(std::string_view utf8)
{
    return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

QString groupText(std::string_view name)
{
    return name.empty() ? QCoreApplication::translate("weft::widgets::Workload", "world", "the group of all ranks")
                        : toQString(name);
}

} // namespace weft::widgets
