// SPDX-License-Identifier: GPL-3.0-or-later
// Programs that run alike have one form, whatever led to them; others have another.
#include "engine/program/transform/canonical_form.h"
#include "engine/program/transform/joinings.h"
#include "engine/program/transform/restructuring.h"
#include "tests/engine/program/program_text.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <set>

using namespace weft;
using namespace weft::program;
using weft::test::ReadProgram;

namespace {

const std::string kTwo = "group g = 4\nsize N = 1024\ninput x: f32[N] local\ninput y: f32[N] local\ninput w: f32[N]\n"
                         "input v: f32[N]\ns = allreduce(+, x)\nt = allreduce(+, y)\nu = update(w, w - s * s)\n"
                         "q = update(v, v + t)\n";

std::uint64_t formOf(const std::string& text)
{
    const ReadProgram read(text);
    if (!read.program)
        return qFatal("%s", qPrintable(read.errors())), 0;
    Result<Program> program = *read.program;
    if (!read.schedules.empty())
        program = applyAll(read.source, *read.program, read.schedules.front());
    if (!program)
        return qFatal("%s", toString(program.error()).c_str()), 0;
    return canonicalForm(*program);
}

} // namespace

class TestCanonicalForm : public QObject {
    Q_OBJECT

private slots:
    void stepsThatCommuteLeadToOneForm_data()
    {
        QTest::addColumn<QString>("one");
        QTest::addColumn<QString>("other");
        const auto row = [](const char* one, const char* other) { QTest::addRow("%s", one) << one << other; };
        row("split(s)\nsplit(t)", "split(t)\nsplit(s)");
        row("a, b = split(s)\nreorder(b, u)\nc, d = split(t)\nreorder(d, q)",
            "e, f = split(t)\nreorder(f, q)\nk, h = split(s)\nreorder(h, u)");
        row("a, b = split(s)\nreorder(b, u)\nc, d = split(t)\nreorder(d, q)\nasslice(w, v)",
            "a, b = split(s)\nreorder(b, u)\nasslice(w)\nc, d = split(t)\nreorder(d, q)\nasslice(v)");
        row("fuse(s, u)\nsplit(t)", "split(t)\nfuse(s, u)");
        row("fuse(s, u)\nfuse(t, q)", "fuse(t, q)\nfuse(s, u)");
        row("overlap(s, u)\nfuse(t, q)", "fuse(t, q)\nc = overlap(s, u)");
        // What only stores what is there is in a kernel or not.
        row("a, b = split(s)\nreorder(b, u)\nfuse(a, u$new, w$slice, u$ag, u)",
            "a, b = split(s)\nreorder(b, u)\nfuse(a, u$new, u$ag)");
        row("a, b = split(s)\nreorder(b, u)\nasslice(w)\nf = fuse(a, u$new)\nfuse(f, u)",
            "a, b = split(s)\nreorder(b, u)\nasslice(w)\nfuse(a, u$new)");
    }
    void stepsThatCommuteLeadToOneForm()
    {
        QFETCH(QString, one);
        QFETCH(QString, other);
        const auto form
            = [](const QString& steps) { return formOf(kTwo + "schedule s {\n" + steps.toStdString() + "\n}\n"); };
        QCOMPARE(form(one), form(other));
        QVERIFY(form(one) != formOf(kTwo));
    }

    void namesAndOrderDoNotMatter()
    {
        const std::string other
            = "group g = 4\nsize N = 1024\ninput w: f32[N]\ninput v: f32[N]\ninput y: f32[N] local\n"
              "input x: f32[N] local\nb = allreduce(+, y)\nd = update(v, v + b)\n"
              "a = allreduce(+, x)\nc = update(w, w - a * a)\n";
        QCOMPARE(formOf(kTwo), formOf(other));
    }

    void whatRunsOtherwiseHasAnotherForm()
    {
        std::set<std::uint64_t> forms;
        const QStringList all { "", "split(s)", "split(t)", "split(s, reduce)", "fuse(s, u)", "overlap(s, u)",
            "a, b = split(s)\nreorder(b, u)", "a, b = split(s)\nreorder(b, u)\nasslice(w)",
            "a, b = split(s)\nreorder(b, u)\nfuse(a, u$new)", "a, b = split(s)\nreorder(b, u)\nfuse(u$new, u$ag)",
            "a, b = split(s)\nreorder(b, u)\noverlap(a, u$new)", "a, b = split(s)\nreorder(b, u)\noverlap(u$new, u$ag)",
            "a, b = split(s)\nreorder(b, u)\noverlap(a, u$new, u$ag)",
            "a, b = split(s)\nreorder(b, u)\nf = fuse(a, u$new)\noverlap(f, u$ag)" };
        for (const QString& steps : all)
            forms.insert(formOf(kTwo + (steps.isEmpty() ? "" : "schedule s {\n" + steps.toStdString() + "\n}\n")));
        QCOMPARE(forms.size(), static_cast<std::size_t>(all.size()));
        // Other numbers and other operands.
        forms.insert(formOf(QString::fromStdString(kTwo).replace("v + t", "v - t").toStdString()));
        forms.insert(formOf(QString::fromStdString(kTwo).replace("v + t", "v + s").toStdString()));
        forms.insert(formOf(QString::fromStdString(kTwo).replace("v + t", "v + t * 2").toStdString()));
        QCOMPARE(forms.size(), static_cast<std::size_t>(all.size()) + 3);
    }

    // Each way to join is there once, and is what its steps lead to.
    void everyJoiningIsWhatItsStepsSay()
    {
        const ReadProgram read("group g = 4\nsize N = 1024\ninput x: f32[N] local\ninput w: f32[N]\n"
                               "t = allreduce(+, x)\na = t * 2\nb = a + w\nc = b * b\noutput c\n");
        QVERIFY2(read.program, qPrintable(read.errors()));
        std::set<std::uint64_t> forms;
        std::size_t count = 0;
        for (const Restructured& structure : restructurings(*read.program)) {
            for (const Joining& fused : fusions(structure.program, 1000)) {
                std::vector<Joining> all = overlaps(structure.program, fused, 1000);
                all.push_back(fused);
                for (const Joining& joining : all) {
                    Result<Program> program = structure.program;
                    for (const Transformation& step : joining.steps)
                        program = program ? apply(*program, step) : program;
                    QVERIFY2(program, program ? "" : program.error().message.c_str());
                    QCOMPARE(canonicalForm(*program), canonicalForm(joining.of(structure.program)));
                    forms.insert(canonicalForm(*program));
                    ++count;
                }
            }
        }
        QVERIFY(count > 20);
        QCOMPARE(forms.size(), count);
    }
};

WEFT_TEST(TestCanonicalForm)
#include "tst_canonical_form.moc"
