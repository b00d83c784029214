// SPDX-License-Identifier: GPL-3.0-or-later
// Unusual and broken inputs through the real command line: never a crash, a hang, or exit 0 with missing work, and
// where an error is owed its text names the file.
#include "cli_runner.h"
#include "malformed_cases.h"

#include "tests/support/test_program.h"

#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

class TestMalformedCases : public QObject {
    Q_OBJECT

private slots:
    void theTableIsWhole()
    {
        const QVector<MalformedCase> cases = malformedCases();
        QCOMPARE(cases.size(), 106);
        QStringList names;
        for (const MalformedCase& input : cases)
            names.append(input.name);
        QCOMPARE(names.removeDuplicates(), 0);
    }

    // What is owed is the reference's word.
    void theTableAgreesWithTheReference()
    {
        QFile reference(WEFT_SHARED_DIR "/reference/astra/malformed-cases.jsonl");
        if (!reference.open(QIODevice::ReadOnly))
            QSKIP("the reference data is not there");
        QMap<QString, QString> owed;
        while (!reference.atEnd()) {
            const QJsonObject line = QJsonDocument::fromJson(reference.readLine()).object();
            owed[line["case"].toString()] = line["weft"].toString();
        }
        const QMap<Owed, QString> words { { Owed::Ok, "ok" }, { Owed::Error, "error" }, { Owed::Either, "either" } };
        for (const MalformedCase& input : malformedCases())
            QVERIFY2(owed.value(input.name) == words[input.owed], qPrintable(input.name));
        QCOMPARE(owed.size(), malformedCases().size());
    }

    void eachIsAnsweredOrRefused_data()
    {
        QTest::addColumn<int>("row");
        const QVector<MalformedCase> cases = malformedCases();
        for (int i = 0; i < cases.size(); ++i)
            QTest::newRow(qPrintable(cases[i].name)) << i;
    }
    void eachIsAnsweredOrRefused()
    {
        QFETCH(int, row);
        const MalformedCase input = malformedCases()[row];
        const QTemporaryDir folder;
        for (auto file = input.files.begin(); file != input.files.end(); ++file)
            QVERIFY(writeFile(folder.filePath(file.key()), file.value()));

        const CliOutcome outcome = runCli(input.arguments, folder.path());
        QVERIFY2(outcome.ended && !outcome.crashed, outcome.told().constData());
        QVERIFY2(outcome.code >= 0 && outcome.code <= 2, outcome.told().constData());
        if (input.owed == Owed::Ok)
            QVERIFY2(outcome.code == 0, outcome.told().constData());
        if (input.owed == Owed::Error)
            QVERIFY2(outcome.code != 0, outcome.told().constData());
        if (outcome.code == 0)
            checkAnswer(input, readJson(folder.filePath("result.json")), outcome);
        else
            checkError(input, outcome);
    }

private:
    static void checkAnswer(const MalformedCase& input, const QJsonObject& result, const CliOutcome& outcome)
    {
        QVERIFY2(result["complete"].toBool(), outcome.told().constData());
        QCOMPARE(result["finish_ns"].toArray().size(), input.npus);
        QVERIFY(!outcome.err.contains("weft-cli: error:"));
        if (input.makespan)
            QCOMPARE(static_cast<qulonglong>(result["makespan_ns"].toDouble()), *input.makespan);
    }

    static void checkError(const MalformedCase& input, const CliOutcome& outcome)
    {
        QVERIFY2(outcome.err.contains("weft-cli: error: "), outcome.told().constData());
        QByteArray errors;
        for (const QByteArray& line : outcome.err.split('\n')) {
            if (line.startsWith("weft-cli: error: "))
                errors += line + '\n';
        }
        QVERIFY2(errors.contains(input.mustName.toUtf8()), outcome.told().constData());
    }
};

WEFT_TEST(TestMalformedCases)
#include "tst_malformed_cases.moc"
