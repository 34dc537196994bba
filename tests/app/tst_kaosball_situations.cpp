// SPDX-License-Identifier: GPL-3.0-or-later
// The rare things, each sought in matches played at random and then clicked: cards that cancel cards, stomps, scorches
// kept off, contests against two, activations out of turn, overtime, the die between alliances; and what may be done at
// any time: another depth and back, undo and redo through everything, an override with its reason.
#include "entries.h"
#include "kaosball/dugout/dugout_panel.h"
#include "kaosball_offered.h"
#include "kaosball_random.h"
#include "match_window.h"
#include "spoken.h"
#include "table_driver.h"

#include <QLabel>
#include <QTest>
#include <set>

using namespace whistle;
using namespace whistle::kaosball;

namespace {

using Wanted = std::function<bool(const State&, const Command&)>;

/// A command that is played at random, and everything that was played before it.
struct Situation {
    std::vector<Command> before;
    Command now;
};

constexpr RandomMatch versus{Mode::Versus, 2, true, Depth::Mirror};
constexpr RandomMatch scorekeeper{Mode::Versus, 2, true, Depth::Scorekeeper};
constexpr RandomMatch three{Mode::MaxKaos, 3, true, Depth::Mirror};
constexpr RandomMatch four{Mode::MaxKaos, 4, true, Depth::Mirror};
constexpr RandomMatch fourScorekeeper{Mode::MaxKaos, 4, true, Depth::Scorekeeper};
constexpr RandomMatch alliance{Mode::Alliance, 4, true, Depth::Mirror};

/// The first time that a match of this kind comes to such a command. Seeds are the same in every run.
std::optional<Situation> seek(const RandomMatch& kind, const Wanted& wanted)
{
    constexpr unsigned matches = 400;
    const Facts& facts = *printedFacts();
    for (unsigned seed = 1; seed <= matches; ++seed) {
        RandomPlayer player(facts, seed);
        Situation found;
        std::optional<Command> next = player.start(kind);
        State state;
        while (next) {
            found.now = spoken(*next, state, facts);
            if (wanted(state, found.now))
                return found;
            found.before.push_back(*next);
            state = referee(state, *next, facts, Reasons::Listening::No).next;
            next = player.next(state);
        }
    }
    return {};
}

template <class C>
Wanted when(std::function<bool(const State&, const C&)> also = {})
{
    return [also](const State& state, const Command& command) {
        const C* one = std::get_if<C>(&command);
        return one != nullptr && (!also || also(state, *one));
    };
}

Wanted tactic(Tactic card, bool cancelled = false)
{
    return when<PlayTactic>([=](const State&, const PlayTactic& played) {
        return played.card == card && !played.kaosRule.empty() == cancelled;
    });
}

/// A contest or a reaction of which the entry is so.
Wanted contest(const std::function<bool(const State&, const ContestEntry&)>& isSo)
{
    return [isSo](const State& state, const Command& command) {
        if (const auto* started = std::get_if<ContestCommand>(&command))
            return isSo(state, started->entry);
        const auto* reaction = std::get_if<React>(&command);
        return reaction != nullptr && isSo(state, reaction->entry);
    };
}

std::set<std::string> teamsOf(const std::vector<std::string>& figures)
{
    std::set<std::string> teams;
    for (const std::string& figure : figures)
        teams.insert(figure.substr(0, figure.find('/')));
    return teams;
}

struct Rarity {
    const char* name;
    RandomMatch kind;
    Wanted wanted;
};

const std::vector<Rarity>& rarities()
{
    static const std::vector<Rarity> all{
        {"Scatter!", versus, tactic(Tactic::Scatter)},
        {"a Scatter! move", versus, when<ScatterMove>()},
        {"Hail Mary Play", versus, tactic(Tactic::HailMaryPlay)},
        {"Hail Mary Play, scorekeeper", scorekeeper, tactic(Tactic::HailMaryPlay)},
        {"Rain of Fire", versus, tactic(Tactic::RainOfFire)},
        {"Wall of Stone", three, tactic(Tactic::WallOfStone)},
        {"Warpstone", versus, tactic(Tactic::Warpstone)},
        {"Kaos Rule against Scatter!", versus, tactic(Tactic::Scatter, true)},
        {"Kaos Rule against Hail Mary Play, scorekeeper", scorekeeper, tactic(Tactic::HailMaryPlay, true)},
        {"stomp", versus, when<Stomp>()},
        {"stomp against several teams", four, when<Stomp>()},
        {"scorch", versus, when<Scorch>([](const State&, const Scorch& s) { return s.prevented.empty(); })},
        {"scorch kept off by a card", versus,
         when<Scorch>([](const State&, const Scorch& s) { return !s.prevented.empty(); })},
        {"scorch kept off by a card, scorekeeper", scorekeeper,
         when<Scorch>([](const State&, const Scorch& s) { return !s.prevented.empty(); })},
        {"Boot to the Head", versus,
         when<PlayCheat>([](const State&, const PlayCheat& c) { return c.card == Cheat::BootToTheHead; })},
        {"Boot to the Head, scorekeeper", scorekeeper,
         when<PlayCheat>([](const State&, const PlayCheat& c) { return c.card == Cheat::BootToTheHead; })},
        {"BZZZZT!", versus, when<PlayCheat>([](const State&, const PlayCheat& c) { return c.card == Cheat::Bzzzzt; })},
        {"Kaos Warp", versus, contest([](const State&, const ContestEntry& e) { return e.kaosWarp.has_value(); })},
        {"Kaos Warp discards a card with a name last", versus, contest([](const State&, const ContestEntry& e) {
             return e.kaosWarp && e.kaosWarp->cards.back().second.name >= 0;
         })},
        {"Stim Pack! and Illegal Scouting", three, contest([](const State&, const ContestEntry& e) {
             return !e.stimPack.empty() && !e.illegalScouting.empty();
         })},
        {"Pain/Gain", four, contest([](const State&, const ContestEntry& e) { return !e.painGain.empty(); })},
        {"a push back", versus, contest([](const State&, const ContestEntry& e) { return e.pushTo.isValid(); })},
        {"a smash", versus, contest([](const State&, const ContestEntry& e) { return e.smash; })},
        {"a push back, scorekeeper", scorekeeper,
         contest([](const State&, const ContestEntry& e) { return e.pushed; })},
        {"a healing", versus, contest([](const State&, const ContestEntry& e) { return !e.heal.empty(); })},
        {"Cretin against two of a team", four, when<ContestCommand>([](const State&, const ContestCommand& c) {
             return c.targets.size() == 2 && teamsOf(c.targets).size() == 1;
         })},
        {"Cretin against two teams", four,
         when<ContestCommand>([](const State&, const ContestCommand& c) { return teamsOf(c.targets).size() == 2; })},
        {"Cretin against two, scorekeeper", fourScorekeeper,
         when<ContestCommand>([](const State&, const ContestCommand& c) { return c.targets.size() == 2; })},
        {"Celerity", four, when<Celerity>()},
        {"Celerity, scorekeeper", fourScorekeeper, when<Celerity>()},
        {"Last Stand", four, when<LastStand>()},
        {"Last Stand, scorekeeper", fourScorekeeper, when<LastStand>()},
        {"foul rolls with Lucky", four, when<RollFouls>([](const State&, const RollFouls& r) {
             return std::any_of(r.rolls.begin(), r.rolls.end(), [](const auto& roll) { return roll.size() > 1; });
         })},
        {"a reaction of the second team", four, when<React>([](const State& state, const React& r) {
             const auto teamOf = [](const React& one) { return one.figure.substr(0, one.figure.find('/')); };
             const std::vector<React> reactions = offered<React>(state);
             return std::any_of(reactions.begin(), reactions.end(),
                                [&](const React& one) { return teamOf(one) != teamOf(r); });
         })},
        {"overtime", three, when<StartOvertime>()},
        {"an alliance match ends", alliance, when<EndMatch>()},
    };
    return all;
}

} // namespace

