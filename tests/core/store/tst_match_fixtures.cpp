// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/match_fixtures.h"

#include <QTemporaryDir>
#include <QTest>

using namespace whistle;

namespace {

const Instant noon{1'770'033'600};

RecordedLine header(const char* game)
{
    return matchHeader(game, "1", {{"id", "base"}, {"version", "1"}, {"sha256", "00"}});
}

} // namespace

/// Which matches are played for which fixtures.
class TestMatchFixtures : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_store = std::move(*Store::open(m_folder->path()));
        m_first = *m_store->createMatch(header("kaosball"), noon);
        m_second = *m_store->createMatch(header("kaosball"), {noon.secondsSinceEpoch + 60});
        m_season = *m_store->createSeason(header("season"), noon);
    }

    void aTieSurvivesARestart()
    {
        QVERIFY(!*MatchFixtures(*m_store).of(m_first));
        QVERIFY(MatchFixtures(*m_store).tie({m_first, m_season, "3-1", {{"draft", true}}}).empty());
        m_store.reset();
        m_store = std::move(*Store::open(m_folder->path()));
        const Checked<std::optional<MatchFixture>> tie = MatchFixtures(*m_store).of(m_first);
        QVERIFY(tie && tie->has_value());
        QCOMPARE((*tie)->season, m_season);
        QCOMPARE((*tie)->fixture, "3-1");
        QCOMPARE((*tie)->terms.dump(), R"({"draft":true})");
    }

    void aMatchIsPlayedForOneFixtureAndAFixtureHasTheLatestFirst()
    {
        MatchFixtures ties(*m_store);
        QVERIFY(ties.tie({m_first, m_season, "3-1", {}}).empty());
        QVERIFY(ties.tie({m_first, m_season, "3-2", {}}).empty());
        QVERIFY(ties.tie({m_second, m_season, "3-2", {}}).empty());
        QVERIFY(ties.of(m_season, "3-1")->empty());
        const auto both = ties.of(m_season, "3-2");
        QCOMPARE(both->size(), std::size_t{2});
        QCOMPARE(both->front().match, m_second);
        QVERIFY(ties.untie(m_second).empty());
        QVERIFY(!*ties.of(m_second));
    }

    void aTieGoesWithItsMatchAndItsSeason()
    {
        MatchFixtures ties(*m_store);
        QVERIFY(ties.tie({m_first, m_season, "3-1", {}}).empty());
        QVERIFY(ties.tie({m_second, m_season, "3-2", {}}).empty());
        QVERIFY(m_store->removeMatch(m_first).empty());
        QVERIFY(!*ties.of(m_first));
        QVERIFY(m_store->removeMatch(m_season).empty());
        QVERIFY(!*ties.of(m_second));
    }

    void noTieToWhatIsNotThere()
    {
        QVERIFY(!MatchFixtures(*m_store).tie({m_first, MatchId{QStringLiteral("gone")}, "1-1", {}}).empty());
        QVERIFY(!*MatchFixtures(*m_store).of(m_first));
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Store> m_store;
    MatchId m_first;
    MatchId m_second;
    MatchId m_season;
};

QTEST_GUILESS_MAIN(TestMatchFixtures)
#include "tst_match_fixtures.moc"
