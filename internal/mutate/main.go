// The command: which mutants, their tests, the survivors.

package main

import (
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"
)

// tolerated is the share of mutants that may survive.
const tolerated = 0.1

func main() {
	n := flag.Int("n", 20, "mutants of each room")
	seed := flag.Uint64("seed", 1, "which ones")
	limit := flag.Duration("limit", 5*time.Minute, "time for the tests of a mutant")
	tests := flag.String("tests", "", "packages whose tests run, separated by blanks; the room's own if empty")
	flag.Parse()
	if flag.NArg() == 0 {
		fmt.Fprintln(os.Stderr, "mutate: name the rooms, such as ./dd; -h shows the options")
		os.Exit(2)
	}
	tried, survived := 0, 0
	for _, room := range flag.Args() {
		t, s, err := mutate(context.Background(), room, strings.Fields(*tests), *n, *seed, *limit, os.Stdout)
		if err != nil {
			fmt.Fprintln(os.Stderr, "mutate:", err)
			os.Exit(4)
		}
		tried, survived = tried+t, survived+s
	}
	fmt.Printf("%d of %d mutants survived\n", survived, tried)
	if float64(survived) > tolerated*float64(tried) {
		os.Exit(1)
	}
}

// mutate tries n mutants of the package in a folder and writes the survivors.
func mutate(ctx context.Context, room string, tests []string, n int, seed uint64, limit time.Duration, w io.Writer) (tried, survived int, err error) {
	files, err := filepath.Glob(filepath.Join(room, "*.go"))
	if err != nil {
		return 0, 0, err
	}
	var all []mutant
	sources := map[string][]byte{}
	for _, file := range files {
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		if sources[file], err = os.ReadFile(file); err != nil {
			return 0, 0, err
		}
		found, err := mutants(file, sources[file])
		if err != nil {
			return 0, 0, err
		}
		all = append(all, found...)
	}
	if len(all) == 0 {
		return 0, 0, fmt.Errorf("%s: no Go code to change", room)
	}
	if len(tests) == 0 {
		tests = []string{"."}
	}
	rng := rand.New(rand.NewPCG(seed, uint64(len(all))))
	for _, i := range rng.Perm(len(all)) {
		if tried == n {
			break
		}
		m := &all[i]
		lives, built, err := lives(ctx, room, tests, m, sources[m.file], limit)
		if err != nil {
			return tried, survived, err
		}
		if !built {
			continue // the compiler has killed it, which says nothing of the tests
		}
		if tried++; lives {
			survived++
			fmt.Fprintf(w, "%s:%d: %s\n", m.file, m.line, m.what)
		}
	}
	fmt.Fprintf(w, "%s: %d of %d survived\n", room, survived, tried)
	return tried, survived, nil
}

// lives reports whether a mutant builds, and whether all tests pass with it.
func lives(ctx context.Context, room string, tests []string, m *mutant, src []byte, limit time.Duration) (lives, built bool, err error) {
	dir, err := os.MkdirTemp("", "mutate")
	if err != nil {
		return false, false, err
	}
	defer os.RemoveAll(dir)
	file, err := filepath.Abs(m.file)
	if err != nil {
		return false, false, err
	}
	changed, overlay := filepath.Join(dir, filepath.Base(file)), filepath.Join(dir, "overlay.json")
	replace, err := json.Marshal(map[string]any{"Replace": map[string]string{file: changed}})
	if err != nil {
		return false, false, err
	}
	if err := os.WriteFile(changed, m.apply(src), 0o600); err != nil {
		return false, false, err
	}
	if err := os.WriteFile(overlay, replace, 0o600); err != nil {
		return false, false, err
	}
	run := func(args ...string) error {
		ctx, cancel := context.WithTimeout(ctx, limit)
		defer cancel()
		cmd := exec.CommandContext(ctx, "go", args...)
		cmd.Dir = room
		cmd.WaitDelay = time.Second
		return cmd.Run()
	}
	if run("build", "-overlay", overlay, ".") != nil {
		return false, false, nil
	}
	args := append([]string{"test", "-short", "-overlay", overlay, "-timeout", limit.String()}, tests...)
	return run(args...) == nil, true, nil
}
