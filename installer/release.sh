#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Makes a release of the last commit: tarball, packages and checksums, from a clean clone.
#   installer/release.sh [FOLDER] [--twice]   where it goes; release/ of the checkout, if not said
#     --twice   makes everything once more, from another clone in another folder, and compares the bytes
# It publishes nothing and makes no tag; its last lines say how the tag is made.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
target=$here/release
twice=false
for word in "$@"; do
    case $word in
    --twice) twice=true ;;
    -*)
        echo "Usage: installer/release.sh [FOLDER] [--twice]" >&2
        exit 2
        ;;
    *) target=$word ;;
    esac
done
# shellcheck source=installer/version.sh
source "$here/installer/version.sh"

if [ -n "$(git -C "$here" status --porcelain)" ]; then
    echo "What is not committed would not be released:" >&2
    git -C "$here" status --short >&2
    exit 1
fi
tag=$(git -C "$here" tag --list "v$version")
if [ -n "$tag" ] && [ "$(git -C "$here" rev-list -n1 "$tag")" != "$(git -C "$here" rev-parse HEAD)" ]; then
    echo "$tag is another commit already: CHANGELOG.md needs a new heading." >&2
    exit 1
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# make_release CLONE FOLDER: of a clean clone, in a folder that is made.
make_release() {
    git clone --quiet --no-hardlinks "$here" "$1"
    mkdir -p "$2"
    # git writes the time of the commit, gzip none.
    git -C "$1" archive --format=tar --prefix="whistle-$version/" HEAD | gzip -9n >"$2/whistle-$version.tar.gz"
    # What is packaged is the tarball, not the checkout.
    mkdir "$1-unpacked"
    tar -xzf "$2/whistle-$version.tar.gz" -C "$1-unpacked"
    "$1-unpacked/whistle-$version/installer/package.sh" "$2"
    (cd "$2" && sha256sum -- *.tar.gz *.deb >SHA256SUMS)
}

make_release "$work/one" "$work/made"
if $twice; then
    make_release "$work/quite/another" "$work/made-again"
    if ! diff "$work/made/SHA256SUMS" "$work/made-again/SHA256SUMS"; then
        echo "The second time other bytes came out; both are in $target." >&2
        mkdir -p "$target"
        cp -r "$work/made" "$work/made-again" "$target"
        exit 1
    fi
    echo "Made twice, the same bytes."
fi
mkdir -p "$target"
cp "$work/made"/* "$target"
cat "$target/SHA256SUMS"
[ -n "$tag" ] || echo "To tag it: git tag -a v$version -m 'Whistle $version'"
