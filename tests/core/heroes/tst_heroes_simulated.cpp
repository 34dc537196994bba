// SPDX-License-Identifier: GPL-3.0-or-later
// The exact odds beside battles that are thrown out die by die, token by token. Only the order of the pieces is the
// referee's; everything else of the policy is done here once more, as players would do it with the pieces.
#include "heroes/judging/odds.h"

#include <QTest>
#include <algorithm>
#include <cmath>
#include <numeric>
#include <random>

using namespace whistle;
using namespace whistle::heroes;

namespace {

/// Battles a row; the target `nightly_heroes` asks for so many that they are 10^7 in all.
int battles()
{
    const int asked = qEnvironmentVariableIntValue("WHISTLE_BATTLES");
    return asked > 0 ? asked : 10'000;
}

bool hasAny(const Abilities& abilities, Ability ability)
{
    return std::find(abilities.begin(), abilities.end(), ability) != abilities.end();
}
int symbols(const Abilities& abilities, Ability ability)
{
    return static_cast<int>(std::count(abilities.begin(), abilities.end(), ability));
}

struct Token {
    bool elite = false;
    int wounds = 0;
};
struct Troop {
    const FightingStack* kind = nullptr;
    std::vector<Token> tokens;
    int atStart = 0;
    int mark = 0;

    [[nodiscard]] const Abilities& of(const Token& token) const
    {
        return token.elite ? kind->eliteAbilities : kind->baseAbilities;
    }
    [[nodiscard]] bool shows(Ability ability) const
    {
        return std::any_of(tokens.begin(), tokens.end(),
                           [&](const Token& token) { return hasAny(of(token), ability); });
    }
    [[nodiscard]] int elites() const
    {
        return static_cast<int>(
            std::count_if(tokens.begin(), tokens.end(), [](const Token& token) { return token.elite; }));
    }
};
struct Beast {
    int damage = 0;
    int toughUsed = 0;
};
struct Thrown {
    int hits = 0;
    int skulls = 0;
    bool laurel = false;
};
struct Attack {
    int attacks = 0;
    int strength = 0;
    bool elite = false;
    bool precise = false;
    bool pierce = false;
    bool devastating = false;
};

/// One side with its tokens on the table: an army, or encounters.
class Party {
public:
    Party(const OddsParty& party, const OddsInquiry& inquiry)
        : m_army(party.encounter ? nullptr : &party)
        , m_guard(party.encounter ? &party : nullptr)
        , m_inquiry(&inquiry)
    {
        for (const FightingStack& stack : party.stacks) {
            Troop troop{&stack, {}, stack.sum(), stack.elite};
            troop.tokens.resize(static_cast<std::size_t>(stack.base));
            troop.tokens.resize(static_cast<std::size_t>(troop.atStart), Token{true, 0});
            m_troops.push_back(std::move(troop));
        }
        if (party.encounter)
            m_beasts.push_back({party.encounter->damage, 0});
        if (party.darkDays)
            m_beasts.emplace_back();
    }

    [[nodiscard]] int units() const
    {
        return std::accumulate(m_troops.begin(), m_troops.end(), 0,
                               [](int sum, const Troop& troop) { return sum + static_cast<int>(troop.tokens.size()); });
    }
    [[nodiscard]] bool isGone() const
    {
        return m_army != nullptr
                   ? units() == 0
                   : std::all_of(m_beasts.begin(), m_beasts.end(), [this](const Beast& one) { return left(one) == 0; });
    }
    [[nodiscard]] bool hasAngel() const { return m_army != nullptr && m_army->guardianAngel; }

    [[nodiscard]] PieceSide pieces() const
    {
        PieceSide side;
        const auto add = [&](PieceKind kind, int initiative) {
            side.pieces.push_back({std::to_string(side.pieces.size()), kind, initiative});
        };
        if (m_guard != nullptr) {
            for (std::size_t i = 0; i < m_beasts.size(); ++i)
                add(PieceKind::Encounter, m_guard->encounter->initiative);
            return side;
        }
        side.bloodrage = m_army->bloodrage;
        add(PieceKind::Hero, m_army->hero.initiative);
        for (const FightingStack& stack : m_army->stacks)
            add(PieceKind::Stack, stack.initiative);
        return side;
    }

