// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/board/player_board.h"

#include "base/few.h"
#include "controls/buttons.h"
#include "controls/panel_box.h"
#include "controls/text_label.h"
#include "heroes/entries/commands.h"
#include "heroes/judging/overwhelm.h"
#include "heroes/parts/layout.h"
#include "heroes/parts/tile_grid.h"
#include "heroes/telling/words.h"
#include "match/form_field.h"

#include <QBoxLayout>
#include <QCoreApplication>
#include <numeric>

namespace whistle::heroes {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(whistle::heroes::PlayerBoard)
};

template <class Things, class Say>
QString listWords(const Things& things, Say say)
{
    QStringList words;
    for (const auto& thing : things)
        words << say(thing);
    return words.join(QStringLiteral(", "));
}

QString costWords(const Player& player, Building building)
{
    const BuildingCost* cost = player.facts->costOf(building);
    if (building == Building::Income)
        return Words::tr("3 gold or 3 resources");
    if (building == Building::TempleOfAsha)
        return Words::tr("12 gold, 12 resources, the Tear");
    return cost ? moneyWords(cost->gold, cost->resources) : Words::tr("price as printed");
}

/// What it is good for, once it stands.
QString useWords(const Player& player, Building building)
{
    static constexpr Indexed<const char*, 8> uses{
        {QT_TRANSLATE_NOOP("whistle::heroes::PlayerBoard", "heroes for 5 gold"),
         QT_TRANSLATE_NOOP("whistle::heroes::PlayerBoard", "+3 gold or resources"),
         QT_TRANSLATE_NOOP("whistle::heroes::PlayerBoard", "fourth card, trade"),
         QT_TRANSLATE_NOOP("whistle::heroes::PlayerBoard", "3 Power Points"),
         QT_TRANSLATE_NOOP("whistle::heroes::PlayerBoard", "recruit, upgrade"),
         QT_TRANSLATE_NOOP("whistle::heroes::PlayerBoard", "limit 5"),
         QT_TRANSLATE_NOOP("whistle::heroes::PlayerBoard", "+1 for every hero"),
         QT_TRANSLATE_NOOP("whistle::heroes::PlayerBoard", "capital to portals")}};
    static constexpr Indexed<const char*, 4> ofFactions{
        {QT_TRANSLATE_NOOP("whistle::heroes::PlayerBoard", "Guardian Angel"),
         QT_TRANSLATE_NOOP("whistle::heroes::PlayerBoard", "Necromancy, 2 after a battle"),
         QT_TRANSLATE_NOOP("whistle::heroes::PlayerBoard", "Honor"),
         QT_TRANSLATE_NOOP("whistle::heroes::PlayerBoard", "Bloodrage")}};
    return Words::tr(building == Building::Faction ? ofFactions[player.faction] : uses[building]);
}

} // namespace

QString armyWords(const State& state, const Hero& hero)
{
    QStringList parts;
    for (const UnitFacts& unit : state.owner(hero).facts->units) {
        const Tokens& tokens = hero.tokens(unit.unit);
        if (tokens.elite > 0)
            parts << Words::tr("%1 elite %2", "number, unit").arg(tokens.elite).arg(word(unit.unit));
        if (tokens.base > 0)
            parts << Words::tr("%1 %2", "number, unit").arg(tokens.base).arg(word(unit.unit));
    }
    return parts.isEmpty() ? Words::tr("no army") : parts.join(QStringLiteral(", "));
}

QString placeWords(const State& state, const Hero& hero)
{
    if (!state.isMirror)
        return {};
    if (!hero.isAway)
        return Words::tr("in the capital");
    const Site* site = state.siteAt(hero.at);
    return site ? Words::tr("at %1").arg(QString::fromStdString(site->name)) : spaceWords(hero.at);
}

IncomeVerdict incomeOf(const State& state, int player, std::optional<Money> choice)
{
    return judgeIncome(incomeInquiry(state, player, {choice}));
}

int overwhelmOf(const State& state, const Hero& hero)
{
    return judgeOverwhelm(overwhelmInquiry(state, hero, {})).overwhelm;
}

