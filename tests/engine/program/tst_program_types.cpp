// SPDX-License-Identifier: GPL-3.0-or-later
// Shapes and layouts: the table of docs/programs.md, row by row, and what is said where a rule does not hold.
#include "tests/engine/program/program_text.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace weft;
using namespace weft::program;
using weft::test::ReadProgram;

namespace {

const std::string kInputs = R"(group g = 4
group h = 4
group two = 2
size N = 8
size M = 16
size K = 4 * N / 16
number c = 0.5
input rep: f32[N, M]
input loc: f32[N, M] local
input s0: f32[N, M] sliced(0)
input s1: f32[N, M] sliced(1)
input row: f32[M]
input rowSliced: f32[M] sliced(0)
input half: f16[N, M]
input whole: i32[N, M]
input other: f32[N, M] on h
input w: f32[M, N]
input w0: f32[M, N] sliced(0)
input w1: f32[M, N] sliced(1)
input wl: f32[M, N] local
input batch: f32[N, N, M] sliced(0)
input batchW: f32[N, M, N] sliced(0)
input one: f32
)";

} // namespace

class TestProgramTypes : public QObject {
    Q_OBJECT

private slots:
    void resultsHaveTheirTypes_data()
    {
        QTest::addColumn<QString>("expression");
        QTest::addColumn<QString>("type"); // or the beginning of the error
        const auto row = [](const char* expression, const char* type) {
            QTest::newRow(expression) << QString(expression) << QString(type);
        };
        // Element by element.
        row("rep + rep", "f32[N, M] replicated");
        row("rep * loc", "f32[N, M] local");
        row("s0 - rep", "f32[N, M] sliced(0)");
        row("s1 / 2", "f32[N, M] sliced(1)");
        row("c * s1 ^ 2", "f32[N, M] sliced(1)");
        row("s1 + row", "f32[N, M] sliced(1)");
        row("s1 + rowSliced", "f32[N, M] sliced(1)");
        row("rep + rowSliced", "f32[N, M] sliced(1)");
        row("loc + s0", "pointwise: local and sliced(0) do not go together; loc (line 9) is f32[N, M] local, s0");
        row("s0 + s1", "pointwise: sliced(0) and sliced(1) do not go together");
        row("s0 + rowSliced", "pointwise: sliced(0) and sliced(0) do not go together");
        row("rep + half", "pointwise: elements of f32 and of f16");
        row("rep + cast(f32, half)", "f32[N, M] replicated");
        row("rep + other", "pointwise: operands on two groups of ranks");
        row("rep + w", "pointwise: shapes that differ");
        row("rep > 0", "bool[N, M] replicated");
        row("select(s0 > 1, rep, 0)", "f32[N, M] sliced(0)");
        row("select(rep, rep, 0)", "pointwise: select needs a condition");
        row("-(rep > 0)", "pointwise: arithmetic on conditions");
        row("(rep > 0) + 1", "pointwise: arithmetic on conditions");
        row("sqrt(whole)", "pointwise: sqrt of i32");
        row("dropout(s0, 0.1, 3)", "f32[N, M] sliced(0)");
        row("dropout(s0, 1, 3)", "expected a probability from 0 to below 1");
        row("min(rep, 1) + max(rep, c)", "f32[N, M] replicated");
        row("rep + norm(s0)", "f32[N, M] replicated");
        // One number.
        row("norm(s0)", "f32 replicated");
        row("sum(loc)", "f32 local");
        row("norm(whole)", "total: a norm or a sum of i32");
        // Products.
        row("matmul(rep, w)", "f32[N, N] replicated");
        row("matmul(loc, w)", "f32[N, N] local");
        row("matmul(rep, wl)", "f32[N, N] local");
        row("matmul(s0, w)", "f32[N, N] sliced(0)");
        row("matmul(rep, w1)", "f32[N, N] sliced(1)");
        row("matmul(s1, w0)", "f32[N, N] local");
        row("matmul(s1, w)", "matmul: a slice and what does not go with it");
        row("matmul(rep, w0)", "matmul: a slice and what does not go with it");
        row("matmul(s0, w1)", "matmul: both are sliced, and not along the inner dimension");
        row("matmul(loc, w1)", "matmul: a slice and what does not go with it");
        row("matmul(s0, wl)", "matmul: a slice and what does not go with it");
        row("matmul(batch, batchW)", "f32[N, N, N] sliced(0)");
        row("matmul(rep, rep)", "matmul: the inner dimensions differ");
        row("matmul(rep, row)", "matmul: [.., K] x [K, N]");
        row("matmul(half, w)", "matmul: elements that differ");
        // Communication.
        row("allreduce(+, loc)", "f32[N, M] replicated");
        row("allreduce(max, rep)", "f32[N, M] replicated");
        row("allreduce(+, s0)", "allreduce: what is sliced(0) has one part a rank");
        row("allreduce(-, loc)", "expected how values become one");
        row("reducescatter(+, loc)", "f32[N, M] sliced(0)");
        row("reducescatter(+, loc, 1)", "f32[N, M] sliced(1)");
        row("reducescatter(+, loc, 2)", "reducescatter: dimension 2 of f32[N, M] local, which has 2");
        row("slice(rep, 2)", "slice: dimension 2 of f32[N, M] replicated, which has 2");
        row("alltoall(s0, 3)", "alltoall: dimension 3 of f32[N, M] sliced(0), which has 2");
        row("reducescatter(+, s0)", "reducescatter: what is sliced(0)");
        row("allgather(s1)", "f32[N, M] replicated");
        row("allgather(rep)", "allgather: what is replicated has no slices");
        row("slice(rep, 1)", "f32[N, M] sliced(1)");
        row("slice(rep, N)", "the dimension: expected a whole number from 0 to 16");
        row("slice(s0)", "slice: a slice of what is sliced(0)");
        row("reduce(+, loc, 2)", "f32[N, M] rooted(2)");
        row("reduce(+, loc, 4)", "the rank: expected a whole number from 0 to 3");
        row("broadcast(reduce(+, loc, 2))", "f32[N, M] replicated");
        row("broadcast(reduce(+, loc, 2), 1)", "broadcast: rank 1 does not hold what is rooted(2)");
        row("broadcast(loc, 1)", "f32[N, M] replicated");
        row("broadcast(s0)", "broadcast: rank 0 does not hold what is sliced(0)");
        row("reduce(+, loc) + 1", "f32[N, M] rooted(0)");
        row("reduce(+, loc) + s0", "pointwise: rooted(0) and sliced(0) do not go together");
        row("alltoall(s0, 1)", "f32[N, M] sliced(1)");
        row("alltoall(s0, 0)", "alltoall: it is sliced along this dimension already");
        row("alltoall(rep, 0)", "alltoall: what is replicated has no slices");
        row("send(s0, h)", "f32[N, M] sliced(0)");
        row("send(s0, h) + other", "f32[N, M] sliced(0)");
        row("send(s0, g)", "send: it is on g already");
        row("send(s0, two)", "send: g has 4 ranks, two 2");
        row("send(s0, N)", "expected the group that it is sent to");
        // In place.
        row("update(rep, rep * 2)", "f32[N, M] replicated");
        row("update(s0, rep * s0)", "f32[N, M] sliced(0)");
        row("update(rep, s0)", "update: f32[N, M] replicated cannot take what is sliced(0)");
        row("update(rep, half)", "update: f32[N, M] replicated cannot take f16[N, M] replicated");
        row("update(rep, row)", "update: f32[N, M] replicated cannot take f32[M] replicated");
        row("update(rep + 1, rep)", "update: y$1 is no input");
        // Names and numbers.
        row("rpe + 1", "no stage, input or number is called \"rpe\"");
        row("foo(rep)", "no operation is called \"foo\"");
        row("rep + g", "expected a tensor or a number");
        row("norm(rep, rep)", "expected norm(x)");
    }

