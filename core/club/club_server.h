// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/instant.h"
#include "base/json.h"
#include "club/club_address.h"
#include "journal/match_file.h"

#include <QObject>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QVariant>
#include <functional>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

namespace whistle {

/// What somebody of a club may do; each may do what those before it may.
enum class ClubRole : std::uint8_t {
    Nobody,
    Viewer,   ///< sees what everybody at a table sees
    Table,    ///< plays matches, and goes on only with those that it holds
    Organiser ///< enters acts of seasons, and decides between two histories of a match
};
[[nodiscard]] Sentence wordOf(ClubRole role);

/// A computer of a club: of two with the same person's name only one holds a match.
struct ClubDevice {
    QString id;   ///< a UUID of the data folder
    QString name; ///< as others are told: "table 3"
};

/// How far a record is on the server.
struct ClubState {
    int count = 0;     ///< lines behind the header
    std::string chain; ///< of the last
    int history = 1;   ///< which of the record's counts
};

/// Why the server did not take something: nothing has changed there.
struct ClubRefusal {
    enum class Why : std::uint8_t {
        Role,
        Held,     ///< another computer holds the match
        Over,     ///< the match is over: nobody goes on with it
        Fixture,  ///< its fixture is played elsewhere
        Parted,   ///< the record there went on differently
        Chain,    ///< a line does not follow, or it is no record of ours
        Unknown,  ///< the server does not have it
        Another,  ///< it has another one under this name
        TakenOff, ///< an organiser has taken it off the server
        NotWhole, ///< not here as it is there: nothing is taken off
        Open,     ///< the match is not over yet
        Reason,   ///< it needs one
        Side,     ///< the match has no such side
        Agreed,   ///< its result is confirmed by all, or by an organiser
        Place,    ///< that is no place where anybody can be called to
        Clock,    ///< no round is that long
        Game,     ///< its season is of another game
        Single,   ///< the match has one history: there is nothing to choose
        NotCalled ///< nobody is called to the fixture
    };
    Why why = Why::Unknown;
    Json more = Json::object(); ///< the server's own facts: who holds it, until when, how far it is
    [[nodiscard]] Text told() const;
    /// Until when somebody else holds the match; none: the refusal is another one.
    [[nodiscard]] std::optional<Instant> until() const;
    /// How far the record is there; only of Parted.
    [[nodiscard]] ClubState there() const;
};

using ClubAnswer = std::variant<ClubState, ClubRefusal>;

/// A side of a match that is over, as its league counts it.
struct OutcomeSide {
    std::string name; ///< as the match calls it
    int place = 1;
    std::optional<int> score = {}; ///< none: the game has none
};
/// As the summary of a match has them; empty: it is not over.
[[nodiscard]] std::vector<OutcomeSide> outcomeIn(const Json& summary);

/// A side of a finished match that has said that its result is right.
struct ClubAgreement {
    int side = 1; ///< as outcomeIn lists them, from 1
    QString by;
    std::string reason; ///< of an organiser who said so for it; empty: it was said at the table
    friend bool operator==(const ClubAgreement&, const ClubAgreement&) = default;
};

/// A match or a season as the server lists it. Its moments are those of this computer's clock.
struct ClubRecord {
    QString id;
    bool isSeason = false;
    std::string game;
    QString season; ///< that a match is played for; empty: none
    std::string fixture;
    Json terms = Json::object();
    ClubState state;
    int histories = 1;
    bool isChosen = false; ///< an organiser has said which of them counts
    std::string title;
    Json summary = Json::object(); ///< what everybody at its table sees
    bool finished = false;
    QString holder;
    QString device;
    QString deviceName;
    Instant heldUntil;
    Instant lastAt;                         ///< when its last line came
    Instant heardAt;                        ///< when its computer was heard last
    std::vector<ClubAgreement> agreed = {}; ///< to the result as it stands now
    std::string begun = {};                 ///< when; sorts as it is
    std::string place = {};                 ///< that it was called to; empty: it was not called
    bool isBrought = false;                 ///< by a computer where it was not played, after the server was lost
};

/// Whether every side of it has said that its result is right.
[[nodiscard]] bool isAgreed(const ClubRecord& match);
/// Whether this one has.
[[nodiscard]] bool hasAgreed(const ClubRecord& match, int side);

/// A table that is called to play a fixture.
struct ClubCall {
    QString season;
    std::string fixture;
    std::string place; ///< "table 8", in the club's own words
    Instant at;        ///< by this computer's clock
    friend bool operator==(const ClubCall&, const ClubCall&) = default;
};

/// Until when the round of a season is played.
struct ClubClock {
    QString season;
    int round = 0;
    Instant ends; ///< by this computer's clock
    friend bool operator==(const ClubClock&, const ClubClock&) = default;
};

/// What is said on an evening beside the records.
struct ClubEvening {
    std::vector<ClubCall> calls; ///< in the order in which they were called
    std::vector<ClubClock> clocks;
};

/// One of the histories of a match that was gone on with in two places.
struct ClubHistory {
    int number = 1;
    int lines = 0;
    int parted = 0; ///< the last line that it shares with the first
    QString holder;
    QString deviceName;
    bool counts = false;
    QString chosenBy;
    std::string reason;
    QString device;
    Json telling = Json::object(); ///< historyTelling, by the computer that has it; empty: it has not said yet
};

/// The last entry that all histories of a match share.
[[nodiscard]] int commonOf(const std::vector<ClubHistory>& histories);

/// A line of a record on the server that does not follow from the one before it.
struct ClubFault {
    QString record;
    int history = 1;
    int after = 0; ///< the last line that is sound
};

/// One connection to a club's server; belongs to the thread that made it. A problem is trouble with the server or the
/// way to it, and nothing is known of what was asked; whoever asks once more does no harm. `isLost` says whether a new
/// connection is needed.
class ClubServer {
public:
    /// Connects within a few seconds, or not. `Schema::AnyVersion`: for its owner, who sets it up.
    enum class Schema : std::uint8_t { OurVersion, AnyVersion };
    [[nodiscard]] static Checked<std::unique_ptr<ClubServer>> connect(const ClubAddress& address,
                                                                      Schema schema = Schema::OurVersion);
    ~ClubServer();
    ClubServer(const ClubServer&) = delete;
    ClubServer& operator=(const ClubServer&) = delete;

