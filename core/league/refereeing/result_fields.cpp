// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/refereeing/result_fields.h"

#include "base/contains.h"
#include "league/model/texts.h"
#include "league/telling/season_json.h"

#include <QStringList>
#include <algorithm>

namespace whistle::league {

namespace {

/// Keys that whoever tells a result by hand says himself; the others follow, or come from a match.
constexpr const char* saidOnce[]{"date", "note", "awarded"};

const Json* partIn(const Json& json, const std::string& key)
{
    const auto found = json.is_object() ? json.find(key) : json.end();
    return found == json.end() ? nullptr : &*found;
}

bool isPlayedBy(const Json& result, const std::string& side)
{
    const Json* absent = partIn(result, "forfeited_by");
    return !absent || std::find(absent->begin(), absent->end(), Json(side)) == absent->end();
}

std::vector<std::string> listedWords(const Shape& shape)
{
    const ShapeParts& parts = shape.parts();
    return parts.shapes.empty() ? std::vector<std::string>() : parts.shapes.front().parts().words;
}

} // namespace

std::string SideField::name() const
{
    return part == "scores" ? "score" : part == "places" ? "place" : part == "details" ? "carried_" + key : key;
}

std::vector<SideField> sideFields(const Season& season, const LeagueRules& rules, std::size_t sides)
{
    const std::vector<std::string> stats = rules.statIds();
    const std::vector<ShapeKey>& details = rules.details.parts().keys;
    std::vector<SideField> fields;
    if (rules.hasScores)
        fields.push_back({"scores", {}, words::score, Shape::integer(rules.leastScore, rules.mostScore), true});
    for (const StatKind& stat : rules.stats) {
        const bool isKept =
            std::any_of(details.begin(), details.end(), [&](const ShapeKey& detail) { return detail.name == stat.id; });
        fields.push_back({"stats", stat.id, stat.name, Shape::integer(stat.minimum, stat.maximum), false, isKept});
    }
    if (sides > 2)
        fields.push_back({"places", {}, words::place, Shape::integer(1, static_cast<int>(sides))});
    const std::vector<std::string> carried =
        rules.carriedKeys ? rules.carriedKeys(season.settings) : std::vector<std::string>();
    for (const ShapeKey& detail : details) {
        if (contains(carried, detail.name) && !contains(stats, detail.name))
            fields.push_back({"details", detail.name, detail.label, detail.shape});
    }
    return fields;
}

Shape circumstances()
{
    std::vector<ShapeKey> keys;
    const Shape all = resultShape();
    for (const char* name : saidOnce) {
        for (const ShapeKey& key : all.parts().keys) {
            if (key.name == name) // it has its field at once
                keys.push_back(
                    required(name, Shape::anyText().ofKind(key.name == "date" ? "league/date" : "sentence")));
        }
    }
    return Shape::object(std::move(keys));
}

Labels circumstanceLabels()
{
    Labels labels;
    labels.addKey("date", Saying::tr("Played on (2027-01-31, optional)"));
    labels.addKey("note", Saying::tr("Note (optional)"));
    labels.addKey("awarded", Saying::tr("Awarded by the organiser: reason; leave empty if played"));
    return labels;
}

Json told(const Json& result, const SideField& field, const std::string& side)
{
    const Json* part = partIn(result, field.part);
    const bool isBySide = field.part == "details"; // by side and then by key; statistics the other way round
    for (const std::string& key : {isBySide ? side : field.key, isBySide ? field.key : side}) {
        if (part && !key.empty())
            part = partIn(*part, key);
    }
    return part ? *part : Json();
}

void tell(Json& result, const SideField& field, const std::string& side, Json value)
{
    if (value.is_null())
        return;
    if (field.isKept)
        result["details"][side][field.key] = value;
    if (field.part == "details")
        result["details"][side][field.key] = std::move(value);
    else if (field.key.empty())
        result[field.part][side] = std::move(value);
    else
        result[field.part][field.key][side] = std::move(value);
}

void tellWinner(Json& result, const std::vector<std::string>& sides, int winner)
{
    for (std::size_t side = 0; winner >= 0 && side < sides.size(); ++side)
        result["places"][sides[side]] = static_cast<int>(side) == winner ? 1 : 2;
}

Checked<Json> readTyped(const SideField& field, const QString& text, const NameReader& names)
{
    const QString typed = text.trimmed();
    if (typed.isEmpty())
        return Json();
    const ShapeParts& parts = field.shape.parts();
    if (parts.form == ShapeForm::Integer) {
        bool isNumber = false;
        const int number = QString(typed).replace(QChar(0x2212), u'-').toInt(&isNumber);
        if (!isNumber || number < parts.minimum || number > parts.maximum)
            return Problem{{},
                           Text{Saying::tr("“%1” is not a number from %2 to %3."), typed.toStdString(), parts.minimum,
                                parts.maximum}};
        return Json(number);
    }
    const std::vector<std::string> known = listedWords(field.shape);
    Json list = Json::array();
    for (const QString& each : typed.split(u',', Qt::SkipEmptyParts)) {
        const QString word = each.trimmed();
        const auto found = std::find_if(known.begin(), known.end(), [&](const std::string& id) {
            return word.compare(QString::fromStdString(id), Qt::CaseInsensitive) == 0 ||
                   (names && word.compare(names(id), Qt::CaseInsensitive) == 0);
        });
        if (found == known.end() && !known.empty())
            return Problem{{}, Text{Saying::tr("“%1” is not in the game."), word.toStdString()}};
        list.push_back(known.empty() ? word.toStdString() : *found);
    }
    return list;
}

QString typedFrom(const Json& value, const NameReader& names)
{
    if (value.is_number_integer())
        return QString::number(value.get<int>());
    QStringList words;
    for (const Json& each : value.is_array() ? value : Json::array())
        words << (names ? names(each.get<std::string>()) : QString::fromStdString(each.get<std::string>()));
    return words.join(QStringLiteral(", "));
}

ToldSoFar toldSoFar(const Json& result, const Season& season, const LeagueRules& rules, const Sides& sides)
{
    ToldSoFar so;
    std::vector<std::string> ids;
    for (const int side : sides)
        ids.push_back(season.entrant(side).id);
    const auto came =
        std::count_if(ids.begin(), ids.end(), [&](const std::string& side) { return isPlayedBy(result, side); });
    so.isWalkover = came < 2;
    so.countsNothing = !result.value("awarded", std::string()).empty();
    const WayToEnd* way = rules.way(result.value("by", std::string()));
    so.asksWinner = !so.isWalkover && sides.size() == 2 && way && !way->scoreDecides && !way->allLose;
    if (so.isWalkover)
        return so;
    for (const SideField& field : sideFields(season, rules, sides.size())) {
        for (const std::string& side : ids) {
            if (field.isNeeded && isPlayedBy(result, side) && told(result, field, side).is_null()) {
                so.missing = {Saying::tr("Enter %1's score, or a no-show."), season.nameOf(season.entrantNamed(side))};
                return so;
            }
        }
    }
    if (so.asksWinner && !result.contains("places"))
        so.missing = {Saying::tr("Choose the winner.")};
    return so;
}

} // namespace whistle::league
