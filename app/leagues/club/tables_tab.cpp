// SPDX-License-Identifier: GPL-3.0-or-later
#include "leagues/club/tables_tab.h"

#include "base/common_words.h"
#include "base/first.h"
#include "club/club_words.h"
#include "controls/layout/columns.h"
#include "controls/seats/progress_strip.h"
#include "leagues/panels/two_columns.h"
#include "leagues/season/league_words.h"
#include "look/emblem.h"
#include "match/match_rows.h"

#include <QGridLayout>
#include <algorithm>
#include <memory>
#include <utility>

namespace whistle {

using namespace league_layout;

namespace {

constexpr int tilesShare = 3;
constexpr int besideShare = 2;
constexpr double tileEms = 14;
constexpr double tileHighEms = 14; // as high as wide: a screen of a laptop has two rows of them
constexpr int mostColumns = 4;
constexpr int betweenLooks = 15'000; // ms

} // namespace

TablesTab::TablesTab(const LeagueSession& session, ClubLink& club, QWidget* parent)
    : LeagueTab(session, parent)
    , m_desk(league(), club)
    , m_confirm(new ConfirmPanel(m_desk))
    , m_call(new CallPanel(m_desk))
    , m_round(new RoundClockPanel(m_desk))
    , m_histories(new HistoriesView(m_desk))
{
    setObjectName(QStringLiteral("tablesTab"));
    auto* columns = new TwoColumns(m_front, tilesShare, besideShare);
    columns->left()->addWidget(m_sign);
    columns->left()->addWidget(m_none);
    m_tiles->setSpacing(px(Length::SpaceM));
    columns->left()->addLayout(m_tiles);
    columns->left()->addStretch(1);
    m_parted = new TitledPanel([] { return tr("Matches with two histories"); }, {m_partedWords, m_seeBoth});
    m_seeBoth->setColumns(1);
    columns->fill({}, {m_parted, m_confirm, m_call, m_round});
    m_stack->addWidget(m_front);
    m_stack->addWidget(m_histories);
    columnIn(*this, 0, -1, {m_stack});
    connect(&club, &ClubLink::changed, this, &LeagueTab::renew);
    connect(m_confirm, &ConfirmPanel::matchAsked, this, &LeagueTab::matchAsked);
    connect(m_call, &CallPanel::playAsked, this, &LeagueTab::playAsked);
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

QWidget* TablesTab::tileOf(const ClubRecord& record)
{
    const LiveWords sign = club_words::ofTable(record, m_desk.news());
    const bool isParted = record.histories > 1 && !record.isChosen;
    auto* tile = new PanelBox;
    tile->setObjectName(QStringLiteral("table_") + record.id);
    if (isParted || record.finished)
        tile->setFrame(Colour::Chalk);
    else if (sign.state == LiveState::NotLive)
        tile->setFrame(Colour::Line, true);
    auto* live = new LiveSign;
    live->setWords(sign);
    auto* head = new QWidget;
    rowIn(*head, 0, px(Length::SpaceS),
          {{new Paragraph(record.deviceName, TypeStep::Title), 1}, {live, 0, Qt::AlignTop | Qt::AlignRight}});
    QVBoxLayout* column = columnIn(*tile, px(Length::SpaceM), px(Length::SpaceS), {head});
    QStringList spoken{record.deviceName};
    const std::vector<SummarySeat> seats = m_desk.seatsIn(record.summary);
    for (const SummarySeat& seat : seats) {
        auto* row = new QWidget;
        rowIn(*row, 0, px(Length::SpaceS),
              {new SeatEmblem(seat.seat),
               {new Paragraph(seat.name, TypeStep::Title), 1},
               {new TextLabel(QString::number(seat.score), TypeStep::Title), 0, Qt::AlignTop}});
        column->addWidget(row);
        spoken << spaced(seat.name, QString::number(seat.score));
    }
    if (seats.empty())
        column->addWidget(new Paragraph(m_desk.sidesOf(record), TypeStep::Title));
    if (const Progress progress = progressOf(record.summary); !progress.isEmpty())
        column->addWidget(new ProgressStrip(progress));
    column->addStretch(1);
    const QString lastAt = club_words::clockOf(record.lastAt);
    const bool isSilent = sign.state == LiveState::NotLive; // only then somebody else may want to go on
    const QString standing = isSilent          ? tr("no word since %1", "a time").arg(lastAt)
                             : record.finished ? m_desk.outcomeOf(record)
                                               : m_desk.standingIn(record.summary);
    if (!standing.isEmpty()) {
        column->addWidget(new Paragraph(standing, TypeStep::Label));
        spoken << standing;
    }
    QStringList words{isSilent ? tr("%n entries until then", "", record.state.count)
                               : tr("%n entries, the last at %1", "", record.state.count).arg(lastAt)};
    if (!sign.more.isEmpty())
        words << sign.more;
    if (record.finished && m_desk.entered(record) == ClubDesk::Entered::ByAnother)
        words << tr("Another match counts for this fixture.");
    else if (record.finished && m_desk.entered(record) == ClubDesk::Entered::Before)
        words << LeagueWords::tr("It went on after its result was entered.");
    column->addWidget(new Paragraph(words.join(u'\n'), TypeStep::Caption, Colour::TextMuted));
    spoken << words << sign.words;
    tile->setAccessibleName(enumerated(spoken));

    const JoinedClub& me = *m_desk.club().club();
    const bool isMine = record.device == me.device.id && record.holder == m_desk.news().person;
    if (!record.finished && !isParted && m_desk.news().isLive && (isMine || isSilent)) {
        auto* way = new ChoiceButton({}, ButtonLook::Outline);
        if (isMine) {
            way->setObjectName(QStringLiteral("letGo_") + record.id);
            way->setTitle(tr("Let another computer continue"));
            connect(way, &QAbstractButton::clicked, this, [this, id = record.id] { m_desk.club().letGo(id); });
        } else {
            way->setObjectName(QStringLiteral("takeOver_") + record.id);
            way->setTitle(tr("Take over"));
            const bool isHeld = record.heldUntil > Instant::now();
            way->setUnavailable(
                isHeld ? CommonWords::tr("Its computer holds it until %1.").arg(club_words::clockOf(record.heldUntil))
                       : QString());
            connect(way, &QAbstractButton::clicked, this, [this, id = record.id] { m_desk.club().takeOver(id); });
        }
        column->addWidget(way, 0, Qt::AlignLeft);
    }
    return tile;
}

void TablesTab::refresh()
{
    setAccessibleName(tr("The club's tables"));
    m_sign->setWords(club_words::connection(m_desk.news()));
    m_sign->setVisible(!m_desk.news().isLive);
    listTables();
    m_confirm->renew();
    showParted();
    m_call->renew();
    m_round->renew();
    if (m_stack->currentWidget() == m_histories)
        m_histories->renew();
}

/// All that its tile shows.
QString TablesTab::shownOf(const ClubRecord& record) const
{
    return QStringLiteral("%1 %2 %3 %4 %5 %6 %7 %8 %9")
        .arg(m_desk.news().isLive ? m_desk.news().person : QString())
        .arg(static_cast<int>(m_desk.entered(record)))
        .arg(record.state.count)
        .arg(record.histories)
        .arg(record.finished)
        .arg(record.device, QString::fromStdString(record.summary.dump()),
             club_words::ofTable(record, m_desk.news()).words)
        .arg(record.heldUntil > Instant::now());
}

void TablesTab::listTables()
{
    const std::vector<const ClubRecord*> all = m_desk.tables();
    m_none->setVisible(all.empty());
    m_none->setText(
        m_desk.news().isLive
            ? tr("No table is playing for this season. Start the fixture as usual on each table's computer.")
            : tr("The club's server cannot be reached. Tables play on, and their entries arrive later."));
    if (!staysTyped())
        m_listed.clear();
    std::vector<Tile> tiles;
    bool isOther = all.size() != m_listed.size();
    for (const ClubRecord* record : all) {
        Tile now{record->id, shownOf(*record), nullptr};
        if (const Tile* known = firstWith(m_listed, &Tile::record, record->id); known && known->shown == now.shown)
            now.widget = known->widget;
        isOther = isOther || m_listed[tiles.size()].widget != now.widget;
        tiles.push_back(std::move(now));
    }
    if (!isOther)
        return;
    keepKeyboard([&] {
        while (const std::unique_ptr<QLayoutItem> item{m_tiles->takeAt(0)}) {
            if (!firstWith(tiles, &Tile::widget, item->widget()))
                discard(*item->widget());
        }
        int place = 0;
        for (Tile& tile : tiles) {
            if (!tile.widget)
                tile.widget = tileOf(*all[static_cast<std::size_t>(place)]);
            m_tiles->addWidget(tile.widget, place / m_columns, place % m_columns);
            m_tiles->setRowMinimumHeight(place / m_columns, qRound(tileHighEms * em()));
            ++place;
        }
        for (int row = (place + m_columns - 1) / m_columns; row < m_tiles->rowCount(); ++row)
            m_tiles->setRowMinimumHeight(row, 0);
        for (int column = 0; column < m_tiles->columnCount(); ++column)
            m_tiles->setColumnStretch(column, column < m_columns ? 1 : 0);
    });
    m_listed = std::move(tiles);
}

void TablesTab::resizeEvent(QResizeEvent* event)
{
    LeagueTab::resizeEvent(event);
    const double room = isWide(*this) ? width() * tilesShare / static_cast<double>(tilesShare + besideShare) : width();
    const int columns = std::clamp(static_cast<int>(room / (tileEms * em() + px(Length::SpaceM))), 1, mostColumns);
    if (std::exchange(m_columns, columns) == columns)
        return;
    m_listed.clear();
    renew();
}

void TablesTab::showParted()
{
    const std::vector<const ClubRecord*> all = m_desk.parted();
    m_parted->setVisible(!all.empty());
    if (all.empty())
        return;
    const bool isOpen = !all.front()->isChosen;
    m_partedWords->say(isOpen ? tr("%1 was continued on two computers.").arg(m_desk.sidesOf(*all.front())) : QString());
    std::vector<ButtonSpec> ways;
    for (const ClubRecord* record : all) {
        const bool isFirst = isOpen && record == all.front();
        const QString name = record->isChosen ? QStringLiteral("readHistories_") + record->id
                             : isFirst        ? QStringLiteral("seeHistories")
                                              : QStringLiteral("seeHistories_") + record->id;
        const QString title = isFirst ? tr("See both") : m_desk.sidesOf(*record);
        ways.push_back(ButtonSpec{name, title, [this, id = record->id] { openHistories(id); }}
                           .saying(record->isChosen ? tr("One of them has been chosen.")
                                   : isFirst        ? QString()
                                                    : tr("None of them has been chosen."))
                           .as(isFirst ? ButtonLook::Main : ButtonLook::Raised));
    }
    m_seeBoth->setAccessibleName(tr("Matches with two histories"));
    m_seeBoth->setButtons(std::move(ways));
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
        return false;
    closeHistories();
    return true;
}

} // namespace whistle

#include "moc_tables_tab.cpp"