    [[nodiscard]] ClubRole role() const { return m_role; }
    [[nodiscard]] const QString& person() const { return m_person; }
    /// By which this club is known from another one; a UUID.
    [[nodiscard]] const QString& club() const { return m_club; }
    [[nodiscard]] bool isEncrypted() const { return m_isEncrypted; }
    [[nodiscard]] bool isLost() const { return m_isLost; }
    /// Asks it for a word; false: it has none, and the connection is lost.
    [[nodiscard]] bool isThere();
    /// Calls this on the thread of `context`, which has an event loop, whenever a record there has changed.
    void listen(QObject& context, std::function<void()> heard);

    /// Of a connection that has asked before only what has changed since is read.
    [[nodiscard]] Checked<std::vector<ClubRecord>> records();
    [[nodiscard]] Checked<ClubEvening> evening();
    [[nodiscard]] Checked<std::vector<ClubHistory>> histories(const QString& record);
    /// The lines of a history behind this number, the header first where it is -1. Without what a sealed line says,
    /// where this person may not know it.
    [[nodiscard]] Checked<std::vector<std::string>> lines(const QString& record, int history, int after);
    /// How large the club's database is.
    [[nodiscard]] Checked<std::int64_t> bytes();
    /// Every chain of every record, worked out anew by the server.
    [[nodiscard]] Checked<std::vector<ClubFault>> faults();