PlayerBoard::PlayerBoard(QWidget* parent)
    : QWidget(parent)
    , m_row(new QHBoxLayout(this))
    , m_townTitle(new TextLabel({}, TypeStep::Title))
    , m_treasury(new TileGrid(2, 9))
    , m_levelTitle(new TextLabel({}, TypeStep::Label))
    , m_buildings(new TileGrid(2, 9))
    , m_heroes(new SegmentedChoice)
    , m_heroPlace(new TextLabel({}, TypeStep::Body, Colour::TextMuted))
    , m_numbers(new TileGrid(7, 5))
    , m_skills(new TextLabel)
    , m_artefactTitle(new TextLabel({}, TypeStep::Label))
    , m_artefacts(new TileGrid(5, 6.5))
    , m_armyTitle(new TextLabel({}, TypeStep::Label))
    , m_army(new TileGrid(2, 13))
{
    m_treasury->setObjectName(QStringLiteral("treasury"));
    m_buildings->setObjectName(QStringLiteral("buildings"));
    m_heroes->setObjectName(QStringLiteral("heroChoice"));
    m_numbers->setObjectName(QStringLiteral("heroNumbers"));
    m_artefacts->setObjectName(QStringLiteral("artefacts"));
    m_army->setObjectName(QStringLiteral("army"));
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->setSpacing(px(whistle::Length::SpaceS));
    for (TextLabel* label : {m_townTitle, m_levelTitle, m_heroPlace, m_skills, m_artefactTitle, m_armyTitle})
        label->setWordWrap(true);
    auto* town = new PanelBox;
    QVBoxLayout* townColumn = columnIn(town, whistle::Length::SpaceS);
    for (QWidget* part : std::initializer_list<QWidget*>{m_townTitle, m_treasury, m_levelTitle, m_buildings})
        townColumn->addWidget(part);
    townColumn->addStretch(1);
    auto* hero = new PanelBox;
    QVBoxLayout* heroColumn = columnIn(hero, whistle::Length::SpaceS);
    letWrap(*m_heroes);
    for (QWidget* part : std::initializer_list<QWidget*>{m_heroes, m_heroPlace, m_numbers, m_skills, m_artefactTitle,
                                                         m_artefacts, m_armyTitle, m_army})
        heroColumn->addWidget(part);
    heroColumn->addStretch(1);
    m_row->addWidget(town, 5);
    m_row->addWidget(hero, 8);
    m_treasury->setFocusPolicy(Qt::StrongFocus);
    connect(m_treasury, &TileGrid::pressed, this, [this](int tile) { Q_EMIT treasuryPressed(tile == 0); });
    connect(m_heroes, &SegmentedChoice::chosen, this, [this](int index) {
        const Player& player = m_state.players[static_cast<std::size_t>(m_player)];
        m_hero = player.heroes[static_cast<std::size_t>(index)];
        showHero(m_state, m_state.hero(m_hero), seatNumber(m_player));
    });
}

void PlayerBoard::setWide(bool wide)
{
    m_row->setDirection(wide ? QBoxLayout::LeftToRight : QBoxLayout::BottomToTop);
    m_buildings->setMost(wide ? 2 : 4);
}

void PlayerBoard::setBoard(const State& state, int player)
{
    m_state = state;
    m_player = player;
    const Player& one = state.players[static_cast<std::size_t>(player)];
    const int seat = seatNumber(player);
    showTown(state, one, seat);
    if (state.activation && state.hero(state.activation->hero)->player == player)
        m_hero = state.activation->hero;
    const auto found = std::find(one.heroes.begin(), one.heroes.end(), m_hero);
    if (found == one.heroes.end())
        m_hero = one.heroes.empty() ? std::string() : one.heroes.front();
    QStringList names;
    int current = -1;
    for (const std::string& name : one.heroes) {
        if (name == m_hero)
            current = static_cast<int>(names.size());
        names << QString::fromStdString(name);
    }
    m_heroes->setTitles(names);
    m_heroes->setCurrent(current);
    m_heroes->setAccessibleName(tr("Heroes of %1").arg(nameOfPlayer(state, player)));
    m_heroes->setVisible(!names.isEmpty());
    showHero(state, state.hero(m_hero), seat);
}

void PlayerBoard::showTown(const State& state, const Player& player, int seat)
{
    m_townTitle->setText(
        tr("%1, %2", "player, faction").arg(QString::fromStdString(player.name), word(player.faction)));
    const IncomeVerdict income = incomeOf(state, seat - 1);
    m_treasury->setAccessibleName(tr("Treasury"));
    Tile gold{tr("gold"), tr("+%1 a gather").arg(income.gold), QString::number(player.gold)};
    Tile resources{tr("resources"), tr("+%1 a gather").arg(income.resources), QString::number(player.resources)};
    gold.look = resources.look = Tile::Look::Sunken;
    m_treasury->setTiles({gold, resources});
    const auto next = static_cast<std::size_t>(player.capitalLevel - 1);
    m_levelTitle->setText(player.facts->capitalLevels && player.capitalLevel < 4
                              ? tr("Town level %1; the next for %2", "number, price")
                                    .arg(player.capitalLevel)
                                    .arg(moneyWords(0, (*player.facts->capitalLevels)[next]))
                              : tr("Town level %1").arg(player.capitalLevel));
    m_buildings->setAccessibleName(tr("Buildings"));
    std::vector<Tile> tiles;
    for (std::size_t i = 0; i < enumWords<Building>.size(); ++i) {
        const auto building = static_cast<Building>(i);
        Tile tile{word(building)};
        const BuildingCost* cost = player.facts->costOf(building);
        if (player.has(building)) {
            tile.isTicked = true;
            tile.detail = useWords(player, building);
        } else if (cost && cost->level > player.capitalLevel) {
            tile.look = Tile::Look::Dashed;
            tile.detail = tr("from level %1").arg(cost->level);
        } else {
            const bool canPay = cost && cost->gold <= player.gold && cost->resources <= player.resources &&
                                building != Building::TempleOfAsha;
            tile.look = canPay ? Tile::Look::Framed : Tile::Look::Dashed;
            tile.detail = costWords(player, building);
        }
        tiles.push_back(std::move(tile));
    }
    m_buildings->setTiles(std::move(tiles));
}

