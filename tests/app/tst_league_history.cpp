// SPDX-License-Identifier: GPL-3.0-or-later
// What a season remembers, in the window: teams, coaches over all seasons, records and ratings.
#include "catalog/seasons.h"
#include "controls/press/buttons.h"
#include "games.h"
#include "league/outlook/history.h"
#include "league/standings/rating.h"
#include "leagues/pages/league_page.h"
#include "leagues/pages/leagues_page.h"
#include "leagues/standings/rating_chart.h"
#include "leagues/standings/tally_words.h"
#include "look/theme.h"
#include "window/main_window.h"

#include <QAbstractButton>
#include <QApplication>
#include <QChart>
#include <QComboBox>
#include <QLabel>
#include <QLineSeries>
#include <QScrollArea>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace whistle;
using league::Season;

namespace {

QString s(const char* text)
{
    return QString::fromLatin1(text);
}

const std::vector<std::pair<const char*, const char*>> teams{{"fangs", "Zsófia"},  {"ogres", "Marek"},
                                                             {"amazons", "Bence"}, {"daemons", "Kinga"},
                                                             {"valkyries", "Ola"}, {"trolls", "Dani"}};

Json definitionOf(const std::string& id, const std::string& name)
{
    const char* colours[]{"#f5b73d", "#4aa3ff", "#f0509a", "#52d6a0", "#b58cff", "#d0d060"};
    Json json{{"id", id},
              {"name", name},
              {"game", "kaosball"},
              {"format", {{"league", {{"kind", "round_robin"}}}, {"playoffs", {{"kind", "bracket"}, {"places", 4}}}}},
              {"people", Json::array()},
              {"entrants", Json::array()}};
    for (std::size_t i = 0; i < teams.size(); ++i) {
        const std::string team = teams[i].first;
        std::string title = team;
        title[0] = static_cast<char>(title[0] - 'a' + 'A');
        json["people"].push_back({{"id", "coach_of_" + team}, {"name", teams[i].second}});
        json["entrants"].push_back(
            {{"id", team}, {"name", title}, {"coach", "coach_of_" + team}, {"identity", team}, {"colour", colours[i]}});
    }
    return json;
}

/// A season that was played as far as `most` results, `luck` deciding who scores what.
std::unique_ptr<SeasonRecord> played(const std::string& id, const std::string& name, int luck, int most)
{
    std::unique_ptr<SeasonRecord> record = newSeason();
    (void)record->play({{"command", "create"}, {"season", definitionOf(id, name)}}, Instant::now());
    (void)record->play({{"command", "start"}}, Instant::now());
    for (int i = 0; i < most; ++i) {
        const Season& season = record->state();
        const auto open = std::find_if(season.fixtures.begin(), season.fixtures.end(), [&](const auto& fixture) {
            return !isSettled(season, fixture) && fixture.sides[0] >= 0 && fixture.sides[1] >= 0;
        });
        if (open == season.fixtures.end())
            break;
        const int home = 12 + (i * 7 + luck) % 17;
        int away = 10 + (i * 5 + 3 * luck) % 19;
        away += away == home ? 1 : 0;
        const std::string a = season.entrant(open->sides[0]).id;
        const std::string b = season.entrant(open->sides[1]).id;
        (void)record->play(
            {{"command", "record"},
             {"fixture", open->id},
             {"result",
              {{"scores", {{a, home}, {b, away}}},
               {"by", "points"},
               {"stats", {{"kills", {{a, i % 5}, {b, (i + 2) % 4}}}, {"fouls", {{a, i % 3}, {b, i % 7}}}}}}}},
            Instant::now());
    }
    return record;
}

/// A window with two seasons that are over and one that is on.
class Archive {
public:
    explicit Archive(QSize size = {1366, 768}, double textScale = 1.0)
    {
        {
            const auto store = Store::open(m_folder.path());
            const auto keep = [&](std::unique_ptr<SeasonRecord> record, int at) {
                const MatchId id = *(*store)->importSeason(record->recordedLines(), {1'770'000'000 + at});
                Json summary = seasonSummary(record->state());
                summary["lines"] = record->recordedLines().size() - 1;
                (void)(*store)->setSummary(id, record->state().name, summary, record->state().champion >= 0);
                m_seasons.push_back(record->state());
                return id;
            };
            (void)keep(played("spring", "Spring League", 4, 100), 0);
            (void)keep(played("autumn", "Autumn League", 9, 100), 100);
            m_open = keep(played("winter", "Winter League", 2, 11), 200);
        }
        m_window = std::make_unique<MainWindow>(allGames(), m_folder.path(), leaguePages());
        m_window->settings().setLanguage(s("en"));
        m_window->settings().setSound(false);
        m_window->settings().setTheme({Shade::Dark, textScale, Motion::Reduced, {1, 2, 3, 4, 5}});
        m_window->resize(size);
        m_window->show();
        m_window->openSeason(m_open.uuid);
    }
    [[nodiscard]] MainWindow& window() { return *m_window; }
    [[nodiscard]] LeaguePage& page() { return *m_window->findChild<LeaguesPage*>()->openLeague(); }
    /// The oldest first; the last one is open.
    [[nodiscard]] const std::vector<Season>& seasons() const { return m_seasons; }
    [[nodiscard]] std::vector<const Season*> all() const
    {
        std::vector<const Season*> pointers;
        for (const Season& season : m_seasons)
            pointers.push_back(&season);
        return pointers;
    }
    [[nodiscard]] const league::LeagueRules& rules() { return page().league().rules(); }
    /// The number of a tile that is on screen.
    [[nodiscard]] QString figure(const char* name)
    {
        const auto* label = page().currentTab()->findChild<QLabel*>(QStringLiteral("figure_%1_number").arg(s(name)));
        return label ? label->text() : QString();
    }
    [[nodiscard]] QString row(const QString& id)
    {
        const auto* button = page().currentTab()->findChild<QAbstractButton*>(QStringLiteral("row_%1").arg(id));
        return button ? button->accessibleName() : QString();
    }
    void shoot(const QString& name)
    {
        const QString folder = qEnvironmentVariable("WHISTLE_SHOTS");
        QCoreApplication::processEvents();
        if (folder.isEmpty())
            return;
        QVERIFY(m_window->grab().save(QStringLiteral("%1/%2.png").arg(folder, name)));
        for (auto* area : page().currentTab()->findChildren<QScrollArea*>()) {
            area->widget()->resize(area->widget()->width(), area->widget()->sizeHint().height());
            QVERIFY(area->widget()->grab().save(QStringLiteral("%1/%2-whole.png").arg(folder, name)));
        }
    }

private:
    QTemporaryDir m_folder;
    std::unique_ptr<MainWindow> m_window;
    std::vector<Season> m_seasons;
    MatchId m_open;
};

/// What is too small to be touched, or wider than the page; empty: nothing.
QString cutIn(const QWidget& tab)
{
    for (const QScrollArea* area : tab.findChildren<QScrollArea*>()) {
        if (area->widget()->width() > area->viewport()->width())
            return s("the page");
    }
    for (const QWidget* widget : tab.findChildren<QWidget*>()) {
        const bool isTouched = widget->inherits("QAbstractButton") || widget->inherits("QComboBox");
        const int own = widget->hasHeightForWidth() ? 0 : widget->minimumSizeHint().height();
        const int least = std::max(isTouched ? 48 : 0, own);
        const bool isPart = widget->inherits("QScrollBar") || widget->inherits("QAbstractScrollArea");
        if (widget->isVisible() && !isPart && (widget->height() < least || (isTouched && widget->width() < 48)))
            return QStringLiteral("%1 %2: %3 of %4")
                .arg(s(widget->metaObject()->className()), widget->objectName())
                .arg(widget->height())
                .arg(least);
    }
    return {};
}

QList<QPointF> pointsOf(const QWidget& tab)
{
    for (const QAbstractSeries* series : tab.findChild<RatingChart*>()->chart()->series()) {
        if (series->type() == QAbstractSeries::SeriesTypeLine)
            return static_cast<const QLineSeries*>(series)->points();
    }
    return {};
}

} // namespace

class TestLeagueHistory : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { Theme::apply(*qApp); }

