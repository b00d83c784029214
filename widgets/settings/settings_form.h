// SPDX-License-Identifier: GPL-3.0-or-later
// Edits what a run is told: network model, recording, ASTRA-sim's system, memory and groups, options. Every change is
// in settings() at once, also while something is being typed. Interface thread; a child of the window.
#pragma once

#include "engine/simulation/model/system_config.h"
#include "engine/study/scenario/run_settings.h"
#include "widgets/base/views/view.h"
#include "widgets/settings/field_spec.h"
#include "widgets/settings/system_text.h"

#include <QTimer>

#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QPlainTextEdit;
class QScrollArea;
class QToolButton;
class QVBoxLayout;

namespace weft::widgets {

class AlgorithmGrid;
class CommandRegistry;
class FindingsList;
class FormSection;
class NumberField;
class SettingField;

class SettingsForm : public View {
    Q_OBJECT

public:
    explicit SettingsForm(QWidget* parent = nullptr);

    [[nodiscard]] static QString routingName(topology::RouteChoice choice); // "Hash", in the language in force
    void setSettings(const study::RunSettings& settings); // emits nothing
    [[nodiscard]] const study::RunSettings& settings() const { return m_settings; }
    // Of the fabric: one algorithm a dimension, and what the NPUs are checked against. 0: not known.
    void setDimensionCount(int dimensions);
    void setNpuCount(std::uint32_t npus);

    // ASTRA-sim's files, kept as they are. False and a sentence in `error` if a file is none.
    [[nodiscard]] Result<void> importSystem(const QString& path);
    [[nodiscard]] Result<void> importMemory(const QString& path);
    [[nodiscard]] Result<void> importGroups(const QString& path);
    [[nodiscard]] std::vector<ViewExport> exports() override;
    [[nodiscard]] bool exportSystem(const QString& path, QString& error) const;
    [[nodiscard]] bool exportMemory(const QString& path, QString& error) const;
    [[nodiscard]] bool exportGroups(const QString& path, QString& error) const;

    // What study::prepare says about the settings shown, and whether they have an algorithm for each dimension.
    [[nodiscard]] const Findings& findings() const { return m_findings; }
    // Fields whose text can be no value: what was in force before it was typed still is. One finding each, which names
    // the field's key.
    [[nodiscard]] Findings unreadable() const;
    void dropUnreadable(); // such texts make way for what is in force
    // Brings the field of a key ("endpoint-delay") into sight and focus; false if there is none.
    bool showField(const QString& key);
    void registerCommands(CommandRegistry& commands) override;

signals:
    // `what` names the setting for the undo list; the same one following itself belongs to one edit.
    void edited(const QString& what);
    void findingsChanged();

protected:
    void changeEvent(QEvent* event) override;

private:
    enum Text { SystemJson, MemoryJson, GroupsJson, kTexts };

    QWidget* makeSections();
    FormSection* addSection(QVBoxLayout* column, const QString& id, const QString& title, const QString& note);
    void addFields(QVBoxLayout* column, const FieldSection& section, bool expanded);
    void addNetwork(QVBoxLayout* column);
    void addRouting(FormSection* section);
    void addRecording(QVBoxLayout* column);
    void addAlgorithms(QVBoxLayout* column);
    void addOptions(QVBoxLayout* column);
    void addText(QVBoxLayout* column, Text which, const QString& id, const QString& title, const QString& note);
    QWidget* makeFileBar();
    void runFileDialog(Text which, bool import);

    void loadAll();
    void loadFields();
    void loadTexts();
    void refreshReasons();
    void check();
    void checkSoon();
    void changed(const QString& what);
    void watch(NumberField* field);
    void takeBack(const NumberField* field);
    void fieldEdited(SettingField* field);
    void textEdited(Text which);
    [[nodiscard]] std::string& textOf(Text which);
    [[nodiscard]] const std::string& textOf(Text which) const;
    [[nodiscard]] Result<void> importText(Text which, const QString& path);
    [[nodiscard]] QString reasonAgainst(const FieldSpec& spec) const;
    [[nodiscard]] static QString titleOf(Text which);

    study::RunSettings m_settings;
    SystemText m_system;
    SystemText m_memory;
    Findings m_findings;
    int m_dimensions = 0;
    std::uint32_t m_npus = 0;
    const NumberField* m_typing = nullptr; // has changed the settings and may go on
    study::RunSettings m_beforeTyping; // and what they were
    QString m_lastChange;
    bool m_loading = false;

    QScrollArea* m_scroll;
    std::vector<SettingField*> m_fields;
    QComboBox* m_network = nullptr;
    NumberField* m_packet = nullptr;
    QComboBox* m_routing = nullptr;
    NumberField* m_routingSeed = nullptr;
    QComboBox* m_record = nullptr;
    QLabel* m_recordCost = nullptr;
    AlgorithmGrid* m_algorithms = nullptr;
    NumberField* m_queues = nullptr;
    NumberField* m_injection = nullptr;
    QCheckBox* m_rendezvous = nullptr;
    QCheckBox* m_groupsByDimension = nullptr;
    QPlainTextEdit* m_texts[kTexts] {};
    FindingsList* m_findingsList = nullptr;
    QTimer m_checkTimer;
};

} // namespace weft::widgets