void PlayerBoard::showHero(const State& state, const Hero* hero, int seat)
{
    for (QWidget* part :
         std::initializer_list<QWidget*>{m_numbers, m_skills, m_artefactTitle, m_artefacts, m_armyTitle, m_army})
        part->setVisible(hero != nullptr);
    if (!hero) {
        m_heroPlace->setText(tr("No hero has entered play yet."));
        return;
    }
    const HeroFacts& facts = *hero->facts;
    const QString place = placeWords(state, *hero);
    m_heroPlace->setText(place);
    m_heroPlace->setVisible(!place.isEmpty());
    const int experience = std::accumulate(hero->trophies.begin(), hero->trophies.end(), 0,
                                           [](int sum, const Trophy& trophy) { return sum + trophy.experience; });
    m_numbers->setAccessibleName(QString::fromStdString(hero->name));
    std::vector<Tile> numbers;
    const auto add = [&numbers](const QString& name, const QString& number) {
        Tile tile{name, {}, number};
        tile.look = Tile::Look::Sunken;
        tile.isCentred = true;
        numbers.push_back(std::move(tile));
    };
    add(tr("might"), QString::number(facts.might));
    add(tr("magic"), QString::number(facts.magic));
    add(tr("initiative"), QString::number(facts.initiative));
    add(tr("leadership"), QString::number(state.leadership(*hero)));
    add(tr("experience"),
        tr("%1/%2", "has, needs").arg(experience).arg(levelCost(static_cast<int>(hero->skillCards.size()))));
    add(tr("luck"), QString::number(hero->luck));
    add(tr("overwhelm"), QString::number(overwhelmOf(state, *hero)));
    m_numbers->setTiles(std::move(numbers));

    QStringList lines;
    if (!facts.skills.empty())
        lines << tr("Skills: %1").arg(listWords(facts.skills, [](StartingSkill skill) { return word(skill); }));
    if (!hero->skillCards.empty())
        lines << tr("Skill cards: %1").arg(listWords(hero->skillCards, cardWord));
    if (!hero->trophies.empty())
        lines << tr("Trophies: %1").arg(listWords(hero->trophies, [](const Trophy& trophy) {
            return QString::fromStdString(trophy.name);
        }));
    lines << tr("Scrolls: %1").arg(hero->scrolls);
    m_skills->setText(lines.join(u'\n'));

    m_artefactTitle->setText(tr("Artefacts, 1 Power Point each"));
    m_artefacts->setAccessibleName(tr("Artefacts"));
    std::vector<Tile> worn;
    for (std::size_t i = 0; i < hero->artefacts.size(); ++i) {
        const bool isEmpty = hero->artefacts[i].empty();
        Tile tile{word(static_cast<Slot>(i))};
        tile.look = isEmpty ? Tile::Look::Dashed : Tile::Look::Raised;
        tile.detail = isEmpty ? tr("empty") : cardWord(hero->artefacts[i]);
        worn.push_back(std::move(tile));
    }
    m_artefacts->setTiles(std::move(worn));

    m_armyTitle->setText(
        tr("Army, %1 of %2 that the leadership allows").arg(hero->units()).arg(state.leadership(*hero)));
    m_army->setAccessibleName(tr("Army"));
    std::vector<Tile> stacks;
    for (const UnitFacts& unit : state.owner(*hero).facts->units) {
        const Tokens& tokens = hero->tokens(unit.unit);
        if (tokens.sum() == 0)
            continue;
        const Quality quality = tokens.elite > 0 ? Quality::Elite : Quality::Base;
        Tile tile{word(unit.unit)};
        tile.elites = tokens.elite;
        tile.bases = tokens.base;
        tile.seat = seat;
        tile.detail = tr("strength %1, initiative %2; %3 elite, %4 base")
                          .arg(unit.strength(quality))
                          .arg(unit.side(quality).initiative)
                          .arg(tokens.elite)
                          .arg(tokens.base);
        if (const Abilities& abilities = unit.side(quality).abilities; !abilities.empty())
            tile.detail += u'\n' + listWords(abilities, [](Ability ability) { return word(ability); });
        stacks.push_back(std::move(tile));
    }
    m_army->setTiles(std::move(stacks));
}

} // namespace whistle::heroes
