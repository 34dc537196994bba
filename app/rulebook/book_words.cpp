// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulebook/book_words.h"

#include "look/theme.h"

#include <algorithm>

namespace whistle::book_words {

namespace {

/// A part of a text that is shown in a way of its own.
struct Piece {
    int at;
    int length;
    bool isLink;
};

QString shown(const QString& text, const Piece& piece)
{
    const QString words = text.mid(piece.at, piece.length).toHtmlEscaped();
    if (piece.isLink)
        return QStringLiteral("<a href=\"%1\" style=\"color:%2\">%1</a>").arg(words, colourOf(Colour::Text).name());
    return QStringLiteral("<span style=\"background-color:%2; color:%3\">%1</span>")
        .arg(words, colourOf(Colour::Chalk).name(), colourOf(Colour::Window).name());
}

} // namespace

QString sectionTitle(const RuleSection& section, BookLanguage language)
{
    const QString number = QString::fromStdString(section.id).section(u'-', 1);
    const QString title = QString::fromStdString(section.title.in(language));
    return number.isEmpty() || !number.front().isDigit() ? title : number + u' ' + title;
}

QString richText(const std::string& words, const RuleBook& book, const std::vector<WordPlace>& marks)
{
    const QString text = QString::fromStdString(words);
    std::vector<Piece> pieces;
    for (const RuleMention mention : ruleMentions(words)) {
        if (book.find(std::string_view(words).substr(mention.at, mention.length)) == nullptr)
            continue;
        const auto before = QString::fromUtf8(words.data(), static_cast<qsizetype>(mention.at)).size();
        pieces.push_back({static_cast<int>(before), static_cast<int>(mention.length), true});
    }
    for (const WordPlace& mark : marks) {
        const bool isFree = std::none_of(pieces.begin(), pieces.end(), [&](const Piece& piece) {
            return mark.at < piece.at + piece.length && piece.at < mark.at + mark.length;
        });
        if (isFree)
            pieces.push_back({mark.at, mark.length, false});
    }
    std::sort(pieces.begin(), pieces.end(), [](const Piece& a, const Piece& b) { return a.at < b.at; });
    QString html;
    int done = 0;
    for (const Piece& piece : pieces) {
        html += text.mid(done, piece.at - done).toHtmlEscaped() + shown(text, piece);
        done = piece.at + piece.length;
    }
    return html + text.mid(done).toHtmlEscaped();
}

} // namespace whistle::book_words
