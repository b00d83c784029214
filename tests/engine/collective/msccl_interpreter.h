// SPDX-License-Identifier: GPL-3.0-or-later
// Runs an MSCCL-IR program as the runtimes of MSCCL and RCCL do, on numbers: from the text of its file, in some random
// order of its thread blocks, with connections as deep as the protocol's. Knows nothing of schedules or the verifier.
//
// A step waits for the flag of another thread block, then for its message and for a free slot in the connection that it
// sends on, acts, and frees the slot of its message. Both offsets are the executing rank's own: rrc, rrcs and rrs add
// what they receive to src, rrc and rrcs store the sum at dst, rcs stores at dst, re adds src to dst.
#pragma once

#include <QString>
#include <QXmlStreamReader>

#include <algorithm>
#include <array>
#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <random>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace weft::test {

class MscclInterpreter {
public:
    explicit MscclInterpreter(const std::string& file) { read(file); }

    // What went wrong, empty if nothing did: a deadlock, messages that do not fit, results that are not there, inputs
    // that are not what they were although the output has memory of its own. `depth`: messages that a connection holds,
    // instead of what the protocol has. `byChunks`: chunks are so large that a step sends and receives one by one.
    [[nodiscard]] std::string run(std::uint32_t seed, std::optional<std::size_t> depth = {}, bool byChunks = false)
    {
        m_byChunks = byChunks;
        m_random.seed(seed);
        m_depth = depth.value_or(m_protocol == QStringLiteral("Simple") ? 2U : 8U);
        m_connections.clear();
        for (Block& block : m_blocks) {
            block.next = 0;
            block.chunk = 0;
            block.flag = 0;
        }
        fillMemory();
        for (bool moved = true; moved;) {
            moved = false;
            std::shuffle(m_blocks.begin(), m_blocks.end(), m_random);
            for (std::size_t i = 0; i < m_blocks.size(); ++i)
                m_place[{ m_blocks[i].rank, m_blocks[i].id }] = i;
            for (Block& block : m_blocks) {
                for (auto steps = m_random() % 4 + 1; steps > 0 && act(block); --steps)
                    moved = true;
                if (!m_fault.empty())
                    return m_fault;
            }
        }
        for (const Block& block : m_blocks) {
            if (block.next < block.steps.size())
                return "deadlock: rank " + std::to_string(block.rank) + ", thread block " + std::to_string(block.id)
                    + " stays at step " + std::to_string(block.next);
        }
        for (const auto& [connection, messages] : m_connections) {
            if (!messages.empty())
                return "a message of rank " + std::to_string(std::get<0>(connection)) + " is never received";
        }
        return whatIsWrong();
    }

    [[nodiscard]] std::size_t sums() const
    {
        std::size_t count = 0;
        for (const Block& block : m_blocks) {
            for (const Step& step : block.steps)
                count += step.type.startsWith(QStringLiteral("rr")) ? 1U : 0U;
        }
        return count;
    }

private:
    using Number = std::uint64_t;
    using Message = std::vector<Number>;
    struct Step {
        QString type;
        char sourceBuffer = 'i';
        char targetBuffer = 'o';
        int source = 0;
        int target = 0;
        int count = 0;
        int onBlock = -1;
        int onStep = -1;
        bool isWaitedFor = false;
        int number = 0; // as those count that wait for it
    };
    struct Block {
        int rank = 0;
        int id = 0;
        int send = -1;
        int receive = -1;
        int channel = 0;
        std::vector<Step> steps;
        std::size_t next = 0;
        int chunk = 0; // of the next step, where chunks go one by one
        int flag = 0; // one past the last step that others may wait for
    };
    struct Memory { // of one rank; in place, input and output lie in `joined`
        std::map<std::pair<char, int>, Number> cells;
    };

