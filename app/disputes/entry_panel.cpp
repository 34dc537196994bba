// SPDX-License-Identifier: GPL-3.0-or-later
#include "disputes/entry_panel.h"

#include "base/common_words.h"
#include "controls/words/rule_chip.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace whistle {

namespace {

Json entryOf(const Match& match, int number)
{
    const auto entry = match.entryAt(number);
    return entry && entry->entry.is_object() ? entry->entry : Json::object();
}

/// What an entry of this kind asks for; which kind it is, is settled.
Shape shapeOf(const CatalogGame& game, const Json& entry)
{
    const ShapeParts& parts = game.command().parts();
    const auto word = entry.find(parts.by);
    const auto found = parts.form != ShapeForm::Choice || word == entry.end()
                           ? parts.words.end()
                           : std::find(parts.words.begin(), parts.words.end(), *word);
    return found == parts.words.end() ? game.command()
                                      : parts.shapes[static_cast<std::size_t>(found - parts.words.begin())];
}

/// Figures and teams are chosen by their names.
Form::Guide guideFor(const DisputeGame& game, const Match& match, const Json& entry)
{
    Form::Guide guide = formGuide(game, {});
    guide.vocabulary.about = entry.value(game.game->command().parts().by, std::string());
    guide.beside = [table = match.table()](const std::string& word) { return besideOnTable(table, word); };
    return guide;
}

} // namespace

EntryPanel::EntryPanel(const DisputeGame& game, const Match& frozen, int number, ChangeTeller changes, QWidget* parent)
    : FormAndRuling(parent)
    , m_game(game)
    , m_frozen(frozen)
    , m_number(number)
    , m_changes(std::move(changes))
    , m_entry(entryOf(frozen, number))
    , m_form(new Form(shapeOf(*game.game, m_entry), guideFor(game, frozen, m_entry)))
{
    setObjectName(QStringLiteral("entryPanel"));
    lay(m_form, {m_view});
    connect(m_form, &Form::edited, this, &EntryPanel::judge);
    connect(m_view, &RulingView::ruleOpened, this, &EntryPanel::ruleAsked);
    Json value = m_entry;
    if (m_form->shape().parts().form != ShapeForm::Choice)
        value.erase(game.game->command().parts().by);
    m_form->setValue(std::move(value));
    judge();
}

Json EntryPanel::command() const
{
    Json command = m_form->value();
    const std::string& kind = m_game.game->command().parts().by;
    if (command.is_object() && !command.contains(kind) && m_entry.contains(kind))
        command[kind] = m_entry.at(kind);
    return command;
}

void EntryPanel::judge()
{
    m_ruling = Json();
    if (const QStringList missing = m_form->missing(); !missing.isEmpty()) {
        m_view->setOpen(CommonWords::tr("Still needed: %1.").arg(missing.front()), {});
        return;
    }
    const Json line{{"edit", "replace"}, {"number", m_number}, {"entry", command()}};
    const Checked<Preview> preview = m_frozen.whatIf(line);
    if (!preview) {
        m_view->setOpen(preview.problems().front().message.render(m_game.names), {});
        return;
    }
    const PlayResult& result = preview->result;
    RulingWords words;
    for (const Text& why : result.why)
        words.reasons << why.render(m_game.names);
    words.rules = idsOf(result.rules);
    if (!words.reasons.isEmpty())
        words.verdict = result.objections.empty() ? words.reasons.takeLast() : words.reasons.takeFirst();
    if (const auto changed = m_frozen.copyWith({line}); m_changes && changed)
        words.reasons << m_changes(m_frozen, **changed);
    m_ruling = {{"accepted", result.objections.empty()},
                {"why", whistle::render(result.why, m_game.names)},
                {"rules", rulesJson(result.rules)}};
    m_view->setRuling(words);
}

} // namespace whistle

#include "moc_entry_panel.cpp"
