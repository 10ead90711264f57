package command

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

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
