// SPDX-License-Identifier: GPL-3.0-or-later
// All-gathers on the reference fabrics: checked by replay, never slower than the peer's executable schedule, and at the
// lower bound wherever the peer is.
#include "engine/synthesis/check/schedule_check.h"
#include "engine/synthesis/search/synthesizer.h"
#include "tests/engine/synthesis/synthesis_fabrics.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QTest>

using namespace weft;
using namespace weft::synthesis;

namespace {

struct Row {
    std::string fabric;
    std::uint32_t chunksPerNpu = 1;
    std::uint64_t peerNs = 0;
    std::uint64_t boundNs = 0;
};

std::vector<Row> referenceRows()
{
    QFile file(QStringLiteral(WEFT_SOURCE_DIR "/tests/data/synthesis_rows.csv"));
    std::vector<Row> rows;
    if (!file.open(QIODevice::ReadOnly))
        return rows;
    for (const QByteArray& line : file.readAll().split('\n')) {
        const QList<QByteArray> fields = line.split(';');
        // Weft's link times are whole nanoseconds, cut down; the reference has fractions.
        if (fields.size() == 4 && !line.startsWith("fabric"))
            rows.push_back({ fields[0].toStdString(), fields[1].toUInt(),
                static_cast<std::uint64_t>(fields[2].toDouble() * 1000 + 0.5),
                static_cast<std::uint64_t>(fields[3].toDouble() * 1000 + 0.5) });
    }
    return rows;
}

void compareWithPeer(const SynthesisOptions& base)
{
    const std::vector<Row> rows = referenceRows();
    QCOMPARE(rows.size(), std::size_t { 63 });
    for (const Row& row : rows) {
        const LinkGraph graph = graphOf(row.fabric, row.chunksPerNpu);
        SynthesisOptions options = base;
        options.boundNs = row.boundNs;
        if (graph.npus > 300)
            options.starts = std::min<std::uint64_t>(options.starts, 4);
        const Result<SynthesisResult> result
            = synthesize(graph, collective::PatternKind::AllGather, row.chunksPerNpu, options);
        QVERIFY2(result.ok(), row.fabric.c_str());
        const Result<ScheduleCheck> check = checkLinkSchedule(graph, *result->gather);
        QVERIFY2(check.ok(), check ? "" : toString(check.error()).c_str());
        const std::string what = row.fabric + ", " + std::to_string(row.chunksPerNpu)
            + " chunks: " + std::to_string(result->durationNs) + " ns, peer " + std::to_string(row.peerNs) + ", bound "
            + std::to_string(row.boundNs);
        QVERIFY2(result->durationNs <= row.peerNs, what.c_str());
        if (row.peerNs <= row.boundNs + 1)
            QVERIFY2(result->durationNs <= row.boundNs, what.c_str());
    }
}

} // namespace

class TestSynthesisRows : public QObject {
    Q_OBJECT

private slots:
    void neverSlowerThanThePeerKnowingTheSymmetry()
    {
        SynthesisOptions options;
        options.starts = 60;
        compareWithPeer(options);
    }

    void neverSlowerThanThePeerKnowingNothing()
    {
        SynthesisOptions options;
        options.starts = 4;
        options.useSymmetry = false;
        compareWithPeer(options);
    }

    // Of the bound, or of the best that is known where the bound cannot be met.
    void nearTheBestThatIsKnown_data()
    {
        QTest::addColumn<QString>("fabric");
        QTest::addColumn<quint32>("chunks");
        QTest::addColumn<double>("knownUs");
        const QString rfs16 = QStringLiteral("Ring(2,200GiB/s)_FC(4,100GiB/s)_Ring(16,50GiB/s,uni=1)");
        const QString rfs8 = QStringLiteral("Ring(4,200GiB/s)_FC(4,100GiB/s)_Ring(8,50GiB/s,uni=1)");
        const QString rfs88 = QStringLiteral("Ring(2,200GiB/s)_FC(8,100GiB/s)_Ring(8,50GiB/s,uni=1)");
        const QString torus = QStringLiteral("Ring(4,200GiB/s)_Ring(4,100GiB/s)_Ring(8,50GiB/s)");
        const auto add = [](const char* name, const QString& fabric, quint32 chunks, double us) {
            QTest::newRow(name) << fabric << chunks << us;
        };
        add("rfs 2x4x16, 1", rfs16, 1, 321.0);
        add("rfs 2x4x16, 2", rfs16, 2, 318.7);
        add("rfs 2x4x16, 4", rfs16, 4, 328.9);
        add("rfs 4x4x8, 1", rfs8, 1, 183.0);
        add("rfs 4x4x8, 2", rfs8, 2, 193.8);
        add("rfs 4x4x8, 4", rfs8, 4, 215.3);
        add("rfs 2x8x8, 1", rfs88, 1, 161.3);
        add("rfs 2x8x8, 2", rfs88, 2, 156.0);
        add("rfs 2x8x8, 4", rfs88, 4, 161.8);
        add("torus, 1", torus, 1, 195.0);
        add("torus, 2", torus, 2, 205.3);
        add("torus, 4", torus, 4, 230.6);
    }

    void nearTheBestThatIsKnown()
    {
        QFETCH(QString, fabric);
        QFETCH(quint32, chunks);
        QFETCH(double, knownUs);
        const LinkGraph graph = graphOf(fabric.toStdString(), chunks);
        SynthesisOptions options;
        options.starts = 3'000;
        options.boundNs = static_cast<std::uint64_t>(knownUs * 1000);
        const auto symmetric = synthesize(graph, collective::PatternKind::AllGather, chunks, options);
        QVERIFY(symmetric.ok());
        QVERIFY2(static_cast<double>(symmetric->durationNs) <= 1030 * knownUs,
            qPrintable(QString::number(symmetric->durationNs)));
        options.starts = 4;
        options.useSymmetry = false;
        const auto generic = synthesize(graph, collective::PatternKind::AllGather, chunks, options);
        QVERIFY(generic.ok());
        QVERIFY2(static_cast<double>(generic->durationNs) <= 1120 * knownUs,
            qPrintable(QString::number(generic->durationNs)));
    }
};

WEFT_TEST(TestSynthesisRows)
#include "tst_synthesis_rows.moc"
