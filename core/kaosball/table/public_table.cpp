// SPDX-License-Identifier: GPL-3.0-or-later
// What a table shows of a match; its keys ask the state.
#include "base/each.h"
#include "kaosball/game.h"
#include "kaosball/table/codecs.h"

namespace whistle::kaosball {

namespace {

using namespace codes;

using NameOrNull = std::optional<std::string>;
using NameList = std::vector<std::string>;

struct ShownLot {
    AuctionLot lot;
    NameOrNull team;
};
struct ShownBidding {
    std::string lot;
    int highestBid = 0;
    NameOrNull highestBidder;
    NameList bidding;
};
struct ShownActivation {
    std::string figure;
    Activation now;
};
struct ShownResult {
    NameList winners;
    std::string by;
};
struct ShownPlace {
    int place = 1;
    NameList teams;
};
struct ShownToken {
    Space space;
    std::string team;
};

NameOrNull seatName(const Auction& auction, int seat)
{
    return seat < 0 ? NameOrNull{} : NameOrNull{auction.teams[static_cast<std::size_t>(seat)].name};
}

NameList namesOf(const State& state, const std::vector<int>& teams)
{
    return eachOf(teams, [&](int team) { return state[team].name; });
}

/// The name of a team that has something to do.
template <auto team>
struct TeamAt {
    static Shape shape() { return Shape::text().orNull(); }
    static Json write(const State& state)
    {
        const int index = std::invoke(team, state);
        return index >= 0 && index < state.teamCount() ? Json(state[index].name) : Json(nullptr);
    }
};
/// What each team has.
template <auto part, class Codec>
struct ByTeam {
    static Shape shape() { return Shape::map(Codec::shape()); }
    static Json write(const State& state)
    {
        Json json = Json::object();
        for (const Team& team : state.teams)
            json[team.name] = Codec::write(std::invoke(part, team));
        return json;
    }
};
/// Points of all teams, or of none.
template <std::vector<int> State::*points, class Codec>
struct PointsOf {
    static Shape shape() { return Shape::map(Codec::shape()).orNull(); }
    static Json write(const State& state)
    {
        Json json;
        for (std::size_t i = 0; i < (state.*points).size(); ++i)
            json[state.teams[i].name] = (state.*points)[i];
        return json;
    }
};
struct PlaceOrNull : Place {
    static Shape shape() { return Place::shape().orNull(); }
};
struct BallAt {
    static Shape shape()
    {
        return Shape::either({Shape::object({required("space", PlaceOrNull::shape(), "null in scorekeeper depth")}),
                              Shape::object({required("carried_by", Shape::text(), "a figure")})});
    }
    static Json write(const State& state)
    {
        if (state.ball.carrier.isValid())
            return {{"carried_by", state.idOf(state.ball.carrier)}};
        return {{"space", Place::write(state.ball.space)}};
    }
};
/// `["hardy", "hardy"]`: an entry for each tile.
struct Tiles : ListOf<WordOf<Upgrade>> {
    static Json write(const Upgrades& upgrades)
    {
        Json json = Json::array();
        for (std::size_t i = 0; i < upgradeKinds; ++i)
            json.insert(json.end(), upgrades.copies[i], toWord(static_cast<Upgrade>(i)));
        return json;
    }
};
struct FiresBySpace : MapOf<Number<0, 1'000'000>> {
    static Json write(const State& state)
    {
        Json json = Json::object();
        for (const Fire& fire : state.fires)
            json[std::string(crossfield::name(fire.space))] = fire.tokens;
        return json;
    }
};

} // namespace

} // namespace whistle::kaosball

