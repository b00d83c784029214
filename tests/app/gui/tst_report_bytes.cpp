// SPDX-License-Identifier: GPL-3.0-or-later
// A report as bytes: where they go, that a stop leaves none, and that they are of the input alone.
#include "tests/app/gui/table_report.h"
#include "tests/support/test_program.h"
#include "widgets/base/jobs/file_bytes.h"
#include "widgets/report/report_dialog.h"
#include "widgets/report/report_html.h"
#include "widgets/report/report_pages.h"

#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <chrono>
#include <ctime>
#include <future>
#include <vector>

#include <sys/stat.h>

using namespace weft;
using test::tableReport;
using widgets::Report;
using widgets::ReportDialog;
using widgets::writeBytes;

class TestReportBytes : public QObject {
    Q_OBJECT

private slots:
    void aStopWritesNothing()
    {
        QTemporaryDir folder;
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!toHtml(tableReport(10), { stop.get_token(), nullptr }).has_value());
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
        QCOMPARE(read.get(), *toHtml(tableReport(10)));
        struct stat now { };
        QVERIFY(stat(qPrintable(pipe), &now) == 0 && S_ISFIFO(now.st_mode));
        // While nobody reads it, it is waited for, and that can be stopped.
        std::stop_source stop;
        auto written = std::async(std::launch::async, [&] {
            return ReportDialog::write(tableReport(10), pipe, { stop.get_token(), nullptr });
        });
        QCOMPARE(written.wait_for(std::chrono::milliseconds(100)), std::future_status::timeout);
        stop.request_stop();
        QVERIFY(written.get().contains(pipe));
        QString error;
        QVERIFY(!writeBytes(pipe, "x", error) && error.contains(pipe)); // who cannot be stopped does not wait
    }

    // Neither the day nor the time zone is of the input; tables of a PDF say where its objects are.
    void aPdfIsOfNoTimeZone()
    {
        const QByteArray zone = qgetenv("TZ");
        std::vector<QByteArray> made;
        for (const char* name : { "UTC", "Asia/Tokyo", "America/St_Johns" }) {
            qputenv("TZ", name);
            tzset();
            made.push_back(*toPdf(tableReport(40)));
        }
        zone.isNull() ? qunsetenv("TZ") : qputenv("TZ", zone);
        tzset();
        const QByteArray& pdf = made.front();
        QVERIFY(made[1] == pdf && made[2] == pdf);
        QVERIFY(!pdf.contains("Date"));
        QVERIFY(pdf.contains("/ID [<0123456789abcdef0123456789abcdef> <0123456789abcdef0123456789abcdef>]")); // the key
        checkTable(pdf);
    }

    // Of a run that a file keeps it is the moment that the file says.
    void aPdfHasTheDateOfItsRun()
    {
        Report report = tableReport(40);
        for (const auto& [when, date] : std::vector<std::pair<QByteArray, QByteArray>> {
                 { "2026-11-27T22:52:10Z", "/CreationDate (D:20261127225210Z)\n" }, { "2026-11-27", {} },
                 { "2026-11-27T22:52:10+01:00", {} }, { ")) >> ", {} } }) {
            report.when = when;
            const QByteArray pdf = *toPdf(report);
            QCOMPARE(pdf.contains("Date"), !date.isEmpty());
            QVERIFY2(pdf.contains(date), date.constData());
            checkTable(pdf);
        }
    }

    // "ff" may be one sign on paper; who copies a hash wants its letters.
    void lettersAreCopiedOneByOne()
    {
        if (QStandardPaths::findExecutable("pdftotext").isEmpty())
            QSKIP("pdftotext is not installed");
        QTemporaryDir folder;
        Report report = tableReport(1);
        report.sections.front().facts = { { "Hash", "0ff1ffce5ffb6" }, { "تجزئة", "نسيج" } };
        for (const bool isRightToLeft : { false, true }) {
            report.isRightToLeft = isRightToLeft;
            QVERIFY(ReportDialog::write(report, folder.filePath("a.pdf"), {}).isEmpty());
            QProcess text;
            text.start("pdftotext", { folder.filePath("a.pdf"), "-" });
            QVERIFY(text.waitForFinished());
            const QString said = QString::fromUtf8(text.readAllStandardOutput());
            QVERIFY2(said.contains("0ff1ffce5ffb6"), qPrintable(said));
            // Its letters have the shapes of their places, and no spaces between them.
            QVERIFY2(said.normalized(QString::NormalizationForm_KC).contains("تجزئة"), qPrintable(said));
        }
    }

private:
    // Says of every object where it is.
    static void checkTable(const QByteArray& pdf)
    {
        const qsizetype table = pdf.mid(pdf.lastIndexOf("startxref") + 10).split('\n').constFirst().toLongLong();
        QVERIFY(pdf.mid(table).startsWith("xref\n0 "));
        const QList<QByteArray> lines = pdf.mid(table).split('\n');
        const qsizetype count = lines[1].split(' ')[1].toLongLong();
        QVERIFY(count > 10);
        for (qsizetype object = 1; object < count; ++object) {
            const QByteArray& entry = lines[object + 2];
            if (entry.contains(" n"))
                QVERIFY2(pdf.mid(entry.left(10).toLongLong()).startsWith(QByteArray::number(object) + " 0 obj"),
                    entry.constData());
        }
    }
};

WEFT_TEST(TestReportBytes)
#include "tst_report_bytes.moc"
