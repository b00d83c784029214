#pragma once
#include "engine/core/error.h"
#include "widgets/base/command_registry.h"
#include "widgets/base/element_keys.h"
#include "widgets/base/empty_state.h"
#include <QWidget>
namespace weft::widgets {
struct Issue { Finding finding; QString source; NodeKey node = kNoNode; LinkKey link = kNoLink; OpKey operation {}; };
class IssuesView : public QWidget {
    Q_OBJECT
public:
    explicit IssuesView(QWidget* p = nullptr) : QWidget(p) {}
    void setIssues(const QString&, std::vector<Issue>) {}
    int count(const QString& = {}) const { return 0; }
    void registerCommands(CommandRegistry&) {}
signals:
    void activated(const weft::widgets::Issue& issue);
};
}
