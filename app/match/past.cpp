// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/past.h"

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
        return QCoreApplication::translate("shell", "none", "a value that is not there");
    if (value.is_boolean())
        return value.get<bool>() ? QCoreApplication::translate("shell", "yes")
                                 : QCoreApplication::translate("shell", "no");
    if (value.is_string())
        return named(value.get<std::string>(), names);
    if (!value.is_structured())
        return QString::fromStdString(value.dump());
    QStringList items;
    for (const auto& [key, item] : value.items()) {
        const QString words = valueWords(item, names);
        items << (value.is_object()
                      ? QCoreApplication::translate("shell", "%1 %2", "name, value").arg(named(key, names), words)
                      : words);
    }
    return items.isEmpty() ? valueWords(nullptr, names)
                           : items.join(QCoreApplication::translate("shell", ", ", "between items of a list"));
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
        lines.push_back({steps.join(QCoreApplication::translate("shell", ", ", "between items of a list")),
                         valueWords(change.before, names), valueWords(change.after, names)});
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
