// SPDX-License-Identifier: GPL-3.0-or-later
// Every field edits its key and gives it back; what has no effect is off and says why; findings follow.
#include "engine/study/scenario/sample.h"
#include "tests/support/test_program.h"
#include "tests/widgets/settings/form_fields.h"
#include "widgets/base/shared/command_registry.h"
#include "widgets/settings/algorithm_grid.h"
#include "widgets/settings/findings_list.h"
#include "widgets/settings/number_field.h"
#include "widgets/settings/setting_field.h"
#include "widgets/settings/settings_form.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace weft;
using namespace weft::widgets;
using simulation::NativePattern;
using weft::test::child;
using weft::test::type;

namespace {

void choose(QComboBox* box, int index)
{
    box->setCurrentIndex(index);
    emit box->activated(index);
}

// Switches everything on that fields depend on.
study::RunSettings fullSettings()
{
    study::RunSettings settings;
    settings.system = "{\"unknown\": {\"x\": 1}, \"roofline-enabled\": 1, \"model-shared-bus\": 1}";
    settings.memory = "{\"memory-type\": \"PER_NODE_MEMORY_EXPANSION\"}";
    return settings;
}

} // namespace

class TestSettingsForm : public QObject {
    Q_OBJECT

private slots:
    // Beside a box that is ticked nothing may read as if it were off.
    void aBoxSaysWhetherItIsOnAndWhatTheDefaultIs()
    {
        SettingsForm form;
        form.setSettings(fullSettings());
        int boxes = 0;
        for (auto* box : form.findChildren<QCheckBox*>()) {
            if (box->objectName() != "rendezvous" && qobject_cast<SettingField*>(box->parentWidget()) == nullptr)
                continue;
            ++boxes;
            for (int turn = 0; turn < 4; ++turn) {
                QVERIFY2(box->text().startsWith(box->isChecked() ? "On" : "Off"), qPrintable(box->text()));
                QVERIFY(box->text().contains("default"));
                QVERIFY(!box->text().contains("default: "));
                box->click();
            }
        }
        QVERIFY(boxes > 2);
        // And when another project brings its settings.
        study::RunSettings settings = fullSettings();
        settings.options.rendezvous = true;
        form.setSettings(settings);
        QVERIFY(child<QCheckBox>(form, "rendezvous")->text().startsWith("On"));
        form.setSettings({});
        QVERIFY(child<QCheckBox>(form, "rendezvous")->text().startsWith("Off"));
        QVERIFY(child<QCheckBox>(form, "roofline-enabled")->text().startsWith("Off"));
    }

    void everyFieldEditsItsKeyAndGivesItBack_data()
    {
        QTest::addColumn<QString>("key");
        SettingsForm form;
        for (const SettingField* field : form.findChildren<SettingField*>())
            QTest::newRow(qPrintable(field->spec().key)) << field->spec().key;
    }

    void everyFieldEditsItsKeyAndGivesItBack()
    {
        QFETCH(QString, key);
        SettingsForm form;
        study::RunSettings settings = fullSettings();
        // The field's own key is absent at first.
        if (key == "roofline-enabled" || key == "model-shared-bus")
            settings.system = "{\"unknown\": {\"x\": 1}}";
        if (key == "memory-type")
            settings.memory.clear();
        form.setSettings(settings);
        QSignalSpy edits(&form, &SettingsForm::edited);
        auto* field = child<SettingField>(form, "field." + key);
        const FieldSpec& spec = field->spec();
        QVERIFY(!spec.label.isEmpty() && !spec.help.isEmpty() && !spec.preset.isEmpty());
        QVERIFY(!field->whatsThis().isEmpty() && !field->toolTip().isEmpty());
        const auto now = [&] {
            return SystemText(spec.file == FieldFile::System ? form.settings().system : form.settings().memory);
        };
        QVERIFY(!now().has(key.toStdString()));

        if (auto* number = child<NumberField>(form, key)) {
            QVERIFY(number->placeholderText().contains(spec.preset));
            type(number, "7");
            QCOMPARE(now().number(key.toStdString()), std::optional(7.0));
        } else if (auto* flag = child<QCheckBox>(form, key)) {
            flag->click();
            QCOMPARE(now().flag(key.toStdString()), std::optional(true));
        } else {
            auto* box = child<QComboBox>(form, key);
            QVERIFY(box != nullptr);
            for (int i = 1; i < box->count(); ++i) {
                choose(box, i);
                QCOMPARE(now().word(key.toStdString()), std::optional(box->itemText(i).toStdString()));
            }
        }
        QVERIFY(!edits.isEmpty());
        QCOMPARE(edits.front().front().toString(), spec.label);
        // Everything that a field can choose is known to the engine.
        Findings findings;
        (void)study::prepare(form.settings(), 0, findings);
        for (const Finding& finding : findings)
            QVERIFY2(finding.error.where.item != key.toStdString(), finding.error.message.c_str());

        if (auto* number = child<NumberField>(form, key))
            type(number, "");
        else if (auto* flag = child<QCheckBox>(form, key))
            flag->click();
        else
            choose(child<QComboBox>(form, key), 0);
        QVERIFY(!now().has(key.toStdString()));
        if (spec.file == FieldFile::System)
            QCOMPARE(now().raw("unknown"), SystemText(settings.system).raw("unknown"));
    }

