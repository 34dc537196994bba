# shellcheck shell=bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Sourced by installer/run.sh and tests/run.sh: installs what is missing, configures a preset, builds. Each step is quiet
# when all is well, costs nothing when there is nothing to do, and shows what happened when it fails.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

# Runs a command with its output kept back, and shows that output if the command fails.
quietly() {
    local log
    log=$(mktemp)
    if "$@" >"$log" 2>&1 </dev/null; then
        rm -f "$log"
        return 0
    fi
    cat "$log" >&2
    rm -f "$log"
    echo "Failed: $*" >&2
    return 1
}

# missing_packages LIST...: names the packages of these lists that are not installed, one a line.
missing_packages() {
    local wanted installed
    wanted=$(cat "$@" | grep -v '^#' | sort -u)
    # dpkg-query fails for packages that it has never heard of, and still answers for the others.
    # shellcheck disable=SC2016,SC2086
    installed=$(dpkg-query -W -f '${Package} ${db:Status-Status}\n' $wanted 2>/dev/null | sed -n 's/ installed$//p' | sort || true)
    comm -23 <(echo "$wanted") <(echo "$installed")
}

# install_missing_packages [LIST]: what is missing of packages.txt, and of a further list beside it.
# shellcheck disable=SC2120
install_missing_packages() {
    local lists=("$root/installer/packages.txt" ${1:+"$root/installer/$1"})
    if ! command -v dpkg-query >/dev/null; then
        echo "This is no Debian system: install by hand what these name: ${lists[*]}" >&2
        return 0
    fi
    local missing
    mapfile -t missing < <(missing_packages "${lists[@]}")
    [ "${#missing[@]}" -eq 0 ] && return 0
    if [ "$(id -u)" -ne 0 ] && ! command -v sudo >/dev/null; then
        echo "These packages are missing and need root to be installed: ${missing[*]}" >&2
        return 1
    fi
    echo "Installing: ${missing[*]}"
    quietly as_root apt-get update
    quietly as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "${missing[@]}"
}

as_root() {
    if [ "$(id -u)" -eq 0 ]; then "$@"; else sudo "$@"; fi
}

# PostgreSQL's own programs, for the tests of a club. Its package would make and start a cluster of the system's; each test
# has one of its own.
install_database_server() {
    local server=packages-server.txt settings=/etc/postgresql-common/createcluster.d
    command -v dpkg-query >/dev/null || return 0
    [ -z "$(missing_packages "$root/installer/$server")" ] && return 0
    install_missing_packages packages-server-common.txt
    echo "create_main_cluster = false" | as_root tee "$settings/whistle.conf" >/dev/null
    install_missing_packages "$server"
    as_root rm "$settings/whistle.conf"
}

# build PRESET [TARGET...]: configures where that has not been done, or otherwise (the build itself notices other changes), and
# builds.
build() {
    local preset=$1 targets=()
    shift
    [ "$#" -gt 0 ] && targets=(--target "$@")
    local cache=$root/build/$preset/CMakeCache.txt
    if [ ! -f "$root/build/$preset/build.ninja" ] || [ "$root/CMakePresets.json" -nt "$cache" ]; then
        (cd "$root" && quietly cmake --preset "$preset")
    fi
    quietly cmake --build "$root/build/$preset" "${targets[@]}"
}

# The two programs, as players run them, in build/release/bin.
build_programs() {
    build release bin/whistle bin/whistle-cli
}
