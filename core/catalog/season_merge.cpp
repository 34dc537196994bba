// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/season_merge.h"

#include "base/each.h"
#include "base/first.h"
#include "catalog/contradictions.h"
#include "league/refereeing/acts.h"
#include "league/refereeing/referee.h"
#include "league/refereeing/result_reader.h"
#include "league/telling/fixture_names.h"

#include <QCoreApplication>
#include <algorithm>
#include <map>
#include <set>

namespace whistle {

namespace {

constexpr Sentence noCopies{
    "catalog", QT_TRANSLATE_NOOP("catalog", "These are not two copies of one season: they do not start the same way.")};

constexpr Sentence changesNothing{
    "catalog", QT_TRANSLATE_NOOP("catalog", "The act it changes was left out, or comes from the other copy too.")};

constexpr Sentence withWhat{"common", QT_TRANSLATE_NOOP("common", "%1: %2")};
constexpr Sentence putsOut{"catalog", QT_TRANSLATE_NOOP("catalog", "This would then no longer count: %1.")};

// An edit as a line of what was entered.
constexpr Sentence takenBack{"catalog", QT_TRANSLATE_NOOP("catalog", "Taken back: %1")};
constexpr Sentence putBack{"catalog", QT_TRANSLATE_NOOP("catalog", "Entered again: %1")};
constexpr Sentence changed{"catalog", QT_TRANSLATE_NOOP("catalog", "Changed: %1")};

/// A record that has been opened once already.
std::unique_ptr<SeasonRecord> opened(const std::vector<RecordedLine>& lines)
{
    Checked<std::unique_ptr<SeasonRecord>> record = openSeason(lines);
    return std::move(*record);
}

/// The acts that have made the free fixtures, by their numbers: the first fixture is called 1, and so on.
std::vector<int> makersOfFixtures(const SeasonRecord& season)
{
    std::vector<int> makers;
    for (const auto& entry : season.journal().entries()) {
        if (!entry.withdrawn && !entry.refused && entry.command.json["command"] == "add_fixture")
            makers.push_back(entry.number);
    }
    return makers;
}

Text headlineOf(const SeasonRecord& season, int number)
{
    const LogEntry* found =
        firstOf(season.entries(), [number](const LogEntry& entry) { return entry.number == number; });
    return found ? found->headline : Text();
}

/// An act as it is called, or an edit by what it does to one.
Text headlineOf(const SeasonRecord& season, const LineContent& line)
{
    const std::string edit = valueIn(line.entry, "edit", std::string());
    if (edit.empty() || edit == "insert")
        return headlineOf(season, line.number);
    const Sentence does = edit == "withdraw" ? takenBack : edit == "restore" ? putBack : changed;
    return Text{does, headlineOf(season, line.entry["number"].get<int>()).toStdString()};
}

/// What an edit has put out.
std::vector<int> putOutBy(const Checked<PlayResult>& played)
{
    return played ? eachOf(played->nowRefused, &RefusedEntry::number) : std::vector<int>();
}

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

/// What a copy has entered since the two parted.
class Tail {
public:
    Tail(const std::vector<RecordedLine>& lines, std::size_t common)
        : m_season(opened(lines))
        , m_common(static_cast<int>(common) - 1)
    {
        const auto then = opened({lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(common)});
        for (std::size_t i = common; i < lines.size(); ++i) {
            LineContent& line = m_lines.emplace_back(*readLine(lines[i].text, static_cast<int>(i)));
            line.entry = league::withSpacedNames(std::move(line.entry));
            m_makers.push_back(makerOf(line.entry, *then));
            m_keys.push_back(keyOf(line, m_makers.back()));
            ++m_ahead[m_keys.back()];
            m_putOut.push_back(putOutBy(then->play(asPlayed(line), line.at)));
        }
    }

