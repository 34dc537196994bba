// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/season_merge.h"

#include "base/contains.h"
#include "catalog/season_tail.h"
#include "league/refereeing/acts.h"
#include "league/refereeing/referee.h"
#include "league/refereeing/result_reader.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace whistle {

namespace {

constexpr Sentence noCopies{
    "catalog", QT_TRANSLATE_NOOP("catalog", "These are not two copies of one season: they do not start the same way.")};

constexpr Sentence changesNothing{
    "catalog", QT_TRANSLATE_NOOP("catalog", "The act it changes was left out, or comes from the other copy too.")};

constexpr Sentence putsOut{"catalog", QT_TRANSLATE_NOOP("catalog", "This would then no longer count: %1.")};
constexpr Sentence noteLost{
    "catalog", QT_TRANSLATE_NOOP("catalog", "The match has the same result. The note “%1” is not taken in.")};
constexpr Sentence apartNow{
    "catalog",
    QT_TRANSLATE_NOOP("catalog", "%1 and %2 were both entered with the id “%3”. Both are kept, and %2 now has “%4”.")};

/// What an edit would put out here.
std::vector<RefusedEntry> wouldPutOut(const SeasonRecord& season, const Json& line)
{
    if (!isEdit(line))
        return {};
    const auto act = readAct(season.journal().game(), line);
    if (!act)
        return {};
    const auto tried = season.journal().whatIf(act->act);
    return tried ? tried->first.nowRefused : std::vector<RefusedEntry>();
}

/// How an act stands to what has come in.
enum class Stands : std::uint8_t {
    Anew,
    Same,       ///< both copies have said it
    WithoutNote ///< and this one with a note, which the other does not have
};

/// A result, and the one that the match has.
Stands standsTo(const SeasonRecord& season, const Json& act)
{
    const league::Season& state = season.state();
    const int index = state.fixtureNamed(act["fixture"].get<std::string>());
    if (index < 0)
        return Stands::Anew;
    const league::Fixture& fixture = state.fixtures[static_cast<std::size_t>(index)];
    if (!fixture.result)
        return Stands::Anew;
    league::Result told = readResult(act["result"], state, fixture, *rulesOf(season)).result;
    // One that says less says nothing else.
    const auto takeIfUntold = [](auto& one, const auto& there) {
        if (one.empty())
            one = there;
    };
    told.match = fixture.result->match;
    told.number = fixture.result->number;
    takeIfUntold(told.note, fixture.result->note);
    takeIfUntold(told.date, fixture.result->date);
    takeIfUntold(told.stats, fixture.result->stats);
    if (told == *fixture.result)
        return Stands::Same;
    told.note = fixture.result->note;
    return told == *fixture.result ? Stands::WithoutNote : Stands::Anew;
}

/// Whether the last round is paired just so.
bool isPairedSo(const league::Season& season, const Json& act)
{
    if (act["round"].get<int>() != static_cast<int>(season.paired.size()) || season.paired.empty())
        return false;
    const int bye = season.paired.back().bye;
    if (valueIn(act, "bye", std::string()) != (bye < 0 ? std::string() : season.entrant(bye).id))
        return false;
    std::set<std::vector<std::string>> pairings;
    for (const league::Fixture& fixture : season.fixtures) {
        if (!fixture.playoffs && fixture.round == act["round"].get<int>())
            pairings.insert({season.entrant(fixture.sides[0]).id, season.entrant(fixture.sides[1]).id});
    }
    return pairings == act["pairings"].get<std::set<std::vector<std::string>>>();
}

class Merging {
public:
    /// `settled`: so many lines of `other` stand already.
    Merging(const std::vector<RecordedLine>& here, const std::vector<RecordedLine>& other, std::size_t common,
            std::size_t settled)
        : m_begun(openedSeason({here.begin(), here.begin() + static_cast<std::ptrdiff_t>(common)}))
        , m_settled(settled == common
                        ? nullptr
                        : openedSeason({other.begin(), other.begin() + static_cast<std::ptrdiff_t>(settled)}))
        , m_apart(idsApart(here, other, common, m_begun->state(), settled != common))
        , m_here(here, common, *m_begun, m_apart.here)
        , m_other(other, settled, m_settled ? *m_settled : *m_begun, m_apart.other)
        , m_fixtures(m_settled ? m_settled->journal() : m_begun->journal())
    {
        m_merged.season = openedSeason({other.begin(), other.begin() + static_cast<std::ptrdiff_t>(settled)});
        m_merged.common = static_cast<int>(common) - 1;
        m_merged.taken = static_cast<int>(settled - common);
    }

