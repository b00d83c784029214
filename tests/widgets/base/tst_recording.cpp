// SPDX-License-Identifier: GPL-3.0-or-later
// What is recorded is drawn as if it had been painted at once, pixel by pixel, and on whatever thread plays it.
#include "tests/support/test_program.h"
#include "widgets/base/canvas/image_export.h"
#include "widgets/base/canvas/recording.h"
#include "widgets/base/looks/theme.h"

#include <QBuffer>
#include <QGroupBox>
#include <QLabel>
#include <QLinearGradient>
#include <QPainter>
#include <QPainterPath>
#include <QPixmap>
#include <QPushButton>
#include <QTest>
#include <QTextDocument>
#include <QVBoxLayout>

#include <future>
#include <thread>

using namespace weft::widgets;

namespace {

constexpr QSize kSize(300, 220);
using Paint = std::function<void(QPainter&)>;

void paintShapes(QPainter& painter)
{
    painter.fillRect(QRect(0, 0, 300, 220), QColor(250, 250, 240));
    painter.setPen(QPen(Qt::darkBlue, 3, Qt::DashLine));
    painter.drawLine(QPointF(4, 4), QPointF(120.5, 60.25));
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(150, 20);
    painter.rotate(20);
    painter.setClipRect(QRectF(0, 0, 80, 60));
    QLinearGradient gradient(0, 0, 100, 80);
    gradient.setColorAt(0, Qt::red);
    gradient.setColorAt(1, Qt::green);
    painter.setBrush(gradient);
    painter.drawEllipse(QRectF(-10, -10, 100, 80));
    painter.setClipRect(QRectF(20, 0, 20, 60), Qt::IntersectClip);
    painter.fillRect(QRect(0, 0, 80, 60), QColor(0, 0, 255, 90));
    painter.restore();
    QPainterPath path;
    path.moveTo(20, 100);
    path.cubicTo(60, 60, 100, 140, 140, 100);
    painter.setClipPath(path);
    painter.setOpacity(0.5);
    painter.drawRect(0, 70, 100, 60);
    painter.setClipping(false);
    painter.setOpacity(1);
    painter.setBrush(Qt::Dense4Pattern);
    painter.drawPolygon(QPolygon({ { 200, 120 }, { 260, 130 }, { 210, 170 } }));
    painter.drawPolyline(QPolygonF({ { 10, 200.5 }, { 40, 180.5 }, { 70, 210 } }));
    painter.drawPoints(QPolygon({ { 5, 150 }, { 8, 153 } }));
}

void paintImages(QPainter& painter)
{
    QImage image(8, 8, QImage::Format_ARGB32);
    image.fill(QColor(255, 0, 0, 120));
    image.setPixelColor(3, 4, Qt::black);
    QPixmap pixmap = QPixmap::fromImage(image);
    pixmap.setDevicePixelRatio(2);
    painter.drawImage(QRectF(10, 10, 40, 40), image, QRectF(2, 2, 5, 5));
    painter.drawPixmap(QPoint(60, 10), pixmap);
    painter.fillRect(QRect(10, 60, 60, 40), QBrush(image));
    painter.setCompositionMode(QPainter::CompositionMode_Multiply);
    painter.drawImage(100, 60, image);
}

// Words of both directions, with brackets, which are mirrored, and digits.
void paintWords(QPainter& painter)
{
    QFont font = painter.font();
    font.setUnderline(true);
    painter.setFont(font);
    painter.drawText(QRect(0, 0, 290, 20), Qt::AlignRight, "Ring(8) fi AV");
    font.setUnderline(false);
    font.setBold(true);
    painter.setFont(font);
    painter.setLayoutDirection(Qt::RightToLeft);
    painter.drawText(QRect(0, 20, 290, 20), Qt::AlignLeading, "تشغيل (12) \u2068Ring(8)\u2069، معدّل");
    painter.setLayoutDirection(Qt::LeftToRight);
    painter.drawText(QPointF(3, 60), "运行 3 (تشغيل)");
    QTextDocument document;
    document.setHtml("<p dir=rtl>نسبة (<b>12 %</b>) <i>a</i></p><p>H<sub>2</sub>O <u>under</u></p>");
    document.setTextWidth(280);
    painter.translate(0, 100);
    painter.scale(1.25, 1.25);
    document.drawContents(&painter);
}

void paintWidgets(QPainter& painter)
{
    QGroupBox box("Box (1)");
    auto* column = new QVBoxLayout(&box);
    auto* label = new QLabel("<b>12 %</b> of تشغيل (3)");
    column->addWidget(label);
    column->addWidget(new QPushButton("&Save"));
    box.resize(kSize);
    box.ensurePolished();
    column->activate();
    box.render(&painter, {}, {}, QWidget::DrawWindowBackground | QWidget::DrawChildren);
}

QImage drawnAtOnce(const Paint& paint, double scale)
{
    QImage image(kSize * scale, QImage::Format_RGB32);
    image.setDevicePixelRatio(scale);
    image.fill(Qt::white);
    QPainter painter(&image);
    paint(painter);
    return image;
}

} // namespace

