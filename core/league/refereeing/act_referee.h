// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "league/model/rules.h"
#include "league/model/texts.h"
#include "league/refereeing/definition_checks.h"
#include "league/refereeing/pairing.h"
#include "league/refereeing/referee.h"

namespace whistle::league {

/// Referees one act: of the season and its people, its fixtures (`_fixtures`), the rounds of a Swiss league part
/// (`_swiss`) and the results (`_results`).
class ActReferee {
public:
    ActReferee(const Season& before, const FindRules& findRules, Reasons::Listening listening);
    Outcome<Season> rule(const Deed& deed);

private:
    void object(RuleId rule, Text why) { m_objections.push_back({rule, std::move(why), false}); }
    template <class... Places>
    void say(RuleId rule, Sentence sentence, Places&&... places)
    {
        m_reasons.say(rule, sentence, std::forward<Places>(places)...);
    }
    void follow();
    void on(const CreateSeason& deed);
    void add(std::vector<Objection> objections);
    void on(const ChangeSeason& deed);

    void on(const PutPerson& deed);
    void on(const EnterSeason& deed);
    Entrant* entrantOf(const std::string& id);
    template <class Changed>
    void change(Entrant& entrant, const Changed& deed)
    {
        entrant.name = deed.name.value_or(entrant.name);
        entrant.coach = deed.coach.value_or(entrant.coach);
        entrant.identity = deed.identity.value_or(entrant.identity);
        entrant.colour = deed.colour.value_or(entrant.colour);
        entrant.notes = deed.notes.value_or(entrant.notes);
        add(memberObjections(m_season, *m_rules));
    }
    void on(const EditEntrant& deed);
    void on(const ReplaceEntrant& deed);
    void on(const DropOut& deed);
    void on(const SeedAnew& deed);
    [[nodiscard]] std::string namesOf(const std::vector<int>& entrants) const;

    void on(const DrawLots& deed);
    void on(const StartSeason&);
    Fixture* fixtureOf(const std::string& id);
    template <class Arranged>
    void arrange(Fixture& fixture, const Arranged& deed)
    {
        fixture.date = deed.date.value_or(fixture.date);
        fixture.time = deed.time.value_or(fixture.time);
        fixture.venue = deed.venue.value_or(fixture.venue);
        for (const std::string& wrong : wrongDates({fixture.date}, {fixture.time}))
            object(rules::fixtures, {texts::wrongDate, wrong});
    }
    void on(const Arrange& deed);
    void on(const AddFixture& deed);
    void on(const PairRound& deed);
    [[nodiscard]] const Fixture* openLeagueFixture() const;
    [[nodiscard]] Text whyNotPaired() const;
    /// The pairings of the act, by place in the round; each who plays is there once.
    SwissRound toldRound(const PairRound& deed, const RoundToPair& round);
    /// Nobody meets anybody again, or has a second bye, where it need not be.
    void compareWithDrawn(const SwissRound& told, const RoundToPair& round);
    /// The points by which it was paired are those of the table, unless an older entry was edited since.
    void takePoints(const PairRound& deed, const RoundToPair& round, PairedRound& paired) const;
    void addRound(const SwissRound& told, const RoundToPair& round);
    void on(const MissRound& deed);
    void on(const CancelFixture& deed);

    void on(const RecordResult& deed);
    /// A season that began before there were LG-2.8 and LG-3.10 to LG-3.12.
    [[nodiscard]] bool isByFirstRules() const { return m_season.rules <= firstRules; }
    /// By the first rules the seeds followed the table also when the playoffs had begun: where a result names others
    /// than are seated there, they are those of the table.
    void seedAsThen(const Fixture& fixture, const Json& result);
    void take(Fixture& fixture, const Json& json);
    void sayResult(const std::string& id, const Result& result);
    void on(const Abandon& deed);
    void on(const CorrectResult& deed);

    // LG-4.3
    void on(const ChangeRules& deed);
    void on(const Decide& deed);
    void on(const CloseLeague&);

    const Season& m_before;
    Season m_season;
    const FindRules& m_findRules;
    const LeagueRules* m_rules = nullptr;
    Reasons m_reasons;
    std::vector<Objection> m_objections;
};

} // namespace whistle::league
