// SPDX-License-Identifier: GPL-3.0-or-later
// Every precondition of every transformation refuses what breaks it, with its reason, and takes what does not.
#include "tests/engine/program/program_text.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace weft;
using namespace weft::program;
using weft::test::ReadProgram;

namespace {

const std::string kText = R"(group g = 4
group h = 4
size N = 16
size M = 8
input x: f32[N] local
input w: f32[N]
input b: f32[N]
input l: f32[N] local
input u: f32[N]
input a: f32[N, M] sliced(1)
input c: f32[M, N] sliced(0)
input r: f32[N, N]
pre = x * 2
t = allreduce(+, pre)
y = t * b + w
z = y - b
k = norm(y)
q = z * k
p = matmul(a, c)
s = allreduce(+, p)
o = tanh(s) + r
i = update(u, t)
odd = allreduce(+, sum(x))
far = send(t, h)
there = far + 1
output q, o, odd, there
)";

} // namespace

class TestTransformations : public QObject {
    Q_OBJECT

private slots:
    void preconditionsHold_data()
    {
        QTest::addColumn<QString>("steps");
        QTest::addColumn<QString>("reason"); // empty: it is accepted
        const auto row
            = [](const char* steps, const char* reason) { QTest::newRow(steps) << QString(steps) << QString(reason); };
        // Split.
        row("split(t)", "");
        row("rs, ag = split(t)", "");
        row("split(s, 1)", "");
        row("split(t, reduce)", "");
        row("split(odd, reduce)", "");
        row("split(y)", "y is no all-reduce");
        row("split(nix)", "no stage is called \"nix\" here");
        row("split(odd)", "no dimension of f32 replicated can be sliced");
        row("w, v = split(t)", "something is called \"w\" already");
        row("N, v = split(t)", "something is called \"N\" already");
        row("e, f, m = split(t)", "split has no result for the name \"m\"");
        row("split(s, 2)", "s$rs would break a rule of reducescatter: dimension 2");
        row("fuse(t, y); split(t)", "t is part of the kernel kernel1");
        row("overlap(p, s); split(s)", "s is part of the chain chain1");
        // Reorder.
        row("rs, ag = split(t); reorder(ag, y, z, k, q, i, far)", "");
        row("rs, ag = split(t); reorder(ag, y, i, far)", "");
        row("rs, ag = split(t); reorder(rs, y, i)", "rs is no all-gather");
        row("rs, ag = split(t); reorder(ag, o)", "none of the computations uses ag");
        row("rs, ag = split(t); reorder(ag, y)", "i uses ag too");
        row("rs, ag = split(t); reorder(ag, y, i, q, far)", "z stands between ag and q");
        row("rs, ag = split(t); reorder(ag, y, i, far, there)", "");
        row("rs, ag = split(s); reorder(ag, o, p)", "p does not go element by element");
        row("rs, ag = split(s); reorder(ag, o, y)", "y has another shape than ag");
        row("rs, ag = split(t, reduce); reorder(ag, y, i, far)", "ag is no all-gather");
        row("rs, ag = split(t); n = reorder(ag, y, i, far); split(n)", "n is no all-reduce");
        // Inputs by slices.
        row("rs, ag = split(t); reorder(ag, y, z, q, k, i, far); asslice(b, w, u)", "");
        row("asslice(b)", "y needs all of b");
        row("asslice(y)", "y is no input");
        row("asslice(l)", "l is local, not replicated");
        row("asslice(r)", "o needs all of r");
        row("rs, ag = split(t); reorder(ag, y, i, far); asslice(b)", "z needs all of b");
        row("rs, ag = split(t); reorder(ag, y, i, far); asslice(u)", "");
        row("asslice(u)", "i needs all of u");
        row("rs, ag = split(t); reorder(ag, y, i, far); f = fuse(i$new, i$ag); asslice(u)",
            "i$ag is part of the kernel f");
        // Removing.
        row("remove(l)", "");
        row("remove(t)", "y uses t");
        row("remove(q)", "q is seen from outside");
        row("remove(i)", "i is seen from outside");
        row("rs, ag = split(t); reorder(ag, y, i, far); remove(rs)", "y uses rs");
        // Fusing.
        row("fuse(y, z)", "");
        row("fuse(t, y, z)", "");
        row("f = fuse(y, z); fuse(t, f)", "");
        row("rs, ag = split(t); n = reorder(ag, y, z, q, k, i, far); fuse(rs, y, z, k, q, q$ag)",
            "no stage is called \"q$ag\"");
        row("rs, ag = split(t); n, m = reorder(ag, y, z, q, k, i, far); fuse(rs, y, z, k, q, n)", "");
        row("rs, ag = split(s); reorder(ag, o); fuse(rs, o, o$ag)", "");
        row("rs, ag = split(s); fuse(ag, o)", "o comes after ag, which can only take in what is computed before it");
        row("fuse(t, pre)", "pre comes before t, which can only take in what is computed after it");
        row("fuse(y, t, x)", "x is an input");
        row("fuse(y)", "fuse takes two stages or more");
        row("fuse(y)", "fuse takes two stages or more");
        row("fuse(y, y)", "\"y\" is named twice in the step");
        row("fuse(y, q)", "z stands between them: it needs one, and q needs it");
        row("fuse(t, z)", "y stands between them");
        row("fuse(y, o)", "o and y are not connected");
        row("fuse(p, s)", "p is a matrix product");
        row("fuse(nix, y)", "no stage is called \"nix\" here");
        row("rd, bc = split(t, reduce); fuse(rd, bc)", "rd is a reduce");
        row("rd, bc = split(t, reduce); fuse(bc, y)", "");
        row("f = fuse(y, z); fuse(y, q)", "y is part of the kernel f");
        row("overlap(p, s); fuse(s, o)", "the chain chain1 has one of them");
        row("t = fuse(y, z)", "something is called \"t\" already");
        // Overlapping.
        row("overlap(p, s)", "");
        row("overlap(p, s, o)", "");
        row("f = fuse(s, o); overlap(p, f)", "");
        row("rs, ag = split(s); reorder(ag, o); f = fuse(rs, o, o$ag); overlap(p, f)", "");
        row("overlap(p)", "overlap takes two stages or more");
        row("overlap(p, o)", "o does not take what comes before it in the chain");
        row("overlap(s, p)", "p does not take what comes before it in the chain");
        row("overlap(t, y, k)", "k needs all elements before it has one number");
        row("overlap(y, z)", "nothing in the chain is sent");
        row("overlap(p, s); overlap(s, o)", "the chain chain1 has one of them already");
        row("overlap(p, p)", "\"p\" is named twice in the step");
    }

