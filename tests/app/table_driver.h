// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hand.h"
#include "kaosball/entries/commands.h"
#include "kaosball/field/crossfield_view.h"
#include "kaosball/game.h"
#include "kaosball/page/kaosball_page.h"
#include "window/main_window.h"

#include <QAbstractButton>

namespace whistle::kaosball {

/// Plays commands through the page of a match as users do, with a hand: on buttons, found by their objectNames, and on
/// places of the crossfield. It knows the page, no rule.
class TableDriver {
public:
    explicit TableDriver(MainWindow& window, Hand::With with = Hand::With::Mouse)
        : m_window(window)
        , m_hand(window, with)
    {
    }

    /// Plays in this session from now on, not on that of the match that is open.
    void playOn(MatchSession& session) { m_session = &session; }
    /// Enters the command as players would. `next`: what comes after it, where that is known: a step to which nobody is
    /// going to react is over at once, any other stays open.
    void perform(const Command& command, const Command* next = nullptr);
    /// Why something could not be done; empty: all is well.
    [[nodiscard]] const QString& trouble() const { return m_trouble; }
    /// After something that could not be done: forgets why, and Esc until nothing is open any more.
    void giveUp();

    [[nodiscard]] const GameMatch<Game>& match() const
    {
        return (m_session != nullptr ? m_session : m_window.session())->as<Game>();
    }
    [[nodiscard]] const State& state() const { return match().state(); }
    [[nodiscard]] KaosballPage* page() const { return m_window.findChild<KaosballPage*>(); }
    [[nodiscard]] bool isShown(const QString& name) const { return find(name) != nullptr; }
    /// The visible button of this name, or null.
    [[nodiscard]] QAbstractButton* find(const QString& name, const QWidget* in = nullptr) const;
    void click(const QString& name);
    /// A curtain, as by Enter: it stays open.
    void open(const QString& name);
    /// Says the cards of the contest that is open, and what else it asks.
    void fillContest(const ContestEntry& entry, const std::vector<std::string>& teams);
    [[nodiscard]] CrossfieldView* field();
    void type(const QString& field, const QString& text);
    [[nodiscard]] Hand& hand() { return m_hand; }

private:
    void on(const RevealUpgrades& command);
    void on(const RevealRingers& command);
    void on(const OpenLot& command);
    void on(const Bid& command);
    void on(const PassBid& command);
    void on(const SetLoadout& command);
    void on(const SetLineup& command);
    void on(const ReplaceFigures& command);
    void on(const StartPeriod& command);
    void on(const StartTurn& command);
    void on(const Celerity& command);
    void on(const LastStand& command);
    void on(const PlayTactic& command);
    void on(const ScatterMove& command);
    void on(const PlayCheat& command);
    void on(const Stomp& command);
    void on(const Activate& command);
    void on(const Move& command);
    void on(const HandOff& command);
    void on(const React& command);
    void on(const ContestCommand& command);
    void on(const Scorch& command);
    void on(const EndTurn& command);
    void on(const ScorePeriod& command);
    void on(const Bribe& command);
    void on(const RollFouls& command);
    void on(const ScoreBonus& command);
    void on(const CleanUp& command);
    void on(const EndMatch& command);
    void on(const StartOvertime& command);
    void on(const RollAllianceTiebreaker& command);
    void on(const SetDepth& command);
    void on(const TakeDamage& command);
    void on(const Correct& command);
    void on(const NewMatch& command);

    void note(const QString& trouble);
    void clickIn(const QString& parent, const QString& name);
    /// The moment of a ruling is over.
    void passMoment();
    /// Presses a choice that is on or off until it is as wanted.
    void toggle(const QString& name, bool on);
    void clickFigure(const std::string& id);
    /// On the field, or as a button in scorekeeper depth.
    void clickPiece(const std::string& figure);
    void clickSpace(Space space);
    void clickBorder(const Wall& wall);
    void go(const std::string& figure, const std::vector<Space>& path);
    void activate(const std::string& figure, Action action);
    void actOutOfTurn(const std::string& figure, Action action);
    void decline();
    [[nodiscard]] bool nobodyReactsNext() const;
    void reveal(const std::vector<RevealedLot>& lots);
    void setNumber(const QString& name, int number);
    void placeFigures(const std::string& team, const std::vector<std::pair<std::string, Space>>& placements);
    void showCard(const std::string& team, Card card, std::size_t side);
    [[nodiscard]] std::string teamPart(const std::string& figure) const { return figure.substr(0, figure.find('/')); }
    [[nodiscard]] std::string figurePart(const std::string& figure) const
    {
        return figure.substr(figure.find('/') + 1);
    }

    /// So often something is pressed that may have to be pressed again.
    static constexpr int oftenEnough = 40;

    MainWindow& m_window;
    MatchSession* m_session = nullptr;
    Hand m_hand;
    QString m_trouble;
    const Command* m_next = nullptr;
};

} // namespace whistle::kaosball
