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
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <future>

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
