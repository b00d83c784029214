// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/store/stored_steps.h"

#include <algorithm>

namespace weft::synthesis {

Result<void> saveSteps(const LinkGraph& graph, const WaveSchedule& schedule, Bytes chunk,
    const std::filesystem::path& path, const Watch& watch)
{
    if (auto can = hasStepForm(graph, collective::PatternKind::AllReduce); !can)
        return can;
    if (schedule.chunks % graph.npus != 0)
        return Error { ErrorCode::Unsupported,
            "the result cannot be written as equal steps: its chunks are not so many for each NPU", {}, {} };
    const std::uint64_t stepNs = graph.time.front();
    const std::filesystem::path folder = path.has_parent_path() ? path.parent_path() : ".";
    Result<StepFileWriter> writer
        = StepFileWriter::create(folder, graph, schedule.chunks / graph.npus, stepNs, StepPart::Joint, chunk);
    if (!writer)
        return writer.error();
    const std::uint64_t steps = schedule.durationNs / stepNs;
    if (watch.progress != nullptr)
        watch.progress->setTotal(steps);
    std::vector<std::uint32_t> arcs(graph.arcs());
    for (std::uint32_t arc = 0; arc < graph.arcs(); ++arc)
        arcs[arc] = arc;
    writer->window(arcs);
    std::array<ChunkColumn, 2> rows; // what adds, what copies
    std::uint64_t step = 0;
    const auto writeTo = [&](std::uint64_t end) {
        for (; step < end; ++step) {
            for (ChunkColumn& row : rows) {
                writer->row(row);
                std::ranges::fill(row.low(), std::uint16_t { 0xFFFF });
                std::ranges::fill(row.high(), std::uint16_t { 0xFFFF });
            }
        }
    };
    rows.fill(ChunkColumn(schedule.chunks, graph.arcs()));
    const Result<void> spelled
        = eachMoment(schedule, [&](std::uint64_t now, std::span<const WaveHop> hops) -> Result<void> {
              writeTo(now / stepNs);
              for (const WaveHop& hop : hops) {
                  const LineWave& wave = schedule.waves[hop.wave];
                  if (hop.hop == wave.hops)
                      continue;
                  for (const std::uint32_t arc : wave.arcs(schedule.grid.dimensions[wave.dimension], hop.hop))
                      rows[wave.adds ? 0 : 1].set(arc, wave.chunk);
              }
              if (watch.progress != nullptr)
                  watch.progress->setDone(step);
              if (watch.stop.stop_requested())
                  return Error { ErrorCode::Cancelled, "writing was stopped", {}, {} };
              return writer->failed() ? writer->error() : Result<void>();
          });
    if (!spelled)
        return spelled;
    writeTo(steps);
    const Result<StepForm> written = writer->finish(schedule.durationNs);
    return written ? written->stored->data().saveAs(path, watch) : written.error();
}

} // namespace weft::synthesis
