// SPDX-License-Identifier: GPL-3.0-or-later
#include "elgrande/questions/guide.h"

#include "elgrande/questions/asked.h"
#include "elgrande/table/public_table.h"
#include "elgrande/table/rules.h"
#include "elgrande/telling/names.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace whistle::elgrande {

namespace {

constexpr auto isAllowed = Saying::tr("This is allowed.");
constexpr auto isNotAllowed = Saying::tr("This is not allowed.");
constexpr auto vetoHolds = Saying::tr("The Veto holds.");
constexpr auto vetoFails = Saying::tr("The Veto cannot be used.");

std::vector<Text> totalWords(const Json& totals)
{
    std::vector<Text> words;
    for (const auto& [player, points] : totals.items()) {
        if (points.get<int>() > 0)
            words.emplace_back(Saying::tr("%1 scores %2 in all."), player, points.get<int>());
    }
    if (words.empty())
        words.emplace_back(Saying::tr("Nobody scores."));
    return words;
}

std::vector<Text> orderWords(const Json& verdict)
{
    if (!verdict.at("legal").get<bool>())
        return {{Saying::tr("Play %1 is against the rules."), verdict.at("violation").at("play").get<int>() + 1}};
    if (verdict.at("turn_order").is_null())
        return {{said::laysNext, verdict.at("next_to_play").get<std::string>()}};
    return {{Saying::tr("%1 has the first turn."), verdict.at("turn_order").at(0).get<std::string>()}};
}

std::vector<Text> verdictWords(std::string_view question, const Json& /*input*/, const Json& verdict)
{
    if (question == "score_region")
        return totalWords(verdict.at("points"));
    if (question == "general_scoring" || question == "special_scoring")
        return totalWords(verdict.at("totals"));
    if (question == "turn_order")
        return orderWords(verdict);
    if (question == "veto")
        return {Text{verdict.at("allowed").get<bool>() ? vetoHolds : vetoFails}};
    if (question != "final_standing")
        return {Text{verdict.at("legal").get<bool>() ? isAllowed : isNotAllowed}};
    std::vector<Text> words;
    for (const Json& winner : verdict.at("winners"))
        words.emplace_back(Saying::tr("%1 has won."), winner.get<std::string>());
    if (words.empty())
        words.emplace_back(Saying::tr("The match goes on."));
    return words;
}

Json blankQuestion(std::string_view question)
{
    static const Json blanks = Json::parse(R"({
        "score_region": {"players": [], "region": "granada", "caballeros": {}},
        "general_scoring": {"players": [], "king_region": "galicia", "regions": {},
                            "grandes": {}, "discs": {}, "castillo": {}},
        "special_scoring": {"players": [], "king_region": "galicia", "regions": {},
                            "card": "score_four_regions", "grandes": {}},
        "placement": {"king_region": "galicia", "court": 7, "stack": 1, "placements": {}},
        "movement": {"players": [], "king_region": "galicia", "regions": {}, "card": "move_four_any", "moves": []},
        "piece_move": {"card": "king_card", "king_region": "galicia", "to": "aragon"},
        "forced_loss": {"players": [], "king_region": "galicia", "regions": {},
                        "card": "decay_of_authority_three", "courts": {}},
        "turn_order": {"players": [], "plays": []},
        "court_intake": {"source": "power_card", "power_card": 7, "provinces": 21, "court": 7, "regions": {},
                         "king_region": "galicia", "from_provinces": 3},
        "final_standing": {"players": []}
    })");
    return blanks.value(std::string(question), Json::object());
}

/// What a question takes from the table that everybody sees.
class AskedOfTable {
public:
    AskedOfTable(const State& state, const Facts& facts)
        : m_state(state)
        , m_facts(facts)
        , m_table(tableJson(state, facts))
    {
    }

    [[nodiscard]] std::optional<Json> ask(std::string_view question) const
    {
        const Area king = *m_state.board.king;
        if (question == "score_region")
            return scoreRegion(king);
        if (question == "general_scoring") {
            Json json = position(true);
            json["castillo"] = m_table.at("castillo").at("caballeros").is_null()
                                   ? Json::object()
                                   : m_table.at("castillo").at("caballeros");
            json["discs"] = Json::object();
            if (const Json& discs = m_table.at("discs"); discs.is_object() && discs.at("revealed").is_object())
                json["discs"] = discs.at("revealed");
            json["scores_before"] = m_table.at("scores");
            return json;
        }
        if (question == "special_scoring") {
            Json json = position(true);
            json["card"] = "score_most_caballeros";
            return json;
        }
        if (question == "movement" || question == "forced_loss")
            return withPlayer(question);
        if (question == "placement")
            return placementOn(m_state, {}, m_state.turn && m_state.turn->hasCard() ? m_state.turn->stack : 1);
        if (question == "piece_move")
            return pieceMoveOn(m_state, Effect::KingCard, m_facts.neighbours[king][0]);
        if (question == "turn_order" && m_state.phase == Phase::PowerCards)
            return turnOrderOn(m_state);
        if (question == "court_intake" && m_state.turn && m_state.step == Step::Intake)
            return intakeOn(m_state, {});
        if (question == "final_standing")
            return standingOn(m_state);
        return {};
    }

    [[nodiscard]] Json scoreRegion(Area area) const
    {
        Json json{{"players", m_table.at("players")},
                  {"region", toWord(area)},
                  {"caballeros", m_table.at("regions").at(std::string(toWord(area)))},
                  {"king_region", m_table.at("king_region")},
                  {"grandes", homes()}};
        if (const std::optional<Scoreboard> board = m_state.board.scoreboardAt(area))
            json["scoreboard"] = toWord(*board);
        return json;
    }