    void aTeamHasItsRecordFormAndRating()
    {
        Archive archive;
        const Season& season = archive.seasons().back();
        QVERIFY(archive.seasons().front().champion >= 0 && season.champion < 0);
        archive.page().openItem(LeaguePage::Tab::Teams, s("ogres"));
        LeagueTab* tab = archive.page().currentTab();
        QCOMPARE(tab->objectName(), s("teamsTab"));
        QCOMPARE(tab->findChild<QLabel*>(s("teamName"))->text(), s("Ogres"));
        QVERIFY(tab->findChild<QLabel*>(s("teamCoach"))->text().contains(s("Marek")));
        const league::Tally tally = teamCareers({&season}, archive.rules()).at("ogres");
        QVERIFY(tally.played > 2);
        QCOMPARE(archive.figure("played"), QString::number(tally.played));
        QCOMPARE(archive.figure("won"), QString::number(tally.won));
        QCOMPARE(archive.figure("lost"), QString::number(tally.lost));
        QCOMPARE(archive.figure("kills"), QString::number(tally.stats[0]));
        QCOMPARE(archive.figure("score"), QStringLiteral("%1:%2").arg(tally.scoreFor).arg(tally.scoreAgainst));
        const QString form = tab->findChild<QWidget*>(s("teamForm"))->accessibleName();
        QCOMPARE(form.split(u' ').size(), std::min(5, tally.played));
        QCOMPARE(form.count(u'W'), tally.won);
        // Each one it has met stands there with what happened between them.
        for (std::size_t i = 0; i < season.entrants.size(); ++i) {
            const league::Tally between =
                headToHead(season, archive.rules(), season.entrantNamed("ogres"), static_cast<int>(i));
            const QString row = archive.row(QString::fromStdString(season.entrants[i].id));
            QCOMPARE(row.isEmpty(), season.entrants[i].id == "ogres" || between.played == 0);
            if (!row.isEmpty())
                QVERIFY2(row.contains(s("Won %1").arg(between.won)),
                         qPrintable(row + s(", not won ") + QString::number(between.won)));
        }
        const auto rating = ratings(ratedMatches(season, league::RateBy::Entrant)).at("ogres");
        const QList<QPointF> course = pointsOf(*tab);
        QCOMPARE(course.size(), qsizetype(rating.course.size() + 1));
        QCOMPARE(course.first().y(), 1500.0);
        QCOMPARE(course.last().y(), rating.value);
        QVERIFY(tab->findChild<QLabel*>(s("teamRating"))->text().contains(s("Elo")));
        QVERIFY(tab->findChild<QLabel*>(s("teamRating"))->text().contains(s("32")));
        // What it brings along (KB-35.9).
        const QString points =
            QString::number(carriedOn(season, season.entrantNamed("ogres"))["active_upgrade_points"].get<int>());
        QStringList brings;
        for (const QLabel* label : tab->findChild<QWidget*>(s("teamBrings"))->findChildren<QLabel*>())
            brings << label->text();
        QVERIFY2(brings.join(u' ').contains(points + s(" active upgrade points")), qPrintable(brings.join(u' ')));
        // A press on an opponent opens its page; one on a match opens the fixture.
        tab->findChild<QAbstractButton*>(s("row_daemons"))->click();
        QCOMPARE(tab->findChild<QLabel*>(s("teamName"))->text(), s("Daemons"));
        QSignalSpy asked(tab, &LeagueTab::fixtureAsked);
        tab->findChild<QWidget*>(s("teamResults"))->findChildren<QAbstractButton*>().first()->click();
        QCOMPARE(asked.size(), qsizetype(1));
        QCOMPARE(archive.page().currentTab()->objectName(), s("fixturesTab"));
    }

