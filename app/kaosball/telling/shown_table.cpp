// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/telling/shown_table.h"

#include "controls/words/capital.h"
#include "kaosball/dugout/cards.h"
#include "kaosball/game.h"
#include "kaosball/offers/moves.h"
#include "kaosball/table/names.h"
#include "kaosball/telling/spoken_names.h"
#include "look/theme.h"

#include <QCoreApplication>
#include <algorithm>

namespace whistle::kaosball {

QString initials(const QString& name)
{
    QString letters;
    for (const QString& word : name.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        for (const QString& part : word.split(QLatin1Char('-'), Qt::SkipEmptyParts))
            letters += part.at(0).toUpper();
    }
    return letters.size() > 1 ? letters.left(2) : name.left(2);
}

QString fromStd(const std::string& text)
{
    return QString::fromStdString(text);
}

QString fromWordView(std::string_view word)
{
    return QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()));
}

QString upgradeName(Upgrade upgrade)
{
    return displayName(std::string(toWord(upgrade)));
}

QString tacticName(Tactic tactic)
{
    return Text(nameOf(tactic)).render();
}

QKeySequence keyOf(Tactic tactic)
{
    return {Qt::Key_1 + static_cast<int>(tactic)};
}

QString cheatName(Cheat cheat)
{
    return Text(nameOf(cheat)).render();
}

QString actionName(Action action)
{
    return action == Action::Sprint   ? capital(QCoreApplication::translate("kaosball", "sprint"))
           : action == Action::Tackle ? capital(QCoreApplication::translate("kaosball", "tackle"))
                                      : capital(QCoreApplication::translate("kaosball", "attack"));
}

QString cardName(Card card)
{
    switch (card.kind) {
    case CardKind::Energy:
        return card.star ? QCoreApplication::translate("kaosball", "energy %1 with a star").arg(card.value)
                         : QCoreApplication::translate("kaosball", "energy %1").arg(card.value);
    case CardKind::Tactic:
        return card.name >= 0 ? tacticName(static_cast<Tactic>(card.name))
                              : QCoreApplication::translate("kaosball", "a tactic card");
    case CardKind::Cheat:
        return card.name >= 0 ? cheatName(static_cast<Cheat>(card.name))
                              : QCoreApplication::translate("kaosball", "a cheat card");
    case CardKind::Upset:
    case CardKind::BoosterBru:
    case CardKind::None:
        break;
    }
    return Text(nameOf(card.kind)).render();
}

QString cardFace(Card card)
{
    switch (card.kind) {
    case CardKind::Energy:
        return QString::number(card.value);
    case CardKind::Upset:
        return QStringLiteral("U!");
    case CardKind::BoosterBru:
        return initials(cardName(card));
    case CardKind::Tactic:
        return card.name >= 0 ? initials(cardName(card)).toUpper() : QStringLiteral("T");
    case CardKind::Cheat:
        return card.name >= 0 ? initials(cardName(card)).toUpper() : QStringLiteral("C");
    case CardKind::None:
        break;
    }
    return {};
}

ShownTable::ShownTable(State state, const Facts& facts)
    : m_state(std::make_shared<const State>(std::move(state)))
    , m_moves(std::make_shared<std::optional<std::vector<MoveOf<Command>>>>())
    , m_facts(&facts)
{
}

ShownTable::ShownTable(State state, const Facts& facts, std::vector<MoveOf<Command>> moves)
    : ShownTable(std::move(state), facts)
{
    *m_moves = std::move(moves);
}

const std::vector<MoveOf<Command>>& ShownTable::moves() const
{
    if (!*m_moves)
        *m_moves = movesAt(state(), facts());
    return **m_moves;
}

bool ShownTable::allows(const Command& command) const
{
    return referee(state(), command, facts(), Reasons::Listening::No).isLegal();
}

ShownTable ShownTable::after(const Command& command) const
{
    Outcome<State> outcome = referee(state(), command, facts(), Reasons::Listening::No);
    return outcome.isLegal() ? ShownTable(std::move(outcome.next), facts()) : *this;
}

QString ShownTable::team(int team) const
{
    return team < 0 ? QString() : displayName(state()[team].name);
}

QString ShownTable::teams(const std::vector<int>& teams) const
{
    QStringList names;
    for (const int one : teams)
        names << team(one);
    return names.join(QStringLiteral(", "));
}

QString ShownTable::figure(FigureRef ref) const
{
    if (!ref.isValid())
        return {};
    const Figure& figure = state()[ref];
    return figure.kind == FigureKind::Ringer ? displayName(figure.name) : figureCode(figure.name);
}

QString ShownTable::fullName(FigureRef ref) const
{
    return ref.isValid() ? displayName(state().idOf(ref)) : QString();
}

int ShownTable::seat(int team) const
{
    return team < 0 ? 0 : static_cast<int>(state()[team].side) + 1;
}

int ShownTable::teamAt(int seat) const
{
    const auto sits = [seat](const Team& team) { return static_cast<int>(team.side) + 1 == seat; };
    const auto found = std::ranges::find_if(state().teams, sits);
    return found == state().teams.end() ? -1 : static_cast<int>(found - state().teams.begin());
}

FigureLook lookOf(const State& state, FigureRef ref)
{
    const Figure& figure = state[ref];
    FigureLook look;
    look.seat = seatOf(state[ref.team].side);
    look.kind = figure.kind;
    look.label =
        figure.kind == FigureKind::Ringer ? initials(displayName(figure.name)) : fromStd(figure.name.substr(1));
    look.standing = figure.standing || !figure.isOnField();
    look.damage = figure.damage;
    look.health = figure.health;
    look.hasBall = state.ball.carrier == ref;
    look.isActive = state.activation && state.activation->figure == ref && !state.activation->isOver;
    return look;
}

CardResult ShownTable::judge(int team, Card card) const
{
    return judgeCard(card, BurnedNumbers(state()[team].burned), state().houseRules, rules());
}

std::vector<Card> ShownTable::deadCards(int team) const
{
    std::vector<Card> dead = numberedCards();
    std::erase_if(dead, [&](Card card) { return judge(team, card).isLive; });
    return dead;
}

} // namespace whistle::kaosball
