// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/program/transform/chunking.h"

#include "engine/core/make_error.h"

#include <algorithm>

namespace weft::program {

namespace {

// For each dimension of an operand, that of the result in which it goes on; none where each element of the result needs
// all of it.
using Carried = std::vector<std::optional<std::uint32_t>>;

Carried carried(const Program& program, const Stage& stage, std::size_t operand)
{
    const std::vector<Extent>& from = program.stage(stage.inputs[operand]).type.shape;
    const std::vector<Extent>& to = stage.type.shape;
    Carried where(from.size());
    // Aligned at the last dimension; the result may have more in front. Of one element is needed everywhere.
    for (std::size_t i = 0; i < from.size(); ++i) {
        const std::size_t at = i + to.size() - from.size();
        if (at < to.size() && from[i] == to[at])
            where[i] = static_cast<std::uint32_t>(at);
    }
    // [.., M, K] × [.., K, N]: what is summed over is needed whole.
    if (stage.kind == StageKind::MatMul && !from.empty())
        where[operand == 0 || from.size() == 1 ? from.size() - 1 : from.size() - 2].reset();
    return where;
}

// One choice for the first stage decides for all that are connected with it.
class Chunks {
public:
    Chunks(const Program& program, const std::vector<StageId>& chain)
        : m_program(program)
        , m_chain(chain)
    {
    }

    // Nothing, or a stage that would need all of another.
    std::optional<std::pair<StageId, StageId>> conflict(StageId first, std::uint32_t dimension)
    {
        m_along.assign(m_program.stages.size(), std::nullopt);
        m_along[index(first)] = dimension;
        std::vector<StageId> known { first };
        for (std::size_t i = 0; i < known.size(); ++i) {
            for (const StageId reader : m_chain) {
                const Stage& stage = m_program.stage(reader);
                for (std::size_t operand = 0; operand < stage.inputs.size(); ++operand) {
                    const StageId from = stage.inputs[operand];
                    const bool isOverwritten = stage.kind == StageKind::Update && operand == 0;
                    if ((from == known[i] || reader == known[i]) && isIn(from) && !isOverwritten
                        && !agree(from, reader, carried(m_program, stage, operand), known))
                        return std::pair(reader, from);
                }
            }
        }
        return {};
    }

private:
    bool isIn(StageId id) const { return std::ranges::find(m_chain, id) != m_chain.end(); }

    bool agree(StageId from, StageId reader, const Carried& where, std::vector<StageId>& known)
    {
        auto& source = m_along[index(from)];
        auto& target = m_along[index(reader)];
        if (!source) {
            const auto place = std::ranges::find(where, target);
            if (place == where.end())
                return false;
            source = static_cast<std::uint32_t>(place - where.begin());
            known.push_back(from);
            return true;
        }
        if (!where[*source])
            return false;
        if (!target) {
            target = where[*source];
            known.push_back(reader);
        }
        return target == where[*source];
    }

    const Program& m_program;
    const std::vector<StageId>& m_chain;
    std::vector<std::optional<std::uint32_t>> m_along; // by stage
};

} // namespace

Result<void> mustGoByChunks(const Program& program, const std::vector<StageId>& chain)
{
    for (const StageId id : chain) {
        const Stage& stage = program.stage(id);
        if (stage.kind == StageKind::Total)
            return errorOf(ErrorCode::Unsupported,
                say("%1 needs all elements before it has one number: nothing goes by chunks past it", stage.name));
        if (stage.type.shape.empty())
            return errorOf(ErrorCode::Unsupported, say("%1 is one number, which has no chunks", stage.name));
    }
    Chunks chunks(program, chain);
    std::optional<std::pair<StageId, StageId>> conflict;
    const Stage& first = program.stage(chain.front());
    for (auto dimension = static_cast<std::uint32_t>(first.type.shape.size()); dimension > 0; --dimension) {
        if (first.type.shape[dimension - 1] == Extent(1))
            continue;
        const auto found = chunks.conflict(chain.front(), dimension - 1);
        if (!found)
            return {};
        conflict = conflict ? conflict : found;
    }
    if (!conflict)
        return errorOf(ErrorCode::Unsupported, say("%1 is one number, which has no chunks", first.name));
    return errorOf(ErrorCode::Unsupported,
        say("%1 needs all of %2 for each chunk: no dimension goes through the whole chain",
            program.stage(conflict->first).name, program.stage(conflict->second).name));
}

} // namespace weft::program
