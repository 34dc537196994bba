// SPDX-License-Identifier: GPL-3.0-or-later
// auction, loadout
#include "kaosball/questions/asked.h"

#include <algorithm>

namespace whistle::kaosball {

namespace {

using namespace codes;

struct NamedEvent {
    AuctionAction action = AuctionAction::Open;
    std::string team;
    std::string lot;
    int bid = 0;
};
struct AuctionInput {
    AuctionKind kind = AuctionKind::Upgrades;
    std::vector<AuctionTeam> teams;
    std::vector<RevealedLot> lots;
    std::vector<NamedEvent> events;
};
struct Sale {
    std::string lot;
    std::string team;
    int price = 0;
};
struct CurrentLot {
    std::string lot;
    int highestBid = 0;
    std::string highestBidder;
};
struct LoadoutInput {
    int points = 3;
    std::vector<Upgrade> owned;
    std::vector<Upgrade> active;
    NameList ownedRingers;
    std::vector<FieldedRinger> fieldedRingers;
};

} // namespace

} // namespace whistle::kaosball

namespace whistle {

using namespace kaosball; // NOLINT(google-build-using-namespace): their tables stand here

namespace {

using Cash = Number<0, 99>;
using Index = Number<0, manyEntries>;
using Effect = Number<0, 999>;
template <class Item>
using Many = ListOf<Item, 0, manyEntries>;

template <class Enum>
const Record& offerRecord()
{
    static const Record record = Record::of<RevealedLot>({
        key<&RevealedLot::lot, Declaring<Word, "lot">>("lot",
                                                       QT_TRANSLATE_NOOP("shapes", "the players' own name for it")),
        key<&RevealedLot::name, WordIn<Enum>>("name", QT_TRANSLATE_NOOP("shapes", "what is being sold")),
        optionalKey<&RevealedLot::minimumBid, Perhaps<Cash>>(
            "minimum_bid", QT_TRANSLATE_NOOP("shapes", "default: the printed minimum bid")),
    });
    return record;
}
template <class Enum>
std::vector<RecordKey> auctionKeys()
{
    return {
        key<&AuctionInput::teams, ListOf<ObjectOf<AuctionTeam>, 2, 4>>(
            "teams", QT_TRANSLATE_NOOP("shapes", "clockwise from the first player")),
        key<&AuctionInput::lots, ListOf<ObjectBy<RevealedLot, &offerRecord<Enum>>, 1, manyEntries>>(
            "lots", QT_TRANSLATE_NOOP("shapes", "what was revealed")),
        key<&AuctionInput::events, Many<ObjectOf<NamedEvent>>>("events", QT_TRANSLATE_NOOP("shapes", "in order")),
        houseRulesKey<AuctionInput>,
    };
}
const std::string& nameOf(const Auction& auction, int team)
{
    return auction.teams[static_cast<std::size_t>(team)].name;
}
constexpr auto salesIn = [](const Auction& auction) {
    std::vector<Sale> sales;
    for (const int sold : auction.sales) {
        const AuctionLot& lot = auction.lots[static_cast<std::size_t>(sold)];
        sales.push_back({lot.id, nameOf(auction, lot.buyer), lot.price});
    }
    return sales;
};
constexpr auto unsoldIn = [](const Auction& auction) {
    NameList lots;
    for (const AuctionLot& lot : auction.lots) {
        if (!lot.isSold())
            lots.push_back(lot.id);
    }
    return lots;
};
constexpr auto currentIn = [](const Auction& auction) -> std::optional<CurrentLot> {
    if (auction.currentLot < 0)
        return {};
    return CurrentLot{auction.lots[static_cast<std::size_t>(auction.currentLot)].id, auction.highestBid,
                      nameOf(auction, auction.highestBidder)};
};
constexpr auto nextTeamIn = [](const Auction& auction) {
    return auction.nextTeam < 0 ? std::nullopt : std::optional(nameOf(auction, auction.nextTeam));
};
constexpr auto cashIn = [](const Auction& auction) {
    std::vector<std::pair<std::string, int>> cash;
    for (const AuctionTeam& team : auction.teams)
        cash.emplace_back(team.name, team.cash);
    return cash;
};
const Record& ringerRecord()
{
    static const Record record = Record::of<FieldedRinger>({
        key<&FieldedRinger::ringer, WordIn<Ringer>>("ringer"),
        key<&FieldedRinger::as>("as", QT_TRANSLATE_NOOP("shapes", "whose place it takes")),
    });
    return record;
}

} // namespace

template <>
constexpr std::array recordKeys<AuctionTeam>{
    key<&AuctionTeam::name, NewTeam>("team"),
    key<&AuctionTeam::cash, Cash>("cash"),
};
template <>
const Record& recordOf<NamedEvent>()
{
    constexpr RecordKey team =
        key<&NamedEvent::team, TeamName>("team", QT_TRANSLATE_NOOP("shapes", "who acts; one of `teams`"));
    constexpr RecordKey lot =
        key<&NamedEvent::lot, Naming<Word, "lot">>("lot", QT_TRANSLATE_NOOP("shapes", "one of `lots`"));
    constexpr RecordKey bid = key<&NamedEvent::bid, Cash>("bid", QT_TRANSLATE_NOOP("shapes", "cash"));
    static const Record record = Record::choice<&NamedEvent::action>("action", {{team, lot, bid}, {team, bid}, {team}});
    return record;
}
template <>
const Record& recordOf<AuctionInput>()
{
    static const Record record =
        Record::choice<&AuctionInput::kind>("auction", {auctionKeys<Upgrade>(), auctionKeys<Ringer>()});
    return record;
}
template <>
constexpr std::array recordKeys<Sale>{
    key<&Sale::lot>("lot"),
    key<&Sale::team>("team"),
    key<&Sale::price, Cash>("price"),
};
template <>
constexpr std::array recordKeys<CurrentLot>{
    key<&CurrentLot::lot>("lot"),
    key<&CurrentLot::highestBid, Cash>("highest_bid"),
    key<&CurrentLot::highestBidder>("highest_bidder"),
};
template <>
constexpr std::array recordKeys<AuctionVerdict>{
    key<[](const AuctionVerdict& verdict) { return !verdict.problem; }>("legal"),
    key<[](const AuctionVerdict& verdict) {
        return verdict.problem ? std::optional(verdict.illegalEvent) : std::nullopt;
    },
        OrNull<Index>>("illegal_event", "index of the first illegal event"),
    key<&AuctionVerdict::problem, OrNull<WordOf<AuctionProblem>>>("problem"),
    key<&AuctionVerdict::auction, &Auction::state>("state", "this and what follows: after all events, or just "
                                                            "before the illegal one"),
    key<&AuctionVerdict::auction, salesIn, Many<ObjectOf<Sale>>>("sales", QT_TRANSLATE_NOOP("shapes", "in order")),
    key<&AuctionVerdict::auction, cashIn, MapOf<Cash>>("cash"),
    key<&AuctionVerdict::auction, unsoldIn, Many<Word>>("unsold", "also the lot that is being bid on"),
    key<&AuctionVerdict::auction, currentIn, OrNull<ObjectOf<CurrentLot>>>("current", "the lot that is being bid on"),
    key<&AuctionVerdict::auction, nextTeamIn, OrNull<Word>>("next_team", "who must act"),
    key<&AuctionVerdict::lotsExpected, Number<0, 1000>>("lots_expected", "how many lots the rules turn up"),
};

template <>
constexpr std::array recordKeys<LoadoutInput>{
    key<&LoadoutInput::points, Cash>("active_upgrade_points"),
    key<&LoadoutInput::owned>("owned_upgrades",
                              QT_TRANSLATE_NOOP("shapes", "one entry per tile; never more than there are tiles")),
    key<&LoadoutInput::active>("active_upgrades",
                               QT_TRANSLATE_NOOP("shapes", "one entry per tile; never more than there are tiles")),
    quietKey<&LoadoutInput::ownedRingers, ListOf<WordIn<Ringer>>>(
        "owned_ringers", QT_TRANSLATE_NOOP("shapes", "different ones, without those killed; default none")),
    quietKey<&LoadoutInput::fieldedRingers, ListOf<ObjectBy<FieldedRinger, &ringerRecord>>>(
        "fielded_ringers", QT_TRANSLATE_NOOP("shapes", "each ringer once; default none")),
    houseRulesKey<LoadoutInput>,
};
template <>
constexpr std::array recordKeys<LoadoutEffects>{
    key<&LoadoutEffects::extraSpaces, Effect>("extra_spaces", "Speed Training"),
    key<&LoadoutEffects::handOffRange, Effect>("hand_off_range", "1 + Relay Training"),
    key<&LoadoutEffects::damageIgnoredPerTurn, Effect>("damage_ignored_per_turn", "Hardy"),
    key<&LoadoutEffects::pointsPerHurtEnemy, Effect>("points_per_hurt_enemy", "Hate"),
    key<&LoadoutEffects::pointsPerWonTackle, Effect>("points_per_won_tackle", "Pile Driver"),
    key<&LoadoutEffects::rerollsPerRoll, Effect>("rerolls_per_roll", "Lucky"),
    key<&LoadoutEffects::painGainUsesPerContest, Effect>("pain_gain_uses_per_contest", "Pain/Gain"),
    key<&LoadoutEffects::cashBeforeMatch, Effect>("cash_before_match", "Sexy Contract"),
    key<&LoadoutEffects::extraRingers, Effect>("extra_ringers", "Enforcement"),
};
template <>
constexpr std::array recordKeys<LoadoutVerdict>{
    key<&LoadoutVerdict::isLegal>("legal"),
    key<&LoadoutVerdict::problems>("problems", "sorted"),
    key<&LoadoutVerdict::totalCost, Effect>("total_cost", "printed costs"),
    key<&LoadoutVerdict::pointsLeft, Number<-999, 99>>("points_left", "below zero: too expensive"),
    key<&LoadoutVerdict::slotsUsed, Effect>("slots_used", QT_TRANSLATE_NOOP("shapes", "different names")),
    key<&LoadoutVerdict::ringersAllowed, Effect>("ringers_allowed"),
    key<&LoadoutVerdict::effects>("effects", "of the active upgrades"),
};

namespace kaosball {

namespace {

Checked<JsonRuling> askAuction(const AuctionInput& input, Asking& asking)
{
    const auto teams = eachOf(input.teams, &AuctionTeam::name);
    const auto lots = eachOf(input.lots, &RevealedLot::lot);
    asking.different(teams, "/teams", "team");
    asking.different(lots, "/lots", "lot");
    // The digest does not limit how many lots carry the same name; two copies of an upgrade are two lots.
    for (std::size_t i = 0; i < input.lots.size(); ++i) {
        const RevealedLot& offer = input.lots[i];
        if (!offer.minimumBid && !printedMinimumBid(input.kind, offer.name, asking.facts()))
            asking.say(pointerTo("/lots", i),
                       Saying::tr("The printed minimum bid of %1 is not known; minimum_bid must be given."),
                       offer.name);
    }
    AuctionInquiry inquiry{startAuction(input.kind, input.teams, input.lots, asking.facts()), {}};
    for (const NamedEvent& event : input.events) {
        const std::string at = pointerTo("/events", inquiry.events.size());
        AuctionEvent read{event.action, asking.team(event.team, teams, at + "/team"), -1, event.bid};
        if (event.action == AuctionAction::Open) {
            read.lot = placeOf(event.lot, lots);
            if (read.lot < 0)
                asking.say(at + "/lot", Saying::tr("%1 is not one of the lots."), event.lot);
        }
        inquiry.events.push_back(read);
    }
    if (!asking.isSound())
        return asking.problems();
    return ruled(judgeAuction(inquiry, asking.facts()));
}

Checked<JsonRuling> askLoadout(const LoadoutInput& input, Asking& asking)
{
    const auto counted = [&](const std::vector<Upgrade>& tiles, const std::string& at) {
        Upgrades upgrades;
        for (std::size_t i = 0; i < tiles.size(); ++i) {
            const int copies = asking.facts()[tiles[i]].copies;
            if (upgrades[tiles[i]] < copies)
                upgrades.add(tiles[i]);
            else
                asking.say(pointerTo(at, i),
                           Saying(QT_TRANSLATE_N_NOOP("kaosball", "There are only %n tile(s) of %1 in the box.")),
                           std::string(toWord(tiles[i])), copies);
        }
        return upgrades;
    };
    LoadoutInquiry inquiry;
    inquiry.activeUpgradePoints = input.points;
    inquiry.owned = counted(input.owned, "/owned_upgrades");
    inquiry.active = counted(input.active, "/active_upgrades");
    inquiry.ownedRingers = input.ownedRingers;
    inquiry.fieldedRingers = input.fieldedRingers;
    asking.different(input.ownedRingers, "/owned_ringers");
    asking.different(eachOf(input.fieldedRingers, &FieldedRinger::ringer), "/fielded_ringers", "ringer");
    if (!asking.isSound())
        return asking.problems();
    return ruled(judgeLoadout(inquiry, asking.facts()));
}

std::optional<Json> auctionOn(const State& state)
{
    if (!state.auction || state.auction->state == AuctionState::Finished)
        return {};
    const Auction& auction = *state.auction;
    const bool isBidding = auction.currentLot >= 0;
    if (isBidding &&
        !std::all_of(auction.teams.begin(), auction.teams.end(), [](const auto& team) { return team.isIn; }))
        return {};
    AuctionInput input{auction.kind, {}, {}, {}};
    const auto first = static_cast<std::size_t>(isBidding ? auction.highestBidder : auction.nextTeam);
    for (std::size_t i = 0; i < auction.teams.size(); ++i) {
        const AuctionTeam& team = auction.teams[(first + i) % auction.teams.size()];
        input.teams.push_back({team.name, team.cash});
    }
    for (const AuctionLot& lot : auction.lots) {
        if (!lot.isSold())
            input.lots.push_back({lot.id, lot.name, lot.minimumBid});
    }
    if (isBidding) // at its highest bid
        input.events.push_back({AuctionAction::Open, input.teams.front().name,
                                auction.lots[static_cast<std::size_t>(auction.currentLot)].id, auction.highestBid});
    return writeRecord(input);
}

std::optional<Json> loadoutOn(const State& state)
{
    const Team& team = state[std::max(state.teamToAct(), 0)];
    LoadoutInquiry inquiry = loadoutInquiry(team);
    inquiry.active = team.active;
    inquiry.fieldedRingers = team.fielded;
    return askedAs(inquiry, state).input;
}

Json blankAuction(const KnownTeams& teams, const Facts& facts)
{
    Json input{{"auction", "upgrades"}, {"lots", Json::array({Json::object()})}, {"events", Json::array()}};
    for (const std::size_t i : {0U, 1U})
        input["teams"].push_back(writeRecord(AuctionTeam{teams[i]->id, facts.constants.cashExhibition}));
    return input;
}

Json blankLoadout(const KnownTeams& /*teams*/, const Facts& facts)
{
    return writeRecord(LoadoutInput{facts.constants.startingActiveUpgradePoints, {}, {}, {}, {}});
}

Words auctionWords(const Json& /*input*/, const Json& verdict)
{
    if (!verdict.at("legal").get<bool>())
        return {Text{Saying::tr("Entry %1 of the auction is not legal."), verdict.at("illegal_event").get<int>() + 1}};
    if (verdict.at("next_team").is_null())
        return {Text{Saying::tr("The auction is over.")}};
    return {Text{Saying::tr("It is %1's turn."), string(verdict, "next_team")}};
}

Words loadoutWords(const Json& /*input*/, const Json& verdict)
{
    return {Text{verdict.at("legal").get<bool>() ? Saying::tr("The loadout is legal.")
                                                 : Saying::tr("The loadout is not legal.")}};
}

} // namespace

AskedQuestion askedAs(const LoadoutInquiry& inquiry, const State& table)
{
    LoadoutInput input{inquiry.activeUpgradePoints, {}, {}, inquiry.ownedRingers, inquiry.fieldedRingers};
    for (std::size_t i = 0; i < upgradeKinds; ++i) {
        const auto upgrade = static_cast<Upgrade>(i);
        input.owned.insert(input.owned.end(), static_cast<std::size_t>(inquiry.owned[upgrade]), upgrade);
        input.active.insert(input.active.end(), static_cast<std::size_t>(inquiry.active[upgrade]), upgrade);
    }
    return askedAt(table, "loadout", writeRecord(input));
}

KaosballQuestion auctionQuestion(const Facts& facts)
{
    return questionOf<AuctionInput, AuctionVerdict>(
        "auction", Saying::tr("Replay of an auction: who owns what, who must act, which entry is illegal."), facts,
        askAuction, auctionWords, blankAuction, auctionOn);
}

KaosballQuestion loadoutQuestion(const Facts& facts)
{
    return questionOf<LoadoutInput, LoadoutVerdict>("loadout",
                                                    Saying::tr("Is this loadout legal, and what do its upgrades do?"),
                                                    facts, askLoadout, loadoutWords, blankLoadout, loadoutOn);
}

} // namespace kaosball

} // namespace whistle
