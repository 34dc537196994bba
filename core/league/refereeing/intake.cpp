// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/refereeing/intake.h"

#include "base/common_words.h"
#include "base/contains.h"
#include "base/each.h"
#include "base/first.h"
#include "league/model/texts.h"
#include "league/refereeing/acts.h"
#include "league/refereeing/own_fixtures.h"
#include "league/refereeing/referee.h"
#include "league/refereeing/result_fields.h"

#include <QDate>
#include <QRegularExpression>
#include <QStringList>
#include <algorithm>
#include <iterator>
#include <map>
#include <set>

namespace whistle::league {

namespace {

constexpr auto homeOf = Saying::tr("%1, at home");
constexpr auto takenFor = Saying::tr("“%1” is taken for “%2” of this season.");
constexpr auto awayOf = Saying::tr("%1, away");

/// Letters and digits alone, without their accents.
QString foldedWord(const QString& word)
{
    QString plain;
    for (const QChar letter : word.toCaseFolded().normalized(QString::NormalizationForm_D)) {
        if (letter == QChar(0x142)) // has no other form
            plain += u'l';
        else if (letter.isLetterOrNumber())
            plain += letter;
    }
    return plain;
}
QString foldedWord(const std::string& word)
{
    return foldedWord(QString::fromStdString(word));
}

/// What columns are called elsewhere, in English, Hungarian and Polish, folded.
const std::map<std::string, QStringList>& usualHeads()
{
    static const std::map<std::string, QStringList> heads = [] {
        std::map<std::string, QStringList> all;
        const std::pair<const char*, const char*> words[]{
            {"name",
             "name entrant player team nev jatekos csapat resztvevo nazwa imie gracz druzyna zawodnik uczestnik"},
            {"coach", "coach manager edzo trener"},
            {"identity", "identity gameteam race csapatfajta frakcja druzynagry"},
            {"colour", "colour color szin kolor"},
            {"notes", "notes remarks megjegyzes megjegyzesek uwagi"},
            {"fixture", "fixture id match matchid meccs merkozes mecz spotkanie"},
            {"round", "round matchday week fordulo runda kolejka"},
            {"date", "date day datum nap data dzien"},
            {"time", "time hour kickoff ido idopont godzina czas"},
            {"venue", "venue place hall helyszin hely miejsce"},
            {"home",
             "home hometeam team1 player1 hazai hazaicsapat csapat1 jatekos1 gospodarz gospodarze druzyna1 gracz1"},
            {"away",
             "away awayteam guest visitor team2 player2 vendeg vendegcsapat csapat2 jatekos2 gosc goscie druzyna2 "
             "gracz2"},
            {"score", "score result ft eredmeny vegeredmeny allas wynik rezultat"},
            {"score_home",
             "scorehome homescore homegoals fthg score1 goals1 points1 hazaipont hazaigol pont1 eredmeny1 "
             "wynikgospodarzy punkty1 wynik1"},
            {"score_away",
             "scoreaway awayscore awaygoals ftag score2 goals2 points2 vendegpont vendeggol pont2 eredmeny2 "
             "wynikgosci punkty2 wynik2"},
            {"by", "by ended howended vege hogyan koniec jak"},
            {"absent", "absent noshow forfeitedby tavolmaradt nemjottel nieobecny walkower"},
            {"note", "note comment jegyzet notatka"},
        };
        for (const auto& [id, names] : words)
            all[id] = QString::fromLatin1(names).split(u' ');
        return all;
    }();
    return heads;
}

struct ToldScore {
    int home = 0;
    int away = 0;
};
std::optional<ToldScore> scoreIn(const QString& cell)
{
    static const QRegularExpression form(
        QStringLiteral("^\\s*(-?\\d{1,6})\\s*[:\\-\\x{2013}\\x{2212}]\\s*(-?\\d{1,6})\\s*$"));
    const QRegularExpressionMatch found = form.match(cell);
    return found.hasMatch() ? std::optional(ToldScore{found.captured(1).toInt(), found.captured(2).toInt()})
                            : std::nullopt;
}

class TableTaker {
public:
    TableTaker(const Season& season, const FindRules& findRules, const NameReader& names)
        : m_season(season)
        , m_findRules(findRules)
        , m_rules(*findRules(season.game))
        , m_names(names)
        , m_fields(sideFields(season, m_rules, 2))
    {
    }

