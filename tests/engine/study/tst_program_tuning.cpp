// SPDX-License-Identifier: GPL-3.0-or-later
// The search for the fastest schedule: against all that can be reached step by step, with and without its bound, on one
// thread and on two, and against what was published for the samples.
#include "engine/program/syntax/parser.h"
#include "engine/program/transform/canonical_form.h"
#include "engine/program/transform/kernels.h"
#include "engine/program/transform/restructuring.h"
#include "engine/study/programs/program_tuning.h"
#include "engine/topology/topology_file.h"

#include "tests/support/test_program.h"

#include <QTest>

#include <map>
#include <set>

using namespace weft;

namespace {

using program::Program;
using program::StageId;

study::ProgramFile fileOf(const std::string& text)
{
    Findings findings;
    program::Source source("p.weave", text);
    program::SyntaxTree tree = program::parse(source, findings);
    auto understood = program::elaborate(source, tree, findings);
    auto schedules = program::schedulesOf(source, tree, findings);
    if (!understood || hasErrors(findings))
        qFatal("%s", toString(firstError(findings)).c_str());
    return { std::move(source), std::move(tree), std::move(*understood), std::move(schedules) };
}

topology::Fabric tunedFabric(const std::string& text)
{
    Findings findings;
    auto fabric = topology::loadFabric(text, {}, findings);
    if (!fabric)
        qFatal("%s", toString(fabric.error()).c_str());
    return std::move(*fabric);
}

study::TuneOptions optionsFor(const machine::DeviceCard& device = machine::deviceCards().front())
{
    study::TuneOptions options;
    options.run.lowering.device = device;
    return options;
}

study::Tuning tuned(const study::ProgramFile& file, const topology::Fabric& fabric, const study::TuneOptions& options)
{
    Findings findings;
    auto tuning = study::tuneProgram(file, fabric, options, findings);
    if (!tuning)
        qFatal("%s", toString(tuning.error()).c_str());
    return std::move(*tuning);
}

// All that single steps lead to, in any order: the form of each and a program that has it.
std::map<std::uint64_t, Program> reachable(const Program& program)
{
    std::map<std::uint64_t, Program> all { { program::canonicalForm(program), program } };
    std::vector<Program> open { program };
    while (!open.empty()) {
        const Program from = std::move(open.back());
        open.pop_back();
        std::vector<program::Transformation> steps;
        for (const program::Restructured& each : program::restructurings(from))
            steps.push_back(each.step);
        // Kernels and what is none by name, as steps name them.
        std::vector<std::string> units;
        for (const program::Joined& kernel : from.fused)
            units.push_back(kernel.name);
        for (std::size_t i = 0; i < from.stages.size(); ++i) {
            const bool isFused = std::ranges::any_of(from.fused, [i](const program::Joined& kernel) {
                return std::ranges::find(kernel.stages, static_cast<StageId>(i)) != kernel.stages.end();
            });
            if (!isFused && !from.isFree(static_cast<StageId>(i)))
                units.push_back(from.stages[i].name);
        }
        for (const std::string& a : units) {
            for (const std::string& b : units) {
                if (a == b)
                    continue;
                steps.push_back({ program::Verb::Fuse, { a, b }, {}, false, {} });
                steps.push_back({ program::Verb::Overlap, { a, b }, {}, false, {} });
                for (const std::string& c : units) {
                    steps.push_back({ program::Verb::Overlap, { a, b, c }, {}, false, {} });
                    for (const std::string& d : units)
                        steps.push_back({ program::Verb::Overlap, { a, b, c, d }, {}, false, {} });
                }
            }
        }
        for (const program::Transformation& step : steps) {
            auto next = program::apply(from, step);
            if (!next || !program::kernelsOf(*next))
                continue;
            if (all.emplace(program::canonicalForm(*next), *next).second)
                open.push_back(std::move(*next));
        }
    }
    return all;
}

const std::string kProduct = "group g = 4\nsize M = 256\nsize K = 256\nsize N = 256\ninput a: f16[M, K] sliced(1)\n"
                             "input b: f16[K, N] sliced(0)\ninput r: f16[M, N]\nc = matmul(a, b)\nd = allreduce(+, c)\n"
                             "e = d + r\noutput e\n";
const std::string kUpdate = "group g = 4\nsize N = 65536\ninput x: f32[N] local\ninput w: f32[N]\ninput m: f32[N]\n"
                            "t = allreduce(+, x)\nn = update(m, m * 0.9 + t)\nv = update(w, w - n * n)\n";

} // namespace

