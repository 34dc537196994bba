// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/library/deck_sheet.h"

#include "chaotic/library/card_list.h"
#include "chaotic/library/understanding.h"
#include "chaotic/telling/names.h"
#include "chaotic/telling/words.h"
#include "look/paper.h"

#include <QCoreApplication>
#include <QPdfWriter>
#include <QTextDocument>
#include <nlohmann/json.hpp>

namespace whistle::chaotic {

namespace {

struct DeckWords {
    Q_DECLARE_TR_FUNCTIONS(whistle::chaotic::DeckSheet)
};

QString rowsOf(const BuiltDeck& deck, CardKind kind)
{
    QString rows;
    for (const AnyCard& card : cardsOf(deck.cards)) {
        if (kindOf(card) != kind)
            continue;
        const CardRow row = rowOf(card);
        QStringList does;
        for (const Understood& one : understood(card))
            does << one.what.render().toHtmlEscaped();
        const int figure = mainFigure(row);
        rows +=
            QStringLiteral("<tr><td>%1</td><td><b>%2</b></td><td>%3</td><td align=\"right\">%4</td><td>%5</td></tr>")
                .arg(copiesIn(deck.cards, kind, baseOf(card).name))
                .arg(row.name.toHtmlEscaped(), detailOf(row).toHtmlEscaped(),
                     figure < 0 ? QString() : QString::number(figure), does.join(QStringLiteral("<br>")));
    }
    return rows;
}

} // namespace

QString deckHtml(const BuiltDeck& deck)
{
    Reasons reasons;
    (void)judgeDeck(deckQuestion(deck.size, deck.level, deck.cards), reasons);
    QString html = QStringLiteral("<h1>%1</h1>").arg(QString::fromStdString(deck.name).toHtmlEscaped());
    QStringList sentences{
        DeckWords::tr("%1 vs %1, %2", "creatures a side, basic or advanced")
            .arg(deck.size)
            .arg(deck.level == RulesLevel::Basic ? DeckWords::tr("basic rules") : DeckWords::tr("advanced rules"))};
    for (const Text& sentence : reasons.why)
        sentences << sentence.render();
    html += QStringLiteral("<p>%1</p>")
                .arg(sentences.join(QStringLiteral("<br>"))
                         .toHtmlEscaped()
                         .replace(QStringLiteral("&lt;br&gt;"), QStringLiteral("<br>")));
    static constexpr std::array topics{DeckTopic::Creatures, DeckTopic::Battlegear, DeckTopic::Mugic,
                                       DeckTopic::Locations, DeckTopic::Attacks};
    for (std::size_t i = 0; i < topics.size(); ++i) {
        const QString rows = rowsOf(deck, static_cast<CardKind>(i));
        if (!rows.isEmpty())
            html += QStringLiteral("<h2>%1</h2><table width=\"100%\" cellspacing=\"0\" cellpadding=\"4\">%2</table>")
                        .arg(wordOf(nameOf(topics[i])), rows);
    }
    return html;
}

Problems writeDeck(DeckFile kind, const BuiltDeck& deck, const QString& path)
{
    if (kind == DeckFile::Json)
        return paper::write(path, QByteArray::fromStdString(writeRecord(deck).dump(1) + "\n"));
    return paper::writePdf(path, {QString::fromStdString(deck.name)}, [&deck](QPdfWriter& writer) {
        QTextDocument document;
        paper::prepare(document, writer);
        document.setHtml(deckHtml(deck));
        document.print(&writer);
    });
}

} // namespace whistle::chaotic
