// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/questions/guide.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

namespace whistle::kaosball {

namespace {

constexpr Sentence wins{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 win.")};
constexpr Sentence dieDecides{"kaosball", QT_TRANSLATE_NOOP("kaosball", "A tie: the tiebreaker die decides.")};
constexpr Sentence cardOfTeamIsDead{"kaosball", QT_TRANSLATE_NOOP("kaosball", "The card of %1 is dead.")};
constexpr Sentence dies{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 is killed.")};
constexpr Sentence goesDown{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 is knocked down.")};
constexpr Sentence hasBall{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 has the ball.")};
constexpr Sentence ballIsLoose{"kaosball", QT_TRANSLATE_NOOP("kaosball", "The ball is loose.")};
constexpr Sentence mayBePushed{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 may be pushed back.")};
constexpr Sentence mustGoDown{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 cannot be pushed and goes down.")};
constexpr Sentence cardIsLive{"kaosball", QT_TRANSLATE_NOOP("kaosball", "The card is live.")};
constexpr Sentence cardIsDead{"kaosball", QT_TRANSLATE_NOOP("kaosball", "The card is dead.")};
constexpr Sentence nthIsLive{"kaosball", QT_TRANSLATE_NOOP("kaosball", "Card %1 is live.")};
constexpr Sentence nthIsDead{"kaosball", QT_TRANSLATE_NOOP("kaosball", "Card %1 is dead.")};
constexpr Sentence bellRings{"kaosball", QT_TRANSLATE_NOOP("kaosball", "The bell rings at the end of the turn.")};
constexpr Sentence gets{"kaosball", QT_TRANSLATE_NOOP("kaosball", "Points for %1: %2.")};
constexpr Sentence foulsAfterwards{"kaosball", QT_TRANSLATE_NOOP("kaosball", "Fouls of %1 afterwards: %2.")};
constexpr Sentence stillRolls{"kaosball", QT_TRANSLATE_NOOP("kaosball", "Rolls that %1 must still make: %2.")};
constexpr Sentence noRolls{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 have nothing to roll for.")};
constexpr Sentence haveWon{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 have won.")};
constexpr Sentence allLost{"kaosball", QT_TRANSLATE_NOOP("kaosball", "All have lost.")};
constexpr Sentence areBlownOut{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 are blown out.")};
constexpr Sentence areEliminated{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 are eliminated.")};
constexpr Sentence goesOn{"kaosball", QT_TRANSLATE_NOOP("kaosball", "Nobody goes out; the match goes on.")};
constexpr Sentence mayMove{"kaosball", QT_TRANSLATE_N_NOOP("kaosball", "%1 may move %n space(s).")};
constexpr Sentence pathIsLegal{"kaosball", QT_TRANSLATE_NOOP("kaosball", "The path is legal.")};
constexpr Sentence pathIsLegalButDeadly{"kaosball",
                                        QT_TRANSLATE_NOOP("kaosball", "The path is legal, and kills the figure.")};
constexpr Sentence pathFails{"kaosball", QT_TRANSLATE_NOOP("kaosball", "The path is not legal: step %1 fails.")};
constexpr Sentence mayReact{"kaosball", QT_TRANSLATE_NOOP("kaosball", "Steps that enemies may react to: %1.")};
constexpr Sentence loadoutIsLegal{"kaosball", QT_TRANSLATE_NOOP("kaosball", "The loadout is legal.")};
constexpr Sentence loadoutIsIllegal{"kaosball", QT_TRANSLATE_NOOP("kaosball", "The loadout is not legal.")};
constexpr Sentence entryIsIllegal{"kaosball", QT_TRANSLATE_NOOP("kaosball", "Entry %1 of the auction is not legal.")};
constexpr Sentence auctionIsOver{"kaosball", QT_TRANSLATE_NOOP("kaosball", "The auction is over.")};
constexpr Sentence mustAct{"kaosball", QT_TRANSLATE_NOOP("kaosball", "It is the turn of %1.")};
constexpr Sentence overtime{"kaosball", QT_TRANSLATE_NOOP("kaosball", "An overtime period is played.")};
constexpr Sentence alliancesRoll{"kaosball", QT_TRANSLATE_NOOP("kaosball", "The alliances roll the tiebreaker die.")};
constexpr Sentence notDecided{"kaosball", QT_TRANSLATE_NOOP("kaosball", "Nothing is decided; the match goes on.")};
constexpr Sentence scores{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 score %2.")};
constexpr Sentence nobodyScores{"kaosball", QT_TRANSLATE_NOOP("kaosball", "Nobody scores.")};
constexpr Sentence lead{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 lead the table.")};
constexpr Sentence leadIsShared{"kaosball", QT_TRANSLATE_NOOP("kaosball", "The lead is shared.")};

using Words = std::vector<Text>;

const std::string& string(const Json& json, const char* key)
{
    return json.at(key).get_ref<const std::string&>();
}

void figureWords(const Json& figure, Words& words)
{
    if (figure.at("killed").get<bool>())
        words.emplace_back(dies, string(figure, "id"));
    else if (figure.at("knocked_down").get<bool>())
        words.emplace_back(goesDown, string(figure, "id"));
}

Words contestWords(const Json& input, const Json& verdict)
{
    Words words;
    const std::string& initiator = string(input.at("initiator"), "team");
    for (const Json& result : verdict.at("results")) {
        const Json& winner = result.at("winner");
        if (winner.is_null())
            words.emplace_back(dieDecides);
        else
            words.emplace_back(wins, winner == toWord(Winner::Initiator) ? initiator : string(result, "team"));
    }
    if (verdict.at("initiator_card").at("status") == "dead")
        words.emplace_back(cardOfTeamIsDead, initiator);
    for (const Json& result : verdict.at("results")) {
        if (result.at("card").at("status") == "dead")
            words.emplace_back(cardOfTeamIsDead, string(result, "team"));
    }
    if (verdict.at("initiator").is_null())
        return words;
    for (const Json& result : verdict.at("results")) {
        for (const Json& figure : result.at("figures"))
            figureWords(figure, words);
    }
    const Json& own = verdict.at("initiator");
    const auto push = *fromWord<Push>(string(own, "push"));
    if (push != Push::KnockedDown || own.at("killed").get<bool>())
        figureWords(own, words);
    if (push == Push::MayBePushed || push == Push::MayBePushedOrKnockedDown)
        words.emplace_back(mayBePushed, string(own, "id"));
    else if (push == Push::KnockedDown)
        words.emplace_back(mustGoDown, string(own, "id"));
    const Json& ball = verdict.at("ball");
    if (ball.at("loose").get<bool>())
        words.emplace_back(ballIsLoose);
    else if (!ball.at("carrier_after").is_null())
        words.emplace_back(hasBall, string(ball, "carrier_after"));
    return words;
}

Words cardWords(const Json& verdict)
{
    Words words;
    const Json& cards = verdict.at("cards");
    int number = 0;
    for (const Json& card : cards) {
        const bool isLive = card.at("status") == "live";
        ++number;
        if (cards.size() == 1)
            words.emplace_back(isLive ? cardIsLive : cardIsDead);
        else
            words.emplace_back(isLive ? nthIsLive : nthIsDead, number);
    }
    if (verdict.at("bell_at_end_of_own_turn").get<bool>())
        words.emplace_back(bellRings);
    return words;
}

Words bribeWords(const Json& verdict)
{
    Words words;
    for (const Json& team : verdict.at("teams")) {
        if (!team.at("fouls_after").is_null())
            words.emplace_back(foulsAfterwards, string(team, "team"), team.at("fouls_after").get<int>());
        else if (const int rolls = team.at("rolls_needed").get<int>(); rolls > 0)
            words.emplace_back(stillRolls, string(team, "team"), rolls);
        else
            words.emplace_back(noRolls, string(team, "team"));
    }
    return words;
}

void winnerWords(const Json& verdict, Words& words)
{
    for (const Json& team : verdict.at("winners"))
        words.emplace_back(haveWon, team.get<std::string>());
}

Words knockoutWords(const Json& verdict)
{
    Words words;
    winnerWords(verdict, words);
    if (verdict.at("all_lost").get<bool>())
        words.emplace_back(allLost);
    for (const Json& team : verdict.at("blown_out"))
        words.emplace_back(areBlownOut, team.get<std::string>());
    for (const Json& team : verdict.at("eliminated"))
        words.emplace_back(areEliminated, team.get<std::string>());
    if (words.empty())
        words.emplace_back(goesOn);
    return words;
}

Words movementWords(const Json& input, const Json& verdict)
{
    const Json& path = verdict.at("path");
    if (path.is_null())
        return {Text{mayMove, string(input, "active_figure"), verdict.at("allowance").get<int>()}};
    if (!path.at("legal").get<bool>())
        return {Text{pathFails, path.at("problem_step").is_null() ? 0 : path.at("problem_step").get<int>()}};
    Words words{Text{path.at("survives").get<bool>() ? pathIsLegal : pathIsLegalButDeadly}};
    if (!path.at("reactions").empty())
        words.emplace_back(mayReact, static_cast<int>(path.at("reactions").size()));
    return words;
}

Words auctionWords(const Json& verdict)
{
    if (!verdict.at("legal").get<bool>())
        return {Text{entryIsIllegal, verdict.at("illegal_event").get<int>() + 1}};
    if (verdict.at("next_team").is_null())
        return {Text{auctionIsOver}};
    return {Text{mustAct, string(verdict, "next_team")}};
}

Words resultWords(const Json& verdict)
{
    Words words;
    winnerWords(verdict, words);
    switch (*fromWord<MatchOutcome>(string(verdict, "outcome"))) {
    case MatchOutcome::Won:
        break;
    case MatchOutcome::Overtime:
        words.emplace_back(overtime);
        break;
    case MatchOutcome::AllianceTiebreaker:
        words.emplace_back(alliancesRoll);
        break;
    case MatchOutcome::AllLost:
        words.emplace_back(allLost);
        break;
    case MatchOutcome::Continue:
        words.emplace_back(notDecided);
        break;
    }
    return words;
}

Words scoringWords(const Json& verdict)
{
    Words words;
    for (const auto& [team, points] : verdict.at("points").items()) {
        if (points.get<int>() > 0)
            words.emplace_back(scores, team, points.get<int>());
    }
    if (words.empty())
        words.emplace_back(nobodyScores);
    return words;
}

Words standingsWords(const Json& verdict)
{
    const Json& table = verdict.at("table");
    if (table.at(1).at("rank") == 1)
        return {Text{leadIsShared}};
    return {Text{lead, string(table.at(0), "team")}};
}

} // namespace

std::vector<Text> verdictWords(std::string_view question, const Json& input, const Json& verdict)
{
    if (question == "contest")
        return contestWords(input, verdict);
    if (question == "card_status")
        return cardWords(verdict);
    if (question == "bribe_and_fouls")
        return bribeWords(verdict);
    if (question == "knockout")
        return knockoutWords(verdict);
    if (question == "movement")
        return movementWords(input, verdict);
    if (question == "loadout")
        return {Text{verdict.at("legal").get<bool>() ? loadoutIsLegal : loadoutIsIllegal}};
    if (question == "auction")
        return auctionWords(verdict);
    if (question == "match_result")
        return resultWords(verdict);
    if (question == "scoring")
        return scoringWords(verdict);
    if (question == "league_standings")
        return standingsWords(verdict);
    Words words;
    if (question == "bonus_scoring") {
        for (const Json& team : verdict.at("teams"))
            words.emplace_back(gets, string(team, "team"), team.at("total").get<int>());
    }
    return words;
}

} // namespace whistle::kaosball
