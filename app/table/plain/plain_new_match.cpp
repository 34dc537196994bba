// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/plain/plain_new_match.h"

#include "base/common_words.h"
#include "base/first.h"
#include "base/shape_walk.h"
#include "rulebook/house_rules.h"
#include "table/house_rules_panel.h"

#include <QBoxLayout>
#include <algorithm>
#include <nlohmann/json.hpp>

namespace whistle {

namespace {

constexpr const char* houseRulesKey = "house_rules";

/// The first command of a game without what the page asks in a place of its own.
Shape formShape(const PlainWords& words)
{
    const ShapeParts& parts = words.game().command().parts();
    const auto found = std::find(parts.words.begin(), parts.words.end(), words.start());
    if (found == parts.words.end())
        return Shape::object({});
    std::vector<ShapeKey> keys = parts.shapes[static_cast<std::size_t>(found - parts.words.begin())].parts().keys;
    std::erase_if(keys, [](const ShapeKey& key) { return key.name == houseRulesKey; });
    return Shape::object(std::move(keys));
}

} // namespace

PlainNewMatchPage::PlainNewMatchPage(PlainWords words, Settings& matchSettings, QWidget* parent)
    : NewMatchFrame(words.game().id, Shape::object(houseRuleKeys(words.game().command())), words.game().names,
                    matchSettings, parent)
    , m_words(std::move(words))
    , m_empty(m_words.game().newMatch())
{
    const QuestionGuide& guide = m_words.game().guide;
    m_form = new Form(formShape(m_words), {{&guide.labels, m_words.game().names}, {}, guide.usualNames, {}});
    m_form->setObjectName(QStringLiteral("newMatchForm"));
    const std::optional<Json> last = lastCommand();
    m_form->setValue(last ? shown(*last) : blankOf(m_form->shape()));
    connect(m_form, &Form::edited, this, &PlainNewMatchPage::judge);
    addPanel(px(Length::SpaceM))->addWidget(m_form);
    addBanner("matchRefusal");
    begin();
}

Json PlainNewMatchPage::shown(Json command) const
{
    command = pruned(m_form->shape(), std::move(command));
    return m_form->shape().check(command).empty() ? command : blankOf(m_form->shape());
}

Json PlainNewMatchPage::command() const
{
    Json command{{m_words.game().command().parts().by, m_words.start()}};
    if (m_form->value().is_object())
        command.update(m_form->value());
    if (Json chosen = houseRules().chosen(); !chosen.empty())
        command[houseRulesKey] = std::move(chosen);
    return command;
}

QString PlainNewMatchPage::missing() const
{
    const QStringList missing = m_form->missing();
    return missing.isEmpty() ? QString() : CommonWords::tr("Still needed: %1.").arg(missing.front());
}

Checked<std::vector<Objection>> PlainNewMatchPage::objections() const
{
    const Checked<Preview> preview = m_empty->whatIf(command());
    if (!preview)
        return preview.problems();
    return preview->result.objections;
}

void PlainNewMatchPage::takeLeague()
{
    if (!band().start())
        return;
    const league::MatchToPlay& match = band().start()->match;
    Json value = match.newMatch.is_object() ? match.newMatch : m_form->value();
    if (!match.newMatch.is_object()) {
        const std::vector<ShapeKey>& keys = m_form->shape().parts().keys;
        for (const char* key : plainSeatKeys) {
            if (firstWith(keys, &ShapeKey::name, key))
                value[key] = match.players;
        }
    }
    m_form->setValue(shown(std::move(value)));
}

QString PlainNewMatchPage::title() const
{
    return CommonWords::tr("New %1 match").arg(m_words.gameName());
}

} // namespace whistle

#include "moc_plain_new_match.cpp"
