// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/form_pickers.h"

#include "battleline/cards/card_pad.h"
#include "battleline/line/line_view.h"
#include "battleline/telling/card_words.h"
#include "controls/buttons.h"
#include "controls/flow_layout.h"
#include "controls/text_label.h"
#include "forms/sight.h"

#include <QBoxLayout>
#include <QCoreApplication>
#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

namespace whistle::battleline {

namespace {

/// Every word that the form says anywhere.
void collect(const Json& json, std::set<std::string>& words)
{
    if (json.is_string())
        words.insert(json.get<std::string>());
    else if (json.is_structured())
        for (const Json& each : json)
            collect(each, words);
}

/// A card of those that the shape allows; what lies elsewhere in the form is struck.
class CardControl : public FormControl {
public:
    CardControl(FormContext& context, const Shape& shape, const std::string& at) : FormControl(context, shape, at)
    {
        auto* column = new QVBoxLayout(this);
        column->setContentsMargins(0, 0, 0, 0);
        std::vector<Card> troops;
        std::vector<Card> tactics;
        for (const std::string& word : shape.parts().words) {
            if (const std::optional<Card> card = cardOf(word))
                (card->isTroop() ? troops : tactics).push_back(*card);
        }
        addPad(std::move(troops), battleline::colorCount, "pad");
        addPad(std::move(tactics), 2, "tactics");
    }

    void display(const Json* value) override
    {
        std::set<std::string> seen;
        collect(context().whole, seen);
        const std::string now = value && value->is_string() ? value->get<std::string>() : std::string();
        for (const Pad& pad : m_pads) {
            std::vector<PadCard> cards;
            for (const Card card : pad.cards) {
                const bool isChosen = idOf(card) == now;
                const bool isElsewhere = !isChosen && seen.count(idOf(card)) > 0;
                cards.push_back(
                    {card,
                     isElsewhere ? QCoreApplication::translate("battleline_pages", "in this question") : QString(),
                     {},
                     isChosen});
            }
            pad.pad->setCards(std::move(cards));
        }
    }

    void setName(const QString& name) override
    {
        FormControl::setName(name);
        for (const Pad& pad : m_pads)
            pad.pad->setAccessibleName(name);
    }
    [[nodiscard]] bool isWide() const override { return true; }

private:
    struct Pad {
        std::vector<Card> cards;
        CardPad* pad;
    };

    void addPad(std::vector<Card> cards, int columns, const char* name)
    {
        if (cards.empty() || cards.size() % static_cast<std::size_t>(columns) != 0) {
            if (cards.empty())
                return;
            columns = 1;
        }
        auto* pad = new CardPad(cards, columns, this);
        pad->setObjectName(nameOfPart(name));
        pad->setFixedHeight(pad->sizeHint().height());
        QObject::connect(pad, &CardPad::cardPressed, this, [this](Card card) { edit(Json(idOf(card))); });
        layout()->addWidget(pad);
        m_pads.push_back({std::move(cards), pad});
    }

    std::vector<Pad> m_pads;
};

std::vector<Card> cardsIn(const Json& list)
{
    std::vector<Card> cards;
    for (const Json& word : list) {
        if (const std::optional<Card> card = word.is_string() ? cardOf(word.get<std::string>()) : std::nullopt)
            cards.push_back(*card);
    }
    return cards;
}

/// The nine flags as the line on the table: a side is chosen, and its cards are tapped one after the other.
class FlagsControl : public FormControl {
public:
    FlagsControl(FormContext& context, const Shape& shape, const std::string& at)
        : FormControl(context, shape, at)
        , m_line(new LineView(this))
        , m_chosen(new QWidget(this))
        , m_troops(new CardPad(formationCards(true), battleline::colorCount, this))
        , m_morale(new CardPad(formationCards(false), 2, this))
        , m_more(new ChoiceButton({}, ButtonLook::Outline, this))
        , m_details(new QVBoxLayout)
    {
        m_line->setObjectName(nameOfPart("line"));
        m_troops->setObjectName(nameOfPart("pad"));
        m_morale->setObjectName(nameOfPart("tactics"));
        m_more->setObjectName(nameOfPart("more"));
        m_more->setCheckable(true);
        m_chosen->setLayout(new FlowLayout(nullptr, Theme::current().px(Length::SpaceXs)));
        QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
        policy.setHeightForWidth(true);
        m_chosen->setSizePolicy(policy);
        m_line->setFixedHeight(m_line->minimumSizeHint().height());
        // The upright pad is the narrowest of all: the form needs no more than that.
        for (QWidget* part : {static_cast<QWidget*>(m_line), static_cast<QWidget*>(m_troops)})
            part->setMinimumWidth(m_troops->sizeHint().width());
        m_morale->setFixedHeight(m_morale->sizeHint().height());
        fit();
        for (CardPad* pad : {m_troops, m_morale}) {
            QObject::connect(pad, &CardPad::cardPressed, this, [this](Card card) { lay(card); });
        }
        auto* column = new QVBoxLayout(this);
        column->setContentsMargins(0, 0, 0, 0);
        for (QWidget* part : {static_cast<QWidget*>(m_line), m_chosen, static_cast<QWidget*>(m_troops),
                              static_cast<QWidget*>(m_morale)})
            column->addWidget(part);
        column->addWidget(m_more, 0, Qt::AlignLeft);
        column->addLayout(m_details);
        QObject::connect(m_line, &LineView::sidePressed, this, [this](int flag, Seat seat) { choose(flag, seat); });
        QObject::connect(m_line, &LineView::flagPressed, this, [this](int flag) { choose(flag, m_seat); });
        QObject::connect(m_more, &QAbstractButton::clicked, this, [this](bool open) { showDetails(open); });
    }

