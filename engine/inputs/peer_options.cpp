// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/inputs/peer_options.h"

#include "engine/core/quantity_text.h"
#include "engine/io/json_file.h"

#include <algorithm>
#include <limits>

namespace weft::inputs {

namespace {

const char* const kKnown[] = { "--num-queues-per-dim", "--injection-scale", "--rendezvous-protocol", "--compute-scale",
    "--comm-scale", "--logging-configuration", "--logging-folder" };

struct Argument {
    std::string name;
    std::optional<std::string> value;
};

Argument split(const std::string& text)
{
    const std::size_t equals = text.find('=');
    if (equals == std::string::npos)
        return { text, {} };
    return { text.substr(0, equals), text.substr(equals + 1) };
}

// The complaint about an argument, or an empty one.
Sentence apply(const Argument& argument, SystemOptions& options)
{
    if (argument.name == "--rendezvous-protocol") {
        const std::string value = argument.value.value_or("true");
        if (value != "true" && value != "false" && value != "1" && value != "0")
            return say("true or false is expected");
        options.rendezvous = value == "true" || value == "1";
        return {};
    }
    if (!argument.value)
        return say("a value is expected: %1=…", argument.name);
    if (argument.name == "--num-queues-per-dim") {
        const Result<std::uint64_t> count = parseCount(*argument.value);
        if (!count || *count == 0 || *count > std::numeric_limits<std::int32_t>::max())
            return say("a whole number of at least 1 is expected");
        options.queuesPerDimension = static_cast<std::uint32_t>(*count);
    } else if (argument.name == "--injection-scale") {
        const Result<double> scale = parseNumber(*argument.value);
        if (!scale || *scale < 0)
            return say("a number of at least 0 is expected");
        options.injectionScale = *scale;
    }
    return {};
}

} // namespace

Result<SystemOptions> readPeerOptions(const std::vector<std::string>& arguments, const Where& where, Findings& findings)
{
    const std::vector<std::string> known(std::begin(kKnown), std::end(kKnown));
    SystemOptions options;
    Findings own;
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const std::string& text = arguments[i];
        Argument argument = split(text);
        const bool isFlag = argument.value || argument.name == "--rendezvous-protocol";
        if (!isFlag && i + 1 < arguments.size() && !arguments[i + 1].starts_with("--"))
            argument.value = arguments[++i];
        Where place = where;
        place.item = text;
        if (std::find(known.begin(), known.end(), argument.name) == known.end()) {
            const std::string near = io::nearestName(argument.name, known);
            fail(own,
                { ErrorCode::Usage, say("the option '%1' is not known", argument.name), place,
                    near.empty() ? say("these are ASTRA-sim's options; Weft's own are keys of the row")
                                 : say("did you mean '%1'?", near) });
            continue;
        }
        if (const Sentence problem = apply(argument, options); !problem.empty())
            fail(own, { ErrorCode::Usage, say("'%1': %2", text, problem), place, {} });
        const bool effective = argument.name == kKnown[0] || argument.name == kKnown[1] || argument.name == kKnown[2];
        if (!effective)
            warn(own, { ErrorCode::UnknownKey, say("the option '%1' has no effect", argument.name), place, {} });
    }
    findings.insert(findings.end(), own.begin(), own.end());
    if (hasErrors(own))
        return firstError(own);
    return options;
}

} // namespace weft::inputs
