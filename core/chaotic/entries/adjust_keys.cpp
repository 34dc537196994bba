// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/entries/commands.h"

#include "chaotic/table/rules.h"

#include <QCoreApplication>
#include <string_view>

namespace whistle::chaotic {

namespace {

constexpr Saying keyMissing{QT_TRANSLATE_NOOP("chaotic", "The key \"%1\" is missing here.")};
constexpr Saying keyMisplaced{QT_TRANSLATE_NOOP("chaotic", "The key \"%1\" does not belong here.")};
constexpr Saying range{QT_TRANSLATE_NOOP("chaotic", "A whole number from %1 to %2 was expected, not %3.")};
constexpr Saying notZero{QT_TRANSLATE_NOOP("chaotic", "A change of 0 changes nothing.")};

enum class Wanted { No, Perhaps, Yes };

/// What a kind has, besides `kind`; creature and name are usual.
struct KindKeys {
    Wanted creature = Wanted::Yes;
    Wanted amount = Wanted::No;
    int least = 0;
    int most = 999;
    const char* own = "";     ///< a further key that is needed
    const char* perhaps = ""; ///< a further key that may be there
    bool lasts = false;
    bool name = true;
};

KindKeys keysOf(const Adjust& adjust)
{
    switch (adjust.kind) {
    case AdjustKind::Heal:
    case AdjustKind::Damage:
        return {Wanted::Yes, Wanted::Yes, 1};
    case AdjustKind::Counter:
        return {Wanted::Yes, Wanted::Yes, -99, 99};
    case AdjustKind::GainEnergy:
        return {Wanted::Yes, Wanted::Yes, 1, 999, "", "", true};
    case AdjustKind::Stat:
        return {Wanted::Yes, Wanted::Yes, 0, 999, "stat", "operation", true};
    case AdjustKind::Element:
        return {Wanted::Yes, Wanted::No, 0, 0, "element", "operation", true};
    case AdjustKind::Keyword:
        return {Wanted::Yes, Wanted::No, 0, 0, "keyword", "", true};
    case AdjustKind::AttackModifier:
        return {Wanted::Yes, Wanted::No, 0, 0, "modifier", "side", true};
    case AdjustKind::MugicCost:
        return {Wanted::Perhaps, Wanted::Yes, -99, 99, "", "affiliation", true};
    case AdjustKind::Space:
        return {Wanted::Yes, Wanted::No, 0, 0, "space"};
    case AdjustKind::EndEffect:
        return {Wanted::No, Wanted::No, 0, 0, "effect", "", false, false};
    case AdjustKind::Rule:
        break;
    default:
        return {};
    }
    KindKeys keys{Wanted::Yes, Wanted::No, 0, 0, "rule", "", true};
    if (!adjust.rule)
        keys.creature = Wanted::Perhaps;
    else if (*adjust.rule == Rule::OnlyGenericMugic || *adjust.rule == Rule::NoMugic)
        keys.creature = Wanted::No;
    else if (*adjust.rule == Rule::BattlegearAbilitiesLost || *adjust.rule == Rule::NoActivatedAbilities)
        keys.creature = Wanted::Perhaps;
    return keys;
}

class KeyCheck {
public:
    KeyCheck(const Adjust& adjust, const Json& json) : m_adjust(adjust), m_json(json), m_keys(keysOf(adjust)) {}

    Problems check()
    {
        require("creature", m_keys.creature);
        require("amount", m_keys.amount);
        for (const std::string_view key :
             {"stat", "operation", "element", "keyword", "modifier", "side", "rule", "affiliation", "space", "effect"})
            require(key, key == m_keys.own ? Wanted::Yes : key == m_keys.perhaps ? Wanted::Perhaps : Wanted::No);
        require("lasts", m_keys.lasts ? Wanted::Perhaps : Wanted::No);
        require("name", m_keys.name ? Wanted::Perhaps : Wanted::No);
        if (m_adjust.amount && m_keys.amount == Wanted::Yes)
            checkAmount(*m_adjust.amount);
        if (m_adjust.kind == AdjustKind::Element && m_adjust.operation == GainLoseSet::Set)
            m_problems.push_back({"/operation", Text{keyMisplaced, std::string("set")}});
        return std::move(m_problems);
    }

private:
    void require(std::string_view key, Wanted wanted)
    {
        const bool isThere = m_json.contains(key);
        const std::string name(key);
        if (isThere && wanted == Wanted::No)
            m_problems.push_back({pointerTo("", name), Text{keyMisplaced, name}});
        if (!isThere && wanted == Wanted::Yes)
            m_problems.push_back({pointerTo("", name), Text{keyMissing, name}});
    }
    void checkAmount(int amount)
    {
        if (amount < m_keys.least || amount > m_keys.most)
            m_problems.push_back({"/amount", Text{range, m_keys.least, m_keys.most, amount}});
        else if (amount == 0 && m_adjust.kind == AdjustKind::Counter)
            m_problems.push_back({"/amount", Text{notZero}});
    }

    const Adjust& m_adjust;
    const Json& m_json;
    KindKeys m_keys;
    Problems m_problems;
};

} // namespace

Problems adjustProblems(const Adjust& adjust, const Json& json)
{
    return KeyCheck(adjust, json).check();
}

} // namespace whistle::chaotic
