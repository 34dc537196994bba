// SPDX-License-Identifier: GPL-3.0-or-later
#include "elgrande/telling/secret_disc.h"

#include "base/contains.h"
#include "controls/words/capital.h"
#include "elgrande/game.h"
#include "elgrande/judging/forced_loss.h"
#include "elgrande/map/map_layout.h"
#include "elgrande/telling/game_words.h"
#include "elgrande/telling/words.h"

#include <QCoreApplication>
#include <QTransform>

namespace whistle::elgrande {

namespace {

struct DiscWords {
    Q_DECLARE_TR_FUNCTIONS(whistle::elgrande::ElGrandePage)
};

} // namespace

DiscQuestion discQuestion(const State& state, const Facts& facts)
{
    if (state.phase == Phase::GeneralScoring)
        return {DiscWords::tr("General scoring %1 of 3: secret discs").arg(state.generalScoringsDone + 1),
                DiscWords::tr("Where the Caballeros of the Castillo go")};
    const Turn& turn = *state.turn;
    const QString card = titleOf(facts.card(turn.card));
    const QString what = turn.region ? enumerated({card, areaName(*turn.region)}) : card;
    return {capital(GameWords::tr("secret discs")), labelled(what, textOf(facts.card(turn.card)))};
}

QString discNote(const State& state, Area region)
{
    return state.board.king == region ? GameWords::tr("the King is here") : QString();
}

QString discBarred(const State& state, const Facts& facts, int player, Area region)
{
    return contains(regionsForDisc(state, facts, player), region)
               ? QString()
               : DiscWords::tr("A disc that shows %1 does not count now.").arg(areaName(region));
}

ChoiceMap discMap(const Match& match, const std::string& player)
{
    const Game& game = typed<Game>(match).journal().game();
    const State& state = typed<Game>(match).state();
    const std::optional<int> seat = state.playerCalled(player);
    if (!state.discs || !seat)
        return {};
    constexpr double seen = 0.97; // borders are seen between the regions
    const MapLayout layout({0, 0, 100 * drawingShape(), 100});
    const QTransform parts = QTransform::fromScale(1 / drawingShape(), 1);
    ChoiceMap map{discQuestion(state, game.facts()).note, drawingShape(), {}};
    for (const Area region : allRegions()) {
        const QPolygonF whole = parts.map(layout.outline(region));
        const QPointF middle = whole.boundingRect().center();
        QTransform smaller;
        smaller.translate(middle.x(), middle.y()).scale(seen, seen).translate(-middle.x(), -middle.y());
        map.places.push_back({std::string(toWord(region)), smaller.map(whole), parts.mapRect(layout.words(region)),
                              discNote(state, region), discBarred(state, game.facts(), *seat, region)});
    }
    return map;
}

} // namespace whistle::elgrande
