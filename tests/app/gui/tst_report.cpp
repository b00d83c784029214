// SPDX-License-Identifier: GPL-3.0-or-later
// Reports through the window: which sections there are, in which order, and that the files can be read by others and
// are the same again.
#include "app/gui/views/report_sections.h"
#include "app/gui/window/main_window.h"
#include "tests/support/test_program.h"
#include "tests/support/window.h"
#include "widgets/base/command_registry.h"
#include "widgets/base/theme.h"
#include "widgets/report/report_dialog.h"
#include "widgets/report/report_html.h"
#include "widgets/report/report_pages.h"

#include <QAction>
#include <QElapsedTimer>
#include <QListWidget>
#include <QPainter>
#include <QProcess>
#include <QPushButton>
#include <QScrollArea>
#include <QSet>
#include <QStandardPaths>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QXmlStreamReader>

#include <algorithm>
#include <future>
#include <string>

#include <sys/stat.h>

using namespace weft;
using namespace weft::gui;
using widgets::Report;
using widgets::ReportDialog;
using widgets::ReportSection;

namespace {

ReportDialog* openReport(MainWindow& window)
{
    window.commands()->action(QStringLiteral("file.report"))->trigger();
    auto* dialog = window.findChild<ReportDialog*>();
    if (dialog == nullptr || !QTest::qWaitForWindowActive(dialog)
        || !QTest::qWaitFor([dialog] { return dialog->isMade(); }, 30'000))
        return nullptr;
    return dialog;
}

// What a browser finds: sections and rows by an independent reader, pictures by those that draw them.
struct Found {
    QStringList sections;
    int rows = 0;
    int pictures = 0;
    bool isSound = false;
};

Found readHtml(const QByteArray& html)
{
    Found found;
    QXmlStreamReader reader(html);
    found.isSound = true;
    while (!reader.atEnd()) {
        if (reader.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (reader.name() == QStringLiteral("section"))
            found.sections << reader.attributes().value("id").toString();
        found.rows += reader.name() == QStringLiteral("tr") ? 1 : 0;
        if (reader.name() != QStringLiteral("img"))
            continue;
        ++found.pictures;
        const QString source = reader.attributes().value("src").toString();
        const QByteArray bytes = QByteArray::fromBase64(source.section(',', 1).toLatin1());
        const bool isShapes = source.startsWith(QStringLiteral("data:image/svg+xml;base64,"));
        found.isSound = found.isSound && !reader.attributes().value("alt").isEmpty()
            && (isShapes ? QSvgRenderer(bytes).isValid() : !QImage::fromData(bytes).isNull());
    }
    found.isSound = found.isSound && !reader.hasError();
    return found;
}

Report tableReport(int rows)
{
    Report report;
    report.title = QStringLiteral("<Title> & \"more\"");
    report.language = QStringLiteral("en");
    report.key = "0123456789abcdef0123456789abcdef";
    ReportSection section { QStringLiteral("tables"), QStringLiteral("Tables"), {}, {}, {}, {} };
    widgets::ReportTable table { QStringLiteral("Rows"), { QStringLiteral("a"), QStringLiteral("b") }, { false, true },
        {}, {} };
    for (int row = 0; row < rows; ++row)
        table.rows.push_back({ QString::number(row), QStringLiteral("<%1 ms>").arg(row) });
    section.tables.push_back(std::move(table));
    report.sections.push_back(std::move(section));
    return report;
}

} // namespace

class TestReport : public QObject {
    Q_OBJECT

    // The sample, until every view has its picture.
    static void solve(MainWindow& window)
    {
        window.show();
        window.openSample();
        window.setMode(Mode::Analyze);
        QTRY_VERIFY(window.workspace()->currentRun() != nullptr);
        for (const char* view : { "timeline", "utilization", "heatmap" })
            QTRY_VERIFY2(!window.views()->find(view)->exports().empty(), view);
    }

private slots:
    void theSampleSaysWhatItHas()
    {
        MainWindow window(false);
        solve(window);
        if (QTest::currentTestFailed())
            return;
        QByteArray before;
        for (int visit = 0; visit < 2; ++visit) { // the second one finds the same
            ReportDialog* dialog = openReport(window);
            QVERIFY(dialog != nullptr);
            const Found found = readHtml(toHtml(dialog->report()));
            QVERIFY(found.isSound);
            QCOMPARE(found.sections,
                (QStringList {
                    "finding", "inputs", "topology", "metrics", "timeline", "utilization", "heatmap", "warnings" }));
            QCOMPARE(found.pictures, 4);
            QVERIFY(found.rows > 100);
            QVERIFY(visit == 0 || toHtml(dialog->report()) == before);
            before = toHtml(dialog->report());
            dialog->close();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            QVERIFY(window.findChild<ReportDialog*>() == nullptr);
        }
    }

    void aDarkWindowMakesTheSameReport()
    {
        MainWindow window(false);
        solve(window);
        if (QTest::currentTestFailed())
            return;
        QByteArray made;
        using widgets::ThemeKind;
        for (const ThemeKind theme : { ThemeKind::Light, ThemeKind::Dark, ThemeKind::Light }) {
            window.setTheme(theme);
            ReportDialog* dialog = openReport(window);
            QVERIFY(dialog != nullptr);
            const QByteArray html = toHtml(dialog->report());
            QVERIFY(made.isEmpty() || html == made);
            made = html;
            QCOMPARE(widgets::Theme::current().kind, theme); // as it was before
            dialog->close();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        }
    }

    // Views that no mode in force shows have never learnt a size; and where the clock stands is nobody's result.
    void theModeMakesNoDifference()
    {
        QByteArray made;
        for (const Mode mode : { Mode::Analyze, Mode::Design, Mode::Programs, Mode::Design }) {
            MainWindow window(false);
            window.setMode(Mode::Design);
            solve(window);
            if (QTest::currentTestFailed())
                return;
            window.setMode(mode);
            window.workspace()->time()->setVisible({ 1'000'000, 2'000'000 });
            window.workspace()->time()->setCursor(made.isEmpty() ? 0 : 1'500'000);
            window.resize(made.isEmpty() ? QSize(1400, 900) : QSize(1000, 640));
            ReportDialog* dialog = openReport(window);
            QVERIFY(dialog != nullptr);
            const QByteArray html = toHtml(dialog->report());
            QVERIFY2(made.isEmpty() || html == made, qPrintable(QString::number(static_cast<int>(mode))));
            made = html;
        }
    }

    void sectionsAreChosenAndOrderedByKeys()
    {
        MainWindow window(false);
        window.show();
        window.openSample();
        window.workspace()->jobs()->waitForAll();
        ReportDialog* dialog = openReport(window);
        QVERIFY(dialog != nullptr);
        auto* list = dialog->findChild<QListWidget*>(QStringLiteral("reportSections"));
        list->setCurrentRow(0);
        QTest::keyClick(list, Qt::Key_Space); // What was found: out
        QTest::keyClick(dialog->findChild<QPushButton*>(QStringLiteral("reportMoveDown")), Qt::Key_Space);
        for (int row = 2; row < list->count(); ++row) {
            if (list->item(row)->checkState() == Qt::Checked)
                list->item(row)->setCheckState(Qt::Unchecked);
        }
        QCOMPARE(readHtml(toHtml(dialog->report())).sections, QStringList { "inputs" });
        list->item(1)->setCheckState(Qt::Checked);
        QCOMPARE(readHtml(toHtml(dialog->report())).sections, (QStringList { "inputs", "finding" }));
        auto* pages = dialog->findChild<QScrollArea*>(QStringLiteral("reportPages"));
        QTRY_COMPARE(pages->widget()->findChildren<QLabel*>().size(), 1);
        for (int row = 2; row < list->count(); ++row)
            list->item(row)->setCheckState(Qt::Checked);
        QTRY_VERIFY(pages->widget()->findChildren<QLabel*>().size() > 3);
        // The PDF has the pages that one has seen.
        const auto pdf = toPdf(dialog->report());
        QVERIFY(pdf);
        QCOMPARE(pdf->count("/Type /Page\n"), pages->widget()->findChildren<QLabel*>().size());
        for (int row = 0; row < list->count(); ++row)
            list->item(row)->setCheckState(Qt::Unchecked);
        QTRY_VERIFY(!dialog->findChild<QPushButton*>(QStringLiteral("reportSave"))->isEnabled());
    }

    // The window goes on while the report of a fabric of 10,000 nodes is made. The bound is that of a machine which
    // others use too; the figure that is said is what counts.
    void aLargeReportLeavesTheWindowAlive()
    {
        QTemporaryDir folder;
        QFile file(folder.filePath("large.weft"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{ \"format\": \"weft-project\", \"version\": 1, \"fabric\": { \"format\": \"weft-topology\", "
                   "\"version\": 1, \"spec\": \"FatTree(8192,50GB/s,500ns,leaf=4)\" }, \"workload\": { \"kind\": "
                   "\"benchmark\", \"benchmark\": { \"pattern\": \"all-reduce\", \"bytes\": 67108864 } }, "
                   "\"settings\": { \"network\": \"aware\", \"record\": \"full\", \"system\": { "
                   "\"endpoint-delay\": 10, \"all-reduce-implementation\": [\"halvingDoubling\"] } } }");
        file.close();
        MainWindow window(false);
        window.resize(1400, 900);
        window.show();
        QCOMPARE(window.openFile(file.fileName()), QString());
        test::settle(window, 100, 3);
        QVERIFY(window.workspace()->fabric()->columns().nodeCount() >= 9'900);
        window.commands()->action(QStringLiteral("run.start"))->trigger();
        test::settle(window, 200, 4);
        QVERIFY(window.workspace()->currentRun() != nullptr);
        QElapsedTimer since;
        qint64 longest = 0;
        QTimer beat;
        connect(&beat, &QTimer::timeout, this, [&] { longest = std::max(longest, since.restart()); });
        beat.start(1);
        since.start();
        const ReportDialog* dialog = openReport(window);
        QVERIFY(dialog != nullptr);
        auto* pages = dialog->findChild<QScrollArea*>(QStringLiteral("reportPages"));
        QTRY_VERIFY_WITH_TIMEOUT(pages->widget()->findChildren<QLabel*>().size() > 3, 30'000);
        const auto pdf = toPdf(dialog->report());
        QVERIFY(pdf);
        qInfo("the longest turn took %lld ms; the PDF has %lld bytes", longest, qint64 { pdf->size() });
        QVERIFY2(longest < 500, qPrintable(QString::number(longest)));
        QVERIFY(pdf->size() < 5'000'000);
    }

    void withoutARunItSaysSo()
    {
        MainWindow window(false);
        window.show();
        window.workspace()->startNew();
        ReportDialog* dialog = openReport(window);
        QVERIFY(dialog != nullptr);
        QVERIFY(dialog->report().sections.empty());
        QVERIFY(!dialog->findChild<QPushButton*>(QStringLiteral("reportSave"))->isEnabled());
    }

    void whatIsWrittenIsEscapedAndTheSameAgain()
    {
        const Report report = tableReport(200);
        const Found found = readHtml(toHtml(report));
        QVERIFY(found.isSound);
        QCOMPARE(found.rows, 201);
        const std::optional<QByteArray> pdf = widgets::toPdf(report);
        QVERIFY(pdf && pdf->startsWith("%PDF-"));
        QVERIFY2(!pdf->contains("(D:"), "a PDF without a date");
        QTest::qWait(1100); // of a clock that counts seconds
        QCOMPARE(*pdf, *widgets::toPdf(report));
        QVERIFY(*pdf != *widgets::toPdf(tableReport(201)));
        // 200 rows are more than a page and less than ten.
        const auto images = widgets::toImages(report, 400);
        QVERIFY(images.size() > 2 && images.size() < 10);
        Report mirrored = report;
        mirrored.isRightToLeft = true;
        QVERIFY(toHtml(mirrored).contains("dir=\"rtl\""));
        QCOMPARE(widgets::toImages(mirrored, 400).size(), images.size());
        QVERIFY(widgets::toImages(mirrored, 400)[0] != images[0]);
    }

    // By the validator of the W3C: VNU_JAR names it where it is at hand.
    void aValidatorFindsNothing()
    {
        const QString validator = qEnvironmentVariable("VNU_JAR");
        if (validator.isEmpty() || QStandardPaths::findExecutable("java").isEmpty())
            QSKIP("VNU_JAR names no validator, or java is not installed");
        MainWindow window(false);
        solve(window);
        if (QTest::currentTestFailed())
            return;
        ReportDialog* dialog = openReport(window);
        QVERIFY(dialog != nullptr);
        Report report = dialog->report();
        ReportSection other { "other", "Other", { "Said & <done>" }, { { "a", "b" } }, {}, {}, {} };
        other.tables.push_back({ {}, {}, { false, true }, { { "no title", "1" } }, "Note" });
        other.tables.push_back({ "No rows", { "a" }, { false }, {}, {} });
        other.listings.push_back({ "Lines", "if (a < b)\n  c & d\n" });
        report.sections.push_back(std::move(other));
        QTemporaryDir folder;
        QFile file(folder.filePath("a.html"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(toHtml(report));
        file.close();
        QProcess java;
        java.setProcessChannelMode(QProcess::MergedChannels);
        java.start("java", { "-jar", validator, "--errors-only", file.fileName() });
        QVERIFY(java.waitForFinished(120'000));
        const QByteArray said = java.readAll();
        QVERIFY2(java.exitCode() == 0 && said.isEmpty(), said.constData());
    }

    // The first column stands where reading begins, and the table at that side of the page.
    void aTableIsMirroredWithItsPage()
    {
        for (const bool mirrored : { false, true }) {
            Report report = tableReport(0);
            report.isRightToLeft = mirrored;
            const QString block(12, QChar(0x2588)); // ink
            report.sections[0].tables[0] = { {}, {}, { false, false, false }, { { block, "a", "b" } }, {} };
            const QImage page = widgets::toImages(report, 600).at(0);
            int left = 0;
            int right = 0;
            for (int y = page.height() / 8; y < page.height() / 2; ++y) { // below the titles
                int dark = 0;
                for (int x = 0; x < page.width(); ++x)
                    dark += qGray(page.pixel(x, y)) < 96 ? 1 : 0;
                if (dark < 40)
                    continue;
                for (int x = 0; x < page.width(); ++x) {
                    if (qGray(page.pixel(x, y)) < 96)
                        ++(x < page.width() / 2 ? left : right);
                }
            }
            QVERIFY2((mirrored ? right : left) > 40 && (mirrored ? left : right) == 0,
                qPrintable(QString("%1 %2").arg(left).arg(right)));
        }
    }

    // Wherever on a page a section begins, its title is on the page of its picture, and so is what is said below that.
    void titlesStayWithTheirPictures()
    {
        if (QStandardPaths::findExecutable("pdftotext").isEmpty())
            QSKIP("pdftotext is not installed");
        QTemporaryDir folder;
        QSet<int> pagesSeen;
        for (int rows = 0; rows < 60; rows += 4) {
            Report report = tableReport(rows);
            ReportSection section { "picture", "Heading", {}, {}, {}, {} };
            section.pictures.push_back({ "Caption", QSize(960, 480), {}, false,
                [](QPainter& painter, QSize size) { painter.fillRect(QRect({}, size), Qt::red); } });
            drawPictures(section);
            widgets::ReportTable table { "Small", { "c" }, { false }, {}, "Note" };
            for (int row = 0; row < 6; ++row)
                table.rows.push_back({ QStringLiteral("cell%1").arg(row) });
            section.tables.push_back(table);
            report.sections.push_back(section);
            QFile file(folder.filePath("a.pdf"));
            QVERIFY(file.open(QIODevice::WriteOnly));
            const auto pdf = widgets::toPdf(report);
            QVERIFY(pdf && file.write(*pdf) == pdf->size());
            file.close();
            QProcess text;
            text.start("pdftotext", { file.fileName(), "-" });
            QVERIFY(text.waitForFinished());
            const QList<QByteArray> pages = text.readAllStandardOutput().split('\f');
            const auto pageOf = [&pages](const char* word) {
                return std::ranges::find_if(pages, [word](const QByteArray& page) { return page.contains(word); })
                    - pages.begin();
            };
            const std::string where = std::to_string(rows) + " rows";
            QVERIFY2(pageOf("Heading") == pageOf("Caption"), where.c_str());
            for (const char* word : { "cell0", "cell5", "Note" })
                QVERIFY2(pageOf("Small") == pageOf(word), where.c_str());
            pagesSeen.insert(static_cast<int>(pageOf("Heading")));
            const auto images = widgets::toImages(report, 200);
            const QImage& page = images.at(static_cast<std::size_t>(pageOf("Heading")));
            bool isThere = false;
            for (int y = 0; y < page.height(); ++y)
                isThere = isThere || page.pixelColor(100, y) == Qt::red;
            QVERIFY2(isThere, where.c_str());
        }
        QVERIFY(pagesSeen.size() > 1);
    }

    void aStopWritesNothing()
    {
        QTemporaryDir folder;
        std::stop_source stop;
        stop.request_stop();
        for (const char* name : { "a.pdf", "a.html" }) {
            QVERIFY(
                !ReportDialog::write(tableReport(10), folder.filePath(name), { stop.get_token(), nullptr }).isEmpty());
            QVERIFY(!QFile::exists(folder.filePath(name)));
            QVERIFY(!ReportDialog::write(tableReport(10), folder.filePath("none/") + name, {}).isEmpty());
        }
    }

    // What is no file is written to, and stays what it is.
    void aPipeGetsTheReport()
    {
        QTemporaryDir folder;
        const QString pipe = folder.filePath("pipe.html");
        QCOMPARE(mkfifo(qPrintable(pipe), 0600), 0);
        auto read = std::async(std::launch::async, [pipe] {
            QFile file(pipe);
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        });
        QCOMPARE(ReportDialog::write(tableReport(10), pipe, {}), QString());
        QCOMPARE(read.get(), toHtml(tableReport(10)));
        struct stat now { };
        QVERIFY(stat(qPrintable(pipe), &now) == 0 && S_ISFIFO(now.st_mode));
    }
};

WEFT_TEST(TestReport)
#include "tst_report.moc"
