// SPDX-License-Identifier: GPL-3.0-or-later
// Set-up, rounds, Action Cards, passing, the end of the match.
#include "heroes/game.h"
#include "heroes_table.h"

#include <nlohmann/json.hpp>

using namespace whistle;
using namespace whistle::heroes;

class TestHeroesRounds : public QObject {
    Q_OBJECT

    static NewMatch with(const std::function<void(NewMatch&)>& change)
    {
        NewMatch match = TestTable::usual();
        change(match);
        return match;
    }

private Q_SLOTS:
    void twoToFourPlayers()
    {
        const auto refusal = [](const NewMatch& match) {
            return referee(State{}, match).objections.empty() ? QString() : QStringLiteral("MH-3.2");
        };
        QCOMPARE(refusal(TestTable::usual()), QString());
        QCOMPARE(refusal(with([](NewMatch& match) { match.players.pop_back(); })), QStringLiteral("MH-3.2"));
        QCOMPARE(refusal(with([](NewMatch& match) { match.players[1].faction = Faction::Haven; })),
                 QStringLiteral("MH-3.2"));
    }

    void theStartingArmyIsThreeAndThree()
    {
        TestTable table;
        table.plays(ChooseHero{"Anna", "Anton", {}});
        QCOMPARE(table.anton().tokens(Unit::Crossbowman).elite, 3);
        QCOMPARE(table.anton().tokens(Unit::Sister).elite, 3);
        QCOMPARE(table.anna().reserveOf(Unit::Crossbowman), 4);
    }

    void aRecognisedLeaderStartsWithTwoMore()
    {
        TestTable table(with([](NewMatch& match) {
            match.players[0].facts.heroes[0].skills = {StartingSkill::RecognisedLeader, StartingSkill::SupplyWagon,
                                                       StartingSkill::Legacy};
        }));
        table.plays(ChooseHero{"Anna", "Anton", {}});
        QCOMPARE(table.anton().tokens(Unit::Crossbowman).elite, 5);
        QCOMPARE(table.anna().resources, 10);
        QCOMPARE(table.anna().gold, 12);
    }

    void aSageBringsASkillCard()
    {
        TestTable table(with([](NewMatch& match) {
            match.players[0].facts.heroes[0].skills = {StartingSkill::Sage};
            match.players[0].facts.heroes[1].leadership = 5;
        }));
        QCOMPARE(table.badInput(ChooseHero{"Anna", "Anton", {}}), QStringLiteral("/skill_card"));
        QCOMPARE(table.refusal(ChooseHero{"Anna", "Anton II", {}}), QStringLiteral("MH-4.4"));
        QCOMPARE(table.refusal(ChooseHero{"Anna", "Anastasya", {}}), QStringLiteral("MH-3.14"));
        QCOMPARE(table.badInput(ChooseHero{"Anna", "Nobody", {}}), QStringLiteral("/hero"));
        table.plays(ChooseHero{"Anna", "Anton", DrawnSkill{Deck::Might, "Rush"}});
        QCOMPARE(table.anton().skillCards, std::vector<std::string>{"Rush"});
        QCOMPARE(table.refusal(ChooseHero{"Anna", "Anton II", {}}), QStringLiteral("MH-3.14"));
    }

    void aTileTurnsClockwise()
    {
        TestTable table(with([](NewMatch& match) { match.board = BoardKind::Mirror; }));
        table.plays(PlaceTile{3, 0, 1, 1, {"..M.", "....", "W...", "WW.."}});
        QCOMPARE(table.state.board.rows(), (std::vector<std::string>{"    WW..", "    W...", "    ...M", "    ...."}));
        QCOMPARE(table.refusal(PlaceTile{10, 0, 0}), QStringLiteral("MH-3.3"));
        QCOMPARE(table.refusal(PlaceTile{3, 0, 0}), QStringLiteral("MH-3.3"));
        QCOMPARE(table.refusal(PlaceTile{4, 0, 1}), QStringLiteral("MH-3.3"));
    }

    void aCapitalLiesOnACornerOfItsTile()
    {
        TestTable table(with([](NewMatch& match) { match.board = BoardKind::Mirror; }));
        table.plays(PlaceTile{3, 0, 0}).plays(PlaceTile{4, 0, 1});
        table.plays(SetSpace{0, 3, {}, NewSite{"Mill", SiteKind::Sawmill}, {}, {}});
        QCOMPARE(table.refusal(PlaceCapital{"Anna", 1, 0}), QStringLiteral("MH-3.7"));
        QCOMPARE(table.refusal(PlaceCapital{"Anna", 0, 3}), QStringLiteral("MH-3.7"));
        QCOMPARE(table.refusal(PlaceCapital{"Anna", 0, 8}), QStringLiteral("MH-3.7"));
        table.plays(PlaceCapital{"Anna", 0, 0});
        QCOMPARE(table.refusal(PlaceCapital{"Béla", 3, 3}), QStringLiteral("MH-3.7"));
        QCOMPARE(table.refusal(PlaceCapital{"Anna", 0, 4}), QStringLiteral("MH-3.7"));
        QCOMPARE(table.refusal(SetSpace{0, 0, {}, NewSite{"Hut", SiteKind::Sawmill}, {}, {}}),
                 QStringLiteral("MH-3.7"));
        QCOMPARE(table.refusal(SetSpace{0, 3, {}, NewSite{"Hut", SiteKind::Sawmill}, {}, {}}),
                 QStringLiteral("MH-8.14"));
        QCOMPARE(table.refusal(SetSpace{1, 1, {}, {}, {}, "Mill"}), QStringLiteral("MH-8.14"));
        QCOMPARE(table.badInput(SetSpace{1, 1, {}, {}, {}, "Nothing"}), QStringLiteral("/guards"));
        QCOMPARE(table.refusal(SetSpace{4, 0, ".", {}, {}, {}}), QStringLiteral("MH-3.3"));
    }

