// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic_random.h"

#include <algorithm>
#include <utility>

namespace whistle::chaotic {

namespace {

constexpr std::array sizes{1, 3, 6, 10};
constexpr int longestMatch = 60; ///< turns

template <class CardKind>
std::vector<CardKind> pickedCopies(std::vector<CardKind> library, int copies, std::mt19937& random)
{
    std::shuffle(library.begin(), library.end(), random);
    std::vector<CardKind> picked;
    for (CardKind& card : library) {
        if (copies <= 0)
            break;
        card.count = std::min(copies, card.unique ? 1 : 2);
        copies -= card.count;
        picked.push_back(std::move(card));
    }
    return picked;
}

} // namespace

RandomPlayer::RandomPlayer(unsigned seed) : m_random(seed), m_seed(seed) {}

NewMatch RandomPlayer::start()
{
    NewMatch command;
    command.size = sizes[m_seed % sizes.size()];
    command.level = m_seed / 4 % 5 == 4 ? RulesLevel::Basic : RulesLevel::Advanced;
    // Now and then nobody has said a name.
    command.names = {"Ola", m_seed % 8 == 7 ? std::nullopt : std::optional<std::string>("Dani")};
    command.houseRules = {chance(50), chance(30),
                          chance(30), chance(50) ? ShowdownSpace::OwnSpace : ShowdownSpace::BattleSpace,
                          chance(50), chance(50) ? 20 : upTo(3)};
    return command;
}

Keyword RandomPlayer::keyword()
{
    Keyword keyword;
    keyword.kind = static_cast<KeywordKind>(upTo(13));
    const bool isCounted = keyword.kind == KeywordKind::ElementX || keyword.kind == KeywordKind::Swift ||
                           keyword.kind == KeywordKind::Strike || keyword.kind == KeywordKind::Recklessness ||
                           keyword.kind == KeywordKind::Intimidate || keyword.kind == KeywordKind::Support;
    if (isCounted)
        keyword.amount = keyword.kind == KeywordKind::Swift ? upTo(2) : 5 * upTo(3);
    keyword.element = keyword.kind == KeywordKind::ElementX ? static_cast<Element>(upTo(3)) : Element::Fire;
    if (keyword.kind == KeywordKind::Intimidate || keyword.kind == KeywordKind::Support)
        keyword.discipline = static_cast<Stat>(upTo(4));
    if (keyword.kind == KeywordKind::Immune)
        keyword.ability = static_cast<KeywordKind>(upTo(13));
    if (chance(30))
        keyword.under = chance(50) ? Under::Hive : Under::Invisibility;
    return keyword;
}

StatModifier RandomPlayer::modifier(bool isHive)
{
    StatModifier modifier;
    modifier.operation = static_cast<Operation>(upTo(4));
    if (modifier.changesElement()) {
        modifier.element = static_cast<Element>(upTo(3));
    } else {
        modifier.stat = static_cast<Stat>(upTo(5));
        modifier.amount = modifier.stat == Stat::Energy ? 5 * upTo(3) : 5 * upTo(8);
        if (modifier.operation == Operation::Set && modifier.stat == Stat::Energy)
            modifier.amount += 25;
    }
    if (chance(50))
        modifier.appliesTo = isHive || chance(60) ? AppliesTo::Self : static_cast<AppliesTo>(upTo(4));
    if (modifier.operation <= Operation::Lose && chance(20))
        modifier.per = Per{{}, static_cast<Tribe>(upTo(3)), static_cast<ControlledBy>(upTo(1))};
    if (chance(20))
        modifier.onlyIf = OnlyIf{static_cast<Tribe>(upTo(3)), {}, {}, {}};
    else if (modifier.stat == Stat::Energy && chance(20))
        modifier.onlyIf = OnlyIf{{}, static_cast<Discipline>(upTo(3)), 10 * upTo(9), {}};
    modifier.lasting = chance(5);
    return modifier;
}

/// By name, size and level: a card that is in two decks is the same card, whoever plays at random.
void RandomPlayer::enrich(CreatureCard& card, int size, RulesLevel level)
{
    const std::mt19937 before =
        std::exchange(m_random, std::mt19937(std::hash<std::string>{}(card.name) + static_cast<unsigned>(size) * 2 +
                                             static_cast<unsigned>(level)));
    addAbilities(card);
    m_random = before;
}

void RandomPlayer::addAbilities(CreatureCard& card)
{
    for (int i = upTo(2); i > 0; --i)
        card.keywords.push_back(keyword());
    if (!chance(60))
        return;
    Ability& ability = card.abilities.emplace_back();
    ability.kind = static_cast<AbilityKind>(upTo(3));
    if (ability.kind == AbilityKind::Triggered)
        ability.trigger = TriggerKind::BeginningOfCombat;
    if (ability.kind == AbilityKind::Activated) {
        ability.cost.mugicCounters = upTo(1);
        ability.cost.damageSelf = chance(20) ? 5 : 0;
        if (chance(20))
            ability.cost.sacrifice = "a creature";
    }
    for (int i = upTo(2); i > 0; --i)
        ability.modifiers.push_back(modifier(ability.kind == AbilityKind::Hive));
}

Deck RandomPlayer::deck(int size, RulesLevel level)
{
    const Deck& library = m_facts->cards;
    Deck deck;
    std::vector<CreatureCard> creatures = library.creatures;
    std::erase_if(creatures, [](const CreatureCard& card) { return card.loyal; });
    std::shuffle(creatures.begin(), creatures.end(), m_random);
    for (int i = 0; i < size; ++i) {
        CreatureCard& card = deck.creatures.emplace_back(creatures[static_cast<std::size_t>(i)]);
        for (char& letter : card.id = card.name)
            letter = letter == ' ' || letter == '/' ? '_' : letter;
        enrich(card, size, level);
    }
    if (level == RulesLevel::Advanced) {
        deck.battlegear = pickedCopies(library.battlegear, size, m_random);
        deck.mugic = pickedCopies(library.mugic, size, m_random);
    }
    deck.locations = pickedCopies(library.locations, 10, m_random);
    std::vector<AttackCard> attacks = library.attacks;
    std::shuffle(attacks.begin(), attacks.end(), m_random);
    std::stable_sort(attacks.begin(), attacks.end(), [](const AttackCard& a, const AttackCard& b) {
        return (a.buildPoints > 1) < (b.buildPoints > 1);
    });
    int left = 20;
    int points = 20;
    for (AttackCard& card : attacks) {
        const int copies = std::min(left, card.unique ? 1 : 2);
        if (copies == 0 || card.buildPoints * copies > points)
            continue;
        card.count = copies;
        left -= copies;
        points -= card.buildPoints * copies;
        deck.attacks.push_back(card);
    }
    // What chance has left out is filled up with copies of cards that cost nothing.
    for (std::size_t i = 0; left > 0; ++i) {
        AttackCard filler;
        filler.name = "Jab " + std::to_string(i);
        filler.attack.base = 5;
        filler.count = std::min(left, 2);
        left -= filler.count;
        deck.attacks.push_back(std::move(filler));
    }
    return deck;
}

std::optional<Command> RandomPlayer::next(const State& state)
{
    if (!state.hasBegun)
        return start();
    if (state.step == Step::Finished)
        return {};
    if (!state.activePlayer)
        return setup(state);
    if (static_cast<int>(state.turns.size()) > longestMatch)
        return Concede{static_cast<Player>(upTo(1))};
    if (auto text = carryOut(state))
        return text;
    m_texts = 0;
    return act(state);
}

std::optional<Command> RandomPlayer::setup(const State& state)
{
    for (const Player player : bothPlayers) {
        const auto& own = state.seats[player].deck;
        if (!own)
            return SetDeck{player, std::make_shared<const Deck>(deck(creaturesOn(state.size), state.level))};
        const std::vector<Space> free = freeSpaces(state, player);
        std::vector<std::string> waiting;
        for (const CreatureCard& card : own->creatures) {
            const std::string id = std::string(toWord(player)) + '/' + card.id;
            if (std::none_of(state.creatures.begin(), state.creatures.end(),
                             [&](const Creature& one) { return one.id == id; }))
                waiting.push_back(card.id);
        }
        if (!free.empty() && !waiting.empty())
            return PlaceCreature{player, among(waiting), among(free)};
        for (const Creature& creature : state.creatures) {
            if (creature.player != player || !state.isAdvanced() || creature.battlegear)
                continue;
            // What is turned up at once is put down first: another choice is then no other match before its time.
            std::vector<std::string> gear = freeBattlegear(state, player);
            const auto isShownAtOnce = [&](const std::string& name) {
                return std::any_of(own->battlegear.begin(), own->battlegear.end(), [&](const BattlegearCard& card) {
                    return card.name == name && card.revealAtBeginning;
                });
            };
            if (std::any_of(gear.begin(), gear.end(), isShownAtOnce))
                std::erase_if(gear, [&](const std::string& name) { return !isShownAtOnce(name); });
            return Equip{player, creature.id, among(gear)};
        }
    }
    if (!state.revealed)
        return RevealAll{};
    return ChooseFirst{static_cast<Player>(upTo(1))};
}

Command RandomPlayer::adjustment(const State& state)
{
    Adjust adjust;
    adjust.creature = among(state.creatures).id;
    const auto lasts = [&] {
        if (chance(50))
            adjust.lasts = static_cast<Lasts>(upTo(4));
    };
    switch (upTo(9)) {
    case 0:
        adjust.kind = AdjustKind::Heal;
        adjust.amount = 5;
        break;
    case 1:
        adjust.kind = AdjustKind::Damage;
        adjust.amount = 5;
        break;
    case 2:
        adjust.kind = AdjustKind::Counter;
        adjust.amount = 1;
        break;
    case 3:
        adjust.kind = AdjustKind::Stat;
        adjust.stat = static_cast<Stat>(upTo(4));
        adjust.amount = 5 * upTo(5);
        adjust.operation = static_cast<GainLoseSet>(upTo(2));
        lasts();
        break;
    case 4:
        adjust.kind = AdjustKind::Element;
        adjust.element = static_cast<Element>(upTo(3));
        lasts();
        break;
    case 5:
        adjust.kind = AdjustKind::Keyword;
        adjust.keyword = keyword();
        lasts();
        break;
    case 6:
        adjust.kind = AdjustKind::AttackModifier;
        adjust.modifier = AttackModifier{Source::Ability, {}, static_cast<AttackOperation>(upTo(4)), 1 + upTo(4), {}};
        adjust.side = static_cast<AttackSide>(upTo(1));
        lasts();
        break;
    case 7: {
        adjust.kind = AdjustKind::Rule;
        adjust.rule = static_cast<chaotic::Rule>(upTo(9));
        if (*adjust.rule == Rule::OnlyGenericMugic || *adjust.rule == Rule::NoMugic)
            adjust.creature.reset();
        lasts();
        break;
    }
    case 8:
        if (state.effects.empty()) {
            adjust.kind = AdjustKind::FlipBattlegear;
            break;
        }
        adjust.kind = AdjustKind::EndEffect;
        adjust.creature.reset();
        adjust.effect = effectWord(among(state.effects).id);
        break;
    default:
        adjust.kind = AdjustKind::MugicCost;
        adjust.amount = 1 - 2 * upTo(1);
        lasts();
    }
    return adjust;
}

std::optional<Command> RandomPlayer::carryOut(const State& state)
{
    if (m_texts >= 3 || !chance(state.burst.carryingOut != 0 ? 30 : 4))
        return {};
    ++m_texts;
    std::vector<Command> tries;
    tries.push_back(adjustment(state));
    if (state.burst.carryingOut != 0 && state.isAdvanced()) {
        const auto player = static_cast<Player>(upTo(1));
        const Deck& own = state.deckOf(player);
        tries.emplace_back(SetHive{chance(80)});
        tries.emplace_back(Discard{player, among(own.mugic).name});
        tries.emplace_back(ReturnCard{player, among(own.mugic).name});
        if (chance(20))
            tries.emplace_back(ReplaceLocation{player, among(own.locations).name});
    }
    const Command tried = among(tries);
    return isLegal(state, tried) ? std::optional(tried) : std::nullopt;
}

Command RandomPlayer::play(const MugicOffer& offer, const State& state)
{
    PlayMugic command{offer.player, offer.card, state.at(among(offer.payers)).id, {}, {}, {}};
    if (const std::string& name = among(offer.targets); !name.empty())
        command.target = name;
    if (offer.needsX)
        command.x = 0;
    return command;
}

Command RandomPlayer::use(const AbilityOffer& offer, const State& state)
{
    UseAbility command{offer.player, state.at(offer.source).id, offer.ofBattlegear, offer.ability, {}, {}, {}};
    if (const std::string& name = among(offer.targets); !name.empty())
        command.target = name;
    if (!offer.sacrifices.empty())
        command.sacrifice = among(offer.sacrifices);
    return command;
}

std::optional<Command> RandomPlayer::act(const State& state)
{
    const Legal offers = legal(state);
    if (!offers.pending.empty()) {
        Trigger trigger;
        for (const std::string& id : offers.pending)
            trigger.items.emplace_back(id);
        return trigger;
    }
    if (offers.mayResolve) {
        ResolveNext command;
        if (offers.statedFacts > 0) {
            command.facts.emplace();
            for (int i = 0; i < offers.statedFacts; ++i)
                command.facts->stated.push_back(chance(50));
        }
        if (state.isAdvanced() && chance(5))
            return Trigger{{FreeItem{*state.activePlayer, "a text", {}, {}}}};
        return command;
    }
    if (!offers.mugic.empty() && chance(15))
        return play(among(offers.mugic), state);
    if (!offers.abilities.empty() && chance(15))
        return use(among(offers.abilities), state);
    if (offers.mayPass)
        return Pass{*offers.mayPass};
    if (offers.maySetInitiative)
        return offers.needsChance ? SetInitiative{static_cast<Player>(upTo(1))} : SetInitiative{};
    if (!offers.strikes.empty())
        return Strike{among(offers.strikes)};
    if (offers.mayShowdown) {
        PlayShowdown command;
        while (command.pickByActive.empty() || command.pickByDefender.empty()) {
            const Creature& one = among(state.creatures);
            if (one.inPlay)
                (one.player == *state.activePlayer ? command.pickByDefender : command.pickByActive) = one.id;
        }
        return command;
    }
    if (!offers.locations.empty())
        return RevealLocation{among(offers.locations)};
    if (!offers.moves.empty() && (!offers.mayEndActionStep || chance(40))) {
        const MoveOffer& offer = among(offers.moves);
        return Move{state.at(offer.creature).id, among(offer.destinations).space};
    }
    if (offers.mayEndActionStep)
        return EndActionStep{};
    if (offers.mayEndTurn)
        return EndTurn{};
    return Concede{*state.activePlayer};
}

} // namespace whistle::chaotic
