// SPDX-License-Identifier: GPL-3.0-or-later
#include "leagues/tabs/members_tab.h"

#include "controls/button_row.h"
#include "controls/buttons.h"
#include "controls/panel_box.h"
#include "controls/text_label.h"
#include "league/refereeing/acts.h"
#include "league/schedule/lots.h"
#include "leagues/forms/entrant_form.h"
#include "leagues/panels/act_panel.h"
#include "leagues/panels/layout.h"
#include "leagues/standings/league_table.h"
#include "leagues/standings/standings_rows.h"
#include "match/match_library.h"

#include <QComboBox>
#include <QGridLayout>

namespace whistle {

using namespace league_layout;
using league::Entrant;

MembersTab::MembersTab(const LeagueDesk& desk, QWidget* parent)
    : LeagueTab(desk, parent)
    , m_grid(new QGridLayout)
    , m_left(new QWidget)
    , m_right(new QWidget)
    , m_title(new TextLabel({}, TypeStep::Title))
    , m_none(new TextLabel({}, TypeStep::Body, Colour::TextMuted))
    , m_members(new LeagueTable)
    , m_memberActs(new ButtonRow)
    , m_earlier(new QComboBox)
    , m_takeOver(new ChoiceButton({}, ButtonLook::Outline))
    , m_act(new ActPanel(desk))
    , m_form(new EntrantForm(desk))
    , m_drawBox(new PanelBox)
    , m_drawTitle(new TextLabel({}, TypeStep::Title))
    , m_useSeed(new ChoiceButton({}, ButtonLook::Outline))
    , m_lots(new TextLabel({}, TypeStep::Body, Colour::TextMuted))
    , m_start(new ActPanel(desk))
{
    setObjectName(QStringLiteral("membersTab"));
    m_members->setObjectName(QStringLiteral("members"));
    m_act->setObjectName(QStringLiteral("addTeam"));
    m_earlier->setObjectName(QStringLiteral("otherSeason"));
    m_takeOver->setObjectName(QStringLiteral("takeOver"));
    m_useSeed->setObjectName(QStringLiteral("useSeed"));
    m_lots->setObjectName(QStringLiteral("lots"));
    m_start->setObjectName(QStringLiteral("startPanel"));
    m_none->setWordWrap(true);
    m_lots->setWordWrap(true);
    auto* list = new PanelBox;
    auto* listed = new QVBoxLayout(list);
    pad(*listed);
    listed->addWidget(m_title);
    listed->addWidget(m_none);
    listed->addWidget(m_members);
    auto* earlier = new QHBoxLayout;
    earlier->setSpacing(px(Length::SpaceS));
    earlier->addWidget(m_earlier);
    earlier->addWidget(m_takeOver);
    earlier->addStretch(1);
    listed->addLayout(earlier);
    auto* draw = new QVBoxLayout(m_drawBox);
    pad(*draw);
    draw->addWidget(m_drawTitle);
    m_seed = addLine(*draw, "seed", tr("Draw phrase: any words, published before the draw"),
                     QString::fromStdString(desk.season().seed));
    draw->addWidget(m_useSeed, 0, Qt::AlignLeft);
    draw->addWidget(m_lots);
    auto* left = new QVBoxLayout(m_left);
    auto* right = new QVBoxLayout(m_right);
    for (QVBoxLayout* column : {left, right}) {
        column->setContentsMargins(0, 0, 0, 0);
        column->setSpacing(px(Length::SpaceM));
    }
    left->addWidget(list);
    left->addWidget(m_drawBox);
    left->addWidget(m_start);
    left->addStretch(1);
    m_act->fields().addWidget(m_form);
    m_act->fields().addWidget(m_memberActs);
    right->addWidget(m_act);
    right->addStretch(1);
    auto* content = new QWidget;
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(px(Length::SpaceL));
    content->setLayout(m_grid);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(scrolling(content));

    const auto follow = [this] {
        const league::Deed base =
            m_edited.isEmpty() ? league::Deed{league::EnterSeason{}} : league::EditEntrant{m_edited.toStdString()};
        if (m_form->missing().isEmpty())
            m_act->setActs(m_form->acts(base));
        else
            m_act->setActs({}, m_form->missing());
    };
    connect(m_form, &EntrantForm::edited, this, follow);
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
        const QString seed = m_seed->text().trimmed();
        if (!seed.isEmpty())
            (void)league().desk().play(actJson(league::DrawLots{seed.toStdString()}));
    };
    connect(m_useSeed, &QAbstractButton::clicked, this, useSeed);
    connect(m_seed, &QLineEdit::returnPressed, this, useSeed);
    connect(m_seed, &QLineEdit::textChanged, this, &MembersTab::showDraw);
    beginNew();
    arrange();
}

void MembersTab::refresh()
{
    if (league().season().entrantNamed(m_edited.toStdString()) < 0)
        beginNew();
    showMembers();
    showDraw();
    showEarlier();
    m_start->setTitle(tr("Start the season"),
                      tr("Then the draw is made, and members, draw phrase and format stay as they are."));
    m_start->setAccept(tr("Start"));
    m_start->setCanLeave(false);
    m_start->setAct(actJson(league::StartSeason{}));
}

