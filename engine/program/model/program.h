// SPDX-License-Identifier: GPL-3.0-or-later
// A program as it is understood: stages over tensors, in an order in which each comes after what it reads, and how they
// are joined into kernels. Transformations go from one to the next; nothing points into another. Value type.
#pragma once

#include "engine/program/model/expression.h"
#include "engine/program/syntax/source.h"

#include <string>
#include <vector>

namespace weft::program {

enum class StageId : std::uint32_t {};
[[nodiscard]] constexpr std::size_t index(StageId id)
{
    return static_cast<std::size_t>(id);
}

enum class StageKind : std::uint8_t {
    Input,
    Compute, // element by element
    Total, // one number of all elements: a norm, a sum, the largest
    MatMul,
    Update, // an input gets new values in place
    Slice, // every rank takes its part; nothing is sent
    AllReduce,
    ReduceScatter,
    AllGather,
    Reduce,
    Broadcast,
    AllToAll, // sliced along another dimension
    Send, // to the ranks of another group
};

[[nodiscard]] constexpr bool isCommunication(StageKind kind)
{
    return kind >= StageKind::AllReduce;
}

// How values of ranks, or elements of a tensor, become one. Norm: the root of the sum of their squares.
enum class Combine : std::uint8_t { Sum, Product, Min, Max, Norm };

struct Stage {
    std::string name;
    StageKind kind = StageKind::Input;
    Combine combine = Combine::Sum; // AllReduce, ReduceScatter, Reduce, Total (Norm there only)
    std::uint32_t dimension = 0; // Slice, ReduceScatter, AllToAll: along which the result is sliced
    std::uint32_t root = 0; // Reduce, Broadcast: a rank of the group
    std::vector<StageId> inputs; // Update: the input that is updated first
    Expression expression; // Compute, Update; operands count the inputs
    TensorType type;
    Span place; // where the text has it; of stages that a transformation made, of what they were made from
};

struct Group {
    std::string name;
    std::uint32_t first = 0; // rank; groups stand one after the other
    std::uint32_t ranks = 1;
};

struct Size {
    std::string name;
    std::int64_t value = 1; // unless something else is asked for
};

// Stages that run as one kernel, or whose chunks feed each other.
struct Joined {
    std::string name;
    std::vector<StageId> stages; // ascending
};

struct Program {
    std::string name;
    std::vector<Group> groups;
    std::vector<Size> sizes;
    std::vector<Stage> stages;
    std::vector<StageId> outputs;
    std::vector<Joined> fused; // no stage is in two
    std::vector<Joined> overlapped; // of stages, or of all stages of kernels

    [[nodiscard]] const Stage& stage(StageId id) const { return stages[index(id)]; }
    [[nodiscard]] std::optional<StageId> find(std::string_view stage) const;
    // Which stages read it, ascending.
    [[nodiscard]] std::vector<StageId> usersOf(StageId id) const;
    // Which stages read elements of it: in place of slices those who read these.
    [[nodiscard]] std::vector<StageId> readersOf(StageId id) const;
    // Does it do nothing of its own: an input, a part of what is there, storing what is made in its place anyway?
    [[nodiscard]] bool isFree(StageId id) const;
    // By stage: which others have to have read an input before it writes into it.
    [[nodiscard]] std::vector<std::vector<StageId>> readersBefore() const;
    [[nodiscard]] bool needs(StageId id, StageId other) const; // over any number of stages
    [[nodiscard]] bool isOutput(StageId id) const; // listed, or an update: what it writes is seen from outside
    [[nodiscard]] std::vector<std::string> sizeNames() const;
    [[nodiscard]] std::vector<std::int64_t> sizeValues() const;
    // "f16[B, S, H] sliced(2)".
    [[nodiscard]] std::string text(const TensorType& type) const;
};

} // namespace weft::program
