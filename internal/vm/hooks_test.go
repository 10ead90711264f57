package vm_test

import (
	"slices"
	"testing"

	"github.com/esdroid/esdroid/instrument/trace"
	"github.com/esdroid/esdroid/internal/vm"
)

// Each listener by itself hears what the trace of the same run tells, and no
// listener changes how many instructions are executed.
func TestHooks(t *testing.T) {
	const class = "LHostile$Uncaught;"
	data, _ := traced(t, class, vm.Config{})
	_, silent := run(t, class, vm.Config{})
	r, err := trace.NewReader(data)
	if err != nil {
		t.Fatal(err)
	}
	want := map[trace.Kind]int{}
	if err := r.Records(func(rec *trace.Record) bool { want[rec.Kind]++; return true }); err != nil {
		t.Fatal(err)
	}
	n := 0
	for _, c := range []struct {
		name  string
		hooks vm.Hooks
		want  int
	}{
		{"none", vm.Hooks{}, 0},
		{"enter", vm.Hooks{Enter: func(*vm.Thread, *vm.Method) { n++ }}, want[trace.KindEnter]},
		{"leave", vm.Hooks{Leave: func(*vm.Thread, *vm.Method) { n++ }}, want[trace.KindLeave]},
		{"unwind", vm.Hooks{Unwind: func(*vm.Thread, *vm.Method, *vm.Object) { n++ }}, want[trace.KindUnwind]},
		{"block", vm.Hooks{Block: func(*vm.Thread, *vm.Method, int) { n++ }}, want[trace.KindBlock]},
		{"throw", vm.Hooks{Throw: func(*vm.Thread, *vm.Method, uint32, *vm.Object) { n++ }}, want[trace.KindThrow]},
		{"catch", vm.Hooks{Catch: func(*vm.Thread, *vm.Method, uint32, *vm.Object) { n++ }}, want[trace.KindCatch]},
		{"access", vm.Hooks{Access: func(*vm.Thread, *vm.Method, uint32, *vm.Object) { n++ }}, want[trace.KindObject]},
		{"index", vm.Hooks{Index: func(*vm.Thread, *vm.Method, uint32, int32) { n++ }}, want[trace.KindIndex]},
		{"uncaught", vm.Hooks{Uncaught: func(*vm.Thread, *vm.Object) { n++ }}, want[trace.KindCrash]},
	} {
		n = 0
		_, o := run(t, class, vm.Config{Hooks: &c.hooks})
		if n != c.want {
			t.Errorf("%s: heard %d times, want %d", c.name, n, c.want)
		}
		if o.Instructions != silent.Instructions || o.Kind != silent.Kind {
			t.Errorf("%s: %d instructions instead of %d", c.name, o.Instructions, silent.Instructions)
		}
	}
	if want[trace.KindCrash] != 1 || want[trace.KindThrow] != 1 || want[trace.KindUnwind] == 0 || want[trace.KindIndex] == 0 {
		t.Errorf("the trace tells too little: %v", want)
	}
}

// Instruction hears each instruction of the program in order, Platform what the
// program calls of the class library.
func TestInstructionAndPlatformHooks(t *testing.T) {
	var pcs []uint32
	var calls []string
	_, o := run(t, "LHostile$Waits;", vm.Config{Hooks: &vm.Hooks{
		Instruction: func(_ *vm.Thread, m *vm.Method, pc uint32) { pcs = append(pcs, pc) },
		Platform:    func(_ *vm.Thread, m *vm.Method, args []vm.Slot) { calls = append(calls, m.Text()) },
	}})
	if o.Kind != vm.Deadlock || !slices.IsSorted(pcs) || len(pcs) < 4 || pcs[0] != 0 {
		t.Errorf("%s after instructions at %v", o, pcs)
	}
	if want := []string{"Ljava/lang/Object;-><init>()V", "Ljava/lang/Object;->wait()V"}; !slices.Equal(calls, want) {
		t.Errorf("called %v, want %v", calls, want)
	}
}
