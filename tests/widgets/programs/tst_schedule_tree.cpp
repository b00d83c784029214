// SPDX-License-Identifier: GPL-3.0-or-later
// The tree of schedules as it is read from a text, the steps that are written into it, and what is offered for a stage.
#include "tests/support/test_program.h"
#include "tests/widgets/programs/program_bench.h"

using namespace weft;
using namespace weft::widgets;
using program::Transformation;
using program::Verb;

namespace {

Transformation step(Verb verb, std::vector<std::string> stages)
{
    Transformation made;
    made.verb = verb;
    made.stages = std::move(stages);
    return made;
}

// The text after steps were added at a node.
std::string added(const Understood& understood, std::size_t node, const std::vector<Transformation>& steps)
{
    const ScheduleEdit edit = withStep(understood, node, steps);
    return std::string(understood.text).insert(edit.at, edit.inserted);
}

bool isOffered(const std::vector<StepOffer>& offers, const std::string& written)
{
    return std::ranges::any_of(
        offers, [&](const StepOffer& offer) { return offer.reason.empty() && text(offer.step) == written; });
}

} // namespace

class TestScheduleTree : public QObject {
    Q_OBJECT

private slots:
    void schedulesThatBeginAlikeShareTheirSteps()
    {
        const UnderstoodPtr read = understand(sampleText("attention"), "attention.weave", 0);
        QVERIFY(read->file && read->findings.empty());
        QCOMPARE(read->nodes.size(), std::size_t { 5 });
        QCOMPARE(read->nodeOfSchedule("sliced"), std::size_t { 2 });
        QCOMPARE(read->nodeOfSchedule("fused"), std::size_t { 3 });
        QCOMPARE(read->nodeOfSchedule("overlapped"), std::size_t { 4 });
        for (std::size_t node = 1; node < read->nodes.size(); ++node) {
            QCOMPARE(read->nodes[node].parent, node - 1);
            QVERIFY(read->nodes[node].program != nullptr);
            const program::Span place = read->nodes[node].place;
            QCOMPARE(read->text.substr(place.begin, place.end - place.begin), read->nodes[node].step);
        }
        QCOMPARE(read->nodeOf(read->nodes[3].key + "something else\n"), std::size_t { 3 });
        QCOMPARE(read->nodeOf("nothing like it\n"), std::size_t { 0 });
    }

