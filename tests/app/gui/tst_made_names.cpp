// SPDX-License-Identifier: GPL-3.0-or-later
// What the window calls things by itself is English in files, and in what is open in the language in force.
#include "app/gui/window/main_window.h"
#include "engine/io/text_file.h"
#include "tests/support/project_files.h"
#include "tests/support/test_program.h"
#include "tests/support/window.h"
#include "tests/support/window_test.h"
#include "widgets/base/words/languages.h"

#include <QLabel>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace weft;
using namespace weft::gui;

namespace {

using Names = std::vector<std::string>;

Names namesOf(MainWindow& window)
{
    Names names;
    for (const RunItem& item : window.workspace()->runs()->items()) {
        for (const std::string& name : { item.entry.name, item.entry.workload, item.entry.fabric })
            names.push_back(name);
    }
    return names;
}

// What its views call a run is what the list calls it.
bool hasOneNameEach(MainWindow& window)
{
    return std::ranges::all_of(window.workspace()->runs()->items(),
        [](const RunItem& item) { return item.view == nullptr || item.view->name.toStdString() == item.entry.name; });
}

void settle(MainWindow& window)
{
    test::settle(window, 60, 2);
}

// The sample, a run of it as it is and one of a fabric that was edited.
void runTwice(MainWindow& window)
{
    window.openSample();
    settle(window);
    Workspace& open = *window.workspace();
    open.fabric()->setState({}, { (*open.fabric()->sealed())->linkKeys[0] }, { {}, 0.25, {}, {}, false });
    QVERIFY(open.run().isEmpty());
    settle(window);
}

} // namespace

class TestMadeNames : public weft::test::LanguageTest {
    Q_OBJECT

private slots:
    void filesHaveThemInEnglish_data()
    {
        QTest::addColumn<QString>("language");
        for (const char* code : { "ar", "de", "zh", "en" })
            QTest::newRow(code) << QString::fromLatin1(code);
    }
    void filesHaveThemInEnglish()
    {
        QFETCH(QString, language);
        QTemporaryDir folder;
        const QString path = folder.filePath("p.weft");
        Names english;
        {
            MainWindow window(false);
            window.show();
            runTwice(window);
            english = namesOf(window);
            QVERIFY(std::ranges::count(english, "Run 2") == 1);
        }
        Names said;
        widgets::useLanguage(language);
        {
            MainWindow window(false);
            window.show();
            runTwice(window);
            said = namesOf(window);
            QVERIFY((said == english) == (language == "en"));
            QVERIFY(window.saveTo(path));
        }
        Names stored;
        for (const project::RunEntry& entry : test::projectOnDisk(path).runs) {
            for (const std::string& name : { entry.name, entry.workload, entry.fabric })
                stored.push_back(name);
        }
        QVERIFY(stored == english);
        // Opened in other languages, and saved again there, twice.
        for (const char* code : { "en", "de", "zh" }) {
            widgets::useLanguage(QString::fromLatin1(code));
            MainWindow window(false);
            window.show();
            window.openFile(path);
            settle(window);
            QVERIFY(!window.workspace()->isModified());
            if (language == QLatin1String(code))
                QVERIFY(namesOf(window) == said);
            QVERIFY(hasOneNameEach(window));
            // The same workload, whatever it was called.
            QVERIFY(window.workspace()->run().isEmpty());
            settle(window);
            const RunItem& last = window.workspace()->runs()->items().back();
            QVERIFY(!last.changes.any());
            window.workspace()->runs()->setCompared(window.workspace()->runs()->items()[1].id, last.id);
            window.setMode(Mode::Compare);
            settle(window);
            const auto* note = window.findChild<QLabel*>("compareNote");
            QVERIFY(note != nullptr && !note->text().contains("orkloads"));
            window.workspace()->runs()->remove({ last.id });
            QVERIFY(window.saveTo(path));
            QCOMPARE(test::projectOnDisk(path).runs.front().name, std::string("Run 1"));
            QCOMPARE(test::projectOnDisk(path).runs.front().workload, stored[1]);
        }
    }

