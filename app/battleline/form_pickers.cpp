// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/form_pickers.h"

#include "battleline/cards/card_pad.h"
#include "battleline/form_flags.h"
#include "battleline/telling/card_words.h"

#include <QBoxLayout>
#include <QCoreApplication>
#include <nlohmann/json.hpp>

namespace whistle::battleline {

namespace {

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
        const std::set<std::string> seen = saidIn(context().whole);
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

} // namespace

Pickers formPickers()
{
    return {{"battle-line/flags", pickerOf<FlagsControl>()},
            {"battle-line/won_flags", pickerOf<WonFlagsControl>()},
            {"battle-line/card", pickerOf<CardControl>()}};
}

} // namespace whistle::battleline
