// SPDX-License-Identifier: GPL-3.0-or-later
// Where stages stand: none upon another, kernels around theirs, and edges past the stages that they have nothing to do
// with.
#include "tests/support/test_program.h"
#include "tests/widgets/programs/program_bench.h"

using namespace weft;
using namespace weft::widgets;

class TestStageGraph : public QObject {
    Q_OBJECT

private slots:
    void nothingStandsOrGoesThroughAnotherStage_data()
    {
        QTest::addColumn<QString>("sample");
        for (const char* sample : { "adam", "attention", "lamb", "mlp", "moe", "pipeline", "sgd" })
            QTest::newRow(sample) << QString(sample);
    }
    void nothingStandsOrGoesThroughAnotherStage()
    {
        QFETCH(QString, sample);
        const UnderstoodPtr read = understand(sampleText(sample), "a", 0);
        for (const ScheduleNode& node : read->nodes) {
            const StageGraphPtr graph = layOutStages(*node.program);
            for (const StageGraph::Node& one : graph->nodes) {
                QVERIFY(graph->bounds.adjusted(-1, -1, 1, 1).contains(one.rect));
                for (const StageGraph::Node& other : graph->nodes)
                    QVERIFY2(&one == &other || !one.rect.intersects(other.rect), qPrintable(one.name + other.name));
            }
            for (const StageGraph::Edge& edge : graph->edges) {
                const QRectF& from = graph->nodes[edge.from].rect;
                const QRectF& to = graph->nodes[edge.to].rect;
                QVERIFY(edge.bends.size() % 2 == 0);
                for (std::size_t i = 0; i + 1 < edge.bends.size(); i += 2) {
                    const QRectF past(edge.bends[i], edge.bends[i + 1] + QPointF(1, 0));
                    for (const StageGraph::Node& other : graph->nodes)
                        QVERIFY2(!other.rect.intersects(past), qPrintable(other.name + " is in the way"));
                }
                // Outside of kernels each layer between the two has a place to go past it.
                const bool isPlain = node.program->fused.empty();
                for (const StageGraph::Node& other : graph->nodes) {
                    const double y = other.rect.center().y();
                    if (!isPlain || y <= from.bottom() || y >= to.top())
                        continue;
                    QVERIFY2(std::ranges::any_of(edge.bends,
                                 [&](QPointF bend) { return std::abs(bend.y() - y) < other.rect.height(); }),
                        qPrintable(graph->nodes[edge.from].name + " to " + graph->nodes[edge.to].name));
                }
            }
        }
    }

    void aLongProgramIsLaidOutAtOnce()
    {
        std::string text = "program long\ngroup g = 2\ninput x0: f32[8]\n";
        for (int i = 1; i < 300; ++i)
            text += "x" + std::to_string(i) + " = x" + std::to_string(i - 1) + " + x" + std::to_string(i / 2) + "\n";
        const UnderstoodPtr read = understand(text + "output x299\n", "a", 0);
        QVERIFY(read->file);
        const StageGraphPtr graph = layOutStages(*read->nodes[0].program);
        QCOMPARE(graph->nodes.size(), std::size_t { 300 });
        // Edges over many layers go straight: they do not make the picture as wide as there are edges.
        QVERIFY2(graph->bounds.width() < 1200, qPrintable(QString::number(graph->bounds.width())));
    }

    // What is opened can be read, and its end is a key away; another program does not leave the picture empty.
    void aLongProgramCanBeReadAtFirst()
    {
        ProgramBench bench;
        std::string text = "program long\ngroup g = 16\ninput x0: f32[8]\n";
        for (int i = 1; i < 300; ++i)
            text += "x" + std::to_string(i) + " = x" + std::to_string(i - 1) + " + 1\n";
        StageCanvas* canvas = bench.stages.canvas();
        for (int visit = 0; visit < 2; ++visit) {
            bench.document.replace("long.weave", text + "output x299\n", "open");
            bench.settle();
            QVERIFY(canvas->rectOf("x0").height() > 25);
            QVERIFY(
                canvas->rect().contains(canvas->middleOf("x0")) && !canvas->rect().contains(canvas->middleOf("x299")));
            // What is selected in the text comes into sight.
            bench.session()->select({ "x299" });
            QVERIFY(canvas->rect().contains(canvas->middleOf("x299")));
            bench.open("sgd");
            const QStringList names = canvas->names();
            QVERIFY(std::ranges::any_of(
                names, [&](const QString& name) { return canvas->rect().contains(canvas->middleOf(name)); }));
            QTest::keyClick(canvas, Qt::Key_Home);
            for (const QString& name : names)
                QVERIFY(canvas->rect().contains(canvas->middleOf(name)));
        }
    }
};

WEFT_TEST(TestStageGraph)
#include "tst_stage_graph.moc"
