// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/gzip.h"

#include "engine/core/make_error.h"

#include <algorithm>
#include <array>
#include <limits>
#include <zlib.h>

namespace weft::io {

namespace {

constexpr int kGzipWindow = MAX_WBITS + 16; // zlib's way of saying "gzip framing"
constexpr std::size_t kBlock = std::size_t { 1 } << 18U;

// zlib takes 32-bit counts and non-const input; both are settled here.
void feed(z_stream& stream, std::string_view& rest)
{
    const std::size_t part = std::min<std::size_t>(rest.size(), std::numeric_limits<uInt>::max() / 2);
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(rest.data()));
    stream.avail_in = static_cast<uInt>(part);
    rest.remove_prefix(part);
}

// The size modulo 2^32 that the last four bytes give, as far as the data can inflate to it: deflate makes at most 1032
// bytes of one. Only a hint.
std::uint64_t expectedSize(std::string_view bytes)
{
    constexpr std::uint64_t kMostPerByte = 1032;
    constexpr std::size_t kTrailer = 4;
    if (bytes.size() < kTrailer)
        return 0;
    std::uint64_t size = 0;
    for (std::size_t i = 0; i < kTrailer; ++i)
        size |= static_cast<std::uint64_t>(static_cast<unsigned char>(bytes[bytes.size() - kTrailer + i])) << (8 * i);
    return std::min(size, bytes.size() * kMostPerByte);
}

// Ends the stream however its scope is left.
struct InflateState {
    z_stream stream {};
    bool ready = false;
    InflateState() { ready = inflateInit2(&stream, kGzipWindow) == Z_OK; }
    ~InflateState() { inflateEnd(&stream); }
    InflateState(const InflateState&) = delete;
    InflateState& operator=(const InflateState&) = delete;
};

} // namespace

bool looksGzipped(std::string_view bytes)
{
    return bytes.size() >= 2 && bytes[0] == '\x1f' && bytes[1] == '\x8b';
}

Result<std::string> inflateGzip(std::string_view bytes, const std::string& name, std::uint64_t limit)
{
    InflateState state;
    z_stream& stream = state.stream;
    if (!state.ready)
        return errorAt(placeAtByte(name, 0), ErrorCode::TooLarge, say("there is no memory to inflate the file"));
    std::string out;
    out.reserve(static_cast<std::size_t>(std::min(limit, expectedSize(bytes))));
    std::string block(kBlock, '\0');
    std::string_view rest = bytes;
    const auto offset = [&] { return static_cast<std::uint64_t>(bytes.size() - rest.size() - stream.avail_in); };
    const auto here = [&] { return placeAtByte(name, offset()); };
    for (;;) {
        if (stream.avail_in == 0)
            feed(stream, rest);
        stream.next_out = reinterpret_cast<Bytef*>(block.data());
        stream.avail_out = static_cast<uInt>(block.size());
        const int status = inflate(&stream, Z_NO_FLUSH);
        const std::size_t made = block.size() - stream.avail_out;
        if (out.size() + made > limit)
            return errorAt(here(), ErrorCode::TooLarge, say("the gzip data inflates to more than %1 bytes", limit));
        out.append(block.data(), made);
        if (status == Z_STREAM_END) {
            if (stream.avail_in == 0 && rest.empty())
                return out;
            const std::string_view next = bytes.substr(static_cast<std::size_t>(offset()));
            if (!looksGzipped(next))
                return errorAt(here(), ErrorCode::Malformed, say("bytes that are not gzip follow the gzip data"));
            inflateReset(&stream);
            continue;
        }
        if (status != Z_OK && status != Z_BUF_ERROR)
            return errorAt(here(), ErrorCode::Malformed,
                say("the gzip data is damaged: %1",
                    stream.msg != nullptr ? Sentence(stream.msg) : say("unexpected content")));
        if (made == 0 && stream.avail_in == 0 && rest.empty())
            return errorAt(placeAtByte(name, bytes.size()), ErrorCode::Truncated,
                say("the file is cut off: its gzip data ends early"));
    }
}

Result<std::string> deflateGzip(std::string_view bytes)
{
    z_stream stream {};
    constexpr int kMemoryLevel = 8;
    if (deflateInit2(&stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, kGzipWindow, kMemoryLevel, Z_DEFAULT_STRATEGY) != Z_OK)
        return errorOf(ErrorCode::TooLarge, say("there is no memory to compress"));
    std::string out;
    std::string block(kBlock, '\0');
    std::string_view rest = bytes;
    int status = Z_OK;
    while (status == Z_OK || status == Z_BUF_ERROR) {
        if (stream.avail_in == 0)
            feed(stream, rest);
        stream.next_out = reinterpret_cast<Bytef*>(block.data());
        stream.avail_out = static_cast<uInt>(block.size());
        status = deflate(&stream, rest.empty() ? Z_FINISH : Z_NO_FLUSH);
        out.append(block.data(), block.size() - stream.avail_out);
    }
    deflateEnd(&stream);
    if (status != Z_STREAM_END)
        return errorOf(ErrorCode::Unreadable, say("compressing failed"));
    return out;
}

} // namespace weft::io
