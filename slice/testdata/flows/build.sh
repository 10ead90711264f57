#!/usr/bin/env bash
# Builds flows.zip, one dex file for each program of *.java beside it:
#   bash slice/testdata/flows/build.sh
# Needs javac, zip and the jars that .ci/oracles puts into the cache. The same
# input gives the same bytes. doc.txt tells what the macros in the programs mean.
set -euo pipefail
cd "$(dirname "$0")"
jars=${ESDROID_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/esdroid-oracles}/jars
all=$(mktemp -d)
trap 'rm -rf "$all"' EXIT
mkdir -p "$all/src" "$all/classes" "$all/driver" "$all/dex"
source='((android.telephony.TelephonyManager) \1getSystemService("phone")).getDeviceId()'
for file in *.java; do
	awk -v category="${file%.java}" -v out="$all/src" '
		/^\/\/ == / { name = category "_" $3; dir = out "/" name; system("mkdir -p " dir); to = dir "/P.java"
			print "package t." name "; import android.app.*; import android.content.*; import android.os.*; import android.view.*; import android.widget.*; import java.util.*; import java.util.concurrent.*; import java.util.concurrent.atomic.AtomicReference;" > to; next }
		{ gsub(/PKG/, "t." name); print > to }' "$file"
done
find "$all/src" -name P.java -print0 | xargs -0 sed -i -E \
	-e 's/\b(LEAK|SAFE)I\((.*)\);/\2;/' -e 's/\b(LEAK|SAFE)\(/android.util.Log.i("t", /' \
	-e "s/\\bSRC\\(([A-Za-z.]+)\\)/((android.telephony.TelephonyManager) \\1.getSystemService(\"phone\")).getDeviceId()/g" \
	-e "s#(^|[^/])\\bSRC\\b#\\1${source/\\1/}#g"
mkdir -p "$all/stubs/org/json"
cat >"$all/stubs/org/json/JSONObject.java" <<'J'
package org.json;
public class JSONObject {
	public JSONObject() { }
	public JSONObject(String text) throws Exception { }
	public JSONObject put(String name, Object value) throws Exception { return this; }
	public String getString(String name) throws Exception { return null; }
}
J
find "$all/src" -name P.java | LC_ALL=C sort >"$all/files"
javac -nowarn -Xlint:none -g --release 8 -cp "$jars/android.jar" -sourcepath "$all/stubs" -implicit:none -d "$all/classes" @"$all/files" 2> >(grep -v '^Note:\|bootstrap\|^warning\|^[0-9]* warning' >&2)
cat >"$all/driver/Each.java" <<'J'
public class Each {
	public static void main(String[] args) throws Exception {
		for (int i = 0; i < args.length; i += 2) com.android.dx.command.dexer.Main.main(new String[] { "--output=" + args[i + 1], args[i] });
	}
}
J
javac -nowarn -cp "$jars/dx.jar" -d "$all/driver" "$all/driver/Each.java"
arguments=()
for dir in "$all"/classes/t/*; do
	mkdir -p "$all/in/$(basename "$dir")/t"
	mv "$dir" "$all/in/$(basename "$dir")/t/"
	arguments+=("$all/in/$(basename "$dir")" "$all/dex/$(basename "$dir").dex")
done
java -cp "$jars/dx.jar:$all/driver" Each "${arguments[@]}"
cd "$all/dex"
TZ=UTC touch -d @1230768000 ./*
rm -f flows.zip
find . -name '*.dex' | LC_ALL=C sort | TZ=UTC zip -q -X -9 flows.zip -@
cd - >/dev/null
mv "$all/dex/flows.zip" flows.zip
