// SPDX-License-Identifier: GPL-3.0-or-later
#include "leagues/phones/season_devices.h"

#include "base/common_words.h"
#include "base/contains.h"
#include "catalog/seasons.h"
#include "club/club_words.h"
#include "devices/phone_json.h"
#include "devices/phone_rules.h"
#include "devices/phone_server.h"
#include "devices/phone_words.h"
#include "devices/qr_code.h"
#include "league/refereeing/acts.h"
#include "league/telling/season_json.h"
#include "leagues/club/club_desk.h"
#include "leagues/season/league_words.h"
#include "leagues/season/season_library.h"
#include "match/match_library.h"
#include "store/kept_things.h"
#include "store/match_fixtures.h"

#include <QBuffer>
#include <QUrl>
#include <algorithm>
#include <nlohmann/json.hpp>

namespace whistle {

using league::Fixture;
using league::PaperRound;
using league::Report;

namespace {

const std::string keptKind = "season_phones";

Json jsonOf(const Report& report)
{
    return {{"fixture", report.fixture},
            {"sides", report.sides},
            {"entrant", report.entrant},
            {"told", report.told},
            {"result", report.result}};
}
/// None: it is damaged.
std::optional<Report> reportOf(const Json& json)
{
    Report report{valueIn(json, "fixture", std::string()),
                  {},
                  valueIn(json, "entrant", std::string()),
                  partOf(json, "told"),
                  partOf(json, "result")};
    for (const Json& side : partOf(json, "sides"))
        report.sides.push_back(side.is_string() ? side.get<std::string>() : std::string());
    const bool isWhole = report.told.is_object() && league::resultShape().check(report.result).empty();
    return isWhole ? std::optional(std::move(report)) : std::nullopt;
}

} // namespace

SeasonDevices::SeasonDevices(const LeagueSession& league, QObject* parent)
    : Devices(static_cast<int>(May::Report), parent)
    , m_league(league)
    , m_rules(std::make_unique<PhoneRules>(
          QStringList{QString::fromLatin1(keptForLeagues), QString::fromStdString(league.season().game)}))
    , m_served(league.shelf().store().folder() + QStringLiteral("/phones-%1.lock").arg(league.session().id().uuid))
{
    m_served.setStaleLockTime(0);          // as long as the program lives that has it
    constexpr std::size_t everybody = 256; // a whole club
    constexpr int pace = 250;              // ms; a season does not hurry
    server().setMostLines(everybody);
    setPace(pace);
    server().setFirstPage(QStringLiteral("season.html"));
    readKept();
    renewGoing();
    connect(&m_league.session(), &MatchSession::changed, this, &SeasonDevices::renewGoing);
    if (ClubLink* club = m_league.shelf().club())
        connect(club, &ClubLink::changed, this, [this] {
            const season_frames::Going before = m_going;
            takeClub();
            if (isOn() && !(m_going == before))
                tellChange();
        });
    connect(this, &Devices::changed, this, [this] {
        if (isOn()) // else nobody sits anywhere, and what is kept waits for another time
            tellIfNotKept(change({}));
        else
            m_served.unlock();
    });
}

SeasonDevices::~SeasonDevices() = default;

void SeasonDevices::readKept()
{
    m_kept = Json();
    m_reports.clear();
    m_checkIn.reset();
    const Checked<std::optional<KeptThing>> thing =
        KeptThings(m_league.shelf().store(), keptForLeagues).find(m_league.session().id().uuid);
    if (!thing || !*thing || (*thing)->kind != keptKind || !(*thing)->content.is_object())
        return;
    m_kept = (*thing)->content;
    for (const Json& each : partOf(m_kept, "reports")) {
        if (std::optional<Report> report = reportOf(each))
            m_reports.push_back(std::move(*report));
    }
    if (const Json checkIn = partOf(m_kept, "check_in"); checkIn.is_object()) {
        m_checkIn = CheckIn{{valueIn(checkIn, "playoffs", false), valueIn(checkIn, "round", 0)}, {}};
        for (const Json& id : partOf(checkIn, "here")) {
            if (id.is_string())
                m_checkIn->here.insert(id.get<std::string>());
        }
    }
}

Json SeasonDevices::kept() const
{
    Json kept = m_kept.is_object() ? m_kept : Json::object();
    if (isOn()) {
        kept["word"] = server().word().toStdString();
        kept["port"] = server().port();
        kept["places"] = Json::object();
        for (const auto& [place, holder] : places().holders())
            kept["places"][place] = {{"word", holder.word.toStdString()},
                                     {"since", holder.since.toString(Qt::ISODate).toStdString()}};
    }
    kept["reports"] = Json::array();
    for (const Report& report : m_reports)
        kept["reports"].push_back(jsonOf(report));
    kept["check_in"] = nullptr;
    if (m_checkIn)
        kept["check_in"] = {
            {"playoffs", m_checkIn->round.playoffs}, {"round", m_checkIn->round.number}, {"here", m_checkIn->here}};
    return kept;
}

Problems SeasonDevices::change(const std::function<void()>& what)
{
    if (!isOn())
        readKept();
    const std::vector<Report> reports = m_reports;
    const std::optional<CheckIn> checkIn = m_checkIn;
    if (what)
        what();
    Json now = kept();
    if (now == m_kept)
        return {};
    const QString id = m_league.session().id().uuid;
    const Checked<QStringList> ids =
        KeptThings(m_league.shelf().store(), keptForLeagues).keep({{id, keptKind, id, now}});
    if (!ids) {
        m_reports = reports;
        m_checkIn = checkIn;
        return ids.problems();
    }
    m_kept = std::move(now);
    if (what)
        tellChange();
    return {};
}

void SeasonDevices::tellChange()
{
    m_going.reports = stillOpen(season(), m_reports);
    tellSoon();
    Q_EMIT reported();
}

QString SeasonDevices::comesOn()
{
    if (!m_served.isLocked() && !m_served.tryLock()) {
        return m_served.error() == QLockFile::LockFailedError
                   ? tr("Another window serves the phones of this season. Switch them off there first.")
                   : tr("The data folder cannot be written to.");
    }
    m_rules->prepare();
    readKept(); // another program may have gone on with it
    m_going.reports = stillOpen(season(), m_reports);
    Places::Holders places;
    const Json sat = partOf(m_kept, "places");
    for (const auto& [place, holder] : sat.items()) {
        if (season().entrantNamed(place) >= 0)
            places[place] = {
                QString::fromStdString(valueIn(holder, "word", std::string())),
                QDateTime::fromString(QString::fromStdString(valueIn(holder, "since", std::string())), Qt::ISODate),
                false};
    }
    restore(QString::fromStdString(valueIn(m_kept, "word", std::string())),
            static_cast<quint16>(valueIn(m_kept, "port", 0)), std::move(places));
    return {};
}

void SeasonDevices::renewGoing()
{
    m_begunHere = MatchFixtures(m_league.shelf().store()).begunOf(m_league.session().id());
    takeClub();
    tellChange();
}

/// What goes on at the tables of the club.
void SeasonDevices::takeClub()
{
    m_going.begun = m_begunHere;
    m_going.scores.clear();
    m_going.standing.clear();
    m_going.places.clear();
    m_going.called.clear();
    m_going.clock.reset();
    ClubLink* club = m_league.shelf().club();
    if (!club || !club->club())
        return;
    const ClubDesk desk(m_league, *club);
    for (const ClubRecord* record : desk.tables()) {
        m_going.begun.insert(record->fixture);
        m_going.standing[record->fixture] =
            record->finished ? club_words::overWord() : desk.standingIn(record->summary);
        if (!record->place.empty())
            m_going.places[record->fixture] = QString::fromStdString(record->place);
        std::map<int, int>& scores = m_going.scores[record->fixture];
        for (const Json& seat : partOf(record->summary, "seats"))
            scores.emplace(entrantCalled(season(), valueIn(seat, "name", std::string())), valueIn(seat, "score", 0));
    }
    for (const ClubDesk::Open& open : desk.open()) {
        if (open.call)
            m_going.called.emplace(open.fixture->id,
                                   season_frames::Called{QString::fromStdString(open.call->place), open.call->at});
    }
    if (const ClubClock* clock = desk.news().clockOf(desk.season()))
        m_going.clock = *clock;
}

void SeasonDevices::drop(const std::string& fixture)
{
    tellIfNotKept(
        change([&] { std::erase_if(m_reports, [&](const Report& report) { return report.fixture == fixture; }); }));
}

const SeasonDevices::CheckIn* SeasonDevices::checkIn() const
{
    return m_checkIn && season_frames::roundToCome(season()) == std::optional(m_checkIn->round) ? &*m_checkIn : nullptr;
}

std::vector<int> SeasonDevices::expected() const
{
    return checkIn() ? season_frames::expectedIn(season(), m_checkIn->round) : std::vector<int>();
}

void SeasonDevices::openCheckIn()
{
    tellIfNotKept(change([&] {
        if (const std::optional<PaperRound> round = season_frames::roundToCome(season()))
            m_checkIn = CheckIn{*round, {}};
    }));
}

void SeasonDevices::closeCheckIn()
{
    tellIfNotKept(change([&] { m_checkIn.reset(); }));
}

void SeasonDevices::setHere(const std::string& entrant, bool isHere)
{
    tellIfNotKept(noteHere(entrant, isHere));
}

void SeasonDevices::tellIfNotKept(const Problems& problems)
{
    if (!problems.empty())
        Q_EMIT notKept(problems);
}

Problems SeasonDevices::noteHere(const std::string& entrant, bool isHere)
{
    return change([&] {
        if (checkIn() && isHere)
            m_checkIn->here.insert(entrant);
        else if (checkIn())
            m_checkIn->here.erase(entrant);
    });
}

league::SlipCode SeasonDevices::slipCodes() const
{
    if (url().isEmpty())
        return {};
    return [page = url()](const Fixture& fixture) {
        const QString leadsTo =
            page + u'#' + QString::fromLatin1(QUrl::toPercentEncoding(QString::fromStdString(fixture.id)));
        constexpr int fine = 4; // paper shows more than a screen
        QByteArray png;
        QBuffer buffer(&png);
        buffer.open(QIODevice::WriteOnly);
        qrCode(leadsTo, fine * league::slipCodeSide).save(&buffer, "PNG");
        const std::string side = std::to_string(league::slipCodeSide);
        return "<img alt=\"\" width=\"" + side + "\" height=\"" + side + "\" src=\"data:image/png;base64," +
               png.toBase64().toStdString() + "\">";
    };
}

DevicesWords SeasonDevices::words() const
{
    return {LeagueWords::tr("Phones of this season"),
            tr("Everyone follows the season on their phone, reports results from the table and checks in, all on a "
               "browser page from this laptop. There is nothing to install."),
            {CommonWords::tr("watch"), tr("report too", "Phones may")},
            {"phonesMay_watch", "phonesMay_report"},
            tr("Anyone with the address sees the current season and can take a free place. A result counts when you "
               "accept it."),
            tr("The connection to the phones is not encrypted: anyone listening on this network can read it."),
            tr("With a new address every phone must join again, and printed result slips lose their code."),
            tr("Back to the season"),
            tr("Projector page"),
            tr("Phones that connect appear here.")};
}

std::vector<DeviceSeat> SeasonDevices::seats() const
{
    std::vector<DeviceSeat> taken;
    for (const auto& [place, holder] : places().holders()) {
        const int entrant = season().entrantNamed(place);
        if (entrant >= 0)
            taken.push_back({place, m_league.nameOf(entrant), 0, true, holder.isAwake, holder.since});
    }
    std::stable_sort(taken.begin(), taken.end(),
                     [](const DeviceSeat& a, const DeviceSeat& b) { return a.since < b.since; });
    return taken;
}

std::optional<QString> SeasonDevices::nameOf(const std::string& place) const
{
    const int entrant = season().entrantNamed(place);
    return entrant < 0 || hasLeft(season(), entrant) ? std::nullopt : std::optional(m_league.nameOf(entrant));
}

Json SeasonDevices::pageWords() const
{
    return seasonWords();
}

Json SeasonDevices::shown()
{
    const std::size_t lines = m_league.record().recordedLines().size();
    Told& told = m_told[QLocale().name()];
    if (told.lines != lines)
        told = {lines, season_frames::tablesOf(m_league), season_frames::bracketsOf(m_league)};
    if (m_nextAt != lines) {
        m_next = season_frames::nextOf(season());
        m_nextAt = lines;
    }
    std::set<std::string> taken;
    for (const auto& [place, ignored] : places().holders())
        taken.insert(place);
    const std::optional<PaperRound> round = roundToPrint(season());
    Json asked;
    m_expected.clear();
    if (const CheckIn* open = checkIn()) {
        Json here = Json::array();
        const std::vector<int> all = expected();
        for (const int entrant : all) {
            if (contains(open->here, season().entrant(entrant).id))
                here.push_back(season().entrant(entrant).id);
        }
        m_expected = all;
        asked = {{"round", said(titleOf(season(), open->round))}, {"here", std::move(here)}, {"of", all.size()}};
    }
    return {{"is", "season"},
            {"revision", lines},
            {"name", season().name},
            {"game", said(Text{m_league.rules().name}.render())},
            {"where", said(season_frames::whereOf(season()))},
            {"over", said(season_frames::endOf(m_league))},
            {"may", may() == May::Watch ? "watch" : "report"},
            {"teams", m_league.hasTeams()},
            {"entrants", season_frames::entrantsOf(m_league, taken)},
            {"tables", told.tables},
            {"rounds", season_frames::roundsOf(m_league, m_going)},
            {"round", round && !season().isOver ? wordOf(*round) : std::string()},
            {"bracket", told.brackets},
            {"call", season_frames::callOf(m_league, m_going)},
            {"clock", season_frames::clockOf(m_going)},
            {"checkIn", std::move(asked)},
            {"me", nullptr}};
}

Json SeasonDevices::shownTo(const std::string& place)
{
    Json own = season_frames::ownOf(m_league, m_going, m_next, place);
    own["asked"] = contains(m_expected, season().entrantNamed(place));
    return own;
}

Json SeasonDevices::answer(const std::string& place, const std::string& what, const Json& asked)
{
    if (what == "search")
        return m_rules->find(asked);
    if (what == "rule")
        return m_rules->section(asked);
    if (what == "book")
        return m_rules->readAll(asked);
    if (what != "form" && what != "report" && what != "here")
        return {};
    if (may() == May::Watch)
        return sorry(tr("Results are reported to the organiser."));
    if (place.empty())
        return sorry(m_league.hasTeams() ? tr("First choose which team you are.") : tr("First choose who you are."));
    return what == "form" ? form(place, asked) : what == "report" ? report(place, asked) : here(place, asked);
}

const Fixture* SeasonDevices::ownFixture(const std::string& place, const std::string& fixture) const
{
    const int index = season().fixtureNamed(fixture);
    if (index < 0)
        return nullptr;
    const Fixture& found = season().fixtures[static_cast<std::size_t>(index)];
    const bool isOwn = contains(found.sides, season().entrantNamed(place));
    return isOwn && isKnown(found) && !isSettled(season(), found) ? &found : nullptr;
}

Json SeasonDevices::form(const std::string& place, const Json& asked) const
{
    const Fixture* fixture = ownFixture(place, valueIn(asked, "fixture", std::string()));
    return fixture ? season_frames::formOf(m_league, *fixture)
                   : sorry(tr("You cannot report this match: it already has a result, or you do not play in it."));
}

Json SeasonDevices::report(const std::string& place, const Json& asked)
{
    const Fixture* fixture = ownFixture(place, valueIn(asked, "fixture", std::string()));
    if (!fixture)
        return sorry(tr("You cannot report this match: it already has a result, or you do not play in it."));
    const Json told = partOf(asked, "told");
    std::optional<Report> anew;
    if (!told.is_null()) {
        Checked<Report> read = readReport(told, place, season(), m_league.rules(), *fixture);
        if (!read)
            return sorry(whistle::words(read.problems()).join(u' '));
        const Checked<LeagueSession::Ahead> ahead =
            m_league.tryOut({actJson(league::RecordResult{fixture->id, read->result})});
        if (!ahead)
            return sorry(whistle::words(ahead.problems()).join(u' '));
        if (!ahead->told.accepted)
            return refused(ahead->told);
        anew = std::move(*read);
    }
    const Problems problems = change([&] {
        const auto own = std::find_if(m_reports.begin(), m_reports.end(), [&](const Report& report) {
            return report.fixture == fixture->id && report.entrant == place;
        });
        if (own != m_reports.end() && anew)
            *own = *anew;
        else if (own != m_reports.end())
            m_reports.erase(own);
        else if (anew)
            m_reports.push_back(*anew);
    });
    if (!problems.empty())
        return sorry(tr("This could not be saved. %1").arg(whistle::words(problems).join(u' ')));
    return {{"is", "reported"},
            {"words", anew ? said(season_frames::wordsOf(m_league, *fixture, anew->result)) : std::string()},
            {"state", std::string(toWord(league::reported(season(), *fixture, m_going.reports)))}};
}

Json SeasonDevices::refused(const PlayResult& result) const
{
    Json no = sorry({});
    QStringList why;
    for (const Objection& objection : result.objections) {
        why << m_league.session().words(objection.why);
        no["rules"].push_back(said(idOf(objection.rule)));
    }
    no["why"] = said(why.isEmpty() ? QString() : why.takeFirst());
    no["more"] = saidAll(why);
    return no;
}

Json SeasonDevices::here(const std::string& place, const Json& asked)
{
    if (!contains(expected(), season().entrantNamed(place)))
        return sorry(tr("Check-in is not open for you."));
    const bool isHere = valueIn(asked, "here", true);
    if (const Problems problems = noteHere(place, isHere); !problems.empty())
        return sorry(tr("This could not be saved. %1").arg(whistle::words(problems).join(u' ')));
    return {{"is", "told"}, {"words", said(isHere ? tr("You are checked in.") : tr("You are no longer checked in."))}};
}

} // namespace whistle

#include "moc_season_devices.cpp"