    void everySampleIsUnderstood_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* name : { "adam", "attention", "lamb", "mlp", "moe", "pipeline", "sgd" })
            QTest::newRow(name) << name;
    }

    void everySampleIsUnderstood()
    {
        QFETCH(QString, name);
        const UnderstoodPtr read = understand(sampleText(name), name.toStdString(), 0);
        QVERIFY(read->file && !hasErrors(read->findings));
        QVERIFY(read->nodes.size() > 1);
        for (const ScheduleNode& node : read->nodes) {
            QVERIFY2(node.program != nullptr, node.key.c_str());
            const StageGraphPtr graph = layOutStages(*node.program);
            QCOMPARE(graph->nodes.size(), node.program->stages.size());
            // No stage stands on another, and those of a kernel stand in its box.
            for (std::size_t a = 0; a < graph->nodes.size(); ++a) {
                for (std::size_t b = a + 1; b < graph->nodes.size(); ++b)
                    QVERIFY2(!graph->nodes[a].rect.intersects(graph->nodes[b].rect), qPrintable(graph->nodes[b].name));
            }
            for (std::size_t kernel = 0; kernel < graph->kernels.size(); ++kernel) {
                for (const program::StageId stage : node.program->fused[kernel].stages)
                    QVERIFY(graph->kernels[kernel].rect.contains(graph->nodes[index(stage)].rect));
            }
        }
    }

    void aGroupIsAsLargeAsTheFabric()
    {
        const UnderstoodPtr fitted = understand(sampleText("adam"), "adam.weave", 4);
        QVERIFY(fitted->isFitted);
        QCOMPARE(fitted->ranks, 4U);
        const UnderstoodPtr same = understand(sampleText("adam"), "adam.weave", 16);
        QVERIFY(!same->isFitted);
        const UnderstoodPtr two = understand(sampleText("pipeline"), "pipeline.weave", 4);
        QVERIFY(!two->isFitted); // nobody knows which group should have them
        QCOMPARE(two->ranks, 32U);
    }

    // A schedule goes on where it ends; one that others begin with stays as it is; from the middle a new one begins.
    void stepsAreWrittenWhereTheyBelong()
    {
        const UnderstoodPtr read = understand(sampleText("attention"), "a", 0);
        const std::size_t end = read->nodeOfSchedule("overlapped");
        const std::string atEnd = added(*read, end, { step(Verb::Remove, { "x" }) });
        QVERIFY2(atEnd.find("  overlap(layer, f)\n  remove(x)\n}") != std::string::npos, atEnd.c_str());

        const std::size_t sliced = read->nodeOfSchedule("sliced");
        const std::string fromSliced = added(*read, sliced, { step(Verb::Fuse, { "rs", "out" }) });
        QVERIFY(fromSliced.ends_with("\n\nschedule schedule1 from sliced {\n  fuse(rs, out)\n}\n"));
        const UnderstoodPtr after = understand(fromSliced, "a", 0);
        QVERIFY(after->file && !hasErrors(after->findings));
        QCOMPARE(after->nodes[after->nodeOfSchedule("schedule1")].parent, sliced);

        const std::string fromMiddle = added(*read, 1, { step(Verb::Fuse, { "ag", "out" }) });
        QVERIFY(fromMiddle.ends_with("schedule schedule1 {\n  rs, ag = split(total, 1)\n  fuse(ag, out)\n}\n"));
        const UnderstoodPtr middle = understand(fromMiddle, "a", 0);
        const ScheduleEdit edit = withStep(*read, 1, { step(Verb::Fuse, { "ag", "out" }) });
        QCOMPARE(middle->nodes[middle->nodeOf(edit.key)].key, edit.key);
    }

    void aScheduleOnOneLineGoesOnToo()
    {
        const std::string text = "program a\ngroup g = 2\ninput x: f32[4] local\ny = allreduce(+, x)\noutput y\n"
                                 "schedule s {\n  r, t = split(y) } # so\n";
        UnderstoodPtr read = understand(text, "a", 0);
        if (!read->file)
            QSKIP("the grammar wants the brace on a line of its own");
        const std::string after = added(*read, read->nodeOfSchedule("s"), { step(Verb::Fuse, { "r", "t" }) });
        read = understand(after, "a", 0);
        QVERIFY2(read->file && !hasErrors(read->findings), after.c_str());
    }

    void refusedStepsAreSaidWithTheirPlaces()
    {
        std::string text = sampleText("attention");
        text += "schedule wrong {\n  split(layer)\n  fuse(layer, total)\n}\n";
        const UnderstoodPtr read = understand(text, "a.weave", 0);
        const std::size_t wrong = read->nodeOfSchedule("wrong");
        QVERIFY(wrong != 0 && read->nodes[wrong].refused && read->nodes[wrong].program == nullptr);
        QCOMPARE(std::ranges::count(read->findings, Severity::Error, &Finding::severity), std::ptrdiff_t { 1 });
        const Where& where = read->findings.back().error.where;
        const auto line = std::ranges::count(text.substr(0, text.find("  split(layer)")), '\n') + 1;
        QCOMPARE(where.line.value_or(0), static_cast<std::uint64_t>(line));
        QCOMPARE(where.column.value_or(0), std::uint64_t { 3 });
    }

    void mistakesLeaveNoTree()
    {
        const UnderstoodPtr read = understand("program a\ny = allreduce(+, nothing)\n", "a", 8);
        QVERIFY(!read->file && read->nodes.empty() && hasErrors(read->findings));
        const UnderstoodPtr empty = understand({}, {}, 0);
        QVERIFY(empty->nodes.empty() || empty->nodes.size() == 1);
    }

    // Stage by stage, the published schedule of each sample can be clicked together.
    void thePublishedStepsAreOffered()
    {
        const UnderstoodPtr read = understand(sampleText("attention"), "a", 0);
        program::Program program = read->file->program;
        const auto take = [&](const char* stage, const std::string& written) {
            const auto offers = offersFor(program, { stage });
            if (!isOffered(offers, written))
                return false;
            for (const StepOffer& offer : offers) {
                if (text(offer.step) == written)
                    program = *apply(program, offer.step);
            }
            return true;
        };
        QVERIFY(take("total", "split(total, 1)"));
        QVERIFY(take("total$ag", "reorder(total$ag, out)"));
        std::string kernel;
        for (const StepOffer& offer : offersFor(program, { "out" })) {
            if (offer.reason.empty() && offer.step.verb == Verb::Fuse)
                kernel = text(offer.step);
        }
        for (const char* part : { "total$rs", "out$ag", "r$slice" })
            QVERIFY2(kernel.find(part) != std::string::npos, kernel.c_str());
        QVERIFY(take("out", kernel));
        QCOMPARE(program.fused.size(), std::size_t { 1 });
        QVERIFY(take("layer", "overlap(layer, " + program.fused[0].name + ")"));
    }

    // From the consumer's side too: a kernel goes beside what it reads.
    void aKernelIsOfferedWithItsProducer()
    {
        const UnderstoodPtr read = understand(sampleText("attention"), "a", 0);
        const program::Program& fused = *read->nodes[read->nodeOfSchedule("fused")].program;
        for (const char* selected : { "f", "out", "layer" })
            QVERIFY2(isOffered(offersFor(fused, { selected }), "overlap(layer, f)"), selected);
        // With what follows alone, and with what is before it as well.
        const auto ofTotal = offersFor(read->file->program, { "total" });
        QVERIFY(isOffered(ofTotal, "overlap(total, out)"));
        QVERIFY(isOffered(ofTotal, "overlap(layer, total, out)"));
    }

    // What cannot be done is said with its reason, after what can.
    void whatCannotBeDoneHasAReason()
    {
        const UnderstoodPtr read = understand(sampleText("adam"), "a", 0);
        for (const program::Stage& stage : read->file->program.stages) {
            const auto offers = offersFor(read->file->program, { stage.name });
            QVERIFY(!offers.empty());
            QVERIFY(std::ranges::is_partitioned(offers, [](const StepOffer& offer) { return offer.reason.empty(); }));
            for (const StepOffer& offer : offers)
                QCOMPARE(offer.reason.empty(), apply(read->file->program, offer.step).ok());
        }
        const auto several = offersFor(read->file->program, { "m1", "v1", "w1" });
        QVERIFY(isOffered(several, "fuse(m1, v1, w1)"));
        const auto together = offersFor(read->nodes[read->nodeOfSchedule("sliced")].program.operator*(), { "m" });
        QVERIFY(!together.empty());
    }
};

WEFT_TEST(TestScheduleTree)
#include "tst_schedule_tree.moc"
