// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/telling/acts.h"

#include "heroes/board/player_board.h"
#include "heroes/game.h"
#include "heroes/judging/battle_pieces.h"
#include "heroes/judging/referee.h"
#include "heroes/offers/legal.h"
#include "heroes/telling/words.h"

#include <QCoreApplication>
#include <algorithm>
#include <utility>

namespace whistle::heroes {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(whistle::heroes::Acts)
};

/// "act_play_card_Anna_1_gather": the words and numbers of the command.
QString nameOfAct(const std::vector<Command>& commands)
{
    QString name = QStringLiteral("act");
    for (const Command& command : commands) {
        const Json json = writeCommand(command);
        for (const auto& [key, value] : json.items()) {
            if (value.is_string())
                name += u'_' + QString::fromStdString(value.get<std::string>());
            else if (value.is_primitive() && !value.is_null())
                name += u'_' + QString::fromStdString(value.dump());
        }
    }
    return name.replace(u' ', u'_');
}

QString q(const std::string& name)
{
    return QString::fromStdString(name);
}

class Acts {
public:
    explicit Acts(const State& state) : m_state(state)
    {
        if (state.active)
            m_seat = seatNumber(*state.active);
    }

    std::vector<OfferedAct> all()
    {
        if (m_state.phase == Phase::Setup)
            setup();
        else if (m_state.phase == Phase::Play)
            play();
        return std::move(m_acts);
    }

private:
    void add(const QString& title, const QString& detail, std::vector<Command> commands)
    {
        QString name = nameOfAct(commands); // lists are not in it: what differs in them alone is counted
        if (std::any_of(m_acts.begin(), m_acts.end(), [&](const OfferedAct& one) { return one.name == name; }))
            name += QStringLiteral("_%1").arg(m_acts.size());
        m_acts.push_back({name, title, detail, std::move(commands), {}, {}, m_seat});
    }
    /// As the log will say it.
    void addPlain(const Command& command, const QString& detail = {})
    {
        add(headline(m_state, command).render(nameReader()), detail, {command});
    }
    void addForm(const QString& title, const std::string& entry, Json known, const QString& detail = {})
    {
        m_acts.push_back({QStringLiteral("form_") + q(entry) + QString::number(m_acts.size()),
                          title,
                          detail,
                          {},
                          entry,
                          std::move(known),
                          m_seat});
    }

    void setup()
    {
        if (m_state.isMirror) {
            addForm(Words::tr("Lay a tile…"), "place_tile", Json::object());
            addForm(Words::tr("Describe a space…"), "set_space", Json::object());
        }
        for (std::size_t i = 0; i < m_state.players.size(); ++i) {
            const Player& player = m_state.players[i];
            m_seat = seatNumber(static_cast<int>(i));
            if (!player.heroes.empty())
                continue;
            for (const HeroFacts& hero : player.facts->heroes) {
                const QString title = Words::tr("%1 begins with %2").arg(q(player.name), q(hero.name));
                if (hero.has(StartingSkill::Sage))
                    addForm(title, "choose_hero", {{"player", player.name}, {"hero", hero.name}},
                            Words::tr("with a Skill Card"));
                else
                    add(title, {}, {ChooseHero{player.name, hero.name, {}}});
            }
        }
        m_seat = 0;
    }

    void play()
    {
        switch (m_state.step) {
        case Step::RevealWeekCard: {
            const std::string name = Words::tr("Week %1").arg(m_state.round - 1).toStdString();
            add(Words::tr("A week without Dark Days"), {}, {RevealWeekCard{name, false, {}}});
            add(Words::tr("Dark Days"), Words::tr("every encounter is two"), {RevealWeekCard{name, true, {}}});
            addForm(Words::tr("With its name…"), "reveal_week_card", Json::object());
            break;
        }
        case Step::Turn:
            turn();
            break;
        case Step::Action:
            action();
            break;
        case Step::LevelUp:
            levelUp();
            break;
        case Step::Treasure:
            treasure();
            break;
        case Step::AssignDamage:
            damage();
            break;
        case Step::BattleOver:
            necromancy();
            offers();
            if (m_state.battle->kind == BattleKind::Heroes)
                addForm(Words::tr("Take a Skill Card…"), "end_battle", Json::object());
            break;
        default:
            offers();
            break;
        }
    }

