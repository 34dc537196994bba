// SPDX-License-Identifier: GPL-3.0-or-later
#include "search/rule_search.h"

#include "base/contains.h"

#include <QRegularExpression>
#include <QSqlError>
#include <QUuid>
#include <QVariant>
#include <algorithm>
#include <optional>
#include <utility>

namespace whistle {

namespace {

/// Fewer letters begin too many terms.
constexpr int leastOfTerm = 3;
constexpr int leastOfTelling = 3;
/// A single letter begins nearly everything: it says nothing yet.
constexpr int leastOfWord = 2;
/// Shorter words are all near each other.
constexpr int leastOfSlip = 4;

/// What a hit counts: a rule more than what is said about it.
double weightOf(RuleKind kind)
{
    switch (kind) {
    case RuleKind::Rule:
        return 1;
    case RuleKind::Reading:
        return 0.6;
    case RuleKind::Example:
        break;
    }
    return 0.4;
}

/// Whether a slip of the hand lies between two words: a letter too many, another one, or two in the wrong order.
bool isOneSlip(QStringView some, QStringView other)
{
    if (some.size() > other.size())
        std::swap(some, other);
    while (!some.empty() && some.front() == other.front()) {
        some = some.mid(1);
        other = other.mid(1);
    }
    if (some.size() < other.size())
        return some == other.mid(1);
    const bool areSwapped = some.size() > 1 && some[0] == other[1] && some[1] == other[0];
    return some.mid(1) == other.mid(1) || (areSwapped && some.mid(2) == other.mid(2));
}

/// One row a rule: what stands in each column, in every language, folded.
struct Row {
    QStringList title;
    QStringList terms;
    QStringList text;
};

QString plain(const std::string& words)
{
    return folded(QString::fromStdString(words));
}

std::vector<std::string> namesOf(const TermWords& words)
{
    std::vector<std::string> names{words.term};
    names.insert(names.end(), words.also.begin(), words.also.end());
    return names;
}

Row rowOf(const RuleBook& book, const Rule& rule)
{
    Row row;
    for (const BookLanguage language : book.languages()) {
        const RuleWords& words = rule.words.in(language);
        row.title << plain(words.title);
        row.text << plain(words.text) << plain(words.reason);
        for (const std::string& example : words.examples)
            row.text << plain(example);
        for (const auto& [value, meaning] : words.values)
            row.text << plain(meaning);
        for (const Term& term : book.terms()) {
            if (!contains(term.rules, rule.id))
                continue;
            for (const std::string& name : namesOf(term.words.in(language)))
                row.terms << plain(name);
        }
    }
    return row;
}

/// `"word"* AND (...)`: what FTS5 is asked. Words are letters and digits only, so nothing needs escaping.
QString match(const QStringList& words, const QString& between)
{
    QStringList parts;
    for (const QString& word : words)
        parts << QStringLiteral("\"%1\"*").arg(word);
    return parts.join(between);
}

/// The words that say something by themselves ("of" and "the" stand everywhere); all, if none does.
QStringList tellingOf(const QStringList& stems)
{
    QStringList telling;
    std::copy_if(stems.begin(), stems.end(), std::back_inserter(telling),
                 [](const QString& stem) { return stem.size() >= leastOfTelling; });
    return telling.isEmpty() ? stems : telling;
}

/// Whether these are forms of the same words: each has the other's stem.
bool sameWords(const QStringList& some, const QStringList& others)
{
    return std::equal(some.begin(), some.end(), others.begin(), others.end(), [](const QString& a, const QString& b) {
        return a == b || (a.front() == b.front() && a.startsWith(stemOf(b)) && b.startsWith(stemOf(a)));
    });
}

/// Whether each typed word begins a word of the name.
bool begins(const QStringList& typed, const QStringList& name)
{
    return std::all_of(typed.begin(), typed.end(), [&](const QString& word) {
        return std::any_of(name.begin(), name.end(), [&](const QString& other) { return other.startsWith(word); });
    });
}

} // namespace

std::vector<WordPlace> RuleFindings::marksIn(const QString& text, BookLanguage language) const
{
    std::vector<Phrase> phrases;
    for (const QString& word : words) {
        const Phrase whole{word};
        phrases.push_back(whistle::marksIn(text, {whole}).empty() ? Phrase{stemOf(word)} : whole);
    }
    for (const TermHit& hit : terms)
        phrases.push_back(phraseOf(QString::fromStdString(hit.term->words.in(language).term)));
    return whistle::marksIn(text, phrases);
}

RuleSearch::RuleSearch(const QStringList& games) : m_connection(QUuid::createUuid().toString())
{
    for (const QString& game : games) {
        const RuleBook* book = RuleBook::of(game);
        if (book == nullptr)
            continue;
        for (const Rule& rule : book->rules())
            m_places.push_back({book, &rule});
        for (const Term& term : book->terms()) {
            TermPlace place{book, &term, {}};
            for (const BookLanguage language : book->languages()) {
                for (const std::string& name : namesOf(term.words.in(language)))
                    place.names.push_back(wordsOf(QString::fromStdString(name)));
            }
            m_terms.push_back(std::move(place));
        }
    }
    fill();
}

RuleSearch::~RuleSearch()
{
    m_ask.reset();
    QSqlDatabase::removeDatabase(m_connection);
}

void RuleSearch::fill()
{
    QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), m_connection);
    database.setDatabaseName(QStringLiteral(":memory:"));
    database.open();
    QSqlQuery query(database);
    query.exec(QStringLiteral("CREATE VIRTUAL TABLE rules USING fts5(game UNINDEXED, weight UNINDEXED, title, terms, "
                              "text, tokenize = 'unicode61', prefix = '1 2 3')"));
    Q_ASSERT_X(!query.lastError().isValid(), "RuleSearch", qPrintable(query.lastError().text()));
    query.exec(QStringLiteral("CREATE VIRTUAL TABLE words USING fts5vocab(rules, 'row')"));
    Q_ASSERT_X(!query.lastError().isValid(), "RuleSearch", qPrintable(query.lastError().text()));
    database.transaction();
    query.prepare(
        QStringLiteral("INSERT INTO rules(rowid, game, weight, title, terms, text) VALUES (?, ?, ?, ?, ?, ?)"));
    for (std::size_t i = 0; i < m_places.size(); ++i) {
        const Row row = rowOf(*m_places[i].book, *m_places[i].rule);
        query.addBindValue(static_cast<qlonglong>(i));
        query.addBindValue(QString::fromStdString(m_places[i].book->game()));
        query.addBindValue(weightOf(m_places[i].rule->kind));
        query.addBindValue(row.title.join(u' '));
        query.addBindValue(row.terms.join(u' '));
        query.addBindValue(row.text.join(u' '));
        query.exec();
    }
    database.commit();
    m_ask = std::make_unique<QSqlQuery>(database);
    m_ask->setForwardOnly(true);
    // The best has the least rank, below zero; the digest's order settles what is left.
    m_ask->prepare(QStringLiteral("SELECT rowid FROM rules WHERE rules MATCH ? AND (? = '' OR game = ?) "
                                  "ORDER BY bm25(rules, 0, 0, 12, 6, 1) * weight, rowid LIMIT ?"));
}

