// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/form_pickers.h"

#include "base/common_words.h"
#include "chaotic/board/board_view.h"
#include "chaotic/burst/burst_view.h"
#include "chaotic/pack/facts.h"
#include "chaotic/table_pickers.h"
#include "chaotic/telling/game_words.h"
#include "controls/press/button_row.h"
#include "controls/words/text_label.h"
#include "forms/picker_control.h"

#include <QCoreApplication>
#include <algorithm>
#include <nlohmann/json.hpp>

namespace whistle::chaotic {

namespace {

/// Something that is put on the Burst, as far as it is said.
struct Put {
    std::string id;
    std::string name;
    std::string player;
    std::string kind;
    std::string target;
};

/// What the events put there: one item each, or triggers.
std::vector<Put> putBy(const Json& events)
{
    std::vector<Put> all;
    const auto add = [&all](const Json& item, const Json& by) {
        const auto word = [](const Json& json, const char* key) { return valueIn(json, key, std::string()); };
        all.push_back(
            {word(item, "id"), word(item, "name"), word(by, "player"), word(item, "kind"), word(item, "target")});
    };
    for (const Json& event : events) {
        if (!event.is_object())
            continue;
        if (event.contains("item"))
            add(event["item"], event);
        for (const Json& item : event.value("items", Json::array()))
            add(item, item);
    }
    return all;
}

/// A space, tapped on the board that the form is about: that of the match, where there is one.
class SpaceControl : public WideControl {
public:
    SpaceControl(FormContext& context, const Shape& shape, const std::string& at, Table table = {})
        : WideControl(context, shape, at)
        , m_board(new BoardView(this))
        , m_table(std::move(table))
    {
        add(m_board, "board");
        QObject::connect(m_board, &BoardView::pressed, this,
                         [this](const Space& space) { edit(Json(chaotic::wordOf(space))); });
    }

    void display(const Json* value) override
    {
        BoardModel model = m_table ? boardOf(m_table(), Names(m_table())) : emptyBoard();
        model.piles = {};
        const std::string now = value && value->is_string() ? value->get<std::string>() : std::string();
        for (BoardSpace& space : model.spaces) {
            space.offered = true;
            space.chosen = chaotic::wordOf(space.space) == now;
        }
        m_board->setModel(std::move(model));
        m_board->setFixedHeight(m_board->minimumSizeHint().height());
    }

private:
    [[nodiscard]] BoardModel emptyBoard() const
    {
        const auto size =
            fromWord<BoardSize>(valueIn(context().whole, "board", std::string())).value_or(BoardSize::Six);
        BoardModel model;
        const chaotic::Board board(size);
        model.rows = board.rows();
        for (const Space& space : board.spaces())
            model.spaces.push_back({space, {}, false, false, {}});
        for (const Player player : bothPlayers)
            model.names[player] = Names()[player];
        return model;
    }

    BoardView* m_board;
    Table m_table;
};

template <class Cards>
PickerMaker printed(const Cards& cards)
{
    std::vector<std::string> names;
    for (const auto& card : cards)
        names.push_back(card.name);
    return [names](FormContext& context, const Shape& shape, const std::string& at) -> FormControl* {
        return new PickerControl(context, shape, at, names);
    };
}

/// What happened in a Burst, built by tapping: who plays what, who adds nothing. A tap on what lies there makes it the
/// target of the card that is played next, which then dispels it.
class BurstControl : public WideControl {
public:
    BurstControl(FormContext& context, const Shape& shape, const std::string& at)
        : WideControl(context, shape, at, Theme::current().px(Length::SpaceS))
        , m_stack(new BurstView(this))
        , m_note(new TextLabel({}, TypeStep::Caption, Colour::TextMuted, this))
        , m_back(new ButtonRow(this))
    {
        for (ButtonRow*& row : m_rows)
            add(row = new ButtonRow(this));
        m_note->setWordWrap(true);
        add(m_note);
        add(m_stack, "stack");
        add(m_back);
        QObject::connect(m_stack, &BurstView::pressed, this, [this](const QString& item) {
            m_target = m_target == item.toStdString() ? std::string() : item.toStdString();
            display(&m_events);
        });
    }

