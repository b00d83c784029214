// SPDX-License-Identifier: GPL-3.0-or-later
// The guide: its chapters beside the one that is read, and a search through all of them. Stays open beside the window,
// which opens it where the view with the focus is described. Interface thread.
#pragma once

#include <QDialog>
#include <QStringList>

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QTextBrowser;
class QTextDocument;
class QUrl;

namespace weft::gui {

class GuideDialog : public QDialog {
    Q_OBJECT

public:
    explicit GuideDialog(QWidget* parent);

    // By its name; at the heading of that text if there is one. False if there is no such chapter.
    bool showChapter(const QString& name, const QString& section = {});
    [[nodiscard]] QString chapter() const { return m_chapter; }
    [[nodiscard]] QString section() const { return m_section; } // that was asked for and is there

protected:
    void changeEvent(QEvent* event) override;

private:
    void showLanguage();
    void load(const QString& name);
    bool scrollTo(const QString& section);
    void follow(const QUrl& link);
    void goBack();
    void search(const QString& text);
    void findNext();
    void mark(); // all places of what is searched

    QLineEdit* m_search;
    QLabel* m_found;
    QLabel* m_language; // that it is written in, where the window has another
    QPushButton* m_back;
    QListWidget* m_list;
    QTextBrowser* m_browser;
    QTextDocument* m_document = nullptr; // of the chapter; the page's
    QString m_chapter;
    QString m_section;
    QStringList m_before; // chapters that links led away from
};

} // namespace weft::gui
