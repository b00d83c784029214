// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/workspace/open_mark.h"

#include "app/gui/workspace/own_folder.h"

#include <QDir>
#include <QFileInfo>

namespace weft::gui {

OpenMark OpenMark::take(const QString& project)
{
    const QString canonical = QFileInfo(project).canonicalFilePath();
    const QString& name = canonical.isEmpty() ? project : canonical;
    const QString folder = ownFolder() + QStringLiteral("/open");
    QDir().mkpath(folder);
    OpenMark mark;
    mark.m_lock = std::make_unique<QLockFile>(folder + '/' + hashOfName(name) + QStringLiteral(".lock"));
    mark.m_lock->setStaleLockTime(0); // only a process that is gone gives up its lock
    if (!mark.m_lock->tryLock(0)) {
        mark.m_isElsewhere = mark.m_lock->error() == QLockFile::LockFailedError;
        mark.m_lock.reset();
    }
    return mark;
}

} // namespace weft::gui
