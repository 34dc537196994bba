// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/judging/movement.h"

#include <QTest>
#include <algorithm>

using namespace whistle;
using namespace whistle::kaosball;

namespace {

Space space(std::string_view name)
{
    return *crossfield::fromName(name);
}

/// Builds an inquiry figure by figure: "ours" is team 0, "theirs" team 1, "friends" an ally of ours.
class Table {
public:
    Table()
    {
        m_inquiry.position.teams = {
            {"ours", Ability::None, 0, {}}, {"theirs", Ability::None, 1, {}}, {"friends", Ability::None, 0, {}}};
    }
    Table& figure(const char* id, int team, FigureKind kind, const char* where, Ringer ringer = Ringer::None)
    {
        Piece piece;
        piece.id = id;
        piece.team = team;
        piece.kind = kind;
        piece.space = space(where);
        piece.ringer = ringer;
        m_inquiry.position.pieces.push_back(piece);
        return *this;
    }
    Table& ours(const char* id, FigureKind kind, const char* where) { return figure(id, 0, kind, where); }
    Table& theirs(const char* id, FigureKind kind, const char* where) { return figure(id, 1, kind, where); }
    Table& lying()
    {
        m_inquiry.position.pieces.back().standing = false;
        return *this;
    }
    Table& health(int health, int damage = 0)
    {
        m_inquiry.position.pieces.back().health = health;
        m_inquiry.position.pieces.back().damage = damage;
        return *this;
    }
    Table& withBall()
    {
        m_inquiry.position.carrier = static_cast<int>(m_inquiry.position.pieces.size()) - 1;
        return *this;
    }
    Table& ballWith(int piece)
    {
        m_inquiry.position.carrier = piece;
        return *this;
    }
    Table& ballWithFirst() { return ballWith(0); }
    Table& ballIn(const char* where)
    {
        m_inquiry.position.ball = space(where);
        return *this;
    }
    Table& ability(int team, Ability ability)
    {
        m_inquiry.position.teams[static_cast<std::size_t>(team)].ability = ability;
        return *this;
    }
    Table& upgrade(int team, Upgrade upgrade)
    {
        m_inquiry.position.teams[static_cast<std::size_t>(team)].upgrades.add(upgrade);
        return *this;
    }
    Table& wall(const char* a, const char* b)
    {
        m_inquiry.position.walls.push_back(wallBetween(space(a), space(b)));
        return *this;
    }
    Table& fire(const char* where, int tokens = 1)
    {
        m_inquiry.position.fires.push_back({space(where), tokens});
        return *this;
    }
    Table& action(Movement movement)
    {
        m_inquiry.movement = movement;
        return *this;
    }
    Table& stealing()
    {
        m_inquiry.attemptsSteal = true;
        return *this;
    }
    Table& prevented(int points)
    {
        m_inquiry.preventedThisTurn = points;
        return *this;
    }
    Table& houseRules(const HouseRules& rules)
    {
        m_inquiry.houseRules = rules;
        return *this;
    }
    Table& path(std::initializer_list<const char*> spaces)
    {
        m_inquiry.path.emplace();
        for (const char* each : spaces)
            m_inquiry.path->push_back(space(each));
        return *this;
    }
    Table& pickingUp()
    {
        m_inquiry.picksUpBall = true;
        return *this;
    }

    [[nodiscard]] Ruling<MovementVerdict> judge() const { return judgeMovement(m_inquiry, m_facts); }
    [[nodiscard]] PathVerdict judgePath() const { return *judge().verdict.path; }
    /// The answer for a space: its steps and least damage, or nothing.
    [[nodiscard]] std::optional<std::pair<int, int>> reach(const char* where) const
    {
        for (const Reach& each : judge().verdict.reachable) {
            if (each.space == space(where))
                return std::pair(each.steps, each.leastDamage);
        }
        return {};
    }

private:
    MovementInquiry m_inquiry;
    Facts m_facts;
};

using Answer = std::optional<std::pair<int, int>>;
using Types = std::vector<ContestType>;
constexpr auto runner = FigureKind::Runner;
constexpr auto bruiser = FigureKind::Bruiser;
constexpr auto ringer = FigureKind::Ringer;

bool cites(const Ruling<MovementVerdict>& ruling, std::string_view id)
{
    return std::any_of(ruling.rules.begin(), ruling.rules.end(), [&](RuleId rule) { return rule.id == id; });
}

} // namespace

