// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/refereeing/trf_intake.h"

#include "base/contains.h"
#include "base/plain_text.h"
#include "league/model/texts.h"
#include "league/refereeing/referee.h"
#include "league/refereeing/settle.h"
#include "league/refereeing/told_cells.h"

#include <QDate>
#include <QRegularExpression>
#include <QStringList>
#include <algorithm>
#include <cmath>
#include <map>
#include <optional>

namespace whistle::league {

namespace {

// Columns of a line about a player, from 0.
constexpr int numberAt = 4;
constexpr int nameAt = 14;
constexpr int nameLetters = 33;
constexpr int placeAt = 85;
constexpr int mostDays = 366;  ///< between two rounds
constexpr int mostTold = 1000; ///< no tournament has so many rounds, or points for a win
constexpr int roundsAt = 91;
constexpr auto trfKind = u"Individual: Swiss-System";
constexpr int roundColumns = 10;

constexpr auto asInTheFile = Saying::tr("As in the TRF file.");

/// What somebody has of a round.
struct PlayedCell {
    int opponent = 0; ///< its number; 0: none
    bool isWhite = false;
    char result = ' ';
    [[nodiscard]] bool isEmpty() const { return opponent == 0 && result == ' '; }
};
struct ReportedPlayer {
    int line = 0;
    std::string name;
    std::string id;
    std::vector<PlayedCell> cells;
    int place = 0; ///< in the table, as the file has it; 0: not told
};

/// A line about days.
struct ToldDays {
    int line = 0;
    QString words;
    std::vector<std::string> days;
};

class Reading {
public:
    Reading(std::string file, std::string id, std::string game, const FindRules& findRules)
        : m_file(std::move(file))
        , m_id(std::move(id))
        , m_game(std::move(game))
        , m_record(SeasonGame(findRules))
    {
    }

    Checked<Intake> read(const std::string& utf8)
    {
        QString text = QString::fromStdString(utf8);
        text.replace(QStringLiteral("\r\n"), QStringLiteral("\n")).replace(u'\r', u'\n');
        int number = 0;
        for (const QString& line : text.split(u'\n'))
            readLine(line, ++number);
        if (m_players.empty() && m_faults.empty())
            m_faults.push_back({m_file, Text{Saying::tr("This file has no players.")}, 0});
        checkPairs();
        if (!m_faults.empty())
            return m_faults;
        placeDays();
        play();
        if (m_intake.acts.empty())
            m_intake.taken.clear();
        return std::move(m_intake);
    }

private:
    void fault(int line, Saying sentence) { m_faults.push_back({m_file, Text{sentence}, line}); }
    void leaveOut(int line, Text why) { m_intake.leftOut.push_back({m_file, std::move(why), line}); }
    void leaveOut(int line, const QString& words)
    {
        leaveOut(line, Text{Saying::tr("Nothing in this line is imported (%1)."), words.simplified().toStdString()});
    }
    void take(int line, Text what) { m_intake.taken.push_back({line, std::move(what)}); }
    void take(int line, const std::string& name) { take(line, Text::verbatim(name)); }

    void readLine(const QString& line, int number)
    {
        const QString code = line.left(3);
        const QString words = line.mid(4).trimmed();
        if (line.trimmed().isEmpty())
            return;
        if (code == u"001")
            return readPlayer(line, number);
        if (unreadableIn(line.toStdString(), Lines::Several))
            return leaveOut(number, line.left(60));
        if (code == u"012" && m_name.empty() && !words.isEmpty()) {
            m_name = words.simplified().toStdString();
            return take(number, m_name);
        }
        if (code == u"042" || code == u"052" || code == u"132")
            return readDays(code, line, number);
        if (code == u"062") // follows from the players
            return take(number, Saying::tr("The number of players"));
        if (code == u"092" && words == trfKind)
            return take(number, Saying::tr("Swiss system"));
        bool isNumber = false;
        const double worth = words.toDouble(&isNumber);
        isNumber = isNumber && std::abs(worth) < mostTold;
        if (isNumber && (code == u"XXR" || code == u"142")) {
            m_rounds = static_cast<int>(worth);
            return take(number, Text{Saying{QT_TRANSLATE_N_NOOP("league", "%n round(s)")}, m_rounds});
        }
        static const std::map<QString, Sentence> scores{{QStringLiteral("BBW"), Saying::tr("The points for a win")},
                                                        {QStringLiteral("BBD"), Saying::tr("The points for a draw")},
                                                        {QStringLiteral("BBL"), Saying::tr("The points for a loss")},
                                                        {QStringLiteral("BBF"), Saying::tr("The points for a no-show")},
                                                        {QStringLiteral("BBU"), Saying::tr("The points for a bye")}};
        if (const auto told = scores.find(code); isNumber && told != scores.end()) {
            m_points[code.toStdString()] = static_cast<int>(std::lround(2 * worth)); // in halves
            return take(number, told->second);
        }
        leaveOut(number, line.left(60));
    }

