// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/telling/season_fields.h"

#include "base/common_words.h"
#include "league/model/texts.h"
#include "league/telling/season_json.h"

#include <algorithm>

namespace whistle::league {

namespace {

constexpr int tableFrom = 3; ///< so many sit at a table

/// Of the readings of a tie that a league chooses, the usual one; the definition leaves it out.
const std::vector<std::pair<std::string, Json>>& usualReadings()
{
    static const std::vector<std::pair<std::string, Json>> all{{"head_to_head_of", toWord(HeadToHeadOf::StillLevel)},
                                                               {"unplayed_rounds", toWord(UnplayedRounds::Plain)}};
    return all;
}

/// The same with a field for each key: none is left out.
Shape whole(const Shape& shape)
{
    const ShapeParts& parts = shape.parts();
    switch (parts.form) {
    case ShapeForm::Object: {
        std::vector<ShapeKey> keys = parts.keys;
        for (ShapeKey& key : keys) {
            key.required = true;
            key.shape = whole(key.shape);
        }
        return Shape::object(std::move(keys));
    }
    case ShapeForm::Choice: {
        std::vector<std::pair<std::string, Shape>> cases;
        for (std::size_t i = 0; i < parts.words.size(); ++i)
            cases.emplace_back(parts.words[i], whole(parts.shapes[i]));
        return Shape::choice(parts.by, std::move(cases));
    }
    case ShapeForm::List:
        return Shape::list(whole(parts.shapes.front()), static_cast<std::size_t>(parts.minimum),
                           static_cast<std::size_t>(parts.maximum));
    default:
        return shape;
    }
}

Shape shapeAt(const Shape& shape, const char* name)
{
    const std::vector<ShapeKey>& keys = shape.parts().keys;
    return std::find_if(keys.begin(), keys.end(), [&](const ShapeKey& key) { return key.name == name; })->shape;
}

/// Keys of an object's shape, changed: each is asked whether it stays.
template <class Stays>
Shape changed(const Shape& shape, Stays stays)
{
    std::vector<ShapeKey> keys;
    for (ShapeKey key : shape.parts().keys) {
        if (stays(key))
            keys.push_back(std::move(key));
    }
    return Shape::object(std::move(keys));
}

void make(ShapeKey& key, Shape shape, const Json& usual)
{
    key.shape = std::move(shape);
    key.fallback = usual.dump();
}

/// The case of a part of the format as it is where nothing more is said.
Json freshPart(const char* part, const std::string& kind)
{
    return writeRecord(readRecord<Format>({{part, {{"kind", kind}}}})).at(part);
}
void begin(ShapeKey& key, const Json& fresh)
{
    if (fresh.contains(key.name))
        key.fallback = fresh[key.name].dump();
}

bool isOneOf(const std::string& word, std::initializer_list<std::string_view> words)
{
    return std::find(words.begin(), words.end(), word) != words.end();
}

/// What is told of a table of several, as many as the game takes.
bool forTables(ShapeKey& key, const LeagueRules& rules, int usual)
{
    const int most = std::min(key.shape.parts().maximum, rules.mostPlayers);
    make(key, Shape::integer(tableFrom, most), std::min(usual, most));
    return true;
}

Shape leagueFields(const LeagueRules& rules, const Shape& format)
{
    const ShapeParts parts = whole(shapeAt(format, "league")).parts();
    const bool isForTwo = rules.leastPlayers == 2;
    const bool isForMore = rules.mostPlayers >= tableFrom;
    std::vector<std::pair<std::string, Shape>> cases;
    for (std::size_t i = 0; i < parts.words.size(); ++i) {
        const std::string& kind = parts.words[i];
        if ((kind == "tables" && !isForMore) || (isOneOf(kind, {"round_robin", "swiss"}) && !isForTwo))
            continue;
        const Json fresh = freshPart("league", kind);
        cases.emplace_back(kind, changed(parts.shapes[i], [&](ShapeKey& key) {
                               begin(key, fresh);
                               if (key.name == "rounds")
                                   key.fallback = "3";
                               return !isOneOf(key.name, {"least", "most"}) ||
                                      forTables(key, rules, key.name == "least" ? tableFrom : tableFrom + 1);
                           }));
    }
    if (isForMore) // those games are for many first
        std::stable_partition(cases.begin(), cases.end(), [](const auto& each) { return each.first == "tables"; });
    cases.emplace_back("none", Shape::object({}));
    return Shape::choice("kind", std::move(cases));
}

bool isSwiss(const Json& filled)
{
    return filled.value(Json::json_pointer("/league/kind"), Json()) == "swiss";
}

int placesIn(const Json& filled)
{
    return filled.value(Json::json_pointer("/playoffs/places"), Bracket{}.places);
}

Shape bracketFields(const Shape& bracket, const Json& filled)
{
    const int places = placesIn(filled);
    const bool areRounds = places > 2;
    const Json losers = filled.value(Json::json_pointer("/playoffs/losers"), Json());
    const bool isDouble = losers == "double_elimination";
    const Shape games = Shape::words({"1", "3", "5", "7", "9"});
    const Json fresh = freshPart("playoffs", "bracket");
    return changed(bracket, [&](ShapeKey& key) {
        begin(key, fresh);
        if (key.name == "best_of") {
            key.name = "final";
            make(key, games, "1");
        } else if (key.name == "losers") {
            std::vector<std::string> words = key.shape.parts().words;
            words.insert(words.begin(), "out");
            make(key, Shape::words(std::move(words)), "out");
            return areRounds;
        } else if (key.name == "third_place") {
            return areRounds && !isDouble && losers != "every_place";
        } else if (key.name == "one_final") {
            make(key, key.shape, false);
            return isDouble;
        }
        return true;
    });
}

Shape playoffFields(const LeagueRules& rules, const Shape& format, const Json& filled)
{
    const ShapeParts parts = whole(shapeAt(format, "playoffs")).parts();
    std::vector<std::pair<std::string, Shape>> cases;
    for (std::size_t i = 0; i < parts.words.size(); ++i) {
        if (parts.words[i] == "bracket" && rules.leastPlayers == 2) {
            Shape bracket = bracketFields(parts.shapes[i], filled);
            if (placesIn(filled) > 2) {
                std::vector<ShapeKey> keys = bracket.parts().keys;
                keys.insert(keys.begin() + 1,
                            withDefault("each_round", Shape::words({"1", "3", "5", "7", "9"}), "\"1\""));
                keys[1].required = true;
                bracket = Shape::object(std::move(keys));
            }
            cases.emplace_back(parts.words[i], bracket);
        } else if (parts.words[i] == "final_table" && rules.mostPlayers >= tableFrom) {
            cases.emplace_back(parts.words[i], changed(parts.shapes[i], [&](ShapeKey& key) {
                                   return forTables(key, rules, tableFrom + 1);
                               }));
        }
    }
    cases.emplace_back("none", Shape::object({}));
    return Shape::choice("kind", std::move(cases));
}

Shape bonusFields(const LeagueRules& rules, const Shape& bonus)
{
    const ShapeParts& parts = bonus.parts();
    std::vector<std::pair<std::string, Shape>> cases;
    for (std::size_t i = 0; i < parts.words.size(); ++i) {
        if (parts.words[i] == "stat" ? rules.stats.empty() : !rules.hasScores)
            continue;
        cases.emplace_back(parts.words[i], changed(parts.shapes[i], [&](ShapeKey& key) {
                               if (key.name == "stat")
                                   key.shape = Shape::words(rules.statIds());
                               else
                                   key.fallback = "1";
                               return true;
                           }));
    }
    return cases.empty() ? bonus : Shape::choice(parts.by, std::move(cases));
}

Shape pointsFields(const LeagueRules& rules)
{
    const bool isForTwo = rules.leastPlayers == 2;
    const Json usual = writeRecord(rules.points);
    return changed(whole(recordOf<PointsScheme>().shape()), [&](ShapeKey& key) {
        key.fallback = usual.at(key.name).dump();
        if (key.name == "placement") {
            const auto places = static_cast<std::size_t>(std::min(rules.mostPlayers, key.shape.parts().maximum));
            key.shape = Shape::list(key.shape.parts().shapes.front(), places, places).ofKind("league/numbers");
            return rules.mostPlayers > 2;
        }
        if (key.name == "bonuses") {
            const ShapeParts& list = key.shape.parts();
            key.shape = Shape::list(bonusFields(rules, list.shapes.front()), 0, static_cast<std::size_t>(list.maximum));
            return rules.hasScores || !rules.stats.empty();
        }
        if (key.name == "forfeit_score")
            return isForTwo && rules.hasScores;
        if (key.name == "draw")
            return isForTwo && rules.hasDraws;
        return isForTwo || !isOneOf(key.name, {"win", "loss"});
    });
}

std::vector<TieBreaker> tieBreakersOf(const LeagueRules& rules)
{
    std::vector<TieBreaker> all;
    for (const Criterion criterion :
         {Criterion::HeadToHead, Criterion::HeadToHeadDifference, Criterion::HeadToHeadScore,
          Criterion::DirectEncounter, Criterion::ScoreDifference, Criterion::ScoreFor, Criterion::ScoreAgainst,
          Criterion::Wins, Criterion::OpponentsPoints, Criterion::Buchholz, Criterion::BuchholzCut1,
          Criterion::BuchholzCut2, Criterion::BuchholzMedian, Criterion::SonnebornBerger, Criterion::OpponentsShare})
        all.push_back({criterion, {}});
    for (const StatKind& stat : rules.stats) {
        all.push_back({Criterion::Most, stat.id});
        all.push_back({Criterion::Fewest, stat.id});
    }
    all.push_back({Criterion::Lots, {}});
    return all;
}

Shape tieBreakerFields(const LeagueRules& rules)
{
    std::vector<std::string> words;
    for (const TieBreaker& each : tieBreakersOf(rules))
        words.push_back(wordFor(each));
    const std::size_t count = words.size();
    return Shape::list(Shape::words(std::move(words)), 0, count).distinct().ofKind("league/order");
}

/// The value with a usual one for each key that is missing.
Json filledUp(const Shape& shape, Json value)
{
    const ShapeParts& parts = shape.parts();
    if (parts.form == ShapeForm::Choice) {
        const bool isKnown = value.is_object() && value.contains(parts.by) &&
                             std::find(parts.words.begin(), parts.words.end(), value[parts.by]) != parts.words.end();
        if (!isKnown)
            value = Json{{parts.by, parts.words.front()}};
        const auto which = std::find(parts.words.begin(), parts.words.end(), value[parts.by].get<std::string>());
        const std::string& word = *which;
        value = filledUp(parts.shapes[static_cast<std::size_t>(which - parts.words.begin())], std::move(value));
        value[parts.by] = word;
        return value;
    }
    if (parts.form == ShapeForm::List && parts.kind == "league/numbers") {
        while (value.size() < static_cast<std::size_t>(parts.minimum))
            value.push_back(0);
        return value;
    }
    if (parts.form == ShapeForm::List) {
        for (Json& each : value)
            each = filledUp(parts.shapes.front(), std::move(each));
        return value;
    }
    if (parts.form != ShapeForm::Object)
        return value;
    Json all = Json::object();
    for (const ShapeKey& key : parts.keys) {
        Json one = value.is_object() && value.contains(key.name) ? value[key.name] : Json();
        if (one.is_null() && !key.fallback.empty())
            one = Json::parse(key.fallback);
        if (one.is_null() && key.shape.parts().form == ShapeForm::List)
            one = Json::array();
        one = filledUp(key.shape, std::move(one));
        if (!one.is_null())
            all[key.name] = std::move(one);
    }
    return all;
}

/// How many rounds a knockout has, all branches counted: of a double elimination the final comes when the lower bracket
/// is over.
int roundsOf(const Json& playoffs)
{
    int rounds = 0;
    for (int size = 1; size < playoffs.at("places").get<int>(); size *= 2)
        ++rounds;
    return playoffs.value("losers", std::string()) == "double_elimination" ? 2 * rounds : rounds;
}

} // namespace

Shape seasonFields(const LeagueRules& rules, const Json& filled)
{
    const Shape season = recordOf<Season>().shape();
    const Shape format = shapeAt(season, "format");
    const Json fresh = writeRecord(Calendar{});
    const Shape calendar = changed(whole(shapeAt(season, "calendar")), [&](ShapeKey& key) {
        begin(key, fresh);
        if (key.shape.parts().form == ShapeForm::Text)
            make(key, key.name == "first_date" ? Shape::anyText().ofKind("league/date") : Shape::anyText(), "");
        return true;
    });
    const Shape settings = changed(whole(rules.settings), [&](ShapeKey& key) {
        key.fallback = rules.defaults.value(key.name, Json()).dump();
        const ShapeForm form = key.shape.parts().form;
        return form == ShapeForm::Integer || form == ShapeForm::Boolean || form == ShapeForm::Words;
    });
    std::vector<ShapeKey> keys{required("draw", shapeAt(format, "draw")),
                               required("seed", Shape::anyText()),
                               required("rank_by", shapeAt(season, "rank_by")),
                               required("league", leagueFields(rules, format)),
                               required("playoffs", playoffFields(rules, format, filled)),
                               required("calendar", calendar),
                               required("points", pointsFields(rules)),
                               required("tie_breakers", tieBreakerFields(rules))};
    keys[0].fallback = "\"lots\"";
    keys[1].fallback = "\"\"";
    keys[2].fallback = "\"points\"";
    for (const auto& [reading, usual] : usualReadings()) {
        if (reading == "unplayed_rounds" && !isSwiss(filled))
            continue;
        keys.push_back(required(reading, shapeAt(season, reading.c_str())));
        keys.back().fallback = usual.dump();
    }
    if (!settings.parts().keys.empty())
        keys.push_back(required("settings", settings));
    return Shape::object(std::move(keys));
}

Labels seasonLabels(const LeagueRules& rules)
{
    Labels all = rules.words;
    const std::pair<const char*, Sentence> keys[]{
        {"league", Saying::tr("League phase")},
        {"meetings", Saying::tr("Meetings of each pair")},
        {"groups", Saying::tr("Groups")},
        {"least", Saying::tr("Players per table, at least")},
        {"most", Saying::tr("At most")},
        {"rounds", Saying::tr("Rounds")},
        {"bye", Saying::tr("A bye counts as")},
        {"missed", Saying::tr("A round missed on request counts as")},
        {"playoffs", words::playoffs},
        {"places", Saying::tr("Places (free ones are byes)")},
        {"each_round", Saying::tr("Each round")},
        {"final", Saying::tr("Final")},
        {"losers", Saying::tr("Losers")},
        {"third_place", Saying::tr("Match for third place")},
        {"one_final", Saying::tr("One final only, whoever loses it")},
        {"players", Saying::tr("Players in the last match")},
        {"draw", Saying::tr("Schedule order")},
        {"seed", Saying::tr("Draw phrase: any words, published before the draw; empty: the season's name")},
        {"calendar", Saying::tr("Dates")},
        {"first_date", Saying::tr("First round (2027-01-31); empty: no dates")},
        {"days_between_rounds", Saying::tr("Days between rounds")},
        {"time", Saying::tr("Time (18:30, optional)")},
        {"venue", Saying::tr("Place (optional)")},
        {"points", Saying::tr("Points")},
        {"points.win", Saying::tr("Win")},
        {"points.draw", Saying::tr("Drawn")},
        {"points.loss", Saying::tr("Loss")},
        {"points.all_lost", Saying::tr("Everyone loses")},
        {"points.forfeit", Saying::tr("No-show")},
        {"points.forfeit_score", Saying::tr("Score awarded for a no-show")},
        {"points.placement", Saying::tr("By place, first place first")},
        {"points.bonuses", Saying::tr("Bonuses")},
        {"stat", Saying::tr("What is counted")},
        {"at_least", Saying::tr("At least")},
        {"at_most", Saying::tr("At most")},
        {"rank_by", Saying::tr("Ranked by (per match: for ladders with unequal numbers of matches)")},
        {"tie_breakers", Saying::tr("Tiebreakers, in order")},
        {"head_to_head_of", Saying::tr("Matches among tied players count")},
        {"unplayed_rounds", Saying::tr("Rounds without a match, in Buchholz and Sonneborn-Berger")},
        {"settings", Saying::tr("Rules of the game in this league")},
    };
    for (const auto& [key, words] : keys)
        all.addKey(key, words);
    const std::pair<const char*, Sentence> values[]{
        {"kind=round_robin", Saying::tr("Round robin")},
        {"kind=tables", Saying::tr("Tables, everyone meets everyone equally often")},
        {"kind=swiss", Saying::tr("Swiss system")},
        {"kind=ladder", Saying::tr("Ladder with free fixtures")},
        {"kind=bracket", Saying::tr("Knockout")},
        {"kind=final_table", Saying::tr("One last match between the best")},
        {"kind=none", common::Saying::tr("None")},
        {"win", Saying::tr("As a win")},
        {"draw", Saying::tr("As a draw")},
        {"nothing", common::Saying::tr("Nothing")},
        {"1", Saying::tr("Single match")},
        {"3", Saying::tr("Best of 3")},
        {"5", Saying::tr("Best of 5")},
        {"7", Saying::tr("Best of 7")},
        {"9", Saying::tr("Best of 9")},
        {"out", Saying::tr("Eliminated")},
        {"consolation", Saying::tr("Consolation")},
        {"double_elimination", Saying::tr("Double elimination")},
        {"every_place", Saying::tr("They play for every place")},
        {"entry", Saying::tr("In the order of entry")},
        {"draw=lots", Saying::tr("By draw")},
        {"points", Saying::tr("Points")},
        {"points_per_match", Saying::tr("Points per match")},
        {"still_level", Saying::tr("Among those still level")},
        {"all_level", Saying::tr("Among all who are level on points")},
        {"plain", Saying::tr("Simply: a bye as an opponent with the same points, any other as one with none")},
        {"fide_2026", Saying::tr("As FIDE counts them (2026)")},
        {"for=score", Saying::tr("Score of at least")},
        {"for=narrow_loss", Saying::tr("Lost by at most")},
        {"for=stat", Saying::tr("At least this many")},
    };
    for (const auto& [word, words] : values)
        all.addWord(word, words);
    for (const TieBreaker& each : tieBreakersOf(rules))
        all.addWord("tie_breakers=" + wordFor(each), nameOf(each, rules.stats));
    for (const StatKind& stat : rules.stats)
        all.addWord("stat=" + stat.id, stat.name);
    return all;
}

Json usualTieBreakerWords(const LeagueRules& rules, const Json& filled)
{
    Json words = Json::array();
    for (const TieBreaker& each : usualTieBreakers(rules, isSwiss(filled)))
        words.push_back(wordFor(each));
    return words;
}

Json completed(const LeagueRules& rules, Json filled)
{
    if (!filled.contains("tie_breakers"))
        filled["tie_breakers"] = usualTieBreakerWords(rules, filled);
    const Shape fields = seasonFields(rules, filled);
    return filledUp(fields, std::move(filled));
}

Json fieldsOf(const LeagueRules& rules, const Json& definition)
{
    Json fields{{"league", {{"kind", "none"}}}, {"playoffs", {{"kind", "none"}}}};
    fields.update(definition.at("format"));
    for (const char* key :
         {"seed", "calendar", "points", "rank_by", "tie_breakers", "head_to_head_of", "unplayed_rounds", "settings"}) {
        if (definition.contains(key))
            fields[key] = definition[key];
    }
    Json& playoffs = fields["playoffs"];
    if (const Json games = playoffs.value("best_of", Json::array()); !games.empty()) {
        playoffs["each_round"] = std::to_string(games.front().get<int>());
        playoffs["final"] = std::to_string(games.back().get<int>());
    }
    return completed(rules, std::move(fields));
}

Json definitionOf(const Json& fields)
{
    Json definition = fields;
    Json format{{"draw", fields.at("draw")}};
    for (const char* part : {"league", "playoffs"}) {
        if (fields.at(part).at("kind") != "none")
            format[part] = fields.at(part);
        definition.erase(part);
    }
    definition.erase("draw");
    if (format.contains("playoffs") && format["playoffs"]["kind"] == "bracket") {
        Json& bracket = format["playoffs"];
        bracket["best_of"] = Json::array();
        const int rounds = roundsOf(bracket);
        for (int round = 1; round <= rounds; ++round)
            bracket["best_of"].push_back(
                std::stoi(bracket.at(round < rounds ? "each_round" : "final").get<std::string>()));
        if (bracket.value("losers", std::string()) == "out")
            bracket.erase("losers");
        bracket.emplace("third_place", false);
        if (!bracket.value("one_final", false))
            bracket.erase("one_final");
        bracket.erase("each_round");
        bracket.erase("final");
    }
    definition["format"] = std::move(format);
    for (const auto& [reading, usual] : usualReadings()) {
        if (definition.value(reading, usual) == usual)
            definition.erase(reading);
    }
    Json& calendar = definition["calendar"];
    for (const char* key : {"first_date", "time", "venue"}) {
        if (calendar.value(key, std::string()).empty())
            calendar.erase(key);
    }
    return definition;
}

namespace {

/// What somebody has said of a value that he was shown, on top of what has become of it.
Json rebased(const Json& shown, const Json& said, const Json& now)
{
    if (said == shown)
        return now;
    const auto isLikeSaid = [&](const Json& other) {
        return other.is_object() && said.is_object() && other.value("kind", Json()) == said.value("kind", Json());
    };
    if (!isLikeSaid(shown) || !isLikeSaid(now))
        return said;
    Json all = now;
    for (const auto& [key, value] : said.items())
        all[key] = rebased(shown.value(key, Json()), value, now.value(key, Json()));
    return all;
}

} // namespace

Json changeOf(const LeagueRules& rules, const Json& shown, const Json& said, const Json& now)
{
    const Json before = definitionOf(now);
    Json changed = definitionOf(completed(rules, rebased(shown, said, now)));
    for (const auto& [key, value] : before.items()) {
        if (changed.contains(key) && changed[key] == value)
            changed.erase(key);
    }
    return changed;
}

} // namespace whistle::league
