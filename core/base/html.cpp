// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/html.h"

namespace whistle::html {

std::string escaped(const QString& text)
{
    return text.toHtmlEscaped().toStdString();
}

std::string escaped(const std::string& text)
{
    return escaped(isolated(QString::fromStdString(text)));
}

std::string number(int value)
{
    return Text{Sentence{"", "%1"}, value}.toStdString();
}

std::string in(std::string_view tag, const std::string& content)
{
    std::string html;
    html.append("<").append(tag).append(">").append(content);
    return html.append("</").append(tag.substr(0, tag.find(' '))).append(">");
}

std::string row(std::string_view tag, const std::vector<std::string>& cells)
{
    std::string all;
    for (const std::string& cell : cells)
        all += in(tag, cell);
    return in("tr", all);
}

std::string headed(Sentence word)
{
    QString text = Text{word}.render();
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return escaped(text);
}

std::string document(const std::string& title, const std::string& language, const std::string& style,
                     const std::string& body)
{
    return "<!DOCTYPE html>\n<html lang=\"" + escaped(language) + "\"><head><meta charset=\"utf-8\">" +
           "<meta name=\"viewport\" content=\"width=device-width\"><title>" + escaped(title) + "</title><style>" +
           style + "</style></head><body>\n" + body + "</body></html>\n";
}

} // namespace whistle::html
