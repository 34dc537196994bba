// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/telling/report.h"

#include "base/common_words.h"
#include "chaotic/table/rules.h"
#include "chaotic/telling/names.h"

#include <algorithm>

namespace whistle::chaotic {

namespace {

struct Tally {
    int strikes = 0;
    int damage = 0;
    int byMugic = 0;
    int byAbilities = 0;
    int byHand = 0;
    int mugic = 0;
    int abilities = 0;
    int wonInCombat = 0;
    int wonElsewhere = 0;
};

/// Reads a match entry by entry.
class Reporter {
public:
    explicit Reporter(const GameMatch<Game>& match) : m_match(match), m_report(reportFrame(match)) {}

    MatchReport read()
    {
        readEntries(m_match, [this](const auto&... entry) { readEntry(entry...); });
        conclude(m_match.state());
        return std::move(m_report);
    }

private:
    void readEntry(ReportMoment moment, const Command& command, const State& before, const State& after)
    {
        if (after.turns.size() > before.turns.size())
            m_report.bands.push_back(
                {Text{common::Saying::tr("Turn %1"), static_cast<int>(after.turns.size())}, moment.position});
        if (std::holds_alternative<Strike>(command))
            ++m_tallies[before.combat->striking].strikes;
        else if (const auto* mugic = std::get_if<PlayMugic>(&command))
            ++m_tallies[mugic->player].mugic;
        else if (const auto* ability = std::get_if<UseAbility>(&command))
            ++m_tallies[ability->player].abilities;
        if (const auto* concession = std::get_if<Concede>(&command))
            m_report.subtitle = Text{Saying::tr("%1 gave up the match"), concession->player};
        countDamage(command, before, after);
        countFallen(std::move(moment), before, after);
    }

    void countDamage(const Command& command, const State& before, const State& after)
    {
        const Item* resolved = std::holds_alternative<ResolveNext>(command) && !before.burst.items.empty()
                                   ? &before.burst.items.back()
                                   : nullptr;
        const bool isAttack = resolved ? resolved->type == ItemType::Attack
                                       : std::holds_alternative<Strike>(command) && !before.isAdvanced();
        if (isAttack) {
            if (after.lastStrike)
                m_tallies[after.at(after.lastStrike->attacker).player].damage += after.lastStrike->verdict.damage;
            return;
        }
        const bool isByHand = std::holds_alternative<Adjust>(command);
        if (!resolved && !isByHand)
            return;
        for (CreatureIndex i = 0; i < static_cast<int>(before.creatures.size()); ++i) {
            const int dealt = std::max(0, after.at(i).damage - before.at(i).damage);
            if (isByHand) // whose text it was nobody has said
                m_tallies[opponentOf(before.at(i).player)].byHand += dealt;
            else if (resolved->type == ItemType::Mugic)
                m_tallies[resolved->player].byMugic += dealt;
            else
                m_tallies[resolved->player].byAbilities += dealt;
        }
    }

    /// Who is left and who has fallen, by name; what the decks held.
    void tellCreatures(const State& state)
    {
        ReportTable creatures{Saying::tr("Creatures"), {Saying::tr("left"), Saying::tr("fallen")}, {}, {}};
        ReportTable decks{
            Saying::tr("Decks"), {Saying::tr("Attacks"), Saying::tr("Mugic"), Saying::tr("Build points")}, {}, {}};
        for (const Player player : bothPlayers) {
            std::string standing;
            std::string gone;
            int count = 0;
            int lost = 0;
            for (const Creature& one : state.creatures) {
                if (one.player != player || !one.faceUp)
                    continue;
                std::string& list = one.inPlay ? standing : gone;
                list += (list.empty() ? "" : ", ") + state.cardOf(one).name;
                ++(one.inPlay ? count : lost);
            }
            creatures.rows.push_back({ReportNumber{count}, ReportNumber{lost}});
            if (!standing.empty())
                creatures.remarks.push_back(Text{Saying::tr("%1, still in play: %2"), player, Name{standing}});
            if (!gone.empty())
                creatures.remarks.push_back(Text{Saying::tr("%1, fallen: %2"), player, Name{gone}});
            const Deck* deck = state.seats[player].deck.get();
            int attackCount = 0;
            int mugicCount = 0;
            int buildPoints = 0;
            for (const AttackCard& card : deck ? deck->attacks : std::vector<AttackCard>()) {
                attackCount += card.count;
                buildPoints += card.count * card.buildPoints;
            }
            for (const MugicCard& card : deck ? deck->mugic : std::vector<MugicCard>())
                mugicCount += card.count;
            decks.rows.push_back({ReportNumber{attackCount}, ReportNumber{mugicCount}, ReportNumber{buildPoints}});
        }
        m_report.tables.push_back(std::move(creatures));
        if (m_report.isFinished) // until then a deck is its owner's business
            m_report.tables.push_back(std::move(decks));
    }

