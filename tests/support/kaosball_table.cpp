// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball_table.h"

#include <QTest>
#include <algorithm>
#include <nlohmann/json.hpp>

namespace whistle::kaosball {

namespace {

void fail(const QString& message, const char* file, int line)
{
    QTest::qFail(qPrintable(message), file, line);
}

QString words(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QString objectionsOf(const Outcome<State>& outcome)
{
    QStringList lines;
    for (const Objection& objection : outcome.objections)
        lines.append(words(objection.rule.id) + QStringLiteral(": ") + objection.why.render());
    return lines.isEmpty() ? QStringLiteral("no objection") : lines.join(QStringLiteral("; "));
}

/// A name nobody has on this table is the test's own mistake: nothing sensible can follow.
[[noreturn]] void mistake(const char* what, const char* name)
{
    qFatal("There is no %s \"%s\" on this table.", what, name);
}

Space spaceNamed(const char* name)
{
    const std::optional<Space> space = crossfield::fromName(name);
    if (!space)
        mistake("space", name);
    return *space;
}

Json jsonOf(std::string_view text)
{
    std::string quoted(text);
    std::replace(quoted.begin(), quoted.end(), '\'', '"');
    const Checked<Json> json = parseJson(quoted);
    if (!json)
        mistake("JSON", quoted.c_str());
    return *json;
}

} // namespace

Table Table::fresh(const std::vector<const char*>& teams, const std::vector<Side>& sides, Mode mode)
{
    State state;
    state.mode = mode;
    for (std::size_t i = 0; i < teams.size(); ++i) {
        const TeamFacts* facts = printedFacts()->team(teams[i]);
        if (!facts)
            mistake("team", teams[i]);
        Team team;
        team.name = teams[i];
        team.side = sides[i];
        team.ability = facts->ability;
        team.stats = {facts->handling.value_or(0), facts->tackling.value_or(1), facts->fighting.value_or(2)};
        team.health = {3, 4};
        team.cash = 12;
        team.hand = 7;
        for (int n = 1; n <= 13; ++n) {
            Figure figure;
            const bool isRunner = n <= 7;
            figure.kind = isRunner ? FigureKind::Runner : FigureKind::Bruiser;
            figure.post = isRunner ? Post::Runner : Post::Bruiser;
            figure.name = isRunner ? "r" + std::to_string(n) : "b" + std::to_string(n - 7);
            figure.health = isRunner ? team.health.runner : team.health.bruiser;
            team.figures.push_back(std::move(figure));
        }
        state.teams.push_back(std::move(team));
    }
    state.phase = Phase::BetweenTurns;
    state.nextTeam = 0;
    state.firstLineupDone = true;
    state.ball.space = crossfield::centerfield();
    Table table(std::move(state));
    table.countCards();
    return table;
}

Table Table::versus(const char* south, const char* north)
{
    return fresh({south, north}, {Side::South, Side::North}, Mode::Versus);
}

Table Table::maxKaos(const std::vector<const char*>& teams)
{
    std::vector<Side> sides{Side::South, Side::West, Side::North, Side::East};
    sides.resize(teams.size());
    return fresh(teams, sides, Mode::MaxKaos);
}

Table Table::alliance(const std::vector<const char*>& teams)
{
    Table table = fresh(teams, {Side::South, Side::West, Side::North, Side::East}, Mode::Alliance);
    for (std::size_t i = 0; i < teams.size(); ++i)
        table.m_state.teams[i].alliance = i < 2 ? "first" : "second";
    return table;
}

Table& Table::at(const char* figure, const char* space)
{
    Figure& one = this->figure(figure);
    one.where = Where::Field;
    one.standing = true;
    one.space = m_state.isMirror() ? spaceNamed(space) : Space{};
    return *this;
}

Table& Table::lying(const char* figure, const char* space)
{
    at(figure, space);
    this->figure(figure).standing = false;
    return *this;
}

Table& Table::damaged(const char* figure, int tokens)
{
    this->figure(figure).damage = tokens;
    return *this;
}

Table& Table::ringer(const char* team, const char* id, int health)
{
    const RingerFacts* facts = printedFacts()->ringer(id);
    if (!facts)
        mistake("ringer", id);
    Figure figure;
    figure.name = id;
    figure.kind = FigureKind::Ringer;
    figure.ringer = facts->rule;
    figure.health = health;
    Team& owner = (*this)[team];
    owner.figures.push_back(std::move(figure));
    owner.ownedRingers.emplace_back(id);
    owner.fielded.push_back({id, Post::Runner});
    return *this;
}

Table& Table::upgrade(const char* team, Upgrade upgrade, int copies)
{
    for (int i = 0; i < copies; ++i) {
        (*this)[team].ownedUpgrades.push_back(upgrade);
        (*this)[team].active.add(upgrade);
    }
    return *this;
}

Table& Table::carrier(const char* figure)
{
    m_state.ball = {{}, ref(figure)};
    return *this;
}

Table& Table::ball(const char* space)
{
    m_state.ball = {spaceNamed(space), {}};
    return *this;
}

Table& Table::wall(const char* one, const char* other)
{
    m_state.walls.push_back(wallBetween(spaceNamed(one), spaceNamed(other)));
    return *this;
}

Table& Table::fire(const char* space, int tokens)
{
    m_state.fires.push_back({spaceNamed(space), tokens});
    return *this;
}

Table& Table::scoreToken(const char* team, const char* space)
{
    m_state.scoreTokens.push_back({spaceNamed(space), this->team(team)});
    return *this;
}

Table& Table::hand(const char* team, int cards)
{
    (*this)[team].hand = cards;
    countCards();
    return *this;
}

Table& Table::burned(const char* team, const std::vector<const char*>& cards)
{
    for (const char* card : cards)
        (*this)[team].burned.push_back(readCard(jsonOf(card)));
    countCards();
    return *this;
}

Table& Table::score(const char* team, int points)
{
    (*this)[team].score = points;
    return *this;
}

Table& Table::period(int period)
{
    m_state.period = period;
    return *this;
}

Table& Table::linedUp()
{
    for (Team& team : m_state.teams) {
        int runners = 0;
        int bruisers = 0;
        for (const Space space : crossfield::scrimmageLine(team.side)) {
            const bool isCircle = crossfield::symbol(space) == Symbol::Circle;
            const std::string name =
                team.name + (isCircle ? "/r" + std::to_string(++runners) : "/b" + std::to_string(++bruisers));
            at(name.c_str(), std::string(crossfield::name(space)).c_str());
        }
    }
    return *this;
}

Table& Table::scorekeeper()
{
    m_state.depth = Depth::Scorekeeper;
    for (Team& team : m_state.teams) {
        for (Figure& figure : team.figures)
            figure.space = {};
    }
    m_state.ball.space = {};
    return *this;
}

Table& Table::next(const char* team)
{
    m_state.phase = Phase::BetweenTurns;
    m_state.nextTeam = this->team(team);
    m_state.active = -1;
    return *this;
}

Table& Table::turnOf(const char* team)
{
    m_state.phase = Phase::Turn;
    m_state.active = this->team(team);
    m_state.nextTeam = -1;
    m_state.turn = {};
    m_state.activation.reset();
    ++m_state.turnsInPeriod;
    return *this;
}

Table& Table::active(const char* figure, const char* action)
{
    turnOf(m_state[int{ref(figure).team}].name.c_str());
    return play("activate", std::string("'figure':'") + figure + "','action':'" + action + "'");
}

Outcome<State> Table::judge(std::string_view name, std::string_view keys, const char* file, int line)
{
    const bool isWhole = !name.empty() && name.front() == '{';
    std::string text(name);
    if (!isWhole) {
        text = "{'command':'" + text + "'";
        text += keys.empty() ? "}" : ", " + std::string(keys) + "}";
    }
    const Json json = jsonOf(text);
    const Checked<Command> command = m_game.read(json);
    if (!command) {
        const Problems problems = command.problems();
        fail(words(text) + QStringLiteral(" is no command: ") + words(problems.front().at) + QLatin1Char(' ') +
                 problems.front().message.render(),
             file, line);
        return {m_state, {}, {}, {{RuleId{}, Text{}, false}}};
    }
    Outcome<State> outcome = m_game.referee(m_state, *command);
    for (const Objection& objection : outcome.objections) {
        if (objection.why.render().isEmpty())
            fail(QStringLiteral("An objection without words: ") + words(objection.rule.id), file, line);
    }
    if (outcome.canBeOverridden()) {
        if (const std::optional<Text> unsound = unsoundness(outcome.next, m_game.facts().constants))
            fail(words(text) + QStringLiteral(" leaves an unsound table: ") + unsound->render(), file, line);
    }
    return outcome;
}

Table& Table::play(std::string_view name, std::string_view keys, const char* file, int line)
{
    m_last = judge(name, keys, file, line);
    if (!m_last.isLegal()) {
        fail(words(name) + QStringLiteral(" is refused. ") + objectionsOf(m_last), file, line);
        return *this;
    }
    if (m_last.rules.empty())
        fail(words(name) + QStringLiteral(" rests on no rule."), file, line);
    m_state = m_last.next;
    return *this;
}

Table& Table::refuses(std::string_view name, std::string_view keys, std::string_view rule, const char* file, int line)
{
    const std::string before = m_game.table(m_state).dump();
    m_last = judge(name, keys, file, line);
    const bool objects = std::any_of(m_last.objections.begin(), m_last.objections.end(),
                                     [rule](const Objection& objection) { return objection.rule.id == rule; });
    if (!objects)
        fail(words(name) + QStringLiteral(" should break ") + words(rule) + QStringLiteral(" but: ") +
                 objectionsOf(m_last),
             file, line);
    const bool unchanged = m_game.table(m_last.canBeOverridden() ? m_state : m_last.next).dump() == before;
    if (!unchanged)
        fail(words(name) + QStringLiteral(" was refused and changed the table."), file, line);
    return *this;
}

Table& Table::rejects(std::string_view name, std::string_view keys, std::string_view rule, const char* file, int line)
{
    refuses(name, keys, rule, file, line);
    if (m_last.canBeOverridden())
        fail(words(name) + QStringLiteral(" could be recorded against the rules."), file, line);
    return *this;
}

Table& Table::overrides(std::string_view name, std::string_view keys, std::string_view rule, const char* file, int line)
{
    refuses(name, keys, rule, file, line);
    if (m_last.canBeOverridden())
        m_state = m_last.next;
    else
        fail(words(name) + QStringLiteral(" cannot be recorded. ") + objectionsOf(m_last), file, line);
    return *this;
}

int Table::team(const char* name) const
{
    const int found = m_state.teamNamed(name);
    if (found < 0)
        mistake("team", name);
    return found;
}

FigureRef Table::ref(const char* figure) const
{
    const FigureRef found = m_state.figureNamed(figure);
    if (!found.isValid())
        mistake("figure", figure);
    return found;
}

std::string Table::spaceOf(const char* figure) const
{
    const Space space = m_state[ref(figure)].space;
    return space.isValid() ? std::string(crossfield::name(space)) : std::string();
}

std::string Table::ballSpace() const
{
    return m_state.ball.space.isValid() ? std::string(crossfield::name(m_state.ball.space)) : std::string();
}

std::string Table::said() const
{
    std::string all;
    for (const Objection& objection : m_last.objections)
        all += (all.empty() ? "" : " ") + objection.why.toStdString();
    for (const Text& text : m_last.why)
        all += (all.empty() ? "" : " ") + text.toStdString();
    return all;
}

bool Table::cites(std::string_view rule) const
{
    return std::any_of(m_last.rules.begin(), m_last.rules.end(), [rule](RuleId one) { return one.id == rule; });
}

void Table::countCards()
{
    int cards = m_state.discard;
    for (const Team& team : m_state.teams)
        cards += team.hand + static_cast<int>(team.burned.size());
    m_state.drawPile = m_game.facts().constants.deck - cards;
}

} // namespace whistle::kaosball
