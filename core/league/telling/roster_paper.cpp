// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/common_words.h"
#include "base/contains.h"
#include "base/html.h"
#include "league/model/texts.h"
#include "league/telling/paper_parts.h"

#include <algorithm>

namespace whistle::league::paper {

using html::escaped;
using html::in;
using html::said;

namespace {

constexpr auto coachHead = common::Saying::tr("Coach");
constexpr auto gameTeam = Saying::tr("Team of the game");
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
    bool hasCoaches = false;
    for (std::size_t i = 0; i < season.entrants.size(); ++i)
        hasCoaches = hasCoaches || season.coachOf(static_cast<int>(i)) != nullptr;
    const bool hasIdentities = std::any_of(season.entrants.begin(), season.entrants.end(),
                                           [](const Entrant& entrant) { return !entrant.identity.empty(); });
    const bool hasGroups = season.groups.size() > 1;
    const int columns = 2 + (hasCoaches ? 1 : 0) + (hasIdentities ? 1 : 0) + (hasGroups ? 1 : 0);
    std::string head = in(R"(th width="5%")", "") + in("th", said(words::team));
    head += hasCoaches ? in("th", said(coachHead)) : "";
    head += hasIdentities ? in("th", said(gameTeam)) : "";
    head += hasGroups ? in("th", "") : "";
    std::vector<Piece> pieces;
    for (std::size_t i = 0; i < season.entrants.size(); ++i) {
        const Entrant& entrant = season.entrants[i];
        const auto index = static_cast<int>(i);
        const QString name = QString::fromStdString(entrant.name);
        const std::vector<Text> brings =
            gameWords.brings && season.started && season.champion < 0 && !entrant.droppedOut ? gameWords.brings(index)
                                                                                             : std::vector<Text>();
        std::string row =
            in(R"(td class="right" rowspan=")" + std::string(brings.empty() ? "1\"" : "2\""), std::to_string(i + 1)) +
            in("td", in(R"(span class="name")", escaped(entrant.name)) +
                         (entrant.droppedOut ? marked(said(words::droppedOut)) : ""));
        if (hasCoaches)
            row += in("td", escaped(coachOf(season, index)));
        const std::string& id = entrant.identity;
        if (hasIdentities)
            row += in("td", gameWords.names && !id.empty() ? escaped(gameWords.names(id)) : escaped(id));
        if (hasGroups)
            row += in("td", said(words::group, groupOf(season, index)));
        Piece piece;
        piece.rows = in("tr", row);
        piece.height = linesOf(name, lettersOfName) * lineHeight + rowPadding;
        if (!brings.empty()) {
            std::string sentences;
            piece.height += rowPadding;
            for (const Text& text : brings) {
                const QString sentence = text.render(gameWords.names);
                sentences += (sentences.empty() ? "" : "<br>") + escaped(sentence);
                piece.height += linesOf(sentence, lettersOfSentence) * smallHeight;
            }
            piece.rows += in("tr", in(R"(td class="small" colspan=")" + std::to_string(columns - 1) + '"', sentences));
        }
        pieces.push_back(std::move(piece));
    }
    return tables(pieces, sheetTable, in("tr", head), pageHeight - headHeight);
}

} // namespace whistle::league::paper
