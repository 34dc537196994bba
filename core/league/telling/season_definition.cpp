// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/contains.h"
#include "base/record.h"
#include "league/telling/season_json.h"

#include <algorithm>

using namespace whistle;
using namespace whistle::league;
using namespace whistle::codecs;

namespace {

/// Left out where it is empty.
template <class Item>
struct NotEmpty : Item {
    template <class Value>
    static Json write(const Value& value)
    {
        return value.empty() ? Json(nullptr) : Json(Item::write(value));
    }
};
/// An alternative of a variant, told by its key `kind`.
template <class Variant, const CommandForms<Variant>& (*forms)()>
struct KindOf {
    static Shape shape() { return forms().shape(); }
    static void read(const Json& json, Variant& value) { value = forms().read(json); }
    static Json write(const Variant& value) { return forms().write(value); }
};

const CommandForms<LeaguePart>& leagueForms()
{
    static const CommandForms<LeaguePart> forms(
        {
            command<RoundRobin>(),
            filledKey<&RoundRobin::meetings, Number<1, 4>>("meetings", "how often each pair meets; default 1"),
            filledKey<&RoundRobin::groups, Number<1, 8>>("groups", "default 1"),
            command<Tables>(),
            key<&Tables::least, Number<3, 5>>("least", "players at a table"),
            key<&Tables::most, Number<3, 5>>("most", "players at a table"),
            key<&Tables::rounds, Number<1, 60>>("rounds"),
            command<Ladder>(),
            command<Swiss>(),
            key<&Swiss::rounds, Number<1, 60>>("rounds"),
            filledKey<&Swiss::bye>("bye", "what a round brings for which nobody is left to play; default win"),
            filledKey<&Swiss::missed>("missed", "what a round brings that was missed on request; default nothing"),
        },
        "kind");
    return forms;
}
const CommandForms<Playoffs>& playoffForms()
{
    static const CommandForms<Playoffs> forms(
        {
            command<Bracket>(),
            key<&Bracket::places, Number<2, mostPlaces>>("places", "free places of the bracket are byes"),
            optionalKey<&Bracket::bestOf, NotEmpty<ListOf<Number<1, 9>, 1, 11>>>(
                "best_of", "games by round, odd; the last holds for all that follow; default 1"),
            filledKey<&Bracket::thirdPlace>("third_place", "default false"),
            optionalKey<&Bracket::losers>("losers", "where they go on; default: they are out"),
            optionalKey<&Bracket::oneFinal>("one_final", "of a double elimination: it is not played again"),
            command<FinalTable>(),
            key<&FinalTable::players, Number<3, 5>>("players", "in the one last match"),
        },
        "kind");
    return forms;
}

using Points = Number<-100, 100>;

struct TieBreakers {
    static Shape shape() { return Shape::list(Shape::text(), 0, 20); }
    static void read(const Json& json, std::vector<TieBreaker>& values)
    {
        values = readTieBreakers(json.get<std::vector<std::string>>());
    }
    static Json write(const std::vector<TieBreaker>& values)
    {
        Json json = Json::array();
        for (const TieBreaker& value : values)
            json.push_back(wordFor(value));
        return json;
    }
};
/// The game's own; what is left out stays as the game has it.
struct Settings {
    static Shape shape() { return Shape::anything(); }
    static void read(const Json& json, Json& settings) { settings.update(json); }
    static Json write(const Json& settings) { return settings; }
};

} // namespace

template <>
constexpr std::array whistle::recordKeys<Format>{
    optionalKey<&Format::league, Perhaps<KindOf<LeaguePart, leagueForms>>>("league"),
    optionalKey<&Format::playoffs, Perhaps<KindOf<Playoffs, playoffForms>>>("playoffs"),
    filledKey<&Format::draw>("draw", "who is first in the schedule: in the order of entry (default) or of the lots"),
};
template const whistle::Record& whistle::recordOf<Format>();

template <>
constexpr std::array whistle::recordKeys<Calendar>{
    optionalKey<&Calendar::firstDate, NotEmpty<Word>>("first_date", "of round 1, 2027-01-09"),
    filledKey<&Calendar::daysBetweenRounds, Number<0, 366>>("days_between_rounds", "default 7"),
    optionalKey<&Calendar::time, NotEmpty<Word>>("time", "18:30"),
    optionalKey<&Calendar::venue, NotEmpty<Word>>("venue"),
};
template const whistle::Record& whistle::recordOf<Calendar>();

/// What must be reached, or must not be passed; which words say it depends on what the bonus is for.
template <>
const whistle::Record& whistle::recordOf<Bonus>()
{
    using Reached = Number<-99'999, 99'999>;
    static const Record record = Record::choice<&Bonus::what>(
        "for", {{key<&Bonus::limit, Reached>("at_least"), key<&Bonus::points, Points>("points")},
                {key<&Bonus::stat>("stat", "one that the game counts"), key<&Bonus::limit, Reached>("at_least"),
                 key<&Bonus::points, Points>("points")},
                {key<&Bonus::limit, Number<0, 99'999>>("at_most", "behind the best score"),
                 key<&Bonus::points, Points>("points")}});
    return record;
}

