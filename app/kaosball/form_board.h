// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/form_control.h"
#include "kaosball/field/crossfield_model.h"

/// The crossfield of a question at the dispute desk.
namespace whistle::kaosball {

/// What the form says under `key`; empty: nothing yet.
[[nodiscard]] std::string wordIn(const Json& json, const char* key);
/// The spaces that the form says one after the other.
[[nodiscard]] std::vector<Space> spacesOf(const Json* said);
/// Teams have the seats in which the form names them.
[[nodiscard]] int seatInForm(const Json& whole, const std::string& team);
/// The crossfield as the form has it so far: its figures, the ball, walls and fires.
[[nodiscard]] CrossfieldModel boardOfForm(const FormContext& context);
/// Where the active figure of the form can end its movement, once enough is said of it, and the way that is said.
void lightReach(CrossfieldModel& model, const Json& whole);

/// All figures of a question on one crossfield: one of them is chosen, and its space is tapped. Those that have none
/// come one after the other; figures come and go by the buttons below. Where the question is about a movement, the
/// spaces that its figure can reach are lit.
///
/// objectNames: form.<place>:board, :figure_<index>, :add_<team's index>_<kind>, :takeOut, :more.
[[nodiscard]] FormControl* makeFiguresControl(FormContext& context, const Shape& shape, const std::string& at);

} // namespace whistle::kaosball