    // Older versions kept the names in the language that was in force. What a person called a run stays, and a name
    // that would be another run's too.
    void olderFilesAreReadInEveryLanguage_data()
    {
        QTest::addColumn<QString>("run");
        QTest::addColumn<QString>("edited");
        QTest::addColumn<QString>("sample");
        QTest::newRow("de") << "Lauf %1"
                            << "%1, bearbeitet"
                            << "Beispiel-Trainingsschritt";
        QTest::newRow("zh") << "运行 %1"
                            << "%1，已编辑"
                            << "示例训练步";
        QTest::newRow("ar") << "تشغيل \u2068%1\u2069"
                            << "\u200F%1، معدّل"
                            << "عيّنة خطوة تدريب";
    }
    void olderFilesAreReadInEveryLanguage()
    {
        QFETCH(QString, run);
        QFETCH(QString, edited);
        QFETCH(QString, sample);
        QTemporaryDir folder;
        const std::string path = folder.filePath("p.weft").toStdString();
        project::Project older;
        const auto add = [&](const QString& name, const QString& fabric) {
            project::RunEntry entry;
            entry.name = name.toStdString();
            entry.fabric = fabric.toStdString();
            entry.workload = sample.toStdString();
            entry.source.kind = project::WorkloadKind::Sample;
            older.runs.push_back(entry);
        };
        add(run.arg(1), "Ring(8)");
        add(run.arg(2), edited.arg("Ring(8)"));
        add(run.arg(3), edited.arg("Ring(8)") + " (2)");
        add(run.arg(3) + "b", "Ring(8)");
        add("Run 2", "Ring(8)");
        QVERIFY(project::saveProject(older, path));
        const std::string word = "Sample training step";
        const std::string second = run.arg(2).toStdString();
        const Names english { "Run 1", word, "Ring(8)", second, word, "Ring(8), edited", "Run 3", word,
            "Ring(8), edited (2)", run.arg(3).toStdString() + "b", word, "Ring(8)", "Run 2", word, "Ring(8)" };
        widgets::useLanguage(QStringLiteral("en"));
        {
            MainWindow window(false);
            window.openFile(QString::fromStdString(path));
            settle(window);
            QVERIFY(namesOf(window) == english);
            QVERIFY(!window.workspace()->isModified());
        }
        widgets::useLanguage(QStringLiteral("de"));
        MainWindow window(false);
        window.openFile(QString::fromStdString(path));
        settle(window);
        QCOMPARE(namesOf(window)[0], std::string("Lauf 1"));
        QCOMPARE(namesOf(window)[8], std::string("Ring(8), bearbeitet (2)"));
        QVERIFY(window.saveTo(QString::fromStdString(path)));
        Names stored;
        for (const project::RunEntry& entry : test::projectOnDisk(QString::fromStdString(path)).runs)
            stored.insert(stored.end(), { entry.name, entry.workload, entry.fabric });
        QVERIFY(stored == english);
    }

    // A person called a run as Weft would in English: both stay what they are.
    void givenNamesStay()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("p.weft");
        widgets::useLanguage(QStringLiteral("de"));
        Names before;
        for (int visit = 0; visit < 3; ++visit) {
            MainWindow window(false);
            window.show();
            if (visit == 0) {
                runTwice(window);
                window.workspace()->runs()->rename(window.workspace()->runs()->items()[1].id, "Run 1");
                before = namesOf(window);
                QVERIFY(std::ranges::count(before, "Lauf 1") == 1 && std::ranges::count(before, "Run 1") == 1);
            } else {
                window.openFile(path);
                settle(window);
                for (const std::string& name : before)
                    QVERIFY2(std::ranges::count(namesOf(window), name) > 0, name.c_str());
            }
            QVERIFY(window.saveTo(path));
        }
    }

    // One that began in another language has one name everywhere.
    void aRunThatIsUnderWayIsRenamedWhole()
    {
        MainWindow window(false);
        window.show();
        window.openSample();
        settle(window);
        QVERIFY(window.workspace()->run().isEmpty());
        window.setLanguage(QStringLiteral("de")); // before it is delivered
        settle(window);
        QCOMPARE(window.workspace()->runs()->items().back().entry.name, std::string("Lauf 2"));
        QVERIFY(hasOneNameEach(window));
    }
};

WEFT_TEST(TestMadeNames)
#include "tst_made_names.moc"
