// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/kept_rulings.h"

#include "store/connection.h"

#include <QUuid>
#include <nlohmann/json.hpp>

namespace whistle {

namespace {

const QString rulingColumns = QStringLiteral("id, game, question, input, ruling, decision, match_id, entry, precedent, "
                                             "decided_at");

QString toQString(const std::string& text)
{
    return QString::fromStdString(text);
}

/// What stands there, if it can be read; a ruling is kept as the object that it was.
Json objectIn(const QVariant& value)
{
    Checked<Json> read = parseJson(value.toString().toStdString());
    return read && read->is_object() ? std::move(*read) : Json::object();
}

KeptRuling readRow(const QSqlQuery& query)
{
    KeptRuling ruling;
    ruling.id = query.value(0).toString();
    ruling.game = query.value(1).toString().toStdString();
    ruling.question = query.value(2).toString().toStdString();
    ruling.input = objectIn(query.value(3));
    ruling.ruling = objectIn(query.value(4));
    ruling.decision = query.value(5).toString().toStdString();
    if (!query.value(6).isNull())
        ruling.match = MatchId{query.value(6).toString()};
    ruling.entry = query.value(7).toInt();
    ruling.isPrecedent = query.value(8).toInt() != 0;
    ruling.at = Instant::fromIso(query.value(9).toString().toStdString()).value_or(Instant{});
    return ruling;
}

} // namespace

Checked<QString> KeptRulings::keep(const KeptRuling& ruling)
{
    const QString id = QUuid::createUuid().toString(QUuid::WithoutBraces);
    Problems problems = m_store.writeSealed(
        QStringLiteral("rulings"), id,
        QStringLiteral("INSERT INTO rulings (%1) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)").arg(rulingColumns),
        {QVariant(id), QVariant(toQString(ruling.game)), QVariant(toQString(ruling.question)),
         QVariant(toQString(ruling.input.dump())), QVariant(toQString(ruling.ruling.dump())),
         QVariant(toQString(ruling.decision)),
         ruling.match ? QVariant(ruling.match->uuid) : QVariant(QMetaType(QMetaType::QString)), QVariant(ruling.entry),
         QVariant(ruling.isPrecedent ? 1 : 0), QVariant(toQString(ruling.at.toIso()))});
    if (!problems.empty())
        return problems;
    return id;
}

Problems KeptRulings::remove(const QString& id)
{
    return m_store.write(QStringLiteral("DELETE FROM rulings WHERE id = ?"), {id});
}

Problems KeptRulings::setPrecedent(const QString& id, bool isPrecedent)
{
    return m_store.writeSealed(QStringLiteral("rulings"), id,
                               QStringLiteral("UPDATE rulings SET precedent = ? WHERE id = ?"),
                               {isPrecedent ? 1 : 0, id});
}

Checked<std::vector<KeptRuling>> KeptRulings::of(const MatchId& match) const
{
    return read(QStringLiteral("match_id = ? ORDER BY entry, decided_at, id"), {match.uuid});
}

Checked<std::vector<KeptRuling>> KeptRulings::precedents(const std::string& game, const std::string& question) const
{
    return read(QStringLiteral("precedent = 1 AND game = ? AND question = ? ORDER BY decided_at DESC, id"),
                {toQString(game), toQString(question)});
}

Checked<std::vector<KeptRuling>> KeptRulings::read(const QString& which, const QVariantList& values) const
{
    QSqlQuery query =
        run(m_store.database(), QStringLiteral("SELECT %1 FROM rulings WHERE %2").arg(rulingColumns, which), values);
    if (!query.isActive())
        return m_store.failed(query);
    std::vector<KeptRuling> rulings;
    while (query.next())
        rulings.push_back(readRow(query));
    return rulings;
}

} // namespace whistle
