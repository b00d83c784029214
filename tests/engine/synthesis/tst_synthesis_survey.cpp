// SPDX-License-Identifier: GPL-3.0-or-later
// A part of the survey that bench_synthesis_survey makes: with one start, how many cases of a class are at their lower
// bound, or at the least time that a solver proved, and what share of it they reach on average and at least.
#include "engine/synthesis/search/group_synthesis.h"
#include "tests/engine/synthesis/survey_cases.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace weft;
using namespace weft::synthesis;
using collective::Pattern;
using collective::PatternKind;

namespace {

constexpr int kHalfOfThem = 0; // in the place of a number of groups: the even ones, for whom the others relay

} // namespace

class TestSynthesisSurvey : public QObject {
    Q_OBJECT

private slots:
    void classesReachTheirShares_data()
    {
        QTest::addColumn<QString>("spec");
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("groups");
        QTest::addColumn<int>("met"); // of 1, 2, 4 and 8 chunks
        QTest::addColumn<double>("mean");
        QTest::addColumn<double>("least");
        const auto row = [](const char* spec, PatternKind kind, int groups, int met, double mean, double least) {
            QTest::addRow("%s, %s, %d", spec, std::string(toString(kind)).c_str(), groups)
                << spec << static_cast<int>(kind) << groups << met << mean << least;
        };
        row("FatTree(16)", PatternKind::Broadcast, 1, 2, 0.96, 0.92);
        row("FatTree(16)", PatternKind::Reduce, 1, 2, 0.96, 0.92);
        row("FatTree(16)", PatternKind::Gather, 1, 4, 1, 1);
        row("FatTree(16)", PatternKind::Scatter, 1, 4, 1, 1);
        row("FatTree(16)", PatternKind::AllGather, 1, 0, 0.96, 0.94);
        row("FatTree(16)", PatternKind::Broadcast, 2, 2, 0.96, 0.91);
        row("FatTree(16)", PatternKind::Gather, 2, 4, 1, 1);
        row("FatTree(16)", PatternKind::Scatter, 2, 4, 1, 1);
        row("FatTree(16)", PatternKind::AllGather, 2, 0, 0.92, 0.88);
        row("FatTree(16,levels=3)", PatternKind::Broadcast, 1, 2, 0.96, 0.92);
        row("FatTree(16,levels=3)", PatternKind::Reduce, 1, 2, 0.96, 0.92);
        row("FatTree(16,levels=3)", PatternKind::Gather, 1, 4, 1, 1);
        row("FatTree(16,levels=3)", PatternKind::Scatter, 1, 4, 1, 1);
        row("FatTree(16,levels=3)", PatternKind::AllGather, 1, 0, 0.96, 0.94);
        row("FatTree(16,levels=3)", PatternKind::Broadcast, 2, 2, 0.96, 0.91);
        row("FatTree(16,levels=3)", PatternKind::Gather, 2, 4, 1, 1);
        row("FatTree(16,levels=3)", PatternKind::Scatter, 2, 4, 1, 1);
        row("FatTree(16,levels=3)", PatternKind::AllGather, 2, 0, 0.92, 0.88);
        row("DGXH100SU", PatternKind::Broadcast, 1, 1, 0.95, 0.88);
        row("DGXH100SU", PatternKind::Reduce, 1, 1, 0.95, 0.88);
        row("DGXH100SU", PatternKind::Broadcast, 2, 0, 0.88, 0.81);
        row("Ring(4,200GB/s)_Switch(4)", PatternKind::Broadcast, 1, 3, 0.98, 0.93);
        row("Switch(4)_Switch(4)_Switch(4)", PatternKind::Broadcast, 1, 3, 0.97, 0.9);
        row("Switch(64)", PatternKind::Broadcast, 1, 3, 0.98, 0.94);
        row("FatTree(32,oversub=2)", PatternKind::Broadcast, 1, 2, 0.95, 0.89);
        row("Dragonfly(groups=4,routers=4,npus=2)", PatternKind::Broadcast, 1, 1, 0.91, 0.85);
        row("Dragonfly(groups=4,routers=4,npus=2)", PatternKind::Reduce, 1, 1, 0.91, 0.85);
        row("Dragonfly(groups=4,routers=4,npus=2)", PatternKind::Broadcast, 2, 1, 0.9, 0.85);
        row("DGX1V", PatternKind::Broadcast, 1, 4, 1, 1);
        row("DGX1V", PatternKind::Reduce, 1, 4, 1, 1);
        row("Ring(4)_Switch(8)", PatternKind::Broadcast, 1, 3, 0.97, 0.88);
        row("Ring(4)_Switch(8)", PatternKind::Reduce, 1, 3, 0.97, 0.88);
        row("Ring(4)_Switch(8)", PatternKind::Broadcast, 2, 2, 0.92, 0.81);
        row("FC(4)_Switch(4)", PatternKind::Broadcast, 2, 4, 1, 1);
        // With 8 chunks these are many deliveries, which have starts of their own.
        row("Switch(8,300GB/s)_FC(8,100GB/s)_Switch(8,25GB/s)", PatternKind::Broadcast, 1, 0, 0.9, 0.81);
        row("FatTree(432,levels=3)", PatternKind::Broadcast, 1, 0, 0.82, 0.77);
        row("tree that only reduces 4", PatternKind::Reduce, 1, 4, 1, 1);
        row("tree that only reduces 4", PatternKind::Broadcast, 1, 2, 0.95, 0.88);
        row("tree that only duplicates 4", PatternKind::Broadcast, 1, 4, 1, 1);
        row("tree that only duplicates 4", PatternKind::AllGather, 1, 4, 1, 1);
        row("FatTree(16)", PatternKind::AllReduce, 1, 0, 0.96, 0.91);
        row("Torus(4x4)", PatternKind::AllReduce, 1, 3, 0.98, 0.93);
        row("DGX1V", PatternKind::AllReduce, 1, 3, 0.98, 0.95);
        row("Switch(5)", PatternKind::AllReduce, 1, 3, 0.97, 0.9);
        row("tree that reduces 4", PatternKind::AllReduce, 1, 0, 0.9, 0.82);
        row("tree that only reduces 4", PatternKind::AllReduce, 1, 0, 0.97, 0.93);
        row("tree that only duplicates 4", PatternKind::AllReduce, 1, 0, 0.97, 0.93);
        row("tree that only reduces 4", PatternKind::AllReduce, 2, 0, 0.91, 0.78);
        row("tree that only duplicates 4", PatternKind::AllReduce, 2, 0, 0.91, 0.78);
        row("FatTree(16)", PatternKind::AllReduce, 2, 0, 0.89, 0.75);
        row("FC(8)", PatternKind::AllReduce, 2, 4, 1, 1);
        row("Torus(4x4)", PatternKind::AllReduce, 2, 2, 0.94, 0.83);
        row("DGX1V", PatternKind::AllReduce, 2, 2, 0.92, 0.84);
        row("Switch(5)", PatternKind::AllReduce, 2, 0, 0.84, 0.81);
        row("FatTree(16)", PatternKind::Custom, 1, 0, 0.74, 0.55);
        row("Torus(4x4)", PatternKind::Custom, 1, 0, 0.77, 0.75);
        row("DGX1V", PatternKind::Custom, 1, 1, 0.85, 0.75);
        row("FC(8)", PatternKind::Custom, 1, 3, 0.95, 0.83);
        row("Ring(4)_Switch(8)", PatternKind::Custom, 1, 0, 0.75, 0.66);
        row("FC(4)_Switch(4)", PatternKind::Custom, 1, 0, 0.75, 0.6);
        row("Switch(5)", PatternKind::Custom, 1, 4, 1, 1);
        row("Switch(16)", PatternKind::Custom, 1, 4, 1, 1);
        row("DGXH100", PatternKind::Custom, 1, 4, 1, 1);
        row("tree that reduces 4", PatternKind::Custom, 1, 0, 0.81, 0.75);
        row("FatTree(16)", PatternKind::AllReduce, kHalfOfThem, 0, 0.74, 0.7);
        row("FC(4)_Switch(4)", PatternKind::AllReduce, kHalfOfThem, 0, 0.79, 0.62);
        row("Torus(4x4)", PatternKind::AllReduce, kHalfOfThem, 0, 0.86, 0.83);
        row("DGX1V", PatternKind::AllReduce, kHalfOfThem, 3, 0.94, 0.77);
        row("Switch(5)", PatternKind::AllReduce, kHalfOfThem, 0, 0.83, 0.78);
        row("FC(8)", PatternKind::AllReduce, kHalfOfThem, 4, 1, 1);
        row("Torus(4x4)", PatternKind::Broadcast, 1, 4, 1, 1);
        row("Torus(4x4)", PatternKind::Gather, 1, 4, 1, 1);
        row("Torus(4x4)", PatternKind::AllGather, 1, 4, 1, 1);
        row("Torus(4x4)", PatternKind::Broadcast, 2, 4, 1, 1);
        row("Torus(4x4)", PatternKind::AllGather, 2, 4, 1, 1);
        row("Torus(4x4)", PatternKind::Gather, 2, 4, 1, 1);
        row("Torus(4x4)", PatternKind::Scatter, 2, 4, 1, 1);
    }
    void classesReachTheirShares()
    {
        QFETCH(QString, spec);
        QFETCH(int, kind);
        QFETCH(int, groups);
        QFETCH(int, met);
        QFETCH(double, mean);
        QFETCH(double, least);
        const topology::Fabric fabric = surveyFabric(spec.toStdString());
        const std::uint32_t ranks = fabric.topology().npuCount();
        const auto wanted = static_cast<PatternKind>(kind);
        const std::string what = std::string(toString(wanted))
            + std::string(groups == kHalfOfThem ? kHalf
                    : groups == 1               ? std::string_view()
                                                : kTwo);
        int reached = 0;
        double sum = 0;
        double worst = 1;
        for (const std::uint32_t chunks : { 1U, 2U, 4U, 8U }) {
            std::vector<Pattern> patterns;
            for (std::uint32_t g = 0; g < static_cast<std::uint32_t>(std::max(groups, 1)); ++g) {
                std::vector<Rank> members;
                for (std::uint32_t npu = g; npu < ranks; npu += groups == 1 ? 1 : 2)
                    members.push_back(Rank { npu });
                patterns.push_back(surveyPattern(wanted, ranks, chunks, std::move(members)));
            }
            const Bytes size { (1U << 20U) / chunks };
            const auto made = wanted == PatternKind::Custom
                ? synthesizePattern(fabric, surveySums(ranks, chunks), size, {})
                : synthesizeGroups(fabric, patterns, size, {});
            QVERIFY2(made.ok(), made ? "" : toString(made.error()).c_str());
            const std::uint64_t proved
                = std::max<std::uint64_t>(made->bound.time.ns(), solvedNs(spec.toStdString(), what, chunks));
            QVERIFY2(made->durationNs >= proved, "a schedule shorter than what was proved");
            const double share = static_cast<double>(proved) / static_cast<double>(made->durationNs);
            reached += made->durationNs == proved ? 1 : 0;
            sum += share / 4;
            worst = std::min(worst, share);
        }
        qInfo("%d met, mean %.4f, least %.4f", reached, sum, worst);
        QVERIFY(reached >= met);
        QVERIFY(sum >= mean);
        QVERIFY(worst >= least);
    }

