// SPDX-License-Identifier: GPL-3.0-or-later
// score_region, general_scoring, special_scoring
#include "base/common_words.h"
#include "elgrande/questions/asked.h"
#include "elgrande/table/rules.h"
#include "elgrande/table/standing.h"

namespace whistle::elgrande {

namespace {

struct AreaInput {
    std::vector<std::string> players;
    Area region = Area::Galicia;
    PlayerCounts caballeros;
    AreaSpot king;
    HomeMap grandes;
    std::optional<Scoreboard> scoreboard;
    bool firstPlaceOnly = false;
};
struct WrittenRank {
    int place = 1;
    std::vector<std::string> players;
    int caballeros = 0;
    bool tied = false;
    int pointsEach = 0;
};
struct AreaAnswer {
    Scores values{};
    int paidPlaces = 3;
    std::vector<WrittenRank> ranking;
    std::optional<std::string> kingBonus;
    std::optional<std::string> homeBonus;
    PlayerCounts points;
};

struct GeneralInput {
    std::vector<std::string> players;
    Area king = Area::Galicia;
    BoardCounts regions;
    PlayerCounts castillo;
    DiscMap discs;
    HomeMap grandes;
    AskedBoards scoreboards;
    PlayerCounts scoresBefore;
};
struct WrittenCastilloMove {
    std::string player;
    int caballeros = 0;
    AreaSpot to;
};
struct GeneralAnswer {
    PlayerCounts castilloPoints;
    std::vector<WrittenCastilloMove> castilloMoves;
    BoardCounts regionPoints;
    PlayerCounts totals;
    PlayerCounts scoresAfter;
    BoardCounts regionsAfter;
    PlayerCounts courtGain;
};

struct SpecialInput {
    Effect card = Effect::ScoreAnyRegion;
    std::vector<std::string> players;
    Area king = Area::Galicia;
    BoardCounts regions;
    HomeMap grandes;
    PlayerCounts castillo;
    AskedBoards scoreboards;
    AreaSpot chosen;
    std::optional<DiscMap> discs;
};
struct SpecialAnswer {
    AreaList scored;
    BoardCounts regionPoints;
    PlayerCounts totals;
};

} // namespace

} // namespace whistle::elgrande

