// SPDX-License-Identifier: GPL-3.0-or-later
// The table that every list of figures is shown in: sortable, its selection copies as tab-separated text, all of it
// exports to CSV, and its header chooses the columns. Interface thread; does not own its model.
#pragma once

#include <QTableView>

namespace weft::widgets {

// A model may give numbers for sorting and CSV in this role, while DisplayRole is for people.
inline constexpr int kRawRole = Qt::UserRole + 1;

class DataTable : public QTableView {
    Q_OBJECT

public:
    explicit DataTable(QWidget* parent = nullptr);

    // RFC 4180, UTF-8; raw values where the model has them, headers as shown. Columns that are hidden are left out.
    [[nodiscard]] QString toCsv() const;
    void copySelection() const;
    // Asks for a file; says in `statusMessage` what happened.
    void exportCsv();
    // Writes to a named file; false and a sentence in `error` if that fails.
    [[nodiscard]] bool writeCsv(const QString& path, QString& error) const;

signals:
    void statusMessage(const QString& text);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
};

} // namespace weft::widgets
