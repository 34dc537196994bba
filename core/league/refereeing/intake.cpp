// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/refereeing/intake.h"

#include "base/common_words.h"
#include "base/contains.h"
#include "base/each.h"
#include "base/first.h"
#include "league/model/texts.h"
#include "league/refereeing/acts.h"
#include "league/refereeing/own_fixtures.h"
#include "league/refereeing/result_fields.h"
#include "league/refereeing/told_cells.h"

#include <QRegularExpression>
#include <QStringList>
#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace whistle::league {

namespace {

constexpr auto homeOf = Saying::tr("%1, at home");
constexpr auto takenFor = Saying::tr("“%1” is taken for “%2” of this season.");
constexpr auto awayOf = Saying::tr("%1, away");

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

class TableTaker {
public:
    TableTaker(const Season& season, const FindRules& findRules, const NameReader& names)
        : m_desk(season, findRules, names)
        , m_fields(sideFields(season, m_desk.rules, 2))
    {
    }

    Checked<Intake> take(const std::vector<SheetLine>& table, const std::vector<std::string>& columns)
    {
        if (table.empty())
            return Problem{{}, Text{Saying::tr("This table has no lines.")}, 1};
        m_intake.heads = table.front().cells;
        m_intake.isOurs = columns.empty() && areOwnFixtures(table);
        if (m_intake.isOurs) {
            m_intake.columns = m_intake.heads;
            takeOwnFixtures(table, m_desk);
            return std::move(m_intake);
        }
        m_intake.columns = columns.empty() ? recognisedColumns(m_intake.heads, m_desk.season, m_desk.rules) : columns;
        m_intake.columns.resize(std::max(m_intake.columns.size(), m_intake.heads.size()));
        const bool isOfMatches = has("fixture") || (has("home") && has("away"));
        if (!isOfMatches && !has("name"))
            return Problem{
                {},
                Text{Saying::tr(
                    "No column shows who this is about: add one for names, or one for each side of a match.")},
                table.front().number};
        for (const SheetLine& line : table) {
            goTo(line);
            for (const char* column : {"name", "coach"})
                m_spellings[foldedWord(cell(column))].insert(word(column));
        }
        goTo(table.front());
        for (std::size_t i = isHead() ? 1 : 0; i < table.size(); ++i) {
            goTo(table[i]);
            isOfMatches ? takeMatch() : takeEntrant();
        }
        return std::move(m_intake);
    }

private:
    void goTo(const SheetLine& line)
    {
        m_line = &line;
        m_desk.line = line.number;
    }
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
        const bool areBoth = m_desk.entrantCalled(word("home")) >= 0 && m_desk.entrantCalled(word("away")) >= 0;
        const bool isFixture = m_desk.season.fixtureNamed(word("fixture")) >= 0;
        if (isResult || areBoth || isFixture)
            return false;
        const std::vector<std::string> known = recognisedColumns(m_intake.heads, m_desk.season, m_desk.rules);
        if (has("name") && std::all_of(known.begin(), known.end(), [](const auto& each) { return each.empty(); }))
            leaveOut(Saying::tr("The first line is read as the names of the columns. If it is an entrant, put a line "
                                "with “name” above it."));
        return true;
    }

    template <class... Places>
    void leaveOut(Sentence why, const Places&... places)
    {
        m_desk.leaveOut(why, places...);
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
        if (const auto there = spelledAs(name, eachOf(m_desk.season.entrants, &Entrant::name))) {
            if (*there != name)
                return leaveOut(takenFor, name, *there);
            return isAsTold(*firstWith(m_desk.season.entrants, &Entrant::name, name))
                       ? (void)++m_intake.known
                       : leaveOut(Saying::tr("“%1” is already entered with other details; edit the entrant to "
                                             "change them."),
                                  name);
        }
        Entrant entrant{idFor(cell("name"), eachOf(m_desk.season.entrants, &Entrant::id)),
                        name,
                        {},
                        {},
                        word("colour"),
                        word("notes"),
                        0,
                        {}};
        std::vector<Json> acts;
        // Where no teams take part each player is a person.
        const std::string person = m_desk.rules.identities.empty() ? name : word("coach");
        if (!person.empty())
            entrant.coach = personCalled(person, acts);
        if (const std::string identity = word("identity"); !identity.empty()) {
            entrant.identity = identityCalled(identity);
            if (entrant.identity.empty())
                return leaveOut(Saying::tr("“%1” is not in the game."), identity);
        } else if (!m_desk.rules.identities.empty()) {
            entrant.identity = identityCalled(name);
        }
        acts.push_back(actJson(EnterSeason{entrant}));
        m_desk.play(std::move(acts), Text::verbatim(name));
    }
    /// Whether the line says nothing else of who is there.
    [[nodiscard]] bool isAsTold(const Entrant& there) const
    {
        const Person* coach = m_desk.season.person(there.coach);
        const auto isIt = [this](const char* column, const std::string& is) {
            return cell(column).isEmpty() || foldedWord(cell(column)) == foldedWord(is);
        };
        return isIt("colour", there.colour) && isIt("notes", there.notes) &&
               (m_desk.rules.identities.empty() ||
                (isIt("coach", coach ? coach->name : std::string()) &&
                 (cell("identity").isEmpty() || identityCalled(word("identity")) == there.identity)));
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
        const std::string* found = firstOf(m_desk.rules.identities, [&](const std::string& id) {
            return foldedWord(id) == foldedWord(name) ||
                   (m_desk.names && foldedWord(m_desk.names(id)) == foldedWord(name));
        });
        return found ? *found : std::string();
    }
    std::string personCalled(const std::string& name, std::vector<Json>& acts)
    {
        if (const auto there = spelledAs(name, eachOf(m_desk.season.people, &Person::name))) {
            if (*there != name)
                leaveOut(takenFor, name, *there);
            return firstWith(m_desk.season.people, &Person::name, *there)->id;
        }
        const std::string id = idFor(QString::fromStdString(name), eachOf(m_desk.season.people, &Person::id));
        acts.push_back(actJson(PutPerson{{id, name, {}, false}}));
        return id;
    }

