// SPDX-License-Identifier: GPL-3.0-or-later
// The colours of differences: nothing is neutral, more and less have their ends, and what has no partner is marked.
#include "compared_runs.h"

#include "tests/support/picture.h"
#include "tests/support/test_program.h"
#include "widgets/base/looks/color_map.h"
#include "widgets/base/looks/theme.h"
#include "widgets/comparison/coupled_selections.h"
#include "widgets/comparison/difference_canvas.h"
#include "widgets/comparison/difference_map.h"
#include "widgets/comparison/difference_painter.h"
#include "widgets/documents/fabric_seal.h"
#include "widgets/documents/layouts.h"

#include <QAccessible>
#include <QPainter>
#include <QPicture>
#include <QTest>

using namespace weft;
using namespace weft::widgets;

namespace {

constexpr const char* kOther = R"("direct", "direct", "direct")";

std::int64_t lengthOf(const ComparedRun& run)
{
    return static_cast<std::int64_t>(run.makespan().ns());
}

// The colour of a place in the plot.
QRgb at(QWidget& widget, int x, int y)
{
    return widget.grab().toImage().pixel(x, y);
}

} // namespace

class TestDifferenceViews : public QObject {
    Q_OBJECT

private slots:
    void theCanvasShowsTheValues()
    {
        const RunPairPtr pair = makeRunPair(comparedSample("A"), comparedSample("B", kFabric, kOther));
        CoupledClocks clocks;
        const AlignedRuns runs = align(Alignment::Start, lengthOf(pair->a), lengthOf(pair->b));
        clocks.begin(runs);
        DifferenceCanvas canvas(clocks.common(), nullptr);
        canvas.resize(kTimeGutter + 400, 300);
        auto heat = std::make_shared<DifferenceHeat>(*makeDifferenceHeat(pair, runs));
        QVERIFY(pair->links.size() > 3);
        const auto fill = [&](std::size_t link, std::int8_t value) {
            std::fill_n(heat->values.begin() + static_cast<std::ptrdiff_t>(link * heat->bins), heat->bins, value);
        };
        fill(0, kWholeDifference);
        fill(1, -kWholeDifference);
        fill(2, 0);
        canvas.setHeat(heat);
        for (const ThemeKind kind : { ThemeKind::Light, ThemeKind::Dark }) {
            applyTheme(*qApp, kind);
            const ColorTable& map = divergingMap(kind == ThemeKind::Dark);
            const auto line = [](int row) { return kRulerHeight + row * 15 + 6; };
            QCOMPARE(at(canvas, kTimeGutter + 200, line(0)), map[kMapColors - 1]);
            QCOMPARE(at(canvas, kTimeGutter + 200, line(1)), map[0]);
            QCOMPARE(at(canvas, kTimeGutter + 200, line(2)), map[kMapColors / 2]);
        }
        applyTheme(*qApp, ThemeKind::Light);
        std::vector<std::uint32_t> clicked;
        connect(&canvas, &DifferenceCanvas::linkClicked, [&](std::uint32_t link) { clicked.push_back(link); });
        QTest::mouseClick(&canvas, Qt::LeftButton, {}, QPoint(kTimeGutter + 100, kRulerHeight + 15 + 5));
        QTest::keyClick(&canvas, Qt::Key_Down);
        QCOMPARE(clicked, (std::vector<std::uint32_t> { 1, 2 }));
        canvas.setHeat(nullptr);
        QCOMPARE(canvas.mostScroll(), 0);
        QCOMPARE(canvas.selected(), kNoPartner);
    }

