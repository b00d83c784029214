// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/program/transform/transformation.h"

#include "engine/core/make_error.h"
#include "engine/program/transform/verbs.h"

namespace weft::program {

namespace {

std::string list(const std::vector<std::string>& names)
{
    std::string text;
    for (const std::string& name : names)
        text += (text.empty() ? "" : ", ") + name;
    return text;
}

// How many results of a transformation can be named.
std::size_t namesOf(const Transformation& transformation)
{
    switch (transformation.verb) {
    case Verb::Split:
        return 2;
    case Verb::Reorder:
        return transformation.stages.size();
    case Verb::AsSlice:
    case Verb::Remove:
        return 0;
    case Verb::Fuse:
    case Verb::Overlap:
        break;
    }
    return 1;
}

} // namespace

std::string text(const Transformation& transformation)
{
    std::string text = transformation.names.empty() ? std::string() : list(transformation.names) + " = ";
    text.append(toString(transformation.verb)).append("(").append(list(transformation.stages));
    if (transformation.toRoot)
        text += ", reduce";
    if (transformation.dimension)
        text += ", " + std::to_string(*transformation.dimension);
    return text + ")";
}

Result<Program> apply(const Program& program, const Transformation& transformation)
{
    if (transformation.names.size() > namesOf(transformation)) {
        return errorOf(ErrorCode::Usage,
            say("%1 has no result for the name \"%2\"", toString(transformation.verb),
                transformation.names[namesOf(transformation)]));
    }
    switch (transformation.verb) {
    case Verb::Split:
        return split(program, transformation);
    case Verb::Reorder:
        return reorder(program, transformation);
    case Verb::AsSlice:
        return asSlice(program, transformation);
    case Verb::Remove:
        return remove(program, transformation);
    case Verb::Fuse:
        return fuse(program, transformation);
    case Verb::Overlap:
        break;
    }
    return overlap(program, transformation);
}

} // namespace weft::program
