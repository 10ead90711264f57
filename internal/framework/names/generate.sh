#!/usr/bin/env bash
# Makes names.bin from the platform's jar in the cache of .ci/oracles and a list of what is public,
# and later.txt from the JDK.
set -euo pipefail
cd "$(dirname "$0")"
cache=${ESDROID_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/esdroid-oracles}
public=gummy-bears-api-26
mvn -q -B dependency:copy -Dartifact="com.toasttab.android:$public:0.12.0:signature" -DoutputDirectory="$cache/parts" -Dmdep.stripVersion=true -Dmdep.overWriteReleases=true >/dev/null
echo "71febc00e91c09b94e02020c19d349c52d8cbf3dd3d36e54ebee913e29dfab97  $cache/parts/$public.signature" | sha256sum --check --quiet
java extract/Signatures.java "$cache/parts/$public.signature" >"$cache/parts/$public.txt"
go run ../../../pdg/android/typegen -names "$cache/jars/robolectric/api/android-all-8.0.0_r4-robolectric-r1.jar" -public "$cache/parts/$public.txt" -o names.bin
java extract/Later.java >later.txt
