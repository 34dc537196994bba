// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/telling/paper_pages.h"

#include <QStringList>

namespace whistle::league::paper {

int linesOf(const QString& words, int letters)
{
    int lines = 1;
    qsizetype used = 0;
    for (const QString& word : words.split(u' ', Qt::SkipEmptyParts)) {
        const bool fits = used == 0 || used + 1 + word.size() <= letters;
        lines += fits ? 0 : 1;
        used = fits && used > 0 ? used + 1 + word.size() : word.size();
    }
    return lines;
}

std::string tables(const std::vector<Piece>& pieces, const std::string& tag, const std::string& head, int firstHeight)
{
    std::string html;
    int left = firstHeight;
    for (const Piece& piece : pieces) {
        const bool isFirst = html.empty();
        if (isFirst || piece.height > left) {
            left = isFirst ? firstHeight : pageHeight;
            html += isFirst ? "" : "</table>\n";
            html += "<table " + tag + (isFirst ? ">" : " style=\"page-break-before:always\">") + head + "\n";
        }
        html += piece.rows + "\n";
        left -= piece.height;
    }
    return html.empty() ? html : html + "</table>\n";
}

} // namespace whistle::league::paper
