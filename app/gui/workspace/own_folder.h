// SPDX-License-Identifier: GPL-3.0-or-later
// The person's own folder, where what is known of projects lies that has no place beside them. Pure functions; any
// thread.
#pragma once

#include <QCryptographicHash>
#include <QStandardPaths>
#include <QString>

namespace weft::gui {

inline QString ownFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
}

// What stands for a project in the name of a file: 16 letters by its path.
inline QString hashOfName(const QString& project)
{
    return QString::fromLatin1(QCryptographicHash::hash(project.toUtf8(), QCryptographicHash::Sha1).toHex().left(16));
}

} // namespace weft::gui
