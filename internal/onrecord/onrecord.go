// Lines as they were recorded, and the flag that records them anew.

package onrecord

import (
	"flag"
	"os"
	"slices"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "write what is found into testdata")

// Lines fails the test where the lines are not those of the file, and names those that are
// new and those that are gone. With -update it writes the file.
func Lines(t testing.TB, file string, lines []string) {
	t.Helper()
	if *update {
		if err := os.WriteFile(file, []byte(strings.Join(lines, "\n")+"\n"), 0o666); err != nil {
			t.Fatal(err)
		}
		return
	}
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	recorded := strings.Split(strings.TrimSuffix(string(text), "\n"), "\n")
	if slices.Equal(lines, recorded) {
		return
	}
	t.Errorf("not what %s has; where the change is meant: go test -run '^%s$' -update, and read the difference", file, t.Name())
	differ := func(what string, of, from []string) {
		known := map[string]bool{}
		for _, l := range from {
			known[l] = true
		}
		for _, l := range of {
			if !known[l] {
				t.Logf("%s %s", what, l)
			}
		}
	}
	differ("recorded", recorded, lines)
	differ("found   ", lines, recorded)
}
