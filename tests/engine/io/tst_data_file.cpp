// SPDX-License-Identifier: GPL-3.0-or-later
// Files without a name leave nothing, get their name in one moment, and say why they cannot be written.
#include "engine/io/data_file.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <csignal>
#include <sys/resource.h>
#include <sys/stat.h>
#include <vector>

using namespace weft;
using weft::io::DataFile;

namespace {

std::vector<std::byte> bytesOf(const char* text)
{
    const auto bytes = std::as_bytes(std::span(text, std::strlen(text)));
    return { bytes.begin(), bytes.end() };
}

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("cannot be read");
}

QStringList namesIn(const QString& folder)
{
    return QDir(folder).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
}

// As if the disk were full after so many bytes.
class FullDisk {
public:
    explicit FullDisk(rlim_t bytes)
    {
        ::getrlimit(RLIMIT_FSIZE, &m_before);
        m_handler = std::signal(SIGXFSZ, SIG_IGN);
        const rlimit limit { bytes, m_before.rlim_max };
        ::setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~FullDisk()
    {
        ::setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, m_handler);
    }

private:
    rlimit m_before {};
    void (*m_handler)(int) = nullptr;
};

} // namespace

class TestDataFile : public QObject {
    Q_OBJECT

private slots:
    void nothingIsLeftUntilItIsSaved()
    {
        const QTemporaryDir folder;
        const QString target = folder.filePath(QStringLiteral("a file.bin"));
        {
            const Result<DataFile> file = DataFile::create(folder.path().toStdString());
            QVERIFY(file.ok());
            QVERIFY(file->writeAt(0, bytesOf("hello")).ok());
            QVERIFY(file->writeAt(5, bytesOf(" you")).ok());
            QCOMPARE(file->size(), 9U);
            QVERIFY(namesIn(folder.path()).isEmpty());
            QVERIFY(file->saveAs(target.toStdString()).ok());
            QCOMPARE(namesIn(folder.path()), QStringList { QStringLiteral("a file.bin") });
            std::array<std::byte, 4> end {};
            QVERIFY(file->readAt(5, end).ok()); // it stays open
            QVERIFY(file->readAt(6, end).error().code == ErrorCode::Truncated);
        }
        QCOMPARE(contentOf(target), QByteArray("hello you"));
        const Result<DataFile> again = DataFile::open(target.toStdString());
        QVERIFY(again.ok() && !again->isNew());
        QCOMPARE(again->size(), 9U);
        QVERIFY(!again->writeAt(0, bytesOf("x")).ok());
    }

    void anOlderFileIsReplacedInOneMoment()
    {
        const QTemporaryDir folder;
        const QString target = folder.filePath(QStringLiteral("old"));
        for (const char* text : { "first", "second", "third" }) {
            const Result<DataFile> file = DataFile::create(folder.path().toStdString());
            QVERIFY(file->writeAt(0, bytesOf(text)).ok());
            QVERIFY(file->saveAs(target.toStdString()).ok());
            QVERIFY(file->saveAs(target.toStdString() + ".copy").ok()); // as often as is asked
            QCOMPARE(contentOf(target), QByteArray(text));
            QCOMPARE(contentOf(target + QStringLiteral(".copy")), QByteArray(text));
            QCOMPARE(namesIn(folder.path()).size(), 2);
        }
    }

    void anotherFileSystemGetsACopy()
    {
        const QTemporaryDir folder;
        const QTemporaryDir other(QStringLiteral("/dev/shm/weft-XXXXXX"));
        struct stat here { };
        struct stat there { };
        if (!other.isValid() || ::stat(folder.path().toLocal8Bit().constData(), &here) != 0
            || ::stat(other.path().toLocal8Bit().constData(), &there) != 0 || here.st_dev == there.st_dev)
            QSKIP("there is one file system only");
        const Result<DataFile> file = DataFile::create(folder.path().toStdString());
        std::vector<std::byte> large((std::size_t { 3 } << 20U) + 17, std::byte { 'w' });
        QVERIFY(file->writeAt(0, large).ok());
        const QString target = other.filePath(QStringLiteral("copy"));
        Progress progress;
        QVERIFY(file->saveAs(target.toStdString(), { {}, &progress }).ok());
        QCOMPARE(progress.done(), large.size());
        QCOMPARE(contentOf(target), QByteArray(static_cast<qsizetype>(large.size()), 'w'));
        QCOMPARE(namesIn(other.path()).size(), 1);
        std::stop_source stop;
        stop.request_stop();
        const QString stopped = other.filePath(QStringLiteral("stopped"));
        QVERIFY(
            file->saveAs(stopped.toStdString(), { stop.get_token(), nullptr }).error().code == ErrorCode::Cancelled);
        QCOMPARE(namesIn(other.path()).size(), 1);
    }

    void aFullDiskIsSaid()
    {
        const QTemporaryDir folder;
        {
            const Result<DataFile> file = DataFile::create(folder.path().toStdString());
            const FullDisk full(1000);
            const std::vector<std::byte> much(2000);
            const Result<void> written = file->writeAt(0, much);
            QVERIFY(!written.ok());
            QVERIFY(written.error().code == ErrorCode::Unreadable);
            QVERIFY(QString::fromStdString(toString(written.error())).contains(folder.path()));
            QVERIFY(QString::fromStdString(written.error().message).contains(QStringLiteral("writing failed: ")));
        }
        QVERIFY(namesIn(folder.path()).isEmpty());
    }

    void whatCannotBeIsRefused()
    {
        QVERIFY(DataFile::create("/nowhere/at/all").error().code == ErrorCode::Unreadable);
        QVERIFY(DataFile::open("/nowhere/at/all").error().code == ErrorCode::NotFound);
        const QTemporaryDir folder;
        QVERIFY(DataFile::open(folder.path().toStdString()).error().code == ErrorCode::Unreadable);
        const Result<DataFile> file = DataFile::create(folder.path().toStdString());
        QVERIFY(!file->saveAs("/nowhere/at/all").ok());
        QVERIFY(!file->saveAs(folder.path().toStdString()).ok()); // a folder has that name
        QVERIFY(namesIn(folder.path()).isEmpty());
    }
};

WEFT_TEST(TestDataFile)
#include "tst_data_file.moc"
