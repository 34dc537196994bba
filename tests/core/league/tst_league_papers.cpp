// SPDX-License-Identifier: GPL-3.0-or-later
// What hangs on the wall and lies on the tables.
#include "league/refereeing/acts.h"
#include "league/refereeing/pairing.h"
#include "league/telling/papers.h"
#include "league_maker.h"

#include <QRegularExpression>
#include <QTest>

using namespace whistle;
using namespace whistle::league;
using namespace whistle::testing;

namespace {

QString paper(Paper kind, const Playing& playing, const PaperRound& round = {}, const PaperWords& words = {})
{
    return QString::fromStdString(paperHtml(kind, playing.season(), playing.rules(), round, words, "en"));
}
/// What a reader sees of it.
QString seen(QString html)
{
    html.remove(
        QRegularExpression(QStringLiteral("<style>.*</style>"), QRegularExpression::DotMatchesEverythingOption));
    html.replace(QRegularExpression(QStringLiteral("<[^>]*>")), QStringLiteral(" "));
    return html.replace(QStringLiteral("&nbsp;"), QStringLiteral(" ")).simplified();
}
/// The words, of which one or more may be missing.
QString missingIn(const QString& html, const QStringList& words)
{
    QStringList missing;
    const QString text = seen(html);
    for (const QString& each : words) {
        if (!text.contains(each))
            missing << each;
    }
    return missing.isEmpty() ? QString() : missing.join(u'|') + QStringLiteral(" in: ") + text;
}

Json dated(Json definition)
{
    definition["calendar"] = {{"first_date", "2027-01-09"}, {"time", "18:30"}, {"venue", "Club"}};
    definition["people"] = {{{"id", "zs"}, {"name", "Zsófia"}}, {{"id", "ma"}, {"name", "Marek"}}};
    definition["entrants"][0]["coach"] = "zs";
    definition["entrants"][1]["coach"] = "ma";
    return definition;
}
Json withPlayoffs(int places, const Json& more = Json::object())
{
    Json format = Playing::roundRobin();
    format["playoffs"] = {{"kind", "bracket"}, {"places", places}};
    format["playoffs"].update(more);
    return format;
}
void pairNext(Playing& playing)
{
    QVERIFY(playing.act(actJson(drawnRound(playing.season(), *roundToPair(playing.season(), playing.rules())))));
}
std::vector<std::string> wordsOf(const std::vector<PaperRound>& rounds)
{
    std::vector<std::string> words(rounds.size());
    std::transform(rounds.begin(), rounds.end(), words.begin(), wordOf);
    return words;
}

} // namespace

