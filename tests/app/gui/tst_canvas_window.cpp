// SPDX-License-Identifier: GPL-3.0-or-later
// The topology in the real window: what an issue of the fabric leads to, and what of the drawing is there when a
// project is opened again.
#include "app/gui/views/views.h"
#include "app/gui/window/main_window.h"
#include "app/gui/window/session.h"
#include "engine/topology/topology_spec.h"
#include "tests/support/test_program.h"
#include "widgets/heatmap/heat_canvas.h"
#include "widgets/heatmap/heat_map_view.h"
#include "widgets/issues/issues_model.h"
#include "widgets/issues/issues_view.h"
#include "widgets/topology/topology_view.h"

#include <QFile>
#include <QLineF>
#include <QStandardPaths>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBrowser>
#include <QTimer>

using namespace weft;
using namespace weft::gui;

namespace {

void open(MainWindow& window, const char* spec)
{
    window.resize(1280, 720);
    window.show();
    window.openSample();
    window.workspace()->jobs()->waitForAll();
    Findings findings;
    window.workspace()->fabric()->load(topology::Fabric(topology::topologyFromSpec(spec, findings).value()));
    window.setMode(Mode::Design);
    QTest::qWait(50);
}

} // namespace

class TestCanvasWindow : public QObject {
    Q_OBJECT

private slots:
    void anIssueOfTheFabricHasAPlaceAndLeadsThere()
    {
        MainWindow window(false);
        open(window, "Ring(16)");
        widgets::FabricDocument* fabric = window.workspace()->fabric();
        const widgets::FabricColumns& columns = fabric->columns();
        std::vector<widgets::LinkKey> at0;
        for (std::size_t link = 0; link < columns.linkCount(); ++link) {
            if (columns.linkSources[link] == columns.nodeKeys[0]
                || columns.linkDestinations[link] == columns.nodeKeys[0])
                at0.push_back(columns.linkKeys[link]);
        }
        fabric->setState({}, at0, { .failed = true });
        fabric->checkNow();
        auto* issues = window.views()->get<widgets::IssuesView>();
        const widgets::IssuesModel* model = issues->model();
        int row = -1;
        for (int i = 0; i < model->rowCount(); ++i) {
            if (model->index(i, widgets::IssuesModel::Message).data().toString().startsWith("npu0 is cut off"))
                row = i;
        }
        QVERIFY(row >= 0);
        QCOMPARE(model->index(row, widgets::IssuesModel::Place).data().toString(), QString("npu0"));
        for (int visit = 0; visit < 2; ++visit) {
            window.workspace()->selection()->clear();
            emit issues->activated(model->issue(row));
            QCOMPARE(window.workspace()->selection()->selection().nodes, (std::vector { columns.nodeKeys[0] }));
            QCOMPARE(window.workspace()->selection()->selection().links, at0);
        }
        fabric->undoStack()->undo();
        fabric->checkNow();
        // A lone NPU and a cable with unlike directions have their places too.
        fabric->addNode(topology::NodeKind::Npu, { 1000, 1000 });
        fabric->setBandwidth({ columns.linkKeys[0] }, 7);
        fabric->checkNow();
        QStringList places;
        for (int i = 0; i < model->rowCount(); ++i) {
            const QString message = model->index(i, widgets::IssuesModel::Message).data().toString();
            if (message.contains("has no links") || message.contains("is not like its way back"))
                places += model->index(i, widgets::IssuesModel::Place).data().toString();
        }
        places.sort();
        QCOMPARE(places, (QStringList { "npu0 → npu1", "npu16" }));
    }

    // While it is drawn: an NPU that nobody reaches yet, or that reaches nobody, is one row.
    void anNpuWithoutAWayIsOneRow()
    {
        MainWindow window(false);
        open(window, "Ring(4)");
        window.workspace()->setWorkload({}, "The fabric alone"); // else its ranks are told as well
        widgets::FabricDocument* fabric = window.workspace()->fabric();
        const widgets::IssuesModel* model = window.views()->get<widgets::IssuesView>()->model();
        const auto told = [&](const QString& name) {
            QStringList rows;
            for (int row = 0; row < model->rowCount(); ++row) {
                const QString message = model->index(row, widgets::IssuesModel::Message).data().toString();
                if (message.contains(name))
                    rows << message;
            }
            return rows;
        };
        const int others = model->rowCount(); // the sample's settings are for three dimensions
        const widgets::NodeKey first = fabric->columns().nodeKeys[0];
        const widgets::NodeKey lone = fabric->addNode(topology::NodeKind::Npu, { 1000, 1000 });
        fabric->checkNow();
        QCOMPARE(told("npu4").size(), 1);
        QVERIFY2(told("npu4")[0].startsWith("npu4 has no links"), qPrintable(told("npu4")[0]));
        QCOMPARE(model->rowCount() - others, 1);
        // Two that have each other only.
        const widgets::NodeKey other = fabric->addNode(topology::NodeKind::Npu, { 1100, 1000 });
        fabric->addLink(lone, other, topology::kDefaultLink, true);
        fabric->checkNow();
        QCOMPARE(model->rowCount() - others, 1);
        QCOMPARE(told("npu4").size(), 1);
        QVERIFY2(told("npu4")[0].contains("npu4 and 1 more are apart from the rest"), qPrintable(told("npu4")[0]));
        // A way in one direction.
        fabric->addLink(lone, first, topology::kDefaultLink, false);
        fabric->checkNow();
        QCOMPARE(told("npu4").size(), 1);
        QVERIFY2(told("npu4")[0].contains("leads to it"), qPrintable(told("npu4")[0]));
        QCOMPARE(model->rowCount() - others, 2);
        fabric->addLink(first, lone, topology::kDefaultLink, false);
        fabric->checkNow();
        QCOMPARE(model->rowCount() - others, 0);
    }

