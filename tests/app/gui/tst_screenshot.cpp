// SPDX-License-Identifier: GPL-3.0-or-later
// The program as scripts call it: pictures of the whole window, lists, and exit codes.
#include "app/gui/window/main_window.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QImage>
#include <QProcess>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

namespace {

struct Outcome {
    int code = -1;
    QString out;
    QString err;
};

Outcome run(const QStringList& arguments)
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.remove("QT_QPA_PLATFORM"); // the program must choose it by itself
    environment.remove("DISPLAY");
    environment.remove("WAYLAND_DISPLAY");
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(WEFT_GUI_PROGRAM), arguments);
    if (!process.waitForFinished(120'000))
        return {};
    return { process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
        QString::fromUtf8(process.readAllStandardError()) };
}

int coloursOf(const QImage& image)
{
    QSet<QRgb> seen;
    for (int y = 0; y < image.height(); y += 3) {
        for (int x = 0; x < image.width(); x += 3)
            seen.insert(image.pixel(x, y));
    }
    return static_cast<int>(seen.size());
}

} // namespace

class TestScreenshot : public QObject {
    Q_OBJECT

private slots:
    void everyViewOfTheSample()
    {
        const Outcome list = run({ "--list-views" });
        QCOMPARE(list.code, 0);
        const QStringList lines = list.out.trimmed().split('\n');
        QVERIFY(lines.size() >= 15);
        QTemporaryDir folder;
        for (const QString& line : lines) {
            const QString view = line.section('\t', 0, 0);
            const QString file = folder.filePath(view + ".png");
            QStringList arguments { "--view", view, "--screenshot", file };
            if (view != "welcome")
                arguments << "--sample"
                          << "default";
            const Outcome made = run(arguments);
            QVERIFY2(made.code == 0, qPrintable(view + ": " + made.err));
            const QImage image(file);
            QCOMPARE(image.size(), QSize(1400, 900));
            QVERIFY2(coloursOf(image) > 20, qPrintable(view));
        }
    }

    void timeSizeAndTheme()
    {
        QTemporaryDir folder;
        const QString light = folder.filePath("light.png");
        const QString dark = folder.filePath("dark.png");
        for (const QString& theme : { QString("light"), QString("dark") }) {
            const Outcome made = run({ "--sample", "default", "--mode", "analyze", "--time", "1000000", "--size",
                "1000x700", "--theme", theme, "--screenshot", folder.filePath(theme + ".png") });
            QVERIFY2(made.code == 0, qPrintable(made.err));
        }
        QCOMPARE(QImage(light).size(), QSize(1000, 700));
        QVERIFY(qGray(QImage(light).pixel(2, 2)) > 200);
        QVERIFY(qGray(QImage(dark).pixel(2, 2)) < 80);
    }

    void samplesAreListed()
    {
        const Outcome list = run({ "--list-samples" });
        QCOMPARE(list.code, 0);
        QVERIFY(list.out.startsWith("default\t"));
        QVERIFY(list.out.contains("\nattention\t"));
    }

