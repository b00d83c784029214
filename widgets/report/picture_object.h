// SPDX-License-Identifier: GPL-3.0-or-later
// Draws the pictures of a report's document where their characters stand; as wide as the text at most. Owned by the
// document's layout; any thread that lays it out.
#pragma once

#include "widgets/report/report.h"

#include <QObject>
#include <QTextFormat>
#include <QTextObjectInterface>

#include <vector>

namespace weft::widgets {

inline constexpr int kPictureObject = QTextFormat::UserObject + 1; // of a character: it stands for a picture
inline constexpr int kPictureNumber = QTextFormat::UserProperty + 1; // which of them

class PictureObject : public QObject, public QTextObjectInterface {
public:
    PictureObject(std::vector<ReportPicture> pictures, double unitsPerPixel, QSizeF most, QObject* parent);
    void* qt_metacast(const char* name) override;
    QSizeF intrinsicSize(QTextDocument* document, int position, const QTextFormat& format) override;
    void drawObject(QPainter* painter, const QRectF& rect, QTextDocument* document, int position,
        const QTextFormat& format) override;

private:
    [[nodiscard]] const ReportPicture& of(const QTextFormat& format) const;
    std::vector<ReportPicture> m_pictures;
    double m_unitsPerPixel;
    QSizeF m_most;
};

} // namespace weft::widgets
