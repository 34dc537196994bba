// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/telling/acts.h"

#include "base/match.h"
#include "heroes/board/player_board.h"
#include "heroes/game.h"
#include "heroes/judging/battle_pieces.h"
#include "heroes/judging/referee.h"
#include "heroes/offers/legal.h"
#include "heroes/pack/typed_in.h"
#include "heroes/telling/words.h"
#include "match/known_things.h"

#include <QCoreApplication>

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
                name += u'_' + qt(value.get<std::string>());
            else if (value.is_primitive() && !value.is_null())
                name += u'_' + qt(value.dump());
        }
    }
    return name.replace(u' ', u'_');
}

/// The entry with what was typed in at `key` under this name before; none: nobody has, or it cannot be read any more.
template <class Entry>
std::optional<Entry> withTypedIn(const KnownThings* known, Faction faction, const std::string& name, const Entry& entry,
                                 const char* key)
{
    const Json* thing = known ? known->find(wordOf(faction), name) : nullptr;
    if (!thing)
        return {};
    Json json = writeCommand(entry);
    json[key] = *thing;
    const Checked<Command> read = readCommand(json);
    return read ? std::optional(std::get<Entry>(*read)) : std::nullopt;
}

QString laurelWords(const ArmyLaurel& step)
{
    static constexpr Indexed<const char*, 4> words{
        {QT_TRANSLATE_NOOP("whistle::heroes::Acts", "%1: a unit comes back"),
         QT_TRANSLATE_NOOP("whistle::heroes::Acts", "%1: a unit is elite again"),
         QT_TRANSLATE_NOOP("whistle::heroes::Acts", "%1: a unit becomes elite"),
         QT_TRANSLATE_NOOP("whistle::heroes::Acts", "%1: a wound heals")}};
    return Words::tr(words[step.what]).arg(pieceWord(step.stack));
}

/// The acts of the step that is due. What the referee offers becomes a button by the functions for the commands that
/// need words of their own; all others are as the log will say them.
class Acts {
public:
    Acts(const State& state, const KnownThings* known) : m_state(state), m_known(known) {}

    std::vector<OfferedAct> all()
    {
        if (m_state.phase == Phase::Setup)
            setup();
        else if (m_state.phase == Phase::Play)
            play();
        return std::move(m_acts);
    }

