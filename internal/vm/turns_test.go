package vm_test

import (
	"bytes"
	"context"
	"fmt"
	"slices"
	"testing"
	"time"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/internal/vm"
)

// relay is a program of threads: each says its number, sleeps, says it again, counts for a
// while and says it once more.
func relay(t *testing.T) []*dex.File {
	t.Helper()
	b := build.New(35)
	c := b.Class(dex.AccPublic, "LRelay;").Super("Ljava/lang/Thread;").Constructor(dex.AccPublic)
	c.Field(dex.AccPublic, "number", "I")
	c.Field(dex.AccPublic, "nap", "J")
	c.Field(dex.AccPublic, "turns", "I")
	c.Method(dex.AccStatic|dex.AccNative, "say", "(I)V")
	code := c.Method(dex.AccPublic, "run", "()V").Code(4)
	this := code.P(0)
	code.Op(dex.OpIget, 0, this, "LRelay;->number:I").Op(dex.OpInvokeStatic, 0, "LRelay;->say(I)V")
	code.Op(dex.OpIgetWide, 2, this, "LRelay;->nap:J").Op(dex.OpInvokeStatic, 2, 3, "Ljava/lang/Thread;->sleep(J)V")
	code.Op(dex.OpInvokeStatic, 0, "LRelay;->say(I)V").Op(dex.OpIget, 1, this, "LRelay;->turns:I")
	code.Label("turn").Op(dex.OpIfLez, 1, "end").Const(2, 200)
	code.Label("count").Op(dex.OpAddIntLit8, 2, 2, -1).Op(dex.OpIfGtz, 2, "count")
	code.Op(dex.OpInvokeStatic, 0, "LRelay;->say(I)V").Op(dex.OpAddIntLit8, 1, 1, -1).Op(dex.OpGoto, "turn")
	code.Label("end").Op(dex.OpReturnVoid)
	f, err := b.Parse()
	if err != nil {
		t.Fatal(err)
	}
	return []*dex.File{f}
}

// raced runs threads with these naps, and returns what they said and when.
func raced(t *testing.T, naps []time.Duration, turns int, limits vm.Limits) (said []string, o vm.Outcome, m *vm.VM) {
	t.Helper()
	boot, err := library()
	if err != nil {
		t.Fatal(err)
	}
	natives := bindings(&bytes.Buffer{})
	natives.Method("LRelay;", "say", "(I)V", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		said = append(said, fmt.Sprintf("%d at %v", a[0].Int(), time.Duration(t.VM().World().Clock.Elapsed()).Truncate(time.Millisecond)))
		return vm.Slot{}
	})
	m, err = vm.New(vm.Config{Boot: boot, Program: relay(t), Bindings: natives, Limits: limits, Debug: true})
	if err != nil {
		t.Fatal(err)
	}
	o = m.Run(context.Background(), func(main *vm.Thread) {
		main.AttachMain()
		c, ok := main.Load("LRelay;")
		if !ok {
			t.Fatal("no class")
		}
		for i, nap := range naps {
			one := main.New(c)
			main.Call(c.FindMethod("<init>", "()V"), vm.Ref(one))
			one.SetField(c.FindField("number", "I"), vm.Int(int32(i)))
			one.SetField(c.FindField("nap", "J"), vm.Long(nap.Milliseconds()))
			one.SetField(c.FindField("turns", "I"), vm.Int(int32(turns)))
			if !main.Start(one, nil, false) {
				t.Fatal("not started")
			}
		}
	})
	return said, o, m
}

// Timers end in the order of their times, then of the threads' start, each at its time;
// nothing else makes time pass.
func TestTimersInOrder(t *testing.T) {
	const ms = time.Millisecond
	said, o, _ := raced(t, []time.Duration{20 * ms, 10 * ms, 10 * ms, 3000 * ms, 10 * ms}, 0, vm.Limits{})
	want := []string{"0 at 0s", "1 at 0s", "2 at 0s", "3 at 0s", "4 at 0s", "1 at 10ms", "2 at 10ms", "4 at 10ms", "0 at 20ms", "3 at 3s"}
	if o.Kind != vm.Finished || !slices.Equal(said, want) {
		t.Errorf("%s: said\n%q, want\n%q", o, said, want)
	}
}

// Threads that all have something to do take turns, the one that waits longest first.
func TestTurnsGoRound(t *testing.T) {
	// A turn is a slice of some 24 rounds of counting, of which each has 60.
	said, o, _ := raced(t, make([]time.Duration, 3), 60, vm.Limits{Slice: 10_000})
	var order []byte
	for _, s := range said {
		if len(order) == 0 || order[len(order)-1] != s[0] {
			order = append(order, s[0])
		}
	}
	if o.Kind != vm.Finished || string(order) != "012012012012" {
		t.Errorf("%s: turns %s of %q", o, order, said)
	}
}

// The limit of instructions is that of all threads together, to a straight line of code.
func TestInstructionsAreOfAllThreads(t *testing.T) {
	for _, most := range []int64{100_000, 100_001, 123_456} {
		_, o, m := raced(t, make([]time.Duration, 3), 1<<30, vm.Limits{Slice: 700, Instructions: most})
		if n := m.Executed(); o.Kind != vm.InstructionLimit || n < most || n > most+50 {
			t.Errorf("%s after %d of %d instructions", o, n, most)
		}
	}
}

// A deadlock says who waits for what, and who has it.
func TestDeadlockIsTold(t *testing.T) {
	_, o := run(t, "LThreads$DeadlyEmbrace;", vm.Config{})
	want := `thread "main" is BLOCKED on java.lang.Object held by "Thread-0"; thread "Thread-0" is BLOCKED on java.lang.Object held by "main"`
	if o.Kind != vm.Deadlock || o.Reason != want || o.Thread != "main" {
		t.Errorf("%s of %s: %s", o.Kind, o.Thread, o.Reason)
	}
}