    void preconditionsHold()
    {
        QFETCH(QString, steps);
        QFETCH(QString, reason);
        const ReadProgram read(kText + "schedule s {\n" + steps.replace("; ", "\n").toStdString() + "\n}\n");
        QVERIFY2(read.program && read.schedules.size() == 1, qPrintable(read.errors()));
        const auto result = applyAll(read.source, *read.program, read.schedules[0]);
        if (reason.isEmpty()) {
            QVERIFY2(result.ok(), result ? "" : toString(result.error()).c_str());
            return;
        }
        QVERIFY(!result || hasErrors(read.findings));
        const Error said = result ? firstError(read.findings) : result.error();
        const QString message = QString::fromStdString(said.message);
        QVERIFY2(message.startsWith(reason), qPrintable(message));
        QVERIFY(said.where.line); // where the text has the step
    }

    void chainsGoByChunks_data()
    {
        QTest::addColumn<QString>("stages"); // t is f32[N, N] on every rank, before an all-reduce x
        QTest::addColumn<QString>("chain");
        QTest::addColumn<QString>("reason");
        const QString whole = " for each chunk: no dimension goes through the whole chain";
        QTest::newRow("rows") << "y = matmul(t, a)\nz = y * 2"
                              << "t, y, z"
                              << "";
        QTest::newRow("columns") << "y = matmul(a, t)\nz = y * 2"
                                 << "t, y, z"
                                 << "";
        QTest::newRow("both") << "y = matmul(t, t)"
                              << "t, y"
                              << "y needs all of t" + whole;
        QTest::newRow("a square") << "y = matmul(a, t)\nz = matmul(y, y)"
                                  << "t, y, z"
                                  << "z needs all of y" + whole;
        QTest::newRow("columns, then summed") << "y = matmul(a, t)\nz = matmul(y, a)"
                                              << "t, y, z"
                                              << "z needs all of y" + whole;
        QTest::newRow("rows, then rows") << "y = matmul(t, a)\nz = matmul(y, a)"
                                         << "t, y, z"
                                         << "";
        QTest::newRow("a row") << "r = allreduce(+, l)\ny = a * r"
                               << "r, y"
                               << "";
        QTest::newRow("a row that is summed") << "r = allreduce(+, l)\ny = a * r\nz = matmul(y, a)"
                                              << "r, y, z"
                                              << "z needs all of y" + whole;
        QTest::newRow("a column for all") << "r = allreduce(+, k)\ny = r * l2"
                                          << "r, y"
                                          << "";
        QTest::newRow("the summed dimension alone") << "r = allreduce(+, k)\ny = matmul(a, r)"
                                                    << "r, y"
                                                    << "y needs all of r" + whole;
        QTest::newRow("a row alone") << "r = allreduce(+, l)\ny = matmul(r, a)"
                                     << "r, y"
                                     << "y needs all of r" + whole;
        QTest::newRow("stored") << "y = update(a, t)"
                                << "t, y"
                                << "";
    }

