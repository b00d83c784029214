// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/collective/proof/terms.h"

#include "engine/collective/proof/value_text.h"

#include <algorithm>

namespace weft::collective {

using Term = TermPool::Term;

Term TermPool::contribution(ChunkId chunk, Rank rank)
{
    return intern(kContribution, { index(chunk), index(rank) });
}

Term TermPool::apply(std::string_view function, std::span<const Term> arguments)
{
    std::vector<std::uint32_t> parts;
    for (const Term argument : arguments)
        parts.push_back(argument.id());
    return intern(function, std::move(parts));
}

Term TermPool::sum(std::span<const Term> parts)
{
    if (parts.size() == 1)
        return parts.front();
    std::vector<std::uint32_t> opened;
    for (const Term part : parts) {
        const auto& [name, ids] = at(part);
        if (name == kSum)
            opened.insert(opened.end(), ids.begin(), ids.end());
        else
            opened.push_back(part.id());
    }
    std::sort(opened.begin(), opened.end());
    return intern(kSum, std::move(opened));
}

Term TermPool::intern(std::string_view name, std::vector<std::uint32_t> parts)
{
    const auto [found, isNew]
        = m_known.try_emplace({ std::string(name), std::move(parts) }, static_cast<std::uint32_t>(m_nodes.size() + 1));
    if (isNew) {
        m_nodes.push_back(&found->first);
        m_parts += found->first.second.size();
    }
    return Term(found->second);
}

std::string TermPool::toText(Term term, std::size_t most) const
{
    if (term.empty())
        return "nothing";
    const auto& [name, parts] = at(term);
    if (name == kContribution)
        return "c" + std::to_string(parts[0]) + ".r" + std::to_string(parts[1]);
    const bool isSum = name == kSum;
    std::string text = isSum ? "" : name + "(";
    for (std::size_t i = 0, shown = 0; i < parts.size(); ++shown) {
        if (i > 0)
            text += isSum ? " + " : ", ";
        if (shown == most) {
            text += "…";
            break;
        }
        std::size_t times = 1;
        while (isSum && i + times < parts.size() && parts[i + times] == parts[i])
            ++times;
        text += (times > 1 ? std::to_string(times) + "·" : std::string()) + toText(Term(parts[i]), most);
        i += times;
    }
    return isSum ? text : text + ")";
}

std::string describe(const TermPool& pool, const WrongSlot<Term>& wrong)
{
    return "rank " + std::to_string(index(wrong.rank)) + " ends with " + pool.toText(wrong.held) + " in "
        + toText(wrong.slot) + " instead of " + pool.toText(wrong.wanted);
}

} // namespace weft::collective