namespace whistle {

using namespace kaosball; // NOLINT(google-build-using-namespace): their tables stand here

namespace {

using AnyNumber = Number<-1'000'000, 1'000'000>;
using NumberOrNull = OrNull<AnyNumber>;
using AnyCount = Number<0, 1'000'000>;
using WordOrNull = OrNull<Word>;

template <class Codec>
constexpr RecordKey shownKey(const char* name, const char* meaning = "")
{
    return partKey<State, Codec>(Presence::Filled, name, meaning);
}
template <auto part, class Codec = AnyNumber>
constexpr RecordKey byTeam(const char* name, const char* meaning = "")
{
    return shownKey<ByTeam<part, Codec>>(name, meaning);
}

constexpr auto firstComparison = [](const LastContest& last) -> const Comparison& {
    return last.verdict.comparisons.front();
};
constexpr auto cardOf = [](const LastContest& last) -> const CardResult& { return last.verdict.initiatorCard; };
constexpr auto otherCardOf = [](const LastContest& last) -> const CardResult& { return firstComparison(last).card; };

} // namespace

template <>
constexpr std::array recordKeys<Figure>{
    key<&Figure::where>("where", "killed: a trophy; lost: dead without credit; removed: "
                                 "its team is out"),
    key<&Figure::kind>("kind"),
    key<&Figure::stands>("standing", "on the crossfield, and not knocked down"),
    key<[](const Figure& figure) { return figure.isOnField() ? figure.space : Space{}; }, PlaceOrNull>(
        "space", "null off the crossfield and in scorekeeper depth"),
    key<&Figure::damage, AnyCount>("damage"),
    key<&Figure::health, NullIfZero<1, 1000>>("health", "null: nobody has read it out yet"),
    filledKey<[](const Figure& figure) {
        return figure.kind == FigureKind::Ringer ? std::optional(figure.name) : std::nullopt;
    }>("ringer", "of a ringer: its id"),
    filledKey<[](const Figure& figure) {
        return figure.kind == FigureKind::Ringer ? std::optional(figure.post) : std::nullopt;
    }>("post", "of a ringer: whose place it takes"),
};
template <>
constexpr std::array recordKeys<LastContest>{
    key<&LastContest::contest, &Contest::type>("type"),
    key<&LastContest::contest, &Contest::isReaction>("reaction"),
    key<[](const LastContest& last) { return last.contest.initiator.figures.front().id; }>("initiator", "a figure"),
    key<[](const LastContest& last) {
        NameList figures;
        for (const ContestSide& target : last.contest.targets)
            std::ranges::transform(target.figures, std::back_inserter(figures), &ContestFigure::id);
        return figures;
    }>("targets", "one figure, or two"),
    key<cardOf, &CardResult::isLive, LiveOrDead>("initiator_status", "of its card"),
    key<cardOf, &CardResult::value, AnyNumber>("initiator_value"),
    key<otherCardOf, &CardResult::isLive, LiveOrDead>("target_status"),
    key<otherCardOf, &CardResult::value, AnyNumber>("target_value"),
    key<firstComparison, &Comparison::decidedBy>("decided_by"),
    key<firstComparison, &Comparison::initiatorTotal, NumberOrNull>("initiator_total",
                                                                    "null if no totals were compared"),
    key<firstComparison, &Comparison::targetTotal, NumberOrNull>("target_total"),
    key<firstComparison, &Comparison::tiebreaker, NumberOrNull>("tiebreaker", "the result that counted"),
    key<firstComparison, &Comparison::winner, NullOrWord<Winner>>("winner"),
    key<firstComparison, &Comparison::margin, NumberOrNull>("margin"),
    key<&LastContest::verdict, &ContestVerdict::push>("push", "what a tackler that lost has coming"),
    key<&LastContest::verdict, &ContestVerdict::followUpAllowed>("follow_up_allowed"),
    key<&LastContest::verdict, &ContestVerdict::victoryPoints, MapOf<AnyNumber>>("victory_points", "by team"),
};
template <>
constexpr std::array recordKeys<ShownLot>{
    key<&ShownLot::lot, &AuctionLot::id>("lot"),
    key<&ShownLot::lot, &AuctionLot::name>("name"),
    key<&ShownLot::lot, &AuctionLot::minimumBid, AnyCount>("minimum_bid"),
    key<&ShownLot::team, WordOrNull>("team", "who bought it"),
    key<[](const ShownLot& shown) { return shown.team ? std::optional(shown.lot.price) : std::nullopt; }, NumberOrNull>(
        "price", "what it paid"),
};
template <>
constexpr std::array recordKeys<ShownBidding>{
    key<&ShownBidding::lot>("lot"),
    key<&ShownBidding::highestBid, AnyCount>("highest_bid"),
    key<&ShownBidding::highestBidder, WordOrNull>("highest_bidder"),
    key<&ShownBidding::bidding>("bidding", "teams that have not passed"),
};
template <>
constexpr std::array recordKeys<Auction>{
    key<&Auction::kind>("kind"),
    key<&Auction::state>("state"),
    key<[](const Auction& auction) {
        return eachOf(auction.lots, [&](const AuctionLot& lot) { return ShownLot{lot, seatName(auction, lot.buyer)}; });
    }>("lots"),
    key<[](const Auction& auction) -> std::optional<ShownBidding> {
        if (auction.currentLot < 0)
            return {};
        ShownBidding bidding{auction.lots[static_cast<std::size_t>(auction.currentLot)].id,
                             auction.highestBid,
                             seatName(auction, auction.highestBidder),
                             {}};
        for (const AuctionTeam& team : auction.teams) {
            if (team.isIn)
                bidding.bidding.push_back(team.name);
        }
        return bidding;
    },
        OrNull<ObjectOf<ShownBidding>>>("current", "the lot that is bid on"),
    key<[](const Auction& auction) { return seatName(auction, auction.nextTeam); }, WordOrNull>("next_team",
                                                                                                "who must act"),
};
template <>
constexpr std::array recordKeys<ShownActivation>{
    key<&ShownActivation::figure>("figure"),
    key<&ShownActivation::now, &Activation::movement>("movement"),
    key<&ShownActivation::now, &Activation::movementLeft, AnyNumber>("movement_left", "spaces"),
    key<&ShownActivation::now, &Activation::reactionSuffered>("reaction_suffered",
                                                              "an enemy has reacted; no other may"),
    key<&ShownActivation::now, &Activation::reactionOpen>("reaction_open", "enemies may react to its last step"),
    key<&ShownActivation::now, &Activation::hasMoved>("moved"),
    key<&ShownActivation::now, &Activation::handedOff>("handed_off"),
    key<&ShownActivation::now, &Activation::pickedUp>("picked_up"),
    key<&ShownActivation::now, &Activation::contested>("contested"),
    key<&ShownActivation::now, &Activation::stomped>("stomped"),
    key<&ShownActivation::now, &Activation::scorched>("scorched"),
    key<&ShownActivation::now, &Activation::isOver>("over", "it is down or dead, or has scorched"),
};
template <>
constexpr std::array recordKeys<ShownResult>{
    key<&ShownResult::winners>("winners"),
    key<&ShownResult::by>("by", "how it was won, or all_lost"),
};
template <>
constexpr std::array recordKeys<ShownPlace>{
    key<&ShownPlace::place, Number<1, 4>>("place"),
    key<&ShownPlace::teams>("teams"),
};
template <>
constexpr std::array recordKeys<ShownToken>{
    key<&ShownToken::space, PlaceOrNull>("space"),
    key<&ShownToken::team>("team", QT_TRANSLATE_NOOP("shapes", "its owner")),
};

namespace {

const Record& fieldedRecord()
{
    static const Record record =
        Record::of<FieldedRinger>({key<&FieldedRinger::ringer>("ringer"), key<&FieldedRinger::as>("as")});
    return record;
}
struct Figures {
    static Shape shape() { return Shape::map(ObjectOf<Figure>::shape()); }
    static Json write(const State& state)
    {
        Json json = Json::object();
        for (const Team& team : state.teams) {
            for (const Figure& figure : team.figures)
                json[team.name + '/' + figure.name] = writeRecord(figure);
        }
        return json;
    }
};
struct Trophies : MapOf<ListOf<Word>> {
    static Json write(const State& state)
    {
        Json json = Json::object();
        for (const Team& team : state.teams)
            json[team.name] = eachOf(team.trophies, [&](FigureRef trophy) { return state.idOf(trophy); });
        return json;
    }
};
struct ContestShown : ObjectOf<LastContest> {
    static Shape shape()
    {
        return ObjectOf<LastContest>::shape().described("the last contest, against its first target side");
    }
};

} // namespace

template <>
constexpr std::array recordKeys<State>{
    key<&State::phase>("phase", "where the match stands; in not_started there is no other key"),
    filledKey<&State::mode>("mode"),
    filledKey<&State::kind>("kind"),
    filledKey<&State::hasDraft>("draft"),
    filledKey<&State::depth>("depth"),
    filledKey<&State::houseRules, Readings>("house_rules", "those that differ from the default"),
    filledKey<[](const State& state) { return eachOf(state.teams, &Team::name); }>("order", "all teams, clockwise"),
    filledKey<[](const State& state) {
        NameList names;
        for (const Team& team : state.teams) {
            if (team.isInPlay())
                names.push_back(team.name);
        }
        return names;
    }>("in_play", "teams that are not out, clockwise"),
    byTeam<&Team::status, WordOf<TeamStatus>>("status", "by team"),
    filledKey<&State::period, Number<1, 1'000'000>>("period", "from 5: overtime"),
    shownKey<TeamAt<&State::firstPlayer>>("first_player"),
    shownKey<TeamAt<&State::active>>("active", "whose turn it is"),
    shownKey<TeamAt<&State::nextTeam>>("next_team", "between turns: whose turn comes"),
    shownKey<TeamAt<&State::teamToAct>>("to_act", "whose step it is, where the teams go one after the other"),
    shownKey<TeamAt<&State::bell>>("bell", "who rang it in this period"),
    filledKey<[](const State& state) { return namesOf(state, state.finalTurns); }>(
        "final_turns", "teams with a turn left after the bell"),
    filledKey<[](const State& state) {
        return state.result ? std::optional(ShownResult{namesOf(state, state.result->winners), state.result->by})
                            : std::nullopt;
    },
              OrNull<ObjectOf<ShownResult>>>("result", "null while the match goes on"),
    filledKey<[](const State& state) -> std::optional<std::vector<ShownPlace>> {
        if (!state.result)
            return {};
        return eachOf(state.result->ranking, [&](const RankingPlace& place) {
            return ShownPlace{place.place, namesOf(state, place.teams)};
        });
    },
              OrNull<ListOf<ObjectOf<ShownPlace>>>>("ranking", "the final places"),
    byTeam<&Team::score>("scores", "victory points by team"),
    shownKey<PointsOf<&State::lastPoints, AnyNumber>>("points",
                                                      "by team, of the last scoring moment; null before the first"),
    shownKey<PointsOf<&State::lastBonus, AnyNumber>>("bonus", "by team, of the last scoring of kills and fouls"),
    byTeam<&Team::cash>("cash"),
    byTeam<&Team::fouls>("fouls"),
    byTeam<[](const Team& team) { return static_cast<int>(team.trophies.size()); }>("kills",
                                                                                    "number of trophies by team"),
    shownKey<Trophies>("trophies", "figures by team"),
    byTeam<&Team::hand>("hand", "number of cards by team"),
    byTeam<[](const Team& team) { return static_cast<int>(team.burned.size()); }>(
        "burned", "number of cards by team, in this period"),
    byTeam<&Team::burned, ListOf<RealCard>>("burned_cards", "in order, by team"),
    byTeam<&Team::ownedUpgrades, ListOf<WordOf<Upgrade>>>("owned_upgrades", "in the order of buying"),
    byTeam<&Team::active, Tiles>("active_upgrades", "of this half"),
    byTeam<&Team::activeUpgradePoints>("active_upgrade_points"),
    byTeam<&Team::ownedRingers, ListOf<Word>>("owned_ringers", "in the order of buying"),
    byTeam<&Team::fielded, ListOf<ObjectBy<FieldedRinger, &fieldedRecord>>>("fielded_ringers", "of this half"),
    byTeam<[](const Team& team) { return team.chosen.has_value(); }, Truth>("loadout_set",
                                                                            "by team: it has chosen, in secret"),
    filledKey<[](const State& state) { return namesOf(state, state.suspended); }>(
        "suspended", "teams without their ability until the end of the turn"),
    filledKey<&State::drawPile, AnyCount>("draw_pile", "cards"),
    filledKey<&State::discard, AnyCount>("discard", "cards"),
    shownKey<Figures>("figures", "by team/figure"),
    shownKey<BallAt>("ball"),
    filledKey<&State::walls, ListOf<Border>>("walls", QT_TRANSLATE_NOOP("shapes", "pairs of adjacent spaces")),
    shownKey<FiresBySpace>("fires", "tokens by space"),
    filledKey<[](const State& state) {
        return eachOf(state.scoreTokens, [&](const ScoreToken& token) {
            return ShownToken{token.space, state[token.team].name};
        });
    }>("score_tokens"),
    filledKey<&State::lastContest, OrNull<ContestShown>>("contest", "null before the first"),
    filledKey<[](const State& state) -> std::optional<ShownActivation> {
        if (!state.activation)
            return {};
        return ShownActivation{state.idOf(state.activation->figure), *state.activation};
    },
              OrNull<ObjectOf<ShownActivation>>>("activation", "the one in progress"),
    filledKey<&State::auction, OrNull<ObjectOf<Auction>>>("auction", "the one in progress"),
};

Json kaosball::tableJson(const State& state)
{
    if (state.phase == Phase::NotStarted)
        return {{"phase", toWord(state.phase)}};
    return WholeOf<State>::write(state);
}

Shape kaosball::tableShape()
{
    return recordOf<State>().shape().described("the table as everyone sees it");
}

} // namespace whistle
