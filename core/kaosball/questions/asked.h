// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kaosball/entries/commands.h"
#include "kaosball/entries/house_rules.h"
#include "kaosball/judging/scoring.h"
#include "kaosball/questions/questions.h"
#include "kaosball/table/codecs.h"
#include "kaosball/table/names.h"
#include "kaosball/table/state.h"
#include "rulebook/record_question.h"

/// What the questions have in common (digest, 40.1).
namespace whistle::kaosball {

using NameList = std::vector<std::string>;

inline constexpr Saying standsTwice{QT_TRANSLATE_NOOP("kaosball", "%1 stands here twice; every name is used once.")};
inline constexpr Saying notAmongTeams{QT_TRANSLATE_NOOP("kaosball", "%1 is not one of the teams.")};

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

/// A question whose input and verdict are structs with records. The facts must outlive it.
template <class Input, class Verdict>
[[nodiscard]] Question recordQuestion(const char* id, Sentence summary, const Facts& facts,
                                      Checked<JsonRuling> (*ask)(const Input&, Asking&))
{
    return {id, summary, recordOf<Input>().shape(), recordOf<Verdict>().shape(), [&facts, ask](const Json& json) {
                Asking asking(json, facts);
                return ask(readRecord<Input>(json), asking);
            }};
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
/// An input as a table has it: with the house rules that differ from the default.
[[nodiscard]] Json withHouseRules(Json input, const HouseRules& rules);

/// The shape with as many copies of each upgrade at `at` as there are tiles.
[[nodiscard]] Shape withCopies(Shape shape, const std::string& at, const Facts& facts);

/// The names that some entries of an input have, in their order.
template <class Entries, class Name>
[[nodiscard]] NameList namesOf(const Entries& entries, Name name)
{
    NameList names;
    for (const auto& entry : entries)
        names.push_back(std::invoke(name, entry));
    return names;
}
/// The names of some entries, by their places.
[[nodiscard]] NameList namesOf(const std::vector<int>& places, const NameList& names);
/// The place of `word` among `words`, or -1.
[[nodiscard]] int placeOf(std::string_view word, const NameList& words);

// Questions as a table stands, from what everybody sees; none: it cannot say them.
[[nodiscard]] std::optional<Json> contestOn(const State& state);
[[nodiscard]] Json contestBehind(const LastContest& last, const State& before);
[[nodiscard]] Json cardsOn(const State& state, int team);
[[nodiscard]] std::optional<Json> movementOn(const State& state, const Move* move = nullptr);
[[nodiscard]] std::optional<Json> scoringOn(const State& state, ScoringMoment moment, int activeTeam);
[[nodiscard]] Json bonusOn(const State& state);
/// With what a team pays or has rolled, where it does.
[[nodiscard]] Json bribesOn(const State& state, const Bribe* bribe = nullptr, const RollFouls* rolled = nullptr);
[[nodiscard]] Json knockoutOn(const State& state);
[[nodiscard]] Json resultOn(const State& state);
[[nodiscard]] Json loadoutOf(const Team& team, const State& state);
[[nodiscard]] std::optional<Json> auctionOn(const State& state);
/// The figure that acts, else the first standing bruiser or ringer of the team whose turn it is.
[[nodiscard]] FigureRef likelyChallenger(const State& state);

/// As many entries as anybody may write down where the rules set no limit.
inline constexpr std::size_t manyEntries = 100'000;

} // namespace whistle::kaosball
