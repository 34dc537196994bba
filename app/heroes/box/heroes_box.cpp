// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/box/heroes_box.h"

#include "controls/layout/columns.h"
#include "controls/words/capital.h"
#include "heroes/board/tile_desk.h"
#include "heroes/game.h"
#include "heroes/pack/facts.h"
#include "heroes/pack/typed_in.h"
#include "heroes/parts/kept_facts.h"
#include "heroes/parts/readings.h"
#include "heroes/questions/codecs.h"
#include "heroes/telling/acts.h"
#include "heroes/telling/game_words.h"
#include "heroes/telling/words.h"
#include "match/known_things.h"

#include <QCoreApplication>
#include <algorithm>
#include <map>
#include <variant>

namespace whistle::heroes {

namespace {

using Place = ComponentDrawing::Place;

struct BoxWords {
    Q_DECLARE_TR_FUNCTIONS(whistle::heroes::Box)
};

constexpr int topLevel = 4;
constexpr int mostTiles = tilesOf(4);
constexpr std::size_t sheetsOfAFaction = 3;
constexpr int mostTokens = 20;
constexpr int mostResources = 20;

// What lies in the box. No hero or encounter of this name: one that nobody has named yet.
struct UnitTokens {
    Unit unit;
};
struct HeroSheet {
    Faction faction;
    std::string name;
};
struct BuildingToken {
    Faction faction;
    Building building;
};
struct CapitalLevel {
    Faction faction;
    int level;
};
struct EncounterToken {
    std::string name;
};
struct BoardTile {
    int number;
};
using Thing = std::variant<UnitTokens, HeroSheet, BuildingToken, CapitalLevel, EncounterToken, BoardTile>;

struct KeyOf {
    std::string operator()(const UnitTokens& one) const { return "unit/" + wordOf(one.unit); }
    std::string operator()(const HeroSheet& one) const { return "hero/" + wordOf(one.faction) + '/' + one.name; }
    std::string operator()(const BuildingToken& one) const
    {
        return "building/" + wordOf(one.faction) + '/' + wordOf(one.building);
    }
    std::string operator()(const CapitalLevel& one) const
    {
        return "capital/" + wordOf(one.faction) + '/' + nameOfLevel(one.level);
    }
    std::string operator()(const EncounterToken& one) const { return "encounter/" + one.name; }
    std::string operator()(const BoardTile& one) const { return "tile/" + std::to_string(one.number); }
};

QString questionMark()
{
    return QStringLiteral("?");
}

/// "3", or a question mark where nobody has said it.
QString numberWords(int number, bool isOpen)
{
    return isOpen ? questionMark() : QString::number(number);
}

std::vector<Lacking> printedOn(Unit unit)
{
    std::vector<Lacking> printed;
    for (const Printed::What what : {Printed::What::Fight, Printed::What::Price}) {
        for (const Quality quality : {Quality::Base, Quality::Elite})
            printed.push_back({0, {what, unit, quality}});
    }
    return printed;
}

PrintedSheet sheetOf(const HeroSheet& hero)
{
    return PrintedSheet({{0, {.what = Printed::What::Sheet, .hero = hero.name}}});
}

ComponentDrawing unitDrawing()
{
    return {ComponentDrawing::Kind::Token,
            {{BoxWords::tr("unit token"),
              {{Place::TopLeft, BoxWords::tr("strength, by its level")},
               {Place::TopRight, BoxWords::tr("the swords on the elite side")},
               {Place::BottomLeft, BoxWords::tr("symbols, if it has any")},
               {Place::BottomRight, GameWords::tr("initiative")}}},
             {BoxWords::tr("Capital Sheet"),
              {{Place::Somewhere, BoxWords::tr("gold for each side, in the field for its level")}}}}};
}

ComponentDrawing encounterDrawing()
{
    return {
        ComponentDrawing::Kind::Token,
        {{BoxWords::tr("front"),
          {{Place::TopLeft, GameWords::tr("strength")},
           {Place::TopRight, GameWords::tr("challenge")},
           {Place::BottomLeft, BoxWords::tr("symbols, if it has any")},
           {Place::BottomRight, GameWords::tr("initiative")},
           {Place::Somewhere, BoxWords::tr("group: yellow average, purple dreadful, golden brown legendary")}}},
         {BoxWords::tr("back"), {{Place::Top, GameWords::tr("medals")}, {Place::Bottom, GameWords::tr("chests")}}}}};
}

ComponentDrawing heroDrawing()
{
    return {ComponentDrawing::Kind::Sheet,
            {{BoxWords::tr("Hero Sheet"),
              {{Place::Somewhere, BoxWords::tr("might, magic, initiative and leadership, each with its number")},
               {Place::Somewhere, GameWords::tr("starting skills")},
               {Place::Bottom, BoxWords::tr("the army goes here")}}}}};
}

ComponentDrawing buildingDrawing()
{
    return {ComponentDrawing::Kind::Token,
            {{BoxWords::tr("front"),
              {{Place::Somewhere, BoxWords::tr("price")}, {Place::Somewhere, BoxWords::tr("minimum capital level")}}},
             {BoxWords::tr("back"), {{Place::Somewhere, BoxWords::tr("what it brings, once built")}}}}};
}

/// A tile is painted as it is printed.
class TileEditor : public BoxEditor {
public:
    TileEditor()
    {
        columnIn(*this, 0, 0, {m_desk});
        connect(m_desk, &TileDesk::changed, this, &BoxEditor::changed);
    }
    void setSaid(const Json& said) override { m_desk->setTile(readTile(said).value_or(TileFacts())); }
    [[nodiscard]] Json said() const override { return writeTile(m_desk->shown().facts); }

private:
    TileDesk* m_desk = new TileDesk;
};

class HeroesBox : public BoxContents {
public:
    explicit HeroesBox(Settings& settings) : m_settings(settings)
    {
        for (const Json& encounter : factsInUse()->encounters)
            m_known.offer(encounterSort, encounter.at("name").get<std::string>(), encounter);
    }

