// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/field/crossfield_words.h"

#include <QCoreApplication>

namespace whistle {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(whistle::Crossfield)

public:
    explicit Words(const CrossfieldModel& shown) : model(shown) {}

    [[nodiscard]] QString seatName(int seat) const { return model.seatNames.value(seat, tr("seat %1").arg(seat)); }

    void addPrint(CrossfieldSpace space)
    {
        const auto side = sideOf(space);
        const int seat = side ? model.seatOf(*side) : CrossfieldModel::nobody;
        switch (printOn(space)) {
        case CrossfieldPrint::Nothing:
            break;
        case CrossfieldPrint::Centre:
            parts << tr("centre of the field");
            break;
        case CrossfieldPrint::MinorMound:
            parts << tr("minor mound");
            if (model.minorMoundWorth > 0)
                parts << tr("worth %1").arg(model.minorMoundWorth);
            break;
        case CrossfieldPrint::MajorMound:
            parts << (seat > 0 ? tr("major mound of %1").arg(seatName(seat)) : tr("major mound of nobody"));
            if (seat > 0)
                parts << tr("worth %1").arg(model.majorMoundWorth);
            break;
        case CrossfieldPrint::RunnerPost:
            parts << (seat > 0 ? tr("runner's post of %1").arg(seatName(seat)) : tr("runner's post of nobody"));
            break;
        case CrossfieldPrint::BruiserPost:
            parts << (seat > 0 ? tr("bruiser's post of %1").arg(seatName(seat)) : tr("bruiser's post of nobody"));
            break;
        }
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

    void addTokens(const QString& name)
    {
        if (const int seat = model.scoreTokenOn(name); seat != CrossfieldModel::nobody) {
            parts << tr("score token of %1").arg(seatName(seat));
            if (model.minorMoundWorth > 0)
                parts << tr("worth %1").arg(model.minorMoundWorth);
        }
        for (const CrossfieldFigure* figure : model.figuresOn(name))
            addFigure(*figure);
        if (model.looseBall == name)
            parts << tr("the ball lies here");
        if (const int tokens = model.fireOn(name); tokens > 0)
            parts << tr("fire, %1 damage").arg(tokens);
    }

    void addWalls(CrossfieldSpace space)
    {
        for (const CrossfieldSpace neighbour : neighboursOf(space)) {
            if (model.isWalled(nameOf(space), nameOf(neighbour)))
                parts << tr("wall towards %1").arg(nameOf(neighbour));
        }
    }

    void addChoices(const QString& name)
    {
        const auto reach = model.reachable.constFind(name);
        if (reach != model.reachable.constEnd()) {
            parts << (reach->steps == 1 ? tr("reachable in 1 step")
                                        : tr("reachable in %n steps", nullptr, reach->steps));
            if (reach->damage > 0)
                parts << tr("%1 damage on the way").arg(reach->damage);
        }
        for (const CrossfieldReaction& reaction : model.reactions.value(name)) {
            const CrossfieldFigure* figure = model.figure(reaction.figure);
            parts << tr("%1 may react").arg(figure ? figure->name : seatName(reaction.seat));
        }
        for (auto zone = model.killzones.begin(); zone != model.killzones.end(); ++zone) {
            if (zone.value().contains(name))
                parts << tr("killzone of %1").arg(seatName(zone.key()));
        }
        if (model.offeredSpaces.contains(name))
            parts << tr("may be chosen");
    }

    const CrossfieldModel& model;
    QStringList parts;
};

} // namespace

QString crossfieldSpaceWords(const CrossfieldModel& model, CrossfieldSpace space)
{
    const QString name = nameOf(space);
    Words words(model);
    words.parts << name;
    words.addPrint(space);
    words.addTokens(name);
    words.addWalls(space);
    words.addChoices(name);
    return words.parts.join(Words::tr(", ", "between the parts of what is on a space"));
}

QString crossfieldEdgeWords(const CrossfieldEdge& edge)
{
    return Words::tr("border between %1 and %2").arg(edge.a, edge.b);
}

std::vector<CrossfieldEdge> offeredEdgesOf(const CrossfieldModel& model, CrossfieldSpace space)
{
    std::vector<CrossfieldEdge> edges;
    for (const CrossfieldSpace neighbour : neighboursOf(space)) {
        const CrossfieldEdge edge{nameOf(space), nameOf(neighbour)};
        if (model.isOffered(edge))
            edges.push_back(edge);
    }
    return edges;
}

} // namespace whistle
