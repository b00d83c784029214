// SPDX-License-Identifier: GPL-3.0-or-later
// Any text as a JSON trace: both forms, told apart by content.
#include "engine/trace/json_writer.h"
#include "engine/trace/trace_reader.h"

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace weft;
    using namespace weft::trace;
    ReadContext context;
    context.file = "fuzz.json";
    Findings findings;
    // A brace in front keeps the mutations on the path of JSON.
    std::string text(1, '{');
    text.append(reinterpret_cast<const char*>(data), size);
    const Result<ExecutionGraphPtr> graph = parseTrace(io::ByteSource::own(std::move(text)), context, findings);
    if (graph)
        static_cast<void>(toJson(**graph, findings));
    return 0;
}
