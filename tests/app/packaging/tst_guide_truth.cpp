// SPDX-License-Identifier: GPL-3.0-or-later
// What the guide says of settings, fabrics and formats is what the programs do.
#include "programs.h"

#include "app/manual/guide.h"
#include "engine/topology/machine_zoo.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace weft;

namespace {

QString chapter(const char* name)
{
    const manual::Chapter* found = manual::chapterOf(name);
    return found == nullptr ? QString()
                            : QString::fromUtf8(found->text.data(), static_cast<qsizetype>(found->text.size()));
}

// The cells of the table row that begins with `name`; none if there is no such row.
QStringList rowOf(const QString& text, const QString& name)
{
    for (const QString& line : text.split('\n')) {
        if (!line.startsWith("| `" + name + '`'))
            continue;
        QStringList cells = line.mid(1).split('|');
        for (QString& cell : cells)
            cell = cell.remove('`').trimmed();
        return cells;
    }
    return {};
}

} // namespace

class TestGuideTruth : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(m_folder.isValid()); }

    // Every key that inspect knows, with the default that it marks as one.
    void settingsHaveTheirDefaults()
    {
        QFile file(path("system.json"));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("{ \"model-shared-bus\": true }") > 0);
        file.close();
        const Ended ended = runProgram(WEFT_CLI, { "inspect", path("system.json") });
        QVERIFY2(ended.code == 0, ended.told());
        const QString settings = chapter("settings");
        const QRegularExpression fact("^  (\\S+) +(.+?)(  \\(default\\))?$");
        int seen = 0;
        for (const QString& line : QString::fromUtf8(ended.out).split('\n').mid(1)) {
            const auto match = fact.match(line);
            if (!match.hasMatch())
                continue;
            const QStringList row = rowOf(settings, match.captured(1));
            QVERIFY2(row.size() >= 4, qPrintable(match.captured(1) + " is not in the chapter"));
            if (!match.captured(3).isEmpty())
                QCOMPARE(row[2], match.captured(2));
            ++seen;
        }
        QVERIFY2(seen >= 20, ended.out);
    }

    // Every option of simulate, with the default that its help names.
    void optionsHaveTheirDefaults()
    {
        const QString settings = chapter("settings");
        const QRegularExpression option("^ +(--[a-z-]+)");
        const QRegularExpression standard("\\(default: ([^)]+)\\)");
        QString name;
        QString about;
        int seen = 0;
        int compared = 0;
        const auto compare = [&] {
            if (name.isEmpty() || name == "--help")
                return;
            const QStringList row = rowOf(settings, name);
            QVERIFY2(row.size() >= 4, qPrintable(name + " is not in the chapter"));
            ++seen;
            if (const auto match = standard.match(about); match.hasMatch()) {
                QVERIFY2(row[2].startsWith(match.captured(1)), qPrintable(name + ": " + row[2]));
                ++compared;
            }
        };
        const QString help = QString::fromUtf8(runProgram(WEFT_CLI, { "simulate", "--help" }).out);
        for (const QString& line : help.split('\n')) {
            if (const auto match = option.match(line); match.hasMatch()) {
                compare();
                name = match.captured(1);
                about.clear();
            }
            about += line + ' ';
        }
        compare();
        QVERIFY(seen >= 20);
        QVERIFY(compared >= 6);
    }

    // Every line of the chapter's block is a fabric, and every machine is in its table.
    void specsAreFabrics()
    {
        const QString specs = chapter("specs");
        const QStringList lines = specs.section("```\n", 1, 1).split('\n', Qt::SkipEmptyParts);
        QVERIFY(lines.size() >= 12);
        for (const QString& line : lines) {
            const Ended ended = runProgram(WEFT_CLI, { "inspect", line });
            QVERIFY2(ended.code == 0 && ended.err.isEmpty(), line.toUtf8() + '\n' + ended.told());
        }
        for (const topology::Machine& machine : topology::machineZoo()) {
            const auto name = QString::fromUtf8(machine.name.data(), static_cast<qsizetype>(machine.name.size()));
            QVERIFY2(rowOf(specs, name).size() >= 2, qPrintable(name));
        }
    }

    // Every key and column that a run writes.
    void resultsAreDescribed()
    {
        const QString formats = chapter("formats");
        QVERIFY(runProgram(WEFT_CLI, { "sample", "--out", path("sample") }).code == 0);
        const Ended ended = runProgram(WEFT_CLI,
            { "simulate", "--topology", path("sample/fabric.json"), "--workload", path("sample/step"), "--system",
                path("sample/system.json"), "--comm-groups", path("sample/groups.json"), "--network-model", "aware",
                "--record", "full", "--result", path("result.json"), "--links", path("links.csv"), "--link-series",
                path("series.csv"), "--quiet" });
        QVERIFY2(ended.code == 0, ended.told());
        const QJsonObject result = QJsonDocument::fromJson(contentOf(path("result.json"))).object();
        QVERIFY(result.size() > 20);
        QStringList keys = result.keys();
        for (const char* list : { "collectives", "links" })
            keys += result[QLatin1String(list)].toArray().first().toObject().keys();
        const QString described = formats.section("\n## Result\n", 1).section("\n## ", 0, 0);
        for (const QString& key : keys) {
            if (key != "format" && key != "version")
                QVERIFY2(described.contains('`' + key + '`'), qPrintable(key));
        }
        for (const char* table : { "links.csv", "series.csv" }) {
            const QByteArray header = contentOf(path(table)).split('\r').first();
            QVERIFY2(formats.contains('`' + QString::fromUtf8(header) + '`'), header);
        }
    }

    // weft-cli help prints what the files say, each by its name, and what a command has to say.
    void helpPrintsTheChapters()
    {
        const Ended list = runProgram(WEFT_CLI, { "help" });
        QCOMPARE(list.code, 0);
        for (const manual::Chapter& one : manual::chapters()) {
            const QString name = QString::fromUtf8(one.name.data(), static_cast<qsizetype>(one.name.size()));
            QVERIFY2(QString::fromUtf8(list.out).contains(QRegularExpression("(^|\n)" + name + " ")), list.out);
            QCOMPARE(runProgram(WEFT_CLI, { "help", name }).out,
                QByteArray(one.text.data(), static_cast<qsizetype>(one.text.size())));
        }
        QCOMPARE(runProgram(WEFT_CLI, { "help", "models" }).out, contentOf(WEFT_SOURCE_DIR "/docs/semantics.md"));
        QCOMPARE(runProgram(WEFT_CLI, { "help", "formats" }).out, contentOf(WEFT_SOURCE_DIR "/docs/guide/formats.md"));
        QVERIFY(runProgram(WEFT_CLI, { "help", "sample" }).out.contains("weft-cli sample"));
        const Ended none = runProgram(WEFT_CLI, { "help", "nothing" });
        QCOMPARE(none.code, 2);
        QVERIFY2(none.out.isEmpty() && none.err.contains("'nothing'"), none.told());
    }

    // The contents for readers of the files name every chapter.
    void contentsNameEveryChapter()
    {
        const QString contents = QString::fromUtf8(contentOf(WEFT_SOURCE_DIR "/docs/guide/README.md"));
        const QRegularExpression link("\\]\\(([^)]+\\.md)\\)");
        QStringList linked;
        for (auto found = link.globalMatch(contents); found.hasNext();) {
            const QString file = found.next().captured(1);
            QVERIFY2(QFile::exists(WEFT_SOURCE_DIR "/docs/guide/" + file), qPrintable(file));
            const manual::Chapter* one = manual::chapterOf(file.toStdString());
            QVERIFY2(one != nullptr, qPrintable(file));
            linked.append(QString::fromUtf8(one->name.data(), static_cast<qsizetype>(one->name.size())));
        }
        QCOMPARE(linked.size(), static_cast<qsizetype>(manual::chapters().size()));
    }

private:
    QString path(const char* name) const { return m_folder.filePath(name); }

    QTemporaryDir m_folder;
};

WEFT_TEST(TestGuideTruth)
#include "tst_guide_truth.moc"
