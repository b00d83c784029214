// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"

#include "engine/study/scenario/sample.h"

#include <memory>

namespace weft::cli {

void addSample(CLI::App& app, Command& command)
{
    const auto folder = std::make_shared<std::string>();
    CLI::App* sub = app.add_subcommand("sample",
        "Write the bundled sample: a training step on 64 NPUs (fabric.json, system.json, groups.json, step.<rank>.et)");
    sub->add_option("--out", *folder, "The folder to write into")->required()->type_name("DIR");
    sub->callback([folder, &command] {
        command = [folder](Terminal& terminal) {
            const Result<void> written = study::writeSample(*folder);
            if (!written) {
                terminal.error(written.error());
                return ExitCode::BadInput;
            }
            terminal.print("the sample is in " + *folder
                + ": one training step of a transformer, tensor parallel in 4 and data parallel in 16, on "
                + study::sampleFabricSpec() + '\n');
            return ExitCode::Fine;
        };
    });
}

} // namespace weft::cli
