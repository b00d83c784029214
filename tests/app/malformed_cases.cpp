// SPDX-License-Identifier: GPL-3.0-or-later
#include "malformed_cases.h"

#include "et_bytes.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace {

constexpr std::int64_t kMiB = 1 << 20;

QByteArray network(const char* topology, const char* npus, const char* bandwidth, const char* latency)
{
    return QByteArray("topology: ") + topology + "\nnpus_count: " + npus + "\nbandwidth: " + bandwidth
        + "\nlatency: " + latency + "\n";
}

void setOption(MalformedCase& input, const char* option, const char* value)
{
    const auto at = input.arguments.indexOf(option);
    if (at >= 0)
        input.arguments[at + 1] = value;
    else
        input.arguments << option << value;
}

QJsonObject systemOf(const MalformedCase& input)
{
    return QJsonDocument::fromJson(input.files["system.json"]).object();
}

} // namespace

MalformedCase soundCase(const char* name, Owed owed)
{
    MalformedCase input;
    input.name = name;
    input.owed = owed;
    input.files["network.yml"] = network("[ Ring ]", "[ 4 ]", "[ 50.0 ]", "[ 500.0 ]");
    input.files["memory.json"] = R"({"memory-type":"NO_MEMORY_EXPANSION"})";
    input.files["system.json"] = R"({"scheduling-policy":"LIFO","endpoint-delay":10,"active-chunks-per-dimension":1,
        "preferred-dataset-splits":4,"all-reduce-implementation":["ring"],"all-gather-implementation":["ring"],
        "reduce-scatter-implementation":["ring"],"all-to-all-implementation":["ring"],
        "collective-optimization":"localBWAware","local-mem-bw":1600,"boost-mode":0,"roofline-enabled":0,
        "peak-perf":900})";
    setTraces(input, et::metadata() + et::collective(0, et::AllReduce, kMiB).bytes());
    input.arguments = { "simulate", "--topology", "network.yml", "--workload", "t", "--system", "system.json",
        "--memory", "memory.json", "--network-model", "unaware", "--result", "result.json" };
    return input;
}

void setTraces(MalformedCase& input, const QByteArray& bytes)
{
    for (int rank = 0; rank < input.npus; ++rank)
        input.files["t." + QString::number(rank) + ".et"] = bytes;
}

void setSystem(MalformedCase& input, const char* key, const QByteArray& jsonValue)
{
    QJsonObject system = systemOf(input);
    system.insert(key, QJsonDocument::fromJson("[" + jsonValue + "]").array().at(0));
    input.files["system.json"] = QJsonDocument(system).toJson();
}

void removeSystem(MalformedCase& input, const char* key)
{
    QJsonObject system = systemOf(input);
    system.remove(key);
    input.files["system.json"] = QJsonDocument(system).toJson();
}

