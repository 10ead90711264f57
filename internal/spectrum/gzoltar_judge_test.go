package spectrum

import (
	"fmt"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/esdroid/esdroid/internal/corpus"
	"github.com/esdroid/esdroid/internal/oracle"
)

// judged is a spectrum over classes of a jar, of constructors, initialisers, enums and
// lambdas among others, in which runs executed what chance wanted.
func judged() *Spectrum {
	s := &Spectrum{Probes: []Probe{
		{Class: "Shapes", Method: "<clinit>", Desc: "()V", Line: 6},
		{Class: "Shapes", Method: "<init>", Desc: "()V", Line: 37},
		{Class: "Shapes", Method: "switches", Desc: "(ILjava/lang/String;)I", Line: 40},
		{Class: "Shapes", Method: "switches", Desc: "(ILjava/lang/String;)I", Line: 41},
		{Class: "Shapes", Method: "caught", Desc: "(Ljava/lang/Object;)Ljava/lang/String;", Line: 82},
		{Class: "Shapes", Method: "main", Desc: "([Ljava/lang/String;)V", Line: 128},
		{Class: "Shapes$Kind", Method: "<init>", Desc: "(Ljava/lang/String;I)V", Line: 7},
		{Class: "Shapes$Thing", Method: "<init>", Desc: "()V", Line: 28},
		{Class: "Shapes$Thing", Method: "close", Desc: "()V", Line: 33},
	}}
	state := uint64(3)
	for r := range 12 {
		var executed []int
		for i := range s.Probes {
			state = state*6364136223846793005 + 1442695040888963407
			if state>>62 > 0 || i == r%len(s.Probes) {
				executed = append(executed, i)
			}
		}
		s.Add(Run{Name: fmt.Sprintf("p.T#t%d", r), Failed: r%3 == 0}, executed)
	}
	return s
}

// TestGZoltarItself compares the report that GZoltar writes with what is written here, and
// has the reader read GZoltar's.
func TestGZoltarItself(t *testing.T) {
	java := oracle.Tool(t, "java")
	jars := filepath.Join(filepath.Dir(oracle.Jar(t, filepath.Join("gzoltar", ".complete"))), "*")
	s, dir := judged(), t.TempDir()
	var b strings.Builder
	for _, p := range s.Probes {
		fmt.Fprintf(&b, "probe %s %s %s %d\n", p.Class, p.Method, p.Desc, p.Line)
	}
	for r := range s.Runs {
		fmt.Fprintf(&b, "run %s %t ", s.Runs[r].Name, s.Runs[r].Failed)
		for i := range s.Probes {
			b.WriteByte("01"[btoi(s.Ran(r, i))])
		}
		b.WriteByte('\n')
	}
	input, theirs, ours := filepath.Join(dir, "spectrum"), filepath.Join(dir, "theirs"), filepath.Join(dir, "ours")
	if err := os.WriteFile(input, []byte(b.String()), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := os.Mkdir(theirs, 0o755); err != nil {
		t.Fatal(err)
	}
	classes := filepath.Join(corpus.Root(), "internal", "coverage", "jacoco", "testdata", "shapes.jar")
	if out, err := exec.Command(java, append(oracle.ShortRuns, "-cp", jars, filepath.Join("testdata", "GZoltar.java"), classes, input, theirs)...).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	back, err := ReadGZoltar(theirs)
	if err != nil {
		t.Fatal(err)
	}
	if err := s.WriteGZoltar(ours); err != nil {
		t.Fatal(err)
	}
	again, err := ReadGZoltar(ours)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(matrixOf(again), matrixOf(back)); diff != "" {
		t.Errorf("the spectrum read from our report, and from GZoltar's:\n%s", diff)
	}
	if got, want := lineSet(t, filepath.Join(ours, "spectra.csv")), lineSet(t, filepath.Join(theirs, "spectra.csv")); !slices.Equal(got, want) {
		t.Errorf("names of probes:\n%s", cmp.Diff(want, got))
	}
	for _, name := range []string{"ochiai", "tarantula", "jaccard", "dstar"} {
		got, want := scores(t, filepath.Join(ours, name+".ranking.csv")), scores(t, filepath.Join(theirs, name+".ranking.csv"))
		if len(want) != len(s.Probes) {
			t.Errorf("%s: GZoltar ranks %d of %d", name, len(want), len(s.Probes))
		}
		for node, w := range want {
			if g, ok := got[node]; !ok || math.Abs(g-w) > 1e-12 {
				t.Errorf("%s: %s has %v, GZoltar gives it %v", name, node, g, w)
			}
		}
	}
	if got, want := scores(t, filepath.Join(ours, "opt2.ranking.csv")), scores(t, filepath.Join(theirs, "opt.ranking.csv")); !cmp.Equal(got, want) {
		t.Errorf("opt:\n%s", cmp.Diff(want, got))
	}
}

func btoi(b bool) int {
	if b {
		return 1
	}
	return 0
}

// matrixOf names what each run executed, whatever the order of probes.
func matrixOf(s *Spectrum) map[string][]string {
	out := map[string][]string{}
	for r := range s.Runs {
		key := fmt.Sprintf("%s failed %t", s.Runs[r].Name, s.Runs[r].Failed)
		for i, p := range s.Probes {
			if s.Ran(r, i) {
				out[key] = append(out[key], p.String()+p.Desc)
			}
		}
		slices.Sort(out[key])
	}
	return out
}

func lineSet(t *testing.T, file string) []string {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	out := strings.Fields(string(data))
	slices.Sort(out)
	return out
}

// scores reads a ranking.
func scores(t *testing.T, file string) map[string]float64 {
	t.Helper()
	out := map[string]float64{}
	for _, text := range lineSet(t, file) {
		name, number, ok := strings.Cut(text, ";")
		var x float64
		if _, err := fmt.Sscan(number, &x); ok && err == nil {
			out[name] = x
		}
	}
	return out
}
