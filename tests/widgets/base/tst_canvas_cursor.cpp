// SPDX-License-Identifier: GPL-3.0-or-later
// The keyboard's cursor on a canvas and what screen readers find there, on a canvas of numbered cells.
#include "tests/support/color_contrast.h"
#include "tests/support/test_program.h"
#include "widgets/base/canvas/canvas_accessible.h"
#include "widgets/base/canvas/canvas_cursor.h"
#include "widgets/base/looks/theme.h"

#include <QApplication>
#include <QMainWindow>
#include <QPainter>
#include <QStatusBar>
#include <QTest>

using namespace weft::testing;
using namespace weft::widgets;

namespace {

constexpr int kCell = 40;

class Cells : public QWidget, public CanvasParts {
public:
    Cells(int rows, int items, QWidget* parent)
        : QWidget(parent)
        , m_rows(rows)
        , m_items(items)
        , m_cursor(std::make_unique<CanvasCursor>(this, this))
    {
        setAccessibleName("Cells");
        setFocusPolicy(Qt::StrongFocus);
        firstFace = QAccessible::uniqueId(QAccessible::queryAccessibleInterface(this));
    }
    [[nodiscard]] CanvasCursor& cursor() { return *m_cursor; }
    void resizeTo(int rows, const CanvasPart& now = {})
    {
        m_rows = rows;
        m_cursor->partsChanged(now);
    }

    [[nodiscard]] int partRows() const override { return m_rows; }
    [[nodiscard]] int partItems(int /*row*/) const override { return m_items; }
    [[nodiscard]] bool havePartsItems() const override { return m_items > 0; }
    [[nodiscard]] PartWords partWords(CanvasPart part) const override
    {
        ++asked;
        if (part.isRow())
            return { QString("row %1").arg(part.row) };
        return { QString("cell %1,%2").arg(part.row).arg(part.item), "full\nof water",
            PartNumber { part.item * 10.0 } };
    }
    [[nodiscard]] QRect partRect(CanvasPart part) const override
    {
        return { (part.item + 1) * kCell, part.row * kCell, kCell - 2, kCell - 2 };
    }
    [[nodiscard]] CanvasPart partAt(QPoint at) const override
    {
        return at.y() / kCell < m_rows ? CanvasPart { at.y() / kCell, at.x() / kCell - 1 } : CanvasPart {};
    }
    void showPart(CanvasPart part) override { shown = part; }
    void choosePart(CanvasPart part, bool adds) override
    {
        chosen = part;
        added = adds;
    }

    QAccessible::Id firstFace = 0;
    mutable int asked = 0;
    CanvasPart shown;
    CanvasPart chosen;
    bool added = false;
    QColor ground = Qt::white;
    int plainKeys = 0;

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.fillRect(rect(), ground);
        m_cursor->paint(painter);
    }
    void keyPressEvent(QKeyEvent* event) override
    {
        if (event->key() != Qt::Key_Control && event->key() != Qt::Key_Shift)
            ++plainKeys;
        QWidget::keyPressEvent(event);
    }

private:
    int m_rows;
    int m_items;

protected:
    std::unique_ptr<CanvasCursor> m_cursor;
};

struct CursorBench {
    QMainWindow window;
    Cells* cells;

    CursorBench(int rows, int items)
        : cells(new Cells(rows, items, &window))
    {
        window.setCentralWidget(cells);
        window.statusBar();
        window.resize(320, 300);
        window.show();
        (void)QTest::qWaitForWindowActive(&window);
        cells->setFocus();
    }
    void press(Qt::Key key, Qt::KeyboardModifiers keys = Qt::ControlModifier) const
    {
        QTest::keyClick(cells, key, keys);
    }
    [[nodiscard]] QAccessibleInterface* face() const { return QAccessible::queryAccessibleInterface(cells); }
};

} // namespace

class CountedCells : public Cells {
    Q_OBJECT

public:
    // Qt asks for a canvas's object while a base is constructed, and again for the class that it becomes.
    CountedCells()
        : Cells(3, 2, nullptr)
    {
        setAccessibleName("Counted");
    }
    void dropCursor() { m_cursor.reset(); }
};

