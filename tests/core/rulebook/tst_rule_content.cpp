// SPDX-License-Identifier: GPL-3.0-or-later
// What the compiled-in rulebooks say: whole, in every language, and tied to the code that rests on them.
#include "rulebook/rule_book.h"
#include "rulebook/rule_files.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <algorithm>
#include <set>

using namespace whistle;

namespace {

const QString root = QStringLiteral(WHISTLE_SOURCE_DIR);

QString read(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

const QStringList& games()
{
    static const QStringList all =
        QDir(root + QStringLiteral("/resources/rules")).entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
    return all;
}

/// The folder of core that rests on a book.
QString folderOf(const QString& book)
{
    return book == QStringLiteral("leagues") ? QStringLiteral("league") : QString(book).remove(u'-');
}

/// Every id that stands in the files of some folders, and one file that it stands in.
std::map<QString, QString> idsIn(const QStringList& folders, const QStringList& kinds)
{
    static const QRegularExpression id(QStringLiteral("\\b[A-Z]{2}-(?:[RE]\\d+|\\d+\\.\\d+)\\b"));
    std::map<QString, QString> found;
    for (const QString& folder : folders) {
        QDirIterator files(root + folder, kinds, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString path = files.next();
            if (path.contains(QStringLiteral("/tests/core/rulebook/")))
                continue; // these tests would cite everything
            const QString text = read(path);
            for (auto match = id.globalMatch(text); match.hasNext();)
                found.emplace(match.next().captured(), files.fileName());
        }
    }
    return found;
}

/// The numbers in a text, sorted; ids of rules are none.
QStringList numbersIn(const std::string& words)
{
    static const QRegularExpression id(QStringLiteral("[A-Z]{2}-(?:[RE]\\d+|\\d+\\.\\d+)"));
    static const QRegularExpression number(QStringLiteral("\\d+"));
    QString text = QString::fromStdString(words);
    text.remove(id);
    QStringList all;
    for (auto match = number.globalMatch(text); match.hasNext();)
        all << match.next().captured();
    all.sort();
    return all;
}

std::vector<std::string> allTexts(const RuleWords& words)
{
    std::vector<std::string> all{words.title, words.text, words.reason};
    all.insert(all.end(), words.examples.begin(), words.examples.end());
    return all;
}

} // namespace

class TestRuleContent : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyBookIsSound()
    {
        QVERIFY(games().size() >= 3);
        for (const QString& game : games()) {
            const QString folder = root + QStringLiteral("/resources/rules/%1/").arg(game);
            const std::string book = read(folder + QStringLiteral("book.json")).toStdString();
            std::vector<std::string> texts;
            std::vector<RuleBook::Source> words;
            texts.reserve(bookLanguages.size());
            for (const std::string& language : allWords<BookLanguage>()) {
                texts.push_back(
                    read(folder + QString::fromStdString(language) + QStringLiteral(".json")).toStdString());
                if (!texts.back().empty())
                    words.push_back({language + ".json", texts.back()});
            }
            const Checked<RuleBook> checked = RuleBook::read({"book.json", book}, words);
            QStringList all;
            for (const Problem& problem : checked.problems())
                all << QStringLiteral("%1, line %2: %3")
                           .arg(QString::fromStdString(problem.at), QString::number(problem.line),
                                problem.message.render());
            QVERIFY2(checked, qPrintable(game + u'\n' + all.join(u'\n')));
            QVERIFY2(RuleBook::of(game), qPrintable(game + QStringLiteral(" is not compiled in")));
            QCOMPARE(QString::fromStdString(checked->game()), game);
        }
    }

    void everyFileIsCompiledIn()
    {
        const QDir folder(root + QStringLiteral("/resources/rules"));
        QDirIterator files(folder.path(), {QStringLiteral("*.json")}, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString path = files.next();
            QVERIFY2(ruleFile(folder.relativeFilePath(path)) == read(path).toStdString(), qPrintable(path));
        }
        QVERIFY(ruleFile(QStringLiteral("nowhere.json")).empty());
        QCOMPARE(ruleFolders(), games());
    }

    void everyRuleOfTheDigestHasItsEntry()
    {
        for (const QString& game : games()) {
            const QString list = root + QStringLiteral("/tests/core/rulebook/digests/%1.txt").arg(game);
            const QStringList digest = read(list).split(u'\n', Qt::SkipEmptyParts);
            QVERIFY2(digest.size() > 20, qPrintable(list));
            QStringList entries;
            for (const Rule& rule : RuleBook::of(game)->rules())
                entries << QString::fromStdString(rule.id);
            QCOMPARE(entries, digest);
        }
    }

    void everyEntryIsWrittenInEveryLanguage()
    {
        for (const QString& game : games())
            QCOMPARE(RuleBook::of(game)->languages().size(), bookLanguages.size());
    }

