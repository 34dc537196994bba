// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/refereeing/offered_acts.h"

#include "base/contains.h"
#include "league/model/texts.h"
#include "league/refereeing/acts.h"
#include "league/refereeing/pairing.h"
#include "league/refereeing/settle.h"
#include "league/schedule/table_numbers.h"
#include "league/telling/season_fields.h"
#include "league/telling/season_json.h"

#include <algorithm>

namespace whistle::league {

namespace {

/// What the keys of acts are called; where a key means more in one act, that is said where the act is offered.
const Labels& usualLabels()
{
    static const Labels labels = [] {
        Labels all;
        const std::pair<const char*, Sentence> keys[]{
            {"reason", Saying::tr("Why")},
            {"date", Saying::tr("Date (2027-01-31, optional)")},
            {"time", Saying::tr("Time (18:30, optional)")},
            {"venue", Saying::tr("Place (optional)")},
            {"home", Saying::tr("At home")},
            {"sides", Saying::tr("Who plays")},
            {"remaining", Saying::tr("Its matches")},
            {"round", Saying::tr("Which round")},
            {"order", Saying::tr("Best first")},
            {"how", Saying::tr("How it was decided (by a die, 5 to 3)")},
            {"points", Saying::tr("Points; below 0: deducted")},
            {"brings", Saying::tr("This round counts as")},
            {"table", Saying::tr("Table number (0: any table)")},
        };
        for (const auto& [key, words] : keys)
            all.addKey(key, words);
        all.addWord("remaining=forfeit", Saying::tr("Forfeited"));
        all.addWord("remaining=annul", Saying::tr("Annulled"));
        all.addWord("remaining=keep", Saying::tr("Forfeited, place kept"));
        all.addWord("remaining=half", Saying::tr("Half played decides"));
        all.addWord("brings=win", Saying::tr("As a win"));
        all.addWord("brings=draw", Saying::tr("As a draw"));
        all.addWord("brings=nothing", Saying::tr("Nothing"));
        return all;
    }();
    return labels;
}

const std::vector<ShapeKey>& keysOfAct(std::string_view command)
{
    const ShapeParts& acts = actShape().parts();
    const auto found = std::find(acts.words.begin(), acts.words.end(), command);
    return acts.shapes[static_cast<std::size_t>(found - acts.words.begin())].parts().keys;
}

bool isAmong(std::string_view name, std::initializer_list<std::string_view> names)
{
    return std::find(names.begin(), names.end(), name) != names.end();
}

std::vector<std::string> idsOf(const Season& season, const std::vector<int>& entrants)
{
    std::vector<std::string> ids;
    for (const int each : entrants)
        ids.push_back(season.entrant(each).id);
    return ids;
}

class Offers {
public:
    Offers(const Season& season, const LeagueRules& rules) : m_season(season), m_rules(rules)
    {
        for (std::size_t i = 0; i < season.entrants.size(); ++i) {
            if (!season.entrants[i].droppedOut)
                m_in.push_back(season.entrants[i].id);
        }
    }

    OfferedAct& add(const char* command, Sentence title, Sentence hint = {})
    {
        OfferedAct offer{command,           title,         Text{hint}, {}, {{"command", command}},
                         Shape::object({}), usualLabels(), false,      {}};
        offer.labels.addKey("entrant", m_rules.identities.empty() ? Saying::tr("Player") : words::team);
        offer.labels.setOtherWords([names = namesById()](std::string_view word) {
            const auto found = names.find(word);
            return found == names.end() ? Text() : Text::verbatim(found->second);
        });
        m_offers.push_back(std::move(offer));
        ask(command);
        return m_offers.back();
    }
    [[nodiscard]] std::vector<OfferedAct> take() { return std::move(m_offers); }

