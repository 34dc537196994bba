// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "leagues/league_tab.h"

class QGridLayout;
class QVBoxLayout;

namespace whistle {

/// The season at a glance: the tables with their reasons, what is still open, the chances, the next fixtures and the
/// last results.
class OverviewTab : public LeagueTab {
    Q_OBJECT
public:
    explicit OverviewTab(const LeagueDesk& league, QWidget* parent = nullptr);

protected:
    void refresh() override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void arrange();

    QGridLayout* m_grid;
    QWidget* m_left;
    QWidget* m_right;
    QVBoxLayout* m_tables;
};

} // namespace whistle