    void display(const Json* value) override
    {
        m_events = value && value->is_array() ? *value : Json::array();
        showStack();
        for (const Player player : bothPlayers)
            m_rows[player]->setButtons(buttonsOf(player));
        m_note->setText(
            m_target.empty()
                ? PickerWords::tr("Tap a card on the Burst to dispel it with the next one.")
                : PickerWords::tr("The next Mugic or ability dispels %1.").arg(QString::fromStdString(m_target)));
        std::vector<ButtonSpec> back;
        if (!m_events.empty())
            back.push_back({nameOfPart("takeBack"), CommonWords::tr("Undo the last one"), [this] {
                                Json fewer = m_events;
                                fewer.erase(fewer.size() - 1);
                                m_target.clear();
                                edit(fewer.empty() ? std::optional<Json>() : std::optional<Json>(std::move(fewer)));
                            }});
        m_back->setButtons(std::move(back));
    }

private:
    /// The first of "Mugic 1", "Mugic 2", ... that is free.
    [[nodiscard]] std::string freeName(const QString& kind) const
    {
        const std::vector<Put> taken = putBy(m_events);
        for (int number = 1;; ++number) {
            const std::string name = spaced(kind, number).toStdString();
            if (std::none_of(taken.begin(), taken.end(), [&](const Put& one) { return one.id == name; }))
                return name;
        }
    }

    void append(Json event)
    {
        Json longer = m_events;
        longer.push_back(std::move(event));
        m_target.clear();
        edit(std::move(longer));
    }
    void play(Player player, ItemType type)
    {
        const std::string id = freeName(kindWords(type));
        if (type == ItemType::TriggeredAbility) {
            append({{"event", "trigger"}, {"items", Json::array({Json{{"id", id}, {"player", toWord(player)}}})}});
            return;
        }
        Json item{{"id", id}, {"kind", toWord(static_cast<ItemKind>(type))}};
        if (!m_target.empty() && type != ItemType::Attack) {
            item["effect"] = toWord(ItemEffect::Dispel);
            item["target"] = m_target;
        }
        append({{"event", "play"}, {"player", toWord(player)}, {"item", std::move(item)}});
    }

    std::vector<ButtonSpec> buttonsOf(Player player)
    {
        std::vector<ButtonSpec> buttons;
        const QString name = context().words.name(std::string(toWord(player)));
        const auto button = [&](const char* part, const QString& title, std::function<void()> press) {
            ButtonSpec spec{nameOfPart(part) + QString::number(seatNumber(player)), title, std::move(press)};
            spec.seat = seatNumber(player);
            spec.spoken = labelled(name, title);
            buttons.push_back(std::move(spec));
        };
        constexpr std::array parts{"attack", "mugic", "ability", "trigger"};
        for (std::size_t i = 0; i < parts.size(); ++i) {
            const auto type = static_cast<ItemType>(i);
            button(parts[i], kindWords(type), [this, player, type] { play(player, type); });
        }
        button("pass", PickerWords::tr("adds nothing"), [this, player] {
            append({{"event", "pass"}, {"player", toWord(player)}});
        });
        return buttons;
    }

    void showStack()
    {
        StackModel model;
        model.empty = PickerWords::tr("Nothing on the Burst yet");
        for (const Put& one : putBy(m_events)) {
            StackItem shown;
            shown.id = one.id;
            shown.name = QString::fromStdString(one.name.empty() ? one.id : one.name);
            shown.player = fromWord<Player>(one.player).value_or(Player::One);
            const QString of = context().words.name(one.player);
            shown.note =
                one.target.empty() ? of : GameWords::tr("%1, on %2").arg(of, QString::fromStdString(one.target));
            shown.chosen = shown.id == m_target;
            shown.offered = one.kind != toWord(ItemKind::Attack) && !shown.chosen;
            model.items.insert(model.items.begin(), std::move(shown));
        }
        int place = 0;
        for (StackItem& item : model.items)
            item.place = ++place;
        m_stack->setModel(std::move(model));
    }

    Json m_events = Json::array();
    std::string m_target;
    Sides<ButtonRow*> m_rows;
    BurstView* m_stack;
    TextLabel* m_note;
    ButtonRow* m_back;
};

} // namespace

Pickers formPickers()
{
    return {{"chaotic/space", pickerOf<SpaceControl>()}, {"chaotic/burst", pickerOf<BurstControl>()}};
}

Pickers formPickers(std::function<const State&()> table)
{
    Pickers pickers = formPickers();
    addTablePickers(pickers, table);
    pickers["chaotic/space"] = [table](FormContext& context, const Shape& shape,
                                       const std::string& at) -> FormControl* {
        return new SpaceControl(context, shape, at, table);
    };
    const Deck& cards = factsInUse()->cards;
    pickers["chaotic/mugic"] = printed(cards.mugic);
    pickers["chaotic/attack"] = printed(cards.attacks);
    pickers["chaotic/location"] = printed(cards.locations);
    return pickers;
}

} // namespace whistle::chaotic
