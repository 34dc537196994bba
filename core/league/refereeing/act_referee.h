// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "league/model/rules.h"
#include "league/model/texts.h"
#include "league/refereeing/pairing.h"
#include "league/refereeing/referee.h"

namespace whistle::league {

/// Referees one act. What it does with the season, its people and the table stands in act_referee.cpp, the rest in
/// files of their own: act_referee_fixtures, _swiss, _results.
class ActReferee {
public:
    ActReferee(const Season& before, const FindRules& findRules, Reasons::Listening listening);
    Outcome<Season> rule(const Deed& deed);

private:
    void object(RuleId rule, Text why) { m_objections.push_back({rule, std::move(why), false}); }
    void add(std::vector<Objection> objections);
    template <class... Places>
    void say(RuleId rule, Sentence sentence, const Places&... places)
    {
        m_reasons.say(rule, sentence, places...);
    }
    void follow();

    // The season and its people
    void on(const CreateSeason& deed);
    void on(const ChangeSeason& deed);
    void on(const DrawLots& deed);
    void on(const StartSeason&);
    void on(const PutPerson& deed);
    void on(const EnterSeason& deed);
    void on(const EditEntrant& deed);
    void on(const ReplaceEntrant& deed);
    void on(const DropOut& deed);
    void on(const SeedAnew& deed);
    Entrant* entrantOf(const std::string& id);
    template <class Changed>
    void change(Entrant& entrant, const Changed& deed);
    [[nodiscard]] std::string namesOf(const std::vector<int>& entrants) const;

    // Fixtures
    void on(const Arrange& deed);
    void on(const AddFixture& deed);
    void on(const CancelFixture& deed);
    Fixture* fixtureOf(const std::string& id);
    template <class Arranged>
    void arrange(Fixture& fixture, const Arranged& deed);

    // The rounds of a Swiss league phase
    void on(const PairRound& deed);
    void on(const MissRound& deed);
    [[nodiscard]] const Fixture* openLeagueFixture() const;
    [[nodiscard]] Text whyNotPaired() const;
    /// The pairings of the act, by place in the round; each who plays is there once.
    SwissRound toldRound(const PairRound& deed, const RoundToPair& round);
    /// Nobody meets anybody again, or has a second bye, where it need not be.
    /// And who meets is as near by the points as can be, where they are the points by which it was paired.
    void compareWithDrawn(const SwissRound& told, const RoundToPair& round, bool isByThesePoints);
    /// The points by which it was paired are those of the table, unless an older entry was edited since.
    void takePoints(const PairRound& deed, const RoundToPair& round, PairedRound& paired) const;
    void addRound(const SwissRound& told, const RoundToPair& round);

    // Results
    void on(const RecordResult& deed);
    void on(const Abandon& deed);
    void on(const CorrectResult& deed);
    /// A season that began before there were LG-2.8 and LG-3.10 to LG-3.12.
    [[nodiscard]] bool isByFirstRules() const { return m_season.rules <= firstRules; }
    /// By the first rules the seeds followed the table also when the playoffs had begun: where a result names others
    /// than are seated there, they are those of the table.
    void seedAsThen(const Fixture& fixture, const Json& result);
    void take(Fixture& fixture, const Json& json);
    void sayResult(const Fixture& fixture, const Result& result);

    // The table
    void on(const ChangeRules& deed);
    void on(const Decide& deed);
    void on(const SanctionEntrant& deed);
    void on(const CloseLeague&);

    const Season& m_before;
    Season m_season;
    const FindRules& m_findRules;
    const LeagueRules* m_rules = nullptr;
    Reasons m_reasons;
    std::vector<Objection> m_objections;
};

} // namespace whistle::league