    void read(const std::string& file)
    {
        QXmlStreamReader xml(QString::fromStdString(file));
        int rank = 0;
        while (!xml.atEnd()) {
            if (xml.readNext() != QXmlStreamReader::StartElement)
                continue;
            const QXmlStreamAttributes attributes = xml.attributes();
            const auto number
                = [&attributes](const char* name) { return attributes.value(QLatin1String(name)).toInt(); };
            if (xml.name() == QLatin1String("algo")) {
                m_ranks = number("ngpus");
                m_chunks = number("nchunksperloop");
                m_root = number("root");
                m_inPlace = number("inplace") == 1;
                m_protocol = attributes.value(QLatin1String("proto")).toString();
                m_collective = attributes.value(QLatin1String("coll")).toString().remove('_');
                // RCCL gives a call to gather or scatter the shard of a rank as its size.
                if (attributes.hasAttribute(QLatin1String("outofplace")) && (is("gather") || is("scatter")))
                    m_chunks *= m_ranks;
            } else if (xml.name() == QLatin1String("gpu")) {
                rank = number("id");
            } else if (xml.name() == QLatin1String("tb")) {
                m_blocks.push_back({ rank, number("id"), number("send"), number("recv"), number("chan"), {}, 0, 0, 0 });
                m_waits = 0;
                m_number = 0;
            } else if (xml.name() == QLatin1String("step")) {
                const auto buffer = [&attributes](const char* name) {
                    return attributes.value(QLatin1String(name)).at(0).toLatin1();
                };
                m_blocks.back().steps.push_back({ attributes.value(QLatin1String("type")).toString(), buffer("srcbuf"),
                    buffer("dstbuf"), number("srcoff"), number("dstoff"), number("cnt"), number("depid"),
                    number("deps"), number("hasdep") == 1 });
                prepare(m_blocks.back());
            }
        }
        m_isBroken = xml.hasError() || m_ranks == 0;
    }

    // As the loader does with each step: a nop is a wait of the next one, which counts for as many steps as it has
    // waits; sums into one slot that follow each other are one, as long as the last.
    void prepare(Block& block)
    {
        Step& step = block.steps.back();
        if (step.type == QLatin1String("nop")) {
            m_waits += step.onBlock >= 0 ? 1 : 0;
            return;
        }
        m_waits += step.onBlock >= 0 ? 1 : 0;
        step.number = m_number + (m_waits > 1 ? m_waits - 1 : 0);
        m_number = step.number + 1;
        const bool waits = std::exchange(m_waits, 0) > 0;
        for (std::size_t i = block.steps.size() - 1; i > 0 && !waits; --i) {
            Step& last = block.steps[i - 1];
            if (step.type != QLatin1String("re") || last.type != step.type || last.isWaitedFor
                || last.target != step.target || last.targetBuffer != step.targetBuffer
                || last.sourceBuffer != step.sourceBuffer)
                break;
            last.count = step.count;
            if (last.onBlock >= 0)
                break;
        }
    }

    static std::size_t place(int number) { return static_cast<std::size_t>(number); }
    [[nodiscard]] int shard() const { return m_chunks / m_ranks; }
    [[nodiscard]] bool is(const char* collective) const { return m_collective == QLatin1String(collective); }

    // Chunks of the buffers that a call gives to this rank.
    [[nodiscard]] int inputs(int rank) const
    {
        if (is("allgather") || is("gather"))
            return shard();
        return (is("broadcast") || is("scatter")) && rank != m_root ? 0 : m_chunks;
    }
    [[nodiscard]] int outputs(int rank) const
    {
        if (is("reducescatter") || is("scatter"))
            return shard();
        return (is("reduce") || is("gather")) && rank != m_root ? 0 : m_chunks;
    }
    // In place the caller's two pointers meet: a shard lies where it belongs in the whole.
    [[nodiscard]] std::pair<char, int> cell(int rank, char buffer, int offset) const
    {
        if (!m_inPlace || buffer == 's')
            return { buffer, offset };
        const bool isShard = buffer == 'i' ? is("allgather") || is("gather") : is("reducescatter") || is("scatter");
        return { 'b', offset + (isShard ? rank * shard() : 0) };
    }
    // What was never written is some number that is no other.
    Number& at(int rank, char buffer, int offset)
    {
        const auto [found, isNew] = m_memory[place(rank)].cells.try_emplace(cell(rank, buffer, offset), 0);
        if (isNew)
            found->second = any();
        return found->second;
    }
    [[nodiscard]] Number any() { return Number { m_random() } << 32U ^ m_random(); }

    void fillMemory()
    {
        m_fault = m_isBroken ? "the file cannot be read" : "";
        m_memory.assign(static_cast<std::size_t>(m_ranks), {});
        m_input.assign(static_cast<std::size_t>(m_ranks), {});
        for (int rank = 0; rank < m_ranks; ++rank) {
            for (int k = 0; k < inputs(rank); ++k)
                m_input[place(rank)].push_back(at(rank, 'i', k) = any());
        }
    }

