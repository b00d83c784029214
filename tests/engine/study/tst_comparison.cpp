// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/text_stream.h"
#include "engine/report/comparison_text.h"
#include "engine/report/result_json.h"
#include "engine/report/run_figures.h"
#include "engine/study/comparison/result_figures.h"
#include "engine/study/runs/save_result.h"
#include "tests/engine/analysis/random_scenario.h"
#include "tests/engine/analysis/run_builder.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>
#include <QTest>
#include <nlohmann/json.hpp>

#include <functional>
#include <numeric>

using namespace weft;
using namespace weft::analysis;
using report::comparisonSentence;
using report::runFigures;
using simulation::OperationKind;
using simulation::Run;
using simulation::RunPtr;

class TestComparison : public QObject {
    Q_OBJECT

    static RunFigures throughJson(const Run& run, const trace::Workload* workload)
    {
        io::TextStream out;
        report::writeResultJson(run, {}, out, {}, workload);
        const Result<study::ResultFile> file = study::parseResult(out.takeText(), "result.json");
        if (!file)
            throw std::runtime_error(toString(file.error()));
        return file->figures;
    }

    template <class Changes> static std::int64_t sumOf(const Changes& changes)
    {
        return std::accumulate(changes.begin(), changes.end(), std::int64_t { 0 },
            [](std::int64_t sum, const auto& change) { return sum + change.delta; });
    }

    // Two all-reduces of 4 NPUs and a computation between them.
    static RunPtr training(const char* spec, bool withSecond = true, std::uint64_t micros = 100)
    {
        test::WorkloadBuilder builder(4);
        builder.everywhere(trace::CollectiveType::AllReduce, 1 << 20);
        for (std::uint32_t rank = 0; rank < 4; ++rank)
            builder.compute(rank, micros, builder.after(rank));
        if (withSecond)
            builder.everywhere(trace::CollectiveType::AllReduce, 1 << 24);
        return test::run(test::fabricOf(spec), builder.seal(), test::systemOf(),
            test::optionsOf(simulation::NetworkModel::Aware, simulation::RecordLevel::Full));
    }

private slots:
    // The group of all ranks has its word in every language; other groups have names.
    void theGroupOfAllIsSaid()
    {
        const Sentence all = report::workText({ "all-reduce (world)", 2 });
        QCOMPARE(all.english(), std::string("all-reduce (world) #3"));
        const Sentence name = report::workName({ "all-reduce (world)", 2 });
        QCOMPARE(name.english(), std::string("all-reduce (world)"));
        QVERIFY(name.made() != nullptr && name.made()->parts.front().english() == "all-reduce");
        QVERIFY(report::workName({ "all-reduce (dp)", 2 }).made() == nullptr);
    }

    // Every run against itself, and every figure through its file.
    void aRunIsEqualToItselfAndToItsFile()
    {
        for (std::uint32_t seed = 0; seed < 60; ++seed) {
            const test::RandomScenario scenario(seed);
            const RunPtr run = test::run(scenario.fabric, scenario.workload, scenario.system, scenario.options);
            for (const trace::Workload* workload :
                { &scenario.workload, static_cast<const trace::Workload*>(nullptr) }) {
                const RunFigures figures = runFigures(*run, workload);
                const Comparison same = compare(figures, throughJson(*run, workload));
                if (!run->complete()) {
                    QVERIFY(same.verdict == ComparisonVerdict::Unfinished);
                    continue;
                }
                QVERIFY2(same.verdict == ComparisonVerdict::Equal, report::comparisonText(same).c_str());
                QVERIFY(same.links.empty() && same.settings.empty());
                QCOMPARE(sumOf(same.work), 0);
                for (const WorkChange& change : same.work)
                    QVERIFY(change.delta == 0 && change.before && change.after);
                QVERIFY(!same.work.empty());
            }
        }
    }

