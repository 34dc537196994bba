// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/library/sentence_grammar.h"

#include "chaotic/library/sentence_words.h"

#include <QFile>
#include <algorithm>
#include <nlohmann/json.hpp>

namespace whistle::chaotic {

Phrasing::Phrasing(const Json& json, bool isLead, const QStringList& kinds) : m_means(json)
{
    for (const Json& says : json.at("says"))
        m_patterns.push_back(compiled(QString::fromStdString(says.get<std::string>()), isLead, kinds));
}

Phrasing::Pattern Phrasing::compiled(const QString& says, bool isLead, const QStringList& kinds)
{
    Pattern pattern;
    QString made;
    static const QRegularExpression part(QStringLiteral("<(\\w+)>|[\\[\\]()|]|[^\\s\\[\\]()|<>]+"));
    for (auto parts = part.globalMatch(says); parts.hasNext();) {
        const auto one = parts.next();
        const QString said = one.captured();
        if (const QString name = one.captured(1); !name.isEmpty()) {
            pattern.slots_.emplace_back(name.toStdString(), slotOf(name, kinds));
            made += QStringLiteral("(%1)").arg(pattern.slots_.back().second.pattern);
        } else if (said == u"[" || said == u"(") {
            made += QStringLiteral("(?:");
        } else if (said == u"]") {
            made += QStringLiteral(")?");
        } else if (said == u")" || said == u"|") {
            made += said;
        } else {
            made += QStringLiteral(" ") + QRegularExpression::escape(said);
        }
    }
    pattern.words.setPattern(u'^' + made + (isLead ? QStringLiteral("(?= |$)") : QStringLiteral("$")));
    return pattern;
}

bool Phrasing::isOn(CardKind kind) const
{
    const auto on = m_means.find("on");
    return on == m_means.end() || std::find(on->begin(), on->end(), Json(toWord(kind))) != on->end();
}

std::optional<Json> Phrasing::read(const QString& words, const char* what) const
{
    const std::optional<std::pair<SentenceValues, qsizetype>> found = match(words);
    return found && means(what) ? std::optional(filled(m_means.at(what), found->first)) : std::nullopt;
}

std::optional<std::pair<SentenceValues, qsizetype>> Phrasing::match(const QString& words) const
{
    for (const Pattern& pattern : m_patterns) {
        const auto found = pattern.words.match(words);
        if (!found.hasMatch())
            continue;
        SentenceValues values;
        bool isSound = true;
        for (std::size_t i = 0; i < pattern.slots_.size(); ++i) {
            const QString said = found.captured(static_cast<int>(i) + 1);
            if (said.isEmpty())
                continue;
            Json value = pattern.slots_[i].second.value(said);
            isSound = isSound && !value.is_null();
            values[pattern.slots_[i].first] = std::move(value);
        }
        if (isSound)
            return std::pair(std::move(values), found.capturedLength());
    }
    return {};
}

Json Phrasing::filled(const Json& what, const SentenceValues& values) const
{
    if (what.is_string()) {
        const std::string& said = what.get_ref<const std::string&>();
        const auto value =
            said.size() > 2 && said.front() == '<' ? values.find(said.substr(1, said.size() - 2)) : values.end();
        return value != values.end() ? value->second : what;
    }
    if (what.is_object()) {
        Json made = Json::object();
        for (const auto& [key, value] : what.items())
            made[key] = filled(value, values);
        return made;
    }
    if (!what.is_array())
        return what;
    Json made = Json::array();
    for (const Json& one : what) {
        Json item = filled(one, values);
        const auto stat = item.is_object() ? item.find("stat") : item.end();
        if (!item.is_object() || stat == item.end() || !stat->is_array()) {
            made.push_back(std::move(item));
            continue;
        }
        for (const Json& each : Json(*stat)) { // one change for each
            item["stat"] = each;
            made.push_back(item);
        }
    }
    return made;
}

const Grammar& grammar()
{
    static const Grammar all = [] {
        Grammar made;
        QFile file(QStringLiteral(":/packs/chaotic/sentences.json"));
        (void)file.open(QIODevice::ReadOnly);
        const Checked<Json> json = parseJson(file.readAll().toStdString());
        if (!json)
            return made;
        QStringList kinds;
        for (const Json& one : json->at("kinds_of_creatures"))
            kinds << QString::fromStdString(one.get<std::string>());
        for (const Json& one : json->at("leads"))
            made.leads.emplace_back(one, true, kinds);
        for (const Json& one : json->at("clauses"))
            made.clauses.emplace_back(one, false, kinds);
        const auto read = [&](const char* key) {
            QStringList words;
            for (const Json& one : json->at(key))
                words << canonical(QString::fromStdString(one.get<std::string>()));
            return words;
        };
        made.hanging = read("hangs_on_the_one_before");
        made.mayHang = read("may_hang_on_the_one_before");
        made.reminders = read("reminders");
        made.kinds = kinds;
        return made;
    }();
    return all;
}

} // namespace whistle::chaotic
