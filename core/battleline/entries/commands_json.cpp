// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/fields.h"
#include "battleline/entries/commands.h"
#include "battleline/table/table_shapes.h"

#include <QCoreApplication>

namespace whistle::battleline {

using namespace codecs;
using fields::Is;

namespace {

constexpr Sentence flagOrOut{
    "battleline",
    QT_TRANSLATE_NOOP("battleline", "Either \"to_flag\" or \"out_of_play\": true says where the card goes.")};

struct AnyCard {
    static Shape shape() { return anyCardShape(); }
    static void read(const Json& json, Card& value) { value = readCard(json); }
    static Json write(Card value) { return value.isValid() ? Json(idOf(value)) : Json(nullptr); }
};
struct FlagNumber : Number<1, flagCount> {};
struct Rules {
    static Shape shape() { return houseRulesShape(); }
    static void read(const Json& json, HouseRules& value) { value = readHouseRules(json); }
    static Json write(const HouseRules& value) { return writeHouseRules(value); }
};
struct Ends {
    static Shape shape() { return endConditionsShape(); }
    static void read(const Json& json, EndConditions& value) { value = readEndConditions(json); }
    static Json write(const EndConditions& value) { return writeEndConditions(value); }
};
/// A deck, or several in a list.
struct DeckOrDecks {
    using One = WordOf<Deck>;
    using Many = ListOf<One, 1, scoutCards>;
    static Shape shape() { return Shape::either({One::shape(), Many::shape()}); }
    static void read(const Json& json, std::vector<Deck>& value)
    {
        if (json.is_array())
            Many::read(json, value);
        else
            One::read(json, value.emplace_back());
    }
    static Json write(const std::vector<Deck>& value)
    {
        return value.size() == 1 ? One::write(value.front()) : Many::write(value);
    }
};
} // namespace

template <class V>
void visit(V& v, Is<StartGame> auto& c)
{
    v.template required<WordOf<Seat>>("first_starter", c.firstStarter, "who takes the first turn of this game");
    v.template optional<Perhaps<Rules>>("house_rules", c.houseRules,
                                        "left out: the defaults, in a later game those of the game before");
    v.template optional<Perhaps<Ends>>("end_conditions", c.endConditions, "of the series; first game only");
    v.template optional<Perhaps<PerhapsEmptyWord>>("north", c.north, "the player's name");
    v.template optional<Perhaps<PerhapsEmptyWord>>("south", c.south, "the player's name");
}
template <class V>
void visit(V& v, Is<PlayTroop> auto& c)
{
    v.template required<AnyCard>("card", c.card, "a Troop card");
    v.template required<FlagNumber>("flag", c.flag, "where it is laid");
}
template <class V>
void visit(V& v, Is<PlayMorale> auto& c)
{
    v.template required<AnyCard>("card", c.card, "a Morale card");
    v.template required<FlagNumber>("flag", c.flag, "where it is laid");
}
template <class V>
void visit(V& v, Is<PlayEnvironment> auto& c)
{
    v.template required<AnyCard>("card", c.card, "Fog or Mud");
    v.template required<FlagNumber>("flag", c.flag, "where it is laid");
}
template <class V>
void visit(V&, Is<PlayScout> auto&)
{
}
template <class V>
void visit(V& v, Is<ScoutDrawCards> auto& c)
{
    v.template required<DeckOrDecks>("deck", c.decks, "where the card comes from; several at once as a list");
}
template <class V>
void visit(V& v, Is<ScoutReturnCards> auto& c)
{
    v.template required<DeckOrDecks>("deck", c.decks, "where the card goes; several at once as a list");
}
template <class V>
void visit(V& v, Is<PlayRedeploy> auto& c)
{
    v.template required<AnyCard>("card", c.card, "an own card at a flag that is not won");
    v.template optional<Perhaps<FlagNumber>>("to_flag", c.toFlag, "where it goes");
    v.template optional<Truth>("out_of_play", c.outOfPlay, "true, in place of `to_flag`: it leaves the game");
}
template <class V>
void visit(V& v, Is<PlayDeserter> auto& c)
{
    v.template required<AnyCard>("card", c.card, "a card of the opponent at a flag that is not won");
}
template <class V>
void visit(V& v, Is<PlayTraitor> auto& c)
{
    v.template required<AnyCard>("card", c.card, "a Troop card of the opponent at a flag that is not won");
    v.template required<FlagNumber>("to_flag", c.toFlag, "where it goes");
}
template <class V>
void visit(V&, Is<Pass> auto&)
{
}
template <class V>
void visit(V& v, Is<ClaimFlag> auto& c)
{
    v.template required<FlagNumber>("flag", c.flag, "the claimed flag");
}
template <class V>
void visit(V& v, Is<Draw> auto& c)
{
    v.template required<WordOf<Deck>>("deck", c.deck, "where the card comes from");
}
template <class V>
void visit(V&, Is<EndTurn> auto&)
{
}
template <class V>
void visit(V&, Is<EndClaims> auto&)
{
}

namespace {

using Codec = fields::CommandCodec<Command>;

constexpr Codec::Names commandNames{{
    {"start_game", "begins the first game, or the next of the series"},
    {"play_troop", "lays a Troop card"},
    {"play_morale", "lays a Morale card"},
    {"play_environment", "lays Fog or Mud at a flag"},
    {"play_scout", "plays Scout"},
    {"scout_draw", "draws for Scout"},
    {"scout_return", "puts a card back on its deck after Scout"},
    {"play_redeploy", "moves an own card, or takes it out of play"},
    {"play_deserter", "takes a card of the opponent out of play"},
    {"play_traitor", "takes over a Troop card of the opponent"},
    {"pass", "plays no card"},
    {"claim", "takes a flag that is proven"},
    {"draw", "draws a card, which ends the turn"},
    {"end_turn", "ends a turn that has no draw"},
    {"end_claims", "claims are done, where they come first (BL-13.1)"},
}};

} // namespace

std::string_view nameOf(const Command& command)
{
    return commandNames[command.index()].name;
}

Shape commandShape()
{
    static const Shape shape = Codec::shape(commandNames);
    return shape;
}

Checked<Command> readCommand(const Json& json)
{
    if (Problems problems = commandShape().check(json); !problems.empty())
        return problems;
    Command command = Codec::read(commandNames, json);
    if (const auto* redeploy = std::get_if<PlayRedeploy>(&command);
        redeploy && redeploy->toFlag.has_value() == redeploy->outOfPlay)
        return Problem{"/to_flag", Text{flagOrOut}};
    return command;
}

Json writeCommand(const Command& command)
{
    return Codec::write(commandNames, command);
}

} // namespace whistle::battleline
