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
api=$jars/robolectric/api/android-all-8.0.0_r4-robolectric-r1.jar
jdk=$(dirname "$(dirname "$(readlink -f "$(command -v javac)")")")

# shrink DIR JARS [OPTION...] leaves in DIR/classes what the app reaches of itself and of jars.
shrink() {
	java -cp "$jars/proguard/*" proguard.ProGuard -dontobfuscate -dontoptimize -dontwarn -dontnote -ignorewarnings \
		-injars "$2" -libraryjars "$api:$jdk/jmods/java.base.jmod(!**.jar;!module-info.class)" -outjars "$1/shrunk" \
		-keep 'class org.esdroid.samples.** { *; }' -keep 'class org.esdroid.carried.** { *; }' \
		-keepattributes 'SourceFile,LineNumberTable,LocalVariableTable,Signature,InnerClasses,EnclosingMethod' "${@:3}" >/dev/null
	rm -r "$1/classes"
	mv "$1/shrunk" "$1/classes"
}

# kotlin DIR SOURCES compiles Kotlin beside the Java classes, with what is reached of the
# standard library. dx knows no invokedynamic.
kotlin() {
	mkdir "$1/kotlin"
	# shellcheck disable=SC2086 # no blanks in our file names
	java -cp "$jars/kotlin/*" org.jetbrains.kotlin.cli.jvm.K2JVMCompiler -nowarn -no-reflect -no-stdlib -jvm-target 1.8 \
		-Xlambdas=class -Xsam-conversions=class -Xstring-concat=inline -Xjvm-default=disable \
		-cp "$api:$1/classes:$(echo "$jars"/kotlin/kotlin-stdlib-*.jar)" -d "$1/kotlin" $2
	shrink "$1" "$1/kotlin:$1/classes:$(echo "$jars"/kotlin/kotlin-stdlib-*.jar)(!META-INF/**,!**.kotlin_builtins,!**.kotlin_metadata)"
}

# libraries DIR FILE unpacks the libraries of Maven Central that FILE names: classes into
# DIR/libraries/classes, resources and rules of shrinking into a folder each.
libraries() {
	local group artifact version kind lib
	mkdir -p "$1/libraries/classes" "$jars/libraries"
	while IFS=: read -r group artifact version kind; do
		lib=$jars/libraries/$artifact-$version.$kind
		[ -f "$lib" ] || mvn -q -B dependency:copy -Dartifact="$group:$artifact:$version:$kind" -DoutputDirectory="$jars/libraries" >/dev/null
		if [ "$kind" = aar ]; then
			unzip -qo "$lib" -d "$1/libraries/$artifact"
			lib=$1/libraries/$artifact/classes.jar
		fi
		unzip -qo "$lib" '*.class' -d "$1/libraries/classes"
	done <"$2"
}

(cd ../.. && go build -o "$all/esdroid" ./cmd/esdroid)

for name in "$@"; do
	out=$all/$(basename "$name")
	mkdir -p "$out/gen" "$out/classes"
	assets=()
	[ ! -d "$name/assets" ] || assets=(-A "$name/assets")
	shared=()
	if grep -q '<library ' "$name/AndroidManifest.xml"; then
		shared=(--shared-lib) # resources for other apps, whose ids get their first byte when they are loaded
	fi
	carried=()
	path=$api
	if [ -f "$name/libraries.txt" ]; then
		libraries "$out" "$name/libraries.txt"
		path=$api:$out/libraries/classes
		packages=
		for res in "$out"/libraries/*/res; do
			[ -n "$(ls "$res")" ] || continue
			carried+=(-S "$res")
			packages+=:$(sed -n 's/.*package="\([^"]*\)".*/\1/p' "$(dirname "$res")/AndroidManifest.xml")
		done
		# One language and one density: what a store delivers to a phone.
		carried+=(-m -G "$out/views.txt" --auto-add-overlay --extra-packages "${packages#:}" -c en --preferred-density xhdpi)
	fi
	aapt package -f -M "$name/AndroidManifest.xml" -S "$name/res" "${carried[@]}" "${assets[@]}" "${shared[@]}" -I "$framework" -J "$out/gen" -F "$out/unsigned.apk"
	# shellcheck disable=SC2046 # no blanks in our file names
	javac -nowarn -Xlint:-options -g --release 8 -cp "$path" -d "$out/classes" $(find "$name/src" "$out/gen" -name '*.java' | LC_ALL=C sort)
	sources=$(find "$name/src" -name '*.kt' | LC_ALL=C sort)
	since=()
	if grep -qr LambdaMetafactory "$out/classes"; then
		java --add-exports java.base/jdk.internal.org.objectweb.asm=ALL-UNNAMED Lambdas.java "$out/classes"
		since=(--min-sdk-version=26) # they may be of interfaces with bodies
	fi
	if [ -n "$sources" ]; then
		kotlin "$out" "$sources"
		since=(--min-sdk-version=26) # interfaces with bodies
	fi
	if [ -f "$name/libraries.txt" ]; then
		rules=()
		for rule in "$out"/libraries/*/proguard.txt; do
			rules+=(-include "$rule")
		done
		shrink "$out" "$out/classes:$out/libraries/classes" "${rules[@]}" -include "$out/views.txt" \
			-keep 'class androidx.appcompat.app.AppCompatViewInflater { <init>(...); }'
		since=(--min-sdk-version=26)
	fi
	java -cp "$jars/dx.jar" com.android.dx.command.Main --dex "${since[@]}" --output="$out/classes.dex" "$out/classes"
	touch -d @1230768000 "$out/classes.dex"
	(cd "$out" && aapt add unsigned.apk classes.dex >/dev/null)
	"$all/esdroid" apk sign "$out/unsigned.apk" --key key.pem --output "$name/app.apk" >/dev/null
	sha256sum "$name/app.apk"
done