bool RuleSearch::isBegun(const QString& beginning) const
{
    QSqlQuery query(QSqlDatabase::database(m_connection));
    query.prepare(QStringLiteral("SELECT 1 FROM words WHERE term >= ? AND term < ? LIMIT 1"));
    query.addBindValue(beginning);
    query.addBindValue(QString(beginning + QChar(0xffff)));
    return query.exec() && query.next();
}

QString RuleSearch::meantBy(const QString& word) const
{
    if (word.size() < leastOfSlip || isBegun(word) || isBegun(stemOf(word)))
        return {};
    // A letter is left out more often than another one is hit.
    QSqlQuery query(QSqlDatabase::database(m_connection));
    query.prepare(QStringLiteral("SELECT term FROM words WHERE length(term) BETWEEN ? AND ? "
                                 "ORDER BY length(term) DESC, doc DESC"));
    query.addBindValue(word.size() - 1);
    query.addBindValue(word.size() + 1);
    query.setForwardOnly(true);
    query.exec();
    while (query.next()) {
        if (const QString near = query.value(0).toString(); isOneSlip(word, near))
            return near;
    }
    return {};
}

RuleFindings RuleSearch::find(const QString& typed, int most) const
{
    return find(typed, QString(), most);
}

RuleFindings RuleSearch::find(const QString& typed, const QString& game, int most) const
{
    RuleFindings findings;
    QStringList words = wordsOf(typed);
    const auto saysNothing = [](const QString& word) { return word.size() < leastOfWord && word.front().isLetter(); };
    words.erase(std::remove_if(words.begin(), words.end(), saysNothing), words.end());
    if (words.isEmpty())
        return findings;
    for (QString& word : words) {
        if (const QString meant = meantBy(word); !meant.isEmpty()) {
            findings.meant << meant;
            word = meant;
        }
    }
    QStringList stems;
    for (const QString& word : words)
        stems << stemOf(word);
    findings.words = words;
    addById(findings, typed, game);
    if (!findings.rules.empty())
        findings.words.clear(); // a number was typed, not words
    addTerms(findings, words, game);
    addByText(findings, match(words, QStringLiteral(" AND ")), game, most);
    if (stems != words)
        addByText(findings, match(stems, QStringLiteral(" AND ")), game, most);
    const bool hasRule = std::any_of(findings.rules.begin(), findings.rules.end(),
                                     [](const RuleHit& hit) { return hit.rule->kind == RuleKind::Rule; });
    if (!hasRule && words.size() > 1)
        addByText(findings, match(tellingOf(stems), QStringLiteral(" OR ")), game, most);
    return findings;
}