    // Keys go through lines and bins and read the values that were put there; screen readers find the same.
    void theCanvasIsReadByItsParts()
    {
        const RunPairPtr pair = makeRunPair(comparedSample("A"), comparedSample("B", kFabric, kOther));
        CoupledClocks clocks;
        const AlignedRuns runs = align(Alignment::Start, lengthOf(pair->a), lengthOf(pair->b));
        clocks.begin(runs);
        DifferenceCanvas canvas(clocks.common(), nullptr);
        canvas.resize(kTimeGutter + 400, 300);
        canvas.show();
        auto heat = std::make_shared<DifferenceHeat>(*makeDifferenceHeat(pair, runs));
        std::fill_n(heat->values.begin(), heat->bins, std::int8_t { kWholeDifference });
        canvas.setHeat(heat);
        QAccessibleInterface* face = QAccessible::queryAccessibleInterface(&canvas);
        QVERIFY(face != nullptr);
        QCOMPARE(face->childCount(), static_cast<int>(pair->links.size()));
        const QString first = QString::fromStdString(pair->links.front().name);
        QCOMPARE(face->child(0)->text(QAccessible::Name), first);
        QCOMPARE(face->child(0)->childCount(), static_cast<int>(heat->bins));
        QVERIFY(face->child(0)->child(1)->text(QAccessible::Value).contains(QStringLiteral("+100")));

        for (int visit = 0; visit < 2; ++visit) {
            canvas.cursor()->moveTo({ 0, -1 });
            QVERIFY(canvas.cursor()->ring().contains(QPoint(kTimeGutter / 2, kRulerHeight + 7)));
            QTest::keyClick(&canvas, Qt::Key_Right, Qt::ControlModifier);
            QVERIFY(!canvas.cursor()->part().isRow());
            QVERIFY2(canvas.cursor()->reading(canvas.cursor()->part()).contains(QStringLiteral("+100")),
                qPrintable(canvas.cursor()->reading(canvas.cursor()->part())));
            QTest::keyClick(&canvas, Qt::Key_Down, Qt::ControlModifier);
            QCOMPARE(canvas.cursor()->part().row, 1);
            std::vector<std::uint32_t> chosen;
            const auto listening
                = connect(&canvas, &DifferenceCanvas::linkClicked, [&](std::uint32_t link) { chosen.push_back(link); });
            QTest::keyClick(&canvas, Qt::Key_Return);
            disconnect(listening);
            QCOMPARE(chosen, std::vector<std::uint32_t> { 1 });
            QCOMPARE(canvas.selected(), 1U);
        }
        canvas.setHeat(nullptr);
        QCOMPARE(face->childCount(), 0);
        QVERIFY(!canvas.cursor()->isShown());
    }

    void theMapIsReadByItsParts()
    {
        JobRunner jobs;
        CoupledClocks clocks;
        DifferenceMap map(&clocks, &jobs, nullptr);
        map.resize(500, 400);
        map.show();
        const RunPairPtr pair = makeRunPair(comparedSample("A"), comparedSample("B", kFabric, kOther));
        clocks.begin(align(Alignment::Start, lengthOf(pair->a), lengthOf(pair->b)));
        map.setPair(pair);
        jobs.waitForAll();
        const topology::Topology& fabric = pair->b.view->run->fabric.topology();
        QAccessibleInterface* face = QAccessible::queryAccessibleInterface(&map);
        QVERIFY(face != nullptr);
        QCOMPARE(face->childCount(), static_cast<int>(fabric.nodeCount()));
        for (std::uint32_t node = 0; node < fabric.nodeCount(); ++node) {
            QCOMPARE(face->child(int(node))->text(QAccessible::Name),
                QString::fromStdString(fabric.nodeKey(NodeId { node })));
            QCOMPARE(face->child(int(node))->childCount(), static_cast<int>(fabric.outgoing(NodeId { node }).size()));
        }
        for (int visit = 0; visit < 2; ++visit) {
            map.cursor()->moveTo({ 0, -1 });
            QTest::keyClick(&map, Qt::Key_PageDown, Qt::ControlModifier); // into its links
            QCOMPARE(map.cursor()->part(), (CanvasPart { 0, 0 }));
            const std::uint32_t link = index(fabric.outgoing(NodeId { 0 })[0]);
            QCOMPARE(map.cursor()->reading(map.cursor()->part()).section(QStringLiteral(" – "), 0, 0),
                QString::fromStdString(pair->links[pair->linkOfB[link]].name));
            QTest::keyClick(&map, Qt::Key_Return);
            QCOMPARE(map.selected(), pair->linkOfB[link]);
            QTest::keyClick(&map, Qt::Key_PageDown, Qt::ControlModifier); // to where it leads
            QCOMPARE(map.cursor()->part(),
                (CanvasPart { static_cast<int>(index(fabric.linkDestination(LinkId { link }))), -1 }));
            // The keys of its own move the same cursor: to the most different link.
            map.setSelected(kNoPartner);
            QTest::keyClick(&map, Qt::Key_Period);
            QCOMPARE(map.selected(), 0U);
            QVERIFY(map.cursor()
                        ->reading(map.cursor()->part())
                        .startsWith(QString::fromStdString(pair->links.front().name)));
        }
        map.setPair(nullptr);
        QCOMPARE(face->childCount(), 0);
    }

