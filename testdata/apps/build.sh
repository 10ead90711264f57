#!/usr/bin/env bash
# Builds testdata/apps/NAME/app.apk from src/, res/ and AndroidManifest.xml:
#   bash testdata/apps/build.sh silicompressor [NAME...]
# Needs Go, javac, aapt, Debian's android-framework-res and the jars that
# .ci/oracles puts into the cache. The same input gives the same bytes.
set -euo pipefail
cd "$(dirname "$0")"
[ $# -gt 0 ] || { echo "usage: build.sh NAME..." >&2; exit 2; }
jars=${ESDROID_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/esdroid-oracles}/jars
framework=/usr/share/android-framework-res/framework-res.apk
export TZ=UTC SOURCE_DATE_EPOCH=1230768000
all=$(mktemp -d)
trap 'rm -rf "$all"' EXIT
(cd ../.. && go build -o "$all/esdroid" ./cmd/esdroid)

for name in "$@"; do
	out=$all/$name
	mkdir -p "$out/gen" "$out/classes"
	assets=()
	[ ! -d "$name/assets" ] || assets=(-A "$name/assets")
	aapt package -f -M "$name/AndroidManifest.xml" -S "$name/res" "${assets[@]}" -I "$framework" -J "$out/gen" -F "$out/unsigned.apk"
	# shellcheck disable=SC2046 # no blanks in our file names
	javac -nowarn -Xlint:-options -g --release 8 -cp "$jars/robolectric/api/android-all-8.0.0_r4-robolectric-r1.jar" -d "$out/classes" $(find "$name/src" "$out/gen" -name '*.java' | LC_ALL=C sort)
	java -cp "$jars/dx.jar" com.android.dx.command.Main --dex --output="$out/classes.dex" "$out/classes"
	touch -d @1230768000 "$out/classes.dex"
	(cd "$out" && aapt add unsigned.apk classes.dex >/dev/null)
	"$all/esdroid" apk sign "$out/unsigned.apk" --key key.pem --output "$name/app.apk" >/dev/null
	sha256sum "$name/app.apk"
done
