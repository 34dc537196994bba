// SPDX-License-Identifier: GPL-3.0-or-later
#include "club/club_page.h"

#include "base/common_words.h"
#include "base/first.h"
#include "club/club_words.h"
#include "controls/layout/columns.h"
#include "controls/layout/scroller.h"
#include "match/form_field.h"
#include "store/match_fixtures.h"

#include <algorithm>
#include <set>
#include <utility>

namespace whistle {

namespace {

/// Wider than that, and address and name stand side by side.
constexpr double wideEms = 50;

} // namespace

ClubPage::ClubPage(ClubLink& link, Store& store, QWidget* parent)
    : Composed(parent)
    , m_link(link)
    , m_store(store)
    , m_addressField(new FormField(m_address))
    , m_nameField(new FormField(m_name))
    , m_fields(new QBoxLayout(QBoxLayout::LeftToRight))
{
    setObjectName(QStringLiteral("clubPage"));
    m_where->setColumns(2);
    m_fields->setSpacing(px(Length::SpaceM));
    m_fields->addWidget(m_addressField, 2);
    m_fields->addWidget(m_nameField, 1);
    rowIn(*m_status, 0, px(Length::SpaceM), {m_sign, {m_connection, 1}, m_who});
    m_who->setWordWrap(false);
    auto* ways = new QWidget;
    rowIn(*ways, 0, px(Length::SpaceS), {m_join, m_leave, spareRoom});
    QVBoxLayout* server = columnIn(*m_server, px(Length::SpaceM), px(Length::SpaceM));
    server->addLayout(m_fields);
    lay(*server, {m_trouble, ways, m_status});
    m_rows = columnIn(*m_seasons, px(Length::SpaceM), px(Length::SpaceS), {m_seasonsTitle});
    columnIn(*m_note, px(Length::SpaceM), px(Length::SpaceXs), {m_noteTitle, m_noteWords});
    auto* content = new QWidget;
    columnIn(*content, px(Length::SpaceXl), px(Length::SpaceM),
             {rowOf({{m_title, 1}, {m_back, 0, Qt::AlignTop}}), m_where, m_server, m_seasons, m_note, spareRoom});
    auto* area = new Scroller(content);
    area->setFocusPolicy(Qt::NoFocus);
    columnIn(*this, 0, 0, {area});

    connect(m_back, &QAbstractButton::clicked, this, &ClubPage::left);
    connect(m_join, &QAbstractButton::clicked, this, &ClubPage::join);
    connect(m_address, &QLineEdit::returnPressed, this, &ClubPage::join);
    connect(m_name, &QLineEdit::returnPressed, this, &ClubPage::join);
    connect(m_leave, &QAbstractButton::clicked, this, [this] {
        m_wantsClub = false;
        m_link.leave();
    });
    connect(&m_link, &ClubLink::changed, this, &ClubPage::showClub);
    connect(&m_link, &ClubLink::joined, this, [this](const QString& trouble) {
        m_isJoining = false;
        m_trouble->say(trouble);
        showClub();
    });
    m_trouble->say({});
    retranslate();
}

void ClubPage::join()
{
    if (m_link.club() || m_isJoining)
        return;
    m_isJoining = true;
    m_trouble->say({});
    m_link.join(m_address->text().trimmed(), m_name->text().trimmed());
    showClub();
}

void ClubPage::retranslate()
{
    m_title->setText(CommonWords::tr("Where matches are kept"));
    setAccessibleName(m_title->text());
    m_back->setTitle(CommonWords::tr("Back"));
    m_addressField->setLabel(tr("Server"));
    m_address->setPlaceholderText(QStringLiteral("postgresql://name@server/club"));
    m_nameField->setLabel(tr("This computer's name in the club"));
    m_name->setPlaceholderText(tr("Table 1"));
    m_leave->setTitle(tr("Leave the club"));
    m_seasonsTitle->setText(tr("Seasons"));
    m_noteTitle->setText(tr("The club's server receives what everyone at a table can see."));
    m_noteWords->setText(tr("A sealed choice is sent sealed. What is moved to the server stays here too. Passwords are "
                            "not stored here: keep them in your service file or in ~/.pgpass."));
    m_listed.clear();
    m_counts.clear();
    showClub();
}

void ClubPage::showClub()
{
    const std::optional<JoinedClub>& club = m_link.club();
    const bool isThere = club || m_wantsClub;
    m_where->setAccessibleName(m_title->text());
    const auto want = [this](bool wants) {
        m_wantsClub = wants;
        showClub();
        if (wants)
            m_address->setFocus(Qt::OtherFocusReason);
    };
    std::vector<ButtonSpec> where;
    where.push_back(ButtonSpec{QStringLiteral("keptHere"), tr("Only this computer"), [want] { want(false); }}
                        .saying(tr("One file in your data folder, no network."))
                        .drawn(Icon::Screen)
                        .among(!isThere)
                        .unless(club.has_value(), tr("Leave the club first, below.")));
    where.push_back(ButtonSpec{QStringLiteral("keptThere"), tr("A club's server too"), [want] { want(true); }}
                        .saying(tr("Saved here first, then there: a table never waits for it."))
                        .drawn(Icon::Network)
                        .among(isThere));
    for (ButtonSpec& each : where)
        each.isLarge = true;
    m_where->setButtons(std::move(where));
    m_server->setVisible(isThere);
    m_note->setVisible(isThere);
    m_seasons->setVisible(club.has_value());
    m_join->setVisible(!club);
    m_join->setTitle(m_isJoining ? tr("Looking for it…") : tr("Join the club"));
    m_leave->setVisible(club.has_value());
    m_status->setVisible(club.has_value());
    for (QLineEdit* line : {m_address, m_name})
        line->setReadOnly(club.has_value());
    if (!club)
        return;
    m_address->setText(QString::fromStdString(club->address.told()));
    m_name->setText(club->device.name);
    const ClubNews& news = m_link.news();
    m_sign->setWords(club_words::connection(news));
    QStringList words;
    if (!news.why.render().isEmpty())
        words << news.why.render();
    if (news.isLive && !club->address.isLocal())
        words << (news.isEncrypted ? tr("Encrypted.") : tr("Not encrypted."));
    words << (news.waiting() == 0 ? tr("Nothing is waiting here.")
                                  : tr("%n entries are waiting here.", "", news.waiting()));
    m_connection->setText(words.join(u' '));
    m_who->setText(news.person.isEmpty()
                       ? QString()
                       : tr("You are %1, %2", "a name, a role").arg(news.person, club_words::roleWord(news.role)));
    listSeasons();
}

void ClubPage::listSeasons()
{
    const Checked<std::vector<MatchSummary>> seasons = m_store.seasons();
    if (!seasons)
        return;
    QString now;
    const ClubNews& news = m_link.news();
    for (const MatchSummary& season : *seasons) {
        const ClubTravel* travel = news.travelOf(season.id);
        if (season.shelf != Shelf::Bin)
            now += season.id.uuid + QString::fromStdString(season.title) + u'|' +
                   (travel ? whereOf(season) + club_words::troubleOf(*travel) : QString()) + countsOf(season) + u'\n';
    }
    if (const auto& moving = m_link.moving())
        now += moving->season + movingWords();
    now += m_asked.uuid + (news.isLive ? u'1' : u'0');
    now += QString::number(static_cast<int>(news.role));
    if (now == m_listed)
        return;
    m_listed = now;
    QWidget* focused = window()->focusWidget();
    const QString keyboard = focused && m_seasons->isAncestorOf(focused) ? focused->objectName() : QString();
    while (m_rows->count() > 1) {
        QLayoutItem* item = m_rows->takeAt(1);
        letGo(item->widget());
        delete item;
    }
    for (const MatchSummary& season : *seasons) {
        if (season.shelf != Shelf::Bin)
            addRow(season, *m_rows);
    }
    if (m_rows->count() == 1)
        m_rows->addWidget(
            new Paragraph(tr("There are no seasons on this computer. The club's seasons arrive automatically."),
                          TypeStep::Body, Colour::TextMuted));
    if (auto* part = keyboard.isEmpty() ? nullptr : m_seasons->findChild<QWidget*>(keyboard))
        part->setFocus(Qt::OtherFocusReason);
}

/// A season is there when all that is of it is: its acts, and every entry of its matches.
QString ClubPage::whereOf(const MatchSummary& season) const
{
    const ClubNews& news = m_link.news();
    const ClubTravel* travel = news.travelOf(season.id);
    if (!travel)
        return tr("Only here");
    int waiting = travel->waiting;
    bool isOnItsWay = false;
    for (const ClubTravel& each : news.travels) {
        if (each.travel.season != travel->travel.id)
            continue;
        waiting += each.waiting;
        isOnItsWay = isOnItsWay || each.travel.sent < 0;
    }
    return waiting > 0 || isOnItsWay ? tr("%n entries are on their way to the server", "", waiting)
                                     : tr("Here and on the server");
}

/// "It is being moved: 3 of 24."
QString ClubPage::movingWords() const
{
    const ClubLink::Moving& moving = *m_link.moving();
    return moving.of == 0 ? tr("It is being moved.")
                          : tr("It is being moved: %1 of %2.").arg(moving.done).arg(moving.of);
}

ClubPage::Counts ClubPage::countedHere(const MatchSummary& season)
{
    // Counted anew only when somebody has written something.
    if (const int now = m_store.writtenByOthers(); std::exchange(m_countedAt, now) != now)
        m_counts.clear();
    const auto known = m_counts.find(season.id.uuid);
    if (known != m_counts.end())
        return known->second;
    const Checked<std::vector<MatchFixture>> ties = MatchFixtures(m_store).ofSeason(season.id);
    Counts counts;
    for (const MatchFixture& tie : ties ? *ties : std::vector<MatchFixture>()) {
        ++counts.matches;
        counts.entries += m_store.lineCount(tie.match).value_or(0);
    }
    return m_counts.emplace(season.id.uuid, counts).first->second;
}

/// Those of its matches that are on the server and not here.
ClubPage::Counts ClubPage::onlyThere(const MatchSummary& season) const
{
    const ClubNews& news = m_link.news();
    const ClubTravel* travel = news.travelOf(season.id);
    std::set<QString> here;
    for (const ClubTravel& each : news.travels) {
        if (!each.travel.here.isEmpty())
            here.insert(each.travel.id);
    }
    Counts counts;
    for (const ClubRecord& record : news.records) {
        if (!travel || record.season != travel->travel.id || here.contains(record.id))
            continue;
        ++counts.matches;
        counts.entries += record.state.count;
    }
    return counts;
}

/// "24 matches, 2,316 entries", here and on the server.
QString ClubPage::countsOf(const MatchSummary& season)
{
    const Counts here = countedHere(season);
    const Counts there = onlyThere(season);
    const int matches = here.matches + there.matches;
    return matches == 0 ? tr("no matches yet")
                        : enumerated({CommonWords::tr("%n matches", nullptr, matches),
                                      CommonWords::tr("%n entries", nullptr, here.entries + there.entries)});
}

/// What goes where when the season is taken off.
QString ClubPage::beforeTakingOff(const ClubTravel& season) const
{
    const std::vector<ClubRecord>& records = m_link.news().records;
    const bool hasOthers = std::any_of(records.begin(), records.end(), [&](const ClubRecord& record) {
        return record.season == season.travel.id && record.histories > 1;
    });
    return spaced(tr("It leaves the server with its matches and stays on this computer. Other computers keep their "
                     "copies. Calls and the round clock end."),
                  hasOthers ? tr("Histories that do not count go to this computer's archive.") : QString());
}

void ClubPage::addRow(const MatchSummary& season, QVBoxLayout& column)
{
    const ClubNews& news = m_link.news();
    const ClubTravel* travel = news.travelOf(season.id);
    auto* row = new QWidget;
    auto* title = new Paragraph(QString::fromStdString(season.title), TypeStep::Label);
    const QString trouble = travel ? club_words::troubleOf(*travel) : QString();
    auto* detail = new Paragraph(trouble.isEmpty() ? enumerated({whereOf(season), countsOf(season)}) : trouble,
                                 TypeStep::Caption, trouble.isEmpty() ? Colour::TextMuted : Colour::Refuse);
    detail->setObjectName(QStringLiteral("seasonWhere_") + season.id.uuid);
    auto* button = new ChoiceButton({}, ButtonLook::Outline);
    ChoiceButton* sure = nullptr;
    const QString barred = !news.isLive                       ? CommonWords::tr("The club's server cannot be reached.")
                           : news.role != ClubRole::Organiser ? CommonWords::tr("Only an organiser can do that.")
                                                              : QString();
    const bool isMoving = m_link.moving() && m_link.moving()->season == season.id.uuid;
    if (isMoving) {
        button->setObjectName(QStringLiteral("cancelMoving_") + season.id.uuid);
        button->setTitle(CommonWords::tr("Cancel"));
        connect(button, &QAbstractButton::clicked, this, [this] { m_link.cancelMoving(); });
        detail->setColour(Colour::TextMuted);
        detail->setText(movingWords());
    } else if (travel) {
        button->setObjectName(QStringLiteral("bringSeason_") + season.id.uuid);
        const bool isAsked = m_asked == season.id;
        button->setTitle(isAsked ? CommonWords::tr("Cancel") : tr("Take it off the server"));
        connect(button, &QAbstractButton::clicked, this, [this, id = season.id, isAsked] {
            m_asked = isAsked ? MatchId{} : id;
            listSeasons();
        });
        if (isAsked) {
            sure = new ChoiceButton(tr("Take off"), ButtonLook::Main);
            sure->setObjectName(QStringLiteral("takeOff_") + season.id.uuid);
            sure->setUnavailable(barred);
            connect(sure, &QAbstractButton::clicked, this, [this, id = travel->travel.id] {
                m_asked = {};
                m_link.bringBack(id);
            });
            detail->setColour(Colour::TextMuted);
            detail->setText(beforeTakingOff(*travel));
        }
    } else {
        button->setObjectName(QStringLiteral("moveSeason_") + season.id.uuid);
        button->setTitle(tr("Move it to the server"));
        connect(button, &QAbstractButton::clicked, this, [this, id = season.id] { m_link.moveThere(id); });
    }
    button->setUnavailable(isMoving ? QString() : m_link.moving() ? tr("Another season is being moved.") : barred);
    auto* words = new QWidget;
    columnIn(*words, 0, px(Length::SpaceHair), {title, detail});
    QHBoxLayout* parts = rowIn(*row, 0, px(Length::SpaceM), {{words, 1}});
    if (sure) // where the first press was is the way back
        parts->addWidget(sure);
    parts->addWidget(button);
    column.addWidget(row);
}

void ClubPage::arrange()
{
    m_fields->setDirection(width() >= wideEms * em() ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_where->setColumns(width() >= wideEms * em() ? 2 : 1);
}

} // namespace whistle

#include "moc_club_page.cpp"
