// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of input_difference.h. Private to this room.
#pragma once

#include "engine/study/comparison/input_difference.h"

#include <map>
#include <tuple>

namespace weft::study {

// Gathers differences; what changed alike is counted.
class DifferenceList {
public:
    void add(
        DifferenceKind kind, std::string subject, DifferenceValue before, DifferenceValue after, bool isState = false);
    void addIfOther(DifferenceKind kind, const std::string& subject, const DifferenceValue& before,
        const DifferenceValue& after, bool isState = false);
    void addAlgorithm(
        const std::string& pattern, std::optional<std::uint32_t> dimension, std::string before, std::string after);
    [[nodiscard]] std::size_t size() const { return m_found.size(); }
    [[nodiscard]] std::vector<InputDifference> take(); // in the order of the kinds

private:
    std::vector<InputDifference> m_found;
    std::map<std::tuple<DifferenceKind, DifferenceValue, DifferenceValue, bool>, std::size_t> m_folded; // into m_found
};

void compareFabrics(const topology::Fabric& a, const topology::Fabric& b, DifferenceList& found);
void compareWorkloads(const trace::Workload& a, const trace::Workload& b, DifferenceList& found);
void compareSettings(const RunSettings& a, const RunSettings& b, DifferenceList& found);

} // namespace weft::study