    MergedSeason merge()
    {
        while (!m_here.isDone() || !m_other.isDone()) {
            const bool isOfBoth = !m_here.isDone() && !m_other.isDone() && m_here.nextKey() == m_other.nextKey();
            // The same words may be about others where each copy has entered them.
            if (isOfBoth && fits(m_here) == fits(m_other))
                take(m_here, &m_other);
            else
                take(isHereNext() ? m_here : m_other, nullptr);
        }
        m_merged.twice = m_sayings.twice();
        if (!m_settled)
            tellChanges();
        const FreeFixtures own(m_here.season().journal());
        for (std::size_t i = 0; i < m_here.season().state().fixtures.size(); ++i) {
            const std::string& id = m_here.season().state().fixtures[i].id;
            if (const std::string now = idNow(m_here, own, i); !now.empty() && now != id)
                m_merged.fixturesHere.emplace(id, now);
        }
        Checked<std::unique_ptr<SeasonRecord>> telling = openSeason(m_merged.season->recordedLines());
        m_merged.season = std::move(*telling);
        return std::move(m_merged);
    }

private:
    [[nodiscard]] bool isHereNext() const
    {
        if (m_here.isDone() || m_other.isDone())
            return m_other.isDone();
        // What both have stands behind what one of them had before it.
        const bool waitsHere = m_other.hasAhead(m_here.nextKey());
        const bool waitsThere = m_here.hasAhead(m_other.nextKey());
        if (waitsHere != waitsThere)
            return waitsThere;
        const auto order = [](const SeasonTail& tail) { return std::pair(tail.next().at.toIso(), tail.nextKey()); };
        return order(m_here) < order(m_other);
    }

    /// Whether the next act is about those here about whom it was where it was entered.
    [[nodiscard]] bool fits(const SeasonTail& tail) const
    {
        const std::optional<Json> line = tail.written(m_fixtures);
        return line && !tail.againstOthers(*m_merged.season, *line);
    }

    void take(SeasonTail& tail, SeasonTail* alsoIn)
    {
        SeasonRecord& season = *m_merged.season;
        const bool isHere = &tail == &m_here;
        const std::optional<Json> line = tail.written(m_fixtures);
        LeftOutAct left{isHere, tail.next().number, tail.next().at, {}, {}, {}};
        const bool isPaired = line && !alsoIn && isPairedByOther(*line, isHere);
        const int number = line && !isPaired ? played(tail, *line, left, alsoIn) : 0;
        if (!line)
            left.why = {Text{changesNothing}};
        const bool isSame = isPaired || (number == 0 && line && isSaidByOther(tail, *line, left));
        if (isSame)
            m_sayings.note(season, tail.saying(*line, isHere, number));
        m_merged.same += (isSame ? 1 : 0) + (alsoIn ? 1 : 0);
        if (number == 0 && !isSame) {
            left.headline = tail.headline();
            m_merged.leftOut.push_back(std::move(left));
            m_told.merge(tail.things(line));
        }
        tail.goOn(number);
        if (alsoIn)
            alsoIn->goOn(number);
    }

    /// The round is paired so by the other copy: to pair it anew would only drop what was arranged since.
    [[nodiscard]] bool isPairedByOther(const Json& line, bool isHere) const
    {
        return valueIn(line, "command", std::string()) == "pair_round" && m_paired[isHere ? 1 : 0] &&
               isPairedSo(m_merged.season->state(), line);
    }

    /// An act that was refused because the other copy has it too; one that says more is told in `left`.
    [[nodiscard]] bool isSaidByOther(const SeasonTail& tail, const Json& line, LeftOutAct& left) const
    {
        if (isEdit(line) || tail.againstOthers(*m_merged.season, line))
            return false;
        if (line["command"] == "record") {
            const Stands stands = standsTo(*m_merged.season, line);
            if (stands == Stands::WithoutNote)
                left.why = {Text{noteLost, valueIn(line["result"], "note", std::string())}};
            return stands == Stands::Same;
        }
        const auto& said = m_said[left.isHere ? 1 : 0];
        const auto found = said.find(line.dump());
        const auto* entry = found == said.end() ? nullptr : m_merged.season->journal().entry(found->second);
        return entry && !entry->withdrawn && !entry->refused;
    }

