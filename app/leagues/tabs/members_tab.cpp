// SPDX-License-Identifier: GPL-3.0-or-later
#include "leagues/tabs/members_tab.h"

#include "base/common_words.h"
#include "controls/words/capital.h"
#include "league/schedule/lots.h"
#include "leagues/panels/layout.h"
#include "leagues/season/league_words.h"
#include "leagues/standings/standings_rows.h"
#include "match/match_library.h"

namespace whistle {

using namespace league_layout;
using league::Entrant;

MembersTab::MembersTab(const LeagueSession& session, QWidget* parent) : LeagueTab(session, parent)
{
    setObjectName(QStringLiteral("membersTab"));
    auto* earlier = new QHBoxLayout;
    earlier->addWidget(m_earlier);
    earlier->addWidget(m_takeOver);
    earlier->addStretch(1);
    m_list->column()->addLayout(earlier);
    auto* draw = new TitledPanel([] { return capital(LeagueWords::tr("draw")); }, {});
    QVBoxLayout* drawn = draw->column();
    m_seed = addLine(*drawn, "seed", tr("Draw phrase: any words, published before the draw"),
                     QString::fromStdString(session.season().seed));
    drawn->addWidget(m_useSeed, 0, Qt::AlignLeft);
    drawn->addWidget(m_lots);
    m_act->fields().addWidget(m_form);
    m_act->fields().addWidget(m_memberActs);
    m_act->follow([this] {
        return m_form->draft(m_edited.isEmpty() ? league::Deed{league::EnterSeason{}}
                                                : league::EditEntrant{m_edited.toStdString()});
    });
    m_start->setCanLeave(false);
    auto* columns = new TwoColumns(this, 1, 1, TwoColumns::Above::Right);
    columns->fill({m_list, draw}, {m_act, m_start});

    connect(m_form, &EntrantForm::edited, m_act, &ActPanel::look);
    connect(m_form, &EntrantForm::entered, m_act, &ActPanel::accept);
    connect(m_act, &ActPanel::accepted, this, [this] {
        beginNew();
        m_form->begin(); // the next one
    });
    connect(m_act, &ActPanel::left, this, &MembersTab::beginNew);
    connect(m_act, &ActPanel::ruleAsked, this, &LeagueTab::ruleAsked);
    connect(m_start, &ActPanel::ruleAsked, this, &LeagueTab::ruleAsked);
    connect(m_members, &LeagueTable::chosen, this, &MembersTab::edit);
    connect(m_takeOver, &QAbstractButton::clicked, this, [this] { takeOver(m_earlier->currentData().toString()); });
    const auto useSeed = [this] {
        if (const std::string seed = textIn(*m_seed); !seed.empty())
            (void)league().session().play(actJson(league::DrawLots{seed}));
    };
    connect(m_useSeed, &QAbstractButton::clicked, this, useSeed);
    connect(m_seed, &QLineEdit::returnPressed, this, useSeed);
    connect(m_seed, &QLineEdit::textChanged, this, &MembersTab::showDraw);
    beginNew();
}

void MembersTab::refresh()
{
    if (!m_edited.isEmpty() && league().season().entrantNamed(m_edited.toStdString()) < 0)
        beginNew();
    showMembers();
    showDraw();
    showEarlier();
    m_start->setTitle(tr("Start the season"),
                      tr("The draw is then made, and members, draw phrase and format are fixed."));
    m_start->setAccept(tr("Start"));
    m_start->follow([] { return ActDraft(league::StartSeason{}); });
}

void MembersTab::showEvent(QShowEvent* event)
{
    LeagueTab::showEvent(event);
    m_form->begin();
}

void MembersTab::showMembers()
{
    const league::Season& season = league().season();
    m_list->retitle();
    m_none->setText(tr("Enter them one after another; you can change them until the start."));
    m_none->setVisible(season.entrants.empty());
    std::vector<LeagueRow> rows;
    for (std::size_t i = 0; i < season.entrants.size(); ++i) {
        const Entrant& entrant = season.entrants[i];
        LeagueRow row = standings_rows::rowOf(entrant);
        row.rank = QString::number(i + 1);
        row.detail = league().coachOf(static_cast<int>(i));
        const QString identity = entrant.identity.empty() ? QString() : league().identityName(entrant.identity);
        row.cells << (identity == row.name ? QString() : identity);
        rows.push_back(std::move(row));
    }
    m_members->setTable(league().entrantWord(), {{QString(), 1}}, std::move(rows));
    m_members->setVisible(!season.entrants.empty());
}

void MembersTab::showDraw()
{
    const league::Season& season = league().season();
    const bool byLots = season.format.draw == league::DrawOrder::Lots;
    m_useSeed->setTitle(tr("Draw with this phrase"));
    const std::string typed = textIn(*m_seed);
    m_useSeed->setUnavailable(typed.empty()          ? tr("Enter the draw phrase.")
                              : typed == season.seed ? tr("This draw phrase has already been used.")
                                                     : QString());
    QStringList names;
    if (byLots) {
        for (const int drawn : league::drawLots(static_cast<int>(season.entrants.size()), season.seed))
            names << league().nameOf(drawn);
    }
    const QString order = enumerated(names);
    m_lots->setText(!byLots           ? tr("The schedule follows the order of entry; the draw only decides ties.")
                    : names.isEmpty() ? tr("The same draw phrase always gives the same draw.")
                                      : tr("The draw with “%1”: %2. The same draw phrase always gives the same draw.")
                                            .arg(QString::fromStdString(season.seed), order));
}

void MembersTab::showEarlier()
{
    m_earlier->clear();
    m_earlier->setAccessibleName(tr("Another season"));
    m_takeOver->setTitle(tr("Carry over the entrants"));
    const auto seasons = league().shelf().seasons();
    if (seasons) {
        for (const MatchSummary& season : *seasons) {
            const bool fits = season.id.uuid != league().session().id().uuid &&
                              valueIn(season.summary, "game", std::string()) == league().season().game;
            if (fits)
                m_earlier->addItem(QString::fromStdString(season.title), season.id.uuid);
        }
    }
    const bool isOffered = m_earlier->count() > 0 && league().season().entrants.empty();
    m_earlier->setVisible(isOffered);
    m_takeOver->setVisible(isOffered);
}

void MembersTab::takeOver(const QString& uuid)
{
    if (uuid.isEmpty())
        return;
    const auto opened = league().shelf().open(MatchId{uuid});
    if (!opened) {
        Q_EMIT told(LeagueWords::tr("This season could not be opened."), words(opened.problems()));
        return;
    }
    const league::Season& other = opened->session->as<league::SeasonGame>().state();
    std::vector<Json> acts;
    for (const Entrant& entrant : other.entrants) {
        if (entrant.droppedOut)
            continue;
        const league::Person* coach = other.person(entrant.coach);
        if (coach && !coach->retired)
            acts.push_back(actJson(league::PutPerson{{coach->id, coach->name, {}, false}}));
        const std::string coachId = coach && !coach->retired ? coach->id : std::string();
        acts.push_back(actJson(
            league::EnterSeason{{entrant.id, entrant.name, coachId, entrant.identity, entrant.colour, {}, 0, {}}}));
    }
    (void)league().session().playAll(acts);
}

void MembersTab::edit(const QString& id)
{
    const int index = league().season().entrantNamed(id.toStdString());
    if (index < 0)
        return;
    m_edited = id;
    m_form->setEntrant(&league().season().entrant(index));
    m_act->setTitle(tr("Change %1").arg(league().nameOf(index)));
    m_act->setAccept(CommonWords::tr("Accept"));
    m_act->setCanLeave(true);
    const auto remove = [this, id] {
        if (league().session().play(actJson(league::DropOut{id.toStdString()})) == Played::Accepted)
            beginNew();
    };
    m_memberActs->setButtons(
        {ButtonSpec{QStringLiteral("memberRemove"), tr("Remove"), remove}.as(ButtonLook::Outline)});
    m_act->look();
    m_form->begin();
}

void MembersTab::beginNew()
{
    m_edited.clear();
    m_form->setEntrant(nullptr);
    m_act->setTitle(league().hasTeams() ? tr("Add a team") : tr("Add a player"));
    m_act->setAccept(league().hasTeams() ? tr("Enter the team") : tr("Enter the player"));
    m_act->setCanLeave(false);
    m_memberActs->hide();
    m_act->look();
}

bool MembersTab::stepBack()
{
    if (m_edited.isEmpty())
        return false;
    beginNew();
    return true;
}

} // namespace whistle

#include "moc_members_tab.cpp"
