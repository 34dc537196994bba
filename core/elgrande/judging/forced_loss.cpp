// SPDX-License-Identifier: GPL-3.0-or-later
#include "elgrande/judging/forced_loss.h"

#include "elgrande/pack/facts.h"
#include "elgrande/table/rules.h"
#include "elgrande/telling/names.h"

#include <algorithm>

namespace whistle::elgrande {

namespace {

constexpr int three = 3; ///< EG-13.8, EG-13.9

constexpr auto returnsNothing = Saying::tr("%1 has nothing to return.");
constexpr auto movesTo = Saying{QT_TRANSLATE_N_NOOP("elgrande", "%1: %2 → %3 (%n Caballero(s)).")};
constexpr auto illegalReturn =
    Saying::tr("%1 must return exactly %2, from the court or from regions without the King.");
constexpr auto illegalTarget = Saying::tr("%1 has no Caballero within reach in %2.");
constexpr auto discShowsNothing = Saying::tr("%1's disc (%2) is not a legal choice for this card.");
constexpr auto isReplaced = Saying::tr("%2 counts instead of %1's illegal disc.");

/// EG-13.11, EG-13.12, EG-R13
AreaList secretOptions(Effect card, const Board& board, int player)
{
    const AreaList reach = board.regionsWithinReach(player);
    if (card == Effect::ReturnAllFromSecretRegion)
        return reach;
    AreaList pairs;
    for (const Area region : reach) {
        if (board.at(region, player) >= 2)
            pairs.push_back(region);
    }
    return pairs.empty() ? reach : pairs;
}

int secretReturn(Effect card, int there)
{
    return card == Effect::ReturnTwoFromSecretRegion ? std::min(2, there) : there;
}

/// EG-R14 (EG-R11: it strikes as far as possible): the legal regions with the fewest of his Caballeros.
AreaList fewestOf(const AreaList& options, const Board& board, int player)
{
    int fewest = caballerosInPlay;
    for (const Area region : options)
        fewest = std::min(fewest, board.at(region, player));
    AreaList found;
    for (const Area region : options) {
        if (board.at(region, player) == fewest)
            found.push_back(region);
    }
    return found;
}

/// EG-R15: any region but the King's and the evicted one.
AreaList evictionGoals(const Board& board, AreaSpot evicted)
{
    AreaList goals;
    for (const Area region : allRegions()) {
        if (region != board.king && region != evicted)
            goals.push_back(region);
    }
    return goals;
}

bool isLegalReturn(const LossChoice& choice, const Board& board, int player, int required)
{
    if (choice.court + sum(choice.regions) != required || choice.court > board.court[player])
        return false;
    for (const Area region : allRegions()) {
        const int count = choice.regions[region];
        if (count > 0 && (region == board.king || count > board.at(region, player)))
            return false;
    }
    return true;
}

void chooseRegion(Loss& loss, Effect card, const Board& board, Area region)
{
    loss.required = secretReturn(card, board.at(region, loss.player));
    loss.fromRegions[region] = loss.required;
}

void settleSecretReturn(Loss& result, const LossCase& loss)
{
    result.options = secretOptions(loss.card, loss.board, result.player);
    const AreaSpot disc = loss.discs[result.player].value_or(AreaSpot{});
    if (disc && contains(result.options, *disc))
        return chooseRegion(result, loss.card, loss.board, *disc);
    result.replacementOptions = fewestOf(result.options, loss.board, result.player);
    const AreaSpot replacement = loss.replacements[result.player];
    if (replacement && contains(result.replacementOptions, *replacement)) {
        result.status = LossStatus::Replaced;
        return chooseRegion(result, loss.card, loss.board, *replacement);
    }
    result.status = LossStatus::IllegalChoice;
    int most = 0;
    for (const Area region : loss.board.regionsWithinReach(result.player))
        most = std::max(most, loss.board.at(region, result.player));
    result.required = loss.card == Effect::ReturnTwoFromSecretRegion ? std::min(2, most) : 0;
}

void settleEviction(Loss& result, const LossCase& loss)
{
    const AreaSpot disc = loss.discs[result.player].value_or(AreaSpot{});
    result.fromRegions[*loss.evicted] = result.required;
    if (disc && contains(result.options, *disc)) {
        result.to = Loss::To::Region;
        result.region = disc;
    } else {
        result.to = Loss::To::Court;
        result.status = LossStatus::SentToCourt;
    }
}

void settle(Loss& result, const LossCase& loss)
{
    switch (loss.card) {
    case Effect::DecayOfAuthorityAll:
    case Effect::DecayOfAuthorityThree:
        result.fromCourt = result.required;
        return;
    case Effect::KingReturns: {
        const LossChoice choice = loss.choices[result.player].value_or(LossChoice{});
        if (!isLegalReturn(choice, loss.board, result.player, result.required)) {
            result.status = LossStatus::IllegalChoice;
            return;
        }
        result.fromCourt = choice.court;
        result.fromRegions = choice.regions;
        return;
    }
    case Effect::RemoveOneEach:
        if (const AreaSpot target = loss.targets[result.player]; target && contains(result.options, *target))
            result.fromRegions[*target] = 1;
        else
            result.status = LossStatus::IllegalChoice;
        return;
    case Effect::Eviction:
        return settleEviction(result, loss);
    default:
        return settleSecretReturn(result, loss);
    }
}

} // namespace

LossCase lossOf(const State& state, Effect card)
{
    LossCase loss{card, state.turn->player, state.board, {}, {}, {}, {}, state.turn->region};
    if (state.discs)
        loss.discs = state.discs->set;
    return loss;
}

int owes(Effect card, const Board& board, int player, AreaSpot evicted)
{
    const int court = board.court[player];
    switch (card) {
    case Effect::DecayOfAuthorityAll:
        return court;
    case Effect::DecayOfAuthorityThree:
        return std::min(three, court);
    case Effect::KingReturns:
        return std::min(three, court + board.withinReach(player));
    case Effect::Eviction:
        return board.at(*evicted, player);
    default:
        return std::min(1, board.withinReach(player));
    }
}

PlayerList struckBy(Effect card, const Board& board, int player, AreaSpot evicted)
{
    PlayerList struck;
    for (const int opponent : opponentsOf(player, board.players)) {
        if (owes(card, board, opponent, evicted) > 0)
            struck.push_back(opponent);
    }
    return struck;
}

Loss lossOf(const LossCase& loss, int opponent)
{
    Loss result;
    result.player = opponent;
    result.required = owes(loss.card, loss.board, opponent, loss.evicted);
    if (loss.card == Effect::Eviction)
        result.options = evictionGoals(loss.board, loss.evicted);
    else if (loss.card == Effect::KingReturns || loss.card == Effect::RemoveOneEach)
        result.options = loss.board.regionsWithinReach(opponent);
    if (result.required == 0) {
        result.status = LossStatus::NothingToReturn;
        return result;
    }
    settle(result, loss);
    if (result.to == Loss::To::Nowhere && result.status != LossStatus::IllegalChoice)
        result.to = Loss::To::Provinces;
    return result;
}

int chooserOfReturn(const State& state, Effect card)
{
    const bool ownerPicks = isDecay(card) || card == Effect::KingReturns ||
                            (isSecretReturn(card) && state.rules.illegalRemovalDisc == IllegalDisc::OwnerPicksAgain);
    return ownerPicks ? state.turn->waitingFor[0] : state.turn->player;
}

AreaList regionsForDisc(const State& state, const Facts& facts, int player)
{
    const bool isGeneral = state.phase == Phase::GeneralScoring;
    const Effect effect = isGeneral ? Effect::ScoreSecretRegions : facts.card(state.turn->card).effect;
    const AreaList goals = isLoss(effect) ? lossOf(lossOf(state, effect), player).options : allRegions();
    AreaList regions;
    for (const Area region : goals.empty() ? allRegions() : goals) {
        if (!isGeneral || region != state.board.king)
            regions.push_back(region);
    }
    return regions;
}

void applyLoss(Board& board, const Loss& loss)
{
    int all = loss.fromCourt;
    board.court[loss.player] -= loss.fromCourt;
    for (const Area region : allRegions()) {
        board.caballeros[region][loss.player] -= loss.fromRegions[region];
        all += loss.fromRegions[region];
    }
    if (loss.to == Loss::To::Region)
        board.caballeros[*loss.region][loss.player] += all;
    else
        (loss.to == Loss::To::Court ? board.court : board.provinces)[loss.player] += all;
}

Objection kingsRegionEvicted(Area region)
{
    return {"EG-R15"_rule, Text{Saying::tr("%1 is the King's region and cannot be evicted."), region}};
}

void tellLoss(const LossCase& loss, const Loss& result, const PlayerNames& names, Reasons& reasons)
{
    if (!reasons.isListening())
        return;
    const std::string& name = names[result.player];
    const RuleId rule = ruleOf(loss.card);
    const AreaSpot disc = loss.discs[result.player].value_or(AreaSpot{});
    switch (result.status) {
    case LossStatus::NothingToReturn:
        if (loss.card == Effect::Eviction)
            reasons.say(rule, Saying::tr("%1 has nobody in %2."), name, *loss.evicted);
        else
            reasons.say(loss.card == Effect::KingReturns ? "EG-R12"_rule : rule, returnsNothing, name);
        return;
    case LossStatus::IllegalChoice:
        if (loss.card == Effect::KingReturns)
            reasons.say(rule, illegalReturn, name, result.required);
        else if (loss.card == Effect::RemoveOneEach)
            reasons.say(rule, illegalTarget, name, loss.targets[result.player].value_or(Area::Castillo));
        else
            reasons.say(rule, discShowsNothing, name, nameOfDisc(disc));
        return;
    case LossStatus::SentToCourt:
        reasons.say(
            disc == loss.board.king ? "EG-15.6"_rule : "EG-R15"_rule,
            Saying{QT_TRANSLATE_N_NOOP(
                "elgrande", "%1's disc shows no legal destination (%2): all go to the court (%n Caballero(s)).")},
            name, nameOfDisc(disc), result.required);
        return;
    case LossStatus::Ok:
    case LossStatus::Replaced:
        break;
    }
    if (result.to == Loss::To::Region) {
        reasons.say(rule, movesTo, name, *loss.evicted, *result.region, result.required);
        return;
    }
    if (result.fromCourt > 0)
        reasons.say(rule, Saying::tr("%1 returns %2 from the court."), name, result.fromCourt);
    for (const Area region : allRegions()) {
        if (result.fromRegions[region] > 0)
            reasons.say(rule, Saying::tr("%1 returns %3 from %2."), name, region, result.fromRegions[region]);
    }
    if (result.status == LossStatus::Replaced)
        reasons.say("EG-R14"_rule, isReplaced, name, *loss.replacements[result.player]);
}

bool LossVerdict::isLegal() const
{
    return !evictsKingRegion && std::none_of(results.begin(), results.end(),
                                             [](const Loss& loss) { return loss.status == LossStatus::IllegalChoice; });
}

Ruling<LossVerdict> judgeLoss(const LossCase& loss, const PlayerNames& names, Reasons::Listening listening)
{
    Reasons reasons(listening);
    LossVerdict verdict;
    verdict.order = opponentsOf(loss.player, loss.board.players);
    verdict.after = loss.board;
    if (loss.card == Effect::Eviction && loss.evicted == loss.board.king) {
        verdict.evictsKingRegion = true;
        const Objection objection = kingsRegionEvicted(*loss.evicted);
        reasons.add({objection.why}, {objection.rule, "EG-6.4"_rule});
    } else {
        for (const int opponent : verdict.order) {
            const Loss result = lossOf(loss, opponent);
            applyLoss(verdict.after, result);
            tellLoss(loss, result, names, reasons);
            verdict.results.push_back(result);
        }
    }
    reasons.cite(ruleOf(loss.card));
    return {verdict, std::move(reasons.why), std::move(reasons.rules)};
}

} // namespace whistle::elgrande