QVector<MalformedCase> malformedCases()
{
    QVector<MalformedCase> cases;
    const auto add = [&cases](const char* name, Owed owed, const char* mustName = "") -> MalformedCase& {
        cases.append(soundCase(name, owed));
        cases.last().mustName = mustName;
        return cases.last();
    };
    using enum Owed;

    add("baseline good run", Ok).makespan = 43000;
    add("no arguments", Error).arguments.clear();
    add("unknown option ignored", Error, "--no-such-option").arguments << "--no-such-option"
                                                                       << "1";
    add("workload missing", Error, "nowhere/trace").arguments.replace(4, "nowhere/trace");
    add("system json missing", Error, "system.json").files.remove("system.json");
    add("network yaml missing", Error, "network.yml").files.remove("network.yml");
    add("memory json missing", Error, "memory.json").files.remove("memory.json");
    add("comm group file missing", Error, "groups.json").arguments << "--comm-groups"
                                                                   << "groups.json";
    add("comm group path containing 'empty' silently ignored", Either, "empty.json").arguments << "--comm-groups"
                                                                                               << "empty.json";

    add("system json malformed", Error, "system.json").files["system.json"] = "{ \"scheduling-policy\": ";
    add("system json empty object", Either, "system.json").files["system.json"] = "{}";
    setSystem(add("system json wrong type", Error, "endpoint-delay"), "endpoint-delay", "\"ten\"");
    setSystem(add("scheduling-policy unknown", Error, "scheduling-policy"), "scheduling-policy", "\"SOMETIMES\"");
    removeSystem(add("scheduling-policy absent", Either), "scheduling-policy");
    removeSystem(add("preferred-dataset-splits absent", Either), "preferred-dataset-splits");
    removeSystem(add("collective-optimization absent", Either), "collective-optimization");
    MalformedCase& freeReductions = add("local-mem-bw absent", Either);
    removeSystem(freeReductions, "local-mem-bw");
    freeReductions.makespan = 41560;
    removeSystem(add("all-reduce-implementation absent", Either), "all-reduce-implementation");
    setSystem(add("collective name unknown", Error, "all-reduce-implementation"), "all-reduce-implementation",
        R"(["carousel"])");
    setSystem(add("more implementations than dims", Error, "all-reduce-implementation"), "all-reduce-implementation",
        R"(["ring","ring"])");
    setSystem(add("empty implementation list", Either), "all-reduce-implementation", "[]");
    setSystem(add("directX with non-number", Error, "directX"), "all-reduce-implementation", R"(["directX"])");
    setSystem(add("inter-dimension-scheduling offlineGreedy (ignored key)", Ok), "inter-dimension-scheduling",
        "\"offlineGreedy\"");
    setSystem(add("misspelt key ignored", Either), "prefered-dataset-splits", "16");
    setSystem(add("endpoint-delay 0 unaware", Ok), "endpoint-delay", "0");
    MalformedCase& aware = add("endpoint-delay 0 aware", Ok);
    setSystem(aware, "endpoint-delay", "0");
    setOption(aware, "--network-model", "aware");
    MalformedCase& fraction = add("endpoint-delay fraction 10.9", Either);
    setSystem(fraction, "endpoint-delay", "10.9");
    fraction.makespan = 43000;
    setSystem(add("endpoint-delay negative", Error, "endpoint-delay"), "endpoint-delay", "-10");
    setSystem(add("active-chunks 0", Either, "active-chunks-per-dimension"), "active-chunks-per-dimension", "0");
    setSystem(add("splits larger than bytes/npus", Either, "preferred-dataset-splits"), "preferred-dataset-splits",
        "10000000");
    MalformedCase& roofline = add("roofline enabled before local-mem-bw=absent", Either, "local-mem-bw");
    removeSystem(roofline, "local-mem-bw");
    setSystem(roofline, "roofline-enabled", "1");

    const auto net = [&add](const char* name, Owed owed, const QByteArray& yaml) -> MalformedCase& {
        MalformedCase& input = add(name, owed, "network.yml");
        input.files["network.yml"] = yaml;
        return input;
    };
    net("network yaml malformed", Error, "topology: [ Ring\nnpus_count: ]");
    net("network yaml empty", Error, "");
    net("network missing bandwidth", Error, "topology: [ Ring ]\nnpus_count: [ 4 ]\nlatency: [ 500.0 ]\n");
    net("network scalar instead of list", Either, network("Ring", "4", "50.0", "500.0"));
    net("network unknown topology", Error, network("[ Doughnut ]", "[ 4 ]", "[ 50.0 ]", "[ 500.0 ]"));
    net("network length mismatch", Error, network("[ Ring ]", "[ 4, 2 ]", "[ 50.0 ]", "[ 500.0 ]"));
    net("network npus_count 1", Either, network("[ Ring ]", "[ 1 ]", "[ 50.0 ]", "[ 500.0 ]")).npus = 1;
    net("network bandwidth 0", Error, network("[ Ring ]", "[ 4 ]", "[ 0 ]", "[ 500.0 ]"));
    net("network bandwidth text", Error, network("[ Ring ]", "[ 4 ]", "[ tbd ]", "[ 500.0 ]"));
    net("network latency negative", Error, network("[ Ring ]", "[ 4 ]", "[ 50.0 ]", "[ -500.0 ]"));
    net("network extra key ignored", Either,
        network("[ Ring ]", "[ 4 ]", "[ 50.0 ]", "[ 500.0 ]") + "colour: [ blue ]\n");
    MalformedCase& plane
        = net("aware with 2 dims", Ok, network("[ Ring, Ring ]", "[ 2, 2 ]", "[ 50, 50 ]", "[ 500, 500 ]"));
    setOption(plane, "--network-model", "aware");
    net("more npus than et files", Error, network("[ Ring ]", "[ 8 ]", "[ 50.0 ]", "[ 500.0 ]")).mustName = "t.4.et";
    MalformedCase& fewer = net("fewer npus than et files (extra ranks ignored)", Either,
        network("[ Ring ]", "[ 2 ]", "[ 50.0 ]", "[ 500.0 ]"));
    fewer.npus = 2;
    fewer.makespan = 24620;

    const auto memory = [&add](const char* name, Owed owed, const char* json) -> MalformedCase& {
        MalformedCase& input = add(name, owed, "memory.json");
        input.files["memory.json"] = json;
        return input;
    };
    memory("memory type unknown", Error, R"({"memory-type":"PAPER"})");
    memory("memory type absent", Either, R"({})").makespan = 43000;
    memory("memory json malformed", Error, R"({"memory-type":)");
    const QByteArray load
        = et::metadata() + et::Node(0, et::Load).flag("is_cpu_op", false).uint64("tensor_size", 4096).bytes();
    const auto remote = [&](const char* name, Owed owed, const char* json) -> MalformedCase& {
        MalformedCase& input = memory(name, owed, json);
        setTraces(input, load);
        return input;
    };
    remote("remote load with NO_MEMORY_EXPANSION", Error, R"({"memory-type":"NO_MEMORY_EXPANSION"})").mustName = "";
    // 500 ns and floor(4096 B ÷ 100 B/ns).
    remote("remote load PER_NPU", Ok,
        R"({"memory-type":"PER_NPU_MEMORY_EXPANSION","remote-mem-latency":500,"remote-mem-bw":100})")
        .makespan
        = 540;
    remote("remote load PER_NPU no bandwidth", Either,
        R"({"memory-type":"PER_NPU_MEMORY_EXPANSION","remote-mem-latency":500})");
    remote("remote load PER_NODE without num-nodes", Either,
        R"({"memory-type":"PER_NODE_MEMORY_EXPANSION","remote-mem-latency":500,"remote-mem-bw":100})");

    const auto groups = [&add](const char* name, Owed owed, const char* json, const char* group) -> MalformedCase& {
        MalformedCase& input = add(name, owed);
        input.files["groups.json"] = json;
        input.arguments << "--comm-groups"
                        << "groups.json";
        setTraces(input, et::metadata() + et::collective(0, et::AllReduce, kMiB).text("pg_name", group).bytes());
        return input;
    };
    groups("comm group id not in file", Error, R"({"1":[0,1,2,3]})", "7").mustName = "t.0.et";
    groups("comm group name not a number", Either, R"({"1":[0,1,2,3]})", "tensor-parallel");
    groups("comm group used by a rank outside it", Error, R"({"1":[0,1,2]})", "1").mustName = "t.3.et";
    groups("comm group id 0 in file", Either, R"({"0":[0,1,2,3]})", "0").mustName = "groups.json";
    groups("comm group json malformed", Error, R"({"1":[0,1)", "1").mustName = "groups.json";

    MalformedCase& custom = add("custom collective file missing", Error, "nowhere/algo");
    setSystem(custom, "all-reduce-implementation-custom", R"(["nowhere/algo"])");
    setSystem(custom, "preferred-dataset-splits", "1");
    MalformedCase& halving = add("halvingDoubling all-to-all", Either);
    setSystem(halving, "all-to-all-implementation", R"(["halvingDoubling"])");
    setTraces(halving, et::metadata() + et::collective(0, et::AllToAll, kMiB).bytes());
    MalformedCase& tree = add("doubleBinaryTree all-gather", Either);
    setSystem(tree, "all-gather-implementation", R"(["doubleBinaryTree"])");
    setTraces(tree, et::metadata() + et::collective(0, et::AllGather, kMiB).bytes());

    cases += malformedTraceCases();
    return cases;
}
