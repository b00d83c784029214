// SPDX-License-Identifier: GPL-3.0-or-later
// The place of one recovery copy, which no other process writes to while it is held: "name.weft~autosave", or
// "name.weft~autosave-2" beside a copy of somebody else. A lock file says that it is held; what lies in a place that
// nobody holds was left behind by a process that died. One thread at a time.
#pragma once

#include <QLockFile>
#include <QString>
#include <QStringList>

#include <memory>

namespace weft::gui {

class RecoverySlot {
public:
    // A free place without a copy in it. Null if the folder cannot be written to.
    [[nodiscard]] static std::unique_ptr<RecoverySlot> claim(const QString& base);
    // The place of a copy that was left behind. Null if somebody holds it after all.
    [[nodiscard]] static std::unique_ptr<RecoverySlot> takeOver(const QString& file);
    // The copies that are there, held or not. Waits for no disk.
    [[nodiscard]] static QStringList copies(const QString& base);
    // Those of them that nobody holds.
    [[nodiscard]] static QStringList orphans(const QString& base);

    [[nodiscard]] const QString& file() const { return m_file; }

private:
    explicit RecoverySlot(const QString& file);
    [[nodiscard]] bool lock();

    QString m_file;
    QLockFile m_lock;
};

} // namespace weft::gui
