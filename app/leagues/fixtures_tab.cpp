// SPDX-License-Identifier: GPL-3.0-or-later
#include "leagues/fixtures_tab.h"

#include "leagues/fixture_panel.h"
#include "leagues/fixture_row.h"
#include "leagues/layout.h"
#include "parts/buttons.h"
#include "parts/panel.h"
#include "parts/text_label.h"
#include "shell/form_field.h"

#include <QComboBox>
#include <QGridLayout>
#include <QTimer>
#include <algorithm>

namespace whistle {

using namespace league_layout;
using league::Fixture;

namespace {

constexpr int listShare = 3;
constexpr int panelShare = 2;

} // namespace

FixturesTab::FixturesTab(const LeagueDesk& desk, QWidget* parent)
    : LeagueTab(desk, parent)
    , m_filter(new SegmentedChoice)
    , m_team(new QComboBox)
    , m_none(new TextLabel({}, TypeStep::Body, Colour::TextMuted))
    , m_rows(new QVBoxLayout)
    , m_list(new PanelBox)
    , m_panel(new FixturePanel(desk))
    , m_toList(new ChoiceButton({}, ButtonLook::Outline))
    , m_grid(new QGridLayout(this))
{
    setObjectName(QStringLiteral("fixturesTab"));
    m_filter->setObjectName(QStringLiteral("fixtureFilter"));
    m_team->setObjectName(QStringLiteral("fixtureTeam"));
    m_toList->setObjectName(QStringLiteral("toFixtures"));
    m_toList->setKeyHint(QStringLiteral("Esc"));
    m_none->setWordWrap(true);
    letWrap(*m_filter);
    auto* filters = new QHBoxLayout;
    filters->setSpacing(px(Length::SpaceM));
    filters->addWidget(m_filter);
    filters->addWidget(m_team, 1);
    m_rows->setSpacing(0);
    auto* list = new QVBoxLayout(m_list);
    pad(*list);
    list->addLayout(filters);
    list->addWidget(m_none);
    list->addLayout(m_rows);
    list->addStretch(1);
    m_listArea = scroller(m_list);
    auto* panel = new QWidget;
    auto* panelColumn = new QVBoxLayout(panel);
    panelColumn->setContentsMargins(0, 0, 0, 0);
    panelColumn->setSpacing(px(Length::SpaceS));
    panelColumn->addWidget(m_toList, 0, Qt::AlignLeft);
    panelColumn->addWidget(m_panel, 1);
    m_panelArea = scroller(panel);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(px(Length::SpaceL));
    m_filter->setTitles({tr("Open"), tr("Played"), tr("All")});
    const bool someOpen = !fixture_words::next(desk.season()).empty();
    m_filter->setCurrent(someOpen ? Open : Played);
    connect(m_filter, &SegmentedChoice::chosen, this, &FixturesTab::listFixtures);
    connect(m_team, &QComboBox::activated, this, &FixturesTab::listFixtures);
    connect(m_toList, &QAbstractButton::clicked, this, [this] { choose({}); });
    connect(m_panel, &FixturePanel::ruleAsked, this, &LeagueTab::ruleAsked);
    connect(m_panel, &FixturePanel::playAsked, this, &LeagueTab::playAsked);
    connect(m_panel, &FixturePanel::importAsked, this, &LeagueTab::importAsked);
    connect(m_panel, &FixturePanel::matchAsked, this, &LeagueTab::matchAsked);
    arrange();
}

void FixturesTab::refresh()
{
    const int filter = m_filter->current();
    m_filter->setTitles({tr("Open"), tr("Played"), tr("All")});
    m_filter->setCurrent(filter);
    m_filter->setAccessibleName(tr("Which fixtures"));
    m_team->setAccessibleName(tr("Fixtures of"));
    m_toList->setTitle(tr("All fixtures"));
    listTeams();
    listFixtures();
    m_panel->refresh();
}

void FixturesTab::listTeams()
{
    const QVariant chosen = m_team->currentData();
    m_team->clear();
    m_team->addItem(tr("All teams"), QString());
    for (const league::Entrant& entrant : league().season().entrants)
        m_team->addItem(QString::fromStdString(entrant.name), QString::fromStdString(entrant.id));
    m_team->setCurrentIndex(std::max(0, m_team->findData(chosen)));
}

bool FixturesTab::isWanted(const Fixture& fixture) const
{
    const league::Season& season = league().season();
    const std::string team = m_team->currentData().toString().toStdString();
    const int entrant = season.entrantNamed(team);
    if (entrant >= 0 && std::find(fixture.sides.begin(), fixture.sides.end(), entrant) == fixture.sides.end())
        return false;
    const bool played = countedResult(season, fixture).has_value();
    switch (m_filter->current()) {
    case Open:
        return !isSettled(season, fixture);
    case Played:
        return played;
    default:
        return true;
    }
}

void FixturesTab::listFixtures()
{
    clear(*m_rows);
    m_shown.clear();
    QString title;
    for (const Fixture& fixture : league().season().fixtures) {
        if (!isWanted(fixture))
            continue;
        const QString round = fixture_words::round(league().season(), fixture);
        if (round != title) {
            auto* head = new TextLabel(round, TypeStep::Title);
            head->setContentsMargins(0, px(Length::SpaceM), 0, px(Length::SpaceXs));
            m_rows->addWidget(head);
            title = round;
        }
        auto* row = new FixtureRow(fixture_words::line(league(), fixture));
        row->setCheckable(true);
        row->setChecked(m_panel->fixture() == QString::fromStdString(fixture.id));
        connect(row, &QAbstractButton::clicked, this, [this, id = QString::fromStdString(fixture.id)] { choose(id); });
        m_rows->addWidget(row);
        m_shown.push_back(row);
    }
    m_none->setVisible(m_shown.empty());
    m_none->setText(m_filter->current() == Open ? tr("Nothing is left to be played.")
                                                : tr("No match has been played yet."));
}

void FixturesTab::choose(const QString& id)
{
    for (FixtureRow* row : m_shown)
        row->setChecked(row->objectName() == QStringLiteral("fixture_%1").arg(id));
    m_panel->setFixture(id);
    arrange();
}

void FixturesTab::showItem(const QString& id)
{
    const int index = league().season().fixtureNamed(id.toStdString());
    if (index < 0)
        return;
    if (!isWanted(league().season().fixtures[static_cast<std::size_t>(index)])) {
        m_filter->setCurrent(All);
        m_team->setCurrentIndex(0);
        listFixtures();
    }
    choose(id);
    QTimer::singleShot(0, this, [this] { // once everything has its place
        for (FixtureRow* row : m_shown) {
            if (row->isChecked())
                m_listArea->ensureWidgetVisible(row);
        }
    });
}

bool FixturesTab::stepBack()
{
    if (m_panel->stepBack())
        return true;
    if (isWide() || m_panel->fixture().isEmpty())
        return false;
    choose({});
    return true;
}

bool FixturesTab::isWide() const
{
    return width() >= Theme::current().em() * Theme::current().mediumFrom();
}

void FixturesTab::arrange()
{
    const bool wide = isWide();
    // Where there is no room for both, the chosen fixture stands in the place of the list; Esc goes back.
    const bool chosen = !m_panel->fixture().isEmpty();
    m_grid->addWidget(m_listArea, 0, 0);
    m_grid->addWidget(m_panelArea, 0, wide ? 1 : 0);
    m_listArea->setVisible(wide || !chosen);
    m_panelArea->setVisible(wide || chosen);
    m_toList->setVisible(!wide);
    m_grid->setColumnStretch(0, listShare);
    m_grid->setColumnStretch(1, wide ? panelShare : 0);
}

void FixturesTab::resizeEvent(QResizeEvent* event)
{
    LeagueTab::resizeEvent(event);
    arrange();
}

} // namespace whistle
