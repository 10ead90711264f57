package vm_test

import (
	"bytes"
	"context"
	"testing"
	"time"

	"github.com/esdroid/esdroid/internal/vm"
)

// driven is a machine whose main thread runs main methods on demand.
type driven struct {
	m    *vm.VM
	out  *bytes.Buffer
	jobs []string
}

func (d *driven) loop(t *vm.Thread) {
	for !t.Ending() {
		for len(d.jobs) > 0 {
			class := d.jobs[0]
			d.jobs = d.jobs[1:]
			c, ok := t.Load(class)
			if !ok {
				return
			}
			if _, ok := t.Call(c.FindMethod("main", "([Ljava/lang/String;)V"), vm.Ref(t.NewArray("Ljava/lang/String;", 0))); !ok {
				return
			}
		}
		t.Park(-1)
	}
}

func (d *driven) do(class string) vm.Pause {
	d.jobs = append(d.jobs, class)
	d.m.Main().Unpark(d.m.Main())
	return d.m.Settle(vm.Rest{Horizon: 10 * time.Second})
}

// Trials from a snapshot are like those of fresh machines, instruction by instruction.
func TestSnapshot(t *testing.T) {
	programs := []string{"LThreads$PingPong;", "LBasics;", "LLeaves;", "LHostile$Uncaught;"}
	trial := func(d *driven, from int) (string, int64, []vm.Pause) {
		d.out.Reset()
		var pauses []vm.Pause
		for i := range programs {
			p := d.do(programs[(from+i)%len(programs)])
			pauses = append(pauses, p)
			if p == vm.Ended || p == vm.Hung {
				break
			}
		}
		return d.out.String(), d.m.Executed(), pauses
	}
	fresh := func() *driven {
		d := &driven{}
		d.m, d.out = newMachine(t, vm.Config{})
		d.m.Begin(context.Background(), func(t *vm.Thread) { t.AttachMain(); d.loop(t) })
		d.m.Settle(vm.Rest{})
		return d
	}
	d := fresh()
	s, err := d.m.Snapshot()
	if err != nil {
		t.Fatal(err)
	}
	type result struct {
		out      string
		executed int64
		pauses   []vm.Pause
	}
	var want []result
	for i := range programs {
		f := fresh()
		out, n, p := trial(f, i)
		f.m.End()
		want = append(want, result{out, n, p})
	}

	if want[0].out == "" || want[1].out == "" {
		t.Error("the programs print nothing")
	}
	for n := range 50 {
		out, executed, pauses := trial(d, n%len(programs))
		w := want[n%len(programs)]
		if out != w.out || executed != w.executed {
			t.Fatalf("trial %d: %d instructions, pauses %v, printed\n%s\nwant %d, %v\n%s", n, executed, pauses, out, w.executed, w.pauses, w.out)
		}
		d.jobs = nil
		if err := s.Restore(d.loop, nil); err != nil {
			t.Fatal(err)
		}
		d.m.Settle(vm.Rest{})
	}
}

// A context that ends just before the machine gets another one does not stop it under that.
func TestUnder(t *testing.T) {
	d := &driven{}
	d.m, d.out = newMachine(t, vm.Config{})
	ctx, cancel := context.WithCancel(context.Background())
	d.m.Begin(ctx, func(t *vm.Thread) { t.AttachMain(); d.loop(t) })
	for range 50 {
		cancel()
		ctx, cancel = context.WithCancel(context.Background())
		d.m.Under(ctx)
		time.Sleep(time.Microsecond) // what the ended context still does, it does now
		if p := d.do("LBasics;"); p == vm.Ended {
			t.Fatal(d.m.Outcome())
		}
	}
	cancel()
	d.m.End()
}
