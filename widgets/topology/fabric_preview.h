// SPDX-License-Identifier: GPL-3.0-or-later
// A small picture of a fabric that does not exist yet, in the generate dialog. Interface thread.
#pragma once

#include "widgets/documents/fabric_scene.h"

#include <QWidget>

namespace weft::widgets {

class FabricPreview : public QWidget {
    Q_OBJECT

public:
    explicit FabricPreview(QWidget* parent = nullptr);
    void setTopology(const topology::TopologyPtr& topology); // null: `hint`
    void setHint(const QString& hint);
    [[nodiscard]] QSize sizeHint() const override { return { 340, 280 }; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    FabricScene m_scene;
    QString m_hint;
};

} // namespace weft::widgets
