// SPDX-License-Identifier: GPL-3.0-or-later
// What is selected is marked, and moving the pointer draws few things again, however many are selected.
#include "tests/support/test_program.h"
#include "tests/widgets/topology/topology_bench.h"
#include "widgets/base/looks/theme.h"

#include <QPaintEngine>
#include <QPainterPath>
#include <QTest>

using namespace weft;
using namespace weft::widgets;

namespace {

// Counts what is drawn piece by piece, and draws nothing.
class CountingEngine : public QPaintEngine {
public:
    CountingEngine()
        : QPaintEngine(QPaintEngine::AllFeatures)
    {
    }
    int count = 0;

    bool begin(QPaintDevice* /*device*/) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState& /*state*/) override { }
    [[nodiscard]] Type type() const override { return QPaintEngine::User; }
    void drawLines(const QLineF* /*lines*/, int lines) override { count += lines; }
    void drawLines(const QLine* /*lines*/, int lines) override { count += lines; }
    void drawRects(const QRectF* /*rects*/, int rects) override { count += rects; }
    void drawRects(const QRect* /*rects*/, int rects) override { count += rects; }
    void drawPath(const QPainterPath& /*path*/) override { ++count; }
    void drawPolygon(const QPointF* /*points*/, int /*count*/, PolygonDrawMode /*mode*/) override { ++count; }
    void drawPolygon(const QPoint* /*points*/, int /*count*/, PolygonDrawMode /*mode*/) override { ++count; }
    void drawTextItem(const QPointF& /*at*/, const QTextItem& /*text*/) override { ++count; }
    void drawPixmap(const QRectF& /*to*/, const QPixmap& /*map*/, const QRectF& /*from*/) override { }
    void drawImage(const QRectF& /*to*/, const QImage& /*image*/, const QRectF& /*from*/,
        Qt::ImageConversionFlags /*flags*/) override
    {
    }
};

class CountingDevice : public QPaintDevice {
public:
    explicit CountingDevice(QSize size)
        : m_size(size)
    {
    }
    [[nodiscard]] QPaintEngine* paintEngine() const override { return &m_engine; }
    [[nodiscard]] int count() const { return m_engine.count; }

protected:
    [[nodiscard]] int metric(PaintDeviceMetric wanted) const override
    {
        switch (wanted) {
        case PdmWidth:
            return m_size.width();
        case PdmHeight:
            return m_size.height();
        case PdmDepth:
            return 32;
        case PdmDevicePixelRatio:
            return 1;
        case PdmDevicePixelRatioScaled:
            return int(devicePixelRatioFScale());
        default:
            return 96;
        }
    }

private:
    QSize m_size;
    mutable CountingEngine m_engine;
};

// Of one painting of the canvas.
int piecesOf(TopologyCanvas& canvas)
{
    CountingDevice device(canvas.size());
    canvas.render(&device);
    return device.count();
}

int pixelsOf(const QImage& image, const QColor& color)
{
    int count = 0;
    for (int y = 2; y + 2 < image.height(); ++y) { // without the frame of the focus
        for (int x = 2; x + 2 < image.width(); ++x)
            count += image.pixelColor(x, y) == color ? 1 : 0;
    }
    return count;
}

} // namespace

class TestSelectionMarks : public QObject {
    Q_OBJECT

private slots:
    void hoveringDrawsFewThingsHoweverManyAreSelected()
    {
        Bench bench;
        bench.load("Torus(40x40)");
        QCoreApplication::processEvents();
        const QImage plain = bench.canvas.grab().toImage();
        const QColor accent = Theme::current().accent;
        const int before = pixelsOf(plain, accent);
        const std::vector<NodeKey>& keys = bench.document.columns().nodeKeys;
        for (int round = 0; round < 2; ++round) {
            bench.run("topology.selectAll");
            const int marked = pixelsOf(bench.canvas.grab().toImage(), accent);
            QVERIFY2(marked > before + 5000, qPrintable(QString::number(marked)));
            for (const std::size_t node : { std::size_t { 3 }, std::size_t { 700 }, std::size_t { 1599 } }) {
                bench.selection.hover({ keys[node], kNoLink, {} });
                const int pieces = piecesOf(bench.canvas);
                QVERIFY2(pieces < 200, qPrintable(QString::number(pieces)));
                QVERIFY(pixelsOf(bench.canvas.grab().toImage(), Theme::current().hover) > 0);
            }
            bench.selection.hover({});
            QCOMPARE(pixelsOf(bench.canvas.grab().toImage(), accent), marked);
            // The marks follow the view, and what is left of the selection.
            const ViewTransform view = bench.canvas.view();
            bench.canvas.setView(view.zoomedAt({ 450, 350 }, 0.5));
            QTest::qWait(3 * TopologyCanvas::kIdleMs);
            const QImage smaller = bench.canvas.grab().toImage();
            QVERIFY(pixelsOf(smaller.copy(0, 0, smaller.width(), 60), accent) == 0);
            bench.canvas.setView(view);
            QTest::qWait(3 * TopologyCanvas::kIdleMs);
            QCOMPARE(pixelsOf(bench.canvas.grab().toImage(), accent), marked);
            bench.selection.clear();
            QCOMPARE(pixelsOf(bench.canvas.grab().toImage(), accent), before);
        }
    }
};

WEFT_TEST(TestSelectionMarks)
#include "tst_selection_marks.moc"
