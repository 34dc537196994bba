#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Builds everything and runs all tests, among them that of the sources' format. Quiet when all is well; the last lines
# are those of ctest.
#   tests/run.sh           the build of installer/run.sh, and the tests beside it
#   tests/run.sh --asan    the same tests under AddressSanitizer and UndefinedBehaviorSanitizer
set -euo pipefail
# shellcheck source=installer/setup.sh
source "$(dirname "${BASH_SOURCE[0]}")/../installer/setup.sh"

preset=release
case "${1:-}" in
"") ;;
--asan) preset=asan ;;
*)
    echo "Usage: tests/run.sh [--asan]" >&2
    exit 2
    ;;
esac

install_missing_packages
install_database_server
echo "Building."
build "$preset"

failed=0
log=$(mktemp)
trap 'rm -f "$log"' EXIT
echo "Testing."
# One more than there are cores: some tests wait for a disk or a clock.
(cd "$root" && ctest --preset "$preset" --parallel "$(($(nproc) + 1))") >"$log" 2>&1 </dev/null || failed=1

if [ "$failed" -ne 0 ]; then
    # What passed, and what Qt says of a display that is none.
    grep -vE '^ *[0-9]+/[0-9]+ Test .* Passed|^ *Start +[0-9]+:|^PASS  |does not support propagateSizeHints' "$log" || true
else
    sed -n '/tests passed/,$p' "$log"
fi
exit "$failed"