    [[nodiscard]] bool isDone() const { return m_next == m_lines.size(); }
    [[nodiscard]] const LineContent& next() const { return m_lines[m_next]; }
    [[nodiscard]] const std::string& nextKey() const { return m_keys[m_next]; }
    /// Whether the act is still to come.
    [[nodiscard]] bool hasAhead(const std::string& key) const
    {
        const auto found = m_ahead.find(key);
        return found != m_ahead.end() && found->second > 0;
    }
    /// The next act, as it is written in `season`, where the numbers of acts and of free fixtures are others. None:
    /// what it is about was left out.
    [[nodiscard]] std::optional<Json> written(const SeasonRecord& season) const
    {
        const LineContent& line = next();
        Json json = asPlayed(line);
        for (const char* key : {"number", "before"}) {
            if (!isEdit(json) || !json.contains(key))
                continue;
            const std::optional<int> number = numberNow(json[key].get<int>());
            if (!number)
                return {};
            json[key] = *number;
        }
        if (const int maker = m_makers[m_next]; maker != 0) {
            const std::vector<int> now = makersOfFixtures(season);
            const auto found = std::find(now.begin(), now.end(), numberNow(maker).value_or(0));
            if (found == now.end())
                return {};
            actOf(json)["fixture"] = std::to_string(found - now.begin() + 1);
        }
        return json;
    }
    /// Goes on behind the next act, whose number is now this one; 0: it was left out.
    void goOn(int number)
    {
        const LineContent& line = next();
        if (number != 0)
            m_numbers[line.number] = number;
        --m_ahead[nextKey()];
        ++m_next;
    }
    [[nodiscard]] Text headline() const { return headlineOf(*m_season, next()); }
    [[nodiscard]] const league::Season& season() const { return m_season->state(); } ///< at the end of the copy
    /// Whether the next act, an edit, has put out what has this number now, where it was made too.
    [[nodiscard]] bool hasPutOut(int number) const
    {
        const std::vector<int>& then = m_putOut[m_next];
        return std::any_of(then.begin(), then.end(), [&](int each) { return numberNow(each) == number; });
    }
    /// The next act, which has become this line; 0: it was there.
    [[nodiscard]] SaidLine saying(const Json& line, bool isHere, int number) const
    {
        return {line, headline(), isHere, valueIn(next().entry, "number", 0) > m_common, number};
    }

private:
    [[nodiscard]] std::optional<int> numberNow(int number) const
    {
        if (number <= m_common)
            return number;
        const auto found = m_numbers.find(number);
        return found == m_numbers.end() ? std::nullopt : std::optional(found->second);
    }
    static Json asPlayed(const LineContent& line)
    {
        Json json = line.entry;
        if (line.overrideReason)
            json["override"] = *line.overrideReason;
        return json;
    }
    /// What an edit puts in; else what it is.
    static Json& actOf(Json& json) { return isEdit(json) && json.contains("entry") ? json["entry"] : json; }
    /// The number of the act that has made the free fixture that this one is about; 0: it is about none.
    static int makerOf(Json json, const SeasonRecord& then)
    {
        const Json act = actOf(json);
        if (!act.contains("fixture") || !isLadder(then.state()))
            return 0;
        const int index = then.state().fixtureNamed(act["fixture"].get<std::string>());
        const std::vector<int> makers = makersOfFixtures(then);
        return index >= 0 && index < static_cast<int>(makers.size()) ? makers[static_cast<std::size_t>(index)] : 0;
    }
    /// The same act has the same key in both copies, whatever its number is there, and that of the fixture.
    std::string keyOf(const LineContent& line, int maker)
    {
        Json told = line.entry;
        if (maker != 0) {
            const auto made = m_keyOf.find(maker);
            actOf(told)["fixture"] = made != m_keyOf.end() ? Json(made->second) : Json(maker);
        }
        for (const char* name : {"number", "before"}) {
            if (!isEdit(told) || !told.contains(name))
                continue;
            if (const auto touched = m_keyOf.find(told[name].get<int>()); touched != m_keyOf.end())
                told[name] = touched->second;
        }
        std::string key = line.at.toIso() + told.dump() + line.overrideReason.value_or(std::string());
        // Twice at the same moment: undo, redo and undo again.
        while (!m_seen.insert(key).second)
            key += '+';
        m_keyOf[line.number] = key;
        return key;
    }