class TestProgramTuning : public QObject {
    Q_OBJECT

private slots:
    void nothingThatStepsLeadToIsFaster_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("a product") << QString::fromStdString(kProduct);
        QTest::newRow("an update") << QString::fromStdString(kUpdate);
    }
    void nothingThatStepsLeadToIsFaster()
    {
        QFETCH(QString, text);
        const study::ProgramFile file = fileOf(text.toStdString());
        const topology::Fabric fabric = tunedFabric("Ring(4,50GB/s,500ns)");
        study::TuneOptions options = optionsFor();
        options.chunks = { 2 };
        options.inlined = { "ring" };
        options.algorithms = {};
        const std::map<std::uint64_t, Program> all = reachable(file.program);
        QVERIFY(all.size() > 30);
        options.prunes = false;
        const study::Tuning everything = tuned(file, fabric, options);
        // All of them are listed, each with the time of the program that its steps lead to.
        std::set<std::uint64_t> forms;
        Time least = kNever;
        for (const study::TunedSchedule& schedule : everything.schedules) {
            Result<Program> program = file.program;
            for (const program::Transformation& step : schedule.steps)
                program = program ? program::apply(*program, step) : program;
            QVERIFY2(program, study::scheduleText("s", schedule.steps).c_str());
            QCOMPARE(program::canonicalForm(*program), schedule.form);
            QVERIFY(forms.insert(schedule.form).second);
            Time time = kNever;
            for (const char* inlined : { "", "ring" }) {
                Findings findings;
                study::ProgramRunOptions run = options.run;
                run.lowering.chunks = 2;
                run.lowering.inlined = inlined;
                const auto finished = study::runProgram(*program, fabric, run, findings);
                QVERIFY2(finished, finished ? "" : finished.error().message.c_str());
                time = std::min(time, finished->run->makespan);
            }
            QVERIFY(schedule.time && schedule.atLeast <= *schedule.time);
            QCOMPARE(schedule.time->ns(), time.ns());
            least = std::min(least, time);
        }
        for (const auto& [form, program] : all)
            QVERIFY(forms.contains(form));
        QCOMPARE(everything.fastest().time->ns(), least.ns());
        options.prunes = true;
        const study::Tuning pruned = tuned(file, fabric, options);
        QCOMPARE(pruned.fastest().time->ns(), least.ns());
        QVERIFY(pruned.simulated < everything.simulated);
    }

    void theBoundLosesNothing_data()
    {
        QTest::addColumn<QString>("sample");
        QTest::addColumn<QString>("fabric");
        QTest::newRow("attention") << "attention"
                                   << "Switch(16,150GB/s,500ns)";
        QTest::newRow("sgd") << "sgd"
                             << "Switch(16,150GB/s,500ns)";
        QTest::newRow("moe") << "moe"
                             << "Ring(16,150GB/s,500ns)";
        QTest::newRow("sgd on two dimensions") << "sgd"
                                               << "Ring(4,150GB/s,500ns)_Switch(4,50GB/s,500ns)";
    }
    void theBoundLosesNothing()
    {
        QFETCH(QString, sample);
        QFETCH(QString, fabric);
        Findings findings;
        const auto file = study::readProgram(WEFT_PROGRAMS "/" + sample.toStdString() + ".weave", {}, findings);
        QVERIFY2(file, file ? "" : file.error().message.c_str());
        study::TuneOptions options = optionsFor();
        options.chunks = { 2, 8 };
        options.inlined = { "ring" };
        options.algorithms = { simulation::AlgorithmKind::Ring, simulation::AlgorithmKind::HalvingDoubling };
        options.threads = 2;
        const topology::Fabric on = tunedFabric(fabric.toStdString());
        const study::Tuning with = tuned(*file, on, options);
        options.prunes = false;
        const study::Tuning without = tuned(*file, on, options);
        QCOMPARE(with.fastest().time->ns(), without.fastest().time->ns());
        QVERIFY(with.simulated < without.simulated);
        for (const study::TunedSchedule& schedule : without.schedules)
            QVERIFY2(
                !schedule.time || schedule.atLeast <= *schedule.time, study::scheduleText("s", schedule.steps).c_str());
    }

    // Nothing of what is published for a sample is faster, by whichever number of chunks; on two threads as on one.
    void samplesAreTunedAtLeastAsWellAsPublished_data()
    {
        QTest::addColumn<QString>("fabric");
        for (const char* sample : { "adam", "attention", "lamb", "mlp", "moe", "sgd" })
            QTest::newRow(sample) << "Switch(16,150GB/s,500ns)";
        QTest::newRow("pipeline") << "Switch(16,150GB/s,500ns)_FullyConnected(2,6.25GB/s,2000ns)";
    }
    void samplesAreTunedAtLeastAsWellAsPublished()
    {
        QFETCH(QString, fabric);
        const std::string sample = QTest::currentDataTag();
        Findings findings;
        const auto file = study::readProgram(WEFT_PROGRAMS "/" + sample + ".weave", {}, findings);
        QVERIFY2(file, file ? "" : file.error().message.c_str());
        const topology::Fabric on = tunedFabric(fabric.toStdString());
        study::TuneOptions options = optionsFor();
        const study::Tuning one = tuned(*file, on, options);
        QVERIFY(one.isComplete);
        for (const program::Schedule& schedule : file->schedules) {
            const auto program = study::scheduled(*file, schedule.name);
            QVERIFY2(program, program ? "" : program.error().message.c_str());
            for (const std::uint32_t chunks : { 2U, 4U, 8U, 16U }) {
                study::ProgramRunOptions run = options.run;
                run.lowering.chunks = chunks;
                const auto finished = study::runProgram(*program, on, run, findings);
                QVERIFY2(finished, finished ? "" : finished.error().message.c_str());
                QVERIFY2(*one.fastest().time <= finished->run->makespan, schedule.name.c_str());
            }
        }
        // The winner's steps lead to it.
        Result<Program> program = file->program;
        for (const program::Transformation& step : one.fastest().steps)
            program = program ? program::apply(*program, step) : program;
        QVERIFY2(program, program ? "" : program.error().message.c_str());
        QCOMPARE(program::canonicalForm(*program), one.fastest().form);
        options.threads = 2;
        const study::Tuning two = tuned(*file, on, options);
        QCOMPARE(two.schedules.size(), one.schedules.size());
        for (std::size_t i = 0; i < one.schedules.size(); ++i) {
            QCOMPARE(two.schedules[i].form, one.schedules[i].form);
            QCOMPARE(two.schedules[i].time.value_or(kNever).ns(), one.schedules[i].time.value_or(kNever).ns());
            QVERIFY(two.schedules[i].setting == one.schedules[i].setting);
        }
        QCOMPARE(two.simulated, one.simulated);
        QCOMPARE(two.busiest, 2U);
    }

    void itStopsWithTheBestUntilThen()
    {
        const study::ProgramFile file = fileOf(kProduct);
        const topology::Fabric fabric = tunedFabric("Ring(4,50GB/s,500ns)");
        std::stop_source stop;
        std::vector<Time> better;
        study::TuneOptions options = optionsFor();
        options.improved = [&](const study::TunedSchedule& schedule) {
            better.push_back(*schedule.time);
            stop.request_stop();
        };
        Findings findings;
        const auto stopped = study::tuneProgram(file, fabric, options, findings, { stop.get_token(), nullptr });
        QVERIFY2(stopped, stopped ? "" : stopped.error().message.c_str());
        QVERIFY(!stopped->isComplete);
        QCOMPARE(stopped->fastest().time->ns(), better.back().ns());
        options.improved = {};
        options.budgetSeconds = 0;
        const study::Tuning none = tuned(file, fabric, options);
        QVERIFY(!none.isComplete);
        QCOMPARE(none.fastest().time->ns(), none.asItStands.ns());
        QVERIFY(none.fastest().steps.empty());
    }

    // Before: one kernel after the other, which make up all of the time. After: the product is behind the collective.
    void theWinnerIsExplained()
    {
        const study::ProgramFile file = fileOf(kProduct);
        study::TuneOptions options = optionsFor({ "slow", 1, 1, 1, 1, 100, 0 });
        const study::Tuning tuning = tuned(file, tunedFabric("Ring(4,50GB/s,500ns)"), options);
        QCOMPARE(tuning.before.size(), std::size_t { 3 });
        std::uint64_t busy = 0;
        for (const study::KernelTime& kernel : tuning.before) {
            QCOMPARE(kernel.hidden.ns(), std::uint64_t { 0 });
            QCOMPARE(kernel.begin.ns(), busy);
            busy += kernel.busy.ns();
        }
        QCOMPARE(busy, tuning.asItStands.ns());
        QCOMPARE(study::toString(tuning.before[0].limit), "operations");
        QCOMPARE(study::toString(tuning.before[1].limit), "communication");
        QCOMPARE(study::toString(tuning.before[2].limit), "memory");
        QVERIFY(*tuning.fastest().time < tuning.asItStands);
        QVERIFY(std::ranges::any_of(tuning.after, [](const study::KernelTime& time) { return time.hidden.ns() > 0; }));
    }
};

WEFT_TEST(TestProgramTuning)
#include "tst_program_tuning.moc"
