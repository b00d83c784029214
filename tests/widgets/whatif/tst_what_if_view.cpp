// SPDX-License-Identifier: GPL-3.0-or-later
// The view's gains are those of study asked by hand; it stops, comes back, and tells the answers of another run.
#include "engine/study/comparison/sensitivity.h"
#include "tests/support/exports.h"
#include "tests/support/test_program.h"
#include "tests/widgets/summary/sample_run.h"
#include "widgets/base/forms/quantity_edit.h"
#include "widgets/base/looks/empty_state.h"
#include "widgets/base/shared/command_registry.h"
#include "widgets/base/shared/selection_model.h"
#include "widgets/base/views/data_table.h"
#include "widgets/whatif/gain_bars.h"
#include "widgets/whatif/what_if_view.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QMainWindow>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>

#include <set>

using namespace weft;
using namespace weft::widgets;

class TestWhatIfView : public QObject {
    Q_OBJECT

    SelectionModel m_selection;
    JobRunner m_jobs;
    RunViewPtr m_sample = simulateSample();
    bool m_hasSettings = true;

    WhatIfView::SettingsOf settings()
    {
        return [this](const RunView&) -> std::optional<study::RunSettings> {
            return m_hasSettings ? std::optional(study::sampleSettings()) : std::nullopt;
        };
    }

    static QString message(const WhatIfView& view) { return view.findChild<QLabel*>("whatIfMessage")->text(); }
    static QPushButton* button(const WhatIfView& view, const char* name)
    {
        return view.findChild<QPushButton*>(QLatin1String(name));
    }

    void ask(WhatIfView& view)
    {
        view.setRun(m_sample);
        button(view, "whatIfStart")->click();
        QVERIFY(view.isRunning());
        m_jobs.waitForAll();
        QVERIFY2(view.answers() != nullptr, qPrintable(message(view)));
    }

private slots:
    void init()
    {
        m_hasSettings = true;
        m_selection.clear();
    }

    // The same question put to the engine, of the files' parts and not of the run; makespans as a set, since the order
    // is the view's.
    void gainsAreThoseOfTheStudy_data()
    {
        QTest::addColumn<double>("factor");
        QTest::newRow("twice") << 2.0;
        QTest::newRow("half as fast") << 0.5;
    }
    void gainsAreThoseOfTheStudy()
    {
        QFETCH(double, factor);
        Findings findings;
        const study::RunSettings asked = study::sampleSettings();
        const auto prepared = study::prepare(asked, 16, findings);
        study::TrainingStep step { .layers = 2, .npus = 16 };
        study::Scenario scenario { fabricOf(SampleRun {}.fabric),
            std::make_shared<const trace::Workload>(study::makeTrainingStep(step)), prepared->system.config };
        scenario.system.groups = scenario.workload->groups;
        study::SensitivityOptions options;
        options.factor = factor;
        const auto expected = study::sensitivity(scenario, prepared->options, options, findings);
        QVERIFY(expected);

        WhatIfView view(&m_selection, &m_jobs, this->settings());
        view.findChild<QuantityEdit*>("whatIfFactor")->setValue(factor);
        ask(view);
        const Answers& answers = *view.answers();
        QCOMPARE(answers.makespan, m_sample->run->makespan);
        QCOMPARE(answers.rows.size(), expected->rows.size());
        std::multiset<std::int64_t> wanted;
        std::multiset<std::int64_t> shown;
        const auto* table = view.findChild<DataTable*>("whatIfTable");
        double last = 1e9;
        for (std::size_t i = 0; i < answers.rows.size(); ++i) {
            const study::WhatIf& row = expected->rows[i];
            wanted.insert(static_cast<std::int64_t>(row.before.ns()) - static_cast<std::int64_t>(row.makespan->ns()));
            const int at = static_cast<int>(i);
            const double gain = table->model()->index(at, 2).data(kRawRole).toDouble();
            shown.insert(static_cast<std::int64_t>(gain));
            const double share = table->model()->index(at, 3).data(kRawRole).toDouble();
            QVERIFY(share <= last);
            last = share;
            QCOMPARE(gain, share * static_cast<double>(answers.rows[i].before.ns()));
        }
        QVERIFY(shown == wanted);
        QVERIFY(*shown.rbegin() != 0 || *shown.begin() != 0);
    }

