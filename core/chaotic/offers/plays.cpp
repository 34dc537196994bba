// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/offers/plays.h"

#include "chaotic/judging/referee.h"
#include "chaotic/library/hints.h"

#include <algorithm>
#include <tuple>

namespace whistle::chaotic {

namespace {

using Taps = std::vector<Tap>;

Taps also(Taps taps, Tap tap)
{
    taps.push_back(std::move(tap));
    return taps;
}

/// What a Mugic or an ability may be aimed at, with the taps that say so.
struct Aim {
    std::optional<std::string> target;
    std::optional<BurstEffect> effect; ///< said by the players
    Taps taps;
};
/// What makes sense with a card; the rules allow more (A.5): whoever wants that enters it by a form.
struct Meant {
    bool nothing = true;
    bool creature = true;
    bool item = true;
    bool dispel = true; ///< said by the players
    bool negate = true;
    bool mugicOnly = false; ///< of what lies on the Burst

    [[nodiscard]] bool fits(const Aim& aim) const
    {
        if (aim.effect)
            return *aim.effect == BurstEffect::Dispel ? dispel : negate;
        if (!aim.target)
            return nothing;
        return aim.target->find('/') != std::string::npos ? creature : item;
    }
    friend bool operator==(const Meant&, const Meant&) = default;
};

/// Of a card whose words are left to the players.
Meant meantBy(const std::string& words)
{
    const Hints hints = hintsIn(words);
    const bool isKnown =
        hints.target || hints.hive || hints.mugicBack || hints.mugicDiscard || hints.damage || hints.heal;
    if (hints.dispels || hints.negates)
        return {false, false, false, hints.dispels, hints.negates, hints.mugicOnly};
    if (!isKnown)
        return {};
    return {!hints.target, hints.target && (hints.creature || !hints.item),
            hints.target && (hints.item || !hints.creature), false, false};
}
Meant meantBy(const MugicCard& card)
{
    const std::string words = card.effect.summary.value_or(std::string());
    if (!card.effect.isComputed())
        return meantBy(leftToPlayers(card));
    const TargetNeed need = targetNeed(card, {});
    Meant meant{need == TargetNeed::Free, need == TargetNeed::Creature, need == TargetNeed::Item, false, false};
    meant.mugicOnly = need == TargetNeed::Item && hintsIn(words).mugicOnly;
    if (need == TargetNeed::Free && !card.effect.attackModifiers.empty()) { // of an Attack, a creature, or the payer
        const Hints hints = hintsIn(words);
        meant.nothing = words.empty() || !hints.target;
        meant.creature = words.empty() || (hints.target && hints.creature);
        meant.item = words.empty() || (hints.target && hints.item);
    }
    return meant;
}
Meant meantBy(const Ability& ability)
{
    if (!ability.isComputed())
        return meantBy(ability.summary.value_or(std::string()));
    const bool isAimed = targetNeed(ability, {}) == TargetNeed::Creature;
    return {!isAimed, isAimed, false, false, false};
}

/// Whatever the cards are, plays that are alike in this may be aimed at the same.
using AimClass = std::tuple<TargetNeed, std::optional<BurstEffect>, bool, Meant, std::optional<TargetLimit>>;

class Plays {
public:
    Plays(const Game& game, const State& state, Gathering<Command>& moves, const std::optional<CardInHand>& known)
        : m_game(game)
        , m_state(state)
        , m_moves(moves)
        , m_known(known)
    {
    }

    void gather()
    {
        m_aims = candidates();
        for (const Player player : bothPlayers) {
            if (!isMeant(m_known, player) || (m_moves.isListing() && !hasChance(player)))
                continue;
            const Seat& seat = m_state.seats[player];
            const std::size_t before = m_moves.moves().size();
            for (std::size_t i = 0; i < seat.mugicHand.size(); ++i) {
                const bool isTold = isForEverybody() && m_moves.moves().size() > before;
                if (seat.mugicHand[i] > 0 && isMeant(m_known, seat.deck->mugic[i].name) && !isTold)
                    mugic(player, seat.deck->mugic[i]);
            }
            for (CreatureIndex i = 0; i < static_cast<int>(m_state.creatures.size()) && !m_known; ++i) {
                const Creature& creature = m_state.at(i);
                if (!creature.inPlay || creature.player != player)
                    continue;
                abilities(creature, false, m_state.cardOf(creature).abilities);
                if (creature.battlegear && creature.battlegear->faceUp)
                    abilities(creature, true, m_state.battlegearOf(creature).abilities);
            }
        }
    }

private:
    /// The list that the whole table is shown, not what one tap or one card of a hand may do.
    [[nodiscard]] bool isForEverybody() const { return m_moves.isListing() && !m_known; }

