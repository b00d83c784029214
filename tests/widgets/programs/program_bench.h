// SPDX-License-Identifier: GPL-3.0-or-later
// A program with the views of it over a fabric, as the window joins them. For tests only.
#pragma once

#include "engine/topology/topology_spec.h"
#include "widgets/programs/program_editor.h"
#include "widgets/programs/program_view.h"
#include "widgets/programs/schedules_view.h"
#include "widgets/programs/stage_canvas.h"
#include "widgets/programs/stages_view.h"

#include <QFile>
#include <QTest>
#include <QThread>
#include <QTreeWidget>
#include <QUndoStack>

namespace weft::widgets {

inline std::string sampleText(const QString& name)
{
    QFile file(QStringLiteral(WEFT_PROGRAMS "/%1.weave").arg(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

struct ProgramBench {
    JobRunner jobs;
    QUndoStack stack;
    ProgramDocument document { &stack };
    QString spec; // of the fabric; empty: none
    study::RunSettings settings;
    ProgramView view;
    StagesView stages;
    SchedulesView schedules;

    explicit ProgramBench(const QString& fabric = QStringLiteral("Switch(16,150GB/s,500ns)"))
        : spec(fabric)
        , view(&document, &jobs, [this] { return ground(); }, {})
        , stages(view.session())
        , schedules(view.session())
    {
        view.resize(640, 700);
        stages.resize(700, 800);
        schedules.resize(700, 500);
        settings.network = simulation::NetworkModel::Unaware;
        for (View* each : { static_cast<View*>(&view), static_cast<View*>(&stages), static_cast<View*>(&schedules) })
            each->show();
    }

    Result<ProgramGround> ground() const
    {
        Findings findings;
        const auto topology = topology::topologyFromSpec(spec.toStdString(), findings);
        if (!topology)
            return topology.error();
        ProgramGround ground { topology::Fabric(*topology), {}, {}, settings };
        for (std::uint32_t node = 0; node < (*topology)->nodeCount(); ++node)
            ground.nodes.push_back(NodeKey { node });
        for (std::uint32_t link = 0; link < (*topology)->linkCount(); ++link)
            ground.links.push_back(LinkKey { link });
        return ground;
    }

    [[nodiscard]] ProgramSession* session() const { return view.session(); }
    [[nodiscard]] ProgramEditor* editor() const { return view.editor(); }

    void open(const QString& sample)
    {
        document.replace(sample + QStringLiteral(".weave"), sampleText(sample), QStringLiteral("open"));
        settle();
    }

    // Until all is read and timed; the proof may go on.
    void settle()
    {
        const auto isSettled = [this] {
            return session()->isCurrent() && !session()->isMeasuring() && !session()->isOffering()
                && !stages.isDrawing();
        };
        if (!session()->isCurrent())
            session()->readNow();
        QVERIFY(QTest::qWaitFor(isSettled, 20000));
        QCoreApplication::processEvents();
    }

    void finish()
    {
        settle();
        jobs.waitForAll();
    }

    // What would run next waits until all is stopped.
    void holdRuns()
    {
        const auto waitForStop = [](const Watch& watch) {
            while (!watch.stop.stop_requested())
                QThread::msleep(1);
            return 0;
        };
        const int many = 2 * std::max(2, QThread::idealThreadCount()); // more than the lane has threads
        for (int i = 0; i < many; ++i)
            jobs.start({ QStringLiteral("Before it"), JobLane::Run }, &stack, waitForStop, [](int) {});
    }

    void clickStage(const QString& name, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::mouseClick(stages.canvas(), Qt::LeftButton, modifiers, stages.canvas()->middleOf(name));
        settle();
    }

    // False if it is not offered, or greyed.
    bool clickStep(const QString& step)
    {
        for (int row = 0; row < stages.steps()->topLevelItemCount(); ++row) {
            QTreeWidgetItem* item = stages.steps()->topLevelItem(row);
            if (item->text(0) != step || (item->flags() & Qt::ItemIsSelectable) == 0)
                continue;
            stages.steps()->scrollToItem(item);
            QTest::mouseClick(stages.steps()->viewport(), Qt::LeftButton, {},
                stages.steps()->visualItemRect(item).topLeft() + QPoint(12, 6));
            settle();
            return true;
        }
        return false;
    }

    [[nodiscard]] QString offered() const
    {
        QStringList all;
        for (int row = 0; row < stages.steps()->topLevelItemCount(); ++row)
            all << stages.steps()->topLevelItem(row)->text(0) + ": " + stages.steps()->topLevelItem(row)->text(1);
        return all.join('\n');
    }
};

} // namespace weft::widgets