    void whatIsCorrectedIsShownAtOnce()
    {
        Archive archive;
        archive.page().openItem(LeaguePage::Tab::Teams, s("fangs"));
        const QString before = archive.figure("won");
        archive.window().openSeason(archive.window().findChild<LeaguesPage*>()->session()->id().uuid);
        MatchSession& session = archive.page().league().session();
        session.undo();
        session.undo();
        const league::Tally tally = teamCareers({&archive.page().league().season()}, archive.rules()).at("fangs");
        QCOMPARE(archive.figure("won"), QString::number(tally.won));
        QCOMPARE(archive.figure("played"), QString::number(tally.played));
        QVERIFY(!before.isEmpty());
    }

    void aCoachHasACareerOverSeasons()
    {
        Archive archive;
        archive.page().openItem(LeaguePage::Tab::Coaches, s("coach_of_fangs"));
        QTRY_COMPARE(archive.figure("seasons"), s("3"));
        LeagueTab* tab = archive.page().currentTab();
        const league::Tally tally = coachCareers(archive.all(), archive.rules()).at("coach_of_fangs");
        QCOMPARE(archive.figure("played"), QString::number(tally.played));
        QCOMPARE(archive.figure("titles"), QString::number(tally.titles));
        QCOMPARE(archive.figure("finals"), QString::number(tally.finals));
        QVERIFY(archive.row(s("spring")).contains(s("Fangs")));
        QVERIFY(archive.row(s("winter")).contains(s("Winter League")));
        QVERIFY(!tab->findChild<QLabel*>(s("pastReading"))->isVisible());
        // The champion's coach has the title.
        const Season& spring = archive.seasons().front();
        const std::string champion = spring.entrant(spring.champion).coach;
        archive.page().openItem(LeaguePage::Tab::Coaches, QString::fromStdString(champion));
        QVERIFY(archive.figure("titles").toInt() >= 1);
        QVERIFY2(archive.row(s("spring")).contains(s("Champion")), qPrintable(archive.row(s("spring"))));
    }

