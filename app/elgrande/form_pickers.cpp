// SPDX-License-Identifier: GPL-3.0-or-later
#include "elgrande/form_pickers.h"

#include "base/contains.h"
#include "controls/press/button_row.h"
#include "elgrande/map/map_view.h"
#include "elgrande/pack/facts.h"
#include "elgrande/telling/words.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace whistle::elgrande {

namespace {

bool says(const Json* value, const std::string& word)
{
    return value != nullptr && value->is_string() && value->get_ref<const std::string&>() == word;
}

/// An area is pressed on the map; what is none (the court, beside the board) stands below it.
class AreaControl : public WideControl {
public:
    AreaControl(FormContext& context, const Shape& shape, const std::string& at)
        : WideControl(context, shape, at)
        , m_map(new MapView(this))
        , m_others(new ButtonRow(this))
    {
        m_map->setFixedHeight(m_map->minimumSizeHint().height());
        add(m_map, "map");
        add(m_others);
        QObject::connect(m_map, &MapView::placePressed, this, [this](int place) {
            const auto area = static_cast<Area>(place);
            const auto& words = this->shape().parts().words;
            if (contains(words, toWord(area)))
                edit(Json(std::string(toWord(area))));
        });
    }

    void display(const Json* value) override
    {
        MapModel map = plainMap();
        std::vector<ButtonSpec> others;
        for (const std::string& word : shape().parts().words) {
            if (const AreaSpot area = fromWord<Area>(word)) {
                map.areas[*area].shines = true;
                if (says(value, word))
                    map.chosen = area;
                continue;
            }
            const QString name = nameOfPart("choice_") + QString::fromStdString(word);
            others.push_back(
                ButtonSpec{name, words().value(shape(), word, at()), [this, word] { edit(Json(word)); }}.among(
                    says(value, word)));
        }
        if (map.chosen) { // it alone: beside others that shine, nobody sees it
            for (const std::string& word : shape().parts().words) {
                if (const AreaSpot area = fromWord<Area>(word))
                    map.areas[*area].shines = false;
            }
        }
        m_map->setModel(std::move(map));
        m_others->setButtons(std::move(others));
    }

private:
    MapView* m_map;
    ButtonRow* m_others;
};

/// One of the action cards, by stack.
class CardControl : public WideControl {
public:
    CardControl(FormContext& context, const Shape& shape, const std::string& at)
        : WideControl(context, shape, at)
        , m_cards(new ButtonRow(this))
    {
        add(m_cards);
        m_cards->show();
    }

    void display(const Json* value) override
    {
        std::vector<ButtonSpec> buttons;
        const std::vector<ActionCard>& cards = factsInUse()->cards;
        for (std::size_t card = 0; card < cards.size(); ++card) {
            const std::string id = cards[card].id;
            const QString name = nameOfPart("card_") + QString::fromStdString(id);
            buttons.push_back(
                ButtonSpec{name, titleOf(cards[card]), [this, id] { edit(Json(id)); }}.among(says(value, id)));
        }
        m_cards->setButtons(std::move(buttons));
    }

private:
    ButtonRow* m_cards;
};

} // namespace

Pickers formPickers()
{
    return {{"el-grande/area", pickerOf<AreaControl>()},
            {"el-grande/region", pickerOf<AreaControl>()},
            {"el-grande/card", pickerOf<CardControl>()}};
}

} // namespace whistle::elgrande