    void resultsHaveTheirTypes()
    {
        QFETCH(QString, expression);
        QFETCH(QString, type);
        const ReadProgram read(kInputs + "y = " + expression.toStdString() + "\n");
        if (read.program) {
            const auto stage = read.program->find("y");
            QVERIFY(stage);
            QCOMPARE(QString::fromStdString(read.program->text(read.program->stage(*stage).type)), type);
            return;
        }
        const QString error = read.errors().section(' ', 1);
        QVERIFY2(error.startsWith(type), qPrintable(read.errors()));
        QVERIFY2(read.errors().startsWith("24:"), qPrintable(read.errors()));
    }

    // In place: an input has one value after the other, and no third.
    void overwrittenInputsAreNotRead()
    {
        const std::string text = "group g = 4\nsize N = 16\ninput w: f32[N]\ny = w * 2\nv = update(w, w * y)\n";
        const ReadProgram fine(text + "z = v + y\noutput z\n");
        QVERIFY2(fine.program, qPrintable(fine.errors()));
        const QString gone = "update: w has new values since line 5, and its old ones are gone\n";
        QCOMPARE(ReadProgram(text + "z = v + w\n").errors(), "6:9 " + gone);
        QCOMPARE(ReadProgram(text + "z = norm(w)\n").errors(), "6:10 " + gone);
        QCOMPARE(
            ReadProgram(text + "z = update(w, y)\n").errors(), "6:12 update: w gets new values in line 5 already\n");
        QCOMPARE(ReadProgram(text + "output w\n").errors(), "6:8 " + gone);
        const ReadProgram slices("group g = 4\nsize N = 16\ninput w: f32[N]\ninput q: f32[N]\ns = slice(w, 0)\n"
                                 "v = update(w, q)\nz = s + slice(v, 0)\n");
        QCOMPARE(slices.errors(), "7:5 update: w has new values since line 6, and its old ones are gone\n");
    }

