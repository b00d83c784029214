// SPDX-License-Identifier: GPL-3.0-or-later
// What is plainly something else is called what it is; what may be a trace, gzip, JSON or XML is not.
#include "engine/io/foreign_file.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace weft;

class TestForeignFile : public QObject {
    Q_OBJECT

private slots:
    void kindsAreTold_data()
    {
        QTest::addColumn<QByteArray>("head");
        QTest::addColumn<QString>("kind");
        const auto row
            = [](const char* name, QByteArray head, const char* kind) { QTest::newRow(name) << head << QString(kind); };
        row("png", QByteArray("\x89PNG\r\n\x1A\n\0\0\0\rIHDR", 16), "a PNG picture");
        row("jpeg", "\xFF\xD8\xFF\xE0", "a JPEG picture");
        row("pdf", "%PDF-1.7\n", "a PDF document");
        row("zip", "PK\x03\x04rest", "a ZIP archive");
        row("elf",
            "\x7F"
            "ELF\x02\x01",
            "a program or library (ELF)");
        row("html", "\n <!DOCTYPE HTML><html>", "an HTML page");
        row("html with a mark", "\xEF\xBB\xBF<html lang=\"en\">", "an HTML page");
        row("svg", "<?xml version=\"1.0\"?>\n<svg xmlns=", "an SVG picture");
        row("tar",
            QByteArray(257, 'a')
                + "ustar\0"
                  "00",
            "a tar archive");
        row("gzip is read", "\x1F\x8B\x08", "");
        row("an algorithm", "<algo name=\"x\" nchannels=\"1\">", "");
        row("json", "{\"format\": 1}", "");
        row("a trace",
            QByteArray("\x07\x0A\x05"
                       "0.0.4",
                8),
            "");
        row("empty", "", "");
    }
    void kindsAreTold()
    {
        QFETCH(QByteArray, head);
        QFETCH(QString, kind);
        const auto found = io::foreignKind({ head.constData(), static_cast<std::size_t>(head.size()) });
        QCOMPARE(found ? QString::fromStdString(found->english()) : QString(), kind);
    }

    void theErrorSaysWhatItIs()
    {
        const Error error = io::foreignFile("a PNG picture", "x.png");
        QVERIFY(toString(error).starts_with("x.png: this is a PNG picture, which Weft does not read"));
    }
};

WEFT_TEST(TestForeignFile)
#include "tst_foreign_file.moc"
