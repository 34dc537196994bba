// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/game.h"
#include "battleline/offers/legal.h"
#include "battleline/table/codecs.h"
#include "battleline/table/english.h"
#include "battleline/table/names.h"

namespace whistle::battleline {

using namespace codecs;

namespace {

/// A card of a row; when it was laid nobody says.
struct LaidFormationCard : FormationCard {
    static void read(const Json& json, LaidCard& laid) { FormationCard::read(json, laid.card); }
    static Json write(const LaidCard& laid) { return FormationCard::write(laid.card); }
};
using RowCodec = ListOf<LaidFormationCard, 0, slotsWithMud>;

const Record& environmentRecord()
{
    static const Record record = Record::of<Flag>({
        optionalKey<&Flag::fog>("fog", "", english(QT_TRANSLATE_NOOP("battleline", "Fog, laid by"))),
        optionalKey<&Flag::mud>("mud", "", english(QT_TRANSLATE_NOOP("battleline", "Mud, laid by"))),
    });
    return record;
}

/// The face-up cards beside the Tactics deck; in a question a side may be left out.
struct SetAsideCodec : BySeat<ListOf<AsideCard, 0, cardCount>> {
    using List = ListOf<AsideCard, 0, cardCount>;
    static Shape shape() { return Shape::object({optional("north", List::shape()), optional("south", List::shape())}); }
    static void read(const Json& json, Seats<SetAside>& aside)
    {
        for (const Seat seat : bothSeats) {
            if (const auto found = json.find(std::string(toWord(seat))); found != json.end())
                List::read(*found, aside[seat]);
        }
    }
};

/// What follows from the state: a key of the table as everyone sees it.
template <auto value, class Codec>
struct Seen {
    static Shape shape() { return Codec::shape(); }
    static Json write(const State& state) { return Codec::write(value(state)); }
};
template <auto value, class Codec>
RecordKey seen(const char* name, const char* meaning = "")
{
    return partKey<State, Seen<value, Codec>>(Presence::Filled, name, meaning);
}
Seats<int> playedTactics(const State& state)
{
    return {{tacticsPlayed(state.table, Seat::North), tacticsPlayed(state.table, Seat::South)}};
}
bool drawIsDue(const State& state)
{
    return state.step == Step::ClaimAndDraw && state.mustDraw();
}
SeriesVerdict seriesSoFar(const State& state)
{
    return seriesOf(state, Reasons::Listening::No).verdict;
}
const std::array<Flag, flagCount>& flagsOf(const State& state)
{
    return state.table.flags;
}
const Seats<SetAside>& asideOf(const State& state)
{
    return state.table.setAside;
}
int returnsOf(const State& state)
{
    return state.scoutReturns();
}

/// A form shows them as the line that lies on the table.
struct FlagsOfTable : ArrayOf<WholeOf<Flag>, flagCount> {
    using Usual = ArrayOf<WholeOf<Flag>, flagCount>;
    static Shape shape() { return Usual::shape().ofKind("battle-line/flags"); }
};

const char* const flagsMeaning = QT_TRANSLATE_NOOP("shapes", "flags 1 to 9");
constexpr int mostGames = 100'000;

/// The table as everyone sees it, once a game has begun; before that there is the step alone.
const Record& tableRecord()
{
    static const Record record =
        Record::of<State>(
            {
                key<&State::step>("step", "not_started: nothing else is there yet"),
                filledKey<&State::toMove>("to_move", "whose turn it is"),
                filledKey<&State::turn, Number<1, mostGames>>("turn", "of this game"),
                filledKey<&State::firstStarter>("first_starter", "of this game"),
                filledKey<&State::houseRules, WholeOf<HouseRules>>("house_rules", "every switch"),
                filledKey<&State::players, BySeat<PerhapsEmptyWord>>("players", "their names"),
                filledKey<&State::decks>("decks", "cards left"),
                filledKey<&State::hands, BySeat<ObjectOf<Cards>>>("hands", "cards held"),
                seen<flagsOf, ArrayOf<WholeOf<Flag>, flagCount>>("flags", flagsMeaning),
                seen<asideOf, SetAsideCodec>("set_aside", "by the side the cards lie on"),
                seen<playedTactics, BySeat<Count<cardCount>>>("tactics_played", "Tactics cards played in this game"),
                filledKey<&State::passesInARow, Count<2>>("passes_in_a_row"),
                seen<drawIsDue, Truth>("must_draw", "the turn ends with a draw, and not before"),
                filledKey<&State::scoutDraws, Count<scoutCards>>("scout_draws", "that Scout still has"),
                seen<returnsOf, Count<scoutCards>>("scout_returns", "cards that Scout still puts back"),
                seen<provable, BySeat<FlagNumbers>>("provable",
                                                    "flags that the seat could prove now, at its proper moment"),
                filledKey<&State::wonFlags, ListOf<ObjectOf<WonFlag>>>("claims", "the flags won, in order"),
                filledKey<&State::result, OrNull<UsualOf<GameResult>::Codec>>(
                    "result", "of this game; null while it is in progress"),
                filledKey<&State::endConditions, WholeOf<EndConditions>>("end_conditions", "of the series"),
                filledKey<&State::games, ListOf<UsualOf<GameResult>::Codec, 0, mostGames>>(
                    "games", "finished games of the series"),
                seen<seriesSoFar, ObjectOf<SeriesVerdict>>("series", "how it stands"),
            })
            .described("the table as everyone sees it");
    return record;
}

} // namespace

Json tableJson(const State& state)
{
    Json json = Json::object();
    if (state.step == Step::NotStarted)
        json["step"] = toWord(state.step);
    else
        tableRecord().writeWhole(json, &state);
    return json;
}

Shape tableShape()
{
    return tableRecord().shape();
}

} // namespace whistle::battleline

