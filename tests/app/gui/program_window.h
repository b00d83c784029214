// SPDX-License-Identifier: GPL-3.0-or-later
// The real window with a program in it, and what a person does there. For tests only.
#pragma once

#include "app/gui/panels/schedule_lanes.h"
#include "app/gui/views/views.h"
#include "app/gui/window/main_window.h"
#include "widgets/programs/program_editor.h"
#include "widgets/programs/program_view.h"
#include "widgets/programs/schedules_view.h"
#include "widgets/programs/stage_canvas.h"
#include "widgets/programs/stages_view.h"

#include <QDir>
#include <QTest>
#include <QTreeWidget>

namespace weft::gui {

struct ProgramWindow {
    MainWindow window { false };
    widgets::ProgramView* program = window.views()->get<widgets::ProgramView>();
    widgets::StagesView* stages = window.views()->get<widgets::StagesView>();
    widgets::SchedulesView* schedules = window.views()->get<widgets::SchedulesView>();
    ScheduleLanes* lanes = window.views()->get<ScheduleLanes>();

    explicit ProgramWindow(QSize size = { 1600, 950 })
    {
        window.setTheme(widgets::ThemeKind::Light);
        window.resize(size);
        window.show();
    }

    void settle()
    {
        QVERIFY(QTest::qWaitFor(
            [this] {
                return session()->isCurrent() && !session()->isMeasuring() && !session()->isOffering()
                    && !stages->isDrawing();
            },
            20000));
        QTest::qWait(20);
    }

    [[nodiscard]] widgets::ProgramSession* session() const { return program->session(); }
    [[nodiscard]] const std::string& text() { return window.workspace()->program()->text(); }

    void clickStage(const QString& name)
    {
        QTest::mouseClick(stages->canvas(), Qt::LeftButton, {}, stages->canvas()->middleOf(name));
        settle();
    }

    // The first that can be done and begins so.
    bool clickStep(const QString& begin)
    {
        for (int row = 0; row < stages->steps()->topLevelItemCount(); ++row) {
            QTreeWidgetItem* item = stages->steps()->topLevelItem(row);
            if (!item->text(0).startsWith(begin) || (item->flags() & Qt::ItemIsSelectable) == 0)
                continue;
            stages->steps()->scrollToItem(item);
            QTest::mouseClick(stages->steps()->viewport(), Qt::LeftButton, {},
                stages->steps()->visualItemRect(item).topLeft() + QPoint(12, 6));
            settle();
            return true;
        }
        return false;
    }

    std::uint64_t ns(std::size_t node) const
    {
        const auto* measure = session()->measure(node);
        return measure != nullptr && measure->time ? measure->time->ns() : 0;
    }

    void save(const QString& name)
    {
        const QString folder = qEnvironmentVariable("WEFT_PICTURES", QDir::tempPath() + "/weft-pictures");
        QDir().mkpath(folder);
        QVERIFY(window.grab().save(folder + "/programs-window-" + name + ".png"));
    }
};

} // namespace weft::gui
