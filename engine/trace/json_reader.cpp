// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trace/json_reader.h"

#include "engine/core/make_error.h"
#include "engine/io/json_file.h"
#include "engine/trace/feeder_json.h"
#include "engine/trace/framing.h"
#include "engine/trace/limited_findings.h"
#include "engine/trace/proto/chakra.pb.h"

#include <google/protobuf/util/json_util.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <optional>

namespace weft::trace {

using nlohmann::json;

namespace {

constexpr std::string_view kSpace = " \t\r\n";

// The end of the JSON object that begins at `begin`, or nothing if it is not closed.
std::optional<std::size_t> objectEnd(std::string_view text, std::size_t begin)
{
    std::uint64_t depth = 0;
    bool isInText = false;
    for (std::size_t at = begin; at < text.size(); ++at) {
        const char c = text[at];
        if (isInText) {
            if (c == '\\')
                ++at;
            else if (c == '"')
                isInText = false;
        } else if (c == '"') {
            isInText = true;
        } else if (c == '{') {
            ++depth;
        } else if (c == '}' && --depth == 0) {
            return at + 1;
        }
    }
    return std::nullopt;
}

// The first null in a list: protobuf would leave it out, and what follows would move up.
std::optional<std::size_t> nullInList(std::string_view text)
{
    char before = 0; // what stands before, outside of spaces and texts
    bool isInText = false;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char c = text[at];
        if (isInText) {
            if (c == '\\')
                ++at;
            isInText = c != '"';
        } else if (c == 'n' && (before == '[' || before == ',')) { // behind a comma of an object stands a key
            return at;
        } else if (kSpace.find(c) == std::string_view::npos) {
            before = c;
            isInText = c == '"';
        }
    }
    return std::nullopt;
}

Error errorAt(const ReadContext& context, std::string_view text, std::size_t offset, ErrorCode code, Sentence message,
    Sentence hint = {})
{
    Where where = placeIn(context.file, context.rank);
    where.line = io::lineAt(text, offset);
    where.column = io::columnAt(text, offset);
    return errorAt(std::move(where), code, std::move(message), std::move(hint));
}

enum class Form { Metadata, Node, Feeder, PyTorch, Groups, Unknown };

Form formOf(const json& first)
{
    if (!first.is_object())
        return Form::Unknown;
    if (first.contains("workload_graph"))
        return Form::Feeder;
    if (first.contains("nodes") && (first.contains("schema") || first.contains("pid")))
        return Form::PyTorch;
    const bool isMetadata = std::all_of(first.items().begin(), first.items().end(),
        [](const auto& item) { return item.key() == "version" || item.key() == "attr"; });
    if (isMetadata)
        return Form::Metadata;
    for (const char* key : { "id", "name", "type", "dataDeps", "data_deps", "ctrlDeps", "durationMicros", "attr" }) {
        if (first.contains(key))
            return Form::Node;
    }
    const bool isGroups = std::all_of(first.begin(), first.end(), [](const json& value) { return value.is_array(); });
    return isGroups ? Form::Groups : Form::Unknown;
}

// One JSON object to the message; unknown keys are a warning.
Result<void> transcribe(std::string_view object, google::protobuf::Message& message, const ReadContext& context,
    std::string_view text, std::size_t offset, LimitedFindings& limited)
{
    const auto firstLine = [](const google::protobuf::util::Status& status) {
        const std::string whole(status.message());
        return whole.substr(0, whole.find('\n'));
    };
    const google::protobuf::StringPiece piece(object.data(), object.size());
    google::protobuf::util::JsonParseOptions options;
    const google::protobuf::util::Status strict = google::protobuf::util::JsonStringToMessage(piece, &message, options);
    if (strict.ok())
        return {};
    options.ignore_unknown_fields = true;
    message.Clear();
    if (!google::protobuf::util::JsonStringToMessage(piece, &message, options).ok())
        return errorAt(context, text, offset, ErrorCode::Malformed,
            say("the object that begins here is not a Chakra message in JSON: %1", firstLine(strict)));
    limited.add(
        Severity::Warning, [] { return say("objects with unknown keys"); },
        [&] {
            return errorAt(context, text, offset, ErrorCode::UnknownKey,
                say("the object that begins here has a key that is not kept: %1", firstLine(strict)));
        });
    return {};
}

Result<void> refuseNulls(
    std::string_view object, const ReadContext& context, std::string_view text, std::size_t offset)
{
    const std::optional<std::size_t> null = nullInList(object);
    if (!null)
        return {};
    return errorAt(context, text, offset + *null, ErrorCode::WrongType, say("an entry of a list is null"));
}

Result<std::string> jsonizerToEt(std::string_view text, Form first, const ReadContext& context, Findings& findings)
{
    LimitedFindings limited(findings);
    std::string bytes;
    bool isFirst = true;
    if (first == Form::Node)
        appendFramed(bytes, chakra::GlobalMetadata());
    std::uint64_t count = 0;
    for (std::size_t at = text.find_first_not_of(kSpace); at != std::string_view::npos;
         at = text.find_first_not_of(kSpace, at)) {
        const std::optional<std::size_t> end = text[at] == '{' ? objectEnd(text, at) : std::nullopt;
        if (!end)
            return errorAt(context, text, at, ErrorCode::Malformed,
                text[at] == '{' ? say("the object that begins here is not closed")
                                : say("a node { … } is expected here"));
        chakra::GlobalMetadata metadata;
        chakra::Node node;
        const bool isMetadata = isFirst && first == Form::Metadata;
        google::protobuf::Message& message = isMetadata ? static_cast<google::protobuf::Message&>(metadata) : node;
        const std::string_view object = text.substr(at, *end - at);
        if (const Result<void> whole = refuseNulls(object, context, text, at); !whole)
            return whole.error();
        const Result<void> read = transcribe(object, message, context, text, at, limited);
        if (!read)
            return read.error();
        appendFramed(bytes, message);
        isFirst = false;
        at = *end;
        constexpr std::uint64_t kPollEvery = 256;
        if (++count % kPollEvery == 0 && context.watch.stop.stop_requested())
            return errorAt(context, text, at, ErrorCode::Cancelled, say("reading was stopped"));
    }
    limited.finish(context.file);
    return bytes;
}

} // namespace

