// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "widgets/base/canvas/image_export.h"

#include <QFileInfo>
#include <QImage>
#include <QPainter>
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