    std::vector<BoxGroup> groups() override
    {
        m_known.keepIn(m_settings);
        std::vector<BoxGroup> groups;
        for (const Faction faction : allOf<Faction>()) {
            BoxGroup& group = groups.emplace_back(BoxGroup{word(faction), {}});
            addUnitsAndHeroes(group, faction);
            addCapital(group, faction);
        }
        addEncounters(groups.emplace_back(BoxGroup{BoxWords::tr("Encounters"), {}}));
        addTiles(groups.emplace_back(BoxGroup{BoxWords::tr("Tiles of the board"), {}}));
        return groups;
    }
    std::unique_ptr<BoxEditor> makeEditor() const override { return std::make_unique<TileEditor>(); }
    Checked<std::string> keepSaid(const std::string& key, const Json& said) override
    {
        m_known.keep(tileSort, std::to_string(std::get<BoardTile>(m_things.at(key)).number), said);
        return key;
    }

    BoxDetail detail(const std::string& key) const override
    {
        return std::visit([this](const auto& thing) { return detailOf(thing); }, m_things.at(key));
    }

    Checked<std::string> keep(const std::string& key, const NumberSheetState& sheet) override
    {
        Thing thing = m_things.at(key);
        Problems problems = std::visit([&](const auto& one) { return take(one, sheet); }, thing);
        if (!problems.empty())
            return problems;
        if (auto* hero = std::get_if<HeroSheet>(&thing); hero && hero->name.empty())
            hero->name = sheet.named.trimmed().toStdString();
        if (auto* token = std::get_if<EncounterToken>(&thing))
            token->name = sheet.named.trimmed().toStdString();
        return std::visit(KeyOf(), thing);
    }

    Problems forget(const std::string& key) override
    {
        std::visit([this](const auto& one) { drop(one); }, m_things.at(key));
        return {};
    }

private:
    void add(BoxGroup& group, Thing thing, const QString& name, const QString& words, bool isMissing, bool isTyped)
    {
        std::string key = std::visit(KeyOf(), thing);
        group.things.push_back({key, name, words, isMissing, isTyped});
        m_things.insert_or_assign(std::move(key), std::move(thing));
    }

