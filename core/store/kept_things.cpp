// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/kept_things.h"

#include "store/connection.h"
#include <QUuid>
#include <nlohmann/json.hpp>

namespace whistle {

Checked<QStringList> KeptThings::keep(const std::vector<KeptThing>& things, const QStringList& gone)
{
    QStringList ids;
    Problems problems = m_store.inTransaction([&]() -> Problems {
        for (const KeptThing& thing : things) {
            ids << (thing.id.isEmpty() ? QUuid::createUuid().toString(QUuid::WithoutBraces) : thing.id);
            const QSqlError error =
                execute(m_store.database(),
                        QStringLiteral("INSERT INTO things (id, game, kind, glance, content) VALUES (?, ?, ?, ?, ?)"
                                       " ON CONFLICT (id) DO UPDATE SET glance = excluded.glance,"
                                       " content = excluded.content"),
                        {ids.back(), QString::fromStdString(m_game), QString::fromStdString(thing.kind), thing.glance,
                         QString::fromStdString(thing.content.dump())});
            if (error.isValid())
                return {m_store.failed(error)};
            if (Problems unsealed = m_store.sealed(QStringLiteral("things"), ids.back()); !unsealed.empty())
                return unsealed;
        }
        for (const QString& id : gone) {
            const QSqlError error =
                execute(m_store.database(), QStringLiteral("DELETE FROM things WHERE id = ?"), {id});
            if (error.isValid())
                return {m_store.failed(error)};
        }
        return {};
    });
    if (!problems.empty())
        return problems;
    return ids;
}

Problems KeptThings::remove(const QString& id)
{
    const Checked<QStringList> done = keep({}, {id});
    return done ? Problems{} : done.problems();
}

Problems KeptThings::move(const QString& id, const QString& to)
{
    return m_store.inTransaction([&]() -> Problems {
        const QSqlError error =
            execute(m_store.database(), QStringLiteral("UPDATE things SET id = ? WHERE id = ? AND game = ?"),
                    {to, id, QString::fromStdString(m_game)});
        return error.isValid() ? Problems{m_store.failed(error)} : m_store.sealed(QStringLiteral("things"), to);
    });
}

Checked<std::vector<KeptThing>> KeptThings::read(const QString& statement, const QVariantList& values) const
{
    QSqlQuery query = run(m_store.database(), statement, values);
    if (!query.isActive())
        return m_store.failed(query);
    std::vector<KeptThing> things;
    while (query.next()) {
        KeptThing& thing = things.emplace_back();
        thing.id = query.value(0).toString();
        thing.glance = query.value(1).toString();
        if (const QString content = query.value(2).toString(); !content.isEmpty()) {
            thing.kind = query.value(3).toString().toStdString();
            Checked<Json> json = parseJson(content.toStdString());
            thing.content = json ? std::move(*json) : Json(nullptr); // damaged: whoever reads it says so
        }
    }
    return things;
}

Checked<std::vector<KeptThing>> KeptThings::glances(const std::string& kind) const
{
    return read(QStringLiteral("SELECT id, glance, '' FROM things WHERE game = ? AND kind = ?"),
                {QString::fromStdString(m_game), QString::fromStdString(kind)});
}

Checked<std::vector<KeptThing>> KeptThings::all(const std::string& kind) const
{
    return read(QStringLiteral("SELECT id, glance, content, kind FROM things WHERE game = ? AND kind = ?"
                               " ORDER BY glance, id"),
                {QString::fromStdString(m_game), QString::fromStdString(kind)});
}

Checked<std::optional<KeptThing>> KeptThings::find(const QString& id) const
{
    Checked<std::vector<KeptThing>> found =
        read(QStringLiteral("SELECT id, glance, content, kind FROM things WHERE id = ?"), {id});
    if (!found)
        return found.problems();
    return found->empty() ? std::optional<KeptThing>() : std::optional(std::move(found->front()));
}

} // namespace whistle
