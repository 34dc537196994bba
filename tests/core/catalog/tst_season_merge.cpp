// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/leagues.h"
#include "catalog/season_merge.h"
#include "league/checking/random_season.h"
#include "league/refereeing/settle.h"
#include "league/schedule/lots.h"
#include "rulebook/json_ruling.h"
#include "store/backup.h"
#include "store/kept_things.h"
#include "store/match_fixtures.h"
#include "store/merged_season.h"

#include <QTemporaryDir>
#include <QTest>

using namespace whistle;

namespace {

/// A season that several people keep, each a copy.
class Copy {
public:
    explicit Copy(std::unique_ptr<SeasonRecord> record) : m_record(std::move(record)) {}
    static Copy begun(const Json& league = {{"kind", "round_robin"}}, const Json& playoffs = {})
    {
        Json definition{{"id", "w"}, {"name", "W"}, {"game", "chaotic"}, {"format", Json::object()}};
        if (!league.is_null())
            definition["format"]["league"] = league;
        if (!playoffs.is_null())
            definition["format"]["playoffs"] = playoffs;
        definition["entrants"] = Json::array();
        for (const char* id : {"a", "b", "c", "d"})
            definition["entrants"].push_back({{"id", id}, {"name", id}});
        Copy copy(newSeason());
        copy.at(0, {{"command", "create"}, {"season", definition}});
        copy.at(1, {{"command", "start"}});
        return copy;
    }
    [[nodiscard]] Copy parted() const
    {
        auto record = openSeason(lines());
        return Copy(std::move(*record));
    }
    bool at(int minute, const Json& act)
    {
        const auto result = m_record->play(act, Instant{1'800'000'000 + 60 * minute});
        return result && result->accepted;
    }
    bool record(int minute, const char* fixture, const char* home, int mine, const char* away, int theirs)
    {
        return at(
            minute,
            {{"command", "record"}, {"fixture", fixture}, {"result", {{"scores", {{home, mine}, {away, theirs}}}}}});
    }
    [[nodiscard]] const std::vector<RecordedLine>& lines() const { return m_record->recordedLines(); }
    [[nodiscard]] const league::Season& season() const { return m_record->state(); }
    [[nodiscard]] SeasonRecord& journal() { return *m_record; }

private:
    std::unique_ptr<SeasonRecord> m_record;
};

Json correction(const char* fixture, const char* home, int mine, const char* away, int theirs)
{
    return {{"command", "correct"},
            {"fixture", fixture},
            {"result", {{"scores", {{home, mine}, {away, theirs}}}}},
            {"reason", "misread"}};
}

Json named(const char* entrant, const char* name)
{
    return {{"command", "edit_entrant"}, {"entrant", entrant}, {"name", name}};
}

Json paired(const std::vector<std::vector<std::string>>& pairings)
{
    return {{"command", "pair_round"}, {"round", 1}, {"pairings", pairings}, {"reason", "by hand"}};
}

Json noShow(const char* fixture, const char* entrant)
{
    return {{"command", "record"}, {"fixture", fixture}, {"result", {{"forfeited_by", {entrant}}}}};
}

const league::Result* resultIn(const league::Season& season, const char* fixture)
{
    const int index = season.fixtureNamed(fixture);
    return index < 0 || !season.fixtures[static_cast<std::size_t>(index)].result
               ? nullptr
               : &*season.fixtures[static_cast<std::size_t>(index)].result;
}

/// Acts that stand and count for nothing.
int countless(const SeasonRecord& season)
{
    const auto& entries = season.entries();
    return static_cast<int>(std::count_if(entries.begin(), entries.end(),
                                          [](const LogEntry& entry) { return entry.refused && !entry.withdrawn; }));
}

std::string told(const std::vector<Text>& why)
{
    std::string all;
    for (const Text& each : why)
        all += each.toStdString() + " ";
    return all;
}

} // namespace

/// Two copies of a season that parted become one.
class TestSeasonMerge : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theActsOfBothStandInTheOrderOfTime()
    {
        Copy mine = Copy::begun();
        Copy theirs = mine.parted();
        QVERIFY(mine.record(5, "1-1", "a", 3, "d", 1) && mine.record(9, "2-1", "c", 3, "a", 0));
        QVERIFY(theirs.record(7, "1-2", "b", 3, "c", 2));
        const auto both = merged(mine.lines(), theirs.lines());
        QVERIFY(both && both->leftOut.empty());
        QCOMPARE(both->common, 2);
        QCOMPARE(both->taken, 1);
        QCOMPARE(both->season->entries().size(), std::size_t{5});
        QVERIFY(resultIn(both->season->state(), "1-2") && resultIn(both->season->state(), "2-1"));
        QVERIFY(resultIn(both->season->state(), "1-2")->number == 2);
    }

