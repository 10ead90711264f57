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

// TestRunFormats: the report that is asked for is printed, or written.
func TestRunFormats(t *testing.T) {
	apps := filepath.Join(corpus.Root(), "testdata", "apps", "tally")
	dir := t.TempDir()
	run := func(args ...string) (int, string) {
		var out, errs bytes.Buffer
		code := Run(append([]string{"run", filepath.Join(apps, "app.apk"), "--events", filepath.Join(apps, "events.jsonl"), "--out", filepath.Join(dir, "run"), "--confirm", "2"}, args...), nil, &out, &errs)
		return code, out.String() + errs.String()
	}
	for _, tt := range []struct{ format, begins string }{
		{"text", "\njava.lang.ArithmeticException"}, {"json", "{\n"}, {"html", "<!DOCTYPE html>"}, {"markdown", "## java.lang.ArithmeticException"}, {"sarif", "{\n"}, {"svg", "<?xml"},
	} {
		file := filepath.Join(dir, tt.format)
		code, said := run("--format", tt.format, "--output", file)
		data, err := os.ReadFile(file)
		if code != cli.ExitDone || err != nil || !strings.HasPrefix("\n"+strings.TrimLeft(string(data), "\n"), "\n"+strings.TrimLeft(tt.begins, "\n")) {
			t.Errorf("%s: exit code %d, %v\n%s\n%.200s", tt.format, code, err, said, data)
		}
	}
	for want, args := range map[string][]string{
		"unknown format":    {"--format", "pdf"},
		"different formats": {"--json", "--format", "html"},
		"needs the phase":   {"--format", "html", "--until", "slice"},
	} {
		if code, said := run(args...); code != cli.ExitUsage || !strings.Contains(said, want) {
			t.Errorf("%v: exit code %d: %s", args, code, said)
		}
	}
}
