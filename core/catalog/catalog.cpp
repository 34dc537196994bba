// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/catalog.h"

#include "base/first.h"
#include "battleline/game.h"
#include "battleline/questions/questions.h"
#include "battleline/telling/spoken_names.h"
#include "catalog/register.h"
#include "chaotic/game.h"
#include "chaotic/library/card_lines.h"
#include "chaotic/questions/questions.h"
#include "elgrande/game.h"
#include "elgrande/questions/questions.h"
#include "heroes/game.h"
#include "heroes/questions/questions.h"
#include "kaosball/game.h"
#include "kaosball/questions/questions.h"
#include "kaosball/telling/spoken_names.h"
#include "packs/pack_shelf.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <algorithm>

namespace whistle {

namespace {

constexpr Sentence kaosballName{"common", QT_TRANSLATE_NOOP("common", "Kaosball")};
constexpr Sentence battleLineName{"battleline", QT_TRANSLATE_NOOP("battleline", "Battle Line")};
constexpr Sentence chaoticName{"common", QT_TRANSLATE_NOOP("common", "Chaotic")};
constexpr Sentence elGrandeName{"common", QT_TRANSLATE_NOOP("common", "El Grande")};
constexpr Sentence heroesName{"common", QT_TRANSLATE_NOOP("common", "Might & Magic Heroes")};
constexpr Sentence noSuchGame{"catalog", QT_TRANSLATE_NOOP("catalog", "There is no game called “%1”.")};
constexpr Sentence didYouMean{"catalog", QT_TRANSLATE_NOOP("catalog", "There is no “%1”; was “%2” meant?")};
constexpr Sentence misnamedFolder{
    "catalog",
    QT_TRANSLATE_NOOP("catalog", "The packs in the folder “%1” are not read; those of this game belong in “%2”.")};
constexpr Sentence noSuchQuestion{
    "catalog", QT_TRANSLATE_NOOP("catalog", "There is no question “%1”; `ask --list` shows them all.")};

/// That `word` is none of `known`, with the one that was probably meant.
Problem unknown(Sentence sentence, std::string_view word, const std::vector<std::string>& known)
{
    const std::string nearest = nearestWord(word, known);
    if (nearest.empty())
        return {"", Text{sentence, std::string(word)}};
    return {"", Text{didYouMean, std::string(word), nearest}};
}

std::map<std::string, Problems>& foundInPacks()
{
    static std::map<std::string, Problems> problems;
    return problems;
}

/// Folders of packs that nobody reads, for their names are only nearly the game's: "Kaosball", "battle_line".
Problems misnamedFolders(const QString& dataFolder, const std::string& game)
{
    Problems problems;
    const QString id = QString::fromStdString(game);
    for (const QString& name :
         QFileInfo(userPackFolder(dataFolder, id)).dir().entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name)) {
        QString meant = name.toLower();
        meant.replace(QRegularExpression(QStringLiteral("[ _]")), QStringLiteral("-"));
        if (meant == id && name != id)
            problems.push_back({name.toStdString(), Text{misnamedFolder, name.toStdString(), game}});
    }
    return problems;
}

template <class G, class Facts>
void usePacksOf(PackShelf<Facts>& shelf, const QString& dataFolder)
{
    const std::string game(G::id);
    Problems problems = shelf.use(userPackFolder(dataFolder, QString::fromStdString(game)));
    addTo(problems, misnamedFolders(dataFolder, game));
    if (!problems.empty())
        foundInPacks().emplace(game, std::move(problems));
}

} // namespace

const Question* CatalogGame::question(std::string_view questionId) const
{
    return firstWith(questions, &Question::id, questionId);
}

const Catalog& Catalog::standard()
{
    static const Catalog catalog({
        catalogued<kaosball::Game>(kaosballName, kaosball::questions(), kaosball::questionGuide(),
                                   {kaosball::questionFrom, kaosball::questionBehind,
                                    [](const kaosball::Game& game) { return kaosball::questions(game.facts()); }},
                                   kaosball::nameReader()),
        catalogued<battleline::Game>(battleLineName, battleline::questions(), battleline::questionGuide(),
                                     {battleline::questionFrom, battleline::questionBehind}, battleline::nameReader()),
        catalogued<chaotic::Game>(chaoticName, chaotic::questions(), chaotic::questionGuide(),
                                  {chaotic::questionFrom, chaotic::questionBehind}, {}, chaotic::cardLines),
        catalogued<elgrande::Game>(elGrandeName, elgrande::questions(), elgrande::questionGuide(),
                                   {elgrande::questionFrom, elgrande::questionBehind,
                                    [](const elgrande::Game& game) { return elgrande::questions(game.sharedFacts()); },
                                    elgrande::questionsBehind}),
        catalogued<heroes::Game>(heroesName, heroes::questions(), heroes::questionGuide(),
                                 {heroes::questionFrom, heroes::questionBehind}),
        // The next game stands here.
    });
    return catalog;
}

void Catalog::usePacks(const QString& dataFolder)
{
    foundInPacks().clear();
    usePacksOf<kaosball::Game>(kaosball::packs(), dataFolder);
    usePacksOf<battleline::Game>(battleline::packs(), dataFolder);
    usePacksOf<chaotic::Game>(chaotic::packs(), dataFolder);
    usePacksOf<elgrande::Game>(elgrande::packs(), dataFolder);
    usePacksOf<heroes::Game>(heroes::packs(), dataFolder);
}

const std::map<std::string, Problems>& Catalog::packProblems()
{
    return foundInPacks();
}

Problems Catalog::packProblemsOf(const std::string& game)
{
    const auto found = packProblems().find(game);
    return found == packProblems().end() ? Problems() : found->second;
}

Checked<const CatalogGame*> Catalog::game(std::string_view id) const
{
    std::vector<std::string> known;
    for (const CatalogGame& game : m_games) {
        if (game.id == id)
            return &game;
        known.push_back(game.id);
    }
    return unknown(noSuchGame, id, known);
}

Checked<const Question*> Catalog::question(std::string_view name) const
{
    std::vector<std::string> known;
    for (const CatalogGame& game : m_games) {
        for (const Question& question : game.questions) {
            known.push_back(game.id + "/" + question.id);
            if (known.back() == name)
                return &question;
        }
    }
    return unknown(noSuchQuestion, name, known);
}

Checked<std::unique_ptr<Match>> Catalog::openMatch(const SoundLines& lines) const
{
    if (lines.fault && !lines.torn)
        return *lines.fault;
    const Checked<MatchHeader> header = readHeader(lines.lines.front().text);
    if (!header)
        return header.problems();
    const Checked<const CatalogGame*> found = game(header->game);
    if (!found) {
        Problem problem = found.problems().front();
        problem.at = "/game";
        problem.line = 1;
        return problem;
    }
    return (*found)->openMatch(lines.lines);
}

} // namespace whistle