    /// A match of this faction alone, as what is read off needs one.
    [[nodiscard]] NewMatch matchOf(Faction faction) const
    {
        const KeptFacts kept = keptFacts(m_settings, faction);
        const bool fits = ObjectOf<PlayerFacts>::shape().check(kept.facts).empty();
        const KeptFacts fresh = freshFacts(faction);
        NewMatch match;
        match.players.push_back({{},
                                 faction,
                                 readRecord<PlayerFacts>(fits ? kept.facts : fresh.facts),
                                 fits ? kept.standIns : fresh.standIns});
        return match;
    }
    [[nodiscard]] Problems keepMatch(const NewMatch& match)
    {
        const NewPlayer& player = match.players.front();
        Problems problems = problemsOf(player.facts, player.faction, {});
        if (problems.empty())
            keepFacts(m_settings, player.faction, {writeRecord(player.facts), player.standIns});
        return problems;
    }
    /// Given by the players, not by a pack.
    [[nodiscard]] bool isGiven(Faction faction, const NewPlayer& player, const std::vector<Lacking>& printed) const
    {
        return hasKeptFacts(m_settings, faction) && std::ranges::any_of(printed, [&](const Lacking& one) {
                   return !contains(player.standIns, idOf(one.printed));
               });
    }

    void addUnitsAndHeroes(BoxGroup& group, Faction faction)
    {
        const NewMatch match = matchOf(faction);
        const NewPlayer& player = match.players.front();
        for (const UnitFacts& unit : player.facts.units) {
            const auto isOpen = [&](Printed::What what, Quality quality) {
                return contains(player.standIns, idOf({what, unit.unit, quality}));
            };
            QStringList sides;
            bool isMissing = false;
            for (const Quality quality : {Quality::Base, Quality::Elite}) {
                const UnitSide& side = unit.side(quality);
                isMissing = isMissing || isOpen(Printed::What::Fight, quality) || isOpen(Printed::What::Price, quality);
                sides << BoxWords::tr("%1: initiative %2, gold %3", "side, numbers")
                             .arg(word(quality), numberWords(side.initiative, isOpen(Printed::What::Fight, quality)),
                                  numberWords(side.price, isOpen(Printed::What::Price, quality)));
            }
            add(group, UnitTokens{unit.unit}, word(unit.unit), sides.join(QStringLiteral("; ")), isMissing,
                isGiven(faction, player, printedOn(unit.unit)));
        }
        for (const HeroFacts& hero : player.facts.heroes) {
            const Printed sheet{.what = Printed::What::Sheet, .hero = hero.name};
            const bool isOpen = contains(player.standIns, idOf(sheet));
            add(group, HeroSheet{faction, hero.name}, qt(hero.name),
                BoxWords::tr("might %1, magic %2, initiative %3, leadership %4")
                    .arg(numberWords(hero.might, isOpen), numberWords(hero.magic, isOpen),
                         numberWords(hero.initiative, isOpen), numberWords(hero.leadership, isOpen)),
                isOpen, isGiven(faction, player, {{0, sheet}}));
        }
        if (player.facts.heroes.size() < sheetsOfAFaction)
            add(group, HeroSheet{faction, {}}, BoxWords::tr("Another hero"), {}, false, false);
    }

    void addCapital(BoxGroup& group, Faction faction)
    {
        for (const Building building : allOf<Building>()) {
            const std::optional<TypedCost> cost = costOf({faction, building});
            const QString price = hasKnownPrice(building) ? QString()
                                  : cost ? moneyWords(cost->gold.value_or(0), cost->resources.value_or(0))
                                         : BoxWords::tr("price ?");
            QStringList words{price,
                              GameWords::tr("from level %1").arg(cost ? QString::number(cost->level) : questionMark())};
            words.removeAll(QString());
            add(group, BuildingToken{faction, building}, word(building), words.join(QStringLiteral(", ")), !cost,
                m_known.isKept(wordOf(faction), wordOf(building)));
        }
        for (int level = 2; level <= topLevel; ++level) {
            const Json* price = m_known.find(wordOf(faction), nameOfLevel(level));
            const bool isKnown = price && price->is_number_integer();
            add(group, CapitalLevel{faction, level}, GameWords::tr("Level %1 of the capital").arg(level),
                isKnown ? moneyWords(0, price->get<int>()) : BoxWords::tr("price ?"), !isKnown, isKnown);
        }
    }
    [[nodiscard]] std::optional<TypedCost> costOf(const BuildingToken& token) const
    {
        return knownCost(&m_known, token.faction, token.building);
    }

