// SPDX-License-Identifier: GPL-3.0-or-later
// The form of a synthesis refuses what cannot be made, keeps a request as it was, and says both sizes of a collective.
#include "tests/support/test_program.h"
#include "widgets/synthesis/synthesis_form.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

using namespace weft;
using namespace weft::widgets;

class TestSynthesisForm : public QObject {
    Q_OBJECT

private slots:
    void theFormSaysWhatCannotBeMade()
    {
        SynthesisForm form;
        QString problem;
        QVERIFY(!form.request(&problem) && problem.contains("fabric"));
        form.setNpus(8);
        QVERIFY(form.request().has_value());
        auto* group = form.findChild<QLineEdit*>("synthesisGroup");
        auto* run = form.findChild<QPushButton*>("synthesisRun");
        for (const char* wrong : { "0-9", "3", "1,1", "0-3/3-5", "0-2/4-5", "x", "0-3/" }) {
            group->setText(wrong);
            QVERIFY2(!form.request(&problem) && !problem.isEmpty(), wrong);
            QVERIFY(!run->isEnabled());
        }
        group->setText("0-3 / 4-7");
        QCOMPARE(form.request()->groups.size(), std::size_t { 2 });
        QVERIFY(run->isEnabled());
    }

    void theFormKeepsARequest()
    {
        SynthesisForm form;
        form.setNpus(8);
        study::SynthesisRequest request;
        request.kind = collective::PatternKind::Broadcast;
        request.size = Bytes { 12345 };
        request.chunks = 0;
        request.groups = { { Rank { 1 }, Rank { 2 }, Rank { 3 } } };
        request.root = 2;
        request.seed = 7;
        request.starts = 0;
        request.threads = 3;
        request.budgetSeconds = 2.5;
        form.setRequest(request);
        const auto said = form.request();
        QVERIFY(said.has_value());
        QVERIFY(said->kind == request.kind && said->size == request.size && said->chunks == 0);
        QVERIFY(said->groups == request.groups && said->root == 2 && said->seed == 7 && said->starts == 0);
        QVERIFY(said->threads == 3 && said->budgetSeconds == 2.5);
    }

    // However it is called, every field stays where it can be seen, and the tip says the whole name.
    void aLongNameOfAFileKeepsToTheColumn()
    {
        SynthesisForm form;
        form.setNpus(8);
        form.resize(310, 600);
        const auto request = form.request();
        const collective::Pattern somePattern = study::patternsOf(*request, 8, 1)->front();
        auto* pattern = form.findChild<QComboBox*>("synthesisPattern");
        pattern->setCurrentIndex(pattern->count() - 1);
        auto* sums = form.findChild<QPushButton*>("synthesisSums");
        form.show();
        for (const int letters : { 44, 240, 8 }) {
            const QString name = QString("a&b").repeated(letters / 3) + ".json";
            form.setSums(somePattern, name);
            QTest::qWait(20);
            QVERIFY2(form.widget()->width() <= form.viewport()->width(), qPrintable(QString::number(letters)));
            QVERIFY(sums->toolTip().startsWith(name + '\n'));
            QVERIFY(sums->text().endsWith("json") && sums->text().startsWith("a&&b"));
            QCOMPARE(sums->text().contains(QChar(0x2026)), letters > 8);
            for (const char* field : { "synthesisChunks", "synthesisThreads", "synthesisRun", "synthesisStop" }) {
                const auto* widget = form.findChild<QWidget*>(field);
                const QRect place(widget->mapTo(&form, QPoint()), widget->size());
                QVERIFY2(widget->isVisible() && form.rect().contains(place), field);
                QVERIFY2(widget->height() >= widget->minimumSizeHint().height(), field);
            }
        }
        form.setSums({}, {});
        QVERIFY(sums->text().startsWith("Choose"));
    }

    void bothSizesAreShown()
    {
        SynthesisForm form;
        form.setNpus(8);
        study::SynthesisRequest request;
        request.kind = collective::PatternKind::AllGather;
        request.size = Bytes { 8U << 20U };
        form.setRequest(request);
        const QString text = form.findChild<QLabel*>("synthesisSizes")->text().replace(QChar(QChar::Nbsp), QChar(' '));
        QVERIFY2(text.contains("8 MiB") && text.contains("1 MiB"), qPrintable(text));
    }
};

WEFT_TEST(TestSynthesisForm)
#include "tst_synthesis_form.moc"
