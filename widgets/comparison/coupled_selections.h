// SPDX-License-Identifier: GPL-3.0-or-later
// What is selected in either run of a comparison, and its partner in the other: operations by rank, name and order,
// links by name, nodes by rank. The selection of the window goes with the run that the window shows, if that is one of
// the two. Interface thread; owned by the comparison.
#pragma once

#include "widgets/base/shared/selection_model.h"
#include "widgets/comparison/run_pair.h"

namespace weft::widgets {

class CoupledSelections : public QObject {
    Q_OBJECT

public:
    explicit CoupledSelections(SelectionModel* window, QObject* parent = nullptr);

    [[nodiscard]] SelectionModel* a() const { return m_a; }
    [[nodiscard]] SelectionModel* b() const { return m_b; }
    void setPair(RunPairPtr pair); // null: none, and nothing is selected
    void setWindowRun(RunViewPtr run) { m_windowRun = std::move(run); }

    // Of the pair; kNoPartner: none.
    [[nodiscard]] std::uint32_t operation() const { return m_operation; }
    void selectOperation(std::uint32_t operation);
    void selectLink(std::uint32_t link);

signals:
    void operationSelected(std::uint32_t operation); // the first one
    void linkSelected(std::uint32_t link);

private:
    void follow(const SelectionModel* from);
    void followHover(const SelectionModel* from);
    void followWindow();
    void tell(const Selection& a, const Selection& b);
    [[nodiscard]] Selection partnersOf(const Selection& selection, bool ofA) const;
    [[nodiscard]] std::uint32_t pairOf(const OpKey& key, bool inA) const;
    [[nodiscard]] std::uint32_t pairOf(LinkKey key, bool inA) const;
    [[nodiscard]] OpKey operationKey(std::uint32_t pair, bool inA) const; // invalid without a partner
    [[nodiscard]] LinkKey linkKey(std::uint32_t pair, bool inA) const;
    [[nodiscard]] NodeKey partnerOf(NodeKey key, bool ofA) const;
    [[nodiscard]] const RunView* view(bool ofA) const;
    [[nodiscard]] bool isWindows(bool ofA) const;

    SelectionModel* m_window;
    SelectionModel* m_a;
    SelectionModel* m_b;
    RunPairPtr m_pair;
    RunViewPtr m_windowRun;
    std::uint32_t m_operation = kNoPartner;
    bool m_isFollowing = false;
};

} // namespace weft::widgets
