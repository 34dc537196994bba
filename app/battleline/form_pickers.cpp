// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/form_pickers.h"

#include "battleline/cards/card_pad.h"
#include "battleline/line/line_view.h"
#include "battleline/telling/game_words.h"
#include "battleline/telling/spoken_names.h"
#include "controls/press/button_row.h"
#include "controls/words/text_label.h"
#include "forms/sight.h"

#include <set>

namespace whistle::battleline {

namespace {

struct InForms {
    Q_DECLARE_TR_FUNCTIONS(battleline_pages)
};

/// Every word that the form says anywhere.
std::set<std::string> saidIn(const Json& form)
{
    std::set<std::string> words;
    for (const Json& each : form.flatten()) {
        if (each.is_string())
            words.insert(each.get<std::string>());
    }
    return words;
}

/// Cards are tapped on pads; what lies elsewhere in the form is struck.
class PadsControl : public WideControl {
protected:
    using WideControl::WideControl;
    CardPad* addPad(const std::vector<Card>& cards, int columns, const char* name)
    {
        auto* pad = m_pads.emplace_back(new CardPad(cards, columns, this));
        pad->setFixedHeight(pad->sizeHint().height());
        connect(pad, &CardPad::cardPressed, this, [this](Card card) { tap(card); });
        add(pad, name);
        return pad;
    }
    /// `chosen`: the one that is said here; of those on the table it is known where they lie.
    void showPads(Card chosen, const Table& table)
    {
        const std::set<std::string> said = saidIn(context().whole);
        for (CardPad* pad : m_pads) {
            pad->showCards([&](Card card) {
                const int flag = table.flagOf(card);
                const QString elsewhere = said.count(idOf(card)) > 0 ? InForms::tr("for this question") : QString();
                const QString place = flag > 0 ? GameWords::tr("flag %1").arg(flag) : elsewhere;
                return PadCard{card, card == chosen ? QString() : place, {}, card == chosen};
            });
        }
    }
    virtual void tap(Card card) = 0;

private:
    std::vector<CardPad*> m_pads;
};

/// A card of those that the shape allows.
class CardControl : public PadsControl {
public:
    CardControl(FormContext& context, const Shape& shape, const std::string& at) : PadsControl(context, shape, at)
    {
        std::vector<Card> troops;
        std::vector<Card> tactics;
        for (const std::string& word : shape.parts().words) {
            if (const std::optional<Card> card = cardOf(word))
                (card->isTroop() ? troops : tactics).push_back(*card);
        }
        if (!troops.empty())
            addPad(troops, battleline::colorCount, "pad");
        if (!tactics.empty())
            addPad(tactics, 2, "tactics");
    }

    void display(const Json* value) override
    {
        const auto card = value && value->is_string() ? cardOf(value->get<std::string>()) : std::nullopt;
        showPads(card.value_or(Card{}), {});
    }

protected:
    void tap(Card card) override { edit(Json(idOf(card))); }
};

/// As much of it as can be read.
Flag flagOf(const Json& json)
{
    Flag flag;
    for (const Seat seat : bothSeats) {
        for (const Json& word : listOf(valueAt(json, pointerTo({}, toWord(seat))))) {
            const std::optional<Card> card = word.is_string() ? cardOf(word.get<std::string>()) : std::nullopt;
            if (card && !flag.rows[seat].isFull())
                flag.rows[seat].push_back({*card, 0});
        }
    }
    if (valueAt(json, "/environment/fog"))
        flag.fog = Seat::South;
    if (valueAt(json, "/environment/mud"))
        flag.mud = Seat::South;
    flag.wonBy = fromWord<Seat>(valueIn(json, "won_by", std::string()));
    return flag;
}

/// The nine flags as the line on the table: a side is chosen, and its cards are tapped one after the other.
///
/// objectNames: form.<place>:line, :pad, :tactics, :taken_<index>, :more.
class FlagsControl : public PadsControl {
public:
    FlagsControl(FormContext& context, const Shape& shape, const std::string& at) : PadsControl(context, shape, at)
    {
        m_line->setObjectName(nameOfPart("line"));
        // Also while no card lies there: the pads stay where they are.
        m_taken->setMinimumHeight(Theme::current().px(Length::Target));
        QSizePolicy policy = m_taken->sizePolicy();
        policy.setRetainSizeWhenHidden(true);
        m_taken->setSizePolicy(policy);
        m_line->setFixedHeight(m_line->minimumSizeHint().height());
        for (QWidget* part : std::initializer_list<QWidget*>{m_line, m_task, m_taken})
            add(part);
        m_troops = addPad(cardsOf({CardKind::Troop}), battleline::colorCount, "pad");
        // The upright pad is the narrowest of all: the form needs no more than that.
        for (QWidget* part : {static_cast<QWidget*>(m_line), static_cast<QWidget*>(m_troops)})
            part->setMinimumWidth(m_troops->sizeHint().width());
        fit();
        addPad(cardsOf({CardKind::Morale}), 2, "tactics");
        add(m_more);
        column()->addLayout(m_details);
        connect(m_line, &LineView::sidePressed, this, &FlagsControl::choose);
        connect(m_line, &LineView::flagPressed, this, [this](int flag) { choose(flag, m_seat); });
    }

