// SPDX-License-Identifier: GPL-3.0-or-later
#include "leagues/phones/season_devices.h"

#include "base/contains.h"
#include "devices/phone_json.h"
#include "devices/phone_rules.h"
#include "devices/phone_server.h"
#include "devices/phone_words.h"
#include "devices/qr_code.h"
#include "league/refereeing/acts.h"
#include "leagues/season/season_library.h"
#include "look/readers_language.h"
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

const std::string leagues = "leagues";
const std::string keptKind = "season_phones";

/// Null: it has no such part.
Json partOf(const Json& json, const char* key)
{
    return json.is_object() && json.contains(key) ? json.at(key) : Json();
}

Json jsonOf(const Report& report)
{
    return {{"fixture", report.fixture}, {"entrant", report.entrant}, {"told", report.told}, {"result", report.result}};
}
Report reportOf(const Json& json)
{
    return {valueIn(json, "fixture", std::string()), valueIn(json, "entrant", std::string()), partOf(json, "told"),
            partOf(json, "result")};
}

} // namespace

SeasonDevices::SeasonDevices(const LeagueSession& league, QObject* parent)
    : Devices(static_cast<int>(May::Report), parent)
    , m_league(league)
    , m_rules(std::make_unique<PhoneRules>(
          QStringList{QString::fromStdString(leagues), QString::fromStdString(league.season().game)}))
{
    constexpr std::size_t everybody = 256; // a whole club
    server().setMostLines(everybody);
    server().setFirstPage(QStringLiteral("season.html"));
    readKept();
    renewGoing();
    connect(&m_league.session(), &MatchSession::changed, this, &SeasonDevices::renewGoing);
    connect(this, &Devices::changed, this, [this] {
        if (isOn())
            (void)keep(); // who sits where: told again by the phones themselves
    });
}

SeasonDevices::~SeasonDevices() = default;

void SeasonDevices::readKept()
{
    KeptThings things(m_league.shelf().store(), leagues);
    const Checked<std::vector<KeptThing>> all = things.all(keptKind);
    if (!all)
        return;
    for (const KeptThing& thing : *all) {
        if (thing.glance != m_league.session().id().uuid || !thing.content.is_object())
            continue;
        m_keptId = thing.id;
        m_kept = thing.content;
        for (const Json& report : partOf(m_kept, "reports"))
            m_going.reports.push_back(reportOf(report));
        if (const Json checkIn = partOf(m_kept, "check_in"); checkIn.is_object()) {
            m_checkIn = CheckIn{{valueIn(checkIn, "playoffs", false), valueIn(checkIn, "round", 0)}, {}};
            for (const Json& id : partOf(checkIn, "here")) {
                if (id.is_string())
                    m_checkIn->here.insert(id.get<std::string>());
            }
        }
    }
}

Problems SeasonDevices::keep()
{
    Json kept = m_kept.is_object() ? m_kept : Json::object();
    if (isOn()) {
        kept["word"] = server().word().toStdString();
        kept["places"] = Json::object();
        for (const auto& [place, holder] : holders())
            kept["places"][place] = {{"word", holder.word.toStdString()},
                                     {"since", holder.since.toString(Qt::ISODate).toStdString()}};
    }
    kept["reports"] = Json::array();
    for (const Report& report : m_going.reports)
        kept["reports"].push_back(jsonOf(report));
    kept["check_in"] = nullptr;
    if (m_checkIn)
        kept["check_in"] = {
            {"playoffs", m_checkIn->round.playoffs}, {"round", m_checkIn->round.number}, {"here", m_checkIn->here}};
    if (kept == m_kept)
        return {};
    KeptThings things(m_league.shelf().store(), leagues);
    const Checked<QStringList> ids = things.keep({{m_keptId, keptKind, m_league.session().id().uuid, kept}});
    if (!ids)
        return ids.problems();
    m_keptId = ids->front();
    m_kept = std::move(kept);
    return {};
}

void SeasonDevices::comesOn()
{
    m_rules->prepare();
    std::map<std::string, Holder> places;
    const Json kept = partOf(m_kept, "places");
    for (const auto& [place, holder] : kept.items()) {
        if (season().entrantNamed(place) >= 0)
            places[place] = {
                QString::fromStdString(valueIn(holder, "word", std::string())),
                QDateTime::fromString(QString::fromStdString(valueIn(holder, "since", std::string())), Qt::ISODate),
                false};
    }
    restore(QString::fromStdString(valueIn(m_kept, "word", std::string())), std::move(places));
}

void SeasonDevices::renewGoing()
{
    m_going.begun = MatchFixtures(m_league.shelf().store()).begunOf(m_league.session().id());
    putReports(m_going.reports);
    if (m_checkIn && season_frames::roundToCome(season()) != std::optional(m_checkIn->round))
        m_checkIn.reset();
    (void)keep();
    tellSoon();
    Q_EMIT reported();
}

void SeasonDevices::putReports(std::vector<Report> reports)
{
    m_going.reports = stillOpen(season(), reports);
}

void SeasonDevices::drop(const std::string& fixture)
{
    std::erase_if(m_going.reports, [&](const Report& report) { return report.fixture == fixture; });
    renewGoing();
}

void SeasonDevices::openCheckIn()
{
    if (const std::optional<PaperRound> round = season_frames::roundToCome(season()))
        m_checkIn = CheckIn{*round, {}};
    renewGoing();
}

