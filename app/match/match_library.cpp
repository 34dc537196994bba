// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/match_library.h"

#include "base/first.h"
#include "catalog/catalog.h"
#include "match/example.h"
#include "packs/pack.h"

#include <QCoreApplication>
#include <algorithm>
#include <limits>
#include <nlohmann/json.hpp>

namespace whistle {

namespace {

constexpr Sentence soundUpTo{
    "shell", QT_TRANSLATE_NOOP("shell", "This match was changed after entry %1. It is sound up to there.")};
constexpr Sentence unknownGame{
    "shell",
    QT_TRANSLATE_NOOP("shell", "This match is of the game %1, which this Whistle does not know. A newer Whistle may.")};

/// Who played is looked for in so many matches, the latest first.
constexpr int mostOfPlayers = 500;

/// The match of proven lines; if its record breaks off somewhere, that is told with it.
Checked<std::unique_ptr<Match>> refereed(const SoundLines& sound)
{
    if (sound.lines.empty())
        return sound.fault ? Problems{*sound.fault} : Problems{};
    return Catalog::standard().openMatch(SoundLines{sound.lines, {}, false, sound.soundBytes, sound.soundBytes});
}

/// `lines`: of the match that the digest is of, so that a reader can see whether it is that of the last line.
Problems keepDigest(Store& store, const MatchId& id, MatchSession::Digest digest, std::size_t lines)
{
    digest.summary["lines"] = lines;
    return store.setSummary(id, digest.title, digest.summary, digest.finished);
}

} // namespace

const GameEntry* MatchLibrary::game(std::string_view id) const
{
    return firstWith(m_games, &GameEntry::game, id);
}

std::unique_ptr<MatchSession> MatchLibrary::sessionFor(const MatchId& id, std::unique_ptr<Match> match,
                                                       const GameEntry& game)
{
    match->setNames(game.names);
    MatchSession::Keeper keeper;
    keeper.id = id;
    keeper.record = [&store = m_store, id](const std::vector<RecordedLine>& lines) {
        return store.append(id, lines, Instant::now());
    };
    // Only a cache: where it could not be written, `recent` finds it behind and makes it anew.
    keeper.keepSummary = [&store = m_store, id, digest = game.digest](const Match& kept) {
        (void)keepDigest(store, id, digest(kept), kept.recordedLines().size() - 1);
    };
    return std::make_unique<MatchSession>(std::move(match), std::move(keeper));
}

MatchLibrary::Started MatchLibrary::start(std::string_view gameId, const Json& newMatch)
{
    const Checked<const CatalogGame*> catalogued = Catalog::standard().game(gameId);
    const GameEntry* entry = game(gameId);
    if (!catalogued || entry == nullptr)
        return Problems{{"", Text{unknownGame, std::string(gameId)}}};
    std::unique_ptr<Match> match = (*catalogued)->newMatch();
    // Judged before anything is stored.
    const Checked<PlayResult> result = match->play(newMatch, Instant::now());
    if (!result)
        return result.problems();
    if (!result->accepted)
        return Refusal{newMatch, *result};
    const Checked<MatchId> id = m_store.importMatch(match->recordedLines(), Instant::now());
    if (!id)
        return id.problems();
    std::unique_ptr<MatchSession> session = sessionFor(*id, std::move(match), *entry);
    session->keepSummary();
    return session;
}

Checked<MatchLibrary::Opened> MatchLibrary::open(const MatchId& id)
{
    const Checked<std::vector<std::string>> lines = m_store.load(id);
    if (!lines)
        return lines.problems();
    const SoundLines sound = soundLines(*lines);
    Checked<std::unique_ptr<Match>> match = refereed(sound);
    if (!match)
        return match.problems();
    const GameEntry* entry = game((*match)->game());
    if (entry == nullptr)
        return Problem{"", Text{unknownGame, std::string((*match)->game())}};
    Opened opened;
    opened.notes = (*match)->notes();
    if (sound.fault)
        opened.notes.push_back({"", Text{soundUpTo, static_cast<int>(sound.lines.size()) - 1}});
    opened.session = sessionFor(id, std::move(*match), *entry);
    return opened;
}

Checked<MatchLibrary::TakenIn> MatchLibrary::takeIn(const QString& path)
{
    const Checked<std::string> text = readWholeFile(path);
    if (!text)
        return text.problems();
    const SoundLines sound = soundLines(*text);
    if (sound.fault && !sound.torn)
        return *sound.fault;
    const Checked<std::unique_ptr<Match>> match = refereed(sound);
    if (!match)
        return match.problems();
    const GameEntry* entry = game((*match)->game());
    if (entry == nullptr)
        return Problem{"", Text{unknownGame, std::string((*match)->game())}};
    TakenIn taken;
    if (sound.fault)
        taken.notes.push_back(*sound.fault);
    const MatchSession::Digest digest = entry->digest(**match);
    if (const std::optional<MatchId> here = stored(sound.lines, digest.title)) {
        taken.id = *here;
        taken.wasHere = true;
        return taken;
    }
    const Checked<MatchId> id = m_store.importMatch(sound.lines, Instant::now());
    if (!id)
        return id.problems();
    if (const Problems problems = keepDigest(m_store, *id, digest, sound.lines.size() - 1); !problems.empty())
        return problems;
    taken.id = *id;
    return taken;
}

Checked<MatchId> MatchLibrary::import(const QString& path)
{
    const Checked<TakenIn> taken = takeIn(path);
    return taken ? Checked<MatchId>(taken->id) : Checked<MatchId>(taken.problems());
}

std::optional<MatchId> MatchLibrary::stored(const std::vector<RecordedLine>& lines, const std::string& title)
{
    const Checked<std::vector<MatchSummary>> matches = m_store.recentMatches(std::numeric_limits<int>::max());
    if (!matches)
        return {};
    for (const MatchSummary& match : *matches) {
        if (match.title != title || match.lines + 1 != static_cast<int>(lines.size()))
            continue;
        const Checked<std::vector<std::string>> texts = m_store.load(match.id);
        if (texts && std::equal(texts->begin(), texts->end(), lines.begin(), lines.end(),
                                [](const std::string& text, const RecordedLine& line) { return text == line.text; }))
            return match.id;
    }
    return {};
}

Checked<MatchId> MatchLibrary::takeExample(std::string_view gameId)
{
    const GameEntry* entry = game(gameId);
    if (entry == nullptr)
        return Problem{"", Text{unknownGame, std::string(gameId)}};
    const Checked<std::unique_ptr<Match>> played = playExample(gameId);
    if (!played)
        return played.problems();
    const Match& match = **played;
    const Checked<MatchId> id = m_store.importMatch(match.recordedLines(), Instant::now());
    if (id)
        (void)keepDigest(m_store, *id, entry->digest(match), match.recordedLines().size() - 1);
    return id;
}

Problems MatchLibrary::exportTo(const MatchId& match, const QString& path) const
{
    // The user has agreed to replace the file.
    return m_store.exportMatch(match, path, files::Existing::IsReplaced);
}

Checked<std::vector<MatchSummary>> MatchLibrary::recent(int limit, std::optional<Shelf> shelf)
{
    Checked<std::vector<MatchSummary>> matches = m_store.recentMatches(limit, shelf);
    if (!matches)
        return matches;
    if (matches->empty())
        return matches;
    // Only the match that was changed last can have been interrupted.
    MatchSummary& match = matches->front();
    const GameEntry* entry = game(match.game);
    const auto kept = match.summary.find("lines");
    if (entry == nullptr || (kept != match.summary.end() && *kept == match.lines))
        return matches;
    const Checked<Opened> opened = open(match.id);
    if (!opened) // told when somebody opens it
        return matches;
    opened->session->keepSummary();
    const MatchSession::Digest digest = entry->digest(opened->session->match());
    match.title = digest.title;
    match.summary = digest.summary;
    match.finished = digest.finished;
    return matches;
}

QStringList MatchLibrary::players() const
{
    QStringList found;
    const auto note = [&found](const Json& name) {
        const QString one = name.is_string() ? QString::fromStdString(name.get<std::string>()) : QString();
        if (!one.isEmpty() && !found.contains(one, Qt::CaseInsensitive))
            found << one;
    };
    const auto matches = m_store.recentMatches(mostOfPlayers);
    for (const MatchSummary& match : matches ? *matches : std::vector<MatchSummary>()) {
        const GameEntry* entry = game(match.game);
        const auto seats = match.summary.find("seats");
        if (match.shelf == Shelf::Bin || entry == nullptr || seats == match.summary.end())
            continue;
        for (const Json& seat : *seats) {
            if (!seat.is_object())
                continue;
            const std::string name = valueIn(seat, "name", std::string());
            // What the game has a name for is a team or a side, nobody.
            const bool isPerson = !entry->names || entry->names(name) == QString::fromStdString(name);
            note(seat.contains("player") ? seat.at("player") : isPerson ? Json(name) : Json());
        }
    }
    const auto seasons = m_store.seasons();
    for (const MatchSummary& season : seasons ? *seasons : std::vector<MatchSummary>()) {
        const auto people = season.summary.find("people");
        if (season.shelf == Shelf::Bin || people == season.summary.end())
            continue;
        for (const auto& [id, name] : people->items())
            note(name);
    }
    return found;
}

UnusedPacks usePacks(const QString& dataFolder)
{
    Catalog::usePacks(dataFolder);
    UnusedPacks unused;
    for (const auto& [id, problems] : Catalog::packProblems()) {
        unused.games.push_back(Text{(*Catalog::standard().game(id))->name}.toStdString());
        unused.problems.insert(unused.problems.end(), problems.begin(), problems.end());
    }
    return unused;
}

QString words(const Problem& problem)
{
    return renderProblem(problem);
}

QStringList words(const Problems& problems)
{
    QStringList sentences;
    for (const Problem& problem : problems)
        sentences << words(problem);
    return sentences;
}

} // namespace whistle
