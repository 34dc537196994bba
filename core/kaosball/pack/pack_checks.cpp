// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/pack/pack_shape.h"

#include <QCoreApplication>
#include <algorithm>
#include <nlohmann/json.hpp>
#include <numeric>

namespace whistle::kaosball {

namespace {

constexpr Sentence badId{"kaosball",
                         QT_TRANSLATE_NOOP("kaosball", "An id has small letters, digits and _ only, not \"%1\".")};
constexpr Sentence wrongSum{"kaosball",
                            QT_TRANSLATE_NOOP("kaosball", "This should be %1, the sum of its parts, not %2.")};
constexpr Sentence wrongCount{"kaosball", QT_TRANSLATE_NOOP("kaosball", "The pack lists %1 of these, not %2.")};
constexpr Sentence cardMissing{"kaosball", QT_TRANSLATE_NOOP("kaosball", "The card \"%1\" is missing.")};
constexpr Sentence bidIsCost{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "The minimum bid of an upgrade is its cost (KB-26.3), here %1, not %2.")};
constexpr Sentence noSourceLike{
    "kaosball",
    QT_TRANSLATE_NOOP("kaosball", "The source \"%1\" is not among the pack's \"sources\"; was \"%2\" meant?")};
constexpr Sentence noSuchValue{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "\"%1\" is not one of the values that plain energy cards have here.")};
constexpr Sentence moreStars{
    "kaosball",
    QT_TRANSLATE_NOOP("kaosball", "Of value %1 there cannot be more cards with a star (%2) than cards (%3).")};
constexpr Sentence risingPlaces{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "A later place cannot count for more than the one before it.")};
constexpr Sentence noSuchResult{"kaosball",
                                QT_TRANSLATE_NOOP("kaosball", "The die cannot show %1: it is not among its results.")};
constexpr Sentence dieWithZero{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "The tiebreaker die has no 0: a tie is always broken (KB-R14).")};
constexpr Sentence halftimeAfterTheEnd{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "Half-time must come before the last period, which is %1.")};

class Checker {
public:
    Checker(PackFindings& findings, const Facts& facts) : m_findings(findings), m_facts(facts) {}

    void check()
    {
        for (const char* list : {"/teams", "/upgrades", "/ringers", "/modes", "/deck/energy_special", "/deck/tactics",
                                 "/deck/cheats", "/house_rules", "/league_defaults/settings"})
            checkIds(list);
        checkSources(*find(""), {});
        checkComponents();
        checkDie();
        checkConstants();
        checkBonusTables();
        checkUpgrades();
        checkDeck();
    }

private:
    [[nodiscard]] const Json* find(const std::string& pointer) const { return m_findings.find(pointer); }
    [[nodiscard]] int number(const std::string& pointer) const
    {
        const Json* found = find(pointer);
        return found ? found->get<int>() : 0;
    }
    void say(const std::string& pointer, Text message) { m_findings.say(pointer, std::move(message)); }
    /// Says so if the number at a pointer is not what it should be; nothing stands there: nothing is said.
    void expect(const std::string& pointer, int expected, Sentence sentence)
    {
        if (const Json* found = find(pointer); found && found->get<int>() != expected)
            say(pointer, Text{sentence, expected, found->get<int>()});
    }

    void checkIds(const std::string& list)
    {
        m_findings.forEach(list, [this](const Json& entry, const std::string& at) {
            const std::string& id = entry.at("id").get_ref<const std::string&>();
            const bool isGood = std::all_of(id.begin(), id.end(), [](char c) {
                return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_';
            });
            if (!isGood)
                say(at + "/id", Text{badId, id});
        });
        m_findings.noneTwice(list, "id");
    }

    void checkSources(const Json& value, const std::string& at)
    {
        if (value.is_array()) {
            for (std::size_t i = 0; i < value.size(); ++i)
                checkSources(value[i], pointerTo(at, i));
        }
        if (!value.is_object())
            return;
        for (const auto& [key, item] : value.items()) {
            const std::string place = pointerTo(at, key);
            if (key == "source" && item.is_string())
                checkSource(item.get<std::string>(), place);
            else if (place != "/sources")
                checkSources(item, place);
        }
    }

    void checkSource(const std::string& source, const std::string& at)
    {
        std::vector<std::string> known;
        if (const Json* sources = find("/sources")) {
            for (const auto& [word, title] : sources->items())
                known.push_back(word);
        }
        const std::string meant = nearestWord(source, known);
        if (meant.empty() || meant == source)
            m_findings.isListed(source, at);
        else
            say(at, Text{noSourceLike, source, meant});
    }

    // KB-1: the box states totals; what is listed must be as many.
    void checkComponents()
    {
        const std::string figures = "/components/figures";
        const std::string tokens = "/components/plastic_tokens";
        const std::string cards = "/components/cards";
        expect(figures + "/figures_per_team",
               number(figures + "/runners_per_team") + number(figures + "/bruisers_per_team"), wrongSum);
        expect(figures + "/stated_total",
               number(figures + "/teams") * number(figures + "/figures_per_team") + number(figures + "/ringers"),
               wrongSum);
        if (const Json* counts = find(tokens)) {
            const int sum = std::accumulate(counts->begin(), counts->end(), 0, [](int before, const Json& count) {
                return before + (count.is_number_integer() ? count.get<int>() : 0);
            });
            expect(tokens + "/stated_total", sum - number(tokens + "/stated_total"), wrongSum);
        }
        expect(cards + "/stated_total", number(cards + "/deck") + number(cards + "/ringer_reference"), wrongSum);
        if (find("/deck"))
            expect(cards + "/deck", number("/deck/total"), wrongCount);
        if (const Json* ringers = find("/ringers")) {
            expect(cards + "/ringer_reference", static_cast<int>(ringers->size()), wrongCount);
            expect(figures + "/ringers", static_cast<int>(ringers->size()), wrongCount);
        }
        if (const Json* teams = find("/teams"))
            expect(figures + "/teams", static_cast<int>(teams->size()), wrongCount);
        if (find("/upgrades"))
            expect("/components/upgrade_tiles", sumOfCopies("/upgrades"), wrongSum);
    }