void SeasonDevices::closeCheckIn()
{
    m_checkIn.reset();
    renewGoing();
}

void SeasonDevices::setHere(const std::string& entrant, bool isHere)
{
    if (!m_checkIn)
        return;
    if (isHere)
        m_checkIn->here.insert(entrant);
    else
        m_checkIn->here.erase(entrant);
    renewGoing();
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
        return "<img width=\"" + side + "\" height=\"" + side + "\" src=\"data:image/png;base64," +
               png.toBase64().toStdString() + "\">";
    };
}

DevicesWords SeasonDevices::words() const
{
    return {tr("Phones of this season"),
            tr("Everybody follows the season on their phone, reports results from the table and checks in: on a page "
               "in the browser that comes from this laptop. There is nothing to install."),
            {tr("watch", "Phones may"), tr("report too", "Phones may")},
            {"phonesMay_watch", "phonesMay_report"},
            tr("Whoever has the address sees the season as it stands, and can take a place that is free. A result "
               "counts when you accept it."),
            tr("The way to the phones is not encrypted: who listens in this network can read it."),
            tr("With a new address every phone has to come again, and printed result slips lose their code."),
            tr("Back to the season"),
            tr("Projector page"),
            tr("Who comes by phone appears here.")};
}

std::vector<DeviceSeat> SeasonDevices::seats() const
{
    std::vector<DeviceSeat> taken;
    for (const auto& [place, holder] : holders()) {
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
    std::set<std::string> taken;
    for (const auto& [place, ignored] : holders())
        taken.insert(place);
    const std::optional<PaperRound> round = roundToPrint(season());
    Json checkIn;
    if (m_checkIn)
        checkIn = {{"round", said(titleOf(season(), m_checkIn->round))}, {"here", m_checkIn->here}};
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
            {"checkIn", std::move(checkIn)},
            {"me", nullptr}};
}

Json SeasonDevices::shownTo(const std::string& place)
{
    return season_frames::ownOf(m_league, m_going, place);
}

Json SeasonDevices::answer(const std::string& place, const std::string& what, const Json& asked)
{
    if (what == "search")
        return m_rules->find(asked);
    if (what == "rule")
        return m_rules->section(asked);
    if (what != "form" && what != "report" && what != "here")
        return {};
    if (may() == May::Watch)
        return sorry(tr("Results are told to the organiser."));
    if (place.empty())
        return sorry(m_league.hasTeams() ? tr("Choose first which team you are.") : tr("Choose first who you are."));
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
                   : sorry(tr("This is no open match of yours: its result is there already, or others play it."));
}

Json SeasonDevices::report(const std::string& place, const Json& asked)
{
    const Fixture* fixture = ownFixture(place, valueIn(asked, "fixture", std::string()));
    if (!fixture)
        return sorry(tr("This is no open match of yours: its result is there already, or others play it."));
    const Json told = partOf(asked, "told");
    std::vector<Report> reports = m_going.reports;
    const auto own = std::find_if(reports.begin(), reports.end(), [&](const Report& report) {
        return report.fixture == fixture->id && report.entrant == place;
    });
    QString words;
    if (!told.is_null()) {
        const Checked<Json> result = resultFrom(told, season(), m_league.rules(), *fixture);
        if (!result)
            return sorry(whistle::words(result.problems()).join(u' '));
        const Checked<LeagueSession::Ahead> ahead =
            m_league.tryOut({actJson(league::RecordResult{fixture->id, *result})});
        if (!ahead)
            return sorry(whistle::words(ahead.problems()).join(u' '));
        if (!ahead->told.accepted) {
            Json no = sorry({});
            QStringList why;
            for (const Objection& objection : ahead->told.objections) {
                why << m_league.session().words(objection.why);
                no["rules"].push_back(said(idOf(objection.rule)));
            }
            no["why"] = said(why.isEmpty() ? QString() : why.takeFirst());
            no["more"] = saidAll(why);
            return no;
        }
        words = season_frames::wordsOf(m_league, *fixture, *result);
        Report anew{fixture->id, place, told, *result};
        own == reports.end() ? reports.push_back(std::move(anew)) : void(*own = std::move(anew));
    } else if (own != reports.end()) {
        reports.erase(own);
    }
    const std::vector<Report> before = m_going.reports;
    putReports(std::move(reports));
    if (const Problems problems = keep(); !problems.empty()) {
        m_going.reports = before;
        return sorry(tr("Not reported: this cannot be saved. %1").arg(whistle::words(problems).join(u' ')));
    }
    static const char* const states[] = {"open", "reported", "agreed", "differs"};
    const Json answer{{"is", "reported"},
                      {"words", said(words)},
                      {"state", states[static_cast<int>(league::reported(season(), *fixture, m_going.reports))]}};
    tellSoon();
    tellLaptop();
    Q_EMIT reported();
    return answer;
}

Json SeasonDevices::here(const std::string& place, const Json& asked)
{
    if (!m_checkIn)
        return sorry(tr("Nobody is asked just now who is there."));
    const bool isHere = valueIn(asked, "here", true);
    setHere(place, isHere);
    return {{"is", "told"},
            {"words", said(isHere ? tr("You are checked in.") : tr("You are not checked in any more."))}};
}

} // namespace whistle
