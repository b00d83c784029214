// SPDX-License-Identifier: GPL-3.0-or-later
// The table of algorithms: what it offers for a request, what it refuses and how, and what it makes of odd requests.
#include "engine/topology/topology_spec.h"
#include "tests/engine/collective/library_requests.h"
#include "tests/support/test_program.h"

#include <QSet>
#include <QTest>

using namespace weft;
using namespace weft::collective;
using namespace weft::collective::test;

namespace {

Error refusalOf(std::string_view name, const AlgorithmRequest& request)
{
    const Result<SchedulePtr> schedule = makeAlgorithm(name, request);
    return schedule ? Error { ErrorCode::Usage, "not refused", {}, {} } : schedule.error();
}

bool contains(const std::vector<std::string_view>& names, std::string_view name)
{
    return std::find(names.begin(), names.end(), name) != names.end();
}

QString text(std::string_view view)
{
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

} // namespace

class TestAlgorithmLibrary : public QObject {
    Q_OBJECT

private slots:
    void everyAlgorithmIsDescribed()
    {
        QSet<QString> names;
        for (const AlgorithmInfo& info : algorithms()) {
            QVERIFY(!names.contains(text(info.name)));
            names.insert(text(info.name));
            QVERIFY(!info.title().empty() && info.sentence().english().ends_with('.'));
            QVERIFY(info.restrictions().empty() || info.restrictions().english().ends_with('.'));
            QVERIFY(info.pieces().english().ends_with('.'));
            QVERIFY(info.patterns != 0 && !info.makes(PatternKind::Custom));
        }
        for (const char* name : { "ring", "ring-bidirectional", "direct", "halving-doubling", "recursive-doubling",
                 "double-binary-tree", "binomial-tree", "chain", "hierarchical", "multi-dimensional", "themis",
                 "multi-tree", "two-step", "three-step" })
            QVERIFY2(names.contains(name), name);
    }

    void applicableIsWhatCanBeMade_data()
    {
        QTest::addColumn<int>("pattern");
        for (const PatternKind kind : kStandardPatterns)
            QTest::newRow(qPrintable(text(toString(kind)))) << static_cast<int>(kind);
    }
    void applicableIsWhatCanBeMade()
    {
        QFETCH(int, pattern);
        Findings findings;
        const topology::Fabric fabric(*topology::topologyFromSpec("Ring(4)_Switch(3)", findings));
        for (const bool withFabric : { false, true }) {
            AlgorithmRequest request = requestOf(static_cast<PatternKind>(pattern), 12);
            request.fabric = withFabric ? &fabric : nullptr;
            const auto applicable = applicableAlgorithms(request);
            QVERIFY(!applicable.empty());
            for (const AlgorithmInfo& info : algorithms()) {
                const Result<SchedulePtr> schedule = makeAlgorithm(info.name, request);
                QCOMPARE(schedule.ok(), contains(applicable, info.name));
                if (schedule) {
                    QCOMPARE(whatIsWrong(**schedule), std::string());
                    continue;
                }
                const Error error = schedule.error();
                QVERIFY(error.code == ErrorCode::Unsupported && !error.hint.empty());
            }
            // With a fabric, its dimensions and its links are there.
            QCOMPARE(contains(applicable, "hierarchical"), withFabric);
        }
    }

    void aRefusalNamesWhatWouldWork()
    {
        const Error kind = refusalOf("two-step", requestOf(PatternKind::Gather, 8));
        QVERIFY(kind.code == ErrorCode::Unsupported);
        QCOMPARE(kind.message, std::string("two-step makes no gather"));
        QVERIFY(kind.hint.find("binomial-tree") != std::string::npos);

        const Error flat = refusalOf("themis", requestOf(PatternKind::AllReduce, 8));
        QVERIFY(flat.code == ErrorCode::Unsupported);
        QVERIFY(flat.hint.find("ring") != std::string::npos && flat.hint.find("hierarchical") == std::string::npos);

        const Error links = refusalOf("multi-tree", requestOf(PatternKind::AllGather, 8));
        QVERIFY(links.code == ErrorCode::Unsupported);
        QVERIFY(links.message.find("fabric") != std::string::npos);

        const Error name = refusalOf("rinng", requestOf(PatternKind::AllReduce, 8));
        QVERIFY(name.code == ErrorCode::NotFound);
        QCOMPARE(name.hint, std::string("did you mean 'ring'?"));
        QVERIFY(
            refusalOf("zzzzzzzzzz", requestOf(PatternKind::AllToAll, 8)).hint.find("three-step") != std::string::npos);

        AlgorithmRequest custom = requestOf(PatternKind::Custom, 4);
        QVERIFY(refusalOf("ring", custom).code == ErrorCode::Unsupported);
        QVERIFY(applicableAlgorithms(custom).empty());
    }