    /// The first and the last day of the tournament, or those of its rounds.
    void readDays(const QString& code, const QString& line, int number)
    {
        std::vector<std::string> days;
        const bool isOfRounds = code == u"132";
        for (int at = isOfRounds ? roundsAt : 4; at < line.size(); at += isOfRounds ? roundColumns : line.size()) {
            QString words = line.mid(at, isOfRounds ? roundColumns : -1).trimmed();
            static const QRegularExpression shortYear(QStringLiteral("^\\d{2}([/.-])\\d{2}\\1\\d{2}$"));
            if (isOfRounds && shortYear.match(words).hasMatch())
                words.prepend(QStringLiteral("20"));
            days.push_back(words.isEmpty() ? std::string() : dayIn(words).day);
            if (days.back().empty() && !words.isEmpty())
                return leaveOut(number, line.left(60));
        }
        const bool tells = std::any_of(days.begin(), days.end(), [](const std::string& day) { return !day.empty(); });
        if (!tells || !m_days.emplace(code.toStdString(), ToldDays{number, line, std::move(days)}).second)
            leaveOut(number, line.left(60));
    }
    [[nodiscard]] int rounds() const { return std::max({m_rounds, m_told, 1}); }
    /// When each round is, where the file says that. The first and the last day of a tournament are those of its first
    /// and its last round, where nothing is said of its rounds.
    void placeDays()
    {
        m_dayOf.assign(static_cast<std::size_t>(rounds()), {});
        const bool areTold =
            place("132", Saying::tr("The days of the rounds"), [this](const std::vector<std::string>& days) {
                std::copy_n(days.begin(), std::min(days.size(), m_dayOf.size()), m_dayOf.begin());
                return days.size() <= m_dayOf.size();
            });
        (void)place("042", Saying::tr("The first day"), [&](const std::vector<std::string>& days) {
            if (!areTold)
                m_dayOf.front() = days.front();
            return m_dayOf.front() == days.front();
        });
        (void)place("052", Saying::tr("The last day"), [&](const std::vector<std::string>& days) {
            if (!areTold && m_dayOf.back().empty())
                m_dayOf.back() = days.front();
            return contains(m_dayOf, days.front());
        });
    }
    /// The day of a round that is not paired yet only a calendar can hold.
    template <class Put>
    bool place(const std::string& code, Sentence what, Put put)
    {
        const auto told = m_days.find(code);
        if (told == m_days.end())
            return false;
        const std::vector<std::string> before = m_dayOf;
        const bool fits = put(told->second.days);
        findCalendar();
        const bool isHeld =
            fits && (!m_calendar.empty() || std::all_of(m_dayOf.begin() + m_played, m_dayOf.end(),
                                                        [](const std::string& day) { return day.empty(); }));
        if (isHeld) {
            take(told->second.line, what);
        } else {
            m_dayOf = before;
            findCalendar();
            leaveOut(told->second.line, told->second.words.left(60));
        }
        return isHeld;
    }
    /// As the season has it, where all rounds are so many days from each other.
    void findCalendar()
    {
        const auto dayAt = [this](std::size_t i) {
            return QDate::fromString(QString::fromStdString(m_dayOf[i]), Qt::ISODate);
        };
        m_calendar = Json::object();
        const qint64 between = m_dayOf.size() > 1 ? dayAt(0).daysTo(dayAt(1)) : 0;
        if (m_dayOf.front().empty() || between < 0 || between > mostDays)
            return;
        for (std::size_t i = 1; i < m_dayOf.size(); ++i) {
            if (m_dayOf[i].empty() || dayAt(i - 1).daysTo(dayAt(i)) != between)
                return;
        }
        m_calendar = {{"first_date", m_dayOf.front()}, {"days_between_rounds", between}};
    }

