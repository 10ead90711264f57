package vm_test

import (
	"context"
	"fmt"
	"math"
	"os"
	"os/exec"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/esdroid/esdroid/internal/vm"
	"github.com/esdroid/esdroid/internal/vm/machine"
	"github.com/esdroid/esdroid/internal/vm/world"
)

// Programs that call themselves by way of the class library get their
// StackOverflowError, again and again.
func TestNested(t *testing.T) {
	thrice := strings.Repeat("overflow\n", 3)
	for _, c := range []struct {
		class, out string
		kind       vm.OutcomeKind
	}{
		{"Text", thrice, vm.Finished},
		{"Valued", thrice, vm.Finished},
		{"Hashed", thrice, vm.Finished},
		{"Compared", thrice, vm.Finished},
		{"Reflected", thrice, vm.Finished},
		{"Constructed", thrice, vm.Finished},
		{"Proxied", thrice, vm.Finished},
		{"Listed", thrice + thrice, vm.Finished},
		{"Arrayed", "[[[...]]]\n" + thrice + thrice, vm.Finished},
		{"Initialized", "null\n", vm.Finished},
		{"Pattern", "syntax\nsyntax\nsyntax\noverflow\noverflow\nfalse\n", vm.Finished},
		{"Handler", "", vm.Uncaught},
		{"Message", "", vm.Uncaught},
		{"Filled", thrice, vm.Finished},
		{"Hook", "hook\n", vm.Finished},
		{"Finally", thrice, vm.Finished},
		{"Synchronized", thrice + "false\n", vm.Finished},
	} {
		if !thorough() && slices.Contains([]string{"Reflected", "Constructed", "Pattern", "Finally"}, c.class) {
			continue // the slow ones
		}
		t.Run(c.class, func(t *testing.T) {
			start := time.Now()
			out, o := run(t, "LNested$"+c.class+";", vm.Config{Limits: vm.Limits{Instructions: 500_000_000, Heap: 64 << 20}})
			if o.Kind != c.kind || out != c.out {
				t.Errorf("%s, printed %q; want %s, %q", o, out, c.kind, c.out)
			}
			t.Log(o, time.Since(start))
		})
	}
}

// Programs whose few instructions take long are stopped in time all the same.
func TestStubborn(t *testing.T) {
	const limit = 200 * time.Millisecond
	for i, class := range []string{"Copies", "Fills", "Sorts", "Equal", "Searches", "Clones", "Powers", "Prime", "Digits", "Backtracks",
		"Sleeps", "Spins", "Parks", "Bomb", "Hashes", "Packs", "Decodes", "Digests", "Timers"} {
		if !thorough() && i%4 != 0 {
			continue
		}
		t.Run(class, func(t *testing.T) {
			start := time.Now()
			out, o := run(t, "LStubborn$"+class+";", vm.Config{Limits: vm.Limits{Wall: limit}})
			if o.Kind != vm.WallLimit || out != "" {
				t.Errorf("%s, printed %q", o, out)
			}
			t.Log(o, time.Since(start))
		})
	}
}

// The same programs, and others that have much done at once, come to the limit of
// instructions soon: what takes long counts as many.
func TestNothingIsFree(t *testing.T) {
	for i, class := range []string{"Copies", "Fills", "Sorts", "Equal", "Searches", "Clones", "Powers", "Prime", "Digits", "Backtracks",
		"Hashes", "Packs", "Decodes", "Digests", "Arrays", "Searched", "Spliced", "Reversed", "Divides", "Sums", "Derives", "Filled"} {
		if !thorough() && i%4 != 2 {
			continue
		}
		t.Run(class, func(t *testing.T) {
			start := time.Now()
			if out, o := run(t, "LStubborn$"+class+";", vm.Config{Limits: vm.Limits{Instructions: 20_000_000}}); o.Kind != vm.InstructionLimit || out != "" {
				t.Errorf("%s, printed %q", o, out)
			}
			t.Log(time.Since(start))
		})
	}
}

