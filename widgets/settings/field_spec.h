// SPDX-License-Identifier: GPL-3.0-or-later
// Every key of ASTRA-sim's system and memory files that has an effect, as a field of the form: its words, its unit,
// its default, and what it needs to matter. Constant tables but for translated words; interface thread.
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace weft::widgets {

enum class FieldKind { Choice, Whole, Number, Flag };
enum class FieldFile { System, Memory };
enum class FieldNeed { Nothing, Roofline, SharedBus, AnyMemory, PerNodeMemory };
// What an amount may be typed in besides the field's own unit.
enum class FieldUnit { None, Time, Bandwidth, Bytes };

struct FieldSpec {
    QString key; // of the JSON object
    QString label;
    QString help;
    FieldKind kind = FieldKind::Whole;
    QString preset {}; // the default in words: "10 ns", "ring", "off"
    QString unit {}; // shown in the field
    FieldUnit quantity = FieldUnit::None;
    double least = 0;
    bool leastIncluded = true;
    QStringList choices {};
    FieldFile file = FieldFile::System;
    FieldNeed need = FieldNeed::Nothing;
};

struct FieldSection {
    QString id;
    QString title;
    QString note {};
    std::vector<FieldSpec> fields;
};

[[nodiscard]] std::vector<FieldSection> systemSections();
[[nodiscard]] FieldSection memorySection();

} // namespace weft::widgets