    void whoeverBringsThemTogetherHasTheSameRecord()
    {
        Copy mine = Copy::begun();
        Copy theirs = mine.parted();
        QVERIFY(mine.record(5, "1-1", "a", 3, "d", 1));
        QVERIFY(theirs.record(5, "1-2", "b", 3, "c", 2) && theirs.record(4, "2-1", "c", 3, "a", 0));
        const auto here = merged(mine.lines(), theirs.lines());
        const auto there = merged(theirs.lines(), mine.lines());
        QVERIFY(here->season->recordedLines() == there->season->recordedLines());
        // Brought back to where it came from, it is all that there is.
        const auto again = merged(theirs.lines(), here->season->recordedLines());
        QVERIFY(again->season->recordedLines() == here->season->recordedLines());
        QVERIFY(again->leftOut.empty());
        const auto same = merged(here->season->recordedLines(), theirs.lines());
        QVERIFY(same->season->recordedLines() == here->season->recordedLines());
        QCOMPARE(same->taken, 0);
    }

    // An act of an older program and the same as it is entered now are one.
    void anOldNameIsThereOnce()
    {
        Copy mine = Copy::begun();
        Copy theirs = mine.parted();
        QVERIFY(mine.at(5, {{"command", "person"}, {"person", {{"id", "eva"}, {"name", "Eva Nagy"}}}}));
        QVERIFY(theirs.at(5, {{"command", "person"}, {"person", {{"id", "eva"}, {"name", "Eva Nagy"}}}}));
        std::vector<RecordedLine> old = theirs.lines();
        Json content = *parseJson(old.back().text);
        content.erase("chain");
        content["entry"]["person"]["name"] = "Eva  Nagy";
        old.back() = chained(old.back().number, content, old[old.size() - 2].chain);
        const auto both = merged(mine.lines(), old);
        QVERIFY(both && both->leftOut.empty());
        QCOMPARE(both->season->entries().size(), std::size_t{3});
    }

    void whatTheOtherHasMadeImpossibleIsLeftOutAndTold()
    {
        Copy mine = Copy::begun();
        Copy theirs = mine.parted();
        QVERIFY(mine.record(5, "1-1", "a", 3, "d", 1) && mine.record(6, "1-2", "b", 3, "c", 2));
        QVERIFY(theirs.record(7, "1-1", "a", 1, "d", 3) && theirs.record(8, "1-2", "b", 3, "c", 2));
        const auto both = merged(mine.lines(), theirs.lines());
        // The second result of 1-1 is another one; that of 1-2 is the same, which is no news.
        QCOMPARE(both->leftOut.size(), std::size_t{1});
        const LeftOutAct& left = both->leftOut.front();
        QVERIFY(!left.isHere);
        QCOMPARE(left.number, 3);
        QCOMPARE(left.headline.toStdString().substr(0, 9), std::string("Result of"));
        QVERIFY2(told(left.why).find("already has a result") != std::string::npos, told(left.why).c_str());
        QCOMPARE(rulesJson(left.rules).dump(), R"(["LG-3.1"])");
        QVERIFY(resultIn(both->season->state(), "1-1")->scores[0] == 3);
    }

    void anUndoTakesBackWhatItTookBackThere()
    {
        Copy mine = Copy::begun();
        Copy theirs = mine.parted();
        QVERIFY(mine.record(5, "1-1", "a", 3, "d", 1) && mine.record(6, "2-1", "c", 3, "a", 0));
        QVERIFY(theirs.record(3, "1-2", "b", 3, "c", 2) && theirs.at(7, {{"command", "undo"}}));
        QVERIFY(theirs.record(8, "1-2", "b", 2, "c", 3));
        const auto both = merged(mine.lines(), theirs.lines());
        QVERIFY(both->leftOut.empty());
        QCOMPARE(resultIn(both->season->state(), "1-2")->scores[0], 2);
        QVERIFY(resultIn(both->season->state(), "1-1") && resultIn(both->season->state(), "2-1"));
    }

