#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs what is missing, builds Whistle and starts it.
#   installer/run.sh [--build-only] [arguments of whistle]
# Without a display it referees the reference match on the command line instead and prints its final score.
set -euo pipefail
# shellcheck source=installer/setup.sh
source "$(dirname "${BASH_SOURCE[0]}")/setup.sh"

build_only=false
if [ "${1:-}" = --build-only ]; then
    build_only=true
    shift
fi

install_missing_packages
if [ ! -x "$root/build/release/bin/whistle" ]; then
    echo "Building Whistle; the first time takes some minutes."
fi
build_programs
if $build_only; then
    exit 0
fi

if [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
    exec "$root/build/release/bin/whistle" "$@"
fi

echo "There is no display, so Whistle referees its reference match on the command line."
answers=$(mktemp)
trap 'rm -f "$answers"' EXIT
# The playthrough's lines with "command" are the match; the others are notes and what a test expects of it.
sed -n 's/^{"command":\({.*}\)}$/\1/p' "$root/tests/playthroughs/kaosball/reference_match.jsonl" |
    "$root/build/release/bin/whistle-cli" play kaosball >"$answers"
accepted=$(grep -c '"accepted": *true' "$answers" || true)
refused=$(grep -c '"accepted": *false' "$answers" || true)
scores=$(grep -o '"scores": *{[^}]*}' "$answers" | tail -n 1 | sed -E 's/.*\{//; s/[}"]//g; s/: */ /g; s/, */, /g')
echo "Kaosball: $accepted entries accepted, $refused refused."
echo "Final score: $scores"