    // --- matches ---

    void takeMatch()
    {
        ToldMatch told;
        told.fixture = word("fixture");
        told.venue = word("venue");
        told.time = timeIn(cell("time"));
        if (!readSides(told) || !readDay(told))
            return;
        std::optional<Json> result = resultOf(told.sides);
        if (!result)
            return;
        told.result = std::move(*result);
        if (told.result.empty() && tellsOfResult())
            return leaveOut(Saying::tr("How a match ended, and a note, need its result in the same line."));
        if (!told.result.empty())
            told.playedOn = std::exchange(told.day, {});
        const QString round = cell("round");
        if (const std::optional<int> number = roundIn(round))
            told.round = *number;
        else if (!round.isEmpty())
            leaveOut(Saying::tr("“%1” is not the number of a round; the match is found without it."),
                     round.toStdString());
        m_desk.enter(std::move(told));
    }
    bool readSides(ToldMatch& told)
    {
        for (const char* side : {"home", "away"}) {
            if (word(side).empty())
                continue;
            told.sides.push_back(m_desk.sideCalled(word(side)));
            if (told.sides.back() < 0)
                return false;
        }
        // With its id alone, or one of its sides, the match is the one that is here.
        const Fixture* fixture = told.sides.size() < 2 ? m_desk.fixtureWith(told) : nullptr;
        if (!fixture || !tellsOfResult())
            return true;
        if (fixture->sides.size() != 2 || !isKnown(*fixture)) {
            fixture->sides.size() != 2
                ? leaveOut(Saying::tr("This match has more than two sides, and a line tells of two."))
                : leaveOut(texts::sidesOpen);
            return false;
        }
        told.sides.assign(fixture->sides.begin(), fixture->sides.end());
        return true;
    }
    bool readDay(ToldMatch& told)
    {
        if (cell("date").isEmpty())
            return true;
        const ToldDay day = dayIn(cell("date"));
        if (day.couldBeTwo)
            leaveOut(Saying::tr("In “%1” the day or the month may come first; write the date as 2027-01-31."),
                     word("date"));
        else if (day.day.empty())
            leaveOut(Saying::tr("“%1” is not a date; write it as 2027-01-31."), word("date"));
        told.day = day.day;
        return !told.day.empty();
    }
    /// Whether something in the line belongs to a result.
    [[nodiscard]] bool tellsOfResult() const
    {
        const auto isTold = [this](const std::string& column) { return !cell(column).isEmpty(); };
        return isTold("score") || isTold("absent") || isTold("by") || isTold("note") ||
               std::any_of(m_fields.begin(), m_fields.end(), [&](const SideField& field) {
                   return isTold(field.name() + "_home") || isTold(field.name() + "_away");
               });
    }

    /// An empty object: it tells no result. None: what it tells is none, which has been told.
    std::optional<Json> resultOf(const std::vector<int>& sides)
    {
        Json result = Json::object();
        std::vector<std::string> ids;
        for (const int side : sides)
            ids.push_back(m_desk.season.entrant(side).id);
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
                    readTyped(field, wholeIn(cell(field.name() + (side == 0 ? "_home" : "_away"))), m_desk.names);
                if (!value) {
                    m_desk.leaveOut(value.problems().front().message);
                    return {};
                }
                tell(result, field, ids[side], *value);
            }
        }
        for (const QString& absent : cell("absent").split(u',', Qt::SkipEmptyParts)) {
            const int side = m_desk.sideCalled(absent.trimmed().toStdString());
            if (side < 0)
                return {};
            result["forfeited_by"].push_back(m_desk.season.entrant(side).id);
            for (const char* key : {"scores", "stats", "details"}) // nothing was played
                result.erase(key);
        }
        if (const QString by = cell("by"); !by.isEmpty() && !result.empty()) {
            const WayToEnd* way = firstOf(m_desk.rules.ways, [&](const WayToEnd& each) {
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

    IntakeDesk m_desk;
    std::vector<SideField> m_fields;
    const SheetLine* m_line = nullptr;
    std::set<std::string> m_named;                        ///< entrants that a line was about
    std::map<QString, std::set<std::string>> m_spellings; ///< of the names of the table, by their folded form
    Intake& m_intake = m_desk.intake;
};

} // namespace

std::vector<SheetColumn> sheetColumns(const Season& season, const LeagueRules& rules)
{
    std::vector<SheetColumn> columns{{"fixture", Saying::tr("Fixture")}, {"date", Saying::tr("Date")},
                                     {"time", Saying::tr("Time")},       {"venue", Saying::tr("Venue")},
                                     {"home", Saying::tr("Home")},       {"away", Saying::tr("Away")}};
    if (!isLadder(season))
        columns.insert(columns.begin() + 1, {"round", Saying::tr("Round")});
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
    return TableTaker(season, findRules, names).take(table, columns);
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
