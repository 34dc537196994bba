// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/telling/report.h"

#include "heroes/judging/battle_pieces.h"
#include "heroes/offers/legal.h"
#include "heroes/table/rules.h"
#include "heroes/telling/headline.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

namespace whistle::heroes {

namespace {

constexpr Saying running{QT_TRANSLATE_NOOP("heroes", "The match goes on")};
constexpr Saying wins{QT_TRANSLATE_NOOP("heroes", "%1 wins")};
constexpr Saying shared{QT_TRANSLATE_NOOP("heroes", "Several players win together")};
constexpr Saying byDomination{QT_TRANSLATE_NOOP("heroes", "By domination: the goal of %1 Power Points")};
constexpr Saying byTime{QT_TRANSLATE_NOOP("heroes", "After the last Week Card")};
constexpr Saying roundName{QT_TRANSLATE_NOOP("heroes", "Round %1")};
constexpr Saying fromSites{QT_TRANSLATE_NOOP("heroes", "Controlled sites")};
constexpr Saying fromArtefacts{QT_TRANSLATE_NOOP("heroes", "Artefacts")};
constexpr Saying fromTemple{QT_TRANSLATE_NOOP("heroes", "Temple of Asha")};
constexpr Saying fromElsewhere{QT_TRANSLATE_NOOP("heroes", "Cards and corrections")};
constexpr Saying inNumbers{QT_TRANSLATE_NOOP("heroes", "The match in numbers")};
constexpr Saying battlesWon{QT_TRANSLATE_NOOP("heroes", "Battles won")};
constexpr Saying battlesLost{QT_TRANSLATE_NOOP("heroes", "Battles lost")};
constexpr Saying scared{QT_TRANSLATE_NOOP("heroes", "Encounters scared off")};
constexpr Saying looted{QT_TRANSLATE_NOOP("heroes", "Sites looted")};
constexpr Saying gathers{QT_TRANSLATE_NOOP("heroes", "Times gathered")};
constexpr Saying recruits{QT_TRANSLATE_NOOP("heroes", "Units recruited")};
constexpr Saying levels{QT_TRANSLATE_NOOP("heroes", "Levels gained")};
constexpr Saying luckOfDice{QT_TRANSLATE_NOOP("heroes", "The luck of the dice")};
constexpr Saying diceThrown{QT_TRANSLATE_NOOP("heroes", "Attack dice")};
constexpr Saying hitsThrown{QT_TRANSLATE_NOOP("heroes", "Hits")};
constexpr Saying hitsExpected{QT_TRANSLATE_NOOP("heroes", "Hits to be expected")};
constexpr Saying beforeRerolls{QT_TRANSLATE_NOOP("heroes", "Each throw as it fell, before re-rolls.")};

constexpr int faces = 8;

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
        : m_match(match)
        , m_report(reportFrame(match))
        , m_tallies(match.state().players.size())
    {
    }

    MatchReport read()
    {
        readEntries(m_match, [this](const auto&... entry) { readEntry(entry...); });
        tellSeats();
        tellSums();
        tellCounts();
        tellLuck();
        return std::move(m_report);
    }

private:
    void readEntry(int number, const Command& command, const State& before, const State& after)
    {
        ++m_position;
        if (!before.hasStarted || after.round != before.round)
            m_report.bands.push_back({Text{roundName, after.round}, m_position});
        if (before.hasStarted)
            count(command, before);
        ReportMoment moment{m_position, number, -1, headline(before, command), {}, {}};
        if (before.active)
            moment.seat = *before.active;
        moment.points = noteScores(m_report, m_position, number, scoresOf(before), scoresOf(after));
        if (!moment.points.empty() || std::holds_alternative<EndBattle>(command))
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
        const std::optional<AttackOffer> due = attackDue(before);
        const Hero* hero = piece ? heroOf(before, piece->side) : nullptr;
        if (!hero || !due)
            return;
        const int strength = due->strength + attack.strengthModifier;
        Tally& tally = *of(hero->player);
        for (const int die : attack.roll.d8) {
            ++tally.dice;
            tally.hits += isHit(die, strength);
            tally.expectedEighths += std::clamp(strength, 1, faces - 1);
        }
    }

    void tellSeats()
    {
        const State& state = m_match.state();
        m_report.isFinished = state.phase == Phase::Finished;
        const std::vector<std::string> winners = state.result ? state.result->winners : std::vector<std::string>{};
        std::vector<std::string> names;
        for (const auto& player : state.players)
            names.push_back(player.name);
        whistle::tellSeats(m_report, names, scoresOf(state), winners, {running, wins, shared});
        if (state.result && state.result->endedBy)
            m_report.subtitle =
                state.result->endedBy == EndedBy::Domination ? Text{byDomination, state.result->goal} : Text{byTime};
    }

    /// As the points are counted now; what cards and corrections made of them comes last.
    void tellSums()
    {
        m_report.sums.sources = {Text{fromSites}, Text{fromArtefacts}, Text{fromTemple}, Text{fromElsewhere}};
        const State& state = m_match.state();
        for (std::size_t i = 0; i < state.players.size(); ++i) {
            const int player = static_cast<int>(i);
            std::vector<int> points(m_report.sums.sources.size());
            for (const PowerLine& line : judgePower(powerInquiry(state, player), Listening::No).verdict.sources) {
                const std::size_t source = line.source < PowerSource::Artefacts    ? 0
                                           : line.source == PowerSource::Artefacts ? 1
                                           : line.source < PowerSource::Other      ? 2
                                                                                   : 3;
                points[source] += line.powerPoints;
            }
            points.back() = state.powerPoints(player) - points[0] - points[1] - points[2];
            m_report.sums.points.push_back(std::move(points));
        }
    }

    void tellCounts()
    {
        m_report.countsTitle = inNumbers;
        const auto add = [this](Sentence name, int Tally::*number) { tellCount(m_report, name, m_tallies, number); };
        add(battlesWon, &Tally::won);
        add(battlesLost, &Tally::lost);
        add(scared, &Tally::scared);
        add(looted, &Tally::looted);
        add(gathers, &Tally::gathers);
        add(recruits, &Tally::recruits);
        add(levels, &Tally::levels);
    }

    void tellLuck()
    {
        ReportTable table{
            luckOfDice, {Text{diceThrown}, Text{hitsThrown}, Text{hitsExpected}}, {}, {Text{beforeRerolls}}};
        constexpr double tenths = 10;
        for (const Tally& tally : m_tallies) {
            const int expected = static_cast<int>(std::lround(tenths * tally.expectedEighths / faces));
            table.rows.push_back({ReportNumber{tally.dice}, ReportNumber{tally.hits}, ReportNumber{expected, 1}});
        }
        m_report.tables.push_back(std::move(table));
    }

    const GameMatch<Game>& m_match;
    MatchReport m_report;
    std::vector<Tally> m_tallies;
    int m_position = 0;
};

} // namespace

MatchReport reportOf(const GameMatch<Game>& match)
{
    return Reporter(match).read();
}

} // namespace whistle::heroes
