// SPDX-License-Identifier: GPL-3.0-or-later
#include "battle_line_table.h"

#include <QTest>
#include <nlohmann/json.hpp>

namespace whistle::battleline {

namespace {

Seat seatOf(const char* seat)
{
    return *fromWord<Seat>(seat);
}

std::string told(const std::vector<Objection>& objections)
{
    std::string all;
    for (const Objection& objection : objections)
        all += std::string(objection.rule.id) + ": " + objection.why.toStdString() + "\n";
    return all;
}

bool names(const std::vector<Objection>& objections, const char* rule)
{
    return std::any_of(objections.begin(), objections.end(),
                       [rule](const Objection& objection) { return objection.rule.id == rule; });
}

} // namespace

BattleLineTable::BattleLineTable(const HouseRules& rules)
{
    StartGame start;
    start.firstStarter = Seat::South;
    start.houseRules = rules;
    last = referee({}, start);
    state = last.next;
}

void BattleLineTable::take(Card card)
{
    --(card.isTroop() ? state.decks.troop : state.decks.tactics);
}

BattleLineTable& BattleLineTable::lay(const char* seat, int flag, const std::vector<const char*>& cards)
{
    for (const char* id : cards) {
        const Card card = *cardOf(id);
        take(card);
        state.table.flag(flag).rows[seatOf(seat)].push_back({card, clock()});
        state.table.flag(flag).lastCardLaidBy = seatOf(seat);
    }
    return *this;
}

BattleLineTable& BattleLineTable::fog(const char* seat, int flag)
{
    take(cards::fog);
    state.table.flag(flag).fog = seatOf(seat);
    return *this;
}

BattleLineTable& BattleLineTable::mud(const char* seat, int flag)
{
    take(cards::mud);
    state.table.flag(flag).mud = seatOf(seat);
    return *this;
}

BattleLineTable& BattleLineTable::aside(const char* seat, const std::vector<const char*>& cards)
{
    for (const char* id : cards) {
        take(*cardOf(id));
        state.table.setAside[seatOf(seat)].push_back(*cardOf(id));
    }
    return *this;
}

BattleLineTable& BattleLineTable::won(int flag, const char* seat)
{
    state.table.flag(flag).wonBy = seatOf(seat);
    state.wonFlags.push_back({flag, seatOf(seat)});
    return *this;
}

BattleLineTable& BattleLineTable::hand(const char* seat, int troops, int tactics)
{
    Cards& hand = state.hands[seatOf(seat)];
    state.decks.troop += hand.troop - troops;
    state.decks.tactics += hand.tactics - tactics;
    hand = {troops, tactics};
    return *this;
}

BattleLineTable& BattleLineTable::decks(int troops, int tactics)
{
    state.decks = {troops, tactics};
    m_decksAreSet = true;
    return *this;
}

BattleLineTable& BattleLineTable::turnOf(const char* seat)
{
    state.toMove = seatOf(seat);
    state.step = Step::Play;
    state.drawsThisTurn = true;
    return *this;
}

Command BattleLineTable::read(const char* command, const char* parameters) const
{
    std::string text = std::string("{'command': '") + command + "'" + (*parameters ? ", " : "") + parameters + "}";
    std::replace(text.begin(), text.end(), '\'', '"');
    const Checked<Json> json = parseJson(text);
    if (!json)
        qFatal("no JSON: %s", text.c_str());
    const Checked<Command> checked = readCommand(*json);
    if (!checked)
        qFatal("%s: %s", text.c_str(), checked.problems().front().message.toStdString().c_str());
    return *checked;
}

void BattleLineTable::checkSound() const
{
    if (m_decksAreSet)
        return;
    const std::optional<Text> broken = unsoundness(state);
    QVERIFY2(!broken, broken ? qPrintable(broken->render()) : "");
}

void BattleLineTable::play(const char* command, const char* parameters)
{
    last = referee(state, read(command, parameters));
    QVERIFY2(last.isLegal(), told(last.objections).c_str());
    QVERIFY(!last.rules.empty());
    state = last.next;
    checkSound();
}

void BattleLineTable::refuses(const char* command, const char* parameters, const char* rule)
{
    last = referee(state, read(command, parameters));
    QVERIFY2(!last.isLegal() && !last.canBeOverridden(), command);
    QVERIFY2(names(last.objections, rule), told(last.objections).c_str());
    QVERIFY(last.next == state);
}

void BattleLineTable::overrides(const char* command, const char* parameters, const char* rule)
{
    last = referee(state, read(command, parameters));
    QVERIFY2(!last.isLegal() && last.canBeOverridden(), told(last.objections).c_str());
    QVERIFY2(names(last.objections, rule), told(last.objections).c_str());
    state = last.next;
    checkSound();
}

bool BattleLineTable::cites(const char* rule) const
{
    return std::any_of(last.rules.begin(), last.rules.end(), [rule](RuleId id) { return id.id == rule; });
}

} // namespace whistle::battleline
