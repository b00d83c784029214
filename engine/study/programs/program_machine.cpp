// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/programs/program_machine.h"

#include "engine/core/make_error.h"
#include "engine/study/programs/alone_times.h"

namespace weft::study {

namespace {

Result<simulation::SystemConfig> systemOf(const ProgramMachine& machine, const RunSettings& settings,
    const ProgramRunOptions& options, const topology::Fabric& fabric, Findings& findings)
{
    if (!machine.usesSettings)
        return programSystem(options, fabric, findings);
    auto prepared = prepare(settings, fabric.topology().npuCount(), findings);
    if (!prepared)
        return prepared.error();
    inputs::checkDimensionCount(prepared->system, fabric.topology().dimensions().size(), findings);
    if (hasErrors(findings))
        return firstError(findings);
    const simulation::SystemConfig& system = prepared->system.config;
    if (!system.roofline || system.replayOnly || !system.peakPerformance || !system.localMemoryBandwidth)
        return errorOf(ErrorCode::Missing, say("by the system of the settings kernels take no time"),
            say("give it roofline-enabled, peak-perf and local-mem-bw, or use the device's system"));
    return std::move(prepared->system.config);
}

} // namespace

simulation::RunOptions runOptionsOf(const RunSettings& settings, simulation::RecordLevel record)
{
    simulation::RunOptions options;
    options.network = settings.network;
    options.packet = settings.packet;
    options.routing = settings.routing;
    options.record = record;
    return options;
}

Result<ProgramRun> runProgram(const program::Program& program, const topology::Fabric& fabric,
    const ProgramMachine& machine, const RunSettings& settings, simulation::RecordLevel record, Findings& findings,
    const Watch& watch)
{
    if (auto fits = checkRanks(program, fabric); !fits)
        return fits.error();
    auto device = machine::deviceCalled(machine.deviceOrFile(), findings);
    if (!device)
        return device.error();
    ProgramRunOptions options;
    options.lowering.device = *std::move(device);
    options.lowering.launches = machine.launches;
    options.run = runOptionsOf(settings, record);
    const auto system = systemOf(machine, settings, options, fabric, findings);
    if (!system)
        return system.error();
    const AloneTimes with(program, fabric, *system, options.lowering, options.run, watch);
    return runProgram(program, fabric, with.loweringOf(machine.setting), with.systemOf(machine.setting), options.run,
        findings, watch);
}

} // namespace weft::study
