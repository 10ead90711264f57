#!/usr/bin/env bash
# Builds causes.zip, one dex file for each app of *.java beside it, with the library in lib:
#   bash slice/testdata/causes/build.sh
# Needs javac, zip and the jars that .ci/oracles puts into the cache. The same input gives
# the same bytes.
set -euo pipefail
cd "$(dirname "$0")"
jars=${ESDROID_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/esdroid-oracles}/jars
android=$jars/robolectric/api/android-all-8.0.0_r4-robolectric-r1.jar
all=$(mktemp -d)
trap 'rm -rf "$all"' EXIT
mkdir -p "$all/lib" "$all/dex"
compile() { javac -nowarn -Xlint:none -g --release 8 -cp "$all/lib:$jars/android.jar:$android" "$@" 2> >(grep -v '^Note:\|bootstrap\|^warning\|^[0-9]* warning' >&2); }
find lib -name '*.java' -print0 | xargs -0 bash -c 'javac -nowarn -Xlint:none -g --release 8 -d "$0" "$@"' "$all/lib" 2> >(grep -v 'bootstrap\|^[0-9]* warning' >&2)
for file in *.java; do
	name=${file%.java}
	mkdir -p "$all/$name"
	cp "$file" "$all/P.java"
	compile -d "$all/$name" "$all/P.java"
	if [[ $name == lib* ]]; then cp -r "$all/lib/." "$all/$name/"; fi
	java -cp "$jars/dx.jar" com.android.dx.command.Main --dex --output="$all/dex/$name.dex" "$all/$name"
done
cd "$all/dex"
TZ=UTC touch -d @1230768000 ./*
find . -name '*.dex' | LC_ALL=C sort | TZ=UTC zip -q -X -9 causes.zip -@
cd - >/dev/null
mv "$all/dex/causes.zip" causes.zip