    void everyIdInTheSourcesIsARule()
    {
        QStringList unknown;
        const auto ids = idsIn({QStringLiteral("/core"), QStringLiteral("/app")},
                               {QStringLiteral("*.cpp"), QStringLiteral("*.h"), QStringLiteral("*.md")});
        QVERIFY(ids.size() > 100);
        for (const auto& [id, file] : ids) {
            const bool known =
                std::any_of(games().begin(), games().end(), [&, name = id.toStdString()](const QString& game) {
                    return RuleBook::of(game)->find(name) != nullptr;
                });
            if (!known)
                unknown << QStringLiteral("%1 in %2").arg(id, file);
        }
        QVERIFY2(unknown.isEmpty(), qPrintable(unknown.join(u'\n')));
    }

    // An entry that neither the program nor a test rests on says why it is there all the same.
    void whatNothingCitesSaysWhy()
    {
        const auto cited = idsIn({QStringLiteral("/core"), QStringLiteral("/app"), QStringLiteral("/tests")},
                                 {QStringLiteral("*.cpp"), QStringLiteral("*.h"), QStringLiteral("*.json"),
                                  QStringLiteral("*.jsonl"), QStringLiteral("*.whistle"), QStringLiteral("*.trace")});
        QStringList wrong;
        for (const QString& game : games()) {
            if (!QFile::exists(root + QStringLiteral("/core/") + folderOf(game)))
                continue; // the book came before its game
            for (const Rule& rule : RuleBook::of(game)->rules()) {
                const bool isCited = cited.contains(QString::fromStdString(rule.id));
                if (!isCited && rule.toldOnly.empty())
                    wrong << QStringLiteral("%1: nothing cites it, and it does not say why it is told only")
                                 .arg(QString::fromStdString(rule.id));
            }
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(QString::number(wrong.size()) + u'\n' + wrong.join(u'\n')));
    }

    void everyLanguageTellsTheSameNumbers()
    {
        QStringList wrong;
        for (const QString& game : games()) {
            for (const Rule& rule : RuleBook::of(game)->rules()) {
                const auto english = allTexts(rule.words.in(BookLanguage::English));
                for (const BookLanguage language : bookLanguages) {
                    const auto other = allTexts(rule.words.in(language));
                    QCOMPARE(other.size(), english.size());
                    for (std::size_t i = 0; i < english.size(); ++i) {
                        if (numbersIn(english[i]) != numbersIn(other[i]))
                            wrong << QStringLiteral("%1 in %2: %3")
                                         .arg(QString::fromStdString(rule.id),
                                              QString::fromStdString(std::string(toWord(language))),
                                              QString::fromStdString(other[i]));
                    }
                    const auto mentions = [](const std::string& text) {
                        std::multiset<std::string> ids;
                        for (const RuleMention mention : ruleMentions(text))
                            ids.insert(text.substr(mention.at, mention.length));
                        return ids;
                    };
                    if (mentions(english[1]) != mentions(other[1]))
                        wrong << QStringLiteral("%1: names other rules in another language")
                                     .arg(QString::fromStdString(rule.id));
                }
            }
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(u'\n' + wrong.join(u'\n')));
    }

    void textsAreFitToBeShown()
    {
        static const QRegularExpression markup(QStringLiteral("[`|_*«»<>]"));
        for (const QString& game : games()) {
            for (const Rule& rule : RuleBook::of(game)->rules()) {
                for (const BookLanguage language : bookLanguages) {
                    const RuleWords& words = rule.words.in(language);
                    for (const std::string& text : allTexts(words)) {
                        QVERIFY2(!QString::fromStdString(text).contains(markup), rule.id.c_str());
                        QVERIFY2(text.find("  ") == std::string::npos, rule.id.c_str());
                    }
                    QVERIFY2(std::string(".?!\")").find(words.text.back()) != std::string::npos, rule.id.c_str());
                    QVERIFY2(words.title.back() != '.', rule.id.c_str());
                    QVERIFY2(!words.text.starts_with(words.title + ':'), rule.id.c_str()); // the title stands above it
                    QVERIFY2(QString::fromStdString(words.title).size() <= 84, rule.id.c_str());
                }
            }
        }
    }

    void theGlossaryIsWhole()
    {
        for (const QString& game : games()) {
            const std::size_t rules = RuleBook::of(game)->rules().size();
            QVERIFY(RuleBook::of(game)->terms().size() >= std::min<std::size_t>(25, rules / 2));
            for (const Term& term : RuleBook::of(game)->terms()) {
                for (const BookLanguage language : bookLanguages)
                    QVERIFY2(!term.words.in(language).term.empty() && !term.words.in(language).meaning.empty(),
                             term.id.c_str());
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestRuleContent)
#include "tst_rule_content.moc"
