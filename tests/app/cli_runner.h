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

inline CliOutcome runProgram(
    const QString& program, const QStringList& arguments, const QString& folder = {}, int timeoutMs = 20000)
{
    QProcess process;
    if (!folder.isEmpty())
        process.setWorkingDirectory(folder);
    process.start(program, arguments);
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

inline CliOutcome runCli(const QStringList& arguments, const QString& folder = {}, int timeoutMs = 20000)
{
    return runProgram(WEFT_CLI, arguments, folder, timeoutMs);
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