    Checked<Intake> take(const std::vector<SheetLine>& table, const std::vector<std::string>& columns)
    {
        if (table.empty())
            return Problem{{}, Text{Saying::tr("This table has no lines.")}, 1};
        m_intake.heads = table.front().cells;
        m_intake.columns = columns.empty() ? recognisedColumns(m_intake.heads, m_season, m_rules) : columns;
        m_intake.columns.resize(std::max(m_intake.columns.size(), m_intake.heads.size()));
        const bool isOfMatches = has("fixture") || (has("home") && has("away"));
        if (!isOfMatches && !has("name"))
            return Problem{
                {},
                Text{Saying::tr(
                    "No column shows who this is about: add one for names, or one for each side of a match.")},
                table.front().number};
        for (const SheetLine& line : table) {
            m_line = &line;
            for (const char* column : {"name", "coach"})
                m_spellings[foldedWord(cell(column))].insert(word(column));
        }
        m_line = &table.front();
        for (std::size_t i = isHead() ? 1 : 0; i < table.size(); ++i) {
            m_line = &table[i];
            isOfMatches ? takeMatch() : takeEntrant();
        }
        return std::move(m_intake);
    }

private:
    [[nodiscard]] bool has(const char* column) const { return contains(m_intake.columns, std::string(column)); }
    [[nodiscard]] QString cell(const std::string& column) const
    {
        const auto found = std::find(m_intake.columns.begin(), m_intake.columns.end(), column);
        const auto place = static_cast<std::size_t>(found - m_intake.columns.begin());
        return place < m_line->cells.size() ? QString::fromStdString(m_line->cells[place]).trimmed() : QString();
    }
    [[nodiscard]] std::string word(const std::string& column) const { return cell(column).toStdString(); }

    /// Whether the first line names the columns; where that is only supposed it is told.
    bool isHead()
    {
        const auto isNumber = [this](const char* column) {
            bool isIt = false;
            (void)cell(column).toInt(&isIt);
            return isIt;
        };
        const bool isResult = scoreIn(cell("score")) || (isNumber("score_home") && isNumber("score_away"));
        const bool areBoth = entrantCalled(word("home")) >= 0 && entrantCalled(word("away")) >= 0;
        const bool isFixture = m_season.fixtureNamed(word("fixture")) >= 0;
        if (isResult || areBoth || isFixture)
            return false;
        const std::vector<std::string> known = recognisedColumns(m_intake.heads, m_season, m_rules);
        if (has("name") && std::all_of(known.begin(), known.end(), [](const auto& each) { return each.empty(); }))
            leaveOut(Saying::tr("The first line is read as the names of the columns. If it is an entrant, put a line "
                                "with “name” above it."));
        return true;
    }

    template <class... Places>
    void leaveOut(Sentence why, const Places&... places)
    {
        m_intake.leftOut.push_back({{}, Text{why, places...}, m_line->number});
    }

    /// Plays the acts of a line behind those before it; all of them, or none.
    void play(std::vector<Json> acts, const Text& what)
    {
        Season season = m_season;
        for (const Json& act : acts) {
            if (const Problems problems = actShape().check(act); !problems.empty()) {
                m_intake.leftOut.push_back({{}, problems.front().message, m_line->number});
                return;
            }
            Outcome<Season> outcome = referee(season, Act{act}, m_findRules, Reasons::Listening::No);
            if (!outcome.objections.empty()) {
                m_intake.leftOut.push_back({{}, outcome.objections.front().why, m_line->number});
                return;
            }
            season = std::move(outcome.next);
        }
        m_season = std::move(season);
        m_intake.taken.push_back({m_line->number, what});
        std::move(acts.begin(), acts.end(), std::back_inserter(m_intake.acts));
    }

    [[nodiscard]] int entrantCalled(const std::string& name) const
    {
        const auto isCalled = [&](const Entrant& each) { return each.name == name; };
        const auto called = std::find_if(m_season.entrants.begin(), m_season.entrants.end(), isCalled);
        if (called != m_season.entrants.end())
            return std::any_of(std::next(called), m_season.entrants.end(), isCalled)
                       ? -1 // it may be either
                       : static_cast<int>(called - m_season.entrants.begin());
        if (const int entrant = m_season.entrantNamed(name); entrant >= 0)
            return entrant;
        const QString folded = foldedWord(name);
        int found = -1;
        for (std::size_t i = 0; i < m_season.entrants.size(); ++i) {
            const Entrant& each = m_season.entrants[i];
            const bool isIt = folded == foldedWord(each.name) ||
                              (!each.identity.empty() && m_names && folded == foldedWord(m_names(each.identity)));
            if (isIt && found >= 0)
                return -1; // it may be either
            found = isIt ? static_cast<int>(i) : found;
        }
        return found;
    }
    /// -1: nobody is called so, which has been told.
    int sideCalled(const std::string& name)
    {
        const int entrant = entrantCalled(name);
        if (entrant >= 0)
            return entrant;
        const std::string meant = nearestWord(name, eachOf(m_season.entrants, &Entrant::name));
        if (meant == name)
            leaveOut(Saying::tr("More than one is called %1."), name);
        else if (meant.empty())
            leaveOut(texts::noEntrant, name);
        else
            leaveOut(Saying::tr("No entrant is called “%1”; was “%2” meant?"), name, meant);
        return -1;
    }

