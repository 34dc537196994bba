// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/match_shelf.h"

#include "match/settings.h"

namespace whistle {

namespace {

QString settingOf(Shelf shelf)
{
    return shelf == Shelf::Archive ? QStringLiteral("home/archive") : QStringLiteral("home/deleted");
}

} // namespace

QStringList MatchShelf::on(Shelf shelf) const
{
    if (shelf == Shelf::Table)
        return {};
    return m_settings.value(settingOf(shelf)).value_or(QString()).split(u' ', Qt::SkipEmptyParts);
}

Shelf MatchShelf::of(const QString& uuid) const
{
    for (const Shelf shelf : {Shelf::Archive, Shelf::Gone}) {
        if (on(shelf).contains(uuid))
            return shelf;
    }
    return Shelf::Table;
}

void MatchShelf::put(const QString& uuid, Shelf shelf)
{
    for (const Shelf each : {Shelf::Archive, Shelf::Gone}) {
        QStringList ids = on(each);
        const bool was = ids.removeAll(uuid) > 0;
        if (each == shelf)
            ids << uuid;
        if (was || each == shelf)
            m_settings.setValue(settingOf(each), ids.join(u' '));
    }
}

} // namespace whistle