    // What a chunk of a stage needs of the one before is that chunk.
    void chainsGoByChunks()
    {
        QFETCH(QString, stages);
        QFETCH(QString, chain);
        QFETCH(QString, reason);
        const ReadProgram read("group g = 4\nsize N = 16\ninput x: f32[N, N] local\ninput a: f32[N, N]\n"
                               "input l: f32[N] local\ninput l2: f32[N, N]\ninput k: f32[N, 1] local\n"
                               "t = allreduce(+, x)\n"
            + stages.toStdString() + "\noutput " + chain.section(", ", -1).toStdString() + "\nschedule s {\noverlap("
            + chain.toStdString() + ")\n}\n");
        QVERIFY2(read.program && read.schedules.size() == 1, qPrintable(read.errors()));
        const auto result = applyAll(read.source, *read.program, read.schedules[0]);
        QCOMPARE(result ? QString() : QString::fromStdString(result.error().message), reason);
    }

    // Who sees new values sees all of them, though the input is held by slices afterwards.
    void slicedStateIsGatheredForItsReaders()
    {
        for (const std::string seen : { "z = exp(m1)\noutput z\n", "output m1\n" }) {
            const ReadProgram read("group g = 4\nsize N = 16\ninput x: f32[N] local\ninput m: f32[N]\n"
                                   "t = allreduce(+, x)\nm1 = update(m, m + t)\n"
                + seen + "schedule s {\nrs, ag = split(t)\nreorder(ag, m1)\nasslice(m)\n}\n");
            QVERIFY2(read.program, qPrintable(read.errors()));
            const auto result = applyAll(read.source, *read.program, read.schedules[0]);
            QVERIFY2(result.ok(), result ? "" : result.error().message.c_str());
            QVERIFY(result->stage(result->outputs[0]).type.layout == kReplicated);
            QVERIFY(result->stage(*result->find("m")).type.layout == slicedAlong(0));
        }
    }

    // A kernel that overwrites what somebody reads who waits for the kernel would wait for itself.
    void overwrittenValuesAreNotRead()
    {
        const std::string text = "group g = 4\nsize N = 16\ninput x: f32[N]\ninput w: f32[N]\nt = x * 2\n"
                                 "y = t + w\nv = update(w, w * t)\noutput y\nschedule s {\n";
        const ReadProgram cut(text + "fuse(t, v)\n}\n");
        QVERIFY2(cut.program, qPrintable(cut.errors()));
        const auto refused = applyAll(cut.source, *cut.program, cut.schedules[0]);
        QVERIFY(!refused);
        QCOMPARE(QString::fromStdString(refused.error().message),
            "y reads w, which v overwrites in the kernel, and waits for the kernel");
        const ReadProgram whole(text + "fuse(t, y, v)\n}\n");
        QVERIFY(applyAll(whole.source, *whole.program, whole.schedules[0]).ok());
    }

    // Reordering keeps an update behind what reads its input.
    void updatesComeLast()
    {
        const ReadProgram read("group g = 4\nsize N = 16\ninput x: f32[N] local\ninput w: f32[N]\nt = allreduce(+, x)\n"
                               "y = t + w\nv = update(w, t * 2)\noutput y\n"
                               "schedule s {\nrs, ag = split(t)\nreorder(ag, y, v)\n}\n");
        QVERIFY2(read.program, qPrintable(read.errors()));
        const auto result = applyAll(read.source, *read.program, read.schedules[0]);
        QVERIFY2(result.ok(), result ? "" : result.error().message.c_str());
        for (std::size_t i = 0; i < result->stages.size(); ++i) {
            if (result->stages[i].kind != StageKind::Update)
                continue;
            for (const StageId reader : result->usersOf(result->stages[i].inputs[0]))
                QVERIFY(index(reader) <= i);
        }
    }

    // Steps as text read back as themselves.
    void stepsAreWrittenAsTheyAreRead()
    {
        const ReadProgram read(kText + "schedule s {\nrs, ag = split(s, 1)\nsplit(t, reduce)\nreorder(ag, o)\n}\n");
        QStringList texts;
        for (const Step& step : read.schedules[0].steps)
            texts << QString::fromStdString(text(step.transformation));
        QCOMPARE(texts, (QStringList { "rs, ag = split(s, 1)", "split(t, reduce)", "reorder(ag, o)" }));
    }
};

WEFT_TEST(TestTransformations)
#include "tst_transformations.moc"