    std::unique_ptr<SeasonRecord> m_season;
    int m_common; ///< the number of the last line that both have
    std::vector<LineContent> m_lines;
    std::vector<int> m_makers; ///< of each
    std::vector<std::string> m_keys;
    std::vector<std::vector<int>> m_putOut; ///< of each, by the numbers there
    std::map<int, std::string> m_keyOf;
    std::set<std::string> m_seen;
    std::map<std::string, int> m_ahead; ///< how often a key is still to come
    std::map<int, int> m_numbers;       ///< by the number there
    std::size_t m_next = 0;
};

/// Whether these are one result; the numbers of results differ from copy to copy.
bool isSameResult(league::Result one, const league::Result& other)
{
    one.number = other.number;
    return one == other;
}

/// Results that count in the copy and stand in `both` without counting.
std::vector<OustedResult> oustedOf(const league::Season& copy, const league::Season& both)
{
    std::vector<OustedResult> ousted;
    for (const league::Fixture& fixture : copy.fixtures) {
        const league::Result* counted = enteredResult(copy, fixture);
        const int index = counted ? both.fixtureNamed(fixture.id) : -1;
        if (index < 0)
            continue;
        const league::Fixture& now = both.fixtures[static_cast<std::size_t>(index)];
        const auto isIt = [&](const league::Result& result) { return isSameResult(result, *counted); };
        const bool waits = now.result && !enteredResult(both, now) && isIt(*now.result);
        if (waits || std::any_of(now.setAside.begin(), now.setAside.end(), isIt))
            ousted.push_back({fixture.id, Text{withWhat, league::roundName(copy, fixture).toStdString(),
                                               league::scoreLine(copy, *counted)}});
    }
    return ousted;
}

/// Both copies have entered the same result.
bool isThereAlready(const SeasonRecord& season, const Json& act)
{
    if (valueIn(act, "command", std::string()) != "record")
        return false;
    const league::Season& state = season.state();
    const int index = state.fixtureNamed(act["fixture"].get<std::string>());
    if (index < 0)
        return false;
    const league::Fixture& fixture = state.fixtures[static_cast<std::size_t>(index)];
    if (!fixture.result)
        return false;
    league::Result told = readResult(act["result"], state, fixture, *rulesOf(season)).result;
    told.match = fixture.result->match;
    return isSameResult(told, *fixture.result);
}

class Merging {
public:
    /// `settled`: so many lines of `other` stand already.
    Merging(const std::vector<RecordedLine>& here, const std::vector<RecordedLine>& other, std::size_t common,
            std::size_t settled)
        : m_here(here, common)
        , m_other(other, settled)
    {
        const std::vector<RecordedLine> begun(other.begin(), other.begin() + static_cast<std::ptrdiff_t>(settled));
        m_merged.season = opened(begun);
        m_merged.common = static_cast<int>(common) - 1;
        m_merged.taken = static_cast<int>(settled - common);
    }

    MergedSeason merge()
    {
        while (!m_here.isDone() || !m_other.isDone()) {
            if (!m_here.isDone() && !m_other.isDone() && m_here.nextKey() == m_other.nextKey())
                take(m_here, &m_other);
            else
                take(isHereNext() ? m_here : m_other, nullptr);
        }
        m_merged.twice = m_sayings.twice();
        for (const Tail* tail : {&m_here, &m_other}) {
            for (OustedResult& each : oustedOf(tail->season(), m_merged.season->state())) {
                if (!firstOf(m_merged.ousted, [&](const OustedResult& told) { return told.fixture == each.fixture; }))
                    m_merged.ousted.push_back(std::move(each));
            }
        }
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
        const auto order = [](const Tail& tail) { return std::pair(tail.next().at.toIso(), tail.nextKey()); };
        return order(m_here) < order(m_other);
    }

    void take(Tail& tail, Tail* alsoIn)
    {
        SeasonRecord& season = *m_merged.season;
        const std::optional<Json> line = tail.written(season);
        LeftOutAct left{&tail == &m_here, tail.next().number, tail.next().at, {}, {}, {}};
        const int number = line ? played(tail, *line, left, alsoIn) : 0;
        if (!line)
            left.why = {Text{changesNothing}};
        const bool isSame = number == 0 && line && isThereAlready(season, *line);
        if (isSame)
            m_sayings.note(season, tail.saying(*line, &tail == &m_here, number));
        m_merged.same += (isSame ? 1 : 0) + (alsoIn ? 1 : 0);
        if (number == 0 && !isSame) {
            left.headline = tail.headline();
            m_merged.leftOut.push_back(std::move(left));
        }
        tail.goOn(number);
        if (alsoIn)
            alsoIn->goOn(number);
    }

    /// The number of the line that the next act of the tail has become; 0: why it is left out is told in `left`.
    int played(const Tail& tail, const Json& line, LeftOutAct& left, const Tail* alsoIn)
    {
        SeasonRecord& season = *m_merged.season;
        if (const std::optional<Objection> against = againstEdit(season, line)) {
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
        m_merged.taken += &tail == &m_other ? 1 : 0;
        if (!alsoIn)
            m_sayings.note(season, tail.saying(line, &tail == &m_here, result->number));
        return result->number;
    }

    MergedSeason m_merged;
    Contradictions m_sayings;
    Tail m_here;
    Tail m_other;
};

} // namespace

namespace {

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
