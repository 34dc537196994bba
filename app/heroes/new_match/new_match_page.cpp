// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/new_match/new_match_page.h"

#include "controls/buttons.h"
#include "controls/panel_box.h"
#include "controls/text_label.h"
#include "forms/form.h"
#include "heroes/entries/facts_records.h"
#include "heroes/game.h"
#include "heroes/parts/layout.h"
#include "heroes/questions/questions.h"
#include "heroes/telling/words.h"
#include "match/form_field.h"
#include "match/settings.h"
#include "table/house_rules_panel.h"

#include <QBoxLayout>
#include <QLineEdit>
#include <QSignalBlocker>

namespace whistle::heroes {

namespace {

constexpr int leastPlayers = 2;
constexpr std::array<int, unitsOfAFaction> usualTokens{8, 7, 6, 5};

QString factsKey()
{
    return QStringLiteral("heroes/facts");
}

std::size_t indexOf(Faction faction)
{
    return static_cast<std::size_t>(faction);
}

/// Where nobody has typed anything in yet: what the pack proposes, else a stand-in that can be played with.
Json proposed(Faction faction)
{
    const std::shared_ptr<const Facts> pack = factsInUse();
    if (const auto found = pack->proposals.find(std::string(toWord(faction))); found != pack->proposals.end()) {
        if (!found->second.empty())
            return found->second;
    }
    PlayerFacts facts;
    for (int i = 0; i < unitsOfAFaction; ++i) {
        UnitFacts unit;
        unit.unit = static_cast<Unit>(static_cast<int>(faction) * unitsOfAFaction + i);
        unit.level = i + 1;
        unit.tokens = usualTokens[static_cast<std::size_t>(i)];
        unit.base = {3, {}, i + 2, {}};
        unit.elite = {3, {}, 2 * (i + 2), {}};
        facts.units.push_back(std::move(unit));
    }
    static const std::array<const char*, 4> heroes{"Anton", "Anastasya", "Mukao", "Sandor"};
    facts.heroes.push_back({heroes[indexOf(faction)], 2, 2, 3, 8, {}, {}});
    return writeRecord(facts);
}

} // namespace

HeroesNewMatchPage::HeroesNewMatchPage(Settings& matchSettings, QWidget* parent)
    : NewMatchFrame(Game::id, ObjectOf<HouseRules>::shape(), nameReader(), matchSettings, parent)
    , m_faces(usualFaces.begin(), usualFaces.end())
    , m_count(new SegmentedChoice({QStringLiteral("2"), QStringLiteral("3"), QStringLiteral("4")}))
    , m_countField(new FormField(m_count))
    , m_first(new SegmentedChoice)
    , m_firstField(new FormField(m_first, QStringLiteral("MH-3.1")))
    , m_length(new SegmentedChoice)
    , m_lengthField(new FormField(m_length, QStringLiteral("MH-3.10")))
    , m_board(new SegmentedChoice)
    , m_boardField(new FormField(m_board))
    , m_factsTitle(new TextLabel({}, TypeStep::Title))
    , m_factsNote(new TextLabel({}, TypeStep::Body, Colour::TextMuted))
    , m_factsToggle(new ChoiceButton({}, ButtonLook::Outline))
    , m_factsOf(new SegmentedChoice)
{
    for (std::size_t i = 0; i < m_facts.size(); ++i)
        m_facts[i] = proposed(static_cast<Faction>(i));
    takeRemembered();
    addSection(playersSection());
    addBanner("matchRefusal");
    addSection(matchSection());
    addSection(factsSection());
    setNameFields({m_seats[0].name, m_seats[1].name, m_seats[2].name, m_seats[3].name});
    nameChoices();
    m_count->setCurrent(0);
    m_first->setCurrent(0);
    m_length->setCurrent(1);
    m_board->setCurrent(0);
    takeLast();
    refresh();
    begin();
}

QWidget* HeroesNewMatchPage::playersSection()
{
    m_count->setObjectName(QStringLiteral("playerCount"));
    auto* panel = new PanelBox;
    auto* column = new QVBoxLayout(panel);
    column->setSpacing(px(whistle::Length::SpaceM));
    column->addWidget(m_countField);
    connect(m_count, &SegmentedChoice::chosen, this, &HeroesNewMatchPage::refresh);
    for (std::size_t i = 0; i < m_seats.size(); ++i) {
        Seat& seat = m_seats[i];
        const QString number = QString::number(i + 1);
        seat.box = new QWidget;
        seat.row = new QHBoxLayout(seat.box);
        seat.row->setContentsMargins(0, 0, 0, 0);
        seat.name = new QLineEdit;
        seat.name->setObjectName(QStringLiteral("player") + number);
        seat.name->setMaxLength(80);
        seat.nameField = new FormField(seat.name);
        seat.faction = new SegmentedChoice({{}, {}, {}, {}});
        seat.faction->setObjectName(QStringLiteral("faction") + number);
        letWrap(*seat.faction);
        seat.factionField = new FormField(seat.faction, QStringLiteral("MH-3.2"));
        seat.row->addWidget(seat.nameField, 1);
        seat.row->addWidget(seat.factionField, 2);
        seat.faction->setCurrent(static_cast<int>(i));
        column->addWidget(seat.box);
        connect(seat.name, &QLineEdit::textChanged, this, &HeroesNewMatchPage::refresh);
        connect(seat.faction, &SegmentedChoice::chosen, this, &HeroesNewMatchPage::refresh);
        connect(seat.factionField, &FormField::ruleAsked, this, &NewMatchPage::ruleAsked);
    }
    return panel;
}

QWidget* HeroesNewMatchPage::matchSection()
{
    m_first->setObjectName(QStringLiteral("firstPlayer"));
    m_length->setObjectName(QStringLiteral("matchLength"));
    m_board->setObjectName(QStringLiteral("boardKind"));
    auto* panel = new PanelBox;
    auto* column = new QVBoxLayout(panel);
    column->setSpacing(px(whistle::Length::SpaceM));
    for (SegmentedChoice* choice : {m_first, m_length, m_board}) {
        letWrap(*choice);
        connect(choice, &SegmentedChoice::chosen, this, [this] { judge(); });
    }
    for (FormField* field : {m_firstField, m_lengthField, m_boardField}) {
        column->addWidget(field);
        connect(field, &FormField::ruleAsked, this, &NewMatchPage::ruleAsked);
    }
    return panel;
}

QWidget* HeroesNewMatchPage::factsSection()
{
    m_factsToggle->setObjectName(QStringLiteral("factsToggle"));
    m_factsOf->setObjectName(QStringLiteral("factsOf"));
    m_factsTitle->setWordWrap(true);
    m_factsNote->setWordWrap(true);
    letWrap(*m_factsOf);
    auto* panel = new PanelBox;
    m_factsColumn = new QVBoxLayout(panel);
    m_factsColumn->addWidget(m_factsTitle);
    m_factsColumn->addWidget(m_factsNote);
    m_factsColumn->addWidget(m_factsToggle, 0, Qt::AlignLeft);
    m_factsColumn->addWidget(m_factsOf);
    m_factsOf->hide();
    connect(m_factsToggle, &QAbstractButton::clicked, this, [this] { openForm(m_factsOf->isHidden()); });
    connect(m_factsOf, &SegmentedChoice::chosen, this, [this](int seat) {
        m_factsSeat = seat;
        showFacts();
    });
    return panel;
}

void HeroesNewMatchPage::openForm(bool open)
{
    if (open && !m_form) {
        static const Labels labels = questionGuide().labels;
        m_form = new Form(ObjectOf<PlayerFacts>::shape(), {{&labels, nameReader()}, {}, {}, {}});
        m_form->setObjectName(QStringLiteral("factsForm"));
        m_factsColumn->addWidget(m_form);
        connect(m_form, &Form::edited, this, [this] {
            m_facts[indexOf(factionOfSeat(static_cast<std::size_t>(m_factsSeat)))] = m_form->value();
            judge();
        });
    }
    m_factsOf->setVisible(open);
    if (m_form)
        m_form->setVisible(open);
    showFacts();
    nameChoices();
}

void HeroesNewMatchPage::showFacts()
{
    m_factsSeat = std::min(m_factsSeat, players() - 1);
    m_factsOf->setCurrent(m_factsSeat);
    const Json& facts = m_facts[indexOf(factionOfSeat(static_cast<std::size_t>(m_factsSeat)))];
    if (m_form && !m_factsOf->isHidden() && m_form->value() != facts)
        m_form->setValue(facts);
}

int HeroesNewMatchPage::players() const
{
    return std::max(0, m_count->current()) + leastPlayers;
}

Faction HeroesNewMatchPage::factionOfSeat(std::size_t seat) const
{
    return static_cast<Faction>(std::max(0, m_seats[seat].faction->current()));
}

// What was typed in for a faction is printed there the next time too.
void HeroesNewMatchPage::takeRemembered()
{
    const std::optional<QString> kept = settings().value(factsKey());
    const Json json = kept ? Json::parse(kept->toStdString(), nullptr, false) : Json();
    for (std::size_t i = 0; i < m_facts.size(); ++i) {
        const std::string faction(enumWords<Faction>[i]);
        if (json.is_object() && json.contains(faction))
            m_facts[i] = json.at(faction);
    }
}

void HeroesNewMatchPage::noteStart()
{
    NewMatchFrame::noteStart();
    Json json = Json::object();
    for (std::size_t i = 0; i < m_facts.size(); ++i)
        json[std::string(enumWords<Faction>[i])] = m_facts[i];
    settings().setValue(factsKey(), QString::fromStdString(json.dump()));
}

void HeroesNewMatchPage::takeLast()
{
    const std::optional<NewMatch> last = lastMatch<Game, NewMatch>();
    if (!last || last->players.size() < leastPlayers || last->players.size() > mostPlayers)
        return;
    m_count->setCurrent(static_cast<int>(last->players.size()) - leastPlayers);
    for (std::size_t i = 0; i < last->players.size(); ++i) {
        const NewPlayer& player = last->players[i];
        const QSignalBlocker blocked(m_seats[i].name);
        m_seats[i].name->setText(QString::fromStdString(player.name));
        m_seats[i].faction->setCurrent(static_cast<int>(player.faction));
        m_facts[indexOf(player.faction)] = writeRecord(player.facts);
    }
    nameChoices();
    for (std::size_t i = 0; i < last->players.size(); ++i) {
        if (last->players[i].name == last->firstPlayer)
            m_first->setCurrent(static_cast<int>(i));
    }
    m_length->setCurrent(static_cast<int>(last->length));
    m_board->setCurrent(static_cast<int>(last->board));
    m_actionCards = last->actionCards;
    m_faces = last->houseRules.eliteDieFaces;
}

void HeroesNewMatchPage::takeLeague()
{
    if (!band().start())
        return;
    m_count->setCurrent(static_cast<int>(band().start()->match.players.size()) - leastPlayers);
    lock(*m_count, "players");
    NewMatchFrame::takeLeague();
    refresh();
}

Json HeroesNewMatchPage::command() const
{
    NewMatch match;
    Json players = Json::array();
    for (std::size_t i = 0; i < static_cast<std::size_t>(this->players()); ++i) {
        const QString typed = m_seats[i].name->text().trimmed();
        const std::string name = (typed.isEmpty() ? tr("Player %1").arg(i + 1) : typed).toStdString();
        const Faction faction = factionOfSeat(i);
        players.push_back(
            {{"name", name}, {"faction", std::string(toWord(faction))}, {"facts", m_facts[indexOf(faction)]}});
        if (static_cast<int>(i) == std::max(0, m_first->current()))
            match.firstPlayer = name;
    }
    match.length = static_cast<Length>(std::max(0, m_length->current()));
    match.board = static_cast<BoardKind>(std::max(0, m_board->current()));
    match.actionCards = m_actionCards;
    match.houseRules = readRecord<HouseRules>(houseRules().chosen());
    match.houseRules.eliteDieFaces = m_faces;
    if (match.firstPlayer.empty())
        match.firstPlayer = players.front().at("name").get<std::string>();
    Json json = writeCommand(match);
    json["players"] = std::move(players); // as typed in: what does not fit is told, not lost
    return json;
}

QString HeroesNewMatchPage::missing() const
{
    for (std::size_t i = 0; i < static_cast<std::size_t>(players()); ++i) {
        for (std::size_t k = 0; k < i; ++k) {
            if (factionOfSeat(i) == factionOfSeat(k))
                return tr("Each faction is played once: %1.").arg(word(factionOfSeat(i)));
        }
    }
    const Checked<Command> read = Game().read(command());
    return read ? QString() : read.problems().front().message.render(nameReader());
}

Checked<std::vector<Objection>> HeroesNewMatchPage::objections() const
{
    return objectionsTo<Game>(command());
}

QString HeroesNewMatchPage::readyWords() const
{
    return tr("Encounters, week cards and prices that are not known yet are asked when they come up.");
}

void HeroesNewMatchPage::nameChoices()
{
    const auto rename = [](SegmentedChoice& choice, const QStringList& titles) {
        const int current = choice.current();
        choice.setTitles(titles);
        choice.setCurrent(std::clamp(current, 0, static_cast<int>(titles.size()) - 1));
    };
    QStringList names;
    QStringList boxes;
    for (std::size_t i = 0; i < static_cast<std::size_t>(players()); ++i) {
        const QString typed = m_seats[i].name->text().trimmed();
        names << (typed.isEmpty() ? tr("Player %1").arg(i + 1) : typed);
        boxes << word(factionOfSeat(i));
    }
    rename(*m_first, names);
    rename(*m_factsOf, boxes);
    rename(*m_length, {word(Length::Short), word(Length::Standard), word(Length::Long)});
    rename(*m_board, {word(BoardKind::None), word(BoardKind::Mirror)});
    QStringList factions;
    for (std::size_t i = 0; i < enumWords<Faction>.size(); ++i)
        factions << word(static_cast<Faction>(i));
    for (Seat& seat : m_seats)
        rename(*seat.faction, factions);
    m_factsToggle->setTitle(m_factsOf->isHidden() ? tr("Check it and correct it") : tr("Close it"));
}

void HeroesNewMatchPage::refresh()
{
    for (std::size_t i = 0; i < m_seats.size(); ++i)
        m_seats[i].box->setVisible(static_cast<int>(i) < players());
    nameChoices();
    showFacts();
    judge();
}

void HeroesNewMatchPage::retranslate()
{
    m_countField->setLabel(tr("Players, clockwise"));
    for (std::size_t i = 0; i < m_seats.size(); ++i) {
        m_seats[i].nameField->setLabel(tr("Name of player %1").arg(i + 1));
        m_seats[i].factionField->setLabel(tr("Faction of player %1").arg(i + 1));
    }
    m_firstField->setLabel(tr("First player"));
    m_lengthField->setLabel(tr("Length"));
    m_boardField->setLabel(tr("What is tracked"));
    m_factsTitle->setText(tr("What is printed on the components"));
    m_factsNote->setText(tr("Whistle does not know the numbers on your tokens and sheets. What stands here is a "
                            "stand-in until you put it right; it is remembered for the next match."));
    m_factsOf->setAccessibleName(tr("Whose components"));
    nameChoices();
}

void HeroesNewMatchPage::arrange()
{
    const bool wide = width() >= Theme::current().em() * Theme::current().wideFrom();
    for (Seat& seat : m_seats)
        seat.row->setDirection(wide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

} // namespace whistle::heroes
