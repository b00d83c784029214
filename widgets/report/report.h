// SPDX-License-Identifier: GPL-3.0-or-later
// What a report says, before it is a page of HTML or of a PDF: sections of sentences, facts, pictures and tables, in
// the words of the window's language. Values: made on the interface thread, drawn and written on any.
#pragma once

#include "engine/core/progress.h"
#include "widgets/base/words/facts.h"

#include <QByteArray>
#include <QSize>
#include <QString>
#include <QStringList>

#include <functional>
#include <vector>

class QPainter;

namespace weft::widgets {

// Drawn once, at the size of the report and in light colours: shapes where they take little room, else pixels.
struct ReportPicture {
    QString title;
    QSize size; // logical pixels
    QByteArray data {}; // SVG, or PNG at two pixels each; empty: not drawn yet
    bool isShapes = true; // or may be, until it is drawn
    // Until it is drawn; on any thread, for it holds what it draws.
    std::function<void(QPainter& painter, QSize size, const Watch& watch)> paint {};
};

// Beyond so many bytes of SVG a picture becomes a PNG.
inline constexpr qsizetype kMostShapes = 1 << 20;

struct ReportTable {
    QString title;
    QStringList header;
    std::vector<bool> isNumber; // by column: aligned to the end
    std::vector<QStringList> rows;
    QString note; // below it: what was left out
};

// Lines as they are written, in letters of one width; read from left to right in every language.
struct ReportListing {
    QString title;
    QString text;
};

struct ReportSection {
    QString id; // "timeline": the same in every language
    QString title;
    QStringList sentences;
    Facts facts;
    std::vector<ReportPicture> pictures;
    std::vector<ReportTable> tables;
    std::vector<ReportListing> listings {};
};

struct Report {
    QString title;
    QString about; // one line below it
    QString language; // "en", "zh-CN"
    bool isRightToLeft = false;
    QByteArray key; // of what it was made from: the same key, the same report
    QByteArray when {}; // it was made, as a file keeps it: ISO 8601, UTC; empty: not known
    std::vector<ReportSection> sections;
};

// A section that a report can have.
struct ReportPart {
    QString id;
    QString title;
    // Makes it, on the interface thread: pictures to be drawn, or a few tables.
    std::function<ReportSection()> make;
    std::function<bool()> isComing {}; // whether what it says is still being found
};

[[nodiscard]] bool saysNothing(const ReportSection& section);

// Draws what is not drawn yet; to be done once, before the section is written. For a worker.
// False if it was stopped: some are missing.
bool drawPictures(ReportSection& section, const Watch& watch = {});

} // namespace weft::widgets
