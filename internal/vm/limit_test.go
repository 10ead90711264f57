package vm_test

import (
	"context"
	"fmt"
	"runtime"
	"runtime/debug"
	"runtime/metrics"
	"strings"
	"testing"
	"time"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/internal/vm"
)

func TestLimits(t *testing.T) {
	small := vm.Limits{Instructions: 20_000_000, Heap: 16 << 20, Threads: 50, Depth: 2000}
	for _, c := range []struct {
		class, out string
		kind       vm.OutcomeKind
	}{
		{"Endless", "", vm.InstructionLimit},
		{"EndlessCatch", "", vm.InstructionLimit},
		{"Deep", "survived\n", vm.Finished},
		{"DeepInitializers", "2\n1\n", vm.Finished},
		{"Huge", "400\n", vm.Finished},
		{"Hoard", "full\n1000000\n", vm.Finished},
		{"HoardSmall", "full\n", vm.Finished},
		{"Garbage", "2000000000\n", vm.Finished},
		{"Uncaught", "", vm.Uncaught},
		{"Missing", "", vm.Unmodelled},
		{"Waits", "", vm.Deadlock},
	} {
		t.Run(c.class, func(t *testing.T) {
			limits := small
			if c.class == "Huge" || c.class == "Garbage" {
				limits.Instructions *= 10 // as which gigabytes of arrays count
			}
			out, o := run(t, "LHostile$"+c.class+";", vm.Config{Limits: limits})
			if o.Kind != c.kind || out != c.out {
				t.Errorf("%s, printed %q; want %s, %q", o, out, c.kind, c.out)
			}
			t.Log(o)
		})
	}
}

func TestUncaughtOutcome(t *testing.T) {
	_, o := run(t, "LHostile$Uncaught;", vm.Config{})
	if want := "java.lang.ArrayIndexOutOfBoundsException: length=2; index=2"; o.Reason != want || o.Thread != "main" || o.ExitCode != 1 {
		t.Errorf("%+v, want %s in main", o, want)
	}
}

func TestUnmodelledOutcome(t *testing.T) {
	_, o := run(t, "LHostile$Missing;", vm.Config{})
	if o.Member == "" || o.Count == 0 || len(o.Stack) == 0 || !strings.HasPrefix(o.Stack[0].Reference(), "LHostile$Missing;->main([Ljava/lang/String;)V@") {
		t.Errorf("%+v names no member, count and caller", o)
	}
}

// How often code names what is missing is told where code names it.
func TestUnmodelledText(t *testing.T) {
	for count, want := range map[int]string{0: "unmodelled: native code of the app (liba.so)", 3: "unmodelled: native code of the app (liba.so) (3 references)"} {
		if got := (vm.Outcome{Kind: vm.Unmodelled, Member: "native code of the app (liba.so)", Count: count}).String(); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

func TestCancel(t *testing.T) {
	ctx, cancel := context.WithTimeout(context.Background(), 50*time.Millisecond)
	defer cancel()
	m, _ := newMachine(t, vm.Config{})
	if o := m.RunMain(ctx, "LHostile$Endless;", nil); o.Kind != vm.Canceled {
		t.Error(o)
	}
	m, _ = newMachine(t, vm.Config{Limits: vm.Limits{Wall: 30 * time.Millisecond}})
	if o := m.RunMain(context.Background(), "LHostile$Endless;", nil); o.Kind != vm.WallLimit {
		t.Error(o)
	}
}

// What lives in a machine stays below its limit and a fifth more. Garbage that the
// host's collector has not reached yet does not count: how much that is, the load decides.
func TestHeapLimitHolds(t *testing.T) {
	if testing.Short() {
		t.Skip("fills a heap")
	}
	defer debug.SetGCPercent(debug.SetGCPercent(3))
	const limit = 128 << 20
	for _, class := range []string{"Hoard", "HoardSmall", "Garbage"} {
		runtime.GC()
		before := heapAlive()
		peak := highest(func() {
			if _, o := run(t, "LHostile$"+class+";", vm.Config{Limits: vm.Limits{Heap: limit}}); o.Kind != vm.Finished {
				t.Error(class, o)
			}
		})
		used := peak - min(peak, before)
		if t.Logf("%s used %d MiB of %d", class, used>>20, limit>>20); used > limit*12/10 {
			t.Errorf("%s used more than its limit and a fifth", class)
		}
	}
}

// highest returns the most that lives while work runs, as far as it is seen.
func highest(work func()) (peak uint64) {
	stop, done := make(chan struct{}), make(chan struct{})
	go func() {
		defer close(done)
		for {
			select {
			case <-stop:
				return
			case <-time.After(2 * time.Millisecond):
				peak = max(peak, heapAlive())
			}
		}
	}()
	work()
	close(stop)
	<-done
	return peak
}

// heapAlive is what the host's collector found alive when it last ran.
func heapAlive() uint64 {
	sample := []metrics.Sample{{Name: "/gc/heap/live:bytes"}}
	metrics.Read(sample)
	return sample[0].Value.Uint64()
}

// A file of very many classes ends in a LinkageError that names the limit.
func TestManyClasses(t *testing.T) {
	b := build.New(35)
	main := b.Class(dex.AccPublic, "Lapp/Main;").Method(dex.AccPublic|dex.AccStatic, "main", "([Ljava/lang/String;)V").Code(1)
	for i := range 3000 {
		name := fmt.Sprintf("Lapp/C%d;", i)
		b.Class(dex.AccPublic, name)
		main.Op(dex.OpConstClass, 0, name)
	}
	main.Op(dex.OpReturnVoid)
	f, err := b.Parse()
	if err != nil {
		t.Fatal(err)
	}
	_, o := run(t, "Lapp/Main;", vm.Config{Program: []*dex.File{f}, Limits: vm.Limits{Classes: 1000}})
	if o.Kind != vm.Uncaught || !strings.HasPrefix(o.Reason, "java.lang.LinkageError: too many classes") {
		t.Error(o)
	}
}

// A chain of superclasses without end, or nearly so, is refused.
func TestDeepHierarchy(t *testing.T) {
	b := build.New(35)
	b.Class(dex.AccPublic, "Lapp/Main;").Method(dex.AccPublic|dex.AccStatic, "main", "([Ljava/lang/String;)V").Code(1).
		Op(dex.OpConstClass, 0, "Lapp/C0;").Op(dex.OpReturnVoid)
	for i := range 5000 {
		b.Class(dex.AccPublic, fmt.Sprintf("Lapp/C%d;", i)).Super(fmt.Sprintf("Lapp/C%d;", i+1))
	}
	b.Class(dex.AccPublic, "Lapp/C5000;")
	f, err := b.Parse()
	if err != nil {
		t.Fatal(err)
	}
	_, o := run(t, "Lapp/Main;", vm.Config{Program: []*dex.File{f}})
	if o.Kind != vm.Uncaught || !strings.HasPrefix(o.Reason, "java.lang.LinkageError: too many classes") {
		t.Error(o)
	}
}
