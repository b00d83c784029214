// SPDX-License-Identifier: GPL-3.0-or-later
// The fabric as a file for other programs, and as a picture of the view. Interface thread.
#pragma once

#include "widgets/documents/fabric_document.h"
#include "widgets/documents/fabric_painter.h"

namespace weft::widgets {

// Chooses the form by the suffix: .json (Weft), .yml/.yaml (ASTRA-sim), .csv (links), .dot, .graphml. False and a
// sentence in `error` for other suffixes, a fabric that cannot be sealed or said in that form, or a failed write.
[[nodiscard]] bool exportFabric(const FabricDocument& document, const QString& path, QString& error);

struct Picture {
    const FabricScene* scene = nullptr;
    ViewTransform view {};
    QSizeF size {}; // pixels of the view; PNG has twice as many
    FabricLook look {};
    Detail detail = Detail::Near;
    QString caption {}; // below the picture: what the colours show; may be empty
};
[[nodiscard]] QSize pictureSize(const Picture& picture); // with its caption
// As shapes where the painter keeps them and they are not too many.
void paintPicture(const Picture& picture, QPainter& painter);
inline constexpr std::size_t kMostVectors = 50'000; // primitives; beyond them SVG and PDF hold a bitmap

} // namespace weft::widgets
