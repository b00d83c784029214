// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/base/shared/button_command.h"

#include "widgets/base/words/retelling.h"

#include <QAbstractButton>

namespace weft::widgets {

void addButtonCommand(
    CommandRegistry& commands, const QString& id, const QString& group, QAbstractButton* button, QWidget* scope)
{
    const QString tip = button->isEnabled() ? button->toolTip() : QString();
    commands.add(
        { id, withoutMnemonic(button->text()), group, {}, {}, tip }, [button] { button->click(); }, scope);
    commands.explain({ id }, [button] { return button->isEnabled() ? QString() : button->toolTip(); });
}

} // namespace weft::widgets
