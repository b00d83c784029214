// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/workspace/open_mark.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace weft::gui {

OpenMark OpenMark::take(const QString& project)
{
    const QString canonical = QFileInfo(project).canonicalFilePath();
    const QString& name = canonical.isEmpty() ? project : canonical;
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/open");
    QDir().mkpath(folder);
    const QByteArray hash = QCryptographicHash::hash(name.toUtf8(), QCryptographicHash::Sha1).toHex().left(16);
    OpenMark mark;
    mark.m_lock = std::make_unique<QLockFile>(folder + '/' + QString::fromLatin1(hash) + QStringLiteral(".lock"));
    mark.m_lock->setStaleLockTime(0); // only a process that is gone gives up its lock
    if (!mark.m_lock->tryLock(0)) {
        mark.m_isElsewhere = mark.m_lock->error() == QLockFile::LockFailedError;
        mark.m_lock.reset();
    }
    return mark;
}

} // namespace weft::gui
