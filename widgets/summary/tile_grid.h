// SPDX-License-Identifier: GPL-3.0-or-later
// Key figures as tiles that wrap with the width: a name, a large value, a line of detail. Interface thread.
#pragma once

#include <QString>
#include <QWidget>

#include <vector>

class QFrame;
class QGridLayout;

namespace weft::widgets {

struct Tile {
    QString id; // objectName of the tile; its value label is "ID.value"
    QString name;
    QString value;
    QString detail {};
    QString tip {};
};

class TileGrid : public QWidget {
    Q_OBJECT

public:
    explicit TileGrid(QWidget* parent = nullptr);
    void setTiles(const std::vector<Tile>& tiles);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] int columnsFor(int width) const;
    void arrange(int columns);

    QGridLayout* m_grid;
    std::vector<QFrame*> m_tiles;
    int m_columns = 0;
};

} // namespace weft::widgets