void MembersTab::showEvent(QShowEvent* event)
{
    LeagueTab::showEvent(event);
    m_form->begin();
}

void MembersTab::showMembers()
{
    const league::Season& season = league().season();
    m_title->setText(league().countOfEntrants());
    m_none->setText(tr("Enter them one after the other; they can be changed until the start."));
    m_none->setVisible(season.entrants.empty());
    std::vector<LeagueRow> rows;
    for (std::size_t i = 0; i < season.entrants.size(); ++i) {
        const Entrant& entrant = season.entrants[i];
        LeagueRow row;
        row.id = QString::fromStdString(entrant.id);
        row.rank = QString::number(i + 1);
        row.name = QString::fromStdString(entrant.name);
        row.colour = standings_rows::colourOf(entrant);
        row.detail = league().coachOf(static_cast<int>(i));
        const QString identity = entrant.identity.empty() ? QString() : league().identityName(entrant.identity);
        row.cells << (identity == row.name ? QString() : identity);
        rows.push_back(std::move(row));
    }
    m_members->setTable(league().entrantWord(), {{QString(), 1}}, std::move(rows));
    m_members->setAccessibleName(m_title->text());
    m_members->setVisible(!season.entrants.empty());
}

void MembersTab::showDraw()
{
    const league::Season& season = league().season();
    const bool byLots = season.format.draw == league::DrawOrder::Lots;
    m_drawTitle->setText(tr("Draw"));
    m_useSeed->setTitle(tr("Draw with this phrase"));
    const QString typed = m_seed->text().trimmed();
    m_useSeed->setUnavailable(typed.isEmpty()                      ? tr("Enter the draw phrase.")
                              : typed.toStdString() == season.seed ? tr("This draw phrase has been used already.")
                                                                   : QString());
    QStringList names;
    if (byLots) {
        for (const int drawn : league::drawLots(static_cast<int>(season.entrants.size()), season.seed))
            names << league().nameOf(drawn);
    }
    const QString order = names.join(tr(", ", "between two names"));
    m_lots->setText(!byLots ? tr("The schedule goes by the order of entry; the draw decides only ties.")
                    : names.isEmpty()
                        ? tr("The same draw phrase gives everybody the same draw.")
                        : tr("The draw with \"%1\": %2. The same draw phrase gives everybody the same draw.")
                              .arg(QString::fromStdString(season.seed), order));
}

void MembersTab::showEarlier()
{
    m_earlier->clear();
    m_earlier->setAccessibleName(tr("Another season"));
    m_takeOver->setTitle(tr("Take over who took part"));
    const auto seasons = league().shelf().seasons();
    if (seasons) {
        for (const MatchSummary& season : *seasons) {
            const bool fits = season.id.uuid != league().desk().id().uuid &&
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
        Q_EMIT told(tr("This season cannot be opened."), words(opened.problems()));
        return;
    }
    const league::Season& other = opened->desk->as<league::SeasonGame>().state();
    std::vector<Json> acts;
    for (const Entrant& entrant : other.entrants) {
        if (entrant.droppedOut)
            continue;
        const league::Person* coach = other.person(entrant.coach);
        if (coach && !coach->retired)
            acts.push_back(actJson(league::PutPerson{{coach->id, coach->name, {}, false}}));
        const std::string coachId = coach && !coach->retired ? coach->id : std::string();
        acts.push_back(actJson(
            league::EnterSeason{{entrant.id, entrant.name, coachId, entrant.identity, entrant.colour, {}, {}}}));
    }
    (void)league().desk().playAll(acts);
}

void MembersTab::edit(const QString& id)
{
    const int index = league().season().entrantNamed(id.toStdString());
    if (index < 0)
        return;
    m_edited = id;
    m_form->setEntrant(&league().season().entrant(index));
    m_act->setTitle(tr("Change %1").arg(league().nameOf(index)));
    m_act->setAccept(tr("Accept"));
    m_act->setCanLeave(true);
    ButtonSpec remove;
    remove.name = QStringLiteral("memberRemove");
    remove.title = tr("Take it out");
    remove.look = ButtonLook::Outline;
    remove.press = [this, id] {
        if (league().desk().play(actJson(league::DropOut{id.toStdString()})) == Played::Accepted)
            beginNew();
    };
    m_memberActs->setButtons({remove});
    m_memberActs->show();
    Q_EMIT m_form->edited();
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
    m_act->setActs({}, m_form->missing());
}

bool MembersTab::stepBack()
{
    if (m_edited.isEmpty())
        return false;
    beginNew();
    return true;
}

void MembersTab::arrange()
{
    const bool wide = width() >= Theme::current().em() * Theme::current().mediumFrom();
    m_grid->addWidget(m_right, 0, wide ? 1 : 0);
    m_grid->addWidget(m_left, wide ? 0 : 1, 0);
    m_grid->setColumnStretch(0, 1);
    m_grid->setColumnStretch(1, wide ? 1 : 0);
}

void MembersTab::resizeEvent(QResizeEvent* event)
{
    LeagueTab::resizeEvent(event);
    arrange();
}

} // namespace whistle
