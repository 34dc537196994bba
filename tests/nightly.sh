#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# What takes longer than anybody waits: every part is a target of its own, and the end is a table of figures.
#   tests/nightly.sh [--go-on] [PART...]   all of them in this order, if none is said; --go-on with what is built already:
#     tests      the suite as everybody runs it, from a clean build; with phones in a real browser, whose pages axe-core
#                examines where WHISTLE_AXE names it (docs/devices.md)
#     shell      shellcheck, the desktop's entry, the page for software centres, the manual's macros
#     tidy       every source under clang-tidy
#     alone      the programs with each source compiled alone: what it forgot to include, warnings that joining hides
#     gcc        the suite built by the other compiler
#     asan       the suite under AddressSanitizer and UndefinedBehaviorSanitizer; which lines it reaches, by folder
#     long       the long runs: random matches, seasons, faults of a disk, kills, damage, dice, phones in a browser
#     packages   made twice, the same bytes; tried on a bare Debian 12 (needs root)
#   Only if it is said, since it takes many hours:
#     club       a hundred nights of a club with 200,000 entries each
# Logs and figures lie in build/nightly; a part that is run anew replaces its own figures.
# shellcheck disable=SC2016,SC2317 # quotes are for the shells inside; parts are called by their names
set -euo pipefail
# shellcheck source=installer/setup.sh
source "$(dirname "${BASH_SOURCE[0]}")/../installer/setup.sh"
cd "$root"
afresh() { rm -rf "build/$1"; }
if [ "${1:-}" = --go-on ]; then
    afresh() { :; }
    shift
fi
parts=("$@")
[ "$#" -gt 0 ] || parts=(tests shell tidy alone gcc asan long packages)
install_missing_packages packages-nightly.txt
logs=$root/build/nightly
mkdir -p "$logs"
table=$logs/table.txt
[ "$#" -gt 0 ] || rm -f "$table"
touch "$table"

# row PART FIGURE VALUE
row() { printf '%-10s %-58s %s\n' "$1" "$2" "$3" | tee -a "$table"; }

