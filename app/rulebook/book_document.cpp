// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulebook/book_document.h"

#include "look/paper.h"
#include "rulebook/book_words.h"
#include "rulebook/house_rules.h"

#include <QPdfWriter>
#include <QTextDocument>
#include <QTranslator>

namespace whistle {

namespace {

constexpr int pageMargin = 0; ///< the document leaves 2 cm by itself, and puts the page's number there
constexpr int paperDensity = 300;
constexpr double paperPoints = 10; ///< of the text on paper, whatever its density

QString escaped(const std::string& words)
{
    return QString::fromStdString(words).toHtmlEscaped();
}

/// The text with links to the rules that it names.
QString linked(const std::string& words, const RuleBook& book)
{
    QString html;
    std::size_t done = 0;
    for (const RuleMention mention : ruleMentions(words)) {
        const std::string id = words.substr(mention.at, mention.length);
        html += escaped(words.substr(done, mention.at - done));
        html += book.find(id) == nullptr ? escaped(id) : QStringLiteral("<a href=\"#%1\">%1</a>").arg(escaped(id));
        done = mention.at + mention.length;
    }
    return html + escaped(words.substr(done));
}

constexpr const char* context = "whistle::RulebookPage";

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
        const QString found = m_words.translate(context, source);
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
        m_html =
            QStringLiteral("<!DOCTYPE html>\n<html lang=\"%1\"><head><meta charset=\"utf-8\"><title>%2</title>\n"
                           "<style>body{font-family:sans-serif;max-width:42em;margin:2em auto;color:#111;"
                           "background:#fff;line-height:1.4}h2{margin-top:2em}p{margin:.4em 0}"
                           ".why,.example{margin-left:2em;color:#444}"
                           ".house{margin-left:2em;border-left:.4em solid #111;padding-left:.6em}"
                           "table{border-collapse:collapse}td,th{border:1px solid #999;padding:.3em;"
                           "text-align:left;vertical-align:top}a{color:#111}</style></head>\n<body>\n<h1>%2</h1>\n")
                .arg(QString::fromLatin1(toWord(m_language).data()), title.toHtmlEscaped());
        m_html += QStringLiteral("<ul>\n");
        for (const RuleSection& section : m_book.sections())
            m_html += QStringLiteral("<li><a href=\"#%1\">%2</a></li>\n")
                          .arg(escaped(section.id), book_words::sectionTitle(section, m_language).toHtmlEscaped());
        m_html += QStringLiteral("<li><a href=\"#glossary\">%1</a></li>\n</ul>\n")
                      .arg(m_say(QT_TRANSLATE_NOOP("whistle::RulebookPage", "Glossary")));
        for (const RuleSection& section : m_book.sections()) {
            m_html += QStringLiteral("<h2 id=\"%1\"><a name=\"%1\"></a>%2</h2>\n")
                          .arg(escaped(section.id), book_words::sectionTitle(section, m_language).toHtmlEscaped());
            for (const std::string& id : section.rules)
                addRule(*m_book.find(id));
        }
        addGlossary();
        return m_html + QStringLiteral("</body></html>\n");
    }

private:
    void addRule(const Rule& rule)
    {
        const RuleWords& words = rule.words.in(m_language);
        m_html += QStringLiteral("<p id=\"%1\"><a name=\"%1\"></a><b>%1 %2.</b> %3</p>\n")
                      .arg(escaped(rule.id), escaped(words.title), linked(words.text, m_book));
        if (!words.reason.empty())
            m_html +=
                QStringLiteral("<p class=\"why\">%1</p>\n")
                    .arg(
                        m_say(QT_TRANSLATE_NOOP("whistle::RulebookPage", "Why: %1")).arg(linked(words.reason, m_book)));
        for (const std::string& example : words.examples)
            m_html +=
                QStringLiteral("<p class=\"example\">%1</p>\n")
                    .arg(m_say(QT_TRANSLATE_NOOP("whistle::RulebookPage", "Example: %1")).arg(linked(example, m_book)));
        for (const Rule* change : m_match.changesOf(m_book, rule)) {
            const QString meaning = valueMeaning(*change, m_match.changeOf(*change), m_language);
            m_html += QStringLiteral("<p class=\"house\"><b>%1</b> %2</p>\n")
                          .arg(m_say(QT_TRANSLATE_NOOP("whistle::RulebookPage", "House rule of this match")),
                               m_say(QT_TRANSLATE_NOOP("whistle::RulebookPage", "%1 (%2): %3"))
                                   .arg(escaped(change->words.in(m_language).title), linked(change->id, m_book),
                                        meaning.toHtmlEscaped()));
        }
    }

    void addGlossary()
    {
        m_html += QStringLiteral("<h2 id=\"glossary\"><a name=\"glossary\"></a>%1</h2>\n<table><tr>")
                      .arg(m_say(QT_TRANSLATE_NOOP("whistle::RulebookPage", "Glossary")));
        for (const std::string& code : allWords<BookLanguage>())
            m_html += QStringLiteral("<th>%1</th>").arg(QString::fromStdString(code).toUpper());
        m_html +=
            QStringLiteral("<th>%1</th></tr>\n").arg(m_say(QT_TRANSLATE_NOOP("whistle::RulebookPage", "Meaning")));
        for (const Term& term : m_book.terms()) {
            m_html += QStringLiteral("<tr>");
            for (const BookLanguage each : bookLanguages)
                m_html += QStringLiteral("<td>%1</td>").arg(escaped(term.words.in(each).term));
            m_html += QStringLiteral("<td>%1 %2</td></tr>\n")
                          .arg(escaped(term.words.in(m_language).meaning), linked(term.rules.front(), m_book));
        }
        m_html += QStringLiteral("</table>\n");
    }

    const RuleBook& m_book;
    BookLanguage m_language;
    const MatchMarks& m_match;
    Wording m_say;
    QString m_html;
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
