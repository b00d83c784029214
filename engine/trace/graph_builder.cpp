// SPDX-License-Identifier: GPL-3.0-or-later
// ExecutionGraphBuilder: graphs that no file was read for. Names are gathered in one buffer.
#include "engine/trace/graph_assembler.h"

namespace weft::trace {

ExecutionGraphBuilder::ExecutionGraphBuilder()
    : m_assembler(std::make_unique<GraphAssembler>())
{
}
ExecutionGraphBuilder::~ExecutionGraphBuilder() = default;
ExecutionGraphBuilder::ExecutionGraphBuilder(ExecutionGraphBuilder&&) noexcept = default;
ExecutionGraphBuilder& ExecutionGraphBuilder::operator=(ExecutionGraphBuilder&&) noexcept = default;

void ExecutionGraphBuilder::add(const Operation& operation, std::string_view name,
    std::span<const std::uint64_t> dataDependencies, std::span<const std::uint64_t> controlDependencies)
{
    m_assembler->add(operation, { m_names.size(), static_cast<std::uint32_t>(name.size()), 0 });
    m_names += name;
    for (const std::uint64_t id : dataDependencies)
        m_assembler->dependOn(id, DependencyKind::Data);
    for (const std::uint64_t id : controlDependencies)
        m_assembler->dependOn(id, DependencyKind::Control);
}

ExecutionGraphPtr ExecutionGraphBuilder::seal(Findings& findings)
{
    ExecutionGraphPtr graph = m_assembler->seal(io::ByteSource::own(std::move(m_names)), {}, findings);
    *this = ExecutionGraphBuilder();
    return graph;
}

ExecutionGraphPtr ExecutionGraphBuilder::seal()
{
    Findings findings;
    return seal(findings);
}

} // namespace weft::trace
