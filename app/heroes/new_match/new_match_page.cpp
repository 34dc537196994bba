// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/new_match/new_match_page.h"

#include "heroes/pack/typed_in.h"
#include "heroes/questions/codecs.h"
#include "heroes/questions/questions.h"
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
    for (const Faction faction : allOf<Faction>())
        m_facts[faction] = freshFacts(faction);
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
    m_factsOf->setCurrent(0);
    for (std::size_t i = 0; i < m_seats.size(); ++i)
        m_seats[i].faction->setCurrent(static_cast<int>(i));
    takeLast();
    // What was typed in for a faction is printed there the next time too; it may be newer than the last match.
    for (const Faction faction : allOf<Faction>()) {
        if (hasKeptFacts(settings(), faction))
            m_facts[faction] = keptFacts(settings(), faction);
    }
    m_known.keepIn(settings());
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
    letWrap(*m_factsOf);
    m_factsColumn = addPanel();
    m_factsColumn->addWidget(m_factsTitle);
    m_factsColumn->addWidget(m_factsNote);
    m_factsColumn->addWidget(m_factsToggle, 0, Qt::AlignLeft);
    m_factsColumn->addWidget(m_factsOf);
    m_factsOf->hide();
    connect(m_factsToggle, &QAbstractButton::clicked, this, [this] { openForm(m_factsOf->isHidden()); });
    connect(m_factsOf, &SegmentedChoice::chosen, this, &HeroesNewMatchPage::showFacts);
}

void HeroesNewMatchPage::openForm(bool open)
{
    if (open && !m_form) {
        static const Labels labels = questionGuide().labels;
        const auto add = [&](const Shape& shape, const char* name) {
            auto* form = named(name, new Form(shape, {{&labels, nameReader()}, {}, {}, {}}));
            m_factsColumn->addWidget(form);
            return form;
        };
        m_form = add(ObjectOf<PlayerFacts>::shape(), "factsForm");
        connect(m_form, &Form::edited, this, [this] {
            factsShown() = changedTo(factsShown(), m_form->value());
            keepFacts();
            judge();
        });
        m_encounters = add(ListOf<ObjectOf<EncounterFacts>>::shape(), "encountersForm");
        m_encounters->setValue(m_known.kept(encounterSort));
        connect(m_encounters, &Form::edited, this, &HeroesNewMatchPage::keepFacts);
    }
    m_factsOf->setVisible(open);
    showFacts();
    retranslate();
}

KeptFacts& HeroesNewMatchPage::factsShown()
{
    return m_facts[factionOf(static_cast<std::size_t>(std::max(0, m_factsOf->current())))];
}

void HeroesNewMatchPage::showFacts()
{
    if (!m_form)
        return;
    const bool isOpen = !m_factsOf->isHidden();
    m_form->setVisible(isOpen && !showsEncounters());
    m_encounters->setVisible(isOpen && showsEncounters());
    if (isOpen && !showsEncounters() && m_form->value() != factsShown().facts)
        m_form->setValue(factsShown().facts);
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
    return typed.isEmpty() ? tr("Player %1").arg(seat + 1) : typed;
}

void HeroesNewMatchPage::noteStart()
{
    NewMatchFrame::noteStart();
    keepFacts();
}

void HeroesNewMatchPage::keepFacts()
{
    for (const Faction faction : allOf<Faction>())
        heroes::keepFacts(settings(), faction, m_facts[faction]);
    if (m_encounters)
        m_known.keep(encounterSort, m_encounters->value());
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
        m_seats[i].name->setText(qt(player.name));
        m_seats[i].faction->setCurrent(static_cast<int>(player.faction));
        m_facts[player.faction] = player.standIns.empty() ? givenIn(player.faction, writeRecord(player.facts))
                                                          : KeptFacts{writeRecord(player.facts), player.standIns};
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
        const KeptFacts& known = m_facts[factionOf(i)];
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
            return tr("Each faction is played once: %1.").arg(word(factionOf(i)));
        taken.push_back(factionOf(i));
    }
    return {};
}

QString HeroesNewMatchPage::readyWords() const
{
    return tr("Encounters, week cards and prices that are not known yet are asked when they come up.");
}

void HeroesNewMatchPage::refresh()
{
    for (std::size_t i = 0; i < m_seats.size(); ++i)
        m_seats[i].box->setVisible(static_cast<int>(i) < players());
    retranslate();
    showFacts();
    judge();
}

void HeroesNewMatchPage::retranslate()
{
    QStringList names;
    QStringList boxes;
    for (std::size_t i = 0; i < static_cast<std::size_t>(players()); ++i) {
        names << nameOf(i);
        boxes << word(factionOf(i));
    }
    const QStringList factions = wordsOf(allOf<Faction>(), word<Faction>);
    for (std::size_t i = 0; i < m_seats.size(); ++i) {
        m_seats[i].nameField->setLabel(tr("Name of player %1").arg(i + 1));
        m_seats[i].faction->setWords(tr("Faction of player %1").arg(i + 1), factions);
    }
    m_count->setLabel(tr("Players, clockwise"));
    m_first->setWords(tr("First player"), names);
    m_length->setWords(tr("Length"), {tr("Short, 10 rounds"), tr("Standard, 13 rounds"), tr("Long, 16 rounds")});
    m_board->setWords(tr("What is tracked"), {tr("Without the board"), tr("With the board")});
    m_factsTitle->setText(tr("What is printed on the components"));
    m_factsNote->setText(tr("Whistle does not know the numbers on your tokens and sheets. Each is asked once, where it "
                            "is first needed, and kept for every match. What stands here is a stand-in until then; "
                            "you can put it right now."));
    const bool wereEncounters = m_factsOf->current() == m_factsOf->count() - 1;
    m_factsOf->rename(boxes << tr("Encounters"));
    if (wereEncounters)
        m_factsOf->setCurrent(players());
    m_factsOf->setAccessibleName(tr("Whose components"));
    m_factsToggle->setTitle(m_factsOf->isHidden() ? tr("Check it and correct it") : tr("Close it"));
    // Who does not play any more is neither the first nor the one whose components are seen.
    for (SegmentedChoice* choice : {&m_first->choice(), m_factsOf}) {
        if (choice->current() < 0)
            choice->setCurrent(choice->count() - 1);
    }
}

void HeroesNewMatchPage::arrange()
{
    const bool wide = width() >= Theme::current().em() * Theme::current().wideFrom();
    for (const Seat& seat : m_seats)
        seat.row->setDirection(wide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

} // namespace whistle::heroes
