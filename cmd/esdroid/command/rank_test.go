package command

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/cmd/esdroid/command/cli"
	"github.com/esdroid/esdroid/internal/corpus"
)

// TestRankOfOthers: a spectrum of GZoltar is ranked, restricted by a slice, and exported.
func TestRankOfOthers(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{
		"spectra.csv": "name\ncom.x$A#m():1\ncom.x$A#m():2\ncom.x$A#m():3\n",
		"tests.csv":   "name,outcome,runtime,stacktrace\na.T#x,FAIL,,\na.T#y,PASS,,\n",
		"matrix.txt":  "1 1 0 -\n1 0 1 +\n",
		"slice.json":  `{"version":1,"elements":[{"ref":"Lcom/x/A;->m()V@0000","line":1,"thin":true,"distance":2}]}`,
	} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	slice, d4j := filepath.Join(dir, "slice.json"), filepath.Join(dir, "d4j")
	for _, c := range []struct {
		args string
		code int
		want string
	}{
		{"rank --spectrum " + dir + " --faulty com.x.A:2", cli.ExitDone, "rank 1 of 3"},
		{"rank --spectrum " + dir + " --slice " + slice + " --faulty com.x.A:1", cli.ExitDone, "rank 1 of 3"},
		{"rank --spectrum " + dir + " --formula dstar --format flacoco-csv", cli.ExitDone, "com/x/A@-@2,2.0"},
		{"rank --spectrum " + dir + " --json", cli.ExitDone, `"schema": "esdroid-ranking"`},
		{"export defects4j --spectrum " + dir + " --output " + d4j, cli.ExitDone, "1 failing and 1 passing"},
		{"rank --spectrum " + d4j + " --faulty com.x.A:2", cli.ExitDone, "rank 1 of 3"},
		{"rank --spectrum " + dir + " --faulty com.x.A:9", cli.ExitNegative, "not among"},
		{"rank --spectrum " + dir + " --by slice", cli.ExitUsage, "needs a slice"},
		{"rank --spectrum " + dir + " --formula none", cli.ExitUsage, "no formula"},
		{"rank --run " + dir, cli.ExitUsage, "needs the app"},
		{"rank", cli.ExitUsage, "give one of"},
		{"rank --spectrum " + filepath.Join(dir, "none"), cli.ExitBadInput, "spectra.csv"},
	} {
		var out, bad bytes.Buffer
		if code := Run(strings.Fields(c.args), strings.NewReader(""), &out, &bad); code != c.code || !strings.Contains(out.String()+bad.String(), c.want) {
			t.Errorf("%s: exit code %d, want %d with %q:\n%s%s", c.args, code, c.code, c.want, out.String(), bad.String())
		}
	}
}

// TestRankOfRecordings: what JaCoCo's agent recorded is read with the class files.
func TestRankOfRecordings(t *testing.T) {
	data := filepath.Join(corpus.Root(), "internal", "coverage", "jacoco", "testdata")
	failing, classes := filepath.Join(data, "shapes.exec"), filepath.Join(data, "shapes.jar")
	cut := filepath.Join(t.TempDir(), "cut.exec")
	whole, err := os.ReadFile(failing)
	if err == nil {
		err = os.WriteFile(cut, whole[:40], 0o644)
	}
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		args string
		code int
		want string
	}{
		{"--failing " + failing + " --classes " + classes + " --faulty Shapes:120", cli.ExitDone, "score 0.0000"}, // what fails does not get to its end
		{"--failing " + failing + " --classes " + classes + " --faulty Shapes:139", cli.ExitDone, "score 1.0000"},
		{"--failing " + failing + " --passing " + failing + " --classes " + classes + " --faulty Shapes:139", cli.ExitDone, "score 0.7071"},
		{"--failing " + failing, cli.ExitBadInput, "give --classes"},
		{"--failing " + cut + " --classes " + classes, cli.ExitBadInput, "cut.exec: offset"},
		{"--failing " + failing + " --classes " + failing, cli.ExitBadInput, "no class file"},
	} {
		var out bytes.Buffer
		if code := Run(strings.Fields("rank "+c.args), strings.NewReader(""), &out, &out); code != c.code || !strings.Contains(out.String(), c.want) {
			t.Errorf("rank %s: exit code %d, want %d with %q:\n%s", c.args, code, c.code, c.want, out.String())
		}
	}
}