namespace whistle {

using namespace elgrande; // NOLINT(google-build-using-namespace): their tables stand here
using codecs::Number;

template <>
constexpr std::array recordKeys<AskedBoards>{
    optionalKey<&AskedBoards::eightFourZero, NullOr<codes::AnyArea>>("8/4/0"),
    optionalKey<&AskedBoards::fourZeroZero, NullOr<codes::AnyArea>>("4/0/0"),
};
template <>
constexpr std::array recordKeys<AreaInput>{
    key<&AreaInput::players, PlayerListCode>("players", QT_TRANSLATE_NOOP("shapes", "clockwise")),
    key<&AreaInput::region, codes::AnyArea>("region", QT_TRANSLATE_NOOP("shapes", "what is scored")),
    key<&AreaInput::caballeros, PlayerMapCode>("caballeros", QT_TRANSLATE_NOOP("shapes", "how many are there")),
    optionalKey<&AreaInput::king, NullOr<codes::Region>>("king_region"),
    optionalKey<&AreaInput::grandes, HomeMapCode>("grandes", QT_TRANSLATE_NOOP("shapes", "home regions")),
    optionalKey<&AreaInput::scoreboard, NullOr<codecs::WordOf<Scoreboard>>>("scoreboard"),
    optionalKey<&AreaInput::firstPlaceOnly>("first_place_only"),
};
template <>
constexpr std::array recordKeys<WrittenRank>{
    key<&WrittenRank::place, Number<1, 6>>("place"),
    key<&WrittenRank::players>("players"),
    key<&WrittenRank::caballeros, codes::Caballeros>("caballeros"),
    key<&WrittenRank::tied>("tied"),
    key<&WrittenRank::pointsEach, Number<0, 99>>("points_each", "without bonuses"),
};
template <>
constexpr std::array recordKeys<AreaAnswer>{
    key<&AreaAnswer::values, codes::ThreeScores>("values"),
    key<&AreaAnswer::paidPlaces, Number<1, 3>>("paid_places"),
    key<&AreaAnswer::ranking>("ranking"),
    key<&AreaAnswer::kingBonus, NullOr<codecs::Word>>("king_bonus"),
    key<&AreaAnswer::homeBonus, NullOr<codecs::Word>>("home_bonus"),
    key<&AreaAnswer::points, CountMapCode>("points"),
};
template <>
constexpr std::array recordKeys<GeneralInput>{
    key<&GeneralInput::players, PlayerListCode>("players", QT_TRANSLATE_NOOP("shapes", "clockwise")),
    key<&GeneralInput::king, codes::Region>("king_region"),
    key<&GeneralInput::regions, RegionMapCode>("regions", QT_TRANSLATE_NOOP("shapes", "before the Castillo is opened")),
    key<&GeneralInput::castillo, PlayerMapCode>("castillo"),
    key<&GeneralInput::discs, DiscMapCode>("discs"),
    key<&GeneralInput::grandes, HomeMapCode>("grandes", QT_TRANSLATE_NOOP("shapes", "home regions")),
    optionalKey<&GeneralInput::scoreboards>("scoreboards"),
    optionalKey<&GeneralInput::scoresBefore, codes::ByPlayerOf<codes::Points>>("scores_before"),
};
template <>
constexpr std::array recordKeys<WrittenCastilloMove>{
    key<&WrittenCastilloMove::player>("player"),
    key<&WrittenCastilloMove::caballeros, codes::Caballeros>("caballeros"),
    key<&WrittenCastilloMove::to, codes::EvictionEnd>("to"),
};
template <>
constexpr std::array recordKeys<GeneralAnswer>{
    key<&GeneralAnswer::castilloPoints, CountMapCode>("castillo_points"),
    key<&GeneralAnswer::castilloMoves>("castillo_moves"),
    key<&GeneralAnswer::regionPoints, CountsByRegionCode>("region_points"),
    key<&GeneralAnswer::totals, CountMapCode>("totals"),
    key<&GeneralAnswer::scoresAfter, codes::ByPlayerOf<Number<0, 2'000'000'000>>>("scores_after"),
    key<&GeneralAnswer::regionsAfter, RegionMapCode>("regions_after"),
    key<&GeneralAnswer::courtGain, CountMapCode>("court_gain"),
};
template <>
constexpr std::array recordKeys<SpecialInput>{
    key<&SpecialInput::card, EffectAmong<&isScoring>>("card"),
    key<&SpecialInput::players, PlayerListCode>("players", QT_TRANSLATE_NOOP("shapes", "clockwise")),
    key<&SpecialInput::king, codes::Region>("king_region"),
    key<&SpecialInput::regions, RegionMapCode>("regions"),
    key<&SpecialInput::grandes, HomeMapCode>("grandes", QT_TRANSLATE_NOOP("shapes", "home regions")),
    optionalKey<&SpecialInput::castillo, PlayerMapCode>("castillo"),
    optionalKey<&SpecialInput::scoreboards>("scoreboards"),
    optionalKey<&SpecialInput::chosen, codecs::Perhaps<codes::AnyArea>>("chosen_region"),
    optionalKey<&SpecialInput::discs, codecs::Perhaps<DiscMapCode>>("discs"),
};
template <>
constexpr std::array recordKeys<SpecialAnswer>{
    key<&SpecialAnswer::scored, codes::AreasOf<areaCount>>("scored"),
    key<&SpecialAnswer::regionPoints, CountsByRegionCode>("region_points"),
    key<&SpecialAnswer::totals, CountMapCode>("totals"),
};

namespace elgrande {

namespace {

Checked<JsonRuling> askArea(const AreaInput& input, const Facts& facts)
{
    Asking asking(input.players);
    Board board;
    board.players = asking.count();
    board.king = input.king;
    board.caballeros[input.region] = asking.counts(input.caballeros, "/caballeros");
    asking.homes(board, input.grandes, false);
    if (input.scoreboard)
        board.spotOf(*input.scoreboard) = input.region;
    if (input.firstPlaceOnly && input.region == Area::Castillo)
        asking.say("/first_place_only", Text{Saying::tr("That card never scores the Castillo.")});
    if (!asking.isSound())
        return asking.problems();
    Reasons reasons;
    const AreaScore score =
        scoreArea(areaOf(board, input.region, facts, input.firstPlaceOnly), asking.names(), reasons);
    AreaAnswer answer{score.values,
                      score.paidPlaces,
                      {},
                      nameOrNone(score.kingBonus, asking.names()),
                      nameOrNone(score.homeBonus, asking.names()),
                      countsOf(score.points, asking.names())};
    for (const Rank& rank : score.ranking) {
        answer.ranking.push_back(
            {rank.place, namesOf(rank.players, asking.names()), rank.caballeros, rank.isTied(), rank.pointsEach});
    }
    return JsonRuling{writeRecord(answer), std::move(reasons.why), std::move(reasons.rules)};
}

Checked<JsonRuling> askGeneral(const GeneralInput& input, const Facts& facts)
{
    Asking asking(input.players);
    Board board = asking.board(input.king, input.regions);
    board.caballeros[Area::Castillo] = asking.counts(input.castillo, "/castillo");
    const SetDiscs discs = asking.discs(input.discs);
    asking.homes(board, input.grandes, true);
    asking.boards(board, input.scoreboards);
    Counts scores = asking.counts(input.scoresBefore, "/scores_before");
    for (std::size_t i = 0; i < asking.names().size(); ++i) {
        if (board.caballeros[Area::Castillo][i] > 0 && !discs[i])
            asking.say(pointerTo("/discs", asking.names()[i]), Text{said::discMissing, asking.names()[i]});
    }
    asking.atMostThirty(board, "/regions");
    if (!asking.isSound())
        return asking.problems();
    Reasons reasons;
    const GeneralScoring scoring = scoreGenerally(board, discs, facts, asking.names(), reasons);
    GeneralAnswer answer;
    answer.castilloPoints = countsOf(scoring.castillo.points, asking.names());
    Counts gain{};
    for (const CastilloMove& move : scoring.moves) {
        answer.castilloMoves.push_back({asking.names()[move.player], move.caballeros, move.to});
        gain[move.player] = move.to ? 0 : move.caballeros;
    }
    for (std::size_t i = 0; i < mostPlayers; ++i)
        scores[i] += scoring.totals[i];
    answer.regionPoints = regionsOf(scoring.regions.points, asking.names());
    answer.totals = countsOf(scoring.totals, asking.names());
    answer.scoresAfter = countsOf(scores, asking.names());
    answer.regionsAfter = regionsOf(scoring.after.caballeros, asking.names());
    answer.courtGain = countsOf(gain, asking.names());
    return JsonRuling{writeRecord(answer), std::move(reasons.why), std::move(reasons.rules)};
}

Checked<JsonRuling> askSpecial(const SpecialInput& input, const Facts& facts)
{
    Asking asking(input.players);
    Board board = asking.board(input.king, input.regions);
    board.caballeros[Area::Castillo] = asking.counts(input.castillo, "/castillo");
    asking.homes(board, input.grandes, true);
    asking.boards(board, input.scoreboards);
    asking.only(input.card == Effect::ScoreAnyRegion, input.chosen.has_value(), "/chosen_region");
    const bool isSecret = input.card == Effect::ScoreSecretRegions;
    asking.only(isSecret, input.discs.has_value(), "/discs");
    SetDiscs discs;
    if (isSecret && input.discs) {
        discs = asking.discs(*input.discs);
        for (std::size_t i = 0; i < asking.names().size(); ++i) {
            if (!discs[i])
                asking.say(pointerTo("/discs", asking.names()[i]), Text{said::discMissing, asking.names()[i]});
        }
    }
    asking.atMostThirty(board, "/regions");
    if (!asking.isSound())
        return asking.problems();
    Reasons reasons;
    const AreaList areas = areasToScore(input.card, board, input.chosen, discs, facts, reasons);
    const AreaScores scores =
        scoreAreas(board, areas, input.card == Effect::ScoreFirstPlaces, facts, asking.names(), reasons);
    SpecialAnswer answer{areas, {}, countsOf(scores.totals, asking.names())};
    for (const Area area : areas)
        answer.regionPoints.emplace_back(area, countsOf(scores.points[area], asking.names()));
    return JsonRuling{writeRecord(answer), std::move(reasons.why), std::move(reasons.rules)};
}

std::vector<Text> pointWords(const PlayerCounts& points)
{
    std::vector<Text> words;
    for (const auto& [player, count] : points) {
        if (count > 0)
            words.emplace_back(elgrande::Saying::tr("%1 scores %2 in all."), player, count);
    }
    if (words.empty())
        words.emplace_back(common::Saying::tr("Nobody scores."));
    return words;
}

std::vector<Text> areaWords(const AreaInput& /*input*/, const AreaAnswer& answer)
{
    return pointWords(answer.points);
}

template <class Input, class Answer>
std::vector<Text> scoringWords(const Input& /*input*/, const Answer& answer)
{
    return pointWords(answer.totals);
}

AreaInput areaInput(const AreaCase& area, const PlayerNames& names)
{
    return {namesOf(playersOf(area.players), names),
            area.area,
            countsOf(area.caballeros, names),
            area.king,
            homesOf(area.homes, names),
            area.scoreboard,
            area.firstPlaceOnly};
}

std::optional<AreaInput> areaNow(const State& table, const Facts& facts)
{
    return areaInput(areaOf(table.board, *table.board.king, facts), table.players);
}

std::optional<GeneralInput> generalNow(const State& table, const Facts& /*facts*/)
{
    GeneralInput input{namesOf(table),
                       *table.board.king,
                       regionsOf(table.board.caballeros, table.players),
                       {},
                       {},
                       homesOf(table.board.homes, table.players),
                       boardsOf(table.board),
                       countsOf(table.scores, table.players)};
    if (table.isCastilloOpen())
        input.castillo = countsOf(table.board.caballeros[Area::Castillo], table.players);
    if (table.discs && table.discs->revealed) {
        for (const int player : table.discs->asked)
            input.discs.emplace_back(table.name(player), *table.discs->set[player]);
    }
    return input;
}

std::optional<SpecialInput> specialNow(const State& table, const Facts& /*facts*/)
{
    SpecialInput input;
    input.card = Effect::ScoreMostCaballeros;
    input.players = namesOf(table);
    input.king = *table.board.king;
    input.regions = regionsOf(table.board.caballeros, table.players);
    input.grandes = homesOf(table.board.homes, table.players);
    input.scoreboards = boardsOf(table.board);
    return input;
}

} // namespace

AskedQuestion askedAs(const AreaCase& area, const PlayerNames& names)
{
    return {"score_region", writeRecord(areaInput(area, names))};
}

ElGrandeQuestion scoreRegionQuestion(const FactsInUse& facts)
{
    AreaInput begin;
    begin.region = Area::Granada;
    return questionOf("score_region", elgrande::Saying::tr("Who scores what in one region?"), facts, askArea, areaWords,
                      begin, areaNow);
}

ElGrandeQuestion generalScoringQuestion(const FactsInUse& facts)
{
    return questionOf("general_scoring", elgrande::Saying::tr("A whole general scoring"), facts, askGeneral,
                      scoringWords<GeneralInput, GeneralAnswer>, GeneralInput{}, generalNow);
}

ElGrandeQuestion specialScoringQuestion(const FactsInUse& facts)
{
    SpecialInput begin;
    begin.card = Effect::ScoreFourRegions;
    return questionOf("special_scoring", elgrande::Saying::tr("A scoring by an action card"), facts, askSpecial,
                      scoringWords<SpecialInput, SpecialAnswer>, begin, specialNow);
}

} // namespace elgrande

} // namespace whistle
