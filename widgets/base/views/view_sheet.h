// SPDX-License-Identifier: GPL-3.0-or-later
// A view as one long page: its title, and below each other what stands in it, each whole. Words, pictures and tables
// are there with all that scrolls and all tabs; fields, buttons and scroll bars are not. Used at once, as the exports
// that are made of it: they refer to the widgets. Interface thread.
#pragma once

#include "widgets/base/views/view_export.h"

#include <QCoreApplication>
#include <QRect>

#include <vector>

class QAbstractItemView;
class QFont;
class QLayout;
class QTabWidget;

namespace weft::widgets {

class ViewSheet {
    Q_DECLARE_TR_FUNCTIONS(weft::widgets::ViewSheet)

public:
    explicit ViewSheet(const QString& title);

    void addHeading(const QString& text);
    void addText(const QString& text); // plain, or as a label has it
    void addListing(const QString& text); // in letters of one width, line by line
    void addPicture(const ViewExport& picture);
    void addTable(const QAbstractItemView& table); // also a tree
    // All that can be said of a widget and of what is in it, in the order in which it is laid out.
    void addWidget(QWidget* widget); // unless it is hidden
    void addWhole(QWidget* widget); // also behind a tab

    // As wide as its widest part.
    [[nodiscard]] ViewExport toExport(const QString& name) const;

    static constexpr int kLeastWidth = 720; // px
    static constexpr int kMostWidth = 2400;
    static constexpr int kMostHeight = 4000; // of one picture that scrolls
    static constexpr int kMostRows = 200; // of a table

private:
    struct Part {
        int width = 0; // that it would like
        std::function<int(int width)> height;
        std::function<void(QPainter& painter, QRect place)> paint;
    };

    void add(Part part);
    void addWords(const QString& text, const QFont& font, bool isPlain, Qt::LayoutDirection direction);
    void addCanvas(QWidget* canvas);
    void addDrawn(const ViewExport& picture, bool fills); // the width of the page
    void addLaidOut(const QLayout& layout);
    void addTabs(const QTabWidget& tabs);

    std::vector<Part> m_parts;
    int m_width = kLeastWidth;
};

// Of a widget that says all of itself when it is painted as a whole, though it is made of others.
void sayAsOne(QWidget* widget);

} // namespace weft::widgets
