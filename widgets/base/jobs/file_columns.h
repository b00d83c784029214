// SPDX-License-Identifier: GPL-3.0-or-later
// The list of files in Qt's own dialog. It writes sizes and dates as the system does, whatever language the window
// speaks, its columns are as wide as English words, and it looks into each file for what it may be, which never ends
// where a file is a device that waits. Interface thread.
#pragma once

#include <QString>

class QFileDialog;
class QModelIndex;

namespace weft::widgets {

// What the list shows there, in the language in force: an index of a QFileSystemModel.
[[nodiscard]] QString fileText(const QModelIndex& index);

// Nothing for a dialog of the system, which has no such list.
void showFilesInWords(QFileDialog& dialog);

} // namespace weft::widgets
