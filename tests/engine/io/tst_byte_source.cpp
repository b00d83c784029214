// SPDX-License-Identifier: GPL-3.0-or-later
// Files that are mapped while others change them.
#include "engine/io/byte_source.h"
#include "engine/io/text_file.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <cstdio>
#include <numeric>
#include <thread>

#include <sys/stat.h>
#include <unistd.h>

using namespace weft;
using namespace weft::io;

namespace {

constexpr qint64 kLarge = qint64 { 5 } << 20; // is mapped

bool fill(const QString& path, qint64 size)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(QByteArray(static_cast<qsizetype>(size), 'w')) == size;
}

std::uint64_t sumOf(std::string_view text)
{
    return std::accumulate(text.begin(), text.end(), std::uint64_t { 0 },
        [](std::uint64_t sum, char letter) { return sum + static_cast<unsigned char>(letter); });
}

} // namespace

class TestByteSource : public QObject {
    Q_OBJECT

private slots:
    // It used to end the process.
    void aFileThatIsCutShortReadsAsZeros()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath("large");
        QVERIFY(fill(path, kLarge));
        const Result<ByteSourcePtr> source = ByteSource::open(path.toStdString());
        QVERIFY(source.ok());
        QCOMPARE(::truncate(path.toLocal8Bit().constData(), 4096), 0);
        QCOMPARE((*source)->view().size(), static_cast<std::size_t>(kLarge));
        QCOMPARE(sumOf((*source)->view()), std::uint64_t { 4096 } * 'w');
        QVERIFY((*source)->wasCut());
        (*source)->release(std::uint64_t { 1 } << 20U);
        QCOMPARE((*source)->view().back(), '\0');
    }

    void oneOfManyIsCut()
    {
        const QTemporaryDir folder;
        std::vector<ByteSourcePtr> sources;
        for (int i = 0; i < 5; ++i) {
            const QString path = folder.filePath(QString::number(i));
            QVERIFY(fill(path, kLarge));
            sources.push_back(*ByteSource::open(path.toStdString()));
        }
        sources.erase(sources.begin() + 1);
        QCOMPARE(::truncate(folder.filePath("3").toLocal8Bit().constData(), 0), 0);
        for (const ByteSourcePtr& source : sources) {
            const bool isCut = source == sources[2];
            QCOMPARE(sumOf(source->view()), isCut ? 0 : static_cast<std::uint64_t>(kLarge) * 'w');
            QCOMPARE(source->wasCut(), isCut);
        }
        QVERIFY(fill(folder.filePath("0"), kLarge)); // and new ones are read after it
        QCOMPARE(sumOf((*ByteSource::open(folder.filePath("0").toStdString()))->view()),
            static_cast<std::uint64_t>(kLarge) * 'w');
    }

    // Without end; what a text is expected of is refused by its first bytes.
    void aDeviceOfZerosIsNoText()
    {
        const Result<ByteSourcePtr> zeros = ByteSource::openText("/dev/zero");
        QVERIFY(!zeros.ok() && zeros.error().code == ErrorCode::Malformed);
        const QTemporaryDir folder;
        QVERIFY(fill(folder.filePath("text"), 100));
        QCOMPARE((*ByteSource::openText(folder.filePath("text").toStdString()))->view().size(), std::size_t { 100 });
    }

    // What comes in small pieces is not gone over again with each of them.
    void aPipeIsReadToItsEnd()
    {
        const QTemporaryDir folder;
        const std::string path = folder.filePath("pipe").toStdString();
        QCOMPARE(::mkfifo(path.c_str(), 0600), 0);
        constexpr std::size_t kPieces = 1000;
        std::thread writer([&path] {
            std::FILE* file = std::fopen(path.c_str(), "w");
            const std::string piece(997, 'w');
            for (std::size_t i = 0; i < kPieces; ++i)
                (void)std::fwrite(piece.data(), 1, piece.size(), file);
            (void)std::fclose(file);
        });
        const Result<ByteSourcePtr> read = ByteSource::open(path);
        writer.join();
        QVERIFY(read.ok());
        QCOMPARE((*read)->view().size(), kPieces * 997);
        QCOMPARE(sumOf((*read)->view()), std::uint64_t { kPieces * 997 } * 'w');
    }

    void atItsLimitATextIsWhole()
    {
        const QTemporaryDir folder;
        const std::string path = folder.filePath("text").toStdString();
        QVERIFY(fill(folder.filePath("text"), 200'000));
        QCOMPARE(io::readTextFile(path, 200'000)->size(), std::size_t { 200'000 });
        QVERIFY(io::readTextFile(path, 199'999).error().code == ErrorCode::TooLarge);
        QVERIFY(io::readTextFile("/dev/urandom", 10).error().code == ErrorCode::TooLarge
            || io::readTextFile("/dev/urandom", 10).error().code == ErrorCode::Malformed);
    }

    void whatCannotBeReadIsSaid()
    {
        const QTemporaryDir folder;
        QVERIFY(ByteSource::open(folder.path().toStdString()).error().code == ErrorCode::Unreadable);
        QVERIFY(ByteSource::open("/nowhere/at/all").error().code == ErrorCode::NotFound);
        QCOMPARE((*ByteSource::open("/dev/null"))->view().size(), std::size_t { 0 });
    }
};

WEFT_TEST(TestByteSource)
#include "tst_byte_source.moc"
