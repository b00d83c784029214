// SPDX-License-Identifier: GPL-3.0-or-later
// Mouse and keys on the real widget.
#include "tests/support/exports.h"
#include "tests/support/picture.h"
#include "tests/support/test_program.h"
#include "tests/widgets/timeline/sample_run.h"
#include "widgets/heatmap/heat_legend.h"
#include "widgets/heatmap/matrix_canvas.h"
#include "widgets/heatmap/traffic_matrix_view.h"

#include <QComboBox>
#include <QMainWindow>
#include <QMouseEvent>
#include <QPainter>
#include <QTest>
#include <QToolButton>

using namespace weft;
using namespace weft::widgets;
using namespace weft::widgets::testing;

namespace {

struct MatrixFixture {
    QMainWindow window;
    SelectionModel selection;
    JobRunner jobs;
    CommandRegistry commands { &window };
    TrafficMatrixView* view = new TrafficMatrixView(&selection, &jobs, &window);

    explicit MatrixFixture(const RunViewPtr& run)
    {
        window.setCentralWidget(view);
        window.resize(900, 700);
        view->registerCommands(commands);
        window.show();
        view->setRun(run);
        jobs.waitForAll();
        QCoreApplication::processEvents();
        canvas()->setFocus();
    }
    [[nodiscard]] MatrixCanvas* canvas() const { return view->canvas(); }
};

} // namespace

class TestTrafficMatrixView : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_run = runSample(simulation::RecordLevel::Links); }

    void clickingSelectsBothNpus()
    {
        MatrixFixture f(m_run);
        QVERIFY(!f.view->isEmpty());
        const QPointF at = f.canvas()->middleOf({ 5, 20 });
        QTest::mouseClick(f.canvas(), Qt::LeftButton, {}, at.toPoint());
        QCOMPARE(f.selection.selection().nodes,
            (std::vector<NodeKey> { NodeKey { kFirstNodeKey + 5 }, NodeKey { kFirstNodeKey + 20 } }));
    }

    void zoomKeepsThePlaceUnderThePointer()
    {
        MatrixFixture f(m_run);
        const QPointF at = f.canvas()->middleOf({ 30, 40 });
        f.canvas()->zoomAt(at, 3);
        const auto cell = f.canvas()->cellAt(at);
        QVERIFY(cell.has_value());
        QCOMPARE(cell->source, 30U);
        QCOMPARE(cell->destination, 40U);
        // Dragging moves the picture and selects nothing.
        const MatrixWindow before = f.canvas()->window();
        QTest::mousePress(f.canvas(), Qt::LeftButton, {}, { 400, 400 });
        QMouseEvent move(QEvent::MouseMove, QPoint(350, 380), f.canvas()->mapToGlobal(QPoint(350, 380)), Qt::NoButton,
            Qt::LeftButton, {});
        QCoreApplication::sendEvent(f.canvas(), &move);
        QTest::mouseRelease(f.canvas(), Qt::LeftButton, {}, { 350, 380 });
        QVERIFY(f.canvas()->window().left > before.left);
        QVERIFY(f.selection.selection().isEmpty());
        QTest::keyClick(f.canvas(), Qt::Key_Home);
        QVERIFY(f.canvas()->window().scale < before.scale);
        QCOMPARE(f.canvas()->window().left, 0.0);
    }

    void theLogarithmicScaleLiftsLittleTraffic()
    {
        MatrixFixture f(m_run);
        const auto most = static_cast<double>(f.canvas()->matrix()->mostBytes);
        QCOMPARE(f.canvas()->fraction(most), 1.0);
        const double linear = f.canvas()->fraction(most / 1000);
        const test::Picture dim(*f.canvas());
        QTest::keyClick(f.canvas(), Qt::Key_L);
        QVERIFY(!(test::Picture(*f.canvas()) == dim));
        QCOMPARE(f.canvas()->fraction(most), 1.0);
        QVERIFY(f.canvas()->fraction(most / 1000) > linear);
        QCOMPARE(f.canvas()->fraction(0), 0.0);
        QTest::keyClick(f.canvas(), Qt::Key_M);
        QCOMPARE(f.view->findChild<QComboBox*>(QStringLiteral("matrixMeasure"))->currentIndex(), 1);
        QVERIFY(test::Picture(*f.canvas()).colors() > 8);
    }

    void runsWithoutTrafficSaySo()
    {
        MatrixFixture f(runSample(simulation::RecordLevel::Summary));
        QVERIFY(f.view->isEmpty());
        QVERIFY(!f.canvas()->cellAt({ 100, 100 }).has_value());
        f.view->setRun(m_run);
        f.jobs.waitForAll();
        QVERIFY(!f.view->isEmpty());
        f.view->setRun(nullptr);
        QVERIFY(f.view->isEmpty());
    }

    // A strip of colours becomes shorter before its words are left out.
    void theScaleHasItsWordsInLittleRoom()
    {
        const QString least = QStringLiteral("Leerlauf");
        const QString most = QStringLiteral("100 %");
        QImage picture(400, 20, QImage::Format_RGB32);
        const QFontMetrics metrics(QApplication::font(), &picture);
        const int words = metrics.horizontalAdvance(least) + metrics.horizontalAdvance(most);
        for (const auto& [room, areSaid] : { std::pair(words + 150, true), { words + 40, true }, { words, false } }) {
            picture.fill(Qt::white);
            QPainter painter(&picture);
            painter.setFont(QApplication::font());
            drawHeatScale(painter, QRect(0, 0, room, 20), least, most);
            painter.end();
            int blue = 0; // of the strip, where the first word stands
            for (int x = 2; x < metrics.horizontalAdvance(least); ++x)
                blue += qBlue(picture.pixel(x, 10)) > qRed(picture.pixel(x, 10)) + 20 ? 1 : 0;
            QVERIFY2((blue < 3) == areSaid, qPrintable(QString::number(room)));
            for (int x = room; x < picture.width(); ++x)
                QCOMPARE(picture.pixel(x, 10), qRgb(255, 255, 255));
        }
    }

    // Names of destinations never touch.
    void namesOfDestinationsStandApart()
    {
        MatrixFixture f(m_run);
        std::size_t most = 0;
        for (int width = 112; width < 400; width += 4) {
            f.canvas()->setFixedSize(width, 360);
            f.canvas()->showAll();
            const auto spans = f.canvas()->destinationNames(f.canvas()->fontMetrics());
            most = std::max(most, spans.size());
            for (std::size_t i = 1; i < spans.size(); ++i)
                QVERIFY2(spans[i].place.left() >= spans[i - 1].place.right() + 3, qPrintable(QString::number(width)));
        }
        QVERIFY(most > 3);
    }

    void exportsWhatIsVisible()
    {
        MatrixFixture f(m_run);
        const QTemporaryDir dir;
        QString error;
        QVERIFY2(test::writePicture(*f.view, dir.filePath(QStringLiteral("a.png")), error), qPrintable(error));
    }

private:
    RunViewPtr m_run;
};

WEFT_TEST(TestTrafficMatrixView)
#include "tst_traffic_matrix_view.moc"
