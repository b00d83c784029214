// SPDX-License-Identifier: GPL-3.0-or-later
// A trace set from whatever a person names of it.
#include "engine/io/gzip.h"
#include "engine/io/text_file.h"
#include "engine/study/scenario/sample.h"
#include "engine/study/scenario/workload_files.h"
#include "engine/trace/et_writer.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace weft;
using namespace weft::study;

namespace {

constexpr std::uint32_t kRanks = 4;
constexpr TrainingStep kStep { 2, 64, 8, 2, kRanks };

void writeSet(const std::string& prefix)
{
    const trace::Workload step = makeTrainingStep(kStep);
    for (std::uint32_t rank = 0; rank < kRanks; ++rank)
        QVERIFY(trace::writeEt(*step.graphs[rank], prefix + '.' + std::to_string(rank) + ".et").ok());
}

void zip(const std::string& path)
{
    const auto text = io::readTextFile(path);
    QVERIFY(text.ok());
    QVERIFY(io::writeTextFile(path + ".gz", *io::deflateGzip(*text)).ok());
    QVERIFY(QFile::remove(QString::fromStdString(path)));
}

bool saysAll(const std::string& text, std::initializer_list<const char*> parts)
{
    return std::all_of(
        parts.begin(), parts.end(), [&](const char* part) { return text.find(part) != std::string::npos; });
}

} // namespace

class TestWorkloadFiles : public QObject {
    Q_OBJECT

private slots:
    void anyFileAndTheFolderAndThePrefixMeanTheSet()
    {
        const QTemporaryDir dir;
        const std::string folder = dir.path().toStdString() + "/Сеть тест 数据";
        QVERIFY(QDir().mkpath(QString::fromStdString(folder)));
        const std::string prefix = folder + "/мой step";
        writeSet(prefix);
        zip(prefix + ".1.et");
        for (const std::string& path : { folder, prefix, prefix + ".3.et", prefix + ".1.et.gz" }) {
            const auto loaded = loadWorkload(path, {}, { {}, makeTrainingStep(kStep).groups });
            QVERIFY2(loaded.ok(), loaded ? "" : toString(loaded.error()).c_str());
            QCOMPARE(loaded->prefix, prefix);
            QCOMPARE(loaded->ranks, kRanks);
            QVERIFY(loaded->missing.empty());
            QVERIFY(loaded->findings.empty());
            QCOMPARE(loaded->workload->graphs[1]->size(), loaded->workload->graphs[0]->size());
        }
    }

    void missingRanksAreListedAndTheOthersCanBeLookedAt()
    {
        const QTemporaryDir dir;
        const std::string prefix = dir.path().toStdString() + "/step";
        writeSet(prefix);
        QVERIFY(QFile::remove(QString::fromStdString(prefix + ".0.et")));
        QVERIFY(QFile::remove(QString::fromStdString(prefix + ".2.et")));
        for (const std::string& path : { dir.path().toStdString(), prefix + ".3.et", prefix }) {
            const auto loaded = loadWorkload(path);
            QVERIFY2(loaded.ok(), loaded ? "" : toString(loaded.error()).c_str());
            QCOMPARE(loaded->missing, (std::vector<std::uint32_t> { 0, 2 }));
            QCOMPARE(loaded->ranks, kRanks);
            QCOMPARE(loaded->workload->graphs[0]->size(), 0U);
            QVERIFY(loaded->workload->graphs[3]->size() > 0);
            QVERIFY(hasErrors(loaded->findings));
            QVERIFY(saysAll(firstError(loaded->findings).message, { "0, 2" }));
        }
    }

    void aFolderWithTwoSetsNamesBoth()
    {
        const QTemporaryDir dir;
        const std::string folder = dir.path().toStdString();
        writeSet(folder + "/first");
        writeSet(folder + "/second");
        const auto loaded = loadWorkload(folder);
        QVERIFY(!loaded.ok());
        QVERIFY(loaded.error().code == ErrorCode::Usage);
        QVERIFY2(saysAll(toString(loaded.error()), { "first", "second" }), toString(loaded.error()).c_str());
        QCOMPARE(loadWorkload(folder + "/second.2.et")->prefix, folder + "/second");
    }