    /// Whether this player has the chance to play something at all.
    [[nodiscard]] bool hasChance(Player player) const
    {
        const BurstTurn& turn = m_state.burst.turn;
        return m_state.isAdvanced() && m_state.burst.pending.empty() && turn.status != BurstStatus::Resolving &&
               (turn.status == BurstStatus::None ? m_state.step != Step::EndOfTurn : *turn.choice == player) &&
               !m_state.showdownDue;
    }

    /// Every target that there could be at all.
    [[nodiscard]] std::vector<Aim> candidates() const
    {
        std::vector<Aim> all{{{}, {}, {choiceTap("no_target")}}};
        for (const Creature& creature : m_state.creatures) {
            if (creature.inPlay)
                all.push_back({creature.id, {}, {pieceTap(creature.id)}});
        }
        for (const Item& item : m_state.burst.items)
            all.push_back({itemWord(item.id), {}, {cardTap(itemWord(item.id))}});
        for (const BurstEffect effect : {BurstEffect::Dispel, BurstEffect::Negate}) {
            for (const Item& item : m_state.burst.items)
                all.push_back({itemWord(item.id), effect, {choiceTap(toWord(effect)), cardTap(itemWord(item.id))}});
        }
        return all;
    }

    /// An Attack or an ability on the Burst.
    [[nodiscard]] bool isOtherThanMugic(const Aim& aim) const
    {
        const auto& items = m_state.burst.items;
        return std::any_of(items.begin(), items.end(), [&](const Item& item) {
            return aim.target == itemWord(item.id) && item.type != ItemType::Mugic;
        });
    }

    /// What a play may be aimed at: asked of the referee once for all that are alike. Empty: it cannot be played.
    template <class Play>
    std::vector<Aim> aimsOf(const AimClass& alike, Play play)
    {
        if (!m_moves.isListing())
            return m_aims;
        const auto isAllowed = [&](const Aim& aim) {
            const Meant& meant = std::get<Meant>(alike);
            if (!meant.fits(aim) || (meant.mugicOnly && isOtherThanMugic(aim)))
                return false;
            play.target = aim.target;
            play.burstEffect = aim.effect;
            return m_game.allows(m_state, play);
        };
        for (const auto& [known, aims] : m_aimsByClass) {
            if (known == alike)
                return isAllowed(aims.front()) ? aims : std::vector<Aim>();
        }
        std::vector<Aim> aims;
        std::copy_if(m_aims.begin(), m_aims.end(), std::back_inserter(aims), isAllowed);
        if (!aims.empty())
            m_aimsByClass.emplace_back(alike, aims);
        return aims;
    }

    template <class Play>
    void offerPlay(Player player, Taps taps, Play play, const std::vector<Aim>& aims)
    {
        const bool isElse = std::any_of(aims.begin(), aims.end(), [](const Aim& aim) { return !aim.effect; });
        for (const Aim& aim : aims) {
            play.target = aim.target;
            play.burstEffect = aim.effect;
            // That it dispels or negates the players say where its text does.
            MoveOf<Command> move{{seatOf(player), taps, {}, aim.effect && isElse ? Weight::Aside : Weight::Open},
                                 {play}};
            move.taps.insert(move.taps.end(), aim.taps.begin(), aim.taps.end());
            if (m_moves.isListing())
                m_moves.moves().push_back(std::move(move)); // the referee has said yes to all alike
            else
                m_moves.offer(std::move(move));
        }
    }

