// SPDX-License-Identifier: GPL-3.0-or-later
// Which algorithm each collective pattern uses in each dimension, as a grid of choices; the direct ones may have a
// window. Reads from and writes to the SystemText that the form gives. Interface thread.
#pragma once

#include "engine/simulation/model/system_config.h"

#include <QWidget>

#include <array>
#include <vector>

class QComboBox;
class QGridLayout;
class QLabel;

namespace weft::widgets {

class SystemText;

class AlgorithmGrid : public QWidget {
    Q_OBJECT

public:
    explicit AlgorithmGrid(QWidget* parent = nullptr);

    // Of the fabric, with a column for each; 0: not known, and lists are shown in full.
    void setDimensionCount(int dimensions);
    void load(const SystemText& text);
    // All on default removes the key. What other patterns list beyond the dimensions goes too: it is not shown.
    void store(SystemText& text, simulation::NativePattern pattern) const;
    [[nodiscard]] QComboBox* choice(simulation::NativePattern pattern, int dimension) const;
    [[nodiscard]] static QString keyOf(simulation::NativePattern pattern);

    // In a narrow form the names stand above their choices.
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void edited(weft::simulation::NativePattern pattern);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Row {
        QLabel* name = nullptr;
        QLabel* custom = nullptr; // the traces that replace the list
        std::vector<QComboBox*> choices;
        std::vector<QString> values; // "" default, or a name such as "direct4"
    };

    void build(int columns);
    void placeNames(); // beside the choices, or above them
    [[nodiscard]] int choicesWidth() const; // at least
    void addChoice(Row& row, simulation::NativePattern pattern, int dimension);
    void loadRow(Row& row, simulation::NativePattern pattern, const SystemText& text);
    void showRow(Row& row) const;
    void storeRow(SystemText& text, simulation::NativePattern pattern) const;
    void chosen(simulation::NativePattern pattern, int dimension);

    QGridLayout* m_grid;
    std::array<Row, simulation::kNativePatternCount> m_rows;
    std::vector<QLabel*> m_heads;
    int m_dimensions = 0;
    int m_columns = 0;
    bool m_isNarrow = false;
};

} // namespace weft::widgets
