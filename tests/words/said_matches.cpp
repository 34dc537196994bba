// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/telling/report.h"
#include "catalog/catalog.h"
#include "chaotic/telling/report.h"
#include "elgrande/telling/report.h"
#include "everything_said.h"
#include "hard_names.h"
#include "heroes/telling/report.h"
#include "kaosball/telling/report.h"
#include "kaosball_random.h"
#include "mutated_json.h"
#include "random_games.h"
#include "reference_match.h"

#include <QDir>
#include <set>

namespace whistle {

namespace {

const Instant evening{1'770'033'600};

/// Who sits at the recorded matches, and who sits there now.
using NewNames = std::map<std::string, std::string>;
NewNames hardNamesFor(const std::string& game)
{
    if (game == "battle-line")
        return {{"Ada", hardNames[0]}, {"Bruno", hardNames[1]}};
    if (game == "chaotic")
        return {{"Ola", hardNames[2]}, {"Dani", hardNames[3]}};
    if (game == "el-grande")
        return {{"anna", hardNames[4]}, {"bence", hardNames[5]}, {"cili", hardNames[6]}, {"dani", hardNames[2]}};
    if (game == "heroes")
        return {{"Anna", hardNames[7]}, {"Béla", hardNames[1]}};
    return {{"amazons", hardNames[8]}};
}

/// What a match says, heard in the names of its players.
class AtTheTable {
public:
    AtTheTable(Heard& heard, const Match& match) : m_heard(heard), m_match(match) {}

    void hear(const PlayResult& result)
    {
        say(result.why);
        say(result.objections);
        for (const RefusedEntry& refused : result.nowRefused)
            say(refused.objections);
    }
    void hear(const Checked<PlayResult>& result)
    {
        if (result)
            hear(*result);
        else
            say(result.problems());
    }
    /// A line that nobody means.
    void hearWhatIf(const Json& line)
    {
        const Checked<Preview> preview = m_match.whatIf(line);
        if (preview)
            hear(preview->result);
        else
            say(preview.problems());
    }
    void hearMoves()
    {
        for (const OfferedMove& move : m_match.moves()) {
            say(move.words);
            if (move.offer.title)
                say(*move.offer.title);
        }
    }
    void hearSecrets(const std::string& seat)
    {
        for (const Held& held : m_match.heldBy(seat)) {
            say(Text{held.title});
            for (const HeldThing& thing : held.things) {
                say(thing.words);
                say(thing.note);
            }
        }
    }
    void hearLog()
    {
        for (const LogEntry& entry : m_match.entries()) {
            say(entry.headline);
            say(entry.objections);
        }
    }
    void hear(const MatchReport& report)
    {
        say(report.title);
        say(report.subtitle);
        say(report.scoreIs);
        for (const ReportBand& band : report.bands)
            say(band.name);
        for (const ReportMoment& moment : report.moments) {
            say(moment.what);
            say(moment.also);
        }
        say(report.sums.sources);
        say(report.countsTitle);
        for (const ReportCount& count : report.counts)
            say(count.name);
        for (const ReportTable& table : report.tables) {
            say(table.title);
            say(table.heads);
            say(table.remarks);
        }
        for (const ReportOverride& one : report.overrides)
            say(one.what);
    }

private:
    template <class Said>
    void say(const Said& said)
    {
        m_heard.hear(said, [this] { return m_match.names(); });
    }

    Heard& m_heard;
    const Match& m_match;
};

MatchReport reportOn(const Match& match)
{
    const std::string_view game = match.game();
    if (game == battleline::Game::id)
        return battleline::reportOf(static_cast<const GameMatch<battleline::Game>&>(match));
    if (game == chaotic::Game::id)
        return chaotic::reportOf(static_cast<const GameMatch<chaotic::Game>&>(match));
    if (game == elgrande::Game::id)
        return elgrande::reportOf(static_cast<const GameMatch<elgrande::Game>&>(match));
    if (game == heroes::Game::id)
        return heroes::reportOf(static_cast<const GameMatch<heroes::Game>&>(match));
    return kaosball::reportOf(static_cast<const GameMatch<kaosball::Game>&>(match));
}

/// A command of each kind, as it was played once.
class OnceEntered {
public:
    void add(const Json& command)
    {
        Json& one = m_commands[command.value("command", std::string())];
        if (one.is_null())
            one = command;
    }
    [[nodiscard]] const std::map<std::string, Json>& commands() const { return m_commands; }

private:
    std::map<std::string, Json> m_commands;
};

/// What is done about the entries of a match, and what is not.
void hearEdits(AtTheTable& table, const Match& match)
{
    const int last = static_cast<int>(match.entries().size());
    for (const int number : {1, last / 2, last, last + 5}) {
        for (const char* edit : {"withdraw", "restore", "replace", "insert"}) {
            Json line{{"edit", edit}, {"number", number}};
            if (edit[2] == 'p' || edit[0] == 'i')
                line["entry"] = match.entered(last / 3 + 1).value_or(EnteredEntry{}).entry;
            table.hearWhatIf(line);
        }
    }
    for (const char* command : {"undo", "redo", "nonsense"})
        table.hearWhatIf({{"command", command}});
}

void hearPlaythrough(Heard& heard, const CatalogGame& game, const QString& name)
{
    const std::vector<PlaythroughStep> steps = readPlaythrough(QString::fromStdString(game.id), name);
    const NewNames names = hardNamesFor(game.id);
    OnceEntered once;
    for (const PlaythroughStep& step : steps) {
        if (step.kind == PlaythroughStep::Kind::Command)
            once.add(renamedIn(step.content, names));
    }
    const std::unique_ptr<Match> match = game.newMatch();
    AtTheTable table(heard, *match);
    int played = 0;
    for (const PlaythroughStep& step : steps) {
        if (step.kind == PlaythroughStep::Kind::Expect)
            continue;
        const Json command = renamedIn(step.content, names);
        if (step.kind == PlaythroughStep::Kind::Illegal) {
            table.hearWhatIf(command);
            continue;
        }
        table.hear(match->play(command, evening));
        if (++played % 10 == 0) {
            table.hearMoves();
            for (const auto& [oldName, newName] : names)
                table.hearSecrets(newName);
            for (const char* seat : {"one", "two", "north", "south"})
                table.hearSecrets(seat);
            for (const auto& [kind, other] : once.commands())
                table.hearWhatIf(other);
        }
    }
    table.hearLog();
    table.hear(reportOn(*match));
    hearEdits(table, *match);
}

/// What the referee of Kaosball finds otherwise on the table, as it can be and as it cannot.
void hearCorrections(AtTheTable& table, const Match& match)
{
    if (match.game() != kaosball::Game::id)
        return;
    const std::vector<std::pair<std::string, Json>> found{
        {"scores/fangs", 5},
        {"cash/fangs", 4},
        {"cash/fangs", -1},
        {"cash/fangs", "three"},
        {"fouls/fangs", 3},
        {"fouls/fangs", 16},
        {"active_upgrade_points/fangs", 5},
        {"hand/fangs", 4},
        {"hand/fangs", 8},
        {"burned/fangs", Json::array({3})},
        {"active_upgrades/fangs", Json::array({"lucky"})},
        {"draw_pile", 20},
        {"discard_pile", 99},
        {"ball", {{"space", "e5"}}},
        {"ball", {{"carried_by", "fangs/r1"}}},
        {"ball", {{"carried_by", "fangs/r7"}}},
        {"ball", {{"space", "e5"}, {"carried_by", "fangs/r1"}}},
        {"ball", {{"carried_by", "b r9"}}},
        {"figures/fangs/r1/damage", 1},
        {"figures/fangs/r1/damage", -1},
        {"figures/fangs/r1/damage", 9},
        {"figures/fangs/r7/damage", 1},
        {"figures/fangs/r1/health", 4},
        {"figures/fangs/r1/standing", false},
        {"figures/fangs/r1/standing", true},
        {"figures/fangs/r1/space", "e4"},
        {"figures/fangs/r1/space", "e2"},
        {"figures/fangs/r1/where", "dugout"},
        {"figures/fangs/r1/where", "dead"},
        {"figures/fangs/r1/trophy_of", "amazons"},
        {"period", 2},
        {"turn", "fangs"},
        {"weather", 1},
    };
    for (const auto& [path, value] : found)
        table.hearWhatIf({{"command", "correct"}, {"path", path}, {"value", value}, {"reason", "recounted"}});
}

/// Of how many entries one is looked at from all sides.
constexpr int everyNth = 25;

/// Kaosball of any kind, with any number of teams.
class AnyKaosball final : public RandomGame {
public:
    AnyKaosball(const kaosball::RandomMatch& kind, unsigned seed)
        : m_player(*kaosball::printedFacts(), seed)
        , m_kind(kind)
    {
    }
    std::optional<Json> next(const Match& match) override
    {
        const auto& state = static_cast<const GameMatch<kaosball::Game>&>(match).state();
        if (state.phase == kaosball::Phase::NotStarted)
            return kaosball::writeCommand(m_player.start(m_kind));
        const std::optional<kaosball::Command> command = m_player.next(state);
        return command ? std::optional(kaosball::writeCommand(*command)) : std::nullopt;
    }

private:
    kaosball::RandomPlayer m_player;
    kaosball::RandomMatch m_kind;
};

/// What was played by chance is played once more in the next language; to choose it takes longer than to play it.
class PlayedBefore final : public RandomGame {
public:
    PlayedBefore(const std::string& name, std::unique_ptr<RandomGame> player)
        : m_commands(all()[name])
        , m_player(std::move(player))
    {
    }
    std::optional<Json> next(const Match& match) override
    {
        if (m_next == m_commands.size()) {
            std::optional<Json> command = m_isOver ? std::nullopt : m_player->next(match);
            m_isOver = !command;
            if (!command)
                return {};
            m_commands.push_back(std::move(*command));
        }
        return m_commands[m_next++];
    }

private:
    static std::map<std::string, std::vector<Json>>& all()
    {
        static std::map<std::string, std::vector<Json>> commands;
        return commands;
    }
    std::vector<Json>& m_commands;
    std::unique_ptr<RandomGame> m_player;
    std::size_t m_next = 0;
    bool m_isOver = false;
};

void hearRandomMatch(Heard& heard, const CatalogGame& game, unsigned seed, std::unique_ptr<RandomGame> player, int most)
{
    const std::unique_ptr<Match> match = game.newMatch();
    PlayedBefore played(game.id + std::to_string(seed), std::move(player));
    AtTheTable table(heard, *match);
    MutatedJson mutations(seed);
    OnceEntered once;
    for (int entry = 0; entry < most; ++entry) {
        const std::optional<Json> command = played.next(*match);
        if (!command)
            break;
        once.add(*command);
        if (entry % 2 == 0)
            table.hearWhatIf(mutations.of(*command));
        if (entry % 5 == 0)
            table.hearMoves();
        if (entry % everyNth == 0) {
            hearCorrections(table, *match);
            for (const auto& [kind, other] : once.commands()) {
                table.hearWhatIf(other);
                table.hearWhatIf(mutations.of(other));
            }
        }
        table.hear(match->play(*command, evening));
    }
    table.hearLog();
    table.hear(reportOn(*match));
}

} // namespace

void hearRecordedMatches(Heard& heard)
{
    for (const CatalogGame& game : Catalog::standard().games()) {
        const QDir folder(QStringLiteral(WHISTLE_SOURCE_DIR "/tests/playthroughs/") + QString::fromStdString(game.id));
        for (const QString& file : folder.entryList({QStringLiteral("*.jsonl")}, QDir::Files, QDir::Name))
            hearPlaythrough(heard, game, QFileInfo(file).completeBaseName());
    }
}

void hearRandomMatches(Heard& heard)
{
    for (const CatalogGame& game : Catalog::standard().games()) {
        if (game.id == kaosball::Game::id)
            continue;
        for (unsigned seed = 1; seed <= 4; ++seed)
            hearRandomMatch(heard, game, seed, randomGame(game.id, seed), 400);
    }
    using kaosball::Depth;
    using kaosball::Mode;
    unsigned seed = 1;
    for (const kaosball::RandomMatch& kind : {kaosball::RandomMatch{Mode::Versus, 2, true, Depth::Scorekeeper},
                                              kaosball::RandomMatch{Mode::Versus, 2, false, Depth::Mirror},
                                              kaosball::RandomMatch{Mode::MaxKaos, 3, true, Depth::Mirror},
                                              kaosball::RandomMatch{Mode::MaxKaos, 4, false, Depth::Scorekeeper},
                                              kaosball::RandomMatch{Mode::Alliance, 4, true, Depth::Mirror}}) {
        hearRandomMatch(heard, **Catalog::standard().game(kaosball::Game::id), seed,
                        std::make_unique<AnyKaosball>(kind, seed), 900);
        ++seed;
    }
}

} // namespace whistle