    [[nodiscard]] OfferedAct& last() { return m_offers.back(); }
    // Of the last act: a key is known and not asked for, is not asked for, begins as this, or can only be this.
    void know(const char* key, Json value)
    {
        last().act[key] = std::move(value);
        drop(key);
    }
    void drop(const char* key)
    {
        change([&](std::vector<ShapeKey>& keys) {
            std::erase_if(keys, [&](const ShapeKey& each) { return each.name == key; });
        });
    }
    void begin(const char* key, Json value) { last().act[key] = std::move(value); }
    void narrow(const char* key, const Shape& shape)
    {
        change([&](std::vector<ShapeKey>& keys) {
            for (ShapeKey& each : keys) {
                if (each.name == key)
                    each = required(key, shape, each.meaning);
            }
        });
    }
    void call(const char* key, Sentence label) { m_offers.back().labels.addKey(key, label); }

private:
    template <class Change>
    void change(Change change)
    {
        std::vector<ShapeKey> keys = last().fields.parts().keys;
        change(keys);
        last().fields = Shape::object(std::move(keys));
    }
    [[nodiscard]] std::map<std::string, std::string, std::less<>> namesById() const
    {
        std::map<std::string, std::string, std::less<>> names;
        for (const Entrant& each : m_season.entrants)
            names[each.id] = each.name;
        return names;
    }

    /// The fields of the last act: the keys that it has, with the values that can be meant.
    void ask(const char* command)
    {
        std::vector<ShapeKey> keys = keysOfAct(command);
        for (ShapeKey& key : keys) {
            key.shape = narrowed(key);
            // It has its field at once, as it is where nobody says otherwise.
            const bool isText = key.shape.parts().form == ShapeForm::AnyText;
            if (!key.required && isText) {
                key.required = true;
                begin(key.name.c_str(), std::string());
            }
        }
        m_offers.back().fields = Shape::object(std::move(keys));
    }
    [[nodiscard]] Shape narrowed(const ShapeKey& key) const
    {
        if (key.name == "entrant" && key.shape.parts().form == ShapeForm::Text)
            return Shape::words(m_in);
        if (key.name == "sides")
            return Shape::list(Shape::words(m_in), static_cast<std::size_t>(m_rules.leastPlayers),
                               static_cast<std::size_t>(m_rules.mostPlayers))
                .distinct();
        if (key.name == "date")
            return Shape::anyText().ofKind("league/date");
        if (key.name == "time" || key.name == "venue")
            return Shape::anyText();
        const bool isSentence = key.name == "reason" || key.name == "how";
        return isSentence ? Shape(key.shape).ofKind("sentence") : key.shape;
    }

