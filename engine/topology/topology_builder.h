// SPDX-License-Identifier: GPL-3.0-or-later
// The draft of a fabric: mutable and forgiving while it is made, validated once when it is sealed.
// Owned by whoever builds (a reader, a generator, the editor's document); one thread at a time.
#pragma once

#include "engine/core/result.h"
#include "engine/topology/topology.h"

#include <string>
#include <vector>

namespace weft::topology {

// A node of a draft: NPUs and switches in the order of addition. Sealing assigns NodeIds: NPUs first.
enum class DraftNode : std::uint32_t {};

// Beyond these a fabric is refused with TooLarge instead of exhausting the memory: a sealed link takes 32 bytes,
// a node 12, so that the largest fabric takes about 2 GiB.
struct SizeLimits {
    std::uint64_t nodes = std::uint64_t { 1 } << 21U;
    std::uint64_t npus = std::uint64_t { 1 } << 20U;
    std::uint64_t links = std::uint64_t { 1 } << 26U;
};

struct NodeOptions {
    std::string key; // empty: generated
    std::string name;
    bool forwards = true;
    bool reduces = false;
    bool multicasts = false;
};

class TopologyBuilder {
public:
    explicit TopologyBuilder(SizeLimits limits = {});
    // A draft with everything of a sealed fabric; its node ids are the draft's.
    [[nodiscard]] static TopologyBuilder from(const Topology& topology);

    DraftNode addNpu(NodeOptions options = {});
    DraftNode addSwitch(NodeOptions options = {});
    // Many nodes without texts of their own; the first of them. Beyond the limits nothing is added: sealing says so.
    DraftNode addNpus(std::uint64_t count);
    DraftNode addSwitches(std::uint64_t count);

    // One direction. Parallel links and asymmetric pairs are fine. What is wrong with it (unknown ends, a link to
    // itself, bandwidth or latency outside its domain) is said by seal(). The id is kept by the sealed fabric.
    LinkId addLink(DraftNode source, DraftNode destination, LinkCost cost);
    // Both directions, first source → destination.
    void addCable(DraftNode a, DraftNode b, LinkCost cost);
    void reserveLinks(std::uint64_t count);

    // The logical dimensions. Without them: the grid's, or one of all NPUs.
    void setDimensions(std::vector<Dimension> dimensions);
    // The dimensions that the links are made of, in GridLayout's order; further links may follow them.
    void setGrid(std::vector<Dimension> dimensions);
    void setRoutingRule(RoutingRule rule);
    void addExplicitRoute(DraftNode source, DraftNode destination, std::vector<LinkId> links);
    void setSpec(std::string spec);

    // Validates and freezes. The first error is the result; further ones, and warnings, go to `findings`.
    // Errors: Missing (no NPU), TooLarge, OutOfRange (bandwidth, latency, ids), Duplicate (keys, explicit routes),
    // Mismatched (dimensions × NPUs, explicit routes that do not connect, links that are not the grid's).
    // Warnings: NPUs that NPU 0 cannot reach or that cannot reach it. Where.nodeId is the sealed id.
    [[nodiscard]] Result<TopologyPtr> seal(Findings& findings) const&;
    [[nodiscard]] Result<TopologyPtr> seal(Findings& findings) &&;

private:
    struct Label {
        std::uint32_t node;
        std::string key;
        std::string name;
    };

    DraftNode addNode(Node node, NodeOptions&& options);
    DraftNode addNodes(NodeKind kind, std::uint64_t count);

    SizeLimits m_limits;
    std::vector<Node> m_nodes;
    std::vector<Label> m_labels;
    std::uint64_t m_npus = 0;
    std::uint64_t m_refusedNodes = 0;
    std::uint64_t m_refusedLinks = 0;
    std::vector<NodeId> m_linkSource; // draft ids until sealed
    std::vector<NodeId> m_linkDestination;
    std::vector<LinkCost> m_linkCost;
    std::vector<Dimension> m_dimensions;
    std::vector<Dimension> m_grid;
    RoutingRule m_routingRule = RoutingRule::ShortestPath;
    std::vector<ExplicitRoute> m_routes;
    std::string m_spec;
};

// The same fabric with other logical dimensions; the same pointer if they are the sizes it has.
// Errors: Mismatched if their product is not the number of NPUs.
[[nodiscard]] Result<TopologyPtr> withDimensions(const TopologyPtr& topology, std::span<const std::uint32_t> sizes);

// Sizes as people write them: "8x4", "16". Errors: Malformed, OutOfRange (0).
[[nodiscard]] Result<std::vector<std::uint32_t>> parseSizes(std::string_view text);

} // namespace weft::topology
