// SPDX-License-Identifier: GPL-3.0-or-later
// The form of the settings: those of the workspace, checked against its fabric.
#include "app/gui/views/view_glue.h"
#include "app/gui/views/views.h"
#include "app/gui/workspace/workspace.h"
#include "widgets/settings/settings_form.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace weft::gui {

void joinSettings(Views& views, Workspace& workspace)
{
    auto* form = views.get<widgets::SettingsForm>();
    QObject::connect(
        &workspace, &Workspace::settingsChanged, form, [form, &workspace] { form->setSettings(workspace.settings()); });
    QObject::connect(form, &widgets::SettingsForm::edited, &workspace,
        [form, &workspace](const QString& what) { workspace.setSettings(form->settings(), what); });
    QObject::connect(form, &widgets::SettingsForm::findingsChanged, &workspace,
        [form, &workspace] { workspace.reportIssues(QStringLiteral("settings"), form->unreadable()); });
    QObject::connect(&workspace, &Workspace::opened, form, &widgets::SettingsForm::dropUnreadable);
    // While something is drawn that does not hold together yet, the form keeps what it knew.
    QObject::connect(workspace.fabric(), &widgets::FabricDocument::sealedChanged, form, [form, &workspace] {
        if (workspace.fabric()->isEmpty()) {
            form->setDimensionCount(0);
            form->setNpuCount(0);
            return;
        }
        const auto sealed = workspace.fabric()->sealed();
        if (!sealed)
            return;
        const topology::Topology& topology = (*sealed)->fabric.topology();
        form->setDimensionCount(static_cast<int>(topology.dimensions().size()));
        form->setNpuCount(topology.npuCount());
    });
    form->setSettings(workspace.settings());
}

void openSettings(Views& views, Workspace&, study::FileKind kind, const QString& path, const Opened& done)
{
    auto* form = views.get<widgets::SettingsForm>();
    const Result<void> read = kind == study::FileKind::System ? form->importSystem(path)
        : kind == study::FileKind::Memory                     ? form->importMemory(path)
                                                              : form->importGroups(path);
    Findings failures;
    if (read)
        views.say(QCoreApplication::translate("SettingsGlue", "Imported %1").arg(QFileInfo(path).fileName()));
    else
        fail(failures, read.error());
    done(failures);
}

} // namespace weft::gui