    void display(const Json* value) override
    {
        if (!m_isPlaced) { // where the question is about
            m_isPlaced = true;
            const Json& whole = context().whole;
            m_flag = std::clamp(valueIn(whole, "flag", 1), 1, flagCount);
            if (valueIn(whole, "claimant", std::string()) == toWord(Seat::North))
                m_seat = Seat::North;
        }
        const Json& flags = listOf(value);
        LineModel line{.names = {{nameOf(Seat::North), nameOf(Seat::South)}},
                       .chosenFlag = m_flag,
                       .chosenFor = m_seat,
                       .offeredTo = m_seat,
                       .hasSides = true};
        for (std::size_t i = 0; i < line.table.flags.size() && i < flags.size(); ++i)
            line.table.flags[i] = flagOf(flags[i]);
        line.offeredFlags = isFull(line) ? FlagSet{0} : flagBit(m_flag);
        showPads({}, line.table);
        showChosen(line);
        m_line->setModel(std::move(line));
        if (m_detail)
            m_detail->display(index() < flags.size() ? &flags[index()] : nullptr);
    }

protected:
    void resizeEvent(QResizeEvent* event) override
    {
        WideControl::resizeEvent(event);
        fit();
    }

private:
    /// The pad lies on its side where there is room for it.
    void fit()
    {
        m_troops->setWide(true);
        m_troops->setWide(m_troops->sizeHint().width() <= width());
        m_troops->setFixedHeight(m_troops->sizeHint().height());
    }

    [[nodiscard]] std::size_t index() const { return static_cast<std::size_t>(m_flag - 1); }
    [[nodiscard]] std::string placeOf(Seat seat) const { return pointerTo(pointerTo(at(), index()), toWord(seat)); }
    [[nodiscard]] QString nameOf(Seat seat) const { return words().label(placeOf(seat)); }
    [[nodiscard]] QString moreWords() const { return InForms::tr("More about flag %1").arg(m_flag); }
    [[nodiscard]] const Flag& chosen(const LineModel& line) const { return line.table.flag(m_flag); }
    [[nodiscard]] bool isFull(const LineModel& line) const { return chosen(line).isComplete(m_seat); }

    /// Whose cards are tapped now, and those that lie there: a tap takes one away.
    void showChosen(const LineModel& line)
    {
        m_task->setText(InForms::tr("Flag %1, %2: tap the cards there").arg(m_flag).arg(nameOf(m_seat)));
        std::vector<ButtonSpec> taken;
        for (const Card card : chosen(line).rows[m_seat]) {
            const std::size_t place = taken.size();
            taken.push_back({nameOfPart("taken_") + QString::number(place), displayName(card),
                             [this, place] { context().edit(pointerTo(placeOf(m_seat), place), std::nullopt); }});
            taken.back().drawing = Icon::Close;
        }
        m_taken->setButtons(std::move(taken));
        m_more->setButtons({ButtonSpec{nameOfPart("more"), moreWords(), [this] { showDetails(m_detail == nullptr); }}
                                .as(ButtonLook::Outline)
                                .among(m_detail != nullptr)});
    }

    void choose(int flag, Seat seat)
    {
        const bool isOther = flag != m_flag;
        m_flag = flag;
        m_seat = seat;
        if (isOther)
            showDetails(m_detail != nullptr);
        else
            display(now());
    }

    void tap(Card card) override
    {
        const LineModel& line = m_line->model();
        if (isFull(line))
            return;
        const std::string place = pointerTo(placeOf(m_seat), chosen(line).rows[m_seat].size());
        // A side that is complete gives the turn to the other side of its flag.
        if (chosen(line).emptySlots(m_seat) == 1 && !chosen(line).isComplete(opponentOf(m_seat)))
            m_seat = opponentOf(m_seat);
        context().edit(place, Json(idOf(card)));
    }