    /// What the referee offers, in the words of the log.
    void offers()
    {
        for (const Command& command : offered(m_state)) {
            if (const auto* battle = std::get_if<StartBattle>(&command); battle && !battle->eliteDiceAllowed)
                add(Words::tr("%1 fights %2", "hero, enemy").arg(q(battle->hero), opponentWord(battle->opponent)),
                    Words::tr("without elite dice"), {command});
            else if (const auto* scare = std::get_if<ScareOff>(&command))
                addPlain(command, Words::tr("overwhelm %1").arg(overwhelmOf(m_state, *m_state.hero(scare->hero))));
            else if (const auto* retreat = std::get_if<Retreat>(&command))
                addRetreat(command, *retreat);
            else if (const auto* laurel = std::get_if<Laurel>(&command))
                addLaurel(command, *laurel);
            else if (const auto* end = std::get_if<EndBattle>(&command); end && end->rewards)
                addPlain(command, Words::tr("reward: %1").arg(cardWord(std::get<std::string>(*end->rewards))));
            else if (!std::holds_alternative<Trade>(command))
                addPlain(command);
        }
    }

    static QString opponentWord(const Opponent& opponent)
    {
        const auto* facts = std::get_if<EncounterFacts>(&opponent);
        return facts ? q(facts->name) : pieceWord(std::get<std::string>(opponent));
    }

    void addRetreat(const Command& command, const Retreat& retreat)
    {
        QStringList lost;
        for (const GivenUp& token : retreat.tokens)
            lost << Words::tr("%1 %2 (%3)", "number, unit, side")
                        .arg(token.quantity)
                        .arg(word(token.unit), word(token.quality));
        const Hero* hero = heroOf(m_state, retreat.side);
        const int seat = std::exchange(m_seat, hero ? seatNumber(hero->player) : 0);
        addPlain(command, Words::tr("gives up %1").arg(lost.join(QStringLiteral(", "))));
        m_seat = seat;
    }

    static QString stepWord(const LaurelStep& step)
    {
        if (const auto* encounter = std::get_if<EncounterLaurel>(&step))
            return Words::tr("%1: all damage goes").arg(q(encounter->encounter));
        const auto& army = std::get<ArmyLaurel>(step);
        const QString stack = pieceWord(army.stack);
        switch (army.what) {
        case LaurelDo::ReturnToken:
            return Words::tr("%1: a unit comes back").arg(stack);
        case LaurelDo::TurnToElite:
            return Words::tr("%1: a unit is elite again").arg(stack);
        case LaurelDo::Upgrade:
            return Words::tr("%1: a unit becomes elite").arg(stack);
        case LaurelDo::HealWound:
            break;
        }
        return Words::tr("%1: a wound heals").arg(stack);
    }

    void addLaurel(const Command& command, const Laurel& laurel) { add(stepWord(laurel.steps.front()), {}, {command}); }

