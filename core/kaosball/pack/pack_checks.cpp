// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/pack/pack_form.h"

#include "base/contains.h"
#include "base/each.h"
#include "kaosball/table/names.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace whistle::kaosball {

namespace {

constexpr auto wrongSum = Saying::tr("This should be %1, the sum of its parts, not %2.");
constexpr auto wrongCount = Saying::tr("The pack lists %1 of these, not %2.");
constexpr auto halftimeAfterTheEnd = Saying::tr("Half-time must come before the last period, which is %1.");

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
        m_findings.forEach("/upgrades", [this](const Json& upgrade, const std::string& at) {
            expect(at + "/minimum_bid", upgrade.at("cost").get<int>(),
                   Saying::tr("The minimum bid of an upgrade is its cost (KB-26.3), here %1, not %2."));
        });
        if (find("/deck"))
            checkDeck();
    }

private:
    [[nodiscard]] const Json* find(const std::string& pointer) const { return m_findings.find(pointer); }
    [[nodiscard]] int number(const std::string& pointer) const
    {
        const Json* found = find(pointer);
        return found ? found->get<int>() : 0;
    }
    [[nodiscard]] int sumOfCopies(const std::string& list) const
    {
        const Json* entries = find(list);
        return entries ? sumOf(*entries, [](const Json& entry) { return entry.at("copies").get<int>(); }) : 0;
    }
    template <class... Places>
    void say(const std::string& pointer, Saying words, const Places&... places)
    {
        m_findings.say(pointer, Text{words, places...});
    }
    /// Says so if the number at a pointer is not what it should be; nothing stands there: nothing is said.
    void expect(const std::string& pointer, int expected, Saying words)
    {
        if (const Json* found = find(pointer); found && *found != expected)
            say(pointer, words, expected, found->get<int>());
    }
    /// The same of as many entries as the list has, if the pack has it.
    void expectSizeOf(const std::string& list, const std::string& pointer)
    {
        if (const Json* entries = find(list))
            expect(pointer, static_cast<int>(entries->size()), wrongCount);
    }

    void checkIds(const std::string& list)
    {
        m_findings.forEach(list, [this](const Json& entry, const std::string& at) {
            const std::string& id = entry.at("id").get_ref<const std::string&>();
            if (id.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789_") != std::string::npos)
                say(at + "/id", Saying::tr("An id has only lowercase letters, digits and _, not “%1”."), id);
        });
        m_findings.noneTwice(list, "id");
    }

    void checkSources(const Json& value, const std::string& at)
    {
        if (value.is_array())
            lookAtEach(value, at, [this](const Json& item, const std::string& place) { checkSources(item, place); });
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
            say(at, Saying::tr("The source “%1” is not among the pack's “sources”; was “%2” meant?"), source, meant);
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
            const int sum =
                sumOf(*counts, [](const Json& count) { return count.is_number_integer() ? count.get<int>() : 0; });
            expect(tokens + "/stated_total", sum - number(tokens + "/stated_total"), wrongSum);
        }
        expect(cards + "/stated_total", number(cards + "/deck") + number(cards + "/ringer_reference"), wrongSum);
        if (find("/deck"))
            expect(cards + "/deck", number("/deck/total"), wrongCount);
        expectSizeOf("/ringers", cards + "/ringer_reference");
        expectSizeOf("/ringers", figures + "/ringers");
        expectSizeOf("/teams", figures + "/teams");
        if (find("/upgrades"))
            expect("/components/upgrade_tiles", sumOfCopies("/upgrades"), wrongSum);
    }

    void checkDie()
    {
        m_findings.forEach("/tiebreaker_die/results", [this](const Json& result, const std::string& at) {
            if (result == 0)
                say(at, Saying::tr("The tiebreaker die has no 0: a tie is always broken (KB-R14)."));
        });
        expectSizeOf("/tiebreaker_die/faces", "/tiebreaker_die/sides");
        m_findings.forEach("/tiebreaker_die/faces", [this](const Json& face, const std::string& at) {
            if (!contains(*find("/tiebreaker_die/results"), face))
                say(at, Saying::tr("The die cannot show %1: that is not one of its results."), face.get<int>());
        });
    }

    // A pack may change some constants only; they must agree with the rest.
    void checkConstants()
    {
        const Constants& now = m_facts.constants;
        const bool changesLineUp = find("/constants/figures_on_field") || find("/constants/runners_on_field") ||
                                   find("/constants/bruisers_on_field");
        if (changesLineUp && now.figuresOnField != now.runnersOnField + now.bruisersOnField)
            say(find("/constants/figures_on_field") ? "/constants/figures_on_field" : "/constants", wrongSum,
                now.runnersOnField + now.bruisersOnField, now.figuresOnField);
        for (const char* place : {"/constants/halftime_after_period", "/constants/periods"}) {
            if (find(place) && now.halftimeAfterPeriod >= now.periods)
                return say(place, halftimeAfterTheEnd, now.periods);
        }
    }

    void checkBonusTables()
    {
        for (const char* table : {"/kills/2", "/kills/3", "/kills/4", "/fouls/2", "/fouls/3", "/fouls/4"}) {
            int before = 99; // of the place before; the first may count for as much as there is
            m_findings.forEach(std::string("/bonus_tables") + table, [&](const Json& points, const std::string& at) {
                if (const int now = std::abs(points.get<int>()); now > std::exchange(before, now))
                    say(at, Saying::tr("A later place cannot be worth more than the one before it."));
            });
        }
    }

    void checkDeck()
    {
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
        const auto there = eachOf(*find(list), [](const Json& card) { return card.at("id").get<std::string>(); });
        for (const std::string& id : ids) {
            if (!contains(there, id))
                say(list, Saying::tr("The card “%1” is missing."), id);
        }
    }

    void checkPlainEnergy()
    {
        const std::string plain = "/deck/energy_plain";
        const std::vector<int>& values = m_facts.deck.plainValues;
        for (const char* table : {"/distribution", "/stars"}) {
            const Json* copies = find(plain + table);
            if (!copies)
                continue;
            for (const auto& [value, ignored] : copies->items()) {
                if (!contains(eachOf(values, [](int known) { return std::to_string(known); }), value))
                    say(pointerTo(plain + table, value),
                        Saying::tr("“%1” is not one of the values of plain energy cards here."), value);
            }
        }
        const Json* distribution = find(plain + "/distribution");
        if (!distribution)
            return;
        expect(plain + "/copies", sumOf(*distribution, [](const Json& copies) { return copies.get<int>(); }), wrongSum);
        if (const Json* stars = find(plain + "/stars")) {
            for (const auto& [value, copies] : stars->items()) {
                const int all = distribution->value(value, 0);
                if (copies.get<int>() > all)
                    say(pointerTo(plain + "/stars", value),
                        Saying::tr("There cannot be more starred cards (%2) than cards (%3) of value %1."), value,
                        copies.get<int>(), all);
            }
        }
    }

    PackFindings& m_findings;
    const Facts& m_facts;
};

} // namespace

void checkPack(PackFindings& findings, const Facts& facts)
{
    Checker(findings, facts).check();
    checkBoard(findings);
    checkHouseRules(findings);
}

} // namespace whistle::kaosball