    /// Before a special action, without what is in the Castillo.
    [[nodiscard]] Json withPlayer(std::string_view question) const
    {
        const int player = std::max(0, m_state.toMove);
        Json json = position(false);
        json["player"] = m_state.name(player);
        json["card"] = question == "movement" ? "move_four_any" : "decay_of_authority_three";
        if (m_state.turn && m_state.turn->hasCard()) {
            const Effect card = m_facts.card(m_state.turn->card).effect;
            if (question == "movement" ? isMovement(card) : isLoss(card))
                json["card"] = toWord(card);
        }
        if (question == "movement") {
            json["court"] = m_state.board.court[player];
            json["moves"] = Json::array();
        } else {
            json["courts"] = m_table.at("court");
        }
        return json;
    }

private:
    [[nodiscard]] Json homes() const
    {
        Json homes = Json::object();
        for (const auto& [player, region] : m_table.at("home_regions").items()) {
            if (!region.is_null())
                homes[player] = region;
        }
        return homes;
    }
    [[nodiscard]] Json position(bool scores) const
    {
        Json json{{"players", m_table.at("players")},
                  {"king_region", m_table.at("king_region")},
                  {"regions", m_table.at("regions")}};
        if (!scores)
            return json;
        json["grandes"] = homes();
        json["scoreboards"] = Json::object();
        for (const auto& [board, spot] : m_table.at("scoreboards").items())
            json["scoreboards"][board] = spot == "beside_board" ? Json(nullptr) : spot;
        return json;
    }
    const State& m_state;
    const Facts& m_facts;
    Json m_table;
};

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

QuestionGuide questionGuide()
{
    QuestionGuide guide;
    guide.labels = Labels("el-grande");
    guide.labels.addKeys<Area>();
    guide.labels.setOtherWords(otherWord);
    guide.blank = blankQuestion;
    guide.inWords = verdictWords;
    guide.disputed = {"caballeros", "king_region", "grandes", "scoreboard", "discs",        "card",
                      "count",      "placements",  "court",   "state",      "current_round"};
    return guide;
}

std::optional<Json> questionFrom(std::string_view question, const State& state, const Facts& facts)
{
    if (state.phase == Phase::NotStarted || state.phase == Phase::Setup)
        return {};
    return AskedOfTable(state, facts).ask(question);
}

std::optional<AskedQuestion> questionBehind(const State& before, const Command& command, const State& after,
                                            const Facts& facts)
{
    if (before.phase == Phase::NotStarted || before.phase == Phase::Setup)
        return {};
    const AskedOfTable asked(before, facts);
    const bool inAction = before.turn && before.step == Step::Action;
    if (std::holds_alternative<PlayPowerCard>(command) && before.phase == Phase::PowerCards) {
        Json json = turnOrderOn(before);
        const auto& play = std::get<PlayPowerCard>(command);
        json["plays"].push_back({{"player", play.player}, {"card", play.value}});
        return AskedQuestion{"turn_order", std::move(json)};
    }
    if (const auto* take = std::get_if<TakeCaballeros>(&command); take && before.turn && before.step != Step::Choose)
        return AskedQuestion{"court_intake", intakeOn(before, *take)};
    if (const auto* score = std::get_if<Score>(&command);
        score && before.scoring && after.scoring && after.scoring->scored.size() == before.scoring->scored.size() + 1) {
        const Area area = after.scoring->scored.back();
        Json json = asked.scoreRegion(area);
        if (after.scoring->card == Effect::ScoreFirstPlaces)
            json["first_place_only"] = true;
        return AskedQuestion{"score_region", std::move(json)};
    }
    if (after.phase == Phase::Finished && before.phase != Phase::Finished)
        return AskedQuestion{"final_standing", standingOn(after)};
    if (!inAction)
        return {};
    const Effect card = facts.card(before.turn->card).effect;
    if (const auto* place = std::get_if<PlaceCaballeros>(&command))
        return AskedQuestion{"placement", placementOn(before, place->placements, before.turn->stack)};
    if (const auto* move = std::get_if<MoveCaballeros>(&command);
        move && isMovement(card) && before.turn->moves.empty()) {
        Json json = asked.withPlayer("movement");
        json["moves"] = writeCommand(command).at("moves");
        return AskedQuestion{"movement", std::move(json)};
    }
    if (const auto* king = std::get_if<MoveKing>(&command); king && movesKing(card))
        return AskedQuestion{"piece_move", pieceMoveOn(before, card, king->to)};
    if (const auto* grande = std::get_if<MoveGrande>(&command); grande && card == Effect::Grande)
        return AskedQuestion{"piece_move",
                             pieceMoveOn(before, card, grande->to, before.board.homes[before.turn->player])};
    if (const auto* board = std::get_if<MoveScoreboard>(&command); board && card == Effect::MobileScoreboard)
        return AskedQuestion{"piece_move", pieceMoveOn(before, card, board->to, before.board.spotOf(board->scoreboard),
                                                       before.board.spotOf(otherThan(board->scoreboard)))};
    if (const auto* veto = std::get_if<UseVeto>(&command))
        return AskedQuestion{"veto", vetoOn(before, before.playerCalled(veto->holder).value_or(0), card)};
    return {};
}

} // namespace whistle::elgrande