    /// Cards of which nobody has said what they show are alike: the first that lies face up stands for them.
    void operator()(const PlayCard& card)
    {
        const auto first = std::ranges::find(player().cards, true) - player().cards.begin() + 1;
        if (!m_state.actionCards && card.card < 4 && card.card != first)
            return;
        const QString detail = Words::tr("card %1").arg(card.card);
        if (card.action == ActionKind::Gather) {
            std::vector<std::optional<Money>> choices{std::nullopt};
            if (player().has(Building::Income))
                choices = {Money::Gold, Money::Resources};
            for (const std::optional<Money> choice : choices)
                add(gatherWords(choice), detail, {card, Gather{choice, 0, 0}});
        } else if (card.action == ActionKind::ActivateHeroes && armedHeroes().size() == 1) { // there is no choice
            const std::string hero = armedHeroes().front();
            add(Words::tr("Activate %1").arg(qt(hero)), detail, {card, Activate{hero, 0}});
        } else {
            QString title = word(card.action);
            title[0] = title[0].toUpper();
            add(title, detail, {card});
        }
    }
    void operator()(const Recruit& recruit)
    {
        add(Words::tr("%1, %2", "unit, side").arg(word(recruit.unit), word(recruit.quality)),
            priceWords(player().facts->of(recruit.unit).side(recruit.quality).price, recruit.hero), {recruit});
    }
    void operator()(const Upgrade& upgrade)
    {
        const UnitFacts& unit = player().facts->of(upgrade.unit);
        add(Words::tr("Upgrade %1").arg(word(upgrade.unit)),
            priceWords(unit.elite.price - unit.base.price, upgrade.hero), {upgrade});
    }
    void operator()(const Build& build)
    {
        const BuildingCost* printed = player().facts->costOf(build.building);
        const TypedCost cost =
            printed ? TypedCost{printed->gold, printed->resources} : build.cost.value_or(TypedCost{});
        add(Words::tr("Build: %1").arg(word(build.building)),
            build.payWith ? Words::tr("for 3 %1").arg(word(*build.payWith))
                          : moneyWords(cost.gold.value_or(0), cost.resources.value_or(0)),
            {build});
        m_acts.back().building = build.building;
    }
    void operator()(const RaiseCapital& raise)
    {
        const auto next = static_cast<std::size_t>(player().capitalLevel - 1);
        addPlain(raise, moneyWords(0, raise.resources ? *raise.resources : player().facts->capitalLevels->at(next)));
    }
    void operator()(const Disband& /*command*/) {} // among the other entries
    void operator()(const Loot& loot)
    {
        addPlain(loot, !loot.take                         ? QString()
                       : *loot.take == LakeTake::Artefact ? Words::tr("takes an Artefact")
                       : *loot.take == LakeTake::Scroll   ? Words::tr("takes a Scroll")
                                                          : Words::tr("takes a Treasure Card"));
    }
    void operator()(const Gather& gather) { add(gatherWords(gather.incomeChoice), {}, {gather}); }
    void operator()(const StartBattle& battle)
    {
        if (battle.eliteDiceAllowed || m_state.step == Step::Action)
            addPlain(battle, battle.eliteDiceAllowed ? QString() : Words::tr("without elite dice"));
        else
            add(Words::tr("%1 fights %2", "hero, enemy")
                    .arg(qt(battle.hero), pieceWord(std::get<std::string>(battle.opponent))),
                Words::tr("without elite dice"), {battle});
    }
    void operator()(const ScareOff& scare)
    {
        addPlain(scare, Words::tr("overwhelm %1").arg(overwhelmOf(m_state, *m_state.hero(scare.hero))));
    }
    void operator()(const Retreat& retreat)
    {
        const auto lost = [](const GivenUp& token) {
            return Words::tr("%1 %2 (%3)", "number, unit, side")
                .arg(token.quantity)
                .arg(word(token.unit), word(token.quality));
        };
        addPlain(retreat, Words::tr("gives up %1").arg(listWords(retreat.tokens, lost)));
        m_acts.back().seat = seatOf(m_state, retreat.side);
    }
    void operator()(const Laurel& laurel)
    {
        const auto title = match(
            laurel.steps.front(), [](const ArmyLaurel& step) { return laurelWords(step); },
            [](const EncounterLaurel& step) { return Words::tr("%1: all damage goes").arg(qt(step.encounter)); });
        add(title, {}, {laurel});
    }
    void operator()(const EndBattle& end)
    {
        addPlain(end,
                 end.rewards ? Words::tr("reward: %1").arg(cardWord(std::get<std::string>(*end.rewards))) : QString());
    }
    void operator()(const Trade& trade)
    {
        if (m_state.step == Step::Action)
            add(trade.give == Money::Gold ? Words::tr("Trade 2 gold for 1 resource")
                                          : Words::tr("Trade 2 resources for 1 gold"),
                {}, {trade});
    }
    void operator()(const EndAction& end) { add(Words::tr("End the action"), {}, {end}); }
    template <class Other>
    void operator()(const Other& other)
    {
        addPlain(other);
    }

private:
    [[nodiscard]] const Player& player() const { return m_state.activePlayer(); }
    [[nodiscard]] std::vector<std::string> armedHeroes() const
    {
        std::vector<std::string> heroes = player().heroes;
        std::erase_if(heroes, [this](const std::string& name) { return m_state.hero(name)->units() == 0; });
        return heroes;
    }
    [[nodiscard]] std::vector<const BattleStack*> stacksOf(Side side) const
    {
        std::vector<const BattleStack*> stacks;
        for (const BattleStack& stack : m_state.battle->stacks) {
            if (stack.side == side)
                stacks.push_back(&stack);
        }
        return stacks;
    }

    OfferedAct& add(const QString& title, const QString& detail, std::vector<Command> commands)
    {
        QString name = nameOfAct(commands); // lists are not in it: what differs in them alone is counted
        if (std::ranges::any_of(m_acts, [&](const OfferedAct& one) { return one.name == name; }))
            name += QStringLiteral("_%1").arg(m_acts.size());
        m_acts.push_back({name, title, detail, std::move(commands), {}, {}, m_seat});
        return m_acts.back();
    }
    void addPlain(const Command& command, const QString& detail = {})
    {
        add(headline(m_state, command).render(nameReader()), detail, {command});
    }
    void addForm(const QString& title, const std::string& entry, Json known = Json::object(),
                 const QString& detail = {})
    {
        const QString name = QStringLiteral("form_") + qt(entry) + QString::number(m_acts.size());
        m_acts.push_back({name, title, detail, {}, entry, std::move(known), m_seat});
    }

