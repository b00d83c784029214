// SPDX-License-Identifier: GPL-3.0-or-later
// A text that is no number: the settings stay what they were before it was typed, and the form says which field it is.
#include "tests/support/test_program.h"
#include "tests/widgets/settings/form_fields.h"
#include "widgets/settings/number_field.h"
#include "widgets/settings/settings_form.h"

#include <QTest>

using namespace weft;
using namespace weft::widgets;
using weft::test::child;
using weft::test::type;

class TestUnreadableFields : public QObject {
    Q_OBJECT

private slots:
    // A prefix of what cannot be read never counts, and while it stands there what was before it is in force.
    void whatCannotBeReadLeavesTheSettingsAsTheyWere()
    {
        SettingsForm form;
        study::RunSettings settings;
        settings.system = "{ \"preferred-dataset-splits\":   4, \"endpoint-delay\": 10 }"; // in its own spelling
        form.setSettings(settings);
        for (int visit = 0; visit < 2; ++visit) {
            auto* chunks = child<NumberField>(form, "preferred-dataset-splits");
            type(chunks, "1e99");
            QVERIFY(chunks->isWrong());
            QVERIFY2(form.settings() == settings, form.settings().system.c_str());
            QCOMPARE(form.unreadable().size(), std::size_t { 1 });
            QCOMPARE(form.unreadable().front().error.where.item, std::string("preferred-dataset-splits"));
            QVERIFY(hasErrors(form.findings()));
            type(chunks, "7x");
            QVERIFY(form.settings() == settings);
            form.dropUnreadable();
            QVERIFY(!chunks->isWrong() && form.unreadable().empty());
            QCOMPARE(chunks->text(), QString("4"));
            auto* packet = child<NumberField>(form, "packet");
            type(packet, "12 abc");
            QVERIFY(packet->isWrong() && !form.settings().packet);
            QVERIFY(form.showField(QString::fromStdString(form.unreadable().front().error.where.item)));
            type(packet, "");
            QVERIFY(form.unreadable().empty());
            QTRY_VERIFY(!hasErrors(form.findings()));
            auto* queues = child<NumberField>(form, "queuesPerDimension");
            type(queues, "1x");
            form.dropUnreadable();
            QVERIFY(queues->text().isEmpty());
            QCOMPARE(form.settings().options.queuesPerDimension, 1U);
        }
        // What stands when the field is left is what the next text is taken back to.
        auto* chunks = child<NumberField>(form, "preferred-dataset-splits");
        type(chunks, "9");
        emit chunks->editingFinished();
        type(chunks, "8,,");
        QCOMPARE(SystemText(form.settings().system).number("preferred-dataset-splits").value_or(0), 9.0);
    }
};

WEFT_TEST(TestUnreadableFields)
#include "tst_unreadable_fields.moc"
