// SPDX-License-Identifier: GPL-3.0-or-later
// forced_loss
#include "elgrande/judging/forced_loss.h"
#include "elgrande/questions/asked.h"
#include "elgrande/table/rules.h"
#include "elgrande/table/standing.h"

namespace whistle::elgrande {

namespace {

using ChoiceMap = std::vector<std::pair<std::string, LossChoice>>;
struct LossInput {
    Effect card = Effect::KingReturns;
    std::string player;
    std::vector<std::string> players;
    Area king = Area::Galicia;
    BoardCounts regions;
    PlayerCounts courts;
    std::optional<ChoiceMap> choices;
    std::optional<HomeMap> targets;
    std::optional<DiscMap> discs;
    std::optional<HomeMap> replacements;
    AreaSpot evicted;
};
enum class WrittenViolation : std::uint8_t { EvictedRegionIsKingRegion };
struct WrittenLoss {
    std::string player;
    int required = 0;
    LossStatus status = LossStatus::Ok;
    int fromCourt = 0;
    ByArea<int> fromRegions;
    std::optional<std::string> to;
    AreaList options;
    AreaList replacementOptions;
};
struct LossAnswer {
    bool legal = true;
    std::optional<WrittenViolation> violation;
    std::vector<std::string> order;
    std::vector<WrittenLoss> results;
    std::optional<PlayerCounts> courtsAfter;
    std::optional<BoardCounts> regionsAfter;
};

} // namespace

} // namespace whistle::elgrande

namespace whistle {

using namespace elgrande; // NOLINT(google-build-using-namespace): their tables stand here
using codecs::Perhaps;

template <>
constexpr std::array recordKeys<LossChoice>{
    optionalKey<&LossChoice::court, codes::Caballeros>("court"),
    optionalKey<&LossChoice::regions, codes::CountsIn<regionCount>>("regions"),
};
template <>
constexpr std::array recordKeys<LossInput>{
    key<&LossInput::card, EffectAmong<&isLoss>>("card"),
    key<&LossInput::player, codes::Player>("player", QT_TRANSLATE_NOOP("shapes", "whose card it is")),
    key<&LossInput::players, PlayerListCode>("players", QT_TRANSLATE_NOOP("shapes", "clockwise")),
    key<&LossInput::king, codes::Region>("king_region"),
    key<&LossInput::regions, RegionMapCode>("regions"),
    key<&LossInput::courts, PlayerMapCode>("courts"),
    optionalKey<&LossInput::choices, Perhaps<codes::ByPlayerOf<codecs::ObjectOf<LossChoice>>>>(
        "choices", QT_TRANSLATE_NOOP("shapes", "what opponents return; only if they choose it themselves")),
    optionalKey<&LossInput::targets, Perhaps<HomeMapCode>>(
        "targets", QT_TRANSLATE_NOOP("shapes", "where each opponent loses one; only with that card")),
    optionalKey<&LossInput::discs, Perhaps<DiscMapCode>>(
        "discs", QT_TRANSLATE_NOOP("shapes", "only with the cards that ask for secret discs")),
    optionalKey<&LossInput::replacements, Perhaps<HomeMapCode>>(
        "replacements", QT_TRANSLATE_NOOP("shapes", "chosen instead of an illegal disc")),
    optionalKey<&LossInput::evicted, Perhaps<codes::Region>>("evicted_region",
                                                             QT_TRANSLATE_NOOP("shapes", "only with Eviction")),
};
template <>
constexpr std::array recordKeys<WrittenLoss>{
    key<&WrittenLoss::player>("player"),
    key<&WrittenLoss::required, codes::Caballeros>("required"),
    key<&WrittenLoss::status>("status"),
    key<&WrittenLoss::fromCourt, codes::Caballeros>("from_court"),
    key<&WrittenLoss::fromRegions, codes::CountsIn<regionCount>>("from_regions"),
    key<&WrittenLoss::to, NullOr<codecs::Word>>("to"),
    key<&WrittenLoss::options, codes::AreasOf<regionCount>>("options"),
    key<&WrittenLoss::replacementOptions, codes::AreasOf<regionCount>>("replacement_options"),
};
template <>
constexpr std::array recordKeys<LossAnswer>{
    key<&LossAnswer::legal>("legal"),
    key<&LossAnswer::violation, NullOr<codecs::WordOf<elgrande::WrittenViolation>>>("violation"),
    key<&LossAnswer::order>("order"),
    key<&LossAnswer::results>("results"),
    key<&LossAnswer::courtsAfter, NullOr<PlayerMapCode>>("courts_after"),
    key<&LossAnswer::regionsAfter, NullOr<RegionMapCode>>("regions_after"),
};

namespace elgrande {

namespace {

/// Reads what opponents choose, key by key, and says what is missing.
class ChoiceReader {
public:
    ChoiceReader(Asking& asking, LossCase& loss) : m_asking(asking), m_loss(loss) {}

