// SPDX-License-Identifier: GPL-3.0-or-later
// What every game must bring for its questions at the dispute desk.
#include "base/shape_walk.h"
#include "catalog/catalog.h"
#include "kaosball/game.h"
#include "kaosball_random.h"
#include "random_input.h"
#include "rulebook/turning_change.h"

#include <QDirIterator>
#include <QElapsedTimer>
#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <functional>
#include <nlohmann/json.hpp>
#include <set>

using namespace whistle;

namespace {

/// Every key and word of a shape that a form shows, with the key around it.
void collect(const Shape& shape, const std::string& parent, const std::string& key,
             std::set<std::pair<std::string, std::string>>& keys, std::set<std::pair<std::string, std::string>>& words)
{
    const ShapeParts& parts = shape.parts();
    if (parts.form == ShapeForm::Words && parts.kind.empty())
        for (const std::string& word : parts.words)
            words.emplace(key, word);
    if (parts.form == ShapeForm::Choice) {
        keys.emplace(key, parts.by);
        for (const std::string& word : parts.words)
            words.emplace(parts.by, word);
    }
    for (const ShapeKey& one : parts.keys) {
        keys.emplace(key, one.name);
        collect(one.shape, key, one.name, keys, words);
    }
    for (const Shape& one : parts.shapes)
        collect(one, parent, key, keys, words);
}

/// The teams that the input of a question names.
void collectTeams(const Json& json, std::set<std::string>& teams)
{
    for (const auto& [key, value] : json.items()) {
        if (key == "team" && value.is_string())
            teams.insert(value.get<std::string>());
        else if (value.is_structured())
            collectTeams(value, teams);
    }
}

template <class Visit>
void eachQuestion(Visit&& visit)
{
    for (const CatalogGame& game : Catalog::standard().games()) {
        for (const Question& question : game.questions)
            visit(game, question);
    }
}

} // namespace