    [[nodiscard]] std::optional<Attack> attackOf(std::size_t piece) const
    {
        Attack attack;
        if (m_guard != nullptr) {
            const FightingEncounter& kind = *m_guard->encounter;
            if (left(m_beasts[piece]) == 0)
                return {};
            attack.attacks = left(m_beasts[piece]);
            if (hasAny(kind.abilities, Ability::Rage))
                attack.attacks = std::max(5, attack.attacks);
            attack.strength = kind.strength;
            attack.elite = kind.elite && m_guard->useEliteDie && m_inquiry->eliteDiceAllowed;
            attack.precise = hasAny(kind.abilities, Ability::PreciseStrike);
            attack.pierce = hasAny(kind.abilities, Ability::Pierce);
            attack.devastating = hasAny(kind.abilities, Ability::Devastating);
            return attack;
        }
        if (piece == 0) {
            attack.attacks = m_army->hero.attackDice;
            attack.strength = m_army->hero.might;
            return attack;
        }
        const Troop& troop = m_troops[piece - 1];
        if (troop.tokens.empty())
            return {};
        attack.attacks = static_cast<int>(troop.tokens.size());
        attack.strength = troop.kind->strength;
        attack.elite = troop.elites() > 0 && m_army->useEliteDie && m_inquiry->eliteDiceAllowed;
        attack.precise = troop.shows(Ability::PreciseStrike);
        attack.pierce = troop.shows(Ability::Pierce);
        return attack;
    }

    void laurel(std::size_t piece)
    {
        if (m_guard != nullptr) {
            for (const std::size_t i : {piece, 1 - piece}) {
                if (i < m_beasts.size() && left(m_beasts[i]) > 0 &&
                    (m_beasts[i].damage > 0 || m_beasts[i].toughUsed > 0)) {
                    m_beasts[i] = {};
                    return;
                }
            }
            return;
        }
        for (Troop* troop : byStrength()) {
            if (static_cast<int>(troop->tokens.size()) < troop->atStart) {
                troop->tokens.emplace_back();
                return;
            }
        }
        for (Troop* troop : byStrength()) {
            if (troop->elites() < troop->mark && promote(*troop))
                return;
        }
        for (Troop* troop : byStrength()) {
            for (Token& token : troop->tokens) {
                if (token.wounds > 0) {
                    --token.wounds;
                    return;
                }
            }
        }
        for (Troop* troop : byStrength()) {
            if (promote(*troop)) {
                ++troop->mark;
                return;
            }
        }
    }

    void take(int points, const Attack& attack)
    {
        if (m_guard != nullptr) {
            for (std::size_t i = m_beasts.size(); i-- > 0;) { // the additional one first
                Beast& beast = m_beasts[i];
                const int tough = attack.pierce ? 0 : symbols(m_guard->encounter->abilities, Ability::Tough);
                for (; points > 0 && left(beast) > 0; --points)
                    ++(beast.toughUsed < tough ? beast.toughUsed : beast.damage);
            }
            return;
        }
        Troop* target = nullptr;
        if (attack.precise) {
            for (Troop* troop : byStrength()) {
                if (target == nullptr && !troop->tokens.empty() && !troop->shows(Ability::Defence))
                    target = troop;
            }
        }
        for (; points > 0; --points) {
            if (target == nullptr || target->tokens.empty())
                target = nextInOrder();
            if (target == nullptr)
                return;
            wound(*target, attack.pierce);
        }
    }