class TestMovement : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aSprintGoesFiveSpacesAndSpeedTrainingAddsOne()
    {
        const auto plain = Table().ours("r", runner, "e1").judge();
        QCOMPARE(plain.verdict.allowance, 5);
        QCOMPARE(plain.why.front().toStdString(), std::string("r may move 5 spaces: sprint 5."));
        const auto trained = Table().ours("r", runner, "e1").upgrade(0, Upgrade::SpeedTraining).judge();
        QCOMPARE(trained.verdict.allowance, 6);
        QCOMPARE(trained.why.front().toStdString(), std::string("r may move 6 spaces: sprint 5, Speed Training 1."));
        QVERIFY(cites(trained, "KB-29.12"));
    }

    void problemsAreNamedByTheFirstThatAStepMeets_data()
    {
        QTest::addColumn<QStringList>("path");
        QTest::addColumn<StepProblem>("problem");
        QTest::addColumn<int>("step");
        // b, a bruiser, tackles from e1: three steps; x stands in e3; a wall between d2 and d3.
        QTest::newRow("a fourth step, although it is a jump")
            << QStringList{QStringLiteral("d1"), QStringLiteral("c1"), QStringLiteral("c2"), QStringLiteral("i5")}
            << StepProblem::TooFar << 4;
        QTest::newRow("a diagonal") << QStringList{QStringLiteral("d2")} << StepProblem::NotAdjacent << 1;
        QTest::newRow("the own space") << QStringList{QStringLiteral("e1")} << StepProblem::NotAdjacent << 1;
        QTest::newRow("a wall") << QStringList{QStringLiteral("d1"), QStringLiteral("d2"), QStringLiteral("d3")}
                                << StepProblem::Wall << 3;
        QTest::newRow("a standing figure")
            << QStringList{QStringLiteral("e2"), QStringLiteral("e3")} << StepProblem::Occupied << 2;
    }
    void problemsAreNamedByTheFirstThatAStepMeets()
    {
        QFETCH(QStringList, path);
        QFETCH(StepProblem, problem);
        QFETCH(int, step);
        MovementInquiry inquiry;
        inquiry.position.teams = {{"ours", Ability::None, -1, {}}, {"theirs", Ability::None, -1, {}}};
        Piece mover;
        mover.id = "b";
        mover.kind = bruiser;
        mover.space = space("e1");
        Piece other = mover;
        other.id = "x";
        other.space = space("e3");
        inquiry.position.pieces = {mover, other};
        inquiry.position.walls = {wallBetween(space("d2"), space("d3"))};
        inquiry.movement = Movement::Tackle;
        inquiry.path.emplace();
        for (const QString& each : path)
            inquiry.path->push_back(space(each.toStdString()));
        const auto verdict = *judgeMovement(inquiry, Facts{}).verdict.path;
        QCOMPARE(verdict.problem, std::optional(problem));
        QCOMPARE(verdict.problemStep, step);
        QVERIFY(!verdict.carriesBallAtEnd);
    }

    void aWallHidesWhoStandsBehindIt()
    {
        const auto verdict =
            Table().ours("r", runner, "e1").theirs("x", runner, "e2").wall("e1", "e2").path({"e2"}).judgePath();
        QCOMPARE(verdict.problem, std::optional(StepProblem::Wall));
    }

    void aFigureWalksOverThoseWhoLie()
    {
        const auto verdict = Table().ours("r", runner, "e1").theirs("x", runner, "e2").lying().path({"e2"}).judgePath();
        QVERIFY(verdict.isLegal());
    }

    void aFigureMayComeBackToItsOwnSpace()
    {
        QVERIFY(Table().ours("r", runner, "e1").path({"e2", "e1"}).judgePath().isLegal());
    }

    void spectrePassesFiguresAndWallsButStopsOnNobody()
    {
        const auto table = [] {
            return Table().figure("s", 0, ringer, "e1", Ringer::Spectre).theirs("x", runner, "e2").wall("e1", "e2");
        };
        QVERIFY(table().path({"e2", "e3"}).judgePath().isLegal());
        const auto stops = table().path({"d1", "d2", "e2"}).judgePath();
        QCOMPARE(stops.problem, std::optional(StepProblem::EndsOnOccupiedSpace));
        QCOMPARE(stops.problemStep, 3);
        QVERIFY(!table().reach("e2"));
        QCOMPARE(table().reach("e3"), Answer(std::pair(2, 0)));
    }

    void theLeastDamageNeedNotBeOnTheShortestWay()
    {
        const auto table = [] { return Table().ours("r", runner, "c1").fire("d1", 2); };
        QCOMPARE(table().reach("e1"), Answer(std::pair(2, 0))); // c2 d2 e2 e1 is longer, but does not burn
        QCOMPARE(table().reach("f1"), Answer(std::pair(3, 0))); // c2 d2 e2 f2 f1
        QCOMPARE(table().reach("g1"), Answer(std::pair(4, 2))); // without the fire it is six steps away
        QCOMPARE(table().reach("d1"), Answer(std::pair(1, 2)));
    }

    void aWayOnWhichItDiesIsNoWay()
    {
        const auto table = [] { return Table().ours("r", runner, "c1").health(2).fire("d1", 2); };
        QVERIFY(!table().reach("d1"));
        QCOMPARE(table().reach("e1"), Answer(std::pair(4, 0)));
        QVERIFY(!table().reach("g1"));
    }

    void hardyTakesItsPointsOffOncePerTurn()
    {
        const auto table = [] { return Table().ours("r", runner, "c1").upgrade(0, Upgrade::Hardy).fire("d1", 2); };
        QCOMPARE(table().reach("d1"), Answer(std::pair(1, 1)));
        QCOMPARE(table().prevented(1).reach("d1"), Answer(std::pair(1, 2)));
        const auto path = table().path({"d1", "e1", "d1"}).judgePath();
        QCOMPARE(path.damageTaken, 3);
    }

    void aDeathInTheLastStepIsLegalAndNotSurvived()
    {
        const auto verdict = Table()
                                 .ours("r", runner, "e1")
                                 .health(1)
                                 .withBall()
                                 .theirs("x", bruiser, "e3")
                                 .fire("e2")
                                 .path({"e2"})
                                 .judgePath();
        QVERIFY(verdict.isLegal());
        QVERIFY(!verdict.survives);
        QCOMPARE(verdict.damageTaken, 1);
        QVERIFY(verdict.reactions.empty());
        QVERIFY(!verdict.carriesBallAtEnd);
    }

    void aDeathOnTheWayIsAProblemOfTheStepThatKills()
    {
        const auto verdict = Table().ours("r", runner, "e1").health(3, 2).fire("e2").path({"e2", "e3"}).judgePath();
        QCOMPARE(verdict.problem, std::optional(StepProblem::DiesBeforeTheEnd));
        QCOMPARE(verdict.problemStep, 1);
        QVERIFY(!verdict.survives);
    }

    void bruisersHitAndRunnersRob()
    {
        const auto table = [] {
            return Table().ours("me", runner, "e1").theirs("b", bruiser, "d2").theirs("r", runner, "f2").path({"e2"});
        };
        const auto without = table().judgePath().reactions;
        QCOMPARE(without.size(), std::size_t{1});
        QCOMPARE(without[0].offers.size(), std::size_t{1});
        QCOMPARE(without[0].offers[0].types, (Types{ContestType::Attack, ContestType::Tackle}));
        const auto with = table().ballWithFirst().judgePath().reactions;
        QCOMPARE(with[0].offers.size(), std::size_t{2});
        QCOMPARE(with[0].offers[1].types, (Types{ContestType::Steal}));
    }

    void anEnemyRunnerDoesNotReactToWhoComesWithoutTheBall()
    {
        const auto verdict = Table().ours("me", runner, "e1").theirs("r", runner, "e3").path({"e2"}).judgePath();
        QVERIFY(verdict.reactions.empty());
    }

    void aRingerMayDoAllThree()
    {
        const auto verdict =
            Table().ours("me", runner, "e1").withBall().theirs("x", ringer, "e3").path({"e2"}).judgePath();
        QCOMPARE(verdict.reactions[0].offers[0].types,
                 (Types{ContestType::Attack, ContestType::Steal, ContestType::Tackle}));
    }

    void thePantherIsRobbedButNotHit()
    {
        const auto table = [] {
            return Table().figure("p", 0, ringer, "e1", Ringer::Panther).theirs("x", ringer, "e3").path({"e2"});
        };
        QVERIFY(table().judgePath().reactions.empty());
        QCOMPARE(table().ballWithFirst().judgePath().reactions[0].offers[0].types, (Types{ContestType::Steal}));
    }

    void whoScattersIsRobbedUnlessTheHouseSaysNo()
    {
        const auto table = [] {
            return Table()
                .ours("me", runner, "e1")
                .withBall()
                .theirs("x", ringer, "e3")
                .action(Movement::Scatter)
                .path({"e2"});
        };
        QCOMPARE(table().judgePath().reactions[0].offers[0].types, (Types{ContestType::Steal}));
        HouseRules rules;
        rules.scatterAllowsStealReactions = false;
        QVERIFY(table().houseRules(rules).judgePath().reactions.empty());
    }

    void onlyEnteringProvokes()
    {
        const auto verdict = Table().ours("me", runner, "e2").theirs("x", bruiser, "d2").path({"f2", "g2"}).judgePath();
        QVERIFY(verdict.reactions.empty());
    }

    void everySpaceOfTheSameAmazonIsANewChance()
    {
        const auto verdict = Table()
                                 .ours("me", runner, "e1")
                                 .theirs("x", bruiser, "d3")
                                 .ability(1, Ability::MeleeMastery)
                                 .path({"e2", "e3", "e4", "e5"})
                                 .judgePath();
        QCOMPARE(verdict.reactions.size(), std::size_t{3});
        QCOMPARE(verdict.reactions[2].step, 3);
    }

    void alliesDoNotReact()
    {
        const auto verdict =
            Table().ours("me", runner, "e1").withBall().figure("f", 2, ringer, "e3").path({"e2"}).judgePath();
        QVERIFY(verdict.reactions.empty());
    }

    void theCarrierHandsOffWhereAMateStandsInItsKillzone()
    {
        const auto verdict = Table()
                                 .ours("me", runner, "e1")
                                 .withBall()
                                 .ours("z", bruiser, "d2")
                                 .ours("a", runner, "f2")
                                 .figure("ally", 2, runner, "d1")
                                 .path({"e2", "e3"})
                                 .judgePath();
        QCOMPARE(verdict.handOffs.size(), std::size_t{2});
        QCOMPARE(verdict.handOffs[0].step, 0);
        QCOMPARE(verdict.handOffs[0].teammates, std::vector<int>{3});      // the ally
        QCOMPARE(verdict.handOffs[1].teammates, (std::vector<int>{2, 1})); // by id: a, z
    }

    void whoComesToTheCarrierReceives()
    {
        const auto verdict =
            Table().ours("me", bruiser, "e1").figure("ally", 2, runner, "e3").withBall().path({"e2"}).judgePath();
        QCOMPARE(verdict.handOffs.size(), std::size_t{1});
        QCOMPARE(verdict.handOffs[0].step, 1);
        QCOMPARE(verdict.handOffs[0].teammates, std::vector<int>{1});
    }

    void theGiversKillzoneCountsBetweenAllies()
    {
        const auto table = [] { return Table().ours("me", runner, "e1").figure("ally", 2, runner, "d2").path({}); };
        // The Amazon gives diagonally, but does not receive so from others.
        QCOMPARE(table().ability(2, Ability::MeleeMastery).ballWith(1).judgePath().handOffs.size(), std::size_t{1});
        QVERIFY(table().ability(2, Ability::MeleeMastery).ballWithFirst().judgePath().handOffs.empty());
        QVERIFY(table().ability(0, Ability::MeleeMastery).ballWith(1).judgePath().handOffs.empty());
        QCOMPARE(table().ability(0, Ability::MeleeMastery).ballWithFirst().judgePath().handOffs.size(), std::size_t{1});
    }

    void noHandOffWithAStealOrATackle()
    {
        const auto table = [] {
            return Table().figure("me", 0, ringer, "e1").withBall().ours("mate", runner, "e2").path({});
        };
        QCOMPARE(table().judgePath().handOffs.size(), std::size_t{1});
        QCOMPARE(table().action(Movement::Scatter).judgePath().handOffs.size(), std::size_t{1});
        QVERIFY(table().stealing().judgePath().handOffs.empty());
        QVERIFY(table().action(Movement::Tackle).judgePath().handOffs.empty());
    }

    void theBallIsPickedUpOnlyWhereItLies()
    {
        const auto table = [] { return Table().ours("me", runner, "e3"); };
        QVERIFY(table().ballIn("e5").path({"e4", "e5"}).pickingUp().judgePath().carriesBallAtEnd);
        QVERIFY(!table().ballIn("e5").path({"e4", "e5"}).judgePath().carriesBallAtEnd);
        const auto tooEarly = table().ballIn("e5").path({"e4"}).pickingUp().judgePath();
        QCOMPARE(tooEarly.problem, std::optional(StepProblem::NoBallToPickUp));
        QCOMPARE(tooEarly.problemStep, 1);
        QVERIFY(table().ballIn("e3").path({}).pickingUp().judgePath().carriesBallAtEnd); // KB-R33
        const auto own = table().ballWithFirst().path({}).pickingUp().judgePath();
        QCOMPARE(own.problem, std::optional(StepProblem::NoBallToPickUp));
        QCOMPARE(own.problemStep, 0);
    }

    void theActingFiguresKillzoneShowsItsTargets()
    {
        const auto table = [] {
            return Table()
                .figure("me", 0, ringer, "e1")
                .theirs("z", runner, "e3")
                .theirs("a", runner, "d2")
                .theirs("down", runner, "f2")
                .lying()
                .figure("ally", 2, runner, "f1")
                .path({"e2"});
        };
        QCOMPARE(table().action(Movement::Attack).judgePath().contestTargets, (std::vector<int>{2, 1}));
        QVERIFY(table().judgePath().contestTargets.empty());
        QCOMPARE(table().stealing().ballWith(1).judgePath().contestTargets, std::vector<int>{1});
        QVERIFY(table().stealing().ballIn("e5").judgePath().contestTargets.empty());
        QVERIFY(table().stealing().ballWith(4).judgePath().contestTargets.empty());
        QVERIFY(table().action(Movement::Tackle).ballIn("e2").pickingUp().judgePath().contestTargets.empty());
    }
};

QTEST_APPLESS_MAIN(TestMovement)
#include "tst_kaosball_movement.moc"
