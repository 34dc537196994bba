// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/common_words.h"
#include "base/each.h"
#include "kaosball/entries/house_rules.h"
#include "kaosball/judging/desk.h"
#include "kaosball/questions/questions.h"
#include "kaosball/table/codecs.h"
#include "kaosball/table/names.h"

/// What the questions have in common (digest, 40.1).
namespace whistle::kaosball {

using NameList = std::vector<std::string>;
using Words = std::vector<Text>;

inline constexpr auto standsTwice = common::Saying::tr("“%1” appears here twice; once was expected.");
inline constexpr auto notAmongTeams = Saying::tr("%1 is not one of the teams.");

/// The name of a team that is said elsewhere, and where it is said.
using TeamName = codes::Naming<codes::Word, "team">;
using NewTeam = codes::Declaring<codes::Word, "team">;

using KaosballQuestion = GuidedQuestion<State>;
/// Teams of the packs, those first whose numbers are known.
using KnownTeams = std::vector<const TeamFacts*>;
[[nodiscard]] KnownTeams teamsByKnowledge(const Facts& facts);

/// A question that is being asked: what it is answered by besides the input as it was read, and what is wrong with that
/// besides its shape.
class Asking {
public:
    Asking(const Json& input, const Facts& facts) : m_input(input), m_facts(facts) {}

    [[nodiscard]] const Json& input() const { return m_input; }
    [[nodiscard]] const Facts& facts() const { return m_facts; }
    [[nodiscard]] HouseRules houseRules() const;

    [[nodiscard]] bool isSound() const { return m_problems.empty(); }
    [[nodiscard]] const Problems& problems() const { return m_problems; }
    template <class... Places>
    void say(std::string at, Sentence sentence, const Places&... places)
    {
        m_problems.push_back({std::move(at), Text(sentence, places...)});
    }
    /// A problem for each name of the list at `at` that stands there before; `key`: of its entries that are objects.
    void different(const NameList& names, const std::string& at, const char* key = "", Sentence twice = standsTwice);
    /// The place of a team; one that is not there is a problem, and -1.
    int team(const std::string& name, const NameList& teams, std::string at, Sentence unknown = notAmongTeams);
    /// In mode alliance: two alliances of two teams; the place is that of the first team for which this fails.
    void twoAlliances(const NameList& alliances);

private:
    const Json& m_input;
    const Facts& m_facts;
    Problems m_problems;
};

/// A question whose input and verdict are structs with records. `blank`: where it begins without a match, of four teams
/// at least. `now`: as a table with teams stands. `limited`: the input's shape with what the facts say of it, which
/// must outlive the question.
template <class Input, class Verdict>
[[nodiscard]] KaosballQuestion
questionOf(const char* id, Sentence summary, const Facts& facts, Checked<JsonRuling> (*ask)(const Input&, Asking&),
           Words (*words)(const Json& input, const Json& verdict), Json (*blank)(const KnownTeams&, const Facts&),
           std::optional<Json> (*now)(const State&) = nullptr, Shape (*limited)(Shape, const Facts&) = nullptr)
{
    const Shape input = recordOf<Input>().shape();
    KaosballQuestion question(Question{id, summary, limited ? limited(input, facts) : input,
                                       recordOf<Verdict>().shape(), [&facts, ask](const Json& json) {
                                           Asking asking(json, facts);
                                           return ask(readRecord<Input>(json), asking);
                                       }});
    question.words = words;
    question.blank = [&facts, blank] {
        const KnownTeams teams = teamsByKnowledge(facts);
        return teams.size() < 4 ? Json() : blank(teams, facts);
    };
    question.now = now;
    return question;
}

/// The house rules, which every input may have; `Asking` reads them where they count.
struct HouseRulesIn {
    static Shape shape() { return houseRulesShape(); }
    template <class Input>
    static Json write(const Input&)
    {
        return nullptr;
    }
};
template <class Input>
inline constexpr RecordKey houseRulesKey = partKey<Input, HouseRulesIn>(Presence::Filled, "house_rules");
/// What is asked at a table: with its house rules that differ from the default.
[[nodiscard]] AskedQuestion askedAt(const State& table, const char* question, Json input);

/// The shape with as many copies of each upgrade at `at` as there are tiles.
[[nodiscard]] Shape withCopies(Shape shape, const std::string& at, const Facts& facts);

/// The names of some entries, by their places.
[[nodiscard]] NameList namesOf(const std::vector<int>& places, const NameList& names);
/// The place of `word` among `words`, or -1.
[[nodiscard]] int placeOf(std::string_view word, const NameList& words);

/// Whose turn it is, or comes next, or comes first in this period.
[[nodiscard]] int teamInTurn(const State& state);
/// The figure that acts, else the first standing bruiser or ringer of the team whose turn it is.
[[nodiscard]] FigureRef likelyChallenger(const State& state);

/// What stands at a key of a verdict that has a word there.
[[nodiscard]] const std::string& string(const Json& json, const char* key);

// Each stands in the file of its topic.
[[nodiscard]] KaosballQuestion contestQuestion(const Facts& facts);
[[nodiscard]] KaosballQuestion cardStatusQuestion(const Facts& facts);
[[nodiscard]] KaosballQuestion bonusScoringQuestion(const Facts& facts);
[[nodiscard]] KaosballQuestion bribeAndFoulsQuestion(const Facts& facts);
[[nodiscard]] KaosballQuestion knockoutQuestion(const Facts& facts);
[[nodiscard]] KaosballQuestion loadoutQuestion(const Facts& facts);
[[nodiscard]] KaosballQuestion auctionQuestion(const Facts& facts);
[[nodiscard]] KaosballQuestion matchResultQuestion(const Facts& facts);
[[nodiscard]] KaosballQuestion scoringQuestion(const Facts& facts);
[[nodiscard]] KaosballQuestion leagueStandingsQuestion(const Facts& facts);

/// The input after the kind or the ringer of a figure at `at` was said: with the health that the packs print for it,
/// where a health is said at all.
[[nodiscard]] Json withPrintedFigure(Json input, const std::string& at, const Facts& facts);

/// As many entries as anybody may write down where the rules set no limit.
inline constexpr std::size_t manyEntries = 100'000;

} // namespace whistle::kaosball