    /// One of the maps: \`isUsed\` with this card, \`isNeeded\` of every opponent who is struck.
    template <class Map, class Take>
    void read(const std::optional<Map>& written, const std::string& at, bool isUsed, bool isNeeded, Take&& take)
    {
        if (!isUsed)
            return m_asking.never(written.has_value(), at);
        ByPlayer<bool> isThere{};
        for (const auto& [name, choice] : written.value_or(Map{})) {
            const std::string place = pointerTo(at, name);
            const int player = m_asking.player(name, place);
            if (player == m_loss.player)
                m_asking.say(place, Text{Saying::tr("%1 plays the card; only opponents can be named here."), name});
            isThere[player] = true;
            take(static_cast<std::size_t>(player), choice);
        }
        if (!isNeeded)
            return;
        for (const int player : struckBy(m_loss.card, m_loss.board, m_loss.player, m_loss.evicted)) {
            if (!isThere[player])
                m_asking.say(
                    written ? pointerTo(at, m_asking.names()[player]) : at,
                    Text{Saying::tr("%1 has something to lose: a choice is missing."), m_asking.names()[player]});
        }
    }

private:
    Asking& m_asking;
    LossCase& m_loss;
};

WrittenLoss writtenLoss(const Loss& loss, const PlayerNames& names)
{
    WrittenLoss result{names[loss.player], loss.required,          loss.status, loss.fromCourt, loss.fromRegions, {},
                       loss.options,       loss.replacementOptions};
    if (loss.to == Loss::To::Region)
        result.to = std::string(toWord(*loss.region));
    else if (loss.to != Loss::To::Nowhere)
        result.to = loss.to == Loss::To::Court ? "court" : "provinces";
    return result;
}

Checked<JsonRuling> askLoss(const LossInput& input, const Facts&)
{
    Asking asking(input.players);
    Board board = asking.board(input.king, input.regions);
    board.court = asking.counts(input.courts, "/courts");
    const int player = asking.player(input.player, "/player");
    const bool isEviction = input.card == Effect::Eviction;
    asking.only(isEviction, input.evicted.has_value(), "/evicted_region");
    asking.atMostThirty(board, "/regions");
    if (!asking.isSound())
        return asking.problems();
    LossCase loss{input.card, player, board, {}, {}, {}, {}, input.evicted};
    ChoiceReader reader(asking, loss);
    reader.read(input.choices, "/choices", input.card == Effect::KingReturns, true,
                [&](std::size_t index, const LossChoice& choice) { loss.choices[index] = choice; });
    reader.read(input.targets, "/targets", input.card == Effect::RemoveOneEach, true,
                [&](std::size_t index, Area region) { loss.targets[index] = region; });
    const bool discsNeeded = !isEviction || input.evicted != input.king;
    reader.read(input.discs, "/discs", isEviction || isSecretReturn(input.card), discsNeeded,
                [&](std::size_t index, AreaSpot region) { loss.discs[index] = region; });
    reader.read(input.replacements, "/replacements", isSecretReturn(input.card), false,
                [&](std::size_t index, Area region) { loss.replacements[index] = region; });
    if (!asking.isSound())
        return asking.problems();
    Ruling<LossVerdict> ruling = judgeLoss(loss, asking.names());
    const LossVerdict& verdict = ruling.verdict;
    LossAnswer answer;
    answer.legal = verdict.isLegal();
    if (verdict.evictsKingRegion)
        answer.violation = elgrande::WrittenViolation::EvictedRegionIsKingRegion;
    answer.order = namesOf(verdict.order, asking.names());
    for (const Loss& one : verdict.results)
        answer.results.push_back(writtenLoss(one, asking.names()));
    if (answer.legal) {
        answer.courtsAfter = countsOf(verdict.after.court, asking.names());
        answer.regionsAfter = regionsOf(verdict.after.caballeros, asking.names());
    }
    return ruledAs(answer, std::move(ruling));
}

std::optional<LossInput> lossNow(const State& table, const Facts& facts)
{
    LossInput input;
    input.card = cardOf(table, facts, isLoss, Effect::DecayOfAuthorityThree);
    input.player = table.name(playerOf(table));
    input.players = namesOf(table);
    input.king = *table.board.king;
    input.regions = regionsOf(table.board.caballeros, table.players);
    input.courts = countsOf(table.board.court, table.players);
    return input;
}

} // namespace

ElGrandeQuestion forcedLossQuestion(const FactsInUse& facts)
{
    LossInput begin;
    begin.card = Effect::DecayOfAuthorityThree;
    return questionOf("forced_loss", elgrande::Saying::tr("What do the opponents lose to this card?"), facts, askLoss,
                      allowed<LossInput, LossAnswer>, begin, lossNow);
}

} // namespace elgrande

} // namespace whistle