    void mistakesEndWithTwo()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath("x.png");
        QCOMPARE(run({ "--nonsense" }).code, 2);
        QCOMPARE(run({ "--view", "tea", "--screenshot", file }).code, 2);
        const Outcome missing = run({ "--project", "/nowhere.weft", "--screenshot", file });
        QCOMPARE(missing.code, 2);
        QVERIFY(missing.err.contains("/nowhere.weft"));
        QFile broken(folder.filePath("broken.weft"));
        QVERIFY(broken.open(QIODevice::WriteOnly));
        broken.write("{ \"format\": \"weft-project\",\n oops }");
        broken.close();
        const Outcome damaged = run({ "--project", broken.fileName(), "--screenshot", file });
        QCOMPARE(damaged.code, 2);
        QVERIFY2(damaged.err.contains("broken.weft:2"), qPrintable(damaged.err));
        const Outcome unwritable = run({ "--sample", "default", "--screenshot", "/nowhere/x.png" });
        QCOMPARE(unwritable.code, 2);
        QVERIFY(unwritable.err.contains("/nowhere/x.png"));
    }

    void reportsAreTheSameFromTwoProcesses()
    {
        QTemporaryDir folder;
        for (const QString& ending : { QString("html"), QString("pdf") }) {
            QByteArray first;
            for (const char* name : { "a.", "b." }) {
                const QString file = folder.filePath(name + ending);
                const Outcome made = run({ "--sample", "default", "--mode", "analyze", "--report", file });
                QVERIFY2(made.code == 0, qPrintable(made.err));
                QFile written(file);
                QVERIFY(written.open(QIODevice::ReadOnly));
                const QByteArray bytes = written.readAll();
                QVERIFY(bytes.size() > 10'000);
                QVERIFY(first.isEmpty() || bytes == first);
                first = bytes;
            }
        }
        const QString few = folder.filePath("few.html");
        QCOMPARE(run({ "--sample", "default", "--report", few, "--sections", "warnings,finding" }).code, 0);
        QFile written(few);
        QVERIFY(written.open(QIODevice::ReadOnly));
        const QByteArray bytes = written.readAll();
        QCOMPARE(bytes.count("<section "), 2);
        QVERIFY(bytes.indexOf("<section id=\"warnings\"") < bytes.indexOf("<section id=\"finding\""));
    }

    // A copy of a project alone has all that makes its results again; results that are there and broken are an error.
    void aProjectWithoutItsResultsRunsAgain()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("p.weft");
        {
            weft::gui::MainWindow window(false);
            window.openSample();
            window.workspace()->jobs()->waitForAll();
            QVERIFY(window.saveTo(path));
        }
        const QString page = folder.filePath("page.html");
        QDir results(folder.filePath("p.data"));
        const QStringList names = results.entryList({ "*.weftrun" });
        QCOMPARE(names.size(), 1);
        QFile(results.filePath(names.front())).resize(100);
        const Outcome broken = run({ "--project", path, "--report", page });
        QVERIFY2(broken.code == 1 && broken.err.contains("cannot be read"), qPrintable(broken.err));
        QVERIFY(!QFile::exists(page));
        QVERIFY(results.removeRecursively());
        const QByteArray before = contentOf(path);
        for (int visit = 0; visit < 2; ++visit) {
            const Outcome made = run({ "--project", path, "--report", page });
            QVERIFY2(made.code == 0, qPrintable(made.err));
            QVERIFY(contentOf(page).contains("7.954"));
            QVERIFY(QFile::remove(page));
        }
        QCOMPARE(contentOf(path), before);
    }

    static QString project(const QTemporaryDir& folder, const char* name, const QByteArray& parts)
    {
        QFile file(folder.filePath(name));
        if (file.open(QIODevice::WriteOnly))
            file.write("{ \"format\": \"weft-project\", \"version\": 1" + parts + " }");
        return file.fileName();
    }

    static QByteArray contentOf(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    // Four NPUs in a ring move 4000 bytes in six steps of 1000 at 1 GB/s.
    void whatHasNoRunIsRunFirst()
    {
        QTemporaryDir folder;
        const QByteArray fabric = ", \"fabric\": { \"format\": \"weft-topology\", \"version\": 1, \"spec\": "
                                  "\"Ring(4,1GB/s,0ns)\" }";
        const QByteArray workload = ", \"workload\": { \"kind\": \"benchmark\", \"benchmark\": { \"pattern\": "
                                    "\"all-reduce\", \"bytes\": 4000 } }";
        const QByteArray settings = ", \"settings\": { \"network\": \"aware\", \"record\": \"full\", "
                                    "\"system\": { \"endpoint-delay\": 0 } }";
        const QString whole = project(folder, "whole.weft", fabric + workload + settings);
        const QByteArray before = contentOf(whole);
        const QString page = folder.filePath("page.html");
        const QString picture = folder.filePath("page.png");
        for (int visit = 0; visit < 2; ++visit) {
            // With a picture of the same window, if that is asked for too.
            const Outcome made = run({ "--project", whole, "--report", page, "--screenshot", picture });
            QVERIFY2(made.code == 0 && made.err.isEmpty(), qPrintable(made.err));
            const QByteArray html = contentOf(page);
            QVERIFY(html.contains("6\xc2\xa0µs"));
            for (const char* id : { "finding", "topology", "timeline", "utilization", "heatmap" })
                QVERIFY2(html.contains(QByteArray("<section id=\"") + id), id);
            QCOMPARE(QImage(picture).size(), QSize(1400, 900));
            QVERIFY(QFile::remove(page) && QFile::remove(picture));
        }
        QCOMPARE(contentOf(whole), before);
        // What says nothing is named, and the rest is written.
        const Outcome part = run({ "--project", whole, "--report", page, "--sections", "comparison,finding" });
        QVERIFY2(part.code == 0 && part.err.contains("'comparison'"), qPrintable(part.err));
        QCOMPARE(contentOf(page).count("<section "), 1);
        QVERIFY(QFile::remove(page));
        // One that cannot run has nothing to report, and neither file is written.
        const std::vector<std::pair<QByteArray, QString>> cannot { { fabric + settings, "no workload" },
            { settings, "no workload" }, { workload + settings, "no workload" } };
        for (const auto& [parts, why] : cannot) {
            for (int visit = 0; visit < 2; ++visit) {
                const Outcome made = run(
                    { "--project", project(folder, "part.weft", parts), "--report", page, "--screenshot", picture });
                QCOMPARE(made.code, 1);
                QVERIFY2(made.err.contains("there is no run to report. There is no") && made.err.contains(why),
                    qPrintable(made.err));
                QVERIFY(!QFile::exists(page) && !QFile::exists(picture));
            }
        }
        // Its fabric can be shown, by somebody who asks for that.
        const QString drawn = project(folder, "drawn.weft", fabric);
        QCOMPARE(run({ "--project", drawn, "--report", page, "--sections", "topology" }).code, 0);
        QVERIFY(contentOf(page).contains("<section id=\"topology\""));
        QVERIFY(QFile::remove(page));
        QCOMPARE(run({ "--project", drawn, "--report", page, "--sections", "finding,timeline" }).code, 1);
        QVERIFY(!QFile::exists(page));
        const Outcome nowhere = run({ "--project", whole, "--report", "/nowhere/a.html", "--screenshot", picture });
        QVERIFY(nowhere.code == 2 && !QFile::exists(picture));
    }

    void wrongReportsAreRefused()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath("a.html");
        const auto written = [&folder](const char* name, const QByteArray& content) {
            QFile made(folder.filePath(name));
            if (made.open(QIODevice::WriteOnly))
                made.write(content);
            return made.fileName();
        };
        const QString broken = written("broken.weft", "{ \"format\": \"weft-project\",\n oops }");
        const QString foreign = written("foreign.bin", QByteArray(2000, '\x07'));
        const QString table = written("table.csv", "name,price\ntea,3\n");
        const QString links = written("links.csv", "src,dst,bandwidth_GiBs,latency_us\n0,1,50,0.5\n1,0,50,0.5\n");
        const std::vector<std::pair<QStringList, QString>> cases {
            { { "--report", "a.doc" }, "ends with .html or .pdf" }, { { "--sections", "finding" }, "--report" },
            { { "--report", file, "--sections", "finding,nothing" }, "unknown section 'nothing'" },
            { { "--report", file, "--sections", "finding,finding" }, "named twice" },
            { { "--report", file, "none.weft" }, "none.weft" },
            { { "--project", broken, "--report", file }, "broken.weft:2" },
            { { "--project", foreign, "--report", file }, "foreign.bin" },
            { { "--project", table, "--report", file }, "table.csv" },
            { { "--project", links, "--report", file }, "--project wants a project" }, // and it is a fabric
            { { "--project", links, "--screenshot", "x.png" }, "links.csv is none" },
            { { "--project", folder.path(), "--report", file }, folder.path() },
            { { "--project", broken, "--sample", "default", "--report", file }, "'default' cannot both" },
            { { broken, "--sample", "attention", "--report", file }, "'attention' cannot both" },
            { { "--sample", "default", "--report", "/nowhere/a.pdf" }, "/nowhere/a.pdf" }
        };
        for (const auto& [arguments, message] : cases) {
            const Outcome made = run(arguments);
            QCOMPARE(made.code, 2);
            QVERIFY2(made.err.contains(message), qPrintable(made.err));
            QVERIFY(!QFile::exists(file));
        }
        QVERIFY(run({ "--list-sections" }).out.startsWith("finding\t"));
    }
};

WEFT_TEST(TestScreenshot)
#include "tst_screenshot.moc"
