#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# From a bare Debian 12 to the first ruling, with the clock, and what becomes of an installation: installed, used on the command
# line and in the window, upgraded while the data folder is in use, removed; nothing is left but the data.
#   tests/installed/run.sh [FOLDER] [--keep]   FOLDER has the packages; packages/ of the checkout, if not said
#     --keep   leaves the system that was tried, and says where it is
# Needs root (it makes a system of its own in a folder) and Debian's archive.
set -euo pipefail
# shellcheck source=installer/setup.sh
source "$(dirname "${BASH_SOURCE[0]}")/../../installer/setup.sh"
packages=$root/packages
keep=false
for word in "$@"; do
    case $word in
    --keep) keep=true ;;
    *) packages=$(realpath "$word") ;;
    esac
done
if [ "$(id -u)" -ne 0 ]; then
    echo "A system of its own needs root: sudo $0" >&2
    exit 2
fi
shopt -s nullglob
debs=("$packages"/whistle_*.deb "$packages"/whistle-cli_*.deb)
if [ "${#debs[@]}" -ne 2 ]; then
    echo "One whistle_*.deb and one whistle-cli_*.deb were expected in $packages; installer/package.sh makes them." >&2
    exit 2
fi
install_missing_packages packages-release.txt

work=$(mktemp -d)
system=$work/system
display=:97
x_server=
# shellcheck disable=SC2317 # reached by the trap
cleanup() {
    if [ -n "$x_server" ]; then kill "$x_server" 2>/dev/null; fi
    for place in tmp/.X11-unix mnt dev proc; do
        if mountpoint -q "$system/$place"; then umount -R -l "$system/$place"; fi
    done
    if $keep; then
        echo "The system is in $system."
    else
        rm -rf --one-file-system "$work"
    fi
}
trap cleanup EXIT

inside() { chroot "$system" /usr/bin/env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root DEBIAN_FRONTEND=noninteractive "$@"; }
anna=(chroot --userspec=anna:anna "$system" /usr/bin/env -i PATH=/usr/bin:/bin HOME=/home/anna "DISPLAY=$display"
    LANG=C.UTF-8 XDG_RUNTIME_DIR=/home/anna/run)
as_anna() { "${anna[@]}" "$@"; }
failed=0
# check WORDS COMMAND...: a line for what holds and what does not.
check() {
    local words=$1
    shift
    if "$@" >"$work/said" 2>&1; then
        echo "  yes  $words"
    else
        echo "  NO   $words"
        sed 's/^/         /' "$work/said"
        failed=1
    fi
}
seconds() { awk -v from="$1" -v to="$(date +%s.%N)" 'BEGIN { printf "%.1f", to - from }'; }
wait_for() { # COMMAND...: half a minute at most
    for _ in $(seq 300); do
        "$@" >/dev/null 2>&1 && return 0
        sleep 0.1
    done
    return 1
}

echo "A bare Debian 12 (debootstrap, not on the clock)."
quietly debootstrap --variant=minbase bookworm "$system"
mount -t proc proc "$system/proc"
mount --rbind /dev "$system/dev"
mount --make-rslave "$system/dev"
mount --bind "$packages" "$system/mnt"
cp /etc/resolv.conf "$system/etc/resolv.conf"
inside find / -xdev -not -path '/mnt/*' | sort >"$work/before"

echo "From apt to the first ruling:"
start=$(date +%s.%N)
quietly inside apt-get update
quietly inside bash -c 'apt-get install -y /mnt/whistle_*.deb /mnt/whistle-cli_*.deb'
installed=$(seconds "$start")
ruling=$(echo '{"burned": [{"kind": "energy", "value": 3}], "cards": [{"kind": "energy", "value": 3}]}' |
    inside whistle-cli ask kaosball/card_status)
took=$(seconds "$start")
echo "  apt took $installed s, the first ruling stood after $took s: $(cut -c1-70 <<<"$ruling")..."
check "the first ruling says that the card is dead" grep -q '"status":"dead"' <<<"$ruling"
check "it took less than five minutes" awk -v t="$took" 'BEGIN { exit !(t < 300) }'

echo "On the command line:"
inside useradd --create-home anna
inside install -d -o anna -g anna -m 700 /home/anna/run
sed -n 's/^{"command":\({.*}\)}$/\1/p' "$root/tests/playthroughs/kaosball/reference_match.jsonl" >"$system/home/anna/commands"
check "a whole match is refereed and recorded" \
    as_anna bash -c 'whistle-cli play kaosball --record ~/match.whistle <~/commands >~/answers && ! grep -q "\"accepted\":false" ~/answers'
check "the record is sound" as_anna whistle-cli verify /home/anna/match.whistle
check "both programs have a manual page" inside test -f /usr/share/man/man1/whistle.1.gz -a -f /usr/share/man/man1/whistle-cli.1.gz
check "files of matches are known by their name" \
    inside grep -q 'application/x-whistle-match:\*\.whistle' /usr/share/mime/globs2
check "the desktop's entry opens them" \
    inside grep -q '^MimeType=.*application/x-whistle-match' /usr/share/applications/org.whistle_referee.whistle.desktop