    void addEncounters(BoxGroup& group)
    {
        for (const std::string& name : m_known.names(encounterSort)) {
            if (const std::optional<EncounterFacts> facts = encounter(name))
                add(group, EncounterToken{name}, qt(name),
                    word(facts->group) + QStringLiteral(": ") + encounterWords(*facts), false,
                    m_known.isKept(encounterSort, name));
        }
        add(group, EncounterToken{}, BoxWords::tr("Another encounter"), {}, false, false);
    }
    [[nodiscard]] std::optional<EncounterFacts> encounter(const std::string& name) const
    {
        static const Shape shape = ObjectOf<EncounterFacts>::shape();
        const Json* thing = m_known.find(encounterSort, name);
        return thing && shape.check(*thing).empty() ? std::optional(readRecord<EncounterFacts>(*thing)) : std::nullopt;
    }

    void addTiles(BoxGroup& group)
    {
        for (int number = 1; number <= mostTiles; ++number) {
            const std::optional<TileFacts> facts = tile(number);
            QStringList sites;
            for (const PrintedSite& site : facts.value_or(TileFacts()).sites)
                sites << word(site.kind);
            add(group, BoardTile{number}, capital(GameWords::tr("tile %1").arg(number)),
                !facts            ? BoxWords::tr("not painted yet")
                : sites.isEmpty() ? BoxWords::tr("no site")
                                  : sites.join(QStringLiteral(", ")),
                !facts, facts.has_value());
        }
    }
    [[nodiscard]] std::optional<TileFacts> tile(int number) const
    {
        const Json* thing = m_known.find(tileSort, std::to_string(number));
        return thing ? readTile(*thing) : std::nullopt;
    }

    // --- what one looks at ---

    [[nodiscard]] BoxDetail detailOf(const UnitTokens& unit) const
    {
        const NewMatch match = matchOf(factionOf(unit.unit));
        BoxDetail detail;
        detail.drawing = unitDrawing();
        detail.sheet = PrintedSheet(printedOn(unit.unit)).of(match);
        detail.sheet.rows.push_back({QStringLiteral("tokens"), BoxWords::tr("Tokens in the box"), 1, mostTokens,
                                     match.players.front().facts.of(unit.unit).tokens});
        detail.sheet.isPartial = true;
        return detail;
    }
    [[nodiscard]] BoxDetail detailOf(const HeroSheet& hero) const
    {
        BoxDetail detail;
        detail.drawing = heroDrawing();
        detail.sheet = sheetOf(hero).of(matchOf(hero.faction));
        if (hero.name.empty()) {
            detail.sheet.isNamed = true;
            detail.sheet.nameLabel = GameWords::tr("Its name");
        }
        return detail;
    }
    [[nodiscard]] BoxDetail detailOf(const BuildingToken& token) const
    {
        BoxDetail detail;
        detail.drawing = buildingDrawing();
        detail.sheet = priceSheet(token.building, topLevel, costOf(token));
        detail.sheet.title.clear();
        return detail;
    }
    [[nodiscard]] BoxDetail detailOf(const CapitalLevel& capital) const
    {
        const Json* known = m_known.find(wordOf(capital.faction), nameOfLevel(capital.level));
        BoxDetail detail;
        detail.sheet.rows.push_back(
            {QStringLiteral("resources"), word(Money::Resources), 0, mostResources,
             known && known->is_number_integer() ? std::optional(known->get<int>()) : std::nullopt});
        return detail;
    }
    [[nodiscard]] BoxDetail detailOf(const EncounterToken& token) const
    {
        const std::optional<EncounterFacts> known = encounter(token.name);
        BoxDetail detail;
        detail.drawing = encounterDrawing();
        detail.sheet = encounterSheet(known ? &*known : nullptr);
        detail.sheet.named = QString::fromStdString(token.name);
        detail.sheet.isNamed = true;
        return detail;
    }

    [[nodiscard]] BoxDetail detailOf(const BoardTile& one) const
    {
        BoxDetail detail;
        detail.text = BoxWords::tr("with its number upright");
        detail.said = writeTile(tile(one.number).value_or(TileFacts()));
        return detail;
    }

    // --- what is kept ---

