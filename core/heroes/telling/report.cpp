// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/telling/report.h"

#include "base/common_words.h"
#include "heroes/judging/battle_pieces.h"

#include <cmath>

namespace whistle::heroes {

namespace {

constexpr int dieFaces = 8;

struct Tally {
    int won = 0;
    int lost = 0;
    int scared = 0;
    int looted = 0;
    int gathers = 0;
    int recruits = 0;
    int levels = 0;
    int dice = 0;
    int hits = 0;
    int expectedEighths = 0;
};

std::vector<int> scoresOf(const State& state)
{
    std::vector<int> scores;
    for (std::size_t i = 0; i < state.players.size(); ++i)
        scores.push_back(state.powerPoints(static_cast<int>(i)));
    return scores;
}

/// Reads a match entry by entry.
class Reporter {
public:
    explicit Reporter(const GameMatch<Game>& match)
        : m_state(match.state())
        , m_report(reportFrame(match))
        , m_tallies(m_state.players.size())
    {
        readEntries(match, [this](const auto&... entry) { readEntry(entry...); });
    }

    MatchReport read()
    {
        tellSeats();
        tellSums();
        tellCounts(m_report, common::Saying::tr("The match in numbers"), m_tallies,
                   {{Saying::tr("Battles won"), &Tally::won},
                    {Saying::tr("Battles lost"), &Tally::lost},
                    {Saying::tr("Encounters scared off"), &Tally::scared},
                    {Saying::tr("Sites looted"), &Tally::looted},
                    {Saying::tr("Gather actions"), &Tally::gathers},
                    {Saying::tr("Units recruited"), &Tally::recruits},
                    {Saying::tr("Levels gained"), &Tally::levels}});
        tellLuck();
        return std::move(m_report);
    }

private:
    void readEntry(ReportMoment moment, const Command& command, const State& before, const State& after)
    {
        if (!before.hasStarted || after.round != before.round)
            m_report.bands.push_back({Text{common::Saying::tr("Round %1"), after.round}, moment.position});
        if (before.hasStarted)
            count(command, before);
        moment.what = headline(before, command);
        moment.seat = before.active.value_or(-1);
        noteScores(m_report, moment, scoresOf(before), scoresOf(after));
        const bool endsBattle = std::holds_alternative<EndBattle>(command);
        if (endsBattle) {
            // Of two heroes: people speak of that longer than of a guard.
            const bool isOfHeroes = before.battle && heroOf(before, Side::Active) && heroOf(before, Side::Opponent);
            moment.name = isOfHeroes ? Saying::tr("Hero against hero") : Saying::tr("The battle");
            moment.loudness = isOfHeroes ? 8 : 3;
        } else if (!moment.points.empty()) {
            moment.name = Saying::tr("Power Points");
            moment.loudness = 1;
        }
        if (!moment.points.empty() || endsBattle)
            m_report.moments.push_back(std::move(moment));
    }

    Tally* of(const std::optional<int>& player)
    {
        return player ? &m_tallies[static_cast<std::size_t>(*player)] : nullptr;
    }

    void count(const Command& command, const State& before)
    {
        if (std::holds_alternative<EndBattle>(command) && before.battle && before.battle->winner) {
            for (const Side side : {Side::Active, Side::Opponent}) {
                if (const Hero* hero = heroOf(before, side))
                    ++(before.battle->winner == side ? of(hero->player)->won : of(hero->player)->lost);
            }
        } else if (const auto* attack = std::get_if<Attack>(&command)) {
            countDice(*attack, before);
        } else if (const auto* levelUp = std::get_if<LevelUp>(&command)) {
            if (const Hero* hero = before.hero(levelUp->hero))
                ++of(hero->player)->levels;
        }
        Tally* tally = of(before.active);
        if (!tally)
            return;
        tally->scared += std::holds_alternative<ScareOff>(command);
        tally->looted += std::holds_alternative<Loot>(command);
        tally->gathers += std::holds_alternative<Gather>(command);
        if (const auto* recruit = std::get_if<Recruit>(&command))
            tally->recruits += recruit->quantity;
    }

    void countDice(const Attack& attack, const State& before)
    {
        const std::optional<Piece> piece = before.battle ? pieceNamed(before, attack.piece) : std::nullopt;
        const Hero* hero = piece ? heroOf(before, piece->side) : nullptr;
        if (!hero)
            return;
        const int strength = attackerOf(before, *piece).strength + attack.strengthModifier;
        Tally& tally = *of(hero->player);
        for (const int die : attack.roll.d8) {
            ++tally.dice;
            tally.hits += isHit(die, strength);
            tally.expectedEighths += std::clamp(strength, 1, dieFaces - 1);
        }
    }

    void tellSeats()
    {
        m_report.isFinished = m_state.phase == Phase::Finished;
        const std::vector<std::string> winners = m_state.result ? m_state.result->winners : std::vector<std::string>{};
        whistle::tellSeats(m_report, eachOf(m_state.players, &Player::name), scoresOf(m_state), winners,
                           {common::Saying::tr("The match goes on"), common::Saying::tr("%1 wins"),
                            common::Saying::tr("Several players win together")});
        if (m_state.result && m_state.result->endedBy)
            m_report.subtitle =
                m_state.result->endedBy == EndedBy::Domination
                    ? Text{Saying::tr("By domination: the goal of %1 Power Points"), m_state.result->goal}
                    : Text{Saying::tr("After the last Week Card")};
    }

    /// As the points are counted now; what cards and corrections made of them comes last.
    void tellSums()
    {
        m_report.sums.sources = {Saying::tr("Controlled sites"), Saying::tr("Artefacts"), Saying::tr("Temple of Asha"),
                                 Saying::tr("Cards and corrections")};
        for (std::size_t i = 0; i < m_state.players.size(); ++i) {
            const int player = static_cast<int>(i);
            std::vector<int> points(m_report.sums.sources.size());
            for (const PowerLine& line : judgePower(powerInquiry(m_state, player)).sources) {
                const std::size_t source = line.source < PowerSource::Artefacts    ? 0
                                           : line.source == PowerSource::Artefacts ? 1
                                           : line.source < PowerSource::Other      ? 2
                                                                                   : 3;
                points[source] += line.powerPoints;
            }
            points.back() = m_state.powerPoints(player) - points[0] - points[1] - points[2];
            m_report.sums.points.push_back(std::move(points));
        }
    }

    void tellLuck()
    {
        ReportTable table{Saying::tr("The luck of the dice"),
                          {Saying::tr("Attack dice"), Saying::tr("Hits"), Saying::tr("Expected hits")},
                          {},
                          {Saying::tr("Each roll before re-rolls.")}};
        constexpr double tenths = 10;
        for (const Tally& tally : m_tallies) {
            const int expected = static_cast<int>(std::lround(tenths * tally.expectedEighths / dieFaces));
            table.rows.push_back({ReportNumber{tally.dice}, ReportNumber{tally.hits}, ReportNumber{expected, 1}});
        }
        m_report.tables.push_back(std::move(table));
    }

    const State& m_state;
    MatchReport m_report;
    std::vector<Tally> m_tallies;
};

} // namespace

MatchReport reportOf(const GameMatch<Game>& match)
{
    return Reporter(match).read();
}

} // namespace whistle::heroes
