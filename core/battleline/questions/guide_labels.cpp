// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/questions/guide.h"
#include "battleline/table/names.h"

#include <QCoreApplication>

namespace whistle::battleline {

namespace {

const Labels::List& keys()
{
    static const Labels::List list{
        {"question.claim", {"battleline", QT_TRANSLATE_NOOP("battleline", "Claim a flag")}},
        {"question.compare", {"battleline", QT_TRANSLATE_NOOP("battleline", "Two formations")}},
        {"question.legal_plays", {"battleline", QT_TRANSLATE_NOOP("battleline", "What may be played?")}},
        {"question.victory", {"battleline", QT_TRANSLATE_NOOP("battleline", "Who has won?")}},
        {"question.series", {"battleline", QT_TRANSLATE_NOOP("battleline", "Series")}},
        {"table", {"battleline", QT_TRANSLATE_NOOP("battleline", "Table")}},
        {"flags", {"battleline", QT_TRANSLATE_NOOP("battleline", "Flags")}},
        {"flag", {"battleline", QT_TRANSLATE_NOOP("battleline", "Flag")}},
        {"north", {"battleline", QT_TRANSLATE_NOOP("battleline", "North")}},
        {"south", {"battleline", QT_TRANSLATE_NOOP("battleline", "South")}},
        {"environment", {"battleline", QT_TRANSLATE_NOOP("battleline", "Fog and Mud")}},
        {"fog", {"battleline", QT_TRANSLATE_NOOP("battleline", "Fog")}},
        {"mud", {"battleline", QT_TRANSLATE_NOOP("battleline", "Mud")}},
        {"environment.fog", {"battleline", QT_TRANSLATE_NOOP("battleline", "Fog, laid by")}},
        {"environment.mud", {"battleline", QT_TRANSLATE_NOOP("battleline", "Mud, laid by")}},
        {"won_by", {"battleline", QT_TRANSLATE_NOOP("battleline", "Won by")}},
        {"last_card_laid_by", {"battleline", QT_TRANSLATE_NOOP("battleline", "Last card laid by")}},
        {"set_aside", {"battleline", QT_TRANSLATE_NOOP("battleline", "Beside the Tactics deck")}},
        {"claimant", {"battleline", QT_TRANSLATE_NOOP("battleline", "Who claims")}},
        {"moment", {"battleline", QT_TRANSLATE_NOOP("battleline", "When")}},
        {"house_rules", {"battleline", QT_TRANSLATE_NOOP("battleline", "House rules")}},
        {"other_visible_troops", {"battleline", QT_TRANSLATE_NOOP("battleline", "Troop cards that lie elsewhere")}},
        {"player", {"battleline", QT_TRANSLATE_NOOP("battleline", "Player")}},
        {"hand", {"battleline", QT_TRANSLATE_NOOP("battleline", "Hand")}},
        {"decks", {"battleline", QT_TRANSLATE_NOOP("battleline", "Cards left")}},
        {"troop", {"battleline", QT_TRANSLATE_NOOP("battleline", "Troop cards")}},
        {"tactics", {"battleline", QT_TRANSLATE_NOOP("battleline", "Tactics cards")}},
        {"claims", {"battleline", QT_TRANSLATE_NOOP("battleline", "Flags won, in order")}},
        {"both_players_blocked", {"battleline", QT_TRANSLATE_NOOP("battleline", "Both players have passed")}},
        {"first_starter", {"battleline", QT_TRANSLATE_NOOP("battleline", "Who started the first game")}},
        {"games", {"battleline", QT_TRANSLATE_NOOP("battleline", "Games")}},
        {"winner", {"battleline", QT_TRANSLATE_NOOP("battleline", "Winner")}},
        {"victory", {"battleline", QT_TRANSLATE_NOOP("battleline", "Victory")}},
        {"loser_flags", {"battleline", QT_TRANSLATE_NOOP("battleline", "Flags of the loser")}},
        {"flags_each", {"battleline", QT_TRANSLATE_NOOP("battleline", "Flags of each player")}},
        {"end_conditions", {"battleline", QT_TRANSLATE_NOOP("battleline", "What decides the series")}},
        {"point_lead", {"battleline", QT_TRANSLATE_NOOP("battleline", "Lead in points")}},
        {"wins_in_a_row", {"battleline", QT_TRANSLATE_NOOP("battleline", "Wins in a row")}},
        {"breakthroughs_in_a_row", {"battleline", QT_TRANSLATE_NOOP("battleline", "Breakthroughs in a row")}},
        {"wildcard_duplicates", {"battleline", QT_TRANSLATE_NOOP("battleline", "Wildcards stand for")}},
        {"claim_timing", {"battleline", QT_TRANSLATE_NOOP("battleline", "Flags are claimed")}},
        {"forced_tactics",
         {"battleline", QT_TRANSLATE_NOOP("battleline", "A Tactics card must be played where no Troop card can be")}},
        {"scout_draw", {"battleline", QT_TRANSLATE_NOOP("battleline", "Scout draws")}},
        {"draw_points", {"battleline", QT_TRANSLATE_NOOP("battleline", "A draw scores")}},
        {"proven", {"battleline", QT_TRANSLATE_NOOP("battleline", "Proven")}},
        {"reason", {"battleline", QT_TRANSLATE_NOOP("battleline", "Reason")}},
        {"claimant_formation", {"battleline", QT_TRANSLATE_NOOP("battleline", "Claimed set")}},
        {"opponent_best", {"battleline", QT_TRANSLATE_NOOP("battleline", "The opponent's best set")}},
        {"formation", {"battleline", QT_TRANSLATE_NOOP("battleline", "Formation")}},
        {"sum", {"battleline", QT_TRANSLATE_NOOP("battleline", "Sum")}},
        {"decided_by", {"battleline", QT_TRANSLATE_NOOP("battleline", "Decided by")}},
        {"obligation", {"battleline", QT_TRANSLATE_NOOP("battleline", "Duty")}},
        {"plays", {"battleline", QT_TRANSLATE_NOOP("battleline", "Cards")}},
        {"card", {"battleline", QT_TRANSLATE_NOOP("battleline", "Card")}},
        {"playable", {"battleline", QT_TRANSLATE_NOOP("battleline", "Playable")}},
        {"cards_to_draw", {"battleline", QT_TRANSLATE_NOOP("battleline", "Cards to draw")}},
        {"cards_to_return", {"battleline", QT_TRANSLATE_NOOP("battleline", "Cards to put back")}},
        {"moves", {"battleline", QT_TRANSLATE_NOOP("battleline", "Moves")}},
        {"targets", {"battleline", QT_TRANSLATE_NOOP("battleline", "Cards that it may take")}},
        {"from_flag", {"battleline", QT_TRANSLATE_NOOP("battleline", "From flag")}},
        {"to_flags", {"battleline", QT_TRANSLATE_NOOP("battleline", "To flags")}},
        {"to_flag", {"battleline", QT_TRANSLATE_NOOP("battleline", "To flag")}},
        {"may_leave_play", {"battleline", QT_TRANSLATE_NOOP("battleline", "May leave play")}},
        {"out_of_play", {"battleline", QT_TRANSLATE_NOOP("battleline", "Out of play")}},
        {"status", {"battleline", QT_TRANSLATE_NOOP("battleline", "Status")}},
        {"deciding_claim", {"battleline", QT_TRANSLATE_NOOP("battleline", "Deciding claim")}},
        {"void_claims", {"battleline", QT_TRANSLATE_NOOP("battleline", "Void claims")}},
        {"flags_won", {"battleline", QT_TRANSLATE_NOOP("battleline", "Flags won")}},
        {"points", {"battleline", QT_TRANSLATE_NOOP("battleline", "Points")}},
        {"games_won", {"battleline", QT_TRANSLATE_NOOP("battleline", "Games won")}},
        {"leader", {"battleline", QT_TRANSLATE_NOOP("battleline", "Leader")}},
        {"lead", {"battleline", QT_TRANSLATE_NOOP("battleline", "Lead")}},
        {"streak", {"battleline", QT_TRANSLATE_NOOP("battleline", "Row")}},
        {"wins", {"battleline", QT_TRANSLATE_NOOP("battleline", "Wins")}},
        {"breakthroughs", {"battleline", QT_TRANSLATE_NOOP("battleline", "Breakthroughs")}},
        {"series_over", {"battleline", QT_TRANSLATE_NOOP("battleline", "Series decided")}},
        {"series_winner", {"battleline", QT_TRANSLATE_NOOP("battleline", "Winner of the series")}},
        {"ended_by", {"battleline", QT_TRANSLATE_NOOP("battleline", "Decided by")}},
        {"ended_after_game", {"battleline", QT_TRANSLATE_NOOP("battleline", "Decided after game")}},
        {"surplus_games", {"battleline", QT_TRANSLATE_NOOP("battleline", "Games after the end")}},
        {"starters", {"battleline", QT_TRANSLATE_NOOP("battleline", "Starters")}},
        {"next_starter", {"battleline", QT_TRANSLATE_NOOP("battleline", "Starts the next game")}},
        {"command", {"battleline", QT_TRANSLATE_NOOP("battleline", "Entry")}},
        {"deck", {"battleline", QT_TRANSLATE_NOOP("battleline", "Deck")}},
    };
    return list;
}

const Labels::List& words()
{
    static const Labels::List list{
        {"north", {"battleline", QT_TRANSLATE_NOOP("battleline", "North")}},
        {"south", {"battleline", QT_TRANSLATE_NOOP("battleline", "South")}},
        {"allowed", {"battleline", QT_TRANSLATE_NOOP("battleline", "any card")}},
        {"not_in_formation", {"battleline", QT_TRANSLATE_NOOP("battleline", "cards that are not in the formation")}},
        {"not_visible", {"battleline", QT_TRANSLATE_NOOP("battleline", "cards that are not visible")}},
        {"end_of_turn", {"battleline", QT_TRANSLATE_NOOP("battleline", "after playing")}},
        {"claim_timing=start_of_turn", {"battleline", QT_TRANSLATE_NOOP("battleline", "at the start of a turn")}},
        {"one_at_a_time", {"battleline", QT_TRANSLATE_NOOP("battleline", "one card after the other")}},
        {"all_at_once", {"battleline", QT_TRANSLATE_NOOP("battleline", "all cards at once")}},
        {"draw_points=flags_won", {"battleline", QT_TRANSLATE_NOOP("battleline", "a point for each flag")}},
        {"zero", {"battleline", QT_TRANSLATE_NOOP("battleline", "nothing")}},
        {"start_of_turn", {"battleline", QT_TRANSLATE_NOOP("battleline", "Start of the turn")}},
        {"after_play", {"battleline", QT_TRANSLATE_NOOP("battleline", "After playing, before drawing")}},
        {"after_draw", {"battleline", QT_TRANSLATE_NOOP("battleline", "After drawing")}},
        {"opponent_turn", {"battleline", QT_TRANSLATE_NOOP("battleline", "In the opponent's turn")}},
        {"game_over", {"battleline", QT_TRANSLATE_NOOP("battleline", "The game is over")}},
        {"wrong_moment", {"battleline", QT_TRANSLATE_NOOP("battleline", "Not the moment to claim")}},
        {"flag_already_won", {"battleline", QT_TRANSLATE_NOOP("battleline", "The flag is won already")}},
        {"formation_incomplete", {"battleline", QT_TRANSLATE_NOOP("battleline", "The set is not complete")}},
        {"stronger", {"battleline", QT_TRANSLATE_NOOP("battleline", "Stronger than anything possible")}},
        {"weaker", {"battleline", QT_TRANSLATE_NOOP("battleline", "Weaker than what is possible")}},
        {"tie_opponent_last",
         {"battleline", QT_TRANSLATE_NOOP("battleline", "A tie; the opponent is the last to lay")}},
        {"tie_claimant_last", {"battleline", QT_TRANSLATE_NOOP("battleline", "A tie; the claimant laid last")}},
        {"decided_by=formation", {"battleline", QT_TRANSLATE_NOOP("battleline", "Formation")}},
        {"decided_by=sum", {"battleline", QT_TRANSLATE_NOOP("battleline", "Sum")}},
        {"last_card", {"battleline", QT_TRANSLATE_NOOP("battleline", "Last card")}},
        {"play_any_card", {"battleline", QT_TRANSLATE_NOOP("battleline", "Must play a card")}},
        {"play_tactics_card", {"battleline", QT_TRANSLATE_NOOP("battleline", "Must play a Tactics card")}},
        {"tactics_card_or_pass", {"battleline", QT_TRANSLATE_NOOP("battleline", "May play a Tactics card or pass")}},
        {"pass", {"battleline", QT_TRANSLATE_NOOP("battleline", "Passes")}},
        {"tactics_limit", {"battleline", QT_TRANSLATE_NOOP("battleline", "Too many Tactics cards played")}},
        {"leader_limit", {"battleline", QT_TRANSLATE_NOOP("battleline", "One Leader in a game")}},
        {"no_target", {"battleline", QT_TRANSLATE_NOOP("battleline", "Nothing to take")}},
        {"no_free_slot", {"battleline", QT_TRANSLATE_NOOP("battleline", "No free slot")}},
        {"won", {"battleline", QT_TRANSLATE_NOOP("battleline", "Won")}},
        {"drawn", {"battleline", QT_TRANSLATE_NOOP("battleline", "Drawn")}},
        {"in_progress", {"battleline", QT_TRANSLATE_NOOP("battleline", "In progress")}},
        {"point_lead", {"battleline", QT_TRANSLATE_NOOP("battleline", "Lead in points")}},
        {"wins_in_a_row", {"battleline", QT_TRANSLATE_NOOP("battleline", "Wins in a row")}},
        {"breakthroughs_in_a_row", {"battleline", QT_TRANSLATE_NOOP("battleline", "Breakthroughs in a row")}},
        {"troop", {"battleline", QT_TRANSLATE_NOOP("battleline", "Troop deck")}},
        {"tactics", {"battleline", QT_TRANSLATE_NOOP("battleline", "Tactics deck")}},
    };
    return list;
}

} // namespace

Labels questionLabels()
{
    Labels labels(keys(), words());
    for (const Formation formation :
         {Formation::Wedge, Formation::Phalanx, Formation::BattalionOrder, Formation::SkirmishLine, Formation::Host})
        labels.addWord(std::string(toWord(formation)), nameOf(formation));
    for (const Victory victory : {Victory::Breakthrough, Victory::Envelopment, Victory::MostFlags})
        labels.addWord(std::string(toWord(victory)), nameOf(victory));
    for (int i = troopCount; i < cardCount; ++i)
        labels.addWord(idOf(Card::at(i)), nameOfTactics(Card::at(i)));
    labels.setOtherWords([](std::string_view word) {
        const std::optional<Card> card = cardOf(word);
        return card && card->isTroop() ? nameOfTroop(*card) : Text();
    });
    return labels;
}

} // namespace whistle::battleline