    void readPlayer(const QString& line, int number)
    {
        bool isNumber = false;
        const int rank = line.mid(numberAt, 4).toInt(&isNumber);
        ReportedPlayer player{
            number, line.mid(nameAt, nameLetters).simplified().toStdString(), {}, {}, line.mid(placeAt, 4).toInt()};
        if (!isNumber || rank < 1 || player.name.empty() || m_players.contains(rank))
            return fault(number, Saying::tr("A player has no name, no number, or the number of another player."));
        for (int at = roundsAt; at < line.size(); at += roundColumns) {
            const QString opponent = line.mid(at, 4).trimmed();
            PlayedCell cell;
            cell.opponent = opponent.isEmpty() ? 0 : opponent.toInt(&isNumber);
            cell.isWhite = line.mid(at + 5, 1) == u"w";
            const QChar result = line.mid(at + 7, 1).isEmpty() ? QChar(u' ') : line[at + 7].toUpper();
            static const QString known = QStringLiteral("10=+-WDLHFUZ ");
            if (!isNumber || !known.contains(result))
                return fault(number, Saying::tr("This result is not one of a TRF file."));
            cell.result = result.toLatin1();
            player.cells.push_back(cell);
        }
        while (!player.cells.empty() && player.cells.back().isEmpty())
            player.cells.pop_back();
        if (const std::optional<char32_t> bad = unreadableIn(player.name))
            return m_faults.push_back({m_file, unreadableWords(*bad), number});
        take(number, player.name);
        m_told = std::max(m_told, static_cast<int>(player.cells.size()));
        for (std::size_t i = 0; i < player.cells.size(); ++i) {
            if (player.cells[i].opponent > 0)
                m_played = std::max(m_played, static_cast<int>(i) + 1);
        }
        m_players[rank] = std::move(player);
    }

    [[nodiscard]] const PlayedCell& cellOf(const ReportedPlayer& player, int round) const
    {
        static const PlayedCell none;
        return round <= static_cast<int>(player.cells.size()) ? player.cells[static_cast<std::size_t>(round) - 1]
                                                              : none;
    }

    /// Who says that it met somebody is met by that one, with the other colour.
    void checkPairs()
    {
        for (const auto& [number, player] : m_players) {
            for (int round = 1; round <= m_played; ++round) {
                const PlayedCell& mine = cellOf(player, round);
                if (mine.opponent == 0)
                    continue;
                const auto other = m_players.find(mine.opponent);
                const PlayedCell& theirs = other == m_players.end() ? PlayedCell() : cellOf(other->second, round);
                if (theirs.opponent != number || mine.opponent == number || mine.isWhite == theirs.isWhite)
                    m_faults.push_back(
                        {m_file,
                         Text{Saying::tr("Round %1: the opponents do not agree on who met whom with which "
                                         "colour."),
                              round},
                         player.line});
            }
        }
    }

    [[nodiscard]] int pointsOf(const char* code, int usual) const
    {
        const auto found = m_points.find(code);
        return found == m_points.end() ? usual : found->second;
    }