    [[nodiscard]] Problems take(const UnitTokens& unit, const NumberSheetState& sheet)
    {
        NewMatch match = PrintedSheet(printedOn(unit.unit)).read(matchOf(factionOf(unit.unit)), sheet);
        std::vector<UnitFacts>& units = match.players.front().facts.units;
        UnitFacts& facts = *std::ranges::find(units, unit.unit, &UnitFacts::unit);
        facts.tokens = sheet.rows.back().value.value_or(facts.tokens);
        return keepMatch(match);
    }
    [[nodiscard]] Problems take(const HeroSheet& hero, const NumberSheetState& sheet)
    {
        NumberSheetState named = sheet;
        if (!hero.name.empty()) { // it may have been forgotten
            named.isNamed = true;
            named.named = QString::fromStdString(hero.name);
        }
        return keepMatch(sheetOf(hero).read(matchOf(hero.faction), named));
    }
    [[nodiscard]] Problems take(const BuildingToken& token, const NumberSheetState& sheet)
    {
        const Build built{token.building, {}, costOn(sheet, token.building)};
        m_known.keep(wordOf(token.faction), wordOf(token.building), writeCommand(built).at("cost"));
        return {};
    }
    [[nodiscard]] Problems take(const CapitalLevel& capital, const NumberSheetState& sheet)
    {
        m_known.keep(wordOf(capital.faction), nameOfLevel(capital.level), sheet.number(0));
        return {};
    }
    [[nodiscard]] Problems take(const EncounterToken& token, const NumberSheetState& sheet)
    {
        const EncounterFacts facts = encounterOn(sheet);
        if (!token.name.empty() && facts.name != token.name)
            m_known.forget(encounterSort, token.name);
        m_known.keep(encounterSort, facts.name, writeRecord(facts));
        return {};
    }

    [[nodiscard]] Problems take(const BoardTile& /*tile*/, const NumberSheetState& /*sheet*/) { return {}; }

    void drop(const BoardTile& tile) { m_known.forget(tileSort, std::to_string(tile.number)); }
    void drop(const UnitTokens& unit)
    {
        const Faction faction = factionOf(unit.unit);
        NewMatch match = matchOf(faction);
        NewPlayer& player = match.players.front();
        const KeptFacts fresh = freshFacts(faction);
        const auto before = readRecord<PlayerFacts>(fresh.facts);
        *std::ranges::find(player.facts.units, unit.unit, &UnitFacts::unit) = before.of(unit.unit);
        for (const Lacking& one : printedOn(unit.unit)) {
            std::erase(player.standIns, idOf(one.printed));
            if (contains(fresh.standIns, idOf(one.printed)))
                player.standIns.push_back(idOf(one.printed));
        }
        keepFacts(m_settings, faction, {writeRecord(player.facts), player.standIns});
    }
    /// The last sheet of a faction becomes one that nobody has given; others are not there any more.
    void drop(const HeroSheet& hero)
    {
        NewMatch match = matchOf(hero.faction);
        NewPlayer& player = match.players.front();
        const std::string id = idOf(Printed{.what = Printed::What::Sheet, .hero = hero.name});
        std::erase(player.standIns, id);
        std::erase_if(player.facts.heroes, [&](const HeroFacts& one) { return one.name == hero.name; });
        if (player.facts.heroes.empty()) {
            const KeptFacts fresh = freshFacts(hero.faction);
            player.facts.heroes = readRecord<PlayerFacts>(fresh.facts).heroes;
            for (const HeroFacts& one : player.facts.heroes) {
                const std::string sheet = idOf(Printed{.what = Printed::What::Sheet, .hero = one.name});
                if (contains(fresh.standIns, sheet))
                    player.standIns.push_back(sheet);
            }
        }
        keepFacts(m_settings, hero.faction, {writeRecord(player.facts), player.standIns});
    }
    void drop(const BuildingToken& token) { m_known.forget(wordOf(token.faction), wordOf(token.building)); }
    void drop(const CapitalLevel& capital) { m_known.forget(wordOf(capital.faction), nameOfLevel(capital.level)); }
    void drop(const EncounterToken& token) { m_known.forget(encounterSort, token.name); }

    Settings& m_settings;
    KnownThings m_known{Game::id};
    std::map<std::string, Thing> m_things; ///< that were listed; what has been forgotten may come back
};

} // namespace

std::unique_ptr<BoxContents> boxContents(Settings& settings)
{
    return std::make_unique<HeroesBox>(settings);
}

} // namespace whistle::heroes