    void endClash()
    {
        if (m_guard == nullptr || !hasAny(m_guard->encounter->abilities, Ability::Regeneration))
            return;
        for (Beast& beast : m_beasts) {
            if (left(beast) > 0)
                beast = {};
        }
    }

private:
    [[nodiscard]] int left(const Beast& beast) const { return m_guard->encounter->challenge - beast.damage; }

    std::vector<Troop*> byStrength()
    {
        std::vector<Troop*> troops;
        for (Troop& troop : m_troops)
            troops.push_back(&troop);
        std::stable_sort(troops.begin(), troops.end(),
                         [](const Troop* a, const Troop* b) { return a->kind->strength > b->kind->strength; });
        return troops;
    }
    Troop* nextInOrder()
    {
        Troop* next = nullptr;
        const auto isBefore = [this](const Troop& a, const Troop& b) {
            if (!m_army->damageOrder)
                return a.kind->strength < b.kind->strength;
            const auto& order = *m_army->damageOrder;
            return std::find(order.begin(), order.end(), a.kind->name) <
                   std::find(order.begin(), order.end(), b.kind->name);
        };
        for (Troop& troop : m_troops) {
            if (!troop.tokens.empty() && (next == nullptr || isBefore(troop, *next)))
                next = &troop;
        }
        return next;
    }
    static bool promote(Troop& troop)
    {
        Token* found = nullptr;
        for (Token& token : troop.tokens) {
            if (!token.elite && (found == nullptr || token.wounds < found->wounds))
                found = &token;
        }
        if (found != nullptr)
            *found = {true, 0};
        return found != nullptr;
    }
    void wound(Troop& troop, bool pierce) const
    {
        const bool wantsElite = m_army->withinStack == WithinStack::EliteFirst;
        auto token =
            std::find_if(troop.tokens.begin(), troop.tokens.end(), [](const Token& one) { return one.wounds > 0; });
        if (token == troop.tokens.end())
            token = std::find_if(troop.tokens.begin(), troop.tokens.end(),
                                 [&](const Token& one) { return one.elite == wantsElite; });
        if (token == troop.tokens.end())
            token = troop.tokens.begin();
        if (!pierce && token->wounds < symbols(troop.of(*token), Ability::Tough))
            ++token->wounds;
        else if (token->elite)
            *token = {};
        else
            troop.tokens.erase(token);
    }

    const OddsParty* m_army = nullptr;
    const OddsParty* m_guard = nullptr;
    const OddsInquiry* m_inquiry;
    std::vector<Troop> m_troops;
    std::vector<Beast> m_beasts;
};

struct Fought {
    bool won = false;
    bool lost = false;
    int clashes = 0;
    int unitsLeft = 0;
};

class Thrower {
public:
    Thrower(const OddsInquiry& inquiry, unsigned seed) : m_inquiry(inquiry), m_random(seed)
    {
        InitiativeInquiry order;
        order.battle = inquiry.battle;
        order.bloodrageTies = inquiry.bloodrageTies;
        order.active = Party(inquiry.active, inquiry).pieces();
        order.opponent = Party(inquiry.opponent, inquiry).pieces();
        for (const PlacedPiece& piece : judgeInitiative(order).order)
            m_order.emplace_back(piece.side == Side::Active ? 0 : 1, std::stoul(piece.name));
    }

    Fought fight()
    {
        std::array<Party, 2> parties{Party(m_inquiry.active, m_inquiry), Party(m_inquiry.opponent, m_inquiry)};
        Fought fought;
        while (fought.clashes < m_inquiry.maxClashes) {
            ++fought.clashes;
            bool angelUsed = false;
            for (const auto& [side, piece] : m_order) {
                Party& attacker = parties[side];
                Party& defender = parties[1 - side];
                const std::optional<Attack> attack = attacker.attackOf(piece);
                if (!attack)
                    continue;
                Thrown thrown = roll(*attack);
                if (thrown.laurel)
                    attacker.laurel(piece);
                if (thrown.skulls > 0 && defender.hasAngel() && !angelUsed) {
                    thrown.skulls = 0;
                    angelUsed = true;
                }
                defender.take(thrown.hits * (attack->devastating ? 2 : 1) + thrown.skulls, *attack);
                if (defender.isGone()) {
                    (side == 0 ? fought.won : fought.lost) = true;
                    fought.unitsLeft = parties[0].units();
                    return fought;
                }
            }
            for (Party& party : parties)
                party.endClash();
        }
        fought.unitsLeft = parties[0].units();
        return fought;
    }

private:
    int die() { return std::uniform_int_distribution(1, 8)(m_random); }

