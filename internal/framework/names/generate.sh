#!/usr/bin/env bash
# Makes names.bin from the platform's jar in the cache of .ci/oracles.
set -euo pipefail
cd "$(dirname "$0")"
cache=${ESDROID_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/esdroid-oracles}
go run ../../../pdg/android/typegen -names "$cache/jars/robolectric/api/android-all-8.0.0_r4-robolectric-r1.jar" -o names.bin
