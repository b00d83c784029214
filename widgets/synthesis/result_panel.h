// SPDX-License-Identifier: GPL-3.0-or-later
// What a synthesis came to, in words, and what can be done with it. Interface thread; a part of SynthesisView.
#pragma once

#include "engine/study/synthesis/synthesis_run.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace weft::widgets {

class CommandRegistry;

class ResultPanel : public QWidget {
    Q_OBJECT

public:
    explicit ResultPanel(QWidget* parent = nullptr);

    void setRun(study::SynthesisRunPtr run); // null: none yet
    void setProgress(const QString& text); // in the place of the result while one is sought
    void setComparing(bool comparing);
    // Whether the fabric that is open is the one that the result was made for.
    enum class Fabric : std::uint8_t {
        Same,
        Changed, // but the result can run on it
        Lost, // the result cannot run on it, or its links are called otherwise there
    };
    void setFabric(Fabric fabric);
    [[nodiscard]] QString
    againstFigures() const; // what is true of the fabric as it was and of no other; empty: nothing
    // The fabric has lost something that the result uses.
    void setRepairable(bool repairable);
    [[nodiscard]] bool isRepairable() const;
    // The sentences, for tests and the status bar.
    [[nodiscard]] static QString headline(const study::SynthesisRun& run);
    [[nodiscard]] static QString details(const study::SynthesisRun& run);
    [[nodiscard]] static QString cutSentence(const study::SynthesisRun& run);
    // Of a result that is too large to be spelled out: what that means. Else empty.
    [[nodiscard]] static QString compactSentence(const study::SynthesisRun& run);

    void registerCommands(CommandRegistry& commands, const QString& group, QWidget* scope);

signals:
    void showCutRequested();
    void openRequested();
    void exportRequested();
    void useRequested();
    void compareRequested();
    void repairRequested();

protected:
    void changeEvent(QEvent* event) override;

private:
    void color();
    QPushButton* addButton(
        const QString& text, const char* objectName, const QString& tip, void (ResultPanel::*signal)());
    void showState();
    // Usable where there is nothing against it; the tooltip tells either.
    static void offer(QPushButton* button, const QString& against);
    [[nodiscard]] QString againstSpelled() const; // what needs the steps of every rank
    [[nodiscard]] QString againstUse() const;
    [[nodiscard]] QString againstExport() const;
    [[nodiscard]] QString againstCut() const;
    [[nodiscard]] QString againstComparing() const;

    study::SynthesisRunPtr m_run;
    bool m_isComparing = false;
    Fabric m_fabric = Fabric::Same;
    QLabel* m_stale;
    QLabel* m_headline;
    QLabel* m_details;
    QLabel* m_cut;
    QLabel* m_compact;
    QPushButton* m_showCut;
    QPushButton* m_open;
    QPushButton* m_use;
    QPushButton* m_export;
    QPushButton* m_compare;
    QPushButton* m_repair;
};

} // namespace weft::widgets
