package command

import (
	"bytes"
	"encoding/json"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/cmd/esdroid/command/cli"
	"github.com/esdroid/esdroid/cmd/esdroid/command/sequences"
)

// runPolicy runs a command line and returns its exit code and outputs.
func runPolicy(args ...string) (code int, stdout, stderr string) {
	var out, errs bytes.Buffer
	code = Run(append([]string{"policy"}, args...), strings.NewReader(""), &out, &errs)
	return code, out.String(), errs.String()
}

func TestPolicy(t *testing.T) {
	dir := t.TempDir()
	code, out, errs := runPolicy("--candidates", "3", "--uniform", "--compare", "--folder", dir)
	if code != cli.ExitDone {
		t.Fatalf("exit %d: %s", code, errs)
	}
	for _, want := range []string{"3379", "2.987358", "2.313219", "2.183729", "2.059841", "[5 5 5]"} {
		if !strings.Contains(out, want) {
			t.Errorf("no %q in\n%s", want, out)
		}
	}
	if files, _ := filepath.Glob(filepath.Join(dir, "*.policy")); len(files) != 1 {
		t.Errorf("kept: %v", files)
	}

	journal := filepath.Join(dir, "journal.jsonl")
	lines := "{\"journal\":1}\n" + strings.Repeat("{\"trial\":\"0-3\",\"verdict\":\"reproduced\"}\n{\"trial\":\"1\",\"verdict\":\"passed\"}\n", 20)
	if err := os.WriteFile(journal, []byte(lines), 0o644); err != nil {
		t.Fatal(err)
	}
	prior := filepath.Join(dir, "prior.json")
	code, out, errs = runPolicy("--candidates", "2", "--learn", journal, "--save-prior", prior, "--folder", dir, "--json")
	if code != cli.ExitDone {
		t.Fatalf("exit %d: %s", code, errs)
	}
	var report sequences.PolicyReport
	if err := json.Unmarshal([]byte(out), &report); err != nil || report.Learned != 2 || len(report.Steps) != 2 {
		t.Fatalf("%v, %+v", err, report)
	}
	code, again, errs := runPolicy("--candidates", "2", "--prior", prior, "--folder", dir, "--json")
	var second sequences.PolicyReport
	if err := json.Unmarshal([]byte(again), &second); code != cli.ExitDone || err != nil ||
		math.Abs(second.Steps[1].Steps["optimal"]-report.Steps[1].Steps["optimal"]) > 1e-12 {
		t.Errorf("exit %d, %s: %v\n%s", code, errs, err, again)
	}

	for _, c := range []struct {
		args []string
		code int
	}{
		{[]string{"--runs", "0"}, cli.ExitUsage},
		{[]string{"--candidates", "7", "--folder", dir}, cli.ExitUsage},
		{[]string{"--learn", filepath.Join(dir, "missing")}, cli.ExitBadInput},
		{[]string{"--uniform", "--prior", prior}, cli.ExitUsage},
		{[]string{"more"}, cli.ExitUsage},
	} {
		if code, _, errs := runPolicy(c.args...); code != c.code || errs == "" || strings.Contains(errs, "goroutine") {
			t.Errorf("%v: exit %d, want %d: %s", c.args, code, c.code, errs)
		}
	}
}
