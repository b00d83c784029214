// SPDX-License-Identifier: GPL-3.0-or-later
// The property sheet: mixed values, one step of the history an edit, what-if and its clearing.
#include "tests/support/test_program.h"
#include "widgets/topology/property_sheet.h"

#include "engine/topology/topology_spec.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>

using namespace weft;
using namespace weft::widgets;

namespace {

struct SheetBench {
    SheetBench()
        : sheet(&document, &selection, nullptr)
    {
        Findings findings;
        document.load(topology::Fabric(topology::topologyFromSpec("Ring(4)_SW(2)", findings).value()));
        sheet.show();
    }
    template <class Field> Field* field(const char* name) { return sheet.findChild<Field*>(QString::fromLatin1(name)); }
    void type(QWidget* where, const QString& text)
    {
        where->setFocus();
        auto* line = where->findChild<QLineEdit*>();
        if (line == nullptr)
            line = qobject_cast<QLineEdit*>(where);
        line->selectAll();
        QTest::keyClicks(line, text);
        QTest::keyClick(line, Qt::Key_Return);
    }
    [[nodiscard]] int steps() { return document.undoStack()->count(); }

    FabricDocument document;
    SelectionModel selection;
    PropertySheet sheet;
};

} // namespace

class TestPropertySheet : public QObject {
    Q_OBJECT

private slots:
    void linksAreEditedTogether()
    {
        SheetBench bench;
        const std::vector<LinkKey> links = bench.document.columns().linkKeys;
        bench.document.setBandwidth({ links[0] }, 10);
        bench.selection.selectLinks({ links[0], links[1], links[2] });
        auto* bandwidth = bench.field<QuantityEdit>("propertyBandwidth");
        QVERIFY(bandwidth->isMixed());
        QVERIFY(!bench.field<QuantityEdit>("propertyLatency")->isMixed());
        bench.type(bandwidth, QStringLiteral("200 GB/s"));
        QCOMPARE(bench.steps(), 2);
        for (std::size_t i = 0; i < 3; ++i)
            QCOMPARE(bench.document.columns().linkCosts[i].bandwidth.bytesPerNs, 200.0);
        QVERIFY(!bandwidth->isMixed());
        bench.document.undoStack()->undo();
        QVERIFY(bandwidth->isMixed());
    }

    void nodesAreEditedTogether()
    {
        SheetBench bench;
        const std::vector<NodeKey> nodes = bench.document.columns().nodeKeys;
        bench.selection.selectNodes({ nodes[0] });
        bench.type(bench.field<QLineEdit>("propertyName"), QStringLiteral("head"));
        QCOMPARE(bench.document.nodeNameAt(0), QStringLiteral("head"));
        QCOMPARE(bench.steps(), 1);
        bench.selection.selectNodes({ nodes[0], nodes[1], nodes.back() });
        QCOMPARE(bench.field<QComboBox>("propertyKind")->currentIndex(), -1);
        QVERIFY(!bench.field<QLineEdit>("propertyName")->isEnabled());
        auto* forwards = bench.field<QCheckBox>("propertyForwards");
        QCOMPARE(forwards->checkState(), Qt::Checked);
        forwards->click();
        QCOMPARE(bench.steps(), 2);
        QVERIFY(!bench.document.columns().nodes[0].forwards && !bench.document.columns().nodes.back().forwards);
        bench.type(bench.field<QuantityEdit>("propertyX"), QStringLiteral("77"));
        QCOMPARE(bench.steps(), 3);
        QCOMPARE(bench.document.columns().positions[1].x(), 77.0);
        QCOMPARE(bench.document.columns().positions.back().x(), 77.0);
        bench.document.undoStack()->setIndex(0);
        QVERIFY(bench.document.undoStack()->isClean());
    }

    void whatIfIsSetAndCleared()
    {
        SheetBench bench;
        const FabricColumns healthy = bench.document.columns();
        const LinkKey link = healthy.linkKeys[0];
        bench.selection.select({ { healthy.nodeKeys[0] }, { link }, {} });
        bench.field<QCheckBox>("propertyFailed")->click();
        QVERIFY(bench.document.columns().changeOf(link).failed);
        QVERIFY(bench.document.columns().changeOf(healthy.nodeKeys[0]).failed);
        QCOMPARE(bench.steps(), 1);
        bench.selection.selectLinks({ link });
        bench.type(bench.field<QuantityEdit>("propertyBandwidthFactor"), QStringLiteral("25"));
        QCOMPARE(bench.document.columns().changeOf(link).bandwidthFactor, 0.25);
        bench.type(bench.field<QuantityEdit>("propertyExtraLatency"), QStringLiteral("2us"));
        QCOMPARE(bench.document.columns().changeOf(link).extraLatency.ns, 2000.0);
        bench.selection.select({ { healthy.nodeKeys[0] }, { link }, {} });
        auto* clear = bench.field<QPushButton>("propertyClear");
        QVERIFY(clear->isEnabled());
        clear->click();
        QVERIFY(bench.document.columns() == healthy);
        QVERIFY(!clear->isEnabled());
    }

    void nothingSelectedSaysSo()
    {
        SheetBench bench;
        QVERIFY(bench.sheet.findChild<QLineEdit*>(QStringLiteral("propertyName"))->isVisible() == false);
        bench.selection.selectNodes({ NodeKey { 12345 } }); // of another fabric
        bench.selection.selectNodes({ bench.document.columns().nodeKeys[0] });
        QVERIFY(bench.field<QLineEdit>("propertyName")->isVisible());
        bench.document.clear(); // what is selected is gone
        QVERIFY(!bench.field<QLineEdit>("propertyName")->isVisible());
    }
};

WEFT_TEST(TestPropertySheet)
#include "tst_property_sheet.moc"
