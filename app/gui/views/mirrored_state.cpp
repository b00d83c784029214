// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/views/mirrored_state.h"

#include <QDataStream>
#include <QSize>
#include <QString>

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <vector>

namespace weft::gui {

namespace {

// As Qt 5.0 and later write it.
constexpr quint32 kVersionMark = 0xff;
constexpr quint8 kDocksMark = 0xfd;
constexpr quint8 kSequenceMark = 0xfc;
constexpr quint8 kWidgetMark = 0xfb;
constexpr quint8 kTabsMark = 0xfa;
constexpr quint8 kFloatingFlag = 2;
constexpr quint8 kHorizontal = 1;
constexpr int kMostItems = 1000; // what has more is damaged
constexpr int kDeepest = 50;

struct Sequence;

struct Item {
    QString name; // of a dock
    quint8 flags = 0;
    std::array<qint32, 4> place {}; // position, size, least and most; of what floats its rectangle
    std::unique_ptr<Sequence> inner; // in the place of a dock
};

struct Sequence {
    quint8 mark = 0;
    qint32 front = 0; // tab
    quint8 along = 0;
    std::vector<Item> items;
};

struct Area {
    qint32 side = 0; // left, right, top, bottom
    QSize size;
    Sequence docks;
};

bool read(QDataStream& in, Sequence& sequence, int depth)
{
    qint32 count = 0;
    in >> sequence.mark;
    if (sequence.mark == kTabsMark)
        in >> sequence.front;
    else if (sequence.mark != kSequenceMark)
        return false;
    in >> sequence.along >> count;
    if (in.status() != QDataStream::Ok || count < 0 || count > kMostItems || depth > kDeepest)
        return false;
    for (qint32 at = 0; at < count; ++at) {
        Item& item = sequence.items.emplace_back();
        quint8 mark = 0;
        in >> mark;
        if (mark == kWidgetMark)
            in >> item.name >> item.flags;
        else if (mark != kSequenceMark)
            return false;
        for (qint32& part : item.place)
            in >> part;
        if (mark == kWidgetMark)
            continue;
        item.inner = std::make_unique<Sequence>();
        if (!read(in, *item.inner, depth + 1))
            return false;
    }
    return in.status() == QDataStream::Ok;
}

void write(QDataStream& out, const Sequence& sequence)
{
    out << sequence.mark;
    if (sequence.mark == kTabsMark)
        out << sequence.front;
    out << sequence.along << static_cast<qint32>(sequence.items.size());
    for (const Item& item : sequence.items) {
        if (item.inner == nullptr)
            out << kWidgetMark << item.name << item.flags;
        else
            out << kSequenceMark;
        for (const qint32 part : item.place)
            out << part;
        if (item.inner != nullptr)
            write(out, *item.inner);
    }
}

void mirror(Sequence& sequence)
{
    for (Item& item : sequence.items) {
        if (item.inner != nullptr)
            mirror(*item.inner);
    }
    // Tabs stand beside each other too, and are turned round by the bar that shows them.
    if (sequence.mark != kSequenceMark || sequence.along != kHorizontal)
        return;
    const auto stands = [](const Item& item) { return (item.flags & kFloatingFlag) == 0 && item.place[1] > 0; };
    qint32 end = 0;
    for (const Item& item : sequence.items)
        end = stands(item) ? std::max(end, item.place[0] + item.place[1]) : end;
    for (Item& item : sequence.items) {
        if (stands(item))
            item.place[0] = end - item.place[0] - item.place[1];
    }
    std::reverse(sequence.items.begin(), sequence.items.end());
}

} // namespace

QByteArray mirroredState(const QByteArray& state)
{
    QDataStream in(state);
    in.setVersion(QDataStream::Qt_5_0);
    qint32 mark = 0;
    qint32 version = 0;
    quint8 docks = 0;
    qint32 count = 0;
    in >> mark >> version >> docks >> count;
    constexpr int kSides = 4;
    if (in.status() != QDataStream::Ok || mark != static_cast<qint32>(kVersionMark) || docks != kDocksMark || count < 0
        || count > kSides)
        return {};
    std::vector<Area> areas(static_cast<std::size_t>(count));
    for (Area& area : areas) {
        in >> area.side >> area.size;
        if (!read(in, area.docks, 0))
            return {};
    }
    const qint64 rest = in.device()->pos(); // the centre, and the toolbars, which Qt turns round itself
    // Docks on one side alone have the whole window, whichever it is.
    const auto isBeside = [](const Area& area) { return area.side < 2; };
    const bool both = std::ranges::count_if(areas, isBeside) == 2;
    for (Area& area : areas) {
        mirror(area.docks);
        if (both && isBeside(area))
            area.side = 1 - area.side;
    }
    std::ranges::sort(areas, {}, &Area::side);
    QByteArray mirrored;
    QDataStream out(&mirrored, QIODevice::WriteOnly);
    out.setVersion(QDataStream::Qt_5_0);
    out << mark << version << docks << count;
    for (const Area& area : areas) {
        out << area.side << area.size;
        write(out, area.docks);
    }
    return mirrored + state.mid(rest);
}

} // namespace weft::gui
