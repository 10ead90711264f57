package vm_test

import (
	"bytes"
	"crypto/sha256"
	"runtime"
	"sync"
	"testing"

	"github.com/esdroid/esdroid/internal/cost"
	"github.com/esdroid/esdroid/internal/vm"
	"github.com/esdroid/esdroid/internal/vm/world"
)

// The same program and seed give the same trace, byte for byte, however many
// threads the host has and whatever other machines do in the process. The race
// detector watches in .ci/race.
func TestDeterminism(t *testing.T) {
	runs := 3 // with each number of host threads
	switch {
	case thorough():
		runs = 334
	case cost.RaceDetector:
		runs = 8 // of which each has the same beside it
	}
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(0))
	for _, class := range []string{"LThreads$Everything;", "LThreads$Library;", "LThreads$Counting;", "LThreads$PingPong;", "LHostile$Uncaught;"} {
		t.Run(class, func(t *testing.T) {
			first := recorded(t, class)
			if !first.traced || first.kind > vm.Uncaught {
				t.Fatalf("%+v", first)
			}
			t.Logf("%+v", first)
			few := runs
			if testing.Short() && class != "LThreads$Everything;" && class != "LThreads$Library;" {
				few = min(few, 5) // they have nothing that these two lack
			}
			for _, threads := range []int{1, 2, 8} {
				runtime.GOMAXPROCS(threads)
				together(threads, few, func(i int) {
					if again := recorded(t, class); again != first {
						t.Errorf("run %d with %d host threads differs: %+v instead of %+v", i, threads, again, first)
					}
				})
			}
		})
	}
}

// recording is what must not differ.
type recording struct {
	trace        [sha256.Size]byte
	traced       bool // not only zeros
	kind         vm.OutcomeKind
	text         string
	instructions int64
}

func recorded(t *testing.T, class string) recording {
	data, o := traced(t, class, vm.Config{World: world.New(7), Limits: vm.Limits{Slice: 300}})
	return recording{sha256.Sum256(data), bytes.Count(data, []byte{0}) < len(data), o.Kind, o.String(), o.Instructions}
}

// together calls work n times, at most at once at the same time.
func together(atOnce, n int, work func(i int)) {
	var all sync.WaitGroup
	next := make(chan int)
	for range atOnce {
		all.Go(func() {
			for i := range next {
				work(i)
			}
		})
	}
	for i := range n {
		next <- i
	}
	close(next)
	all.Wait()
}
