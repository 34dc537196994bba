// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/contains.h"
#include "league/model/texts.h"
#include "league/telling/html.h"
#include "league/telling/paper_pages.h"
#include "league/telling/paper_parts.h"

#include <algorithm>

namespace whistle::league::paper {

using html::escaped;
using html::said;

namespace {

constexpr int lettersOfName = 22;
constexpr int lettersOfSentence = 90;

/// From 1; 0: in none.
int groupOf(const Season& season, int entrant)
{
    for (std::size_t group = 0; group < season.groups.size(); ++group) {
        const std::vector<int>& members = season.groups[group];
        if (contains(members, entrant))
            return static_cast<int>(group) + 1;
    }
    return 0;
}

} // namespace

std::string roster(const Season& season, const PaperWords& gameWords)
{
    const auto has = [&](std::string Entrant::*what) {
        return std::any_of(season.entrants.begin(), season.entrants.end(),
                           [&](const Entrant& entrant) { return !(entrant.*what).empty(); });
    };
    const bool hasCoaches = has(&Entrant::coach);
    const bool hasIdentities = has(&Entrant::identity);
    const bool hasGroups = season.groups.size() > 1;
    const int columns = 2 + (hasCoaches ? 1 : 0) + (hasIdentities ? 1 : 0) + (hasGroups ? 1 : 0);
    std::string head = "<tr><th width=\"5%\"></th><th>" + said(words::team) + "</th>";
    head += hasCoaches ? "<th>" + said(Saying::tr("Coach")) + "</th>" : "";
    head += hasIdentities ? "<th>" + said(Saying::tr("Team of the game")) + "</th>" : "";
    head += hasGroups ? "<th></th></tr>" : "</tr>";
    std::vector<Piece> pieces;
    for (std::size_t i = 0; i < season.entrants.size(); ++i) {
        const Entrant& entrant = season.entrants[i];
        const auto index = static_cast<int>(i);
        const QString name = QString::fromStdString(entrant.name);
        const std::vector<Text> brings =
            gameWords.brings && season.started && season.champion < 0 && !entrant.droppedOut ? gameWords.brings(index)
                                                                                             : std::vector<Text>();
        const std::string rows = std::to_string(brings.empty() ? 1 : 2);
        Piece piece;
        piece.rows = "<tr><td class=\"right\" rowspan=\"" + rows + "\">" + std::to_string(i + 1) +
                     "</td><td><span class=\"name\">" + escaped(entrant.name) + "</span>" +
                     (entrant.droppedOut ? " <span class=\"mark\">" + said(words::droppedOut) + "</span>" : "") +
                     "</td>";
        if (hasCoaches)
            piece.rows += "<td>" + escaped(coachOf(season, index)) + "</td>";
        if (hasIdentities) {
            const std::string& id = entrant.identity;
            piece.rows +=
                "<td>" + (gameWords.names && !id.empty() ? escaped(gameWords.names(id)) : escaped(id)) + "</td>";
        }
        if (hasGroups)
            piece.rows += "<td>" + said(words::group, groupOf(season, index)) + "</td>";
        piece.rows += "</tr>";
        piece.height = linesOf(name, lettersOfName) * lineHeight + rowPadding;
        if (!brings.empty()) {
            std::string sentences;
            piece.height += rowPadding;
            for (const Text& text : brings) {
                const QString sentence = text.render(gameWords.names);
                sentences += (sentences.empty() ? "" : "<br>") + escaped(sentence);
                piece.height += linesOf(sentence, lettersOfSentence) * smallHeight;
            }
            piece.rows +=
                "<tr><td class=\"small\" colspan=\"" + std::to_string(columns - 1) + "\">" + sentences + "</td></tr>";
        }
        pieces.push_back(std::move(piece));
    }
    return tables(pieces, R"(class="grid whole sheet" width="100%" cellspacing="0" cellpadding="6")", head,
                  pageHeight - headHeight);
}

} // namespace whistle::league::paper
