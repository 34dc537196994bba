// SPDX-License-Identifier: GPL-3.0-or-later
#include "leagues/club/tables_tab.h"

#include "base/first.h"
#include "club/club_words.h"
#include "controls/layout/columns.h"
#include "league/refereeing/referee.h"
#include "leagues/panels/layout.h"
#include "leagues/panels/two_columns.h"
#include "look/emblem.h"
#include "match/form_field.h"
#include "match/match_rows.h"

#include <QGridLayout>
#include <algorithm>
#include <utility>

namespace whistle {

using namespace league_layout;

namespace {

constexpr int tilesShare = 3;
constexpr int besideShare = 2;
constexpr double tileEms = 14;
constexpr int mostColumns = 4;
constexpr int aMinute = 60'000; // ms
/// So many fixtures that have not begun are named; a round has seldom more tables.
constexpr int mostOpen = 12;

} // namespace

TablesTab::TablesTab(const LeagueSession& session, ClubLink& club, QWidget* parent)
    : LeagueTab(session, parent)
    , m_club(club)
    , m_reasonField(new FormField(m_reason))
{
    setObjectName(QStringLiteral("tablesTab"));
    m_historyList->setColumns(1);
    auto* columns = new TwoColumns(this, tilesShare, besideShare);
    columns->left()->addWidget(m_none);
    columns->left()->addLayout(m_tiles);
    columns->left()->addStretch(1);
    m_results = new TitledPanel([] { return tr("Finished, but not entered yet"); }, {m_resultWords, m_enter});
    m_histories = new TitledPanel([] { return tr("A match with two histories"); },
                                  {m_historyWords, m_historyList, m_reasonField, m_choose});
    m_open = new TitledPanel([] { return tr("Not started yet"); }, {m_openWords});
    columns->fill({}, {m_histories, m_results, m_open});
    connect(&m_club, &ClubLink::changed, this, &LeagueTab::renew);
    connect(m_choose, &QAbstractButton::clicked, this, [this] {
        m_club.choose(m_parted, m_chosen, m_reason->text().trimmed());
        m_chosen = 0;
        m_reason->clear();
    });
    connect(m_reason, &QLineEdit::textChanged, this, &TablesTab::showHistories);
    connect(&m_clock, &QTimer::timeout, this, &LeagueTab::renew);
    m_clock.start(aMinute);
}

bool TablesTab::isWanted(const LeagueSession& league)
{
    const ClubLink* club = league.shelf().club();
    return club && club->club() && club->news().travelOf(league.session().id());
}

QString TablesTab::seasonThere() const
{
    const ClubTravel* travel = m_club.news().travelOf(league().session().id());
    return travel ? travel->travel.id : QString();
}

std::vector<const ClubRecord*> TablesTab::tables() const
{
    std::vector<const ClubRecord*> all;
    const QString season = seasonThere();
    for (const ClubRecord& record : m_club.news().records) {
        if (!record.isSeason && record.season == season && !season.isEmpty())
            all.push_back(&record);
    }
    // What is over and in the table of the league is done with.
    std::erase_if(all, [&](const ClubRecord* record) {
        const league::Season& state = league().season();
        const int index = state.fixtureNamed(record->fixture);
        return record->finished && index >= 0 && (record->histories < 2 || record->isChosen) &&
               isSettled(state, state.fixtures[static_cast<std::size_t>(index)]);
    });
    return all;
}

std::vector<const ClubRecord*> TablesTab::toEnter() const
{
    std::vector<const ClubRecord*> all = tables();
    std::erase_if(all, [](const ClubRecord* record) {
        return !record->finished || (record->histories > 1 && !record->isChosen);
    });
    return all;
}

QString TablesTab::sidesOf(const ClubRecord& record) const
{
    const int index = league().season().fixtureNamed(record.fixture);
    return index < 0 ? QString::fromStdString(record.title)
                     : league().sidesOf(league().season().fixtures[static_cast<std::size_t>(index)]);
}

QWidget* TablesTab::tileOf(const ClubRecord& record)
{
    const GameEntry* game = league().shelf().game(record.game);
    const LiveWords sign = club_words::ofTable(record, m_club.news());
    const bool isParted = record.histories > 1 && !record.isChosen;
    auto* tile = new PanelBox;
    tile->setObjectName(QStringLiteral("table_") + record.id);
    if (isParted || record.finished)
        tile->setFrame(Colour::Chalk);
    else if (sign.state == LiveState::NotLive)
        tile->setFrame(Colour::Line, true);
    auto* live = new LiveSign;
    live->setWords(sign);
    QVBoxLayout* column = columnIn(*tile, px(Length::SpaceM), px(Length::SpaceS),
                                   {new Paragraph(record.deviceName, TypeStep::Label), live});
    QStringList spoken{record.deviceName};
    const std::vector<SummarySeat> seats = seatsOf(record.summary, game ? game->names : NameReader());
    for (const SummarySeat& seat : seats) {
        auto* row = new QWidget;
        rowIn(*row, 0, px(Length::SpaceS),
              {new SeatEmblem(seat.seat),
               {new Paragraph(seat.name, TypeStep::Title), 1},
               {new TextLabel(QString::number(seat.score), TypeStep::Title), 0, Qt::AlignTop}});
        column->addWidget(row);
        spoken << tr("%1 %2", "a side, its score").arg(seat.name).arg(seat.score);
    }
    if (seats.empty())
        column->addWidget(new Paragraph(sidesOf(record), TypeStep::Title));
    const QString standing = game && game->standing && !record.finished ? game->standing(record.summary) : QString();
    QStringList words;
    if (!standing.isEmpty())
        words << standing;
    words << tr("%n entries, the last at %1", "", record.state.count).arg(club_words::clockOf(record.lastAt));
    if (!sign.more.isEmpty())
        words << sign.more;
    column->addWidget(new Paragraph(words.join(u'\n'), TypeStep::Caption, Colour::TextMuted));
    spoken << words << sign.words;
    tile->setAccessibleName(spoken.join(tr(", ", "between two names")));

    const JoinedClub& me = *m_club.club();
    const bool isMine = record.device == me.device.id && record.holder == m_club.news().person;
    const bool isQuiet = sign.state == LiveState::NotLive; // only then somebody else may want to go on
    if (!record.finished && !isParted && m_club.news().isLive && (isMine || isQuiet)) {
        auto* way = new ChoiceButton({}, ButtonLook::Outline);
        if (isMine) {
            way->setObjectName(QStringLiteral("letGo_") + record.id);
            way->setTitle(tr("Let another computer continue"));
            connect(way, &QAbstractButton::clicked, this, [this, id = record.id] { m_club.letGo(id); });
        } else {
            way->setObjectName(QStringLiteral("takeOver_") + record.id);
            way->setTitle(tr("Take over"));
            const bool isHeld = record.heldUntil > Instant::now();
            way->setUnavailable(
                isHeld ? tr("Its computer holds it until %1.").arg(club_words::clockOf(record.heldUntil)) : QString());
            connect(way, &QAbstractButton::clicked, this, [this, id = record.id] { m_club.takeOver(id); });
        }
        column->addWidget(way, 0, Qt::AlignLeft);
    }
    column->addStretch(1);
    return tile;
}

void TablesTab::refresh()
{
    setAccessibleName(tr("The club's tables"));
    listTables();
    showResults();
    showHistories();
    showOpen();
}

void TablesTab::listTables()
{
    const std::vector<const ClubRecord*> all = tables();
    QString now = QString::number(m_club.news().isLive) + m_club.news().person;
    for (const ClubRecord* record : all)
        now += QStringLiteral("\n%1 %2 %3 %4 %5 %6")
                   .arg(record->id)
                   .arg(record->state.count)
                   .arg(record->histories)
                   .arg(record->finished)
                   .arg(record->device, QString::fromStdString(record->summary.dump())) +
               club_words::ofTable(*record, m_club.news()).words + QString::number(record->heldUntil > Instant::now());
    m_none->setVisible(all.empty());
    m_none->setText(
        m_club.news().isLive
            ? tr("No table is playing for this season. Start the fixture as usual on each table's computer.")
            : tr("The club's server cannot be reached. Tables play on, and their entries arrive later."));
    if (staysTyped() && now == m_listed)
        return;
    m_listed = now;
    keepKeyboard([&] {
        clear(*m_tiles);
        auto* grid = new QGridLayout;
        grid->setSpacing(px(Length::SpaceM));
        int place = 0;
        for (const ClubRecord* record : all) {
            grid->addWidget(tileOf(*record), place / m_columns, place % m_columns);
            ++place;
        }
        for (int column = 0; column < m_columns; ++column)
            grid->setColumnStretch(column, 1);
        m_tiles->addLayout(grid);
    });
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

void TablesTab::showResults()
{
    const std::vector<const ClubRecord*> over = toEnter();
    m_results->setVisible(!over.empty());
    QStringList words;
    for (const ClubRecord* record : over) {
        const GameEntry* game = league().shelf().game(record->game);
        QStringList sides;
        for (const SummarySeat& seat : seatsOf(record->summary, game ? game->names : NameReader()))
            sides << tr("%1 %2", "a side, its score").arg(seat.name).arg(seat.score);
        words << tr("%1: %2", "a table, a result")
                     .arg(record->deviceName,
                          sides.isEmpty() ? sidesOf(*record) : sides.join(tr(", ", "between two names")));
    }
    m_resultWords->setText(words.join(u'\n'));
    const ClubNews& news = m_club.news();
    const QString barred = news.role != ClubRole::Organiser ? tr("Only an organiser can do that.")
                           : !news.isLive                   ? tr("The club's server cannot be reached.")
                                                            : QString();
    m_enter->setButtons(
        {ButtonSpec{QStringLiteral("enterResults"), tr("Enter %n results", "", static_cast<int>(over.size())),
                    [this] { m_club.takeResults(seasonThere()); }}
             .as(ButtonLook::Main)
             .unless(!barred.isEmpty(), barred)});
}

void TablesTab::showHistories()
{
    const std::vector<const ClubRecord*> all = tables();
    const auto parted = std::find_if(
        all.begin(), all.end(), [](const ClubRecord* record) { return record->histories > 1 && !record->isChosen; });
    m_histories->setVisible(parted != all.end());
    if (parted == all.end())
        return;
    const ClubRecord& record = **parted;
    if (std::exchange(m_parted, record.id) != record.id)
        m_chosen = 0;
    const auto found = m_club.news().histories.find(record.id);
    if (found == m_club.news().histories.end())
        return;
    int common = record.state.count;
    for (const ClubHistory& history : found->second)
        common = history.number == 1 ? common : std::min(common, history.parted);
    m_historyWords->setText(tr("%1. Both are the same up to entry %2; nothing has been merged. The one that does not "
                               "count stays on record.")
                                .arg(sidesOf(record))
                                .arg(common));
    std::vector<ButtonSpec> specs;
    for (const ClubHistory& history : found->second) {
        specs.push_back(ButtonSpec{QStringLiteral("history_%1").arg(history.number),
                                   tr("%1 (%2)", "a computer, a person").arg(history.deviceName, history.holder),
                                   [this, number = history.number] {
                                       m_chosen = number;
                                       showHistories();
                                   }}
                            .saying(history.lines > common ? tr("entries %1 to %2").arg(common + 1).arg(history.lines)
                                                           : tr("up to entry %1").arg(history.lines))
                            .among(history.number == m_chosen));
    }
    m_historyList->setAccessibleName(tr("Which history counts"));
    m_historyList->setButtons(std::move(specs));
    m_reasonField->setLabel(tr("Why this one"));
    m_choose->setTitle(tr("Count this"));
    const ClubNews& news = m_club.news();
    m_choose->setUnavailable(news.role != ClubRole::Organiser       ? tr("Only an organiser can do that.")
                             : !news.isLive                         ? tr("The club's server cannot be reached.")
                             : m_chosen == 0                        ? tr("Choose one of them first.")
                             : m_reason->text().trimmed().isEmpty() ? tr("Give a reason: it stays on record.")
                                                                    : QString());
}

void TablesTab::showOpen()
{
    const league::Season& season = league().season();
    std::set<std::string> begun;
    for (const ClubRecord& record : m_club.news().records) {
        if (!record.isSeason && record.season == seasonThere())
            begun.insert(record.fixture);
    }
    QStringList words;
    int more = 0;
    int round = 0;
    for (const league::Fixture& fixture : season.fixtures) {
        if (!isKnown(fixture) || isSettled(season, fixture) || begun.count(fixture.id) > 0)
            continue;
        round = round == 0 ? fixture.round : round;
        if (fixture.round != round)
            continue;
        if (words.size() < mostOpen)
            words << league().sidesOf(fixture);
        else
            ++more;
    }
    if (more > 0)
        words << tr("and %n more", "fixtures", more);
    m_open->setVisible(!words.isEmpty());
    m_openWords->setText(words.join(u'\n'));
}

} // namespace whistle
