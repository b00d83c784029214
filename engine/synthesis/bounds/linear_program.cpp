// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/bounds/linear_program.h"

#include <algorithm>
#include <limits>
#include <map>
#include <memory>

#include <glpk.h>

namespace weft::synthesis {

// c·x ≤ p·b + Σ max(0, c - p·A).
double LinearProgram::boundBy(const std::vector<double>& price) const
{
    std::vector<double> gain = m_worth;
    double sum = 0;
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        if (price[i] == 0)
            continue;
        sum += price[i] * m_rows[i].most;
        for (const auto& [variable, factor] : m_rows[i].terms)
            gain[variable] -= price[i] * factor;
    }
    for (const double rest : gain)
        sum += std::max(0.0, rest);
    return sum;
}

double LinearProgram::boundAbove(double enough, std::uint64_t& work) const
{
    std::vector<double> prices(m_rows.size(), 0);
    const double free = boundBy(prices);
    const std::uint64_t steps = work / std::max<std::size_t>(m_rows.size(), 1);
    if (m_rows.empty() || m_worth.empty() || free < enough || steps == 0)
        return free;
    glp_term_out(GLP_OFF);
    std::unique_ptr<glp_prob, decltype(&glp_delete_prob)> program(glp_create_prob(), &glp_delete_prob);
    glp_set_obj_dir(program.get(), GLP_MAX);
    glp_add_cols(program.get(), static_cast<int>(m_worth.size()));
    for (std::size_t j = 0; j < m_worth.size(); ++j) {
        glp_set_col_bnds(program.get(), static_cast<int>(j + 1), GLP_DB, 0, 1);
        glp_set_obj_coef(program.get(), static_cast<int>(j + 1), m_worth[j]);
    }
    glp_add_rows(program.get(), static_cast<int>(m_rows.size()));
    std::map<int, double> factors; // of a row; GLPK counts from 1
    std::vector<int> columns;
    std::vector<double> values;
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        factors.clear();
        for (const auto& [variable, factor] : m_rows[i].terms)
            factors[static_cast<int>(variable + 1)] += factor;
        columns.assign(1, 0);
        values.assign(1, 0);
        for (const auto& [column, factor] : factors) {
            columns.push_back(column);
            values.push_back(factor);
        }
        const auto row = static_cast<int>(i + 1);
        glp_set_row_bnds(program.get(), row, GLP_UP, 0, m_rows[i].most);
        glp_set_mat_row(program.get(), row, static_cast<int>(factors.size()), columns.data(), values.data());
    }
    glp_smcp how;
    glp_init_smcp(&how);
    how.msg_lev = GLP_MSG_OFF;
    how.meth = GLP_DUAL; // every basis on the way is a bound
    how.obj_ll = enough;
    how.it_lim = static_cast<int>(std::min<std::uint64_t>(steps, std::numeric_limits<int>::max()));
    glp_simplex(program.get(), &how);
    work -= std::min(work, static_cast<std::uint64_t>(glp_get_it_cnt(program.get())) * m_rows.size());
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        prices[i] = std::max(0.0, glp_get_row_dual(program.get(), static_cast<int>(i + 1)));
    program.reset();
    glp_free_env(); // the thread's
    return std::min(free, boundBy(prices));
}

} // namespace weft::synthesis
