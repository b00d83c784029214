// SPDX-License-Identifier: GPL-3.0-or-later
// Tiles share the whole width, however many columns those before them had.
#include "tests/support/test_program.h"
#include "widgets/summary/tile_grid.h"

#include <QFrame>
#include <QTest>

using namespace weft;
using namespace weft::widgets;

namespace {

std::vector<Tile> tilesOf(const QString& value)
{
    std::vector<Tile> tiles;
    for (int at = 0; at < 4; ++at)
        tiles.push_back({ QStringLiteral("tile%1").arg(at), QStringLiteral("Name"), value, {}, {} });
    return tiles;
}

} // namespace

class TestTileGrid : public QObject {
    Q_OBJECT

private slots:
    // As in another language, whose words are longer.
    void noColumnStaysEmpty()
    {
        TileGrid grid;
        grid.resize(400, 200);
        grid.setTiles(tilesOf(QStringLiteral("1")));
        grid.show();
        QVERIFY(QTest::qWaitForWindowExposed(&grid));
        const auto reach = [&grid] {
            QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
            int most = 0;
            for (const QFrame* tile : grid.findChildren<QFrame*>(QRegularExpression(QStringLiteral("^tile\\d$"))))
                most = std::max(most, tile->geometry().right() + 1);
            return most;
        };
        QTRY_COMPARE(reach(), grid.width());
        grid.setTiles(tilesOf(QStringLiteral("a value that is as long as that")));
        QTRY_COMPARE(reach(), grid.width());
    }
};

WEFT_TEST(TestTileGrid)
#include "tst_tile_grid.moc"
