// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic_random.h"

#include "base/each.h"
#include "chaotic/judging/referee.h"
#include "chaotic/offers/moves.h"
#include "chaotic/pack/facts.h"
#include "journal/game_match.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

namespace whistle::chaotic {

namespace {

constexpr std::array sizes{1, 3, 6, 10};
constexpr int longestMatch = 60;          ///< turns
constexpr std::size_t mostEntries = 2500; ///< a turn may go on and on

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

/// What lies in boxes, decks and hands, by chance.
class RandomCards {
public:
    explicit RandomCards(std::mt19937& random) : m_random(random) {}

    int upTo(int most) { return std::uniform_int_distribution<int>(0, most)(m_random); }
    bool chance(int percent) { return upTo(99) < percent; }
    template <class List>
    const auto& among(const List& list)
    {
        return list[static_cast<std::size_t>(upTo(static_cast<int>(list.size()) - 1))];
    }

    NewMatch start()
    {
        NewMatch command;
        command.size = sizes[static_cast<std::size_t>(upTo(3))];
        command.level = chance(20) ? RulesLevel::Basic : RulesLevel::Advanced;
        // Now and then nobody has said a name.
        command.names = {"Ola", chance(12) ? std::nullopt : std::optional<std::string>("Dani")};
        command.houseRules = {chance(50), chance(30),
                              chance(30), chance(50) ? ShowdownSpace::OwnSpace : ShowdownSpace::BattleSpace,
                              chance(50), chance(50) ? 20 : upTo(3)};
        return command;
    }

    Keyword keyword()
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

    StatModifier modifier(bool isHive)
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
    void enrich(CreatureCard& card, int size, RulesLevel level)
    {
        const std::mt19937 before =
            std::exchange(m_random, std::mt19937(std::hash<std::string>{}(card.name) + static_cast<unsigned>(size) * 2 +
                                                 static_cast<unsigned>(level)));
        addAbilities(card);
        m_random = before;
    }

    void addAbilities(CreatureCard& card)
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

    Deck deck(int size, RulesLevel level)
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

    /// What is turned up at once is put down first: another choice is then no other match before its time.
    Equip equipped(const State& state, Player player)
    {
        std::vector<std::string> gear = freeBattlegear(state, player);
        const auto isShownAtOnce = [&](const std::string& name) {
            const auto& cards = state.deckOf(player).battlegear;
            return std::any_of(cards.begin(), cards.end(),
                               [&](const BattlegearCard& card) { return card.name == name && card.revealAtBeginning; });
        };
        if (std::any_of(gear.begin(), gear.end(), isShownAtOnce))
            std::erase_if(gear, [&](const std::string& name) { return !isShownAtOnce(name); });
        return {player, among(unequipped(state, player)), among(gear)};
    }

    /// The command of a move with any card of the hand that will do.
    Command withCard(const State& state, const MoveOffer& move)
    {
        const Player player = *fromWord<Player>(move.seat);
        const Deck& deck = state.deckOf(player);
        std::vector<std::string> cards;
        const auto add = [&](const auto& list) {
            for (const auto& card : list)
                cards.push_back(card.name);
        };
        add(deck.attacks);
        add(deck.locations);
        add(deck.mugic);
        std::shuffle(cards.begin(), cards.end(), m_random);
        for (const std::string& card : cards) {
            std::vector<MoveOf<Command>> uses = movesWith(Game(), state, {player, card});
            // A Mugic is aimed by its owner alone: behind the tap that everybody has come more.
            std::erase_if(uses, [&](const MoveOf<Command>& use) {
                return use.taps.size() < move.taps.size() ||
                       !std::equal(move.taps.begin(), move.taps.end(), use.taps.begin());
            });
            if (!uses.empty())
                return among(uses).commands.front();
        }
        qFatal("no card of the hand will do");
    }

    /// A text that players carry out, or a correction.
    Command adjustment(const State& state)
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
            adjust.modifier =
                AttackModifier{Source::Ability, {}, static_cast<AttackOperation>(upTo(4)), 1 + upTo(4), {}};
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

private:
    std::mt19937& m_random;
    std::shared_ptr<const Facts> m_facts = printedFacts();
};

} // namespace

void tellTable(std::vector<Json>& commands, const OfferedMove& move, const Match& match, std::mt19937& random)
{
    const State& state = static_cast<const GameMatch<Game>&>(match).state();
    RandomCards cards(random);
    const std::string command = commands.front().at("command");
    const auto say = [&](const Command& said) { commands = {writeCommand(said)}; };
    const Player player = fromWord<Player>(move.offer.seat).value_or(Player::One);
    const bool isTooLong =
        static_cast<int>(state.turns.size()) > longestMatch || match.recordedLines().size() > mostEntries;
    if (isTooLong && command != "concede") {
        say(Concede{player});
    } else if (command == "new_match") {
        say(cards.start());
    } else if (command == "set_deck") {
        say(SetDeck{player, std::make_shared<const Deck>(cards.deck(creaturesOn(state.size), state.level))});
    } else if (command == "place_creature") {
        commands.front()["card"] = cards.among(unplaced(state, player))->id;
    } else if (command == "equip") {
        say(cards.equipped(state, player));
    } else if (command == "concede" && !isTooLong && cards.chance(95)) {
        // Hardly anybody gives up.
        for (const OfferedMove& other : match.moves()) {
            if (other.offer.weight != Weight::Due)
                continue;
            commands = other.commands;
            tellTable(commands, other, match, random);
            break;
        }
    } else if (state.activePlayer && command != "concede") {
        if (commands.front().contains("facts")) {
            for (Json& stated : commands.front()["facts"]["stated"])
                stated = cards.chance(50);
        }
        const bool hasCard = std::any_of(move.offer.open.begin(), move.offer.open.end(),
                                         [](const Open& open) { return open.at == "/0/card"; });
        if (hasCard)
            say(cards.withCard(state, move.offer));
        if (cards.chance(state.burst.carryingOut != 0 ? 30 : 4)) {
            if (const Command text = cards.adjustment(state); isLegal(state, text))
                say(text);
        }
    }
}

std::vector<Command> randomMatch(unsigned seed)
{
    RandomMover mover(seed, tellTable);
    GameMatch<Game> match;
    while (const std::optional<Json> command = mover.next(match)) {
        if (const Checked<PlayResult> result = match.play(*command, Instant{}); !result || !result->accepted)
            qFatal("refused: %s", command->dump().c_str());
    }
    return eachOf(match.journal().entries(), [](const auto& entry) { return entry.command; });
}

Deck randomDeck(unsigned seed, int size, RulesLevel level)
{
    std::mt19937 random(seed);
    return RandomCards(random).deck(size, level);
}

} // namespace whistle::chaotic
