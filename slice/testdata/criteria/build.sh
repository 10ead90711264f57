#!/usr/bin/env bash
# Builds cases.dex, and cases-bare.dex without debug information, from Cases.java.
set -euo pipefail
cd "$(dirname "$0")"
jars=${ESDROID_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/esdroid-oracles}/jars
out=$(mktemp -d)
names=$(mktemp -d)
trap 'rm -rf "$out" "$names"' EXIT
javac -nowarn -Xlint:-options -g --release 8 -d "$names" kotlin/jvm/internal/Intrinsics.java
javac -nowarn -Xlint:-options -g --release 8 -cp "$jars/android.jar:$jars/robolectric/api/android-all-8.0.0_r4-robolectric-r1.jar:$names" -d "$out" Cases.java
dx() { java -cp "$jars/dx.jar" com.android.dx.command.Main --dex "$@" "$out"; }
dx --output="$PWD/cases.dex"
dx --positions=none --no-locals --output="$PWD/cases-bare.dex"
