// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <string>

namespace whistle {

/// The project that is looked at: this one, unless WHISTLE_ROOT says another (tests/recipe).
[[nodiscard]] inline QString sourceRoot()
{
    return qEnvironmentVariable("WHISTLE_ROOT", QStringLiteral(WHISTLE_SOURCE_DIR));
}

/// A game that the tests have made for themselves (tests/recipe) is the only one that is looked at.
[[nodiscard]] inline bool isMadeGame()
{
    return qEnvironmentVariableIsSet("WHISTLE_GAME");
}

/// Whether a test of all games is to look at this one: WHISTLE_GAME may name the only one.
[[nodiscard]] inline bool isUnderTest(const std::string& game)
{
    const QByteArray only = qgetenv("WHISTLE_GAME");
    return only.isEmpty() || only == game.c_str();
}

} // namespace whistle
