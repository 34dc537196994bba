// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/past.h"

#include "base/common_words.h"

#include <QCoreApplication>
#include <QStringList>

namespace whistle {

namespace {

QString named(const std::string& word, const NameReader& names)
{
    QString shown = names ? names(word) : QString::fromStdString(word);
    return shown.replace(u'_', u' ');
}

QString valueWords(const Json& value, const NameReader& names)
{
    if (value.is_null())
        return CommonWords::tr("none");
    if (value.is_boolean())
        return value.get<bool>() ? CommonWords::tr("yes") : CommonWords::tr("no");
    if (value.is_string())
        return named(value.get<std::string>(), names);
    if (!value.is_structured())
        return QString::fromStdString(value.dump());
    QStringList items;
    for (const auto& [key, item] : value.items()) {
        const QString words = valueWords(item, names);
        items << (value.is_object() ? spaced(named(key, names), words) : words);
    }
    return items.isEmpty() ? valueWords(nullptr, names) : enumerated(items);
}

} // namespace

std::vector<ChangeWords> plainChanges(const std::vector<TableChange>& changes, const NameReader& names)
{
    std::vector<ChangeWords> lines;
    for (const TableChange& change : changes) {
        Json::json_pointer at(change.at);
        QStringList steps;
        for (; !at.empty(); at.pop_back())
            steps.prepend(named(at.back(), names));
        lines.push_back({enumerated(steps), valueWords(change.before, names), valueWords(change.after, names)});
    }
    return lines;
}

void takeNoInput(QWidget& widget)
{
    widget.setAttribute(Qt::WA_TransparentForMouseEvents);
    widget.setFocusPolicy(Qt::NoFocus);
    const auto inner = widget.findChildren<QWidget*>();
    for (QWidget* one : inner)
        one->setFocusPolicy(Qt::NoFocus);
}

} // namespace whistle

#include "moc_past.cpp"
