// SPDX-License-Identifier: GPL-3.0-or-later
// contest, card_status
#include "kaosball/questions/asked.h"
#include "rulebook/ruling.h"

#include <algorithm>

namespace whistle::kaosball {

namespace {

using namespace codes;

struct CardsInput {
    std::vector<Card> burned;
    std::vector<Card> cards;
};
struct JudgedCard {
    CardResult result;
    std::optional<int> duplicateOf;
};
struct CardsAnswer {
    std::vector<JudgedCard> cards;
    int burned = 0;
    int burnedCheats = 0;
    bool isBell = false;
};

enum class ContestOutcome { Resolved, TiebreakerNeeded };

/// Of the initiator's side: its only figure.
struct OnlyFigure : ObjectOf<ContestFigure> {
    static void read(const Json& json, std::vector<ContestFigure>& figures)
    {
        ObjectOf<ContestFigure>::read(json, figures.emplace_back());
    }
    static Json write(const std::vector<ContestFigure>& figures) { return writeRecord(figures.front()); }
};
/// What lies burned is written by who knows the cards.
struct Burned : ListOf<RealCard> {
    static void read(const Json& json, BurnedNumbers& burned)
    {
        for (const Json& card : json)
            burned.add(readCard(card));
    }
    static Json write(BurnedNumbers) { return Json::array(); }
};

/// `null` while a tiebreaker is needed.
template <class Codec>
struct WhenResolved {
    static Shape shape() { return Codec::shape().orNull(); }
    static Json write(const ContestVerdict& verdict)
    {
        return verdict.isResolved ? Json(Codec::write(verdict)) : Json(nullptr);
    }
};
template <auto member, class Codec>
struct Of : Codec {
    static Json write(const ContestVerdict& verdict) { return Codec::write(verdict.*member); }
};
const Record& ballRecord();

} // namespace

} // namespace whistle::kaosball