    void theMapHasTheDifferencesOfItsLinks()
    {
        JobRunner jobs;
        CoupledClocks clocks;
        DifferenceMap map(&clocks, &jobs, nullptr);
        map.resize(500, 400);
        const ComparedRun a = comparedSample("A");
        const RunPairPtr pair = makeRunPair(a, comparedSample("B", kFabric, kOther));
        clocks.begin(align(Alignment::Start, lengthOf(pair->a), lengthOf(pair->b)));
        map.setPair(pair);
        jobs.waitForAll();
        QVERIFY(!map.isEmpty());
        const auto busy = [](const ComparedRun& run, std::size_t link) {
            return static_cast<double>(run.view->run->links[link].busy.ns()) / static_cast<double>(run.makespan().ns());
        };
        const auto& links = map.differences();
        QCOMPARE(links.size(), pair->b.view->run->links.size());
        bool differs = false;
        for (std::size_t link = 0; link < links.size(); ++link) {
            QVERIFY(links[link].has_value());
            QVERIFY(std::abs(static_cast<double>(*links[link]) - (busy(pair->b, link) - busy(pair->a, link))) < 1e-6);
            differs = differs || *links[link] != 0;
        }
        QVERIFY(differs);
        // Over a range of the common clock: the whole of it gives the differences of the bins.
        clocks.common()->setSelected(clocks.common()->extent());
        const double longest = static_cast<double>(clocks.common()->extent().length());
        const auto isOfTheRange = [&](std::size_t link) {
            const double more = (static_cast<double>(pair->b.view->run->links[link].busy.ns())
                                    - static_cast<double>(pair->a.view->run->links[link].busy.ns()))
                / longest;
            return std::abs(static_cast<double>(*map.differences()[link]) - more) < 1e-3;
        };
        for (std::size_t link = 0; link < links.size(); ++link)
            QTRY_VERIFY(isOfTheRange(link));
        // Itself: nothing is coloured.
        map.setPair(makeRunPair(a, a));
        jobs.waitForAll();
        for (const auto& link : map.differences())
            QCOMPARE(link.value(), 0.0F);
        map.setPair(nullptr);
        QVERIFY(map.isEmpty() && map.differences().empty());
    }

    void linksWithoutPartnerHaveNoDifference()
    {
        JobRunner jobs;
        CoupledClocks clocks;
        DifferenceMap map(&clocks, &jobs, nullptr);
        map.resize(500, 400);
        const RunPairPtr pair
            = makeRunPair(comparedSample("A"), comparedSample("B", "Ring(16,250GB/s,500ns)", "\"ring\""));
        clocks.begin(align(Alignment::Start, lengthOf(pair->a), lengthOf(pair->b)));
        map.setPair(pair);
        for (const bool second : { true, false }) {
            map.setShowsSecond(second);
            jobs.waitForAll();
            const auto& pairs = second ? pair->linkOfB : pair->linkOfA;
            QCOMPARE(map.differences().size(), pairs.size());
            std::size_t alone = 0;
            for (std::size_t link = 0; link < pairs.size(); ++link) {
                QCOMPARE(map.differences()[link].has_value(), pair->links[pairs[link]].isPaired());
                alone += map.differences()[link] ? 0U : 1U;
            }
            QVERIFY(alone > 0);
            QVERIFY(test::Picture(map).ink() > 0.005);
        }
    }

    // However many they are: where a link would be drawn that has one, a dash is drawn.
    void linksWithoutPartnerAreAllDrawn_data()
    {
        QTest::addColumn<int>("how");
        QTest::newRow("pixels") << 0;
        QTest::newRow("painter") << 1;
        QTest::newRow("shapes") << 2;
    }

