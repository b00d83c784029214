// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/settings/setting_field.h"

#include "widgets/settings/flag_box.h"
#include "widgets/settings/number_field.h"
#include "widgets/settings/system_text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>

namespace weft::widgets {

SettingField::SettingField(const FieldSpec& spec, QWidget* parent)
    : QWidget(parent)
    , m_spec(spec)
{
    setObjectName(QStringLiteral("field.") + spec.key);
    QWidget* editor = makeEditor();
    editor->setObjectName(spec.key);
    editor->setAccessibleName(spec.label);
    editor->setAccessibleDescription(spec.help);
    editor->setWhatsThis(spec.help);
    editor->setToolTip(spec.help);
    setWhatsThis(spec.help);
    setToolTip(spec.help);
    setFocusProxy(editor);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(editor);
}

QWidget* SettingField::makeEditor()
{
    switch (m_spec.kind) {
    case FieldKind::Choice:
        return makeChoice();
    case FieldKind::Flag:
        m_flag = new FlagBox(this);
        connect(m_flag, &QCheckBox::clicked, this, &SettingField::edited);
        return m_flag;
    case FieldKind::Whole:
    case FieldKind::Number:
        break;
    }
    m_number = new NumberField(m_spec, this);
    connect(m_number, &NumberField::edited, this, &SettingField::edited);
    return m_number;
}

QWidget* SettingField::makeChoice()
{
    m_choice = new QComboBox(this);
    m_choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_choice->setMinimumContentsLength(10);
    m_choice->addItem(tr("default: %1").arg(m_spec.preset), QString());
    for (const QString& choice : m_spec.choices)
        m_choice->addItem(choice, choice);
    connect(m_choice, &QComboBox::activated, this, &SettingField::edited);
    return m_choice;
}

void SettingField::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange && m_choice != nullptr)
        m_choice->setItemText(0, tr("default: %1").arg(m_spec.preset));
    QWidget::changeEvent(event);
}

void SettingField::loadChoice(const SystemText& text)
{
    // What no list knows is shown as it is, until something else is chosen.
    while (m_choice->count() > m_spec.choices.size() + 1)
        m_choice->removeItem(m_choice->count() - 1);
    const std::string key = m_spec.key.toStdString();
    const auto word = text.word(key);
    const QString value = word ? QString::fromStdString(*word) : QString::fromStdString(text.raw(key));
    int at = m_choice->findData(value);
    if (at < 0) {
        m_choice->addItem(tr("%1 (not known)").arg(value), value);
        at = m_choice->count() - 1;
    }
    m_choice->setCurrentIndex(at);
}

void SettingField::load(const SystemText& text)
{
    const std::string key = m_spec.key.toStdString();
    if (m_choice != nullptr)
        loadChoice(text);
    if (m_flag != nullptr)
        m_flag->setChecked(text.flag(key).value_or(false));
    if (m_number == nullptr)
        return;
    const auto number = text.number(key);
    if (number || !text.has(key))
        m_number->setValue(number);
    else
        m_number->setWrong(QString::fromStdString(text.raw(key)));
}

void SettingField::store(SystemText& text) const
{
    const std::string key = m_spec.key.toStdString();
    if (m_choice != nullptr) {
        const QString value = m_choice->currentData().toString();
        value.isEmpty() ? text.unset(key) : text.setWord(key, value.toStdString());
    }
    if (m_flag != nullptr)
        m_flag->isChecked() ? text.setFlag(key, true) : text.unset(key);
    if (m_number == nullptr || m_number->isWrong())
        return;
    m_number->value() ? text.setNumber(key, *m_number->value()) : text.unset(key);
}

void SettingField::setReason(const QString& whyNot)
{
    const bool on = whyNot.isEmpty();
    focusProxy()->setEnabled(on);
    setToolTip(on ? m_spec.help : whyNot + QStringLiteral("\n\n") + m_spec.help);
    focusProxy()->setAccessibleDescription(on ? m_spec.help : whyNot);
    if (!on || m_number == nullptr || !m_number->isWrong())
        focusProxy()->setToolTip(toolTip());
}

} // namespace weft::widgets

#include "moc_setting_field.cpp"
