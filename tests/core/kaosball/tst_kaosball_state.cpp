// SPDX-License-Identifier: GPL-3.0-or-later
#include "state_fixture.h"

#include <QTest>

using namespace whistle;
using namespace whistle::kaosball;

namespace {

constexpr FigureRef fangsR1{0, 0};
constexpr FigureRef fangsB1{0, 7};
constexpr FigureRef amazonsR1{1, 0};

using Change = void (*)(State&);

State fourTeams()
{
    State state = matchInPlay();
    state.mode = Mode::MaxKaos;
    state.teams.push_back(freshTeam("ogres", Side::West));
    state.teams.push_back(freshTeam("daemons", Side::East));
    return state;
}

State alliances()
{
    State state = fourTeams();
    state.mode = Mode::Alliance;
    for (const int team : {0, 1})
        state[team].alliance = "iron";
    for (const int team : {2, 3})
        state[team].alliance = "night";
    return state;
}

std::string whatIsWrong(const State& state)
{
    const auto found = unsoundness(state, Constants{});
    return found ? found->toStdString() : std::string("sound");
}

} // namespace

Q_DECLARE_METATYPE(Change)

class TestKaosballState : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void figuresAreFoundByTheirName()
    {
        const State state = matchInPlay();
        QVERIFY(state.figureNamed("fangs/b1") == fangsB1);
        QVERIFY(state.figureNamed("amazons/r1") == amazonsR1);
        QCOMPARE(state.idOf(fangsB1), std::string("fangs/b1"));
        for (const char* unknown : {"fangs/b7", "ogres/r1", "fangs", "r1", "", "/", "fangs/"})
            QVERIFY2(!state.figureNamed(unknown).isValid(), unknown);
    }

    void aStandingFigureHoldsItsSpaceAndALyingOneDoesNot()
    {
        State state = matchInPlay();
        QVERIFY(state.standingAt(spaceNamed("c2")) == fangsR1);
        state[fangsR1].standing = false;
        QVERIFY(!state.standingAt(spaceNamed("c2")).isValid());
        QCOMPARE(state.countOnField(0), 5);
        QCOMPARE(state.onField().size(), std::size_t{10});
        state[fangsR1].where = Where::Dugout;
        QCOMPARE(state.countOnField(0), 4);
    }

    void teamsThatAreOutArePassedOver()
    {
        State state = fourTeams();
        state[2].status = TeamStatus::BlownOut;
        QCOMPARE(state.orderFromTeam(1), (std::vector<int>{1, 3, 0}));
        QCOMPARE(state.orderFromTeam(2), (std::vector<int>{3, 0, 1}));
        QCOMPARE(state.leftNeighbour(1), 3);
        QCOMPARE(state.leftNeighbour(3), 0);
    }

    void inAnOvertimeOnlyTheTiedTeamsPlay()
    {
        State state = fourTeams();
        state.overtimeTeams = {0, 3};
        QVERIFY(!state.plays(1));
        QCOMPARE(state.orderFromTeam(1), (std::vector<int>{3, 0}));
        state[0].status = TeamStatus::Eliminated;
        QCOMPARE(state.orderFromTeam(1), (std::vector<int>{3}));
        QCOMPARE(state.leftNeighbour(3), 3);
        state[3].status = TeamStatus::Eliminated;
        QCOMPARE(state.leftNeighbour(3), -1);
    }

    void alliesAreNoEnemies()
    {
        QVERIFY(fourTeams().areEnemies(0, 1));
        const State state = alliances();
        QVERIFY(!state.areEnemies(0, 1));
        QVERIFY(state.areEnemies(1, 2));
        QVERIFY(!state.areEnemies(2, 2));
    }

    void bribesGoRoundFromTheFirstPlayer()
    {
        State state = fourTeams();
        state.phase = Phase::Bribes;
        state.firstPlayer = 2;
        QCOMPARE(state.teamToAct(), 2);
        state[2].isDone = true;
        state[3].isDone = true;
        QCOMPARE(state.teamToAct(), 0);
        for (Team& team : state.teams)
            team.isDone = true;
        QCOMPARE(state.teamToAct(), -1);
    }

    void onlyTeamsWithCheatCardsRollForFouls()
    {
        State state = fourTeams();
        state.phase = Phase::FoulRolls;
        state[0].burned = {Card::energy(3), Card::tactic(Tactic::Huddle)};
        state[1].burned = {Card::boosterBru()};
        state[3].burned = {Card::cheat(Cheat::Bzzzzt), Card::cheat(Cheat::StimPack)};
        QCOMPARE(state.burnedCheats(3), 2);
        QCOMPARE(state.teamToAct(), 1);
        state[1].isDone = true;
        QCOMPARE(state.teamToAct(), 3);
    }

    void lineUpsGoByTheOrderOfThePeriodThatEnded()
    {
        State state = fourTeams();
        state.phase = Phase::Lineup;
        state.firstPlayer = 0;
        state.orderFrom = 3;
        QCOMPARE(state.teamToAct(), 3);
        state.phase = Phase::Replace;
        state[3].isDone = true;
        QCOMPARE(state.teamToAct(), 0);
    }

    void theAuctionTellsWhoActsInADraft()
    {
        State state = fourTeams();
        state.phase = Phase::UpgradeDraft;
        QCOMPARE(state.teamToAct(), -1);
        state.auction.emplace().nextTeam = 1;
        state.auctionOrder = {2, 3, 0, 1};
        QCOMPARE(state.teamToAct(), 3);
        state.auction->nextTeam = -1;
        QCOMPARE(state.teamToAct(), -1);
    }

    void inTurnsTheActiveTeamActsAndBetweenThemTheNext()
    {
        State state = matchInPlay();
        state.nextTeam = 1;
        QCOMPARE(state.teamToAct(), 1);
        state.active = 0;
        for (const Phase phase : {Phase::Turn, Phase::Special, Phase::SpecialEnd}) {
            state.phase = phase;
            QCOMPARE(state.teamToAct(), 0);
        }
        state.phase = Phase::Loadout;
        QCOMPARE(state.teamToAct(), -1);
    }

    void theCrossfieldIsSeenWithItsFiguresOnly()
    {
        State state = alliances();
        state[0].ability = Ability::Vampirism;
        state[1].ability = Ability::MeleeMastery;
        state.suspended = {1};
        state[fangsB1].damage = 2;
        state[fangsR1].health = 0;
        const FieldView view = viewField(state);
        QCOMPARE(view.position.pieces.size(), std::size_t{10});
        QCOMPARE(view.pieceOf({0, 12}), -1);
        const Piece& bruiser = view.position.pieces[static_cast<std::size_t>(view.pieceOf(fangsB1))];
        QCOMPARE(bruiser.id, std::string("fangs/b1"));
        QCOMPARE(bruiser.damage, 2);
        QVERIFY(bruiser.space == spaceNamed("d2"));
        QCOMPARE(bruiser.health, std::optional<int>(3));
        QVERIFY(!view.position.pieces[static_cast<std::size_t>(view.pieceOf(fangsR1))].health);
        QVERIFY(view.position.teams[0].ability == Ability::Vampirism);
        QVERIFY(view.position.teams[1].ability == Ability::None);
        QVERIFY(!view.position.areEnemies(0, 1));
        QVERIFY(view.position.areEnemies(1, 2));
        QVERIFY(!view.position.areEnemies(2, 3));
        QCOMPARE(view.position.carrier, -1);
        QVERIFY(view.position.ball == crossfield::centerfield());
    }

    void aCarriedBallLiesNowhere()
    {
        State state = matchInPlay();
        state.ball = {Space{}, fangsB1};
        const FieldView view = viewField(state);
        QCOMPARE(view.position.carrier, view.pieceOf(fangsB1));
        QVERIFY(!view.position.ball.isValid());
        QCOMPARE(view.position.teams[0].alliance, -1);
    }

    void aMatchInPlayIsSound() { QCOMPARE(whatIsWrong(matchInPlay()), "sound"); }
    void beforeTheFirstMatchThereIsNothingToCheck() { QCOMPARE(whatIsWrong(State{}), "sound"); }
    void aMatchBeforeTheFirstDealIsSound()
    {
        State state;
        state.teams = {freshTeam("fangs", Side::South), freshTeam("amazons", Side::North)};
        state.phase = Phase::UpgradeDraft;
        state.drawPile = 60;
        state.ball.space = crossfield::centerfield();
        QCOMPARE(whatIsWrong(state), "sound");
    }
    void soundnessAllowsWhatTheRulesAllow()
    {
        State state = matchInPlay();
        state.walls = {wallBetween(spaceNamed("e5"), spaceNamed("e6")),
                       wallBetween(spaceNamed("d4"), spaceNamed("d5"))};
        state.fires = {{spaceNamed("c2"), 2}, {spaceNamed("f4"), 1}};
        state.scoreTokens = {{spaceNamed("e5"), 0}, {spaceNamed("f4"), 1}};
        state[amazonsR1].standing = false;
        state[amazonsR1].space = spaceNamed("c2");
        state[{1, 3}].where = Where::Killed;
        state[0].trophies = {{1, 3}};
        state[{1, 4}].where = Where::Lost;
        state[0].score = -7;
        state.bell = 0;
        state.finalTurns = {1};
        QCOMPARE(whatIsWrong(state), "sound");
    }

    void everyBrokenInvariantIsTold_data()
    {
        QTest::addColumn<Change>("change");
        QTest::addColumn<QString>("told");
        const auto row = [](const char* name, Change change, const char* told) {
            QTest::newRow(name) << change << QString::fromLatin1(told);
        };
        row(
            "1: two stand in one space", [](State& s) { s[fangsR1].space = spaceNamed("d2"); },
            "fangs/r1 and fangs/b1 would both stand on d2");
        row(
            "1: on the field, but nowhere", [](State& s) { s[fangsR1].space = Space{}; }, "fangs/r1 would be on the");
        row(
            "2: no ball", [](State& s) { s.ball.space = Space{}; }, "neither on a space nor with a figure");
        row(
            "2: two balls", [](State& s) { s.ball.carrier = fangsB1; }, "with fangs/b1 and on e5");
        row(
            "2: carried lying",
            [](State& s) {
                s.ball = {Space{}, fangsB1};
                s[fangsB1].standing = false;
            },
            "fangs/b1 would carry the ball without standing");
        row(
            "2: carried in the dugout",
            [](State& s) {
                s.ball = {Space{}, FigureRef{0, 12}};
            },
            "fangs/b6 would carry");
        row(
            "3: alive with deadly damage", [](State& s) { s[fangsR1].damage = 2; }, "2 damage; its health is 2");
        row(
            "3: negative damage", [](State& s) { s[fangsR1].damage = -1; }, "below 0");
        row(
            "3: hurt in the dugout",
            [](State& s) {
                s[{0, 12}].damage = 1;
            },
            "fangs/b6 would have 1 damage in");
        row(
            "4: too many fouls", [](State& s) { s[0].fouls = 16; }, "fangs' fouls would be 16");
        row(
            "4: negative fouls", [](State& s) { s[1].fouls = -1; }, "amazons' fouls");
        row(
            "4: cash below zero", [](State& s) { s[1].cash = -2; }, "amazons' cash would be");
        row(
            "4: cash below zero in the auction",
            [](State& s) {
                s.auction.emplace().teams = {{"amazons", -1, false}};
            },
            "amazons' cash would be");
        row(
            "5: a wall between spaces that do not meet",
            [](State& s) { s.walls = {wallBetween(spaceNamed("e5"), spaceNamed("f6"))}; }, "no two spaces");
        row(
            "5: two walls on a border",
            [](State& s) {
                s.walls = {wallBetween(spaceNamed("e5"), spaceNamed("e6")),
                           wallBetween(spaceNamed("e6"), spaceNamed("e5"))};
            },
            "between e5 and e6");
        row(
            "5: five walls",
            [](State& s) {
                for (const char* other : {"d3", "d4", "d5", "d6", "d7"})
                    s.walls.push_back(wallBetween(spaceNamed(other), crossfield::at(4, other[1] - '1')));
            },
            "5 walls; the box has 4");
        row(
            "5: fire nowhere",
            [](State& s) {
                s.fires = {{Space{}, 1}};
            },
            "outside the crossfield");
        row(
            "5: fire twice in a space",
            [](State& s) {
                s.fires = {{spaceNamed("d4"), 1}, {spaceNamed("d4"), 1}};
            },
            "The fire on d4");
        row(
            "5: fire without a token",
            [](State& s) {
                s.fires = {{spaceNamed("d4"), 0}};
            },
            "The fire on d4");
        row(
            "5: fire on a mound",
            [](State& s) {
                s.fires = {{spaceNamed("e4"), 1}};
            },
            "e4, which is a scoring mound");
        row(
            "5: five fire tokens",
            [](State& s) {
                s.fires = {{spaceNamed("d4"), 3}, {spaceNamed("f4"), 2}};
            },
            "5 fire tokens");
        row(
            "5: a score token outside of the midfield",
            [](State& s) {
                s.scoreTokens = {{spaceNamed("e1"), 0}};
            },
            "where it may not be");
        row(
            "5: a score token on a mound",
            [](State& s) {
                s.scoreTokens = {{spaceNamed("e4"), 0}};
            },
            "where it may not be");
        row(
            "5: two score tokens in a space",
            [](State& s) {
                s.scoreTokens = {{spaceNamed("e3"), 0}, {spaceNamed("e3"), 1}};
            },
            "on e3");
        row(
            "5: a nobody score token",
            [](State& s) {
                s.scoreTokens = {{spaceNamed("e3"), 2}};
            },
            "none of the teams");
        row(
            "5: five score tokens",
            [](State& s) {
                for (const char* place : {"c3", "d3", "e3", "f3", "g3"})
                    s.scoreTokens.push_back({spaceNamed(place), 0});
            },
            "5 score tokens");
        row(
            "6: six figures",
            [](State& s) {
                Figure& sixth = s[{0, 12}];
                sixth.where = Where::Field;
                sixth.space = spaceNamed("e4");
            },
            "fangs would have 6 figures");
        row(
            "6: two ringers without Enforcement",
            [](State& s) { s[fangsR1].kind = s[fangsB1].kind = FigureKind::Ringer; }, "fangs would have 2 ringers");
        row(
            "7: killed, but nobody's trophy",
            [](State& s) {
                s[{0, 12}].where = Where::Killed;
            },
            "fangs/b6 would have been killed");
        row(
            "7: a living trophy",
            [](State& s) {
                s[1].trophies = {{0, 12}};
            },
            "fangs/b6 would be one of amazons' trophies");
        row(
            "7: two trophies of one figure",
            [](State& s) {
                s[{0, 12}].where = Where::Killed;
                s[1].trophies = {{0, 12}, {0, 12}};
            },
            "a trophy more than once");
        row(
            "7: a trophy of the own team",
            [](State& s) {
                s[{0, 12}].where = Where::Killed;
                s[0].trophies = {{0, 12}};
            },
            "not an enemy of that team");
        row(
            "7: a lost figure as a trophy",
            [](State& s) {
                s[{0, 12}].where = Where::Lost;
                s[1].trophies = {{0, 12}};
            },
            "without having been killed");
        row(
            "8: five different upgrades",
            [](State& s) {
                for (const Upgrade upgrade :
                     {Upgrade::Brick, Upgrade::Hate, Upgrade::Lucky, Upgrade::Hardy, Upgrade::Celerity})
                    s[0].active.add(upgrade);
            },
            "5 different active upgrades");
        row(
            "9: a card too few", [](State& s) { s.drawPile = 45; }, "59 cards together; the deck has 60");
        row(
            "9: eight cards in a hand",
            [](State& s) {
                s[0].hand = 8;
                s.drawPile = 45;
            },
            "fangs would hold 8 cards");
        row(
            "9: a negative pile",
            [](State& s) {
                s.drawPile = 47;
                s.discard = -1;
            },
            "The draw pile would have 47");
        row(
            "10: no first player", [](State& s) { s.firstPlayer = 2; }, "No team would be the first player");
        row(
            "10: a turn of nobody", [](State& s) { s.phase = Phase::Turn; }, "belong to no team");
        row(
            "10: the active team is out",
            [](State& s) {
                s.phase = Phase::Turn;
                s.active = 1;
                s[1].status = TeamStatus::Eliminated;
            },
            "amazons' turn");
        row(
            "11: last turns without a bell", [](State& s) { s.finalTurns = {1}; }, "before the bell");
        row(
            "11: two last turns",
            [](State& s) {
                s.bell = 0;
                s.finalTurns = {1, 1};
            },
            "amazons would have more than one turn");
    }
    void everyBrokenInvariantIsTold()
    {
        QFETCH(Change, change);
        QFETCH(QString, told);
        State state = matchInPlay();
        change(state);
        const QString wrong = QString::fromStdString(whatIsWrong(state)).replace(QChar(0x2212), QLatin1Char('-'));
        QVERIFY2(wrong.contains(told), qPrintable(wrong));
    }

    void inScorekeeperDepthPlacesDoNotMatter()
    {
        State state = matchInPlay();
        state.depth = Depth::Scorekeeper;
        for (Team& team : state.teams) {
            for (Figure& figure : team.figures)
                figure.space = Space{};
        }
        state.ball = {};
        state.scoreTokens = {{Space{}, 0}};
        QCOMPARE(whatIsWrong(state), "sound");
        state.ball.carrier = fangsB1;
        QCOMPARE(whatIsWrong(state), "sound");
        state[fangsB1].standing = false;
        QVERIFY(whatIsWrong(state) != "sound");
    }

    void enforcementBringsASecondRinger()
    {
        State state = matchInPlay();
        state[fangsR1].kind = state[fangsB1].kind = FigureKind::Ringer;
        state[0].active.add(Upgrade::Enforcement);
        QCOMPARE(whatIsWrong(state), "sound");
    }
};

QTEST_GUILESS_MAIN(TestKaosballState)
#include "tst_kaosball_state.moc"
