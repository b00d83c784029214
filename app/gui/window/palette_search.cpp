// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/palette_search.h"

#include "engine/topology/link_name.h"
#include "widgets/base/words/joined.h"
#include "widgets/base/words/quantity_format.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <string>

namespace weft::gui {

namespace {

// Beside those of fuzzyScore(): whole names before whole words, those before parts of words.
constexpr int kSame = 70;
constexpr int kSameEnds = 66;
constexpr int kWords = 48;
constexpr int kOneEnd = 46;
constexpr int kSameOperation = 45; // of which there may be one a rank
constexpr int kWordsOfOperation = 43;
constexpr int kBothEnds = 20;
constexpr int kStarts = 10;
constexpr int kContains = 6;
constexpr int kOperation = 4;
constexpr std::uint32_t kStopEvery = 4096; // operations between two looks at the stop token

struct SearchTexts {
    Q_DECLARE_TR_FUNCTIONS(weft::gui::Palette)
};

char lower(char letter)
{
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

std::string lower(std::string text)
{
    std::transform(text.begin(), text.end(), text.begin(), [](char letter) { return lower(letter); });
    return text;
}

std::size_t find(std::string_view text, std::string_view wanted)
{
    const auto at = std::search(
        text.begin(), text.end(), wanted.begin(), wanted.end(), [](char a, char b) { return lower(a) == b; });
    return at == text.end() && !wanted.empty() ? std::string_view::npos : static_cast<std::size_t>(at - text.begin());
}

class Search {
public:
    Search(const PaletteQuestion& question, std::size_t most, const Watch& watch)
        : m_question(question)
        , m_most(most)
        , m_watch(watch)
        , m_text(lower(question.text.simplified().toStdString()))
    {
        QString ends = question.text;
        ends.replace(QStringLiteral("->"), QStringLiteral("→"));
        m_hasArrow = ends.contains(QStringLiteral("→"));
        ends.replace(QStringLiteral("→"), QStringLiteral(" "));
        for (const QString& end : ends.split(' ', Qt::SkipEmptyParts))
            m_ends.push_back(lower(end.toStdString()));
    }

    PaletteHits run()
    {
        if (m_text.empty())
            return {};
        if (m_question.fabric != nullptr)
            findElements();
        if (m_question.workload != nullptr)
            findOperations();
        keepBest();
        return std::move(m_hits);
    }

private:
    enum Fit : std::uint8_t { No, Contains, Starts, Words, Same, kFits };

    [[nodiscard]] bool isStopped() const { return m_watch.stop.stop_requested(); }

    [[nodiscard]] static Fit fitOf(std::string_view name, std::string_view wanted)
    {
        const std::size_t at = find(name, wanted);
        if (at == std::string_view::npos)
            return No;
        if (name.size() == wanted.size())
            return Same;
        return hasWords(name, wanted, at) ? Words : at > 0 ? Contains : Starts;
    }

    // Whether what is wanted is whole words somewhere in the name; `at` is where it is first.
    [[nodiscard]] static bool hasWords(std::string_view name, std::string_view wanted, std::size_t at)
    {
        const auto isLetter = [](char letter) {
            const char small = lower(letter);
            return (small >= 'a' && small <= 'z') || (small >= '0' && small <= '9') || small < 0;
        };
        while (true) {
            const std::size_t end = at + wanted.size();
            if ((at == 0 || !isLetter(name[at - 1])) && (end == name.size() || !isLetter(name[end])))
                return true;
            const std::size_t next = find(name.substr(at + 1), wanted);
            if (next == std::string_view::npos)
                return false;
            at += 1 + next;
        }
    }

    void add(PaletteHit hit)
    {
        ++m_hits.found;
        m_hits.best.push_back(std::move(hit));
        if (m_hits.best.size() >= 8 * m_most)
            keepBest();
    }

    void keepBest()
    {
        std::stable_sort(m_hits.best.begin(), m_hits.best.end(),
            [](const PaletteHit& a, const PaletteHit& b) { return a.score > b.score; });
        m_hits.best.resize(std::min(m_hits.best.size(), m_most));
    }

    void findElements()
    {
        const topology::Topology& topology = m_question.fabric->fabric.topology();
        const bool pair = m_ends.size() == 2;
        // How the name of each node fits the first end, and the second.
        std::array<std::vector<Fit>, 2> fits;
        for (auto& fit : fits)
            fit.assign(topology.nodeCount(), No);
        for (std::uint32_t i = 0; i < topology.nodeCount() && !isStopped(); ++i) {
            const std::string name = topology.nodeName(NodeId { i });
            constexpr std::array<int, kFits> kScores { 0, kContains, kStarts, kWords, kSame };
            if (const Fit whole = fitOf(name, m_text); whole != No)
                addNode(i, name, kScores[whole]);
            for (std::size_t end = 0; end < std::min<std::size_t>(m_ends.size(), 2); ++end)
                fits[end][i] = fitOf(name, m_ends[end]);
        }
        if (pair || m_ends.size() == 1)
            findLinks(fits);
    }

    void addNode(std::uint32_t i, const std::string& name, int score)
    {
        const topology::Topology& topology = m_question.fabric->fabric.topology();
        PaletteHit hit;
        hit.kind = PaletteHit::Kind::Node;
        hit.score = score;
        hit.name = QString::fromStdString(name);
        hit.detail = topology.node(NodeId { i }).kind == topology::NodeKind::Npu ? SearchTexts::tr("NPU")
                                                                                 : SearchTexts::tr("Switch");
        hit.node = m_question.fabric->nodeKeys[i];
        add(std::move(hit));
    }

    // 0 where the link does not fit.
    [[nodiscard]] int scoreOf(Fit source, Fit destination, Fit destinationAsFirst) const
    {
        if (m_ends.size() == 2)
            return source == No || destination == No    ? 0
                : source == Same && destination == Same ? kSameEnds
                                                        : kBothEnds;
        if (m_hasArrow)
            return source == Same ? kSameEnds : source != No ? kBothEnds : 0;
        return source == Same || destinationAsFirst == Same ? kOneEnd : 0;
    }

    void findLinks(const std::array<std::vector<Fit>, 2>& fits)
    {
        const topology::Topology& topology = m_question.fabric->fabric.topology();
        struct Found {
            std::uint32_t link;
            int score;
        };
        std::vector<Found> found;
        for (std::uint32_t i = 0; i < topology.linkCount() && !isStopped(); ++i) {
            const NodeId source = topology.linkSource(LinkId { i });
            const NodeId destination = topology.linkDestination(LinkId { i });
            const int score = scoreOf(fits[0][index(source)], fits[1][index(destination)], fits[0][index(destination)]);
            if (score > 0)
                found.push_back({ i, score });
        }
        m_hits.found += found.size();
        std::stable_sort(found.begin(), found.end(), [](const Found& a, const Found& b) { return a.score > b.score; });
        found.resize(std::min(found.size(), m_most));
        for (const Found& one : found) {
            PaletteHit hit;
            hit.kind = PaletteHit::Kind::Link;
            hit.score = one.score;
            hit.name = QString::fromStdString(topology::linkName(topology, LinkId { one.link }));
            hit.detail = widgets::joined({ SearchTexts::tr("Link"),
                widgets::formatBandwidth(topology.linkCost(LinkId { one.link }).bandwidth) });
            hit.link = m_question.fabric->linkKeys[one.link];
            m_hits.best.push_back(std::move(hit));
        }
    }

    void findOperations()
    {
        const auto& graphs = m_question.workload->graphs;
        for (std::uint32_t rank = 0; rank < graphs.size() && !isStopped(); ++rank) {
            const trace::ExecutionGraph& graph = *graphs[rank];
            for (std::uint32_t op = 0; op < graph.size(); ++op) {
                if (op % kStopEvery == 0 && isStopped())
                    return;
                const std::string_view name = graph.name(OpId { op });
                const Fit fit = fitOf(name, m_text);
                if (fit == No)
                    continue;
                if (++m_operations[fit] > m_most) { // the first of them are as good as the others
                    ++m_hits.found;
                    continue;
                }
                PaletteHit hit;
                hit.kind = PaletteHit::Kind::Operation;
                hit.score = fit == Same ? kSameOperation : fit == Words ? kWordsOfOperation : kOperation;
                hit.name = QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
                hit.detail = SearchTexts::tr("rank %1").arg(rank);
                hit.operation = { Rank { rank }, OpId { op } };
                add(std::move(hit));
            }
        }
    }

    const PaletteQuestion& m_question;
    std::size_t m_most;
    const Watch& m_watch;
    std::string m_text;
    std::vector<std::string> m_ends;
    bool m_hasArrow = false;
    std::array<std::size_t, kFits> m_operations {}; // found so far
    PaletteHits m_hits;
};

} // namespace

PaletteHits searchPalette(const PaletteQuestion& question, std::size_t most, const Watch& watch)
{
    return Search(question, most, watch).run();
}

} // namespace weft::gui