    // What one has played on what the other takes back is not lost: the other's edit is left out, and told.
    void anEditThatWouldPutOutAResultIsLeftOut()
    {
        Copy mine = Copy::begun({{"kind", "ladder"}});
        QVERIFY(mine.at(2, {{"command", "add_fixture"}, {"sides", {"a", "b"}}}));
        Copy theirs = mine.parted();
        QVERIFY(mine.record(5, "1", "a", 3, "b", 1) && theirs.at(9, {{"command", "undo"}}));
        const auto both = merged(mine.lines(), theirs.lines());
        QCOMPARE(both->taken, 0);
        QCOMPARE(both->leftOut.size(), std::size_t{1});
        const LeftOutAct& left = both->leftOut.front();
        QVERIFY(!left.isHere && left.number == 4 && !left.rules.empty());
        QCOMPARE(left.headline.toStdString(), std::string("Taken back: Fixture added: a, b"));
        QVERIFY2(told(left.why).find("This would then no longer count: Result of a – b.") == 0, told(left.why).c_str());
        QVERIFY(resultIn(both->season->state(), "1"));
        QVERIFY(merged(theirs.lines(), mine.lines())->season->recordedLines() == both->season->recordedLines());
    }

    void aCorrectionOfWhatTheOtherTookBackIsNotLost()
    {
        Copy mine = Copy::begun();
        QVERIFY(mine.record(2, "1-1", "a", 3, "d", 1));
        Copy theirs = mine.parted();
        QVERIFY(mine.at(5, correction("1-1", "a", 5, "d", 0)) && theirs.at(9, {{"command", "undo"}}));
        const auto both = merged(mine.lines(), theirs.lines());
        QCOMPARE(both->leftOut.size(), std::size_t{1});
        QCOMPARE(resultIn(both->season->state(), "1-1")->scores[0], 5);
    }

    // What was put out where the edit was made was seen there, and is no reason against it.
    void anEditDoesHereWhatItDidThere()
    {
        Copy mine = Copy::begun({{"kind", "ladder"}});
        QVERIFY(mine.at(2, {{"command", "add_fixture"}, {"sides", {"a", "b"}}}));
        Copy theirs = mine.parted();
        QVERIFY(theirs.record(5, "1", "a", 3, "b", 1) && theirs.at(6, {{"edit", "withdraw"}, {"number", 3}}));
        QVERIFY(mine.at(4, {{"command", "sanction"}, {"entrant", "c"}, {"points", -1}, {"reason", "late"}}));
        const auto both = merged(mine.lines(), theirs.lines());
        QVERIFY(both->leftOut.empty());
        QVERIFY(both->season->state().fixtures.empty());
    }

    void whatBothSaidDifferentlyIsTold()
    {
        Copy mine = Copy::begun();
        QVERIFY(mine.record(2, "1-1", "a", 3, "d", 1) && mine.record(3, "1-2", "b", 3, "c", 1));
        Copy theirs = mine.parted();
        QVERIFY(mine.at(5, correction("1-1", "a", 5, "d", 0)) && theirs.at(6, correction("1-1", "a", 0, "d", 7)));
        QVERIFY(mine.at(7, correction("1-2", "b", 4, "c", 0)) && theirs.at(8, correction("1-2", "b", 4, "c", 0)));
        QVERIFY(mine.at(9, named("a", "Ants")) && theirs.at(8, named("a", "Apes")) && theirs.at(9, named("b", "Bees")));
        const Json sanction{{"command", "sanction"}, {"entrant", "c"}, {"points", -1}, {"reason", "late"}};
        QVERIFY(mine.at(10, sanction) && theirs.at(11, sanction));
        QVERIFY(mine.at(12, {{"command", "arrange"}, {"fixture", "2-1"}, {"date", "2027-02-01"}}));
        QVERIFY(theirs.at(13, {{"command", "arrange"}, {"fixture", "2-1"}, {"venue", "Hall"}}));
        const auto both = merged(mine.lines(), theirs.lines());
        QVERIFY(both->leftOut.empty());
        QCOMPARE(both->twice.size(), std::size_t{3});
        const auto tells = [&](std::size_t i, const char* here, const char* other, SaidTwice::Counts counts) {
            const SaidTwice& each = both->twice[i];
            return each.here.toStdString().find(here) != std::string::npos &&
                   each.other.toStdString().find(other) != std::string::npos && each.counts == counts;
        };
        QVERIFY(tells(0, "a 5, d 0", "a 0, d 7", SaidTwice::Counts::Other));
        QVERIFY(tells(1, "Ants", "Apes", SaidTwice::Counts::Here));
        QVERIFY(tells(2, "deducts points from c", "deducts points from c", SaidTwice::Counts::Both));
    }

