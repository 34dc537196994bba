// SPDX-License-Identifier: GPL-3.0-or-later
#include "disputes/ruling_text.h"

#include "base/common_words.h"
#include "controls/words/capital.h"
#include "controls/words/rule_chip.h"

#include <map>
#include <nlohmann/json.hpp>

namespace whistle {

namespace {

/// Every single value of an input by its place, but names that the players gave.
std::map<std::string, Json> singleValues(const Shape& shape, const Json& input)
{
    std::map<std::string, Json> values;
    visitPlaces(shape, input, [&](const ShapePlace& place) {
        const ShapeForm form = place.shape.parts().form;
        if (place.value && !place.value->is_structured() && form != ShapeForm::Text && form != ShapeForm::AnyText &&
            form != ShapeForm::Either)
            values.emplace(place.at, *place.value);
        return true;
    });
    return values;
}

} // namespace

RulingWords rulingWords(const DisputeGame& game, const Question& question, const Json& input, const JsonRuling& ruling)
{
    RulingWords words;
    QStringList verdict;
    for (const Text& text : verdictInWords(question, game.game->guide, input, ruling))
        verdict << text.render(game.names);
    for (const Text& text : ruling.why) {
        const QString reason = text.render(game.names);
        if (!verdict.contains(reason))
            words.reasons << reason;
    }
    words.verdict = verdict.join(QLatin1Char(' '));
    words.rules = idsOf(ruling.rules);
    return words;
}

QString questionTitle(const DisputeGame& game, const Question& question)
{
    return game.game->guide.labels.key("question", question.id);
}

QString caseAsText(const DisputeGame& game, const Question& question, const Json& input, const RulingWords& words,
                   const QString& decision)
{
    const FormWords form({&game.game->guide.labels, game.names, game.given});
    QStringList lines;
    lines << enumerated({Text{game.game->name}.render(), questionTitle(game, question)});
    for (const auto& [key, value] : input.items()) {
        const std::string at = pointerTo({}, key);
        if (const std::optional<Shape> shape = shapeAt(question.input, input, at))
            lines << labelled(form.label(at), form.summary(*shape, value, at));
    }
    lines << QString() << words.verdict << words.reasons;
    lines << labelled(CommonWords::tr("Rules"), enumerated(words.rules));
    if (!decision.isEmpty())
        lines << capital(CommonWords::tr("decided: %1").arg(decision));
    return lines.join(QLatin1Char('\n'));
}

std::vector<Change> differences(const Shape& shape, const Json& now, const Json& then)
{
    const std::map<std::string, Json> here = singleValues(shape, now);
    const std::map<std::string, Json> there = singleValues(shape, then);
    std::vector<Change> changes;
    for (const auto& [at, value] : here) {
        const auto found = there.find(at);
        if (found == there.end() || found->second != value)
            changes.push_back({at, value, found == there.end() ? Json() : found->second});
    }
    for (const auto& [at, value] : there) {
        if (here.count(at) == 0)
            changes.push_back({at, Json(), value});
    }
    return changes;
}

} // namespace whistle
