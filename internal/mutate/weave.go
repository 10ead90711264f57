// Weaving: many mutants in one build, each behind its switch.

package main

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"go/parser"
	"go/token"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// The environment of a woven program: the number of the mutant that it is, and the file
// to which it adds the numbers of those that are reached.
const (
	envMutant  = "ESDROID_MUTANT"
	envReached = "ESDROID_MUTANTS_REACHED"
)

// switches is the file that a woven package gets besides its own.
const switches = `package %s

import (
	"fmt"
	"os"
	"strconv"
	"sync/atomic"
)

var (
	mutantOn, _   = strconv.Atoi(os.Getenv("` + envMutant + `"))
	mutantReached = os.Getenv("` + envReached + `")
	mutantSeen    [%d]atomic.Bool
)

func mutantIs(id int) bool {
	if mutantReached != "" && mutantSeen[id].CompareAndSwap(false, true) {
		mutantTell(id)
	}
	return id == mutantOn
}

func mutantTell(id int) {
	if f, err := os.OpenFile(mutantReached, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o600); err == nil {
		fmt.Fprintln(f, id)
		f.Close()
	}
}

func mutantPick[T any](id int, is, was T) T {
	if mutantIs(id) {
		return is
	}
	return was
}
`

// apart splits mutants into at most n that do not overlap, and the others.
func apart(all []mutant, n int) (batch, rest []mutant) {
	for _, m := range all {
		overlaps := func(o mutant) bool { return o.file == m.file && o.start < m.end && m.start < o.end }
		if len(batch) < n && !slices.ContainsFunc(batch, overlaps) {
			batch = append(batch, m)
		} else {
			rest = append(rest, m)
		}
	}
	return batch, rest
}

// woven returns a file with mutants in it, which lie apart; their numbers are those in
// the list, from 1.
func woven(file string, src []byte, all []mutant) []byte {
	var order []int
	for i, m := range all {
		if m.file == file {
			order = append(order, i)
		}
	}
	slices.SortFunc(order, func(a, b int) int { return cmp.Compare(all[a].start, all[b].start) })
	var out bytes.Buffer
	at := 0
	for _, i := range order {
		m := all[i]
		out.Write(src[at:m.start])
		// The directive brings the compiler's places back to those of the file.
		line := 1 + bytes.Count(src[:m.start], []byte("\n"))
		was := fmt.Sprintf("/*line %s:%d:1*/%s", filepath.Base(file), line, src[m.start:m.end])
		switch m.form {
		case condition:
			fmt.Fprintf(&out, "func() bool { if mutantIs(%d) { return %s }; return %s }()", i+1, m.with, was)
		case number:
			fmt.Fprintf(&out, "mutantPick(%d, %s, %s)", i+1, m.with, was)
		case statement:
			fmt.Fprintf(&out, "if mutantIs(%d) { %s } else { %s }", i+1, m.with, was)
		}
		at = m.end
	}
	out.Write(src[at:])
	return out.Bytes()
}

// A build is the tests of a room with mutants woven in.
type build struct {
	options
	dir   string   // of the programs, which remove takes away
	tests []string // programs
	in    []string // the folder of each one's package
	draws []bool   // whether it has the flags of pgregory.net/rapid
}

func (b *build) remove() { os.RemoveAll(b.dir) }

// complaint is an error of the compiler, with its file and line.
var complaint = regexp.MustCompile(`(?m)^(?:\./)?(\S+\.go):(\d+):\d+: (.*)$`)

// weave builds the tests of a room with mutants, without those that the compiler refuses.
func weave(ctx context.Context, room string, o options, sources map[string][]byte, all []mutant) (*build, []mutant, error) {
	dir, err := os.MkdirTemp("", "mutate")
	if err != nil {
		return nil, nil, err
	}
	b := &build{options: o, dir: dir}
	out, err := b.folders(ctx, room)
	for err == nil {
		if err = b.lay(room, sources, all); err != nil {
			break
		}
		if out, err = b.compile(ctx); err == nil {
			return b, all, nil
		}
		left := slices.DeleteFunc(slices.Clone(all), func(m mutant) bool { return refused(m, string(out)) })
		if len(left) < len(all) {
			all, err = left, nil
		}
	}
	b.remove()
	return nil, nil, fmt.Errorf("%s and its tests: %w\n%s", room, err, out)
}

// folders finds where the tests run.
func (b *build) folders(ctx context.Context, room string) (out []byte, err error) {
	packages := b.options.tests
	if len(packages) == 0 {
		packages = []string{"."}
	}
	if out, err = command(ctx, room, "go", append([]string{"list", "-f", "{{if or .TestGoFiles .XTestGoFiles}}{{.Dir}}{{end}}"}, packages...)...); err != nil {
		return out, err
	}
	if b.in = strings.Fields(string(out)); len(b.in) == 0 {
		return nil, errors.New("no tests: name packages that have with -tests")
	}
	return nil, nil
}

// compile builds the tests, and returns what the compiler says.
func (b *build) compile(ctx context.Context) (out []byte, err error) {
	b.tests, b.draws = nil, nil
	for i, dir := range b.in {
		program := filepath.Join(b.dir, "test"+strconv.Itoa(i))
		if out, err := command(ctx, dir, "go", "test", "-c", "-gcflags=-e", "-overlay", filepath.Join(b.dir, overlay), "-o", program, "."); err != nil {
			return out, err
		}
		text, err := os.ReadFile(program)
		if err != nil {
			return nil, err
		}
		b.tests, b.draws = append(b.tests, program), append(b.draws, bytes.Contains(text, []byte("rapid.nofailfile")))
	}
	return nil, nil
}

// refused reports whether the compiler complains about the lines of a mutant.
func refused(m mutant, complaints string) bool {
	for _, c := range complaint.FindAllStringSubmatch(complaints, -1) {
		if line, _ := strconv.Atoi(c[2]); filepath.Base(c[1]) == filepath.Base(m.file) && m.line <= line && line <= m.line+strings.Count(m.with, "\n") {
			return true
		}
	}
	return false
}

// overlay is the file that names the woven ones.
const overlay = "overlay.json"

// lay writes the woven files and the overlay.
func (b *build) lay(room string, sources map[string][]byte, all []mutant) error {
	files := map[string][]byte{}
	for _, m := range all {
		files[m.file] = woven(m.file, sources[m.file], all)
	}
	if len(all) > 0 {
		tree, err := parser.ParseFile(token.NewFileSet(), all[0].file, sources[all[0].file], parser.PackageClauseOnly)
		if err != nil {
			return err
		}
		files[filepath.Join(room, "zz_mutants.go")] = fmt.Appendf(nil, switches, tree.Name.Name, len(all)+1)
	}
	replace := map[string]string{}
	for file, text := range files {
		path, err := filepath.Abs(file)
		if err != nil {
			return err
		}
		replace[path] = filepath.Join(b.dir, filepath.Base(file))
		if err := os.WriteFile(replace[path], text, 0o600); err != nil {
			return err
		}
	}
	document, err := json.Marshal(map[string]any{"Replace": replace})
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(b.dir, overlay), document, 0o600)
}

// command runs a program in a folder and returns what it prints.
func command(ctx context.Context, dir, name string, args ...string) ([]byte, error) {
	cmd := exec.CommandContext(ctx, name, args...)
	cmd.Dir = dir
	return cmd.CombinedOutput()
}