    void aResultThatACorrectionOfTheOtherPutsOutIsTold()
    {
        Copy mine = Copy::begun({}, {{"kind", "bracket"}, {"places", 4}});
        QVERIFY(mine.record(2, "p1-1-1", "a", 3, "d", 1) && mine.record(3, "p1-2-1", "b", 3, "c", 1));
        Copy theirs = mine.parted();
        QVERIFY(theirs.record(5, "p2-1-1", "a", 3, "b", 2));
        QVERIFY(mine.at(9, correction("p1-1-1", "a", 1, "d", 3)));
        const auto both = merged(mine.lines(), theirs.lines());
        QVERIFY(both && both->leftOut.empty() && both->twice.empty());
        QCOMPARE(both->changed.size(), std::size_t{1});
        QCOMPARE(both->changed[0].fixture, std::string("p2-1-1"));
        QCOMPARE(both->changed[0].words.toStdString(),
                 std::string("The result “Final: a 3, b 2” no longer counts, for others play there now."));
        const auto again = merged(theirs.lines(), mine.lines());
        QVERIFY(again && again->changed.size() == 1);
        QVERIFY(merged(mine.lines(), mine.parted().lines())->changed.empty());
    }

    // An act names its fixture only; it is about who plays there.
    void anActOnAFixtureInWhichOthersPlayIsLeftOut()
    {
        Copy mine = Copy::begun({{"kind", "swiss"}, {"rounds", 2}});
        Copy theirs = mine.parted();
        QVERIFY(mine.at(5, paired({{"a", "b"}, {"c", "d"}})) && mine.record(6, "1-2", "c", 3, "d", 1));
        QVERIFY(theirs.at(7, paired({{"a", "c"}, {"b", "d"}})));
        QVERIFY(theirs.at(8, noShow("1-1", "a")));
        QVERIFY(theirs.at(9, {{"command", "arrange"}, {"fixture", "1-2"}, {"venue", "Hall"}}));
        const auto both = merged(mine.lines(), theirs.lines());
        QCOMPARE(both->leftOut.size(), std::size_t{3});
        QCOMPARE(told(both->leftOut[1].why), std::string("This was entered for a – c, but now a – b play there. "));
        QCOMPARE(rulesJson(both->leftOut[1].rules).dump(), R"(["LG-3.2"])");
        QCOMPARE(told(both->leftOut[2].why), std::string("This was entered for b – d, but now c – d play there. "));
        QVERIFY(!resultIn(both->season->state(), "1-1"));
        QVERIFY(both->changed.empty());
        const auto again = merged(both->season->recordedLines(), theirs.lines());
        QVERIFY(again->season->recordedLines() == both->season->recordedLines());
        QCOMPARE(again->leftOut.size(), std::size_t{3});
    }

    void aNoShowInTheFinalOfOthersIsLeftOut()
    {
        Copy mine = Copy::begun({}, {{"kind", "bracket"}, {"places", 4}});
        Copy theirs = mine.parted();
        QVERIFY(mine.record(2, "p1-1-1", "a", 1, "d", 3));
        QVERIFY(theirs.record(3, "p1-1-1", "a", 3, "d", 1) && theirs.record(4, "p1-2-1", "b", 3, "c", 1));
        QVERIFY(theirs.at(5, {{"command", "arrange"}, {"fixture", "p2-1-1"}, {"venue", "Hall"}}));
        QVERIFY(theirs.at(6, noShow("p2-1-1", "b")));
        for (const bool isHere : {true, false}) {
            const auto both = isHere ? merged(mine.lines(), theirs.lines()) : merged(theirs.lines(), mine.lines());
            QCOMPARE(both->leftOut.size(), std::size_t{3});
            QVERIFY(both->season->state().champion < 0);
        }
        // Nobody was known there when it was arranged: that is for whoever comes.
        Copy early = Copy::begun({}, {{"kind", "bracket"}, {"places", 4}});
        Copy other = early.parted();
        QVERIFY(other.at(6, {{"command", "arrange"}, {"fixture", "p2-1-1"}, {"venue", "Hall"}}));
        QVERIFY(early.record(2, "p1-1-1", "a", 1, "d", 3) && early.record(3, "p1-2-1", "b", 3, "c", 1));
        QVERIFY(merged(early.lines(), other.lines())->leftOut.empty());
    }

