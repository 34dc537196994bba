// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/field/crossfield_words.h"

#include "base/common_words.h"
#include "kaosball/telling/game_words.h"

#include <QCoreApplication>

namespace whistle {

namespace {

namespace crossfield = kaosball::crossfield;

struct FieldWords {
    Q_DECLARE_TR_FUNCTIONS(whistle::Crossfield)

public:
    explicit FieldWords(const CrossfieldModel& shown) : model(shown) {}

    [[nodiscard]] QString seatName(int seat) const { return model.seatNames.value(seat, tr("seat %1").arg(seat)); }

    void addPrint(CrossfieldSpace space)
    {
        const auto side = sideOf(space);
        const int seat = side ? model.seatOf(*side) : CrossfieldModel::nobody;
        const kaosball::Mound mound = crossfield::mound(space);
        const kaosball::Symbol symbol = crossfield::symbol(space);
        if (space == crossfield::centerfield())
            parts << tr("centre of the field");
        if (mound == kaosball::Mound::Minor) {
            parts << kaosball::GameWords::tr("minor mound");
            if (model.minorMoundWorth > 0)
                parts << tr("worth %1").arg(model.minorMoundWorth);
        } else if (mound == kaosball::Mound::Major) {
            parts << (seat > 0 ? tr("%1 major mound").arg(seatName(seat)) : tr("nobody's major mound"));
            if (seat > 0)
                parts << tr("worth %1").arg(model.majorMoundWorth);
        }
        if (symbol == kaosball::Symbol::Circle)
            parts << (seat > 0 ? tr("%1 runner position").arg(seatName(seat)) : tr("nobody's runner position"));
        else if (symbol == kaosball::Symbol::Square)
            parts << (seat > 0 ? tr("%1 bruiser position").arg(seatName(seat)) : tr("nobody's bruiser position"));
    }

    void addFigure(const CrossfieldFigure& figure)
    {
        const FigureLook& look = figure.look;
        parts << (look.standing ? figure.name : tr("%1 knocked down").arg(figure.name));
        if (look.damage > 0)
            parts << tr("%1 of %2 hurt").arg(look.damage).arg(look.health);
        if (look.hasBall)
            parts << tr("has the ball");
        if (figure.id == model.chosenFigure)
            parts << tr("chosen");
        else if (look.isActive)
            parts << tr("active");
        if (model.targets.contains(figure.id))
            parts << tr("may be chosen as a target");
    }

    void addTokens(CrossfieldSpace space)
    {
        if (const int seat = model.scoreTokenOn(space); seat != CrossfieldModel::nobody) {
            parts << tr("%1 score token").arg(seatName(seat));
            if (model.minorMoundWorth > 0)
                parts << tr("worth %1").arg(model.minorMoundWorth);
        }
        for (const CrossfieldFigure* figure : model.figuresOn(space))
            addFigure(*figure);
        if (model.looseBall == space)
            parts << tr("the ball is here");
        if (const int tokens = model.fireOn(space); tokens > 0)
            parts << tr("fire, %1 damage").arg(tokens);
    }

    void addWalls(CrossfieldSpace space)
    {
        for (const CrossfieldSpace neighbour : neighboursOf(space)) {
            if (model.isWalled(space, neighbour))
                parts << tr("wall towards %1").arg(spaceName(neighbour));
        }
    }

    void addChoices(CrossfieldSpace space)
    {
        const auto reach = model.reachable.constFind(space);
        if (reach != model.reachable.constEnd()) {
            parts << (reach->steps == 1 ? tr("reachable in 1 step")
                                        : tr("reachable in %n steps", nullptr, reach->steps));
            if (reach->damage > 0)
                parts << tr("%1 damage on the way").arg(reach->damage);
        }
        for (const CrossfieldReaction& reaction : model.reactions.value(space)) {
            const CrossfieldFigure* figure = model.figure(reaction.figure);
            parts << tr("%1 may react").arg(figure ? figure->name : seatName(reaction.seat));
        }
        for (auto zone = model.killzones.begin(); zone != model.killzones.end(); ++zone) {
            if (zone.value()[space.slot()])
                parts << tr("%1 killzone").arg(seatName(zone.key()));
        }
        if (model.isOffered(space))
            parts << CommonWords::tr("may be chosen");
    }

    const CrossfieldModel& model;
    QStringList parts;
};

} // namespace

QString crossfieldSpaceWords(const CrossfieldModel& model, CrossfieldSpace space)
{
    FieldWords words(model);
    words.parts << spaceName(space);
    words.addPrint(space);
    words.addTokens(space);
    words.addWalls(space);
    words.addChoices(space);
    return enumerated(words.parts);
}

QString crossfieldBorderWords(CrossfieldSpace space, CrossfieldSpace beyond)
{
    return FieldWords::tr("border between %1 and %2").arg(spaceName(space), spaceName(beyond));
}

std::vector<CrossfieldSpace> offeredBorders(const CrossfieldModel& model, CrossfieldSpace space)
{
    std::vector<CrossfieldSpace> beyond = neighboursOf(space);
    std::erase_if(beyond, [&](CrossfieldSpace other) { return !model.isOffered(kaosball::wallBetween(space, other)); });
    return beyond;
}

} // namespace whistle
