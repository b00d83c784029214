// SPDX-License-Identifier: GPL-3.0-or-later
// What transformations make computes the same: on the samples, and on random programs; and the check sees what does
// not.
#include "engine/program/meaning/equivalence.h"
#include "engine/program/typing/infer.h"
#include "tests/engine/program/program_text.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QFile>
#include <QRandomGenerator>
#include <QTest>

using namespace weft;
using namespace weft::program;
using weft::test::ReadProgram;

namespace {

constexpr std::array<std::uint32_t, 4> kRanks { 2, 3, 4, 8 };

// Empty where both checks say that they are the same.
QString differenceOf(const Program& before, const Program& after, std::uint32_t ranks)
{
    for (const auto& verdict : { compareTerms(before, after, ranks), compareNumbers(before, after, ranks, 11) }) {
        if (!verdict)
            return QString::fromStdString(toString(verdict.error()));
        if (verdict->difference) {
            return QString::fromStdString(
                verdict->difference->output + ": " + verdict->difference->before + " | " + verdict->difference->after);
        }
    }
    return {};
}

// Stages over one shape and its collectives, such as a person could write.
std::string randomProgram(QRandomGenerator& random)
{
    const auto pick = [&random](const std::vector<std::string>& from) {
        return from[static_cast<std::size_t>(random.bounded(static_cast<int>(from.size())))];
    };
    std::string text = "group g = 4\nsize N = 48\nsize M = 24\n";
    const std::string shape = random.bounded(2) == 0 ? "[N]" : "[N, M]";
    text += "input x: f32" + shape + " local\ninput w: f32" + shape + "\ninput m: f32" + shape + "\ninput v: f32"
        + shape + "\ninput b: f32" + (shape == "[N]" ? "[N]" : pick({ "[M]", "[N, M]", "[1, M]" })) + "\n";
    text += "t = allreduce(" + pick({ "+", "max", "+" }) + ", x" + pick({ "", " * 2", " + w" }) + ")\n";
    std::vector<std::string> values { "t", "w", "m", "v", "b", "t", "0.5" };
    const int stages = 1 + random.bounded(5);
    for (int i = 0; i < stages; ++i) {
        const std::string name = "y" + std::to_string(i);
        const std::string value = pick({ pick(values) + " * " + pick(values) + " + t", "t - " + pick(values),
            "sqrt(abs(" + pick(values) + ")) + t", "dropout(t + " + pick(values) + ", 0.3, " + std::to_string(i) + ")",
            "select(t > " + pick(values) + ", " + pick(values) + ", t)", "t / norm(t + " + pick(values) + ")" });
        text += name + " = " + value + "\n";
        values.push_back(name);
    }
    const std::string last = "y" + std::to_string(stages - 1);
    text += "w1 = update(w, w - " + last + ")\n";
    if (random.bounded(2) == 0)
        text += "m1 = update(m, m * 0.5 + " + last + ")\n";
    return text + "output " + last + "\n";
}

// All computations behind the all-gather, in order.
std::string computationsOf(const Program& program)
{
    std::string all;
    for (const Stage& stage : program.stages) {
        if (stage.kind == StageKind::Compute || stage.kind == StageKind::Update || stage.kind == StageKind::Total)
            all += stage.name == "t$1" ? "" : ", " + stage.name;
    }
    return all;
}

Result<Program> applied(const Program& program, const std::vector<Transformation>& steps)
{
    Result<Program> result = program;
    for (const Transformation& step : steps) {
        result = apply(*result, step);
        if (!result)
            break;
    }
    return result;
}

} // namespace

class TestEquivalence : public QObject {
    Q_OBJECT

private slots:
    void schedulesOfSamplesComputeTheSame_data()
    {
        QTest::addColumn<QString>("path");
        for (const QFileInfo& file : QDir(WEFT_PROGRAMS).entryInfoList({ "*.weave" }))
            QTest::newRow(qPrintable(file.fileName())) << file.filePath();
    }

    void schedulesOfSamplesComputeTheSame()
    {
        QFETCH(QString, path);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const ReadProgram read(file.readAll().toStdString());
        QVERIFY2(read.program, qPrintable(read.errors()));
        QVERIFY(!read.schedules.empty());
        for (const Schedule& schedule : read.schedules) {
            Result<Program> now = *read.program;
            for (const Step& step : schedule.steps) {
                now = apply(*now, step.transformation);
                QVERIFY2(now.ok(), now ? "" : toString(now.error()).c_str());
                for (const std::uint32_t ranks : kRanks)
                    QVERIFY2(differenceOf(*read.program, *now, ranks).isEmpty(), text(step.transformation).c_str());
            }
        }
    }

