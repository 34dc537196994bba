#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Makes whistle_VERSION_ARCH.deb and whistle-cli_VERSION_ARCH.deb from the last commit, and lets lintian judge them.
#   installer/package.sh [FOLDER]   where they go; packages/ of the checkout, if not said
# The same commit makes the same bytes, whenever and wherever it is built with the same compiler and libraries.
set -euo pipefail
# shellcheck source=installer/setup.sh
source "$(dirname "${BASH_SOURCE[0]}")/setup.sh"
# shellcheck source=installer/version.sh
source "$root/installer/version.sh"
target=${1:-$root/packages}

install_missing_packages packages-release.txt
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# The folder has the same name each time; what is built in it says it by no other.
source_folder=$work/whistle-$version
mkdir -p "$source_folder"
if [ -d "$root/.git" ]; then
    git -C "$root" archive HEAD | tar -x -C "$source_folder"
else # an unpacked tarball is what it is
    tar -c -C "$root" --exclude=./build --exclude=./packages . | tar -x -C "$source_folder"
fi
cp -r "$source_folder/installer/debian" "$source_folder/debian"
changelog_for_debian "$source_folder/CHANGELOG.md" >"$source_folder/debian/changelog"

echo "Building the packages of Whistle $version."
(cd "$source_folder" && quietly nice dpkg-buildpackage --build=binary --no-sign -Jauto)
mkdir -p "$target"
# lintian's words are shown, whatever they are; an error or a warning that is not explained stops here.
lintian --pedantic --info --fail-on error,warning "$work"/*.changes
cp "$work"/*.deb "$target"
for package in "$work"/*.deb; do
    echo "$target/$(basename "$package"): $(stat -c %s "$package") bytes, $(dpkg-deb -f "$package" Installed-Size) KiB installed"
done
