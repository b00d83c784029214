// SPDX-License-Identifier: GPL-3.0-or-later
// The flat arrays behind the canvas: hit tests against brute force, cables, groups, lines and level of detail.
#include "tests/support/test_program.h"
#include "widgets/base/canvas/line_raster.h"
#include "widgets/documents/fabric_painter.h"
#include "widgets/documents/fabric_seal.h"
#include "widgets/documents/layouts.h"

#include "engine/topology/topology_spec.h"

#include <QPainter>
#include <QTest>

#include <numeric>
#include <random>

using namespace weft;
using namespace weft::widgets;

namespace {

FabricColumns columnsFor(const char* spec)
{
    Findings findings;
    const auto topology = topology::topologyFromSpec(spec, findings).value();
    return columnsOf(topology::Fabric(topology), layOut(*topology, LayoutKind::Structural), 0, 0);
}

} // namespace

class TestFabricScene : public QObject {
    Q_OBJECT

private slots:
    void theIndexFindsWhatALoopFinds()
    {
        std::mt19937 random(7);
        std::uniform_real_distribution<double> place(-1000, 1000);
        std::vector<QPointF> points;
        for (int i = 0; i < 3000; ++i)
            points.emplace_back(place(random), place(random) / 50); // a band: cells are not square multiples
        const SpatialIndex index(points);
        for (int i = 0; i < 300; ++i) {
            const QRectF rect
                = QRectF(place(random), place(random) / 40, place(random), place(random) / 20).normalized();
            std::vector<std::uint32_t> expected;
            for (std::uint32_t k = 0; k < points.size(); ++k) {
                if (points[k].x() >= rect.left() && points[k].x() <= rect.right() && points[k].y() >= rect.top()
                    && points[k].y() <= rect.bottom())
                    expected.push_back(k);
            }
            QCOMPARE(index.inside(rect), expected);
            const QPointF at(place(random), place(random) / 50);
            std::uint32_t nearest = kNoIndex;
            double best = 1e300;
            for (std::uint32_t k = 0; k < points.size(); ++k) {
                const QPointF away = points[k] - at;
                if (std::abs(away.x()) <= 20 && std::abs(away.y()) <= 20 && QPointF::dotProduct(away, away) < best) {
                    best = QPointF::dotProduct(away, away);
                    nearest = k;
                }
            }
            QCOMPARE(index.nearest(at, 20), nearest);
        }
        QVERIFY(SpatialIndex(std::span<const QPointF> {}).inside(QRectF(-1, -1, 2, 2)).empty());
        QCOMPARE(SpatialIndex().nearest({ 0, 0 }, 5), kNoIndex);
    }

    void cablesHoldEveryLinkOnce()
    {
        const FabricColumns columns = columnsFor("Ring(4)_FC(4)_SW(4)");
        FabricScene scene;
        scene.rebuild(columns);
        std::vector<int> seen(scene.linkCount());
        for (const Cable& cable : scene.cables()) {
            QVERIFY(cable.a < cable.b);
            for (const std::uint32_t link : scene.linksOf(cable)) {
                ++seen[link];
                QCOMPARE(std::min(scene.linkSource(link), scene.linkDestination(link)), cable.a);
                QCOMPARE(std::max(scene.linkSource(link), scene.linkDestination(link)), cable.b);
            }
        }
        QVERIFY(std::all_of(seen.begin(), seen.end(), [](int times) { return times == 1; }));
    }

    void linksAreHitWhereTheyAreDrawn()
    {
        const FabricColumns columns = columnsFor("Torus(4x4)");
        FabricScene scene;
        scene.rebuild(columns);
        const ViewTransform view = ViewTransform::fitting(scene.bounds(), { 1000, 800 }, 30);
        for (std::uint32_t link = 0; link < scene.linkCount(); ++link) {
            // Near its own end no other link of the torus is closer.
            const QPointF at = scene.linkLine(link, view).pointAt(0.5);
            const std::uint32_t hit = scene.linkAt(at, view, true, 3);
            QVERIFY(hit != kNoIndex);
            if (hit != link) // two lines may cross there
                QVERIFY(scene.linkLine(hit, view).length() > 0);
        }
        for (std::uint32_t node = 0; node < scene.nodeCount(); ++node)
            QCOMPARE(scene.nodeAt(view.toView(scene.positions()[node]) + QPointF(3, -3), view), node);
        QCOMPARE(scene.nodeAt({ -500, -500 }, view), kNoIndex);
        QCOMPARE(scene.linkAt({ -500, -500 }, view, true), kNoIndex);
    }