    void layersAndSpaceAreThereWhenTheProjectIsOpenedAgain()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("a.weft");
        widgets::SpaceDrawing turned;
        {
            MainWindow window(false);
            open(window, "Ring(4)_Ring(4)_Ring(4)");
            auto* view = window.views()->get<widgets::TopologyView>();
            widgets::FabricDrawing drawing = *window.workspace()->fabric()->columns().drawing;
            drawing.hiddenLayers = { 1 };
            drawing.space = { true, 71, -13 };
            window.workspace()->fabric()->setDrawing(drawing, "Look");
            QVERIFY(view->canvas()->isInSpace());
            turned = view->canvas()->turned();
            QVERIFY(window.saveTo(path));
            window.workspace()->jobs()->waitForAll();
        }
        for (int visit = 0; visit < 2; ++visit) {
            MainWindow window(false);
            window.resize(1280, 720);
            window.show();
            window.openFile(path);
            window.workspace()->jobs()->waitForAll();
            window.setMode(Mode::Design);
            QTest::qWait(50);
            auto* view = window.views()->get<widgets::TopologyView>();
            QVERIFY(view->canvas()->isInSpace());
            QCOMPARE(view->canvas()->turned(), turned);
            QCOMPARE(view->canvas()->scene().cables().size(), std::size_t { 2 * 64 });
            QVERIFY(!window.workspace()->isModified());
        }
    }

    void zoomAndLegendAreThereWhenTheProjectIsOpenedAgain()
    {
        QStandardPaths::setTestModeEnabled(true);
        const QString session
            = QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) + QStringLiteral("/session.ini");
        QFile::remove(session);
        Session().setTourSeen();
        QTemporaryDir folder;
        const QString path = folder.filePath("a.weft");
        const QString other = folder.filePath("b.weft");
        const auto middleOf = [](const widgets::TopologyCanvas* canvas) {
            return canvas->view().toScene(QRectF(canvas->rect()).center());
        };
        const auto openIt = [](MainWindow& window, const QString& file) {
            QVERIFY(window.openFile(file).isEmpty());
            window.workspace()->jobs()->waitForAll();
            window.setMode(Mode::Design);
            QTest::qWait(80);
        };
        QPointF middle;
        double scale = 0;
        {
            MainWindow window(true);
            open(window, "Mesh(8x8)");
            QVERIFY(window.saveTo(other));
            QVERIFY(window.saveTo(path));
            auto* view = window.views()->get<widgets::TopologyView>();
            view->canvas()->zoom(3);
            view->canvas()->centerOn(window.workspace()->fabric()->columns().positions[9]);
            view->legend()->setFolded(true);
            middle = middleOf(view->canvas());
            scale = view->canvas()->view().scale;
            window.close();
        }
        for (const QSize size : { QSize(1280, 720), QSize(1600, 1000) }) {
            MainWindow window(true);
            window.resize(size);
            window.show();
            auto* view = window.views()->get<widgets::TopologyView>();
            for (int visit = 0; visit < 2; ++visit) {
                openIt(window, path);
                QCOMPARE(view->canvas()->view().scale, scale);
                QVERIFY2(QLineF(middleOf(view->canvas()), middle).length() < 2,
                    qPrintable(QString::number(QLineF(middleOf(view->canvas()), middle).length())));
                QVERIFY(view->legend()->isFolded());
                openIt(window, other); // of which nobody moved the view
                QVERIFY(view->canvas()
                            ->view()
                            .toScene(QRectF(view->canvas()->rect()))
                            .contains(view->canvas()->scene().bounds()));
            }
        }
        QFile::remove(session);
    }

    // A key of a command that can do nothing says why.
    void keysOfWhatCannotBeDoneSayWhy()
    {
        MainWindow window(false);
        open(window, "Ring(4)_Ring(4)_Ring(4)");
        auto* view = window.views()->get<widgets::TopologyView>();
        view->canvas()->setFocus();
        for (int visit = 0; visit < 2; ++visit) {
            QTest::keyClick(view->canvas(), Qt::Key_3);
            QVERIFY(view->canvas()->isInSpace());
            window.statusBar()->clearMessage();
            QTest::keyClick(view->canvas(), Qt::Key_N);
            QVERIFY2(
                window.statusBar()->currentMessage().contains("3-D"), qPrintable(window.statusBar()->currentMessage()));
            QVERIFY(window.statusBar()->currentMessage().contains("NPU"));
            QTest::keyClick(view->canvas(), Qt::Key_3);
            window.statusBar()->clearMessage();
            window.workspace()->selection()->clear();
            QTest::keyClick(view->canvas(), Qt::Key_X);
            QVERIFY2(window.statusBar()->currentMessage().contains("Select"),
                qPrintable(window.statusBar()->currentMessage()));
            window.statusBar()->clearMessage();
            QTest::keyClick(view->canvas(), Qt::Key_V);
            QCOMPARE(window.statusBar()->currentMessage(), QString());
        }
    }

    void theLegendLeavesMostOfASmallCanvas()
    {
        MainWindow window(false);
        open(window, "Torus(4x4)");
        auto* view = window.views()->get<widgets::TopologyView>();
        for (const Mode mode : { Mode::Design, Mode::Analyze, Mode::Collectives, Mode::Design, Mode::Analyze }) {
            window.setMode(mode);
            QTest::qWait(60);
            const QSize legend = view->legend()->size();
            const QSize canvas = view->canvas()->size();
            QVERIFY2(4 * legend.width() * legend.height() <= canvas.width() * canvas.height(),
                qPrintable(QString("%1 × %2 on %3 × %4")
                               .arg(legend.width())
                               .arg(legend.height())
                               .arg(canvas.width())
                               .arg(canvas.height())));
        }
    }

    void hiddenMessagesHaveNoTimer()
    {
        MainWindow window(false);
        window.resize(1280, 720);
        window.show();
        window.openSample();
        window.workspace()->jobs()->waitForAll();
        window.setMode(Mode::Analyze);
        QTRY_VERIFY(window.workspace()->currentRun() != nullptr);
        auto* view = window.views()->get<widgets::TopologyView>();
        QTRY_VERIFY(view->player()->isVisible());
        window.workspace()->jobs()->waitForAll();
        QTRY_VERIFY(view->player()->flow() != nullptr);
        QVERIFY(!view->player()->flow()->isEmpty()); // the sample kept its messages
        widgets::TimeController* time = window.workspace()->time();
        std::size_t moved = 0;
        for (int tenth = 1; tenth < 10; ++tenth) {
            time->setCursor(time->extent().to * tenth / 10);
            moved = std::max(moved, view->canvas()->movers().size());
        }
        QVERIFY(moved > 0);
        window.setMode(Mode::Design);
        QVERIFY(!view->player()->isVisible());
        time->setCursor(time->extent().to / 2);
        QVERIFY(view->canvas()->movers().empty());
        window.setMode(Mode::Analyze);
        QTRY_VERIFY(view->player()->isVisible());
    }

    void detailsOpenOnAClickOnALink()
    {
        MainWindow window(false);
        window.resize(1280, 720);
        window.show();
        window.openSample();
        const auto settle = [&window] {
            window.workspace()->jobs()->waitForAll();
            QTest::qWait(100);
            window.workspace()->jobs()->waitForAll();
        };
        settle();
        const QWidget* details = window.views()->find("details");
        for (int round = 0; round < 2; ++round) {
            QVERIFY(window.showView("heatmap"));
            settle();
            auto* heat = window.views()->get<widgets::HeatMapView>()->canvas();
            QVERIFY(heat->isVisible() && heat->rows() != nullptr && !details->isVisible());
            QTest::mouseClick(heat, Qt::LeftButton, {}, QPoint(heat->width() / 2, widgets::kRulerHeight + 20));
            settle();
            QVERIFY(details->isVisible());
            const widgets::Selection& selection = window.workspace()->selection()->selection();
            QCOMPARE(selection.links.size(), std::size_t { 1 });
            const widgets::RunViewPtr run = window.workspace()->runs()->current()->view;
            QVERIFY(details->findChild<QTextBrowser*>("detailsText")
                        ->toPlainText()
                        .contains(run->linkName(run->linkOf(selection.links.front()))));
            window.workspace()->selection()->clear();
            settle();
            QVERIFY(!details->isVisible());
        }
    }
};

WEFT_TEST(TestCanvasWindow)
#include "tst_canvas_window.moc"
