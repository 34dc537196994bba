// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/model/house_rules.h"

#include "base/first.h"
#include "base/reader.h"
#include "league/model/texts.h"
#include "rulebook/house_rules.h"

#include <QRegularExpression>

namespace whistle::league {

namespace {

constexpr auto houseRuleStart = "house rule ";

/// Null: it is none, or the rulebook does not have it.
QString houseRuleWords(const std::string& game, const std::string& deviation)
{
    const RuleBook* book = RuleBook::of(QString::fromStdString(game));
    const std::size_t colon = deviation.find(": ");
    if (!book || !deviation.starts_with(houseRuleStart) || colon == std::string::npos)
        return {};
    const std::size_t start = std::string_view(houseRuleStart).size();
    const std::string key = deviation.substr(start, colon - start);
    const Rule* rule = firstWith(book->rules(), &Rule::houseRule, key);
    return !rule ? QString()
                 : houseRuleReading(*rule, deviation.substr(colon + 2),
                                    bookLanguage(QString::fromStdString(readersLanguageCode())));
}

} // namespace

std::vector<std::string> unusualHouseRules(const Json& played, const Json& usual)
{
    std::vector<std::string> found;
    for (const auto& [rule, value] : played.items()) {
        if (!usual.contains(rule) || usual.at(rule) != value)
            found.push_back(houseRuleStart + rule + ": " +
                            (value.is_string() ? value.get<std::string>() : value.dump()));
    }
    return found;
}

QString deviationWords(const LeagueRules& rules, const std::string& deviation, const NameReader& names)
{
    if (const QString words = houseRuleWords(rules.game, deviation); !words.isEmpty())
        return words;
    static const QRegularExpression entry(QStringLiteral("^entry (\\d+): (.*)$"),
                                          QRegularExpression::DotMatchesEverythingOption);
    const QString told = QString::fromStdString(deviation);
    if (const QRegularExpressionMatch found = entry.match(told); found.hasMatch())
        return Text{Saying::tr("entry %1: %2"), found.captured(1).toInt(), found.captured(2).toStdString()}.render();
    const std::optional<Text> own = rules.tellDeviation ? rules.tellDeviation(deviation) : std::nullopt;
    return own ? own->render(names) : told;
}

} // namespace whistle::league
