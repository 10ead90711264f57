package outside

import (
	"context"
	"fmt"
	"os"
	"strconv"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/internal/corpus/planted"
	"github.com/esdroid/esdroid/internal/vm/conformance/suite"
)

// amount is how many programs are looked at, and how often each is changed.
func amount(t *testing.T, normal int) int {
	if n, err := strconv.Atoi(os.Getenv("ESDROID_INTERVENTIONS")); err == nil {
		return n
	}
	return normal
}

// shard is which programs are looked at, of a run that is done in parts: FROM-TO, without TO.
func shard(t *testing.T, normal int) (from, to int) {
	first, end, parts := strings.Cut(os.Getenv("ESDROID_INTERVENTIONS"), "-")
	if !parts {
		return 0, amount(t, normal)
	}
	from, err := strconv.Atoi(first)
	if err != nil {
		t.Fatal(err)
	}
	if to, err = strconv.Atoi(end); err != nil {
		t.Fatal(err)
	}
	return from, to
}

// TestPlanted (ESDROID_INTERVENTIONS: programs, or FROM-TO of them): what lies outside of the
// slice of a planted program's crash does not move it.
func TestPlanted(t *testing.T) {
	var sum Report
	from, to := shard(t, 12)
	for seed := from; seed < to; seed++ {
		prog, err := planted.Generate(int64(seed))
		if err != nil {
			t.Fatal(err)
		}
		r, err := Check(context.Background(), prog.Code.Files, planted.Main, Options{Seed: int64(seed), Most: 40})
		if err != nil {
			t.Fatal(seed, err)
		}
		sum.add(r)
		for _, trial := range r.Trials {
			if trial.Result == Moved {
				t.Errorf("seed %d: %+v", seed, trial)
			}
		}
	}
	t.Logf("%d changes: %d same, %d masked, %d astray, %d by omission", sum.Tried, sum.Same, sum.Masked, sum.Astray, sum.Omission)
	if sum.Same*2 < sum.Tried {
		t.Error("most changes say nothing")
	}
}

func (r *Report) add(o *Report) {
	r.Executed += o.Executed
	r.Outside += o.Outside
	r.Tried += o.Tried
	r.Same += o.Same
	r.Masked += o.Masked
	r.Astray += o.Astray
	r.Omission += o.Omission
}

// unexplained are programs of which a change may move the line: what the slice lacks is
// named.
var unexplained = map[string]string{
	"io FileLife":            "what a folder holds decides whether it can be removed",
	"io MappedFiles":         "what files keep besides their content",
	"java9 ByteViews":        "variable handles",
	"kotlin Randoms":         "generators of random numbers: the state of library code",
	"lang CharTexts":         "the last test of a loop, which might have gone on",
	"lang EnumBasics":        "what toString returns for an element of what is printed",
	"lang NestedFinally":     "a value that waits for a finally block",
	"lang Semaphores":        "which of several threads comes first",
	"lang StackTraces":       "what a stack trace is set to",
	"lang StringIntern":      "what interning gives is told apart by the text",
	"lang ThreadLocals":      "variables of threads in an array",
	"reflect ByNameCalls":    "which methods a class is found to have",
	"text Ciphers":           "what a key holds of the bytes that it was made of",
	"text ResourceBundles":   "what a bundle of the app says that it contains",
	"util BankAccounts":      "which of several threads comes first",
	"util CompletableChains": "what stages of a future hand to each other",
	"util DequeModels":       "generators of random numbers",
	"util EnumCollections":   "the number of a constant, by which collections of constants are ordered",
	"util Inventory":         "what the steps of a stream hand to each other",
	"util ListIterators":     "iterators that change a list",
	"util MapModels":         "generators of random numbers",
	"util ParallelStreams":   "what the steps of a stream hand to each other",
	"util PriorityQueues":    "generators of random numbers",
	"util ReadWriteLocks":    "which of several threads comes first",
	"util StreamOperations":  "what the steps of a stream hand to each other",
	"util TreeSetViews":      "what the steps of a stream hand to each other",
}

// part reports whether a program, by its number, belongs to the part of all that is looked at
// (ESDROID_PART: such as 2/8).
func part(t *testing.T, number int) bool {
	text := os.Getenv("ESDROID_PART")
	if text == "" {
		return true
	}
	var k, of int
	if _, err := fmt.Sscanf(text, "%d/%d", &k, &of); err != nil || of < 1 || k < 1 || k > of {
		t.Fatalf("ESDROID_PART=%s: expected a part such as 2/8", text)
	}
	return number%of == k-1
}

// TestConformance (ESDROID_INTERVENTIONS: changes of each program, of all programs): the
// same for the programs that test the embedded machine. Those that end well are asked for
// the last line they print.
func TestConformance(t *testing.T) {
	const normal, every = 4, 8
	most := amount(t, normal)
	_, all := os.LookupEnv("ESDROID_INTERVENTIONS")
	areas, err := suite.Areas("../../vm/conformance/testdata")
	if err != nil {
		t.Fatal(err)
	}
	var sum Report
	programs, left, moved, number := 0, 0, 0, 0
	for _, a := range areas {
		var files []*dex.File
		for _, p := range a.Programs {
			if number++; !all && number%every != 0 || !part(t, number) {
				continue
			}
			if files == nil {
				if files, err = a.Files(); err != nil {
					t.Fatal(err)
				}
			}
			in, err := p.Input()
			if err != nil {
				t.Fatal(err)
			}
			r, err := Check(context.Background(), files, p.Descriptor(), Options{Seed: 1, Most: most, Input: in})
			if err != nil {
				left++
				continue
			}
			programs++
			sum.add(r)
			for _, trial := range r.Trials {
				if trial.Result != Moved {
					continue
				}
				moved++
				if why, ok := unexplained[a.Name+" "+p.Name]; ok {
					t.Logf("%s %s (%s): %+v", a.Name, p.Name, why, trial)
				} else {
					t.Errorf("%s %s: %+v", a.Name, p.Name, trial)
				}
			}
		}
	}
	t.Logf("%d programs (%d left out), %d changes: %d same, %d masked, %d astray, %d by omission, %d moved", programs, left, sum.Tried, sum.Same, sum.Masked, sum.Astray, sum.Omission, moved)
	if programs < 10 && os.Getenv("ESDROID_PART") == "" || sum.Same*2 < sum.Tried {
		t.Error("most changes say nothing")
	}
}
