// SPDX-License-Identifier: GPL-3.0-or-later
// What the window calls things by itself: runs that nobody named, fabrics that were edited, the sample and benchmarks.
// Projects have these names in English, what is open has them in the language in force. Values; the names in force are
// asked for on the interface thread.
#pragma once

#include "engine/project/project.h"
#include "widgets/base/words/languages.h"

#include <QString>

#include <functional>
#include <string>
#include <vector>

namespace weft::gui {

class MadeNames {
public:
    [[nodiscard]] static MadeNames english();
    [[nodiscard]] static MadeNames inForce();
    // Of runs and fabrics; workloads are called in English.
    [[nodiscard]] static MadeNames of(const widgets::Language& language);

    [[nodiscard]] std::string run(quint64 number) const { return m_run.arg(number).toStdString(); }
    [[nodiscard]] quint64 numberOf(const std::string& run) const; // 0: somebody gave it that name
    [[nodiscard]] QString edited(const QString& fabric) const { return m_edited.arg(fabric); }
    // Null: it has the name of a file.
    [[nodiscard]] QString workload(const project::WorkloadSource& source) const;
    // What `entry` is of, which has these names, by those of `now`. Its own name is its list's, which has no two alike.
    void sayAgain(project::RunEntry& entry, const MadeNames& now) const;

private:
    using Words = std::function<QString(const char* context, const char* english)>;
    MadeNames(bool isInForce, const Words& words);

    bool m_isInForce;
    QString m_run; // "Run %1"
    QString m_edited; // "%1, edited"
    QString m_sample;
};

// What a file tells of runs, in English: older versions kept the names that they gave in the language that was in
// force. A name that another run of the file has stays that one's.
void sayInEnglish(std::vector<project::RunEntry>& runs);

} // namespace weft::gui
