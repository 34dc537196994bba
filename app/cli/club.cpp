// SPDX-License-Identifier: GPL-3.0-or-later
#include "club/exchange.h"
#include "club/texts.h"
#include "club/try_server.h"
#include "club_verbs.h"
#include "rulebook/json_ruling.h"
#include "streams.h"

#include <QUuid>
#include <algorithm>
#include <iostream>
#include <memory>

namespace whistle::cli {

namespace {

constexpr std::string_view wordOf(Standing standing)
{
    switch (standing) {
    case Standing::Whole:
        return "whole";
    case Standing::More:
        return "more_there";
    case Standing::Parted:
        return "two_histories";
    default:
        return "refused";
    }
}

Json toldOf(const Travel& travel)
{
    Json told{{"record", travel.id.toStdString()}, {"kind", travel.isSeason ? "season" : "match"}};
    if (!travel.game.empty() && !travel.isSeason)
        told["game"] = travel.game;
    if (!travel.here.isEmpty())
        told["here"] = travel.here.toStdString();
    if (!travel.file.empty())
        told["file"] = travel.file;
    if (!travel.season.isEmpty()) {
        told["season"] = travel.season.toStdString();
        told["fixture"] = travel.fixture;
    }
    return told;
}

Json toldOf(const Exchanged& done)
{
    Json told = toldOf(done.travel);
    told["standing"] = wordOf(done.standing);
    told["waiting"] = done.waiting;
    told["taken_in"] = done.taken;
    for (const Json& match : done.refusal ? partOf(done.refusal->more, "matches") : Json())
        told["matches"].push_back(match);
    if (done.refusal)
        told["why"] = done.refusal->told().toStdString();
    else if (!done.problems.empty())
        told["why"] = done.problems.front().message.toStdString();
    for (const LeftOutAct& act : done.leftOut)
        told["left_out"].push_back({{"of", act.isHere ? "here" : "server"},
                                    {"number", act.number},
                                    {"at", act.at.toIso()},
                                    {"act", act.headline.toStdString()},
                                    {"why", render(act.why)},
                                    {"rules", rulesJson(act.rules)}});
    return told;
}

/// A line a record; the answer is no where one of them is not the same on both sides.
int tellAll(const Checked<std::vector<Exchanged>>& all)
{
    if (!all)
        return failed(all.problems(), FileTrouble);
    ExitCode code = Answered;
    for (const Exchanged& done : *all) {
        print(toldOf(done));
        code = done.standing == Standing::Whole ? code : AnswerIsNo;
    }
    return finished(code);
}

/// A match is called by its UUID.
bool isMatchName(const ClubOptions& options)
{
    return options.match.empty() || !QUuid::fromString(QString::fromStdString(options.match)).isNull();
}

/// A verb that needs the server.
using WithServer = int (*)(ClubSession&, const ClubOptions&);

int withServer(const CommonOptions& common, const ClubOptions& options, WithServer run)
{
    if (!isMatchName(options))
        return badInput("/match", {Saying::tr("There is no match “%1”; `club status` shows them all."), options.match});
    ClubSession session;
    const ExitCode code = session.connect(common);
    return code == Answered ? run(session, options) : code;
}

/// As its owner, who need not have joined.
int asOwner(const ClubOptions& options, const std::function<Problems(ClubServer&)>& run, const Json& told)
{
    const Checked<ClubAddress> address = ClubAddress::read(options.address);
    if (!address)
        return failed(address.problems(), BadInput);
    const Checked<std::unique_ptr<ClubServer>> server = ClubServer::connect(*address, ClubServer::Schema::AnyVersion);
    if (!server)
        return failed(server.problems(), FileTrouble);
    if (const Problems problems = run(**server); !problems.empty())
        return failed(problems, FileTrouble);
    Json all{{"club", address->told()}};
    all.update(told);
    print(all);
    return finished(Answered);
}

int tryOut(const CommonOptions& /*common*/, const ClubOptions& options)
{
    if (options.end) {
        if (const Problems problems = TryServer::end(options.folder); !problems.empty())
            return failed(problems, FileTrouble);
        print({{"folder", options.folder}, {"gone", true}});
        return finished(Answered);
    }
    const Checked<TryServer> server = TryServer::start(options.folder);
    if (!server)
        return failed(server.problems(), FileTrouble);
    Json people = Json::object();
    for (const QString& person : TryServer::people())
        people[person.toStdString()] = server->address(person).told();
    print({{"folder", options.folder}, {"owner", server->address(QStringLiteral("owner")).told()}, {"people", people}});
    return finished(Answered);
}

/// A computer says that it is there every four minutes.
constexpr int leastLease = 10;

int init(const CommonOptions& /*common*/, const ClubOptions& options)
{
    const QString as = QString::fromStdString(options.as);
    if (!as.isEmpty() && QUuid::fromString(as).isNull())
        return badInput("/as",
                        {Saying::tr("“%1” is not a club's id; `club status` shows it on every laptop."), options.as});
    return asOwner(options, [&](ClubServer& server) { return server.setUp(options.leaseMinutes * 60, as); },
                   {{"ready", true}});
}

int member(const CommonOptions& /*common*/, const ClubOptions& options)
{
    std::string password;
    if (!options.passwordFile.empty()) {
        if (const ExitCode code = readAll(options.passwordFile, password); code != Answered)
            return code;
        password.erase(std::min(password.find('\n'), password.size()));
    }
    static const std::map<std::string, ClubRole> roles{{"nobody", ClubRole::Nobody},
                                                       {"viewer", ClubRole::Viewer},
                                                       {"table", ClubRole::Table},
                                                       {"organiser", ClubRole::Organiser}};
    const QString name = QString::fromStdString(options.name);
    return asOwner(options,
                   [&](ClubServer& server) {
                       return server.setMember(name, roles.at(options.role), QString::fromStdString(password));
                   },
                   {{"name", options.name}, {"role", options.role}});
}

std::string roleWord(ClubRole role)
{
    return role == ClubRole::Nobody ? "nobody" : whistle::wordOf(role).source;
}

int join(const CommonOptions& common, const ClubOptions& options)
{
    const Checked<ClubAddress> address = ClubAddress::read(options.address);
    if (!address)
        return failed(address.problems(), BadInput);
    if (!address->password.isEmpty()) // before it is used at all
        return badInput("/address", {club_texts::passwordInAddress});
    const Checked<std::unique_ptr<ClubServer>> server = ClubServer::connect(*address);
    if (!server)
        return failed(server.problems(), FileTrouble);
    const Checked<std::unique_ptr<Store>> store = Store::open(QString::fromStdString(common.dataFolder));
    if (!store)
        return failed(store.problems(), FileTrouble);
    const Checked<JoinedClub> joined = joinClub(**store, *address, (*server)->club(), options.name);
    if (!joined)
        return failed(joined.problems(), FileTrouble);
    print({{"club", address->told()},
           {"person", (*server)->person().toStdString()},
           {"role", roleWord((*server)->role())},
           {"computer", joined->device.name.toStdString()},
           {"encrypted", (*server)->isEncrypted()}});
    return finished(Answered);
}

int leave(const CommonOptions& common, const ClubOptions& /*options*/)
{
    ClubSession session;
    if (const ExitCode code = session.open(common); code != Answered)
        return code;
    if (const Problems problems = leaveClub(session.store()); !problems.empty())
        return failed(problems, FileTrouble);
    print({{"club", nullptr}});
    return finished(Answered);
}

int push(ClubSession& session, const ClubOptions& options)
{
    Exchange exchange(session.store(), session.server(), session.club().device);
    const Checked<MatchId> season =
        options.season.empty() ? Checked<MatchId>(MatchId{}) : session.seasonHere(options.season);
    if (!season)
        return failed(season.problems(), BadInput);
    int code = tellAll(options.season.empty() ? exchange.push() : exchange.moveThere(*season));
    for (const Text& why : exchange.lostAgreements()) {
        print({{"confirmed", false}, {"why", why.toStdString()}});
        code = finished(AnswerIsNo);
    }
    // Whoever has to choose between two histories sees what this computer has.
    const Problems untold = exchange.tellHistories();
    return untold.empty() ? code : failed(untold, FileTrouble);
}

int pull(ClubSession& session, const ClubOptions& options)
{
    Exchange exchange(session.store(), session.server(), session.club().device);
    const Checked<std::vector<Exchanged>> pulled = exchange.pull();
    const int code = tellAll(pulled);
    if (!pulled || !options.results)
        return code;
    int answered = code;
    for (const Exchanged& done : *pulled) {
        if (!done.travel.isSeason)
            continue;
        const Checked<std::vector<TakenResult>> results = exchange.takeResults(done.travel.id);
        if (!results)
            return failed(results.problems(), FileTrouble);
        for (const TakenResult& result : *results) {
            print({{"record", result.match.toStdString()},
                   {"fixture", result.fixture},
                   {"accepted", result.answer.accepted},
                   {"why", render(result.answer.why)},
                   {"rules", rulesJson(result.answer.rules)}});
            answered = result.answer.accepted ? answered : AnswerIsNo;
        }
    }
    const Checked<std::vector<Exchanged>> pushed = exchange.push();
    if (!pushed)
        return failed(pushed.problems(), FileTrouble);
    for (const Exchanged& done : *pushed) {
        if (done.travel.isSeason && done.standing != Standing::Whole) {
            print(toldOf(done));
            answered = AnswerIsNo;
        }
    }
    return finished(answered);
}

/// The record as the server lists it.
Json toldOf(const ClubRecord& record)
{
    Json told{{"record", record.id.toStdString()},
              {"kind", record.isSeason ? "season" : "match"},
              {"lines", record.state.count},
              {"last_at", record.lastAt.toIso()}};
    if (!record.season.isEmpty()) {
        told["season"] = record.season.toStdString();
        told["fixture"] = record.fixture;
    }
    if (!record.isSeason) {
        told["game"] = record.game;
        told["finished"] = record.finished;
        told["held_by"] = record.holder.toStdString();
        told["computer"] = record.deviceName.toStdString();
        told["until"] = record.heldUntil.toIso();
        told["histories"] = record.histories;
        told["confirmed_by"] = Json::array();
        for (const ClubAgreement& agreement : record.agreed)
            told["confirmed_by"].push_back(agreement.side);
    }
    return told;
}

int status(const CommonOptions& common, const ClubOptions& /*options*/)
{
    ClubSession session;
    if (const ExitCode code = session.open(common); code != Answered)
        return code;
    Json told{{"club", session.club().address.told()},
              {"id", session.club().club.toStdString()},
              {"computer", session.club().device.name.toStdString()}};
    const Checked<std::vector<Travel>> travels = Travels(session.store()).of(session.club().club);
    if (!travels)
        return failed(travels.problems(), FileTrouble);
    int waiting = 0;
    for (const Travel& travel : *travels) {
        int here = travel.sent;
        if (!travel.here.isEmpty())
            here = session.store().lineCount({travel.here}).value_or(travel.sent);
        else if (const Checked<std::string> text = readWholeFile(FileName(travel.file)))
            here = static_cast<int>(soundLines(*text).lines.size()) - 1;
        waiting += waitingOf(travel, here);
    }
    told["waiting"] = waiting;
    const Checked<std::unique_ptr<ClubServer>> server = ClubServer::connect(session.club().address);
    const Checked<std::vector<ClubRecord>> records =
        server ? (*server)->records() : Checked<std::vector<ClubRecord>>(server.problems());
    told["live"] = records.isGood();
    if (!records) {
        told["why"] = records.problems().front().message.toStdString();
    } else {
        told["person"] = (*server)->person().toStdString();
        told["role"] = roleWord((*server)->role());
        told["records"] = Json::array();
        for (const ClubRecord& record : *records)
            told["records"].push_back(toldOf(record));
    }
    print(told);
    return finished(Answered);
}

int check(ClubSession& session, const ClubOptions& /*options*/)
{
    const Checked<std::vector<ClubFault>> faults = session.server().faults();
    const Checked<std::vector<ClubRecord>> records = session.server().records();
    if (!faults || !records)
        return failed(faults ? records.problems() : faults.problems(), FileTrouble);
    Json told = Json::array();
    const auto add = [&](const QString& record, int history, const Text& message) {
        told.push_back({{"record", record.toStdString()}, {"history", history}, {"message", message.toStdString()}});
    };
    for (const ClubFault& fault : *faults)
        add(fault.record, fault.history, {club_texts::faultThere, fault.after});
    // Seasons are refereed anew as well: their chains may hold and their acts be refused all the same.
    for (const ClubRecord& record : *records) {
        if (!record.isSeason)
            continue;
        const Checked<std::vector<std::string>> lines = session.server().lines(record.id, record.state.history, -1);
        if (!lines)
            return failed(lines.problems(), FileTrouble);
        SoundLines sound = soundLines(*lines);
        if (sound.fault)
            continue; // told above
        const Checked<std::unique_ptr<SeasonRecord>> season = openSeason(std::move(sound.lines));
        const Problems problems = season ? remarksOn(**season) : season.problems();
        for (const Problem& problem : problems)
            add(record.id, record.state.history, problem.message);
    }
    const bool isRight = told.empty();
    print({{"right", isRight}, {"records", records->size()}, {"faults", std::move(told)}});
    return finished(isRight ? Answered : AnswerIsNo);
}

int bringBack(ClubSession& session, const ClubOptions& options)
{
    const Checked<QString> season = session.seasonThere(options.season);
    if (!season)
        return failed(season.problems(), BadInput);
    const Checked<Exchanged> done =
        Exchange(session.store(), session.server(), session.club().device).bringBack(*season);
    return tellAll(done ? Checked<std::vector<Exchanged>>(std::vector{*done}) : done.problems());
}

int takeOver(ClubSession& session, const ClubOptions& options)
{
    const Checked<Exchanged> done = Exchange(session.store(), session.server(), session.club().device)
                                        .takeOver(QString::fromStdString(options.match));
    return tellAll(done ? Checked<std::vector<Exchanged>>(std::vector{*done}) : done.problems());
}

int letGo(ClubSession& session, const ClubOptions& options)
{
    return tellAnswer(session.server().letGo(QString::fromStdString(options.match), session.club().device));
}

int untie(ClubSession& session, const ClubOptions& options)
{
    return tellAnswer(session.server().untie(QString::fromStdString(options.match)));
}

int showHistories(ClubSession& session, const ClubOptions& options)
{
    const QString match = QString::fromStdString(options.match);
    const Checked<std::vector<ClubHistory>> histories = session.server().histories(match);
    if (!histories)
        return failed(histories.problems(), FileTrouble);
    for (const ClubHistory& history : *histories) {
        Json told{{"history", history.number},
                  {"counts", history.counts},
                  {"lines", history.lines},
                  {"same_up_to", history.parted},
                  {"held_by", history.holder.toStdString()},
                  {"computer", history.deviceName.toStdString()}};
        for (const Json& entry : partOf(history.telling, "entries"))
            told["entries"].push_back(
                {{"number", valueIn(entry, "number", 0)}, {"words", wordsOfEntry(entry).toStdString()}});
        if (!history.chosenBy.isEmpty())
            told["chosen"] = {{"by", history.chosenBy.toStdString()}, {"reason", history.reason}};
        print(told);
    }
    return finished(histories->empty() ? AnswerIsNo : Answered);
}

int choose(ClubSession& session, const ClubOptions& options)
{
    return tellAnswer(session.server().choose(QString::fromStdString(options.match), options.history, options.reason));
}

/// The words after `club`.
class ClubWords {
public:
    ClubWords(CLI::App& club, const CommonOptions& common, Verb& chosen)
        : m_club(club)
        , m_common(common)
        , m_chosen(chosen)
    {
    }
    CLI::App& add(const char* name, const char* meaning, int (*run)(const CommonOptions&, const ClubOptions&))
    {
        CLI::App* word = m_club.add_subcommand(name, meaning);
        word->callback([run, &common = m_common, &chosen = m_chosen, options = m_options] {
            chosen = [run, &common, options] { return run(common, *options); };
        });
        return *word;
    }
    CLI::App& add(const char* name, const char* meaning, WithServer run)
    {
        CLI::App* word = m_club.add_subcommand(name, meaning);
        word->callback([run, &common = m_common, &chosen = m_chosen, options = m_options] {
            chosen = [run, &common, options] { return withServer(common, *options, run); };
        });
        return *word;
    }
    [[nodiscard]] ClubOptions& options() { return *m_options; }

private:
    CLI::App& m_club;
    const CommonOptions& m_common;
    Verb& m_chosen;
    std::shared_ptr<ClubOptions> m_options = std::make_shared<ClubOptions>();
};

} // namespace

void addClub(CLI::App& app, const CommonOptions& common, Verb& chosen)
{
    CLI::App* club = app.add_subcommand("club", "Seasons on a club's PostgreSQL server; play goes on without it");
    club->require_subcommand(1);
    ClubWords words(*club, common, chosen);
    ClubOptions& options = words.options();
    const auto withAddress = [&](CLI::App& word) {
        word.add_option("address", options.address, "postgresql://NAME@SERVER/DATABASE, or service=NAME")->required();
    };
    const auto ofMatch = [&](CLI::App& word) {
        word.add_option("match", options.match, "The match, as `club status` shows it")->required();
    };

    CLI::App& throwAway = words.add("try", "A throw-away server in a folder, with a club on it", tryOut);
    throwAway.add_option("folder", options.folder, "Its folder; created if it does not exist")
        ->required()
        ->check(notEmpty());
    throwAway.add_flag("--end", options.end, "Stop it and remove the folder");

    CLI::App& made = words.add("init", "Create the club in this database, or update it (its owner)", init);
    withAddress(made);
    made.add_option("--lease", options.leaseMinutes, "How many minutes a table holds its match after its last contact")
        ->check(CLI::Range(leastLease, 24 * 60));
    made.add_option("--as", options.as, "The club whose server was lost, by its id, as `club status` shows it")
        ->check(notEmpty());
    CLI::App& person = words.add("member", "Who may join, and in which role (its owner)", member);
    withAddress(person);
    person.add_option("name", options.name, "Their name on the server")->required()->check(notEmpty());
    person.add_option("--role", options.role, "Default: table")
        ->check(CLI::IsMember({"nobody", "viewer", "table", "organiser"}));
    person
        .add_option("--password-file", options.passwordFile,
                    "Their password, as the first line of this file; -: of the "
                    "standard input")
        ->type_name("FILE");

    CLI::App& joined = words.add("join", "Connect this data folder to that club", join);
    withAddress(joined);
    joined.add_option("--name", options.name, "This computer's name as others see it; default: the machine's name")
        ->check(notEmpty());
    words.add("leave", "Disconnect this data folder from its club; what is here stays", leave);
    words.add("push", "Send what is waiting here to the server; one line per record", push)
        .add_option("season", options.season, "Move this season to the server, with its matches");
    words.add("pull", "Fetch what is new on the server; one line per record", pull)
        .add_flag("--results", options.results,
                  "Enter the results of finished matches into their seasons (an organiser)");
    words.add("status", "Who you are there, what is waiting, and what the server has", status);
    words.add("check", "Check every chain and every season on the server again", check);
    words.add("bring-back", "Take a season off the server; a full copy stays here", bringBack)
        .add_option("season", options.season, "Its id, as `league list` shows it")
        ->required();
    ofMatch(words.add("take-over", "Continue here a match whose computer is gone", takeOver));
    ofMatch(words.add("let-go", "Let another computer continue this match at once", letGo));
    ofMatch(
        words.add("untie", "This match is played for no fixture any more; its fixture is free (an organiser)", untie));
    ofMatch(words.add("histories", "The histories of a match that was continued in two places", showHistories));
    CLI::App& choice =
        words.add("choose", "Which history of a match counts; the other stays readable (an organiser)", choose);
    ofMatch(choice);
    choice.add_option("history", options.history, "Its number, as `club histories` shows it")->required();
    choice.add_option("--reason", options.reason, "Why; it stays on record")->required()->check(notEmpty());

    CLI::App& confirmed = words.add("confirm", "A side of a finished match says that its result is right", confirm);
    ofMatch(confirmed);
    confirmed.add_option("side", options.side, "Which one, from 1, as the match lists them")
        ->required()
        ->check(CLI::Range(1, 16));
    CLI::Option* reason = confirmed
                              .add_option("--reason", options.reason,
                                          "Why an organiser says so for a side that has gone; it stays on record")
                              ->check(notEmpty());
    confirmed
        .add_flag("--take-back", options.takeBack, "It no longer says so, while another side has not said so either")
        ->excludes(reason);
    const auto ofSeason = [&](CLI::App& word) {
        word.add_option("season", options.season, "Its id, as `league list` shows it")->required();
    };
    CLI::App& called = words.add("call", "Call a fixture to a table (an organiser)", callMatch);
    ofSeason(called);
    called.add_option("fixture", options.fixture, "Its id, as `league schedule` shows it")->required();
    called.add_option("place", options.place, "Where they play: \"table 8\"")->check(notEmpty());
    called.add_flag("--take-off", options.takeOff, "Nobody is called to it any more");
    CLI::App& clock =
        words.add("clock", "Until when a round is played; then a bell rings at its tables (an organiser)", setClock);
    ofSeason(clock);
    clock.add_option("minutes", options.minutes, "From now; 0: it rings now")->check(CLI::Range(0, 600));
    clock.add_option("--round", options.round, "Which round it is")->check(CLI::Range(0, 1000));
    clock.add_flag("--take-off", options.takeOff, "The round has no clock");
    words.add("evening", "Who is called where, and until when rounds are played", evening);
}

} // namespace whistle::cli
