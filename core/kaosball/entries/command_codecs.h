// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kaosball/entries/commands.h"
#include "kaosball/table/codecs.h"

/// The kinds of values that only Kaosball's commands have (base/codecs.h has the usual ones).
namespace whistle::kaosball::codecs {

using namespace whistle::codecs;
using codes::Place;
using codes::Roll;

/// The cheat cards that have a command of their own.
struct PlayableCheat : OneOf {
    static Shape shape()
    {
        return Shape::words({std::string(toWord(Cheat::BootToTheHead)), std::string(toWord(Cheat::Bzzzzt))});
    }
};
/// Whether the spaces are adjacent is looked at after the shape.
struct Border : codes::Border {
    static Shape shape() { return codes::Border::shape().described("two adjacent spaces"); }
};
template <NoCard noCard>
using AnyCard = codes::CardOf<noCard>;
using StatsOf = ObjectOf<Stats>;
using HealthOf = ObjectOf<Health>;
using Ways = ObjectOf<Surroundings>;

} // namespace whistle::kaosball::codecs
