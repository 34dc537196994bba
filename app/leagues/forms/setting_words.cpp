// SPDX-License-Identifier: GPL-3.0-or-later
#include "leagues/forms/setting_words.h"

#include <QCoreApplication>
#include <map>

namespace whistle::setting_words {

namespace {

using Table = std::map<std::string, const char*>;

const Table& labels()
{
    static const Table table{
        {"one_coach_per_team_name", QT_TRANSLATE_NOOP("league_settings", "Each team of the game only once")},
        {"cash_per_match", QT_TRANSLATE_NOOP("league_settings", "Cash for each match")},
        {"cash_carried_over", QT_TRANSLATE_NOOP("league_settings", "Unspent cash that is kept, at most")},
        {"starting_active_upgrade_points", QT_TRANSLATE_NOOP("league_settings", "Active upgrade points at the start")},
        {"active_upgrade_points_every_matches",
         QT_TRANSLATE_NOOP("league_settings", "One more active upgrade point after this many matches")},
        {"active_upgrade_points_maximum", QT_TRANSLATE_NOOP("league_settings", "Most active upgrade points")},
        {"upgrade_ownership", QT_TRANSLATE_NOOP("league_settings", "Upgrades and ringers")},
        {"permanent_deaths", QT_TRANSLATE_NOOP("league_settings", "Killed figures stay dead")},
        {"fouls_carried_over", QT_TRANSLATE_NOOP("league_settings", "Fouls are carried over")},
    };
    return table;
}

const Table& values()
{
    static const Table table{
        {"draft_each_match", QT_TRANSLATE_NOOP("league_settings", "Draft before each match")},
        {"keep_all_season", QT_TRANSLATE_NOOP("league_settings", "Kept all season")},
    };
    return table;
}

QString said(const Table& table, const std::string& key)
{
    const auto found = table.find(key);
    if (found != table.end())
        return QCoreApplication::translate("league_settings", found->second);
    return QString::fromStdString(key).replace(u'_', u' ');
}

} // namespace

QString label(const std::string& key)
{
    return said(labels(), key);
}

QString value(const std::string& word)
{
    return said(values(), word);
}

} // namespace whistle::setting_words
