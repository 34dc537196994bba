// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/telling/shown_table.h"

#include "kaosball/offers/legal_turn.h"
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
    switch (action) {
    case Action::Sprint:
        return QCoreApplication::translate("kaosball", "Sprint");
    case Action::Tackle:
        return QCoreApplication::translate("kaosball", "Tackle");
    case Action::Attack:
        return QCoreApplication::translate("kaosball", "Attack");
    }
    return {};
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

BurnedCard burnedCard(Card card)
{
    BurnedCard shown;
    shown.name = cardName(card);
    shown.star = card.star;
    switch (card.kind) {
    case CardKind::Energy:
        shown.face = QString::number(card.value);
        shown.kind = whistle::CardKind::Energy;
        break;
    case CardKind::Upset:
        shown.face = QStringLiteral("U!");
        shown.kind = whistle::CardKind::Upset;
        break;
    case CardKind::BoosterBru:
        shown.face = initials(shown.name);
        shown.kind = whistle::CardKind::BoosterBru;
        break;
    case CardKind::Tactic:
        shown.face = card.name >= 0 ? initials(shown.name).toUpper() : QStringLiteral("T");
        shown.kind = whistle::CardKind::Tactic;
        break;
    case CardKind::Cheat:
        shown.face = card.name >= 0 ? initials(shown.name).toUpper() : QStringLiteral("C");
        shown.kind = whistle::CardKind::Cheat;
        break;
    case CardKind::None:
        shown.kind = whistle::CardKind::None;
        break;
    }
    return shown;
}

ShownTable::ShownTable(State state, const Facts& facts)
    : m_state(std::make_shared<const State>(std::move(state)))
    , m_facts(&facts)
{
}

QString ShownTable::team(int team) const
{
    return team < 0 ? QString() : displayName(state()[team].name);
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

FigureLook ShownTable::look(FigureRef ref) const
{
    const Figure& figure = state()[ref];
    FigureLook look;
    look.seat = seat(ref.team);
    look.kind = figure.kind;
    look.label =
        figure.kind == FigureKind::Ringer ? initials(displayName(figure.name)) : fromStd(figure.name.substr(1));
    look.standing = figure.standing || !figure.isOnField();
    look.damage = figure.damage;
    look.health = figure.health;
    look.hasBall = state().ball.carrier == ref;
    look.isActive = state().activation && state().activation->figure == ref && !state().activation->isOver;
    return look;
}

std::vector<int> ShownTable::enemiesOf(int team) const
{
    std::vector<int> enemies;
    for (const int other : state().orderFromTeam(team)) {
        if (other != team && state().areEnemies(team, other))
            enemies.push_back(other);
    }
    return enemies;
}

std::vector<int> ShownTable::kaosRulers(int team) const
{
    std::vector<int> rulers = enemiesOf(team);
    std::erase_if(rulers, [this](int one) { return !mayHoldCheat(state(), one, Cheat::KaosRule, 0, facts()); });
    return rulers;
}

} // namespace whistle::kaosball
