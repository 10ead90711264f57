#!/usr/bin/env bash
# Builds apps below this folder as testdata/apps/build.sh does, lets them crash on the
# embedded device and keeps the trace and the report of the shortest run to the crash:
#   bash internal/fault/testdata/runs/record.sh NAME...
set -euo pipefail
cd "$(dirname "$0")"
[ $# -gt 0 ] || { echo "usage: record.sh NAME..." >&2; exit 2; }
bash ../../../../testdata/apps/build.sh "${@/#/../../internal/fault/testdata/runs/}"
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
(cd ../../../.. && go build -o "$out/esdroid" ./cmd/esdroid)
for name in "$@"; do
	# Without its slice a run ends with exit code 4, and yet has been recorded.
	"$out/esdroid" run "$name/app.apk" --seed 1 --out "$out/run.$name" >/dev/null || [ -s "$out/run.$name/run.trace" ]
	cp "$out/run.$name/run.trace" "$out/run.$name/crash.txt" "$name/"
done