    // What is put in where older acts stand is about who played there then.
    void anEditOfAnActOnAFixtureOfOthersIsLeftOut()
    {
        Copy mine = Copy::begun({{"kind", "swiss"}, {"rounds", 2}});
        QVERIFY(mine.at(2, paired({{"a", "b"}, {"c", "d"}})));
        Copy theirs = mine.parted();
        QVERIFY(theirs.at(4, {{"command", "arrange"}, {"fixture", "1-1"}, {"venue", "Hall"}}));
        QVERIFY(mine.at(3, paired({{"a", "c"}, {"b", "d"}})));
        QVERIFY(theirs.at(8, {{"edit", "insert"}, {"before", 4}, {"entry", noShow("1-1", "a")}}));
        const auto both = merged(mine.lines(), theirs.lines());
        QCOMPARE(both->leftOut.size(), std::size_t{2});
        QVERIFY(!resultIn(both->season->state(), "1-1"));
    }

    void twoWhoHaveOneIdAreTwo()
    {
        Copy mine = Copy::begun({{"kind", "ladder"}});
        Copy theirs = mine.parted();
        const auto entered = [](const char* name) {
            return Json{{"command", "enter"}, {"entrant", {{"id", "anna"}, {"name", name}, {"coach", "eva"}}}};
        };
        const auto person = [](const char* name) {
            return Json{{"command", "person"}, {"person", {{"id", "eva"}, {"name", name}}}};
        };
        QVERIFY(mine.at(3, person("Eva")) && mine.at(4, entered("Anna")));
        QVERIFY(mine.at(5, {{"command", "add_fixture"}, {"sides", {"anna", "a"}}}));
        QVERIFY(mine.record(6, "1", "anna", 3, "a", 1));
        QVERIFY(theirs.at(6, person("Eva Nagy")) && theirs.at(7, entered("Anna Kovacs")));
        QVERIFY(theirs.at(8, {{"command", "add_fixture"}, {"sides", {"anna", "b"}}}));
        QVERIFY(theirs.record(9, "1", "anna", 1, "b", 3));
        const auto both = merged(mine.lines(), theirs.lines());
        QVERIFY2(both->leftOut.empty(), both->leftOut.empty() ? "" : told(both->leftOut[0].why).c_str());
        const league::Season& season = both->season->state();
        QCOMPARE(season.entrants.size(), std::size_t{6});
        QCOMPARE(season.namesOf(season.fixtures[1].sides).find("Anna Kovacs") != std::string::npos, true);
        QVERIFY(resultIn(season, "1")->scores[0] == 3 && resultIn(season, "2")->scores[0] == 1);
        QCOMPARE(season.person(season.entrants[5].coach)->name, std::string("Eva Nagy"));
        QCOMPARE(both->changed.size(), std::size_t{2});
        const std::string id = season.entrants[5].id;
        QCOMPARE(both->changed[0].words.toStdString(),
                 "Anna and Anna Kovacs were both entered with the id “anna”. Both are kept, and Anna Kovacs now has “" +
                     id + "”.");
        for (const auto& lines : {mine.lines(), theirs.lines()}) {
            QVERIFY(merged(both->season->recordedLines(), lines)->season->recordedLines() ==
                    both->season->recordedLines());
        }
        QVERIFY(merged(theirs.lines(), mine.lines())->season->recordedLines() == both->season->recordedLines());
        // The same name: one, and so are the acts.
        Copy third = Copy::begun({{"kind", "ladder"}});
        Copy fourth = third.parted();
        QVERIFY(third.at(3, person("Eva")) && third.at(4, entered("Anna")));
        QVERIFY(fourth.at(6, person("Eva")) && fourth.at(7, entered("Anna")));
        const auto same = merged(third.lines(), fourth.lines());
        QVERIFY(same->leftOut.empty() && same->changed.empty());
        QCOMPARE(same->season->state().entrants.size(), std::size_t{5});
    }

