// SPDX-License-Identifier: GPL-3.0-or-later
// Says to other windows of the same person, in this process or another, that a project is open here, and hears it of
// them. A lock in the person's own folder, which the end of the process takes away. Interface thread.
#pragma once

#include <QLockFile>
#include <QString>

#include <memory>

namespace weft::gui {

class OpenMark {
public:
    // Of another project, or of none where `project` is empty. False if it is that one already.
    bool moveTo(const QString& project);
    // Whether another window had it open before this one.
    [[nodiscard]] bool isElsewhere() const { return m_isElsewhere; }

private:
    QString m_project;
    std::unique_ptr<QLockFile> m_lock;
    bool m_isElsewhere = false;
};

} // namespace weft::gui
