// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/guide.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

namespace whistle::battleline {

namespace {

constexpr Sentence isProven{"battleline", QT_TRANSLATE_NOOP("battleline", "The flag goes to %1.")};
constexpr Sentence isNotProven{"battleline", QT_TRANSLATE_NOOP("battleline", "%1 may not take the flag.")};
constexpr Sentence winsFlag{"battleline", QT_TRANSLATE_NOOP("battleline", "%1 wins the flag.")};
constexpr Sentence winsGame{"battleline", QT_TRANSLATE_NOOP("battleline", "%1 has won the game.")};
constexpr Sentence goesOn{"battleline", QT_TRANSLATE_NOOP("battleline", "The game goes on.")};
constexpr Sentence drawn{"battleline", QT_TRANSLATE_NOOP("battleline", "The game is drawn.")};
constexpr Sentence mayPlay{"battleline", QT_TRANSLATE_NOOP("battleline", "Cards of the hand that may be played: %1.")};
constexpr Sentence north{"battleline", QT_TRANSLATE_NOOP("battleline", "North")};
constexpr Sentence south{"battleline", QT_TRANSLATE_NOOP("battleline", "South")};

const Labels::List& keys()
{
    static const Labels::List list{
        {"question.claim", {"battleline", QT_TRANSLATE_NOOP("battleline", "Claim")}},
        {"question.compare", {"battleline", QT_TRANSLATE_NOOP("battleline", "Compare two sets")}},
        {"question.legal_plays", {"battleline", QT_TRANSLATE_NOOP("battleline", "What may be played")}},
        {"question.victory", {"battleline", QT_TRANSLATE_NOOP("battleline", "Who has won?")}},
        {"question.series", {"battleline", QT_TRANSLATE_NOOP("battleline", "Series")}},
        {"table", {"battleline", QT_TRANSLATE_NOOP("battleline", "Table")}},
        {"flags", {"battleline", QT_TRANSLATE_NOOP("battleline", "Flags")}},
        {"flag", {"battleline", QT_TRANSLATE_NOOP("battleline", "Claimed flag")}},
        {"claims.flag", {"battleline", QT_TRANSLATE_NOOP("battleline", "Flag")}},
        {"claimant", {"battleline", QT_TRANSLATE_NOOP("battleline", "Who claims")}},
        {"moment", {"battleline", QT_TRANSLATE_NOOP("battleline", "When")}},
        {"house_rules", {"battleline", QT_TRANSLATE_NOOP("battleline", "House rules")}},
        {"north", {"battleline", QT_TRANSLATE_NOOP("battleline", "North")}},
        {"south", {"battleline", QT_TRANSLATE_NOOP("battleline", "South")}},
        {"environment", {"battleline", QT_TRANSLATE_NOOP("battleline", "Fog and Mud")}},
        {"fog", {"battleline", QT_TRANSLATE_NOOP("battleline", "Fog")}},
        {"mud", {"battleline", QT_TRANSLATE_NOOP("battleline", "Mud")}},
        {"won_by", {"battleline", QT_TRANSLATE_NOOP("battleline", "Won by")}},
        {"last_card_laid_by", {"battleline", QT_TRANSLATE_NOOP("battleline", "Last card laid by")}},
        {"set_aside", {"battleline", QT_TRANSLATE_NOOP("battleline", "Set aside")}},
        {"other_visible_troops", {"battleline", QT_TRANSLATE_NOOP("battleline", "Troops seen elsewhere")}},
        {"player", {"battleline", QT_TRANSLATE_NOOP("battleline", "Who plays")}},
        {"hand", {"battleline", QT_TRANSLATE_NOOP("battleline", "Hand")}},
        {"decks", {"battleline", QT_TRANSLATE_NOOP("battleline", "Cards left in the decks")}},
        {"troop", {"battleline", QT_TRANSLATE_NOOP("battleline", "Troop cards")}},
        {"tactics", {"battleline", QT_TRANSLATE_NOOP("battleline", "Tactics cards")}},
        {"claims", {"battleline", QT_TRANSLATE_NOOP("battleline", "Flags won, in order")}},
        {"both_players_blocked", {"battleline", QT_TRANSLATE_NOOP("battleline", "Both are blocked")}},
        {"first_starter", {"battleline", QT_TRANSLATE_NOOP("battleline", "Who started")}},
        {"games", {"battleline", QT_TRANSLATE_NOOP("battleline", "Games")}},
        {"end_conditions", {"battleline", QT_TRANSLATE_NOOP("battleline", "The series ends with")}},
        {"point_lead", {"battleline", QT_TRANSLATE_NOOP("battleline", "Lead in points")}},
        {"wins_in_a_row", {"battleline", QT_TRANSLATE_NOOP("battleline", "Wins in a row")}},
        {"breakthroughs_in_a_row", {"battleline", QT_TRANSLATE_NOOP("battleline", "Breakthroughs in a row")}},
        {"winner", {"battleline", QT_TRANSLATE_NOOP("battleline", "Winner")}},
        {"victory", {"battleline", QT_TRANSLATE_NOOP("battleline", "Victory")}},
        {"loser_flags", {"battleline", QT_TRANSLATE_NOOP("battleline", "Flags of the loser")}},
        {"flags_each", {"battleline", QT_TRANSLATE_NOOP("battleline", "Flags of each")}},
        {"wildcard_duplicates", {"battleline", QT_TRANSLATE_NOOP("battleline", "A Morale card may repeat a card")}},
        {"claim_timing", {"battleline", QT_TRANSLATE_NOOP("battleline", "Claims are made")}},
        {"forced_tactics",
         {"battleline", QT_TRANSLATE_NOOP("battleline", "Tactics must be played where nothing else can")}},
        {"scout_draw", {"battleline", QT_TRANSLATE_NOOP("battleline", "Scout draws")}},
        {"draw_points", {"battleline", QT_TRANSLATE_NOOP("battleline", "Points of a drawn game")}},
        {"command", {"battleline", QT_TRANSLATE_NOOP("battleline", "Entry")}},
        {"card", {"battleline", QT_TRANSLATE_NOOP("battleline", "Card")}},
        {"to_flag", {"battleline", QT_TRANSLATE_NOOP("battleline", "To flag")}},
        {"out_of_play", {"battleline", QT_TRANSLATE_NOOP("battleline", "Out of play")}},
    };
    return list;
}

const Labels::List& words()
{
    static const Labels::List list{
        {"north", {"battleline", QT_TRANSLATE_NOOP("battleline", "North")}},
        {"south", {"battleline", QT_TRANSLATE_NOOP("battleline", "South")}},
        {"allowed", {"battleline", QT_TRANSLATE_NOOP("battleline", "yes")}},
        {"not_in_formation", {"battleline", QT_TRANSLATE_NOOP("battleline", "not in its own set")}},
        {"not_visible", {"battleline", QT_TRANSLATE_NOOP("battleline", "none that is seen")}},
        {"end_of_turn", {"battleline", QT_TRANSLATE_NOOP("battleline", "at the end of the turn")}},
        {"start_of_turn", {"battleline", QT_TRANSLATE_NOOP("battleline", "at the start of the turn")}},
        {"one_at_a_time", {"battleline", QT_TRANSLATE_NOOP("battleline", "one card after the other")}},
        {"all_at_once", {"battleline", QT_TRANSLATE_NOOP("battleline", "all at once")}},
        {"flags_won", {"battleline", QT_TRANSLATE_NOOP("battleline", "the flags won")}},
        {"zero", {"battleline", QT_TRANSLATE_NOOP("battleline", "none")}},
        {"breakthrough", {"battleline", QT_TRANSLATE_NOOP("battleline", "Breakthrough")}},
        {"envelopment", {"battleline", QT_TRANSLATE_NOOP("battleline", "Envelopment")}},
        {"most_flags", {"battleline", QT_TRANSLATE_NOOP("battleline", "Most flags")}},
        {"troop", {"battleline", QT_TRANSLATE_NOOP("battleline", "Troop deck")}},
        {"tactics", {"battleline", QT_TRANSLATE_NOOP("battleline", "Tactics deck")}},
        {"alexander", {"battleline", QT_TRANSLATE_NOOP("battleline", "Alexander")}},
        {"darius", {"battleline", QT_TRANSLATE_NOOP("battleline", "Darius")}},
        {"companion_cavalry", {"battleline", QT_TRANSLATE_NOOP("battleline", "Companion Cavalry")}},
        {"shield_bearers", {"battleline", QT_TRANSLATE_NOOP("battleline", "Shield Bearers")}},
        {"fog", {"battleline", QT_TRANSLATE_NOOP("battleline", "Fog")}},
        {"mud", {"battleline", QT_TRANSLATE_NOOP("battleline", "Mud")}},
        {"scout", {"battleline", QT_TRANSLATE_NOOP("battleline", "Scout")}},
        {"redeploy", {"battleline", QT_TRANSLATE_NOOP("battleline", "Redeploy")}},
        {"deserter", {"battleline", QT_TRANSLATE_NOOP("battleline", "Deserter")}},
        {"traitor", {"battleline", QT_TRANSLATE_NOOP("battleline", "Traitor")}},
    };
    return list;
}

Sentence seat(const Json& word)
{
    return word == toWord(Seat::North) ? north : south;
}

std::vector<Text> verdictWords(std::string_view question, const Json& input, const Json& verdict)
{
    if (question == "claim")
        return {Text{verdict.at("proven").get<bool>() ? isProven : isNotProven, seat(input.at("claimant"))}};
    if (question == "compare")
        return {Text{winsFlag, seat(verdict.at("winner"))}};
    if (question == "victory") {
        if (!verdict.at("winner").is_null())
            return {Text{winsGame, seat(verdict.at("winner"))}};
        return {Text{verdict.at("points").is_null() ? goesOn : drawn}};
    }
    if (question == "legal_plays") {
        int playable = 0;
        for (const Json& play : verdict.at("plays"))
            playable += play.at("playable").get<bool>() ? 1 : 0;
        return {Text{mayPlay, playable}};
    }
    return {}; // the last reason says it
}

Json emptyTable()
{
    Json flags = Json::array();
    for (int i = 0; i < flagCount; ++i)
        flags.push_back({{"north", Json::array()}, {"south", Json::array()}});
    Json table = Json::object();
    table["flags"] = std::move(flags);
    return table;
}

Json blankQuestion(std::string_view question)
{
    if (question == "claim")
        return {{"flag", 1}, {"claimant", "south"}, {"table", emptyTable()}};
    if (question == "compare")
        return {{"north", Json::array()}, {"south", Json::array()}, {"last_card_laid_by", "south"}};
    if (question == "legal_plays")
        return {{"player", "south"}, {"hand", Json::array()}, {"table", emptyTable()}};
    if (question == "victory")
        return {{"claims", Json::array()}};
    if (question == "series")
        return {{"first_starter", "south"}, {"games", Json::array()}};
    return {};
}

Json tableOf(const Table& table)
{
    Json flags = Json::array();
    for (const Flag& flag : table.flags) {
        Json json = Json::object();
        for (const Seat side : bothSeats) {
            Json row = Json::array();
            for (const LaidCard& laid : flag.rows[side])
                row.push_back(idOf(laid.card));
            json[std::string(toWord(side))] = std::move(row);
        }
        if (flag.fog)
            json["environment"]["fog"] = toWord(*flag.fog);
        if (flag.mud)
            json["environment"]["mud"] = toWord(*flag.mud);
        if (flag.wonBy)
            json["won_by"] = toWord(*flag.wonBy);
        if (flag.lastCardLaidBy)
            json["last_card_laid_by"] = toWord(*flag.lastCardLaidBy);
        flags.push_back(std::move(json));
    }
    Json json = Json::object();
    json["flags"] = std::move(flags);
    for (const Seat side : bothSeats) {
        for (const Card card : table.setAside[side])
            json["set_aside"][std::string(toWord(side))].push_back(idOf(card));
    }
    return json;
}

/// The open flag with the most cards, the first of them.
int likelyFlag(const Table& table)
{
    int best = 1;
    std::size_t most = 0;
    for (int number = 1; number <= flagCount; ++number) {
        const Flag& flag = table.flag(number);
        std::size_t cards = 0;
        for (const Seat side : bothSeats)
            cards += flag.rows[side].size();
        if (flag.isOpen() && cards > most) {
            best = number;
            most = cards;
        }
    }
    return best;
}

} // namespace

QuestionGuide questionGuide()
{
    QuestionGuide guide;
    guide.labels = Labels(keys(), words());
    guide.blank = blankQuestion;
    guide.inWords = verdictWords;
    guide.disputed = {"last_card_laid_by", "fog", "mud", "claimant", "north", "south", "moment"};
    return guide;
}

std::optional<Json> questionFrom(std::string_view question, const State& state)
{
    if (state.step == Step::NotStarted)
        return {};
    Json input;
    if (question == "claim") {
        input = {
            {"flag", likelyFlag(state.table)}, {"claimant", toWord(state.toMove)}, {"table", tableOf(state.table)}};
    } else if (question == "legal_plays") {
        input = {{"player", toWord(state.toMove)}, {"hand", Json::array()}, {"table", tableOf(state.table)}};
        input["decks"] = {{"troop", state.decks.troop}, {"tactics", state.decks.tactics}};
    } else if (question == "compare") {
        const Flag& flag = state.table.flag(likelyFlag(state.table));
        input = tableOf(state.table).at("flags").at(static_cast<std::size_t>(likelyFlag(state.table) - 1));
        for (const char* key : {"environment", "won_by"})
            input.erase(key);
        if (flag.fog)
            input["fog"] = true;
        if (flag.mud)
            input["mud"] = true;
    } else if (question == "victory") {
        input = {{"claims", Json::array()}};
        for (const WonFlag& won : state.wonFlags)
            input["claims"].push_back({{"flag", won.flag}, {"won_by", toWord(won.wonBy)}});
    } else {
        return {};
    }
    if (Json rules = writeHouseRules(state.houseRules); !rules.empty())
        input["house_rules"] = std::move(rules);
    return input;
}

} // namespace whistle::battleline