    Thrown roll(const Attack& attack)
    {
        const int count = std::min(5, attack.elite ? attack.attacks - 1 : attack.attacks);
        std::optional<Face> face;
        if (attack.elite)
            face =
                m_inquiry
                    .eliteDie[std::uniform_int_distribution<std::size_t>(0, m_inquiry.eliteDie.size() - 1)(m_random)];
        const auto hits = [&] {
            const int value = die();
            return value == 1 || (value != 8 && value <= attack.strength);
        };
        Thrown thrown;
        int freshMisses = 0;
        for (int i = 0; i < count; ++i) {
            bool isHit = hits();
            const bool again = (face == Face::Luck && !isHit) || (face == Face::BadLuck && isHit);
            freshMisses += !isHit && !again ? 1 : 0;
            if (again)
                isHit = hits();
            thrown.hits += isHit ? 1 : 0;
        }
        if (attack.precise && freshMisses > 0 && hits())
            ++thrown.hits;
        thrown.skulls = face == Face::Skull1 ? 1 : face == Face::Skull2 ? 2 : 0;
        thrown.laurel = face == Face::Laurel;
        return thrown;
    }

    const OddsInquiry& m_inquiry;
    std::mt19937_64 m_random;
    std::vector<std::pair<std::size_t, std::size_t>> m_order;
};

/// What was seen, beside what was reckoned; nearer than `far` standard errors or told.
class Seen {
public:
    void add(double value)
    {
        ++m_count;
        m_sum += value;
        m_squares += value * value;
    }
    [[nodiscard]] QString farFrom(double reckoned) const
    {
        constexpr double far = 5;
        const double mean = m_sum / m_count;
        const double variance = std::max(0.0, m_squares / m_count - mean * mean);
        const double error = std::sqrt(variance / m_count) + 1.0 / m_count;
        if (std::abs(mean - reckoned) <= far * error)
            return {};
        return QStringLiteral("%1 seen, %2 reckoned, standard error %3").arg(mean).arg(reckoned).arg(error);
    }

private:
    double m_count = 0;
    double m_sum = 0;
    double m_squares = 0;
};

FightingStack stack(const char* name, int strength, int initiative, int base, int elite, Abilities ofBase = {},
                    Abilities ofElite = {})
{
    return {{{base, elite}, {}}, name, strength, initiative, std::move(ofBase), std::move(ofElite)};
}

OddsParty guard(const char* name, int strength, int initiative, int challenge, int damage, bool elite,
                Abilities abilities)
{
    OddsParty party;
    party.encounter = FightingEncounter{
        {name, Group::Average, strength, initiative, challenge, elite, std::move(abilities)}, {damage}};
    return party;
}

} // namespace

Q_DECLARE_METATYPE(OddsInquiry)

