// SPDX-License-Identifier: GPL-3.0-or-later
#include "leagues/phones/reports_tab.h"

#include "base/contains.h"
#include "league/refereeing/acts.h"
#include "leagues/panels/act_panel.h"
#include "leagues/panels/layout.h"
#include "leagues/panels/two_columns.h"

#include <algorithm>

namespace whistle {

using namespace league_layout;
using league::Fixture;
using league::Report;
using league::Reported;

ReportsTab::ReportsTab(const LeagueSession& session, SeasonDevices& devices, QWidget* parent)
    : LeagueTab(session, parent)
    , m_devices(devices)
{
    setObjectName(QStringLiteral("reportsTab"));
    m_list->setColumns(1);
    m_here->setEven(true);
    auto* columns = new TwoColumns(this, 1, 1);
    columns->left()->addWidget(new TitledPanel([] { return tr("Reported from the tables"); }, {m_none, m_list}));
    m_checkIn = new TitledPanel([] { return tr("Check-in"); }, {m_checkWords, m_here, m_checkActs});
    columns->left()->addWidget(m_checkIn);
    columns->left()->addStretch(1);
    m_right = columns->right();
    m_right->addStretch(1);
    connect(&m_devices, &SeasonDevices::reported, this, &LeagueTab::renew);
}

int ReportsTab::waiting(const SeasonDevices& devices)
{
    std::set<std::string> fixtures;
    for (const Report& report : devices.reports())
        fixtures.insert(report.fixture);
    return static_cast<int>(fixtures.size());
}

const Fixture& ReportsTab::fixtureNamed(const std::string& id) const
{
    const league::Season& season = league().season();
    return season.fixtures[static_cast<std::size_t>(season.fixtureNamed(id))];
}

std::vector<Report> ReportsTab::reportsOn(const std::string& fixture) const
{
    std::vector<Report> found;
    for (const Report& report : m_devices.reports()) {
        if (report.fixture == fixture)
            found.push_back(report);
    }
    return found;
}

/// "Fangs 26:18 Ogres", or who plays where they do not agree.
QString ReportsTab::matchOf(const std::string& id) const
{
    const Fixture& fixture = fixtureNamed(id);
    const std::optional<Json> all = agreed(reportsOn(id));
    if (!all)
        return league().sidesOf(fixture);
    const QString words = season_frames::wordsOf(league(), fixture, *all);
    const QStringList names = league().namesIn(fixture);
    const bool isScoreAlone = !all->contains("forfeited_by") && !all->contains("by");
    return names.size() == 2 && isScoreAlone
               ? tr("%1 %2 %3", "a side, the score, the other side").arg(names[0], words, names[1])
               : tr("%1: %2", "who plays, a result").arg(league().sidesOf(fixture), words);
}

/// "All sides have reported it alike.", "reported: Fangs; not yet: Ogres", "Fangs: 26:18; Ogres: 26:17".
QString ReportsTab::saidOf(const std::string& id) const
{
    const Fixture& fixture = fixtureNamed(id);
    const std::vector<Report> reports = reportsOn(id);
    QStringList said;
    if (!agreed(reports)) {
        for (const Report& report : reports)
            said << tr("%1: %2", "a name, what it reports")
                        .arg(league().nameOf(league().season().entrantNamed(report.entrant)),
                             season_frames::wordsOf(league(), fixture, report.result));
        return said.join(tr("; ", "between what two report"));
    }
    if (reported(league().season(), fixture, reports) == Reported::Agreed)
        return tr("All sides have reported it alike.");
    QStringList silent;
    for (const int side : fixture.sides) {
        const bool hasReported = std::any_of(reports.begin(), reports.end(), [&](const Report& report) {
            return report.entrant == league().season().entrant(side).id;
        });
        (hasReported ? said : silent) << league().nameOf(side);
    }
    const QString between = tr(", ", "between two names");
    return tr("reported: %1; not yet: %2", "names").arg(said.join(between), silent.join(between));
}

void ReportsTab::refresh()
{
    listReports();
    if (!m_isAboutMissing) {
        const std::vector<Report> now = reportsOn(m_chosen);
        if (m_act && staysTyped() && now == m_seen)
            m_act->look();
        else
            lookAtReport();
    } else if (!m_devices.checkIn()) {
        closeAct();
        lookAtReport();
    } else {
        m_act->look();
    }
    showCheckIn();
}

void ReportsTab::listReports()
{
    std::vector<std::string> fixtures;
    for (const Report& report : m_devices.reports()) {
        if (!contains(fixtures, report.fixture))
            fixtures.push_back(report.fixture);
    }
    if (!contains(fixtures, m_chosen))
        m_chosen = fixtures.empty() ? std::string() : fixtures.front();
    std::vector<ButtonSpec> specs;
    for (const std::string& id : fixtures) {
        const Fixture& fixture = fixtureNamed(id);
        const QString title = tr("%1: %2", "round and table, who plays")
                                  .arg(season_frames::placeOf(league().season(), fixture), matchOf(id));
        specs.push_back(
            ButtonSpec{QStringLiteral("report_") + QString::fromStdString(id), title, [this, id] { choose(id); }}
                .saying(saidOf(id))
                .among(id == m_chosen));
    }
    m_none->setVisible(fixtures.empty());
    m_none->setText(m_devices.isOn() ? tr("No result waits. Reports from phones appear here.")
                                     : tr("No result waits. Phones are off: switch them on at the top."));
    m_list->setVisible(!fixtures.empty());
    m_list->setAccessibleName(tr("Reported from the tables"));
    m_list->setButtons(std::move(specs));
}

void ReportsTab::choose(const std::string& fixture)
{
    m_chosen = fixture;
    m_isAboutMissing = false;
    listReports();
    lookAtReport();
}

void ReportsTab::closeAct()
{
    m_isAboutMissing = false;
    clear(*m_right);
    m_right->addStretch(1);
    m_act = nullptr;
}

void ReportsTab::lookAtReport()
{
    closeAct();
    m_seen = reportsOn(m_chosen);
    if (m_seen.empty())
        return;
    const Fixture& fixture = fixtureNamed(m_chosen);
    m_act = new ActPanel(league());
    connect(m_act, &ActPanel::ruleAsked, this, &LeagueTab::ruleAsked);
    m_act->setCanLeave(false);
    const std::optional<Json> all = agreed(m_seen);
    m_act->setTitle(matchOf(m_chosen), all ? saidOf(m_chosen) : tr("The reports differ."));
    SegmentedChoice* whose = nullptr;
    if (!all) {
        QStringList titles;
        for (const Report& report : m_seen)
            titles << tr("%1: %2", "a name, what it reports")
                          .arg(league().nameOf(league().season().entrantNamed(report.entrant)),
                               season_frames::wordsOf(league(), fixture, report.result));
        whose = m_act->askWhich("whoseReport", tr("Which one counts"), titles);
        letWrap(*whose);
    }
    const auto resultNow = [this, all, whose] {
        return all ? *all : m_seen[static_cast<std::size_t>(std::max(0, whose->current()))].result;
    };
    m_act->follow([this, id = m_chosen, resultNow] {
        const Json result = resultNow();
        m_act->setAccept(tr("Accept %1", "a result").arg(season_frames::wordsOf(league(), fixtureNamed(id), result)));
        return ActDraft(league::RecordResult{id, result});
    });
    auto* again = named("askAgain", new ChoiceButton(tr("Ask the table again"), ButtonLook::Outline));
    connect(again, &QAbstractButton::clicked, this, [this, id = m_chosen] { m_devices.drop(id); });
    m_right->insertWidget(0, m_act);
    m_right->insertWidget(1, again, 0, Qt::AlignLeft);
}

void ReportsTab::showCheckIn()
{
    const league::Season& season = league().season();
    const std::optional<league::PaperRound> round = season_frames::roundToCome(season);
    const SeasonDevices::CheckIn* checkIn = m_devices.checkIn();
    m_checkIn->setVisible(round.has_value());
    if (!round)
        return;
    m_here->setVisible(checkIn != nullptr);
    if (!checkIn) {
        m_checkWords->setText(tr("Before a round, everybody says on their phone that they are there."));
        m_checkActs->setButtons({ButtonSpec{
            QStringLiteral("checkInOpen"), tr("Check-in for %1", "a round").arg(titleOf(season, *round)), [this] {
                m_devices.openCheckIn();
            }}.as(ButtonLook::Outline)});
        return;
    }
    std::vector<ButtonSpec> specs;
    int all = 0;
    for (const league::Entrant& entrant : season.entrants) {
        if (entrant.droppedOut)
            continue;
        ++all;
        const bool isHere = contains(checkIn->here, entrant.id);
        specs.push_back(ButtonSpec{
            QStringLiteral("here_") + QString::fromStdString(entrant.id),
            league().nameOf(season.entrantNamed(entrant.id)), [this, id = entrant.id, isHere] {
                m_devices.setHere(id, !isHere);
            }}.among(isHere));
    }
    m_here->setAccessibleName(tr("Who is there"));
    m_here->setButtons(std::move(specs));
    m_checkWords->setText(tr("%1: %2 of %3 are there. Press a name to check it in by hand.", "a round")
                              .arg(titleOf(season, checkIn->round))
                              .arg(checkIn->here.size())
                              .arg(all));
    m_checkActs->setButtons(
        {ButtonSpec{QStringLiteral("checkInClose"), tr("Close check-in"), [this] { endCheckIn(); }}.as(
            ButtonLook::Outline)});
}

/// In a round that is still to be paired, who is not there does not play: an act like any other.
void ReportsTab::endCheckIn()
{
    const SeasonDevices::CheckIn* checkIn = m_devices.checkIn();
    const league::Season& season = league().season();
    std::vector<Json> acts;
    QStringList names;
    const bool isToBePaired = swissOf(season) && checkIn->round.number == static_cast<int>(season.paired.size()) + 1;
    for (const league::Entrant& entrant : season.entrants) {
        const bool hasSaidSo =
            contains(season.missed, league::MissedRound{season.entrantNamed(entrant.id), checkIn->round.number});
        if (!isToBePaired || entrant.droppedOut || hasSaidSo || contains(checkIn->here, entrant.id))
            continue;
        names << league().nameOf(season.entrantNamed(entrant.id));
        acts.push_back(actJson(league::MissRound{entrant.id, checkIn->round.number}));
    }
    if (acts.empty()) {
        m_devices.closeCheckIn();
        return;
    }
    closeAct();
    m_isAboutMissing = true;
    m_act = new ActPanel(league());
    connect(m_act, &ActPanel::ruleAsked, this, &LeagueTab::ruleAsked);
    m_act->setTitle(tr("Not there for %1", "a round").arg(titleOf(season, checkIn->round)),
                    names.join(tr(", ", "between two names")));
    m_act->setAccept(tr("They miss the round"));
    m_act->follow([acts] { return ActDraft(acts); });
    connect(m_act, &ActPanel::accepted, this, [this] {
        closeAct();
        m_devices.closeCheckIn();
    });
    connect(m_act, &ActPanel::left, this, [this] {
        closeAct();
        refresh();
    });
    m_right->insertWidget(0, m_act);
}

bool ReportsTab::stepBack()
{
    if (!m_isAboutMissing)
        return false;
    closeAct();
    refresh();
    return true;
}

} // namespace whistle