    void randomProgramsStayWhatTheyAre()
    {
        QRandomGenerator random(2026);
        int split = 0;
        int reordered = 0;
        int sliced = 0;
        for (int round = 0; round < 2000; ++round) {
            const std::string text = randomProgram(random);
            const ReadProgram read(text);
            QVERIFY2(read.program, qPrintable(read.errors() + QString::fromStdString(text)));
            const std::uint32_t ranks = kRanks.at(static_cast<std::size_t>(round % 4));
            std::vector<Transformation> steps { { Verb::Split, { "t" }, { "rs", "ag" }, random.bounded(4) == 0, {} } };
            auto now = applied(*read.program, steps);
            QVERIFY2(now.ok(), now ? "" : toString(now.error()).c_str());
            const QString difference = differenceOf(*read.program, *now, ranks);
            QVERIFY2(difference.isEmpty(), qPrintable(difference + QString::fromStdString(text)));
            ++split;
            Transformation reorder { Verb::Reorder, { "ag" }, {}, false, {} };
            for (const QString& name : QString::fromStdString(computationsOf(*now)).split(", ", Qt::SkipEmptyParts))
                reorder.stages.push_back(name.toStdString());
            const auto moved = apply(*now, reorder);
            if (!moved)
                continue;
            const QString other = differenceOf(*read.program, *moved, ranks);
            QVERIFY2(other.isEmpty(), qPrintable(other + QString::fromStdString(text)));
            ++reordered;
            Result<Program> all = *moved;
            for (const char* input : { "w", "m", "v", "b" }) {
                const auto held = apply(*all, { Verb::AsSlice, { input }, {}, false, {} });
                sliced += held ? 1 : 0;
                all = held ? *held : *all;
            }
            const QString third = differenceOf(*read.program, *all, ranks);
            QVERIFY2(third.isEmpty(), qPrintable(third + QString::fromStdString(text)));
        }
        qInfo("%d split, %d reordered, %d inputs held by slices", split, reordered, sliced);
        QCOMPARE(split, 2000);
        QVERIFY2(reordered > 1000, qPrintable(QString::number(reordered)));
        QVERIFY2(sliced > 500, qPrintable(QString::number(sliced)));
    }

    // Programs that are wrong in one place: each is seen.
    void wrongProgramsAreSeen_data()
    {
        QTest::addColumn<QString>("wrong");
        const auto row = [](const char* wrong) { QTest::newRow(wrong) << QString(wrong); };
        row("rs = reducescatter(max, x)\nt = allgather(rs)\ny = dropout(t * b, 0.3, 5) + w"); // another reduction
        row("rs = reducescatter(+, x)\nt = allgather(rs)\ny = dropout(t * b, 0.3, 9) + w"); // another seed
        row("rs = reducescatter(+, x)\nt = allgather(rs)\ny = dropout(t * b, 0.4, 5) + w"); // probability
        row("rs = reducescatter(+, x)\nt = allgather(rs)\ny = dropout(t * w, 0.3, 5) + b"); // operands
        row("rs = reducescatter(+, x)\nt = allgather(rs)\ny = dropout(t + b, 0.3, 5) + w"); // operation
        row("rd = reduce(+, x)\nt = broadcast(x)\ny = dropout(t * b, 0.3, 5) + w"); // unreduced
        row("t = x\ny = allreduce(+, dropout(t * b, 0.3, 5) + w)"); // w is added once a rank
        row("t = x\ny = allgather(slice(dropout(t * b, 0.3, 5) + w))"); // no sum at all
        row("rs = reducescatter(+, x + x)\nt = allgather(rs)\ny = dropout(t * b, 0.3, 5) + w"); // twice
    }

