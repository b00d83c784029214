// SPDX-License-Identifier: GPL-3.0-or-later
// One key of a settings text and its editor: a number with its unit, a choice or a switch. Owns no text; reads from and
// writes to the SystemText that the form gives. Interface thread.
#pragma once

#include "widgets/settings/field_spec.h"

#include <QWidget>

class QCheckBox;
class QComboBox;

namespace weft::widgets {

class NumberField;
class SystemText;

class SettingField : public QWidget {
    Q_OBJECT

public:
    explicit SettingField(const FieldSpec& spec, QWidget* parent = nullptr);

    [[nodiscard]] const FieldSpec& spec() const { return m_spec; }
    void load(const SystemText& text); // emits nothing
    void store(SystemText& text) const; // what is shown; its default removes the key
    // Empty: has an effect. Otherwise the field is disabled, and the reason is its tip.
    void setReason(const QString& whyNot);

signals:
    void edited();

protected:
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] QWidget* makeEditor();
    [[nodiscard]] QWidget* makeChoice();
    void loadChoice(const SystemText& text);

    FieldSpec m_spec;
    NumberField* m_number = nullptr;
    QComboBox* m_choice = nullptr;
    QCheckBox* m_flag = nullptr;
};

} // namespace weft::widgets
