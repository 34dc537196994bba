// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulebook/book_document.h"

#include "base/html.h"
#include "look/paper.h"
#include "rulebook/book_words.h"
#include "rulebook/house_rules.h"

#include <QPdfWriter>
#include <QTextDocument>
#include <QTranslator>

namespace whistle {

using html::escaped;
using html::in;

namespace {

constexpr int pageMargin = 0; ///< the document leaves 2 cm by itself, and puts the page's number there
constexpr int paperDensity = 300;
constexpr double paperPoints = 10; ///< of the text on paper, whatever its density

constexpr auto style = "body{font-family:sans-serif;max-width:42em;margin:2em auto;color:#111;"
                       "background:#fff;line-height:1.4}h2{margin-top:2em}p{margin:.4em 0}"
                       ".why,.example{margin-left:2em;color:#444}"
                       ".house{margin-left:2em;border-left:.4em solid #111;padding-left:.6em}"
                       "table{border-collapse:collapse}td,th{border:1px solid #999;padding:.3em;"
                       "text-align:left;vertical-align:top}a{color:#111}";

/// A place that links lead to, by both ways that readers know.
std::string anchored(const char* tag, const std::string& id, const std::string& words)
{
    return in(std::string(tag) + " id=\"" + id + '"', in("a name=\"" + id + '"', {}) + words) + "\n";
}
std::string linkTo(const std::string& id, const std::string& words)
{
    return in("a href=\"#" + id + '"', words);
}

/// The text with links to the rules that it names.
std::string linked(const std::string& words, const RuleBook& book)
{
    std::string html;
    std::size_t done = 0;
    for (const RuleMention mention : ruleMentions(words)) {
        const std::string id = words.substr(mention.at, mention.length);
        html += escaped(words.substr(done, mention.at - done));
        html += book.find(id) == nullptr ? escaped(id) : linkTo(id, id);
        done = mention.at + mention.length;
    }
    return html + escaped(words.substr(done));
}

constexpr const char* pageContext = "whistle::RulebookPage";

/// Our own words in the language of the document, whatever the program speaks.
class Wording {
public:
    explicit Wording(BookLanguage language)
    {
        if (language != BookLanguage::English)
            (void)m_words.load(
                QStringLiteral(":/translations/whistle_%1.qm").arg(QString::fromLatin1(toWord(language).data())));
    }
    [[nodiscard]] QString operator()(const char* source) const
    {
        const QString found = m_words.translate(pageContext, source);
        return found.isEmpty() ? QString::fromUtf8(source) : found;
    }

private:
    QTranslator m_words;
};

class Page {
public:
    Page(const RuleBook& book, BookLanguage language, const MatchMarks& match)
        : m_book(book)
        , m_language(language)
        , m_match(match)
        , m_say(language)
    {
    }

    QString write(const QString& title)
    {
        m_html = in("h1", escaped(title)) + "\n";
        std::string contents;
        for (const RuleSection& section : m_book.sections())
            contents += in("li", linkTo(section.id, escaped(book_words::sectionTitle(section, m_language)))) + "\n";
        contents += in("li", linkTo("glossary", said(QT_TRANSLATE_NOOP("whistle::RulebookPage", "Glossary")))) + "\n";
        m_html += in("ul", "\n" + contents) + "\n";
        for (const RuleSection& section : m_book.sections()) {
            m_html += anchored("h2", section.id, escaped(book_words::sectionTitle(section, m_language)));
            for (const std::string& id : section.rules)
                addRule(*m_book.find(id));
        }
        addGlossary();
        return QString::fromStdString(
            html::document(title.toStdString(), std::string(toWord(m_language)), style, m_html));
    }

private:
    /// A sentence of the document with HTML in its places.
    template <class... Places>
    [[nodiscard]] std::string said(const char* source, const Places&... places) const
    {
        QString words = m_say(source).toHtmlEscaped();
        if constexpr (sizeof...(places) > 0)
            words = words.arg(QString::fromStdString(places)...);
        return words.toStdString();
    }
    void paragraph(const char* kind, const std::string& words)
    {
        m_html += in("p class=\"" + std::string(kind) + '"', words) + "\n";
    }

    void addRule(const Rule& rule)
    {
        const RuleWords& words = rule.words.in(m_language);
        m_html +=
            anchored("p", rule.id,
                     in("b", escaped(rule.id) + " " + escaped(words.title) + ".") + " " + linked(words.text, m_book));
        if (!words.reason.empty())
            paragraph("why", said(QT_TRANSLATE_NOOP("whistle::RulebookPage", "Why: %1"), linked(words.reason, m_book)));
        for (const std::string& example : words.examples)
            paragraph("example",
                      said(QT_TRANSLATE_NOOP("whistle::RulebookPage", "Example: %1"), linked(example, m_book)));
        for (const Rule* change : m_match.changesOf(m_book, rule)) {
            const QString meaning = valueMeaning(*change, m_match.changeOf(*change), m_language);
            paragraph("house", in("b", said(QT_TRANSLATE_NOOP("whistle::RulebookPage", "House rule of this match"))) +
                                   " " +
                                   said(QT_TRANSLATE_NOOP("whistle::RulebookPage", "%1 (%2): %3"),
                                        escaped(change->words.in(m_language).title), linked(change->id, m_book),
                                        escaped(meaning)));
        }
    }

    void addGlossary()
    {
        const std::string title = said(QT_TRANSLATE_NOOP("whistle::RulebookPage", "Glossary"));
        m_html += anchored("h2", "glossary", title);
        std::vector<std::string> heads;
        for (const std::string& code : allWords<BookLanguage>())
            heads.push_back(QString::fromStdString(code).toUpper().toStdString());
        heads.push_back(said(QT_TRANSLATE_NOOP("whistle::RulebookPage", "Meaning")));
        std::string rows = html::row("th", heads) + "\n";
        for (const Term& term : m_book.terms()) {
            std::vector<std::string> cells;
            for (const BookLanguage each : bookLanguages)
                cells.push_back(escaped(term.words.in(each).term));
            cells.push_back(escaped(term.words.in(m_language).meaning) + " " + linked(term.rules.front(), m_book));
            rows += html::row("td", cells) + "\n";
        }
        m_html += in("table", rows) + "\n";
    }

    const RuleBook& m_book;
    BookLanguage m_language;
    const MatchMarks& m_match;
    Wording m_say;
    std::string m_html;
};

} // namespace

QString bookTitle(const QString& game, BookLanguage language)
{
    return Wording(language)(QT_TRANSLATE_NOOP("whistle::RulebookPage", "%1: the rules")).arg(game);
}

QString bookHtml(const RuleBook& book, const QString& title, BookLanguage language, const MatchMarks& match)
{
    return Page(book, language, match).write(title);
}

Problems writeBookHtml(const QString& html, const QString& path)
{
    return paper::write(path, html.toUtf8());
}

Problems writeBookPdf(const QString& html, const QString& title, const QString& path)
{
    return paper::writePdf(path, {title, pageMargin, paperDensity}, [&html](QPdfWriter& writer) {
        QTextDocument document;
        QFont font = paper::theme().font(TypeStep::Caption);
        font.setPointSizeF(paperPoints);
        document.setDefaultFont(font);
        document.setHtml(html);
        document.print(&writer);
    });
}

} // namespace whistle
