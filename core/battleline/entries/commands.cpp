// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/entries/commands.h"
#include "battleline/table/codecs.h"
#include "battleline/table/rules.h"

using namespace whistle;
using namespace whistle::battleline;
using namespace whistle::codecs;

namespace {

constexpr Saying flagOrOut{
    QT_TRANSLATE_NOOP("battleline", "Either \"to_flag\" or \"out_of_play\": true says where the card goes.")};
constexpr Saying card{QT_TRANSLATE_NOOP("battleline", "Card")};
constexpr Saying flag{QT_TRANSLATE_NOOP("battleline", "Flag")};
constexpr Saying deck{QT_TRANSLATE_NOOP("battleline", "Deck")};
constexpr Saying toFlag{QT_TRANSLATE_NOOP("battleline", "To flag")};

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

/// The table of a command that lays a card at a flag.
template <class Lay>
Record laying(const char* meaning)
{
    return Record::of<Lay>({
        key<&Lay::card, AnyCard>("card", meaning, card),
        key<&Lay::flag, FlagNumber>("flag", "where it is laid", flag),
    });
}
template <class Scouting>
Record scouting(const char* meaning)
{
    return Record::of<Scouting>({key<&Scouting::decks, DeckOrDecks>("deck", meaning, deck)});
}

} // namespace

const CommandForms<Command>& battleline::commandForms()
{
    static const CommandForms<Command> all(CommandForms<Command>::Forms{{
        {"start_game", "begins the first game, or the next of the series",
         Record::of<StartGame>({
             key<&StartGame::firstStarter>("first_starter", "who takes the first turn of this game"),
             optionalKey<&StartGame::houseRules>("house_rules",
                                                 "left out: the defaults, in a later game those of the game before"),
             optionalKey<&StartGame::endConditions, Perhaps<WholeOf<EndConditions>>>("end_conditions",
                                                                                     "of the series; first game only"),
             optionalKey<&StartGame::north, Perhaps<PerhapsEmptyWord>>("north", "the player's name"),
             optionalKey<&StartGame::south, Perhaps<PerhapsEmptyWord>>("south", "the player's name"),
         })},
        {"play_troop", "lays a Troop card", laying<PlayTroop>("a Troop card")},
        {"play_morale", "lays a Morale card", laying<PlayMorale>("a Morale card")},
        {"play_environment", "lays Fog or Mud at a flag", laying<PlayEnvironment>("Fog or Mud")},
        {"play_scout", "plays Scout", Record::of<PlayScout>({})},
        {"scout_draw", "draws for Scout",
         scouting<ScoutDrawCards>("where the card comes from; several at once as a list")},
        {"scout_return", "puts a card back on its deck after Scout",
         scouting<ScoutReturnCards>("where the card goes; several at once as a list")},
        {"play_redeploy", "moves an own card, or takes it out of play",
         Record::of<PlayRedeploy>({
             key<&PlayRedeploy::card, AnyCard>("card", "an own card at a flag that is not won", card),
             optionalKey<&PlayRedeploy::toFlag, Perhaps<FlagNumber>>("to_flag", "where it goes", toFlag),
             optionalKey<&PlayRedeploy::outOfPlay>("out_of_play", "true, in place of `to_flag`: it leaves the game",
                                                   Saying(QT_TRANSLATE_NOOP("battleline", "Out of play"))),
         })},
        {"play_deserter", "takes a card of the opponent out of play",
         Record::of<PlayDeserter>({
             key<&PlayDeserter::card, AnyCard>("card", "a card of the opponent at a flag that is not won", card),
         })},
        {"play_traitor", "takes over a Troop card of the opponent",
         Record::of<PlayTraitor>({
             key<&PlayTraitor::card, AnyCard>("card", "a Troop card of the opponent at a flag that is not won", card),
             key<&PlayTraitor::toFlag, FlagNumber>("to_flag", "where it goes", toFlag),
         })},
        {"pass", "plays no card", Record::of<Pass>({})},
        {"claim", "takes a flag that is proven",
         Record::of<ClaimFlag>({key<&ClaimFlag::flag, FlagNumber>("flag", "the claimed flag", flag)})},
        {"draw", "draws a card, which ends the turn",
         Record::of<Draw>({key<&Draw::deck>("deck", "where the card comes from", deck)})},
        {"end_turn", "ends a turn that has no draw", Record::of<EndTurn>({})},
        {"end_claims", "claims are done, where they come first (BL-13.1)", Record::of<EndClaims>({})},
    }});
    return all;
}

namespace whistle::battleline {

Command playAt(Card card, int flag)
{
    if (card.isTroop())
        return PlayTroop{card, flag};
    if (card.kind() == CardKind::Morale)
        return PlayMorale{card, flag};
    return PlayEnvironment{card, flag};
}

Checked<Command> readCommand(const Json& json)
{
    if (Problems problems = commandForms().shape().check(json); !problems.empty())
        return problems;
    Command command = commandForms().read(json);
    if (const auto* redeploy = std::get_if<PlayRedeploy>(&command);
        redeploy && redeploy->toFlag.has_value() == redeploy->outOfPlay)
        return Problem{"/to_flag", Text{flagOrOut}};
    return command;
}

Json writeCommand(const Command& command)
{
    return commandForms().write(command);
}

} // namespace whistle::battleline