    void whatDoesNotFitTheGroupIsRefused()
    {
        AlgorithmRequest request = requestOf(PatternKind::AllReduce, 8);
        request.pattern.chunks = 12;
        const Error chunks = refusalOf("ring", request);
        QVERIFY(chunks.code == ErrorCode::Mismatched);
        QVERIFY(chunks.hint.find("multiple of 8") != std::string::npos);

        request = requestOf(PatternKind::AllReduce, 8);
        request.dimensions
            = { dimensionOf(topology::DimensionKind::Ring, 4), dimensionOf(topology::DimensionKind::Ring, 3) };
        QVERIFY(refusalOf("hierarchical", request).code == ErrorCode::Mismatched);
        QVERIFY(makeAlgorithm("ring", request).ok()); // which has no use for them

        request = requestOf(PatternKind::AllReduce, 8);
        request.channels = 0;
        QVERIFY(refusalOf("ring", request).code == ErrorCode::OutOfRange);
        request.channels = 1U << 31U;
        QVERIFY(refusalOf("ring", request).code == ErrorCode::TooLarge);
        QVERIFY(refusalOf("ring", requestOf(PatternKind::AllReduce, 0)).code == ErrorCode::OutOfRange);
        QVERIFY(refusalOf("direct", requestOf(PatternKind::AllToAll, 1U << 20U)).code == ErrorCode::TooLarge);
        QVERIFY(refusalOf("ring", requestOf(PatternKind::AllReduce, 1U << 20U)).code == ErrorCode::TooLarge);

        request = requestOf(PatternKind::Broadcast, 8);
        request.pattern.root = Rank { 8 };
        QVERIFY(refusalOf("chain", request).code == ErrorCode::OutOfRange);

        request = requestOf(PatternKind::AllReduce, 3);
        request.placement = { Rank { 5 }, Rank { 2 } };
        QVERIFY(refusalOf("ring", request).code == ErrorCode::Mismatched);
        request.placement = { Rank { 5 }, Rank { 2 }, Rank { 5 } };
        QVERIFY(refusalOf("ring", request).code == ErrorCode::Duplicate);
        request.placement = { Rank { 5 }, Rank { 2 }, Rank { 9 } };
        QVERIFY((*makeAlgorithm("ring", request))->info().placement == request.placement);
        Findings findings;
        const topology::Fabric fabric(*topology::topologyFromSpec("Ring(4)", findings));
        request.fabric = &fabric;
        QVERIFY(refusalOf("multi-tree", request).code == ErrorCode::OutOfRange);
    }

    void moreChunksThanNeededTravelTogether()
    {
        for (const AlgorithmInfo& info : algorithms()) {
            AlgorithmRequest request = requestOf(PatternKind::AllReduce, 8);
            request.pieces = 1;
            if (!contains(applicableAlgorithms(request), info.name))
                continue;
            const SchedulePtr few = *makeAlgorithm(info.name, request);
            request.pattern.chunks = 3 * few->pattern().chunks;
            const SchedulePtr many = *makeAlgorithm(info.name, request);
            QCOMPARE(many->stepCount(), few->stepCount());
            QCOMPARE(many->count(StepId { 0 }), 3 * few->count(StepId { 0 }));
            QCOMPARE(whatIsWrong(*many), std::string());
        }
    }

    void givenChunksLimitTheChoiceOfPieces()
    {
        AlgorithmRequest request = requestOf(PatternKind::Broadcast, 5);
        QCOMPARE((*makeAlgorithm("chain", request))->pattern().chunks, 8U);
        request.pattern.chunks = 1;
        QCOMPARE((*makeAlgorithm("chain", request))->transferCount(), std::uint64_t { 4 });
        request.pattern.chunks = 12;
        QCOMPARE((*makeAlgorithm("chain", request))->transferCount(), std::uint64_t { 16 });
        request.pieces = 5;
        QVERIFY(refusalOf("chain", request).code == ErrorCode::Mismatched);
    }

