// SPDX-License-Identifier: GPL-3.0-or-later
// The groups file beside a trace set is found by its content, and named where groups are missing.
#include "engine/io/text_file.h"
#include "engine/study/scenario/groups_file.h"
#include "engine/study/scenario/sample.h"
#include "engine/study/scenario/scenario.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>
#include <QTest>

using namespace weft;
using namespace weft::study;

class TestGroupsFile : public QObject {
    Q_OBJECT

private slots:
    void itIsFoundByItsContent()
    {
        const QTemporaryDir dir;
        const std::string folder = dir.path().toStdString();
        QVERIFY(groupsFileBeside(folder + "/t").empty());
        QVERIFY(io::writeTextFile(folder + "/system.json", sampleSystemJson()).ok());
        QVERIFY(io::writeTextFile(folder + "/group-notes.json", R"({"about": "groups"})").ok());
        QVERIFY(groupsFileBeside(folder + "/t").empty());
        QVERIFY(io::writeTextFile(folder + "/z.json", R"({"1": [0, 1]})").ok());
        QCOMPARE(groupsFileBeside(folder + "/t"), folder + "/z.json");
        QCOMPARE(groupsFileBeside(folder), folder + "/z.json");
        QVERIFY(io::writeTextFile(folder + "/groups.json", R"({"1": [0, 1]})").ok());
        QCOMPARE(groupsFileBeside(folder + "/t"), folder + "/groups.json");
        QVERIFY(io::writeTextFile(folder + "/t.map.json", R"({"1": [0, 1]})").ok());
        QCOMPARE(groupsFileBeside(folder + "/t"), folder + "/t.map.json");
        QVERIFY(groupsFileBeside("/no/such/folder/t").empty());
    }

    void aScenarioWithoutItsGroupsNamesTheFile()
    {
        const QTemporaryDir dir;
        const std::string folder = dir.path().toStdString();
        QVERIFY(writeSample(folder).ok());
        ScenarioFiles files;
        files.topology = folder + "/fabric.json";
        files.workload = folder + "/step";
        files.system = folder + "/system.json";
        Findings findings;
        QVERIFY(!loadScenario(files, findings).ok());
        QCOMPARE(
            firstError(findings).hint, "give the communicator-group file: --comm-groups " + folder + "/groups.json");
    }
};

WEFT_TEST(TestGroupsFile)
#include "tst_groups_file.moc"