    /// All that everybody may know of a Mugic that is held: that one can be played. Who could pay for which, and what
    /// it could be aimed at, would tell the hand.
    void mugicForEverybody(PlayMugic play, const Aim& aim)
    {
        play.target = aim.target;
        play.burstEffect = aim.effect;
        MoveOf<Command> move{{seatOf(play.player), {choiceOf("mugic", play.player)}, {}, Weight::Open}, {play}};
        for (const char* place : {"/0/card", "/0/payer", "/0/target", "/0/x", "/0/burst_effect"})
            move.open.push_back({place, {}});
        m_moves.moves().push_back(std::move(move));
    }

    void mugic(Player player, const MugicCard& card)
    {
        const bool changesAttacks = !card.effect.attackModifiers.empty();
        const AimClass alike{targetNeed(card, {}), card.effect.burstEffect, changesAttacks, meantBy(card),
                             card.effect.deeds.target};
        for (int x = 0; x <= (card.cost ? 0 : mostForX); ++x) {
            const std::optional<int> price = card.cost ? std::nullopt : std::optional(x);
            const MugicCostVerdict verdict =
                judgeMugicCost(mugicCostAt(m_state, player, card, price), Reasons::unheard());
            if (verdict.payers.empty() && (m_moves.isListing() || x > 0))
                return;
            std::vector<std::string> payers;
            for (const auto& pays : verdict.payers)
                payers.push_back(pays.creature);
            for (const auto& refused : verdict.refused) {
                if (!m_moves.isListing())
                    payers.push_back(refused.creature);
            }
            const std::vector<Aim> aims =
                payers.empty() ? m_aims : aimsOf(alike, PlayMugic{player, card.name, payers.front(), {}, price, {}});
            if (isForEverybody()) {
                if (!aims.empty())
                    mugicForEverybody({player, card.name, payers.front(), {}, price, {}}, aims.front());
                return;
            }
            for (const std::string& payer : payers) {
                Taps taps{choiceOf("mugic", player), pieceTap(payer)};
                if (price)
                    taps.push_back(numberTap(x));
                offerPlay(player, std::move(taps), PlayMugic{player, card.name, payer, {}, price, {}}, aims);
            }
        }
    }

    void abilities(const Creature& source, bool ofBattlegear, const std::vector<Ability>& abilities)
    {
        for (std::size_t i = 0; i < abilities.size(); ++i) {
            const Ability& ability = abilities[i];
            const int place = static_cast<int>(i);
            if (ability.kind != AbilityKind::Activated)
                continue;
            UseAbility play{source.player, source.id, ofBattlegear, place, {}, {}, {}};
            const Taps taps{pieceTap(source.id),
                            choiceTap((ofBattlegear ? "battlegear_" : "ability_") + std::to_string(place))};
            const AimClass alike{targetNeed(ability, {}), std::nullopt, false, meantBy(ability), ability.deeds.target};
            if (!ability.cost.sacrifice) {
                offerPlay(source.player, taps, play, aimsOf(alike, play));
                continue;
            }
            for (const Creature& victim : m_state.creatures) {
                play.sacrifice = victim.id;
                if (victim.inPlay && victim.player == source.player)
                    offerPlay(source.player, also(taps, pieceTap(victim.id)), play, aimsOf(alike, play));
            }
            play.sacrifice = "battlegear";
            if (ofBattlegear)
                offerPlay(source.player, also(taps, choiceTap("battlegear")), play, aimsOf(alike, play));
        }
    }

    static constexpr int mostForX = 99;

    const Game& m_game;
    const State& m_state;
    Gathering<Command>& m_moves;
    const std::optional<CardInHand>& m_known;
    std::vector<Aim> m_aims;
    std::vector<std::pair<AimClass, std::vector<Aim>>> m_aimsByClass;
};

} // namespace

void gatherPlays(const Game& game, const State& state, Gathering<Command>& moves,
                 const std::optional<CardInHand>& known)
{
    Plays(game, state, moves, known).gather();
}

std::string seatOf(Player player)
{
    return std::string(toWord(player));
}

Tap choiceOf(const char* what, Player player)
{
    return choiceTap(what + ('_' + seatOf(player)));
}

} // namespace whistle::chaotic
