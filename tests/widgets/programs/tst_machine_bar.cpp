// SPDX-License-Identifier: GPL-3.0-or-later
// What times are made of: a card from a file, the system of the settings, algorithms of chains and collectives. Each is
// a step of the history, and what cannot be is said.
#include "tests/support/test_program.h"
#include "tests/widgets/programs/program_bench.h"
#include "widgets/programs/machine_bar.h"
#include "widgets/programs/tuning_panel.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QStyle>
#include <QStyleOption>
#include <QTemporaryDir>

using namespace weft;
using namespace weft::widgets;

namespace {

std::uint64_t nsOf(const ProgramBench& bench, std::size_t node)
{
    const auto* measure = bench.session()->measure(node);
    return measure != nullptr && measure->time ? measure->time->ns() : 0;
}

// As a person does, by keys.
void choose(ProgramBench& bench, const char* box, const QString& text)
{
    auto* choice = bench.schedules.findChild<QComboBox*>(box);
    const int index = choice->findText(text);
    QVERIFY2(index >= 0, qPrintable(text));
    const int key = index > choice->currentIndex() ? Qt::Key_Down : Qt::Key_Up;
    while (choice->currentIndex() != index) {
        const int before = choice->currentIndex();
        QTest::keyClick(choice, Qt::Key(key));
        QVERIFY(choice->currentIndex() != before);
    }
    bench.settle();
}

} // namespace

class TestMachineBar : public QObject {
    Q_OBJECT

private slots:
    void aCardFromAFile()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("slow.json");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QVERIFY(file.write(R"({"name": "slow", "matrix_tflops_16": 1, "matrix_tflops_32": 1, "tflops_32": 1,
            "tflops_64": 1, "memory_gbps": 10})")
            > 0);
        file.close();
        ProgramBench bench;
        bench.open("attention");
        auto* device = bench.schedules.findChild<QComboBox*>("programDevice");
        const std::uint64_t v100 = nsOf(bench, 0);
        for (int visit = 0; visit < 2; ++visit) {
            bench.schedules.machine()->useCard(path);
            bench.settle();
            QVERIFY(nsOf(bench, 0) > 2 * v100);
            QCOMPARE(device->currentText(), QString("slow.json"));
            // Another device and back: the card is still offered while it is the machine's.
            bench.stack.undo();
            bench.settle();
            QCOMPARE(nsOf(bench, 0), v100);
            QCOMPARE(device->currentText(), QString("V100"));
        }
        // A card that is not there is said, and no time is shown.
        bench.schedules.machine()->useCard(folder.filePath("missing.json"));
        bench.settle();
        QVERIFY(bench.session()->measure(0) != nullptr && !bench.session()->measure(0)->time);
        auto* notice = bench.schedules.findChild<QLabel*>("programNotice");
        QVERIFY2(notice->isVisible() && notice->text().contains("missing.json"), qPrintable(notice->text()));
    }

    void theSystemOfTheSettings()
    {
        ProgramBench bench;
        bench.open("attention");
        const std::uint64_t ofDevice = nsOf(bench, 0);
        // Without a roofline kernels would take no time: nobody is told so by a time.
        choose(bench, "programSystem", "of the settings");
        QVERIFY(!bench.session()->measure(0)->time);
        auto* notice = bench.schedules.findChild<QLabel*>("programNotice");
        QVERIFY2(notice->text().contains("kernels take no time"), qPrintable(notice->text()));
        bench.settings.system = R"({"roofline-enabled": 1, "peak-perf": 125, "local-mem-bw": 900,
            "all-reduce-implementation": ["direct"]})";
        bench.session()->groundChanged();
        bench.settle();
        const std::uint64_t direct = nsOf(bench, 0);
        QVERIFY(direct > 0 && direct != ofDevice);
        // The search runs by the same system.
        TuningPanel* tuning = bench.schedules.tuning();
        tuning->start();
        QTRY_VERIFY_WITH_TIMEOUT(!tuning->isRunning(), 60000);
        QVERIFY(tuning->tuning());
        QCOMPARE(tuning->tuning()->asItStands.ns(), direct);
        // Options that the search does not know are in its way, and it says so.
        bench.settings.options.queuesPerDimension = 2;
        bench.session()->groundChanged();
        bench.settle();
        auto* find = tuning->findChild<QPushButton*>("programFind");
        QVERIFY(!find->isEnabled() && find->toolTip().contains("options"));
        bench.stack.undo();
        bench.settle();
        QCOMPARE(nsOf(bench, 0), ofDevice);
        QVERIFY(find->isEnabled());
    }

    void algorithmsOfChainsAndCollectives()
    {
        ProgramBench bench;
        bench.open("attention");
        const std::size_t overlapped = bench.session()->understood()->nodeOfSchedule("overlapped");
        const std::uint64_t ring = nsOf(bench, overlapped);
        const std::uint64_t stands = nsOf(bench, 0);
        choose(bench, "programChains", "by chunks");
        QVERIFY(nsOf(bench, overlapped) != ring);
        QCOMPARE(nsOf(bench, 0), stands); // it has no chain
        choose(bench, "programCollectives", "direct");
        QVERIFY(nsOf(bench, 0) != stands && nsOf(bench, 0) > 0);
        choose(bench, "programCollectives", "doubleBinaryTree");
        auto* collectives = bench.schedules.findChild<QComboBox*>("programCollectives");
        QCOMPARE(collectives->currentText(), QString("doubleBinaryTree"));
        const auto& algorithms = bench.session()->machine().setting.algorithms;
        QCOMPARE(
            std::ranges::count_if(algorithms, [](const auto& one) { return one.has_value(); }), std::ptrdiff_t { 1 });
        // What the search finds may go by several.
        ProgramMachine machine = bench.session()->machine();
        machine.setting.algorithms[1] = simulation::Algorithm { simulation::AlgorithmKind::Direct, 0 };
        bench.session()->setMachine(machine);
        QCOMPARE(collectives->currentText(), QString("several"));
        while (bench.stack.index() > 1)
            bench.stack.undo();
        bench.settle();
        QCOMPARE(collectives->currentText(), QString("of the system"));
        QCOMPARE(nsOf(bench, overlapped), ring);
    }

    // No choice is cut: where two rows have no room for the words there are three.
    void noWordIsCutInANarrowWindow()
    {
        ProgramBench bench;
        bench.open("attention");
        auto* chunks = bench.schedules.findChild<QSpinBox*>("programChunks");
        auto* chains = bench.schedules.findChild<QComboBox*>("programChains");
        for (const int width : { 900, 360, 900 }) {
            bench.schedules.resize(width, 600);
            QTest::qWait(20);
            QCOMPARE(chunks->y() > chains->geometry().bottom(), width < 500);
            for (const char* name : { "programDevice", "programSystem", "programChains", "programCollectives" }) {
                const auto* box = bench.schedules.findChild<QComboBox*>(name);
                QStyleOptionComboBox option;
                option.initFrom(box);
                option.editable = box->isEditable();
                const QRect words
                    = box->style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, box);
                QVERIFY2(box->fontMetrics().horizontalAdvance(box->currentText()) <= words.width(), name);
            }
        }
    }
};

WEFT_TEST(TestMachineBar)
#include "tst_machine_bar.moc"