    /// The two points of Necromancy together, or singly where no two can be used.
    void necromancy()
    {
        for (const Side side : {Side::Active, Side::Opponent}) {
            std::vector<ArmyLaurel> singles;
            for (const BattleStack& stack : m_state.battle->stacks) {
                if (stack.side != side)
                    continue;
                for (const LaurelDo what : {LaurelDo::ReturnToken, LaurelDo::TurnToElite})
                    singles.push_back({std::string(toWord(stack.unit)), what});
            }
            const auto tryIt = [&](std::vector<ArmyLaurel> steps) {
                const Resurrect command{side, RevivalSource::Necromancy, {}, steps};
                if (!isLegal(m_state, command))
                    return;
                QStringList words;
                for (const ArmyLaurel& step : steps)
                    words << stepWord(step);
                addForSteps(Words::tr("Necromancy"), words.join(u'\n'), command);
            };
            for (std::size_t i = 0; i < singles.size(); ++i) {
                for (std::size_t k = i; k < singles.size(); ++k)
                    tryIt({singles[i], singles[k]});
            }
            if (m_acts.empty()) {
                for (const ArmyLaurel& single : singles)
                    tryIt({single});
            }
        }
    }
    void addForSteps(const QString& title, const QString& detail, const Command& command)
    {
        add(title, detail, {command});
        m_acts.back().name += QString::number(m_acts.size());
    }

    void turn()
    {
        const Player& player = m_state.activePlayer();
        for (const Command& command : offered(m_state)) {
            const auto* card = std::get_if<PlayCard>(&command);
            if (!card)
                continue;
            const QString detail = Words::tr("card %1").arg(card->card);
            if (card->action == ActionKind::Gather)
                gather(*card, player, detail);
            else if (const std::optional<std::string> hero = onlyHero(player);
                     hero && card->action == ActionKind::ActivateHeroes)
                add(Words::tr("Activate %1").arg(q(*hero)), detail, {command, Activate{*hero, 0}});
            else
                add(word(card->action), detail, {command});
        }
        // What has the same title stands together.
        std::stable_sort(m_acts.begin(), m_acts.end(), [](const OfferedAct& a, const OfferedAct& b) {
            return std::get<PlayCard>(a.commands.front()).action < std::get<PlayCard>(b.commands.front()).action;
        });
        addPlain(Pass{player.name});
    }

    void gather(const PlayCard& card, const Player& player, const QString& detail)
    {
        std::vector<std::optional<Money>> choices{std::nullopt};
        if (player.has(Building::Income))
            choices = {Money::Gold, Money::Resources};
        for (const std::optional<Money> choice : choices) {
            const IncomeVerdict income = incomeOf(m_state, *m_state.active, choice);
            add(Words::tr("Gather %1").arg(moneyWords(income.gold, income.resources)), detail,
                {card, Gather{choice, 0, 0}});
        }
    }

    /// The hero that will be activated, where there is no choice.
    [[nodiscard]] std::optional<std::string> onlyHero(const Player& player) const
    {
        std::optional<std::string> only;
        for (const std::string& name : player.heroes) {
            if (m_state.hero(name)->units() == 0)
                continue;
            if (only)
                return {};
            only = name;
        }
        return only;
    }

