// SPDX-License-Identifier: GPL-3.0-or-later
#include "elgrande/questions/guide.h"
#include "elgrande/telling/names.h"

namespace whistle::elgrande {

namespace {

const Labels::List& keys()
{
    static const Labels::List list{
        {"question.score_region", {"elgrande", QT_TRANSLATE_NOOP("elgrande", "One region")}},
        {"question.general_scoring", {"elgrande", QT_TRANSLATE_NOOP("elgrande", "General scoring")}},
        {"question.special_scoring", {"elgrande", QT_TRANSLATE_NOOP("elgrande", "Special scoring")}},
        {"question.placement", {"elgrande", QT_TRANSLATE_NOOP("elgrande", "Placing from the court")}},
        {"question.movement", {"elgrande", QT_TRANSLATE_NOOP("elgrande", "Moving Caballeros")}},
        {"question.piece_move", {"elgrande", QT_TRANSLATE_NOOP("elgrande", "King, Grande, scoreboard")}},
        {"question.forced_loss", {"elgrande", QT_TRANSLATE_NOOP("elgrande", "What opponents lose")}},
        {"question.turn_order", {"elgrande", QT_TRANSLATE_NOOP("elgrande", "Power cards")}},
        {"question.court_intake", {"elgrande", QT_TRANSLATE_NOOP("elgrande", "Into the court")}},
        {"question.veto", {"elgrande", QT_TRANSLATE_NOOP("elgrande", "Veto")}},
        {"question.final_standing", {"elgrande", QT_TRANSLATE_NOOP("elgrande", "Who has won?")}},
        {"players", {"elgrande", QT_TRANSLATE_NOOP("elgrande", "Players")}},
        {"player", {"elgrande", QT_TRANSLATE_NOOP("elgrande", "Player")}},
        {"region", {"elgrande", QT_TRANSLATE_NOOP("elgrande", "Region")}},
        {"caballeros", {"elgrande", QT_TRANSLATE_NOOP("elgrande", "Caballeros")}},
        {"king_region", {"elgrande", QT_TRANSLATE_NOOP("elgrande", "The King's region")}},
        {"grandes", {"elgrande", QT_TRANSLATE_NOOP("elgrande", "Home regions")}},
        {"scoreboard", {"elgrande", QT_TRANSLATE_NOOP("elgrande", "Scoreboard there")}},
        {"first_place_only", {"elgrande", QT_TRANSLATE_NOOP("elgrande", "First place only")}},
        {"regions", {"elgrande", QT_TRANSLATE_NOOP("elgrande", "Caballeros in the regions")}},
        {"castillo", {"elgrande", QT_TRANSLATE_NOOP("elgrande", "Castillo")}},
        {"discs", {"elgrande", QT_TRANSLATE_NOOP("elgrande", "Secret discs")}},
        {"scoreboards", {"elgrande", QT_TRANSLATE_NOOP("elgrande", "Mobile scoreboards")}},
        {"8/4/0", {"elgrande", QT_TRANSLATE_NOOP("elgrande", "8/4/0 lies in")}},
        {"4/0/0", {"elgrande", QT_TRANSLATE_NOOP("elgrande", "4/0/0 lies in")}},
        {"scores_before", {"elgrande", QT_TRANSLATE_NOOP("elgrande", "Scores before")}},
        {"card", {"elgrande", QT_TRANSLATE_NOOP("elgrande", "Action card")}},
        {"plays.card", {"elgrande", QT_TRANSLATE_NOOP("elgrande", "Power card")}},
        {"chosen_region", {"elgrande", QT_TRANSLATE_NOOP("elgrande", "Chosen for the scoring")}},
        {"court", {"elgrande", QT_TRANSLATE_NOOP("elgrande", "Court")}},
        {"stack", {"elgrande", QT_TRANSLATE_NOOP("elgrande", "Stack of the action card")}},
        {"placements", {"elgrande", QT_TRANSLATE_NOOP("elgrande", "Placed")}},
        {"moves", {"elgrande", QT_TRANSLATE_NOOP("elgrande", "Moves")}},
        {"owner", {"elgrande", QT_TRANSLATE_NOOP("elgrande", "Whose")}},
        {"from", {"elgrande", QT_TRANSLATE_NOOP("elgrande", "From")}},
        {"to", {"elgrande", QT_TRANSLATE_NOOP("elgrande", "To")}},
        {"count", {"elgrande", QT_TRANSLATE_NOOP("elgrande", "How many")}},
        {"other_scoreboard", {"elgrande", QT_TRANSLATE_NOOP("elgrande", "The other scoreboard")}},
        {"courts", {"elgrande", QT_TRANSLATE_NOOP("elgrande", "Courts")}},
        {"choices", {"elgrande", QT_TRANSLATE_NOOP("elgrande", "What they return")}},
        {"targets", {"elgrande", QT_TRANSLATE_NOOP("elgrande", "Where each loses one")}},
        {"replacements", {"elgrande", QT_TRANSLATE_NOOP("elgrande", "In place of an illegal disc")}},
        {"evicted_region", {"elgrande", QT_TRANSLATE_NOOP("elgrande", "Evicted region")}},
        {"start_player", {"elgrande", QT_TRANSLATE_NOOP("elgrande", "Lays the first card")}},
        {"previous_round", {"elgrande", QT_TRANSLATE_NOOP("elgrande", "Cards of the round before")}},
        {"plays", {"elgrande", QT_TRANSLATE_NOOP("elgrande", "Cards laid, in order")}},
        {"hands", {"elgrande", QT_TRANSLATE_NOOP("elgrande", "Hands")}},
        {"source", {"elgrande", QT_TRANSLATE_NOOP("elgrande", "Taken by")}},
        {"power_card", {"elgrande", QT_TRANSLATE_NOOP("elgrande", "Power card")}},
        {"provinces", {"elgrande", QT_TRANSLATE_NOOP("elgrande", "Provinces")}},
        {"from_provinces", {"elgrande", QT_TRANSLATE_NOOP("elgrande", "Out of the provinces")}},
        {"from_regions", {"elgrande", QT_TRANSLATE_NOOP("elgrande", "Out of regions")}},
        {"allow_regions_for_the_court",
         {"elgrande", QT_TRANSLATE_NOOP("elgrande", "The Court may take from the board")}},
        {"rounds_in_game", {"elgrande", QT_TRANSLATE_NOOP("elgrande", "Rounds")}},
        {"holder", {"elgrande", QT_TRANSLATE_NOOP("elgrande", "Holder of the Veto")}},
        {"taken_in_round", {"elgrande", QT_TRANSLATE_NOOP("elgrande", "Taken in round")}},
        {"current_round", {"elgrande", QT_TRANSLATE_NOOP("elgrande", "This round")}},
        {"already_used", {"elgrande", QT_TRANSLATE_NOOP("elgrande", "Used already")}},
        {"veto_can_stop_veto", {"elgrande", QT_TRANSLATE_NOOP("elgrande", "A Veto may stop the taking of a Veto")}},
        {"target", {"elgrande", QT_TRANSLATE_NOOP("elgrande", "What it is to stop")}},
        {"part", {"elgrande", QT_TRANSLATE_NOOP("elgrande", "Part")}},
        {"state", {"elgrande", QT_TRANSLATE_NOOP("elgrande", "How far it is")}},
        {"score", {"elgrande", QT_TRANSLATE_NOOP("elgrande", "Score")}},
        {"caballeros_on_board", {"elgrande", QT_TRANSLATE_NOOP("elgrande", "Caballeros in regions")}},
        {"caballeros_in_court", {"elgrande", QT_TRANSLATE_NOOP("elgrande", "Caballeros in the court")}},
        {"unused_power_cards", {"elgrande", QT_TRANSLATE_NOOP("elgrande", "Unused power cards")}},
        {"general_scorings_done", {"elgrande", QT_TRANSLATE_NOOP("elgrande", "General scorings done")}},
        {"tie_breakers", {"elgrande", QT_TRANSLATE_NOOP("elgrande", "Tie-breakers")}},
    };
    return list;
}

const Labels::List& words()
{
    static const Labels::List list{
        {"beside_board", {"elgrande", QT_TRANSLATE_NOOP("elgrande", "beside the board")}},
        {"court", {"elgrande", QT_TRANSLATE_NOOP("elgrande", "the court")}},
        {"unclear", {"elgrande", QT_TRANSLATE_NOOP("elgrande", "unclear")}},
        {"8/4/0", {"elgrande", QT_TRANSLATE_NOOP("elgrande", "8/4/0")}},
        {"4/0/0", {"elgrande", QT_TRANSLATE_NOOP("elgrande", "4/0/0")}},
        {"power_card", {"elgrande", QT_TRANSLATE_NOOP("elgrande", "a power card")}},
        {"the_court", {"elgrande", QT_TRANSLATE_NOOP("elgrande", "The Court")}},
        {"special_action", {"elgrande", QT_TRANSLATE_NOOP("elgrande", "the special action")}},
        {"placement", {"elgrande", QT_TRANSLATE_NOOP("elgrande", "placing Caballeros")}},
        {"announced", {"elgrande", QT_TRANSLATE_NOOP("elgrande", "announced")}},
        {"in_progress", {"elgrande", QT_TRANSLATE_NOOP("elgrande", "under way")}},
        {"completed", {"elgrande", QT_TRANSLATE_NOOP("elgrande", "completed")}},
        {"caballeros_on_board", {"elgrande", QT_TRANSLATE_NOOP("elgrande", "most Caballeros in regions")}},
        {"caballeros_in_court", {"elgrande", QT_TRANSLATE_NOOP("elgrande", "most Caballeros in the court")}},
        {"unused_power_cards", {"elgrande", QT_TRANSLATE_NOOP("elgrande", "highest unused power cards")}},
    };
    return list;
}

/// Areas and action cards go by their names.
Text otherWord(std::string_view word)
{
    if (const std::optional<Area> area = fromWord<Area>(word))
        return nameOf(*area);
    if (const std::optional<Effect> card = fromWord<Effect>(word))
        return nameOf(*card);
    return {};
}

} // namespace

Labels questionLabels()
{
    Labels labels(keys(), words());
    for (const Area area : allAreas())
        labels.addKey(std::string(toWord(area)), nameOf(area));
    labels.addKey("castillo", {"elgrande", QT_TRANSLATE_NOOP("elgrande", "Castillo")});
    labels.setOtherWords(otherWord);
    return labels;
}

} // namespace whistle::elgrande
