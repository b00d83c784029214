// SPDX-License-Identifier: GPL-3.0-or-later
// Runs the real weft-cli in a folder and says how it ended. For tests only.
#pragma once

#include <QByteArray>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMap>
#include <QProcess>
#include <QString>
#include <QStringList>
#include <QTest>

#include <csignal>

struct CliOutcome {
    bool ended = false; // by itself, in time
    bool crashed = false;
    int code = -1;
    QByteArray out;
    QByteArray err;

    [[nodiscard]] QByteArray told() const
    {
        return "exit " + QByteArray::number(code) + (crashed ? ", crashed" : ended ? "" : ", hung") + "\n" + err;
    }
};

// Of one that has started.
inline CliOutcome outcomeOf(QProcess& process, int timeoutMs)
{
    CliOutcome outcome;
    outcome.ended = process.waitForFinished(timeoutMs);
    if (!outcome.ended) {
        process.kill();
        process.waitForFinished();
    }
    outcome.crashed = outcome.ended && process.exitStatus() == QProcess::CrashExit;
    outcome.code = process.exitCode();
    outcome.out = process.readAllStandardOutput();
    outcome.err = process.readAllStandardError();
    return outcome;
}

inline CliOutcome runProgram(
    const QString& program, const QStringList& arguments, const QString& folder = {}, int timeoutMs = 20000)
{
    QProcess process;
    if (!folder.isEmpty())
        process.setWorkingDirectory(folder);
    process.start(program, arguments);
    return outcomeOf(process, timeoutMs);
}

inline CliOutcome runCli(const QStringList& arguments, const QString& folder = {}, int timeoutMs = 20000)
{
    return runProgram(WEFT_CLI, arguments, folder, timeoutMs);
}

// A command that waits, such as for a pipe, and gets a signal as often as is said, each time after a while.
inline CliOutcome signalled(
    int signal, const QStringList& arguments, const QString& folder, int afterMs, int times = 1, int timeoutMs = 20000)
{
    QProcess process;
    process.setWorkingDirectory(folder);
    process.start(WEFT_CLI, arguments);
    CliOutcome outcome;
    if (!process.waitForStarted())
        return outcome;
    for (int time = 0; time < times; ++time) {
        QTest::qWait(afterMs);
        if (process.state() != QProcess::Running) {
            outcome.err = "it did not wait: " + process.readAllStandardError();
            return outcome;
        }
        (void)::kill(static_cast<pid_t>(process.processId()), signal);
    }
    return outcomeOf(process, timeoutMs);
}

inline bool writeFile(const QString& path, const QByteArray& bytes)
{
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

inline QByteArray readFile(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

inline QJsonObject readJson(const QString& path)
{
    return QJsonDocument::fromJson(readFile(path)).object();
}

// The result of `weft-cli synthesize`, or an empty object.
inline QJsonObject synthesized(const QStringList& arguments, const QString& folder)
{
    const QString result = folder + "/result.json";
    QFile::remove(result);
    const CliOutcome outcome = runCli(QStringList { "synthesize", "--result", result } + arguments, folder);
    if (outcome.code != 0) {
        qWarning("%s", outcome.told().constData());
        return {};
    }
    return readJson(result);
}
