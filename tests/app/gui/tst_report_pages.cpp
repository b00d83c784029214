// SPDX-License-Identifier: GPL-3.0-or-later
// A report as files: what is on which page and on which side of it, and that the same report gives the same bytes.
#include "tests/app/gui/report_reader.h"
#include "tests/support/test_program.h"
#include "widgets/report/report_dialog.h"
#include "widgets/report/report_html.h"
#include "widgets/report/report_pages.h"

#include <QPainter>
#include <QProcess>
#include <QSet>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <future>
#include <string>

#include <sys/stat.h>

using namespace weft;
using test::Found;
using test::readHtml;
using widgets::Report;
using widgets::ReportDialog;
using widgets::ReportSection;

namespace {

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

class TestReportPages : public QObject {
    Q_OBJECT

private slots:
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

    // The first column stands where reading begins, and the table at that side of the page.
    void aTableIsMirroredWithItsPage()
    {
        for (const bool mirrored : { false, true }) {
            Report report = tableReport(0);
            report.isRightToLeft = mirrored;
            const QString block(12, QChar(0x2588)); // ink
            report.sections[0].tables[0]
                = { {}, {}, { false, false, false }, { { block, QString(30, 'i'), QString(30, 'l') } }, {} };
            const QImage page = widgets::toImages(report, 600).at(0);
            // The block is the longest run of ink below the titles: it begins, or ends, at the margin.
            int longest = 0;
            int from = 0;
            for (int y = page.height() / 8; y < page.height() / 2; ++y) {
                int run = 0;
                for (int x = 0; x < page.width(); ++x) {
                    run = qGray(page.pixel(x, y)) < 96 ? run + 1 : 0;
                    if (run > longest) {
                        longest = run;
                        from = x - run + 1;
                    }
                }
            }
            const int aside = mirrored ? page.width() - from - longest : from;
            QVERIFY2(longest > 40 && aside < page.width() / 8, qPrintable(QString("%1 %2").arg(longest).arg(aside)));
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
                [](QPainter& painter, QSize size, const Watch&) { painter.fillRect(QRect({}, size), Qt::red); } });
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

WEFT_TEST(TestReportPages)
#include "tst_report_pages.moc"