    void relaysTakeNoPart()
    {
        // Members in an order of their own among ranks that are none.
        for (const PatternKind kind : kStandardPatterns) {
            for (const bool inPlace : { true, false }) {
                AlgorithmRequest request = requestOf(kind, 9, inPlace);
                request.pattern.members = { Rank { 7 }, Rank { 2 }, Rank { 8 }, Rank { 0 }, Rank { 3 }, Rank { 5 } };
                request.pattern.root = Rank { 8 };
                request.dimensions = { dimensionOf(topology::DimensionKind::FullyConnected, 3),
                    dimensionOf(topology::DimensionKind::Ring, 2) };
                for (const std::string_view name : applicableAlgorithms(request)) {
                    const SchedulePtr schedule = *makeAlgorithm(name, request);
                    QVERIFY2(whatIsWrong(*schedule).empty(), whatIsWrong(*schedule).c_str());
                    for (const std::uint32_t relay : { 1U, 4U, 6U })
                        QVERIFY(schedule->blocks(Rank { relay }).first == schedule->blocks(Rank { relay }).past);
                }
            }
        }
    }

    void aLoneMemberKeepsWhatItHas()
    {
        for (const PatternKind kind : kStandardPatterns) {
            for (const bool inPlace : { true, false }) {
                const AlgorithmRequest request = requestOf(kind, 1, inPlace);
                const auto applicable = applicableAlgorithms(request);
                QVERIFY(!applicable.empty());
                for (const std::string_view name : applicable) {
                    const SchedulePtr schedule = *makeAlgorithm(name, request);
                    QCOMPARE(schedule->stepCount(), inPlace ? 0U : 1U);
                    QCOMPARE(whatIsWrong(*schedule), std::string());
                }
            }
        }
    }

    void theSameRequestGivesTheSameProgram()
    {
        for (const AlgorithmInfo& info : algorithms()) {
            AlgorithmRequest request = requestOf(
                info.makes(PatternKind::AllReduce) ? PatternKind::AllReduce : PatternKind::AllToAll, 12, false);
            Findings findings;
            const topology::Fabric fabric(*topology::topologyFromSpec("Ring(4)_Switch(3)", findings));
            request.fabric = &fabric;
            const std::uint64_t print = (*makeAlgorithm(info.name, request))->fingerprint();
            QCOMPARE((*makeAlgorithm(info.name, request))->fingerprint(), print);
            request.channels = 2;
            QVERIFY((*makeAlgorithm(info.name, request))->fingerprint() != print);
        }
    }

    void channelsAreIndependentPrograms()
    {
        for (const AlgorithmInfo& info : algorithms()) {
            AlgorithmRequest request = requestOf(PatternKind::AllReduce, 8);
            request.pieces = 1;
            if (!contains(applicableAlgorithms(request), info.name))
                continue;
            const SchedulePtr one = *makeAlgorithm(info.name, request);
            request.channels = 3;
            const SchedulePtr three = *makeAlgorithm(info.name, request);
            QCOMPARE(three->channelCount(), 3 * one->channelCount());
            QCOMPARE(three->transferCount(), 3 * one->transferCount());
            QCOMPARE(three->pattern().chunks, 3 * one->pattern().chunks);
        }
    }

    void longWorkCanBeStopped()
    {
        std::stop_source stop;
        stop.request_stop();
        for (const char* name : { "ring", "direct", "double-binary-tree" }) {
            const Result<SchedulePtr> schedule
                = makeAlgorithm(name, requestOf(PatternKind::AllReduce, 64), { stop.get_token(), nullptr });
            QVERIFY(!schedule && schedule.error().code == ErrorCode::Cancelled);
        }
    }

    void aRingCostsFiveBytesAStep()
    {
        const SchedulePtr schedule = *makeAlgorithm("ring", requestOf(PatternKind::AllReduce, 512));
        QCOMPARE(schedule->stepCount(), 512U * 1023);
        QVERIFY(!schedule->hasDependencies());
        QVERIFY(schedule->memoryBytes() < schedule->stepCount() * 5ULL + 100ULL * 512);
    }
};

WEFT_TEST(TestAlgorithmLibrary)
#include "tst_algorithm_library.moc"