    void sizesAreChecked_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("error");
        QTest::newRow("fraction") << "input x: f32[N / 3]"
                                  << "3:1 dimension 0 (N/3): the size is not a whole number";
        QTest::newRow("none") << "input x: f32[N - 8]"
                              << "3:1 dimension 0 (N - 8): the size is not a whole number";
        QTest::newRow("slices") << "input x: f32[N + 1] sliced(0)"
                                << "3:1 dimension 0 (N + 1) of 9 cannot be sliced for 4 ranks";
        QTest::newRow("many") << "input x: f32[2 ^ 3]"
                              << "3:14 expected a size";
        QTest::newRow("too many") << "input x: f32[1000000000, 1000000000]"
                                  << "3:1 more than 2^50 elements";
        QTest::newRow("divided") << "input x: f32[8 / N]"
                                 << "3:14 a size can be divided by a number only";
        QTest::newRow("by 0") << "input x: f32[N / 0]"
                              << "3:14 a size is divided by 0";
    }

    void sizesAreChecked()
    {
        QFETCH(QString, text);
        QFETCH(QString, error);
        const ReadProgram read("group g = 4\nsize N = 8\n" + text.toStdString() + "\n");
        QVERIFY(!read.program);
        QVERIFY2(read.errors().startsWith(error), qPrintable(read.errors()));
    }

    // Polynomials: equal if they are for all sizes.
    void equalSizesAreEqual()
    {
        const ReadProgram same("group g = 2\nsize N = 6\nsize M = 4\ninput a: f32[(N + M) * (N - M)]\n"
                               "input b: f32[N * N - M * M]\ny = a + b\n");
        QVERIFY2(same.program, qPrintable(same.errors()));
        const ReadProgram other("group g = 2\nsize N = 6\nsize M = 6\ninput a: f32[N]\ninput b: f32[M]\ny = a + b\n");
        QVERIFY2(other.errors().startsWith("6:5 pointwise: shapes that differ"), qPrintable(other.errors()));
    }
};

WEFT_TEST(TestProgramTypes)
#include "tst_program_types.moc"
