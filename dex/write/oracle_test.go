package write_test

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/internal/corpus"
	"github.com/esdroid/esdroid/internal/oracle"
)

// shortSize is the largest dex file that the slow oracles see in short mode.
const shortSize = 60 << 10

// TestDexdumpAccepts has dexdump check checksums, the map and all sections of
// rewritten files.
func TestDexdumpAccepts(t *testing.T) {
	tool := oracle.Tool(t, "dexdump")
	forEachDex(t, func(t *testing.T, name string, data []byte) {
		for what, out := range rewritten(t, name, data) {
			path := filepath.Join(t.TempDir(), name)
			if err := os.WriteFile(path, out, 0o600); err != nil {
				t.Fatal(err)
			}
			if msg, err := exec.Command(tool, "-f", "-o", os.DevNull, path).CombinedOutput(); err != nil || len(strings.TrimSpace(string(msg))) > 0 && strings.Contains(string(msg), "rror") {
				t.Errorf("%s %s: dexdump: %v\n%s", name, what, err, msg)
			}
		}
	})
}

// TestBaksmaliPrintsTheSame compares the text of every class. Some compilers
// state lines for the payloads between instructions; a body has no place for
// them, so lines of code that was laid out are compared by TestRoundTrip only.
func TestBaksmaliPrintsTheSame(t *testing.T) {
	forEachDex(t, func(t *testing.T, name string, data []byte) {
		want := oracle.Baksmali(t, data)
		for what, out := range rewritten(t, name, data) {
			if what == "laid out" && len(data) > 1<<20 {
				continue // half a minute each, and TestRoundTrip compares more
			}
			args := []string{"-r", want, oracle.Baksmali(t, out)}
			if what == "laid out" {
				args = append(args, "-I", `^ *\.line [0-9]*$`)
			}
			if diff, err := exec.Command("diff", args...).CombinedOutput(); err != nil {
				t.Errorf("%s %s: %s", name, what, diff[:min(len(diff), 2000)])
			}
		}
	})
}

func forEachDex(t *testing.T, test func(t *testing.T, name string, data []byte)) {
	for _, path := range corpus.APKs(t) {
		app := filepath.Base(path)
		if app == "app.apk" {
			app = filepath.Base(filepath.Dir(path))
		}
		t.Run(app, func(t *testing.T) {
			names, data := readAPK(t, path)
			for i, name := range names {
				if testing.Short() && (len(data[i]) > shortSize || i > 0) {
					continue
				}
				test(t, name, data[i])
			}
		})
	}
}

// rewritten writes a file back as it is and with all code turned into bodies;
// the latter is left out where it makes no difference.
func rewritten(t *testing.T, name string, data []byte) map[string][]byte {
	f := parse(t, name, data)
	edited := load(t, f)
	editAll(t, edited)
	out := map[string][]byte{"copied": writeOne(t, load(t, f))}
	if laid := writeOne(t, edited); !bytes.Equal(laid, out["copied"]) {
		out["laid out"] = laid
	}
	return out
}
