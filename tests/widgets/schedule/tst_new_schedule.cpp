// SPDX-License-Identifier: GPL-3.0-or-later
// The form of the library: what cannot serve is greyed and says why, and both sizes are shown.
#include "engine/collective/proof/verifier.h"
#include "tests/support/test_program.h"
#include "tests/widgets/schedule/fabrics.h"
#include "widgets/base/forms/quantity_edit.h"
#include "widgets/schedule/new_schedule_dialog.h"

#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QStandardItemModel>
#include <QTest>

using namespace weft;
using namespace weft::widgets;
using namespace weft::widgets::testing;

namespace {

struct Form {
    JobRunner jobs;
    NewScheduleDialog dialog;

    explicit Form(const ScheduleFabric& fabric)
        : dialog(fabric, Bytes { 1024 }, &jobs)
    {
        dialog.show();
        settle();
    }
    void settle()
    {
        QTest::qWait(200); // the pause after typing
        jobs.waitForAll();
    }
    template <class Field> [[nodiscard]] Field* field(const char* name) const { return dialog.findChild<Field*>(name); }
    [[nodiscard]] int rowOf(std::string_view algorithm) const
    {
        const auto all = collective::algorithms();
        for (std::size_t row = 0; row < all.size(); ++row) {
            if (all[row].name == algorithm)
                return static_cast<int>(row);
        }
        return -1;
    }
    void choose(std::string_view algorithm) const
    {
        field<QComboBox>("newScheduleAlgorithm")->setCurrentIndex(rowOf(algorithm));
    }
};

} // namespace

class TestNewSchedule : public QObject {
    Q_OBJECT

private slots:
    void itIsReadyAtOnceForTheFabric()
    {
        Form form(fabricOf("Ring(8,50GB/s,500ns)"));
        QVERIFY(form.dialog.isReady());
        QVERIFY(form.field<QPushButton>("newScheduleMake")->isEnabled());
        const auto made = form.dialog.order().make({});
        QVERIFY(made.ok());
        QCOMPARE((*made)->rankCount(), 8U);
        QVERIFY(collective::verify(**made)->correct);
    }

    void whatCannotServeSaysWhy()
    {
        Form form(fabricOf("Ring(6,50GB/s,500ns)"));
        auto* list = form.field<QComboBox>("newScheduleAlgorithm");
        const auto* model = static_cast<QStandardItemModel*>(list->model());
        int refused = 0;
        int offered = 0;
        for (int row = 0; row < model->rowCount(); ++row) {
            (model->item(row)->isEnabled() ? offered : refused) += 1;
            QVERIFY(!model->item(row)->toolTip().isEmpty());
        }
        QVERIFY(refused > 0 && offered > 0);
        for (int row = 0; row < model->rowCount(); ++row) {
            list->setCurrentIndex(row);
            QCOMPARE(form.dialog.isReady(), model->item(row)->isEnabled());
            if (!model->item(row)->isEnabled())
                QVERIFY(form.dialog.stateText().startsWith("Cannot serve"));
        }
    }

    void bothSizesFollowEachOther()
    {
        Form form(fabricOf("Ring(8,50GB/s,500ns)"));
        auto* comm = form.field<QuantityEdit>("newScheduleCommSize");
        auto* nccl = form.field<QuantityEdit>("newScheduleNcclSize");
        QCOMPARE(nccl->value(), comm->value());
        auto* pattern = form.field<QComboBox>("newSchedulePattern");
        pattern->setCurrentIndex(pattern->findText("all-gather"));
        form.settle();
        QCOMPARE(nccl->value(), 8 * comm->value());
        nccl->setValue(8 * 4096);
        emit nccl->edited(nccl->value());
        QCOMPARE(comm->value(), 4096.0);
        QCOMPARE(form.dialog.order().commSize.count(), std::uint64_t { 4096 });
    }

    void aGroupBecomesThePlacement()
    {
        Form form(fabricOf("Ring(8,50GB/s,500ns)"));
        form.field<QLineEdit>("newScheduleGroup")->setText("0,2,4-5");
        form.settle();
        QVERIFY(form.dialog.isReady());
        const auto made = form.dialog.order().make({});
        QVERIFY(made.ok());
        QCOMPARE((*made)->rankCount(), 4U);
        QCOMPARE((*made)->info().placement, (std::vector<Rank> { Rank { 0 }, Rank { 2 }, Rank { 4 }, Rank { 5 } }));
        form.field<QLineEdit>("newScheduleGroup")->setText("0,99");
        form.settle();
        QVERIFY(!form.dialog.isReady());
        QVERIFY(!form.dialog.stateText().isEmpty());
    }

    void withoutAFabricItAsksForRanks()
    {
        Form form({});
        QVERIFY(form.field<QSpinBox>("newScheduleRanks")->isVisible());
        form.field<QSpinBox>("newScheduleRanks")->setValue(5);
        form.settle();
        form.choose("ring");
        QVERIFY(form.dialog.isReady());
        QCOMPARE((*form.dialog.order().make({}))->rankCount(), 5U);
    }

    void onlyRootedPatternsHaveARoot()
    {
        Form form(fabricOf("Ring(8,50GB/s,500ns)"));
        auto* root = form.field<QSpinBox>("newScheduleRoot");
        QVERIFY(!root->isEnabled());
        auto* pattern = form.field<QComboBox>("newSchedulePattern");
        pattern->setCurrentIndex(pattern->findText("broadcast"));
        form.settle();
        QVERIFY(root->isEnabled());
        QVERIFY(form.dialog.isReady()); // what nobody chose follows what is possible
        root->setValue(3);
        form.settle();
        QCOMPARE(index((*form.dialog.order().make({}))->pattern().root), 3U);
    }
};

WEFT_TEST(TestNewSchedule)
#include "tst_new_schedule.moc"
