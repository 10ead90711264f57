package command

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/cmd/esdroid/command/cli"
	"github.com/esdroid/esdroid/internal/corpus"
	"github.com/esdroid/esdroid/internal/oracle"
)

// TestInstrument has the platform's tools look at instrumented packages, and
// demands the same bytes for the same input.
func TestInstrument(t *testing.T) {
	apksigner, zipalign, aapt := oracle.Tool(t, "apksigner"), oracle.Tool(t, "zipalign"), oracle.Tool(t, "aapt")
	t.Setenv("XDG_CONFIG_HOME", t.TempDir()) // a debug key of its own
	apps := corpus.Crashes
	if testing.Short() {
		apps = apps[:2]
	}
	for _, name := range apps {
		t.Run(name, func(t *testing.T) {
			app := filepath.Join(corpus.Crash(t, name), "app.apk")
			dir := t.TempDir()
			var first [2][]byte
			for i, out := range []string{"a.apk", "b.apk"} {
				out = filepath.Join(dir, out)
				if code, _, stderr := esdroid(t, "instrument", app, "-o", out); code != cli.ExitDone {
					t.Fatalf("exit code %d: %s", code, stderr)
				}
				first[i], _ = os.ReadFile(out)
				if probes, err := os.ReadFile(strings.TrimSuffix(out, ".apk") + ".probes"); err != nil || len(probes) == 0 {
					t.Fatal(err)
				}
			}
			if !bytes.Equal(first[0], first[1]) {
				t.Error("two runs wrote different packages")
			}
			out := filepath.Join(dir, "a.apk")
			for _, args := range [][]string{{apksigner, "verify", out}, {zipalign, "-c", "4", out}, {aapt, "dump", "badging", out}} {
				msg, err := exec.Command(args[0], args[1:]...).CombinedOutput()
				if err != nil {
					t.Errorf("%s: %v\n%s", filepath.Base(args[0]), err, msg)
				}
				if args[0] == aapt && !strings.Contains(string(msg), "application-debuggable") {
					t.Error("the package is not debuggable")
				}
			}
			if code, _, stderr := esdroid(t, "instrument", out, "-o", filepath.Join(dir, "c.apk")); code != cli.ExitBadInput || !strings.Contains(stderr, "instrumented already") {
				t.Errorf("instrumented twice: exit code %d, %s", code, stderr)
			}
			if code, _, stderr := esdroid(t, "trace", "decode", out, "--app", app, "--map", filepath.Join(dir, "a.probes")); code != cli.ExitBadInput || !strings.Contains(stderr, "not a recording") {
				t.Errorf("decoding a package: exit code %d, %s", code, stderr)
			}
		})
	}
}

// A bare dex file stays one, and runs as before but for what it records.
func TestInstrumentDex(t *testing.T) {
	dir := t.TempDir()
	original := filepath.Join(corpus.Root(), "testdata", "vm", "Primes.dex")
	traced := filepath.Join(dir, "traced.dex")
	if code, out, stderr := esdroid(t, "instrument", original, "-o", traced); code != cli.ExitDone || !strings.Contains(out, "probe map") || !strings.Contains(stderr, "com.esdroid.trace") {
		t.Fatalf("exit code %d: %s%s", code, out, stderr)
	}
	code, want, stderr := esdroid(t, "vm", "run", original, "Primes", "30")
	if code != cli.ExitDone {
		t.Fatal(code, stderr)
	}
	if code, got, stderr := esdroid(t, "vm", "run", traced, "Primes", "30", "--property", "com.esdroid.trace=/out/run.rec", "--mount", dir+":/out"); code != cli.ExitDone || got != want {
		t.Errorf("exit code %d, printed %q, want %q; %s", code, got, want, stderr)
	}
	if code, _, stderr := esdroid(t, "inspect", "verify", traced); code != cli.ExitDone {
		t.Errorf("exit code %d: %s", code, stderr)
	}
}