    /// The number of the line that the next act of the tail has become; 0: why it is left out is told in `left`.
    int played(const SeasonTail& tail, const Json& line, LeftOutAct& left, const SeasonTail* alsoIn)
    {
        SeasonRecord& season = *m_merged.season;
        std::optional<Objection> against = tail.againstOthers(season, line);
        if (!against)
            against = againstEdit(season, line);
        if (against) {
            left.why = {against->why};
            left.rules = {against->rule};
            return 0;
        }
        for (const RefusedEntry& refused : wouldPutOut(season, line)) {
            if (tail.hasPutOut(refused.number) || (alsoIn && alsoIn->hasPutOut(refused.number)))
                continue;
            left.why.push_back(Text{putsOut, headlineOf(season, refused.number).toStdString()});
            for (const Objection& objection : refused.objections) {
                left.why.push_back(objection.why);
                left.rules.push_back(objection.rule);
            }
        }
        if (!left.why.empty())
            return 0;
        const Checked<PlayResult> result = season.play(line, tail.next().at);
        if (!result) {
            for (const Problem& problem : result.problems())
                left.why.push_back(problem.message);
            return 0;
        }
        if (!result->accepted) {
            left.why = result->why;
            left.rules = result->rules;
            return 0;
        }
        m_fixtures.goOn(season.journal(), isEdit(line));
        m_merged.taken += &tail == &m_other ? 1 : 0;
        for (const bool isHere : {true, false}) {
            if (!alsoIn && isHere != left.isHere)
                continue;
            if (!isEdit(line))
                m_said[isHere ? 0 : 1][line.dump()] = result->number;
            m_paired[isHere ? 0 : 1] =
                valueIn(line, "command", std::string()) == "pair_round" || m_paired[isHere ? 0 : 1];
        }
        if (!alsoIn)
            m_sayings.note(season, tail.saying(line, &tail == &m_here, result->number));
        return result->number;
    }

    /// What a fixture of a copy is called here; empty: it is not here.
    [[nodiscard]] std::string idNow(const SeasonTail& tail, const FreeFixtures& own, std::size_t index) const
    {
        const int maker = own.makerOf(static_cast<int>(index));
        if (maker == 0)
            return tail.season().state().fixtures[index].id;
        const int now = m_fixtures.madeBy(tail.numberNow(maker).value_or(0));
        return now < 0 ? std::string() : std::to_string(now + 1);
    }

    /// What counts otherwise than the copies say, and whom they called alike.
    void tellChanges()
    {
        const league::Season& both = m_merged.season->state();
        for (const TwoOfOneId& two : m_apart.two) {
            const bool areBothIn = two.isPerson ? both.person(two.id) && both.person(two.now)
                                                : both.entrantNamed(two.id) >= 0 && both.entrantNamed(two.now) >= 0;
            if (areBothIn)
                m_merged.changed.push_back({{},
                                            two.isPerson ? std::string() : two.now,
                                            Text{apartNow, two.keeps, two.changes, two.id, two.now}});
        }
        m_told.merge(m_sayings.things());
        const FreeFixtures begun(m_begun->journal());
        const FreeFixtures here(m_here.season().journal());
        const FreeFixtures other(m_other.season().journal());
        const auto seen = [this](const SeasonTail& tail, const FreeFixtures& own) {
            return SeasonSeen{tail.season().state(), [&](std::size_t index) { return idNow(tail, own, index); },
                              [&](const std::string& id) { return tail.ids().entrant(id); }};
        };
        const SeasonSeen before{m_begun->state(),
                                [&](std::size_t index) {
                                    const int maker = begun.makerOf(static_cast<int>(index));
                                    return maker == 0 ? m_begun->state().fixtures[index].id
                                                      : std::to_string(m_fixtures.madeBy(maker) + 1);
                                },
                                [](const std::string& id) { return id; }};
        for (SilentChange& change : silentChanges(before, {seen(m_here, here), seen(m_other, other)}, both, m_told))
            m_merged.changed.push_back(std::move(change));
    }

    MergedSeason m_merged;
    Contradictions m_sayings;
    std::set<std::string> m_told; ///< things of which acts that are left out say something
    /// What was taken in of each copy, here first: the number of each act, by its words; and whether it has paired.
    std::array<std::map<std::string, int>, 2> m_said;
    std::array<bool, 2> m_paired{};
    std::unique_ptr<SeasonRecord> m_begun;
    std::unique_ptr<SeasonRecord> m_settled; ///< null: nothing is settled but what both have
    IdsApart m_apart;
    SeasonTail m_here;
    SeasonTail m_other;
    FreeFixtures m_fixtures;
};

/// How many lines both have, if they have a beginning in common: the header and the act that has created the season.
std::optional<std::size_t> commonLines(const std::vector<RecordedLine>& here, const std::vector<RecordedLine>& other)
{
    std::size_t common = 0;
    while (common < std::min(here.size(), other.size()) && here[common].text == other[common].text)
        ++common;
    return common < 2 ? std::nullopt : std::optional(common);
}

} // namespace

Checked<MergedSeason> merged(const std::vector<RecordedLine>& here, const std::vector<RecordedLine>& other)
{
    const std::optional<std::size_t> common = commonLines(here, other);
    return common ? Checked<MergedSeason>(Merging(here, other, *common, *common).merge())
                  : Problem{"/record", Text{noCopies}};
}

Checked<MergedSeason> mergedBehind(const std::vector<RecordedLine>& settled, const std::vector<RecordedLine>& here)
{
    const std::optional<std::size_t> common = commonLines(here, settled);
    return common ? Checked<MergedSeason>(Merging(here, settled, *common, settled.size()).merge())
                  : Problem{"/record", Text{noCopies}};
}

} // namespace whistle
