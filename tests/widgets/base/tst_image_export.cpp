// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "widgets/base/canvas/image_export.h"

#include <QBuffer>
#include <QFileInfo>
#include <QImage>
#include <QPainter>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace weft::widgets;

class TestImageExport : public QObject {
    Q_OBJECT

private slots:
    void theEndingDecides()
    {
        const QTemporaryDir dir;
        QString error;
        const auto paint = [](QPainter& painter) { painter.fillRect(QRect(10, 10, 20, 20), Qt::red); };
        const auto write = [&](const QString& name) {
            const QString path = dir.filePath(name);
            if (!writeImage(path, { 60, 40 }, 2, QStringLiteral("Title"), paint, error))
                return QByteArray();
            QFile file(path);
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        const QByteArray svg = write(QStringLiteral("a.SVG"));
        QVERIFY(svg.contains("<svg") && svg.contains("Title") && !svg.contains("<image"));
        QVERIFY(write(QStringLiteral("a.pdf")).startsWith("%PDF"));
        const QImage png = QImage::fromData(write(QStringLiteral("a.png")));
        QCOMPARE(png.size(), QSize(120, 80)); // two device pixels a logical one
        QCOMPARE(png.pixelColor(40, 40), QColor(Qt::red));
    }

    // All of a page stands in its picture, however long it is, painted at once or recorded.
    void longPagesAreWhole()
    {
        struct Page {
            QSize size;
            double least; // pixels a logical one
        };
        for (const auto& [size, least] : { Page { { 600, 900 }, 2 }, Page { { 100, 10'000 }, 1.6 },
                 Page { { 1763, 24'935 }, 0.64 }, Page { { 100, 40'000 }, 0.4 }, Page { { 40'000, 100 }, 0.4 } }) {
            const double scale = bitmapScale(size, 2);
            QVERIFY2(scale >= least && scale <= 2, qPrintable(QString::number(scale)));
            const auto paint = [size = size](QPainter& painter) {
                painter.fillRect(QRect(QPoint(), size), Qt::white);
                painter.save();
                painter.translate(size.width() - 50, size.height() - 50);
                painter.fillRect(10, 10, 30, 30, Qt::red); // in the last corner
                painter.restore();
            };
            QBuffer direct;
            QVERIFY(direct.open(QIODevice::WriteOnly));
            QVERIFY(writeImage(direct, "png", size, scale, {}, paint));
            for (const QByteArray& png : { direct.data(), drawImage("png", size, scale, {}, paint)() }) {
                const QImage image = QImage::fromData(png);
                QCOMPARE(image.size(), size * scale);
                const auto at = [&](int fromRight, int fromBelow) {
                    return image.pixelColor(
                        qRound((size.width() - fromRight) * scale), qRound((size.height() - fromBelow) * scale));
                };
                QCOMPARE(at(25, 25), QColor(Qt::red));
                QCOMPARE(at(15, 15), QColor(Qt::red));
                QCOMPARE(at(5, 5), QColor(Qt::white));
                QCOMPARE(at(25, 45), QColor(Qt::white));
            }
            // PDF knows no pages of more than 14,400 points.
            const QByteArray pdf = drawImage("pdf", size, scale, {}, paint)();
            const auto box
                = QRegularExpression("/MediaBox \\[0 0 ([0-9.]+) ([0-9.]+)\\]").match(QString::fromLatin1(pdf));
            QVERIFY(box.hasMatch());
            const double wide = box.captured(1).toDouble();
            const double high = box.captured(2).toDouble();
            QVERIFY2(wide <= 14'400 && high <= 14'400, qPrintable(box.captured()));
            QVERIFY(qAbs(wide / high * size.height() / size.width() - 1) < 0.02);
        }
    }

    void failuresNameTheFile()
    {
        const QTemporaryDir dir;
        QString error;
        const QString path = dir.filePath(QStringLiteral("no/such/a.png"));
        QVERIFY(!writeImage(
            path, { 60, 40 }, 1, {}, [](QPainter&) {}, error));
        QVERIFY(error.contains(path));
    }

    // However it is written; what is no other form is a PNG.
    void theEndingSaysTheForm()
    {
        const QTemporaryDir dir;
        for (const auto& [name, start] : std::vector<std::pair<QString, QByteArray>> {
                 { "a.svg", "<?xml" }, { "b.Pdf", "%PDF" }, { "c.png", "\x89PNG" }, { "svg", "\x89PNG" } }) {
            QString error;
            const QString path = dir.filePath(name);
            QVERIFY(writeImage(
                path, { 60, 40 }, 1, {}, [](QPainter& painter) { painter.drawLine(0, 0, 9, 9); }, error));
            QFile file(path);
            QVERIFY(file.open(QIODevice::ReadOnly));
            QVERIFY2(file.readAll().startsWith(start), qPrintable(name));
        }
    }
};

WEFT_TEST(TestImageExport)
#include "tst_image_export.moc"
