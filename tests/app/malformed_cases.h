// SPDX-License-Identifier: GPL-3.0-or-later
// Unusual and broken inputs by name, each a complete set of files for a ring of four NPUs. For tests only.
#pragma once

#include <QByteArray>
#include <QMap>
#include <QString>
#include <QStringList>
#include <QVector>

#include <optional>

// What Weft owes: a complete answer, an error, or one of the two.
enum class Owed { Ok, Error, Either };

struct MalformedCase {
    QString name;
    Owed owed = Owed::Ok;
    // Files by name, relative to a folder of the case's own. No entry: no such file.
    QMap<QString, QByteArray> files;
    QStringList arguments;
    int npus = 4;
    QString mustName; // an error's text holds this; empty: not checked
    std::optional<qulonglong> makespan; // where the answer is known
};

[[nodiscard]] QVector<MalformedCase> malformedCases();
// The second part of them: what is wrong inside the traces.
[[nodiscard]] QVector<MalformedCase> malformedTraceCases();

// The sound input that the others differ from: one all-reduce of 1 MiB a rank.
[[nodiscard]] MalformedCase soundCase(const char* name, Owed owed);
// "t.0.et" … with the same bytes for each rank.
void setTraces(MalformedCase& input, const QByteArray& bytes);
// Replaces the value of a key in system.json, or removes the key.
void setSystem(MalformedCase& input, const char* key, const QByteArray& jsonValue);
void removeSystem(MalformedCase& input, const char* key);
