# shellcheck shell=bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Sourced by the scripts that make packages: version and day as the newest heading of CHANGELOG.md says them, which is the
# one place where they stand (cmake/Version.cmake reads the same line).
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
heading=$(grep -m1 '^## [0-9]' "$root/CHANGELOG.md")
version=$(sed -nE 's/^## ([0-9]+\.[0-9]+\.[0-9]+) .*/\1/p' <<<"$heading")
day=$(sed -nE 's/.*\(([0-9]{4}-[0-9]{2}-[0-9]{2})\)$/\1/p' <<<"$heading")
if [ -z "$version" ] || [ -z "$day" ]; then
    echo "CHANGELOG.md: the newest heading is not like \"## 0.9.0 (2026-11-27)\": $heading" >&2
    exit 1
fi

# changelog_for_debian FILE: the versions of a CHANGELOG.md as Debian writes them, newest first: a point for each of its points
# and paragraphs, its titles in brackets.
changelog_for_debian() {
    LC_ALL=C.UTF-8 awk '
        function wrapped(text, first, rest, width,    words, n, i, line) {
            n = split(text, words, " ")
            line = first
            for (i = 1; i <= n; i++) {
                if (length(line) + length(words[i]) + 1 > width && line != first) {
                    print line
                    line = rest
                }
                line = line (line == first || line == rest ? "" : " ") words[i]
            }
            print line
        }
        function finish_point() {
            if (point ~ /^\[.*\]$/)
                print "  " point
            else if (point != "")
                wrapped(point, "  * ", "    ", 78)
            point = ""
        }
        function finish_version(    command, date) {
            finish_point()
            if (day == "")
                return
            command = "LC_ALL=C date -u -d " day " \"+%a, %d %b %Y %H:%M:%S +0000\""
            command | getline date
            print "\n -- The Whistle developers <developers@whistle-referee.example>  " date "\n"
            day = ""
        }
        /^## / {
            finish_version()
            if (match($0, /^## [0-9]+\.[0-9]+\.[0-9]+ \([0-9-]+\)$/)) {
                day = substr($3, 2, 10)
                print "whistle (" $2 ") unstable; urgency=medium\n"
            }
            next
        }
        day == "" { next }
        { gsub(/`/, "") }
        /^\*\*[^*]*\*\*$/ { finish_point(); gsub(/\*/, ""); point = "[ " $0 " ]"; finish_point(); next }
        { gsub(/\*/, "") }
        /^$/ { finish_point(); next }
        /^- / { finish_point(); point = substr($0, 3); next }
        { sub(/^ +/, ""); point = point (point == "" ? "" : " ") $0 }
        END { finish_version() }' "$1"
}
