// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/refereeing/acts.h"

#include "base/plain_text.h"
#include "league/telling/season_json.h"

#include <QString>
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
/// When and where.
template <class Arranged>
std::vector<RecordKey> arrangedKeys()
{
    return {
        optionalKey<&Arranged::date, MaybeText>("date", "2027-01-09; empty: none"),
        optionalKey<&Arranged::time, MaybeText>("time", "18:30"),
        optionalKey<&Arranged::venue, MaybeText>("venue"),
    };
}
/// What an entrant is.
template <class Changed>
std::vector<RecordKey> changedKeys()
{
    return {
        optionalKey<&Changed::name, MaybeWord>("name"),         optionalKey<&Changed::coach, MaybeText>("coach"),
        optionalKey<&Changed::identity, MaybeText>("identity"), optionalKey<&Changed::colour, MaybeText>("colour"),
        optionalKey<&Changed::notes, MaybeText>("notes"),
    };
}

const CommandForms<Deed>& forms()
{
    static const CommandForms<Deed> all{
        command<CreateSeason>("", "create"),
        key<&CreateSeason::season, Kept<definitionShape>>("season"),
        command<ChangeSeason>(),
        key<&ChangeSeason::season, Kept<changeShape>>("season", "what changes before the start"),
        command<PutPerson>("", "person"),
        key<&PutPerson::person>("person", "added, or changed if the id is known"),
        command<EnterSeason>("", "enter"),
        key<&EnterSeason::entrant>("entrant"),
        command<EditEntrant>(),
        entrantKey<EditEntrant>(),
        changedKeys<EditEntrant>(),
        command<DrawLots>(),
        key<&DrawLots::seed>("seed", "published before"),
        command<StartSeason>("", "start"),
        command<Arrange>(),
        fixtureKey<Arrange>(),
        arrangedKeys<Arrange>(),
        optionalKey<&Arrange::home, MaybeWord>("home", "an entrant"),
        command<AddFixture>(),
        key<&AddFixture::sides, ListOf<Word, 2, 5>>("sides", "the first is at home"),
        arrangedKeys<AddFixture>(),
        command<PairRound>(),
        key<&PairRound::round, Number<1, 60>>("round", "the next one"),
        key<&PairRound::pairings, ListOf<ListOf<Word, 2, 2>, 0, 128>>("pairings", "the first is at home"),
        optionalKey<&PairRound::bye, MaybeWord>("bye", "who is left of an odd number"),
        optionalKey<&PairRound::points, MapOf<Number<-100'000, 100'000>>>("points",
                                                                          "of everybody, by which it was paired"),
        optionalKey<&PairRound::reason, MaybeWord>("reason", "why these meet and not those who are drawn"),
        command<MissRound>(),
        entrantKey<MissRound>(),
        key<&MissRound::round, Number<1, 60>>("round", "that is not paired yet"),
        optionalKey<&MissRound::brings>("brings", "as which match it counts; default: as the format says"),
        command<CancelFixture>(),
        fixtureKey<CancelFixture>(),
        command<RecordResult>("", "record"),
        fixtureKey<RecordResult>(),
        key<&RecordResult::result, Kept<resultShape>>("result"),
        command<Abandon>(),
        fixtureKey<Abandon>(),
        reasonKey<Abandon>(),
        command<CorrectResult>("", "correct"),
        fixtureKey<CorrectResult>(),
        key<&CorrectResult::result, Kept<resultOrNone>>("result", "null: there is none after all"),
        reasonKey<CorrectResult>(),
        command<DropOut>(),
        entrantKey<DropOut>(),
        optionalKey<&DropOut::remaining>("remaining", "default forfeit; before the start: not needed"),
        command<SeedAnew>(),
        reasonKey<SeedAnew>(),
        command<ReplaceEntrant>("", "replace"),
        entrantKey<ReplaceEntrant>(),
        reasonKey<ReplaceEntrant>(),
        changedKeys<ReplaceEntrant>(),
        command<ChangeRules>(),
        optionalKey<&ChangeRules::points, Perhaps<Kept<pointsShape>>>("points"),
        optionalKey<&ChangeRules::rankBy>("rank_by"),
        optionalKey<&ChangeRules::tieBreakers, Perhaps<ListOf<Word, 0, 20>>>("tie_breakers"),
        optionalKey<&ChangeRules::headToHeadOf>("head_to_head_of"),
        optionalKey<&ChangeRules::unplayedRounds>("unplayed_rounds"),
        reasonKey<ChangeRules>(),
        command<Decide>(),
        key<&Decide::order, ListOf<Word, 2, 256>>("order", "best first"),
        key<&Decide::how>("how", "by which means: the tiebreaker die 5 to 3"),
        command<SanctionEntrant>("", "sanction"),
        entrantKey<SanctionEntrant>(),
        key<&SanctionEntrant::points, Number<-1000, 1000>>("points", "below 0: taken off"),
        reasonKey<SanctionEntrant>(),
        command<CloseLeague>(),
        command<FixTable>(),
        entrantKey<FixTable>(),
        key<&FixTable::table, Number<0, mostTable>>("table", "its number; 0: any"),
    };
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

namespace {

/// The name of a person or an entrant, where there is one. One with control characters is left to be refused.
void spaceName(Json& named)
{
    const auto name = named.is_object() ? named.find("name") : named.end();
    if (name == named.end() || !name->is_string())
        return;
    const auto given = name->get<std::string>();
    const QString simple = QString::fromStdString(given).simplified();
    if (!simple.isEmpty() && !unreadableIn(given))
        *name = simple.toStdString();
}

Json* partOf(Json& json, const char* key)
{
    const auto found = json.is_object() ? json.find(key) : json.end();
    return found == json.end() ? nullptr : &*found;
}

} // namespace

Json withSpacedNames(Json line)
{
    Json* brought = partOf(line, "entry");
    Json& act = brought ? *brought : line;
    spaceName(act);
    for (const char* key : {"person", "entrant"}) {
        if (Json* one = partOf(act, key))
            spaceName(*one);
    }
    for (const char* key : {"people", "entrants"}) {
        Json* season = partOf(act, "season");
        Json* all = season ? partOf(*season, key) : nullptr;
        if (!all || !all->is_array())
            continue;
        for (Json& one : *all)
            spaceName(one);
    }
    return line;
}

} // namespace whistle::league