    void checkDie()
    {
        const Json* results = find("/tiebreaker_die/results");
        if (!results)
            return;
        for (std::size_t i = 0; i < results->size(); ++i) {
            if (results->at(i) == 0)
                say(pointerTo("/tiebreaker_die/results", i), Text{dieWithZero});
        }
        const Json* faces = find("/tiebreaker_die/faces");
        if (!faces)
            return;
        expect("/tiebreaker_die/sides", static_cast<int>(faces->size()), wrongCount);
        for (std::size_t i = 0; i < faces->size(); ++i) {
            if (std::find(results->begin(), results->end(), faces->at(i)) == results->end())
                say(pointerTo("/tiebreaker_die/faces", i), Text{noSuchResult, faces->at(i).get<int>()});
        }
    }

    // A pack may change some constants only; they must agree with the rest.
    void checkConstants()
    {
        const Constants& now = m_facts.constants;
        const bool changesLineUp = find("/constants/figures_on_field") || find("/constants/runners_on_field") ||
                                   find("/constants/bruisers_on_field");
        if (changesLineUp && now.figuresOnField != now.runnersOnField + now.bruisersOnField)
            say(find("/constants/figures_on_field") ? "/constants/figures_on_field" : "/constants",
                Text{wrongSum, now.runnersOnField + now.bruisersOnField, now.figuresOnField});
        if (find("/constants/halftime_after_period") && now.halftimeAfterPeriod >= now.periods)
            say("/constants/halftime_after_period", Text{halftimeAfterTheEnd, now.periods});
        else if (find("/constants/periods") && now.halftimeAfterPeriod >= now.periods)
            say("/constants/periods", Text{halftimeAfterTheEnd, now.periods});
    }

    void checkBonusTables()
    {
        for (const char* kind : {"kills", "fouls"}) {
            for (const char* teams : {"2", "3", "4"}) {
                const std::string place = std::string("/bonus_tables/") + kind + '/' + teams;
                const Json* points = find(place);
                for (std::size_t i = 1; points && i < points->size(); ++i) {
                    if (std::abs(points->at(i).get<int>()) > std::abs(points->at(i - 1).get<int>()))
                        say(pointerTo(place, i), Text{risingPlaces});
                }
            }
        }
    }

    void checkUpgrades()
    {
        const Json* upgrades = find("/upgrades");
        for (std::size_t i = 0; upgrades && i < upgrades->size(); ++i)
            expect(pointerTo("/upgrades", i) + "/minimum_bid", upgrades->at(i).at("cost").get<int>(), bidIsCost);
    }

    void checkDeck()
    {
        if (!find("/deck"))
            return;
        expect("/deck/total",
               number("/deck/energy_plain/copies") + sumOfCopies("/deck/energy_special") +
                   sumOfCopies("/deck/tactics") + sumOfCopies("/deck/cheats"),
               wrongSum);
        checkAllThere("/deck/energy_special", {std::string(toWord(CardKind::Upset))});
        checkAllThere("/deck/tactics", allWords<Tactic>());
        std::vector<std::string> cheats = allWords<Cheat>();
        cheats.emplace_back(toWord(CardKind::BoosterBru));
        checkAllThere("/deck/cheats", cheats);
        checkPlainEnergy();
    }

    void checkAllThere(const std::string& list, const std::vector<std::string>& ids)
    {
        for (const std::string& id : ids) {
            const Json* cards = find(list);
            if (std::none_of(cards->begin(), cards->end(), [&](const Json& card) { return card.at("id") == id; }))
                say(list, Text{cardMissing, id});
        }
    }

    void checkPlainEnergy()
    {
        const std::string plain = "/deck/energy_plain";
        const Json* values = find(plain + "/values");
        for (const char* table : {"/distribution", "/stars"}) {
            const Json* copies = find(plain + table);
            if (!copies)
                continue;
            for (const auto& [value, ignored] : copies->items()) {
                const bool isKnown = std::any_of(values->begin(), values->end(), [&value = value](const Json& known) {
                    return std::to_string(known.get<int>()) == value;
                });
                if (!isKnown)
                    say(pointerTo(plain + table, value), Text{noSuchValue, value});
            }
        }
        const Json* distribution = find(plain + "/distribution");
        const Json* stars = find(plain + "/stars");
        if (distribution) {
            const int sum = std::accumulate(distribution->begin(), distribution->end(), 0,
                                            [](int before, const Json& copies) { return before + copies.get<int>(); });
            expect(plain + "/copies", sum, wrongSum);
        }
        if (!distribution || !stars)
            return;
        for (const auto& [value, copies] : stars->items()) {
            const int all = distribution->value(value, 0);
            if (copies.get<int>() > all)
                say(pointerTo(plain + "/stars", value), Text{moreStars, value, copies.get<int>(), all});
        }
    }

    [[nodiscard]] int sumOfCopies(const std::string& list) const
    {
        const Json* entries = find(list);
        if (!entries)
            return 0;
        return std::accumulate(entries->begin(), entries->end(), 0,
                               [](int before, const Json& entry) { return before + entry.at("copies").get<int>(); });
    }

    PackFindings& m_findings;
    const Facts& m_facts;
};

} // namespace

void checkMore(PackFindings& findings, const Facts& facts)
{
    Checker(findings, facts).check();
    checkBoard(findings);
    checkHouseRules(findings);
}

} // namespace whistle::kaosball