    void resultsThatADropOutOfTheOtherPutsOutAreTold()
    {
        Copy mine = Copy::begun();
        Copy theirs = mine.parted();
        QVERIFY(mine.record(5, "1-1", "a", 3, "d", 1) && mine.record(6, "1-2", "b", 3, "c", 1));
        QVERIFY(theirs.at(9, {{"command", "drop_out"}, {"entrant", "d"}, {"remaining", "annul"}}));
        const auto both = merged(mine.lines(), theirs.lines());
        QVERIFY(both->leftOut.empty() && both->twice.empty());
        QCOMPARE(both->changed.size(), std::size_t{1});
        QCOMPARE(both->changed[0].fixture, std::string("1-1"));
        QCOMPARE(both->changed[0].words.toStdString(),
                 std::string("The result “Round 1: a 3, d 1” no longer counts: d has dropped out, and none of these "
                             "matches counts."));
        // A result of before they parted, annulled on purpose, is none that the other loses.
        Copy third = Copy::begun();
        QVERIFY(third.record(2, "1-1", "a", 3, "d", 1));
        Copy fourth = third.parted();
        QVERIFY(third.record(5, "1-2", "b", 3, "c", 1));
        QVERIFY(fourth.at(9, {{"command", "drop_out"}, {"entrant", "d"}, {"remaining", "annul"}}));
        QVERIFY(merged(third.lines(), fourth.lines())->changed.empty());
    }

    void aDropOutThatIsReadOtherwiseIsTold()
    {
        Copy mine = Copy::begun();
        QVERIFY(mine.record(2, "1-1", "a", 3, "d", 1));
        Copy theirs = mine.parted();
        QVERIFY(mine.record(5, "2-2", "d", 3, "b", 1));
        QVERIFY(theirs.at(9, {{"command", "drop_out"}, {"entrant", "d"}, {"remaining", "half"}}));
        QVERIFY(theirs.season().entrants[3].droppedOut == league::Remaining::Annul);
        const auto both = merged(mine.lines(), theirs.lines());
        QVERIFY(both->season->state().entrants[3].droppedOut == league::Remaining::Keep);
        QCOMPARE(both->changed.size(), std::size_t{1});
        QCOMPARE(both->changed[0].entrant, std::string("d"));
        QCOMPARE(both->changed[0].words.toStdString(),
                 std::string("d has dropped out, and with both copies together the matches played count."));
    }

    // Both have done the same: that is nothing to be left out, and nothing that was arranged since is lost by it.
    void whatBothHaveDoneAlikeIsTheSame()
    {
        Copy mine = Copy::begun({{"kind", "swiss"}, {"rounds", 2}});
        Copy theirs = mine.parted();
        QVERIFY(mine.at(5, paired({{"a", "b"}, {"c", "d"}})));
        QVERIFY(mine.at(6, {{"command", "arrange"}, {"fixture", "1-2"}, {"venue", "Hall"}}));
        QVERIFY(theirs.at(7, paired({{"a", "b"}, {"c", "d"}})));
        QVERIFY(mine.at(8, {{"command", "drop_out"}, {"entrant", "a"}}));
        QVERIFY(theirs.at(9, {{"command", "drop_out"}, {"entrant", "a"}}));
        const auto both = merged(mine.lines(), theirs.lines());
        QVERIFY2(both->leftOut.empty(), both->leftOut.empty() ? "" : told(both->leftOut[0].why).c_str());
        QCOMPARE(both->same, 2);
        QCOMPARE(both->season->state().fixtures[1].venue, std::string("Hall"));
        QVERIFY(merged(theirs.lines(), mine.lines())->season->recordedLines() == both->season->recordedLines());
    }

    void aNoteThatOnlyOneHasIsTold()
    {
        const auto noted = [](const char* note) {
            return Json{{"command", "record"},
                        {"fixture", "1-1"},
                        {"result", {{"scores", {{"a", 3}, {"d", 1}}}, {"note", note}}}};
        };
        Copy mine = Copy::begun();
        Copy theirs = mine.parted();
        QVERIFY(mine.record(5, "1-1", "a", 3, "d", 1) && theirs.at(6, noted("long evening")));
        const auto both = merged(mine.lines(), theirs.lines());
        QCOMPARE(both->leftOut.size(), std::size_t{1});
        QCOMPARE(told(both->leftOut[0].why),
                 std::string("The match has the same result. The note “long evening” is not taken in. "));
        // Who says less says the same.
        Copy third = Copy::begun();
        Copy fourth = third.parted();
        QVERIFY(third.at(5, noted("long evening")) && fourth.record(6, "1-1", "a", 3, "d", 1));
        const auto same = merged(third.lines(), fourth.lines());
        QVERIFY(same->leftOut.empty() && same->same == 1);
        QCOMPARE(resultIn(same->season->state(), "1-1")->note, std::string("long evening"));
    }

