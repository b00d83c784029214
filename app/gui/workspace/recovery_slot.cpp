// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/workspace/recovery_slot.h"

#include <QDir>
#include <QFileInfo>

namespace weft::gui {

namespace {

constexpr int kMostSlots = 50; // copies that were left behind and never decided about

QString slotName(const QString& base, int number)
{
    return number == 1 ? base : base + '-' + QString::number(number);
}

} // namespace

RecoverySlot::RecoverySlot(const QString& file)
    : m_file(file)
    , m_lock(file + QStringLiteral(".lock"))
{
    m_lock.setStaleLockTime(0); // only a process that is gone gives up its lock
}

bool RecoverySlot::lock()
{
    return m_lock.tryLock(0);
}

std::unique_ptr<RecoverySlot> RecoverySlot::claim(const QString& base)
{
    QDir().mkpath(QFileInfo(base).absolutePath());
    for (int number = 1; number <= kMostSlots; ++number) {
        std::unique_ptr<RecoverySlot> slot(new RecoverySlot(slotName(base, number)));
        if (QFileInfo::exists(slot->file()))
            continue;
        if (slot->lock() && !QFileInfo::exists(slot->file()))
            return slot;
        if (slot->m_lock.error() == QLockFile::PermissionError || slot->m_lock.error() == QLockFile::UnknownError)
            return nullptr;
    }
    return nullptr;
}

std::unique_ptr<RecoverySlot> RecoverySlot::takeOver(const QString& file)
{
    std::unique_ptr<RecoverySlot> slot(new RecoverySlot(file));
    return slot->lock() ? std::move(slot) : nullptr;
}

QStringList RecoverySlot::copies(const QString& base)
{
    QStringList found;
    for (int number = 1; number <= kMostSlots; ++number) {
        if (const QString file = slotName(base, number); QFileInfo(file).isFile())
            found << file;
    }
    return found;
}

QStringList RecoverySlot::orphans(const QString& base)
{
    QStringList found;
    for (const QString& file : copies(base)) {
        RecoverySlot slot(file);
        // Where no lock can be made nobody holds one.
        if (slot.lock() || slot.m_lock.error() == QLockFile::PermissionError)
            found << file;
    }
    return found;
}

} // namespace weft::gui
