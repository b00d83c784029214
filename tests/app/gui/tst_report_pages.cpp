// SPDX-License-Identifier: GPL-3.0-or-later
// A report as files: what is on which page and on which side of it, and that the same report gives the same bytes.
#include "tests/app/gui/report_reader.h"
#include "tests/app/gui/table_report.h"
#include "tests/support/test_program.h"
#include "widgets/report/report_dialog.h"
#include "widgets/report/report_html.h"
#include "widgets/report/report_pages.h"
#include "widgets/report/table_fit.h"

#include <QFontDatabase>
#include <QFontMetricsF>
#include <QPainter>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <numeric>
#include <string>

using namespace weft;
using test::Found;
using test::readHtml;
using test::tableReport;
using widgets::Report;
using widgets::ReportDialog;
using widgets::ReportSection;

class TestReportPages : public QObject {
    Q_OBJECT

private slots:
    // Who has left waits for nothing to be laid out.
    void whatIsStoppedIsNotLaidOut()
    {
        std::stop_source source;
        source.request_stop();
        Progress progress;
        const Watch watch { source.get_token(), &progress };
        QVERIFY(widgets::toImages(tableReport(200), 400, watch).empty());
        QVERIFY(!widgets::toPdf(tableReport(200), watch));
        QCOMPARE(progress.total(), std::uint64_t { 0 }); // pages were not even counted
    }

