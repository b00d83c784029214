// SPDX-License-Identifier: GPL-3.0-or-later
// The real program on a desktop of its own, read by another process as screen readers read it: menus, docks, the nodes
// and links of the fabric, the rows and bars of the run. What is pressed there is selected in the window.
#include "tests/app/inspector/accessible_node.h"
#include "tests/app/inspector/desk.h"
#include "tests/support/test_program.h"

#include <QElapsedTimer>
#include <QTest>

namespace {

// Waits until something is found; the program is busy with its start.
AccessibleNode await(const std::function<AccessibleNode()>& look, int ms = 15'000)
{
    QElapsedTimer timer;
    timer.start();
    AccessibleNode found = look();
    while (!found.isThere() && timer.elapsed() < ms) {
        QTest::qWait(100);
        found = look();
    }
    return found;
}

} // namespace

class TestInspector : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        if (const QString missing = Desk::missing(); !missing.isEmpty())
            QSKIP(qPrintable(missing + " is not installed"));
        QString why;
        QVERIFY2(m_desk.begin(why), qPrintable(why));
        QVERIFY(m_desk.start(m_weft, QStringLiteral(WEFT_GUI_PROGRAM), { "--sample", "default", "--mode", "analyze" }));
        m_window = await([this] {
            for (const AccessibleNode& program : AccessibleNode::desktop(m_desk.inspectors()).children()) {
                if (program.name().compare("weft", Qt::CaseInsensitive) == 0 && program.childCount() > 0)
                    return program.child(0);
            }
            return AccessibleNode();
        });
        QVERIFY2(m_window.isThere(), m_weft.readAllStandardError());
    }

    void cleanupTestCase()
    {
        m_weft.kill(); // nothing of it is to be kept
        m_weft.waitForFinished(5000);
    }

    void theWindowHasItsMenusAndViews()
    {
        QVERIFY2(m_window.name().contains("Weft"), qPrintable(m_window.name()));
        const AccessibleNode menus
            = m_window.find([](const AccessibleNode& node) { return node.role() == "menu bar"; });
        QVERIFY(menus.isThere());
        QStringList names;
        for (const AccessibleNode& menu : menus.children())
            names += menu.name().remove('&');
        for (const char* menu : { "File", "Edit", "View", "Run", "Help" })
            QVERIFY2(names.contains(menu), qPrintable(names.join(", ")));
    }

    void theFabricIsATreeOfNodesAndLinks()
    {
        const AccessibleNode fabric = canvas("Topology");
        QVERIFY(fabric.isThere());
        QVERIFY(fabric.description().contains("arrow keys"));
        const int nodes = fabric.childCount();
        QVERIFY2(nodes > 16, qPrintable(QString::number(nodes)));
        const AccessibleNode npu = fabric.child(3);
        QCOMPARE(npu.role(), QString("tree item"));
        QCOMPARE(npu.name(), QString("npu3"));
        QVERIFY2(npu.description().startsWith("NPU"), qPrintable(npu.description()));
        QVERIFY2(fabric.child(nodes - 1).description().startsWith("switch"),
            qPrintable(fabric.child(nodes - 1).description()));
        QVERIFY(npu.childCount() > 0);
        for (const AccessibleNode& link : npu.children()) {
            QVERIFY2(link.name().startsWith(QString::fromUtf8("npu3 → ")), qPrintable(link.name()));
            QVERIFY2(link.description().contains("GB/s"), qPrintable(link.description()));
        }
    }

    void theRunIsATreeOfRowsAndBars()
    {
        const AccessibleNode timeline = await([this] {
            const AccessibleNode found = canvas("Timeline");
            return found.isThere() && found.childCount() > 0 ? found : AccessibleNode();
        });
        QVERIFY(timeline.isThere());
        const AccessibleNode heading = timeline.child(0);
        QVERIFY2(heading.description().contains("row"), qPrintable(heading.description()));
        const AccessibleNode rank = timeline.child(1);
        QVERIFY2(rank.description().contains("bar"), qPrintable(rank.name() + ": " + rank.description()));
        QVERIFY(rank.childCount() > 0);
        const AccessibleNode bar = rank.child(0);
        QVERIFY(!bar.name().isEmpty());
        QVERIFY2(bar.description().contains("Duration: "), qPrintable(bar.description()));
    }

    void theHeatMapSaysHowBusyLinksWere()
    {
        const AccessibleNode heat = await([this] {
            const AccessibleNode found = canvas("Heat map of the links");
            return found.isThere() && found.childCount() > 0 ? found : AccessibleNode();
        });
        QVERIFY(heat.isThere());
        const AccessibleNode link = heat.child(0);
        QVERIFY2(link.name().contains(QString::fromUtf8("→")), qPrintable(link.name()));
        QVERIFY2(link.description().contains("busy over the run"), qPrintable(link.description()));
        const auto mean = link.value();
        QVERIFY(mean && *mean > 0 && *mean <= 100);
        const auto bin = link.child(0).value();
        QVERIFY(bin && *bin >= 0 && *bin <= 100);
    }

    void whatIsPressedIsSelected()
    {
        const AccessibleNode fabric = canvas("Topology");
        const AccessibleNode one = fabric.child(2);
        const AccessibleNode other = fabric.child(5);
        for (int visit = 0; visit < 2; ++visit) {
            QVERIFY(one.act("Press"));
            QVERIFY(await([&] { return one.has(AccessibleNode::kSelected) ? one : AccessibleNode(); }).isThere());
            QVERIFY(!other.has(AccessibleNode::kSelected));
            QVERIFY(other.act("Press"));
            QVERIFY(await([&] { return other.has(AccessibleNode::kSelected) ? other : AccessibleNode(); }).isThere());
            QVERIFY(!one.has(AccessibleNode::kSelected));
        }
    }

private:
    [[nodiscard]] AccessibleNode canvas(const QString& name) const
    {
        return m_window.find(
            [&name](const AccessibleNode& node) { return node.role() == "tree" && node.name() == name; });
    }

    Desk m_desk;
    QProcess m_weft;
    AccessibleNode m_window;
};

WEFT_TEST(TestInspector)
#include "tst_inspector.moc"
