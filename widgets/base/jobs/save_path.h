// SPDX-License-Identifier: GPL-3.0-or-later
// The one dialog that asks for the name of a file to write. Interface thread.
#pragma once

#include <QFileDialog>
#include <QString>
#include <QStringList>

#include <optional>

namespace weft::widgets {

// A name without an ending gets that of the chosen type, with the ending of another type it is of that one, and where
// the ending is of no type that is offered it says so and asks again.
class SaveDialog : public QFileDialog {
    Q_OBJECT

public:
    // `types`: "Weft JSON (*.json)".
    SaveDialog(QWidget* parent, const QString& title, const QString& suggestion, const QStringList& types);
    [[nodiscard]] QString path() const; // once it is accepted

protected:
    void accept() override;

private:
    void refuse(const QString& name, const QString& why); // and stay open

    QStringList m_types;
};

// Shows the dialog and waits for it; empty: cancelled.
[[nodiscard]] QString askSavePath(
    QWidget* parent, const QString& title, const QString& suggestion, const QStringList& types);

// "ring" and "Weft JSON (*.json)" give "ring.json"; "ring.xml" stays, where *.xml is among all `types`; of "ring.xyz"
// comes nothing.
[[nodiscard]] std::optional<QString> withSuffix(const QString& path, const QString& chosen, const QStringList& types);

} // namespace weft::widgets