    void wrongProgramsAreSeen()
    {
        QFETCH(QString, wrong);
        const std::string inputs
            = "group g = 4\nsize N = 48\ninput x: f32[N] local\ninput w: f32[N]\ninput b: f32[N]\n";
        const ReadProgram right(inputs + "t = allreduce(+, x)\ny = dropout(t * b, 0.3, 5) + w\noutput y\n");
        const ReadProgram other(inputs + wrong.toStdString() + "\noutput y\n");
        QVERIFY2(right.program && other.program, qPrintable(other.errors()));
        for (const std::uint32_t ranks : kRanks) {
            const auto terms = compareTerms(*right.program, *other.program, ranks);
            const auto numbers = compareNumbers(*right.program, *other.program, ranks, 3);
            QVERIFY(terms && terms->difference && terms->difference->output == "y");
            QVERIFY(terms->difference->before != terms->difference->after);
            QVERIFY(numbers && numbers->difference);
        }
    }

    // Any one change of a transformed program's stages that still has types is seen.
    void mutantsAreSeen()
    {
        QRandomGenerator random(77);
        int seen = 0;
        for (int round = 0; round < 1000; ++round) {
            const ReadProgram read(randomProgram(random));
            const auto now = applied(*read.program, { { Verb::Split, { "t" }, { "rs", "ag" }, false, {} } });
            QVERIFY(now.ok());
            Program mutant = *now;
            const auto at = static_cast<std::size_t>(random.bounded(static_cast<int>(mutant.stages.size())));
            Stage& stage = mutant.stages[at];
            const auto isPlus = [](const ExpressionNode& node) { return node.op == ExpressionOp::Add; };
            if (stage.kind == StageKind::ReduceScatter) {
                stage.combine = stage.combine == Combine::Sum ? Combine::Max : Combine::Sum;
            } else if (const auto plus = std::ranges::find_if(stage.expression, isPlus);
                       plus != stage.expression.end()) {
                plus->op = ExpressionOp::Multiply;
            } else {
                continue;
            }
            if (inferAll(mutant) || stage.name.find('$') != std::string::npos)
                continue;
            if (mutant.usersOf(static_cast<StageId>(at)).empty() && !mutant.isOutput(static_cast<StageId>(at)))
                continue; // nobody would see it
            const auto terms = compareTerms(*read.program, mutant, 2);
            QVERIFY2(terms.ok() || terms.error().code == ErrorCode::Mismatched, qPrintable(read.errors()));
            if (terms && !terms->difference) {
                // The stage may lead nowhere after all: then numbers agree as well.
                const auto numbers = compareNumbers(*read.program, mutant, 2, 5);
                QVERIFY(numbers && !numbers->difference);
                continue;
            }
            ++seen;
        }
        QVERIFY2(seen > 100, qPrintable(QString::number(seen)));
    }

    // Asked to stop, it does not go on to the end of what it is at.
    void comparisonsStop()
    {
        const ReadProgram read("group g = 4\nsize N = 64\ninput x: f32[N] local\nt = allreduce(+, x)\noutput t\n");
        QVERIFY2(read.program, qPrintable(read.errors()));
        std::stop_source stop;
        QVERIFY(compareTerms(*read.program, *read.program, 4, stop.get_token()));
        stop.request_stop();
        const auto terms = compareTerms(*read.program, *read.program, 4, stop.get_token());
        const auto numbers = compareNumbers(*read.program, *read.program, 4, 1, stop.get_token());
        QVERIFY(!terms && terms.error().code == ErrorCode::Cancelled);
        QVERIFY(!numbers && numbers.error().code == ErrorCode::Cancelled);
    }

    void whatCannotBeLookedAtSaysSo()
    {
        const ReadProgram literal("group g = 4\ninput x: f32[1000, 1000, 1000] local\ny = allreduce(+, x)\noutput y\n");
        const auto large = compareTerms(*literal.program, *literal.program, 2);
        QVERIFY(!large && large.error().code == ErrorCode::TooLarge);
        const ReadProgram odd("group g = 5\ninput x: f32[25] sliced(0)\ny = allgather(x)\noutput y\n");
        const auto unsliceable = compareTerms(*odd.program, *odd.program, 2);
        QVERIFY(!unsliceable && unsliceable.error().code == ErrorCode::Unsupported);
        const ReadProgram rooted("group g = 5\nsize N = 10\ninput x: f32[N] local\ny = reduce(+, x, 3)\noutput y\n");
        QVERIFY(!compareTerms(*rooted.program, *rooted.program, 2));
        QVERIFY(compareTerms(*rooted.program, *rooted.program, 4).ok());
    }
};

WEFT_TEST(TestEquivalence)
#include "tst_equivalence.moc"