    // Of many chunks every link has to carry some nearly all the time.
    void manyChunksThroughSwitchesReachTheirShares_data()
    {
        QTest::addColumn<QString>("spec");
        QTest::addColumn<std::uint32_t>("chunks");
        QTest::addColumn<double>("least");
        const auto row = [](const char* spec, std::uint32_t chunks, double least) {
            QTest::addRow("%s, %u chunks", spec, chunks) << QString(spec) << chunks << least;
        };
        row("Switch(8,300GB/s)_Switch(16,25GB/s)", 32, 0.84);
        row("Switch(8,300GB/s)_Switch(16,25GB/s)", 64, 0.83);
        row("Ring(4,150GB/s)_Switch(4,50GB/s)_Switch(8,25GB/s)", 64, 0.72);
        row("FC(4,300GB/s)_Switch(8,100GB/s)_Switch(4,25GB/s)", 128, 0.77);
        row("FC(16,56GB/s,1us)_Switch(12,56GB/s)", 32, 0.75);
        row("Mesh(6,100GB/s,1us)_Switch(8,37GB/s,1us)", 128, 0.94);
    }
    void manyChunksThroughSwitchesReachTheirShares()
    {
        QFETCH(QString, spec);
        QFETCH(std::uint32_t, chunks);
        QFETCH(double, least);
        const topology::Fabric fabric = surveyFabric(spec.toStdString());
        const std::uint32_t ranks = fabric.topology().npuCount();
        for (const PatternKind kind : { PatternKind::Broadcast, PatternKind::Reduce }) {
            const auto made = synthesizePattern(
                fabric, surveyPattern(kind, ranks, chunks, {}), Bytes { (std::uint64_t { 1 } << 24U) / chunks }, {});
            QVERIFY2(made.ok(), made ? "" : toString(made.error()).c_str());
            QVERIFY(made->durationNs >= made->bound.time.ns());
            const double share = static_cast<double>(made->bound.time.ns()) / static_cast<double>(made->durationNs);
            qInfo("%.4f", share);
            QVERIFY(share >= least);
        }
    }
};

WEFT_TEST(TestSynthesisSurvey)
#include "tst_synthesis_survey.moc"
