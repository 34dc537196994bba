// SPDX-License-Identifier: GPL-3.0-or-later
#include "leagues/club/tables_tab.h"

#include "base/first.h"
#include "club/club_words.h"
#include "club/texts.h"
#include "controls/layout/columns.h"
#include "leagues/panels/two_columns.h"

#include <memory>
#include <utility>

namespace whistle {

using namespace league_layout;

namespace {

constexpr int tilesShare = 5;
constexpr int besideShare = 2;
constexpr int mostColumns = 4;
constexpr int betweenLooks = 15'000; // ms

} // namespace

TablesTab::TablesTab(const LeagueSession& session, ClubLink& club, QWidget* parent)
    : LeagueTab(session, parent)
    , m_desk(league(), club)
    , m_tiles(new FlowLayout(nullptr, px(Length::SpaceM)))
    , m_confirm(new ConfirmPanel(m_desk))
    , m_call(new CallPanel(m_desk))
    , m_round(new RoundClockPanel(m_desk))
    , m_others(new OtherSeasonsPanel(m_desk))
    , m_bar(new DeskBar(m_desk))
    , m_histories(new HistoriesView(m_desk))
{
    setObjectName(QStringLiteral("tablesTab"));
    auto* desk = new QWidget;
    columnIn(*m_front, 0, px(Length::SpaceM), {{desk, 1}, m_bar});
    auto* columns = new TwoColumns(desk, tilesShare, besideShare);
    columns->left()->addWidget(m_sign);
    columns->left()->addWidget(m_none);
    m_tiles->setColumns(mostColumns); // as many as have room for their words
    columns->left()->addLayout(m_tiles);
    columns->left()->addStretch(1);
    m_parted = new TitledPanel([] { return tr("Matches with two histories"); }, {m_partedWords, m_seeBoth});
    m_settled = new TitledPanel([] { return tr("One of two histories was chosen"); }, {m_readBoth});
    for (ButtonRow* ways : {m_seeBoth, m_readBoth})
        ways->setColumns(1);
    columns->fill({}, {m_parted, m_confirm, m_call, m_round, m_others, m_settled});
    m_stack->addWidget(m_front);
    m_stack->addWidget(m_histories);
    columnIn(*this, 0, -1, {m_stack});
    connect(&club, &ClubLink::changed, this, &LeagueTab::renew);
    connect(m_confirm, &ConfirmPanel::matchAsked, this, &LeagueTab::matchAsked);
    connect(m_confirm, &ConfirmPanel::ruleAsked, this, &LeagueTab::ruleAsked);
    connect(m_call, &CallPanel::playAsked, this, &LeagueTab::playAsked);
    connect(m_call, &CallPanel::chosenChanged, this, [this] { m_bar->renew(m_call->call()); });
    connect(m_bar, &DeskBar::pairingAsked, this, [this] { Q_EMIT actAsked(QStringLiteral("pair_round")); });
    connect(m_others, &OtherSeasonsPanel::seasonAsked, this, &LeagueTab::seasonAsked);
    connect(m_histories, &HistoriesView::told, this, &LeagueTab::told);
    connect(m_histories, &HistoriesView::left, this, &TablesTab::closeHistories);
    connect(&m_clock, &QTimer::timeout, this, &LeagueTab::renew);
    m_clock.start(betweenLooks);
}

bool TablesTab::isWanted(const LeagueSession& league)
{
    const ClubLink* club = league.shelf().club();
    return club && club->club() && club->news().travelOf(league.session().id());
}

void TablesTab::refresh()
{
    setAccessibleName(tr("The club's tables"));
    m_sign->setWords(club_words::connection(m_desk.news()));
    m_sign->setVisible(!m_desk.news().isLive);
    m_others->renew();
    listTables();
    m_confirm->renew();
    showParted();
    m_call->renew();
    m_bar->renew(m_call->call());
    m_round->renew();
    if (m_stack->currentWidget() == m_histories)
        m_histories->renew();
}

void TablesTab::listTables()
{
    std::vector<const ClubDesk*> others;
    for (const auto& each : m_others->seasons())
        others.push_back(&each->desk);
    std::vector<TableTile> all = tilesOf(m_desk, others);
    m_none->setVisible(all.empty());
    m_none->setText(
        m_desk.season().isEmpty() ? Text{club_texts::takenOff}.render()
        : m_desk.news().isLive
            ? tr("No table is playing for this season. Start the fixture as usual on each table's computer.")
            : tr("The club's server cannot be reached. Tables play on, and their entries arrive later."));
    if (!staysTyped())
        m_listed.clear();
    std::vector<Listed> tiles;
    bool isOther = all.size() != m_listed.size();
    for (TableTile& each : all) {
        Listed now{std::move(each), nullptr};
        if (const Listed* known = firstWith(m_listed, &Listed::tile, now.tile))
            now.widget = known->widget;
        isOther = isOther || m_listed[tiles.size()].widget != now.widget;
        tiles.push_back(std::move(now));
    }
    if (!isOther)
        return;
    keepKeyboard([&] {
        while (const std::unique_ptr<QLayoutItem> item{m_tiles->takeAt(0)}) {
            if (!firstWith(tiles, &Listed::widget, item->widget()))
                discard(*item->widget());
        }
        for (Listed& each : tiles) {
            if (!each.widget)
                each.widget = newTile(each.tile);
            m_tiles->addWidget(each.widget);
        }
    });
    m_listed = std::move(tiles);
}

QWidget* TablesTab::newTile(const TableTile& tile)
{
    auto* box = new TileBox(tile);
    connect(box, &TileBox::letGoAsked, this, [this](const QString& record) { m_desk.club().letGo(record); });
    connect(box, &TileBox::takeOverAsked, this, [this](const QString& record) { m_desk.club().takeOver(record); });
    connect(box, &TileBox::historiesAsked, this, &TablesTab::openHistories);
    return box;
}

ButtonSpec TablesTab::wayTo(const ClubRecord& match)
{
    const QString name = match.isChosen ? QStringLiteral("readHistories_") : QStringLiteral("seeHistories_");
    return ButtonSpec{name + match.id, m_desk.sidesOf(match), [this, id = match.id] { openHistories(id); }}
        .saying(match.isChosen ? QString() : tr("None of them has been chosen."))
        .as(ButtonLook::Raised);
}

void TablesTab::showParted()
{
    std::vector<ButtonSpec> open;
    std::vector<ButtonSpec> chosen;
    const ClubRecord* first = nullptr;
    for (const ClubRecord* record : m_desk.parted()) {
        if (!record->isChosen && !first)
            first = record;
        else
            (record->isChosen ? chosen : open).push_back(wayTo(*record));
    }
    m_parted->setVisible(first != nullptr);
    m_settled->setVisible(!chosen.empty());
    if (first) {
        m_partedWords->say(tr("%1 was continued on two computers.").arg(m_desk.sidesOf(*first)));
        open.insert(open.begin(), ButtonSpec{QStringLiteral("seeHistories"), tr("See both"),
                                             [this, id = first->id] { openHistories(id); }}
                                      .as(ButtonLook::Main));
    }
    m_seeBoth->setAccessibleName(tr("Matches with two histories"));
    m_seeBoth->setButtons(std::move(open));
    m_readBoth->setAccessibleName(tr("One of two histories was chosen"));
    m_readBoth->setButtons(std::move(chosen));
}

void TablesTab::openHistories(const QString& record)
{
    m_histories->show(record);
    m_stack->setCurrentWidget(m_histories);
    m_histories->setFocus(Qt::OtherFocusReason);
}

void TablesTab::closeHistories()
{
    if (m_stack->currentWidget() == m_front)
        return;
    m_stack->setCurrentWidget(m_front);
    renew();
}

bool TablesTab::stepBack()
{
    if (m_stack->currentWidget() == m_front)
        return m_confirm->stepBack();
    closeHistories();
    return true;
}

} // namespace whistle

#include "moc_tables_tab.cpp"
