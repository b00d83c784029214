// SPDX-License-Identifier: GPL-3.0-or-later
// Runs programs of this machine, Weft's and others, and says what they wrote. For tests only.
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

struct Ended {
    int code = -1; // 127 if there is no such program
    QByteArray out;
    QByteArray err;

    [[nodiscard]] QByteArray told() const { return "exit " + QByteArray::number(code) + '\n' + out + err; }
};

[[nodiscard]] Ended runProgram(
    const QString& program, const QStringList& arguments, const QString& folder = {}, int timeoutMs = 120000);
// Whether the machine has it: judges that it lacks are skipped.
[[nodiscard]] bool hasProgram(const QString& program);
[[nodiscard]] QByteArray contentOf(const QString& path);

// Weft's own words on its command line: every page that --help shows, the program's first, by the words of its command.
struct HelpPage {
    QStringList command; // "program", "check"
    QStringList options; // "--topology"
};
[[nodiscard]] QList<HelpPage> helpPages(const QString& program);