echo "In the window:"
mkdir -p /tmp/.X11-unix
Xvfb "$display" -screen 0 1366x768x24 -ac -noreset >/dev/null 2>&1 &
x_server=$!
wait_for test -S "/tmp/.X11-unix/X${display#:}"
mkdir -p "$system/tmp/.X11-unix"
mount --bind /tmp/.X11-unix "$system/tmp/.X11-unix"
# open_window FILE...: starts the program as the desktop's entry says it, waits for its window; sets `program`.
open_window() {
    local start
    start=$(date +%s.%N)
    "${anna[@]}" whistle "$@" >>"$work/window" 2>&1 & # chroot and env become it, so its number is the program's
    program=$!
    if wait_for env DISPLAY=$display xdotool search --onlyvisible --name Whistle; then
        echo "  window after $(seconds "$start") s"
    fi
}
close_window() {
    kill "$program" 2>/dev/null || true
    wait "$program" 2>/dev/null || true
}
data=/home/anna/.local/share/whistle
# shellcheck disable=SC2317 # called by check and wait_for
holds_match() { grep -qa '"command":"new_match"' "$system$data/whistle.sqlite" "$system$data/whistle.sqlite-wal" 2>/dev/null; }
open_window /home/anna/match.whistle
check "a match file is opened in the window" wait_for holds_match
sleep 2
check "the program says nothing is wrong" test ! -s "$work/window"
import -display "$display" -window root "$work/window.png" 2>/dev/null && cp "$work/window.png" "$packages/installed-window.png"
check "there is a picture on the screen" bash -c "[ \$(identify -format '%k' '$work/window.png') -gt 50 ]"
echo "  memory: $(awk '/VmRSS/ { rss = $2 } /VmHWM/ { peak = $2 } END { printf "%.0f MB, at most %.0f MB", rss / 1024, peak / 1024 }' "/proc/$program/status")"

echo "Upgraded from the version before, with the data folder in use:"
close_window
quietly inside bash -c 'apt-get purge -y whistle whistle-cli'
# The version before is this one, called so.
mkdir "$work/older"
for deb in "${debs[@]}"; do
    dpkg-deb -R "$deb" "$work/older/tree"
    sed -i -E 's/^Version: (.*)/Version: \1~before/' "$work/older/tree/DEBIAN/control"
    quietly dpkg-deb -Zgzip -z1 --root-owner-group -b "$work/older/tree" "$system/root"
    rm -rf "$work/older/tree"
done
quietly inside bash -c 'apt-get install -y /root/whistle_*.deb /root/whistle-cli_*.deb'
check "the older one is there" bash -c "chroot '$system' dpkg-query -W -f '\${Version}' whistle | grep -q '~before$'"
before=$(as_anna whistle-cli backup /home/anna/before.backup >/dev/null && sha256sum "$system/home/anna/before.backup" | cut -c1-16)
open_window
quietly inside bash -c 'apt-get install -y /mnt/whistle_*.deb /mnt/whistle-cli_*.deb'
check "the newer one is there" bash -c "! chroot '$system' dpkg-query -W -f '\${Version}' whistle | grep -q '~before$'"
check "the program that ran goes on" kill -0 "$program"
close_window
open_window
check "the newer one opens the folder" kill -0 "$program"
close_window
check "the match is still there" holds_match
check "and can be backed up" as_anna whistle-cli backup /home/anna/after.backup
echo "  backups: ${before:-none}, $(sha256sum "$system/home/anna/after.backup" | cut -c1-16)"

echo "Removed:"
rm -f "$system"/root/*.deb
(cd "$system$data" && find . -type f -exec sha256sum {} + | sort) >"$work/data-before"
quietly inside bash -c 'apt-get purge -y --auto-remove whistle whistle-cli'
(cd "$system$data" && find . -type f -exec sha256sum {} + | sort) >"$work/data-after"
check "the data is as it was" cmp "$work/data-before" "$work/data-after"
# What any package leaves behind (lists, logs, caches of the package system) is not Whistle's.
inside find / -xdev -not -path '/mnt/*' | sort | comm -13 "$work/before" - |
    grep -vE '^/(var/(lib/(apt|dpkg|systemd|pam)|cache|log)|etc/(passwd|group|shadow|gshadow|subuid|subgid)-?$|root/|run/|tmp/)' >"$work/left" || true
grep -vE "^(/home/anna(/(commands|answers|match\.whistle|before\.backup|after\.backup|run|\.bash.*|\.profile|\.local|\.local/share))?$|$data(/|$))" \
    "$work/left" | grep -i whistle >"$work/ours" || true
check "nothing of Whistle is left but the data" test ! -s "$work/ours"
sed 's/^/         /' "$work/ours"
echo "  of other packages' doing are left: $(grep -vcE '^/home/anna' "$work/left" || true) files and folders"

echo "Sizes:"
for deb in "${debs[@]}"; do
    echo "  $(basename "$deb"): $(stat -c %s "$deb") bytes, $(dpkg-deb -f "$deb" Installed-Size) KiB installed"
done
exit "$failed"
