// SPDX-License-Identifier: GPL-3.0-or-later
// What the pages of this room are put together from. Interface thread.
#pragma once

#include <QString>

class QWidget;

namespace weft::widgets {

class DataTable;
class RecordModel;

// `content` below a heading, as one widget.
[[nodiscard]] QWidget* titled(const QString& title, QWidget* content);
// A table of records in their own order until a header is clicked; its columns fit what is in them.
[[nodiscard]] DataTable* makeRecordTable(
    RecordModel* model, const char* objectName, const QString& accessibleName, QWidget* parent);

} // namespace weft::widgets