    // What the path spends on work, kinds and dimensions makes the whole difference.
    void partsSumToTheDifference()
    {
        std::size_t differed = 0;
        for (std::uint32_t seed = 100; seed < 160; ++seed) {
            const test::RandomScenario scenario(seed);
            const RunPtr before = test::run(scenario.fabric, scenario.workload, scenario.system, scenario.options);
            simulation::SystemConfig system = scenario.system;
            system.endpointDelayNs += 500;
            system.datasetSplits = 5 - system.datasetSplits;
            const RunPtr after = test::run(scenario.fabric, scenario.workload, system, scenario.options);
            if (!before->complete() || !after->complete())
                continue;
            const Comparison found
                = compare(runFigures(*before, &scenario.workload), runFigures(*after, &scenario.workload));
            const auto difference
                = static_cast<std::int64_t>(after->makespan.ns()) - static_cast<std::int64_t>(before->makespan.ns());
            QCOMPARE(sumOf(found.work), difference);
            QCOMPARE(sumOf(found.kinds), difference);
            QCOMPARE(sumOf(found.dimensions), difference);
            for (std::size_t at = 1; at < found.work.size() && difference != 0; ++at)
                QVERIFY(found.work[at - 1].share >= found.work[at].share);
            differed += difference != 0 ? 1U : 0U;
        }
        QVERIFY(differed > 20);
    }

    void theSentenceSaysWhatChangedAndWhy()
    {
        const RunPtr slow = training("Ring(4,10GB/s,500ns)");
        const RunPtr fast = training("Ring(4,20GB/s,500ns)");
        const Comparison faster = compare(runFigures(*slow), runFigures(*fast));
        QVERIFY(faster.verdict == ComparisonVerdict::Faster);
        QVERIFY(faster.cause == ComparisonCause::Work);
        QCOMPARE(QString::fromStdString(comparisonSentence(faster)),
            QString("1.926× faster, 2.78 → 1.443 ms: 94.1 % of the gain from all-reduce (world) #2 on dimension 0"));
        QCOMPARE(faster.settings.size(), std::size_t { 1 });
        QCOMPARE(faster.settings[0].key, std::string("topology"));
        // A shorter run after a longer, and a longer after a shorter.
        const Comparison slower = compare(runFigures(*fast), runFigures(*slow));
        QVERIFY(slower.verdict == ComparisonVerdict::Slower);
        QCOMPARE(slower.ratio, faster.ratio);
        QCOMPARE(QString::fromStdString(comparisonSentence(slower)),
            QString("1.926× slower, 1.443 → 2.78 ms: 94.1 % of the loss from all-reduce (world) #2 on dimension 0"));
        const Comparison computing
            = compare(runFigures(*slow), runFigures(*training("Ring(4,10GB/s,500ns)", true, 400)));
        QCOMPARE(QString::fromStdString(comparisonSentence(computing)),
            QString("1.108× slower, 2.78 → 3.08 ms: 100 % of the loss from compute #2"));
        QVERIFY(
            comparisonSentence(compare(runFigures(*slow), runFigures(*slow))).english().starts_with("nothing differs"));
        // By their makespans alone: no cause, and nothing is said of what was not looked at.
        QCOMPARE(comparisonSentence(compareMakespans(runFigures(*slow), runFigures(*slow))).english(),
            std::string("the same makespan, 2.78 ms"));
        const Comparison shorter = compareMakespans(runFigures(*slow), runFigures(*fast));
        QVERIFY(shorter.verdict == ComparisonVerdict::Faster && shorter.cause == ComparisonCause::Unknown);
        QVERIFY(comparisonSentence(shorter).english().find(':') == std::string::npos);
    }

    void whatHasNoPartnerIsShownAsSuch()
    {
        const RunPtr both = training("Ring(4,10GB/s,500ns)");
        const RunPtr one = training("Ring(4,10GB/s,500ns)", false);
        const Comparison found = compare(runFigures(*both), runFigures(*one));
        QCOMPARE(found.collectives.size(), std::size_t { 2 });
        QCOMPARE(found.collectives[0].key.order, 0U);
        QVERIFY(found.collectives[0].before && found.collectives[0].after);
        QCOMPARE(found.collectives[1].key.order, 1U);
        QVERIFY(found.collectives[1].before && !found.collectives[1].after);
        QVERIFY(report::comparisonText(found).find("none") != std::string::npos);
        const nlohmann::json told = nlohmann::json::parse(report::comparisonJson(found));
        QVERIFY(told["collectives"][1]["after_ns"].is_null());
        QCOMPARE(told["verdict"].get<std::string>(), std::string("faster"));
    }