class TestHeroesSimulated : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatIsThrownAgreesWithWhatIsReckoned_data()
    {
        QTest::addColumn<OddsInquiry>("inquiry");
        {
            OddsInquiry inquiry;
            inquiry.active.hero = {3, 3, 1};
            inquiry.active.stacks = {stack("Skeletons", 2, 4, 0, 3), stack("Vampires", 3, 5, 0, 3)};
            inquiry.opponent = guard("Dire wolves", 3, 4, 5, 0, false, {Ability::Regeneration});
            QTest::newRow("regeneration, elites only") << inquiry;
        }
        {
            OddsInquiry inquiry;
            inquiry.active.hero = {2, 4, 2};
            inquiry.active.stacks = {stack("Orcs", 3, 3, 3, 1, {Ability::Tough}, {Ability::Tough, Ability::Tough}),
                                     stack("Goblins", 4, 5, 2, 2, {}, {Ability::Pierce})};
            inquiry.active.withinStack = WithinStack::BaseFirst;
            inquiry.opponent =
                guard("Trolls", 3, 4, 4, 1, true, {Ability::Tough, Ability::Tough, Ability::Devastating});
            inquiry.opponent.darkDays = true;
            QTest::newRow("Dark Days, Tough on both sides, Devastating") << inquiry;
        }
        {
            OddsInquiry inquiry;
            inquiry.active.hero = {4, 2, 1};
            inquiry.active.stacks = {
                stack("Guards", 2, 2, 2, 2, {Ability::Defence}, {Ability::Defence, Ability::Tough}),
                stack("Archers", 4, 6, 3, 1, {Ability::PreciseStrike}, {Ability::PreciseStrike}),
                stack("Knights", 5, 4, 1, 1)};
            inquiry.active.damageOrder = {"Knights", "Guards", "Archers"};
            inquiry.active.guardianAngel = true;
            inquiry.opponent = guard("Dragon", 5, 4, 9, 0, true, {Ability::PreciseStrike, Ability::Rage});
            QTest::newRow("Precise Strike against Defence, Rage, Guardian Angel") << inquiry;
        }
        {
            OddsInquiry inquiry;
            inquiry.battle = BattleKind::Heroes;
            inquiry.active.hero = {3, 4, 1};
            inquiry.active.stacks = {stack("Shark Guards", 2, 3, 2, 2, {Ability::Tough}, {Ability::Tough}),
                                     stack("Kappas", 4, 3, 2, 0)};
            inquiry.active.guardianAngel = true;
            OddsParty other;
            other.hero = {4, 4, 1};
            other.stacks = {stack("Orcs", 3, 3, 2, 2, {}, {Ability::Pierce}),
                            stack("Harpies", 2, 5, 2, 1, {Ability::PreciseStrike})};
            other.bloodrage = true;
            inquiry.opponent = other;
            QTest::newRow("two heroes, Bloodrage against Guardian Angel") << inquiry;
        }
        {
            OddsInquiry inquiry;
            inquiry.active.hero = {7, 1, 3};
            inquiry.active.stacks = {stack("Imps", 1, 7, 6, 6)};
            inquiry.opponent = guard("Titans", 7, 7, 12, 0, true, {});
            inquiry.eliteDie = {Face::Laurel, Face::Laurel, Face::Luck, Face::BadLuck, Face::Skull2, Face::Blank};
            inquiry.maxClashes = 4;
            QTest::newRow("twelve units, a die full of laurels, four clashes") << inquiry;
        }
    }
    void whatIsThrownAgreesWithWhatIsReckoned()
    {
        QFETCH(OddsInquiry, inquiry);
        const BattleOdds odds = *battleOdds(inquiry);
        Thrower thrower(inquiry, 20'261'122);
        Seen wins;
        Seen losses;
        Seen clashes;
        Seen units;
        for (int i = 0; i < battles(); ++i) {
            const Fought fought = thrower.fight();
            wins.add(fought.won ? 1 : 0);
            losses.add(fought.lost ? 1 : 0);
            clashes.add(fought.clashes);
            units.add(fought.unitsLeft);
        }
        QCOMPARE(wins.farFrom(odds.win), QString());
        QCOMPARE(losses.farFrom(odds.loss), QString());
        QCOMPARE(clashes.farFrom(odds.clashes.mean()), QString());
        QCOMPARE(units.farFrom(odds.unitsLeft.mean()), QString());
    }
};

QTEST_GUILESS_MAIN(TestHeroesSimulated)
#include "tst_heroes_simulated.moc"
