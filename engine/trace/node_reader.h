// SPDX-License-Identifier: GPL-3.0-or-later
// Reads one serialised Chakra Node into an Operation, without allocating for a node that is in order.
// Attributes are taken from whichever integer arm a producer chose (docs/semantics.md, section 11). Private to this
// room.
#pragma once

#include "engine/trace/attribute_value.h"
#include "engine/trace/execution_graph.h"
#include "engine/trace/limited_findings.h"

#include <optional>

namespace weft::trace {

class NodeReader {
public:
    // `findings` gets what is wrong with attributes; `file` and `rank` are their place.
    NodeReader(std::string file, std::optional<Rank> rank, LimitedFindings& findings);

    // Reads `record`; false if it is not a Node message. The results are views into it and last until the next call.
    [[nodiscard]] bool read(std::string_view record);

    [[nodiscard]] const Operation& operation() const { return m_operation; }
    [[nodiscard]] std::string_view name() const { return m_name; }
    // As written.
    [[nodiscard]] const std::vector<std::uint64_t>& dataDependencies() const { return m_dataDependencies; }
    [[nodiscard]] const std::vector<std::uint64_t>& controlDependencies() const { return m_controlDependencies; }

private:
    enum class Fault : std::uint8_t { NoValue, Twice, NotWhole, Fraction, WholeFloat, Range, NotText, NotBits, Long };
    struct Problem {
        Has attribute;
        ErrorCode code;
        bool harmless; // the value was taken nevertheless
        Fault fault;
        AttributeValue value = {};
    };
    [[nodiscard]] static Sentence tell(const Problem& problem);

    [[nodiscard]] bool readAttribute(std::string_view message);
    void assign(Has what, const AttributeValue& value);
    void assignInteger(Has what, const AttributeValue& value);
    void assignProcessGroup(const AttributeValue& value);
    void assignInvolvedDims(const AttributeValue& value);
    void report();

    std::string m_file;
    std::optional<Rank> m_rank;
    LimitedFindings* m_findings;
    Operation m_operation;
    std::string_view m_name;
    std::string m_groupText; // a pg_name that was written as a number
    std::vector<std::uint64_t> m_dataDependencies;
    std::vector<std::uint64_t> m_controlDependencies;
    std::vector<Problem> m_problems;
};

} // namespace weft::trace
