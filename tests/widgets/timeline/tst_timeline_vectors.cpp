// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of the Gantt chart: shapes where there are few bars, pixels where there are many.
#include "tests/support/exports.h"
#include "tests/support/test_program.h"
#include "tests/widgets/timeline/view_fixture.h"
#include "widgets/timeline/timeline_vectors.h"

#include <QBuffer>
#include <QFile>
#include <QImage>
#include <QPainter>
#include <QSvgGenerator>
#include <QSvgRenderer>
#include <QTemporaryDir>

using namespace weft;
using namespace weft::widgets;
using namespace weft::widgets::testing;

class TestTimelineVectors : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_run = runSample(); }

    void fewBarsAreShapes()
    {
        ViewFixture f;
        f.show(m_run);
        const std::size_t bars = barsInSight(f.scene(), kMostVectors);
        QVERIFY(bars > 100 && bars <= kMostVectors);
        const QByteArray svg = exported(f, QStringLiteral("a.svg"));
        QVERIFY(!svg.contains("<image"));
        QVERIFY(std::size_t(svg.count("<rect") + svg.count("<path")) >= bars);
        QVERIFY(svg.contains("npu0") || svg.contains("NPU0")); // names are text
        QVERIFY(exported(f, QStringLiteral("a.pdf")).startsWith("%PDF"));
        f.view->canvas()->setScroll(100); // a row half below the heading
        f.time.setVisible({ f.data().length / 3, f.data().length / 2 });
        QVERIFY(barsInSight(f.scene(), kMostVectors) < bars);
        QVERIFY(!exported(f, QStringLiteral("b.svg")).contains("<image"));
    }

    void shapesLookLikeThePixels()
    {
        ViewFixture f;
        f.show(m_run);
        f.time.setVisible({ f.data().length / 3, f.data().length / 3 + f.data().length / 50 });
        QBuffer svg;
        QSvgGenerator generator;
        generator.setOutputDevice(&svg);
        generator.setSize(f.view->canvas()->size());
        generator.setViewBox(f.view->canvas()->rect());
        QPainter writer(&generator);
        f.view->canvas()->renderTo(writer);
        writer.end();
        QSvgRenderer renderer(svg.data());
        QVERIFY(renderer.isValid());
        const QImage pixels = f.view->canvas()->grab().toImage().convertToFormat(QImage::Format_RGB32);
        QImage shapes(pixels.size(), QImage::Format_RGB32);
        QPainter painter(&shapes);
        renderer.render(&painter);
        painter.end();
        std::size_t same = 0;
        std::size_t all = 0;
        for (int y = kRulerHeight; y < pixels.height(); ++y) {
            for (int x = kTimeGutter; x < pixels.width(); ++x, ++all) {
                const QColor a = pixels.pixelColor(x, y);
                const QColor b = shapes.pixelColor(x, y);
                const int apart
                    = std::abs(a.red() - b.red()) + std::abs(a.green() - b.green()) + std::abs(a.blue() - b.blue());
                same += apart < 90 ? 1U : 0U;
            }
        }
        QVERIFY2(same * 10 > all * 9, qPrintable(QString::number(double(same) / double(all))));
    }

    void manyBarsArePixels()
    {
        constexpr std::size_t kMany = kMostVectors + 10'000;
        auto run = std::make_shared<simulation::Run>(simulation::Run { m_run->run->fabric });
        run->recorded = simulation::RecordLevel::Full;
        run->makespan = Time { kMany * 10 };
        for (std::uint32_t at = 0; at < kMany; ++at) {
            run->operations.rank.push_back(Rank { 0 });
            run->operations.op.push_back(OpId { at });
            run->operations.kind.push_back(simulation::OperationKind::Compute);
            run->operations.start.push_back(Time { at * 10 });
            run->operations.end.push_back(Time { at * 10 + 8 });
            run->operations.collective.push_back(simulation::kNoRecord);
        }
        run->operations.released.resize(kMany);
        run->operations.completedBy.assign(kMany, simulation::kNoRecord);
        run->ranks.resize(64);
        ViewFixture f;
        f.show(viewOf(run, nullptr));
        QVERIFY(barsInSight(f.scene(), kMostVectors) > kMostVectors);
        QVERIFY(exported(f, QStringLiteral("a.svg")).contains("<image"));
        f.time.setVisible({ 0, 1000 });
        QCOMPARE(barsInSight(f.scene(), kMostVectors), std::size_t { 100 });
        QVERIFY(!exported(f, QStringLiteral("a.svg")).contains("<image"));
    }

    void nothingIsShown()
    {
        const ViewFixture f;
        QCOMPARE(barsInSight(f.scene(), kMostVectors), std::size_t { 0 });
        QVERIFY(f.view->exports().empty()); // and so nothing can be written
    }

private:
    static QByteArray exported(const ViewFixture& f, const QString& name)
    {
        const QTemporaryDir dir;
        QString error;
        if (!test::writePicture(*f.view, dir.filePath(name), error))
            return {};
        QFile file(dir.filePath(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    RunViewPtr m_run;
};

WEFT_TEST(TestTimelineVectors)
#include "tst_timeline_vectors.moc"
