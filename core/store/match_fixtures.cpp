// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/match_fixtures.h"

#include "store/connection.h"
#include <nlohmann/json.hpp>

namespace whistle {

Problems MatchFixtures::tie(const MatchFixture& tie)
{
    return m_store.writeSealed(
        QStringLiteral("match_fixtures"), tie.match.uuid,
        QStringLiteral("INSERT INTO match_fixtures (match_id, season_id, fixture, terms) VALUES (?, ?, ?, ?) "
                       "ON CONFLICT (match_id) DO UPDATE SET season_id = excluded.season_id, "
                       "fixture = excluded.fixture, terms = excluded.terms"),
        {tie.match.uuid, tie.season.uuid, QString::fromStdString(tie.fixture),
         QString::fromStdString(tie.terms.dump())});
}

Problems MatchFixtures::untie(const MatchId& match)
{
    return m_store.write(QStringLiteral("DELETE FROM match_fixtures WHERE match_id = ?"), {match.uuid});
}

Checked<std::optional<MatchFixture>> MatchFixtures::of(const MatchId& match) const
{
    Checked<std::vector<MatchFixture>> found = find(QStringLiteral("match_id = ?"), {match.uuid});
    if (!found)
        return found.problems();
    return found->empty() ? std::nullopt : std::optional(found->front());
}

Checked<std::vector<MatchFixture>> MatchFixtures::of(const MatchId& season, const std::string& fixture) const
{
    return find(QStringLiteral("season_id = ? AND fixture = ?"), {season.uuid, QString::fromStdString(fixture)});
}

Checked<std::vector<MatchFixture>> MatchFixtures::ofSeason(const MatchId& season) const
{
    return find(QStringLiteral("season_id = ?"), {season.uuid});
}

std::set<std::string> MatchFixtures::begunOf(const MatchId& season) const
{
    QSqlQuery query = run(m_store.database(),
                          QStringLiteral("SELECT fixture FROM match_fixtures JOIN matches ON matches.id = match_id "
                                         "WHERE season_id = ? AND finished = 0 AND shelf <> 'bin'"),
                          {season.uuid});
    std::set<std::string> fixtures;
    while (query.next())
        fixtures.insert(query.value(0).toString().toStdString());
    return fixtures;
}

Checked<std::vector<MatchFixture>> MatchFixtures::find(const QString& where, const QVariantList& values) const
{
    QSqlQuery query = run(m_store.database(),
                          QStringLiteral("SELECT match_id, season_id, fixture, terms FROM match_fixtures "
                                         "JOIN matches ON matches.id = match_id WHERE %1 "
                                         "ORDER BY matches.started_at DESC, match_id")
                              .arg(where),
                          values);
    if (!query.isActive())
        return m_store.failed(query);
    std::vector<MatchFixture> ties;
    while (query.next()) {
        const Checked<Json> terms = parseJson(query.value(3).toString().toStdString());
        ties.push_back({MatchId{query.value(0).toString()}, MatchId{query.value(1).toString()},
                        query.value(2).toString().toStdString(),
                        terms && terms->is_object() ? *terms : Json::object()});
    }
    return ties;
}

} // namespace whistle
