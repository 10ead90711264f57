// The command: which mutants, their tests, the survivors.

package main

import (
	"context"
	"flag"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"time"
)

// tolerated is the share of mutants that may survive.
const tolerated = 0.1

func main() {
	var o options
	flag.IntVar(&o.n, "n", 20, "mutants of each room")
	flag.Uint64Var(&o.seed, "seed", 1, "which ones")
	flag.DurationVar(&o.limit, "limit", 5*time.Minute, "time for the tests of a mutant")
	flag.StringVar(&o.run, "run", "", "tests that run, as for go test")
	flag.StringVar(&o.files, "files", "*.go", "the files that are changed, as a pattern for their names")
	tests := flag.String("tests", "", "packages whose tests run, by import path, separated by blanks; the room's own if empty")
	flag.Parse()
	if flag.NArg() == 0 {
		fmt.Fprintln(os.Stderr, "mutate: name the rooms, such as ./dd; -h shows the options")
		os.Exit(2)
	}
	o.tests = strings.Fields(*tests)
	tried, survived := 0, 0
	for _, room := range flag.Args() {
		t, s, err := mutate(context.Background(), room, o, os.Stdout)
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

// options say which mutants are tried, and how.
type options struct {
	n     int
	seed  uint64
	limit time.Duration
	run   string
	files string   // a pattern for names
	tests []string // packages; the room's own if there are none
}

// mutate tries mutants of the package in a folder and writes the survivors.
func mutate(ctx context.Context, room string, o options, w io.Writer) (tried, survived int, err error) {
	files, err := filepath.Glob(filepath.Join(room, o.files))
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
	rng := rand.New(rand.NewPCG(o.seed, uint64(len(all))))
	rng.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
	for tried < o.n && len(all) > 0 {
		// Mutants of one build lie apart: the others wait for the next.
		batch, rest := apart(all, o.n-tried)
		b, left, err := weave(ctx, room, o, sources, batch)
		if err != nil {
			return tried, survived, err
		}
		all = rest
		t, s, err := b.try(ctx, left, w)
		b.remove()
		tried, survived = tried+t, survived+s
		if err != nil {
			return tried, survived, err
		}
	}
	fmt.Fprintf(w, "%s: %d of %d survived\n", room, survived, tried)
	return tried, survived, nil
}
