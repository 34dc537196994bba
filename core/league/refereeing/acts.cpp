// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/refereeing/acts.h"

#include "league/telling/season_json.h"

#include <algorithm>

namespace whistle::league {

using namespace codecs;

namespace {

/// Kept as JSON: the season gives its names a meaning.
template <Shape (*shapeOf)()>
struct Kept {
    static Shape shape() { return shapeOf(); }
    static void read(const Json& json, Json& value) { value = json; }
    static Json write(const Json& value) { return value; }
};
Shape definitionShape()
{
    return recordOf<Season>().shape();
}
/// What can be changed of a definition before the start; its members have acts of their own.
Shape changeShape()
{
    std::vector<ShapeKey> keys = recordOf<Season>().shape().parts().keys;
    keys.erase(std::remove_if(keys.begin(), keys.end(),
                              [](const ShapeKey& each) {
                                  return each.name == "id" || each.name == "game" || each.name == "people" ||
                                         each.name == "entrants";
                              }),
               keys.end());
    for (ShapeKey& each : keys)
        each.required = false;
    return Shape::object(std::move(keys));
}
Shape pointsShape()
{
    return recordOf<PointsScheme>().shape();
}
Shape resultOrNone()
{
    return resultShape().orNull();
}

using MaybeWord = Perhaps<Word>;
using MaybeText = Perhaps<PerhapsEmptyWord>;

template <class Named>
RecordKey fixtureKey()
{
    return key<&Named::fixture>("fixture", "id of a fixture");
}
template <class Named>
RecordKey entrantKey()
{
    return key<&Named::entrant>("entrant", "id of an entrant");
}
template <class Told>
RecordKey reasonKey()
{
    return key<&Told::reason>("reason", "why");
}
/// Keys, and after them when and where.
template <class Arranged>
Record arranging(std::vector<RecordKey> keys, std::vector<RecordKey> more = {})
{
    keys.push_back(optionalKey<&Arranged::date, MaybeText>("date", "2027-01-09; empty: none"));
    keys.push_back(optionalKey<&Arranged::time, MaybeText>("time", "18:30"));
    keys.push_back(optionalKey<&Arranged::venue, MaybeText>("venue"));
    keys.insert(keys.end(), more.begin(), more.end());
    return Record::of<Arranged>(std::move(keys));
}
/// Keys, and after them what an entrant is.
template <class Changed>
Record changing(std::vector<RecordKey> keys)
{
    keys.push_back(optionalKey<&Changed::name, MaybeWord>("name"));
    keys.push_back(optionalKey<&Changed::coach, MaybeText>("coach"));
    keys.push_back(optionalKey<&Changed::identity, MaybeText>("identity"));
    keys.push_back(optionalKey<&Changed::colour, MaybeText>("colour"));
    keys.push_back(optionalKey<&Changed::notes, MaybeText>("notes"));
    return Record::of<Changed>(std::move(keys));
}

const CommandForms<Deed>& forms()
{
    static const CommandForms<Deed> all(CommandForms<Deed>::Forms{{
        {"create", "", Record::of<CreateSeason>({key<&CreateSeason::season, Kept<definitionShape>>("season")})},
        {"change_season", "",
         Record::of<ChangeSeason>(
             {key<&ChangeSeason::season, Kept<changeShape>>("season", "what changes before the start")})},
        {"person", "",
         Record::of<PutPerson>({key<&PutPerson::person>("person", "added, or changed if the id is known")})},
        {"enter", "", Record::of<EnterSeason>({key<&EnterSeason::entrant>("entrant")})},
        {"edit_entrant", "", changing<EditEntrant>({entrantKey<EditEntrant>()})},
        {"draw_lots", "", Record::of<DrawLots>({key<&DrawLots::seed>("seed", "published before")})},
        {"start", "", Record::of<StartSeason>({})},
        {"arrange", "",
         arranging<Arrange>({fixtureKey<Arrange>()}, {optionalKey<&Arrange::home, MaybeWord>("home", "an entrant")})},
        {"add_fixture", "",
         arranging<AddFixture>({key<&AddFixture::sides, ListOf<Word, 2, 5>>("sides", "the first is at home")})},
        {"pair_round", "",
         Record::of<PairRound>(
             {key<&PairRound::round, Number<1, 60>>("round", "the next one"),
              key<&PairRound::pairings, ListOf<ListOf<Word, 2, 2>, 0, 128>>("pairings", "the first is at home"),
              optionalKey<&PairRound::bye, MaybeWord>("bye", "who is left of an odd number"),
              optionalKey<&PairRound::points, MapOf<Number<-100'000, 100'000>>>("points",
                                                                                "of everybody, by which it was paired"),
              optionalKey<&PairRound::reason, MaybeWord>("reason", "why these meet and not those who are drawn")})},
        {"miss_round", "",
         Record::of<MissRound>(
             {entrantKey<MissRound>(), key<&MissRound::round, Number<1, 60>>("round", "that is not paired yet")})},
        {"cancel_fixture", "", Record::of<CancelFixture>({fixtureKey<CancelFixture>()})},
        {"record", "",
         Record::of<RecordResult>(
             {fixtureKey<RecordResult>(), key<&RecordResult::result, Kept<resultShape>>("result")})},
        {"abandon", "", Record::of<Abandon>({fixtureKey<Abandon>(), reasonKey<Abandon>()})},
        {"correct", "",
         Record::of<CorrectResult>(
             {fixtureKey<CorrectResult>(),
              key<&CorrectResult::result, Kept<resultOrNone>>("result", "null: there is none after all"),
              reasonKey<CorrectResult>()})},
        {"drop_out", "",
         Record::of<DropOut>(
             {entrantKey<DropOut>(),
              optionalKey<&DropOut::remaining>("remaining", "default forfeit; before the start: not needed")})},
        {"seed_anew", "", Record::of<SeedAnew>({reasonKey<SeedAnew>()})},
        {"replace", "", changing<ReplaceEntrant>({entrantKey<ReplaceEntrant>(), reasonKey<ReplaceEntrant>()})},
        {"change_rules", "",
         Record::of<ChangeRules>({optionalKey<&ChangeRules::points, Perhaps<Kept<pointsShape>>>("points"),
                                  optionalKey<&ChangeRules::rankBy>("rank_by"),
                                  optionalKey<&ChangeRules::tieBreakers, Perhaps<ListOf<Word, 0, 20>>>("tie_breakers"),
                                  reasonKey<ChangeRules>()})},
        {"decide", "",
         Record::of<Decide>({key<&Decide::order, ListOf<Word, 2, 256>>("order", "best first"),
                             key<&Decide::how>("how", "by which means: the tiebreaker die 5 to 3")})},
        {"sanction", "",
         Record::of<SanctionEntrant>(
             {entrantKey<SanctionEntrant>(),
              key<&SanctionEntrant::points, Number<-1000, 1000>>("points", "below 0: taken off"),
              reasonKey<SanctionEntrant>()})},
        {"close_league", "", Record::of<CloseLeague>({})},
    }});
    return all;
}

} // namespace

const Shape& actShape()
{
    return forms().shape();
}

Deed deedOf(const Act& act)
{
    return forms().read(act.json);
}

Json actJson(const Deed& deed)
{
    return forms().write(deed);
}

} // namespace whistle::league
