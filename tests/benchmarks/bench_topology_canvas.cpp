// SPDX-License-Identifier: GPL-3.0-or-later
// Frame times of the topology canvas at 1400×900, software rendering: a full drawing, a gesture, a recolouring.
#include "tests/benchmarks/bench_program.h"
#include "widgets/topology/topology_canvas.h"

#include "engine/topology/topology_spec.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QMouseEvent>

#include <algorithm>
#include <cstdio>
#include <functional>
#include <vector>

using namespace weft;
using namespace weft::widgets;

namespace {

double p50(int times, const std::function<void(int)>& frame)
{
    std::vector<double> ms;
    for (int i = 0; i < times; ++i) {
        QElapsedTimer timer;
        timer.start();
        frame(i);
        ms.push_back(static_cast<double>(timer.nsecsElapsed()) * 1e-6);
    }
    std::nth_element(ms.begin(), ms.begin() + times / 2, ms.end());
    return ms[static_cast<std::size_t>(times / 2)];
}

const char* nameOf(Detail detail)
{
    return detail == Detail::Far ? "far" : detail == Detail::Mid ? "mid" : "near";
}

void measure(const char* spec)
{
    Findings findings;
    FabricDocument document;
    SelectionModel selection;
    TopologyCanvas canvas(&document, &selection);
    canvas.resize(1400, 900);
    canvas.show();
    QElapsedTimer timer;
    timer.start();
    document.load(topology::Fabric(topology::topologyFromSpec(spec, findings).value()));
    const double load = static_cast<double>(timer.nsecsElapsed()) * 1e-6;
    canvas.fitAll();
    QApplication::processEvents();
    QImage screen(1400, 900, QImage::Format_RGB32);
    const auto draw = [&] { canvas.render(&screen); };
    const std::size_t links = document.columns().linkCount();
    std::printf("%s: %zu nodes, %zu links, load %.1f ms\n", spec, document.columns().nodeCount(), links, load);
    const ViewTransform all = canvas.view();
    for (const double zoom : { 1.0, 3.0, 12.0 }) {
        canvas.setView(all.zoomedAt({ 700, 450 }, zoom));
        const double full = p50(15, [&](int i) {
            std::vector<std::uint8_t> none(links, static_cast<std::uint8_t>(i % 2)); // nothing can be reused
            canvas.setLinkLevels(std::move(none));
            draw();
        });
        std::vector<std::uint8_t> levels(links);
        const double recolor = p50(15, [&](int i) {
            for (std::size_t link = 0; link < links; ++link)
                levels[link] = static_cast<std::uint8_t>(link * 7 + static_cast<std::size_t>(i) * 31);
            canvas.setLinkLevels(levels);
            draw();
        });
        const ViewTransform start = canvas.view();
        const double pan = p50(25, [&](int i) {
            ViewTransform moved = start;
            moved.origin += QPointF(i, i) * 3 / moved.scale;
            canvas.setView(moved);
            draw();
        });
        const double wheel = p50(25, [&](int i) {
            canvas.setView(start.zoomedAt({ 500, 300 }, 1 + 0.02 * i));
            draw();
        });
        std::printf("  %4.0fx %-4s full %6.2f  recolour %6.2f  pan %6.2f  zoom %6.2f ms (p50)\n", zoom,
            nameOf(canvas.detail()), full, recolor, pan, wheel);
    }
}

// A grid in space, turned by the hand: every frame is another picture.
void measureTurning(const char* spec)
{
    Findings findings;
    FabricDocument document;
    SelectionModel selection;
    TopologyCanvas canvas(&document, &selection);
    canvas.resize(1400, 900);
    canvas.show();
    document.load(topology::Fabric(topology::topologyFromSpec(spec, findings).value()), {}, R"({"space":{"on":true}})");
    QApplication::processEvents();
    QImage screen(1400, 900, QImage::Format_RGB32);
    const auto turn = [&](int i) {
        const QPointF at(300 + 4 * i, 300 + i);
        QMouseEvent move(
            QEvent::MouseMove, at, canvas.mapToGlobal(at), Qt::NoButton, Qt::MiddleButton, Qt::ShiftModifier);
        QApplication::sendEvent(&canvas, &move);
        canvas.render(&screen);
    };
    const auto press = [&](QEvent::Type type) {
        const QPointF at(300, 300);
        QMouseEvent event(type, at, canvas.mapToGlobal(at), Qt::MiddleButton, Qt::MiddleButton, Qt::ShiftModifier);
        QApplication::sendEvent(&canvas, &event);
    };
    for (const bool colored : { false, true }) {
        std::vector<std::uint8_t> levels(colored ? document.columns().linkCount() : 0);
        for (std::size_t link = 0; link < levels.size(); ++link)
            levels[link] = static_cast<std::uint8_t>(link * 7);
        canvas.setLinkLevels(std::move(levels));
        press(QEvent::MouseButtonPress);
        const double frame = p50(40, turn);
        press(QEvent::MouseButtonRelease);
        std::printf("%s in space, %zu nodes, %s: %6.2f ms a turned frame (p50)\n", spec, document.columns().nodeCount(),
            colored ? "coloured" : "plain", frame);
    }
}

} // namespace

static int run(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    applyTheme(application, ThemeKind::Light);
    measure("Torus(32x32)");
    measure("Torus(100x100)");
    measure("Torus(200x200)");
    measure("FatTree(8192)");
    measureTurning("Ring(8)_Ring(8)_Ring(8)");
    measureTurning("Ring(22)_Ring(22)_Ring(22)");
    return 0;
}

WEFT_BENCH(run)
