// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/table_pickers.h"

#include "base/common_words.h"
#include "chaotic/telling/game_words.h"
#include "chaotic/telling/words.h"
#include "controls/press/button_row.h"
#include "controls/words/text_label.h"
#include "forms/picker_control.h"

#include <algorithm>

namespace whistle::chaotic {

namespace {

/// Something that lies on the table, by what it is called.
struct OnTable {
    Json value;
    QString title;
    int seat = 0;
};
/// `key`: of the field; `whole`: what the form says so far.
using FromTable = std::vector<OnTable> (*)(const State& state, const std::string& key, const Json& whole);

/// One of the things on the table that the field may name.
class TableControl : public WideControl {
public:
    TableControl(FormContext& context, const Shape& shape, const std::string& at, Table table, FromTable choices)
        : WideControl(context, shape, at)
        , m_table(std::move(table))
        , m_choices(choices)
        , m_buttons(new ButtonRow(this))
        , m_none(new TextLabel({}, TypeStep::Body, Colour::TextMuted, this))
    {
        add(m_buttons, "choices");
        add(m_none);
    }

    void display(const Json* value) override
    {
        std::vector<ButtonSpec> buttons;
        for (const OnTable& one : m_choices(m_table(), keysOfPointer(at()).key, context().whole)) {
            const std::string word = one.value.is_string() ? one.value.get<std::string>() : one.value.dump();
            buttons.push_back(ButtonSpec{nameOfPart("choice_") + QString::fromStdString(word), one.title,
                                         [this, chosen = one.value] { edit(chosen); }}
                                  .of(one.seat)
                                  .among(value && *value == one.value));
        }
        m_none->setText(PickerWords::tr("Nothing of this kind is on the table."));
        m_none->setVisible(buttons.empty());
        m_buttons->setButtons(std::move(buttons));
    }

private:
    Table m_table;
    FromTable m_choices;
    ButtonRow* m_buttons;
    TextLabel* m_none;
};

/// Whose creatures a field is about; none: anybody's.
std::optional<Player> ownerIn(const State& state, const std::string& key, const Json& whole)
{
    if (state.activePlayer && key == "pick_by_active")
        return opponentOf(*state.activePlayer);
    if (key == "pick_by_defender")
        return state.activePlayer;
    const bool isOwn = key == "payer" || key == "source" || key == "sacrifice";
    return isOwn ? fromWord<Player>(valueIn(whole, "player", std::string())) : std::nullopt;
}

std::vector<OnTable> creaturesOn(const State& state, const std::string& key, const Json& whole)
{
    const Names names(state);
    const std::optional<Player> owner = ownerIn(state, key, whole);
    std::vector<OnTable> all;
    for (const Creature& one : state.creatures) {
        if (one.inPlay && one.faceUp && (!owner || one.player == *owner))
            all.push_back({one.id, names.of(one), seatNumber(one.player)});
    }
    if (key == "sacrifice")
        all.push_back({"battlegear", GameWords::tr("the Battlegear")});
    if (key == "source" && state.location && !whole.contains("ability"))
        all.push_back({"location", QString::fromStdString(state.locationCard().name)});
    return all;
}

std::vector<OnTable> itemsOf(const std::vector<Item>& items, const State& state)
{
    const Names names(state);
    std::vector<OnTable> all;
    for (const Item& item : items) {
        const QString name = item.keyword ? keywordWords(*item.keyword) : QString::fromStdString(item.name);
        all.push_back(
            {itemWord(item.id), GameWords::tr("%2's %1").arg(name, names[item.player]), seatNumber(item.player)});
    }
    return all;
}

std::vector<OnTable> targetsOn(const State& state, const std::string& key, const Json& whole)
{
    std::vector<OnTable> all = creaturesOn(state, key, whole);
    for (OnTable& item : itemsOf(state.burst.items, state))
        all.push_back(std::move(item));
    return all;
}

std::vector<OnTable> pendingOn(const State& state, const std::string& /*key*/, const Json& /*whole*/)
{
    return itemsOf(state.burst.pending, state);
}

std::vector<OnTable> effectsOn(const State& state, const std::string& /*key*/, const Json& /*whole*/)
{
    const Names names(state);
    std::vector<OnTable> all;
    for (const Effect& effect : state.effects) {
        const QString name = QString::fromStdString(effect.name);
        const bool isOfOne = effect.creature != nobody;
        all.push_back({effectWord(effect.id), isOfOne ? labelled(name, names.of(state.at(effect.creature))) : name,
                       isOfOne ? seatNumber(state.at(effect.creature).player) : 0});
    }
    return all;
}

std::vector<OnTable> abilitiesOn(const State& state, const std::string& /*key*/, const Json& whole)
{
    const CreatureIndex source = state.called(valueIn(whole, "source", std::string()));
    std::vector<OnTable> all;
    if (source == nobody)
        return all;
    const Creature& one = state.at(source);
    const bool ofBattlegear = valueIn(whole, "battlegear", false);
    if (ofBattlegear && (!one.battlegear || !one.battlegear->faceUp))
        return all;
    const std::vector<Ability>& abilities =
        ofBattlegear ? state.battlegearOf(one).abilities : state.cardOf(one).abilities;
    for (std::size_t i = 0; i < abilities.size(); ++i) {
        if (abilities[i].kind == AbilityKind::Activated)
            all.push_back({static_cast<int>(i), abilityWords(abilities[i]), seatNumber(one.player)});
    }
    return all;
}

std::vector<OnTable> discardedOn(const State& state, const std::string& /*key*/, const Json& whole)
{
    const std::optional<Player> owner = fromWord<Player>(valueIn(whole, "player", std::string()));
    std::vector<OnTable> all;
    for (const Player player : bothPlayers) {
        for (const DiscardedCard& card : state.seats[player].discard) {
            const bool isTold =
                std::any_of(all.begin(), all.end(), [&](const OnTable& one) { return one.value == Json(card.name); });
            if (card.kind == DiscardedCard::Kind::Mugic && (!owner || *owner == player) && !isTold)
                all.push_back({card.name, QString::fromStdString(card.name), seatNumber(player)});
        }
    }
    return all;
}

} // namespace

void addTablePickers(Pickers& pickers, const Table& table)
{
    const auto choose = [&](const char* kind, FromTable choices) {
        pickers[kind] = [table, choices](FormContext& context, const Shape& shape,
                                         const std::string& at) -> FormControl* {
            return new TableControl(context, shape, at, table, choices);
        };
    };
    choose("chaotic/creature", creaturesOn);
    choose("chaotic/target", targetsOn);
    choose("chaotic/pending", pendingOn);
    choose("chaotic/effect", effectsOn);
    choose("chaotic/ability", abilitiesOn);
    choose("chaotic/discarded", discardedOn);
}

} // namespace whistle::chaotic
