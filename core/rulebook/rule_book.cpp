// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulebook/rule_book.h"

#include "base/contains.h"
#include "base/first.h"
#include "rulebook/rule_files.h"

#include <QMutex>
#include <algorithm>
#include <memory>

namespace whistle {

namespace {

std::unique_ptr<const RuleBook> compiledIn(const QString& game)
{
    const std::string book = ruleFile(game + QStringLiteral("/book.json"));
    if (book.empty())
        return nullptr;
    std::vector<std::string> texts;
    for (const std::string& language : allWords<BookLanguage>())
        texts.push_back(ruleFile(QStringLiteral("%1/%2.json").arg(game, QString::fromStdString(language))));
    std::vector<RuleBook::Source> words;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        if (!texts[i].empty())
            words.push_back({allWords<BookLanguage>()[i] + ".json", texts[i]});
    }
    Checked<RuleBook> read = RuleBook::read({"book.json", book}, words);
    Q_ASSERT(read); // a test reads every book that is compiled in
    return std::make_unique<const RuleBook>(std::move(*read));
}

} // namespace

BookLanguage bookLanguage(const QString& code)
{
    return fromWord<BookLanguage>(code.toStdString()).value_or(BookLanguage::English);
}

const RuleBook* RuleBook::of(const QString& game)
{
    static QMutex mutex;
    static std::map<QString, std::unique_ptr<const RuleBook>> books;
    const QMutexLocker lock(&mutex);
    auto found = books.find(game);
    if (found == books.end())
        found = books.emplace(game, compiledIn(game)).first;
    return found->second.get();
}

QStringList RuleBook::games()
{
    return ruleFolders();
}

const Rule* RuleBook::find(std::string_view id) const
{
    const auto found = m_places.find(std::string(id));
    return found == m_places.end() ? nullptr : &m_rules[found->second];
}

const RuleSection* RuleBook::section(std::string_view id) const
{
    return firstWith(m_sections, &RuleSection::id, id);
}

const Term* RuleBook::term(std::string_view id) const
{
    return firstWith(m_terms, &Term::id, id);
}

std::vector<const Rule*> RuleBook::about(std::string_view rule, RuleKind kind) const
{
    std::vector<const Rule*> found;
    for (const Rule& candidate : m_rules) {
        if (candidate.kind == kind && contains(candidate.about, rule))
            found.push_back(&candidate);
    }
    return found;
}

std::vector<const Rule*> RuleBook::seeAlso(const Rule& rule) const
{
    std::vector<const Rule*> found;
    const auto add = [&](const Rule* other) {
        if (other != nullptr && other->id != rule.id && !contains(found, other))
            found.push_back(other);
    };
    for (const std::string& id : rule.about)
        add(find(id));
    const RuleWords& words = rule.words.in(m_languages.front());
    for (const std::string* text : {&words.text, &words.reason}) {
        for (const RuleMention mention : ruleMentions(*text))
            add(find(std::string_view(*text).substr(mention.at, mention.length)));
    }
    for (const std::string& id : rule.see)
        add(find(id));
    for (const Rule& other : m_rules) {
        if (contains(other.see, rule.id))
            add(&other);
    }
    return found;
}

std::vector<RuleMention> ruleMentions(std::string_view text)
{
    const auto isUpper = [&](std::size_t at) { return at < text.size() && text[at] >= 'A' && text[at] <= 'Z'; };
    const auto isDigit = [&](std::size_t at) { return at < text.size() && text[at] >= '0' && text[at] <= '9'; };
    const auto digits = [&](std::size_t& at) {
        const std::size_t start = at;
        while (isDigit(at))
            ++at;
        return at > start;
    };
    // Two letters, a dash, and R14, E3 or 17.8.
    std::vector<RuleMention> found;
    for (std::size_t dash = text.find('-'); dash != std::string_view::npos; dash = text.find('-', dash + 1)) {
        if (dash < 2 || !isUpper(dash - 1) || !isUpper(dash - 2) || (dash > 2 && isUpper(dash - 3)))
            continue;
        std::size_t at = dash + 1;
        const bool isNumbered = isDigit(at);
        if (isUpper(at))
            ++at;
        if (!digits(at))
            continue;
        if (isNumbered) {
            if (at >= text.size() || text[at] != '.' || !isDigit(at + 1))
                continue;
            digits(++at);
        }
        found.push_back({dash - 2, at - (dash - 2)});
    }
    return found;
}

} // namespace whistle
