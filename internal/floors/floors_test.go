package floors

import (
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/internal/corpus"
)

const module = "github.com/esdroid/esdroid/"

// floors is the height of packages; a package belongs to the longest prefix.
// What is not named supports all and imports none of the others.
var floors = map[string]int{
	"dex": 1, "dd/event": 1,
	"dex/apk": 2, "jimple": 2, "dd": 2,
	"pdg/android": 3, "jimple/llvm": 3, "jimple/inspect": 3, "instrument/trace": 3, "internal/vm": 3, "internal/framework": 3, "internal/framework/conformance": 6,
	"pdg": 4, "instrument": 4, "slice/crash": 4, "internal/intervene": 4,
	"internal/corpus/faulty": 1, "internal/corpus/crafted": 1, "internal/corpus/program": 2, "internal/corpus/planted": 1, "internal/corpus/sketch": 4, // for tests only
	"slice":           5,
	"internal/device": 6, "internal/intervene/outside": 6, "internal/report": 6, "internal/fault": 6, "internal/logged": 6, "internal/coverage": 6,
	"internal/pipeline": 7, "internal/eval": 7,
	"cmd": 8,
}

func floor(pkg string) int {
	for p := pkg; p != "."; p = filepath.ToSlash(filepath.Dir(p)) {
		if f, ok := floors[p]; ok {
			return f
		}
	}
	return 0
}

func TestImportsGoDown(t *testing.T) {
	root := corpus.Root()
	checked := 0
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
		rel, err := filepath.Rel(root, filepath.Dir(path))
		if err != nil {
			return err
		}
		own := filepath.ToSlash(rel)
		if own == "internal/corpus" || own == "internal/oracle" {
			return nil // for tests only
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.ImportsOnly)
		if err != nil {
			return err
		}
		for _, spec := range file.Imports {
			name, err := strconv.Unquote(spec.Path.Value)
			if err != nil {
				return err
			}
			imported, ours := strings.CutPrefix(name, module)
			if !ours {
				continue
			}
			checked++
			if floor(imported) > floor(own) {
				t.Errorf("%s imports %s, which lies above it", filepath.ToSlash(filepath.Join(rel, d.Name())), imported)
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if checked < 100 {
		t.Errorf("only %d imports looked at: the walk missed the tree", checked)
	}
}
