package vm_test

import (
	"context"
	"testing"
	"time"

	"github.com/esdroid/esdroid/internal/vm"
)

// mainOf returns a main thread's code that runs a program's main method once.
func mainOf(class string) func(t *vm.Thread) {
	return func(t *vm.Thread) {
		if !t.AttachMain() {
			return
		}
		c, ok := t.Load(class)
		if !ok {
			return
		}
		t.Call(c.FindMethod("main", "([Ljava/lang/String;)V"), vm.Ref(t.NewArray("Ljava/lang/String;", 0)))
		t.Park(-1)
	}
}

func TestSettle(t *testing.T) {
	const horizon = time.Second
	ticks := 0
	every := func(d time.Duration) func(*vm.Thread) {
		return func(t *vm.Thread) {
			for !t.Ending() {
				ticks++
				t.Park(t.VM().World().Clock.Elapsed() + int64(d))
			}
		}
	}
	for _, c := range []struct {
		name  string
		body  func(t *vm.Thread)
		want  []vm.Pause
		ticks int
	}{
		{"rests", func(t *vm.Thread) { t.Park(-1) }, []vm.Pause{vm.Idle, vm.Idle}, 0},
		{"timer", every(100 * time.Millisecond), []vm.Pause{vm.Idle, vm.Idle}, 21},
		{"beyond the horizon", every(horizon + 500*time.Millisecond), []vm.Pause{vm.Idle, vm.Idle}, 2},
		{"always something to do", func(t *vm.Thread) {
			for t.Spend(1000) && t.Yield() {
			}
		}, []vm.Pause{vm.Busy, vm.Busy}, 0},
		{"endless", mainOf("LHostile$Endless;"), []vm.Pause{vm.Hung, vm.Hung}, 0},
		{"waits forever", mainOf("LHostile$Waits;"), []vm.Pause{vm.Hung}, 0},
		{"ends", func(t *vm.Thread) {}, []vm.Pause{vm.Hung}, 0},
		{"exits", func(t *vm.Thread) { t.Exit(3) }, []vm.Pause{vm.Ended, vm.Ended}, 0},
		{"crashes", mainOf("LHostile$Uncaught;"), []vm.Pause{vm.Idle}, 0},
		{"background", mainOf("LThreads$Daemon;"), []vm.Pause{vm.Busy}, 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			ticks = 0
			m, _ := newMachine(t, vm.Config{})
			m.Begin(context.Background(), c.body)
			for i, want := range c.want {
				before := m.World().Clock.Elapsed()
				if got := m.Settle(vm.Rest{Horizon: horizon}); got != want {
					t.Fatalf("pause %d: %s, want %s", i, got, want)
				}
				if passed := time.Duration(m.World().Clock.Elapsed() - before); want == vm.Idle && passed < horizon || passed > 6*time.Second {
					t.Errorf("pause %d: %v passed", i, passed)
				}
			}
			if ticks != c.ticks {
				t.Errorf("%d ticks, want %d", ticks, c.ticks)
			}
			m.End()
		})
	}
}

// A visit sees the program's state and leaves no trace of itself.
func TestVisit(t *testing.T) {
	m, _ := newMachine(t, vm.Config{})
	m.Begin(context.Background(), func(t *vm.Thread) { t.AttachMain(); t.Park(-1) })
	m.Settle(vm.Rest{})
	before := m.Executed()
	if err := m.Visit(func(t *vm.Thread) error {
		c, _ := t.Load("LHostile$Uncaught;")
		t.Call(c.FindMethod("main", "([Ljava/lang/String;)V"), vm.Ref(t.NewArray("Ljava/lang/String;", 0)))
		return nil
	}); err == nil {
		t.Error("no error of a visitor's exception")
	}
	if err := m.Visit(func(t *vm.Thread) error { t.Sleep(time.Second); return nil }); err == nil {
		t.Error("no error of a visitor that waits")
	}
	if err := m.Visit(func(t *vm.Thread) error { t.Unmodelled("Lx;"); return nil }); err == nil {
		t.Error("no error of an unmodelled member")
	}
	if m.Executed() != before || m.Outcome() != nil {
		t.Errorf("%d instructions, %d before; outcome %v", m.Executed(), before, m.Outcome())
	}
	if got := m.Settle(vm.Rest{}); got != vm.Idle {
		t.Errorf("then %s", got)
	}
}