    void whatIsWrittenIsEscapedAndTheSameAgain()
    {
        const Report report = tableReport(200);
        const Found found = readHtml(*toHtml(report));
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
        QVERIFY(toHtml(mirrored)->contains("dir=\"rtl\""));
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

    // Thin, between any two rows, as far as the table goes.
    void rowsHaveLinesBetweenThem()
    {
        const QImage page = widgets::toImages(tableReport(8), 1600).at(0);
        int lines = 0; // one below another, of a column of pixels that no letter stands in
        const int x = page.width() * 48 / 595; // left of the letters
        bool isInk = false;
        for (int y = page.height() / 10; y < page.height() / 2; ++y) {
            const bool ink = qGray(page.pixel(x, y)) < 232;
            lines += ink && !isInk ? 1 : 0;
            isInk = ink;
        }
        QVERIFY2(lines >= 9, qPrintable(QString::number(lines))); // below the head and below each row
    }

    // Runs may have long names, which stand above short figures.
    void longHeadsLeaveRoomForCells()
    {
        constexpr double kRoom = 505;
        const QString name = "baseline of 64 NPUs, 250 GB/s, halving and doubling, 4 chunks";
        const QStringList row { "npu20 → switch4, the link", "38 %", "24.4 %", "−13.6 pp" };
        widgets::ReportTable table { {}, { "Link", name, name, "Difference" }, { false, true, true, true }, { row },
            {} };
        const widgets::TableFit fit = widgets::fitTable(table, 9, 8, kRoom);
        QCOMPARE(fit.widths.size(), std::size_t { 4 });
        QCOMPARE(fit.points, 9.0);
        QFont font;
        font.setPixelSize(100);
        for (std::size_t column = 0; column < 4; ++column) {
            const double whole = QFontMetricsF(font).horizontalAdvance(row[qsizetype(column)]) / 100 * fit.points;
            QVERIFY2(fit.widths[column] > whole + 7,
                qPrintable(QString("%1: %2 of %3").arg(column).arg(fit.widths[column]).arg(whole)));
        }
        QVERIFY(std::accumulate(fit.widths.begin(), fit.widths.end(), 0.0) <= kRoom);
        // A name among many figures is not a word a line.
        for (int more = 0; more < 6; ++more) {
            table.header << "Kommunikation";
            table.isNumber.push_back(true);
            table.rows[0] << "12.34 ms";
        }
        table.rows[0][0] = name;
        const widgets::TableFit wide = widgets::fitTable(table, 9, 8, kRoom);
        QVERIFY(wide.widths[0] > 9 * wide.points);
    }

    // Words of a wide table are never broken, whatever its letters must become; nor is anything beside the page.
    void wideTablesKeepTheirWordsWhole()
    {
        if (QStandardPaths::findExecutable("pdftotext").isEmpty())
            QSKIP("pdftotext is not installed");
        QTemporaryDir folder;
        for (const bool mirrored : { false, true }) {
            Report report = tableReport(0);
            report.isRightToLeft = mirrored;
            widgets::ReportTable table { "Wide", {}, {}, {}, {} };
            QStringList row;
            QStringList words;
            for (int column = 0; column < 11; ++column) {
                words << QString(column % 3 == 0 ? "Kommunikation%1" : "Bytes%1").arg(column);
                table.header << words.back() + ", Mittel der Raenge";
                table.isNumber.push_back(column > 0);
                row << QStringLiteral("12,34 ms");
            }
            table.rows.push_back(row);
            report.sections[0].tables = { table };
            QFile file(folder.filePath("wide.pdf"));
            QVERIFY(file.open(QIODevice::WriteOnly));
            const auto pdf = widgets::toPdf(report);
            QVERIFY(pdf && file.write(*pdf) == pdf->size());
            file.close();
            QProcess text;
            text.start("pdftotext", { file.fileName(), "-" });
            QVERIFY(text.waitForFinished());
            const QByteArray said = text.readAllStandardOutput();
            for (const QString& word : words)
                QVERIFY2(said.contains(word.toUtf8()), said.constData());
            // The margins are empty.
            const QImage page = widgets::toImages(report, 800).at(0);
            for (const int x : { page.width() * 40 / 595, page.width() * 555 / 595 }) {
                for (int y = 0; y < page.height(); ++y)
                    QVERIFY(qGray(page.pixel(x, y)) > 250);
            }
        }
    }

    // Figures are on one line, and a row is on one page however many lines it has.
    void rowsAreNotBroken()
    {
        if (QStandardPaths::findExecutable("pdftotext").isEmpty())
            QSKIP("pdftotext is not installed");
        QTemporaryDir folder;
        for (const bool mirrored : { false, true }) {
            Report report = tableReport(0);
            report.isRightToLeft = mirrored;
            widgets::ReportTable table { "Rows", { "Name", "Other" }, { false, false }, {}, {} };
            for (int figure = 0; figure < 7; ++figure) {
                table.header << "Figure";
                table.isNumber.push_back(true);
            }
            for (int row = 0; row < 80; ++row) {
                QStringList cells { QStringLiteral("begin%1 %2 end%1")
                                        .arg(row, 2, 10, QChar('0'))
                                        .arg(QStringLiteral("words of it ").repeated(9)),
                    QStringLiteral("words of another ").repeated(4) };
                for (int figure = 0; figure < 7; ++figure)
                    cells << QStringLiteral("1,%1\u00A0ms").arg(100 + row);
                table.rows.push_back(cells);
            }
            report.sections[0].tables = { table };
            QFile file(folder.filePath("rows.pdf"));
            QVERIFY(file.open(QIODevice::WriteOnly));
            const auto pdf = widgets::toPdf(report);
            QVERIFY(pdf && file.write(*pdf) == pdf->size());
            file.close();
            QProcess text;
            text.start("pdftotext", { "-layout", file.fileName(), "-" });
            QVERIFY(text.waitForFinished());
            const QString all = QString::fromUtf8(text.readAllStandardOutput());
            QVERIFY(all.count('\f') > 2);
            for (const QString& page : all.split('\f')) {
                QVERIFY2(page.trimmed().isEmpty() || page.contains("begin"), "a page with rows on it");
                static const QRegularExpression begin("begin\\d\\d");
                static const QRegularExpression end("end\\d\\d");
                QCOMPARE(page.count(begin), page.count(end));
            }
            const QString last = QString(all).remove(QChar(0xA0)).remove(' ');
            QVERIFY2(last.count("1,179") == 7, qPrintable(all.right(1500)));
        }
    }

    // A section that goes to the next page begins where the text of every page begins.
    void noPageBeginsLower()
    {
        Report report = tableReport(20);
        for (int number = 0; number < 3; ++number) {
            ReportSection section { "picture", "Heading", {}, {}, {}, {} };
            section.pictures.push_back({ "Caption", QSize(960, 900), {}, false,
                [](QPainter& painter, QSize size, const Watch&) { painter.fillRect(QRect({}, size), Qt::red); } });
            drawPictures(section);
            report.sections.push_back(section);
        }
        const auto images = widgets::toImages(report, 600);
        QVERIFY(images.size() >= 4);
        const int margin = images[0].width() * 45 / 595;
        for (std::size_t number = 1; number < images.size(); ++number) {
            int top = 0;
            for (bool isInk = false; !isInk && top < images[number].height(); ++top) {
                for (int x = 0; x < images[number].width() && !isInk; ++x)
                    isInk = qGray(images[number].pixel(x, top)) < 200;
            }
            QVERIFY2(top >= margin && top < margin + 10, qPrintable(QString("%1: %2").arg(number).arg(top)));
        }
    }

    // Wherever on a page a long table begins, and however few of its rows go on alone.
    void onlyTheLastPageOfALongTableEndsEarly()
    {
        for (int above = 0; above < 6; ++above) {
            for (int rows = 20; rows < 100; ++rows) {
                for (const bool hasNote : { false, true }) {
                    Report report = tableReport(rows);
                    report.sections[0].sentences = QStringList(above, QStringLiteral("a sentence"));
                    report.sections[0].tables[0].note = hasNote ? QStringLiteral("a note") : QString();
                    const std::vector<QImage> pages = widgets::toImages(report, 200);
                    for (std::size_t page = 0; page + 1 < pages.size(); ++page) {
                        int lowest = 0; // ink above the footer
                        for (int y = 0; y < pages[page].height() * 9 / 10; ++y) {
                            for (int x = 0; x < 200; ++x)
                                lowest = qGray(pages[page].pixel(x, y)) < 160 ? y : lowest;
                        }
                        QVERIFY2(lowest > pages[page].height() * 3 / 4,
                            qPrintable(QString("%1 sentences, %2 rows: page %3 ends at %4")
                                           .arg(above)
                                           .arg(rows)
                                           .arg(page + 1)
                                           .arg(lowest)));
                    }
                }
            }
        }
    }

    // Wherever on a page a section begins, its title is on the page of its picture, and so is what is said below that.
    void titlesStayWithTheirPictures()
    {
        if (QStandardPaths::findExecutable("pdftotext").isEmpty())
            QSKIP("pdftotext is not installed");
        QTemporaryDir folder;
        QSet<int> pagesSeen;
        for (int rows = 0; rows < 60; rows += rows < 20 ? 1 : 4) {
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
            for (const char* word : { "Heading", "Small", "cell0", "Note" }) // nothing is there twice
                QVERIFY2(pages.join().count(word) == 1, where.c_str());
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

    // Pictures become a little smaller before a page is begun for a heading and a word.
    void noPageIsBegunForAWord()
    {
        QSet<std::size_t> pagesSeen;
        for (int height = 330; height < 430; height += 6) {
            Report report = tableReport(0);
            report.sections.clear();
            for (const char* name : { "one", "two" }) {
                ReportSection section { name, name, {}, {}, {}, {} };
                section.pictures.push_back({ "Caption", QSize(640, height), {}, false,
                    [](QPainter& painter, QSize size, const Watch&) { painter.fillRect(QRect({}, size), Qt::red); } });
                drawPictures(section);
                report.sections.push_back(std::move(section));
            }
            ReportSection last { "last", "Warnings", { "None." }, {}, {}, {} };
            report.sections.push_back(std::move(last));
            const std::vector<QImage> images = widgets::toImages(report, 300);
            int inked = 0; // rows above the number of the page
            for (int y = 0; y < images.back().height() * 9 / 10; ++y) {
                bool has = false;
                for (int x = 0; x < images.back().width(); ++x)
                    has = has || qGray(images.back().pixel(x, y)) < 200;
                inked += has ? 1 : 0;
            }
            QVERIFY2(inked > 30, qPrintable(QStringLiteral("%1 px high: %2 rows").arg(height).arg(inked)));
            pagesSeen.insert(images.size());
        }
        QCOMPARE(pagesSeen, (QSet<std::size_t> { 1, 2 }));
    }

    // Where no Chinese font has bold letters, the Latin ones beside them are not bold either.
    void boldWordsAreWhole()
    {
        bool hasBold = false;
        for (const QString& family : QFontDatabase::families(QFontDatabase::SimplifiedChinese)) {
            for (const QString& style : QFontDatabase::styles(family))
                hasBold = hasBold || QFontDatabase::weight(family, style) >= QFont::DemiBold;
        }
        Report report = tableReport(3);
        report.title = QString::fromUtf8("NPU 的运行 1");
        QVERIFY(widgets::toPdf(report)->contains("Bold"));
        report.language = QStringLiteral("zh");
        QCOMPARE(widgets::toPdf(report)->contains("Bold"), hasBold);
    }
};

WEFT_TEST(TestReportPages)
#include "tst_report_pages.moc"
