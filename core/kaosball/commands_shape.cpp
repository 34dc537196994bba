// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/command_visitors.h"

namespace whistle::kaosball {

namespace {

template <std::size_t... indices>
Shape shapeOfAll(std::index_sequence<indices...>)
{
    std::vector<std::pair<std::string, Shape>> cases;
    (cases.emplace_back(fields::commandNames[indices].name,
                        fields::Shaper::shapeOf<std::variant_alternative_t<indices, Command>>().described(
                            fields::commandNames[indices].meaning)),
     ...);
    return Shape::choice("command", std::move(cases));
}

} // namespace

std::string_view nameOf(const Command& command)
{
    return fields::commandNames[command.index()].name;
}

// The same for all packs: a match file must be readable where its packs are not.
Shape commandShape(const Facts&)
{
    static const Shape shape = shapeOfAll(std::make_index_sequence<std::variant_size_v<Command>>());
    return shape;
}

} // namespace whistle::kaosball