    void display(const Json* value) override
    {
        if (!m_isPlaced) { // where the question is about
            m_isPlaced = true;
            const Json& whole = this->context().whole;
            const int flag = whole.contains("flag") && whole["flag"].is_number_integer() ? whole["flag"].get<int>() : 1;
            m_flag = std::clamp(flag, 1, flagCount);
            if (whole.contains("claimant") && whole["claimant"] == toWord(Seat::North))
                m_seat = Seat::North;
        }
        static const Json none = Json::array();
        const Json& flags = value != nullptr && value->is_array() ? *value : none;
        LineModel line;
        line.hasSides = true;
        line.names = {nameOf(Seat::North), nameOf(Seat::South)};
        for (std::size_t i = 0; i < line.flags.size() && i < flags.size(); ++i)
            line.flags[i] = flagOf(flags[i]);
        line.chosenFlag = m_flag;
        line.chosenFor = m_seat;
        line.offeredFlags = isFull(line) ? FlagSet{0} : flagBit(m_flag);
        line.offeredTo = m_seat;
        showPads(line);
        showChosen(line);
        m_line->setModel(std::move(line));
        m_more->setTitle(QCoreApplication::translate("battleline_pages", "More about flag %1").arg(m_flag));
        if (m_detail)
            m_detail->display(static_cast<std::size_t>(m_flag) <= flags.size() ? &flags[index()] : nullptr);
    }

