// SPDX-License-Identifier: GPL-3.0-or-later
#include "et_bytes.h"
#include "malformed_cases.h"

namespace {

using et::AllReduce;
using et::collective;
using et::comp;

constexpr std::int64_t kTraceMiB = 1 << 20;

QByteArray metaThen(const QByteArray& nodes)
{
    return et::metadata() + nodes;
}

// A computation and, after it, the all-reduce.
QByteArray pair()
{
    return metaThen(comp(0).bytes() + collective(1, AllReduce, kTraceMiB).data(0).bytes());
}

void setTrace(MalformedCase& input, int rank, const QByteArray& bytes)
{
    input.files["t." + QString::number(rank) + ".et"] = bytes;
}

} // namespace

QVector<MalformedCase> malformedTraceCases()
{
    QVector<MalformedCase> cases;
    const auto add = [&cases](const char* name, Owed owed, const QByteArray& bytes) -> MalformedCase& {
        cases.append(soundCase(name, owed));
        setTraces(cases.last(), bytes);
        if (owed == Owed::Error)
            cases.last().mustName = "t.0.et";
        return cases.last();
    };
    using enum Owed;

    add("et good comp+allreduce", Ok, pair()).makespan = 43001;
    add("et empty file", Error, "");
    add("et metadata only", Either, et::metadata());
    add("et truncated in last node", Error, pair().chopped(5));
    add("et truncated at node boundary (lost collective)", Either, metaThen(comp(0)));
    setTrace(add("et one rank truncated at node boundary", Error, pair()), 0, metaThen(comp(0)));
    cases.last().mustName = "t.";
    QByteArray noise;
    for (unsigned i = 0, x = 12345; i < 300; ++i) {
        x = x * 1103515245U + 12345U;
        noise.append(static_cast<char>(x >> 16U));
    }
    setTrace(add("et random bytes", Error, pair()), 0, noise);
    add("et gzip header", Error, QByteArray("\x1f\x8b\x08\x00", 4) + pair());
    add("et json text", Either, R"({"nodes": [{"id": 0, "type": 4}]})");
    add("et dependency on unknown node id", Error, metaThen(collective(1, AllReduce, kTraceMiB).data(99)));
    add("et dependency cycle", Error, metaThen(comp(0).data(1).bytes() + comp(1).data(0).bytes()));
    add("et cycle beside a free node", Error,
        metaThen(comp(5).bytes() + comp(0).data(1).bytes() + comp(1).data(0).bytes()));
    add("et self dependency beside free node", Error, metaThen(comp(5).bytes() + comp(0).data(0).bytes()));
    add("et only ctrl_deps cyclic with data deps fine", Error,
        metaThen(comp(0).control(1).bytes() + comp(1).data(0).bytes()));
    add("et duplicate node id", Error, metaThen(comp(0).bytes() + collective(0, AllReduce, kTraceMiB).bytes()));

    const auto lone = [] { return et::Node(0, et::Coll).flag("is_cpu_op", false); };
    add("et no comm_size", Error, metaThen(lone().int64("comm_type", AllReduce)));
    add("et no comm_type", Error, metaThen(lone().int64("comm_size", kTraceMiB)));
    add("et unsupported comm_type REDUCE", Ok, metaThen(collective(0, et::Reduce, kTraceMiB)));
    add("et unsupported comm_type BARRIER", Ok, metaThen(collective(0, et::Barrier, kTraceMiB)));
    add("et collective of size 0", Either, metaThen(collective(0, AllReduce, 0)));
    add("et all-gather of size 2, 4 splits", Either, metaThen(collective(0, et::AllGather, 2)));
    add("et all-reduce size 2, 4 splits", Either, metaThen(collective(0, AllReduce, 2))).makespan = 12280;
    add("et negative size", Error, metaThen(collective(0, AllReduce, -1048576)));
    add("et comm_size as float", Either,
        metaThen(lone().int64("comm_type", AllReduce).float32("comm_size", 1048576.0F)));
    setTrace(add("et mismatched collective sizes", Error, pair()), 0,
        metaThen(comp(0).bytes() + collective(1, AllReduce, kTraceMiB / 2).data(0).bytes()));
    cases.last().mustName = "t.";
    setTrace(add("et one rank has no collective", Error, pair()), 3, metaThen(comp(0)));
    cases.last().mustName = "t.";

    const QByteArray idle = metaThen(comp(0));
    const auto transfer = [&](const char* name, Owed owed, const QByteArray& zero, const QByteArray& one) {
        MalformedCase& input = add(name, owed, idle);
        setTrace(input, 0, metaThen(comp(0).bytes() + zero));
        setTrace(input, 1, metaThen(comp(0).bytes() + one));
        if (owed == Error)
            input.mustName = "t.";
    };
    transfer("et send without recv", Error, et::send(1, 0, 1, 4096), {});
    transfer("et recv without send", Error, {}, et::receive(1, 0, 1, 4096));
    transfer("et recv with other size", Error, et::send(1, 0, 1, 4096), et::receive(1, 0, 1, 4095));
    transfer("et recv with other tag", Error, et::send(1, 0, 1, 4096, 1), et::receive(1, 0, 1, 4096, 2));
    transfer("et send to itself", Either, et::send(1, 0, 0, 4096).bytes() + et::receive(2, 0, 0, 4096).bytes(), {});
    transfer("et send to rank out of range", Error, et::send(1, 0, 99, 4096), {});
    transfer("et send of size 0", Either, et::send(1, 0, 1, 0), et::receive(1, 0, 1, 0));

    add("et invalid node then child", Either, metaThen(et::Node(0, et::Invalid).bytes() + comp(1).data(0).bytes()));
    add("et metadata node", Ok, metaThen(et::Node(0, et::Metadata).bytes() + comp(1).bytes()));
    add("et unknown node type 42", Error, metaThen(et::Node(0, 42).bytes()));
    add("et cpu op only", Ok, metaThen(et::Node(0, et::Comp).micros(3).flag("is_cpu_op", true))).makespan = 3000;
    add("et collective flagged is_cpu_op", Either,
        metaThen(et::Node(0, et::Coll).flag("is_cpu_op", true).int64("comm_type", 0).int64("comm_size", kTraceMiB)));
    add("et no is_cpu_op attribute", Ok, metaThen(et::Node(0, et::Comp))).makespan = 1;

    const auto roofline = [&add](const char* name, Owed owed, const QByteArray& nodes) -> MalformedCase& {
        MalformedCase& input = add(name, owed, metaThen(nodes));
        setSystem(input, "roofline-enabled", "1");
        return input;
    };
    const auto kernel = [](std::uint64_t operations, std::uint64_t bytes) {
        return comp(0).uint64("num_ops", operations).uint64("tensor_size", bytes);
    };
    roofline("roofline: num_ops absent", Either, comp(0).uint64("tensor_size", 1024));
    roofline("roofline: tensor_size 0 alone", Either, kernel(1000, 0));
    roofline("roofline: tensor_size 0 then child", Either, kernel(1000, 0).bytes() + comp(1, 5).data(0).bytes());
    roofline("roofline: num_ops 0", Either, kernel(0, 1024));
    roofline("roofline: tiny op that lasts 0 ns", Ok, kernel(1, 1));
    removeSystem(roofline("roofline: peak-perf absent", Either, kernel(1000, 1024)), "peak-perf");
    add("comp without duration, roofline off", Ok, metaThen(comp(0))).makespan = 1;
    return cases;
}
