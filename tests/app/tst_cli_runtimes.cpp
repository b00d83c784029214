// SPDX-License-Identifier: GPL-3.0-or-later
// Files of MSCCL for either runtime on the command line: written by their names, and proved for what their flags say.
#include "cli_runner.h"

#include "tests/support/test_program.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

class TestCliRuntimes : public QObject {
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    // By the name of the output, and what is RCCL's stays RCCL's under another name.
    void namesSayWhichRuntimeAFileIsFor()
    {
        const auto textOf = [this](const QString& name) {
            QFile file(m_folder->filePath(name));
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        QCOMPARE(make("direct", "reduce-scatter", "Switch(6)", "a.xml").code, 0);
        QVERIFY(textOf("a.xml").contains("reduce_scatter") && !textOf("a.xml").contains("outofplace"));
        QVERIFY2(succeeds({ "convert", "a.xml", "b.rccl.xml", "--size", "6MiB" }), m_told.constData());
        QVERIFY2(succeeds({ "convert", "b.rccl.xml", "c.xml" }), m_told.constData());
        QVERIFY2(succeeds({ "verify", "c.xml" }), m_told.constData());
        QVERIFY(textOf("b.rccl.xml").contains("reducescatter") && textOf("b.rccl.xml").contains("outofplace"));
        QCOMPARE(textOf("c.xml"), textOf("b.rccl.xml"));
        // 126 steps a rank, of which RCCL's executor holds 64.
        const CliOutcome split = make("ring", "all-reduce", "Ring(64)", "long.rccl.xml");
        QVERIFY2(split.code == 0 && split.err.contains("RCCL allows 64 steps"), split.told().constData());
    }

    // A program with both flags is run for calls in place and for others, so it has to be right in both.
    void flagsForBothAreProvedForBoth()
    {
        for (const QString& name : { QStringLiteral("ring-bidirectional"), QStringLiteral("direct") }) {
            QCOMPARE(make(name, name == "direct" ? "all-reduce" : "all-to-all", "Ring(3)", "a.rccl.xml",
                         { "--out-of-place" })
                         .code,
                0);
            QFile file(m_folder->filePath("a.rccl.xml"));
            QVERIFY(file.open(QIODevice::ReadWrite));
            const QByteArray text = file.readAll().replace("inplace=\"0\"", "inplace=\"1\"");
            QVERIFY(file.seek(0) && file.write(text) == text.size());
            file.close();
            const CliOutcome both = run({ "verify", "a.rccl.xml" });
            QVERIFY2(both.code == (name == "direct" ? 0 : 1), both.told().constData());
            QCOMPARE(both.out.contains("in place, for which the program is as well"), name != "direct");
        }
    }

private:
    [[nodiscard]] CliOutcome run(const QStringList& arguments) const { return runCli(arguments, m_folder->path()); }
    [[nodiscard]] CliOutcome make(const QString& name, const QString& pattern, const QString& topology,
        const QString& output, const QStringList& more = {}) const
    {
        return run(
            QStringList { "algorithm", name, "--pattern", pattern, "--topology", topology, "--out", output } + more);
    }
    bool succeeds(const QStringList& arguments)
    {
        const CliOutcome outcome = run(arguments);
        m_told = outcome.told();
        return outcome.code == 0;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QByteArray m_told;
};

WEFT_TEST(TestCliRuntimes)
#include "tst_cli_runtimes.moc"