    [[nodiscard]] Json definition()
    {
        std::vector<std::string> taken;
        Json entrants = Json::array();
        for (auto& [number, player] : m_players) {
            player.id = idFor(QString::fromStdString(player.name), taken);
            taken.push_back(player.id);
            entrants.push_back({{"id", player.id}, {"name", player.name}});
        }
        const int win = pointsOf("BBW", 2);
        const int draw = pointsOf("BBD", 1);
        const int loss = pointsOf("BBL", 0);
        const int forfeit = pointsOf("BBF", 0);
        const int bye = pointsOf("BBU", win);
        const bool areWhole = win % 2 == 0 && draw % 2 == 0 && loss % 2 == 0 && forfeit % 2 == 0;
        const int by = areWhole ? 2 : 1;
        const Json points{{"win", win / by},
                          {"draw", draw / by},
                          {"loss", loss / by},
                          {"all_lost", loss / by},
                          {"forfeit", forfeit / by}};
        const Json league{{"kind", "swiss"},
                          {"rounds", rounds()},
                          {"bye", bye == win    ? "win"
                                  : bye == draw ? "draw"
                                                : "nothing"}};
        Json json{{"id", m_id},       {"name", m_name.empty() ? m_id : m_name},
                  {"game", m_game},   {"format", {{"league", league}, {"draw", "entry"}}},
                  {"points", points}, {"entrants", std::move(entrants)}};
        if (!m_calendar.empty())
            json["calendar"] = m_calendar;
        return json;
    }

    /// Refused: told with the line.
    bool act(const Json& json, int line)
    {
        const Checked<PlayResult> result = m_record.play(json, Instant{});
        if (result && result->accepted) {
            m_intake.acts.push_back(json);
            return true;
        }
        Text why = result.problems().empty() ? Text() : result.problems().front().message;
        if (result && !result->why.empty())
            why = result->why.front();
        leaveOut(line, std::move(why));
        return false;
    }

    void play()
    {
        if (!act(actJson(CreateSeason{definition()}), 1) || !act(actJson(StartSeason{}), 1))
            return;
        for (int round = 1; round <= m_played; ++round) {
            if (!pair(round))
                return;
            arrange(round);
            for (const auto& [number, player] : m_players) {
                if (cellOf(player, round).opponent > 0 && cellOf(player, round).isWhite)
                    record(player, round);
            }
        }
        for (int round = m_played + 1; round <= m_told; ++round)
            askToMiss(round);
        decideTies();
    }

    /// A round without any match is not paired; what somebody wants of it is kept until it is.
    void askToMiss(int round)
    {
        for (const auto& [number, player] : m_players) {
            if (!cellOf(player, round).isEmpty())
                (void)miss(player, round);
        }
    }

    /// Those whom nothing separates here, and of whom it matters, in the order of the file.
    void decideTies()
    {
        std::map<std::string, int> places;
        for (const auto& [number, player] : m_players)
            places[player.id] = player.place;
        for (const std::vector<int>& tie :
             openTies(m_record.state(), *m_record.journal().game().rulesOf(m_record.state()))) {
            Decide deed{{}, Text{asInTheFile}.toStdString()};
            for (const int entrant : tie)
                deed.order.push_back(m_record.state().entrant(entrant).id);
            std::sort(deed.order.begin(), deed.order.end(),
                      [&](const std::string& a, const std::string& b) { return places[a] < places[b]; });
            const bool isTold =
                places[deed.order.front()] > 0 && std::adjacent_find(deed.order.begin(), deed.order.end(),
                                                                     [&](const std::string& a, const std::string& b) {
                                                                         return places[a] == places[b];
                                                                     }) == deed.order.end();
            if (isTold)
                (void)act(actJson(deed), 1);
        }
    }

    bool pair(int round)
    {
        PairRound deed;
        deed.round = round;
        int line = 1;
        for (const auto& [number, player] : m_players) {
            const PlayedCell& cell = cellOf(player, round);
            line = cell.opponent > 0 ? player.line : line;
            if (cell.opponent > 0 && cell.isWhite)
                deed.pairings.push_back({player.id, m_players.at(cell.opponent).id});
            else if (cell.opponent == 0 && cell.result == 'U' && !deed.bye)
                deed.bye = player.id;
            else if (cell.opponent == 0 && !miss(player, round))
                return false;
        }
        // As it would be drawn here, or as somebody else has drawn it.
        const Checked<PlayResult> drawn = m_record.play(actJson(deed), Instant{});
        if (drawn && drawn->accepted) {
            m_intake.acts.push_back(actJson(deed));
            return true;
        }
        deed.reason = Text{asInTheFile}.toStdString();
        return act(actJson(deed), line);
    }

