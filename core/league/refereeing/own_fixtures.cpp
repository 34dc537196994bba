// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/refereeing/own_fixtures.h"

#include "base/contains.h"
#include "base/first.h"
#include "league/model/texts.h"

#include <QString>
#include <algorithm>
#include <string_view>
#include <utility>

namespace whistle::league {

namespace {

/// Whether it has the sign that keeps a spreadsheet from working it out (sheetLine).
bool isMasked(const std::string& words)
{
    if (words.size() < 2 || words[0] != '\'')
        return false;
    const std::size_t letter = static_cast<unsigned char>(words[1]) < 0x80 ? 1 : 3;
    const std::string begin = words.substr(1, letter) + "x";
    return sheetLine({begin}).find("'" + begin) != std::string::npos;
}

/// The lines of one match, one after the other.
class OwnMatch {
public:
    OwnMatch(const std::vector<std::string>& heads, std::vector<const SheetLine*> lines, IntakeDesk& desk)
        : m_heads(heads)
        , m_lines(std::move(lines))
        , m_desk(desk)
    {
    }

    void take()
    {
        m_desk.line = m_lines.front()->number;
        if (m_lines.size() > mostSides)
            return m_desk.leaveOut(Saying::tr("No match has this many sides."));
        if (!findSides())
            return;
        ToldMatch told;
        told.fixture = cell("fixture");
        told.isPlayoffs = cell("part") == "playoffs";
        told.sides = m_sides;
        told.isHomeTold = true;
        told.day = cell("date");
        told.time = cell("time");
        told.venue = cell("venue");
        told.playedOn = cell("played_on");
        told.how = cell("how");
        told.abandoned = cell("abandoned");
        told.isCancelled = cell("state") == "cancelled";
        if (!told.how.empty() && !readResult(told))
            return;
        m_desk.enter(std::move(told));
    }

private:
    [[nodiscard]] std::string cell(std::string_view head, std::size_t side = 0) const
    {
        const auto place = static_cast<std::size_t>(std::find(m_heads.begin(), m_heads.end(), head) - m_heads.begin());
        const std::vector<std::string>& cells = m_lines[side]->cells;
        const std::string words = place < cells.size() ? cells[place] : std::string();
        return isMasked(words) ? words.substr(1) : words;
    }

    /// Who is not known yet has no name.
    bool findSides()
    {
        for (std::size_t side = 0; side < m_lines.size(); ++side) {
            const std::string name = cell("name", side);
            const int withId = m_desk.season.entrantNamed(cell("side", side));
            if (name.empty())
                continue;
            int entrant =
                withId >= 0 && m_desk.season.entrant(withId).name == name ? withId : m_desk.entrantCalled(name);
            if (entrant < 0)
                entrant = withId;
            m_sides.push_back(entrant >= 0 ? entrant : m_desk.sideCalled(name));
            if (m_sides.back() < 0)
                return false;
        }
        return true;
    }

    bool readResult(ToldMatch& told)
    {
        if (m_sides.size() != m_lines.size()) {
            m_desk.leaveOut(texts::sidesOpen);
            return false;
        }
        const bool isForfeit = told.how == toWord(HowEnded::Forfeit);
        const bool hasAbsent = contains(m_heads, std::string("absent"));
        std::vector<bool> isAbsent;
        for (std::size_t side = 0; side < m_lines.size(); ++side)
            isAbsent.push_back(isForfeit && (hasAbsent ? !cell("absent", side).empty() : cell("place", side) != "1"));
        const auto came = std::count(isAbsent.begin(), isAbsent.end(), false);
        const bool isPlayed = !isForfeit || (m_lines.size() > 2 && came > 1);
        for (std::size_t side = 0; side < m_lines.size(); ++side) {
            if (isAbsent[side])
                told.result["forfeited_by"].push_back(idOf(side));
            else if (isPlayed && !readSide(told.result, side))
                return false;
        }
        if (const std::string by = cell("by"); isPlayed && !by.empty())
            told.result["by"] = by;
        for (const char* key : {"note", "awarded"}) {
            if (const std::string words = cell(key); !words.empty())
                told.result[key] = words;
        }
        if (told.how != toWord(HowEnded::Awarded) || told.result.contains("awarded"))
            return true;
        m_desk.leaveOut(Saying::tr("It does not say why this result was awarded; enter it by hand."));
        return false;
    }

    bool readSide(Json& result, std::size_t side)
    {
        std::vector<SideField> fields = ownFields(m_desk.season, m_desk.rules);
        if (m_desk.rules.hasScores)
            fields.push_back(
                {"scores", {}, words::score, Shape::integer(m_desk.rules.leastScore, m_desk.rules.mostScore)});
        fields.push_back({"places", {}, words::place, Shape::integer(1, static_cast<int>(mostSides))});
        for (const SideField& field : fields) {
            const Checked<Json> value = readTyped(field, QString::fromStdString(cell(field.name(), side)), {});
            if (!value) {
                m_desk.leaveOut(value.problems().front().message);
                return false;
            }
            tell(result, field, idOf(side), *value);
        }
        return true;
    }
    [[nodiscard]] const std::string& idOf(std::size_t side) const { return m_desk.season.entrant(m_sides[side]).id; }

    const std::vector<std::string>& m_heads;
    std::vector<const SheetLine*> m_lines;
    IntakeDesk& m_desk;
    std::vector<int> m_sides; ///< entrants, as far as they are known
};

} // namespace

std::vector<SideField> ownFields(const Season& season, const LeagueRules& rules)
{
    std::vector<SideField> fields = sideFields(season, rules, 2);
    std::erase_if(fields, [](const SideField& field) { return field.part == "scores"; });
    // A statistic that is carried on as well has both: who enters it elsewhere may have told one alone.
    std::vector<SideField> kept;
    for (SideField& field : fields) {
        const ShapeKey* detail = firstWith(rules.details.parts().keys, &ShapeKey::name, field.key);
        if (std::exchange(field.isKept, false) && detail)
            kept.push_back({"details", detail->name, detail->label, detail->shape});
    }
    fields.insert(fields.end(), kept.begin(), kept.end());
    return fields;
}

bool areOwnFixtures(const std::vector<SheetLine>& table)
{
    return !table.empty() && contains(table.front().cells, std::string("fixture")) &&
           contains(table.front().cells, std::string("part")) && contains(table.front().cells, std::string("side"));
}

void takeOwnFixtures(const std::vector<SheetLine>& table, IntakeDesk& desk)
{
    const std::vector<std::string>& heads = table.front().cells;
    const auto fixture = static_cast<std::size_t>(std::find(heads.begin(), heads.end(), "fixture") - heads.begin());
    const auto idIn = [&](const SheetLine& line) {
        return fixture < line.cells.size() ? line.cells[fixture] : std::string();
    };
    for (std::size_t first = 1; first < table.size();) {
        std::vector<const SheetLine*> lines;
        std::size_t end = first;
        for (; end < table.size() && idIn(table[end]) == idIn(table[first]); ++end)
            lines.push_back(&table[end]);
        OwnMatch(heads, std::move(lines), desk).take();
        first = end;
    }
}

} // namespace whistle::league