bool looksLikeJson(std::string_view bytes)
{
    const std::size_t open = bytes.find_first_not_of(kSpace);
    if (open == std::string_view::npos || (bytes[open] != '{' && bytes[open] != '['))
        return false;
    const std::size_t inner = bytes.find_first_not_of(kSpace, open + 1);
    if (inner == std::string_view::npos)
        return bytes[open] == '{' && bytes.size() < 3; // a lone brace; a longer file of this kind is an `.et`
    if (bytes[open] == '[')
        return bytes[inner] == '{' || bytes[inner] == ']' || bytes[inner] == '"';
    if (bytes[inner] == '}')
        return true;
    if (bytes[inner] != '"')
        return false;
    // A key in quotes and its colon: no metadata message has these bytes behind a length.
    const std::size_t quote = bytes.find('"', inner + 1);
    const std::size_t colon = quote == std::string_view::npos ? quote : bytes.find_first_not_of(kSpace, quote + 1);
    return colon != std::string_view::npos && bytes[colon] == ':';
}

Result<std::string> jsonToEt(std::string_view text, const ReadContext& context, Findings& findings)
{
    const std::size_t begin = text.find_first_not_of(kSpace);
    if (begin == std::string_view::npos || text[begin] != '{')
        return errorAt(
            context, text, 0, ErrorCode::Malformed, say("this JSON is not a trace: an object { … } is expected first"));
    const std::optional<std::size_t> end = objectEnd(text, begin);
    // An object that is not closed goes to the parser as it is, for its message with line and column.
    const Result<io::JsonFile> first = io::JsonFile::parse(text.substr(0, end.value_or(text.size())), context.file);
    if (!first)
        return first.error();
    const Form form = formOf(first->root());
    switch (form) {
    case Form::Metadata:
    case Form::Node:
        return jsonizerToEt(text, form, context, findings);
    case Form::Feeder:
        if (const std::size_t rest = text.find_first_not_of(kSpace, *end); rest != std::string_view::npos)
            return errorAt(
                context, text, rest, ErrorCode::Malformed, say("something follows the end of the workload graph"));
        if (const Result<void> whole = refuseNulls(text.substr(begin, *end - begin), context, text, begin); !whole)
            return whole.error();
        return feederToEt(*first, context, findings);
    case Form::PyTorch:
        return errorAt(context, text, begin, ErrorCode::Unsupported,
            say("this is a PyTorch execution trace, which has to be converted before it can be simulated"),
            say("link it with its Kineto trace by chakra_trace_link and convert it by 'chakra_converter PyTorch'"));
    case Form::Groups:
        return errorAt(context, text, begin, ErrorCode::Unsupported,
            say("this is a communicator-group file, not a trace"), say("give it as the communicator groups"));
    case Form::Unknown:
        break;
    }
    return errorAt(context, text, begin, ErrorCode::Malformed,
        say("this JSON is not a Chakra trace: it has neither nodes nor a workload_graph"));
}

} // namespace weft::trace