    // --- who takes part ---

    void takeEntrant()
    {
        const std::string name = word("name");
        if (name.empty())
            return leaveOut(Saying::tr("The name is missing."));
        static const QRegularExpression colour(QStringLiteral("^(#[0-9a-fA-F]{6})?$"));
        if (!colour.match(cell("colour")).hasMatch())
            return leaveOut(Saying::tr("“%1” is not a colour; write it as #b03030."), word("colour"));
        if (!m_named.insert(name).second)
            return leaveOut(Saying::tr("A line above has “%1” already; two need different names."), name);
        if (const auto there = spelledAs(name, eachOf(m_season.entrants, &Entrant::name))) {
            if (*there != name)
                return leaveOut(takenFor, name, *there);
            ++m_intake.known;
            return;
        }
        Entrant entrant{idFor(cell("name"), eachOf(m_season.entrants, &Entrant::id)),
                        name,
                        {},
                        {},
                        word("colour"),
                        word("notes"),
                        0,
                        {}};
        std::vector<Json> acts;
        // Where no teams take part each player is a person.
        const std::string person = m_rules.identities.empty() ? name : word("coach");
        if (!person.empty())
            entrant.coach = personCalled(person, acts);
        if (const std::string identity = word("identity"); !identity.empty()) {
            entrant.identity = identityCalled(identity);
            if (entrant.identity.empty())
                return leaveOut(Saying::tr("“%1” is not in the game."), identity);
        } else if (!m_rules.identities.empty()) {
            entrant.identity = identityCalled(name);
        }
        acts.push_back(actJson(EnterSeason{entrant}));
        play(std::move(acts), Text::verbatim(name));
    }
    /// Which of these is meant: the very name; else the only one that differs in accents and signs alone, if the table
    /// has no other spelling either.
    [[nodiscard]] std::optional<std::string> spelledAs(const std::string& name,
                                                       const std::vector<std::string>& names) const
    {
        if (contains(names, name))
            return name;
        const QString folded = foldedWord(name);
        const auto isFolded = [&](const std::string& each) { return foldedWord(each) == folded; };
        const auto spellings = m_spellings.find(folded);
        const bool isOnly = spellings == m_spellings.end() || spellings->second.size() == 1;
        if (folded.isEmpty() || !isOnly || std::count_if(names.begin(), names.end(), isFolded) != 1)
            return {};
        return *firstOf(names, isFolded);
    }
    [[nodiscard]] std::string identityCalled(const std::string& name) const
    {
        const std::string* found = firstOf(m_rules.identities, [&](const std::string& id) {
            return foldedWord(id) == foldedWord(name) || (m_names && foldedWord(m_names(id)) == foldedWord(name));
        });
        return found ? *found : std::string();
    }
    std::string personCalled(const std::string& name, std::vector<Json>& acts)
    {
        if (const auto there = spelledAs(name, eachOf(m_season.people, &Person::name))) {
            if (*there != name)
                leaveOut(takenFor, name, *there);
            return firstWith(m_season.people, &Person::name, *there)->id;
        }
        const std::string id = idFor(QString::fromStdString(name), eachOf(m_season.people, &Person::id));
        acts.push_back(actJson(PutPerson{{id, name, {}, false}}));
        return id;
    }

    // --- matches ---