    void setup()
    {
        if (m_state.isMirror) {
            addForm(Words::tr("Lay a tile…"), "place_tile");
            addForm(Words::tr("Describe a space…"), "set_space");
        }
        for (std::size_t i = 0; i < m_state.players.size(); ++i) {
            const Player& player = m_state.players[i];
            m_seat = seatNumber(static_cast<int>(i));
            if (!player.heroes.empty())
                continue;
            for (const HeroFacts& hero : player.facts->heroes) {
                const QString title = Words::tr("%1 begins with %2").arg(qt(player.name), qt(hero.name));
                if (hero.has(StartingSkill::Sage))
                    addForm(title, "choose_hero", {{"player", player.name}, {"hero", hero.name}},
                            Words::tr("with a Skill Card"));
                else
                    add(title, {}, {ChooseHero{player.name, hero.name, {}}});
            }
        }
    }

    void play()
    {
        const Step step = m_state.step;
        if (step == Step::RevealWeekCard)
            return week();
        if (step == Step::Turn)
            return turn();
        if (step == Step::Action)
            return action();
        if (step == Step::LevelUp)
            return levelUp();
        if (step == Step::Treasure)
            return treasure();
        if (step == Step::AssignDamage)
            return damage();
        if (step == Step::BattleOver)
            necromancy();
        offers(offered(m_state));
        if (step == Step::BattleOver && m_state.battle->kind == BattleKind::Heroes)
            addForm(Words::tr("Take a Skill Card…"), "end_battle");
    }

    void offers(const std::vector<Command>& commands)
    {
        for (const Command& command : commands)
            std::visit(*this, command);
    }

    static QString priceWords(int gold, const std::string& hero)
    {
        return Words::tr("%1, for %2", "price, hero").arg(moneyWords(gold, 0), qt(hero));
    }
    [[nodiscard]] QString gatherWords(std::optional<Money> choice) const
    {
        const IncomeVerdict income = incomeOf(m_state, *m_state.active, choice);
        return Words::tr("Gather %1").arg(moneyWords(income.gold, income.resources));
    }

    void week()
    {
        const std::string name = Words::tr("Week %1").arg(m_state.round - 1).toStdString();
        add(Words::tr("A week without Dark Days"), {}, {RevealWeekCard{name, false, {}}});
        add(Words::tr("Dark Days"), Words::tr("every encounter is two"), {RevealWeekCard{name, true, {}}});
        addForm(Words::tr("With its name…"), "reveal_week_card");
    }

    /// What has the same title stands together.
    void turn()
    {
        std::vector<Command> commands = offered(m_state);
        const auto order = [](const Command& command) {
            const auto* card = std::get_if<PlayCard>(&command);
            return card ? static_cast<std::size_t>(card->action) : enumWords<ActionKind>.size();
        };
        std::ranges::stable_sort(commands, [&](const Command& a, const Command& b) { return order(a) < order(b); });
        offers(commands);
    }

    void action()
    {
        std::vector<Command> commands = offered(m_state);
        const auto last = std::stable_partition(commands.begin(), commands.end(), [](const Command& command) {
            return !std::holds_alternative<Trade>(command) && !std::holds_alternative<EndAction>(command);
        });
        offers({commands.begin(), last});
        if (m_state.activation && !m_state.isMirror && !m_state.activation->hasLost) {
            const std::string& hero = m_state.activation->hero;
            addForm(Words::tr("Fight an encounter…"), "start_battle", {{"hero", hero}, {"opponent", Json::object()}});
            addForm(Words::tr("Take a site…"), "take_control", {{"hero", hero}});
            addForm(Words::tr("Loot a site…"), "loot", {{"hero", hero}});
        }
        if (m_state.open && m_state.open->action == ActionKind::Build && !m_state.open->built)
            typedCosts();
        if (m_state.open && m_state.open->action == ActionKind::Recruit && player().has(Building::NewHeroes))
            sages();
        offers({last, commands.end()});
    }

    /// Buildings and levels whose price the facts do not have: at the price of an earlier match, else by a form, where
    /// a small price would do.
    void typedCosts()
    {
        for (const Building building : allOf<Building>()) {
            const std::optional<TypedCost> known = knownCost(m_known, player().faction, building);
            Build build{building, {}, known.value_or(TypedCost{})};
            std::vector<Build> ways;
            for (const auto payWith : std::array<std::optional<Money>, 3>{{{}, Money::Gold, Money::Resources}}) {
                build.payWith = payWith;
                if (isLegal(m_state, build))
                    ways.push_back(build);
            }
            if (known) {
                for (const Build& way : ways)
                    (*this)(way);
            } else if (!ways.empty()) {
                addForm(Words::tr("Build: %1").arg(word(building)), "build",
                        {{"building", wordOf(building)}, {"cost", {{"level", 1}}}}, Words::tr("price as printed"));
                m_acts.back().building = building;
            }
        }
        if (player().facts->capitalLevels || player().capitalLevel == 4)
            return;
        const std::string level = nameOfLevel(player().capitalLevel + 1);
        const auto known = withTypedIn(m_known, player().faction, level, RaiseCapital{}, "resources");
        if (known && isLegal(m_state, *known))
            (*this)(*known);
        else if (!known)
            addForm(Words::tr("Raise the capital…"), "raise_capital", Json::object(), Words::tr("price as printed"));
    }