    void setName(const QString& name) override
    {
        FormControl::setName(name);
        for (CardPad* pad : {m_troops, m_morale})
            pad->setAccessibleName(name);
    }
    [[nodiscard]] bool isWide() const override { return true; }

protected:
    void resizeEvent(QResizeEvent* event) override
    {
        FormControl::resizeEvent(event);
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
    static std::vector<Card> formationCards(bool troops)
    {
        std::vector<Card> cards;
        for (int i = troops ? 0 : troopCount; i < (troops ? troopCount : cardCount); ++i) {
            if (troops || Card::at(i).kind() == CardKind::Morale)
                cards.push_back(Card::at(i));
        }
        return cards;
    }
    [[nodiscard]] std::size_t index() const { return static_cast<std::size_t>(m_flag - 1); }
    [[nodiscard]] std::string placeOfSide() const
    {
        return pointerTo(pointerTo(at(), index()), std::string(toWord(m_seat)));
    }
    [[nodiscard]] QString nameOf(Seat seat) const
    {
        return words().label(pointerTo(pointerTo(at(), index()), std::string(toWord(seat))));
    }
    static LineFlag flagOf(const Json& json)
    {
        LineFlag flag;
        if (!json.is_object())
            return flag;
        for (const Seat seat : bothSeats) {
            const auto row = json.find(std::string(toWord(seat)));
            if (row != json.end() && row->is_array())
                flag.rows[seat] = cardsIn(*row);
        }
        const auto ground = json.find("environment");
        if (ground != json.end() && ground->is_object()) {
            flag.hasFog = ground->contains("fog");
            flag.hasMud = ground->contains("mud");
        }
        flag.slots = flag.hasMud ? slotsWithMud : slotsOfASide;
        const auto won = json.find("won_by");
        if (won != json.end() && won->is_string())
            flag.wonBy = fromWord<Seat>(won->get<std::string>());
        return flag;
    }
    [[nodiscard]] const LineFlag& chosen(const LineModel& line) const { return line.flags[index()]; }
    [[nodiscard]] bool isFull(const LineModel& line) const
    {
        return static_cast<int>(chosen(line).rows[m_seat].size()) >= chosen(line).slots;
    }

    void showPads(const LineModel& line)
    {
        std::set<std::string> seen;
        collect(context().whole, seen);
        const auto padOf = [&](bool troops) {
            std::vector<PadCard> pad;
            for (const Card card : formationCards(troops)) {
                QString place = seen.count(idOf(card)) > 0
                                    ? QCoreApplication::translate("battleline_pages", "in this question")
                                    : QString();
                for (std::size_t flag = 0; flag < line.flags.size(); ++flag) {
                    for (const Seat seat : bothSeats) {
                        const auto& row = line.flags[flag].rows[seat];
                        if (std::find(row.begin(), row.end(), card) != row.end())
                            place = QCoreApplication::translate("battleline_pages", "flag %1").arg(flag + 1);
                    }
                }
                pad.push_back({card, place, {}, false});
            }
            return pad;
        };
        m_troops->setCards(padOf(true));
        m_morale->setCards(padOf(false));
    }

    /// Whose cards are tapped now, and those that lie there: a tap takes one away.
    void showChosen(const LineModel& line)
    {
        const auto old = m_chosen->findChildren<QWidget*>(Qt::FindDirectChildrenOnly);
        for (QWidget* part : old) {
            m_chosen->layout()->removeWidget(part);
            part->hide();
            part->setObjectName({});
            part->deleteLater();
        }
        auto* title =
            new TextLabel(QCoreApplication::translate("battleline_pages", "Flag %1, %2: tap the cards that lie there")
                              .arg(m_flag)
                              .arg(nameOf(m_seat)),
                          TypeStep::Body, Colour::Text, m_chosen);
        m_chosen->layout()->addWidget(title);
        title->show();
        std::size_t place = 0;
        for (const Card card : chosen(line).rows[m_seat]) {
            auto* chip = new ChoiceButton(displayName(card), ButtonLook::Raised, m_chosen);
            chip->setObjectName(nameOfPart("taken_") + QString::number(place));
            chip->setDrawing(Icon::Close);
            QObject::connect(chip, &QAbstractButton::clicked, this,
                             [this, taken = pointerTo(placeOfSide(), place)] { context().edit(taken, std::nullopt); });
            m_chosen->layout()->addWidget(chip);
            chip->show();
            ++place;
        }
        m_chosen->updateGeometry();
    }

    void choose(int flag, Seat seat)
    {
        const bool isOther = flag != m_flag;
        m_flag = flag;
        m_seat = seat;
        if (isOther)
            showDetails(m_more->isChecked());
        display(now());
    }
    [[nodiscard]] const Json* now() const
    {
        const Json::json_pointer pointer(at());
        return context().whole.contains(pointer) ? &context().whole.at(pointer) : nullptr;
    }

    void lay(Card card)
    {
        const LineModel& line = m_line->model();
        if (isFull(line))
            return;
        const std::size_t lying = chosen(line).rows[m_seat].size();
        const std::string place = pointerTo(placeOfSide(), lying);
        // A side that is complete gives the turn to the other side of its flag.
        const bool completes = static_cast<int>(lying) + 1 == chosen(line).slots;
        if (completes && static_cast<int>(chosen(line).rows[opponentOf(m_seat)].size()) < chosen(line).slots)
            m_seat = opponentOf(m_seat);
        context().edit(place, Json(idOf(card)));
    }

    /// Everything about the chosen flag: who won it, Fog and Mud, who laid the last card.
    void showDetails(bool open)
    {
        m_more->setChecked(open);
        if (m_detail) {
            m_detail->hide();
            m_detail->deleteLater();
            m_detail = nullptr;
        }
        if (!open)
            return;
        m_detail = makeControl(context(), shape().parts().shapes.front(), pointerTo(at(), index()));
        m_details->addWidget(m_detail);
        m_detail->setName(m_more->title());
        const Json* flags = now();
        m_detail->display(flags && index() < flags->size() ? &flags->at(index()) : nullptr);
        m_detail->show();
        bringIntoSight(*m_detail);
    }

    LineView* m_line;
    QWidget* m_chosen;
    CardPad* m_troops;
    CardPad* m_morale;
    ChoiceButton* m_more;
    QVBoxLayout* m_details;
    FormControl* m_detail = nullptr;
    int m_flag = 1;
    Seat m_seat = Seat::South;
    bool m_isPlaced = false;
};

} // namespace

Pickers formPickers()
{
    return {{"battle-line/flags",
             [](FormContext& context, const Shape& shape, const std::string& at) -> FormControl* {
                 return new FlagsControl(context, shape, at);
             }},
            {"battle-line/card", [](FormContext& context, const Shape& shape, const std::string& at) -> FormControl* {
                 return new CardControl(context, shape, at);
             }}};
}

} // namespace whistle::battleline
