// SPDX-License-Identifier: GPL-3.0-or-later
#include "elgrande/judging/scoring.h"

#include "elgrande/pack/facts.h"
#include "elgrande/table/rules.h"
#include "elgrande/telling/names.h"

#include <algorithm>

namespace whistle::elgrande {

namespace {

constexpr int kingPoints = 2; ///< EG-9.7; EG-9.8: in special scorings too
constexpr int homePoints = 2; ///< EG-9.9; EG-9.10: in special scorings too

/// %1 is a player, %2 points, %3 an area, %4 a place or the points for it, %5 a number of Caballeros.
constexpr auto scoresAlone =
    Saying{QT_TRANSLATE_N_NOOP("elgrande", "%1 scores %2 in %3 (place %4 with %n Caballero(s)).")};
constexpr auto scoresTied =
    Saying{QT_TRANSLATE_N_NOOP("elgrande", "%1 scores %2 in %3 (tied with %n Caballero(s), so place %4).")};
constexpr auto scoresKing =
    Saying::tr("%1 scores %2 in %3: %4 for the most Caballeros (%5), plus 2 for the King's region.");
constexpr auto scoresHome = Saying::tr("%1 scores %2 in %3: %4 for the most Caballeros (%5), plus 2 at home.");
constexpr auto scoresBoth =
    Saying::tr("%1 scores %2 in %3: %4 for the most Caballeros (%5), plus 2 for the King's region and 2 at home.");
/// %1 is a player, %2 an area, %3 a place, %4 a number of Caballeros.
constexpr auto scoresNothing =
    Saying{QT_TRANSLATE_N_NOOP("elgrande", "%1 scores nothing in %2 (place %3 with %n Caballero(s)).")};
constexpr auto scoresNothingTied =
    Saying{QT_TRANSLATE_N_NOOP("elgrande", "%1 scores nothing in %2 (tied with %n Caballero(s), so place %3).")};
constexpr auto boardCounts = Saying::tr("In %1 the scoreboard counts %2, %3 and %4 for the three places.");
constexpr auto onlyFirstPays = Saying::tr("With two players, only first place scores.");
constexpr auto twoPlacesPay = Saying::tr("With three players, only first and second place score.");
constexpr auto noBonus = Saying::tr("No single player has the most Caballeros in %1, so there is no bonus.");

constexpr auto leavesFor = Saying{QT_TRANSLATE_N_NOOP("elgrande", "%1: Castillo → %2 (%n Caballero(s)).")};
constexpr auto kingThere =
    Saying{QT_TRANSLATE_N_NOOP("elgrande", "%1's disc shows the King's region: Castillo → court (%n Caballero(s)).")};
constexpr auto unclearDisc =
    Saying{QT_TRANSLATE_N_NOOP("elgrande", "%1's disc cannot be read: Castillo → court (%n Caballero(s)).")};

constexpr auto isScored = Saying::tr("%1 is scored (value %2).");
constexpr auto hasMost =
    Saying{QT_TRANSLATE_N_NOOP("elgrande", "The fullest region, %1 with %n Caballero(s), is scored.")};
constexpr auto hasFewest =
    Saying{QT_TRANSLATE_N_NOOP("elgrande", "The emptiest occupied region, %1 with %n Caballero(s), is scored.")};
/// %1 is a region, %2 the value in force, %3 the printed one.
constexpr auto isCovered = Saying::tr("%1 is left out: under the scoreboard its value is %2, not the printed %3.");
constexpr auto nobodyOnBoard = Saying::tr("No region is scored: all are empty.");
constexpr auto noneAlone = Saying::tr("No region is scored: none is shown by exactly one disc.");
constexpr auto noneOfValue = Saying::tr("No region is scored: none has such a value now.");

int paidPlacesOf(int players, bool firstPlaceOnly)
{
    if (firstPlaceOnly || players == 2)
        return 1;
    return players == 3 ? 2 : 3; // EG-9.5, EG-9.6
}

/// EG-9.4, EG-R1, EG-R2; Caballeros alone count, no Grandes (EG-9.2)
void rank(AreaScore& score, const AreaCase& area)
{
    PlayerList order;
    for (int player = 0; player < area.players; ++player) {
        if (area.caballeros[player] > 0)
            order.push_back(player);
    }
    const auto has = [&](int player) { return area.caballeros[player]; };
    std::stable_sort(order.begin(), order.end(), [&](int a, int b) { return has(a) > has(b); });
    int place = 1;
    for (std::size_t i = 0; i < order.size();) {
        Rank group;
        group.caballeros = has(order[i]);
        for (; i < order.size() && has(order[i]) == group.caballeros; ++i)
            group.players.push_back(order[i]);
        group.place = place + (group.isTied() ? 1 : 0);
        place = group.place + 1;
        if (group.place <= score.paidPlaces)
            group.pointsEach = score.values[static_cast<std::size_t>(group.place - 1)];
        score.ranking.push_back(group);
    }
}

void tell(const AreaScore& score, const AreaCase& area, const PlayerNames& names, Reasons& reasons)
{
    if (score.ranking.empty()) {
        reasons.say("EG-R1"_rule, Saying::tr("Nobody scores in %1: it is empty."), area.area);
        return;
    }
    for (const Rank& group : score.ranking) {
        for (const int player : group.players) {
            const int points = score.points[player];
            const bool king = score.kingBonus == player;
            const bool home = score.homeBonus == player;
            if (king || home) {
                const Saying sentence = !home ? scoresKing : king ? scoresBoth : scoresHome;
                const RuleId rule = !home ? "EG-9.7"_rule : king ? "EG-9.11"_rule : "EG-9.9"_rule;
                reasons.say(rule, sentence, names[player], points, area.area, group.pointsEach, group.caballeros);
            } else if (points > 0) {
                reasons.say(group.isTied() ? "EG-9.3"_rule : "EG-9.1"_rule, group.isTied() ? scoresTied : scoresAlone,
                            names[player], points, area.area, group.place, group.caballeros);
            } else {
                reasons.say("EG-9.4"_rule, group.isTied() ? scoresNothingTied : scoresNothing, names[player], area.area,
                            group.place, group.caballeros);
            }
        }
    }
    if (area.firstPlaceOnly)
        reasons.say("EG-14.10"_rule, Saying::tr("This card scores first places only; a tie scores nothing."));
    else if (score.paidPlaces < 3 && score.ranking.back().place > score.paidPlaces)
        reasons.say(area.players == 2 ? "EG-9.5"_rule : "EG-9.6"_rule,
                    area.players == 2 ? onlyFirstPays : twoPlacesPay);
    if (area.scoreboard)
        reasons.say("EG-10.2"_rule, boardCounts, area.area, score.values[0], score.values[1], score.values[2]);
    const Rank& first = score.ranking[0];
    const auto isHome = [&](int player) { return area.homes[player] == area.area; };
    if (first.isTied() && (area.king == area.area || std::any_of(first.players.begin(), first.players.end(), isHome)))
        reasons.say(area.king == area.area ? "EG-9.7"_rule : "EG-9.9"_rule, noBonus, area.area);
}

} // namespace

AreaCase areaOf(const Board& board, Area area, const Facts& facts, bool firstPlaceOnly)
{
    return {area,
            board.caballeros[area],
            board.players,
            board.king,
            board.homes,
            valuesOf(board, area, facts),
            board.scoreboardAt(area),
            firstPlaceOnly};
}

AreaScore scoreArea(const AreaCase& area, const PlayerNames& names, Reasons& reasons)
{
    AreaScore score;
    score.values = area.values;
    score.paidPlaces = paidPlacesOf(area.players, area.firstPlaceOnly);
    rank(score, area);
    for (const Rank& group : score.ranking) {
        for (const int player : group.players)
            score.points[player] = group.pointsEach;
    }
    if (!score.ranking.empty() && !score.ranking[0].isTied() && isRegion(area.area)) {
        const int leader = score.ranking[0].players[0];
        if (area.king == area.area) {
            score.kingBonus = leader;
            score.points[leader] += kingPoints;
        }
        if (area.homes[leader] == area.area) {
            score.homeBonus = leader;
            score.points[leader] += homePoints;
        }
    }
    if (reasons.isListening())
        tell(score, area, names, reasons);
    return score;
}

RuleId ruleOf(ScoredBy by)
{
    switch (by) {
    case ScoredBy::Place:
        return "EG-9.1"_rule;
    case ScoredBy::Tie:
        return "EG-9.3"_rule;
    case ScoredBy::Home:
        return "EG-9.9"_rule;
    case ScoredBy::King:
        return "EG-9.7"_rule;
    case ScoredBy::KingAndHome:
        break;
    }
    return "EG-9.11"_rule;
}

AreaGain gainOf(const AreaScore& score, const Rank& rank, int player)
{
    const bool hasKing = score.kingBonus == player;
    const bool hasHome = score.homeBonus == player;
    return {rank.pointsEach, hasKing ? kingPoints : 0, hasHome ? homePoints : 0,
            hasKing && hasHome                     ? ScoredBy::KingAndHome
            : hasKing                              ? ScoredBy::King
            : hasHome                              ? ScoredBy::Home
            : rank.isTied() && rank.pointsEach > 0 ? ScoredBy::Tie
                                                   : ScoredBy::Place};
}

AreaScores scoreAreas(const Board& board, const AreaList& areas, bool firstPlaceOnly, const Facts& facts,
                      const PlayerNames& names, Reasons& reasons)
{
    AreaScores all;
    for (const Area area : areas) {
        const AreaScore score = scoreArea(areaOf(board, area, facts, firstPlaceOnly), names, reasons);
        all.scored.push_back(area);
        all.points[area] = score.points;
        for (std::size_t i = 0; i < mostPlayers; ++i)
            all.totals[i] += score.points[i];
    }
    return all;
}

Counts wouldScore(const Board& board, const Facts& facts, const PlayerNames& names)
{
    Reasons unheard(Reasons::Listening::No);
    return scoreAreas(board, allRegions(), false, facts, names, unheard).totals;
}

namespace {

/// EG-14.1 to EG-14.4, EG-R17: regions by the first value in force.
AreaList regionsOfValue(const Board& board, const Facts& facts, int least, int most, RuleId rule, Reasons& reasons)
{
    AreaList areas;
    const auto fits = [&](int value) { return value >= least && value <= most; };
    for (const Area region : allRegions()) {
        const int value = valuesOf(board, region, facts)[0];
        const int printed = facts.scores[region][0];
        if (fits(value)) {
            areas.push_back(region);
            reasons.say(rule, isScored, region, value);
        } else if (fits(printed)) {
            reasons.say("EG-14.4"_rule, isCovered, region, value, printed);
        }
        if (fits(value) && !fits(printed))
            reasons.cite("EG-14.4"_rule);
    }
    return areas;
}

/// EG-14.8, EG-14.9
AreaList fullestOrEmptiest(const Board& board, bool fullest, Reasons& reasons)
{
    int best = 0;
    for (const Area region : allRegions()) {
        const int count = sum(board.caballeros[region]);
        if (count > 0 && (best == 0 || (fullest ? count > best : count < best)))
            best = count;
    }
    AreaList areas;
    for (const Area region : allRegions()) {
        if (best == 0 || sum(board.caballeros[region]) != best)
            continue;
        areas.push_back(region);
        reasons.say(fullest ? "EG-14.8"_rule : "EG-14.9"_rule, fullest ? hasMost : hasFewest, region, best);
    }
    return areas;
}

/// EG-15.13
AreaList chosenByOneAlone(const Board& board, const SetDiscs& discs, Reasons& reasons)
{
    AreaList areas;
    for (const Area region : allRegions()) {
        int votes = 0;
        for (int player = 0; player < board.players; ++player) {
            const auto& disc = discs[player];
            votes += disc && *disc == region ? 1 : 0;
        }
        if (votes == 1) {
            areas.push_back(region);
            reasons.say("EG-15.13"_rule, Saying::tr("%1 is scored: only one disc shows it."), region);
        } else if (votes > 1) {
            reasons.say("EG-15.13"_rule, Saying::tr("%1 is not scored because %2 discs show it."), region, votes);
        }
    }
    return areas;
}

AreaList areasOf(Effect card, const Board& board, AreaSpot chosen, const SetDiscs& discs, const Facts& facts,
                 Reasons& reasons)
{
    switch (card) {
    case Effect::ScoreFourRegions:
        return regionsOfValue(board, facts, 4, 4, "EG-14.1"_rule, reasons);
    case Effect::ScoreFiveRegions:
        return regionsOfValue(board, facts, 5, 5, "EG-14.2"_rule, reasons);
    case Effect::ScoreSixAndSevenRegions:
        return regionsOfValue(board, facts, 6, 7, "EG-14.3"_rule, reasons);
    case Effect::ScoreMostCaballeros:
        return fullestOrEmptiest(board, true, reasons);
    case Effect::ScoreFewestCaballeros:
        return fullestOrEmptiest(board, false, reasons);
    case Effect::ScoreSecretRegions:
        return chosenByOneAlone(board, discs, reasons);
    case Effect::ScoreFirstPlaces:
        reasons.say("EG-14.10"_rule, Saying::tr("In every region only first place is scored."));
        return allRegions();
    default: // score_castillo, score_any_region of either stack (EG-13.13, EG-14.7)
        break;
    }
    AreaList one;
    one.push_back(card == Effect::ScoreCastillo ? Area::Castillo : *chosen);
    reasons.say(card == Effect::ScoreCastillo ? "EG-14.5"_rule : "EG-13.13"_rule, Saying::tr("%1 is scored."), one[0]);
    return one;
}

} // namespace

AreaList areasToScore(Effect card, const Board& board, AreaSpot chosen, const SetDiscs& discs, const Facts& facts,
                      Reasons& reasons)
{
    const AreaList areas = areasOf(card, board, chosen, discs, facts, reasons);
    if (areas.empty()) {
        const bool countsCaballeros = card == Effect::ScoreMostCaballeros || card == Effect::ScoreFewestCaballeros;
        reasons.say(ruleOf(card), card == Effect::ScoreSecretRegions ? noneAlone
                                  : countsCaballeros                 ? nobodyOnBoard
                                                                     : noneOfValue);
    }
    return areas;
}

CastilloMoves leaveCastillo(Board& board, const SetDiscs& discs, const PlayerNames& names, Reasons& reasons)
{
    CastilloMoves moves;
    Counts& inside = board.caballeros[Area::Castillo]; // EG-7.4: all leave; EG-8.3: each player's together
    for (int player = 0; player < board.players; ++player) {
        const int count = inside[player];
        if (count == 0)
            continue;
        const AreaSpot shown = discs[player].value_or(AreaSpot{});
        const AreaSpot to = shown && shown != board.king ? shown : AreaSpot{};
        (to ? board.caballeros[*to] : board.court)[player] += count;
        inside[player] = 0;
        moves.push_back({player, count, to});
        if (to)
            reasons.say("EG-8.5"_rule, leavesFor, names[player], *to, count);
        else
            reasons.say(shown ? "EG-8.6"_rule : "EG-R16"_rule, shown ? kingThere : unclearDisc, names[player], count);
    }
    return moves;
}

GeneralScoring scoreGenerally(const Board& board, const SetDiscs& discs, const Facts& facts, const PlayerNames& names,
                              Reasons& reasons)
{
    GeneralScoring scoring;
    scoring.after = board;
    reasons.cite("EG-8.1"_rule);
    scoring.castillo = scoreArea(areaOf(board, Area::Castillo, facts), names, reasons);
    scoring.moves = leaveCastillo(scoring.after, discs, names, reasons);
    // EG-6.5: the King's region like any other; EG-8.9: everybody stays
    scoring.regions = scoreAreas(scoring.after, allRegions(), false, facts, names, reasons);
    for (std::size_t i = 0; i < mostPlayers; ++i)
        scoring.totals[i] = scoring.castillo.points[i] + scoring.regions.totals[i];
    return scoring;
}

} // namespace whistle::elgrande