void RuleSearch::addByText(RuleFindings& findings, const QString& match, const QString& game, int most) const
{
    m_ask->addBindValue(match);
    m_ask->addBindValue(game.isNull() ? QStringLiteral("") : game);
    m_ask->addBindValue(game);
    m_ask->addBindValue(most);
    m_ask->exec();
    while (m_ask->next() && findings.rules.size() < static_cast<std::size_t>(most)) {
        const Place& place = m_places[m_ask->value(0).toULongLong()];
        const bool known = std::any_of(findings.rules.begin(), findings.rules.end(),
                                       [&](const RuleHit& hit) { return hit.rule == place.rule; });
        if (!known)
            findings.rules.push_back({place.book, place.rule});
    }
    m_ask->finish();
}

/// "KB-17.8", "kb 17.8", "17.8", "r14", "17": the rule itself, then those whose id goes on from there.
void RuleSearch::addById(RuleFindings& findings, const QString& typed, const QString& game) const
{
    static const QRegularExpression id(QStringLiteral("^\\s*(?:([A-Za-z]{2})[- ]?)?([RrEe]?\\d+(?:\\.\\d*)?)\\s*$"));
    const QRegularExpressionMatch found = id.match(typed);
    if (!found.hasMatch())
        return;
    const QString prefix = found.captured(1).toUpper();
    const QString number = found.captured(2).toUpper();
    if (prefix.isEmpty() && !number.contains(u'.') && number.front().isDigit())
        return; // a bare number is a number
    std::vector<RuleHit> whole;
    std::vector<RuleHit> begun;
    for (const Place& place : m_places) {
        const QString ruleId = QString::fromStdString(place.rule->id);
        if (!game.isEmpty() && place.book->game() != game.toStdString())
            continue;
        if (!prefix.isEmpty() && !ruleId.startsWith(prefix + u'-'))
            continue;
        const QString own = ruleId.section(u'-', 1);
        if (own == number)
            whole.push_back({place.book, place.rule});
        else if (own.startsWith(number) && (number.contains(u'.') || own[number.size()] == u'.'))
            begun.push_back({place.book, place.rule});
    }
    findings.rules.insert(findings.rules.end(), whole.begin(), whole.end());
    findings.rules.insert(findings.rules.end(), begun.begin(), begun.end());
}

/// Terms with this very name first, in any form of it, and the rules that explain them; then terms that begin so.
void RuleSearch::addTerms(RuleFindings& findings, const QStringList& words, const QString& game) const
{
    const auto isLong = [](const QString& word) { return word.size() >= leastOfTerm; };
    const bool says = std::all_of(words.begin(), words.end(), isLong);
    std::vector<TermHit> begun;
    for (const TermPlace& place : m_terms) {
        if (!game.isEmpty() && place.book->game() != game.toStdString())
            continue;
        const TermHit hit{place.book, place.term};
        const auto isBegun = [&](const QStringList& name) { return begins(words, name); };
        const auto isNamed = [&](const QStringList& name) { return sameWords(words, name); };
        if (std::any_of(place.names.begin(), place.names.end(), isNamed))
            findings.terms.push_back(hit);
        else if (says && std::any_of(place.names.begin(), place.names.end(), isBegun))
            begun.push_back(hit);
    }
    for (const TermHit& hit : findings.terms)
        findings.rules.push_back({hit.book, hit.book->find(hit.term->rules.front())});
    findings.terms.insert(findings.terms.end(), begun.begin(), begun.end());
}

} // namespace whistle