    void aRowAndABarSelectWhatTheyConcern()
    {
        WhatIfView view(&m_selection, &m_jobs, settings());
        view.resize(700, 500);
        view.show();
        ask(view);
        const Answers& answers = *view.answers();
        auto* bars = view.findChild<GainBars*>();
        QVERIFY(bars->partRows() > 0 && bars->partRows() <= GainBars::kMost);
        bool links = false;
        for (int bar = 0; bar < bars->partRows(); ++bar) {
            const Answer& answer = answers.rows[static_cast<std::size_t>(bar)];
            QTest::mouseClick(bars, Qt::LeftButton, {}, bars->partRect({ bar, -1 }).center());
            QCOMPARE(m_selection.selection().links.size(), answer.links.size());
            for (const LinkKey key : answer.links)
                QVERIFY(m_selection.selection().contains(key));
            for (const NodeKey key : answer.nodes)
                QVERIFY(m_selection.selection().contains(key));
            QVERIFY(bars->isPartSelected({ bar, -1 }));
            links = links || !answer.links.empty();
        }
        QVERIFY(links);
    }

    void stopsAndKeepsWhatWasShown()
    {
        WhatIfView view(&m_selection, &m_jobs, settings());
        ask(view);
        QWidget window;
        CommandRegistry commands(&window);
        view.registerCommands(commands);
        const auto before = view.answers();
        view.start();
        QVERIFY(view.isRunning());
        QVERIFY(!button(view, "whatIfStart")->isEnabled());
        commands.refresh(); // nor does the command behind the buttons of empty pages
        QVERIFY(!commands.action(QStringLiteral("whatif.start"))->isEnabled());
        view.stop();
        m_jobs.waitForAll();
        QVERIFY(!view.isRunning());
        // On a busy machine the worker may have answered something before it hears of it, or even all.
        const bool isWhole = view.answers() != before && !view.answers()->stopped;
        QCOMPARE(message(view).contains(QStringLiteral("Stopped")), !isWhole);
        QVERIFY(!view.answers()->rows.empty());
        view.start(); // and again
        m_jobs.waitForAll();
        QVERIFY(view.answers() != before);
        QVERIFY(!message(view).contains(QStringLiteral("Stopped")));
    }

    // Whoever starts and stops it by keys stays in the view.
    void theFocusGoesToAndFro()
    {
        QWidget window;
        auto* row = new QHBoxLayout(&window);
        auto* before = new QPushButton("of another view", &window);
        auto* view = new WhatIfView(&m_selection, &m_jobs, settings(), &window);
        auto* after = new QPushButton("of a third one", &window);
        for (QWidget* one : std::initializer_list<QWidget*> { before, view, after })
            row->addWidget(one);
        view->setRun(m_sample);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        button(*view, "whatIfStart")->setFocus();
        for (int visit = 0; visit < 2; ++visit) {
            QTest::keyClick(window.focusWidget(), Qt::Key_Space);
            QVERIFY(view->isRunning());
            QCOMPARE(window.focusWidget(), button(*view, "whatIfStop"));
            if (visit == 1)
                QTest::keyClick(window.focusWidget(), Qt::Key_Space);
            m_jobs.waitForAll();
            QVERIFY(!view->isRunning());
            QCOMPARE(window.focusWidget(), button(*view, "whatIfStart"));
        }
        // From the first field to the last picture, and only then out.
        view->findChild<QuantityEdit*>()->setFocus();
        QTest::keyClick(window.focusWidget(), Qt::Key_Tab);
        QCOMPARE(window.focusWidget(), button(*view, "whatIfStart"));
        QTest::keyClick(window.focusWidget(), Qt::Key_Tab);
        QVERIFY(window.focusWidget() != view && view->isAncestorOf(window.focusWidget()));
    }

