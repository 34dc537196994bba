// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/season_check.h"

#include "league/checking/check.h"
#include "league/checking/check_course.h"

#include <QString>

namespace whistle {

namespace {

constexpr Sentence otherReasons{
    "catalog",
    QT_TRANSLATE_NOOP("catalog", "These reasons are worded differently from this Whistle's, in every language. Another "
                                 "version may have worded them; the standings themselves are correct.")};
constexpr Sentence otherSeason{"catalog",
                               QT_TRANSLATE_NOOP("catalog", "The season in this file does not match its record.")};

/// Sentences are in the language of who exported it, so they are compared by themselves; values are told only if they
/// are asked for, and looked at in the tables.
Json withoutSentences(Json season)
{
    for (Json& table : season["tables"]) {
        for (Json& row : table) {
            row.erase("why");
            row.erase("headline");
            row.erase("values");
        }
    }
    return season;
}

/// Each text without blanks round it, and with one where there are several.
Json withSpacedTexts(Json json)
{
    if (json.is_string())
        return QString::fromStdString(json.get<std::string>()).simplified().toStdString();
    if (json.is_structured()) {
        for (Json& each : json)
            each = withSpacedTexts(std::move(each));
    }
    return json;
}

/// Blanks do not count: for a while the names of a record were told without those that are too many.
bool isSame(const Json& told, const Json& right)
{
    return told == right || withSpacedTexts(told) == withSpacedTexts(right);
}

} // namespace

Checked<std::unique_ptr<SeasonRecord>> provenSeason(const Json& file)
{
    Checked<std::unique_ptr<SeasonRecord>> record = openSeasonFile(file);
    if (!record)
        return record.problems();
    if (Problems refused = remarksOn(**record); !refused.empty())
        return refused;
    if (Problems found = league::checkSeason(file["season"]); !found.empty())
        return found;
    if (Problems broken = league::checkCourse(**record); !broken.empty())
        return broken;
    if (!followsFromRecord(**record, file))
        return Problem{"/season", Text{otherSeason}};
    return record;
}

bool followsFromRecord(const SeasonRecord& record, const Json& file)
{
    return isSame(withoutSentences(file["season"]), withoutSentences(record.table()));
}

Problems wrongReasons(const SeasonRecord& record, const Json& file)
{
    Problems found;
    // What was begun by older rules may have been exported by a program that said it in other words.
    if (record.state().rules < league::rulesNow)
        return found;
    const Json right = record.table();
    for (std::size_t table = 0; table < right["tables"].size(); ++table) {
        for (std::size_t row = 0; row < right["tables"][table].size(); ++row) {
            for (const char* key : {"headline", "why"}) {
                const Json::json_pointer at("/tables/" + std::to_string(table) + "/" + std::to_string(row) + "/" + key);
                if (!isSame(file["season"][at], right[at]))
                    found.push_back({"/season" + at.to_string(), Text{otherReasons}});
            }
        }
    }
    return found;
}

} // namespace whistle