    void whatDoesNotFitIsRefusedWithItsSize()
    {
        const QTemporaryDir dir;
        const std::string prefix = dir.path().toStdString() + "/big";
        const std::string zeros(3U << 20U, '\0');
        QVERIFY(io::writeTextFile(prefix + ".0.et.gz", *io::deflateGzip(zeros)).ok());
        Findings findings;
        const auto files = findWorkload(prefix + ".0.et.gz", findings);
        QVERIFY(files.ok());
        QCOMPARE(files->inflatedBytes, std::uint64_t { zeros.size() }); // by the trailer
        QVERIFY(files->diskBytes < zeros.size() / 10);
        QVERIFY(files->memoryBytes >= zeros.size());
        const auto loaded = loadWorkload(prefix + ".0.et.gz", {}, { 1U << 20U, {} });
        QVERIFY(!loaded.ok());
        QVERIFY(loaded.error().code == ErrorCode::TooLarge);
        QVERIFY2(saysAll(loaded.error().message, { "3.0 MiB inflated", "7.5 MiB", "1.0 MiB" }),
            loaded.error().message.c_str());
        QVERIFY(checkFits(*files, files->memoryBytes).ok());
    }

    void jsonIsSniffedWhateverItsName()
    {
        const QTemporaryDir dir;
        const std::string path = dir.path().toStdString() + "/a.0.et";
        Findings findings;
        const auto memoryOf = [&](const std::string& text) {
            (void)io::writeTextFile(path, text);
            const auto files = findWorkload(path, findings);
            return files ? files->memoryBytes / files->diskBytes : 0;
        };
        const std::string filler(50'000, 'a');
        QCOMPARE(memoryOf("\x0Bxxxxxxxxxxx" + filler), std::uint64_t { 2 });
        QCOMPARE(memoryOf("{\"x\": \"" + filler + "\"}"), std::uint64_t { 3 });
        QCOMPARE(memoryOf("{\"workload_graph\": [], \"x\": \"" + filler + "\"}"), std::uint64_t { 13 }); // a tree
    }

    void oneFileWithoutARankIsASetOfOne()
    {
        const QTemporaryDir dir;
        const std::string path = dir.path().toStdString() + "/alone.et";
        const trace::Workload step = makeTrainingStep({ 1, 64, 8, 1, 1 });
        QVERIFY(trace::writeEt(*step.graphs[0], path).ok());
        const auto loaded = loadWorkload(path);
        QVERIFY(loaded.ok());
        QCOMPARE(loaded->ranks, 1U);
        QCOMPARE(loaded->prefix, path);
    }

    void nothingThereIsNotFound()
    {
        const QTemporaryDir dir;
        QVERIFY(loadWorkload(dir.path().toStdString()).error().code == ErrorCode::NotFound);
        QVERIFY(loadWorkload(dir.path().toStdString() + "/none.0.et").error().code == ErrorCode::NotFound);
    }

    void loadingStopsAndCounts()
    {
        const QTemporaryDir dir;
        const std::string prefix = dir.path().toStdString() + "/step";
        writeSet(prefix);
        Progress progress;
        QVERIFY(loadWorkload(prefix, { {}, &progress }).ok());
        QVERIFY(progress.total() > 0);
        QCOMPARE(progress.done(), progress.total());
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(loadWorkload(prefix, { stop.get_token(), nullptr }).error().code == ErrorCode::Cancelled);
        QVERIFY(QFile::remove(QString::fromStdString(prefix + ".1.et")));
        QVERIFY(loadWorkload(prefix, { stop.get_token(), nullptr }).error().code == ErrorCode::Cancelled);
    }

    void availableMemoryIsReadFromTheKernelsText()
    {
        QCOMPARE(availableMemory("MemTotal: 9 kB\nMemAvailable:   2048 kB\n"), std::uint64_t { 2048 * 1024 });
        QCOMPARE(availableMemory("MemTotal: 9 kB\n"), ~std::uint64_t { 0 });
        QCOMPARE(availableMemory("MemAvailable: many"), ~std::uint64_t { 0 });
        QVERIFY(availableMemory() > 0);
    }
};

WEFT_TEST(TestWorkloadFiles)
#include "tst_workload_files.moc"