class TestQuestionGuides : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// Forms show the meanings as hover texts, so translators must find every one of them.
    void everyMeaningIsMarkedForTranslators()
    {
        static const QRegularExpression marked(
            QStringLiteral("QT_TRANSLATE_NOOP\\(\\s*\"shapes\",((?:\\s*\"[^\"]*\")+)\\s*\\)"));
        static const QRegularExpression joint(QStringLiteral("\"\\s*\""));
        std::set<std::string> found;
        QDirIterator files(QStringLiteral(WHISTLE_SOURCE_DIR "/core"), {QStringLiteral("*.cpp"), QStringLiteral("*.h")},
                           QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QString text = QString::fromUtf8(file.readAll());
            for (auto match = marked.globalMatch(text); match.hasNext();) {
                const QString literal = match.next().captured(1).trimmed().remove(joint);
                found.insert(literal.mid(1, literal.size() - 2).toStdString());
            }
        }
        QVERIFY(found.size() > 50);
        std::set<std::string> unmarked;
        const std::function<void(const Shape&)> look = [&](const Shape& shape) {
            const ShapeParts& parts = shape.parts();
            const auto check = [&](const std::string& meaning) {
                if (!meaning.empty() && found.count(meaning) == 0)
                    unmarked.insert(meaning);
            };
            check(parts.meaning);
            for (const ShapeKey& key : parts.keys) {
                check(key.meaning);
                look(key.shape);
            }
            for (const Shape& one : parts.shapes)
                look(one);
        };
        eachQuestion([&](const CatalogGame&, const Question& question) { look(question.input); });
        QStringList all;
        for (const std::string& meaning : unmarked)
            all << QString::fromStdString(meaning);
        QVERIFY2(all.isEmpty(), qPrintable(all.join(u'\n')));
    }

    void everyKeyAndWordHasALabel()
    {
        QStringList without;
        eachQuestion([&](const CatalogGame& game, const Question& question) {
            std::set<std::pair<std::string, std::string>> keys;
            std::set<std::pair<std::string, std::string>> words;
            collect(question.input, {}, {}, keys, words);
            const Labels& labels = game.guide.labels;
            if (!labels.hasKey("question", question.id))
                without << QString::fromStdString("question." + question.id);
            for (const auto& [parent, key] : keys) {
                if (!labels.hasKey(parent, key))
                    without << QString::fromStdString(game.id + " key " + parent + "." + key);
            }
            for (const auto& [key, word] : words) {
                if (!labels.hasWord(key, word))
                    without << QString::fromStdString(game.id + " word " + key + "=" + word);
            }
        });
        without.removeDuplicates();
        QVERIFY2(without.isEmpty(), qPrintable(without.join(QLatin1Char('\n'))));
    }

    /// What a question begins with is right as far as it goes: nothing is wrong in it, something may be missing.
    void beginningsAreSound()
    {
        eachQuestion([](const CatalogGame& game, const Question& question) {
            const Json blank = blankInput(question, game.guide);
            const std::vector<std::string> missing = missingIn(question.input, blank);
            for (const Problem& problem : question.input.check(blank)) {
                const bool isMissing = std::any_of(missing.begin(), missing.end(), [&](const std::string& at) {
                    return at.compare(0, problem.at.size(), problem.at) == 0;
                });
                QVERIFY2(isMissing,
                         (game.id + "/" + question.id + problem.at + ": " + problem.message.toStdString()).c_str());
            }
        });
    }

    /// "Amazons have": in Kaosball a name of a team is the name of several. Sentences of rulings and verdicts are
    /// looked at as they come, over all cases of questions and over matches.
    void teamsArePlural()
    {
        // "the card of TEAM is" is about the card
        static const QRegularExpression singular(QStringLiteral("(?<!of )TEAM (?!across|as|pass)[a-z]+s\\b"));
        std::set<QString> wrong;
        std::set<std::string> teams{"fangs", "amazons", "ogres", "daemons"};
        int looked = 0;
        const auto look = [&](const std::vector<Text>& sentences) {
            const NameReader read = [&](const std::string& id) {
                return teams.count(id) > 0 ? QStringLiteral("TEAM") : QString::fromStdString(id);
            };
            for (const Text& one : sentences) {
                const QString said = one.render(read);
                looked += said.contains(QStringLiteral("TEAM")) ? 1 : 0;
                if (said.contains(singular))
                    wrong.insert(said);
            }
        };
        const std::set<std::string> known = teams;
        const Checked<const CatalogGame*> game = Catalog::standard().game("kaosball");
        for (const Question& question : (*game)->questions) {
            QFile file(QStringLiteral(WHISTLE_SOURCE_DIR "/tests/questions/kaosball/%1.json")
                           .arg(QString::fromStdString(question.id)));
            QVERIFY(file.open(QIODevice::ReadOnly));
            const Checked<Json> cases = parseJson(file.readAll().toStdString());
            for (const Json& one : *cases) {
                const Checked<JsonRuling> ruling = askQuestion(question, one.at("input"));
                if (!ruling)
                    continue;
                teams = known;
                collectTeams(one.at("input"), teams);
                look(ruling->why);
                look(verdictInWords(question, (*game)->guide, one.at("input"), *ruling));
            }
        }
        const kaosball::Facts& facts = *kaosball::printedFacts();
        const kaosball::RandomMatch kinds[]{{},
                                            {kaosball::Mode::Versus, 2, true, kaosball::Depth::Scorekeeper},
                                            {kaosball::Mode::MaxKaos, 4},
                                            {kaosball::Mode::Alliance, 4}};
        for (const kaosball::RandomMatch& kind : kinds) {
            for (const unsigned seed : {1U, 2U, 3U}) {
                kaosball::RandomPlayer player(facts, seed);
                kaosball::State state;
                for (std::optional<kaosball::Command> command = player.start(kind); command;
                     command = player.next(state)) {
                    Outcome<kaosball::State> outcome = kaosball::referee(state, *command, facts);
                    state = std::move(outcome.next);
                    for (const kaosball::Team& team : state.teams)
                        teams.insert(team.name);
                    look(outcome.why);
                }
            }
        }
        QVERIFY(looked > 500);
        QVERIFY2(wrong.empty(), qPrintable(QStringList(wrong.begin(), wrong.end()).join(u'\n')));
    }

    /// A verdict is said in words whatever is asked; what-if finds a change that really turns it, in time.
    void verdictsAreSaidAndTurned()
    {
        RandomInput random(20261121);
        int judged = 0;
        int turned = 0;
        int several = 0;
        eachQuestion([&](const CatalogGame& game, const Question& question) {
            for (int i = 0; i < 300; ++i) {
                const Json input = random.of(question.input);
                QVERIFY2(question.input.check(input).empty(), (question.id + input.dump()).c_str());
                const Checked<JsonRuling> ruling = askQuestion(question, input);
                if (!ruling)
                    continue;
                ++judged;
                const std::vector<Text> words = verdictInWords(question, game.guide, input, *ruling);
                QVERIFY2(!words.empty(), (game.id + "/" + question.id).c_str());
                static const QRegularExpression open(QStringLiteral("%[1-9n]"));
                QVERIFY(!words.front().render().contains(open));
                if (i % 20 != 0)
                    continue;
                const std::vector<TurningChange> turning =
                    turningChanges(question, game.guide, input, *ruling, std::chrono::milliseconds(60), 3);
                std::set<std::string> places;
                for (const TurningChange& turn : turning) {
                    QVERIFY(places.insert(turn.change.at).second); // one for each place
                    QCOMPARE(QString::fromStdString(turn.input.dump()),
                             QString::fromStdString(changed(input, turn.change).dump()));
                    QVERIFY(verdictInWords(question, game.guide, turn.input, turn.ruling).front().toStdString() !=
                            words.front().toStdString());
                }
                turned += turning.empty() ? 0 : 1;
                several += turning.size() > 1 ? 1 : 0;
            }
        });
        qInfo("%d judged, %d turned", judged, turned);
        QVERIFY(judged > 500);
        QVERIFY(turned > 10);
        QVERIFY(several > 5);
    }
};

QTEST_GUILESS_MAIN(TestQuestionGuides)
#include "tst_question_guides.moc"