class TestKaosballSituations : public QObject {
    Q_OBJECT

private:
    /// Clicks the command; then it must be the next entry.
    static void clickAndCompare(TableDriver& driver, MatchWindow& opened, const Command& command)
    {
        const std::size_t entered = standing(driver.match()).entries.size();
        driver.perform(command);
        const QString what = QString::fromStdString(writeCommand(command).dump());
        if (!driver.trouble().isEmpty())
            opened.shoot(QString::fromLatin1(QTest::currentDataTag()));
        QVERIFY2(driver.trouble().isEmpty(), qPrintable(what + u'\n' + driver.trouble()));
        const StandingEntries now = standing(driver.match());
        QString found;
        for (std::size_t n = entered; n < now.entries.size(); ++n)
            found += QString::fromStdString(now.entries[n].dump()) + u'\n';
        QVERIFY2(matching(now.entries, entered, unordered(command)) > 0,
                 qPrintable(what + QStringLiteral("\nentered: ") + found));
    }

    /// A match in the middle of its second period.
    static std::vector<Command> secondPeriod(Depth depth)
    {
        const auto found = seek({Mode::Versus, 2, false, depth}, [](const State& state, const Command& command) {
            return state.period == 2 && state.turnsInPeriod > 2 && std::holds_alternative<Activate>(command);
        });
        return found ? found->before : std::vector<Command>();
    }

private Q_SLOTS:
    void theRareThingsCanBeClicked_data()
    {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < rarities().size(); ++i)
            QTest::newRow(rarities()[i].name) << static_cast<int>(i);
    }
    void theRareThingsCanBeClicked()
    {
        QFETCH(int, index);
        const Rarity& rarity = rarities()[static_cast<std::size_t>(index)];
        const std::optional<Situation> found = seek(rarity.kind, rarity.wanted);
        QVERIFY2(found, "it does not come up");
        MatchWindow opened(found->before);
        QVERIFY2(opened.trouble().isEmpty(), qPrintable(opened.trouble()));
        TableDriver driver(opened.window());
        clickAndCompare(driver, opened, found->now);
    }

    void bruisersWithBrickStayUp()
    {
        const Facts& facts = *printedFacts();
        // Such a contest, but for the wish to use the tile.
        std::optional<Command> bricked;
        const auto usesBrick = [&](const State& state, const Command& command) {
            const auto* fight = std::get_if<ContestCommand>(&command);
            if (fight == nullptr)
                return false;
            for (const std::string& target : fight->targets) {
                ContestCommand wish = *fight;
                wish.entry.brick = {target};
                const FigureRef ref = state.figureNamed(target);
                const auto stands = [&](const ContestCommand& one) {
                    return referee(state, one, facts, Reasons::Listening::No).next[ref].stands();
                };
                if (allows(state, wish, facts) && !stands(*fight) && stands(wish)) {
                    bricked = spoken(wish, state, facts);
                    return true;
                }
            }
            return false;
        };
        const auto situation = seek(four, usesBrick);
        QVERIFY(situation && bricked);
        MatchWindow opened(situation->before);
        TableDriver driver(opened.window());
        clickAndCompare(driver, opened, *bricked);
    }

    /// The price is what the auction needs; the health is asked of who fields the ringer. The box stands first.
    void ringersAreAuctionedBeforeTheirHealthIsKnown()
    {
        const auto found = seek(versus, when<RevealRingers>());
        QVERIFY(found);
        MatchWindow opened(found->before);
        QVERIFY2(opened.trouble().isEmpty(), qPrintable(opened.trouble()));
        TableDriver driver(opened.window());
        const auto tile = [&](const RingerFacts& ringer) {
            return driver.find(QStringLiteral("tile_") + QString::fromStdString(ringer.id));
        };
        const auto wanted = std::get<RevealRingers>(found->now).lots.size();
        std::size_t unknown = 0;
        std::size_t told = 0;
        int lowestOfBox = 0;
        for (const RingerFacts& ringer : printedFacts()->ringers) {
            const QWidget* button = tile(ringer);
            QVERIFY2(button != nullptr, ringer.id.c_str());
            const int top = button->mapTo(&opened.window(), QPoint()).y();
            if (ringer.baseGame)
                lowestOfBox = std::max(lowestOfBox, top);
        }
        for (const RingerFacts& ringer : printedFacts()->ringers) {
            if (!ringer.baseGame)
                QVERIFY(tile(ringer)->mapTo(&opened.window(), QPoint()).y() > lowestOfBox);
        }
        for (const RingerFacts& ringer : printedFacts()->ringers) {
            if (!ringer.baseGame || !ringer.minimumBid || told == wanted)
                continue;
            driver.click(tile(ringer)->objectName());
            unknown += ringer.health ? 0 : 1;
            ++told;
        }
        QCOMPARE(told, wanted);
        QVERIFY(unknown > 0);
        driver.click(QStringLiteral("draftMain"));
        QVERIFY2(driver.trouble().isEmpty(), qPrintable(driver.trouble()));
        QVERIFY(driver.state().auction.has_value());
    }

    /// All tiles are chosen, where all of them may be active.
    void theFirstLoadoutIsFilledIn()
    {
        const auto found = seek(versus, when<SetLoadout>([](const State& state, const SetLoadout& loadout) {
                                    const Team& team = state[state.teamNamed(loadout.team)];
                                    Upgrades owned;
                                    for (const Upgrade upgrade : team.ownedUpgrades)
                                        owned.add(upgrade);
                                    return !state.firstLineupDone && !team.ownedUpgrades.empty() &&
                                           totalCost(owned, *printedFacts()) <= team.activeUpgradePoints;
                                }));
        QVERIFY(found);
        MatchWindow opened(found->before);
        QVERIFY2(opened.trouble().isEmpty(), qPrintable(opened.trouble()));
        TableDriver driver(opened.window());
        const std::string& name = std::get<SetLoadout>(found->now).team;
        driver.click(QStringLiteral("loadoutTeam_") + QString::fromStdString(name));
        driver.open(QStringLiteral("loadoutShow"));
        QVERIFY2(driver.trouble().isEmpty(), qPrintable(driver.trouble()));
        const Team& team = driver.state()[driver.state().teamNamed(name)];
        for (std::size_t i = 0; i < team.ownedUpgrades.size(); ++i) {
            const auto* tile =
                driver.find(QStringLiteral("upgrade_%1_%2").arg(fromWordView(toWord(team.ownedUpgrades[i]))).arg(i));
            QVERIFY(tile != nullptr && tile->isChecked());
        }
    }

    /// Where a ringer plays nobody can guess, nor whether it does: it is asked, and not forgotten by Enter.
    void whetherARingerPlaysIsAsked()
    {
        const auto found =
            seek(versus, when<SetLoadout>([](const State& state, const SetLoadout& loadout) {
                     const Team& team = state[state.teamNamed(loadout.team)];
                     return !state.firstLineupDone && team.ownedRingers.size() == 1 && team.figures.back().health > 0;
                 }));
        QVERIFY(found);
        MatchWindow opened(found->before);
        QVERIFY2(opened.trouble().isEmpty(), qPrintable(opened.trouble()));
        TableDriver driver(opened.window());
        const std::string& name = std::get<SetLoadout>(found->now).team;
        driver.click(QStringLiteral("loadoutTeam_") + QString::fromStdString(name));
        driver.open(QStringLiteral("loadoutShow"));
        QVERIFY2(driver.trouble().isEmpty(), qPrintable(driver.trouble()));
        const QString ringer = QString::fromStdString(driver.state()[driver.state().teamNamed(name)].ownedRingers[0]);
        const auto* none = driver.find(QStringLiteral("ringer_%1_none").arg(ringer));
        QVERIFY(none != nullptr && !none->isChecked());
        const auto isBarred = [&driver] {
            const auto* main = qobject_cast<ChoiceButton*>(driver.find(QStringLiteral("loadoutMain")));
            return main == nullptr || main->isUnavailable();
        };
        QVERIFY(isBarred());
        driver.click(QStringLiteral("ringer_%1_none").arg(ringer));
        QVERIFY2(driver.trouble().isEmpty(), qPrintable(driver.trouble()));
        QVERIFY(!isBarred());
    }

    /// On a usual screen the enemies of all four teams stand above the fold.
    void theTargetsOfFourTeamsAreInSight()
    {
        const auto found = seek(fourScorekeeper, when<StartTurn>([](const State& state, const StartTurn&) {
                                    return state.turnsInPeriod > 4 && state.bell < 0;
                                }));
        QVERIFY(found);
        MatchWindow opened(found->before);
        QVERIFY2(opened.trouble().isEmpty(), qPrintable(opened.trouble()));
        QTest::qWait(50); // layouts come to rest
        opened.shoot(QStringLiteral("four-scorekeeper"));
        int targets = 0;
        for (const auto* button : opened.window().findChildren<ChoiceButton*>()) {
            if (!button->isVisible() || !button->objectName().startsWith(QStringLiteral("contest_")))
                continue;
            ++targets;
            QVERIFY2(button->visibleRegion().boundingRect() == button->rect(), qPrintable(button->objectName()));
        }
        QVERIFY(targets > 4);
    }

    /// What is to be decided by an overtime is not over.
    void aTieIsNotHeadedAsOver()
    {
        const auto found =
            seek(three, when<EndMatch>([](const State& state, const EndMatch& end) {
                     return referee(state, end, *printedFacts(), Reasons::Listening::No).next.overtimeDue;
                 }));
        QVERIFY(found);
        MatchWindow opened(found->before);
        QVERIFY2(opened.trouble().isEmpty(), qPrintable(opened.trouble()));
        QStringList said;
        for (const QLabel* label : opened.window().findChildren<QLabel*>()) {
            if (label->isVisible())
                said << label->text();
        }
        QVERIFY(said.contains(QStringLiteral("The match is tied")));
        QVERIFY(!said.contains(QStringLiteral("The match is over")));
    }

    void theBellSaysItsPeriodAndWhatLiesBurned()
    {
        const auto found = seek(versus, [](const State& state, const Command&) {
            return state.bell >= 0 && state.phase == Phase::BetweenTurns;
        });
        QVERIFY(found);
        MatchWindow opened(found->before);
        QVERIFY2(opened.trouble().isEmpty(), qPrintable(opened.trouble()));
        TableDriver driver(opened.window());
        const auto* stage = opened.window().findChild<QWidget*>(QStringLiteral("bellStage"));
        QVERIFY(stage != nullptr && stage->isVisible());
        QStringList titles;
        for (const auto* title : opened.window().findChildren<QLabel*>(QStringLiteral("barTitle"))) {
            if (title->isVisible())
                titles << title->text();
        }
        QCOMPARE(titles, QStringList{QStringLiteral("The bell rang in period %1").arg(driver.state().period)});
        std::size_t most = 0;
        for (const auto* panel : stage->findChildren<DugoutPanel*>()) {
            QCOMPARE(panel->state().bellAt, printedFacts()->constants.bellAtBurnedCards);
            most = std::max(most, panel->state().burned.size());
        }
        QVERIFY(most >= static_cast<std::size_t>(printedFacts()->constants.bellAtBurnedCards));
    }

    /// The strip has no room for them.
    void withFourTeamsTheCountsStandInTheDugouts()
    {
        const auto found = seek(four, when<Activate>());
        QVERIFY(found);
        MatchWindow opened(found->before);
        QVERIFY2(opened.trouble().isEmpty(), qPrintable(opened.trouble()));
        TableDriver driver(opened.window());
        std::size_t shown = 0;
        for (const DugoutPanel* panel : opened.window().findChildren<DugoutPanel*>()) {
            if (!panel->isVisible())
                continue;
            ++shown;
            for (const char* what : {"cash: ", "fouls: ", "kills: "})
                QVERIFY2(panel->accessibleName().contains(QString::fromLatin1(what)),
                         qPrintable(panel->accessibleName()));
        }
        QCOMPARE(shown, driver.state().teams.size());
    }

    /// The second roll has a row of its own; the first one stays where it was.
    void aTieIsRolledAgainWithLucky()
    {
        const Facts& facts = *printedFacts();
        std::optional<Command> twice;
        const auto found = seek(four, [&](const State& state, const Command& command) {
            const auto* fight = std::get_if<ContestCommand>(&command);
            if (fight == nullptr || fight->entry.rolls.size() != 1 || state[state.active].active[Upgrade::Lucky] == 0)
                return false;
            ContestCommand wish = *fight;
            wish.entry.rolls.push_back(2);
            if (!allows(state, wish, facts))
                return false;
            twice = spoken(wish, state, facts);
            return true;
        });
        QVERIFY(found && twice);
        MatchWindow opened(found->before);
        QVERIFY2(opened.trouble().isEmpty(), qPrintable(opened.trouble()));
        TableDriver driver(opened.window());
        clickAndCompare(driver, opened, *twice);
    }

    void theDieDecidesBetweenAlliances()
    {
        const auto found = seek(alliance, when<EndMatch>([](const State& state, const EndMatch&) {
                                    return !state.result; // else a blowout has decided
                                }));
        QVERIFY(found);
        std::vector<Command> before = found->before;
        const Facts& facts = *printedFacts();
        State state;
        for (const Command& command : before)
            state = referee(state, command, facts, Reasons::Listening::No).next;
        for (const Team& team : state.teams)
            before.push_back(Correct{"scores/" + team.name, "7", "as the table has it"});
        MatchWindow opened(before);
        QVERIFY2(opened.trouble().isEmpty(), qPrintable(opened.trouble()));
        TableDriver driver(opened.window());
        clickAndCompare(driver, opened, EndMatch{});
        QVERIFY(!driver.state().overtimeDue); // KB-25.8
        QVERIFY(driver.state().allianceTiebreaker);
        const std::string first = driver.state().teams.front().alliance;
        const std::string other = driver.state().teams.back().alliance;
        QVERIFY(other != first);
        clickAndCompare(driver, opened, RollAllianceTiebreaker{{{first, 1}, {other, 1}}});
        QVERIFY(driver.state().allianceTiebreaker); // equal: once more
        clickAndCompare(driver, opened, RollAllianceTiebreaker{{{first, 2}, {other, -1}}});
        QVERIFY(!driver.state().allianceTiebreaker);
        QCOMPARE(driver.state().phase, Phase::Finished);
    }

    void theScorekeeperTellsWhatPositionsWould()
    {
        const auto atEnd = seek(scorekeeper, when<ScorePeriod>([](const State& state, const ScorePeriod&) {
                                    const auto all = state.onField();
                                    return std::count_if(all.begin(), all.end(), [&](FigureRef ref) {
                                               return state[ref].standing && countsAsRunner(state[ref].kind);
                                           }) > 1;
                                }));
        QVERIFY(atEnd);
        MatchWindow opened(atEnd->before);
        TableDriver driver(opened.window());
        ScorePeriod command;
        for (const FigureRef ref : driver.state().onField()) {
            const Figure& figure = driver.state()[ref];
            if (figure.standing && countsAsRunner(figure.kind) && command.mounds.size() < 2)
                command.mounds.push_back(
                    {driver.state().idOf(ref), command.mounds.empty() ? Mound::Major : Mound::Minor});
        }
        clickAndCompare(driver, opened, command);
        // What the mounds brought says why, figure by figure.
        const auto* mounds = opened.window().findChild<QLabel*>(QStringLiteral("moundWords"));
        QVERIFY(mounds != nullptr);
        if (driver.state().phase != Phase::Finished)
            QVERIFY2(mounds->isVisible() && mounds->text().contains(QStringLiteral("mound")),
                     qPrintable(mounds->text()));

        const auto withBall = seek(scorekeeper, when<StartTurn>([](const State& state, const StartTurn& turn) {
                                       return allows(state, StartTurn{turn.team, Mound::Minor});
                                   }));
        QVERIFY(withBall);
        MatchWindow second(withBall->before);
        TableDriver driverOfSecond(second.window());
        StartTurn scoring = std::get<StartTurn>(withBall->now);
        scoring.score = Mound::Minor;
        clickAndCompare(driverOfSecond, second, scoring);

        const auto lying =
            seek(scorekeeper, when<CleanUp>([](const State& state, const CleanUp& cleaning) {
                     const auto all = state.onField();
                     return state.period == 1 && cleaning.benched.empty() &&
                            std::any_of(all.begin(), all.end(), [&](FigureRef ref) { return !state[ref].standing; });
                 }));
        QVERIFY(lying);
        MatchWindow third(lying->before);
        TableDriver driverOfThird(third.window());
        CleanUp benching;
        for (const FigureRef ref : driverOfThird.state().onField()) {
            if (!driverOfThird.state()[ref].standing && benching.benched.empty())
                benching.benched.push_back(driverOfThird.state().idOf(ref));
        }
        clickAndCompare(driverOfThird, third, benching);
    }

    void theDepthChangesInMidMatch()
    {
        MatchWindow opened(secondPeriod(Depth::Mirror));
        QVERIFY2(opened.trouble().isEmpty(), qPrintable(opened.trouble()));
        TableDriver driver(opened.window());
        const State before = driver.state();
        clickAndCompare(driver, opened, SetDepth{Depth::Scorekeeper, {}, {}});
        QVERIFY(!driver.state().isMirror());
        const FigureRef burned = driver.state().onField().front();
        RandomPlayer player(*printedFacts(), 5);
        const std::optional<Command> act = player.next(driver.state());
        QVERIFY(act);
        clickAndCompare(driver, opened, spoken(*act, driver.state(), *printedFacts()));
        if (driver.state().activation && !driver.state().activation->isOver)
            clickAndCompare(driver, opened, TakeDamage{driver.state().idOf(burned), 1});
        // Back: the places are asked for, once.
        SetDepth back{Depth::Mirror, {}, {}};
        for (const FigureRef ref : driver.state().onField())
            back.places.emplace_back(driver.state().idOf(ref), before[ref].space);
        if (!driver.state().ball.carrier.isValid())
            back.ball = *crossfield::fromName("e5");
        clickAndCompare(driver, opened, back);
        QVERIFY(driver.state().isMirror());
        QCOMPARE(driver.state()[driver.state().onField().back()].space, before[driver.state().onField().back()].space);
    }

    void whatTheTableHasIsCorrected()
    {
        MatchWindow opened(secondPeriod(Depth::Mirror));
        TableDriver driver(opened.window());
        const Team team = driver.state().teams[0]; // the state is another after each entry
        clickAndCompare(driver, opened,
                        Correct{"scores/" + team.name, std::to_string(team.score + 2), "a mound forgotten"});
        clickAndCompare(driver, opened,
                        Correct{"hand/" + team.name, std::to_string(driver.state().teams[0].hand - 1), "one too many"});
    }

    void undoAndRedoGoThroughEverything()
    {
        RandomPlayer player(*printedFacts(), 3);
        std::vector<Command> before{player.start(scorekeeper)};
        State state = referee({}, before.front(), *printedFacts()).next;
        for (int i = 0; i < 90; ++i) {
            before.push_back(*player.next(state));
            state = referee(state, before.back(), *printedFacts()).next;
        }
        MatchWindow opened(before);
        TableDriver driver(opened.window());
        const std::string end = driver.match().table().dump();
        std::vector<std::string> tables;
        while (driver.find(QStringLiteral("undoButton")) != nullptr && opened.window().session()->canUndo()) {
            tables.push_back(driver.match().table().dump());
            driver.click(QStringLiteral("undoButton"));
            QVERIFY2(driver.trouble().isEmpty(), qPrintable(driver.trouble()));
            QVERIFY(driver.match().table().dump() != tables.back());
        }
        QVERIFY(tables.size() > 30);
        QCOMPARE(standing(driver.match()).entries.size(), std::size_t{1});
        while (!tables.empty()) {
            driver.click(QStringLiteral("redoButton"));
            QVERIFY2(driver.trouble().isEmpty(), qPrintable(driver.trouble()));
            QCOMPARE(driver.match().table().dump(), tables.back());
            tables.pop_back();
        }
        QCOMPARE(driver.match().table().dump(), end);
    }

    void aRefusedEntryStandsWithItsReason()
    {
        const auto found = seek(versus, when<SetLineup>());
        QVERIFY(found);
        MatchWindow opened(found->before);
        TableDriver driver(opened.window());
        // A runner and a bruiser in each other's place.
        SetLineup wrong = std::get<SetLineup>(found->now);
        const auto runner = std::find_if(wrong.placements.begin(), wrong.placements.end(),
                                         [](const auto& one) { return one.first.front() == 'r'; });
        const auto bruiser = std::find_if(wrong.placements.begin(), wrong.placements.end(),
                                          [](const auto& one) { return one.first.front() == 'b'; });
        QVERIFY(runner != wrong.placements.end() && bruiser != wrong.placements.end());
        std::swap(runner->second, bruiser->second);
        const std::size_t entered = standing(driver.match()).entries.size();
        driver.perform(wrong);
        QVERIFY2(driver.trouble().isEmpty(), qPrintable(driver.trouble()));
        QCOMPARE(standing(driver.match()).entries.size(), entered);
        QVERIFY(driver.isShown(QStringLiteral("overrideButton")));
        driver.click(QStringLiteral("overrideButton"));
        driver.type(QStringLiteral("overrideReason"), QStringLiteral("agreed before the match"));
        driver.click(QStringLiteral("recordOverrideButton"));
        QVERIFY2(driver.trouble().isEmpty(), qPrintable(driver.trouble()));
        QVERIFY(standing(driver.match()).entries.at(entered) == unordered(wrong));
        const std::vector<LogEntry> log = driver.match().entries();
        const auto kept = std::find_if(log.begin(), log.end(), [](const LogEntry& entry) {
            return entry.overrideReason == std::optional<std::string>("agreed before the match");
        });
        QVERIFY(kept != log.end());
        QVERIFY(!kept->objections.empty());
    }
};

QTEST_MAIN(TestKaosballSituations)
#include "tst_kaosball_situations.moc"
