// SPDX-License-Identifier: GPL-3.0-or-later
#include "programs.h"

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>

Ended runProgram(const QString& program, const QStringList& arguments, const QString& folder, int timeoutMs)
{
    QProcess process;
    if (!folder.isEmpty())
        process.setWorkingDirectory(folder);
    process.start(program, arguments);
    Ended ended;
    if (!process.waitForStarted()) {
        ended.code = 127;
        return ended;
    }
    if (!process.waitForFinished(timeoutMs)) {
        process.kill();
        process.waitForFinished();
    }
    ended.code = process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
    ended.out = process.readAllStandardOutput();
    ended.err = process.readAllStandardError();
    return ended;
}

bool hasProgram(const QString& program)
{
    return !QStandardPaths::findExecutable(program).isEmpty();
}

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

namespace {

void readHelp(const QString& program, const QStringList& command, QList<HelpPage>& pages)
{
    static const QRegularExpression option(QStringLiteral("^ +(?:-[a-z], ?)?(--[a-z][a-z0-9-]*)"));
    static const QRegularExpression below(QStringLiteral("^  ([a-z][a-z0-9-]*)(?: |$)"));
    HelpPage page { command, {} };
    QStringList commands;
    bool listsCommands = false;
    const QByteArray help = runProgram(program, command + QStringList { "--help" }).out;
    for (const QString& line : QString::fromUtf8(help).split('\n')) {
        if (!line.startsWith(' '))
            listsCommands = line.startsWith(QStringLiteral("Subcommands"));
        if (const auto match = option.match(line); match.hasMatch())
            page.options.append(match.captured(1));
        else if (const auto word = below.match(line); listsCommands && word.hasMatch())
            commands.append(word.captured(1));
    }
    pages.append(page);
    for (const QString& next : commands)
        readHelp(program, command + QStringList { next }, pages);
}

} // namespace

QList<HelpPage> helpPages(const QString& program)
{
    QList<HelpPage> pages;
    readHelp(program, {}, pages);
    return pages;
}
