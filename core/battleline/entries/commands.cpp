// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/entries/commands.h"
#include "battleline/table/codecs.h"
#include "battleline/table/names.h"

using namespace whistle;
using namespace whistle::battleline;
using namespace whistle::codecs;

namespace {

constexpr auto flagOrOut = Saying::tr("Enter either “to_flag” or “out_of_play: true” to show where the card goes.");

/// A deck, or several in a list.
struct DeckOrDecks {
    using One = Described<WordOf<Deck>, QT_TRANSLATE_NOOP("shapes", "one deck")>;
    using Many = Described<ListOf<WordOf<Deck>, 1, scoutCards>, QT_TRANSLATE_NOOP("shapes", "several decks")>;
    static Shape shape() { return Shape::either({One::shape(), Many::shape()}); }
    static void read(const Json& json, std::vector<Deck>& value)
    {
        json.is_array() ? Many::read(json, value) : One::read(json, value.emplace_back());
    }
    static Json write(const std::vector<Deck>& value)
    {
        return value.size() == 1 ? One::write(value.front()) : Many::write(value);
    }
};

} // namespace

const CommandForms<Command>& battleline::commandForms()
{
    static const CommandForms<Command> all{
        command<StartGame>("begins the first game, or the next of the series"),
        key<&StartGame::firstStarter>("first_starter", "who takes the first turn of this game"),
        optionalKey<&StartGame::houseRules>("house_rules",
                                            "left out: the defaults, in a later game those of the game before"),
        optionalKey<&StartGame::endConditions, Perhaps<WholeOf<EndConditions>>>("end_conditions",
                                                                                "of the series; first game only"),
        optionalKey<&StartGame::north, Perhaps<PerhapsEmptyWord>>("north", "the player's name"),
        optionalKey<&StartGame::south, Perhaps<PerhapsEmptyWord>>("south", "the player's name"),
        command<PlayTroop>("lays a Troop card", "play_troop"),
        key<&PlayTroop::card, AnyCard>("card", "a Troop card"),
        key<&PlayTroop::flag, FlagNumber>("flag", "where it is laid"),
        command<PlayMorale>("lays a Morale card", "play_morale"),
        key<&PlayMorale::card, AnyCard>("card", "a Morale card"),
        key<&PlayMorale::flag, FlagNumber>("flag", "where it is laid"),
        command<PlayEnvironment>("lays Fog or Mud at a flag", "play_environment"),
        key<&PlayEnvironment::card, AnyCard>("card", "Fog or Mud"),
        key<&PlayEnvironment::flag, FlagNumber>("flag", "where it is laid"),
        command<PlayScout>("plays Scout"),
        command<ScoutDrawCards>("draws for Scout", "scout_draw"),
        key<&ScoutDrawCards::decks, DeckOrDecks>("deck", "where the card comes from; several at once as a list"),
        command<ScoutReturnCards>("puts a card back on its deck after Scout", "scout_return"),
        key<&ScoutReturnCards::decks, DeckOrDecks>("deck", "where the card goes; several at once as a list"),
        command<PlayRedeploy>("moves an own card, or takes it out of play"),
        key<&PlayRedeploy::card, AnyCard>("card", "an own card at a flag that is not won"),
        optionalKey<&PlayRedeploy::toFlag, Perhaps<FlagNumber>>("to_flag", "where it goes"),
        optionalKey<&PlayRedeploy::outOfPlay>("out_of_play", "true, in place of `to_flag`: it leaves the game"),
        command<PlayDeserter>("takes a card of the opponent out of play"),
        key<&PlayDeserter::card, AnyCard>("card", "a card of the opponent at a flag that is not won"),
        command<PlayTraitor>("takes over a Troop card of the opponent"),
        key<&PlayTraitor::card, AnyCard>("card", "a Troop card of the opponent at a flag that is not won"),
        key<&PlayTraitor::toFlag, FlagNumber>("to_flag", "where it goes"),
        command<Pass>("plays no card"),
        command<ClaimFlag>("takes a flag that is proven", "claim"),
        key<&ClaimFlag::flag, FlagNumber>("flag", "the claimed flag"),
        command<Draw>("draws a card, which ends the turn"),
        key<&Draw::deck>("deck", "where the card comes from"),
        command<EndTurn>("ends a turn that has no draw"),
        command<EndClaims>("claims are done, where they come first (BL-13.1)"),
    };
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
    return commandForms().checked(json, [](const Command& command, const Json&) {
        const auto* redeploy = std::get_if<PlayRedeploy>(&command);
        return redeploy && redeploy->toFlag.has_value() == redeploy->outOfPlay ? Problems{{"/to_flag", Text{flagOrOut}}}
                                                                               : Problems{};
    });
}

Json writeCommand(const Command& command)
{
    return commandForms().write(command);
}

} // namespace whistle::battleline