    void loadingShowsAndEmitsNothing()
    {
        SettingsForm form;
        QSignalSpy edits(&form, &SettingsForm::edited);
        study::RunSettings settings = study::sampleSettings();
        settings.options.queuesPerDimension = 3;
        settings.packet = Bytes { 4096 };
        form.setDimensionCount(3);
        form.setSettings(settings);
        QVERIFY(form.settings() == settings);
        QCOMPARE(edits.size(), 0);
        QCOMPARE(child<NumberField>(form, "endpoint-delay")->text(), QString("10"));
        QCOMPARE(child<NumberField>(form, "queuesPerDimension")->value(), std::optional(3.0));
        QCOMPARE(child<NumberField>(form, "packet")->value(), std::optional(4096.0));
        QCOMPARE(child<QComboBox>(form, "collective-optimization")->currentText(), QString("localBWAware"));
        QVERIFY(child<QCheckBox>(form, "roofline-enabled")->isChecked());
        QCOMPARE(child<QComboBox>(form, "all-to-all-implementation.2")->currentText(), QString("direct"));
        QVERIFY(form.findings().empty());
        form.setSettings({});
        QVERIFY(child<NumberField>(form, "endpoint-delay")->text().isEmpty());
    }

    void amountsTakeOtherUnits()
    {
        SettingsForm form;
        form.setSettings(fullSettings());
        auto* delay = child<NumberField>(form, "endpoint-delay");
        type(delay, "1.5us");
        QCOMPARE(SystemText(form.settings().system).number("endpoint-delay"), std::optional(1500.0));
        QTest::keyClick(delay, Qt::Key_Return);
        QCOMPARE(delay->text(), QString("1500"));
        auto* packet = child<NumberField>(form, "packet");
        type(packet, "4KiB");
        QVERIFY(form.settings().packet == Bytes { 4096 });
        type(packet, "");
        QVERIFY(!form.settings().packet);
        auto* routing = child<QComboBox>(form, "routing");
        QCOMPARE(static_cast<std::size_t>(routing->count()), topology::allRouteChoices().size());
        for (int at = 0; at < routing->count(); ++at) {
            choose(routing, at);
            QVERIFY(form.settings().routing.choice == topology::allRouteChoices()[static_cast<std::size_t>(at)]);
            QVERIFY(!routing->itemData(at, Qt::ToolTipRole).toString().isEmpty());
        }
        type(child<NumberField>(form, "routingSeed"), "7");
        QCOMPARE(form.settings().routing.seed, std::uint64_t { 7 });
    }

    void whatIsNotANumberIsMarkedAndNotTaken()
    {
        SettingsForm form;
        form.setSettings(fullSettings());
        auto* chunks = child<NumberField>(form, "preferred-dataset-splits");
        type(chunks, "4");
        for (const char* wrong : { "0", "-1", "1.5", "many", "1e99", "nan" }) {
            type(chunks, wrong);
            QVERIFY2(chunks->isWrong(), wrong);
            QVERIFY(chunks->toolTip().contains("Expected"));
            QVERIFY(SystemText(form.settings().system).number("preferred-dataset-splits").value_or(4) >= 1);
        }
        type(chunks, "2");
        QVERIFY(!chunks->isWrong());
    }

    void optionsAreEdited()
    {
        SettingsForm form;
        form.setSettings(study::sampleSettings());
        type(child<NumberField>(form, "queuesPerDimension"), "12");
        QCOMPARE(form.settings().options.queuesPerDimension, 12U);
        type(child<NumberField>(form, "injectionScale"), "2.5");
        QCOMPARE(form.settings().options.injectionScale, 2.5);
        child<QCheckBox>(form, "rendezvous")->click();
        QVERIFY(form.settings().options.rendezvous);
        child<QCheckBox>(form, "groupsByDimension")->click();
        QVERIFY(form.settings().options.groupsByDimension && form.settings().options.rendezvous);
        child<QCheckBox>(form, "rendezvous")->click();
        QVERIFY(form.settings().options.groupsByDimension && !form.settings().options.rendezvous);
        choose(child<QComboBox>(form, "record"), 0);
        QVERIFY(form.settings().record == simulation::RecordLevel::Summary);
        type(child<NumberField>(form, "queuesPerDimension"), "");
        QCOMPARE(form.settings().options.queuesPerDimension, 1U);
    }

