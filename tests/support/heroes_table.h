// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heroes/judging/referee.h"

#include <QTest>

namespace whistle::heroes {

/// A match for tests that read like the rulebook. Anna plays Haven with Anton, Béla Necropolis with Anastasya, unless a
/// test gives them other factions; every faction's units have the levels 1 to 4 in their order, initiative 5 less the
/// level, base price the level and one, elite price three more.
class TestTable {
public:
    TestTable() : TestTable(usual()) {}
    explicit TestTable(NewMatch match) { plays(std::move(match)); }

    [[nodiscard]] static PlayerFacts facts(Faction faction, const std::string& hero)
    {
        PlayerFacts facts;
        for (int i = 0; i < unitsOfAFaction; ++i) {
            UnitFacts unit;
            unit.unit = static_cast<Unit>(static_cast<int>(faction) * unitsOfAFaction + i);
            unit.level = i + 1;
            unit.tokens = i < 2 ? 7 : 6;
            unit.base.initiative = unit.elite.initiative = 5 - unit.level;
            unit.base.price = unit.level + 1;
            unit.elite.price = unit.level + 4;
            facts.units.push_back(std::move(unit));
        }
        facts.heroes = {{hero, 3, 2, 3, 8, {}, {}}, {hero + " II", 2, 3, 2, 6, {}, {}}};
        facts.capitalLevels = {4, 6, 8};
        for (int i = 0; i < 9; ++i)
            facts.buildings.emplace_back(static_cast<Building>(i), BuildingCost{1, 1, 1});
        return facts;
    }
    [[nodiscard]] static NewMatch usual(Faction anna = Faction::Haven, Faction bela = Faction::Necropolis)
    {
        NewMatch match;
        match.players = {{"Anna", anna, facts(anna, "Anton")}, {"Béla", bela, facts(bela, "Anastasya")}};
        match.firstPlayer = "Anna";
        match.length = MatchLength::Short;
        return match;
    }
    [[nodiscard]] static EncounterFacts wolves()
    {
        EncounterFacts wolves;
        wolves.name = "Wolves";
        wolves.strength = 3;
        wolves.initiative = 5;
        wolves.challenge = 3;
        wolves.experience = 2;
        return wolves;
    }

    /// Both heroes enter play; on a board the capitals must have been placed.
    TestTable& begins()
    {
        plays(ChooseHero{"Anna", "Anton", {}});
        plays(ChooseHero{"Béla", "Anastasya", {}});
        return *this;
    }
    /// Anton fights this opponent.
    TestTable& fights(const Opponent& opponent)
    {
        plays(PlayCard{"Anna", 1, ActionKind::ActivateHeroes});
        plays(Activate{"Anton", 0});
        plays(StartBattle{"Anton", opponent, true, {}});
        return *this;
    }
    TestTable& rolls(const std::string& piece, std::vector<int> dice, std::optional<Face> elite = {})
    {
        Attack attack;
        attack.piece = piece;
        attack.roll = {std::move(dice), elite};
        plays(attack);
        return *this;
    }

    /// The command must be accepted.
    TestTable& plays(const Command& command)
    {
        Outcome<State> outcome = referee(state, command);
        if (!outcome.isLegal())
            QTest::qFail(qPrintable(outcome.objections.front().why.render()), __FILE__, __LINE__);
        state = std::move(outcome.next);
        return *this;
    }
    /// Recorded against the rules.
    TestTable& overrides(const Command& command)
    {
        Outcome<State> outcome = referee(state, command);
        if (outcome.isLegal() || !outcome.canBeOverridden())
            QTest::qFail("this cannot be overridden", __FILE__, __LINE__);
        state = std::move(outcome.next);
        return *this;
    }
    /// The rules that refuse it, in order; empty: it is legal.
    [[nodiscard]] QString refusal(const Command& command) const
    {
        QStringList rules;
        for (const Objection& objection : referee(state, command).objections)
            rules << QString::fromUtf8(objection.rule.id.data(), static_cast<qsizetype>(objection.rule.id.size()));
        return rules.join(u' ');
    }
    /// What is said of it: what is against it, then what it does.
    [[nodiscard]] QString said(const Command& command) const
    {
        const Outcome<State> outcome = referee(state, command);
        QStringList sentences;
        for (const Objection& objection : outcome.objections)
            sentences << objection.why.render();
        for (const Text& text : outcome.why)
            sentences << text.render();
        return sentences.join(u' ');
    }
    /// Where it is bad input; "-": it is none.
    [[nodiscard]] QString badInput(const Command& command) const
    {
        const Problems problems = referee(state, command).problems;
        return problems.empty() ? QStringLiteral("-") : QString::fromStdString(problems.front().at);
    }

    [[nodiscard]] Player& anna() { return state.players[0]; }
    [[nodiscard]] Player& bela() { return state.players[1]; }
    [[nodiscard]] Hero& anton() { return *state.hero("Anton"); }
    [[nodiscard]] Hero& anastasya() { return *state.hero("Anastasya"); }

    State state;
};

} // namespace whistle::heroes
