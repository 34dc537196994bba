// SPDX-License-Identifier: GPL-3.0-or-later
#include "elgrande/box/el_grande_box.h"

#include "elgrande/pack/facts.h"
#include "elgrande/telling/game_words.h"
#include "elgrande/telling/words.h"

#include <QCoreApplication>

namespace whistle::elgrande {

namespace {

struct BoxWords {
    Q_DECLARE_TR_FUNCTIONS(whistle::elgrande::Box)
};

class ElGrandeBox : public BoxContents {
public:
    std::vector<BoxGroup> groups() override
    {
        const Facts& facts = *factsInUse();
        BoxGroup areas{BoxWords::tr("Regions"), {}};
        for (const Area area : allAreas())
            areas.things.push_back(
                {std::string("area/").append(toWord(area)), areaName(area), valuesWords(facts.scores[area])});
        std::vector<BoxGroup> groups{std::move(areas)};
        for (int stack = 1; stack <= stackCount; ++stack) {
            BoxGroup cards{BoxWords::tr("Action cards with %1 on the back").arg(stack), {}};
            if (stack == stackCount)
                cards.title = GameWords::tr("King card");
            for (const ActionCard& card : facts.cards) {
                if (card.stack == stack)
                    cards.things.push_back(
                        {"card/" + card.id, shortTitleOf(card), BoxWords::tr("copies: %1").arg(card.copies)});
            }
            groups.push_back(std::move(cards));
        }
        BoxGroup power{GameWords::tr("Power Cards"), {}};
        for (int value = highestPower; value >= 1; --value)
            power.things.push_back({"power/" + std::to_string(value), QString::number(value),
                                    BoxWords::tr("Caballeros: %1").arg(facts.headsOf(value))});
        groups.push_back(std::move(power));
        BoxGroup boards{BoxWords::tr("Mobile scoreboards"), {}};
        for (const Scoreboard board : {Scoreboard::EightFourZero, Scoreboard::FourZeroZero})
            boards.things.push_back(
                {std::string("board/").append(toWord(board)), valuesWords(facts.scoresOf(board)), {}});
        groups.push_back(std::move(boards));
        return groups;
    }

    BoxDetail detail(const std::string& key) const override
    {
        const Facts& facts = *factsInUse();
        const std::optional<int> card = facts.cardCalled(key.substr(key.find('/') + 1));
        return {card ? textOf(facts.card(*card)) : QString(), {}, {}};
    }
};

} // namespace

std::unique_ptr<BoxContents> boxContents()
{
    return std::make_unique<ElGrandeBox>();
}

} // namespace whistle::elgrande
