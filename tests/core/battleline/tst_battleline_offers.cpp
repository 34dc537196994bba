// SPDX-License-Identifier: GPL-3.0-or-later
#include "battle_line_random.h"
#include "battleline/game.h"
#include "battleline/offers/legal.h"

#include <QTest>
#include <nlohmann/json.hpp>
#include <set>

using namespace whistle;
using namespace whistle::battleline;

namespace {

std::set<std::string> written(const std::vector<Command>& commands)
{
    std::set<std::string> all;
    for (const Command& command : commands)
        all.insert(writeCommand(command).dump());
    return all;
}

/// Every command that can be written down, legal or not.
const std::vector<Command>& everything()
{
    static const std::vector<Command> all = [] {
        std::vector<Command> commands{PlayScout{}, Pass{}, EndTurn{}, EndClaims{}};
        for (const Seat seat : bothSeats)
            commands.push_back(StartGame{seat, {}, {}, {}, {}});
        std::vector<std::vector<Deck>> lists{{}};
        for (std::size_t from = 0, length = 1; length <= scoutCards; ++length) {
            const std::size_t to = lists.size();
            for (; from < to; ++from) {
                for (const Deck deck : {Deck::Troop, Deck::Tactics}) {
                    std::vector<Deck> longer = lists[from];
                    longer.push_back(deck);
                    commands.push_back(ScoutDrawCards{longer});
                    commands.push_back(ScoutReturnCards{longer});
                    lists.push_back(std::move(longer));
                }
            }
        }
        for (const Deck deck : {Deck::Troop, Deck::Tactics})
            commands.push_back(Draw{deck});
        for (int flag = 1; flag <= flagCount; ++flag)
            commands.push_back(ClaimFlag{flag});
        for (int i = 0; i < cardCount; ++i) {
            const Card card = Card::at(i);
            commands.push_back(PlayDeserter{card});
            commands.push_back(PlayRedeploy{card, {}, true});
            for (int flag = 1; flag <= flagCount; ++flag) {
                commands.push_back(PlayTroop{card, flag});
                commands.push_back(PlayMorale{card, flag});
                commands.push_back(PlayEnvironment{card, flag});
                commands.push_back(PlayRedeploy{card, flag, false});
                commands.push_back(PlayTraitor{card, flag});
            }
        }
        return commands;
    }();
    return all;
}

/// Every command that is offered, from its sorts; which cards are held nobody sees, so every card that may be is
/// offered, and of the next game its start with everything as it was.
class Offers {
public:
    explicit Offers(const State& state) : m_state(state), m_legal(legal(state)) {}

    std::vector<Command> all()
    {
        if (!m_state.isRunning())
            offerGames();
        for (const CardPlay& play : m_legal.plays)
            offerPlays(play);
        offerIf<Pass>(m_legal.mayPass);
        if (m_legal.mayClaim) {
            for (const int flag : numbersOf(provableFlags(m_state.table, m_state.toMove, m_state.houseRules)))
                m_offers.push_back(ClaimFlag{flag});
        }
        if (m_state.step == Step::Scouting) {
            const bool atOnce = m_state.houseRules.scoutDraw == ScoutDraw::AllAtOnce;
            const int draws = m_state.scoutDraws;
            offerDecks<ScoutDrawCards>(m_state.decks, atOnce ? draws : 1, draws);
            offerDecks<ScoutReturnCards>(m_state.hands[m_state.toMove], 1, m_state.scoutReturns());
        } else {
            for (const Deck deck : m_legal.draws)
                m_offers.push_back(Draw{deck});
        }
        offerIf<EndTurn>(m_legal.mayEndTurn);
        offerIf<EndClaims>(m_legal.mayEndClaims);
        return std::move(m_offers);
    }

private:
    template <class Entry>
    void offerIf(bool may)
    {
        if (may)
            m_offers.push_back(Entry{});
    }

    void offerGames()
    {
        const SeriesVerdict series = m_state.series(Reasons::Listening::No).verdict;
        for (const Seat seat : bothSeats) {
            if (m_state.games.empty() || series.nextStarter == seat)
                m_offers.push_back(StartGame{seat, {}, {}, {}, {}});
        }
    }

    void offerPlays(const CardPlay& play)
    {
        for (const int flag : numbersOf(play.flags))
            m_offers.push_back(playAt(play.card, flag));
        offerIf<PlayScout>(play.card == cards::scout && play.isPlayable());
        for (const CardMove& move : play.moves) {
            if (play.card == cards::deserter)
                m_offers.push_back(PlayDeserter{move.card});
            if (move.mayLeavePlay)
                m_offers.push_back(PlayRedeploy{move.card, {}, true});
            for (const int flag : numbersOf(move.toFlags)) {
                if (play.card == cards::traitor)
                    m_offers.push_back(PlayTraitor{move.card, flag});
                else
                    m_offers.push_back(PlayRedeploy{move.card, flag, false});
            }
        }
    }

    /// Every order of `least` to `most` decks that these cards allow.
    template <class Entry>
    void offerDecks(Cards left, int least, int most, std::vector<Deck> decks = {})
    {
        const int count = static_cast<int>(decks.size());
        if (count >= least && count > 0)
            m_offers.push_back(Entry{decks});
        for (const Deck deck : {Deck::Troop, Deck::Tactics}) {
            if (count == most || left.of(deck) == 0)
                continue;
            --left.of(deck);
            decks.push_back(deck);
            offerDecks<Entry>(left, least, most, decks);
            decks.pop_back();
            ++left.of(deck);
        }
    }

    const State& m_state;
    Legal m_legal;
    std::vector<Command> m_offers;
};

} // namespace

/// What is offered is accepted, and what is accepted is offered.
class TestBattleLineOffers : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void offersAreWhatTheRefereeAccepts_data()
    {
        QTest::addColumn<unsigned>("seed");
        for (unsigned seed = 1; seed <= 8; ++seed)
            QTest::addRow("series %u", seed) << seed;
    }

    void offersAreWhatTheRefereeAccepts()
    {
        QFETCH(unsigned, seed);
        RandomPlayer player(seed);
        State state;
        std::set<Step> seen;
        for (int entry = 0; entry < 220; ++entry) {
            const bool isNewStep = seen.insert(state.step).second;
            if (isNewStep || entry % 9 == 0) {
                std::vector<Command> accepted;
                for (const Command& command : everything()) {
                    if (referee(state, command, Reasons::Listening::No).isLegal())
                        accepted.push_back(command);
                }
                QCOMPARE(written(Offers(state).all()), written(accepted));
            }
            const bool isOver = state.step == Step::Over;
            if (isOver && !state.series().verdict.nextStarter)
                break;
            const std::optional<Command> next = isOver ? player.start(state) : player.next(state);
            QVERIFY(next);
            state = referee(state, *next).next;
        }
        QVERIFY(seen.size() >= 4);
    }

    void whyNotCitesTheRule()
    {
        RandomPlayer player(3);
        State state = referee({}, player.start({})).next;
        state.step = Step::Play;
        const std::vector<Objection> found = referee(state, Draw{Deck::Troop}).objections;
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found.front().rule.id, std::string_view("BL-4.2"));
    }
};

QTEST_GUILESS_MAIN(TestBattleLineOffers)
#include "tst_battleline_offers.moc"