    /// The day of a round, where the season has no calendar for it.
    void arrange(int round)
    {
        const std::string& day = m_dayOf[static_cast<std::size_t>(round) - 1];
        if (day.empty() || !m_calendar.empty())
            return;
        std::vector<std::string> ids;
        for (const Fixture& fixture : m_record.state().fixtures) {
            if (fixture.round == round)
                ids.push_back(fixture.id);
        }
        const auto ofRounds = m_days.find("132");
        const ToldDays& told = (ofRounds == m_days.end() ? m_days.begin() : ofRounds)->second;
        for (const std::string& id : ids)
            (void)act(actJson(Arrange{id, day}), told.line);
    }

    bool miss(const ReportedPlayer& player, int round)
    {
        const char result = cellOf(player, round).result;
        MissRound deed{player.id, round};
        if (result == 'H')
            deed.brings = RoundBrings::Draw;
        if (result == 'F' || result == 'U' || result == '+')
            deed.brings = RoundBrings::Win;
        return act(actJson(deed), player.line);
    }

    void record(const ReportedPlayer& white, int round)
    {
        const ReportedPlayer& black = m_players.at(cellOf(white, round).opponent);
        const char mine = cellOf(white, round).result;
        const char theirs = cellOf(black, round).result;
        if (mine == ' ' && theirs == ' ')
            return; // it is still to be played
        Json result = Json::object();
        const auto isIn = [](char letter, const char* letters) {
            return std::string(letters).find(letter) != std::string::npos;
        };
        if (mine == '-' || theirs == '-') {
            for (const auto& [letter, player] : {std::pair(mine, &white), std::pair(theirs, &black)}) {
                if (letter == '-')
                    result["forfeited_by"].push_back(player->id);
            }
        } else {
            const bool isDrawn = isIn(mine, "=D") && isIn(theirs, "=D");
            const bool isWon = isIn(mine, "1W") && isIn(theirs, "0L");
            const bool isLost = isIn(mine, "0L") && isIn(theirs, "1W");
            const bool haveBothLost = isIn(mine, "0L") && isIn(theirs, "0L");
            if (!isDrawn && !isWon && !isLost && !haveBothLost)
                return leaveOut(white.line, Text{Saying::tr("Round %1: the two results do not fit together."), round});
            result["places"] = {{white.id, isWon || isDrawn ? 1 : 2}, {black.id, isLost || isDrawn ? 1 : 2}};
        }
        for (const Fixture& fixture : m_record.state().fixtures) {
            const bool isThis = fixture.round == round && m_record.state().entrant(fixture.sides[0]).id == white.id;
            if (isThis) {
                (void)act(actJson(RecordResult{fixture.id, result}), white.line);
                return;
            }
        }
    }

    std::string m_file;
    std::string m_id;
    std::string m_game;
    std::string m_name;
    int m_rounds = 0; ///< that the file says; 0: it does not
    int m_told = 0;   ///< so many rounds somebody has something of
    int m_played = 0; ///< up to the last one with a match; in those behind it people have only asked not to play
    std::map<std::string, ToldDays> m_days;  ///< by code
    std::vector<std::string> m_dayOf;        ///< by round; empty: not told
    Json m_calendar = Json::object();        ///< empty: the season has none
    std::map<std::string, int> m_points;     ///< by code
    std::map<int, ReportedPlayer> m_players; ///< by number
    Problems m_faults;
    Intake m_intake;
    GameMatch<SeasonGame> m_record;
};

} // namespace

bool isTournamentReport(std::string_view utf8)
{
    static const QRegularExpression player(QStringLiteral("^001 [ \\d]{3}\\d "), QRegularExpression::MultilineOption);
    return player.match(QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()))).hasMatch();
}

Checked<Intake> takeInTrf(const std::string& utf8, const std::string& file, const std::string& id,
                          const std::string& game, const FindRules& findRules)
{
    return Reading(file, id, game, findRules).read(utf8);
}

} // namespace whistle::league
