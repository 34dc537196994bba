// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "journal/findings.h"
#include "league/model/rules.h"
#include "league/model/texts.h"
#include "league/refereeing/referee.h"

namespace whistle::league {

/// One act at work: a copy of the season that it changes, the reasons, and what is against it.
///
/// Each act has one function `on(desk, deed)`, in a file by topic. It refuses what the rules do not allow, and else
/// does what the act does; where something was refused the season stays as it was.
class Desk : public FindingsIn<Saying> {
public:
    Desk(const Season& asItWas, const FindRules& find, Reasons::Listening listening)
        : FindingsIn(listening)
        , before(asItWas)
        , findRules(find)
        , season(asItWas)
        , rules(asItWas.game.empty() || !find ? nullptr : find(asItWas.game))
    {
    }

    /// Null: nobody is called so, which is refused.
    Entrant* entrantOf(const std::string& id);
    /// Null: there is none, which is refused.
    Fixture* fixtureOf(const std::string& id);
    /// What a game has against it.
    void add(const std::vector<Objection>& objections);
    void add(const std::vector<Text>& reasons) { m_reasons.add(reasons, {}); }
    /// Refuses, and notes where in the season's definition it is wrong: a JSON pointer.
    void refuseAt(std::string at, RuleId rule, Text why)
    {
        refuse(rule, std::move(why));
        noteWhere(std::move(at));
    }
    template <class... Places>
    void refuseAt(std::string at, RuleId rule, Sentence sentence, const Places&... places)
    {
        refuseAt(std::move(at), rule, Text{sentence, places...});
    }
    /// Of the last objection.
    void noteWhere(std::string at);
    [[nodiscard]] const Problems& wrong() const { return m_wrong; }
    [[nodiscard]] bool isListening() const { return m_reasons.isListening(); }
    /// A season that began before there were LG-2.8 and LG-3.10 to LG-3.12.
    [[nodiscard]] bool isByFirstRules() const { return season.rules <= firstRules; }

    const Season& before;
    const FindRules& findRules;
    Season season;
    const LeagueRules* rules; ///< null: there is no season yet

private:
    Problems m_wrong; ///< each with its rule
};

// --- the season and its people ---
void on(Desk& desk, const CreateSeason& deed);
void on(Desk& desk, const ChangeSeason& deed);
void on(Desk& desk, const DrawLots& deed);
void on(Desk& desk, const StartSeason& deed);
void on(Desk& desk, const PutPerson& deed);
void on(Desk& desk, const EnterSeason& deed);
void on(Desk& desk, const EditEntrant& deed);
void on(Desk& desk, const FixTable& deed);
void on(Desk& desk, const ReplaceEntrant& deed);
void on(Desk& desk, const DropOut& deed);
void on(Desk& desk, const SeedAnew& deed);
// --- fixtures ---
void on(Desk& desk, const Arrange& deed);
void on(Desk& desk, const AddFixture& deed);
void on(Desk& desk, const CancelFixture& deed);
// --- the rounds of a Swiss league phase ---
void on(Desk& desk, const PairRound& deed);
void on(Desk& desk, const MissRound& deed);
// --- results ---
void on(Desk& desk, const RecordResult& deed);
void on(Desk& desk, const Abandon& deed);
void on(Desk& desk, const CorrectResult& deed);
// --- the table ---
void on(Desk& desk, const ChangeRules& deed);
void on(Desk& desk, const Decide& deed);
void on(Desk& desk, const SanctionEntrant& deed);
void on(Desk& desk, const CloseLeague& deed);

} // namespace whistle::league