    void countFallen(ReportMoment moment, const State& before, const State& after)
    {
        std::vector<int> points{0, 0};
        for (CreatureIndex i = 0; i < static_cast<int>(before.creatures.size()); ++i) {
            const Creature& one = before.at(i);
            if (!one.inPlay || after.at(i).inPlay)
                continue;
            const Player other = opponentOf(one.player);
            ++points[static_cast<std::size_t>(other)];
            moment.seat = static_cast<int>(other);
            Tally& tally = m_tallies[other];
            ++(before.isEngaged(i) ? tally.wonInCombat : tally.wonElsewhere);
            const Text words = Text{Saying::tr("%1 leaves play."), one.id}.asLine();
            if (points[0] + points[1] == 1)
                moment.what = words;
            else
                moment.also.push_back(words);
        }
        if (points[0] + points[1] == 0)
            return;
        m_scores[0] += points[0];
        m_scores[1] += points[1];
        m_report.steps.push_back({moment.position, moment.entry, {m_scores[0], m_scores[1]}});
        const bool isTwo = points[0] + points[1] > 1;
        moment.name = isTwo ? Saying::tr("Several fall at once") : Saying::tr("One falls");
        moment.loudness = isTwo ? 7 : 3;
        moment.points = std::move(points);
        m_report.moments.push_back(std::move(moment));
    }

    void conclude(const State& state)
    {
        m_report.isFinished = state.step == Step::Finished;
        if (state.winner)
            m_report.title = Text{common::Saying::tr("%1 wins"), *state.winner};
        else
            m_report.title = state.isDraw ? Saying::tr("A draw") : common::Saying::tr("The match goes on");
        for (const Player player : bothPlayers) {
            const Seat& seat = state.seats[player];
            ReportSeat& told = m_report.seats.emplace_back();
            told.seat = static_cast<int>(player) + 1;
            told.name = seat.name.empty() ? std::string(toWord(player)) : seat.name;
            told.score = m_scores[static_cast<std::size_t>(player)];
            told.hasWon = state.winner == player;
            m_report.sums.points.push_back({m_tallies[player].wonInCombat, m_tallies[player].wonElsewhere});
        }
        m_report.scoreIs = Saying::tr("Creatures defeated");
        tellCreatures(state);
        m_report.sums.sources = {Saying::tr("In a combat"), Saying::tr("Elsewhere")};
        tellCounts(m_report, Saying::tr("Counted"), m_tallies,
                   {{Saying::tr("Strikes"), &Tally::strikes},
                    {Saying::tr("Damage of Attacks"), &Tally::damage},
                    {Saying::tr("Damage from Mugic"), &Tally::byMugic},
                    {Saying::tr("Damage from abilities"), &Tally::byAbilities},
                    {Saying::tr("Damage entered by hand"), &Tally::byHand},
                    {Saying::tr("Mugic played"), &Tally::mugic},
                    {Saying::tr("Abilities used"), &Tally::abilities}});
    }

    const GameMatch<Game>& m_match;
    MatchReport m_report;
    Sides<Tally> m_tallies;
    std::array<int, 2> m_scores{};
};

} // namespace

MatchReport reportOf(const GameMatch<Game>& match)
{
    return Reporter(match).read();
}

} // namespace whistle::chaotic
