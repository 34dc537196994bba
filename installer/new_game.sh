#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Makes the skeleton of a new game: a whole small game of three rules with its tests, its example match and its rulebook in
# three languages, and its lines in the places that know all games (docs/adding-a-game.md). It is played in the window at once.
#   installer/new_game.sh ID "Name" PREFIX [--into FOLDER]
#     ID      as on the command line: lower case letters and dashes ("el-grande")
#     Name    as players call it ("El Grande")
#     PREFIX  of its rules: two capital letters or more ("EG")
#     FOLDER  a copy of the project to write into, instead of this one
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)

fail() {
    echo "$1" >&2
    exit 2
}

[ "$#" -eq 3 ] || { [ "$#" -eq 5 ] && [ "$4" = --into ]; } || fail "Usage: installer/new_game.sh ID \"Name\" PREFIX [--into FOLDER]"
id=$1 name=$2 prefix=$3 into=${5:-$(dirname "$here")}
[[ $id =~ ^[a-z]+(-[a-z]+)*$ ]] || fail "\"$id\" is no id: lower case letters and dashes were expected."
[[ $prefix =~ ^[A-Z]{2,}$ ]] || fail "\"$prefix\" is no prefix: two capital letters or more were expected."
[[ $name =~ ^[A-Za-z0-9\ ]+$ ]] || fail "\"$name\" is no name: letters, digits and spaces were expected."
game=${id//-/}
for place in "core/$game" "tests/core/$game" "resources/rules/$id" "docs/reference/$id.md"; do
    [ ! -e "$into/$place" ] || fail "$into/$place is there already; nothing was written."
done

# A template's places are filled, and its name loses ".in"; GAME and ID in its path are the game's.
for template in $(cd "$here/new_game" && find . -name '*.in' | sort); do
    target=${template#./}
    target=${target%.in}
    target=${target//GAME/$game}
    target=${target//ID/$id}
    target=${target/#rules/resources\/rules}
    mkdir -p "$into/$(dirname "$target")"
    sed -e "s/@game@/$game/g; s/@id@/$id/g; s/@name@/$name/g; s/@PREFIX@/$prefix/g; s/@goal@/51/g" \
        "$here/new_game/$template" >"$into/$target"
done
mkdir -p "$into/tests/core/rulebook/digests"
printf '%s\n' "$prefix-1.1" "$prefix-1.2" "$prefix-1.3" >"$into/tests/core/rulebook/digests/$id.txt"
tidy() {
    if command -v clang-format-14 >/dev/null; then
        clang-format-14 -i "--style=file:$here/../.clang-format" "$@"
    fi
}
tidy "$into/core/$game"/*.cpp "$into/core/$game"/*.h "$into/tests/core/$game"/*.cpp

# register FILE BEFORE LINE: puts a line before the first one that reads BEFORE.
register() {
    local file=$into/$1
    [ -f "$file" ] || return 0
    grep -qF -- "$2" "$file" || fail "$1: the place for a new game is gone (\"$2\")."
    awk -v before="$2" -v line="$3" '!done && index($0, before) { print line; done = 1 } { print }' "$file" >"$file.new"
    mv "$file.new" "$file"
}
register core/CMakeLists.txt 'add_subdirectory(catalog)' "add_subdirectory($game)"
register core/catalog/CMakeLists.txt 'Whistle::journal' "    Whistle::$game"
register core/catalog/catalog.cpp '#include "catalog/register.h"' "#include \"$game/game.h\""
register core/catalog/catalog.cpp 'constexpr Sentence noSuchGame' "constexpr Sentence ${game}Name{\"catalog\", QT_TRANSLATE_NOOP(\"catalog\", \"$name\")};"
register core/catalog/catalog.cpp '// The next game stands here.' "        catalogued<$game::Game>(${game}Name, $game::questions(), $game::questionGuide(), {$game::questionFrom, $game::questionBehind}),"
register app/CMakeLists.txt 'Whistle::league_pages' "    Whistle::$game"
register app/games.cpp '#include "table/plain/plain_entry.h"' "#include \"$game/game.h\""
register app/games.cpp '// The next game stands here.' "    games.push_back(plainEntryOf<$game::Game>({\"catalog\", QT_TRANSLATE_NOOP(\"catalog\", \"$name\")}, {\"games\", QT_TRANSLATE_NOOP(\"games\", \"2 players\")}, Icon::Cards));"
register resources/rules/rules.qrc '<file>leagues/book.json</file>' "    <file>$id/book.json</file>
    <file>$id/en.json</file>
    <file>$id/hu.json</file>
    <file>$id/labels.json</file>
    <file>$id/pl.json</file>"
register resources/examples/examples.qrc '<file>season.jsonl</file>' "    <file alias=\"$id.jsonl\">../../tests/playthroughs/$id/reference_match.jsonl</file>"
register tests/CMakeLists.txt 'add_subdirectory(architecture)' "add_subdirectory(core/$game)"
register README.md '| **Chaotic TCG** |' "| **$name** | a game of three rules |"
tidy "$into/core/catalog/catalog.cpp" "$into/app/games.cpp"

echo "core/$game, tests/core/$game and resources/rules/$id are made. docs/adding-a-game.md tells what comes next."
