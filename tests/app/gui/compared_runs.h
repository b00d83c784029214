// SPDX-License-Identifier: GPL-3.0-or-later
// Windows with runs to compare, and the fields that choose them. For tests only.
#pragma once

#include "app/gui/panels/compare_view.h"
#include "app/gui/views/views.h"
#include "tests/support/window.h"

#include <QComboBox>

#include <memory>

namespace weft::gui {

inline std::unique_ptr<MainWindow> sampleWindow(bool useSession = false)
{
    auto window = std::make_unique<MainWindow>(useSession);
    window->resize(1500, 950);
    window->show();
    return window;
}

// The sample, the sample on a fabric of half the bandwidth, and a shorter step on that; compared: the first two.
inline std::unique_ptr<MainWindow> threeRuns()
{
    auto window = sampleWindow();
    window->openSample();
    test::settle(*window, 60, 3);
    Workspace* workspace = window->workspace();
    workspace->fabric()->setBandwidth(workspace->fabric()->columns().linkKeys, 25);
    (void)workspace->run();
    test::settle(*window, 60, 3);
    OpenWorkload other;
    other.workload = std::make_shared<const trace::Workload>(study::makeTrainingStep({ .layers = 1 }));
    other.source.kind = project::WorkloadKind::Sample;
    other.name = "one layer";
    workspace->setWorkload(std::move(other), "Load");
    (void)workspace->run();
    test::settle(*window, 60, 3);
    window->setMode(Mode::Compare);
    const auto& runs = workspace->runs()->items();
    workspace->runs()->setCompared(runs[0].id, runs[1].id);
    test::settle(*window, 60, 3);
    return window;
}

inline CompareView* viewOf(MainWindow& window)
{
    return window.views()->get<CompareView>();
}

inline std::int64_t makespanOf(const RunItem& run)
{
    return static_cast<std::int64_t>(run.view->run->makespan.ns());
}

inline void pick(MainWindow& window, const char* which, const QString& name)
{
    auto* field = viewOf(window)->findChild<QComboBox*>(which);
    const int at = field->findText(name);
    QVERIFY2(at >= 0, qPrintable(name));
    field->setCurrentIndex(at);
    emit field->activated(at);
    test::settle(window, 60, 3);
}

} // namespace weft::gui