    void takeMatch()
    {
        std::vector<int> sides;
        for (const char* side : {"home", "away"}) {
            if (word(side).empty())
                continue;
            sides.push_back(sideCalled(word(side)));
            if (sides.back() < 0)
                return;
        }
        std::optional<Json> result = resultOf(sides);
        if (!result)
            return;
        std::string day;
        if (!cell("date").isEmpty()) {
            const ToldDay told = dayIn(cell("date"));
            if (told.couldBeTwo)
                return leaveOut(
                    Saying::tr("In “%1” the day or the month may come first; write the date as 2027-01-31."),
                    word("date"));
            if (told.day.empty())
                return leaveOut(Saying::tr("“%1” is not a date; write it as 2027-01-31."), word("date"));
            day = told.day;
        }
        std::vector<Json> acts;
        const Fixture* fixture = fixtureOf(sides, *result, day);
        if (!fixture && isLadder(m_season) && sides.size() == 2)
            return addFixture(sides, std::move(*result), day);
        if (!fixture)
            return leaveOut(Saying::tr("This match is not among the fixtures, or already has a result."));
        if (sides.empty() && isKnown(*fixture)) {
            sides.assign(fixture->sides.begin(), fixture->sides.end());
            result = resultOf(sides);
            if (!result)
                return;
        }
        m_met.insert(fixture->id);
        const bool isOpen = !fixture->result || hasMisplacedResult(*fixture);
        if (isOpen && isArrangedOtherwise(*fixture, day) && result->empty())
            acts.push_back(actJson(Arrange{fixture->id, told(day), toldIn("time"), toldIn("venue"), {}}));
        if (isOpen && !result->empty()) {
            if (isArrangedOtherwise(*fixture, {}))
                acts.push_back(actJson(Arrange{fixture->id, {}, toldIn("time"), toldIn("venue"), {}}));
            if (!day.empty())
                (*result)["date"] = day;
            acts.push_back(actJson(RecordResult{fixture->id, *result}));
        }
        if (!isOpen && !result->empty() && !isThatResult(*fixture, *result))
            return leaveOut(texts::hasResult);
        if (acts.empty()) {
            ++m_intake.known;
            return;
        }
        play(std::move(acts), whatOf(sides, *result));
    }

    void addFixture(const std::vector<int>& sides, Json result, const std::string& day)
    {
        AddFixture added{
            {m_season.entrant(sides[0]).id, m_season.entrant(sides[1]).id}, told(day), toldIn("time"), toldIn("venue")};
        std::vector<Json> acts{actJson(added)};
        const std::string id = std::to_string(m_season.leagueFixtures() + 1);
        if (!result.empty()) {
            if (!day.empty())
                result["date"] = day;
            acts.push_back(actJson(RecordResult{id, result}));
        }
        m_met.insert(id);
        play(std::move(acts), whatOf(sides, result));
    }

    static std::optional<std::string> told(const std::string& words)
    {
        return words.empty() ? std::nullopt : std::optional(words);
    }
    [[nodiscard]] std::optional<std::string> toldIn(const char* column) const { return told(word(column)); }
    [[nodiscard]] bool isArrangedOtherwise(const Fixture& fixture, const std::string& day) const
    {
        const auto differs = [](const std::string& now, const std::string& was) { return !now.empty() && now != was; };
        return differs(day, fixture.date) || differs(word("time"), fixture.time) ||
               differs(word("venue"), fixture.venue);
    }

    [[nodiscard]] Text whatOf(const std::vector<int>& sides, const Json& result) const
    {
        Sides both;
        std::string scores;
        for (const int side : sides) {
            both.push_back(side);
            if (const Json score = league::told(result, m_fields.front(), m_season.entrant(side).id); score.is_number())
                scores += (scores.empty() ? "" : ":") + std::to_string(score.get<int>());
        }
        return Text::verbatim(m_season.namesOf(both) + (scores.empty() ? "" : " " + scores));
    }

    /// The one that the line is about: that with its id; else one of these two that no line before was about, first one
    /// that has this very result, then one that is open; at home as told, in the round or on the day as told.
    const Fixture* fixtureOf(const std::vector<int>& sides, const Json& result, const std::string& day) const
    {
        if (const std::string id = word("fixture"); !id.empty() || sides.size() < 2) {
            const int index = m_season.fixtureNamed(id);
            return index < 0 ? nullptr : &m_season.fixtures[static_cast<std::size_t>(index)];
        }
        const Fixture* best = nullptr;
        int most = -1;
        for (const Fixture& fixture : m_season.fixtures) {
            const bool isHome =
                fixture.sides.size() == 2 && fixture.sides[0] == sides[0] && fixture.sides[1] == sides[1];
            const bool isAway =
                fixture.sides.size() == 2 && fixture.sides[0] == sides[1] && fixture.sides[1] == sides[0];
            if ((!isHome && !isAway) || m_met.contains(fixture.id))
                continue;
            if (!cell("round").isEmpty() && cell("round").toInt() > 0 && !fixture.playoffs &&
                cell("round").toInt() != fixture.round && !isLadder(m_season))
                continue;
            const bool isSame = fixture.result && isThatResult(fixture, result) &&
                                (day.empty() || fixture.result->date.empty() || fixture.result->date == day);
            if (isSettled(m_season, fixture) && !isSame)
                continue;
            const int fits = (isSame ? 4 : 0) + (isHome ? 2 : 0) + (!day.empty() && fixture.date == day ? 1 : 0);
            if (fits > most) {
                best = &fixture;
                most = fits;
            }
        }
        return best;
    }

