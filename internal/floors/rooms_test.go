package floors

import (
	"bufio"
	"bytes"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/internal/corpus"
)

// roomy is how many files a package has at most: a reader finds the one that is looked for
// by its name as long as the names fit on a screen.
const roomy = 25

// large are the packages that have more files, how many at most, and why they are not cut.
// Each is one notion whose parts know each other's insides: a cut would export between
// thirty and two hundred names that nobody else may use.
var large = map[string]struct {
	most int
	why  string
}{
	"internal/vm":          {50, "the machine: threads, frames, heap and operations are one state in the loop's reach, and what lies farthest from it, the leaves, would need forty exported names; the platform's natives, the world and what is run are rooms of their own"},
	"pdg":                  {41, "the graph asks itself: origins need call targets, targets need origins, and both need what containers hold; the index below and the exports above would each need some forty exported names"},
	"jimple":               {27, "lifting and printing share a body's tables, which are private so that bodies cannot be changed"},
	"slice/dynamic/replay": {35, "one evaluator over one replayed state: every file is a kind of instruction or call that reads and writes it"},
}

// generated tells files that a program wrote.
var generated = regexp.MustCompile(`(?m)^// Code generated .* DO NOT EDIT\.$`)

func TestRoomSizes(t *testing.T) {
	root := corpus.Root()
	files := make(map[string]int)
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() && (d.Name() == "testdata" || strings.HasPrefix(d.Name(), ".") && path != root) {
			return fs.SkipDir
		}
		if d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return nil
		}
		written, err := byHand(path)
		if err != nil {
			return err
		}
		if written {
			rel, err := filepath.Rel(root, filepath.Dir(path))
			if err != nil {
				return err
			}
			files[filepath.ToSlash(rel)]++
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if len(files) < 100 {
		t.Errorf("only %d packages looked at: the walk missed the tree", len(files))
	}
	for room, n := range files {
		most := roomy
		if l, ok := large[room]; ok {
			most = l.most
		}
		if n > most {
			t.Errorf("%s has %d files, %d at most: move what belongs together to a room of its own", room, n, most)
		}
	}
	for room, l := range large {
		if files[room] <= roomy {
			t.Errorf("%s has %d files: it needs no exception any more (%s)", room, files[room], l.why)
		}
	}
}

// TestNoBackups: what editors, patches and merges leave beside a file is no part of the tree.
func TestNoBackups(t *testing.T) {
	root := corpus.Root()
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() && strings.HasPrefix(d.Name(), ".") && path != root {
			return fs.SkipDir
		}
		if backup.MatchString(d.Name()) {
			t.Errorf("%s is left over", path)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}

// backup tells the names of such files.
var backup = regexp.MustCompile(`(~|\.(orig|rej|bak|swp|BACKUP|LOCAL|REMOTE|BASE)(\.\w+)?)$`)

// byHand reports whether people wrote a file: it does not say before its package clause
// that it was generated.
func byHand(path string) (bool, error) {
	f, err := os.Open(path)
	if err != nil {
		return false, err
	}
	defer f.Close()
	var head bytes.Buffer
	for lines := bufio.NewScanner(f); lines.Scan() && !strings.HasPrefix(lines.Text(), "package "); {
		head.WriteString(lines.Text() + "\n")
	}
	return !generated.Match(head.Bytes()), nil
}