using namespace whistle;
using namespace whistle::battleline;
using namespace whistle::codecs;

template <>
const Record& whistle::recordOf<Cards>()
{
    static const Record record = Record::of<Cards>({
        key<&Cards::troop, Count<troopCount>>("troop", "", english(QT_TRANSLATE_NOOP("battleline", "Troop cards"))),
        key<&Cards::tactics, Count<tacticsCount>>("tactics", "",
                                                  english(QT_TRANSLATE_NOOP("battleline", "Tactics cards"))),
    });
    return record;
}

template <>
const Record& whistle::recordOf<Flag>()
{
    static const Record record = Record::of<Flag>({
        key<&Flag::rows, OfSeat<Seat::North, RowCodec>>(
            "north", QT_TRANSLATE_NOOP("shapes", "formation cards on this side"), nameOf(Seat::North)),
        key<&Flag::rows, OfSeat<Seat::South, RowCodec>>(
            "south", QT_TRANSLATE_NOOP("shapes", "formation cards on this side"), nameOf(Seat::South)),
        partKey<Flag, ObjectBy<Flag, environmentRecord>>(
            Presence::Optional, "environment", QT_TRANSLATE_NOOP("shapes", "who laid it; default: none lies here"),
            english(QT_TRANSLATE_NOOP("battleline", "Fog and Mud"))),
        optionalKey<&Flag::wonBy, SeatOrNone>("won_by", QT_TRANSLATE_NOOP("shapes", "default null"),
                                              english(QT_TRANSLATE_NOOP("battleline", "Won by"))),
        optionalKey<&Flag::lastCardLaidBy, SeatOrNone>(
            "last_card_laid_by",
            QT_TRANSLATE_NOOP("shapes", "who laid the latest formation card that lies here (BL-R4); default null"),
            english(QT_TRANSLATE_NOOP("battleline", "Last card laid by"))),
    });
    return record;
}

template <>
const Record& whistle::recordOf<Table>()
{
    static const Record record = Record::of<Table>({
        key<&Table::flags, FlagsOfTable>("flags", flagsMeaning, english(QT_TRANSLATE_NOOP("battleline", "Flags"))),
        optionalKey<&Table::setAside, SetAsideCodec>(
            "set_aside",
            QT_TRANSLATE_NOOP("shapes",
                              "face-up cards beside the Tactics deck, by the side they lie on; default: none"),
            english(QT_TRANSLATE_NOOP("battleline", "Beside the Tactics deck"))),
    });
    return record;
}

template <>
const Record& whistle::recordOf<WonFlag>()
{
    static const Record record = Record::of<WonFlag>({
        key<&WonFlag::flag, FlagNumber>("flag", "", english(QT_TRANSLATE_NOOP("battleline", "Flag"))),
        key<&WonFlag::wonBy>("won_by", "", english(QT_TRANSLATE_NOOP("battleline", "Won by"))),
    });
    return record;
}

template <>
const Record& whistle::recordOf<FormationValue>()
{
    static const Record record = Record::of<FormationValue>({
        key<&FormationValue::formation>("formation"),
        key<&FormationValue::sum, Number<3, 40>>("sum"),
    });
    return record;
}
