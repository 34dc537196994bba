// SPDX-License-Identifier: GPL-3.0-or-later
#include "leagues/phones/reports_tab.h"

#include "base/common_words.h"
#include "base/contains.h"
#include "league/refereeing/acts.h"
#include "leagues/panels/act_panel.h"
#include "leagues/panels/layout.h"
#include "leagues/panels/two_columns.h"
#include "leagues/season/league_words.h"

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

/// "Fangs 26:18 Ogres", or who plays where they do not agree.
QString ReportsTab::matchOf(const std::string& id) const
{
    const Fixture& fixture = fixtureNamed(id);
    const std::optional<Json> all = agreed(reportsOn(id, m_devices.reports()));
    if (!all)
        return league().sidesOf(fixture);
    const QString words = season_frames::wordsOf(league(), fixture, *all);
    const QStringList names = league().namesIn(fixture);
    const bool isScoreAlone = !all->contains("forfeited_by") && !all->contains("by");
    return names.size() == 2 && isScoreAlone
               ? tr("%1 %2 %3", "a side, the score, the other side").arg(names[0], words, names[1])
               : labelled(league().sidesOf(fixture), words);
}

/// "Fangs: 26:18".
QString ReportsTab::ownWords(const Report& report) const
{
    return labelled(league().nameOf(league().season().entrantNamed(report.entrant)),
                    season_frames::wordsOf(league(), fixtureNamed(report.fixture), report.result));
}

/// "All sides agree.", "reported: Fangs; not yet: Ogres", "Fangs: 26:18; Ogres: 26:17".
QString ReportsTab::saidOf(const std::string& id) const
{
    const Fixture& fixture = fixtureNamed(id);
    const std::vector<Report> reports = reportsOn(id, m_devices.reports());
    QStringList said;
    if (!agreed(reports)) {
        for (const Report& report : reports)
            said << ownWords(report);
        return said.join(CommonWords::tr("; "));
    }
    if (reported(league().season(), fixture, reports) == Reported::Agreed)
        return tr("All sides agree.");
    QStringList silent;
    for (const int side : fixture.sides) {
        const bool hasReported = std::any_of(reports.begin(), reports.end(), [&](const Report& report) {
            return report.entrant == league().season().entrant(side).id;
        });
        (hasReported ? said : silent) << league().nameOf(side);
    }
    const QString between = CommonWords::tr(", ");
    return tr("reported: %1; not yet: %2", "names").arg(said.join(between), silent.join(between));
}

void ReportsTab::refresh()
{
    const bool hadSome = !m_listed.empty();
    listReports();
    if (m_isAboutMissing && m_devices.checkIn()) {
        m_act->look();
    } else if (m_isAboutMissing || m_chosen.empty()) {
        closeAct();
        // Only where there was nothing to press: what is accepted by one press never changes under the finger.
        if (!hadSome && !m_listed.empty())
            choose(m_listed.front());
    } else {
        followReport();
    }
    showCheckIn();
}

/// What is looked at stays as long as the same is said of it.
void ReportsTab::followReport()
{
    const std::vector<Report> now = reportsOn(m_chosen, m_devices.reports());
    if (!m_act || !staysTyped()) {
        lookAtReport();
    } else if (now == m_seen) {
        m_act->look();
    } else if (!m_asksWhose && agreed(now) && agreed(now) == agreed(m_seen)) { // the other side has come to say so, too
        m_seen = now;
        m_act->setTitle(matchOf(m_chosen), saidOf(m_chosen));
        m_act->look();
    } else { // it is to be chosen, and looked at, again
        choose({});
    }
}

