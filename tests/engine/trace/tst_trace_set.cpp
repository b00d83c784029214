// SPDX-License-Identifier: GPL-3.0-or-later
// Trace sets on disk: found by prefix, folder or file; missing and surplus ranks; process groups over all ranks.
#include "engine/io/gzip.h"
#include "engine/io/text_file.h"
#include "engine/trace/trace_reader.h"
#include "engine/trace/trace_set.h"
#include "tests/support/test_program.h"

#include "tests/engine/trace/trace_bytes.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <unistd.h>

using namespace weft;
using namespace weft::trace;
using namespace weft::trace::test;

namespace {

std::string plain()
{
    return traceOf({ collective(1, CollectiveType::AllReduce, 8) });
}

std::string withGroups(const std::string& values)
{
    chakra::Node made = node(3, NodeType::Metadata, {}, "## process_group:init ##");
    made.mutable_inputs()->set_values(values);
    return traceOf({ made });
}

} // namespace

class TestTraceSet : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;

    std::string path(const char* name) const { return m_folder->filePath(name).toStdString(); }
    void write(const char* name, const std::string& bytes = plain()) const
    {
        QVERIFY(io::writeTextFile(path(name), bytes).ok());
    }

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void aSetIsFoundByPrefixFolderOrFile()
    {
        for (const char* name : { "step.0.et", "step.1.et", "step.2.et", "step.json", "notes.txt", "step.x.et" })
            write(name);
        for (const char* given : { "step", "", "step.1.et" }) {
            for (const std::uint32_t expected : { 0U, 3U }) {
                Findings findings;
                const Result<Workload> set = readTraceSet(path(given), expected, findings);
                QVERIFY2(set.ok(), set.ok() ? "" : toString(set.error()).c_str());
                QCOMPARE(set->graphs.size(), std::size_t { 3 });
                QVERIFY(findings.empty());
                QVERIFY(set->graphs[2]->source().ends_with("step.2.et"));
            }
        }
    }

    void otherFormsAreFoundToo()
    {
        write("mixed.0.et.gz", *io::deflateGzip(plain()));
        write("mixed.1.json", R"({"workload_graph": [{"Id": 1, "NodeType": 4}]})");
        write("mixed.2.et", *io::deflateGzip(plain()));
        write("mixed.2.json", "{}");
        Findings findings;
        const Result<Workload> set = readTraceSet(path("mixed"), 3, findings);
        QVERIFY2(set.ok(), set.ok() ? "" : toString(set.error()).c_str());
        QCOMPARE(findings.size(), std::size_t { 1 }); // rank 2 comes in two forms
        QVERIFY(set->graphs[2]->source().ends_with("mixed.2.et"));
    }

    void missingRanksAreListedInOneError()
    {
        for (const char* name : { "step.0.et", "step.2.et", "step.5.et" })
            write(name);
        Findings findings;
        const Result<Workload> set = readTraceSet(path("step"), 7, findings);
        QVERIFY(!set.ok());
        QVERIFY(set.error().code == ErrorCode::MissingRank);
        QVERIFY2(set.error().message.find("the ranks 1, 3, 4, 6;") != std::string::npos, set.error().message.c_str());
        const Result<Workload> open = readTraceSet(path("step"), 0, findings);
        QVERIFY(!open.ok() && open.error().message.find("1, 3, 4;") != std::string::npos);
    }

    void surplusRanksAreAWarning()
    {
        for (const char* name : { "step.0.et", "step.1.et", "step.2.et" })
            write(name);
        Findings findings;
        const Result<Workload> set = readTraceSet(path("step"), 2, findings);
        QVERIFY(set.ok());
        QCOMPARE(set->graphs.size(), std::size_t { 2 });
        QVERIFY(findings.size() == 1 && !hasErrors(findings));
    }

    void whatIsNotThereIsSaid()
    {
        Findings findings;
        QVERIFY(readTraceSet(path("none"), 0, findings).error().code == ErrorCode::NotFound);
        QVERIFY(readTraceSet(path("no/such/folder/none"), 0, findings).error().code == ErrorCode::NotFound);
        QVERIFY(readTraceSet(path(""), 0, findings).error().code == ErrorCode::NotFound);
        write("a.0.et");
        write("b.0.et");
        QVERIFY(readTraceSet(path("none"), 0, findings).error().hint.find("'a', 'b'") != std::string::npos);
        QVERIFY(readTraceSet(path(""), 0, findings).error().code == ErrorCode::Usage);
        QVERIFY(readTraceSet(path("a"), 0, findings).ok());
    }

    void aBadFileIsNamed()
    {
        write("step.0.et");
        write("step.1.et", plain().substr(0, plain().size() - 3));
        Findings findings;
        const Result<Workload> set = readTraceSet(path("step"), 2, findings);
        QVERIFY(!set.ok());
        QVERIFY(set.error().code == ErrorCode::Truncated);
        QVERIFY(set.error().where.file.ends_with("step.1.et"));
        QCOMPARE(*set.error().where.rank, 1U);
    }

    void pathsMayHaveAnyLetters()
    {
        QVERIFY(QDir(m_folder->path()).mkpath("ネット 1.5"));
        write("ネット 1.5/größe.v2.0.et");
        Findings findings;
        QVERIFY(readTraceSet(path("ネット 1.5/größe.v2"), 1, findings).ok());
    }

    void processGroupsAreMergedOverRanks_data()
    {
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("second");
        QTest::addColumn<int>("groups");
        QTest::addColumn<bool>("isContradiction");
        const QString all = R"([{"pg_name": "0", "ranks": []}])";
        const QString python = "['[{\"pg_name\": \"0\", \"ranks\": [], \"group_size\": 2}]']";
        const QString json = "[\"[{\\\"pg_name\\\": \\\"0\\\", \\\"ranks\\\": [0, 1]}]\"]";
        const QString other = R"([{"pg_name": "1", "ranks": [1, 0]}])";
        const QString contrary = R"([{"pg_name": 1, "ranks": [1]}])";
        QTest::newRow("the same") << all << all << 1 << false;
        QTest::newRow("all named and unnamed") << python << json << 1 << false;
        QTest::newRow("different ones") << json << other << 2 << false;
        QTest::newRow("contradiction") << other << contrary << 1 << true;
    }

    void processGroupsAreMergedOverRanks()
    {
        QFETCH(QString, first);
        QFETCH(QString, second);
        QFETCH(int, groups);
        QFETCH(bool, isContradiction);
        write("step.0.et", withGroups(first.toStdString()));
        write("step.1.et", withGroups(second.toStdString()));
        Findings findings;
        const Result<Workload> set = readTraceSet(path("step"), 2, findings);
        QVERIFY(set.ok());
        QCOMPARE(static_cast<int>(set->groups.size()), groups);
        QCOMPARE(hasErrors(findings), isContradiction);
        if (set->groups[0].name == "0")
            QVERIFY(set->groups[0].ranks == (std::vector<Rank> { Rank { 0 }, Rank { 1 } }));
    }

    void processGroupsThatCannotBeReadAreSaid()
    {
        const std::string deep(5000, '[');
        for (const std::string& values : { std::string("rubbish"), std::string("[{]}]"), deep, std::string(),
                 std::string(R"([{"pg_name": "1"}])"), std::string(R"([{"pg_name": "1", "ranks": [-1]}])") }) {
            write("step.0.et", withGroups(values));
            Findings findings;
            QVERIFY(readTraceSet(path("step"), 1, findings).ok());
            QVERIFY2(findings.size() == 1 && !hasErrors(findings), toText(findings).c_str());
            QVERIFY(findings[0].error.where.nodeId.has_value());
        }
    }

    void progressReachesItsTotal()
    {
        write("step.0.et");
        write("step.1.et");
        Progress progress;
        Findings findings;
        QVERIFY(readTraceSet(path("step"), 2, findings, { {}, &progress }).ok());
        QCOMPARE(progress.done(), std::uint64_t { 2 * plain().size() });
        QCOMPARE(progress.total(), progress.done());
    }

    void largeFilesAreMapped() // and mean the same as small ones
    {
        std::string bytes = metadata();
        while (bytes.size() < (std::size_t { 40 } << 20U))
            appendFramed(bytes, node(bytes.size(), NodeType::Comp, {}, std::string(100'000, 'n')));
        write("large.0.et", bytes);
        Findings findings;
        const Result<Workload> set = readTraceSet(path("large"), 1, findings);
        QVERIFY(set.ok() && findings.empty());
        QVERIFY(set->graphs[0]->records() == bytes);
        QCOMPARE(set->graphs[0]->name(OpId { 5 }).size(), std::size_t { 100'000 });
    }

    void aFileThatIsCutWhileItIsReadIsSaid()
    {
        std::string bytes = metadata();
        while (bytes.size() < (std::size_t { 4 } << 20U))
            appendFramed(bytes, node(bytes.size(), NodeType::Comp, {}, std::string(1000, 'n')));
        write("large.0.et", bytes);
        const Result<io::ByteSourcePtr> source = io::ByteSource::open(path("large.0.et"));
        QVERIFY(source.ok());
        QCOMPARE(::truncate(path("large.0.et").c_str(), 1 << 20), 0);
        ReadContext context;
        context.file = "large.0.et";
        Findings findings;
        const Result<ExecutionGraphPtr> graph = parseTrace(*source, context, findings);
        QVERIFY(!graph.ok());
        QVERIFY2(graph.error().code == ErrorCode::Truncated, toString(graph.error()).c_str());
        QCOMPARE(graph.error().message, std::string("the file was cut short while it was read"));
    }
};

WEFT_TEST(TestTraceSet)
#include "tst_trace_set.moc"
