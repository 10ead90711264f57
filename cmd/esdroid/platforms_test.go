package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// The program and all that it imports fits together on every system that is promised:
// types are checked from the sources, since compiling SQLite's translation six times
// takes a quarter of an hour.
func TestPlatforms(t *testing.T) {
	if testing.Short() {
		t.Skip("checks everything six times")
	}
	for _, platform := range []string{"linux/amd64", "linux/arm64", "darwin/amd64", "darwin/arm64", "windows/amd64", "windows/arm64"} {
		t.Run(platform, func(t *testing.T) {
			system, processor, _ := strings.Cut(platform, "/")
			checkTypes(t, system, processor)
		})
	}
}

// checkTypes reads the packages of the program as they are chosen for a system and
// checks them in the order of their imports; of other modules the declarations alone.
func checkTypes(t *testing.T, system, processor string) {
	list := exec.Command("go", "list", "-deps", "-json=ImportPath,Dir,GoFiles,ImportMap,Module", ".")
	list.Env = append(os.Environ(), "GOOS="+system, "GOARCH="+processor, "CGO_ENABLED=0")
	out, err := list.Output()
	if err != nil {
		t.Fatal(err)
	}
	checked := imported{"unsafe": types.Unsafe}
	packages := json.NewDecoder(bytes.NewReader(out))
	for {
		var p struct {
			ImportPath, Dir string
			GoFiles         []string
			ImportMap       map[string]string
			Module          struct{ Main bool }
		}
		if err := packages.Decode(&p); err == io.EOF {
			break
		} else if err != nil {
			t.Fatal(err)
		}
		if checked[p.ImportPath] != nil {
			continue
		}
		fset := token.NewFileSet()
		var files []*ast.File
		for _, name := range p.GoFiles {
			file, err := parser.ParseFile(fset, filepath.Join(p.Dir, name), nil, parser.SkipObjectResolution)
			if err != nil {
				t.Fatal(err)
			}
			files = append(files, file)
		}
		for from, to := range p.ImportMap {
			checked[from] = checked[to]
		}
		c := types.Config{Importer: checked, Sizes: types.SizesFor("gc", processor), IgnoreFuncBodies: !p.Module.Main, Error: func(err error) { t.Error(err) }}
		checked[p.ImportPath], _ = c.Check(p.ImportPath, fset, files, nil)
	}
	if checked["github.com/esdroid/esdroid/cmd/esdroid"] == nil {
		t.Error("the program itself was not among its packages")
	}
}

// imported holds the packages that were checked by their paths.
type imported map[string]*types.Package

func (i imported) Import(path string) (*types.Package, error) {
	if i[path] == nil {
		return nil, fmt.Errorf("%s was not listed before what imports it", path)
	}
	return i[path], nil
}

// Starting costs what the command costs: no package of the program may start an
// engine, or read files of other users, before it is asked to.
func TestStartsOnHostileMachine(t *testing.T) {
	dir := t.TempDir()
	program := dir + "/esdroid"
	if said, err := exec.Command("go", "build", "-o", program, ".").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, said)
	}
	readOnly := dir + "/read-only"
	if err := os.Mkdir(readOnly, 0o555); err != nil {
		t.Fatal(err)
	}
	for _, args := range [][]string{
		{"version"},
		{"graph", "../../testdata/apps/silicompressor/app.apk", "--kind", "components", "--format", "svg"},
	} {
		for _, temp := range []string{readOnly, dir + "/absent", program} {
			c := exec.Command(program, args...)
			c.Env = []string{"TMPDIR=" + temp, "HOME=" + temp, "PATH="}
			said, err := c.CombinedOutput()
			if err != nil || len(said) == 0 {
				t.Errorf("%q with TMPDIR=%s: %v\n%.500s", args, temp, err, said)
			}
		}
	}
}
