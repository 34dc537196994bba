// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/board/player_board.h"

#include "base/common_words.h"
#include "controls/layout/columns.h"
#include "controls/panels/panel_box.h"
#include "heroes/entries/commands.h"
#include "heroes/judging/overwhelm.h"
#include "heroes/offers/printed.h"
#include "heroes/telling/game_words.h"
#include "heroes/telling/words.h"
#include "match/form_field.h"

namespace whistle::heroes {

namespace {

/// In the place of a number that nobody has given.
QString notGiven()
{
    return QStringLiteral("?");
}

/// The side whose values a stack has as it stands on the board.
Quality shownSide(const Tokens& tokens)
{
    return tokens.elite > 0 ? Quality::Elite : Quality::Base;
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
    return PlayerBoard::tr(building == Building::Faction ? ofFactions[player.faction] : uses[building]);
}

QString costWords(const BuildingCost* cost, Building building)
{
    return building == Building::Income         ? GameWords::tr("3 of one kind")
           : building == Building::TempleOfAsha ? PlayerBoard::tr("Tear, 12 of each")
           : cost                               ? moneyWords(cost->gold, cost->resources)
                                                : GameWords::tr("price unknown");
}

Tile tileOf(const Player& player, Building building, bool canBuild)
{
    Tile tile{word(building)};
    const BuildingCost* cost = player.facts->costOf(building);
    if (player.has(building)) {
        tile.isTicked = true;
        tile.detail = useWords(player, building);
        return tile;
    }
    const bool isEarly = cost && cost->level > player.capitalLevel;
    const bool canPay =
        cost && cost->gold <= player.gold && cost->resources <= player.resources && building != Building::TempleOfAsha;
    tile.look = canBuild || (canPay && !isEarly) ? Tile::Look::Framed : Tile::Look::Dashed;
    tile.detail = isEarly ? GameWords::tr("from level %1").arg(cost->level) : costWords(cost, building);
    return tile;
}

/// `isGiven`: somebody has said what is printed on that side.
Tile tileOf(const UnitFacts& unit, const Tokens& tokens, int seat, bool isGiven)
{
    const Quality quality = shownSide(tokens);
    Tile tile{word(unit.unit)};
    if (!isGiven)
        tile.look = Tile::Look::Dashed;
    tile.elites = tokens.elite;
    tile.bases = tokens.base;
    tile.seat = seat;
    tile.aside = PlayerBoard::tr("%1 elite, %2 base").arg(tokens.elite).arg(tokens.base);
    tile.detail = PlayerBoard::tr("strength %1, initiative %2")
                      .arg(unit.strength(quality))
                      .arg(isGiven ? QString::number(unit.side(quality).initiative) : notGiven());
    if (const Abilities& abilities = unit.side(quality).abilities; isGiven && !abilities.empty())
        tile.detail += u'\n' + listWords(abilities, word<Ability>);
    return tile;
}

} // namespace

QString armyWords(const State& state, const Hero& hero)
{
    QStringList parts;
    for (const UnitFacts& unit : state.owner(hero).facts->units) {
        const Tokens& tokens = hero.tokens(unit.unit);
        if (tokens.elite > 0)
            parts << PlayerBoard::tr("%1 elite %2", "number, unit").arg(tokens.elite).arg(word(unit.unit));
        if (tokens.base > 0)
            parts << PlayerBoard::tr("%1 %2", "number, unit").arg(tokens.base).arg(word(unit.unit));
    }
    return parts.isEmpty() ? PlayerBoard::tr("no army") : parts.join(QStringLiteral(", "));
}

QString placeWords(const State& state, const Hero& hero)
{
    if (!state.isMirror)
        return {};
    if (!hero.isAway)
        return PlayerBoard::tr("in the capital");
    const Site* site = state.siteAt(hero.at);
    return site ? PlayerBoard::tr("at %1").arg(qt(site->name)) : spaceWords(hero.at);
}

IncomeVerdict incomeOf(const State& state, int player, std::optional<Money> choice)
{
    return judgeIncome(incomeInquiry(state, player, {choice}));
}

int overwhelmOf(const State& state, const Hero& hero)
{
    return judgeOverwhelm(overwhelmInquiry(state, hero, {})).overwhelm;
}

PlayerBoard::PlayerBoard()
{
    letWrap(*m_heroes);
    const int edge = px(Length::SpaceM);
    const int gap = px(Length::SpaceS);
    for (QBoxLayout* layout : {m_column, m_row, m_purseLine}) {
        layout->setContentsMargins(0, 0, 0, 0);
        layout->setSpacing(gap);
    }
    m_column->addLayout(m_row);
    lay(*m_purseLine, {{m_townTitle, 1}, {m_treasury, 1}});
    auto* town = new PanelBox;
    auto* hero = new PanelBox;
    m_town = columnIn(*town, edge, gap, {m_purse, m_buildings});
    m_town->addStretch(1);
    auto* who = new QWidget;
    auto* whoLine = new QHBoxLayout(who);
    whoLine->setContentsMargins(0, 0, 0, 0);
    whoLine->addWidget(m_heroes);
    whoLine->addWidget(m_heroPlace, 1);
    whoLine->addStretch(); // where nothing is known of the place
    columnIn(*hero, edge, gap, {who, m_numbers, m_skills, m_artefacts, m_armyTitle, m_army})->addStretch(1);
    m_row->addWidget(town);
    m_row->addWidget(hero);
    for (TileGrid* many : {m_buildings, m_artefacts, m_army})
        many->makeTight();
    for (TileGrid* pressed : {m_treasury, m_buildings, m_numbers, m_artefacts, m_army})
        pressed->setFocusPolicy(Qt::StrongFocus);
    connect(m_numbers, &TileGrid::placePressed, this, [this] { Q_EMIT heroPressed(m_hero); });
    connect(m_artefacts, &TileGrid::placePressed, this,
            [this](int tile) { Q_EMIT artefactPressed(m_hero, static_cast<Slot>(tile)); });
    connect(m_army, &TileGrid::placePressed, this,
            [this](int tile) { Q_EMIT unitPressed(m_units[static_cast<std::size_t>(tile)]); });
    connect(m_treasury, &TileGrid::placePressed, this, [this](int tile) { Q_EMIT treasuryPressed(tile == 0); });
    connect(m_buildings, &TileGrid::placePressed, this,
            [this](int tile) { Q_EMIT buildingPressed(static_cast<Building>(tile)); });
    connect(m_heroes, &SegmentedChoice::chosen, this, [this](int index) {
        m_hero = player().heroes[static_cast<std::size_t>(index)];
        showHero();
    });
}

void PlayerBoard::setWide(bool wide)
{
    m_isWide = wide;
    layOut();
}

void PlayerBoard::layOut()
{
    m_row->setDirection(m_isWide            ? QBoxLayout::LeftToRight
                        : m_toBuild.empty() ? QBoxLayout::BottomToTop
                                            : QBoxLayout::TopToBottom);
    // Before the first hero the town has the room.
    const bool hasHero = m_state.hero(m_hero) != nullptr;
    m_buildings->setMost(m_isWide && hasHero ? 2 : 4);
    m_row->setStretch(0, hasHero ? 3 : 5);
    m_row->setStretch(1, hasHero ? 5 : 3);
    m_purseLine->setDirection(m_isWide ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    if (m_isWide && m_town->indexOf(m_purse) < 0)
        m_town->insertWidget(0, m_purse);
    else if (!m_isWide && m_column->indexOf(m_purse) < 0)
        m_column->insertWidget(0, m_purse);
}

void PlayerBoard::setBoard(const State& state, int player, std::vector<Building> toBuild)
{
    m_state = state;
    m_toBuild = std::move(toBuild);
    m_player = player;
    const std::vector<std::string>& heroes = this->player().heroes;
    if (state.activation && contains(heroes, state.activation->hero))
        m_hero = state.activation->hero;
    if (!contains(heroes, m_hero))
        m_hero = heroes.empty() ? std::string() : heroes.front();
    const QStringList names = wordsOf(heroes, qt);
    m_heroes->setTitles(names);
    m_heroes->setCurrent(static_cast<int>(names.indexOf(qt(m_hero))));
    m_heroes->setAccessibleName(GameWords::tr("%1's heroes").arg(nameOfPlayer(state, player)));
    m_heroes->setVisible(!names.isEmpty());
    layOut();
    showTown();
    showHero();
}

void PlayerBoard::showTown()
{
    const Player& one = player();
    m_townTitle->setText(tr("%1, capital level %2", "faction, number").arg(word(one.faction)).arg(one.capitalLevel));
    const IncomeVerdict income = incomeOf(m_state, m_player);
    const auto purse = [](const QString& name, int brings, int has) {
        return Tile{.title = name,
                    .detail = tr("+%1 per gather").arg(brings),
                    .number = QString::number(has),
                    .look = Tile::Look::Sunken};
    };
    m_treasury->setTiles(tr("Treasury"), {purse(GameWords::tr("gold"), income.gold, one.gold),
                                          purse(GameWords::tr("resources"), income.resources, one.resources)});
    std::vector<Tile> tiles;
    for (const Building building : allOf<Building>())
        tiles.push_back(tileOf(one, building, contains(m_toBuild, building)));
    m_buildings->setTiles(tr("Buildings"), std::move(tiles));
}

void PlayerBoard::showHero()
{
    const Hero* hero = m_state.hero(m_hero);
    for (QWidget* part : std::initializer_list<QWidget*>{m_numbers, m_skills, m_artefacts, m_armyTitle, m_army})
        part->setVisible(hero != nullptr);
    m_heroPlace->say(hero ? placeWords(m_state, *hero) : tr("No hero has entered play yet."));
    if (!hero)
        return;
    const HeroFacts& facts = *hero->facts;
    const int nextLevel = levelCost(static_cast<int>(hero->skillCards.size()));
    const auto number = [](const QString& name, int value, int ring = 0) {
        return Tile{.title = name,
                    .number = QString::number(value),
                    .look = Tile::Look::Sunken,
                    .isCentred = true,
                    .ring = ring};
    };
    const bool isGiven = !isLacking(m_state, m_player, {.what = Printed::What::Sheet, .hero = hero->name});
    const auto printed = [&](const QString& name, int value) {
        return isGiven ? number(name, value)
                       : Tile{.title = name, .number = notGiven(), .look = Tile::Look::Dashed, .isCentred = true};
    };
    m_numbers->setTiles(qt(hero->name),
                        {printed(GameWords::tr("might"), facts.might), printed(GameWords::tr("magic"), facts.magic),
                         printed(GameWords::tr("initiative"), facts.initiative),
                         printed(GameWords::tr("leadership"), m_state.leadership(*hero)),
                         number(GameWords::tr("experience"), experienceOf(hero->trophies), nextLevel),
                         number(GameWords::tr("luck"), hero->luck)});

    m_skills->setGroups({{tr("Skills"), wordsOf(facts.skills, word<StartingSkill>)},
                         {tr("Skill cards"), wordsOf(hero->skillCards, cardWord)},
                         {tr("Scrolls"), {QString::number(hero->scrolls)}},
                         {tr("Level up"), {tr("at %1 experience").arg(nextLevel)}},
                         {tr("Trophies"), wordsOf(hero->trophies, [](const Trophy& one) { return qt(one.name); })}});

    std::vector<Tile> worn;
    for (const Slot slot : allOf<Slot>()) {
        const std::string& artefact = hero->artefacts[slot];
        worn.push_back({.title = word(slot),
                        .detail = artefact.empty() ? CommonWords::tr("empty") : cardWord(artefact),
                        .look = artefact.empty() ? Tile::Look::Dashed : Tile::Look::Raised});
    }
    m_artefacts->setTiles(tr("Artefacts, 1 Power Point each"), std::move(worn));

    std::vector<Tile> stacks;
    m_units.clear();
    for (const UnitFacts& unit : player().facts->units) {
        const Tokens& tokens = hero->tokens(unit.unit);
        if (tokens.sum() == 0)
            continue;
        m_units.push_back(unit.unit);
        stacks.push_back(tileOf(unit, tokens, seatNumber(m_player),
                                !isLacking(m_state, m_player, {Printed::What::Fight, unit.unit, shownSide(tokens)})));
    }
    m_armyTitle->setText(tr("Army: %1 of %2 allowed by Leadership; overwhelm %3")
                             .arg(hero->units())
                             .arg(isGiven ? QString::number(m_state.leadership(*hero)) : notGiven())
                             .arg(overwhelmOf(m_state, *hero)));
    m_army->setTiles(tr("Army"), std::move(stacks));
}

} // namespace whistle::heroes

#include "moc_player_board.cpp"