// greedy are programs that want more memory than there is, with what they print.
var greedy = []struct {
	class, out string
	kind       vm.OutcomeKind
}{
	{"Builder", "full\n", vm.Finished},
	{"WideBuilder", "full\n", vm.Finished},
	{"Concat", "full\nfull\n", vm.Finished},
	{"Replace", "full\nfull\n", vm.Finished},
	{"Format", "full\nfull\n", vm.Finished},
	{"Pieces", "full\n", vm.Finished},
	{"Interned", "full\n", vm.Finished},
	{"Streams", "full\n", vm.Finished},
	{"Bomb", "full\n", vm.Finished},
	{"Buffers", "full\n", vm.Finished},
	{"Files", "full\n", vm.Finished},
	{"ManyFiles", "full\n", vm.Finished},
	{"Big", "java.lang.OutOfMemoryError\njava.lang.ArithmeticException\n", vm.InstructionLimit},
	{"Kept", "full\n", vm.Finished},
	{"Patterns", "full\n", vm.Finished},
	{"HugePattern", "true\n", vm.Finished},
	{"Arrayed", "java.lang.IllegalArgumentException\n", vm.Finished},
	{"Locks", "full\n", vm.Finished},
	{"Waiters", "full\n", vm.Finished},
	{"Traces", "full\n", vm.Finished},
	{"Causes", "printed\n", vm.Finished},
	{"UncaughtChain", "", vm.Uncaught},
	{"DeepThreads", "full\n", vm.Finished},
	{"NestedThreads", "full\n", vm.Finished},
	{"Maps", "full\n", vm.Finished},
	{"Proxies", "full\n", vm.Finished},
	{"Reflected", "full\n", vm.Finished},
	{"Properties", "full\n", vm.Finished},
	{"Printed", "printed\n", vm.Finished},
}

// greedyProgram is the environment variable that makes TestMemory run one.
const greedyProgram = "ESDROID_TEST_GREEDY"

// A process's memory stays below what it has without any program, plus the
// limits of heap and files and a fifth. Each program has a process of its own.
func TestMemory(t *testing.T) {
	const disk = 64 << 20
	if class := os.Getenv(greedyProgram); class != "" {
		heap := heapOf(class)
		w := world.New(0)
		w.Files.Quota = disk
		machine.BoundMemory(w, heap)
		m, out := newMachine(t, vm.Config{World: w, Limits: vm.Limits{Heap: heap, Instructions: 2_000_000_000}})
		o := m.RunMain(context.Background(), class, nil)
		fmt.Printf("result %q %q %d\n", o.Kind.String(), out, peakMemory(t))
		fmt.Println(o)
		return
	}
	if testing.Short() {
		t.Skip("starts a process for each program")
	}
	_, _, least := runGreedy(t, "LBasics;")
	for i, c := range greedy {
		if !thorough() && i > 2 {
			continue // they take minutes
		}
		t.Run(c.class, func(t *testing.T) {
			start := time.Now()
			limit := heapOf("LGreedy$" + c.class + ";")
			if strings.HasSuffix(c.class, "Files") {
				limit += disk
			}
			used := int64(math.MaxInt64)
			// When the host's collector comes is chance, and a large object that it
			// has marked already stays for one more round. A program that really
			// takes more than it may does so in every process.
			for try := 0; try < 5 && used > limit+limit/5; try++ {
				kind, out, peak := runGreedy(t, "LGreedy$"+c.class+";")
				if kind != c.kind.String() || out != c.out {
					t.Fatalf("%s, printed %q; want %s, %q", kind, out, c.kind, c.out)
				}
				used = min(used, peak-least)
			}
			if used > limit+limit/5 {
				t.Errorf("used %d MiB, the limit is %d", used>>20, limit>>20)
			}
			t.Logf("%d MiB, %v", used>>20, time.Since(start))
		})
	}
}

// heapOf is the limit of a greedy program: less for those that take it in very
// small pieces, which have as many of them to go all the same.
func heapOf(class string) int64 {
	switch class {
	case "LGreedy$Proxies;", "LGreedy$Reflected;", "LGreedy$NestedThreads;", "LGreedy$Properties;":
		return 128 << 20
	}
	return 256 << 20
}

func runGreedy(t *testing.T, class string) (kind, out string, peak int64) {
	t.Helper()
	ctx := context.Background()
	if end, ok := t.Deadline(); ok { // the process must not outlive the test
		var cancel context.CancelFunc
		ctx, cancel = context.WithDeadline(ctx, end.Add(-5*time.Second))
		defer cancel()
	}
	c := exec.CommandContext(ctx, os.Args[0], "-test.run=^TestMemory$")
	c.Env = append(os.Environ(), greedyProgram+"="+class)
	said, err := c.CombinedOutput()
	if err != nil {
		t.Fatalf("%v: %.3000s", err, said)
	}
	if _, err := fmt.Sscanf(string(said), "result %q %q %d", &kind, &out, &peak); err != nil {
		t.Fatalf("%v: %.3000s", err, said)
	}
	t.Logf("%.200s", strings.SplitN(string(said), "\n", 3)[1])
	return kind, out, peak
}

// peakMemory returns the most memory that the process ever had.
func peakMemory(t *testing.T) int64 {
	status, err := os.ReadFile("/proc/self/status")
	if err != nil {
		t.Skip(err)
	}
	for line := range strings.Lines(string(status)) {
		if f := strings.Fields(line); len(f) > 1 && f[0] == "VmHWM:" {
			n, err := strconv.ParseInt(f[1], 10, 64)
			if err != nil {
				t.Fatal(err)
			}
			return n << 10
		}
	}
	t.Skip("the system does not tell the peak of memory")
	return 0
}