# timed PART WHAT COMMAND...: runs it quietly; a row with its seconds, or that it failed and where its words are.
timed() {
    local part=$1 what=$2 start=$SECONDS log
    log=$logs/$part-${what//[^a-z0-9]/-}.log
    shift 2
    if "$@" >"$log" 2>&1 </dev/null; then
        row "$part" "$what" "$((SECONDS - start)) s"
    else
        row "$part" "$what" "FAILED after $((SECONDS - start)) s: $log"
        return 1
    fi
}

# suite PART PRESET OPTION...: configures, builds and tests.
suite() {
    local part=$1 preset=$2
    shift 2
    afresh "$preset"
    timed "$part" "configured" cmake --preset "$preset" "$@" || return 0
    timed "$part" "programs built" cmake --build "build/$preset" --target whistle whistle-cli || return 0
    timed "$part" "tests built" cmake --build "build/$preset" || return 0
    timed "$part" "tests run" ctest --preset "$preset" --parallel "$(($(nproc) + 1))" || true
    row "$part" "tests" "$(sed -nE 's/^([0-9]+% tests passed.*)/\1/p' "$logs/$part-tests-run.log")"
}

# Whether the pages of the browser were examined by axe-core, too.
tell_axe() {
    row "$1" "pages examined by axe-core" "$([ -r "${WHISTLE_AXE:-}" ] && echo yes || echo "no: WHISTLE_AXE names no copy of it")"
}

part_tests() {
    suite tests release
    tell_axe tests
    row tests "lines of core and app" "$(git ls-files 'core/*.cpp' 'core/*.h' 'app/*.cpp' 'app/*.h' | xargs cat | wc -l)"
    row tests "lines of tests" "$(git ls-files 'tests/*.cpp' 'tests/*.h' | xargs cat | wc -l)"
    row tests "dearest source to compile" "$(installer/dearest.sh 1 | sed 's/^ *//')"
}

part_shell() {
    local scripts
    mapfile -t scripts < <(git ls-files '*.sh' .ci/run)
    timed shell "shellcheck" shellcheck -x "${scripts[@]}" || true
    build release bin/whistle bin/whistle-cli manuals
    local made=build/release/installer/desktop
    timed shell "desktop's entry" bash -c "desktop-file-validate $made/*.desktop" || true
    timed shell "software centres" bash -c "appstreamcli validate --pedantic --no-net $made/*.metainfo.xml" || true
    timed shell "manual pages" bash -c 'for page in build/release/app/manual/*.1; do
        words=$(LC_ALL=C.UTF-8 MANROFFSEQ="" MANWIDTH=80 man --warnings -E UTF-8 -l -Tutf8 -Z "$page" 2>&1 >/dev/null)
        [ -z "$words" ] || { echo "$words"; exit 1; }; done' || true
    timed shell "zsh reads its completions" bash -c 'zsh -n build/release/app/manual/completions/zsh/*' || true
    timed shell "fish reads its completions" bash -c 'fish -n build/release/app/manual/completions/fish/*' || true
}

# The sources as they are joined: clang-tidy reads what they include once for many of them. A joined source looks like a header:
# that it names no namespaces is seen where one is checked alone.
part_tidy() {
    build release
    # shellcheck disable=SC2038 # no name has a blank
    timed tidy "clang-tidy" bash -c 'find build/release/core build/release/app -path "*/Unity/*.cxx" |
        xargs -P "$(nproc)" -n 1 clang-tidy-14 --quiet --checks=-google-global-names-in-headers -p build/release' || true
    row tidy "remarks" "$(grep -oE '^/.*(warning|error): .*\[.*' "$logs/tidy-clang-tidy.log" | sort -u | wc -l)"
}

part_alone() {
    afresh alone
    timed alone "configured" cmake --preset alone || return 0
    timed alone "programs built" cmake --build build/alone --target whistle whistle-cli || true
}

part_gcc() { suite gcc gcc; }

# The sanitizers' programs count the lines that they reach, too. A pattern of files that are merged as they are written: the
# suite is some hundred programs.
part_asan() {
    rm -f build/asan/reached-*
    LLVM_PROFILE_FILE=$root/build/asan/reached-%8m.profraw suite asan asan -D WHISTLE_COVERAGE=ON
    llvm-profdata-14 merge -sparse build/asan/reached-*.profraw -o build/asan/reached.profdata || return 0
    local programs=()
    for program in build/asan/tests/tst_* build/asan/bin/whistle*; do
        [ -x "$program" ] && [ -f "$program" ] && programs+=(-object "$program")
    done
    llvm-cov-14 report "${programs[@]}" -instr-profile=build/asan/reached.profdata \
        -ignore-filename-regex='(/tests/|/build/|/usr/)' >"$logs/coverage.txt" 2>/dev/null
    # Lines and those that were missed are the eighth and ninth column.
    awk '$1 ~ /\.(cpp|h)$/ { n = split($1, path, "/"); folder = path[1]; for (i = 2; i < n; i++)
            if (path[i] == "core" || path[i] == "app") { folder = path[i] "/" path[i + 1]; break } else folder = folder "/" path[i];
            lines[folder] += $8; missed[folder] += $9 }
        END { for (folder in lines) printf "%s %.1f\n", folder, 100 - 100 * missed[folder] / lines[folder] }' "$logs/coverage.txt" |
        sort | while read -r folder share; do row asan "lines reached in $folder" "$share %"; done
    row asan "lines reached" "$(awk '$1 == "TOTAL" { print $10 }' "$logs/coverage.txt")"
}

# A run keeps one processor busy, or waits for a disk; so there is one more at a time than there are processors, the longest
# first.
part_long() {
    local run
    build release
    for run in contract oracle leagues lines faults kill accessibility heroes damage battle_line forged; do
        while [ "$(jobs -rp | wc -l)" -gt "$(nproc)" ]; do wait -n || true; done
        timed long "$run" cmake --build build/release --target "nightly_$run" &
    done
    wait
    # By itself: it looks at what happens within two seconds.
    timed long "browser" cmake --build build/release --target nightly_browser || true
    tell_axe long
}

part_club() {
    build release
    timed club "a hundred nights" cmake --build build/release --target nightly_club || true
    grep -hoE 'seed [0-9]+: .*' "$logs/club-a-hundred-nights.log" | while read -r night; do row club "a night" "$night"; done
}

part_packages() {
    timed packages "made twice, the same bytes" installer/release.sh --twice || return 0
    for package in release/*.deb release/*.tar.gz; do
        row packages "$(basename "$package")" "$(stat -c %s "$package") bytes"
    done
    timed packages "installed, used, upgraded, removed" tests/installed/run.sh release || true
    grep -E 'apt took|window after|memory' "$logs"/packages-installed*.log | sed 's/^ *//' | while read -r line; do
        row packages "tried" "$line"
    done
}

for part in "${parts[@]}"; do
    if ! declare -F "part_$part" >/dev/null; then
        sed -n '4,16s/^# \{0,1\}//p' "${BASH_SOURCE[0]}" >&2
        exit 2
    fi
    sed -i "/^$part /d" "$table"
    row "$part" "commit" "$(git rev-parse --short HEAD)"
    "part_$part"
done
echo
echo "$(date -u +%F), $(nproc) processors:"
cat "$table"
! grep -q FAILED "$table"
