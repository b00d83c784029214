// SPDX-License-Identifier: GPL-3.0-or-later
// What is wrong or odd with the settings, a line each, errors first; a line names its key. Interface thread.
#pragma once

#include "engine/core/error.h"

#include <QListWidget>

namespace weft::widgets {

class FindingsList : public QListWidget {
    Q_OBJECT

public:
    explicit FindingsList(QWidget* parent = nullptr);

    void setFindings(const Findings& findings);
    [[nodiscard]] int errors() const { return m_errors; }
    [[nodiscard]] int warnings() const { return m_warnings; }
    [[nodiscard]] QSize sizeHint() const override;

signals:
    void itemActivatedFor(const QString& key); // Where::item; may be empty

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fill();

    Findings m_findings;
    int m_errors = 0;
    int m_warnings = 0;
};

} // namespace weft::widgets
