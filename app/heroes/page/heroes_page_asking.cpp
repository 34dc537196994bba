// SPDX-License-Identifier: GPL-3.0-or-later
// What the page asks of the table: numbers that are printed on components, encounters, sites, prices.
#include "base/common_words.h"
#include "heroes/judging/income.h"
#include "heroes/judging/referee.h"
#include "heroes/pack/typed_in.h"
#include "heroes/page/heroes_page.h"
#include "heroes/questions/codecs.h"
#include "heroes/telling/game_words.h"
#include "heroes/telling/words.h"
#include "journal/rewrite.h"

namespace whistle::heroes {

namespace {

ButtonSpec tokenButton(const char* act, const EncounterFacts& facts, std::function<void()> press)
{
    return ButtonSpec{QString::fromLatin1(act) + qt(facts.name), qt(facts.name), std::move(press)}.saying(
        encounterWords(facts));
}

QString asPrinted()
{
    return CommonWords::tr("Save");
}

} // namespace

const NewMatch& HeroesPage::begun(int* number) const
{
    const auto& entries = session().as<Game>().journal().entries();
    const auto found = std::ranges::find_if(
        entries, [](const auto& entry) { return !entry.withdrawn && std::holds_alternative<NewMatch>(entry.command); });
    if (number)
        *number = found->number;
    return std::get<NewMatch>(found->command);
}

void HeroesPage::open(Asking asking)
{
    closeRefusal();
    m_asking = std::move(asking);
    m_sheet->setState(m_asking->sheet);
    showAsking();
}

void HeroesPage::showAsking()
{
    showTabs();
    showActs();
    showBar();
    arrange();
}

void HeroesPage::closeSheet()
{
    for (const Lacking& one : m_asking->rests)
        m_putOff.push_back(one);
    m_asking.reset();
    showAll();
}

void HeroesPage::askPrinted(const PrintedSheet& printed, const QString& title, std::vector<Command> then)
{
    Asking asking;
    asking.sheet = printed.of(withKept(printed));
    asking.sheet.title = title;
    const QString main = then.empty() ? asPrinted() : session().words(session().as<Game>().wordsOf(then));
    asking.main = [main](const NumberSheetState&) { return main; };
    asking.answered = [this, printed, then = std::move(then)](const NumberSheetState& sheet) {
        enterRead(printed, sheet, then);
    };
    open(std::move(asking));
}

void HeroesPage::askForBattle()
{
    if (session().isSideCopy())
        return;
    std::vector<Lacking> lacking = lackingInBattle(state());
    std::erase_if(lacking, [this](const Lacking& one) { return contains(m_putOff, one); });
    if (lacking.empty())
        return;
    askPrinted(PrintedSheet(lacking), tr("What is printed on the tokens?"), {});
    m_asking->sheet.note = tr("The battle depends on it, and it has not been entered yet.");
    m_asking->rests = std::move(lacking);
    m_sheet->setState(m_asking->sheet);
    showBar();
}

void HeroesPage::askUnit(Unit unit)
{
    std::vector<Lacking> asked;
    for (const Printed::What what : {Printed::What::Fight, Printed::What::Price}) {
        for (const Quality quality : {Quality::Elite, Quality::Base})
            asked.push_back({m_tab.player, {what, unit, quality}});
    }
    askPrinted(PrintedSheet(asked), word(unit), {});
    m_asking->sheet.isPartial = true;
    m_sheet->setState(m_asking->sheet);
    showBar();
}

/// A new hero, one that nobody has read off yet, or one in play that is put right.
void HeroesPage::askHero(int player, const std::string& hero, bool isStarting)
{
    const bool isInPlay = state().hero(hero) != nullptr;
    const PrintedSheet printed({{player, {.what = Printed::What::Sheet, .hero = hero}}});
    Asking asking;
    asking.sheet = printed.of(withKept(printed));
    asking.sheet.title = hero.empty() ? tr("Which hero is it?") : tr("%1's Hero Sheet").arg(qt(hero));
    if (!isInPlay) {
        asking.sheet.nameLabel = GameWords::tr("Its name");
        asking.sheet.named = QString::fromStdString(hero);
        asking.sheet.isNamed = true;
    }
    const QString who = nameOfPlayer(state(), player);
    const QString main = isInPlay     ? asPrinted()
                         : isStarting ? tr("%1 starts with this hero").arg(who)
                                      : tr("%1 recruits this hero").arg(who);
    asking.main = [main](const NumberSheetState&) { return main; };
    asking.answered = [=, this,
                       owner = state().players[static_cast<std::size_t>(player)].name](const NumberSheetState& sheet) {
        std::vector<Command> then;
        const std::string name = sheet.isNamed ? sheet.named.trimmed().toStdString() : hero;
        const NewMatch read = printed.read(begun(), sheet);
        const HeroFacts* facts = read.players[static_cast<std::size_t>(player)].facts.hero(name);
        const bool isSage = facts && facts->has(StartingSkill::Sage); // its card is asked next
        if (!isInPlay && !isSage)
            then.push_back(isStarting ? Command(ChooseHero{owner, name, {}}) : Command(RecruitHero{name, {}}));
        enterRead(printed, sheet, then);
    };
    open(std::move(asking));
}

NewMatch HeroesPage::withKept(const PrintedSheet& printed) const
{
    NewMatch match = begun();
    for (const auto& [player, what] : printed.asked()) {
        NewPlayer& owner = match.players[static_cast<std::size_t>(player)];
        if (!m_settings || !contains(owner.standIns, idOf(what)))
            continue;
        const KeptFacts kept = keptFacts(*m_settings, owner.faction);
        if (!contains(kept.standIns, idOf(what)) && ObjectOf<PlayerFacts>::shape().check(kept.facts).empty())
            takeOver(owner.facts, owner.standIns,
                     {owner.name, owner.faction, readRecord<PlayerFacts>(kept.facts), kept.standIns}, what);
    }
    return match;
}

void HeroesPage::enterRead(const PrintedSheet& printed, const NumberSheetState& sheet, const std::vector<Command>& then)
{
    const NewMatch read = printed.read(begun(), sheet);
    if (!enterFacts(read, then) || !m_settings)
        return;
    for (const auto& [player, what] : printed.asked()) {
        const NewPlayer& owner = read.players[static_cast<std::size_t>(player)];
        KeptFacts kept = keptFacts(*m_settings, owner.faction);
        if (!ObjectOf<PlayerFacts>::shape().check(kept.facts).empty())
            continue;
        PlayerFacts facts = readRecord<PlayerFacts>(kept.facts);
        Printed named = what;
        if (sheet.isNamed)
            named.hero = sheet.named.trimmed().toStdString();
        if (!contains(owner.standIns, idOf(named)))
            takeOver(facts, kept.standIns, owner, named);
        kept.facts = writeRecord(facts);
        keepFacts(*m_settings, owner.faction, kept);
    }
}

/// The facts of the match are those of its first entry. Where what was played does not fit them any more, the time
/// machine shows it.
bool HeroesPage::enterFacts(const NewMatch& facts, const std::vector<Command>& then)
{
    int number = 0;
    (void)begun(&number);
    const Json entry = writeCommand(facts);
    if (const Checked<Command> read = readCommand(entry); !read) {
        NumberSheetState sheet = m_sheet->state();
        sheet.note = read.problems().front().message.render();
        m_sheet->setState(std::move(sheet));
        return false;
    }
    std::vector<Json> lines{{{"edit", "replace"}, {"number", number}, {"entry", entry}}};
    const Checked<Rewrite> after = rewrite(session().match(), lines);
    if (!after || !after->illegal.empty()) {
        Q_EMIT pastAsked(PastAct::Correct, number);
        return false;
    }
    for (const Command& command : then)
        lines.push_back(writeCommand(command));
    return session().playAll(lines, lines.size() - 1) == Played::Accepted;
}

void HeroesPage::askEncounter()
{
    const std::string hero = state().activation->hero;
    const auto isWithoutDice = [](const GameMove& move) {
        const auto* battle = std::get_if<StartBattle>(&move.commands.front());
        return battle && !battle->eliteDiceAllowed && std::holds_alternative<EncounterFacts>(battle->opponent);
    };
    Asking asking;
    asking.sheet = encounterSheet();
    asking.sheet.title = tr("Which encounter does %1 meet?").arg(qt(hero));
    // The owner of Honor decides before the battle.
    if (std::ranges::any_of(moves(), isWithoutDice))
        asking.sheet.marks.push_back(
            {QStringLiteral("dice"), GameWords::tr("Honor"), {GameWords::tr("without elite dice")}});
    const auto fight = [this, hero](const EncounterFacts& facts) {
        const std::vector<MarkRow>& marks = m_sheet->state().marks;
        enter(StartBattle{hero, facts, marks.size() < 2 || !marks.back().has(0), {}});
    };
    asking.sheet.known = tokensByGroup(fight);
    ChoiceSection scared{tr("Scare off"), {}, {}};
    for (const EncounterFacts& facts : knownTokens()) {
        const ScareOff scare{hero, facts, 0};
        if (isLegal(state(), scare))
            scared.choices.push_back(tokenButton("scare_", facts, [this, scare] { enter(scare); }));
    }
    asking.sheet.known.push_back(std::move(scared));
    asking.main = [](const NumberSheetState&) { return CommonWords::tr("Fight"); };
    asking.answered = [this, fight](const NumberSheetState& sheet) { fight(tokenOn(sheet)); };
    asking.others.push_back(ButtonSpec{
        QStringLiteral("scareOff"), tr("Scare off"), [this, hero] {
            const NumberSheetState said = m_sheet->state();
            if (said.isComplete())
                enter(ScareOff{hero, tokenOn(said), 0});
        }}.as(ButtonLook::Outline));
    open(std::move(asking));
}

std::vector<EncounterFacts> HeroesPage::knownTokens() const
{
    static const Shape shape = ObjectOf<EncounterFacts>::shape();
    std::vector<EncounterFacts> tokens;
    for (const std::string& name : m_known.names(encounterSort)) {
        const Json* thing = m_known.find(encounterSort, name);
        if (!state().encounter(name) && thing && shape.check(*thing).empty())
            tokens.push_back(readRecord<EncounterFacts>(*thing));
    }
    return tokens;
}

std::vector<ChoiceSection> HeroesPage::tokensByGroup(const std::function<void(const EncounterFacts&)>& take) const
{
    std::vector<ChoiceSection> sections;
    for (const Group group : allOf<Group>())
        sections.push_back({word(group), {}, {}});
    for (const EncounterFacts& facts : knownTokens())
        sections[static_cast<std::size_t>(facts.group)].choices.push_back(
            tokenButton("token_", facts, [take, facts] { take(facts); }));
    return sections;
}

std::string HeroesPage::freshName(const QString& base, const std::vector<std::string>& besides) const
{
    const auto isTaken = [&](const std::string& name) {
        return contains(besides, name) || state().site(name) || state().encounter(name) ||
               state().factionOfHero(name) || m_known.find(encounterSort, name);
    };
    const QString begun = base.front().toUpper() + base.mid(1);
    std::string name = begun.toStdString();
    for (int number = 2; isTaken(name); ++number)
        name = QStringLiteral("%1 %2").arg(begun).arg(number).toStdString();
    return name;
}

EncounterFacts HeroesPage::tokenOn(const NumberSheetState& sheet) const
{
    EncounterFacts facts = encounterOn(sheet);
    if (facts.name.empty())
        facts.name = freshName(tr("%1 encounter", "group").arg(word(facts.group)));
    return facts;
}

bool HeroesPage::ask(const GameMove& move)
{
    const auto named = [this](SiteKind kind) { return freshName(word(kind)); };
    if (const auto* taken = std::get_if<TakeControl>(&move.commands.front()); taken && taken->kind) {
        TakeControl site = *taken;
        site.site = named(*site.kind);
        enter(site);
        return true;
    }
    if (const auto* looted = std::get_if<Loot>(&move.commands.front()); looted && looted->kind) {
        Loot site = *looted;
        site.site = named(*site.kind);
        enterWithCards({site});
        return true;
    }
    if (const auto* build = std::get_if<Build>(&move.commands.front())) {
        if (hasKnownPrice(build->building) && state().activePlayer().capitalLevel == 1)
            enter(*build); // on the lowest level there is nothing to ask
        else
            askPrice(*build);
        return true;
    }
    return false;
}

void HeroesPage::askPrice(const Build& build)
{
    Asking asking;
    asking.sheet = priceSheet(build.building, state().activePlayer().capitalLevel);
    asking.sheet.note = tr("What is printed on the tokens?");
    asking.main = [building = build.building](const NumberSheetState& sheet) {
        if (!sheet.isComplete() || hasKnownPrice(building))
            return tr("Build");
        const TypedCost cost = costOn(sheet, building);
        return tr("Build for %1").arg(moneyWords(cost.gold.value_or(0), cost.resources.value_or(0)));
    };
    asking.answered = [this, build](const NumberSheetState& sheet) {
        enter(Build{build.building, build.payWith, costOn(sheet, build.building)});
    };
    open(std::move(asking));
}

/// A price that is not paid now: it is put right, or said before it is needed.
void HeroesPage::askPriceOf(Building building)
{
    const Player& player = state().players[static_cast<std::size_t>(m_tab.player)];
    if (player.has(building) || hasKnownPrice(building))
        return;
    constexpr int levels = 4;
    const BuildingCost* printed = player.facts->costOf(building);
    Asking asking;
    asking.sheet = priceSheet(building, levels,
                              printed ? TypedCost{printed->gold, printed->resources, printed->level}
                                      : knownCost(&m_known, player.faction, building));
    asking.sheet.note = tr("What is printed on the tokens?");
    asking.main = [](const NumberSheetState&) { return asPrinted(); };
    asking.answered = [this, building, whose = m_tab.player, faction = player.faction,
                       isOfMatch = printed != nullptr](const NumberSheetState& sheet) {
        const TypedCost cost = costOn(sheet, building);
        m_known.keep(wordOf(faction), wordOf(building), writeCommand(Build{building, {}, cost}).at("cost"));
        if (!isOfMatch)
            return closeSheet();
        NewMatch facts = begun();
        for (auto& [one, price] : facts.players[static_cast<std::size_t>(whose)].facts.buildings) {
            if (one == building)
                price = {cost.gold.value_or(0), cost.resources.value_or(0), cost.level};
        }
        enterFacts(facts, {});
    };
    open(std::move(asking));
}

void HeroesPage::askCapitalPrice()
{
    constexpr int most = 20;
    Asking asking;
    asking.sheet.title = GameWords::tr("Level %1 of the capital").arg(state().activePlayer().capitalLevel + 1);
    asking.sheet.note = tr("What is printed on the Capital Sheet?");
    asking.sheet.rows.push_back({QStringLiteral("resources"), word(Money::Resources), 0, most});
    asking.main = [](const NumberSheetState& sheet) {
        return sheet.isComplete() ? tr("Raise for %1").arg(moneyWords(0, sheet.number(0))) : tr("Raise");
    };
    asking.answered = [this](const NumberSheetState& sheet) { enter(RaiseCapital{sheet.number(0)}); };
    open(std::move(asking));
}

/// What the Treasure Card shows, as many rewards as may be taken: the kind of each, and how much of it.
/// What lies there is another number than the record says.
void HeroesPage::askTreasury(bool gold)
{
    const Player& player = state().players[static_cast<std::size_t>(m_tab.player)];
    const int now = gold ? player.gold : player.resources;
    const Adjusted what = gold ? Adjusted::Gold : Adjusted::Resources;
    const QString name = word(gold ? Money::Gold : Money::Resources);
    constexpr int most = 9;
    Asking asking;
    asking.sheet.title = tr("%2's %1: %3", "gold or resources, player, number").arg(name, qt(player.name)).arg(now);
    asking.isOfMatch = true;
    asking.sheet.note = tr("By how much is it wrong?");
    asking.sheet.rows.push_back({QStringLiteral("by"), name, -std::min(now, most), most, {}, true});
    asking.main = [now, name](const NumberSheetState& sheet) {
        return sheet.isComplete() ? tr("%1: %2 instead of %3", "gold or resources, numbers")
                                        .arg(name)
                                        .arg(now + sheet.number(0))
                                        .arg(now)
                                  : CommonWords::tr("Correct");
    };
    asking.answered = [this, what, whose = player.name](const NumberSheetState& sheet) {
        enter(Adjust{whose, what, sheet.number(0), tr("corrected on the board").toStdString()});
    };
    open(std::move(asking));
}

} // namespace whistle::heroes