template <>
constexpr std::array whistle::recordKeys<PointsScheme>{
    filledKey<&PointsScheme::win, Points>("win"),
    filledKey<&PointsScheme::draw, Points>("draw"),
    filledKey<&PointsScheme::loss, Points>("loss"),
    filledKey<&PointsScheme::allLost, Points>("all_lost", "each, of a match without a winner"),
    filledKey<&PointsScheme::forfeit, Points>("forfeit", "who does not come"),
    filledKey<&PointsScheme::forfeitScore, Number<0, 999>>("forfeit_score", "of who came to a forfeited match"),
    filledKey<&PointsScheme::placement, ListOf<Points, 0, 5>>(
        "placement", "matches of three and more: for the first place, the second"),
    filledKey<&PointsScheme::bonuses, ListOf<ObjectOf<Bonus>, 0, 10>>("bonuses"),
};
template const whistle::Record& whistle::recordOf<PointsScheme>();

template <>
constexpr std::array whistle::recordKeys<Person>{
    key<&Person::id>("id", "the same in all seasons"),
    key<&Person::name>("name"),
    optionalKey<&Person::notes, PerhapsEmptyWord>("notes"),
    optionalKey<&Person::retired>("retired"),
};
template const whistle::Record& whistle::recordOf<Person>();

template <>
constexpr std::array whistle::recordKeys<Entrant>{
    key<&Entrant::id>("id"),
    key<&Entrant::name>("name"),
    optionalKey<&Entrant::coach, NotEmpty<Word>>("coach", "id of one of the people"),
    optionalKey<&Entrant::identity, NotEmpty<Word>>("identity", "the game's team"),
    optionalKey<&Entrant::colour, NotEmpty<Word>>("colour", "#rrggbb"),
    optionalKey<&Entrant::notes, PerhapsEmptyWord>("notes"),
    optionalKey<&Entrant::table, Number<0, mostTable>>("table", "number of the one at which it always plays"),
};
template const whistle::Record& whistle::recordOf<Entrant>();

/// A season as an organiser writes it: what is there before its start.
template <>
constexpr std::array whistle::recordKeys<Season>{
    key<&Season::id>("id", "a short name for files and commands"),
    key<&Season::name>("name"),
    key<&Season::game>("game", "kaosball, ..."),
    key<&Season::format>("format"),
    filledKey<&Season::calendar>("calendar"),
    filledKey<&Season::points>("points", "default: as the game has it"),
    filledKey<&Season::rankBy>("rank_by", "default points"),
    filledKey<&Season::tieBreakers, TieBreakers>("tie_breakers", "in their order; default: as the game has it"),
    optionalKey<&Season::headToHeadOf>("head_to_head_of", "among whom it counts"),
    optionalKey<&Season::unplayedRounds>("unplayed_rounds", "of a Swiss, in sums of opponents' points"),
    filledKey<&Season::seed, PerhapsEmptyWord>("seed", "for all lots; publish it before the draw"),
    filledKey<&Season::settings, Settings>("settings", "the game's own"),
    filledKey<&Season::people, ListOf<ObjectOf<Person>, 0, 400>>("people"),
    filledKey<&Season::entrants, ListOf<ObjectOf<Entrant>, 0, 256>>("entrants"),
};
template const whistle::Record& whistle::recordOf<Season>();

namespace whistle::league {

std::vector<TieBreaker> readTieBreakers(const std::vector<std::string>& words)
{
    std::vector<TieBreaker> read;
    for (const std::string& word : words) {
        if (const auto tieBreaker = tieBreakerFrom(word))
            read.push_back(*tieBreaker);
    }
    return read;
}

bool isTieBreaker(const std::string& word, const LeagueRules& rules)
{
    const std::optional<TieBreaker> tieBreaker = tieBreakerFrom(word);
    return tieBreaker && (tieBreaker->stat.empty() || contains(rules.statIds(), tieBreaker->stat));
}

std::vector<TieBreaker> usualTieBreakers(const LeagueRules& rules, bool isSwiss)
{
    if (!isSwiss)
        return rules.tieBreakers;
    std::vector<TieBreaker> own{{Criterion::DirectEncounter, {}},
                                {Criterion::BuchholzCut1, {}},
                                {Criterion::Buchholz, {}},
                                {Criterion::SonnebornBerger, {}}};
    for (const TieBreaker& each : rules.tieBreakers) {
        if (each.criterion > Criterion::HeadToHeadScore)
            own.push_back(each);
    }
    return own;
}

Season readDefinition(const Json& json, const LeagueRules& rules)
{
    Season season;
    season.points = rules.points;
    season.settings = rules.defaults;
    recordOf<Season>().read(json, &season);
    if (!json.contains("tie_breakers"))
        season.tieBreakers = usualTieBreakers(rules, swissOf(season) != nullptr);
    if (!json.contains("seed"))
        season.seed = season.id;
    return season;
}

} // namespace whistle::league
