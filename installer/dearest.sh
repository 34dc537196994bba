#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Where a build spends its time.
#   installer/dearest.sh [HOW MANY]           the files that cost most to compile, with their seconds, of the last build; ten, if not said
#   installer/dearest.sh --why [HOW MANY]     what costs most in all of them together: headers read, templates made, functions
#                                             optimised. Builds the programs once more, in build/trace, with clang's -ftime-trace
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

if [ "${1:-}" != --why ]; then
    log=$root/build/release/.ninja_log
    if [ ! -f "$log" ]; then
        echo "Nothing has been built yet: there is no $log." >&2
        exit 1
    fi
    # start, end, time stamp, output, hash of the command; what was built again stands there again.
    awk -F'\t' '$4 ~ /\.(o|pch)$/ { took[$4] = ($2 - $1) / 1000 } END { for (file in took) printf "%7.1f  %s\n", took[file], file }' \
        "$log" | sort -rn | sed "${1:-10}q"
    exit 0
fi

many=${2:-15}
(cd "$root" && cmake --preset release -B build/trace -D CMAKE_CXX_FLAGS=-ftime-trace >/dev/null)
cmake --build "$root/build/trace" --target whistle whistle-cli >/dev/null
# One event a line: name, microseconds, what it was about. What an event contains is counted in it too.
find "$root/build/trace" -path '*.dir*' -name '*.json' -exec sed 's/},{/}\n{/g' {} + |
    sed -nE 's/.*"dur":([0-9]+).*"name":"(Source|InstantiateFunction|InstantiateClass|OptFunction|Frontend|Optimizer|CodeGenPasses)"(.*"detail":"(.*)"\})?.*/\2\t\1\t\4/p' |
    c++filt |
    awk -F'\t' '{ all[$1] += $2; n[$1 "\t" $3]++; took[$1 "\t" $3] += $2 }
        END { for (kind in all) printf "0 %s\t%.1f\tall\n", kind, all[kind] / 1e6
              for (what in took) { split(what, part, "\t")
                  if (part[2] != "") printf "1 %s\t%.1f\t%d times: %s\n", part[1], took[what] / 1e6, n[what], part[2] } }' |
    sort -t"$(printf '\t')" -k1,1 -k2,2rn | awk -F'\t' -v many="$many" '++shown[$1] <= many { print substr($1, 3) "\t" $2 " s\t" substr($3, 1, 160) }'
