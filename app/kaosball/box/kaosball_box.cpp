// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/box/kaosball_box.h"

#include "box/pack_box.h"
#include "controls/words/capital.h"
#include "kaosball/game.h"
#include "kaosball/telling/game_words.h"
#include "kaosball/telling/spoken_names.h"

#include <QCoreApplication>
#include <algorithm>

namespace whistle::kaosball {

namespace {

using Place = ComponentDrawing::Place;
using Pointer = Json::json_pointer;

struct BoxWords {
    Q_DECLARE_TR_FUNCTIONS(whistle::kaosball::Box)
};

constexpr const char* deckKey = "deck";
constexpr const char* dieKey = "tiebreaker_die";
constexpr int mostStat = 6;
constexpr int mostHealth = 9;
constexpr int mostBid = 9;
constexpr std::size_t facesOfTheDie = 6;

/// "3", or a question mark where nobody has said it.
QString numberWords(const std::optional<int>& number)
{
    return number ? QString::number(*number) : QStringLiteral("?");
}

NumberRow numberRow(const char* pointer, const QString& label, int least, int most, const std::optional<int>& value)
{
    return {QString::fromLatin1(pointer).mid(1).replace(u'/', u'_'), label, least, most, value};
}

/// What was said about the sources of a pack's entry is of that pack.
void forgetSources(Json& entry)
{
    if (entry.is_object()) {
        entry.erase("source");
        entry.erase("note");
    }
    if (entry.is_structured()) {
        for (Json& part : entry)
            forgetSources(part);
    }
}

/// The numbers of a sheet at these places of the entry; what the sheet leaves open stays null.
void put(Json& entry, const std::vector<const char*>& pointers, const NumberSheetState& sheet)
{
    for (std::size_t i = 0; i < pointers.size(); ++i)
        entry[Pointer(pointers[i])] = sheet.rows[i].value ? Json(*sheet.rows[i].value) : Json();
}

const std::vector<const char*> teamPointers{"/stats/handling", "/stats/tackling", "/stats/fighting", "/health/runner",
                                            "/health/bruiser"};
const std::vector<const char*> ringerPointers{"/minimum_bid", "/health"};

class KaosballBox : public PackBox<Facts> {
public:
    explicit KaosballBox(const QString& dataFolder) : PackBox(packs(), dataFolder) {}

    std::vector<BoxGroup> groups() override
    {
        std::vector<BoxGroup> groups;
        for (const bool isBase : {true, false}) {
            BoxGroup& teams = groups.emplace_back(
                BoxGroup{isBase ? GameWords::tr("Dugouts") : BoxWords::tr("Dugouts of the expansions"), {}});
            for (const TeamFacts& team : facts().teams) {
                if (team.baseGame == isBase)
                    teams.things.push_back(thingOf(team));
            }
            BoxGroup& ringers = groups.emplace_back(
                BoxGroup{isBase ? GameWords::tr("Ringers") : BoxWords::tr("Ringers of the expansions"), {}});
            for (const RingerFacts& ringer : facts().ringers) {
                if (ringer.baseGame == isBase)
                    ringers.things.push_back(thingOf(ringer));
            }
        }
        groups.insert(groups.begin() + 2, {cards(), tiles()});
        return groups;
    }

    BoxDetail detail(const std::string& key) const override
    {
        BoxDetail detail;
        const std::string id = key.substr(key.find('/') + 1);
        if (key == deckKey) {
            detail.drawing = {ComponentDrawing::Kind::Card,
                              {{{},
                                {{Place::Somewhere, BoxWords::tr("the value of the energy card")},
                                 {Place::Bottom, BoxWords::tr("the star, if it has one")}}}}};
            detail.sheet = deckSheet();
        } else if (key == dieKey) {
            detail.sheet = dieSheet();
        } else if (const TeamFacts* team = facts().team(id); team && key.starts_with("teams/")) {
            detail.drawing = {ComponentDrawing::Kind::Sheet,
                              {{BoxWords::tr("Dugout"),
                                {{Place::Somewhere, BoxWords::tr("Handling, Tackling and Fighting")},
                                 {Place::Somewhere, BoxWords::tr("health of a bruiser, health of a runner")}}}}};
            detail.sheet = sheetOf(*team);
        } else if (const RingerFacts* ringer = facts().ringer(id); ringer && key.starts_with("ringers/")) {
            detail.text = ringer->effect.empty() ? QString() : spokenWords(ringer->effect);
            detail.sheet = sheetOf(*ringer);
        } else if (const std::optional<Upgrade> upgrade = fromWord<Upgrade>(id)) {
            detail.text = spokenWords(facts()[*upgrade].effect);
        }
        return detail;
    }