    void linksWithoutPartnerAreAllDrawn()
    {
        QFETCH(int, how);
        const topology::Fabric fabric = fabricOf("Rail(4096,50GB/s,500ns,server=8,inner=450GB/s,levels=2)");
        FabricScene scene;
        scene.rebuild(columnsOf(fabric, layOut(fabric.topology(), LayoutKind::Structural), 0, 0));
        const std::size_t count = fabric.topology().linkCount();
        const QSize size(900, 500);
        const auto drawn = [&](std::optional<float> difference) {
            const std::vector<std::optional<float>> differences(count, difference);
            const FabricDifferences of { &scene, differences, 1, {} };
            const ViewTransform view = ViewTransform::fitting(scene.bounds(), size, 24);
            QImage image(size, QImage::Format_RGB32);
            image.fill(Theme::current().base);
            QPainter painter(&image);
            if (how == 2) {
                QPicture shapes;
                QPainter on(&shapes);
                paintDifferences(on, nullptr, of, view, size);
                on.end();
                painter.drawPicture(0, 0, shapes);
            } else {
                paintDifferences(painter, how == 0 ? &image : nullptr, of, view, size);
            }
            return image;
        };
        const QImage whole = drawn(0.F);
        const QImage dashed = drawn(std::nullopt);
        const auto marks = [](const QImage& image, QRgb color, int left, int top) {
            int found = 0;
            for (int y = top; y < top + 20; ++y)
                for (int x = left; x < left + 20; ++x)
                    found += image.pixel(x, y) == color ? 1 : 0;
            return found;
        };
        int places = 0;
        for (int top = 0; top < size.height(); top += 20) {
            for (int left = 0; left < size.width(); left += 20) {
                if (marks(whole, Theme::current().grid.rgb(), left, top) < 20)
                    continue; // less than a dash and the room to the next
                ++places;
                QVERIFY2(marks(dashed, Theme::current().text.rgb(), left, top) > 0,
                    qPrintable(QStringLiteral("nothing at %1, %2").arg(left).arg(top)));
            }
        }
        QVERIFY(places > 100);
    }

    // An operation that is selected in one run is so in the other, also where it has another number there.
    void selectionsGoTogether()
    {
        SelectionModel window;
        CoupledSelections selections(&window);
        const RunPairPtr pair = makeRunPair(
            comparedSample("A"), comparedSample("B", kFabric, "\"ring\", \"direct\", \"halvingDoubling\"", 3));
        selections.setPair(pair);
        selections.setWindowRun(pair->a.view);
        const auto keyOf = [](const ComparedRun& run, std::uint32_t record) {
            return OpKey { run.view->run->operations.rank[record], run.view->run->operations.op[record] };
        };
        bool otherNumber = false;
        std::uint32_t alone = kNoPartner;
        for (std::uint32_t at = 0; at < pair->operations.size(); ++at) {
            const OperationPair& operation = pair->operations[at];
            if (operation.a == kNoPartner) {
                alone = at;
                continue;
            }
            selections.a()->selectOperations({ keyOf(pair->a, operation.a) });
            const std::vector<OpKey> wanted { keyOf(pair->b, operation.b) };
            QCOMPARE(selections.b()->selection().operations, wanted);
            QCOMPARE(window.selection().operations, selections.a()->selection().operations);
            QCOMPARE(selections.operation(), at);
            otherNumber = otherNumber || wanted != selections.a()->selection().operations;
        }
        QVERIFY(otherNumber && alone != kNoPartner);
        selections.selectOperation(alone);
        QVERIFY(selections.a()->selection().isEmpty());
        QVERIFY(!selections.b()->selection().isEmpty());
        selections.selectLink(0);
        QCOMPARE(selections.b()->selection().links.size(), std::size_t { 1 });
        // What the window selects is selected in its run and the other one.
        window.selectOperations({ keyOf(pair->a, pair->operations[0].a == kNoPartner ? 0 : pair->operations[0].a) });
        QCOMPARE(selections.a()->selection(), window.selection());
        selections.setPair(nullptr);
        QVERIFY(selections.a()->selection().isEmpty() && selections.b()->selection().isEmpty());
        QCOMPARE(selections.operation(), kNoPartner);
    }
};

WEFT_TEST(TestDifferenceViews)
#include "tst_difference_views.moc"
