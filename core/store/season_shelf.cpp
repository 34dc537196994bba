// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/season_shelf.h"

namespace whistle {

namespace {

QString settingOf(const MatchId& season)
{
    return QStringLiteral("season_shelf/") + season.uuid;
}

} // namespace

SeasonShelf shelfOf(const Store& store, const MatchId& season)
{
    return fromWord<SeasonShelf>(store.setting(settingOf(season)).value_or(QString()).toStdString())
        .value_or(SeasonShelf::Open);
}

Problems putOn(SeasonShelf shelf, Store& store, const MatchId& season)
{
    return store.setSetting(settingOf(season), QString::fromStdString(std::string(toWord(shelf))));
}

} // namespace whistle