    /// A Sage comes with a card that only the table knows.
    void sages()
    {
        for (const HeroFacts& hero : player().facts->heroes) {
            if (hero.has(StartingSkill::Sage) && !m_state.hero(hero.name))
                addForm(Words::tr("Recruit %1…").arg(qt(hero.name)), "recruit_hero", {{"hero", hero.name}},
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
                {{"hero", hero.name}, {"trophies", payment}, {"deck", wordOf(Deck::Might)}});
    }

    void treasure()
    {
        const std::string& hero = m_state.claim->hero;
        m_seat = seatNumber(m_state.hero(hero)->player);
        Json rewards = Json::array();
        for (int i = 1; i <= m_state.claim->rewards; ++i)
            rewards.push_back({{"number", i}, {"what", wordOf(RewardKind::Gold)}, {"amount", 1}});
        addForm(Words::tr("Enter the rewards\u2026"), "treasure", {{"hero", hero}, {"rewards", rewards}});
        for (const RewardKind kind : {RewardKind::Gold, RewardKind::Resources}) {
            for (const int amount : {2, 3, 4})
                add(kind == RewardKind::Gold ? moneyWords(amount, 0) : moneyWords(0, amount), {},
                    {Treasure{hero, {{1, kind, amount}}}});
        }
        add(Words::tr("Nothing of it"), {}, {Treasure{hero, {}}});
    }

    /// The defender's ways: one stack after the other, elites or base units first.
    void damage()
    {
        const Side defender = other(m_state.battle->attack->side);
        if (const int seat = seatOf(m_state, defender))
            m_seat = seat;
        const std::vector<const BattleStack*> stacks = stacksOf(defender);
        std::vector<std::vector<AssignedPoints>> ways{proposedAssignment(m_state)};
        for (const BattleStack* first : stacks) {
            std::vector<const BattleStack*> order = stacks;
            std::stable_partition(order.begin(), order.end(),
                                  [first](const BattleStack* stack) { return stack == first; });
            for (const Quality quality : {Quality::Elite, Quality::Base})
                ways.push_back(assignmentTo(m_state, order, quality));
        }
        const auto says = [](const AssignedPoints& one) {
            return Words::tr("%1 to %2 (%3)", "damage, stack, side")
                .arg(one.points)
                .arg(pieceWord(one.stack), word(one.token));
        };
        std::vector<Json> seen;
        for (const std::vector<AssignedPoints>& way : ways) {
            Json json = writeCommand(AssignDamage{way});
            if (way.empty() || contains(seen, json) || !isLegal(m_state, AssignDamage{way}))
                continue;
            seen.push_back(std::move(json));
            add(listWords(way, says), {}, {AssignDamage{way}}).name = QStringLiteral("assign_%1").arg(seen.size());
        }
    }

    /// The two points of Necromancy together, or singly where no two can be used.
    void necromancy()
    {
        for (const Side side : {Side::Active, Side::Opponent}) {
            std::vector<ArmyLaurel> singles;
            for (const BattleStack* stack : stacksOf(side)) {
                for (const LaurelDo what : {LaurelDo::ReturnToken, LaurelDo::TurnToElite})
                    singles.push_back({wordOf(stack->unit), what});
            }
            const auto tryIt = [&](const std::vector<ArmyLaurel>& steps) {
                const Resurrect command{side, RevivalSource::Necromancy, {}, steps};
                if (isLegal(m_state, command))
                    add(Words::tr("Necromancy"), listWords(steps, laurelWords, QStringLiteral("\n")), {command});
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

    const State& m_state;
    const KnownThings* m_known;
    int m_seat = m_state.active ? seatNumber(*m_state.active) : 0;
    std::vector<OfferedAct> m_acts;
};

} // namespace

std::vector<OfferedAct> actsOf(const State& state, const KnownThings* known)
{
    return Acts(state, known).all();
}

std::optional<TypedCost> knownCost(const KnownThings* known, Faction faction, Building building)
{
    const auto build = withTypedIn(known, faction, wordOf(building), Build{building, {}, {}}, "cost");
    return build ? build->cost : std::nullopt;
}

} // namespace whistle::heroes