    // One thing at a time: without answers the page says that it was stopped.
    void aStopWithoutAnswersIsSaidOnce()
    {
        WhatIfView view(&m_selection, &m_jobs, settings());
        view.setRun(m_sample);
        view.start();
        view.stop();
        m_jobs.waitForAll();
        if (view.answers() != nullptr)
            QSKIP("it was quicker than the stop");
        QVERIFY(message(view).isEmpty());
        bool isSaid = false;
        for (const QLabel* label : view.emptyState()->findChildren<QLabel*>())
            isSaid = isSaid || label->text().contains("Stopped");
        QVERIFY(isSaid);
    }

    void anotherRunMarksTheAnswers()
    {
        WhatIfView view(&m_selection, &m_jobs, settings());
        ask(view);
        QVERIFY(!view.isOutdated());
        SampleRun other;
        other.step.layers = 1;
        view.setRun(simulateSample(other));
        QVERIFY(view.isOutdated());
        QVERIFY(message(view).startsWith(QStringLiteral("Outdated")));
        view.setRun(simulateSample()); // the same one, read again
        QVERIFY(!view.isOutdated());
        view.setRun(nullptr);
        QVERIFY(view.isOutdated());
        view.setRun(m_sample);
        QVERIFY(!message(view).startsWith(QStringLiteral("Outdated")));
    }

    void isEmptyWithoutARunOrItsInputs()
    {
        WhatIfView view(&m_selection, &m_jobs, settings());
        view.show();
        const QString none = view.whyEmpty();
        QVERIFY(!none.isEmpty());
        QVERIFY(!button(view, "whatIfStart")->isEnabled());
        QVERIFY(view.exports().empty());
        view.setRun(viewOf(m_sample->run)); // a run from a file, without its workload
        const QString without = view.whyEmpty();
        QVERIFY(!without.isEmpty() && without != none);
        QVERIFY(!button(view, "whatIfStart")->isEnabled());
        view.start();
        QVERIFY(!view.isRunning());
        m_hasSettings = false;
        view.setRun(m_sample);
        QVERIFY(!button(view, "whatIfStart")->isEnabled());
    }

    // Bars and table stand beside each other where there is little height, and never scroll within what scrolls there.
    void aLowAndWideViewScrollsItsParts()
    {
        WhatIfView view(&m_selection, &m_jobs, settings());
        view.show();
        ask(view);
        auto* bars = view.findChild<QScrollArea*>("gainBarsScroll");
        auto* whole = view.findChild<QScrollArea*>("whatIfScroll");
        auto* table = view.findChild<QTableView*>("whatIfTable");
        QVERIFY(bars != nullptr && whole != nullptr && table != nullptr);
        const auto top = [&view](const QWidget* part) { return part->mapTo(&view, QPoint()).y(); };
        for (int visit = 0; visit < 2; ++visit) {
            view.resize(900, 260);
            QTRY_COMPARE(top(bars), top(table));
            QTRY_VERIFY(bars->verticalScrollBar()->isVisible());
            QVERIFY(!whole->verticalScrollBar()->isVisible());
            QVERIFY(bars->height() < bars->widget()->height());
            view.resize(600, 1200);
            QTRY_VERIFY(top(bars) < top(table));
            for (QScrollArea* area : { bars, whole })
                QTRY_VERIFY(!area->verticalScrollBar()->isVisible());
        }
    }

    void isEmptiedAndAskedAgain()
    {
        WhatIfView view(&m_selection, &m_jobs, settings());
        view.show();
        for (int visit = 0; visit < 2; ++visit) {
            ask(view);
            QCOMPARE(view.whyEmpty(), QString());
            QCOMPARE(view.exports().size(), 2U); // the picture and the table
            view.reset();
            QVERIFY(view.answers() == nullptr);
            QVERIFY(!view.whyEmpty().isEmpty());
        }
        ask(view);
        view.start();
        view.reset(); // while it is being answered
        m_jobs.waitForAll();
        QVERIFY(view.answers() == nullptr);
        QVERIFY(!view.isRunning());
    }
};

WEFT_TEST(TestWhatIfView)
#include "tst_what_if_view.moc"
