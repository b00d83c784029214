// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "widgets/timeline/row_layout.h"
#include "widgets/timeline/timeline_scene.h"

#include <QTest>

#include <algorithm>
#include <random>

using namespace weft::widgets;

namespace {

// 20 ranks, 30 links, 4 groups, without bars.
TimelineDataPtr emptyTracks()
{
    auto data = std::make_shared<TimelineData>();
    for (std::uint32_t rank = 0; rank < 20; ++rank)
        data->tracks.push_back({ TrackGroup::Ranks, rank, 0, 2 + rank % 3, 1 });
    for (std::uint32_t link = 0; link < 30; ++link)
        data->tracks.push_back({ TrackGroup::Links, link, 0, 1, 0 });
    for (std::uint32_t group = 0; group < 4; ++group)
        data->tracks.push_back({ TrackGroup::Collectives, group, 0, 2, 0 });
    return data;
}

void checkRows(const RowLayout& layout)
{
    int y = 0;
    for (std::size_t at = 0; at < layout.rows.size(); ++at) {
        const Row& row = layout.rows[at];
        QCOMPARE(row.y, y);
        QVERIFY(row.height > 0);
        QCOMPARE(rowAt(layout.rows, y), static_cast<int>(at));
        QCOMPARE(rowAt(layout.rows, y + row.height - 1), static_cast<int>(at));
        if (!row.isHeading)
            QCOMPARE(layout.rowOfTrack[row.subject], static_cast<int>(at));
        y += row.height;
    }
    QCOMPARE(layout.height, y);
    QCOMPARE(rowAt(layout.rows, y), -1);
    QCOMPARE(rowAt(layout.rows, -1), -1);
}

} // namespace

class TestRowLayout : public QObject {
    Q_OBJECT

private slots:
    void rowsLieBelowEachOtherWithoutGaps()
    {
        const TimelineDataPtr data = emptyTracks();
        std::mt19937 random(1);
        for (int round = 0; round < 200; ++round) {
            RowState state = initialRows(*data);
            for (std::size_t track = 0; track < data->tracks.size(); ++track) {
                state.expanded[track] = random() % 2 == 0;
                state.hidden[track] = random() % 3 == 0;
            }
            state.collapsed[random() % kTrackGroups] = random() % 2 == 0;
            state.stripHeight = RowState::kLeastStrip + static_cast<int>(random() % 30);
            state.pinned = { 3, 25 };
            const RowLayout layout = layOutRows(*data, state);
            checkRows(layout);
            QCOMPARE(layout.pinned.size(), std::size_t { 2 });
            for (const Row& row : layout.rows) {
                if (row.isHeading)
                    continue;
                QVERIFY(!state.hidden[row.subject]);
                QVERIFY(!state.collapsed[static_cast<std::size_t>(data->tracks[row.subject].group)]);
            }
            const auto hidden = static_cast<std::size_t>(std::count(state.hidden.begin(), state.hidden.end(), true));
            QCOMPARE(layout.shown[0] + layout.shown[1] + layout.shown[2], data->tracks.size() - hidden);
            QCOMPARE(layout.total[1], std::size_t { 30 });
        }
    }

    void lanesOfARowDoNotOverlap()
    {
        const TimelineDataPtr data = emptyTracks();
        for (const int strip : { 2, 5, 9, 18, 40 }) {
            for (const bool expanded : { false, true }) {
                for (const Track& track : data->tracks) {
                    const int height = expanded ? static_cast<int>(track.lanes) * kLaneHeight + 3 : strip;
                    const Row row { false, expanded, 0, 0, height };
                    for (std::uint32_t lane = 0; lane < track.lanes; ++lane) {
                        const LanePlace place = lanePlace(track, lane, row);
                        QVERIFY(place.y >= 0 && place.height > 0 && place.y + place.height <= height);
                        if (lane == 0)
                            continue;
                        const LanePlace before = lanePlace(track, lane - 1, row);
                        const bool same = before.y == place.y && before.height == place.height;
                        QVERIFY(same ? !expanded : before.y + before.height <= place.y);
                    }
                }
            }
        }
    }

    void noTracksNoRows()
    {
        const TimelineData nothing;
        const RowLayout layout = layOutRows(nothing, initialRows(nothing));
        QVERIFY(layout.rows.empty());
        QCOMPARE(layout.height, 0);
        QCOMPARE(rowAt(layout.rows, 0), -1);
    }

    void scrollingStaysInsideAndShowsTracks()
    {
        TimelineScene scene;
        scene.setSize({ 800, 300 });
        scene.setData(emptyTracks());
        scene.setScroll(100'000);
        QCOMPARE(scene.scroll(), scene.mostScroll());
        scene.setScroll(-5);
        QCOMPARE(scene.scroll(), 0);
        for (const std::uint32_t track : { 0U, 19U, 40U, 53U }) {
            scene.setScroll(scene.scrollToShow(track));
            const Row& row = scene.layout().rows[static_cast<std::size_t>(scene.layout().rowOfTrack[track])];
            QVERIFY(scene.rowsArea().contains(scene.rowRect(row, false)));
        }
        // What is in sight is what intersects the area.
        const auto [first, last] = scene.rowsInSight();
        for (int row = 0; row < static_cast<int>(scene.layout().rows.size()); ++row) {
            const bool inSight
                = scene.rowRect(scene.layout().rows[static_cast<std::size_t>(row)], false).intersects(scene.rowsArea());
            QCOMPARE(row >= first && row < last, inSight);
        }
    }

    void pinnedRowsLeaveHalfOfTheHeight()
    {
        TimelineScene scene;
        scene.setData(emptyTracks());
        scene.setSize({ 800, 300 });
        RowState state = scene.rows();
        for (std::uint32_t track = 0; track < 40; ++track)
            state.pinned.push_back(track);
        scene.setRows(state);
        QVERIFY(scene.rowsArea().height() >= (300 - kRulerHeight) / 2);
        QCOMPARE(scene.hitAt({ 10, kRulerHeight + 3 }).pinned, true);
        QCOMPARE(scene.hitAt({ 10, kRulerHeight + 3 }).area, TimelineArea::Label);
    }
};

WEFT_TEST(TestRowLayout)
#include "tst_row_layout.moc"
