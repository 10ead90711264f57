package command

import (
	"bytes"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// What is claimed holds for some samples, and a claim that does not hold fails.
func TestEvalCheck(t *testing.T) {
	dir := filepath.Join("..", "..", "..", "testdata", "apps")
	for _, tt := range []struct {
		code  int
		said  string
		flags []string
	}{
		{0, "", []string{"--app", "tally", "--app", "config"}},
		{1, "faulty lines that are confirmed: 0 of 1, claimed are", []string{"--app", "tally", "--confirm", "-1"}},
	} {
		var out, errs bytes.Buffer
		code := Run(append([]string{"eval", "--check", "--dir", dir}, tt.flags...), strings.NewReader(""), &out, &errs)
		if code != tt.code || !strings.Contains(errs.String(), tt.said) || !strings.Contains(out.String(), "tally") {
			t.Errorf("%q: exit code %d, %s\n%s", tt.flags, code, errs.String(), out.String())
		}
	}
}

// Apps that nobody can score are left out, and the others go on.
func TestChosen(t *testing.T) {
	dir := filepath.Join("..", "..", "..", "testdata", "apps")
	all := []string{filepath.Join(dir, "tally")}
	var said strings.Builder
	dirs, err := chosen(&said, dir, all, []string{"hostile", "tally"})
	if err != nil || !slices.Equal(dirs, all) || !strings.Contains(said.String(), "hostile is left out") {
		t.Errorf("got %v, %v, said %q", dirs, err, said.String())
	}
	for _, names := range [][]string{{"hostile"}, {"tally", "nowhere"}} {
		if _, err := chosen(&said, dir, all, names); err == nil {
			t.Errorf("%v: no error", names)
		}
	}
}
