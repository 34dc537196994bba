// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/new_match/new_match_page.h"

#include "base/common_words.h"
#include "box/box_contents.h"
#include "heroes/parts/kept_facts.h"
#include "heroes/questions/codecs.h"
#include "heroes/questions/questions.h"
#include "heroes/telling/game_words.h"
#include "heroes/telling/words.h"
#include "match/settings.h"
#include "table/house_rules_panel.h"

#include <QBoxLayout>
#include <QSignalBlocker>

namespace whistle::heroes {

namespace {

constexpr int leastPlayers = 2;

} // namespace

HeroesNewMatchPage::HeroesNewMatchPage(Settings& matchSettings, QWidget* parent)
    : NewMatchFrameOf(ObjectOf<HouseRules>::shape(), nameReader(), matchSettings, parent)
{
    m_count->choice().setTitles({QStringLiteral("2"), QStringLiteral("3"), QStringLiteral("4")});
    addPlayers();
    addBanner("matchRefusal");
    QBoxLayout* match = addPanel(px(Length::SpaceM));
    for (ChoiceField* field : {m_first, m_length, m_board}) {
        match->addWidget(field);
        watch(*field);
    }
    addFacts();
    setNameFields({m_seats[0].name, m_seats[1].name, m_seats[2].name, m_seats[3].name});
    HeroesNewMatchPage::retranslate();
    m_count->setCurrent(0);
    m_first->setCurrent(0);
    m_length->setCurrent(1);
    m_board->setCurrent(0);
    for (std::size_t i = 0; i < m_seats.size(); ++i)
        m_seats[i].faction->setCurrent(static_cast<int>(i));
    takeLast();
    refresh();
    begin();
}

void HeroesNewMatchPage::addPlayers()
{
    QBoxLayout* column = addPanel(px(Length::SpaceM));
    column->addWidget(m_count);
    connect(m_count, &ChoiceField::chosen, this, &HeroesNewMatchPage::refresh);
    for (std::size_t i = 0; i < m_seats.size(); ++i) {
        const Seat& seat = m_seats[i];
        seat.row->setContentsMargins(0, 0, 0, 0);
        seat.name->setObjectName(QStringLiteral("player%1").arg(i + 1));
        seat.name->setMaxLength(80);
        seat.faction->choice().setObjectName(QStringLiteral("faction%1").arg(i + 1));
        seat.row->addWidget(seat.nameField, 1);
        seat.row->addWidget(seat.faction, 2);
        column->addWidget(seat.box);
        connect(seat.name, &QLineEdit::textChanged, this, &HeroesNewMatchPage::refresh);
        connect(seat.faction, &ChoiceField::chosen, this, &HeroesNewMatchPage::refresh);
        connect(seat.faction, &FormField::ruleAsked, this, &NewMatchPage::ruleAsked);
    }
}

void HeroesNewMatchPage::addFacts()
{
    QBoxLayout* column = addPanel();
    column->addWidget(m_factsTitle);
    column->addWidget(m_factsNote);
    column->addWidget(m_toBox, 0, Qt::AlignLeft);
    connect(m_toBox, &QAbstractButton::clicked, this, [this] { Q_EMIT companionAsked(QLatin1String(boxPageId)); });
}

int HeroesNewMatchPage::players() const
{
    return std::max(0, m_count->current()) + leastPlayers;
}

Faction HeroesNewMatchPage::factionOf(std::size_t seat) const
{
    return static_cast<Faction>(std::max(0, m_seats[seat].faction->current()));
}

QString HeroesNewMatchPage::nameOf(std::size_t seat) const
{
    const QString typed = m_seats[seat].name->text().trimmed();
    return typed.isEmpty() ? CommonWords::tr("Player %1").arg(seat + 1) : typed;
}

void HeroesNewMatchPage::takeLast()
{
    const std::optional<NewMatch> last = lastMatch<Game, NewMatch>();
    if (!last || last->players.size() < leastPlayers || last->players.size() > m_seats.size())
        return;
    m_count->setCurrent(static_cast<int>(last->players.size()) - leastPlayers);
    retranslate(); // as many of them can be the first
    for (std::size_t i = 0; i < last->players.size(); ++i) {
        const NewPlayer& player = last->players[i];
        const QSignalBlocker blocked(m_seats[i].name);
        const bool isStandIn = qt(player.name) == CommonWords::tr("Player %1").arg(i + 1);
        m_seats[i].name->setText(isStandIn ? QString() : qt(player.name));
        m_seats[i].faction->setCurrent(static_cast<int>(player.faction));
        if (player.name == last->firstPlayer)
            m_first->setCurrent(static_cast<int>(i));
    }
    m_length->setCurrent(static_cast<int>(last->length));
    m_board->setCurrent(static_cast<int>(last->board));
    m_actionCards = last->actionCards;
}

void HeroesNewMatchPage::takeLeague()
{
    if (!band().start())
        return;
    m_count->setCurrent(static_cast<int>(band().start()->match.players.size()) - leastPlayers);
    lock(m_count->choice(), "players");
    NewMatchFrame::takeLeague();
    refresh();
}

Json HeroesNewMatchPage::command() const
{
    NewMatch match;
    Json players = Json::array();
    for (std::size_t i = 0; i < static_cast<std::size_t>(this->players()); ++i) {
        const KeptFacts known = keptFacts(settings(), factionOf(i));
        players.push_back(
            {{"name", nameOf(i).toStdString()}, {"faction", wordOf(factionOf(i))}, {"facts", known.facts}});
        if (!known.standIns.empty())
            players.back()["stand_ins"] = known.standIns;
    }
    match.firstPlayer = nameOf(static_cast<std::size_t>(std::max(0, m_first->current()))).toStdString();
    match.length = static_cast<MatchLength>(std::max(0, m_length->current()));
    match.board = static_cast<BoardKind>(std::max(0, m_board->current()));
    match.actionCards = m_actionCards;
    match.houseRules = readRecord<HouseRules>(houseRules().chosen());
    Json json = writeCommand(match);
    json["players"] = std::move(players); // as typed in: what does not fit is told, not lost
    return json;
}

QString HeroesNewMatchPage::missing() const
{
    std::vector<Faction> taken;
    for (std::size_t i = 0; i < static_cast<std::size_t>(players()); ++i) {
        if (contains(taken, factionOf(i)))
            return GameWords::tr("Each faction is played once: %1.").arg(word(factionOf(i)));
        taken.push_back(factionOf(i));
    }
    return {};
}

QString HeroesNewMatchPage::readyWords() const
{
    return tr("Encounters, Week Cards and prices not yet known are asked for when they come up.");
}

void HeroesNewMatchPage::refresh()
{
    for (std::size_t i = 0; i < m_seats.size(); ++i)
        m_seats[i].box->setVisible(static_cast<int>(i) < players());
    retranslate();
    judge();
}

void HeroesNewMatchPage::retranslate()
{
    QStringList names;
    for (std::size_t i = 0; i < static_cast<std::size_t>(players()); ++i)
        names << nameOf(i);
    const QStringList factions = wordsOf(allOf<Faction>(), word<Faction>);
    for (std::size_t i = 0; i < m_seats.size(); ++i) {
        m_seats[i].nameField->setLabel(tr("Name of player %1").arg(i + 1));
        m_seats[i].faction->setWords(tr("Faction of player %1").arg(i + 1), factions);
    }
    m_count->setLabel(CommonWords::tr("Players, clockwise"));
    m_first->setWords(CommonWords::tr("First player"), names);
    m_length->setWords(tr("Length"), {tr("Short, 10 rounds"), tr("Standard, 13 rounds"), tr("Long, 16 rounds")});
    m_board->setWords(tr("What is tracked"), {tr("Without the board"), tr("With the board")});
    m_factsTitle->setText(tr("What is printed on the components"));
    m_factsNote->setText(tr("Whistle does not know the numbers on your tokens and sheets. It asks for each once, when "
                            "it is first needed, and remembers it for every match; or enter them now."));
    m_toBox->setTitle(tr("View and correct"));
    if (m_first->choice().current() < 0) // who does not play any more is not the first
        m_first->setCurrent(m_first->choice().count() - 1);
}

void HeroesNewMatchPage::arrange()
{
    const bool wide = width() >= Theme::current().em() * Theme::current().wideFrom();
    for (const Seat& seat : m_seats)
        seat.row->setDirection(wide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

} // namespace whistle::heroes

#include "moc_new_match_page.cpp"
