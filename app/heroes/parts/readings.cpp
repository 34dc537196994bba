// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/parts/readings.h"

#include "base/common_words.h"
#include "heroes/telling/game_words.h"
#include "heroes/telling/words.h"

#include <QCoreApplication>

namespace whistle::heroes {

namespace {

struct ReadingWords {
    Q_DECLARE_TR_FUNCTIONS(whistle::heroes::Readings)
};

constexpr int mostInitiative = 20;
constexpr int mostPrice = 30;
constexpr int mostOfBuilding = 20;

/// The signs of a side of a token; what may stand there twice has a sign for that.
std::vector<Abilities> signsOf(bool isUnit)
{
    std::vector<Abilities> signs;
    for (const Ability ability : allOf<Ability>()) {
        if (!isUnit || ability < Ability::Devastating)
            signs.push_back({ability});
    }
    signs.push_back({Ability::Tough, Ability::Tough});
    return signs;
}

MarkRow signRow(const QString& name, const QString& label, bool isUnit, const Abilities& given = {})
{
    MarkRow row{name, label, {}};
    for (const Abilities& sign : signsOf(isUnit)) {
        row.words << (sign.size() > 1 ? ReadingWords::tr("%1, twice", "ability").arg(word(sign.front()))
                                      : word(sign.front()));
        const bool isTwice = count(given, sign.front()) > 1;
        row.chosen.push_back(has(given, sign.front()) && isTwice == (sign.size() > 1));
    }
    return row;
}

Abilities signsOn(const MarkRow& row, bool isUnit)
{
    Abilities abilities;
    const std::vector<Abilities> signs = signsOf(isUnit);
    const bool isTwice = row.has(signs.size() - 1);
    for (std::size_t i = 0; i < signs.size(); ++i) {
        const bool isOnce = signs[i].size() == 1 && !(isTwice && signs[i].front() == Ability::Tough);
        if (row.has(i) && (isOnce || signs[i].size() > 1))
            abilities.insert(abilities.end(), signs[i].begin(), signs[i].end());
    }
    return abilities;
}

/// Those that a hero of the faction may have.
std::vector<StartingSkill> skillsOf(Faction faction)
{
    std::vector<StartingSkill> skills;
    for (const StartingSkill skill : allOf<StartingSkill>()) {
        const std::optional<Unit> unit = masteredBy(skill);
        if (!unit || factionOf(*unit) == faction)
            skills.push_back(skill);
    }
    return skills;
}

NumberRow numberRow(const QString& name, const QString& label, int least, int most, std::optional<int> value = {})
{
    return {name, label, least, most, value};
}

} // namespace

QString printedWords(const Printed& printed)
{
    if (printed.what == Printed::What::Sheet)
        return qt(printed.hero);
    return enumerated({word(printed.unit), word(printed.quality)});
}

NumberSheetState PrintedSheet::of(const NewMatch& begun) const
{
    NumberSheetState sheet;
    for (const auto& [player, printed] : m_asked) {
        const NewPlayer& owner = begun.players[static_cast<std::size_t>(player)];
        const bool isGiven = !contains(owner.standIns, idOf(printed));
        const auto given = [isGiven](int number) { return isGiven ? std::optional(number) : std::nullopt; };
        const QString id = qt(idOf(printed)).replace(u'/', u'_');
        if (printed.what == Printed::What::Sheet) {
            const HeroFacts* known = owner.facts.hero(printed.hero);
            const HeroFacts hero = known ? *known : HeroFacts{};
            const auto of = [&](const QString& label) {
                return m_asked.size() > 1 ? labelled(qt(hero.name), label) : label;
            };
            const auto add = [&](const char* what, const QString& label, int least, int number) {
                sheet.rows.push_back(numberRow(id + u'_' + QLatin1String(what), of(label), least, mostInitiative,
                                               known ? given(number) : std::nullopt));
            };
            add("might", GameWords::tr("might"), 0, hero.might);
            add("magic", GameWords::tr("magic"), 0, hero.magic);
            add("initiative", GameWords::tr("initiative"), 0, hero.initiative);
            add("leadership", GameWords::tr("leadership"), 1, hero.leadership);
            MarkRow skills{id + QStringLiteral("_skill"), of(GameWords::tr("starting skills")), {}};
            for (const StartingSkill skill : skillsOf(owner.faction)) {
                skills.words << word(skill);
                skills.chosen.push_back(isGiven && hero.has(skill));
            }
            sheet.marks.push_back(std::move(skills));
            continue;
        }
        const UnitSide& side = owner.facts.of(printed.unit).side(printed.quality);
        const QString words = printedWords(printed);
        if (printed.what == Printed::What::Price) {
            sheet.rows.push_back(
                numberRow(id, labelled(words, GameWords::tr("gold")), 0, mostPrice, given(side.price)));
        } else {
            sheet.rows.push_back(
                numberRow(id, labelled(words, GameWords::tr("initiative")), 0, mostInitiative, given(side.initiative)));
            sheet.marks.push_back(signRow(id + QStringLiteral("_sign"), labelled(words, ReadingWords::tr("symbols")),
                                          true, isGiven ? side.abilities : Abilities{}));
        }
    }
    return sheet;
}

namespace {

/// A price that nobody has given is never against one that somebody has.
void giveWay(UnitFacts& unit, const std::vector<std::string>& standIns)
{
    const auto isOpen = [&](Quality quality) {
        return contains(standIns, idOf({Printed::What::Price, unit.unit, quality}));
    };
    if (isOpen(Quality::Elite))
        unit.elite.price = std::max(unit.elite.price, unit.base.price);
    else if (isOpen(Quality::Base))
        unit.base.price = std::min(unit.base.price, unit.elite.price);
}

} // namespace

NewMatch PrintedSheet::read(NewMatch begun, const NumberSheetState& sheet) const
{
    std::size_t row = 0;
    std::size_t mark = 0;
    for (const auto& [player, printed] : m_asked) {
        NewPlayer& owner = begun.players[static_cast<std::size_t>(player)];
        PlayerFacts& facts = owner.facts;
        const std::optional<int> number = sheet.rows[row].value;
        const MarkRow* marks = printed.what == Printed::What::Price ? nullptr : &sheet.marks[mark++];
        if (printed.what == Printed::What::Sheet) {
            const auto value = [&](int old) { return sheet.rows[row++].value.value_or(old); };
            const auto known = std::ranges::find(facts.heroes, printed.hero, &HeroFacts::name);
            HeroFacts& hero = known == facts.heroes.end() ? facts.heroes.emplace_back() : *known;
            if (sheet.isNamed)
                hero.name = sheet.named.trimmed().toStdString();
            hero.might = value(hero.might);
            hero.magic = value(hero.magic);
            hero.initiative = value(hero.initiative);
            hero.leadership = value(hero.leadership);
            hero.skills.clear();
            const std::vector<StartingSkill> skills = skillsOf(owner.faction);
            for (std::size_t i = 0; i < skills.size(); ++i) {
                if (marks->has(i))
                    hero.skills.push_back(skills[i]);
            }
            std::erase(owner.standIns, idOf(printed));
            continue;
        }
        ++row;
        if (!number)
            continue;
        UnitFacts& unit = *std::ranges::find(facts.units, printed.unit, &UnitFacts::unit);
        UnitSide& side = printed.quality == Quality::Base ? unit.base : unit.elite;
        if (marks) {
            side.initiative = *number;
            side.abilities = signsOn(*marks, true);
        } else {
            side.price = *number;
        }
        std::erase(owner.standIns, idOf(printed));
        giveWay(unit, owner.standIns);
    }
    return begun;
}

void takeOver(PlayerFacts& facts, std::vector<std::string>& standIns, const NewPlayer& from, const Printed& printed)
{
    std::erase(standIns, idOf(printed));
    if (printed.what == Printed::What::Sheet) {
        const HeroFacts* hero = from.facts.hero(printed.hero);
        const auto known = std::ranges::find(facts.heroes, printed.hero, &HeroFacts::name);
        // In the place of one that nobody has given, where there is no other place.
        const auto open = std::ranges::find_if(facts.heroes, [&](const HeroFacts& one) {
            return contains(standIns, idOf(Printed{.what = Printed::What::Sheet, .hero = one.name}));
        });
        constexpr std::size_t sheets = 3;
        if (!hero)
            return;
        if (known != facts.heroes.end()) {
            *known = *hero;
        } else if (open != facts.heroes.end()) {
            std::erase(standIns, idOf(Printed{.what = Printed::What::Sheet, .hero = open->name}));
            *open = *hero;
        } else if (facts.heroes.size() < sheets) {
            facts.heroes.push_back(*hero);
        }
        return;
    }
    const UnitFacts& read = from.facts.of(printed.unit);
    UnitFacts& unit = *std::ranges::find(facts.units, printed.unit, &UnitFacts::unit);
    UnitSide& side = printed.quality == Quality::Base ? unit.base : unit.elite;
    if (printed.what == Printed::What::Fight) {
        side.initiative = read.side(printed.quality).initiative;
        side.abilities = read.side(printed.quality).abilities;
    } else {
        side.price = read.side(printed.quality).price;
        giveWay(unit, standIns);
    }
}

NumberSheetState encounterSheet(const EncounterFacts* known)
{
    NumberSheetState sheet;
    MarkRow group{QStringLiteral("group"), ReadingWords::tr("group"), {}, true};
    for (const Group one : allOf<Group>())
        group.words << word(one);
    if (known) {
        group.chosen.resize(static_cast<std::size_t>(group.words.size()), false);
        group.chosen[static_cast<std::size_t>(known->group)] = true;
    }
    sheet.groups.push_back(std::move(group));
    const auto add = [&](int EncounterFacts::*number, const char* name, const QString& label, int least, int most) {
        sheet.rows.push_back(
            numberRow(QLatin1String(name), label, least, most, known ? std::optional(known->*number) : std::nullopt));
    };
    constexpr int mostExperience = 9;
    constexpr int mostRewards = 3;
    add(&EncounterFacts::strength, "strength", GameWords::tr("strength"), 0, mostInitiative);
    add(&EncounterFacts::initiative, "initiative", GameWords::tr("initiative"), 0, mostInitiative);
    add(&EncounterFacts::challenge, "challenge", GameWords::tr("challenge"), 1, mostInitiative);
    add(&EncounterFacts::experience, "experience", GameWords::tr("medals"), 0, mostExperience);
    add(&EncounterFacts::treasureRewards, "rewards", GameWords::tr("chests"), 0, mostRewards);
    MarkRow signs =
        signRow(QStringLiteral("sign"), ReadingWords::tr("symbols"), false, known ? known->abilities : Abilities{});
    signs.words << GameWords::tr("elite die");
    signs.chosen.push_back(known && known->elite);
    sheet.marks.push_back(std::move(signs));
    sheet.nameLabel = ReadingWords::tr("its name, if you like");
    return sheet;
}

EncounterFacts encounterOn(const NumberSheetState& sheet)
{
    EncounterFacts facts;
    facts.name = sheet.named.trimmed().toStdString();
    facts.group = static_cast<Group>(sheet.groups.front().one().value_or(0));
    facts.strength = sheet.number(0);
    facts.initiative = sheet.number(1);
    facts.challenge = sheet.number(2);
    facts.experience = sheet.number(3);
    facts.treasureRewards = sheet.number(4);
    const MarkRow& signs = sheet.marks.front();
    facts.elite = signs.has(signsOf(false).size());
    facts.abilities = signsOn(signs, false);
    return facts;
}

QString encounterWords(const EncounterFacts& facts)
{
    return ReadingWords::tr("strength %1, initiative %2, challenge %3")
        .arg(facts.strength)
        .arg(facts.initiative)
        .arg(facts.challenge);
}

NumberSheetState priceSheet(Building building, int capitalLevel, const std::optional<TypedCost>& known)
{
    NumberSheetState sheet;
    sheet.title = word(building);
    if (!hasKnownPrice(building)) {
        sheet.rows.push_back(numberRow(QStringLiteral("gold"), GameWords::tr("gold"), 0, mostOfBuilding,
                                       known ? std::optional(known->gold.value_or(0)) : std::nullopt));
        sheet.rows.push_back(numberRow(QStringLiteral("resources"), GameWords::tr("resources"), 0, mostOfBuilding,
                                       known ? std::optional(known->resources.value_or(0)) : std::nullopt));
    }
    if (capitalLevel > 1)
        sheet.rows.push_back(numberRow(QStringLiteral("level"), ReadingWords::tr("from capital level"), 1, capitalLevel,
                                       known ? std::optional(known->level) : std::nullopt));
    return sheet;
}

TypedCost costOn(const NumberSheetState& sheet, Building building)
{
    TypedCost cost;
    const auto said = [&](const char* name) -> std::optional<int> {
        const NumberRow* row = firstWith(sheet.rows, &NumberRow::name, QLatin1String(name));
        return row ? row->value : std::nullopt;
    };
    if (!hasKnownPrice(building)) {
        cost.gold = said("gold").value_or(0);
        cost.resources = said("resources").value_or(0);
    }
    cost.level = said("level").value_or(1);
    return cost;
}

} // namespace whistle::heroes