    void theRubberBandTakesNodesAndTheLinksAmongThem()
    {
        const FabricColumns columns = columnsFor("Torus(6x6)");
        FabricScene scene;
        scene.rebuild(columns);
        const QRectF half
            = QRectF(scene.bounds().topLeft(), QSizeF(scene.bounds().width() / 2, scene.bounds().height()));
        const FabricScene::Found found = scene.inside(half);
        std::vector<std::uint32_t> nodes;
        std::vector<std::uint32_t> links;
        for (std::uint32_t i = 0; i < scene.nodeCount(); ++i) {
            if (half.contains(scene.positions()[i]))
                nodes.push_back(i);
        }
        for (std::uint32_t i = 0; i < scene.linkCount(); ++i) {
            if (half.contains(scene.positions()[scene.linkSource(i)])
                && half.contains(scene.positions()[scene.linkDestination(i)]))
                links.push_back(i);
        }
        QCOMPARE(found.nodes, nodes);
        QCOMPARE(found.links, links);
        QVERIFY(!links.empty() && links.size() < scene.linkCount());
    }

    void groupsHoldEveryNodeAndCableOnce_data()
    {
        QTest::addColumn<QString>("spec");
        QTest::newRow("torus") << "Torus(50x50)";
        QTest::newRow("stack with switches") << "Ring(16)_FC(8)_SW(32)";
        QTest::newRow("no dimensions") << "FatTree(2048)";
    }

    void groupsHoldEveryNodeAndCableOnce()
    {
        QFETCH(QString, spec);
        const FabricColumns columns = columnsFor(spec.toLatin1().constData());
        FabricScene scene;
        scene.rebuild(columns);
        const FabricGroups& groups = scene.groups();
        QVERIFY(groups.groups().size() > 1);
        QVERIFY(groups.groups().size() <= FabricGroups::kMostGroups + 501);
        std::size_t members = 0;
        for (const FabricGroups::Group& group : groups.groups())
            members += group.npus + group.switches;
        QCOMPARE(members, scene.nodeCount());
        std::vector<int> seen(scene.cables().size());
        for (const FabricGroups::Bundle& bundle : groups.bundles()) {
            for (const std::uint32_t cable : groups.cablesOf(bundle))
                ++seen[cable];
        }
        QVERIFY(std::all_of(seen.begin(), seen.end(), [](int times) { return times == 1; }));
        for (std::uint32_t i = 0; i < scene.nodeCount(); ++i)
            QVERIFY(groups.groups()[groups.groupOf(i)].box.contains(scene.positions()[i]));
    }

