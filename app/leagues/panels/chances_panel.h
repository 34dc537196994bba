// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/layout/named.h"
#include "controls/panels/panel_box.h"
#include "controls/press/buttons.h"
#include "controls/words/text_label.h"
#include "league/outlook/simulation.h"
#include "leagues/season/league_session.h"
#include "leagues/standings/league_table.h"

#include <QFutureWatcher>
#include <QProgressBar>
#include <QTimer>
#include <atomic>
#include <memory>

namespace whistle {

/// How likely each place is: the rest of the season, played many times beside the window. Starts by itself, can be
/// stopped, and says the same each time (the seed is the season's own).
///
/// objectNames: chances, chancesProgress, chancesCancel, chancesAgain, chancesTable.
class ChancesPanel : public PanelBox {
    Q_OBJECT
public:
    explicit ChancesPanel(const LeagueSession& league, QWidget* parent = nullptr);
    ~ChancesPanel() override;

    /// Reckons anew if the season is another one than last time.
    void refresh();
    /// Whether something is still open, so that there are chances.
    [[nodiscard]] bool isWorthIt() const;

private:
    [[nodiscard]] bool isReckoning() const { return m_watcher.isRunning(); }
    void start();
    void stop();
    void show();

    LeagueSession m_league;
    QFutureWatcher<league::Simulation> m_watcher;
    std::shared_ptr<std::atomic<bool>> m_cancelled;
    std::shared_ptr<std::atomic<int>> m_progress;
    league::Season m_of; ///< the season that the numbers are of
    league::Simulation m_simulation;
    bool m_again = false; ///< the season changed while it was reckoned
    QTimer m_patience;
    TextLabel* m_title = new TextLabel({}, TypeStep::Title);
    TextLabel* m_hint = new Paragraph(TypeStep::Caption, Colour::TextMuted);
    QProgressBar* m_bar = named("chancesProgress", new QProgressBar);
    ChoiceButton* m_cancel = named("chancesCancel", new ChoiceButton({}, ButtonLook::Outline));
    ChoiceButton* m_start = named("chancesAgain", new ChoiceButton({}, ButtonLook::Outline));
    LeagueTable* m_table = named("chancesTable", new LeagueTable);
};

} // namespace whistle