class TestCanvasCursor : public QObject {
    Q_OBJECT

private slots:
    void keysGoFromPartToPart()
    {
        CursorBench bench(3, 4);
        CanvasCursor& cursor = bench.cells->cursor();
        QVERIFY(!cursor.isShown());
        const struct {
            Qt::Key key;
            CanvasPart to;
        } way[] { { Qt::Key_Down, { 0, -1 } }, // the first press shows where it is
            { Qt::Key_Down, { 1, -1 } }, { Qt::Key_Right, { 1, 0 } }, { Qt::Key_Right, { 1, 1 } },
            { Qt::Key_Down, { 2, 1 } }, { Qt::Key_Down, { 2, 1 } }, { Qt::Key_End, { 2, 3 } },
            { Qt::Key_Right, { 2, 3 } }, { Qt::Key_Up, { 1, 3 } }, { Qt::Key_Home, { 1, 0 } },
            { Qt::Key_Left, { 1, -1 } }, { Qt::Key_Left, { 1, -1 } }, { Qt::Key_PageDown, { 1, 0 } },
            { Qt::Key_PageDown, { 1, 0 } }, { Qt::Key_PageUp, { 1, -1 } }, { Qt::Key_End, { 2, -1 } },
            { Qt::Key_Home, { 0, -1 } }, { Qt::Key_Up, { 0, -1 } } };
        for (const auto& step : way) {
            bench.press(step.key);
            QVERIFY(cursor.isShown());
            QCOMPARE(cursor.part().row, step.to.row);
            QCOMPARE(cursor.part().item, step.to.item);
            QVERIFY(bench.cells->shown == step.to);
        }
        QCOMPARE(bench.cells->plainKeys, 0);
        // Keys without Control are the canvas's own, and Return selects only where the cursor can be seen.
        bench.press(Qt::Key_Right, Qt::NoModifier);
        QCOMPARE(bench.cells->plainKeys, 1);
        QVERIFY(cursor.part() == (CanvasPart { 0, -1 }));
        bench.press(Qt::Key_Return, Qt::NoModifier);
        QVERIFY(bench.cells->chosen == (CanvasPart { 0, -1 }) && !bench.cells->added);
        bench.press(Qt::Key_Right);
        bench.press(Qt::Key_Return, Qt::ShiftModifier);
        QVERIFY(bench.cells->chosen == (CanvasPart { 0, 0 }) && bench.cells->added);
        QTest::mouseClick(bench.cells, Qt::LeftButton, {}, { 60, 60 });
        QVERIFY(!cursor.isShown());
        bench.press(Qt::Key_Return, Qt::NoModifier);
        QCOMPARE(bench.cells->plainKeys, 2);
    }

    void anEmptyCanvasTakesAllKeys()
    {
        CursorBench bench(0, 0);
        for (int visit = 0; visit < 2; ++visit) {
            for (const Qt::Key key : { Qt::Key_Right, Qt::Key_Home, Qt::Key_End, Qt::Key_PageDown, Qt::Key_Return })
                bench.press(key);
            QVERIFY(!bench.cells->cursor().isShown());
            QCOMPARE(bench.face()->childCount(), 0);
            QVERIFY(bench.face()->child(0) == nullptr && bench.face()->focusChild() == nullptr);
        }
    }

    void theStatusBarReadsIt()
    {
        CursorBench bench(2, 3);
        bench.press(Qt::Key_Right);
        QCOMPARE(bench.window.statusBar()->currentMessage(), QString("row 0"));
        bench.press(Qt::Key_Right);
        QCOMPARE(bench.window.statusBar()->currentMessage(), QString("cell 0,0 – full; of water"));
        QTest::mouseClick(bench.cells, Qt::LeftButton, {}, { 60, 60 });
        QCOMPARE(bench.window.statusBar()->currentMessage(), QString());
    }

    void screenReadersFindTheSame()
    {
        CursorBench bench(3, 4);
        QAccessibleInterface* canvas = bench.face();
        QVERIFY(canvas != nullptr && canvas->isValid());
        QCOMPARE(canvas->role(), QAccessible::Tree);
        QCOMPARE(canvas->text(QAccessible::Name), QString("Cells"));
        QCOMPARE(canvas->childCount(), 3);
        QAccessibleInterface* row = canvas->child(1);
        QCOMPARE(row->text(QAccessible::Name), QString("row 1"));
        QCOMPARE(row->parent(), canvas);
        QCOMPARE(canvas->indexOfChild(row), 1);
        QCOMPARE(row->childCount(), 4);
        QVERIFY(row->valueInterface() == nullptr);
        QAccessibleInterface* cell = row->child(3);
        QCOMPARE(cell->parent(), row);
        QCOMPARE(row->indexOfChild(cell), 3);
        QCOMPARE(cell->text(QAccessible::Name), QString("cell 1,3"));
        QCOMPARE(cell->text(QAccessible::Description), QString("full\nof water"));
        QCOMPARE(cell->valueInterface()->currentValue().toDouble(), 30.0);
        const QPoint middle = cell->rect().center();
        QCOMPARE(canvas->childAt(middle.x(), middle.y()), row);
        QCOMPARE(row->childAt(middle.x(), middle.y()), cell);
        QVERIFY(cell->child(0) == nullptr && row->child(4) == nullptr && row->child(-1) == nullptr);
        cell->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QVERIFY(bench.cells->chosen == (CanvasPart { 1, 3 }));
        cell->actionInterface()->doAction(QAccessibleActionInterface::setFocusAction());
        QCOMPARE(canvas->focusChild(), cell);
        QVERIFY(cell->state().focused && !row->state().focused);
        bench.press(Qt::Key_Left);
        QCOMPARE(canvas->focusChild()->text(QAccessible::Name), QString("cell 1,2"));
        // A flat canvas is a list.
        CursorBench flat(3, 0);
        QCOMPARE(flat.face()->role(), QAccessible::List);
        QCOMPARE(flat.face()->child(0)->role(), QAccessible::ListItem);
    }

