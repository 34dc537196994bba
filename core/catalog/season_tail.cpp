// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/season_tail.h"

#include "league/refereeing/acts.h"

#include <QCoreApplication>
#include <algorithm>

namespace whistle {

namespace {

using SeasonJournal = FreeFixtures::SeasonJournal;

// An edit as a line of what was entered.
constexpr Sentence takenBack{"catalog", QT_TRANSLATE_NOOP("catalog", "Taken back: %1")};
constexpr Sentence putBack{"catalog", QT_TRANSLATE_NOOP("catalog", "Entered again: %1")};
constexpr Sentence changedAct{"catalog", QT_TRANSLATE_NOOP("catalog", "Changed: %1")};

Json asPlayed(const LineContent& line)
{
    Json json = line.entry;
    if (line.overrideReason)
        json["override"] = *line.overrideReason;
    return json;
}

/// What an edit puts in; else what it is.
Json& actOf(Json& json)
{
    return isEdit(json) && json.contains("entry") ? json["entry"] : json;
}

/// Looks at the season to which an act, or what an edit puts in, was added or is to be.
template <class Look>
auto lookBefore(const SeasonJournal& season, const Json& line, Look look)
{
    const std::size_t index = !isEdit(line) || !line.contains("entry")
                                  ? season.entries().size()
                                  : season.indexOf(valueIn(line, "number", valueIn(line, "before", 0)));
    if (index >= season.entries().size())
        return look(season.state());
    return look(*season.stateAt(index == 0 ? 0 : season.entries()[index - 1].number));
}

bool isRefused(const SeasonJournal::Entry& entry)
{
    return entry.refused && !entry.withdrawn;
}

/// Takes in a line that was recorded; what it puts out.
std::vector<int> goOn(SeasonJournal& season, const LineContent& line)
{
    std::set<int> refused;
    if (isEdit(line.entry)) {
        for (const SeasonJournal::Entry& entry : season.entries()) {
            if (isRefused(entry))
                refused.insert(entry.number);
        }
    }
    if (auto read = readAct(season.game(), line.entry))
        (void)season.load(std::move(read->act), line.at, line.overrideReason);
    season.finishLoading();
    std::vector<int> putOut;
    if (isEdit(line.entry)) {
        for (const SeasonJournal::Entry& entry : season.entries()) {
            if (isRefused(entry) && refused.count(entry.number) == 0)
                putOut.push_back(entry.number);
        }
    }
    return putOut;
}

} // namespace

std::unique_ptr<SeasonRecord> openedSeason(const std::vector<RecordedLine>& lines)
{
    Checked<std::unique_ptr<SeasonRecord>> record = openSeason(lines, Reasons::Listening::No);
    return std::move(*record);
}

Text headlineOf(const SeasonRecord& season, int number)
{
    const std::size_t index = season.journal().indexOf(number);
    return index < season.entries().size() ? season.entries()[index].headline : Text();
}

SeasonTail::SeasonTail(const std::vector<RecordedLine>& lines, std::size_t common, const SeasonRecord& begun,
                       OtherIds ids)
    : m_season(openedSeason(lines))
    , m_ids(std::move(ids))
    , m_common(static_cast<int>(common) - 1)
{
    SeasonJournal then = begun.journal();
    FreeFixtures fixtures(then);
    for (std::size_t i = common; i < lines.size(); ++i) {
        const LineContent recorded = *readLine(lines[i].text, static_cast<int>(i));
        Json entry = recorded.entry;
        const std::string fixture = valueIn(actOf(entry), "fixture", std::string());
        Line line{recorded, {}, {}, 0, {}};
        line.meant = lookBefore(then, entry, [&](const league::Season& season) { return sidesMeant(season, entry); });
        if (!fixture.empty())
            line.maker = fixtures.makerOf(then.state().fixtureNamed(fixture));
        for (std::string& id : line.meant.ids)
            id = m_ids.entrant(id);
        line.content.entry = m_ids.in(league::withSpacedNames(std::move(entry)));
        line.key = keyOf(line);
        ++m_ahead[line.key];
        line.putOut = whistle::goOn(then, recorded);
        fixtures.goOn(then, isEdit(recorded.entry));
        m_lines.push_back(std::move(line));
    }
}

bool SeasonTail::hasAhead(const std::string& key) const
{
    const auto found = m_ahead.find(key);
    return found != m_ahead.end() && found->second > 0;
}

std::optional<Json> SeasonTail::written(const FreeFixtures& now) const
{
    Json json = asPlayed(next());
    for (const char* key : {"number", "before"}) {
        if (!isEdit(json) || !json.contains(key))
            continue;
        const std::optional<int> number = numberNow(json[key].get<int>());
        if (!number)
            return {};
        json[key] = *number;
    }
    if (const int maker = m_lines[m_next].maker; maker != 0) {
        const int index = now.madeBy(numberNow(maker).value_or(0));
        if (index < 0)
            return {};
        actOf(json)["fixture"] = std::to_string(index + 1);
    }
    return json;
}

std::optional<Objection> SeasonTail::againstOthers(const SeasonRecord& season, const Json& written) const
{
    const league::MeantSides& meant = m_lines[m_next].meant;
    if (meant.ids.empty())
        return {};
    return lookBefore(season.journal(), written,
                      [&](const league::Season& before) { return league::againstOthers(before, written, meant); });
}

void SeasonTail::goOn(int number)
{
    if (number != 0)
        m_numbers[next().number] = number;
    --m_ahead[nextKey()];
    ++m_next;
}

Text SeasonTail::headline() const
{
    const LineContent& line = next();
    const std::string edit = valueIn(line.entry, "edit", std::string());
    if (edit.empty() || edit == "insert")
        return headlineOf(*m_season, line.number);
    const Sentence does = edit == "withdraw" ? takenBack : edit == "restore" ? putBack : changedAct;
    return Text{does, headlineOf(*m_season, line.entry["number"].get<int>()).toStdString()};
}

bool SeasonTail::hasPutOut(int number) const
{
    const std::vector<int>& then = m_lines[m_next].putOut;
    return std::any_of(then.begin(), then.end(), [&](int each) { return numberNow(each) == number; });
}

SaidLine SeasonTail::saying(const Json& line, bool isHere, int number) const
{
    return {line, headline(), isHere, valueIn(next().entry, "number", 0) > m_common, number};
}

std::set<std::string> SeasonTail::things(const std::optional<Json>& written) const
{
    Json line = written.value_or(next().entry);
    std::set<std::string> things;
    if (const Json& act = actOf(line); act.contains("command"))
        things = thingsIn(act);
    if (isEdit(line) && next().entry.contains("number")) {
        if (const std::optional<EnteredEntry> touched = m_season->entered(next().entry["number"].get<int>()))
            things.merge(thingsIn(m_ids.in(touched->entry)));
    }
    return things;
}

std::optional<int> SeasonTail::numberNow(int number) const
{
    if (number <= m_common)
        return number;
    const auto found = m_numbers.find(number);
    return found == m_numbers.end() ? std::nullopt : std::optional(found->second);
}

std::string SeasonTail::keyOf(const Line& line)
{
    Json told = line.content.entry;
    if (line.maker != 0) {
        const auto made = m_keyOf.find(line.maker);
        actOf(told)["fixture"] = made != m_keyOf.end() ? Json(made->second) : Json(line.maker);
    }
    for (const char* name : {"number", "before"}) {
        if (!isEdit(told) || !told.contains(name))
            continue;
        if (const auto touched = m_keyOf.find(told[name].get<int>()); touched != m_keyOf.end())
            told[name] = touched->second;
    }
    std::string key = line.content.at.toIso() + told.dump() + line.content.overrideReason.value_or(std::string());
    // Twice at the same moment: undo, redo and undo again.
    while (!m_seen.insert(key).second)
        key += '+';
    m_keyOf[line.content.number] = key;
    return key;
}

} // namespace whistle