    /// Everything about the chosen flag: who won it, Fog and Mud, who laid the last card.
    void showDetails(bool open)
    {
        if (m_detail) {
            m_detail->hide();
            m_detail->deleteLater();
            m_detail = nullptr;
        }
        if (open) {
            m_detail = makeControl(context(), shape().parts().shapes.front(), pointerTo(at(), index()));
            m_details->addWidget(m_detail);
            m_detail->setName(moreWords());
            m_detail->show();
            bringIntoSight(*m_detail);
        }
        display(now());
    }

    LineView* m_line = new LineView;
    TextLabel* m_task = new Paragraph;
    ButtonRow* m_taken = new ButtonRow;
    CardPad* m_troops = nullptr;
    ButtonRow* m_more = new ButtonRow;
    QVBoxLayout* m_details = new QVBoxLayout;
    FormControl* m_detail = nullptr;
    int m_flag = 1;
    Seat m_seat = Seat::South;
    bool m_isPlaced = false;
};

constexpr const char* flagKey = "flag";
constexpr const char* winnerKey = "won_by";

/// The flags won, in their order: a side of a flag is tapped, and has won it. The flag itself goes from one side to the
/// other.
///
/// objectNames: form.<place>:line, :order.
class WonFlagsControl : public WideControl {
public:
    WonFlagsControl(FormContext& context, const Shape& shape, const std::string& at) : WideControl(context, shape, at)
    {
        m_order->setObjectName(nameOfPart("order"));
        m_line->setFixedHeight(m_line->minimumSizeHint().height());
        m_line->setMinimumWidth(battleline::colorCount *
                                Theme::current().px(Length::Target)); // as narrow as the pads of other forms
        add(m_line, "line");
        add(m_order);
        const auto winnerOf = [this](int flag) { return m_line->model().table.flag(flag).wonBy; };
        connect(m_line, &LineView::sidePressed, this, [this, winnerOf](int flag, Seat seat) {
            setWinner(flag, winnerOf(flag) == seat ? std::nullopt : std::optional(seat));
        });
        connect(m_line, &LineView::flagPressed, this, [this, winnerOf](int flag) {
            const std::optional<Seat> before = winnerOf(flag);
            setWinner(flag, !before                 ? std::optional(Seat::South)
                            : before == Seat::South ? std::optional(Seat::North)
                                                    : std::nullopt);
        });
    }

    void display(const Json* value) override
    {
        LineModel line{.names = {{nameOf(Seat::North), nameOf(Seat::South)}}, .hasSides = true};
        QStringList order;
        for (const Json& one : listOf(value)) {
            const int flag = valueIn(one, flagKey, 0);
            const std::optional<Seat> winner = fromWord<Seat>(valueIn(one, winnerKey, std::string()));
            if (flag < 1 || flag > flagCount || !winner)
                continue;
            line.table.flag(flag).wonBy = winner;
            order << QStringLiteral("%1 (%2)").arg(flag).arg(nameOf(*winner));
        }
        m_line->setModel(std::move(line));
        m_order->setText(order.isEmpty()
                             ? InForms::tr("Tap each flag on the winner's side, in the order they were won.")
                             : InForms::tr("Won in this order: %1. Tap a side again to take its flag back.")
                                   .arg(order.join(QStringLiteral(", "))));
    }

private:
    [[nodiscard]] QString nameOf(Seat seat) const
    {
        const std::string word(toWord(seat));
        return words().value(Shape::words({word}), word, pointerTo(pointerTo(at(), 0), winnerKey));
    }

    /// None: nobody has won it.
    void setWinner(int flag, std::optional<Seat> winner)
    {
        Json won = listOf(now());
        const auto isFlag = [flag](const Json& one) { return valueIn(one, flagKey, 0) == flag; };
        const auto found = std::find_if(won.begin(), won.end(), isFlag);
        if (!winner && found != won.end())
            won.erase(found);
        else if (winner && found != won.end())
            (*found)[winnerKey] = toWord(*winner);
        else if (winner)
            won.push_back({{flagKey, flag}, {winnerKey, toWord(*winner)}});
        edit(std::move(won));
    }

    LineView* m_line = new LineView;
    TextLabel* m_order = new Paragraph;
};

} // namespace

Pickers formPickers()
{
    return {{"battle-line/flags", pickerOf<FlagsControl>()},
            {"battle-line/won_flags", pickerOf<WonFlagsControl>()},
            {"battle-line/card", pickerOf<CardControl>()}};
}

} // namespace whistle::battleline