    void operationsMatchByRankNameAndOrder()
    {
        const auto workloadOf = [](const std::vector<const char*>& names) {
            test::WorkloadBuilder builder(1);
            for (const char* name : names) {
                trace::Operation operation;
                operation.type = trace::NodeType::Comp;
                operation.durationMicros = 1;
                builder.add(0, operation, {}, name);
            }
            return builder.seal();
        };
        const trace::Workload first = workloadOf({ "a", "b", "a", "gone" });
        const trace::Workload second = workloadOf({ "new", "a", "a", "b", "a" });
        const auto run = [](const trace::Workload& workload) {
            return test::run(test::fabricOf("Ring(1)"), workload, test::systemOf(),
                test::optionsOf(simulation::NetworkModel::Aware, simulation::RecordLevel::Full));
        };
        std::string told;
        const RunPtr before = run(first);
        const RunPtr after = run(second);
        for (const report::OperationMatch& match : report::matchOperations(*before, &first, *after, &second)) {
            const auto op = [](const Run& of, std::uint32_t record) {
                return record == simulation::kNoRecord ? std::string("-")
                                                       : std::to_string(index(of.operations.op[record]));
            };
            told += op(*before, match.before) + op(*after, match.after) + ' ';
        }
        QCOMPARE(told, std::string("01 13 22 3- -0 -4 "));
        for (const report::OperationMatch& match : report::matchOperations(*before, &first, *before, &first))
            QCOMPARE(match.before, match.after);
    }

    void runsThatDoNotEndAreNotCompared()
    {
        test::RunBuilder builder(test::makeTopology(2, 0, { { 0, 1 } }));
        builder.operation(0, OperationKind::Compute, 0, 10);
        Run run = builder.finish();
        const RunFigures whole = runFigures(run);
        run.cancelled = true;
        const Comparison found = compare(whole, runFigures(run));
        QVERIFY(found.verdict == ComparisonVerdict::Unfinished);
        QVERIFY(!comparisonSentence(found).empty());
    }

    // Results of the level summary have no path, and are compared all the same.
    void summariesAreComparedByWhatTheyHold()
    {
        const auto summary = [](const char* spec) {
            return test::run(test::fabricOf(spec), test::oneCollective(4, trace::CollectiveType::AllGather, 1 << 20),
                test::systemOf());
        };
        const RunFigures before = throughJson(*summary("Ring(4,10GB/s,500ns)"), nullptr);
        const RunFigures after = throughJson(*summary("Ring(4,40GB/s,500ns)"), nullptr);
        const Comparison found = compare(before, after);
        QVERIFY(found.verdict == ComparisonVerdict::Faster && found.work.empty()
            && found.cause == ComparisonCause::Unknown);
        QCOMPARE(found.collectives.size(), std::size_t { 1 });
        QVERIFY(found.collectives[0].delta < 0);
        QVERIFY(comparisonSentence(found).english().find(':') == std::string::npos);
    }

    // From nothing to something there is no factor.

    // Dimension 1 of another shape is another dimension; and of what is more than all, the rest is told.
    void dimensionsOfOtherShapesAreNoCause()
    {
        const auto figures = [](Time first, Time second, const char* sizes) {
            RunFigures made;
            made.complete = made.hasPath = true;
            made.makespan = first + second;
            made.dimensions = { { 0, first }, { 1, second } };
            made.kinds = { { std::string(analysis::toString(analysis::TimeKind::Serialization)), first + second } };
            made.settings["dimensions"] = sizes;
            return made;
        };
        const RunFigures before = figures(Time { 600 }, Time { 400 }, "4x4");
        const Comparison same = compare(before, figures(Time { 200 }, Time { 1800 }, "4x4"));
        QCOMPARE(same.cause, analysis::ComparisonCause::Dimension);
        QCOMPARE(QString::fromStdString(report::comparisonSentence(same).english()),
            QString("2× slower, 1 → 2 µs: 140 % of the loss from dimension 1, some of it won back elsewhere"));
        const Comparison back = compare(figures(Time { 200 }, Time { 1800 }, "4x4"), before);
        QVERIFY(QString::fromStdString(report::comparisonSentence(back).english())
                    .endsWith("140 % of the gain from dimension 1, some of it lost again elsewhere"));
        const Comparison other = compare(before, figures(Time { 200 }, Time { 1800 }, "8x2"));
        QCOMPARE(other.cause, analysis::ComparisonCause::Kind);
        QCOMPARE(other.causeShare, 1.0);
    }

