// SPDX-License-Identifier: GPL-3.0-or-later
// Makes a fabric from a table of dimensions or from its one-line text, each of which follows the other, or from a
// machine that is known by name; with counts and a picture while it is edited. Interface thread.
#pragma once

#include "widgets/topology/dimension_table_model.h"
#include "widgets/topology/fabric_preview.h"

#include <QDialog>
#include <QTimer>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QTableView;
class QToolButton;

namespace weft::widgets {

class GenerateDialog : public QDialog {
    Q_OBJECT

public:
    // `spec`: what to begin with; empty or not readable: Ring(4)_FC(4).
    explicit GenerateDialog(const QString& spec, QWidget* parent = nullptr);

    // The canonical text; empty while there is an error.
    [[nodiscard]] QString spec() const;
    // What was accepted; null before.
    [[nodiscard]] topology::TopologyPtr topology() const { return m_topology; }
    void accept() override;

    // Links that are generated while typing; larger fabrics are counted, and made when accepted.
    static constexpr std::uint64_t kMostPreviewed = 120'000;

private:
    void build();
    [[nodiscard]] QWidget* makeTable();
    void readText();
    void writeText();
    void showError(const Error& error);
    void refresh();
    void generateNow();

    DimensionTableModel* m_model;
    QTableView* m_table = nullptr;
    std::vector<QToolButton*> m_tableButtons;
    QLineEdit* m_text = nullptr;
    QComboBox* m_zoo = nullptr;
    QLabel* m_counts = nullptr;
    QLabel* m_error = nullptr;
    FabricPreview* m_preview = nullptr;
    QPushButton* m_ok = nullptr;
    QTimer m_timer; // a pause in typing before the preview is made
    std::optional<topology::FabricSpec> m_spec; // absent: an error
    topology::TopologyPtr m_topology;
    bool m_following = false; // the other form is being filled
};

} // namespace weft::widgets