    [[nodiscard]] bool isThatResult(const Fixture& fixture, const Json& result) const
    {
        if (fixture.result && fixture.result->how == HowEnded::Forfeit && result.contains("forfeited_by")) {
            std::set<std::string> absent;
            for (std::size_t side = 0; side < fixture.result->entrants.size(); ++side) {
                if (fixture.result->absent[side])
                    absent.insert(m_season.entrant(fixture.result->entrants[side]).id);
            }
            return absent == result["forfeited_by"].get<std::set<std::string>>();
        }
        if (!fixture.result || !fixture.result->hasScores || !result.contains("scores"))
            return false;
        for (std::size_t side = 0; side < fixture.result->entrants.size(); ++side) {
            const std::string& id = m_season.entrant(fixture.result->entrants[side]).id;
            if (!result["scores"].contains(id) || result["scores"][id] != fixture.result->scores[side])
                return false;
        }
        return true;
    }

    /// An empty object: it tells no result. None: what it tells is none, which has been told.
    std::optional<Json> resultOf(const std::vector<int>& sides)
    {
        Json result = Json::object();
        std::vector<std::string> ids;
        for (const int side : sides)
            ids.push_back(m_season.entrant(side).id);
        if (const QString both = cell("score"); !both.isEmpty() && ids.size() == 2) {
            const std::optional<ToldScore> score = scoreIn(both);
            if (!score) {
                leaveOut(Saying::tr("“%1” is not a score; write it as 3:1."), both.toStdString());
                return {};
            }
            tell(result, m_fields.front(), ids[0], score->home);
            tell(result, m_fields.front(), ids[1], score->away);
        }
        for (const SideField& field : m_fields) {
            for (std::size_t side = 0; side < ids.size(); ++side) {
                const Checked<Json> value =
                    readTyped(field, cell(field.name() + (side == 0 ? "_home" : "_away")), m_names);
                if (!value) {
                    m_intake.leftOut.push_back({{}, value.problems().front().message, m_line->number});
                    return {};
                }
                tell(result, field, ids[side], *value);
            }
        }
        for (const QString& absent : cell("absent").split(u',', Qt::SkipEmptyParts)) {
            const int side = sideCalled(absent.trimmed().toStdString());
            if (side < 0)
                return {};
            result["forfeited_by"].push_back(m_season.entrant(side).id);
            for (const char* key : {"scores", "stats", "details"}) // nothing was played
                result.erase(key);
        }
        if (const QString by = cell("by"); !by.isEmpty() && !result.empty()) {
            const WayToEnd* way = firstOf(m_rules.ways, [&](const WayToEnd& each) {
                return foldedWord(each.id) == foldedWord(by) || foldedWord(Text{each.name}.render()) == foldedWord(by);
            });
            if (!way) {
                leaveOut(Saying::tr("No match of this game ends by “%1”."), by.toStdString());
                return {};
            }
            result["by"] = way->id;
        }
        if (const std::string note = word("note"); !note.empty() && !result.empty())
            result["note"] = note;
        return result;
    }