    void nothingIsNoDivisor()
    {
        RunFigures nothing;
        nothing.complete = true;
        RunFigures something = nothing;
        something.makespan = Time { 5 };
        const Comparison slower = compare(nothing, something);
        QVERIFY(slower.verdict == ComparisonVerdict::Slower && slower.ratio == 0);
        QCOMPARE(comparisonSentence(slower).english(), std::string("slower, 0 → 5 ns"));
        QCOMPARE(comparisonSentence(compare(something, nothing)).english(), std::string("faster, 5 → 0 ns"));
        QVERIFY(nlohmann::json::parse(report::comparisonJson(slower))["ratio"].is_null());
        QVERIFY(compare(nothing, nothing).verdict == ComparisonVerdict::Equal);
    }

    // The system's settings are in the file of a scenario's run, and only what both know is compared.
    void settingsOfTheSystemAreCompared()
    {
        const QTemporaryDir folder;
        const std::string path = folder.filePath("r.json").toStdString();
        const test::RandomScenario random(7);
        const auto figuresBy = [&](const simulation::SystemConfig& system) {
            const RunPtr run = test::run(random.fabric, random.workload, system, random.options);
            if (!study::saveResult(*run, random.workload, system, path, {}).ok())
                throw std::runtime_error("not written");
            return study::readResultFile(path)->figures;
        };
        simulation::SystemConfig other = random.system;
        other.endpointDelayNs += 1;
        other.rendezvous = !other.rendezvous;
        const Comparison changed = compare(figuresBy(random.system), figuresBy(other));
        QCOMPARE(changed.settings.size(), 2U);
        QCOMPARE(changed.settings[0].key, std::string("endpoint-delay"));
        QCOMPARE(changed.settings[0].after, std::to_string(other.endpointDelayNs) + " ns");
        QCOMPARE(changed.settings[1].key, std::string("rendezvous"));
        const RunPtr run = test::run(random.fabric, random.workload, other, random.options);
        QVERIFY(compare(figuresBy(random.system), runFigures(*run, &random.workload)).settings.empty());
    }

    // A stored run does not know what its operations are called: they are one work on both sides, collectives are not.
    void namesOfOneSideAreNotCompared()
    {
        for (std::uint32_t seed = 1; seed <= 40; ++seed) {
            const test::RandomScenario random(seed);
            const RunPtr run = test::run(random.fabric, random.workload, random.system, random.options);
            const Comparison same = compare(runFigures(*run), runFigures(*run, &random.workload));
            QVERIFY(same.verdict == ComparisonVerdict::Equal || same.verdict == ComparisonVerdict::Unfinished);
            const Comparison written = compare(throughJson(*run, nullptr), throughJson(*run, &random.workload));
            for (const WorkChange& change : written.work)
                QVERIFY2(change.before && change.delta == 0, change.key.name.c_str());
        }
    }

