// SPDX-License-Identifier: GPL-3.0-or-later
// The set-up of a board, on its map: the tiles, and what lies on their spaces.
#include "base/common_words.h"
#include "controls/words/capital.h"
#include "heroes/board/site_signs.h"
#include "heroes/board/terrain.h"
#include "heroes/pack/typed_in.h"
#include "heroes/page/heroes_page.h"
#include "heroes/telling/game_words.h"
#include "heroes/telling/words.h"

namespace whistle::heroes {

void HeroesPage::askTile(const Space& place)
{
    closeRefusal();
    std::vector<int> laid;
    std::map<int, TileFacts> known;
    const int count = tilesOf(static_cast<int>(state().players.size()));
    for (const PlacedTile& tile : state().tiles)
        laid.push_back(tile.tile);
    for (int tile = 1; tile <= count; ++tile) {
        const Json* thing = m_known.find(tileSort, std::to_string(tile));
        if (std::optional<TileFacts> facts = thing ? readTile(*thing) : std::nullopt)
            known.emplace(tile, std::move(*facts));
    }
    m_tileDesk->setTiles(count, std::move(laid), std::move(known));
    m_laying = place;
    showAsking();
}

void HeroesPage::showTileBar()
{
    const std::optional<int> tile = m_tileDesk->tile();
    const TileFacts& facts = m_tileDesk->shown().facts;
    BarState bar;
    bar.title = tr("Row %1, column %2: which tile?").arg(m_laying->row + 1).arg(m_laying->column + 1);
    bar.note = tr("It is remembered for every match.");
    bar.main = ButtonSpec{
        QStringLiteral("layTile"),
        !tile                  ? tr("Lay")
        : facts == TileFacts{} ? tr("Lay tile %1, all open land").arg(*tile)
                               : tr("Lay tile %1").arg(*tile),
        [this] {
            layTile();
        }}.unless(!tile, tr("It has no number yet."));
    bar.buttons.push_back(
        ButtonSpec{QStringLiteral("turnTile"), tr("Rotate"), [this] { m_tileDesk->turn(); }}.as(ButtonLook::Outline));
    bar.buttons.push_back(ButtonSpec{QStringLiteral("sheetLater"), CommonWords::tr("Back"), [this] { putBack(); }}.as(
        ButtonLook::Outline));
    m_bar->setState(std::move(bar));
}

/// With the sites that are known to be printed on it.
void HeroesPage::layTile()
{
    const auto& [facts, turn] = m_tileDesk->shown();
    std::vector<Command> all{PlaceTile{*m_tileDesk->tile(), m_laying->row, m_laying->column, turn, facts.rows}};
    std::vector<std::string> names;
    for (const PrintedSite& site : facts.sites) {
        const Space at = lyingAt({site.row, site.column}, turn);
        names.push_back(freshName(word(site.kind), names));
        SetSpace space{tileSide * m_laying->row + at.row, tileSide * m_laying->column + at.column, {}, {}, {}, {}};
        space.site = NewSite{names.back(), site.kind};
        all.emplace_back(std::move(space));
    }
    enterAll(all);
}

std::vector<ChoiceSection> HeroesPage::capitalsAt(const Space& space)
{
    ChoiceSection section{capital(GameWords::tr("a capital")), {}, {}};
    const bool isFree = std::ranges::any_of(moves(), [&](const GameMove& move) {
        const auto* capital = std::get_if<PlaceCapital>(&move.commands.front());
        return capital && Space{capital->row, capital->column} == space;
    });
    for (const Player& player : state().players) {
        if (!isFree || player.capital)
            continue;
        section.choices.push_back(ButtonSpec{
            QStringLiteral("capital_") + qt(player.name), tr("%1's capital").arg(qt(player.name)),
            [this, space, name = player.name] {
                enter(PlaceCapital{name, space.row, space.column});
            }}.of(seatNumber(*state().playerNamed(player.name))));
    }
    return {std::move(section)};
}

/// What an encounter there guards; where there is none, which one lies there.
std::vector<ChoiceSection> HeroesPage::encountersAt(const SetSpace& here)
{
    const Space space{here.row, here.column};
    if (const heroes::EncounterToken* token = state().encounterAt(space)) {
        ChoiceSection guarded{tr("The encounter guards"), {}, {}};
        for (const Site& site : state().sites) {
            if (token->guards || !site.at || tileOf(*site.at) != tileOf(space) || state().guardOf(site.name))
                continue;
            guarded.choices.push_back(
                ButtonSpec{QStringLiteral("guards_") + qt(site.name), qt(site.name), [this, here, name = site.name] {
                               SetSpace said = here;
                               said.guards = name;
                               enter(said);
                           }});
        }
        return {std::move(guarded)};
    }
    const auto take = [this, here](const EncounterFacts& facts) {
        SetSpace said = here;
        said.encounter = facts;
        enter(said);
    };
    std::vector<ChoiceSection> sections = tokensByGroup(take);
    ChoiceSection& other = sections.emplace_back(ChoiceSection{tr("An encounter"), {}, {}});
    other.choices.push_back(ButtonSpec{QStringLiteral("otherToken"), tr("Read off its token…"), [this, take] {
                                           Asking asking;
                                           asking.sheet = encounterSheet();
                                           asking.sheet.title = tr("Which encounter is there?");
                                           asking.main = [](const NumberSheetState&) { return tr("Place it there"); };
                                           asking.answered = [this, take](const NumberSheetState& said) {
                                               take(tokenOn(said));
                                           };
                                           open(std::move(asking));
                                       }});
    return sections;
}

std::vector<ChoiceSection> HeroesPage::groundsAt(const SetSpace& here)
{
    const Space space{here.row, here.column};
    ChoiceSection sites{tr("A site"), {}, {}};
    const auto found = [this, here](SiteKind kind) {
        SetSpace said = here;
        said.site = NewSite{freshName(word(kind)), kind};
        enter(said);
    };
    if (!state().siteAt(space)) {
        for (const SiteKind kind : allOf<SiteKind>())
            sites.choices.push_back(ButtonSpec{
                QStringLiteral("site_") + qt(wordOf(kind)), word(kind), [found, kind] {
                    found(kind);
                }}.showing(sitePicture(kind)));
    }
    ChoiceSection grounds{tr("Different terrain"), {}, {}};
    const auto painted = [this, here](char code) {
        SetSpace said = here;
        said.terrain = std::string(1, code);
        enter(said);
    };
    for (const char code : terrainCodes) {
        const auto terrain = static_cast<Terrain>(code);
        if (terrain != state().board.at(space))
            grounds.choices.push_back(ButtonSpec{
                QStringLiteral("ground_%1").arg(grounds.choices.size()), groundWords(terrain), [painted, code] {
                    painted(code);
                }}.showing(terrainPicture(terrain)));
    }
    return {std::move(sites), std::move(grounds)};
}

void HeroesPage::askSpace(const Space& space)
{
    const SetSpace here{space.row, space.column, {}, {}, {}, {}};
    Asking asking;
    asking.isOfMatch = true;
    asking.sheet.title = tr("What is on %1?", "row and column").arg(spaceWords(space));
    asking.sheet.note = m_map->placeWords(MapView::placeOf(space));
    for (std::vector<ChoiceSection> sections : {capitalsAt(space), encountersAt(here), groundsAt(here)})
        std::ranges::move(sections, std::back_inserter(asking.sheet.known));
    open(std::move(asking));
}

} // namespace whistle::heroes