    void oneMatchAddedByBothIsTold()
    {
        Copy mine = Copy::begun({{"kind", "ladder"}});
        Copy theirs = mine.parted();
        QVERIFY(mine.at(5, {{"command", "add_fixture"}, {"sides", {"a", "b"}}}) && mine.record(6, "1", "a", 3, "b", 1));
        QVERIFY(theirs.at(7, {{"command", "add_fixture"}, {"sides", {"b", "a"}}}) &&
                theirs.record(8, "1", "a", 3, "b", 1));
        const auto both = merged(mine.lines(), theirs.lines());
        QVERIFY(both->leftOut.empty());
        QCOMPARE(both->twice.size(), std::size_t{1});
        QVERIFY(both->twice.front().counts == SaidTwice::Counts::Both);
    }

    void freeFixturesOfBothAreFixturesOfTheirOwn()
    {
        Copy mine = Copy::begun({{"kind", "ladder"}});
        Copy theirs = mine.parted();
        QVERIFY(mine.at(5, {{"command", "add_fixture"}, {"sides", {"a", "b"}}}) && mine.record(8, "1", "a", 3, "b", 1));
        QVERIFY(theirs.at(6, {{"command", "add_fixture"}, {"sides", {"c", "d"}}}) &&
                theirs.record(7, "1", "c", 2, "d", 3));
        const auto both = merged(mine.lines(), theirs.lines());
        QVERIFY(both->leftOut.empty());
        QVERIFY(resultIn(both->season->state(), "1")->scores[0] == 3);
        QVERIFY(resultIn(both->season->state(), "2")->scores[0] == 2);
        // What came of both has the acts of each, though their fixtures have other numbers there.
        const auto again = merged(both->season->recordedLines(), theirs.lines());
        QVERIFY(again->leftOut.empty() && again->taken == 0);
        QVERIFY(again->season->recordedLines() == both->season->recordedLines());
    }

    void twoSeasonsAreNoCopies()
    {
        const auto both = merged(Copy::begun().lines(), Copy::begun({{"kind", "ladder"}}).lines());
        QVERIFY(!both);
    }

    /// No act of either copy is lost: it counts in what came of both, or is told with its reason, or said the same in
    /// both.
    void randomCopiesComeTogetherWithoutALoss()
    {
        const int pairs = std::max(500, qEnvironmentVariableIntValue("WHISTLE_SEASONS"));
        int leftOut = 0;
        for (int seed = 1; seed <= pairs; ++seed) {
            const std::vector<Json> acts = league::randomSeason(static_cast<std::uint64_t>(seed), leagueGames());
            league::Chance chance(static_cast<std::uint64_t>(seed));
            Copy mine(newSeason());
            std::size_t i = 0;
            const auto parting = static_cast<std::size_t>(2 + chance.below(static_cast<int>(acts.size())));
            for (; i < std::min(parting, acts.size()); ++i)
                QVERIFY(mine.at(static_cast<int>(i), acts[i]));
            Copy theirs = mine.parted();
            // What is left is done by both, each a part, some of it by both.
            for (; i < acts.size(); ++i) {
                const int who = chance.below(5);
                const int minute = static_cast<int>(i);
                if (who <= 2 && mine.at(minute, acts[i]) && chance.below(8) == 0)
                    (void)mine.at(minute, {{"command", "undo"}});
                // Also what both have, and the other goes on with.
                if (chance.below(12) == 0)
                    (void)(who <= 2 ? mine : theirs).at(minute, {{"command", "undo"}});
                if (who >= 2)
                    (void)theirs.at(minute + chance.below(3), acts[i]);
            }
            const auto here = merged(mine.lines(), theirs.lines());
            const auto there = merged(theirs.lines(), mine.lines());
            QVERIFY(here && there);
            QVERIFY2(here->season->recordedLines() == there->season->recordedLines(), std::to_string(seed).c_str());
            const auto again = merged(here->season->recordedLines(), theirs.lines());
            QVERIFY2(again->season->recordedLines() == here->season->recordedLines(), std::to_string(seed).c_str());
            QVERIFY(here->season->deviations().empty());
            leftOut += static_cast<int>(here->leftOut.size());
            QVERIFY2(countless(*here->season) <= countless(mine.journal()) + countless(theirs.journal()),
                     std::to_string(seed).c_str());
            const auto acted = [](const std::vector<RecordedLine>& lines) {
                return static_cast<int>(lines.size()) - 1;
            };
            QCOMPARE(acted(here->season->recordedLines()) + static_cast<int>(here->leftOut.size()) + here->same,
                     acted(mine.lines()) + acted(theirs.lines()) - here->common);
        }
        qInfo("%d acts left out of %d pairs", leftOut, pairs);
    }

