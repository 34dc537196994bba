// SPDX-License-Identifier: GPL-3.0-or-later
#include "leagues/club/table_tile.h"

#include "base/common_words.h"
#include "club/club_words.h"
#include "controls/layout/columns.h"
#include "controls/press/buttons.h"
#include "controls/words/icon_label.h"
#include "leagues/season/league_words.h"
#include "look/emblem.h"

#include <QRegularExpression>
#include <algorithm>

namespace whistle {

namespace {

struct TileWords {
    Q_DECLARE_TR_FUNCTIONS(whistle::TablesTab)
};

/// A table that is connected and enters nothing for so long may wait for somebody.
constexpr std::int64_t longTurn = 5 * 60; // seconds

/// The least size of a tile, beside what its words need: four of them stand in a row, and two rows on a laptop's
/// screen.
constexpr double tileEms = 13;
constexpr double tileHighEms = 14;
constexpr double flagSide = 16; // pixels at 100 %

/// 3 of "Table 3"; -1: it has no number.
int numberIn(const QString& title)
{
    static const QRegularExpression digits(QStringLiteral("[0-9]{1,6}"));
    const QRegularExpressionMatch found = digits.match(title);
    return found.hasMatch() ? found.captured().toInt() : -1;
}

QString confirmedWords(const ClubRecord& record)
{
    const auto sides = static_cast<int>(outcomeIn(record.summary).size());
    const auto agreed = static_cast<int>(record.agreed.size());
    if (sides == 0)
        return {};
    return agreed == 0       ? TileWords::tr("nobody has confirmed it yet")
           : agreed >= sides ? TileWords::tr("all sides have confirmed it")
                             : TileWords::tr("%n sides have confirmed it", "", agreed);
}

QStringList detailsOf(const ClubDesk& desk, const ClubRecord& record, const TableTile& tile)
{
    const bool isSilent = tile.sign.state == LiveState::NotLive;
    const QString lastAt = club_words::clockOf(record.lastAt);
    QStringList details;
    if (!record.place.empty() && record.place != record.deviceName.toStdString())
        details << TileWords::tr("on %1", "a computer").arg(isolated(record.deviceName));
    if (const QString outcome = record.finished ? desk.outcomeOf(record) : QString(); !outcome.isEmpty())
        details << outcome;
    details << (isSilent ? TileWords::tr("%n entries until then", "", record.state.count)
                         : TileWords::tr("%n entries, the last at %1", "", record.state.count).arg(lastAt));
    const std::int64_t quiet = Instant::now().secondsSinceEpoch - record.lastAt.secondsSinceEpoch;
    if (!record.finished && !isSilent && quiet >= longTurn)
        details << TileWords::tr("no entry for %n min", "", static_cast<int>(quiet / 60));
    if (!tile.sign.more.isEmpty())
        details << tile.sign.more;
    if (record.finished && desk.entered(record) == ClubDesk::Entered::ByAnother)
        details << TileWords::tr("Another match counts for this fixture.");
    else if (record.finished && desk.entered(record) == ClubDesk::Entered::Before)
        details << LeagueWords::tr("It went on after its result was entered.");
    return details;
}

TableTile tileOf(const ClubDesk& desk, const ClubRecord& record)
{
    TableTile tile;
    tile.id = record.id;
    tile.title = club_words::placeOf(record);
    tile.sign = club_words::ofTable(record, desk.news());
    tile.seats = desk.seatsIn(record.summary);
    if (tile.seats.empty())
        tile.sides = desk.sidesOf(record);
    tile.progress = progressOf(record.summary);
    const bool isParted = record.histories > 1 && !record.isChosen;
    const bool isSilent = tile.sign.state == LiveState::NotLive; // only then somebody else may want to go on
    tile.isForDesk = isParted || record.finished;
    tile.isOver = record.finished && !isParted;
    tile.hasHistories = record.histories > 1;
    tile.standing = isSilent ? TileWords::tr("no word since %1", "a time").arg(club_words::clockOf(record.heardAt))
                    : record.finished ? confirmedWords(record)
                                      : desk.standingIn(record.summary);
    tile.details = detailsOf(desk, record, tile);
    const JoinedClub& me = *desk.club().club();
    const bool isMine = record.device == me.device.id && record.holder == desk.news().person;
    if (record.finished || isParted || !desk.news().isLive || !(isMine || isSilent))
        return tile;
    tile.way = isMine ? TableTile::Way::LetGo : TableTile::Way::TakeOver;
    if (!isMine && record.heldUntil > Instant::now())
        tile.barred = CommonWords::tr("Its computer holds it until %1.").arg(club_words::clockOf(record.heldUntil));
    return tile;
}

TableTile tileOf(const ClubDesk& desk, const ClubDesk::Open& open)
{
    TableTile tile;
    tile.id = QString::fromStdString(open.fixture->id);
    tile.isCalled = true;
    tile.title = isolated(QString::fromStdString(open.call->place));
    tile.sign = {LiveState::NotLive, TileWords::tr("not begun", "a match"), {}};
    tile.sides = desk.league().sidesOf(*open.fixture);
    tile.standing = TileWords::tr("nobody is there yet");
    tile.details = {TileWords::tr("called at %1", "to a table").arg(club_words::clockOf(open.call->at))};
    return tile;
}

} // namespace

std::vector<TableTile> tilesOf(const ClubDesk& desk, const std::vector<const ClubDesk*>& others)
{
    std::vector<TableTile> tiles;
    std::vector<const ClubDesk*> desks{&desk};
    desks.insert(desks.end(), others.begin(), others.end());
    for (const ClubDesk* each : desks) {
        const std::size_t first = tiles.size();
        for (const ClubRecord* record : each->tables())
            tiles.push_back(tileOf(*each, *record));
        for (const ClubDesk::Open& open : each->open()) {
            if (open.call)
                tiles.push_back(tileOf(*each, open));
        }
        for (std::size_t i = first; i < tiles.size() && !others.empty(); ++i)
            tiles[i].season = isolated(QString::fromStdString(each->league().season().name));
        for (std::size_t i = first; i < tiles.size() && each != &desk; ++i)
            tiles[i].hasHistories = false; // they are looked at on its own desk
    }
    std::stable_sort(tiles.begin(), tiles.end(), [](const TableTile& a, const TableTile& b) {
        const int one = numberIn(a.title);
        const int other = numberIn(b.title);
        return one >= 0 && (other < 0 || one < other);
    });
    return tiles;
}

namespace {

/// Of a match that is over a flag: a dot is a connection's.
QWidget* signOf(const TableTile& tile)
{
    if (tile.isOver)
        return rowOf(new IconLabel(Icon::Flag, Colour::TextMuted, flagSide),
                     {new TextLabel(tile.sign.words, TypeStep::Caption)});
    auto* live = new LiveSign;
    live->setWords(tile.sign);
    return live;
}

} // namespace

TileBox::TileBox(const TableTile& tile)
{
    setMinimumSize(qRound(tileEms * em()), qRound(tileHighEms * em()));
    setObjectName((tile.isCalled ? QStringLiteral("called_") : QStringLiteral("table_")) + tile.id);
    const bool isSilent = tile.sign.state == LiveState::NotLive;
    if (tile.isForDesk)
        setFrame(Colour::Chalk);
    else if (isSilent)
        setFrame(Colour::Line, true);
    auto* head = new QWidget;
    rowIn(*head, 0, px(Length::SpaceS),
          {{new Paragraph(tile.title, TypeStep::Title), 1}, {signOf(tile), 0, Qt::AlignTop | Qt::AlignRight}});
    QVBoxLayout* column = columnIn(*this, px(Length::SpaceM), px(Length::SpaceS), {head});
    QStringList spoken{tile.title};
    if (!tile.season.isEmpty()) {
        column->addWidget(new Paragraph(tile.season, TypeStep::Caption, Colour::TextMuted));
        spoken << tile.season;
    }
    for (const SummarySeat& seat : tile.seats) {
        auto* row = new QWidget;
        rowIn(*row, 0, px(Length::SpaceS),
              {new SeatEmblem(seat.seat),
               {new Paragraph(seat.name, TypeStep::Title), 1},
               {new TextLabel(QString::number(seat.score), TypeStep::Title), 0, Qt::AlignTop}});
        column->addWidget(row);
        spoken << spaced(seat.name, QString::number(seat.score));
    }
    if (!tile.sides.isEmpty()) {
        column->addWidget(new Paragraph(tile.sides, TypeStep::Title, tile.isCalled ? Colour::TextMuted : Colour::Text));
        spoken << tile.sides;
    }
    if (!tile.progress.isEmpty())
        column->addWidget(new ProgressStrip(tile.progress));
    column->addStretch(1);
    if (!tile.standing.isEmpty()) {
        column->addWidget(new Paragraph(tile.standing, TypeStep::Label));
        spoken << tile.standing;
    }
    column->addWidget(new Paragraph(tile.details.join(u'\n'), TypeStep::Caption, Colour::TextMuted));
    spoken << tile.details << tile.sign.words;
    setAccessibleName(enumerated(spoken));
    addWay(tile);
}

void TileBox::addWay(const TableTile& tile)
{
    const auto add = [&](const char* name, const QString& title, auto asked) {
        auto* way = new ChoiceButton(title, ButtonLook::Outline);
        way->setObjectName(QLatin1String(name) + tile.id);
        way->setUnavailable(tile.barred);
        connect(way, &QAbstractButton::clicked, this, [this, asked, id = tile.id] { Q_EMIT(this->*asked)(id); });
        static_cast<QVBoxLayout*>(layout())->addWidget(way, 0, Qt::AlignLeft);
    };
    if (tile.hasHistories)
        add("bothHistories_", TileWords::tr("See both"), &TileBox::historiesAsked);
    if (tile.way == TableTile::Way::LetGo)
        add("letGo_", TileWords::tr("Let another computer continue"), &TileBox::letGoAsked);
    else if (tile.way == TableTile::Way::TakeOver)
        add("takeOver_", TileWords::tr("Take over"), &TileBox::takeOverAsked);
}

} // namespace whistle

#include "moc_table_tile.cpp"
