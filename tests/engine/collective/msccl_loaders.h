// SPDX-License-Identifier: GPL-3.0-or-later
// Says why the loader of a runtime would refuse the text of a program, as those of microsoft/msccl and of RCCL's
// executor are written. Knows nothing of schedules; what loads is for MscclInterpreter to run.
#pragma once

#include <QSet>
#include <QString>
#include <QXmlStreamReader>

#include <array>
#include <map>
#include <set>
#include <string>
#include <utility>

namespace weft::test {

class MscclLoader {
public:
    explicit MscclLoader(bool isRccl)
        : m_isRccl(isRccl)
    {
    }

    // Empty if every rank can load it.
    [[nodiscard]] std::string whyRefused(const std::string& file)
    {
        QXmlStreamReader xml(QString::fromStdString(file));
        while (!xml.atEnd() && m_fault.empty()) {
            const auto token = xml.readNext();
            if (token == QXmlStreamReader::EndElement && xml.name() == QLatin1String("gpu"))
                endRank();
            if (token != QXmlStreamReader::StartElement)
                continue;
            m_now = xml.attributes();
            if (xml.name() == QLatin1String("algo"))
                algorithm();
            else if (xml.name() == QLatin1String("gpu"))
                rank();
            else if (xml.name() == QLatin1String("tb"))
                block();
            else if (xml.name() == QLatin1String("step"))
                step();
        }
        return m_fault;
    }

private:
    [[nodiscard]] QString text(const char* name)
    {
        if (!m_now.hasAttribute(QLatin1String(name)))
            refuse(std::string("no attribute ") + name);
        return m_now.value(QLatin1String(name)).toString();
    }
    [[nodiscard]] qint64 number(const char* name) { return text(name).toLongLong(); }
    void refuse(const std::string& why)
    {
        if (m_fault.empty())
            m_fault = why;
    }
    void check(bool holds, const std::string& why)
    {
        if (!holds)
            refuse(why);
    }

    void algorithm()
    {
        static const QSet<QString> kMsccl { "allreduce", "allgather", "reduce", "broadcast", "alltoall",
            "reduce_scatter", "custom" };
        static const QSet<QString> kRccl { "allreduce", "allgather", "reduce", "broadcast", "alltoall", "reducescatter",
            "send", "recv", "gather", "scatter", "alltoallv" };
        m_collective = text("coll");
        check((m_isRccl ? kRccl : kMsccl).contains(m_collective), "collective " + m_collective.toStdString());
        m_ranks = number("ngpus");
        m_chunks = number("nchunksperloop");
        m_elements = 1 + m_ranks;
        check(number("nchannels") <= 32, "channels");
        const QString protocol = text("proto");
        check(protocol == "Simple" || protocol == "LL" || protocol == "LL128", "protocol");
        check(number("inplace") == 0 || number("inplace") == 1, "inplace");
        if (m_isRccl) {
            const bool isEndless = number("maxBytes") == 0;
            check(number("outofplace") == 1 || number("inplace") == 1, "is for no call");
            check(isEndless || number("minBytes") <= number("maxBytes"), "sizes");
        } else if (m_now.hasAttribute(QLatin1String("minBytes"))) {
            check(number("minBytes") <= number("maxBytes"), "sizes");
        }
    }

    void rank()
    {
        m_rank = number("id");
        m_buffers = { { "i", number("i_chunks") }, { "o", number("o_chunks") }, { "s", number("s_chunks") } };
        const qint64 ofInput = m_collective == "allgather" ? m_ranks : 1;
        const qint64 ofOutput = m_collective == "reduce_scatter" ? m_ranks : 1;
        if (!m_isRccl) {
            check(m_buffers["i"] == 0 || m_buffers["i"] * ofInput == m_chunks, "i_chunks");
            check(m_buffers["o"] == 0 || m_buffers["o"] * ofOutput == m_chunks, "o_chunks");
        }
        m_blocks = 0;
        m_steps = 0;
        m_ends.clear();
    }

    void block()
    {
        m_steps = 0;
        m_hasWaits = false;
        ++m_ofRank;
        check(number("id") == m_blocks++, "blocks out of order");
        check(m_blocks <= (m_isRccl ? 1'024 : 216), "blocks");
        m_send = number("send");
        m_receive = number("recv");
        check(m_send != m_rank && m_receive != m_rank, "a peer that it is itself");
        const qint64 channel = number("chan");
        check(channel >= 0 && channel < 32, "channel");
        check(m_send < 0 || ++m_ends[{ channel, true }] <= 32, "sends of a channel");
        check(m_receive < 0 || ++m_ends[{ channel, false }] <= 32, "receives of a channel");
    }

    void step()
    {
        ++m_ofRank;
        check(number("s") == m_steps++, "steps out of order");
        check(m_steps <= (m_isRccl ? 64 : 256), "steps");
        const QString type = text("type");
        check(number("depid") < 128, "waits for a block that it cannot name");
        const bool waits = number("depid") >= 0;
        const bool isAfterNop = std::exchange(m_hasWaits, type == "nop" && (waits || m_hasWaits));
        if (type == "nop")
            return;
        check(waits || !isAfterNop, "a chain of dependencies");
        check(number("cnt") > 0 && number("cnt") < 72, "cnt");
        const bool readsSource = type == "s" || type == "rrs" || type == "rrcs" || type == "cpy" || type == "re";
        const bool writesTarget = type == "r" || type == "rcs" || type == "rrcs" || type == "cpy" || type == "re";
        check(!readsSource || number("srcoff") < m_buffers[text("srcbuf")], "srcoff");
        check(!writesTarget || number("dstoff") < m_buffers[text("dstbuf")], "dstoff");
        check(number("srcoff") < 32'768 && number("dstoff") < 32'768, "an offset of more than 16 bits");
        check(!type.endsWith('s') || m_send >= 0, "a send without a peer");
        check(!type.startsWith('r') || type == "re" || m_receive >= 0, "a receive without a peer");
    }

    void endRank()
    {
        check(m_elements + m_ofRank < 4'096 && m_ranks <= 1'024, "elements");
        m_ofRank = 0;
    }

    bool m_isRccl;
    std::string m_fault;
    QXmlStreamAttributes m_now; // of the element that is read
    QString m_collective;
    qint64 m_ranks = 0;
    qint64 m_chunks = 0;
    qint64 m_elements = 0; // of all ranks
    qint64 m_ofRank = 0; // elements of its own
    qint64 m_rank = 0;
    qint64 m_blocks = 0; // so far
    qint64 m_steps = 0;
    bool m_hasWaits = false; // nops before the step do
    qint64 m_send = -1;
    qint64 m_receive = -1;
    std::map<QString, qint64> m_buffers;
    std::map<std::pair<qint64, bool>, int> m_ends; // by channel and direction
};

} // namespace weft::test