    Checked<std::string> keep(const std::string& key, const NumberSheetState& sheet) override
    {
        Json entry = saidOf(key);
        forgetSources(entry);
        if (key == deckKey)
            putDeck(entry, sheet);
        else if (key == dieKey)
            putDie(entry, sheet);
        else
            put(entry, key.starts_with("teams/") ? teamPointers : ringerPointers, sheet);
        const Problems problems = say(key, entry);
        return problems.empty() ? Checked<std::string>(key) : Checked<std::string>(problems);
    }

private:
    [[nodiscard]] BoxThing thingOf(const TeamFacts& team) const
    {
        const std::string key = "teams/" + team.id;
        const QString stats =
            BoxWords::tr("Handling %1, Tackling %2, Fighting %3")
                .arg(numberWords(team.handling), numberWords(team.tackling), numberWords(team.fighting));
        const QString health = BoxWords::tr("health of a runner %1, of a bruiser %2")
                                   .arg(numberWords(team.runnerHealth), numberWords(team.bruiserHealth));
        const bool isKnown = team.handling && team.tackling && team.fighting && team.runnerHealth && team.bruiserHealth;
        return {key, displayName(team.id), stats + QStringLiteral("; ") + health, !isKnown, isTyped(key)};
    }
    [[nodiscard]] BoxThing thingOf(const RingerFacts& ringer) const
    {
        const std::string key = "ringers/" + ringer.id;
        return {
            key, displayName(ringer.id),
            BoxWords::tr("minimum bid %1, health %2").arg(numberWords(ringer.minimumBid), numberWords(ringer.health)),
            !ringer.minimumBid || !ringer.health, isTyped(key)};
    }
    [[nodiscard]] BoxGroup cards() const
    {
        BoxGroup group{BoxWords::tr("Cards and die"), {}};
        const DeckFacts& deck = facts().deck;
        const bool isDeckKnown = !deck.plainCopies.empty() && !deck.plainCopiesWithStar.empty();
        QStringList values;
        for (const auto& [value, copies] : deck.plainCopies)
            values << BoxWords::tr("%1 of value %2").arg(copies).arg(value);
        group.things.push_back({deckKey, BoxWords::tr("Energy cards, plain: %1").arg(deck.plainEnergy),
                                isDeckKnown ? values.join(QStringLiteral(", ")) : BoxWords::tr("of each value ?"),
                                !isDeckKnown, isTyped(deckKey)});
        for (const CardFacts& card : deck.cards)
            group.things.push_back({"card/" + card.name, displayName(card.names, card.name),
                                    BoxWords::tr("in the deck: %1").arg(card.copies)});
        const bool isDieKnown = facts().tiebreakerDie.size() == facesOfTheDie;
        QStringList faces;
        for (const int face : facts().tiebreakerDie)
            faces << signedWords(face);
        group.things.push_back({dieKey, GameWords::tr("Tiebreaker die"),
                                isDieKnown
                                    ? faces.join(QStringLiteral(", "))
                                    : BoxWords::tr("shows %1; how often each ?").arg(faces.join(QStringLiteral(", "))),
                                !isDieKnown, isTyped(dieKey)});
        return group;
    }
    [[nodiscard]] BoxGroup tiles() const
    {
        BoxGroup group{BoxWords::tr("Upgrade tiles"), {}};
        for (const std::string& id : allWords<Upgrade>()) {
            const UpgradeFacts& tile = facts()[*fromWord<Upgrade>(id)];
            if (tile.copies > 0)
                group.things.push_back({"upgrades/" + id, displayName(tile.names, tile.name),
                                        BoxWords::tr("cost %1, tiles: %2").arg(tile.cost).arg(tile.copies)});
        }
        return group;
    }
    static QString signedWords(int number)
    {
        return number > 0 ? QStringLiteral("+%1").arg(number) : QString::number(number);
    }

