// SPDX-License-Identifier: GPL-3.0-or-later
// A topology view in a window, with what it needs and hands to work it.
#pragma once

#include "engine/topology/topology_spec.h"
#include "widgets/topology/topology_view.h"

#include <QMouseEvent>
#include <QTest>

namespace weft::widgets {

struct Bench {
    Bench()
        : document(&jobs)
        , view(&document, &selection, &time, &jobs, &window)
        , commands(&window)
        , canvas(*view.canvas())
    {
        view.registerCommands(commands);
        window.resize(900, 700);
        view.resize(900, 700);
        window.show();
        canvas.setFocus();
    }
    void load(const char* spec)
    {
        Findings findings;
        document.load(topology::Fabric(topology::topologyFromSpec(spec, findings).value()));
    }
    [[nodiscard]] QPoint seen(QPointF scene) const { return canvas.view().toView(scene).toPoint(); }
    [[nodiscard]] QPoint seen(std::size_t node) const { return seen(document.columns().positions[node]); }
    void drag(QPoint from, QPoint to, Qt::KeyboardModifiers keys = {}, Qt::MouseButton button = Qt::LeftButton)
    {
        QTest::mousePress(&canvas, button, keys, from);
        for (int i = 1; i <= 4; ++i) {
            const QPoint at = from + (to - from) * i / 4;
            QMouseEvent move(QEvent::MouseMove, at, canvas.mapToGlobal(at), Qt::NoButton, button, keys);
            QCoreApplication::sendEvent(&canvas, &move);
        }
        QTest::mouseRelease(&canvas, button, keys, to);
    }
    void run(const char* id) { commands.action(QString::fromLatin1(id))->trigger(); }

    QWidget window;
    JobRunner jobs;
    FabricDocument document;
    SelectionModel selection;
    TimeController time;
    TopologyView view;
    CommandRegistry commands;
    TopologyCanvas& canvas;
};

} // namespace weft::widgets