    // Acts. Repeated after an answer that was lost they change nothing.
    /// `isPlayedHere`: else the computer where a match was played may have it at once.
    [[nodiscard]] Checked<ClubAnswer> begin(const ClubRecord& record, const RecordedLine& header,
                                            const ClubDevice& device, bool isPlayedHere = true);
    /// `follows`: the line before the first of them.
    [[nodiscard]] Checked<ClubAnswer> append(const QString& record, const ClubDevice& device,
                                             const RecordedLine& follows, std::span<const RecordedLine> lines);
    /// What everybody at its table sees now; also that this computer is still there.
    [[nodiscard]] Checked<ClubAnswer> tell(const QString& record, const ClubDevice& device, const std::string& title,
                                           const Json& summary, bool finished);
    [[nodiscard]] Checked<ClubAnswer> takeOver(const QString& record, const ClubDevice& device);
    [[nodiscard]] Checked<ClubAnswer> letGo(const QString& record, const ClubDevice& device);
    /// `lines`: those behind number `common`, up to which both are the same.
    [[nodiscard]] Checked<ClubAnswer> keepHistory(const QString& record, const ClubDevice& device, int common,
                                                  std::span<const RecordedLine> lines);
    [[nodiscard]] Checked<ClubAnswer> choose(const QString& record, int history, const std::string& reason);
    /// An organiser's: the match is played for no fixture any more.
    [[nodiscard]] Checked<ClubAnswer> untie(const QString& match);
    /// An organiser's: the fixture is played now, at this place; empty: nobody is called to it any more.
    [[nodiscard]] Checked<ClubAnswer> callMatch(const QString& season, const std::string& fixture,
                                                const std::string& place);
    /// An organiser's: the round ends so many seconds from now; none: it has no clock.
    [[nodiscard]] Checked<ClubAnswer> setClock(const QString& season, int round, std::optional<int> seconds);
    /// A side of a match that was played at this computer says that its result is right; `chain`: of its last line.
    [[nodiscard]] Checked<ClubAnswer> agree(const QString& match, const ClubDevice& device, int side,
                                            const std::string& chain);
    /// It takes that back; refused when every side has said so, or an organiser for this one.
    [[nodiscard]] Checked<ClubAnswer> takeBack(const QString& match, const ClubDevice& device, int side,
                                               const std::string& chain);
    /// An organiser says so for a side that has gone.
    [[nodiscard]] Checked<ClubAnswer> agreeFor(const QString& match, int side, const std::string& chain,
                                               const std::string& reason);
    /// What a history that this computer has looks like to everybody at its table.
    [[nodiscard]] Checked<ClubAnswer> tellHistory(const QString& match, const ClubDevice& device, int history,
                                                  const Json& telling);
    /// Takes a season and its matches off the server; `here`: how far this computer has it, `matches`: the last chain
    /// of each of its matches here. Refused where the server has something else.
    [[nodiscard]] Checked<ClubAnswer> takeOff(const QString& season, const ClubState& here,
                                              const std::map<QString, std::string>& matches);

    /// The owner's: makes the club in this database or brings it up to date. `leaseSeconds`: how long a match is held
    /// after its table's last word; 0: as it is. `as`: the club of a server that was lost, by `club`, as long as
    /// nothing is here yet: laptops bring back what they have of it; empty: its own.
    Problems setUp(int leaseSeconds = 0, const QString& as = {});
    /// Somebody who may come in with this role, and no other; `password` empty: as before, or by the server's own
    /// rules.
    /// The server and its log get what proves the password, never itself.
    Problems setMember(const QString& name, ClubRole role, const QString& password = {});

    /// The owner's of the whole server: a database for a club, if there is none of this name.
    Problems makeDatabase(const QString& name);

private:
    static constexpr int schemaVersion = 5; ///< the last of resources/club/
    explicit ClubServer(QString connection) : m_connection(std::move(connection)) {}
    [[nodiscard]] QSqlDatabase database() const;
    /// Why a statement failed; notes whether the connection is lost.
    [[nodiscard]] Problem failed(const QSqlError& error);
    [[nodiscard]] Checked<QSqlQuery> ask(const QString& statement, const QVariantList& values = {});
    /// `least`: who may ask it at all.
    [[nodiscard]] Checked<ClubAnswer> act(const QString& call, const QVariantList& values,
                                          ClubRole least = ClubRole::Table);
    /// Runs a statement that cannot be prepared.
    Problems order(const QString& statement);
    /// Runs a script of resources/club/, all of it or nothing.
    Problems runScript(const QString& name);
    /// Whether the names of database and member can be told from each other.
    Problems namesFit(const QString& member = {});
    Problems findVersion();
    Problems findSelf();
    [[nodiscard]] ClubRecord recordIn(const QSqlQuery& query) const;
    [[nodiscard]] Instant here(const QVariant& moment) const;
    Problems inTransaction(const std::function<Problems()>& work);

    QString m_connection;
    QString m_person;
    QString m_club;
    ClubRole m_role = ClubRole::Nobody;
    int m_version = 0;        ///< of the schema; 0: there is no club yet
    std::int64_t m_ahead = 0; ///< seconds that this computer's clock is ahead of the server's
    bool m_isEncrypted = false;
    bool m_isLost = false;
    std::vector<ClubRecord> m_records; ///< as they were read last, in their order
    QString m_readUpTo;                ///< the oldest transaction that was not over then; empty: nothing is read
};

} // namespace whistle
