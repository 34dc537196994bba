// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <variant>

namespace whistle {

/// Players enter a command: it comes after everything that stands.
template <class Command>
struct Enter {
    Command entry;
};

/// Takes entry `number` back. It stays in the record and can be restored.
struct Withdraw {
    int number = 0;
};

/// Puts a withdrawn entry back where it stood.
struct Restore {
    int number = 0;
};

/// Entry `number` was meant to be `entry`. It keeps its number and its place.
template <class Command>
struct Replace {
    int number = 0;
    Command entry;
};

/// `entry` was forgotten before entry `before`. Its own number is that of the line that inserts it.
template <class Command>
struct Insert {
    int before = 0;
    Command entry;
};

/// What one line of a match's record does: an entry, or an edit of the entries so far. Nothing is ever erased, so the
/// record also shows that and when it was mended.
template <class Command>
using Act = std::variant<Enter<Command>, Withdraw, Restore, Replace<Command>, Insert<Command>>;

} // namespace whistle