void ReportsTab::listReports()
{
    m_listed.clear();
    for (const Report& report : m_devices.reports()) {
        if (!contains(m_listed, report.fixture))
            m_listed.push_back(report.fixture);
    }
    if (!contains(m_listed, m_chosen))
        m_chosen.clear();
    std::vector<ButtonSpec> specs;
    for (const std::string& id : m_listed) {
        const Fixture& fixture = fixtureNamed(id);
        const QString title = labelled(season_frames::placeOf(league().season(), fixture), matchOf(id));
        specs.push_back(
            ButtonSpec{QStringLiteral("report_") + QString::fromStdString(id), title, [this, id] { choose(id); }}
                .saying(saidOf(id))
                .among(id == m_chosen));
    }
    m_none->setVisible(m_listed.empty());
    m_none->setText(m_devices.isOn() ? tr("No results are waiting. Reports from phones appear here.")
                                     : tr("No results are waiting. Phones are off: switch them on at the top."));
    m_list->setVisible(!m_listed.empty());
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
    if (m_chosen.empty())
        return;
    m_seen = reportsOn(m_chosen, m_devices.reports());
    if (m_seen.empty())
        return;
    m_act = new ActPanel(league());
    connect(m_act, &ActPanel::ruleAsked, this, &LeagueTab::ruleAsked);
    m_act->setCanLeave(false);
    std::optional<Json> all = agreed(m_seen);
    if (all && m_seen.size() > 1) { // what two tell may be refused together
        const auto ahead = league().tryOut({actJson(league::RecordResult{m_chosen, *all})});
        if (!ahead || !ahead->told.accepted)
            all.reset();
    }
    m_act->setTitle(matchOf(m_chosen), all ? saidOf(m_chosen) : tr("The reports differ."));
    SegmentedChoice* whose = nullptr;
    if (!all) {
        QStringList titles;
        for (const Report& report : m_seen)
            titles << ownWords(report);
        whose = m_act->askWhich("whoseReport", tr("Which one counts"), titles);
        letWrap(*whose);
    }
    m_asksWhose = whose != nullptr;
    const auto resultNow = [seen = m_seen, all, whose] {
        return all ? *all : seen[static_cast<std::size_t>(std::max(0, whose->current()))].result;
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
        m_checkWords->setText(tr("Before a round, everyone says on their phone that they are here."));
        m_checkActs->setButtons({ButtonSpec{
            QStringLiteral("checkInOpen"), LeagueWords::tr("Check-in for %1", "a round").arg(titleOf(season, *round)),
            [this] {
                m_devices.openCheckIn();
            }}.as(ButtonLook::Outline)});
        return;
    }
    const std::vector<int> expected = m_devices.expected();
    int here = 0;
    std::vector<ButtonSpec> specs;
    for (const int entrant : expected) {
        const std::string& id = season.entrant(entrant).id;
        const bool isHere = contains(checkIn->here, id);
        here += isHere ? 1 : 0;
        specs.push_back(ButtonSpec{
            QStringLiteral("here_") + QString::fromStdString(id), league().nameOf(entrant), [this, id, isHere] {
                m_devices.setHere(id, !isHere);
            }}.among(isHere));
    }
    m_here->setAccessibleName(tr("Who is here"));
    m_here->setButtons(std::move(specs));
    m_checkWords->setText(tr("%1: %2 of %3 are here. Press a name to check it in by hand.", "a round")
                              .arg(titleOf(season, checkIn->round))
                              .arg(here)
                              .arg(expected.size()));
    m_checkActs->setButtons(
        {ButtonSpec{QStringLiteral("checkInClose"), tr("Close check-in"), [this] { endCheckIn(); }}.as(
            ButtonLook::Outline)});
}

/// Who is not there for a round that is still to be paired.
std::vector<int> ReportsTab::missing() const
{
    const SeasonDevices::CheckIn* checkIn = m_devices.checkIn();
    const league::Season& season = league().season();
    if (!checkIn || !swissOf(season) || checkIn->round.number != static_cast<int>(season.paired.size()) + 1)
        return {};
    std::vector<int> missing = m_devices.expected();
    std::erase_if(missing, [&](int entrant) { return contains(checkIn->here, season.entrant(entrant).id); });
    return missing;
}

/// In a round that is still to be paired, who is not there does not play: an act like any other.
void ReportsTab::endCheckIn()
{
    if (missing().empty()) {
        m_devices.closeCheckIn();
        return;
    }
    choose({});
    m_isAboutMissing = true;
    m_act = new ActPanel(league());
    connect(m_act, &ActPanel::ruleAsked, this, &LeagueTab::ruleAsked);
    m_act->setAccept(tr("They miss the round"));
    m_act->follow([this] { // whoever comes until it is pressed is there
        const SeasonDevices::CheckIn* checkIn = m_devices.checkIn();
        std::vector<Json> acts;
        QStringList names;
        for (const int entrant : missing()) {
            names << league().nameOf(entrant);
            acts.push_back(actJson(league::MissRound{league().season().entrant(entrant).id, checkIn->round.number}));
        }
        if (checkIn)
            m_act->setTitle(tr("Not here for %1", "a round").arg(titleOf(league().season(), checkIn->round)),
                            enumerated(names));
        return acts.empty() ? ActDraft(tr("Everyone is here.")) : ActDraft(std::move(acts));
    });
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

#include "moc_reports_tab.cpp"
