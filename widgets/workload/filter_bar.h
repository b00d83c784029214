// SPDX-License-Identifier: GPL-3.0-or-later
// The fields that filter the operations, and below them a chip for each filter in force, which removes it.
// Interface thread; a child of the page that it filters for.
#pragma once

#include "widgets/workload/operations_filter.h"

#include <QJsonObject>
#include <QTimer>
#include <QWidget>

#include <vector>

class QComboBox;
class QHBoxLayout;
class QLineEdit;
class QMenu;
class QSpinBox;
class QToolButton;

namespace weft::widgets {

class QuantityEdit;

// What a workload offers to filter by.
struct FilterChoices {
    struct Kind {
        OperationKind kind {};
        std::uint64_t count = 0;
    };
    std::vector<Kind> kinds; // those that occur
    std::vector<QString> groups; // of its collectives; an empty text is the world
    std::uint32_t ranks = 0;
};

class FilterBar : public QWidget {
    Q_OBJECT

public:
    explicit FilterBar(QWidget* parent = nullptr);

    void setChoices(const FilterChoices& choices);
    void setFilter(const OperationsFilter& filter); // emits if it differs
    [[nodiscard]] const OperationsFilter& filter() const { return m_filter; }
    void clear();
    void focusText();
    // What is filtered by, for the next time that the project is opened; what cannot be read is left out.
    [[nodiscard]] QJsonObject saveState() const;
    void restoreState(const QJsonObject& state);

protected:
    void changeEvent(QEvent* event) override;

signals:
    void filterChanged(const weft::widgets::OperationsFilter& filter);

private:
    void addText(QHBoxLayout* row);
    void addKinds(QHBoxLayout* row);
    void addRank(QHBoxLayout* row);
    void addGroup(QHBoxLayout* row);
    void addSize(QHBoxLayout* row);
    void fillKinds();
    void showFilter(); // in the fields and chips
    void showChips();
    void addChip(const QString& text, const QString& name, OperationsFilter without);

    OperationsFilter m_filter;
    FilterChoices m_choices;
    QTimer m_typing; // waits for a pause
    QLineEdit* m_text = nullptr;
    QToolButton* m_kindButton = nullptr;
    QMenu* m_kindMenu = nullptr;
    QSpinBox* m_rank = nullptr;
    QComboBox* m_group = nullptr;
    QuantityEdit* m_size = nullptr;
    QWidget* m_chips = nullptr;
};

} // namespace weft::widgets
