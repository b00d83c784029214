// SPDX-License-Identifier: GPL-3.0-or-later
// Attributes of nodes or of a trace's metadata as bytes, in the types that readers of Chakra expect. Made once, the
// bytes may be written into any number of nodes. A value; any thread.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace weft::trace {

class AttributeWriter {
public:
    enum class Owner : std::uint8_t { Metadata = 2, Node = 10 }; // the field that holds attributes

    explicit AttributeWriter(Owner owner = Owner::Node)
        : m_owner(owner)
    {
    }

    void addBool(std::string_view name, bool value);
    void addInt32(std::string_view name, std::int32_t value);
    void addInt64(std::string_view name, std::int64_t value);
    void addUint32(std::string_view name, std::uint32_t value);
    void addUint64(std::string_view name, std::uint64_t value);
    void addDouble(std::string_view name, double value);
    void addText(std::string_view name, std::string_view value);
    void addBools(std::string_view name, std::span<const std::uint8_t> values);
    void addUint32s(std::string_view name, std::span<const std::uint32_t> values);
    void addTexts(std::string_view name, std::span<const std::string> values);

    [[nodiscard]] std::string_view bytes() const { return m_bytes; }
    void clear() { m_bytes.clear(); }

private:
    void addVarint(std::string_view name, std::uint32_t arm, std::uint64_t value);
    // Makes room for an attribute whose value is a field of `size` bytes, writes what comes before, and says where the
    // value goes.
    [[nodiscard]] char* begin(std::string_view name, std::size_t size);

    Owner m_owner;
    std::string m_bytes;
};

} // namespace weft::trace
