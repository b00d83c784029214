// SPDX-License-Identifier: GPL-3.0-or-later
// The published peers' fabrics: bounds as computed by others, in whole chunks and in the limit of many small ones, and
// never above a time that somebody has reached.
#include "engine/synthesis/bounds/bounds.h"
#include "engine/synthesis/graph/link_graph.h"
#include "engine/topology/topology_file.h"
#include "tests/support/test_program.h"

#include <nlohmann/json.hpp>

#include <QTest>

#include <algorithm>
#include <fstream>

using namespace weft;
using synthesis::Bound;

namespace {

const std::string kFolder = WEFT_SHARED_DIR "/reference/synthesis/";

std::vector<nlohmann::json> rows()
{
    std::vector<nlohmann::json> all;
    std::ifstream file(kFolder + "rows.jsonl");
    for (std::string line; std::getline(file, line);)
        all.push_back(nlohmann::json::parse(line));
    return all;
}

topology::Fabric fabricOf(const nlohmann::json& row)
{
    Findings findings;
    Result<topology::Fabric> fabric = topology::loadFabric(kFolder + row["links_csv"].get<std::string>(), {}, findings);
    if (!fabric)
        qFatal("%s", toString(fabric.error()).c_str());
    return *std::move(fabric);
}

Bound gatherBound(const topology::Fabric& fabric, std::uint32_t chunksEach, Bytes chunk)
{
    collective::Pattern pattern;
    pattern.kind = collective::PatternKind::AllGather;
    pattern.ranks = fabric.topology().npuCount();
    pattern.chunks = pattern.ranks * chunksEach;
    const Result<Bound> bound = synthesis::lowerBound(fabric, pattern, chunk, {});
    if (!bound)
        qFatal("%s", toString(bound.error()).c_str());
    return *bound;
}

} // namespace

class TestBoundRows : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        if (rows().empty())
            QSKIP("skipped: the reference rows are not there");
    }

    // Their links take fractions of a nanosecond; here every chunk is cut down to a whole one.
    void wholeChunksAgree()
    {
        for (const nlohmann::json& row : rows()) {
            const std::string name = row["spec"].get<std::string>() + " k=" + row["chunks_per_npu"].dump();
            const Bytes chunk { row["chunk_bytes"].get<std::uint64_t>() };
            const topology::Fabric fabric = fabricOf(row);
            const Bound bound = gatherBound(fabric, row["chunks_per_npu"].get<std::uint32_t>(), chunk);
            const std::vector<std::uint64_t> times = synthesis::makeLinkGraph(fabric, chunk).time;
            const double kept = 1 - 1 / static_cast<double>(*std::min_element(times.begin(), times.end()));
            const double plain = static_cast<double>(std::max(bound.diameter, bound.cut).ns()) / 1e3;
            const double theirs = row["lb_us"].get<double>();
            QVERIFY2(plain <= theirs + 1e-6 && plain > theirs * kept,
                (name + ": " + std::to_string(plain) + " for " + std::to_string(theirs)).c_str());
            QVERIFY2(bound.kind == synthesis::BoundKind::Exact, name.c_str());
            // Every one of their sends was at its source in time; the peer's own times are not all of such schedules.
            for (const char* reached : { "proto_best_us", "tacos_causality_fixed_best_us" }) {
                if (!row[reached].is_null())
                    QVERIFY2(
                        static_cast<double>(bound.time.ns()) <= row[reached].get<double>() * 1e3 + 1, name.c_str());
            }
        }
    }

    // Tail-aware bounds as others computed them, with links that take fractions of a nanosecond; never above a schedule
    // that was found.
    void tailsAreKnown_data()
    {
        QTest::addColumn<QString>("links");
        QTest::addColumn<unsigned>("chunksEach");
        QTest::addColumn<double>("knownUs");
        QTest::addColumn<double>("reachedUs");
        const QString slow = QStringLiteral("rfs_2x4x16_200_100_50_0.5.csv");
        const QString wide = QStringLiteral("rfs_2x8x8_200_100_50_0.5.csv");
        QTest::newRow("2x4x16, one chunk") << slow << 1U << 320.5 << 321.0;
        QTest::newRow("2x4x16, two chunks") << slow << 2U << 318.2 << 318.7;
        QTest::newRow("2x4x16, four chunks") << slow << 4U << 328.4 << 328.9;
        QTest::newRow("2x8x8, one chunk") << wide << 1U << 160.8 << 161.3;
        QTest::newRow("2x8x8, two chunks") << wide << 2U << 154.5 << 156.0;
    }

    void tailsAreKnown()
    {
        QFETCH(QString, links);
        QFETCH(unsigned, chunksEach);
        QFETCH(double, knownUs);
        QFETCH(double, reachedUs);
        Findings findings;
        const Result<topology::Fabric> fabric
            = topology::loadFabric(kFolder + "topologies/" + links.toStdString(), {}, findings);
        QVERIFY(fabric.ok());
        const Bound bound = gatherBound(*fabric, chunksEach, Bytes { (1U << 20U) / chunksEach });
        const double us = static_cast<double>(bound.time.ns()) / 1e3;
        // Their figures have one digit behind the point, and less than 1 ns a chunk is cut off here.
        constexpr double kRounding = 0.05;
        constexpr double kCutOff = 0.15;
        QVERIFY2(us > knownUs - kRounding - kCutOff, std::to_string(us).c_str());
        QVERIFY2(us < reachedUs + kRounding, std::to_string(us).c_str());
        QVERIFY(bound.cut < bound.time && bound.tail == bound.time);
        QVERIFY(!bound.tight.links.empty());
    }

    void manySmallChunksAgreeWithTheFluidOptimum()
    {
        std::string last;
        for (const nlohmann::json& row : rows()) {
            if (row["links_csv"].get<std::string>() == last)
                continue;
            last = row["links_csv"].get<std::string>();
            const std::string name = row["spec"].get<std::string>();
            constexpr std::uint32_t kChunks = 1U << 16U;
            // Chunks so large that the latency vanishes, times scaled back to shards of 1 MiB.
            const Bound bound = gatherBound(fabricOf(row), kChunks, Bytes { std::uint64_t { 1 } << 34U });
            const double us = static_cast<double>(bound.cut.ns()) / 1e3 / (1U << 30U);
            const double theirs = row["lb_beta_cut_us"].get<double>();
            QVERIFY2(std::abs(us - theirs) < theirs * 1e-5,
                (name + ": " + std::to_string(us) + " for " + std::to_string(theirs)).c_str());
            if (!row["forestcoll_opt_fluid_us"].is_null())
                QVERIFY(std::abs(us - row["forestcoll_opt_fluid_us"].get<double>()) < theirs * 1e-5);
            // They count the nodes that send over the cut.
            QCOMPARE(row["npus"].get<std::size_t>() - bound.tight.inside.size(),
                row["lb_cut"]["nodes_inside"].get<std::size_t>());
        }
    }
};

WEFT_TEST(TestBoundRows)
#include "tst_bound_rows.moc"