    void partsAreMadeWhenAskedFor()
    {
        CursorBench bench(10'000, 100'000);
        auto* canvas = dynamic_cast<CanvasAccessible*>(bench.face());
        QVERIFY(canvas != nullptr);
        QCOMPARE(canvas->childCount(), 10'000);
        QCOMPARE(canvas->made(), std::size_t { 0 });
        QCOMPARE(bench.cells->asked, 0);
        QAccessibleInterface* row = canvas->child(9'999);
        QCOMPARE(row->childCount(), CanvasAccessible::kMostListed);
        QCOMPARE(row->text(QAccessible::Name), QString("row 9999"));
        QCOMPARE(canvas->made(), std::size_t { 1 });
        QCOMPARE(canvas->child(9'999), row);
        QCOMPARE(canvas->made(), std::size_t { 1 });
        // The cursor leads to what is not listed.
        bench.cells->cursor().moveTo({ 5, 90'000 });
        QCOMPARE(canvas->focusChild()->text(QAccessible::Name), QString("cell 5,90000"));
        QCOMPARE(canvas->focusChild()->parent()->text(QAccessible::Name), QString("row 5"));
        // Other parts: the old objects go, and the cursor stays where it is told to.
        bench.cells->resizeTo(3, { 2, -1 });
        QCOMPARE(canvas->made(), std::size_t { 0 });
        QCOMPARE(canvas->childCount(), 3);
        QCOMPARE(bench.cells->cursor().part().row, 2);
        bench.cells->resizeTo(1, { 2, -1 });
        QVERIFY(!bench.cells->cursor().isShown());
        QVERIFY(canvas->focusChild() == nullptr);
    }

    void aCanvasMayGoWhileSomebodyReadsIt()
    {
        for (int visit = 0; visit < 2; ++visit) {
            auto* bench = new CursorBench(3, 3);
            QAccessibleInterface* cell = bench->face()->child(1)->child(1);
            QVERIFY(cell->isValid());
            bench->press(Qt::Key_Right);
            delete bench;
        }
    }

    // On whatever ground, one of the ring's two colours is 3:1 or more from it, and so is one of them from the other.
    void theRingCanBeSeenOnEveryGround()
    {
        for (const ThemeKind kind : { ThemeKind::Light, ThemeKind::Dark }) {
            applyTheme(*qApp, kind);
            const Theme& theme = Theme::current();
            QVERIFY(contrast(theme.text, theme.base) >= 9);
            for (const QColor& frame : { theme.window, theme.base })
                QVERIFY2(contrast(theme.accent, frame) >= 3, qPrintable(theme.accent.name() + " on " + frame.name()));
            CursorBench bench(3, 4);
            bench.cells->cursor().moveTo({ 1, 1 });
            std::vector<QColor> grounds { theme.window, theme.compute, theme.communication, theme.idle, theme.accent,
                theme.error, theme.critical };
            for (int grey = 0; grey < 256; grey += 15)
                grounds.emplace_back(grey, grey, grey);
            for (const QColor& ground : grounds) {
                bench.cells->ground = ground;
                const QImage seen = bench.cells->grab().toImage();
                const double scale = seen.devicePixelRatio();
                const QRect ring = bench.cells->cursor().ring();
                const int y = int(ring.center().y() * scale);
                double most = 0;
                for (int x = int((ring.left() - 3) * scale); x < int((ring.left() + 4) * scale); ++x)
                    most = std::max(most, contrast(seen.pixelColor(x, y), ground));
                QVERIFY2(most >= 3, qPrintable(ground.name() + " has only " + QString::number(most)));
            }
        }
        applyTheme(*qApp, ThemeKind::Light);
    }

    // Each of the objects that Qt keeps of one canvas knows when the cursor is gone.
    void noObjectOutlivesItsCursor()
    {
        for (int visit = 0; visit < 2; ++visit) {
            CountedCells cells;
            const QAccessible::Id first = cells.firstFace;
            QAccessibleInterface* now = QAccessible::queryAccessibleInterface(&cells);
            QVERIFY(first != 0 && first != QAccessible::uniqueId(now));
            QCOMPARE(now->childCount(), 3);
            cells.dropCursor();
            for (QAccessibleInterface* face : { QAccessible::accessibleInterface(first), now }) {
                auto* canvas = dynamic_cast<CanvasAccessible*>(face);
                QVERIFY(canvas != nullptr);
                QVERIFY(canvas->cursor() == nullptr);
                QCOMPARE(canvas->childCount(), 0);
            }
        }
    }

    void aTinyPartHasARing()
    {
        CursorBench bench(3, 4);
        bench.cells->cursor().moveTo({ 0, 0 });
        QVERIFY(bench.cells->cursor().ring().width() >= CanvasCursor::kLeastRing);
        QVERIFY(bench.cells->rect().contains(bench.cells->cursor().ring()));
        bench.cells->cursor().moveTo({ 0, 3 });
        QVERIFY(bench.cells->rect().contains(bench.cells->cursor().ring()));
    }
};

WEFT_TEST(TestCanvasCursor)
#include "tst_canvas_cursor.moc"