    // What was on the phones and at the tables goes on in the season that came of both.
    void phonesAndMatchesComeAlong()
    {
        const QTemporaryDir folder;
        const auto opened = Store::open(folder.path());
        QVERIFY(opened);
        Store& store = **opened;
        Copy here = Copy::begun({{"kind", "ladder"}});
        Copy there = here.parted();
        QVERIFY(there.at(4, {{"command", "add_fixture"}, {"sides", {"c", "d"}}}));
        QVERIFY(here.at(5, {{"command", "add_fixture"}, {"sides", {"a", "b"}}}));
        const MatchId id = *store.importSeason(here.lines(), Instant::now());
        const Json phones{{"word", "zebra"}, {"port", 4711}};
        QVERIFY(KeptThings(store, "leagues").keep({{id.uuid, "season_phones", id.uuid, phones}}));
        const RecordedLine header =
            matchHeader("chaotic", "1", {{"id", "chaotic"}, {"version", "1"}, {"sha256", std::string(64, '0')}});
        const auto match = store.createMatch(header, Instant::now());
        QVERIFY(match);
        QVERIFY(MatchFixtures(store).tie({*match, id, "1"}).empty());
        const auto both = merged(here.lines(), there.lines());
        const auto kept = keepMerged(store, id, here.lines(), both->season->recordedLines(), both->fixturesHere);
        QVERIFY(kept && *kept != id);
        const auto thing = KeptThings(store, "leagues").find(kept->uuid);
        QVERIFY(thing && *thing);
        QVERIFY((*thing)->content == phones);
        QVERIFY(!*KeptThings(store, "leagues").find(id.uuid));
        const QTemporaryDir elsewhere; // what is written there has its seals
        QVERIFY(backUp(folder.path(), elsewhere.filePath(QStringLiteral("backup")), Instant::now()));
        const auto ties = MatchFixtures(store).ofSeason(*kept);
        QCOMPARE(ties->size(), std::size_t{1});
        QCOMPARE(ties->front().fixture, std::string("2"));
    }

    /// Whoever still has the old season open loses nothing: before, it is not merged; behind, it is told.
    void whatIsEnteredInTheOldOneMeanwhileIsNotLost()
    {
        const QTemporaryDir folder;
        const auto opened = Store::open(folder.path());
        QVERIFY(opened);
        Store& store = **opened;
        Copy here = Copy::begun();
        Copy there = here.parted();
        const auto plays = [&](Copy& copy, int minute, std::size_t fixture) {
            const league::Season& season = copy.season();
            const league::Fixture& played = season.fixtures[fixture];
            const auto side = [&](std::size_t i) { return season.entrant(played.sides[i]).id; };
            return copy.record(minute, played.id.c_str(), side(0).c_str(), 9, side(1).c_str(), 4);
        };
        QVERIFY(plays(here, 10, 0) && plays(there, 5, 1));
        const MatchId id = *store.importSeason(here.lines(), Instant::now());
        const auto both = merged(here.lines(), there.lines());
        Copy later = here.parted();
        QVERIFY(plays(later, 20, 2));
        QVERIFY(store.append(id, {later.lines().back()}, Instant::now()).empty());

        const auto tooEarly = keepMerged(store, id, here.lines(), both->season->recordedLines());
        QVERIFY(!tooEarly);
        QVERIFY(tooEarly.problems().front().message.toStdString().find("was continued in another window") !=
                std::string::npos);
        QCOMPARE(store.seasons()->size(), std::size_t{1});
        QCOMPARE(store.shelfOf(id), Shelf::Open);

        const auto all = merged(later.lines(), there.lines());
        const auto kept = keepMerged(store, id, later.lines(), all->season->recordedLines());
        QVERIFY(kept && *kept != id);
        QCOMPARE(store.shelfOf(id), Shelf::Bin);
        QVERIFY(plays(later, 30, 3));
        const Problems tooLate = store.append(id, {later.lines().back()}, Instant::now());
        QCOMPARE(tooLate.front().message.toStdString(),
                 std::string("This season is deleted, and nothing more can be entered in it. If two copies were "
                             "merged, it continues as another season in the list."));
    }
};

QTEST_GUILESS_MAIN(TestSeasonMerge)
#include "tst_season_merge.moc"
