// SPDX-License-Identifier: GPL-3.0-or-later
// The table that every list of figures is shown in: sortable, its selection copies as tab-separated text, all of it
// exports to CSV, and its header chooses the columns. Interface thread; does not own its model.
#pragma once

#include "widgets/base/views/view_export.h"

#include <QJsonObject>
#include <QTableView>

#include <vector>

namespace weft::widgets {

// A model may give numbers for sorting and CSV in this role, while DisplayRole is for people.
inline constexpr int kRawRole = Qt::UserRole + 1;
// The unit of a number in kRawRole, as "ns". Of a header: of all numbers of its column; none where they have none, or
// kOwnUnits where each row says its own.
inline constexpr int kUnitRole = Qt::UserRole + 50;
inline constexpr QLatin1StringView kOwnUnits("*");

class TitleHeader;

class DataTable : public QTableView {
    Q_OBJECT

public:
    explicit DataTable(QWidget* parent = nullptr);

    [[nodiscard]] QString toCsv() const; // as csvReader() reads it
    void copySelection() const;
    // Asks the view around it to write the table, which that offers by the table's accessible name.
    void exportCsv();

    // The order of the rows, and the widths, order and visibility of the columns, as far as hands have changed them.
    [[nodiscard]] QJsonObject saveLook() const;
    void restoreLook(const QJsonObject& look); // an empty one: as at first
    // Whether saveLook() has the widths: not, where the table's owner makes them.
    void setKeepsWidths(bool keeps) { m_keepsWidths = keeps; }
    [[nodiscard]] bool wasGivenWidths() const; // by restoreLook()
    // As wide as what is in them, within reason, unless hands have arranged the columns. From then on they share the
    // width of the table where that is less: names are elided, titles go over several lines, and figures are whole.
    void fitColumns();
    // Rows are as high as their words, which are not cut. For tables of few rows.
    void wrapWords();
    // What stands in the place of rows while there are none; said anew whenever the rows are others.
    void setNothing(const QString& words);

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] bool isBare() const; // of rows
    [[nodiscard]] QJsonObject look() const;
    void apply(const QJsonObject& look);
    void shareWidth();
    void fitTitles();

    TitleHeader* m_titles;

    struct Width {
        int wanted = 0;
        int least = 0; // with the words of the title whole
        int bare = 0;
        bool isFigure = false; // whole at its least
    };
    std::vector<Width> m_widths; // by column; empty where nothing is fitted, or hands have been there
    bool m_isFitted = false; // whether fitColumns() was ever asked for
    bool m_isSharing = false;
    bool m_keepsWidths = true;
    QString m_nothing;

    QJsonObject m_first; // how it stood before anything was restored
    QJsonObject m_wanted; // what was restored; models get their columns with their figures
};

// For programs: headers as shown with their units, plain numbers where the model has them, moments by ISO 8601, and
// nothing where there is nothing. Columns that are hidden are left out. What changes meanwhile is read from its
// beginning again; of a table that goes, nothing is left.
[[nodiscard]] TableReader csvReader(const DataTable& table);

// The tables within a widget, in the order in which they are offered: the one with the focus, the others that are in
// sight, and then those behind them.
[[nodiscard]] std::vector<const DataTable*> tablesIn(const QWidget& around);

} // namespace weft::widgets
