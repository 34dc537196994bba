// SPDX-License-Identifier: GPL-3.0-or-later
// What may be done at a table: nothing that the referee refuses, and everything that it accepts.
#include "base/each.h"
#include "battle_line_random.h"
#include "battle_line_table.h"
#include "battleline/game.h"
#include "moves/narrowing.h"
#include "reference_match.h"

#include <QTest>
#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

using namespace whistle;
using namespace whistle::battleline;

namespace {

using OneMove = MoveOf<Command>;
using Moves = std::vector<OneMove>;

Moves movesAt(const State& state)
{
    return movesOf(Game{}, state);
}

std::string taps(const OneMove& move)
{
    std::string words;
    for (const Tap& tap : move.taps)
        words += tap.id + ' ';
    return words;
}

/// As it is written, without what stands at an open place.
std::string withoutOpen(Json command, const std::vector<Open>& open)
{
    for (const Open& place : open)
        command.erase(place.at.substr(std::string("/0/").size()));
    return command.dump();
}

std::set<std::string> written(const Moves& moves)
{
    std::set<std::string> all;
    for (const OneMove& move : moves) {
        if (move.commands.size() == 1)
            all.insert(withoutOpen(writeCommand(move.commands.front()), move.open));
    }
    return all;
}

bool isAmong(const Moves& moves, const Command& command)
{
    return std::ranges::any_of(moves, [&](const OneMove& move) {
        return move.commands.size() == 1 && withoutOpen(writeCommand(move.commands.front()), move.open) ==
                                                withoutOpen(writeCommand(command), move.open);
    });
}

const OneMove& moveBy(const Moves& moves, const std::string& tapped)
{
    const auto found = std::ranges::find(moves, tapped + ' ', taps);
    if (found == moves.end())
        qFatal("no move by %s", tapped.c_str());
    return *found;
}

State after(State state, const std::vector<Command>& commands)
{
    for (const Command& command : commands) {
        Outcome<State> outcome = referee(state, command);
        if (!outcome.isLegal())
            qFatal("refused: %s", writeCommand(command).dump().c_str());
        state = std::move(outcome.next);
    }
    return state;
}

/// One of every agreement that a game can be played by.
std::vector<HouseRules> everyAgreement()
{
    std::vector<HouseRules> all;
    for (const auto duplicates : allOf<WildcardDuplicates>()) {
        for (const auto timing : allOf<ClaimTiming>()) {
            for (const auto draw : allOf<ScoutDraw>()) {
                for (const auto points : allOf<DrawPoints>()) {
                    for (const bool forced : {true, false})
                        all.push_back({duplicates, timing, forced, draw, points});
                }
            }
        }
    }
    return all;
}

/// Plays by the moves of each table alone, one of the kinds of moves as often as another.
class ByMoves {
public:
    ByMoves(unsigned seed, const HouseRules& rules) : m_random(seed), m_rules(rules) {}

    State state;

    /// False: nothing may be done any more.
    bool step(const Moves& moves)
    {
        if (moves.empty())
            return false;
        std::map<std::string, std::vector<const OneMove*>> kinds;
        for (const OneMove& move : moves)
            kinds[std::string(commandForms().nameOf(move.commands.back()))].push_back(&move);
        auto kind = kinds.begin();
        std::advance(kind, below(kinds.size()));
        std::vector<Command> commands = kind->second[below(kind->second.size())]->commands;
        if (auto* start = std::get_if<StartGame>(&commands.front()); start && state.games.empty()) {
            start->houseRules = m_rules;
            start->endConditions = EndConditions{2, {}, {}};
        }
        state = after(std::move(state), commands);
        return true;
    }

private:
    std::size_t below(std::size_t count) { return m_random() % count; }
    std::mt19937 m_random;
    HouseRules m_rules;
};

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

} // namespace

