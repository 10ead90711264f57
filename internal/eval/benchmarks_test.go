package eval

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/internal/corpus"
	"github.com/esdroid/esdroid/internal/oracle"
)

// The command that runs docs/benchmarks.md again finds what the page names: the tables
// that are written, the programs of others, and packages that are there.
func TestBenchmarks(t *testing.T) {
	root := corpus.Root()
	if _, err := exec.LookPath("python3"); err != nil {
		oracle.Missing(t, "python3, which .ci/benchmarks is written for")
	}
	out, err := exec.Command("python3", filepath.Join(root, ".ci", "benchmarks"), "--list").CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	commands := strings.Split(strings.TrimSpace(string(out)), "\n")
	for _, want := range []string{"go test ./dd/minimize -run Table -update", ".ci/compare-reducers 77", "go test -run '^$' -bench Ahead -benchtime 1x -v  (in internal/vm/bench)"} {
		if !slices.Contains(commands, want) {
			t.Errorf("%q is not run again; there are\n%s", want, out)
		}
	}
	for _, dir := range regexp.MustCompile(`\./\S+`).FindAllString(string(out), -1) {
		if _, err := os.Stat(filepath.Join(root, dir)); err != nil {
			t.Errorf("the page names %s: %v", dir, err)
		}
	}
}