    [[nodiscard]] static NumberSheetState sheetOf(const TeamFacts& team)
    {
        NumberSheetState sheet;
        sheet.isPartial = true;
        sheet.rows = {
            numberRow(teamPointers[0], capital(GameWords::tr("handling")), 0, mostStat, team.handling),
            numberRow(teamPointers[1], capital(GameWords::tr("tackling")), 0, mostStat, team.tackling),
            numberRow(teamPointers[2], capital(GameWords::tr("fighting")), 0, mostStat, team.fighting),
            numberRow(teamPointers[3], BoxWords::tr("health of a runner"), 1, mostHealth, team.runnerHealth),
            numberRow(teamPointers[4], BoxWords::tr("health of a bruiser"), 1, mostHealth, team.bruiserHealth)};
        return sheet;
    }
    [[nodiscard]] static NumberSheetState sheetOf(const RingerFacts& ringer)
    {
        NumberSheetState sheet;
        sheet.isPartial = true;
        sheet.rows = {numberRow(ringerPointers[0], BoxWords::tr("minimum bid"), 0, mostBid, ringer.minimumBid),
                      numberRow(ringerPointers[1], GameWords::tr("health"), 1, mostHealth, ringer.health)};
        return sheet;
    }
    /// How many there are of each value, and of these with a star.
    [[nodiscard]] NumberSheetState deckSheet() const
    {
        const DeckFacts& deck = facts().deck;
        NumberSheetState sheet;
        sheet.note = BoxWords::tr("All values together: %1.").arg(deck.plainEnergy);
        const auto add = [&](const std::map<int, int>& copies, const char* name, int value, const QString& label) {
            const auto known = copies.find(value);
            sheet.rows.push_back({QStringLiteral("%1%2").arg(QLatin1String(name)).arg(value), label, 0,
                                  deck.plainEnergy,
                                  known == copies.end() ? std::nullopt : std::optional(known->second)});
        };
        for (const int value : deck.plainValues)
            add(deck.plainCopies, "copies", value, BoxWords::tr("cards of value %1").arg(value));
        for (const int value : deck.plainValues)
            add(deck.plainCopiesWithStar, "stars", value, BoxWords::tr("of value %1 with a star").arg(value));
        return sheet;
    }
    void putDeck(Json& deck, const NumberSheetState& sheet) const
    {
        const std::vector<int>& values = facts().deck.plainValues;
        Json& plain = deck["energy_plain"];
        for (const char* table : {"distribution", "stars"})
            plain[table] = Json::object();
        for (std::size_t i = 0; i < values.size(); ++i) {
            plain["distribution"][std::to_string(values[i])] = sheet.number(i);
            plain["stars"][std::to_string(values[i])] = sheet.number(values.size() + i);
        }
    }
    [[nodiscard]] NumberSheetState dieSheet() const
    {
        const std::vector<int> results = saidOf(dieKey).at("results").get<std::vector<int>>();
        const std::vector<int>& faces = facts().tiebreakerDie;
        NumberSheetState sheet;
        for (std::size_t face = 0; face < facesOfTheDie; ++face) {
            MarkRow row{QStringLiteral("face%1").arg(face + 1), BoxWords::tr("side %1").arg(face + 1), {}, true};
            for (const int result : results) {
                row.words << signedWords(result);
                row.chosen.push_back(faces.size() == facesOfTheDie && faces[face] == result);
            }
            sheet.groups.push_back(std::move(row));
        }
        return sheet;
    }
    static void putDie(Json& die, const NumberSheetState& sheet)
    {
        const Json results = die.at("results");
        Json faces = Json::array();
        for (const MarkRow& row : sheet.groups)
            faces.push_back(results.at(row.one().value_or(0)));
        die["faces"] = std::move(faces);
    }
};

} // namespace

std::unique_ptr<BoxContents> boxContents(const QString& dataFolder)
{
    return std::make_unique<KaosballBox>(dataFolder);
}

} // namespace whistle::kaosball
