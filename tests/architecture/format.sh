#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Checks the format of all sources, also of those that are not committed yet. Quiet when all is well.
# Without git (an unpacked archive) there is nothing to commit, and the test is skipped.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

git rev-parse --is-inside-work-tree >/dev/null 2>&1 || exit 77
git ls-files -z --cached --others --exclude-standard '*.cpp' '*.h' |
    xargs -0 --no-run-if-empty -P "$(nproc)" -n 40 clang-format-14 --dry-run -Werror || {
    echo "The sources above are not formatted: clang-format-14 -i FILE" >&2
    exit 1
}