    void recordsAreOfThisSeasonOrOfAll()
    {
        Archive archive;
        archive.page().openTab(LeaguePage::Tab::Records);
        LeagueTab* tab = archive.page().currentTab();
        const auto hold = [&](const std::vector<league::Record>& expected) {
            QStringList wrong;
            for (const league::Record& record : expected) {
                const QString row = archive.row(QString::fromStdString(record.kind));
                if (!row.contains(QString::number(record.value)) ||
                    !row.contains(QString::fromStdString(record.holder)))
                    wrong << QString::fromStdString(record.kind) + s(": ") + row;
            }
            return wrong.join(u'\n');
        };
        const auto own = records({&archive.seasons().back()}, archive.rules());
        QVERIFY(own.size() >= 6);
        QCOMPARE(hold(own), QString());
        QVERIFY(archive.row(s("most_kills")).contains(s("kills")));
        tab->findChild<SegmentedChoice*>(s("recordsScope"))->findChild<QAbstractButton*>(s("segment1"))->click();
        const auto all = records(archive.all(), archive.rules());
        QTRY_COMPARE(hold(all), QString());
        QTRY_VERIFY(!tab->findChild<QLabel*>(s("pastReading"))->isVisible());
        // Ratings of teams, then of coaches, the best first.
        std::vector<league::RatedMatch> matches;
        for (const Season* season : archive.all()) {
            for (league::RatedMatch& match : ratedMatches(*season, league::RateBy::Coach))
                matches.push_back(match);
        }
        tab->findChild<SegmentedChoice*>(s("ratingsBy"))->findChild<QAbstractButton*>(s("segment1"))->click();
        for (const auto& [coach, rating] : ratings(matches)) {
            const QString row = archive.row(QString::fromStdString(coach));
            QVERIFY2(row.contains(tally_words::ratingWords(rating.value)), qPrintable(row));
        }
        QVERIFY(tab->findChild<QLabel*>(s("ratingSystem"))->text().contains(s("1500")));
        QVERIFY(tab->findChild<RatingChart*>()->accessibleDescription().contains(s("Zsófia")) ||
                tab->findChild<RatingChart*>()->accessibleDescription().contains(s("Bence")));
    }

    void aRecordLeadsToItsMatch()
    {
        Archive archive;
        archive.page().openTab(LeaguePage::Tab::Records);
        LeagueTab* tab = archive.page().currentTab();
        QSignalSpy asked(tab, &LeagueTab::fixtureAsked);
        tab->findChild<QAbstractButton*>(s("row_biggest_win"))->click();
        QCOMPARE(asked.size(), qsizetype(1));
        for (const league::Record& record : records({&archive.seasons().back()}, archive.rules())) {
            if (record.kind == "biggest_win")
                QCOMPARE(asked.at(0).at(0).toString(), QString::fromStdString(record.fixture));
        }
    }

    void areWholeAtEverySize_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<double>("text");
        QTest::newRow("1024") << QSize(1024, 700) << 1.0;
        QTest::newRow("1366") << QSize(1366, 768) << 1.0;
        QTest::newRow("1366-200") << QSize(1366, 768) << 2.0;
        QTest::newRow("1024-200") << QSize(1024, 700) << 2.0;
    }
    void areWholeAtEverySize()
    {
        QFETCH(QSize, size);
        QFETCH(double, text);
        Archive archive(size, text);
        const std::pair<LeaguePage::Tab, const char*> tabs[]{{LeaguePage::Tab::Teams, "team"},
                                                             {LeaguePage::Tab::Coaches, "coach"},
                                                             {LeaguePage::Tab::Records, "records"}};
        for (const auto& [tab, name] : tabs) {
            archive.page().openTab(tab);
            if (tab == LeaguePage::Tab::Coaches)
                QTRY_COMPARE(archive.figure("seasons"), s("3"));
            QTest::qWait(100); // layouts find their places by and by, and stay there
            QTRY_COMPARE(cutIn(*archive.page().currentTab()), QString());
            archive.shoot(QStringLiteral("league-%1-%2").arg(s(name), s(QTest::currentDataTag())));
        }
        archive.window().settings().setTheme({});
    }
};

QTEST_MAIN(TestLeagueHistory)
#include "tst_league_history.moc"
