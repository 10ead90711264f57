package pipeline

import (
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/internal/intervene"
	"github.com/esdroid/esdroid/internal/vm"
	"github.com/esdroid/esdroid/slice/crash"
)

// TestKeysFirst: of the attempts at one place that with another key is made first, whatever
// lies between; others keep their order.
func TestKeysFirst(t *testing.T) {
	order := int32(0)
	at := func(place, text string, rank rank, kind intervene.ValueKind) *attempt {
		order++
		a := &attempt{cause: Cause{Place: place, Text: text}, standing: standing{rank, order}}
		a.changes[0] = []intervene.Change{{With: intervene.Value{Kind: kind}}}
		return a
	}
	all := []*attempt{
		at("A.m:1", "cast", thin, intervene.Text), at("A.m:2", "add", thin, intervene.Number),
		at("A.m:1", "get", thin, intervene.Held), at("A.m:2", "get", other, intervene.Held),
	}
	ranked(all, "")
	got := ""
	for _, a := range all {
		got += a.cause.Text + a.cause.Place + " "
	}
	if want := "getA.m:1 castA.m:1 addA.m:2 getA.m:2 "; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

// TestMakesUpLast: a call made once more stands behind one that was left out.
func TestMakesUpLast(t *testing.T) {
	at := func(text string, order int32, cause Cause) *attempt {
		cause.Text, cause.Confirmed, cause.Reached = text, true, true
		return &attempt{cause: cause, standing: standing{thin, order}}
	}
	more, removed := at("add", 1, Cause{Twice: true}), at("remove", 2, Cause{LeftOut: true})
	all := []*attempt{more, removed}
	ranked(all, "")
	if all[0] != removed {
		t.Errorf("%s is first", all[0].cause.Text)
	}
	all = []*attempt{more, at("set", 2, Cause{Was: "1", Is: "0"})}
	if ranked(all, ""); all[0] != more {
		t.Errorf("%s is first", all[0].cause.Text)
	}
}

// TestRelayOfWhatWasNotGiven: what an object was made without says more than another value for
// the null that was found then.
func TestRelayOfWhatWasNotGiven(t *testing.T) {
	found := &attempt{standing: standing{thin, 1}, cause: Cause{Confirmed: true, Reached: true, Was: "null", Is: `"1"`}}
	made := &attempt{standing: standing{thin, 2}, cause: Cause{Confirmed: true, Reached: true, Was: intervene.Nothing, Is: `setAction("play")`}}
	all := []*attempt{found, made}
	if ranked(all, "A.m:1"); all[0] != made {
		t.Error("the value that was found is first")
	}
}

// TestPassed: a statement that runs again and throws has not passed, one behind which the
// next instruction ran has, in its own thread.
func TestPassed(t *testing.T) {
	w := &watcher{method: 1, pc: 4, next: 7, need: 1}
	h := &vm.Hooks{
		Changes:   func(*vm.Method, uint32) bool { return false },
		ChangesIn: func(*vm.Method) bool { return false },
		Change:    func(*vm.Thread, *vm.Method, uint32, vm.Registers) (uint32, bool) { return 0, false },
	}
	w.listen(h)
	m := &vm.Method{ID: 1}
	own, other := new(vm.Thread), new(vm.Thread)
	for _, step := range []struct {
		pc     uint32
		thread *vm.Thread
		passed bool
	}{{4, own, false}, {7, other, false}, {7, own, true}, {4, own, false}, {20, own, false}} {
		if h.Changes(m, step.pc) {
			h.Change(step.thread, m, step.pc, vm.Registers{})
		}
		if w.passed != step.passed {
			t.Errorf("at %d: passed %t", step.pc, w.passed)
		}
	}
}

// TestBehind: nothing runs behind a throw, a return or a jump that they had let through.
func TestBehind(t *testing.T) {
	for op, next := range map[dex.Op]bool{dex.OpThrow: false, dex.OpReturn: false, dex.OpGoto: false, dex.OpIfEqz: false, dex.OpInvokeVirtual: true} {
		in := &dex.Insn{Op: op, PC: 8, Units: 1}
		if got := behind(in) != in.PC; got != next {
			t.Errorf("%s: %t", op, got)
		}
	}
}

// TestExpectedLast: an empty object, another key that finds something else, and the end of a way through what
// was changed meanwhile, stand behind what else was shown; a key that is there does not.
func TestExpectedLast(t *testing.T) {
	for _, c := range []struct {
		name     string
		expected attempt
		last     bool
	}{
		{"another key", attempt{key: true, by: intervene.Plain, cause: Cause{Was: `"p0"`, Is: `"p1"`}}, true},
		{"a key at both ends", attempt{key: true, by: intervene.Text, cause: Cause{Was: `"p0"`, Is: `"1"`, Every: true}}, true},
		{"the key that is there", attempt{key: true, by: intervene.Held, cause: Cause{Was: `"nmae"`, Is: `"name"`}}, false},
		{"an empty object", attempt{by: intervene.Fresh, cause: Cause{Was: "a java.util.HashMap", Is: "a new object"}}, true},
		{"an index", attempt{key: true, by: intervene.Add, cause: Cause{Was: "3", Is: "2"}}, false},
		{"an entry left out", attempt{key: true, cause: Cause{LeftOut: true}}, false},
		{"the loop's check", attempt{walk: true, guard: true, cause: Cause{Branch: true, Was: "true", Is: "false"}}, true},
		{"another branch", attempt{walk: true, cause: Cause{Branch: true, Was: "true", Is: "false"}}, false},
		{"a copy", attempt{walk: true, by: intervene.Copy, cause: Cause{Was: "a java.util.List", Is: "a copy"}}, false},
	} {
		first := &c.expected
		first.standing = standing{thin, 1}
		second := &attempt{standing: standing{thin, 2}, cause: Cause{LeftOut: true}}
		for _, a := range []*attempt{first, second} {
			a.cause.Confirmed, a.cause.Reached = true, true
		}
		all := []*attempt{first, second}
		if ranked(all, "A.m:1"); (all[1] == first) != c.last {
			t.Errorf("%s: last is %t, want %t", c.name, all[1] == first, c.last)
		}
	}
}

// Of the exceptions for a wrong state only those are of a component that goes away which its own
// classes throw.
func TestLeaves(t *testing.T) {
	const state = "java.lang.IllegalStateException"
	for _, k := range []struct {
		kind, message, by string
		want              bool
	}{
		{state, "Fragment Page{1} not attached to Activity", "android.app.Fragment", true},
		{"android.view.WindowManager$BadTokenException", "", "android.view.ViewRootImpl", true},
		{state, "Required value was null.", "org.app.Page", true},
		{state, "", "android.media.MediaPlayer", false},
		{state, "not ready", "org.app.Page", false},
	} {
		if got := leaves(&crash.Exception{Type: k.kind, Message: k.message, Frames: []crash.Frame{{Class: k.by}}}); got != k.want {
			t.Errorf("%s: %s by %s: %t", k.kind, k.message, k.by, got)
		}
	}
}