    void action()
    {
        const Player& player = m_state.activePlayer();
        const std::string hero = m_state.activation ? m_state.activation->hero : std::string();
        std::vector<Command> last; // what stands behind all else
        for (const Command& command : offered(m_state)) {
            if (const auto* recruit = std::get_if<Recruit>(&command)) {
                const UnitFacts& unit = player.facts->of(recruit->unit);
                add(Words::tr("%1, %2", "unit, side").arg(word(recruit->unit), word(recruit->quality)),
                    Words::tr("%1, for %2", "price, hero")
                        .arg(moneyWords(unit.side(recruit->quality).price, 0), q(recruit->hero)),
                    {command});
            } else if (const auto* upgrade = std::get_if<Upgrade>(&command)) {
                const UnitFacts& unit = player.facts->of(upgrade->unit);
                add(Words::tr("Upgrade %1").arg(word(upgrade->unit)),
                    Words::tr("%1, for %2", "price, hero")
                        .arg(moneyWords(unit.elite.price - unit.base.price, 0), q(upgrade->hero)),
                    {command});
            } else if (const auto* build = std::get_if<Build>(&command)) {
                const BuildingCost* cost = player.facts->costOf(build->building);
                add(Words::tr("Build: %1").arg(word(build->building)),
                    build->payWith ? Words::tr("for 3 %1").arg(word(*build->payWith))
                                   : moneyWords(cost ? cost->gold : 0, cost ? cost->resources : 0),
                    {command});
            } else if (std::holds_alternative<Disband>(command)) {
                continue; // among the other entries
            } else if (std::holds_alternative<Trade>(command) || std::holds_alternative<EndAction>(command)) {
                last.push_back(command);
            } else if (const auto* loot = std::get_if<Loot>(&command); loot && loot->take) {
                addPlain(command, lakeWord(*loot->take));
            } else if (const auto* gather = std::get_if<Gather>(&command)) {
                const IncomeVerdict income = incomeOf(m_state, *m_state.active, gather->incomeChoice);
                add(Words::tr("Gather %1").arg(moneyWords(income.gold, income.resources)), {}, {command});
            } else if (const auto* battle = std::get_if<StartBattle>(&command); battle && !battle->eliteDiceAllowed) {
                addPlain(command, Words::tr("without elite dice"));
            } else {
                addPlain(command);
            }
        }
        if (!hero.empty() && !m_state.isMirror && !m_state.activation->hasLost) {
            addForm(Words::tr("Fight an encounter…"), "start_battle", {{"hero", hero}, {"opponent", Json::object()}});
            addForm(Words::tr("Take a site…"), "take_control", {{"hero", hero}});
            addForm(Words::tr("Loot a site…"), "loot", {{"hero", hero}});
        }
        typedCosts(player);
        sages(player);
        for (const Command& command : last) {
            if (const auto* trade = std::get_if<Trade>(&command))
                add(trade->give == Money::Gold ? Words::tr("Trade 2 gold for 1 resource")
                                               : Words::tr("Trade 2 resources for 1 gold"),
                    {}, {command});
            else
                add(Words::tr("End the action"), {}, {command});
        }
    }

    static QString lakeWord(LakeTake take)
    {
        return take == LakeTake::Artefact ? Words::tr("takes an Artefact")
               : take == LakeTake::Scroll ? Words::tr("takes a Scroll")
                                          : Words::tr("takes a Treasure Card");
    }

    /// Buildings and levels whose price nobody has typed in yet.
    void typedCosts(const Player& player)
    {
        if (!m_state.open || m_state.open->action != ActionKind::Build || m_state.open->built)
            return;
        for (std::size_t i = 0; i < enumWords<Building>.size(); ++i) {
            const auto building = static_cast<Building>(i);
            if (!player.has(building) && !player.facts->costOf(building))
                addForm(Words::tr("Build: %1").arg(word(building)), "build",
                        {{"building", std::string(toWord(building))}, {"cost", {{"level", 1}}}},
                        Words::tr("price as printed"));
        }
        if (!player.facts->capitalLevels && player.capitalLevel < 4)
            addForm(Words::tr("Raise the capital…"), "raise_capital", Json::object(), Words::tr("price as printed"));
    }

    /// A Sage comes with a card that only the table knows.
    void sages(const Player& player)
    {
        if (!m_state.open || m_state.open->action != ActionKind::Recruit || !player.has(Building::NewHeroes))
            return;
        for (const HeroFacts& hero : player.facts->heroes) {
            if (hero.has(StartingSkill::Sage) && !m_state.hero(hero.name))
                addForm(Words::tr("Recruit %1…").arg(q(hero.name)), "recruit_hero", {{"hero", hero.name}},
                        Words::tr("with a Skill Card"));
        }
    }