    bool act(Block& block)
    {
        if (block.next == block.steps.size())
            return false;
        Step step = block.steps[block.next];
        const int chunks = step.count;
        if (m_byChunks && chunks > 0) {
            step.source += block.chunk;
            step.target += block.chunk;
            step.count = 1;
        }
        const bool receives = step.type.startsWith('r') && step.type != QLatin1String("re");
        const bool sends = step.type.endsWith('s');
        if (step.onBlock >= 0 && block.chunk == 0
            && m_blocks[m_place.at({ block.rank, step.onBlock })].flag <= step.onStep)
            return false;
        std::deque<Message>* const in
            = receives ? &m_connections[{ block.receive, block.rank, block.channel }] : nullptr;
        std::deque<Message>* const out = sends ? &m_connections[{ block.rank, block.send, block.channel }] : nullptr;
        if ((in != nullptr && in->empty()) || (out != nullptr && out->size() >= m_depth))
            return false;
        if (in != nullptr && in->front().size() != static_cast<std::size_t>(step.count)) {
            m_fault = "rank " + std::to_string(block.rank) + " receives a message of another size";
            return false;
        }
        const bool adds = step.type.startsWith(QLatin1String("rr"));
        Message moved;
        for (int k = 0; k < step.count; ++k) {
            Number value = receives ? in->front()[place(k)] : at(block.rank, step.sourceBuffer, step.source + k);
            if (adds)
                value += at(block.rank, step.sourceBuffer, step.source + k);
            if (step.type == QLatin1String("re"))
                value += at(block.rank, step.targetBuffer, step.target + k);
            moved.push_back(value);
        }
        if (step.type != QLatin1String("s") && step.type != QLatin1String("rrs")) {
            for (int k = 0; k < step.count; ++k)
                at(block.rank, step.targetBuffer, step.target + k) = moved[place(k)];
        }
        if (out != nullptr)
            out->push_back(moved);
        if (in != nullptr)
            in->pop_front();
        if (m_byChunks && ++block.chunk < chunks)
            return true;
        block.chunk = 0;
        if (step.isWaitedFor && step.type != QLatin1String("nop"))
            block.flag = step.number + 1;
        ++block.next;
        return true;
    }

    [[nodiscard]] Number sum(int k) const
    {
        Number total = 0;
        for (const std::vector<Number>& input : m_input)
            total += input[place(k)];
        return total;
    }
    [[nodiscard]] Number wanted(int rank, int k) const
    {
        if (is("allreduce") || is("reduce"))
            return sum(k);
        if (is("reducescatter"))
            return sum(rank * shard() + k);
        if (is("allgather") || is("gather"))
            return m_input[place(k / shard())][place(k % shard())];
        if (is("alltoall"))
            return m_input[place(k / shard())][place(rank * shard() + k % shard())];
        return m_input[place(m_root)][place(is("scatter") ? rank * shard() + k : k)];
    }

    [[nodiscard]] std::string whatIsWrong()
    {
        constexpr std::array kKnown { "allreduce", "reduce", "reducescatter", "allgather", "gather", "alltoall",
            "broadcast", "scatter" };
        if (std::none_of(kKnown.begin(), kKnown.end(), [this](const char* name) { return is(name); }))
            return {};
        for (int rank = 0; rank < m_ranks; ++rank) {
            for (int k = 0; k < outputs(rank); ++k) {
                if (at(rank, 'o', k) != wanted(rank, k))
                    return "rank " + std::to_string(rank) + " ends with a wrong output " + std::to_string(k);
            }
            for (int k = 0; !m_inPlace && k < inputs(rank); ++k) {
                if (at(rank, 'i', k) != m_input[place(rank)][place(k)])
                    return "rank " + std::to_string(rank) + " ends with another input " + std::to_string(k);
            }
        }
        return {};
    }

    QString m_collective;
    QString m_protocol;
    int m_ranks = 0;
    int m_chunks = 0;
    int m_root = 0;
    bool m_inPlace = false;
    bool m_isBroken = false;
    bool m_byChunks = false;
    int m_waits = 0; // of the step that is read, so far
    int m_number = 0; // of it
    std::vector<Block> m_blocks;
    std::map<std::pair<int, int>, std::size_t> m_place; // of a block, by rank and id
    std::size_t m_depth = 0; // messages that a connection holds
    std::mt19937 m_random;
    std::vector<Memory> m_memory; // by rank
    std::vector<std::vector<Number>> m_input; // by rank, as it was given
    std::map<std::tuple<int, int, int>, std::deque<Message>> m_connections;
    std::string m_fault;
};

} // namespace weft::test