    void withoutACardYouAreSkippedAndTheRoundEnds()
    {
        TestTable table;
        table.begins();
        QCOMPARE(table.refusal(PlayCard{"Béla", 1, ActionKind::Gather}), QStringLiteral("MH-5.1"));
        QCOMPARE(table.refusal(PlayCard{"Anna", 4, ActionKind::Gather}), QStringLiteral("MH-23.3"));
        for (int card = 1; card <= 3; ++card) {
            for (const char* player : {"Anna", "Béla"}) {
                table.plays(PlayCard{player, card, ActionKind::Gather}).plays(EndAction{});
            }
        }
        QCOMPARE(table.state.round, 2);
        QCOMPARE(table.state.step, Step::RevealWeekCard);
        QCOMPARE(table.state.activePlayer().name, std::string("Béla"));
        QCOMPARE(table.refusal(PlayCard{"Béla", 1, ActionKind::Gather}), QStringLiteral("MH-5.6"));
        table.plays(RevealWeekCard{"Calm week", false, {}});
        QCOMPARE(table.refusal(RevealWeekCard{"Calm week", false, {}}), QStringLiteral("MH-5.6"));
    }

    void aPassIsForThisTurnOnly()
    {
        TestTable table;
        table.begins();
        table.plays(Pass{"Anna"}).plays(PlayCard{"Béla", 1, ActionKind::Gather}).plays(EndAction{});
        QCOMPARE(table.state.activePlayer().name, std::string("Anna"));
        table.plays(Pass{"Anna"}).plays(Pass{"Béla"});
        QCOMPARE(table.state.round, 2);
    }

    void orForTheRestOfTheRound()
    {
        TestTable table(with([](NewMatch& match) { match.houseRules.passing = Passing::RestOfRound; }));
        table.begins();
        table.plays(Pass{"Anna"}).plays(PlayCard{"Béla", 1, ActionKind::Gather}).plays(EndAction{});
        QCOMPARE(table.state.activePlayer().name, std::string("Béla"));
        table.plays(Pass{"Béla"});
        QCOMPARE(table.state.round, 2);
    }

    void theCardShowsTwoActions()
    {
        TestTable table(with([](NewMatch& match) {
            match.actionCards = {{ActionKind::Gather, ActionKind::Build},
                                 {ActionKind::Recruit, ActionKind::Build},
                                 {ActionKind::Gather, ActionKind::ActivateHeroes}};
        }));
        table.begins();
        QCOMPARE(table.refusal(PlayCard{"Anna", 1, ActionKind::Recruit}), QStringLiteral("MH-5.3"));
        table.plays(PlayCard{"Anna", 2, ActionKind::Recruit});
        QCOMPARE(table.refusal(Gather{}), QStringLiteral("MH-5.3"));
        QCOMPARE(table.refusal(EndMatch{}), QStringLiteral("MH-1.2"));
    }

    void afterTheLastWeekCardTheMostPowerPointsWin()
    {
        TestTable table;
        table.begins();
        table.plays(Adjust{"Béla", Adjusted::PowerPoints, 3, "a card"});
        for (int round = 1; round <= 10; ++round) {
            if (round > 1)
                table.plays(RevealWeekCard{"Week", false, {}});
            QCOMPARE(table.state.lastRound, round == 10);
            for (int i = 0; i < 2; ++i)
                table.plays(Pass{table.state.activePlayer().name});
        }
        QCOMPARE(table.state.step, Step::EndMatch);
        QVERIFY(!table.state.active);
        table.plays(EndMatch{});
        QCOMPARE(table.state.result->winners, std::vector<std::string>{"Béla"});
        QCOMPARE(table.refusal(Pass{"Anna"}), QStringLiteral("MH-1.2"));
        table.plays(Note{"good game"});
    }

    void twelvePowerPointsWinAtOnce()
    {
        TestTable table;
        table.begins();
        table.plays(Adjust{"Anna", Adjusted::PowerPoints, 11, "cards"});
        table.plays(GainArtefact{"Anton", "Sword", Slot::Weapon});
        QCOMPARE(table.state.phase, Phase::Finished);
        QVERIFY(table.state.result->endedBy == EndedBy::Domination);
        QCOMPARE(table.refusal(EndMatch{}), QStringLiteral("MH-1.1"));
        table.plays(Adjust{"Anna", Adjusted::PowerPoints, -5, "slip"});
        QCOMPARE(table.state.result->winners, std::vector<std::string>{"Anna"});
    }

    void theTableHasAllItsKeysAlways()
    {
        const Shape shape = tableShape();
        QVERIFY(shape.check(tableJson(State{})).empty());
        TestTable table;
        table.begins().fights(TestTable::wolves());
        const Problems problems = shape.check(tableJson(table.state));
        QVERIFY2(problems.empty(), problems.empty() ? "" : problems.front().at.c_str());
    }
};

QTEST_GUILESS_MAIN(TestHeroesRounds)
#include "tst_heroes_rounds.moc"
