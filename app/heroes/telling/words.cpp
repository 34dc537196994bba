// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/telling/words.h"

#include "base/few.h"

#include <QCoreApplication>
#include <QStringList>

namespace whistle::heroes {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(whistle::heroes::Words)
};

} // namespace

QString word(Ability ability)
{
    static constexpr Indexed<const char*, 7> words{{QT_TRANSLATE_NOOP("whistle::heroes::Words", "Precise Strike"),
                                                    QT_TRANSLATE_NOOP("whistle::heroes::Words", "Tough"),
                                                    QT_TRANSLATE_NOOP("whistle::heroes::Words", "Defence"),
                                                    QT_TRANSLATE_NOOP("whistle::heroes::Words", "Pierce"),
                                                    QT_TRANSLATE_NOOP("whistle::heroes::Words", "Devastating"),
                                                    QT_TRANSLATE_NOOP("whistle::heroes::Words", "Rage"),
                                                    QT_TRANSLATE_NOOP("whistle::heroes::Words", "Regeneration")}};
    return Words::tr(words[ability]);
}

QString word(Length length)
{
    return length == Length::Short      ? Words::tr("Short, 10 rounds")
           : length == Length::Standard ? Words::tr("Standard, 13 rounds")
                                        : Words::tr("Long, 16 rounds");
}

QString word(BoardKind board)
{
    return board == BoardKind::None ? Words::tr("Without the board") : Words::tr("With the board");
}

QString cardWord(const std::string& card)
{
    return Text{Sentence{"heroes", "%1"}, cardName(card)}.render();
}

QString pieceWord(const std::string& piece)
{
    return Text{Sentence{"heroes", "%1"}, pieceName(piece)}.render();
}

QString moneyWords(int gold, int resources)
{
    QStringList parts;
    if (gold != 0)
        parts << Words::tr("%1 gold").arg(gold);
    if (resources != 0)
        parts << Words::tr("%n resource(s)", nullptr, resources);
    return parts.isEmpty() ? Words::tr("nothing") : parts.join(QStringLiteral(", "));
}

QString spaceWords(const Space& space)
{
    return Text{Sentence{"heroes", "%1"}, textPlace(space)}.render();
}

NameReader nameReader()
{
    return [](const std::string& id) {
        if (const std::optional<Unit> unit = fromWord<Unit>(id))
            return word(*unit);
        if (const std::optional<Faction> faction = fromWord<Faction>(id))
            return word(*faction);
        return QString::fromStdString(id);
    };
}

} // namespace whistle::heroes