    const Season& m_season;
    const LeagueRules& m_rules;
    std::vector<std::string> m_in; ///< who has not dropped out
    std::vector<OfferedAct> m_offers;
};

/// Who meets whom at which table, with the points by which they do.
Text pairingList(const Season& season, const PairRound& round, const std::vector<int>& missing)
{
    const auto told = [&](const std::string& id) {
        const auto points =
            std::find_if(round.points.begin(), round.points.end(), [&](const auto& each) { return each.first == id; });
        const std::string name = isolated(QString::fromStdString(season.nameOf(season.entrantNamed(id)))).toStdString();
        return points == round.points.end() ? name : name + " (" + std::to_string(points->second) + ")";
    };
    std::string lines =
        Text{Saying::tr("Nobody meets the same opponent twice; players level on points meet where possible.")}
            .toStdString();
    std::vector<Sides> matches;
    for (const std::vector<std::string>& pairing : round.pairings)
        matches.push_back({season.entrantNamed(pairing[0]), season.entrantNamed(pairing[1])});
    const std::vector<int> tables = tableNumbers(season, matches);
    for (std::size_t i = 0; i < round.pairings.size(); ++i)
        lines += "\n" + Text{Saying::tr("Table %1: %2 vs %3"), tables[i], told(round.pairings[i][0]),
                             told(round.pairings[i][1])}
                            .toStdString();
    if (round.bye)
        lines += "\n" + Text{words::bye, told(*round.bye)}.toStdString();
    if (!missing.empty())
        lines += "\n" + Text{words::absent, season.listOf(missing)}.toStdString();
    return Text::verbatim(lines);
}

/// The round as it is drawn, and other pairings with their reason.
void askPairings(Offers& offers, const Season& season, const PairRound& drawn)
{
    OfferedAct& pair = offers.last();
    pair.act = actJson(drawn);
    pair.isWhole = true;
    std::vector<std::string> playing;
    for (const std::vector<std::string>& pairing : drawn.pairings)
        playing.insert(playing.end(), pairing.begin(), pairing.end());
    if (drawn.bye)
        playing.push_back(*drawn.bye);
    std::sort(playing.begin(), playing.end(), [&](const std::string& a, const std::string& b) {
        return season.nameOf(season.entrantNamed(a)) < season.nameOf(season.entrantNamed(b));
    });
    const Shape player = Shape::words(playing);
    std::vector<ShapeKey> keys{
        required("pairings", Shape::list(Shape::list(player, 2, 2), drawn.pairings.size(), drawn.pairings.size())
                                 .ofKind("league/pairings"))};
    if (drawn.bye)
        keys.push_back(required("bye", Shape::words(playing).ofKind("league/bye")));
    keys.push_back(required("reason", Shape::anyText().ofKind("sentence")));
    pair.fields = Shape::object(std::move(keys));
    offers.begin("reason", "");
    offers.call("pairings", Saying::tr("Exchange two players"));
    offers.call("bye", Saying::tr("Bye"));
    offers.call("reason", Saying::tr("Why it is paired otherwise than by the rules"));
}

/// Who will not play, and as what that counts; with what was asked for already.
void offerMissing(Offers& offers, const Season& season)
{
    const int next = static_cast<int>(season.paired.size()) + 1;
    const Swiss& part = *swissOf(season);
    std::string hint = Text{Saying::tr("Players who say so in advance are not paired.")}.toStdString();
    for (int round = next; round <= part.rounds; ++round) {
        for (const MissedRound& each : season.missed) {
            if (each.round == round && !hasLeft(season, each.entrant))
                hint += "\n" + Text{Saying::tr("Round %1: %2, points: %3"), round, season.nameOf(each.entrant),
                                    pointsFor(missedBrings(season, each.entrant, round), season.points)}
                                   .toStdString();
        }
    }
    offers.add("miss_round", Saying::tr("Misses a round")).hint = Text::verbatim(hint);
    offers.narrow("round", Shape::integer(next, std::max(next, part.rounds)));
    offers.begin("round", next);
    offers.narrow("brings", Shape::words(allWords<RoundBrings>()));
    offers.begin("brings", toWord(part.missed));
}

void offerRounds(Offers& offers, const Season& season, const LeagueRules& rules, bool isTie)
{
    const int next = static_cast<int>(season.paired.size()) + 1;
    if (const std::optional<RoundToPair> round = roundToPair(season, rules)) {
        OfferedAct& pair = offers.add("pair_round", {});
        const PairRound drawn = drawnRound(season, *round);
        pair.hint = pairingList(season, drawn, round->missing);
        pair.title = Text{Saying::tr("Pair round %1"), next};
        pair.accept = Saying::tr("Pair them this way");
        pair.isDue = !isTie;
        askPairings(offers, season, drawn);
    }
    offerMissing(offers, season);
    if (!openLeagueFixture(season) && !season.paired.empty())
        offers
            .add("close_league", Saying::tr("End after this round"),
                 Saying::tr("No more rounds are paired; the standings are final."))
            .accept = Saying::tr("End the season");
}

/// A correction came below a paired round of which nothing is played.
void offerPairingAnew(Offers& offers, const Season& season, const LeagueRules& rules)
{
    const std::optional<RoundToPair> round = roundToPairAnew(season, rules);
    if (!round)
        return;
    const PairRound drawn = drawnRound(*beforeLastRound(season), *round);
    OfferedAct& pair = offers.add("pair_round", {});
    pair.name = "pair_anew";
    pair.hint = pairingList(season, drawn, round->missing);
    pair.title = Text{Saying::tr("Pair round %1 again"), round->round};
    pair.accept = Saying::tr("Pair them this way");
    askPairings(offers, season, drawn);
}

void offerLadder(Offers& offers, const Season& season)
{
    offers.add("add_fixture", Saying::tr("Add a fixture"), Saying::tr("The first player is at home, or goes first."));
    offers.begin("venue", season.calendar.venue);
    offers
        .add("close_league", Saying::tr("Close the ladder"),
             Saying::tr("No more fixtures can be added; the standings are final."))
        .accept = Saying::tr("Close");
}

void offerMembers(Offers& offers, const Season& season)
{
    offers.add("edit_entrant", Saying::tr("Rename or recolour"), Saying::tr("Results and fixtures stay as they are."));
    offers.add("replace", Saying::tr("Replace"),
               Saying::tr("The replacement keeps the results and the fixtures; results still show who coached."));
    offers.call("entrant", Saying::tr("Player to replace"));
    if (season.started) {
        offers.add("drop_out", Saying::tr("Drop-out"),
                   Saying::tr("Forfeited: results stay, and opponents win the remaining matches. Annulled: none of its "
                              "league matches counts."));
        offers.call("entrant", Saying::tr("Who drops out"));
        std::vector<std::string> ways{"forfeit"};
        const bool isLeague = season.format.league && season.heldSeeds.empty();
        if (isLeague)
            ways.emplace_back("keep");
        if (season.heldSeeds.empty() && !swissOf(season))
            ways.emplace_back("annul");
        if (isLeague && !swissOf(season))
            ways.emplace_back("half");
        offers.narrow("remaining", Shape::words(std::move(ways)));
        offers.begin("remaining", "forfeit");
    }
    if (season.started && season.format.league) {
        offers.add("sanction", Saying::tr("Adjust points"),
                   Saying::tr("They count in the standings, with the reason shown."));
        offers.call("entrant", Saying::tr("Points for"));
        offers.begin("points", -1);
    }
    std::string fixed = Text{Saying::tr("For someone who cannot change tables; the other matches take the remaining "
                                        "numbers.")}
                            .toStdString();
    for (const Entrant& each : season.entrants) {
        if (each.table > 0 && !each.droppedOut)
            fixed += "\n" + Text{Saying::tr("Table %1: %2"), each.table, each.name}.toStdString();
    }
    offers.add("fix_table", Saying::tr("Fixed table")).hint = Text::verbatim(fixed);
    offers.begin("table", 1);
    offers.add("person", Saying::tr("People"), Saying::tr("Coaches and players; retired ones stay in the records."));
}

/// Points and tie-breakers as the form of a new season asks for them.
void offerRules(Offers& offers, const Season& season, const LeagueRules& rules)
{
    OfferedAct& act = offers.add(
        "change_rules", Saying::tr("Points and tiebreakers"),
        season.started
            ? Saying::tr("Fixed since the start. They can be changed, but the standings show everyone your reason.")
            : Saying::tr("These are fixed when the season starts."));
    act.labels = seasonLabels(rules);
    offers.call("reason", Saying::tr("Why"));
    const Json now = fieldsOf(rules, writeRecord(season));
    const Shape shape = seasonFields(rules, now);
    if (!swissOf(season))
        offers.drop("unplayed_rounds");
    for (const ShapeKey& key : shape.parts().keys) {
        offers.narrow(key.name.c_str(), key.shape);
        if (isAmong(key.name, {"points", "rank_by", "tie_breakers", "head_to_head_of", "unplayed_rounds"}))
            offers.begin(key.name.c_str(), now.at(key.name));
    }
}

} // namespace

Json OfferedAct::with(const Json& said) const
{
    Json whole = act;
    for (const ShapeKey& key : fields.parts().keys) {
        const auto found = said.find(key.name);
        if (found != said.end())
            whole[key.name] = *found;
    }
    for (const ShapeKey& key : keysOfAct(act.at("command").get<std::string>())) {
        const bool isAsked = std::any_of(fields.parts().keys.begin(), fields.parts().keys.end(),
                                         [&](const ShapeKey& each) { return each.name == key.name; });
        const auto told = whole.find(key.name);
        if (key.required || !isAsked || told == whole.end())
            continue;
        const Json before = act.value(key.name, Json());
        if (isWhole) {
            if (*told == "")
                whole.erase(told);
        } else if (*told == before) {
            whole.erase(told);
        } else if (told->is_object() && before.is_object()) {
            for (const auto& [part, value] : before.items()) {
                if (told->contains(part) && (*told)[part] == value)
                    told->erase(part);
            }
        }
    }
    return whole;
}

std::vector<OfferedAct> offeredActs(const Season& season, const LeagueRules& rules)
{
    Offers offers(season, rules);
    const std::vector<std::vector<int>> ties = openTies(season, rules);
    if (!ties.empty()) {
        offers.add("decide", Saying::tr("Decide the tie"), Saying::tr("Best first, and how it was decided.")).isDue =
            true;
        const std::vector<std::string> level = idsOf(season, ties.front());
        offers.narrow("order",
                      Shape::list(Shape::words(level), level.size(), level.size()).distinct().ofKind("league/order"));
        offers.begin("order", level);
    }
    offerPairingAnew(offers, season, rules);
    if (season.started && areRoundsLeft(season))
        offerRounds(offers, season, rules, !ties.empty());
    const bool isOpenLadder = season.started && isLadder(season) && !season.leagueClosed;
    if (isOpenLadder || (season.started && areRoundsLeft(season)))
        offers.add("enter", Saying::tr("Late entry"),
                   swissOf(season)
                       ? Sentence(Saying::tr("Paired from the next round on; earlier rounds bring no points."))
                       : Sentence{});
    if (!season.heldSeeds.empty() && season.format.league)
        offers.add("seed_anew", Saying::tr("Reseed the playoffs"),
                   Saying::tr("The seeds follow the standings as they are now. Results between other sides are kept "
                              "aside and count again if the same sides meet."));
    if (!season.started)
        offers.add("change_season", Saying::tr("Name, format, dates and rules"));
    if (!season.started && swissOf(season) && !season.entrants.empty())
        offerMissing(offers, season);
    if (isOpenLadder)
        offerLadder(offers, season);
    offerMembers(offers, season);
    if (season.format.league)
        offerRules(offers, season, rules);
    return offers.take();
}

std::vector<OfferedAct> offeredActs(const Season& season, const LeagueRules& rules, const Fixture& fixture)
{
    Offers offers(season, rules);
    const auto add = [&](const char* command, Sentence title, Sentence hint = {}) -> OfferedAct& {
        offers.add(command, title, hint);
        offers.know("fixture", fixture.id);
        return offers.last();
    };
    const bool isOpen = !isSettled(season, fixture);
    if (isOpen) {
        const Text whyNot = isKnown(fixture) ? Text() : Text(texts::sidesOpen);
        add("record", Saying::tr("Enter the result"), Saying::tr("Entered by hand, and marked as such.")).accept =
            Saying::tr("Record");
        offers.last().whyNot = whyNot;
        add("abandon", Saying::tr("Abandoned"),
            Saying::tr("The match waits; enter its result once it has been played."))
            .whyNot = whyNot;
    }
    if (fixture.result) {
        add("correct", Saying::tr("Correct the result"),
            Saying::tr("The old entry stays in the record, with your reason."))
            .accept = Saying::tr("Accept the correction");
        add("correct", Saying::tr("Remove the result"), Saying::tr("The old entry stays in the record.")).name =
            "take_back";
        offers.know("result", nullptr);
    }
    add("arrange", Saying::tr("Date and place")).accept = Saying::tr("Save date and place");
    offers.begin("date", fixture.date);
    offers.begin("time", fixture.time);
    offers.begin("venue", fixture.venue);
    if (isKnown(fixture) && !fixture.result) {
        const std::vector<std::string> sides = idsOf(season, {fixture.sides.begin(), fixture.sides.end()});
        offers.narrow("home", Shape::words(sides));
        offers.begin("home", sides.front());
        if (sides.size() > 2)
            offers.call("home", Saying::tr("Starts"));
    } else {
        offers.drop("home");
    }
    if (isLadder(season) && !fixture.playoffs && isOpen)
        add("cancel_fixture", Saying::tr("Cancel the fixture"));
    return offers.take();
}

} // namespace whistle::league
