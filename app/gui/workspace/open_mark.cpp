// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/workspace/open_mark.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace weft::gui {

bool OpenMark::moveTo(const QString& project)
{
    const QString canonical = QFileInfo(project).canonicalFilePath();
    const QString now = canonical.isEmpty() ? project : canonical;
    if (now == m_project)
        return false;
    m_project = now;
    m_lock.reset();
    m_isElsewhere = false;
    if (now.isEmpty())
        return true;
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/open");
    QDir().mkpath(folder);
    const QByteArray hash = QCryptographicHash::hash(now.toUtf8(), QCryptographicHash::Sha1).toHex().left(16);
    m_lock = std::make_unique<QLockFile>(folder + '/' + QString::fromLatin1(hash) + QStringLiteral(".lock"));
    m_lock->setStaleLockTime(0); // only a process that is gone gives up its lock
    if (m_lock->tryLock(0))
        return true;
    m_isElsewhere = m_lock->error() == QLockFile::LockFailedError;
    m_lock.reset();
    return true;
}

} // namespace weft::gui