    Season m_season;
    const FindRules& m_findRules;
    const LeagueRules& m_rules;
    const NameReader& m_names;
    std::vector<SideField> m_fields;
    const SheetLine* m_line = nullptr;
    std::set<std::string> m_met;                          ///< fixtures that a line was about
    std::set<std::string> m_named;                        ///< entrants that a line was about
    std::map<QString, std::set<std::string>> m_spellings; ///< of the names of the table, by their folded form
    Intake m_intake;
};

} // namespace

std::vector<SheetColumn> sheetColumns(const Season& season, const LeagueRules& rules)
{
    std::vector<SheetColumn> columns{{"fixture", Saying::tr("Fixture")}, {"round", Saying::tr("Round")},
                                     {"date", Saying::tr("Date")},       {"time", Saying::tr("Time")},
                                     {"venue", Saying::tr("Venue")},     {"home", Saying::tr("Home")},
                                     {"away", Saying::tr("Away")}};
    if (rules.hasScores)
        columns.push_back({"score", Saying::tr("Score (3:1)")});
    for (const SideField& field : sideFields(season, rules, 2)) {
        columns.push_back({field.name() + "_home", field.label, false, true});
        columns.push_back({field.name() + "_away", field.label, true, false});
    }
    if (!rules.ways.empty())
        columns.push_back({"by", Saying::tr("How it ended")});
    columns.push_back({"absent", Saying::tr("Did not show up")});
    columns.push_back({"note", Saying::tr("Note")});
    columns.push_back({"name", common::Saying::tr("Name")});
    if (!rules.identities.empty()) {
        columns.push_back({"coach", common::Saying::tr("Coach")});
        columns.push_back({"identity", Saying::tr("Team of the game")});
    }
    columns.push_back({"colour", Saying::tr("Colour (#b03030)")});
    columns.push_back({"notes", Saying::tr("Notes")});
    return columns;
}

std::vector<std::string> recognisedColumns(const std::vector<std::string>& heads, const Season& season,
                                           const LeagueRules& rules)
{
    const std::vector<SheetColumn> columns = sheetColumns(season, rules);
    std::vector<std::string> found;
    for (const std::string& head : heads) {
        const QString folded = foldedWord(head);
        std::string is;
        for (const SheetColumn& column : columns) {
            const auto usual = usualHeads().find(column.id);
            const bool isCalledSo = folded == foldedWord(column.id) || folded == foldedWord(titleOf(column)) ||
                                    (usual != usualHeads().end() && usual->second.contains(folded));
            if (isCalledSo && is.empty() && !contains(found, column.id))
                is = column.id;
        }
        found.push_back(is);
    }
    return found;
}

QString titleOf(const SheetColumn& column)
{
    const QString label = Text{column.label}.render();
    const QString title = label.left(1).toUpper() + label.mid(1);
    if (!column.isOfHome && !column.isOfAway)
        return title;
    return Text{column.isOfHome ? homeOf : awayOf, title.toStdString()}.render();
}

Checked<Intake> takeIn(const std::vector<SheetLine>& table, const Season& season, const FindRules& findRules,
                       const NameReader& names, const std::vector<std::string>& columns)
{
    const bool mayBeOurs = columns.empty() && !table.empty();
    const std::optional<std::vector<SheetLine>> ours = mayBeOurs ? matchesOfSides(table) : std::nullopt;
    return TableTaker(season, findRules, names).take(ours.value_or(table), columns);
}

ToldDay dayIn(const QString& words)
{
    static const QRegularExpression parts(QStringLiteral("^(\\d{1,4})[.\\-/ ]+(\\d{1,2})[.\\-/ ]+(\\d{1,4})\\.?$"));
    const QRegularExpressionMatch found = parts.match(words.trimmed());
    if (!found.hasMatch())
        return {};
    const int first = found.captured(1).toInt();
    const int middle = found.captured(2).toInt();
    const int last = found.captured(3).toInt();
    const bool isYearFirst = found.captured(1).size() == 4;
    // With strokes some put the month first.
    if (!isYearFirst && words.contains(u'/') && first <= 12 && middle <= 12 && first != middle)
        return {{}, true};
    const bool isMonthFirst = !isYearFirst && words.contains(u'/') && middle > 12;
    const QDate day = isYearFirst    ? QDate(first, middle, last)
                      : isMonthFirst ? QDate(last, first, middle)
                                     : QDate(last, middle, first);
    return {day.isValid() && day.year() > 1900 ? day.toString(Qt::ISODate).toStdString() : std::string()};
}

std::string idFor(const QString& name, const std::vector<std::string>& taken)
{
    QString plain;
    const QString split = name.toCaseFolded().normalized(QString::NormalizationForm_D);
    for (const QChar letter : split) {
        if (letter.unicode() < 128 && letter.isLetterOrNumber())
            plain += letter;
        else if ((letter.isSpace() || letter.isPunct()) && !plain.isEmpty() && !plain.endsWith(u'-'))
            plain += u'-';
    }
    while (plain.endsWith(u'-'))
        plain.chop(1);
    const std::string first = plain.isEmpty() ? "one" : plain.toStdString();
    std::string id = first;
    for (int number = 2; contains(taken, id); ++number)
        id = first + "-" + std::to_string(number);
    return id;
}

} // namespace whistle::league
