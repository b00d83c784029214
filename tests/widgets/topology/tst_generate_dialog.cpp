// SPDX-License-Identifier: GPL-3.0-or-later
// The generator: its table and its text follow each other, errors say where, large fabrics are only counted.
#include "tests/support/test_program.h"
#include "widgets/topology/generate_dialog.h"

#include "engine/topology/topology_spec.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableView>
#include <QTest>
#include <QToolButton>

using namespace weft;
using namespace weft::widgets;

namespace {

struct Parts {
    explicit Parts(GenerateDialog& dialog)
        : text(dialog.findChild<QLineEdit*>(QStringLiteral("generateText")))
        , table(dialog.findChild<QTableView*>(QStringLiteral("generateTable")))
        , error(dialog.findChild<QLabel*>(QStringLiteral("generateError")))
        , counts(dialog.findChild<QLabel*>(QStringLiteral("generateCounts")))
        , ok(dialog.findChild<QPushButton*>(QStringLiteral("generateButton")))
    {
    }
    QLineEdit* text;
    QTableView* table;
    QLabel* error;
    QLabel* counts;
    QPushButton* ok;
};

} // namespace

class TestGenerateDialog : public QObject {
    Q_OBJECT

private slots:
    void theModelIsAModel()
    {
        DimensionTableModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        for (int i = 0; i < 3; ++i)
            model.addDimension();
        QVERIFY(model.setData(model.index(0, DimensionTableModel::Size), "16"));
        QVERIFY(model.setData(model.index(0, DimensionTableModel::Kind), "Torus"));
        QVERIFY(model.setData(model.index(0, DimensionTableModel::Size), "4 x 4"));
        QVERIFY(!model.setData(model.index(1, DimensionTableModel::Size), "4x4")); // a ring has one size
        QVERIFY(!model.setData(model.index(1, DimensionTableModel::BandwidthColumn), "fast"));
        QVERIFY(model.setData(model.index(1, DimensionTableModel::BandwidthColumn), "250 GB/s"));
        model.moveDimension(1, -1);
        QCOMPARE(model.stack().dimensions[0].link.bandwidth.bytesPerNs, 250.0);
        model.moveDimension(0, 1);
        model.moveDimension(0, -1); // nowhere to go
        model.removeDimension(2);
        model.removeDimension(9);
        QCOMPARE(model.rowCount(), 2);
    }

    void textAndTableFollowEachOther()
    {
        GenerateDialog dialog(QStringLiteral("Ring(4)_SW(8)"));
        Parts parts(dialog);
        auto* model = parts.table->model();
        QCOMPARE(model->rowCount(), 2);
        parts.text->setText(QStringLiteral("Ring(4,250GB/s)_FC(3)_Mesh(2x5)"));
        QCOMPARE(model->rowCount(), 3);
        QCOMPARE(model->index(2, DimensionTableModel::Size).data().toString(), QStringLiteral("2x5"));
        QVERIFY(model->setData(model->index(1, DimensionTableModel::Size), "6"));
        const auto spec = topology::parseSpec(parts.text->text().toStdString());
        QVERIFY(spec.ok());
        QCOMPARE(std::get<topology::StackSpec>(*spec).dimensions[1].sizes.front(), 6U);
        QTest::mouseClick(dialog.findChild<QToolButton*>(QStringLiteral("generateAdd")), Qt::LeftButton);
        QCOMPARE(
            std::get<topology::StackSpec>(*topology::parseSpec(parts.text->text().toStdString())).dimensions.size(),
            std::size_t { 4 });
        dialog.accept();
        QVERIFY(dialog.topology() != nullptr);
        QCOMPARE(dialog.topology()->npuCount(), 4U * 6 * 10 * 4);
    }

    void errorsSayWhere()
    {
        GenerateDialog dialog({});
        Parts parts(dialog);
        QVERIFY(parts.ok->isEnabled());
        parts.text->setText(QStringLiteral("Ring(4)_Rong(3)"));
        QVERIFY(!parts.ok->isEnabled());
        QVERIFY2(parts.error->text().contains(QStringLiteral("9")), qPrintable(parts.error->text()));
        QVERIFY(dialog.spec().isEmpty());
        dialog.accept();
        QVERIFY(dialog.topology() == nullptr);
        parts.text->setText(QStringLiteral("Hypercube(12)")); // can be read, cannot be made
        QTRY_VERIFY(!parts.error->text().isEmpty());
        parts.text->setText(QStringLiteral("FatTree(64)"));
        QVERIFY(parts.error->text().isEmpty());
        QVERIFY(!parts.table->isEnabled());
        QTRY_VERIFY(parts.counts->text().contains(QStringLiteral("64")));
        parts.text->setText(QStringLiteral("Ring(8)"));
        QVERIFY(parts.table->isEnabled());
    }

    void largeFabricsAreOnlyCounted()
    {
        GenerateDialog dialog(QStringLiteral("Torus(1000x1000)"));
        Parts parts(dialog);
        dialog.show();
        QVERIFY(parts.counts->text().contains(QStringLiteral("000")));
        parts.text->setText(QStringLiteral("Ring(4000000000)_Ring(4000000000)"));
        QTest::qWait(200);
        dialog.accept();
        QVERIFY(dialog.topology() == nullptr);
        QVERIFY(!parts.error->text().isEmpty());
    }

    void everyEntryOfTheZooIsOne()
    {
        GenerateDialog dialog({});
        Parts parts(dialog);
        auto* zoo = dialog.findChild<QComboBox*>(QStringLiteral("generateZoo"));
        QVERIFY(zoo->count() > 3);
        for (int i = 1; i < zoo->count(); ++i) {
            emit zoo->activated(i);
            QVERIFY2(parts.ok->isEnabled(), qPrintable(zoo->itemText(i)));
            QVERIFY2(parts.error->text().isEmpty(), qPrintable(parts.error->text()));
        }
    }
};

WEFT_TEST(TestGenerateDialog)
#include "tst_generate_dialog.moc"
