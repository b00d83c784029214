// SPDX-License-Identifier: GPL-3.0-or-later
// Says to other windows of the same person, in this process or another, that a project is open here, and hears it of
// them. A lock in the person's own folder, which the end of the process takes away. A value; owned by the window.
#pragma once

#include <QLockFile>
#include <QString>

#include <memory>

namespace weft::gui {

class OpenMark {
public:
    // Any thread but the interface's: a lock is written through to the disk, which a busy one keeps waiting.
    [[nodiscard]] static OpenMark take(const QString& project);

    [[nodiscard]] bool isHeld() const { return m_lock != nullptr; }
    // Whether another window had it open before this one.
    [[nodiscard]] bool isElsewhere() const { return m_isElsewhere; }

private:
    std::unique_ptr<QLockFile> m_lock;
    bool m_isElsewhere = false;
};

} // namespace weft::gui
