// SPDX-License-Identifier: GPL-3.0-or-later
// The properties of what is selected, of one or of many at once: values that differ are shown as mixed, and an edit
// is one step of the history for all of them. With a run it shows its figures too. Interface thread.
#pragma once

#include "widgets/base/forms/quantity_edit.h"
#include "widgets/base/shared/selection_model.h"
#include "widgets/base/views/view.h"
#include "widgets/topology/run_coloring.h"

class QCheckBox;
class QComboBox;
class QFormLayout;
class QGroupBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace weft::widgets {

class EmptyState;
class ViewStack;

class PropertySheet : public View {
    Q_OBJECT

public:
    // `figures` may be null: no run is ever shown.
    PropertySheet(FabricDocument* document, SelectionModel* selection, RunColoring* figures, QWidget* parent = nullptr);
    [[nodiscard]] EmptyState* emptyState() const override;
    void setEditable(bool editable) override;

private:
    [[nodiscard]] QWidget* makeNodeBox();
    [[nodiscard]] QWidget* makeLinkBox();
    [[nodiscard]] QWidget* makeStateBox();
    void connectNodes();
    void connectLinks();
    void connectState();
    void refresh();
    void refreshNodes();
    void refreshLinks();
    void refreshState();
    void refreshFigures();
    void moveTo(bool alongX, double value);
    [[nodiscard]] const Selection& chosen() const { return m_selection->selection(); }

    FabricDocument* m_document;
    SelectionModel* m_selection;
    RunColoring* m_figures;
    bool m_filling = false; // the fields follow the document, not the user
    std::vector<std::uint32_t> m_nodes; // indices of what is selected
    std::vector<std::uint32_t> m_links;

    ViewStack* m_stack = nullptr;
    QLabel* m_title = nullptr;
    QGroupBox* m_nodeBox = nullptr;
    QLineEdit* m_name = nullptr;
    QComboBox* m_kind = nullptr;
    QCheckBox* m_forwards = nullptr;
    QuantityEdit* m_x = nullptr;
    QuantityEdit* m_y = nullptr;
    QGroupBox* m_linkBox = nullptr;
    QuantityEdit* m_bandwidth = nullptr;
    QuantityEdit* m_latency = nullptr;
    QGroupBox* m_stateBox = nullptr;
    QFormLayout* m_stateForm = nullptr;
    QCheckBox* m_failed = nullptr;
    QuantityEdit* m_bandwidthFactor = nullptr; // per cent
    QuantityEdit* m_extraLatency = nullptr;
    QuantityEdit* m_computeFactor = nullptr; // per cent
    QPushButton* m_clear = nullptr;
    QGroupBox* m_figureBox = nullptr;
    QLabel* m_figureText = nullptr;
};

} // namespace weft::widgets
