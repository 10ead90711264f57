// That the tests which .ci/race names for the race detector exist.

package floors

import (
	"bufio"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/internal/corpus"
)

var testName = regexp.MustCompile(`(?m)^func (Test\w+)\(`)

func TestRaceNamesExist(t *testing.T) {
	f, err := os.Open(filepath.Join(corpus.Root(), ".ci", "race"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	for lines := bufio.NewScanner(f); lines.Scan(); {
		pkg, patterns, _ := strings.Cut(lines.Text(), " ")
		files, err := filepath.Glob(filepath.Join(corpus.Root(), pkg, "*_test.go"))
		if err != nil || len(files) == 0 {
			t.Errorf("%s has no tests (%v)", pkg, err)
			continue
		}
		var names []string
		for _, file := range files {
			source, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			for _, m := range testName.FindAllSubmatch(source, -1) {
				names = append(names, string(m[1]))
			}
		}
		for _, p := range strings.FieldsFunc(patterns, func(r rune) bool { return r == '|' }) {
			whole := regexp.MustCompile("^(" + p + ")$")
			if !slices.ContainsFunc(names, whole.MatchString) {
				t.Errorf("%s has no test %s", pkg, p)
			}
		}
	}
}
