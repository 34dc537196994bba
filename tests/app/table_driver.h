// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kaosball/commands.h"
#include "kaosball/game.h"
#include "kaosball/kaosball_page.h"
#include "parts/crossfield_view.h"
#include "shell/main_window.h"

#include <QAbstractButton>

namespace whistle::kaosball {

/// Plays commands through the page of a match by clicks alone: on buttons, found by their objectNames, and on places of
/// the crossfield. It knows the page, no rule.
class TableDriver {
public:
    explicit TableDriver(MainWindow& window) : m_window(window) {}

    /// Enters the command as players would. `next`: what comes after it (whether somebody is going to react).
    void perform(const Command& command, const Command* next);
    /// Why something could not be clicked; empty: all is well.
    [[nodiscard]] const QString& trouble() const { return m_trouble; }

    [[nodiscard]] const GameMatch<Game>& match() const { return m_window.desk()->as<Game>(); }
    [[nodiscard]] const State& state() const { return match().state(); }
    [[nodiscard]] KaosballPage* page() const { return m_window.findChild<KaosballPage*>(); }
    [[nodiscard]] bool isShown(const QString& name) const { return find(name) != nullptr; }
    void click(const QString& name);

private:
    void on(const RevealUpgrades& command);
    void on(const RevealRingers& command);
    void on(const OpenLot& command);
    void on(const Bid& command);
    void on(const PassBid& command);
    void on(const SetLoadout& command);
    void on(const SetLineup& command);
    void on(const ReplaceFigures& command);
    void on(const PlayTactic& command);
    void on(const PlayCheat& command);
    void on(const Activate& command);
    void on(const Move& command);
    void on(const HandOff& command);
    void on(const React& command);
    void on(const ContestCommand& command);
    void on(const EndTurn& command);
    void on(const Bribe& command);
    void on(const RollFouls& command);
    void on(const ScoreBonus& command);
    void on(const CleanUp& command);
    void on(const EndMatch& command);
    template <class Other>
    void on(const Other& command);

    [[nodiscard]] QAbstractButton* find(const QString& name, const QWidget* in = nullptr) const;
    void press(QAbstractButton* button, const QString& name);
    void clickIn(const QString& parent, const QString& name);
    void clickFigure(const std::string& id);
    void clickSpace(Space space);
    void clickBorder(const Wall& wall);
    void drag(const std::string& figure, const std::vector<Space>& path);
    void decline();
    void reveal(const std::vector<RevealedLot>& lots);
    void bid(int amount);
    void placeFigures(const std::string& team, const std::vector<std::pair<std::string, Space>>& placements);
    void fillContest(const ContestEntry& entry);
    void showCard(const std::string& team, Card card);
    [[nodiscard]] CrossfieldView* field() const;

    MainWindow& m_window;
    QString m_trouble;
    const Command* m_next = nullptr;
};

} // namespace whistle::kaosball
