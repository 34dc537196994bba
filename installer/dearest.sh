#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# The files that cost most to compile, with their seconds, of what the build has compiled last.
#   installer/dearest.sh [how many]   ten, if not said
set -euo pipefail
log=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)/build/release/.ninja_log
if [ ! -f "$log" ]; then
    echo "Nothing has been built yet: there is no $log." >&2
    exit 1
fi
# start, end, time stamp, output, hash of the command; what was built again stands there again.
awk -F'\t' '$4 ~ /\.(o|pch)$/ { took[$4] = ($2 - $1) / 1000 } END { for (file in took) printf "%7.1f  %s\n", took[file], file }' \
    "$log" | sort -rn | sed "${1:-10}q"