    // Other operations are another workload, whatever their files are called.
    void anotherWorkloadIsNamed()
    {
        const QTemporaryDir folder;
        const std::string path = folder.filePath("r.json").toStdString();
        const test::RandomScenario random(7);
        const RunPtr run = test::run(random.fabric, random.workload, random.system, random.options);
        const auto figuresOf = [&](const trace::Workload& workload) {
            if (!study::saveResult(*run, workload, random.system, path, {}).ok())
                throw std::runtime_error("not written");
            return study::readResultFile(path)->figures;
        };
        trace::Workload fewer = random.workload;
        fewer.graphs.pop_back();
        const Comparison changed = compare(figuresOf(random.workload), figuresOf(fewer));
        QCOMPARE(changed.settings.size(), 1U);
        QCOMPARE(changed.settings.front().key, std::string("workload"));
        QVERIFY(compare(figuresOf(random.workload), figuresOf(random.workload)).settings.empty());
        // Of a stored run nobody knows.
        QVERIFY(compare(figuresOf(random.workload), runFigures(*run)).settings.empty());
    }

    void uglyFilesAreRefused()
    {
        const RunPtr run = training("Ring(4,10GB/s,500ns)");
        const std::string text = report::resultJson(*run);
        QVERIFY(study::parseResult(text, "r.json").ok());
        for (std::size_t length = 0; length + 3 < text.size(); length += 1 + length / 37)
            QVERIFY(!study::parseResult(std::string_view(text).substr(0, length), "r.json").ok());
        const auto refused = [](const std::string& with) {
            const auto result = study::parseResult(with, "r.json");
            return !result && result.error().where.file == "r.json";
        };
        for (const char* foreign :
            { "{}", "[]", "null", "7", "\"weft-result\"", R"({"format":"weft-whatif","version":1})", R"({"format":7})",
                R"({"format":"weft-result","version":2})", R"({"format":"weft-result","version":1})",
                R"({"format":"weft-result","version":"1"})" })
            QVERIFY2(refused(foreign), foreign);
        nlohmann::json whole = nlohmann::json::parse(text);
        const nlohmann::json wrong[] { -1, 1.5, "x", nlohmann::json::array({ -3 }), nlohmann::json::object(), true };
        for (const auto& [key, value] : whole.items()) {
            for (const nlohmann::json& other : wrong) {
                nlohmann::json changed = whole;
                changed[key] = other;
                static_cast<void>(study::parseResult(changed.dump(), "r.json")); // no crash, whatever it says
            }
        }
        for (const char* key : { "makespan_ns", "npus", "finish_ns", "complete" }) {
            nlohmann::json changed = whole;
            changed.erase(key);
            QVERIFY2(refused(changed.dump()), key);
        }
        // Readable, and contradictory: at the end, parts of another whole, things twice, switches that are none.
        const auto changed = [&whole](const std::function<void(nlohmann::json&)>& change) {
            nlohmann::json other = whole;
            change(other);
            return other.dump();
        };
        using Json = nlohmann::json;
        QVERIFY(refused(changed([](Json& j) { j["finish_ns"][1] = j["makespan_ns"].get<std::uint64_t>() + 1; })));
        QVERIFY(refused(changed([](Json& j) { j["critical_path"]["by_kind_ns"].front() = 1; })));
        QVERIFY(refused(changed([](Json& j) { j["critical_path"]["by_work"].erase(0); })));
        QVERIFY(refused(changed([](Json& j) { j["critical_path"]["by_dimension"][0]["dimension"] = 1ULL << 32U; })));
        QVERIFY(refused(changed([](Json& j) { j["critical_path"]["by_work"][0]["by_dimension_ns"]["x"] = 0; })));
        QVERIFY(refused(changed([](Json& j) { j["links"].push_back(j["links"][0]); })));
        QVERIFY(refused(changed([](Json& j) { j["npus"] = (1ULL << 32U) + 4; })));
        QVERIFY(refused(changed([](Json& j) { j["system"] = "ring"; })));
        for (const char* key : { "complete", "groups_by_dimension" })
            QVERIFY2(refused(changed([key](Json& j) { j[key] = "yes"; })), key);
        for (const char* key : { "makespan_ns", "complete" })
            QVERIFY2(refused(changed([key](Json& j) { j[key] = nullptr; })), key);
        whole["makespan_ns"] = -5;
        QVERIFY(refused(whole.dump()));
        QVERIFY(study::readResultFile("/nowhere/r.json").error().code == ErrorCode::NotFound);
    }
};

WEFT_TEST(TestComparison)
#include "tst_comparison.moc"