    void whatHasNoEffectIsOffAndSaysWhy()
    {
        SettingsForm form;
        form.setSettings({});
        choose(child<QComboBox>(form, "network"), 1);
        QVERIFY(form.settings().network == simulation::NetworkModel::Unaware);
        QVERIFY(!child<NumberField>(form, "packet")->isEnabled());
        QVERIFY(child<NumberField>(form, "packet")->toolTip().contains("congestion-unaware"));
        QVERIFY(!child<QComboBox>(form, "routing")->isEnabled());
        QVERIFY(!child<NumberField>(form, "L")->isEnabled());
        QVERIFY(child<NumberField>(form, "L")->toolTip().contains("shared bus"));
        child<QCheckBox>(form, "model-shared-bus")->click();
        QVERIFY(child<NumberField>(form, "L")->isEnabled());
        QVERIFY(!child<NumberField>(form, "peak-perf")->isEnabled());
        QVERIFY(!child<NumberField>(form, "injectionScale")->isEnabled());
        QVERIFY(!child<NumberField>(form, "remote-mem-bw")->isEnabled());
        choose(child<QComboBox>(form, "memory-type"), 2);
        QVERIFY(child<NumberField>(form, "remote-mem-bw")->isEnabled());
        QVERIFY(!child<NumberField>(form, "num-nodes")->isEnabled());
    }

    void algorithmsFollowTheDimensions()
    {
        SettingsForm form;
        form.setDimensionCount(2);
        auto* grid = form.findChild<AlgorithmGrid*>();
        QVERIFY(grid->choice(NativePattern::AllReduce, 1) != nullptr);
        QVERIFY(grid->choice(NativePattern::AllReduce, 2) == nullptr);
        const auto list = [&] { return SystemText(form.settings().system).words("all-reduce-implementation"); };
        choose(
            grid->choice(NativePattern::AllReduce, 1), grid->choice(NativePattern::AllReduce, 1)->findText("direct"));
        QVERIFY((list() == std::vector<std::string> { "ring", "direct" }));
        // One that spans all NPUs ends the list.
        QComboBox* first = grid->choice(NativePattern::AllReduce, 0);
        choose(first, first->findText("oneRing"));
        QVERIFY((list() == std::vector<std::string> { "oneRing" }));
        QVERIFY(!grid->choice(NativePattern::AllReduce, 1)->isEnabled());
        choose(first, 0);
        QVERIFY(!list());
        // A file's own list is shown in full, with windows and names that nobody knows.
        study::RunSettings settings;
        settings.system = "{\"all-gather-implementation\": [\"direct4\", \"mystery\", \"ring\"],"
                          " \"all-to-all-implementation-custom\": [\"traces/a2a\"]}";
        form.setSettings(settings);
        QCOMPARE(grid->choice(NativePattern::AllGather, 0)->currentText(), QString("direct4"));
        QCOMPARE(grid->choice(NativePattern::AllGather, 1)->currentText(), QString("mystery"));
        QVERIFY(grid->choice(NativePattern::AllGather, 2) == nullptr); // what the fabric has no dimension for
        QVERIFY(!grid->choice(NativePattern::AllToAll, 0)->isEnabled());
        QVERIFY(form.settings() == settings);
        QVERIFY(!form.findings().empty());
        form.setDimensionCount(0); // no fabric: all of it
        QVERIFY(grid->choice(NativePattern::AllGather, 2) != nullptr);
    }

    // Said as long as it is there, and gone with what the form writes next.
    void algorithmsBeyondTheDimensionsAreDropped()
    {
        SettingsForm form;
        form.setSettings(study::sampleSettings()); // three dimensions
        form.setDimensionCount(3);
        QVERIFY(form.findings().empty());
        form.setDimensionCount(1);
        QCOMPARE(form.findings().size(), std::size_t { 4 });
        QVERIFY(form.settings() == study::sampleSettings());
        QComboBox* choice = form.findChild<AlgorithmGrid*>()->choice(NativePattern::AllReduce, 0);
        choose(choice, choice->findText("direct"));
        const SystemText text(form.settings().system);
        QVERIFY((text.words("all-reduce-implementation") == std::vector<std::string> { "direct" }));
        QCOMPARE(text.words("all-to-all-implementation")->size(), std::size_t { 1 });
        QVERIFY(form.findings().empty());
    }