    void detailFollowsTheScale()
    {
        FabricScene scene;
        scene.rebuild(columnsFor("Torus(100x100)"));
        const QSizeF size(1400, 900);
        const ViewTransform all = ViewTransform::fitting(scene.bounds(), size, 30);
        QCOMPARE(detailFor(scene, all, size, 36'000), Detail::Mid);
        QCOMPARE(detailFor(scene, all, size, 10'000), Detail::Far);
        QCOMPARE(detailFor(scene, { 1, scene.positions()[5050] }, size, 10'000), Detail::Near);
    }

    void thinLinesAreClippedAndDrawn()
    {
        QImage image(64, 32, QImage::Format_RGB32);
        image.fill(Qt::white);
        const std::vector<QLineF> lines { { 2, 3, 60, 3 }, { 10, 20, 10, 9 }, { -1e9, -1e9, 1e9, 1e9 },
            { 5, 25, 5, 25 }, { -50, 10, -2, 12 } };
        rasterLines(image, lines, qRgb(255, 0, 0), 1);
        QCOMPARE(image.pixel(30, 3), qRgb(255, 0, 0));
        QCOMPARE(image.pixel(61, 3), qRgb(255, 255, 255));
        QCOMPARE(image.pixel(10, 15), qRgb(255, 0, 0));
        QCOMPARE(image.pixel(16, 16), qRgb(255, 0, 0));
        QCOMPARE(image.pixel(5, 25), qRgb(255, 0, 0));
        QCOMPARE(image.pixel(0, 11), qRgb(255, 255, 255));
        rasterLines(image, std::vector<QLineF> { { 0, 31, 63, 31 }, { 63, 0, 63, 31 } }, qRgb(0, 0, 255), 3);
        QCOMPARE(image.pixel(63, 31), qRgb(0, 0, 255));
    }

    // Colours of a run say how busy a link was; that it is degraded, or a part failed or slow, must still be seen.
    void whatIsUnwellStaysMarkedUnderTheColoursOfARun_data()
    {
        QTest::addColumn<int>("detail");
        QTest::addColumn<bool>("failed");
        QTest::addColumn<bool>("ofNode");
        for (const bool failed : { false, true }) {
            for (const bool ofNode : { false, true }) {
                const std::string of = std::string(failed ? "failed" : "degraded") + (ofNode ? " node" : " link");
                QTest::newRow((of + ", far").c_str()) << int(Detail::Far) << failed << ofNode;
                QTest::newRow((of + ", mid").c_str()) << int(Detail::Mid) << failed << ofNode;
                QTest::newRow((of + ", near").c_str()) << int(Detail::Near) << failed << ofNode;
            }
        }
    }

    void whatIsUnwellStaysMarkedUnderTheColoursOfARun()
    {
        QFETCH(int, detail);
        QFETCH(bool, failed);
        QFETCH(bool, ofNode);
        FabricColumns columns = columnsFor("Ring(8)");
        const auto redder = [&](ThemeKind kind) {
            const Theme& theme = kind == ThemeKind::Light ? Theme::light() : Theme::dark();
            const QColor wanted = failed ? theme.error : theme.warning;
            FabricScene scene;
            scene.rebuild(columns);
            const QSizeF size(600, 500);
            const ViewTransform view = ViewTransform::fitting(scene.bounds(), size, 20);
            QImage image(size.toSize(), QImage::Format_RGB32);
            image.fill(theme.base);
            QPainter painter(&image);
            FabricLook look;
            look.theme = &theme;
            const std::vector<std::uint8_t> levels(scene.linkCount(), 200);
            look.levels = levels;
            paintFabric(painter, scene, view, size, look, Detail(detail));
            painter.end();
            int count = 0;
            for (int y = 0; y < image.height(); ++y) {
                for (int x = 0; x < image.width(); ++x) {
                    const QColor pixel(image.pixel(x, y));
                    count += std::abs(pixel.red() - wanted.red()) + std::abs(pixel.green() - wanted.green())
                                + std::abs(pixel.blue() - wanted.blue())
                            < 24
                        ? 1
                        : 0;
                }
            }
            return count;
        };
        for (const ThemeKind kind : { ThemeKind::Light, ThemeKind::Dark }) {
            columns.nodeChanges.clear();
            columns.linkChanges.clear();
            const int before = redder(kind);
            if (ofNode)
                columns.setChange(columns.nodeKeys[2], NodeChange { failed, 0.5 });
            else
                columns.setChange(columns.linkKeys[3], LinkChange { failed, 0.5, {} });
            const int after = redder(kind);
            QVERIFY2(after >= before + 8, qPrintable(QStringLiteral("%1, then %2").arg(before).arg(after)));
        }
    }

    void everyDetailPaintsEveryThing()
    {
        FabricColumns columns = columnsFor("Ring(4)_SW(4)");
        columns.setChange(columns.nodeKeys[0], NodeChange { true, 1 });
        columns.setChange(columns.linkKeys[3], LinkChange { true, 1, {} });
        columns.setChange(columns.linkKeys[5], LinkChange { false, 0.5, {} });
        FabricScene scene;
        scene.rebuild(columns);
        const QSizeF size(600, 400);
        const ViewTransform view = ViewTransform::fitting(scene.bounds(), size, 20);
        for (const Detail detail : { Detail::Far, Detail::Mid, Detail::Near }) {
            for (const ThemeKind kind : { ThemeKind::Light, ThemeKind::Dark }) {
                const Theme& theme = kind == ThemeKind::Light ? Theme::light() : Theme::dark();
                QImage image(size.toSize(), QImage::Format_RGB32);
                image.fill(theme.base);
                QPainter painter(&image);
                FabricLook look;
                look.theme = &theme;
                std::vector<std::uint8_t> levels(scene.linkCount(), 255);
                look.levels = levels;
                look.nodeName = [](std::uint32_t node) { return QString::number(node); };
                paintFabric(painter, scene, view, size, look, detail);
                painter.end();
                const QRgb ground = theme.base.rgb();
                int painted = 0;
                for (int y = 0; y < image.height(); ++y) {
                    for (int x = 0; x < image.width(); ++x)
                        painted += image.pixel(x, y) != ground ? 1 : 0;
                }
                QVERIFY(painted > 500);
            }
        }
    }
};

WEFT_TEST(TestFabricScene)
#include "tst_fabric_scene.moc"
