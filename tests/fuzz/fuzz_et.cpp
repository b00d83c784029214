// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a trace: read, then validated and written again if they are one.
#include "engine/trace/et_writer.h"
#include "engine/trace/trace_reader.h"
#include "engine/trace/validator.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace weft;
    using namespace weft::trace;
    ReadContext context;
    context.file = "fuzz.et";
    Findings findings;
    const auto bytes = io::ByteSource::own(std::string(reinterpret_cast<const char*>(data), size));
    const Result<ExecutionGraphPtr> graph = parseTrace(bytes, context, findings);
    if (!graph)
        return 0;
    Workload workload;
    workload.graphs = { *graph, *graph };
    validate(workload, {}, 2, {}, findings);
    Findings again;
    const Result<ExecutionGraphPtr> copy = parseTrace(io::ByteSource::own(toEt(**graph)), context, again);
    if (!copy || (*copy)->size() != (*graph)->size())
        std::abort(); // what was read once reads again
    return 0;
}
