// SPDX-License-Identifier: GPL-3.0-or-later
// The cards that heroes get: what a Treasure Card shows, Artefacts and Scrolls that come with an entry, Skill Cards.
#include "heroes/page/heroes_page.h"
#include "heroes/telling/game_words.h"
#include "heroes/telling/words.h"

namespace whistle::heroes {

namespace {

/// Cards that are drawn with an entry, and entered behind it.
struct DrawnCards {
    std::string hero;
    int artefacts = 0;
    int scrolls = 0;
};
DrawnCards drawnWith(const State& before, const Command& command)
{
    DrawnCards drawn;
    if (const auto* treasure = std::get_if<Treasure>(&command)) {
        drawn.hero = treasure->hero;
        for (const TreasureReward& reward : treasure->rewards) {
            drawn.artefacts += reward.what == RewardKind::Artefact ? reward.amount : 0;
            drawn.scrolls += reward.what == RewardKind::Scroll ? reward.amount : 0;
        }
    } else if (const auto* loot = std::get_if<Loot>(&command)) {
        const Site* site = before.site(loot->site);
        const std::optional<SiteKind> kind = site ? std::optional(site->kind) : loot->kind;
        drawn.hero = loot->hero;
        drawn.artefacts = kind == SiteKind::Blacksmith || loot->take == LakeTake::Artefact ? 1 : 0;
        drawn.scrolls = kind == SiteKind::MysticLibrary || loot->take == LakeTake::Scroll ? 1 : 0;
    }
    return drawn;
}

/// Those that rules know are called by their printed names, too.
std::string artefactCalled(const QString& name)
{
    for (const std::string& card : {gauntletCard, tearCard}) {
        if (cardWord(card).compare(name, Qt::CaseInsensitive) == 0)
            return card;
    }
    return name.toStdString();
}

} // namespace

void HeroesPage::askRewards()
{
    const Claim& claim = *state().claim;
    Asking asking;
    asking.isOfMatch = true;
    asking.sheet.title = tr("%1's rewards").arg(qt(claim.hero));
    for (int number = 1; number <= claim.rewards; ++number) {
        MarkRow kinds{QStringLiteral("kind%1").arg(number), tr("reward %1").arg(number), {}, true};
        kinds.words = {word(Money::Gold),     word(Money::Resources),       GameWords::tr("experience"),
                       GameWords::tr("luck"), GameWords::tr("an Artefact"), GameWords::tr("a Scroll"),
                       tr("something else")};
        asking.sheet.groups.push_back(std::move(kinds));
        asking.sheet.rows.push_back(
            {QStringLiteral("amount%1").arg(number), tr("how much of reward %1").arg(number), 1});
    }
    asking.main = [](const NumberSheetState&) { return tr("Take the rewards"); };
    asking.answered = [this, hero = claim.hero](const NumberSheetState& sheet) {
        Treasure treasure{hero, {}};
        for (std::size_t i = 0; i < sheet.groups.size(); ++i)
            treasure.rewards.push_back(
                {static_cast<int>(i) + 1, static_cast<RewardKind>(sheet.groups[i].one().value_or(0)), sheet.number(i)});
        enterWithCards({treasure});
    };
    open(std::move(asking));
}

void HeroesPage::askSkillCard(const OfferedAct& act)
{
    Asking asking;
    asking.isOfMatch = true;
    asking.sheet.title = act.title;
    MarkRow decks{QStringLiteral("deck"), tr("Skill Card"), {}, true};
    for (const Deck deck : allOf<Deck>())
        decks.words << deckWords(deck);
    asking.sheet.groups.push_back(std::move(decks));
    asking.sheet.nameLabel = GameWords::tr("Its name");
    asking.main = [title = act.title](const NumberSheetState&) { return title; };
    asking.answered = [this, coming = act.commands.front()](const NumberSheetState& sheet) {
        const auto deck = static_cast<Deck>(*sheet.groups.front().one());
        const QString name = sheet.named.trimmed();
        const DrawnSkill card{deck, (name.isEmpty() ? drawnWords(deck, 1) : name).toStdString()};
        Command command = coming;
        if (auto* chosen = std::get_if<ChooseHero>(&command))
            chosen->skillCard = card;
        else
            std::get<RecruitHero>(command).skillCard = card;
        enter(command);
    };
    open(std::move(asking));
}

void HeroesPage::enterWithCards(std::vector<Command> all)
{
    const DrawnCards drawn = drawnWith(state(), all.back());
    if (drawn.scrolls > 0)
        all.emplace_back(GainScroll{drawn.hero, drawn.scrolls});
    if (enterAll(all) && drawn.artefacts > 0)
        askArtefact(drawn.hero, {}, drawn.artefacts);
}

void HeroesPage::askArtefact(const std::string& name, std::optional<Slot> slot, int count)
{
    const Hero& hero = *state().hero(name);
    std::vector<Slot> slots;
    Asking asking;
    asking.isOfMatch = true;
    asking.sheet.title = tr("Which Artefact does %1 get?").arg(qt(name));
    MarkRow free{QStringLiteral("slot"), tr("Slot"), {}, true};
    for (const Slot one : allOf<Slot>()) {
        if (!hero.artefacts[one].empty() || (slot && *slot != one))
            continue;
        slots.push_back(one);
        free.words << word(one);
        free.chosen.push_back(slot.has_value());
    }
    asking.sheet.groups.push_back(std::move(free));
    asking.sheet.nameLabel = GameWords::tr("Its name");
    asking.sheet.isNamed = true;
    asking.main = [name](const NumberSheetState&) { return tr("%1 gets it").arg(qt(name)); };
    asking.answered = [this, name, slots, count](const NumberSheetState& sheet) {
        const GainArtefact gained{name, artefactCalled(sheet.named.trimmed()), slots[*sheet.groups.front().one()]};
        if (enter(gained) && count > 1)
            askArtefact(name, {}, count - 1);
    };
    open(std::move(asking));
}

/// It is lost, or another hero with the slot free gets it.
void HeroesPage::askWorn(const std::string& name, Slot slot)
{
    const std::string artefact = state().hero(name)->artefacts[slot];
    Asking asking;
    asking.isOfMatch = true;
    asking.sheet.title = tr("%1 wears %2", "hero, Artefact").arg(qt(name), cardWord(artefact));
    ChoiceSection choices;
    choices.choices.push_back(
        ButtonSpec{QStringLiteral("loseArtefact"), tr("%1 loses it").arg(qt(name)), [this, name, artefact] {
                       enter(LoseArtefact{name, artefact, {}});
                   }});
    for (const Hero& other : state().heroes) {
        if (other.name != name && other.artefacts[slot].empty())
            choices.choices.push_back(ButtonSpec{QStringLiteral("give_") + qt(other.name),
                                                 tr("%1 gets it").arg(qt(other.name)),
                                                 [this, name, artefact, to = other.name] {
                                                     enter(LoseArtefact{name, artefact, to});
                                                 }});
    }
    asking.sheet.known.push_back(std::move(choices));
    open(std::move(asking));
}

} // namespace whistle::heroes