    void levelUp()
    {
        const Hero& hero = *m_state.hero(m_state.claim->hero);
        m_seat = seatNumber(hero.player);
        const std::vector<std::string> payment = proposedPayment(m_state);
        const auto learn = [&](Deck deck, const std::string& card, const QString& title) {
            if (!hero.hasCard(card))
                add(title, Words::tr("costs %1 experience").arg(m_state.claim->cost),
                    {LevelUp{hero.name, deck, payment, card}});
        };
        const int number = static_cast<int>(hero.skillCards.size()) + 1;
        learn(Deck::Might, Words::tr("Might card %1").arg(number).toStdString(), Words::tr("A card of the Might deck"));
        learn(Deck::Magic, Words::tr("Magic card %1").arg(number).toStdString(), Words::tr("A card of the Magic deck"));
        learn(Deck::Might, ambushCard, cardWord(ambushCard));
        addForm(Words::tr("With its name…"), "level_up",
                {{"hero", hero.name}, {"trophies", payment}, {"deck", std::string(toWord(Deck::Might))}});
    }

    void treasure()
    {
        const std::string& hero = m_state.claim->hero;
        m_seat = seatNumber(m_state.hero(hero)->player);
        Json rewards = Json::array();
        for (int i = 1; i <= m_state.claim->rewards; ++i)
            rewards.push_back({{"number", i}, {"what", std::string(toWord(RewardKind::Gold))}, {"amount", 1}});
        addForm(Words::tr("Enter the rewards\u2026"), "treasure", {{"hero", hero}, {"rewards", rewards}});
        for (const RewardKind kind : {RewardKind::Gold, RewardKind::Resources}) {
            for (const int amount : {2, 3, 4}) {
                const QString title = kind == RewardKind::Gold ? moneyWords(amount, 0) : moneyWords(0, amount);
                addForSteps(title, {}, Treasure{hero, {{1, kind, amount}}});
            }
        }
        add(Words::tr("Nothing of it"), {}, {Treasure{hero, {}}});
    }

    /// The defender's ways: one stack after the other, elites or base units first.
    void damage()
    {
        const Side defender = other(m_state.battle->attack->side);
        if (const Hero* hero = heroOf(m_state, defender))
            m_seat = seatNumber(hero->player);
        std::vector<std::vector<AssignedPoints>> seen;
        const auto tryIt = [&](std::vector<AssignedPoints> points) {
            const auto same = [&](const std::vector<AssignedPoints>& one) {
                return std::equal(one.begin(), one.end(), points.begin(), points.end(),
                                  [](const AssignedPoints& a, const AssignedPoints& b) {
                                      return a.stack == b.stack && a.token == b.token && a.points == b.points;
                                  });
            };
            if (points.empty() || std::any_of(seen.begin(), seen.end(), same) ||
                !isLegal(m_state, AssignDamage{points}))
                return;
            seen.push_back(points);
            QStringList words;
            for (const AssignedPoints& one : points)
                words << Words::tr("%1 to %2 (%3)", "damage, stack, side")
                             .arg(one.points)
                             .arg(pieceWord(one.stack), word(one.token));
            add(words.join(QStringLiteral(", ")), {}, {AssignDamage{points}});
            m_acts.back().name = QStringLiteral("assign_%1").arg(seen.size());
        };
        tryIt(proposedAssignment(m_state));
        for (const BattleStack& stack : m_state.battle->stacks) {
            if (stack.side != defender)
                continue;
            for (const Quality quality : {Quality::Elite, Quality::Base})
                tryIt(assignmentFrom(stack, quality));
        }
    }

    /// This stack first and this side first, then whatever stands.
    [[nodiscard]] std::vector<AssignedPoints> assignmentFrom(const BattleStack& first, Quality quality) const
    {
        std::vector<const BattleStack*> stacks{&first};
        for (const BattleStack& stack : m_state.battle->stacks) {
            if (stack.side == first.side && stack.unit != first.unit)
                stacks.push_back(&stack);
        }
        return assignmentTo(m_state, stacks, quality);
    }

    const State& m_state;
    int m_seat = 0;
    std::vector<OfferedAct> m_acts;
};

} // namespace

std::vector<OfferedAct> actsOf(const State& state)
{
    return Acts(state).all();
}

} // namespace whistle::heroes