class TestBattleLineMoves : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// From the empty table to the end of the series, by every agreement.
    void matchesAreFinishedByMovesAlone()
    {
        unsigned seed = 0;
        std::size_t most = 0;
        for (const HouseRules& rules : everyAgreement()) {
            ByMoves match(++seed, rules);
            for (Moves moves = movesAt(match.state); match.step(moves); moves = movesAt(match.state))
                most = std::max(most, moves.size());
            QCOMPARE(match.state.step, Step::Over);
            QVERIFY(match.state.series().verdict.isOver());
            QCOMPARE(match.state.houseRules, rules);
        }
        qInfo("%u series, at most %zu moves at a table", seed, most);
    }

    void everyMoveIsAcceptedAsItIsWritten()
    {
        for (unsigned seed = 0; seed < 12; ++seed) {
            ByMoves match(seed, everyAgreement()[seed * 4]);
            Moves moves = movesAt(match.state);
            for (int entry = 0; match.step(moves); ++entry) {
                moves = movesAt(match.state);
                for (std::size_t i = 0; entry % 7 == 0 && i < moves.size(); ++i) {
                    State now = match.state;
                    QVERIFY(!moves[i].commands.empty());
                    for (const Command& command : moves[i].commands) {
                        const Checked<Command> read = readCommand(writeCommand(command));
                        QVERIFY(read);
                        Outcome<State> outcome = referee(now, *read);
                        QVERIFY2(outcome.isLegal(), writeCommand(command).dump().c_str());
                        now = std::move(outcome.next);
                    }
                }
            }
        }
    }

    void whateverIsAcceptedIsAMove()
    {
        std::set<Step> everSeen;
        for (unsigned seed = 0; seed < 12; ++seed) {
            ByMoves match(seed, everyAgreement()[seed * 4 + 1]);
            Moves moves = movesAt(match.state);
            std::set<Step> seen;
            for (int entry = 0; match.step(moves); ++entry) {
                moves = movesAt(match.state);
                everSeen.insert(match.state.step);
                if (entry % 9 != 0 && !seen.insert(match.state.step).second)
                    continue;
                std::set<std::string> accepted;
                for (const Command& command : everything()) {
                    if (referee(match.state, command, Reasons::Listening::No).isLegal())
                        accepted.insert(writeCommand(command).dump());
                }
                QCOMPARE(written(moves), accepted);
            }
        }
        QCOMPARE(everSeen.size(), std::size_t{5});
    }

    /// South has filled flag 1 and holds seven cards: 57 other Troop cards there are, for eight flags.
    void theMovesOfATurnAreCounted()
    {
        BattleLineTable table;
        table.lay("south", 1, {"red_1", "red_2", "red_3"}).hand("south", 6, 1);
        std::map<int, int> troops; // moves by flag
        for (const MoveOf<Command>& move : movesAt(table.state)) {
            QVERIFY(!std::holds_alternative<Pass>(move.commands.front()));
            QVERIFY(!std::holds_alternative<Draw>(move.commands.front()));
            if (const auto* play = std::get_if<PlayTroop>(&move.commands.front()))
                ++troops[play->flag];
        }
        QCOMPARE(troops.size(), std::size_t{8});
        QVERIFY(troops.find(1) == troops.end());
        for (const auto& [flag, count] : troops)
            QCOMPARE(count, 57);
    }

    void whatWasRecordedIsAMove()
    {
        State state;
        int count = 0;
        for (const PlaythroughStep& step :
             readPlaythrough(QStringLiteral("battle-line"), QStringLiteral("reference_series"))) {
            if (step.kind != PlaythroughStep::Kind::Command || step.content.contains("override"))
                continue;
            const Checked<Command> command = readCommand(step.content);
            QVERIFY(command);
            QVERIFY2(isAmong(movesAt(state), *command), step.content.dump().c_str());
            state = after(state, {*command});
            ++count;
        }
        QVERIFY(count > 100);
    }

    /// No two the same, none the beginning of another, and each reached by its own.
    void tapsTellTheMovesApart()
    {
        std::set<Step> tapped;
        for (unsigned seed = 0; seed < 8; ++seed) {
            ByMoves match(seed, everyAgreement()[seed * 6]);
            Moves moves = movesAt(match.state);
            do {
                std::vector<std::vector<Tap>> all;
                std::vector<const MoveOffer*> offers;
                for (const OneMove& move : moves) {
                    all.push_back(move.taps);
                    offers.push_back(&move);
                }
                std::ranges::sort(all);
                for (std::size_t i = 0; i + 1 < all.size(); ++i) {
                    const bool isBeginning = all[i].size() <= all[i + 1].size() &&
                                             std::equal(all[i].begin(), all[i].end(), all[i + 1].begin());
                    QVERIFY2(!isBeginning, qPrintable(QString::fromStdString(all[i].back().id)));
                }
                if (!tapped.insert(match.state.step).second)
                    continue;
                for (std::size_t i = 0; i < offers.size(); ++i) {
                    Narrowing narrowing(offers);
                    for (const Tap& tap : offers[i]->taps)
                        QVERIFY(narrowing.tap(tap) != Narrowing::Step::Nothing);
                    QVERIFY(narrowing.said());
                    QCOMPARE(narrowing.said()->move, i);
                }
            } while (match.step(moves) && (moves = movesAt(match.state), true));
        }
        QCOMPARE(tapped.size(), std::size_t{6});
    }

    /// The usual draw goes in with the card that the next player lays, all of it or nothing.
    void theUsualDrawGoesInWithTheNextCard()
    {
        BattleLineTable table;
        table.play("play_troop", "'card': 'red_8', 'flag': 1");
        const Moves moves = movesAt(table.state);
        const OneMove& both = moveBy(moves, "green_9 4");
        QCOMPARE(both.seat, std::string("north"));
        QCOMPARE(both.commands.size(), std::size_t{2});
        QCOMPARE(std::get<Draw>(both.commands.front()).deck, Deck::Troop);
        QCOMPARE(std::get<PlayTroop>(both.commands.back()).flag, 4);
        QCOMPARE(both.weight, Weight::Open);
        QCOMPARE(moveBy(moves, "draw_troop").weight, Weight::Due);
        QCOMPARE(moveBy(moves, "draw_tactics").weight, Weight::Open);
    }

    void whoCanClaimIsAskedBeforeTheDraw()
    {
        BattleLineTable table;
        table.lay("south", 5, {"red_10", "red_9"});
        table.play("play_troop", "'card': 'red_8', 'flag': 5");
        const Moves moves = movesAt(table.state);
        QCOMPARE(moves.size(), std::size_t{3});
        QCOMPARE(moveBy(moves, "claim_5").weight, Weight::Due);
        QCOMPARE(moveBy(moves, "draw_troop").weight, Weight::Open);
        QVERIFY(std::ranges::none_of(moves, &OneMove::needsNobody));
    }

    /// By the Advanced rule the first turn has no claims to end: their end goes in with the card.
    void claimsThatCannotBeEndWithTheCard()
    {
        HouseRules rules;
        rules.claimTiming = ClaimTiming::StartOfTurn;
        const BattleLineTable table(rules);
        QCOMPARE(table.state.step, Step::ClaimFirst);
        const Moves moves = movesAt(table.state);
        QCOMPARE(moveBy(moves, "red_1 1").commands.size(), std::size_t{2});
        QVERIFY(moveBy(moves, "end_claims").needsNobody);
    }

    /// BL-R12: one by one, or all in one command.
    void scoutMayDrawOneByOneOrSeveralAtOnce()
    {
        BattleLineTable table;
        table.hand("south", 6, 1).turnOf("south");
        table.play("play_scout");
        const Moves moves = movesAt(table.state);
        QCOMPARE(moves.size(), std::size_t{2 + 4 + 8});
        QCOMPARE(moveBy(moves, "draw_troop").weight, Weight::Due);
        QCOMPARE(moveBy(moves, "draw_tactics").weight, Weight::Open);
        QCOMPARE(moveBy(moves, "at_once 2 draw_troop draw_tactics").weight, Weight::Aside);
        HouseRules rules;
        rules.scoutDraw = ScoutDraw::AllAtOnce;
        BattleLineTable atOnce(rules);
        atOnce.hand("south", 6, 1).turnOf("south");
        atOnce.play("play_scout");
        QCOMPARE(movesAt(atOnce.state).size(), std::size_t{8});
        QCOMPARE(moveBy(movesAt(atOnce.state), "draw_troop draw_troop draw_troop").weight, Weight::Due);
    }

    /// Who passes may hold a Tactics card that must be played: Enter does not pass then.
    void passingIsDueWhereNothingElseCanBe()
    {
        BattleLineTable table;
        table.hand("south", 0, 7).turnOf("south");
        QCOMPARE(moveBy(movesAt(table.state), "pass").weight, Weight::Open);
        table.aside("south", {"scout"}).turnOf("south");
        const Moves moves = movesAt(table.state);
        QCOMPARE(moves.size(), std::size_t{1});
        QCOMPARE(moves.front().weight, Weight::Due);
    }

    /// A later game repeats what was agreed of the series, or leaves it out.
    void theNextGameKeepsWhatDecidesTheSeries()
    {
        ByMoves match(4, {});
        while (match.state.step != Step::Over)
            QVERIFY(match.step(movesAt(match.state)));
        match.state.endConditions.pointLead = 40;
        const Moves moves = movesAt(match.state);
        QCOMPARE(moves.size(), std::size_t{1});
        const auto open = std::ranges::find(moves.front().open, "/0/end_conditions", &Open::at);
        QVERIFY(open != moves.front().open.end());
        const Json agreed{{"point_lead", 40}, {"wins_in_a_row", nullptr}, {"breakthroughs_in_a_row", nullptr}};
        QVERIFY(open->shape->check(agreed).empty());
        QVERIFY(!open->shape->check(Json::object()).empty());
    }

    /// Taps that no move has still mean something: the referee says why not.
    void whatIsRefusedIsFoundByItsTaps()
    {
        BattleLineTable table;
        table.play("play_troop", "'card': 'red_8', 'flag': 1");
        table.play("draw", "'deck': 'troop'");
        const auto refusedBy = [&](const std::vector<Tap>& tapped) {
            const std::vector<Command> commands = attemptOf(Game{}, table.state, tapped);
            if (commands.size() != 1)
                return std::string();
            const auto objections = referee(table.state, commands.front()).objections;
            return objections.empty() ? std::string() : std::string(objections.front().rule.id);
        };
        QCOMPARE(refusedBy({cardTap("red_8"), placeTap("3")}), std::string("BL-1.1"));
        QCOMPARE(refusedBy({cardTap("fog"), placeTap("3")}), std::string("BL-4.3"));
        QCOMPARE(refusedBy({cardTap("redeploy"), pieceTap("red_8"), placeTap("3")}), std::string("BL-4.3"));
        QCOMPARE(refusedBy({choiceTap("claim_1")}), std::string("BL-7.1"));
        QCOMPARE(refusedBy({choiceTap("pass")}), std::string("BL-5.3"));
        QVERIFY(attemptOf(Game{}, table.state, {cardTap("red_8")}).empty());
    }
};

QTEST_GUILESS_MAIN(TestBattleLineMoves)
#include "tst_battleline_moves.moc"
