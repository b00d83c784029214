// SPDX-License-Identifier: GPL-3.0-or-later
// A stop ends the writing of a file, and leaves what was in its place.
#include "engine/io/text_stream.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace weft;

class TestOutputFile : public QObject {
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void aStopLeavesWhatWasThere_data()
    {
        QTest::addColumn<bool>("isLate");
        QTest::newRow("while it is written") << false;
        QTest::newRow("before it takes its place") << true;
    }
    void aStopLeavesWhatWasThere()
    {
        QFETCH(bool, isLate);
        QFile before(path("text"));
        QVERIFY(before.open(QIODevice::WriteOnly) && before.write("before") == 6);
        before.close();
        std::stop_source stop;
        Result<io::TextStream> out = io::TextStream::toFile(path("text").toStdString(), stop.get_token());
        QVERIFY(out.ok());
        const std::string block(1 << 20, 'x');
        *out << block;
        QVERIFY(!out->failed());
        if (isLate)
            *out << block;
        stop.request_stop();
        if (!isLate)
            *out << block;
        QVERIFY(out->failed());
        const Result<void> written = out->finish();
        QVERIFY(!written.ok());
        QVERIFY(written.error().code == ErrorCode::Cancelled);
        QVERIFY(before.open(QIODevice::ReadOnly));
        QCOMPARE(before.readAll(), "before");
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList { "text" });
    }

    void withoutAStopItIsWritten()
    {
        const std::stop_source stop;
        Result<io::TextStream> out = io::TextStream::toFile(path("text").toStdString(), stop.get_token());
        QVERIFY(out.ok());
        *out << "a text";
        QVERIFY(out->finish().ok());
        QFile file(path("text"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), "a text");
    }

private:
    [[nodiscard]] QString path(const QString& name) const { return m_folder->filePath(name); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

WEFT_TEST(TestOutputFile)
#include "tst_output_file.moc"
