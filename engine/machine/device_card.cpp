// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/machine/device_card.h"

#include "engine/core/make_error.h"
#include "engine/io/json_file.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

namespace weft::machine {

const std::vector<DeviceCard>& deviceCards()
{
    static const std::vector<DeviceCard> cards {
        { "V100", 125, 15.7, 15.7, 7.8, 900, 5 },
        { "A100", 312, 156, 19.5, 9.7, 2039, 5 },
        { "H100", 989.4, 494.7, 66.9, 33.5, 3350, 5 },
    };
    return cards;
}

Result<DeviceCard> deviceCalled(const std::string& nameOrFile, Findings& findings)
{
    const auto known = std::ranges::find(deviceCards(), nameOrFile, &DeviceCard::name);
    if (known != deviceCards().end())
        return *known;
    if (nameOrFile.find('.') == std::string::npos && nameOrFile.find('/') == std::string::npos) {
        return errorOf(ErrorCode::NotFound, say("no device is called \"%1\"", nameOrFile),
            say("there are V100, A100 and H100, and cards in JSON files"));
    }
    const auto file = io::JsonFile::read(nameOrFile);
    if (!file)
        return file.error();
    if (!file->root().is_object())
        return errorIn(nameOrFile, ErrorCode::WrongType, say("a device card is a JSON object"));
    io::JsonObject object(*file, file->root(), findings, io::JsonPath {});
    DeviceCard card;
    card.name = object.text("name").value_or(nameOrFile);
    const std::array<std::pair<const char*, double*>, 5> members { { { "matrix_tflops_16", &card.matrixTflops16 },
        { "matrix_tflops_32", &card.matrixTflops32 }, { "tflops_32", &card.tflops32 }, { "tflops_64", &card.tflops64 },
        { "memory_gbps", &card.memoryGBps } } };
    for (const auto& [key, member] : members) {
        *member = object.number(key).value_or(0);
        if (!(*member > 0))
            object.failAt(key, ErrorCode::OutOfRange, say("must be above 0"));
    }
    card.launchMicros = object.number("launch_us").value_or(0);
    if (!(card.launchMicros >= 0))
        object.failAt("launch_us", ErrorCode::OutOfRange, say("must not be negative"));
    card.overlapEfficiency = object.number("overlap_efficiency").value_or(1);
    if (!(card.overlapEfficiency > 0 && card.overlapEfficiency <= 1))
        object.failAt("overlap_efficiency", ErrorCode::OutOfRange, say("must be above 0 and at most 1"));
    object.finish();
    if (hasErrors(findings))
        return firstError(findings);
    return card;
}

} // namespace weft::machine