class TestRecording : public QObject {
    Q_OBJECT

private slots:
    void itIsDrawnAsItWasPainted_data()
    {
        QTest::addColumn<Paint>("paint");
        QTest::addColumn<double>("scale");
        for (const double scale : { 1.0, 2.0, 1.37 }) {
            const auto add = [scale](const char* name, const Paint& paint) {
                QTest::addRow("%s at %g", name, scale) << paint << scale;
            };
            add("shapes", paintShapes);
            add("images", paintImages);
            add("words", paintWords);
            add("widgets", paintWidgets);
        }
    }
    void itIsDrawnAsItWasPainted()
    {
        QFETCH(Paint, paint);
        QFETCH(double, scale);
        Recording recording(kSize, scale, false);
        QPainter painter(&recording);
        paint(painter);
        painter.end();
        const QImage expected = drawnAtOnce(paint, scale);
        const QImage played = std::async(std::launch::async, [&] {
            return drawnAtOnce([&recording](QPainter& on) { recording.play(on); }, scale);
        }).get();
        if (const QString pictures = qEnvironmentVariable("WEFT_PICTURES"); !pictures.isEmpty() && played != expected) {
            QVERIFY(expected.save(pictures + "/expected.png"));
            QVERIFY(played.save(pictures + "/played.png"));
        }
        QVERIFY(expected != drawnAtOnce([](QPainter&) {}, scale));
        QVERIFY(played == expected);
    }

    // Shapes stay shapes, and words words.
    void shapesStayShapes()
    {
        for (const char* form : { "svg", "pdf" }) {
            QBuffer atOnce;
            atOnce.open(QIODevice::WriteOnly);
            QVERIFY(writeImage(atOnce, form, kSize, 1, "a", [](QPainter& painter) {
                QVERIFY(drawsVectors(painter));
                paintWords(painter);
            }));
            const auto bytes = drawImage(form, kSize, 1, "a", [](QPainter& painter) {
                QVERIFY(drawsVectors(painter));
                paintWords(painter);
            })();
            for (const char* words : { "<text", "/Subtype /Image" })
                QCOMPARE(bytes.count(words), atOnce.data().count(words));
            QVERIFY(bytes.startsWith(atOnce.data().left(5)));
        }
        (void)drawImage("png", kSize, 2, "a", [](QPainter& painter) { QVERIFY(!drawsVectors(painter)); });
    }

    // What is put off is drawn by who plays, in its order, with the state it was put off in, and in the same theme.
    void whatIsPutOffIsDrawnByWhoPlays()
    {
        std::thread::id drawnBy;
        const auto paint = [&drawnBy](QPainter& painter) {
            painter.fillRect(QRect(0, 0, 60, 60), Qt::yellow);
            painter.translate(10, 10);
            painter.setClipRect(QRect(0, 0, 20, 20));
            Recording::draw(painter, [&drawnBy](QPainter& on) {
                drawnBy = std::this_thread::get_id();
                on.fillRect(QRect(5, 5, 40, 40), Theme::current().base);
                on.setClipping(false);
            });
            painter.fillRect(QRect(0, 0, 8, 8), Qt::red); // over it
        };
        const ThemeOfThread dark(Theme::dark());
        const QImage expected = drawnAtOnce(paint, 2);
        QCOMPARE(drawnBy, std::this_thread::get_id());
        QCOMPARE(expected.pixelColor(50, 50), Theme::dark().base);
        drawnBy = {};
        Recording recording(kSize, 2, false);
        QPainter painter(&recording);
        paint(painter);
        painter.end();
        QCOMPARE(drawnBy, std::thread::id());
        std::thread::id worker;
        const QImage played = std::async(std::launch::async, [&] {
            worker = std::this_thread::get_id();
            return drawnAtOnce([&recording](QPainter& on) { recording.play(on); }, 2);
        }).get();
        QVERIFY(drawnBy == worker);
        QVERIFY(played == expected);
    }
};

WEFT_TEST(TestRecording)
#include "tst_recording.moc"