    // Schedules and traces may be large, and lie on a disk that answers slowly: the form says nothing of what is in
    // them.
    void customCollectivesAreNotOpened()
    {
        study::RunSettings settings;
        settings.system = "{\"all-reduce-implementation-custom\": [\"/nowhere/at/all\"]}";
        Findings opened;
        QVERIFY(!study::prepare(settings, 4, opened)); // who opens it, knows
        SettingsForm form;
        form.setNpuCount(4);
        form.setSettings(settings);
        form.show();
        QTest::qWait(20);
        for (const Finding& finding : form.findings())
            QVERIFY2(finding.severity != Severity::Error, finding.error.message.c_str());
    }

    void findingsFollowAndLeadToTheirField()
    {
        SettingsForm form;
        QSignalSpy changes(&form, &SettingsForm::findingsChanged);
        study::RunSettings settings;
        settings.system = "{\"endpoint-delay\": \"soon\", \"L\": 4}";
        form.setSettings(settings);
        QVERIFY(changes.size() >= 1);
        QVERIFY(hasErrors(form.findings()));
        auto* list = form.findChild<FindingsList*>();
        QVERIFY(list->errors() >= 1 && list->warnings() >= 1);
        QVERIFY(list->item(0)->text().contains("endpoint-delay"));
        QVERIFY(child<NumberField>(form, "endpoint-delay")->isWrong());
        QVERIFY(form.showField("endpoint-delay"));
        QVERIFY(!form.showField("nothing"));
        type(child<NumberField>(form, "endpoint-delay"), "5");
        QVERIFY(!hasErrors(form.findings()));
    }

    void aTextThatIsNoObjectTurnsTheFieldsOff()
    {
        SettingsForm form;
        auto* text = child<QPlainTextEdit>(form, "systemTextEdit");
        text->setPlainText("{ \"endpoint-delay\": 3");
        QVERIFY(!child<NumberField>(form, "endpoint-delay")->isEnabled());
        QVERIFY(hasErrors(form.findings()));
        text->setPlainText("{ \"endpoint-delay\": 3 }");
        QCOMPARE(child<NumberField>(form, "endpoint-delay")->text(), QString("3"));
        QCOMPARE(form.settings().system, std::string("{ \"endpoint-delay\": 3 }"));
        child<QPlainTextEdit>(form, "groupsEdit")->setPlainText("{\"1\": [0, 99]}");
        QVERIFY(!hasErrors(form.findings()));
        form.setNpuCount(8);
        QVERIFY(hasErrors(form.findings()));
    }

    void filesComeInAndGoOutUnchanged()
    {
        const QTemporaryDir dir;
        const auto write = [&](const char* name, const QByteArray& text) {
            QFile file(dir.filePath(name));
            (void)file.open(QIODevice::WriteOnly);
            file.write(text);
            return dir.filePath(name);
        };
        const QByteArray system = "{\"zzz\": 1,   \"endpoint-delay\": 7}";
        SettingsForm form;
        QString error;
        QVERIFY(form.importSystem(write("system.json", system)));
        QVERIFY(form.importMemory(write("memory.json", "{\"memory-type\": \"MEMORY_POOL\"}")));
        QVERIFY(form.importGroups(write("groups.json", "{\"1\": [1, 0]}")));
        QCOMPARE(form.settings().folder, dir.path().toStdString());
        QCOMPARE(child<NumberField>(form, "endpoint-delay")->text(), QString("7"));
        QVERIFY(form.exportSystem(dir.filePath("out.json"), error));
        QFile out(dir.filePath("out.json"));
        QVERIFY(out.open(QIODevice::ReadOnly));
        QCOMPARE(out.readAll(), system);
        QVERIFY(form.exportMemory(dir.filePath("m.json"), error) && form.exportGroups(dir.filePath("g.json"), error));

        const study::RunSettings before = form.settings();
        for (const char* bad : { "", "{", "[1]", "\xff\xfe" }) {
            const auto done = form.importSystem(write("bad.json", bad));
            QVERIFY(!done);
            QCOMPARE(done.error().where.file, dir.filePath("bad.json").toStdString());
            QVERIFY(!done.error().message.empty());
        }
        QVERIFY(!form.importGroups(dir.filePath("nowhere.json")));
        QVERIFY(!form.exportSystem(dir.filePath("no/such/folder.json"), error));
        QVERIFY(form.settings() == before);
        // A form without settings writes what ASTRA-sim can read.
        SettingsForm empty;
        QVERIFY(empty.exportMemory(dir.filePath("none.json"), error));
        QVERIFY(form.importMemory(dir.filePath("none.json")));
    }

    void commandsAreRegistered()
    {
        QWidget window;
        CommandRegistry commands(&window);
        SettingsForm form(&window);
        form.registerCommands(commands);
        QVERIFY(commands.action("settings.importSystem") != nullptr);
    }
};

WEFT_TEST(TestSettingsForm)
#include "tst_settings_form.moc"
