// SPDX-License-Identifier: GPL-3.0-or-later
// What the window calls things by itself: runs that nobody named, fabrics that were edited, the sample and benchmarks.
// Projects have these names in English, what is open has them in the language in force. Values, interface thread.
#pragma once

#include "engine/project/project.h"

#include <QString>

#include <string>

namespace weft::gui {

class MadeNames {
public:
    [[nodiscard]] static MadeNames english() { return MadeNames(true); }
    [[nodiscard]] static MadeNames inForce() { return MadeNames(false); }

    [[nodiscard]] std::string run(quint64 number) const { return m_run.arg(number).toStdString(); }
    [[nodiscard]] quint64 numberOf(const std::string& run) const; // 0: somebody gave it that name
    [[nodiscard]] QString edited(const QString& fabric) const { return m_edited.arg(fabric); }
    // Null: it has the name of a file.
    [[nodiscard]] QString workload(const project::WorkloadSource& source) const;
    // What `entry` is of, which has these names, by those of `now`. Its own name is its list's, which has no two alike.
    void sayAgain(project::RunEntry& entry, const MadeNames& now) const;

private:
    explicit MadeNames(bool isEnglish);

    bool m_isEnglish;
    QString m_run; // "Run %1"
    QString m_edited; // "%1, edited"
    QString m_sample;
};

} // namespace weft::gui
