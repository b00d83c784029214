// SPDX-License-Identifier: GPL-3.0-or-later
// What a sparse column holds is what a map holds.
#include "engine/core/sparse_column.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <map>
#include <random>

using namespace weft;

class TestSparseColumn : public QObject {
    Q_OBJECT

private slots:
    void itHoldsWhatAMapHolds_data()
    {
        QTest::addColumn<unsigned>("oneIn");
        for (const unsigned oneIn : { 1U, 2U, 7U, 300U })
            QTest::newRow(qPrintable(QStringLiteral("one in %1").arg(oneIn))) << oneIn;
    }
    void itHoldsWhatAMapHolds()
    {
        QFETCH(unsigned, oneIn);
        constexpr std::size_t kPlaces = 2000;
        constexpr std::uint32_t kUsual = 17;
        std::mt19937 random(oneIn);
        SparseColumn<> column;
        std::map<std::size_t, std::uint32_t> known;
        for (std::size_t place = 0; place < kPlaces; ++place) {
            if (random() % oneIn != 0)
                continue;
            const auto value = static_cast<std::uint32_t>(random());
            column.set(place, value);
            known[place] = value;
        }
        QCOMPARE(column.values.size(), known.size());
        for (std::size_t place = 0; place < 2 * kPlaces; ++place) {
            const auto found = known.find(place);
            QCOMPARE(column.places.isMarked(place), found != known.end());
            QCOMPARE(column.at(place, kUsual), found == known.end() ? kUsual : found->second);
            QCOMPARE(std::ptrdiff_t { column.places.countBefore(place) },
                std::distance(known.begin(), known.lower_bound(place)));
        }
    }

    void whatHasNoValuesTakesNoMemory()
    {
        QCOMPARE(SparseColumn<>().memoryBytes(), 0U);
        QCOMPARE(SparseColumn<>().at(5, 3), 3U);
    }
};

WEFT_TEST(TestSparseColumn)
#include "tst_sparse_column.moc"
