#!/usr/bin/env bash
# Builds Runs.dex from Runs.java.
set -euo pipefail
cd "$(dirname "$0")"
jars=${ESDROID_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/esdroid-oracles}/jars
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
javac -nowarn -Xlint:-options -g --release 8 -d "$out" Runs.java
java -cp "$jars/dx.jar" com.android.dx.command.Main --dex --output="$PWD/Runs.dex" "$out"