class TestLeaguePapers : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aRoundSheetNamesEveryTable()
    {
        Playing playing(dated(Playing::definition(4, Playing::roundRobin())));
        const Fixture first = playing.season().fixtures[0];
        const Fixture second = playing.season().fixtures[1];
        const auto side = [&](const Fixture& fixture, std::size_t at) {
            return QString::fromStdString(playing.season().nameOf(fixture.sides[at]));
        };
        QVERIFY(playing.act({{"command", "record"},
                             {"fixture", first.id},
                             {"result",
                              {{"scores", {{playing.idOf(first.sides[0]), 31}, {playing.idOf(first.sides[1]), 17}}},
                               {"by", "points"}}}}));
        QVERIFY(playing.act(
            {{"command", "arrange"}, {"fixture", second.id}, {"date", "2027-02-03"}, {"venue", "At Marek's"}}));
        const QString html = paper(Paper::RoundSheet, playing);
        QCOMPARE(missingIn(html, {QStringLiteral("Test"), QStringLiteral("Round 1"), QStringLiteral("Table no."),
                                  QStringLiteral("Home"), QStringLiteral("Away"), QStringLiteral("Zsófia"),
                                  QStringLiteral("Marek"), QStringLiteral("Sat 9 Jan 2027, 18:30, Club"),
                                  side(first, 0) + QStringLiteral(" "), side(first, 1), side(second, 0),
                                  side(second, 1), QStringLiteral("31 17"), QStringLiteral("by points"),
                                  QStringLiteral("Wed 3 Feb 2027, 18:30, At Marek's; postponed from Sat 9 Jan 2027")}),
                 QString());
        // The tables are numbered in the order of the fixtures.
        const QString text = seen(html);
        QVERIFY(text.indexOf(QStringLiteral(" 1 ") + side(first, 0)) > 0);
        QVERIFY(text.indexOf(QStringLiteral(" 2 ") + side(second, 0)) > text.indexOf(side(first, 0)));
        QVERIFY(!text.contains(QStringLiteral("Bye")));
    }

    void whoRestsAndWhoHasLeftIsSaid()
    {
        Playing playing(Playing::definition(5, Playing::roundRobin()));
        const auto resting = [&](int round) {
            const QString text = seen(paper(Paper::RoundSheet, playing, {false, round}));
            return text.mid(text.indexOf(QStringLiteral("Bye: "))).remove(0, 5);
        };
        QStringList rests;
        for (int round = 1; round <= 5; ++round)
            rests << resting(round);
        rests.sort();
        QCOMPARE(rests, QStringList({QStringLiteral("Ants"), QStringLiteral("Bears"), QStringLiteral("Cats"),
                                     QStringLiteral("Dogs"), QStringLiteral("Elks")}));
        // What a drop-out forfeits has its result, and its name the mark.
        QVERIFY(playing.act({{"command", "drop_out"}, {"entrant", "c"}, {"remaining", "forfeit"}}));
        const Fixture forfeited =
            playing.season()
                .fixtures[static_cast<std::size_t>(playing.season().fixtureNamed(playing.fixtureOf("c", "a", false)))];
        const PaperRound round{false, forfeited.round};
        QCOMPARE(missingIn(paper(Paper::RoundSheet, playing, round),
                           {QStringLiteral("Cats dropped out"), QStringLiteral("forfeited"), QStringLiteral("20")}),
                 QString());
        // Nobody fills in a slip for it.
        QVERIFY(!seen(paper(Paper::ResultSlips, playing, round)).contains(QStringLiteral("Cats")));
    }

    void anAnnulledMatchLeavesItsOpponentFree()
    {
        Playing playing(Playing::definition(4, Playing::roundRobin()));
        const Fixture first = playing.season().fixtures[0];
        const Fixture second = playing.season().fixtures[1];
        QVERIFY(
            playing.act({{"command", "drop_out"}, {"entrant", playing.idOf(first.sides[0])}, {"remaining", "annul"}}));
        const QString text = seen(paper(Paper::RoundSheet, playing));
        const QString other = QString::fromStdString(playing.season().nameOf(first.sides[1]));
        QVERIFY2(text.endsWith(QStringLiteral("Bye: ") + other), qPrintable(text));
        QVERIFY(!text.contains(QString::fromStdString(playing.season().nameOf(first.sides[0]))));
        // The other match keeps its table.
        QVERIFY2(
            text.contains(QStringLiteral(" 2 ") + QString::fromStdString(playing.season().nameOf(second.sides[0]))),
            qPrintable(text));
    }

    void aSwissRoundSaysWhoHasTheByeAndWhoIsMissing()
    {
        Playing playing(Playing::definition(6, {{"league", {{"kind", "swiss"}, {"rounds", 3}}}}));
        QVERIFY(!roundToPrint(playing.season()));
        QVERIFY(playing.act({{"command", "miss_round"}, {"entrant", "b"}, {"round", 1}}));
        pairNext(playing);
        const std::string free = playing.season().nameOf(playing.season().paired[0].bye);
        QCOMPARE(missingIn(paper(Paper::RoundSheet, playing), {QStringLiteral("Bye: ") + QString::fromStdString(free),
                                                               QStringLiteral("Does not play: Bears")}),
                 QString());
    }

    void aSlipAsksForAllThatTheGameCounts()
    {
        const Playing playing(dated(Playing::definition(4, Playing::roundRobin())));
        const QString html = paper(Paper::ResultSlips, playing);
        const QString text = seen(html);
        QStringList asked{QStringLiteral("Test, Round 1"),
                          QStringLiteral("Table no. "),
                          QStringLiteral("Score"),
                          QStringLiteral("Place"),
                          QStringLiteral("Signature"),
                          QStringLiteral("How it ended:"),
                          QStringLiteral("Sat 9 Jan 2027, 18:30, Club")};
        QVERIFY(!playing.rules().stats.empty() && !playing.rules().ways.empty());
        for (const StatKind& stat : playing.rules().stats) {
            QString name = Text{stat.name}.render();
            name[0] = name[0].toUpper();
            asked << name;
        }
        for (const WayToEnd& way : playing.rules().ways)
            asked << Text{way.name}.render();
        for (const QString& each : asked)
            QVERIFY2(text.count(each) == 2, qPrintable(each + QStringLiteral(": ") + text)); // two matches
        for (const char* name : {"Ants", "Bears", "Cats", "Dogs", "Zsófia", "Marek"})
            QCOMPARE(text.count(QString::fromUtf8(name)), 1);
        // A box to tick for each way, and a line to cut along under each slip.
        QCOMPARE(html.count(QStringLiteral("1px solid #000")), 2 * static_cast<int>(playing.rules().ways.size()));
        QCOMPARE(html.count(QStringLiteral("dashed")), 2);
    }

    void aSlipOfSeveralHasALineForEach()
    {
        const Playing playing(Playing::definition(
            7, {{"league", {{"kind", "tables"}, {"least", 3}, {"most", 4}, {"rounds", 2}}}}, "crowd"));
        for (const Paper kind : {Paper::ResultSlips, Paper::RoundSheet}) {
            const QString text = seen(paper(kind, playing));
            for (const char* name : {"Ants", "Bears", "Cats", "Dogs", "Elks", "Foxes", "Goats"})
                QVERIFY2(text.count(QString::fromLatin1(name)) == 1, qPrintable(text));
            QVERIFY2(text.contains(QStringLiteral("Place")) && text.contains(QStringLiteral("Score")),
                     qPrintable(text));
        }
    }

    void theTeamsOfABracketAreWhole()
    {
        Playing playing(Playing::definition(6, withPlayoffs(6, {{"third_place", true}, {"best_of", {1, 1, 3}}})));
        QCOMPARE(missingIn(paper(Paper::Bracket, playing),
                           {QStringLiteral("Playoffs"), QStringLiteral("Quarterfinals"), QStringLiteral("Semifinals"),
                            QStringLiteral("Final"), QStringLiteral("Champion"), QStringLiteral("Third place"),
                            QStringLiteral("place 1 in the standings"), QStringLiteral("no opponent"),
                            QStringLiteral("best of 3")}),
                 QString());
        const auto playAll = [&] {
            for (const Fixture& fixture : std::vector<Fixture>(playing.season().fixtures)) {
                const Fixture now =
                    playing.season().fixtures[static_cast<std::size_t>(playing.season().fixtureNamed(fixture.id))];
                if (isSettled(playing.season(), now) || now.sides[0] < 0 || now.sides[1] < 0)
                    continue;
                const bool firstWins = now.sides[0] < now.sides[1];
                (void)playing.act({{"command", "record"},
                                   {"fixture", now.id},
                                   {"result",
                                    {{"scores",
                                      {{playing.idOf(now.sides[0]), firstWins ? 9 : 4},
                                       {playing.idOf(now.sides[1]), firstWins ? 4 : 9}}}}}});
            }
        };
        playAll();
        QVERIFY(playing.season().champion < 0 || playing.season().isOver);
        for (int i = 0; i < 4; ++i)
            playAll();
        QCOMPARE(playing.idOf(playing.season().champion), std::string("a"));
        const QString text = seen(paper(Paper::Bracket, playing));
        // Each as often as it plays, the champion where it stands and in the sentence too.
        QCOMPARE(text.count(QStringLiteral("Ants")), 5);
        QCOMPARE(text.count(QStringLiteral("Foxes")), 1);
        QVERIFY2(text.contains(QStringLiteral("1 Ants 2")), qPrintable(text)); // won the final 2 to 0
        QVERIFY2(text.contains(QStringLiteral("Champion: Ants.")), qPrintable(text));
    }

    void allBranchesOfABracketAreDrawn()
    {
        const auto drawn = [](const char* losers) {
            const Playing playing(Playing::definition(8, withPlayoffs(8, {{"losers", losers}})));
            return paper(Paper::Bracket, playing);
        };
        QCOMPARE(missingIn(drawn("double_elimination"),
                           {QStringLiteral("Upper round 1"), QStringLiteral("Upper final"),
                            QStringLiteral("Lower round 1"), QStringLiteral("Lower final"), QStringLiteral("Final"),
                            QStringLiteral("Second final"), QStringLiteral("only if needed")}),
                 QString());
        QCOMPARE(missingIn(drawn("consolation"), {QStringLiteral("Semifinals"), QStringLiteral("Consolation, round 1"),
                                                  QStringLiteral("Consolation, final")}),
                 QString());
        const Playing playing(Playing::definition(8, withPlayoffs(8, {{"losers", "double_elimination"}})));
        // Both branches play on the same evening.
        QCOMPARE(titleOf(playing.season(), {true, 2}), QStringLiteral("Upper round 2, Lower round 1"));
        QCOMPARE(
            missingIn(paper(Paper::RoundSheet, playing, {true, 2}),
                      {QStringLiteral("Upper round 2"), QStringLiteral("Lower round 1"), QStringLiteral("Table no.")}),
            QString());
    }

    void whatTheOrganiserAwardsIsNotPlayed()
    {
        Playing playing(Playing::definition(4, Playing::roundRobin()));
        const Fixture first = playing.season().fixtures[0];
        QVERIFY2(playing.act({{"command", "record"},
                              {"fixture", first.id},
                              {"result",
                               {{"scores", {{playing.idOf(first.sides[0]), 11}, {playing.idOf(first.sides[1]), 5}}},
                                {"awarded", "the hall was closed"}}}}),
                 playing.said().c_str());
        QCOMPARE(missingIn(paper(Paper::RoundSheet, playing),
                           {QStringLiteral("11 5"), QStringLiteral("awarded: the hall was closed")}),
                 QString());
        const QString slips = seen(paper(Paper::ResultSlips, playing));
        QVERIFY(!slips.contains(QString::fromStdString(playing.season().nameOf(first.sides[0]))));
    }

    void aFinalTableIsThereToo()
    {
        Json format{{"league", {{"kind", "tables"}, {"least", 3}, {"most", 4}, {"rounds", 1}}},
                    {"playoffs", {{"kind", "final_table"}, {"players", 3}}}};
        const Playing playing(Playing::definition(6, format, "crowd"));
        QCOMPARE(missingIn(paper(Paper::Bracket, playing),
                           {QStringLiteral("Final table"), QStringLiteral("place 1 in the standings"),
                            QStringLiteral("place 3 in the standings")}),
                 QString());
    }

    void theRosterNamesEverybody()
    {
        Playing playing(dated(Playing::definition(4, Playing::roundRobin())));
        QVERIFY(playing.act({{"command", "drop_out"}, {"entrant", "d"}, {"remaining", "forfeit"}}));
        const PaperWords words{
            {}, [](int entrant) -> std::vector<Text> { return {Text::verbatim("brings " + std::to_string(entrant))}; }};
        const QString html = paper(Paper::Roster, playing, {}, words);
        QCOMPARE(missingIn(html, {QStringLiteral("Entrants"), QStringLiteral("1 Ants Zsófia"),
                                  QStringLiteral("2 Bears Marek"), QStringLiteral("3 Cats"),
                                  QStringLiteral("Dogs dropped out"), QStringLiteral("brings 0"),
                                  QStringLiteral("brings 2")}),
                 QString());
        QVERIFY(!seen(html).contains(QStringLiteral("brings 3"))); // it plays no next match
    }

    void lessThanNothingHasAMinus()
    {
        Json definition = Playing::definition(2, Playing::roundRobin());
        definition["points"] = {{"loss", -1}};
        Playing playing(definition);
        QVERIFY(playing.record("a", 2, -3, "b"));
        QVERIFY2(playing.says("Ants 2, Bears −3"), playing.said().c_str());
        const QString minus = QString::fromUtf8("−");
        QCOMPARE(missingIn(paper(Paper::Table, playing), {minus + QStringLiteral("3:2 ") + minus + QStringLiteral("5 "),
                                                          minus + QStringLiteral("1")}),
                 QString());
        QVERIFY(!seen(paper(Paper::Table, playing)).contains(QRegularExpression(QStringLiteral("-\\d"))));
        QVERIFY(!seen(paper(Paper::RoundSheet, playing)).contains(QRegularExpression(QStringLiteral("-\\d"))));
    }

    void beforeTheFirstMatchNobodyStandsBehindAnybody()
    {
        for (const char* breaker : {"lots", "wins"}) {
            Json definition = Playing::definition(4, withPlayoffs(2));
            definition["tie_breakers"] = {breaker};
            definition["seed"] = "spring";
            Playing playing(definition);
            for (const char* words : {"Shares place", "Behind ", "Ahead of ", "Still open", "whatever the others do"})
                QVERIFY2(!seen(paper(Paper::Table, playing)).contains(QString::fromLatin1(words)), words);
            const Fixture& first = playing.season().fixtures.front();
            QVERIFY(playing.record(playing.idOf(first.sides[0]), 2, 1, playing.idOf(first.sides[1])));
            QCOMPARE(missingIn(paper(Paper::Table, playing), {QStringLiteral("Still open")}), QString());
            const bool hasNote =
                seen(paper(Paper::Table, playing)).contains(QRegularExpression(QStringLiteral("Shares place|Behind ")));
            QVERIFY(hasNote);
        }
    }

    void theTableMarksWhoHasLeft()
    {
        Playing playing(dated(Playing::definition(4, Playing::roundRobin())));
        QVERIFY(playing.record("a", 9, 3, "b"));
        QVERIFY(playing.act({{"command", "drop_out"}, {"entrant", "d"}, {"remaining", "forfeit"}}));
        QCOMPARE(missingIn(paper(Paper::Table, playing),
                           {QStringLiteral("Standings"), QStringLiteral("Ants Zsófia"), QStringLiteral("Bears Marek"),
                            QStringLiteral("Dogs dropped out"), QStringLiteral("Kills"), QStringLiteral("Fouls"),
                            QStringLiteral("Points")}),
                 QString());
    }

    // LG-2.10: who had no match in a round has not forgotten it.
    void theTableTellsByesAndMissedRounds()
    {
        Playing playing(Playing::definition(5, {{"league", {{"kind", "swiss"}, {"rounds", 3}}}}));
        QVERIFY(playing.act({{"command", "miss_round"}, {"entrant", "a"}, {"round", 1}}));
        QVERIFY(playing.act({{"command", "miss_round"}, {"entrant", "b"}, {"round", 1}, {"brings", "draw"}}));
        pairNext(playing);
        QCOMPARE(missingIn(paper(Paper::Table, playing), {QStringLiteral("Points for missing round 1: 0."),
                                                          QStringLiteral("Points for missing round 1: 1."),
                                                          QStringLiteral("Points for the bye in round 1: 3.")}),
                 QString());
    }

    void whatASeasonHasIsOffered()
    {
        const Playing before(Playing::definition(4, withPlayoffs(4)), false);
        QCOMPARE(papersOf(before.season()), std::vector<Paper>{Paper::Roster});
        Playing playing(Playing::definition(4, withPlayoffs(4)));
        const std::vector<Paper> all{Paper::Table, Paper::RoundSheet, Paper::ResultSlips, Paper::Bracket,
                                     Paper::Roster};
        QCOMPARE(papersOf(playing.season()), all);
        const std::vector<std::string> rounds{"1", "2", "3", "p1", "p2"};
        QCOMPARE(wordsOf(paperRounds(playing.season())), rounds);
        QCOMPARE(wordOf(*roundToPrint(playing.season())), std::string("1"));
        // One match of the first round is postponed: the evening is about the second.
        const Fixture first = playing.season().fixtures[0];
        QVERIFY(playing.record(playing.idOf(first.sides[0]), 9, 3, playing.idOf(first.sides[1])));
        QCOMPARE(wordOf(*roundToPrint(playing.season())), std::string("2"));
        const Playing groups(Playing::definition(8, {{"league", {{"kind", "round_robin"}, {"groups", 2}}}}));
        const std::vector<std::string> three{"1", "2", "3"};
        QCOMPARE(wordsOf(paperRounds(groups.season())), three);
        QCOMPARE(missingIn(paper(Paper::RoundSheet, groups), {QStringLiteral("Group 1"), QStringLiteral("Group 2")}),
                 QString());
    }

    void aLadderPrintsWhatIsOpen()
    {
        Playing playing(Playing::definition(4, {{"league", {{"kind", "ladder"}}}}));
        QVERIFY(!roundToPrint(playing.season()));
        QVERIFY(playing.act({{"command", "add_fixture"}, {"sides", {"a", "b"}}}));
        QVERIFY(playing.act({{"command", "add_fixture"}, {"sides", {"c", "d"}}}));
        QVERIFY(playing.record("a", 5, 1, "b"));
        const std::vector<std::string> open{"open"};
        QCOMPARE(wordsOf(paperRounds(playing.season())), open);
        const QString text = seen(paper(Paper::RoundSheet, playing, *roundToPrint(playing.season())));
        QVERIFY2(text.contains(QStringLiteral("Still to be played")) && text.contains(QStringLiteral("Cats")),
                 qPrintable(text));
        QVERIFY(!text.contains(QStringLiteral("Ants")));
        QVERIFY(playing.record("c", 5, 1, "d"));
        QCOMPARE(missingIn(paper(Paper::ResultSlips, playing, *roundToPrint(playing.season())),
                           {QStringLiteral("Nothing in this round is still to be played.")}),
                 QString());
    }

    // What prints the pages would break them inside of a fixture.
    void pagesBreakBetweenFixtures()
    {
        Json definition = Playing::definition(12, {{"league", {{"kind", "swiss"}, {"rounds", 1}}}});
        Playing playing(definition);
        pairNext(playing);
        const QString slips = paper(Paper::ResultSlips, playing);
        QCOMPARE(slips.count(QStringLiteral("dashed")), 6);
        QCOMPARE(slips.count(QStringLiteral("page-break-before:always")), 1);
        QVERIFY(!paper(Paper::RoundSheet, playing).contains(QStringLiteral("page-break-before")));
    }

    void namesStayNames()
    {
        Json definition = dated(Playing::definition(4, withPlayoffs(4)));
        definition["entrants"][0]["name"] = "<b>Ants & co</b>";
        const Playing playing(definition);
        for (const Paper kind : papersOf(playing.season())) {
            const QString html = paper(kind, playing);
            QVERIFY(!html.contains(QStringLiteral("<b>Ants")));
            if (kind != Paper::Bracket) // nobody is seeded yet
                QVERIFY(html.contains(QStringLiteral("&lt;b&gt;Ants &amp; co&lt;/b&gt;")));
        }
    }
};

QTEST_GUILESS_MAIN(TestLeaguePapers)
#include "tst_league_papers.moc"