namespace whistle {

using namespace kaosball; // NOLINT(google-build-using-namespace): their tables stand here

namespace {

using SignedSum = Number<-1000, 1000>;
using SignedSumOrNull = OrNull<SignedSum>;
template <class Codec>
constexpr RecordKey resolvedKey(const char* name, const char* meaning = "")
{
    return partKey<ContestVerdict, WhenResolved<Codec>>(Presence::Required, name, meaning);
}

} // namespace

template <>
constexpr std::array recordKeys<ContestFigure>{
    key<&ContestFigure::id, Declaring<Word, "figure">>("id"),
    key<&ContestFigure::kind>("kind"),
    key<&ContestFigure::health, Number<1, 20>>("health"),
    optionalKey<&ContestFigure::damage, Number<0, 19>>(
        "damage", QT_TRANSLATE_NOOP("shapes", "before the contest and before Pain/Gain")),
    quietKey<&ContestFigure::ringer, RingerOrNull>("ringer", QT_TRANSLATE_NOOP("shapes", "ringers only")),
    optionalKey<&ContestFigure::hasBall>("has_ball"),
    optionalKey<&ContestFigure::preventedThisTurn, Number<0, 20>>(
        "damage_prevented_this_turn", QT_TRANSLATE_NOOP("shapes", "points that Hardy has ignored this turn")),
    optionalKey<&ContestFigure::usesBrick>("use_brick", QT_TRANSLATE_NOOP("shapes", "if it would be knocked down")),
};

namespace {

std::vector<RecordKey> sideKeys(RecordKey figures)
{
    return {
        key<&ContestSide::team, NewTeam>("team"),
        key<&ContestSide::stats>("stats"),
        filledKey<&ContestSide::burned, Burned>(
            "burned", QT_TRANSLATE_NOOP("shapes", "in this period, in order, without the cards of this contest")),
        key<&ContestSide::card, AnyCard>("card"),
        optionalKey<&ContestSide::ability>("ability"),
        quietKey<&ContestSide::upgrades, Copies>("upgrades"),
        optionalKey<&ContestSide::stimPack>("stim_pack",
                                            QT_TRANSLATE_NOOP("shapes", "played Stim Pack! for this contest")),
        optionalKey<&ContestSide::painGain, Number<0, 2>>(
            "pain_gain", QT_TRANSLATE_NOOP("shapes", "uses by the side's first figure")),
        figures,
    };
}
const Record& initiatorRecord()
{
    static const Record record = Record::of<ContestSide>(sideKeys(key<&ContestSide::figures, OnlyFigure>("figure")));
    return record;
}
const Record& targetRecord()
{
    static const Record record = [] {
        using Figures = ListOf<ObjectOf<ContestFigure>, 1, 2>;
        std::vector<RecordKey> keys = sideKeys(key<&ContestSide::figures, Figures>("figures"));
        keys.push_back(quietKey<&ContestSide::tiebreakerRolls, ListOf<Roll>>(
            "tiebreaker_rolls",
            QT_TRANSLATE_NOOP("shapes",
                              "successive results of the active side if this comparison ties; the last counts")));
        return Record::of<ContestSide>(std::move(keys));
    }();
    return record;
}

} // namespace

template <>
constexpr std::array recordKeys<Contest>{
    key<&Contest::type>("type"),
    optionalKey<&Contest::isReaction>("reaction", QT_TRANSLATE_NOOP("shapes", "it is the single target's team's turn")),
    key<&Contest::initiator, ObjectBy<ContestSide, &initiatorRecord>>("initiator"),
    key<&Contest::targets, ListOf<ObjectBy<ContestSide, &targetRecord>, 1, 2>>("targets"),
    optionalKey<&Contest::followUp>("follow_up",
                                    QT_TRANSLATE_NOOP("shapes", "the initiator's side follows up if allowed")),
    quietKey<&Contest::surroundings>(
        "initiator_surroundings",
        QT_TRANSLATE_NOOP("shapes", "for a lost tackle; omitted: there is a free space and nothing is blocked")),
    houseRulesKey<Contest>,
};
template <>
constexpr std::array recordKeys<CardResult>{
    key<&CardResult::isLive, LiveOrDead>("status"),
    key<&CardResult::value, SignedSum>("value", "what the card brings; 0 if dead"),
};
template <>
constexpr std::array recordKeys<FigureResult>{
    key<&FigureResult::id>("id"),
    key<&FigureResult::damageTaken, SignedSum>("damage_taken", "in the contest, after prevention"),
    key<&FigureResult::damagePrevented, SignedSum>("damage_prevented"),
    key<&FigureResult::damageAfter, SignedSum>("damage_after", "all tokens now on it"),
    key<&FigureResult::isKilled>("killed"),
    key<&FigureResult::killedBy, NullIfEmpty<Word>>("killed_by", "the team credited"),
    key<&FigureResult::isKnockedDown>("knocked_down"),
};

namespace {

/// The initiator's figure, and what it has coming.
struct PushedFigure {
    static Shape shape()
    {
        std::vector<ShapeKey> keys = recordOf<FigureResult>().shape().parts().keys;
        keys.push_back(required("push", WordOf<Push>::shape()));
        return Shape::object(std::move(keys));
    }
    static Json write(const ContestVerdict& verdict)
    {
        Json json = writeRecord(verdict.initiator);
        json["push"] = toWord(verdict.push);
        return json;
    }
};

} // namespace

template <>
constexpr std::array recordKeys<Comparison>{
    key<&Comparison::team>("team"),
    key<&Comparison::card>("card"),
    key<&Comparison::decidedBy>("decided_by"),
    key<&Comparison::initiatorTotal, SignedSumOrNull>("initiator_total", "before the die"),
    key<&Comparison::targetTotal, SignedSumOrNull>("target_total"),
    key<&Comparison::tiebreaker, SignedSumOrNull>("tiebreaker", "the result that counted"),
    key<&Comparison::winner, NullOrWord<Winner>>("winner"),
    key<&Comparison::margin, SignedSumOrNull>("margin"),
    key<&Comparison::figures, NullIfEmpty<ListOf<ObjectOf<FigureResult>>>>("figures"),
};
template <>
constexpr std::array recordKeys<ContestVerdict>{
    key<&ContestVerdict::isResolved, TruthAs<ContestOutcome>>("outcome"),
    key<&ContestVerdict::initiatorCard>("initiator_card"),
    key<&ContestVerdict::comparisons, ListOf<ObjectOf<Comparison>, 1, 2>>("results"),
    resolvedKey<PushedFigure>("initiator"),
    resolvedKey<ObjectBy<ContestVerdict, &ballRecord>>("ball"),
    resolvedKey<Of<&ContestVerdict::victoryPoints, MapOf<SignedSum>>>("victory_points", "by team"),
    resolvedKey<Of<&ContestVerdict::healingAllowed, Number<0, 1>>>("healing_allowed", "Vampirism"),
};
template <>
constexpr std::array recordKeys<CardsInput>{
    key<&CardsInput::burned, ListOf<RealCard>>("burned", QT_TRANSLATE_NOOP("shapes", "in this period, in order")),
    key<&CardsInput::cards, ListOf<RealCard, 1>>("cards",
                                                 QT_TRANSLATE_NOOP("shapes", "each is judged against `burned` only")),
    houseRulesKey<CardsInput>,
};
template <>
constexpr std::array recordKeys<JudgedCard>{
    key<&JudgedCard::result, &CardResult::isLive, LiveOrDead>("status"),
    key<&JudgedCard::result, &CardResult::value, Number<0, 1000>>("contest_value"),
    key<&JudgedCard::duplicateOf, OrNull<Number<0, 1000>>>("duplicate_of", "index in `burned`"),
};
template <>
constexpr std::array recordKeys<CardsAnswer>{
    key<&CardsAnswer::cards>("cards"),
    key<&CardsAnswer::burned, Number<0, 1000>>("burned_count"),
    key<&CardsAnswer::burnedCheats, Number<0, 1000>>("burned_cheat_cards", "Booster Brus among them"),
    key<&CardsAnswer::isBell>("bell_at_end_of_own_turn"),
};

namespace kaosball {

namespace {

const Record& ballRecord()
{
    static const Record record = Record::of<ContestVerdict>({
        key<&ContestVerdict::carrierAfter, NullIfEmpty<Word>>("carrier_after"),
        key<&ContestVerdict::ballIsLoose>("loose"),
        key<&ContestVerdict::followUpAllowed>("follow_up_allowed"),
    });
    return record;
}

void onlyRingers(Asking& asking)
{
    const auto check = [&](const Json& figure, const std::string& at) {
        if (figure.contains("ringer") && figure.at("kind") != toWord(FigureKind::Ringer))
            asking.say(at + "/ringer", Saying::tr("Only a ringer can have this key."));
    };
    check(asking.input().at("initiator").at("figure"), "/initiator/figure");
    std::size_t t = 0;
    for (const Json& target : asking.input().at("targets")) {
        std::size_t f = 0;
        for (const Json& figure : target.at("figures"))
            check(figure, pointerTo(pointerTo("/targets", t) + "/figures", f++));
        ++t;
    }
}

Checked<JsonRuling> askContest(const Contest& contest, Asking& asking)
{
    onlyRingers(asking);
    if (!asking.isSound())
        return asking.problems();
    if (Problems problems = problemsOf(contestFaults(contest)); !problems.empty())
        return problems;
    return ruled(judgeContest(contest, asking.houseRules(), asking.facts().constants));
}

Checked<JsonRuling> askCards(const CardsInput& input, Asking& asking)
{
    const Constants& constants = asking.facts().constants;
    const HouseRules houseRules = asking.houseRules();
    Reasons reasons;
    CardsAnswer answer;
    const BurnedNumbers numbers(input.burned);
    for (const Card card : input.cards) {
        JudgedCard judged{judgeCard(card, numbers, houseRules, constants), {}};
        const int number = static_cast<int>(answer.cards.size()) + 1;
        if (judged.result.isLive) {
            reasons.say("KB-17.7"_rule, Saying::tr("Card %1 is live and counts as %2."), number, judged.result.value);
        } else if (numbers.contains(card)) {
            const auto first = std::find_if(input.burned.begin(), input.burned.end(), [&](Card burned) {
                return burned.kind == card.kind && burned.value == card.value;
            });
            judged.duplicateOf = static_cast<int>(first - input.burned.begin());
            reasons.say(card.kind == CardKind::Energy ? "KB-17.8"_rule : "KB-17.12"_rule,
                        Saying::tr("Card %1 is dead: burned card %2 has the same number."), number,
                        *judged.duplicateOf + 1);
        } else {
            reasons.say("KB-17.11"_rule,
                        Saying::tr("Card %1 is dead: tactic and cheat cards count for nothing in a contest."), number);
        }
        answer.cards.push_back(judged);
    }
    answer.burned = static_cast<int>(input.burned.size());
    answer.isBell = answer.burned >= constants.bellAtBurnedCards;
    if (answer.isBell)
        reasons.say("KB-16.3"_rule, Saying::tr("%1 burned cards ring the bell at the end of the team's own turn."),
                    answer.burned);
    else
        reasons.say("KB-16.3"_rule, Saying(QT_TRANSLATE_N_NOOP("kaosball", "%n burned card(s); %2 ring the bell.")),
                    answer.burned, constants.bellAtBurnedCards);
    answer.burnedCheats = static_cast<int>(
        std::count_if(input.burned.begin(), input.burned.end(), [](Card card) { return card.isCheat(); }));
    return JsonRuling{writeRecord(answer), std::move(reasons.why), std::move(reasons.rules)};
}

ContestSide contestSideOf(const State& state, FigureRef ref)
{
    const Team& team = state[int{ref.team}];
    ContestSide side;
    side.team = team.name;
    side.stats = team.stats;
    side.ability = state.abilityOf(ref.team);
    side.upgrades = team.active;
    const Figure& figure = state[ref];
    side.figures.push_back({state.idOf(ref), figure.kind, figure.health, figure.damage, figure.ringer,
                            state.ball.carrier == ref, figure.prevented, false});
    return side;
}

/// The first enemy in its killzone, else the ball carrier, else the first enemy that stands.
FigureRef likelyTarget(const State& state, FigureRef challenger)
{
    const bool mirror = state.isMirror();
    const FieldView view = mirror ? viewField(state) : FieldView{};
    const bool hasZone = mirror && state[challenger].isOnField(); // it may have died since
    const SpaceSet zone = hasZone ? killzone(view.position, view.pieceOf(challenger)) : SpaceSet{};
    FigureRef best;
    int bestRank = 3;
    for (const FigureRef ref : state.onField()) {
        if (!state[ref].standing || !state.areEnemies(challenger.team, ref.team))
            continue;
        const bool isNear = mirror && zone[state[ref].space.slot()];
        const int rank = isNear ? 0 : state.ball.carrier == ref ? 1 : 2;
        if (rank < bestRank) {
            best = ref;
            bestRank = rank;
        }
    }
    return best;
}

/// Without the cards, which nobody has shown.
std::optional<Json> contestOn(const State& state)
{
    const FigureRef challenger = likelyChallenger(state);
    const FigureRef target = challenger.isValid() ? likelyTarget(state, challenger) : FigureRef{};
    if (!target.isValid())
        return {};
    Contest contest;
    contest.type = state.activation && state.activation->movement == Movement::Tackle ? ContestType::Tackle
                   : countsAsBruiser(state[challenger].kind)                          ? ContestType::Attack
                                                                                      : ContestType::Steal;
    contest.initiator = contestSideOf(state, challenger);
    contest.targets = {contestSideOf(state, target)};
    Json input = askedAs(contest, state).input;
    input["initiator"]["card"] = Json::object();
    input["targets"][0]["card"] = Json::object();
    return input;
}

std::optional<Json> cardsOn(const State& state)
{
    return askedAt(state, "card_status", writeRecord(CardsInput{state[teamInTurn(state)].burned, {}})).input;
}

template <class Number>
void put(Json& json, const char* key, const std::optional<Number>& number)
{
    if (number)
        json[key] = *number;
    else
        json.erase(key);
}

/// Gives the figure its team's name and, unless it has a card of its own, its team's health.
void fitFigure(Json& figure, const TeamFacts& team)
{
    const std::string id = figure.value("id", std::string());
    const std::size_t slash = id.find('/');
    if (slash != std::string::npos)
        figure["id"] = team.id + id.substr(slash);
    const std::string kind = figure.value("kind", std::string());
    if (kind == toWord(FigureKind::Runner))
        put(figure, "health", team.runnerHealth);
    else if (kind == toWord(FigureKind::Bruiser))
        put(figure, "health", team.bruiserHealth);
}

void fitSide(Json& side, const TeamFacts& team)
{
    side["team"] = team.id;
    Json& stats = side["stats"] = Json::object();
    put(stats, "handling", team.handling);
    put(stats, "tackling", team.tackling);
    put(stats, "fighting", team.fighting);
    if (team.ability == Ability::None)
        side.erase("ability");
    else
        side["ability"] = toWord(team.ability);
    if (side.contains("figure"))
        fitFigure(side["figure"], team);
    if (side.contains("figures")) {
        for (Json& figure : side["figures"])
            fitFigure(figure, team);
    }
}

/// A bruiser attacks a runner; nothing is burned, and no card is shown.
Json blankContest(const KnownTeams& teams, const Facts& /*facts*/)
{
    const Json nothing = Json::object();
    const auto figure = [](const char* id, FigureKind kind) { return Json{{"id", id}, {"kind", toWord(kind)}}; };
    Json initiator{{"card", nothing}, {"figure", figure("/b1", FigureKind::Bruiser)}};
    Json target{{"card", nothing}, {"figures", Json::array({figure("/r1", FigureKind::Runner)})}};
    fitSide(initiator, *teams[0]);
    fitSide(target, *teams[1]);
    return {{"type", "attack"}, {"initiator", std::move(initiator)}, {"targets", Json::array({std::move(target)})}};
}

Json blankCards(const KnownTeams& /*teams*/, const Facts& /*facts*/)
{
    return writeRecord(CardsInput{});
}

constexpr auto cardOfTeamIsDead = Saying::tr("%1's card is dead.");

void figureWords(const Json& figure, Words& words)
{
    if (figure.at("killed").get<bool>())
        words.emplace_back(Saying::tr("%1 is killed."), string(figure, "id"));
    else if (figure.at("knocked_down").get<bool>())
        words.emplace_back(Saying::tr("%1 is knocked down."), string(figure, "id"));
}

Words contestWords(const Json& input, const Json& verdict)
{
    Words words;
    const std::string& initiator = string(input.at("initiator"), "team");
    for (const Json& result : verdict.at("results")) {
        const Json& winner = result.at("winner");
        if (winner.is_null())
            words.emplace_back(Saying::tr("A tie: the tiebreaker die decides."));
        else
            words.emplace_back(Saying::tr("%1 win."),
                               winner == toWord(Winner::Initiator) ? initiator : string(result, "team"));
    }
    if (verdict.at("initiator_card").at("status") == "dead")
        words.emplace_back(cardOfTeamIsDead, initiator);
    for (const Json& result : verdict.at("results")) {
        if (result.at("card").at("status") == "dead")
            words.emplace_back(cardOfTeamIsDead, string(result, "team"));
    }
    if (verdict.at("initiator").is_null())
        return words;
    for (const Json& result : verdict.at("results")) {
        for (const Json& figure : result.at("figures"))
            figureWords(figure, words);
    }
    const Json& own = verdict.at("initiator");
    const auto push = *fromWord<Push>(string(own, "push"));
    if (push != Push::KnockedDown || own.at("killed").get<bool>())
        figureWords(own, words);
    if (push == Push::MayBePushed || push == Push::MayBePushedOrKnockedDown)
        words.emplace_back(Saying::tr("%1 may be pushed back."), string(own, "id"));
    else if (push == Push::KnockedDown)
        words.emplace_back(Saying::tr("%1 cannot be pushed and goes down."), string(own, "id"));
    const Json& ball = verdict.at("ball");
    if (ball.at("loose").get<bool>())
        words.emplace_back(Saying::tr("The ball is loose."));
    else if (!ball.at("carrier_after").is_null())
        words.emplace_back(Saying::tr("%1 has the ball."), string(ball, "carrier_after"));
    return words;
}

Words cardWords(const Json& /*input*/, const Json& verdict)
{
    Words words;
    const Json& cards = verdict.at("cards");
    int number = 0;
    for (const Json& card : cards) {
        const bool isLive = card.at("status") == "live";
        ++number;
        if (cards.size() == 1)
            words.emplace_back(isLive ? Saying::tr("The card is live.") : Saying::tr("The card is dead."));
        else
            words.emplace_back(isLive ? Saying::tr("Card %1 is live.") : Saying::tr("Card %1 is dead."), number);
    }
    if (verdict.at("bell_at_end_of_own_turn").get<bool>())
        words.emplace_back(Saying::tr("The bell rings at the end of the turn."));
    return words;
}

} // namespace

FigureRef likelyChallenger(const State& state)
{
    if (state.activation)
        return state.activation->figure;
    const int team = state.active >= 0 ? state.active : state.nextTeam;
    for (const FigureRef ref : state.onField()) {
        if (ref.team == team && state[ref].standing && countsAsBruiser(state[ref].kind))
            return ref;
    }
    return {};
}

Json withPrintedFigure(Json input, const std::string& at, const Facts& facts)
{
    const Json::json_pointer place(at);
    if (place.empty() || !input.contains(place))
        return input;
    const Json named = input.at(place);
    Json& figure = input[place.parent_pointer()];
    if (place.back() == "kind" && figure.contains("health") && figure.contains("id")) {
        const std::string id = figure.value("id", std::string());
        if (const TeamFacts* team = facts.team(id.substr(0, id.find('/'))))
            fitFigure(figure, *team);
    } else if (place.back() == "ringer" && named.is_string() && figure.contains("health")) {
        if (const RingerFacts* ringer = facts.ringer(named.get_ref<const std::string&>()); ringer && ringer->health)
            figure["health"] = *ringer->health;
    }
    return input;
}

AskedQuestion askedAs(const Contest& contest, const State& table)
{
    Json input = writeRecord(contest);
    // The health of a ringer whose card nobody has read out is asked.
    const auto ask = [](Json& figure) {
        if (figure["health"] == 0)
            figure.erase("health");
    };
    const auto complete = [&](Json& side) {
        const std::vector<Card>& burned = table[table.teamNamed(string(side, "team"))].burned;
        side["burned"] = ListOf<RealCard>::write(burned);
    };
    complete(input["initiator"]);
    ask(input["initiator"]["figure"]);
    for (Json& target : input["targets"]) {
        complete(target);
        for (Json& figure : target["figures"])
            ask(figure);
    }
    return askedAt(table, "contest", std::move(input));
}

LastContest contestAsked(const Json& input, const Facts& facts)
{
    const Asking asking(input, facts);
    Contest contest = readRecord<Contest>(input);
    ContestVerdict verdict =
        judgeContest(contest, asking.houseRules(), facts.constants, Reasons::Listening::No).verdict;
    return {std::move(contest), std::move(verdict)};
}

KaosballQuestion contestQuestion(const Facts& facts)
{
    const auto limited = [](Shape input, const Facts& printed) {
        return withCopies(withCopies(input, "/initiator/upgrades", printed), "/targets/upgrades", printed);
    };
    KaosballQuestion question =
        questionOf<Contest, ContestVerdict>("contest", Saying::tr("Who wins this contest, and what happens?"), facts,
                                            askContest, contestWords, blankContest, contestOn, limited);
    question.completed = [&facts](Json input, const std::string& at) {
        const Json::json_pointer place(at);
        const bool isTeam =
            !place.empty() && place.back() == "team" && input.contains(place) && input[place].is_string();
        if (const TeamFacts* team = isTeam ? facts.team(input[place].get_ref<const std::string&>()) : nullptr) {
            fitSide(input[place.parent_pointer()], *team);
            return input;
        }
        return withPrintedFigure(std::move(input), at, facts);
    };
    return question;
}

KaosballQuestion cardStatusQuestion(const Facts& facts)
{
    return questionOf<CardsInput, CardsAnswer>("card_status",
                                               Saying::tr("Is this card live or dead, and does the bell ring?"), facts,
                                               askCards, cardWords, blankCards, cardsOn);
}

} // namespace kaosball

} // namespace whistle
