// SPDX-License-Identifier: GPL-3.0-or-later
// Names as people count them; and that it is an order, whatever the names are.
#include "engine/core/natural_order.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <random>
#include <string>
#include <vector>

using weft::naturalLess;

class TestNaturalOrder : public QObject {
    Q_OBJECT

private slots:
    void numbersCount()
    {
        const std::vector<std::string> right { "", "10", "npu", "npu1", "npu2", "npu2 → npu3", "npu2 → npu10", "npu10",
            "npu10 → npu2", "npu99999999999999999999", "npu100000000000000000000", "switch0" };
        std::vector<std::string> shuffled = right;
        std::mt19937 random(7);
        for (int round = 0; round < 50; ++round) {
            std::shuffle(shuffled.begin(), shuffled.end(), random);
            std::sort(shuffled.begin(), shuffled.end(), naturalLess);
            QVERIFY(shuffled == right);
        }
    }

    // Of any two names one comes first unless they are the same, and what comes before what comes before does too.
    void itIsAnOrder()
    {
        std::mt19937 random(1);
        std::vector<std::string> names;
        for (int i = 0; i < 60; ++i) {
            std::string name;
            for (auto letters = random() % 6; letters > 0; --letters)
                name += "019a-\xC3"[random() % 6];
            names.push_back(name);
        }
        for (const std::string& a : names) {
            for (const std::string& b : names) {
                QCOMPARE(int(naturalLess(a, b)) + int(naturalLess(b, a)), a == b ? 0 : 1);
                for (const std::string& c : names) {
                    if (naturalLess(a, b) && naturalLess(b, c))
                        QVERIFY(naturalLess(a, c));
                }
            }
        }
    }
};

WEFT_TEST(TestNaturalOrder)
#include "tst_natural_order.moc"
