package replay

import (
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/internal/vm"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/slice/dynamic"
	"github.com/esdroid/esdroid/slice/dynamic/omission"
)

// TestNameByMaking: of a list that was emptied under another name than that by which it is read,
// the constructor's store that gave it the second name, and what handed it there; nothing where
// the constructor made the list itself.
func TestNameByMaking(t *testing.T) {
	const (
		list = "Lx/Course;->grades:Ljava/util/List;"
		own  = "Lx/Main;->entered:Ljava/util/List;"
		init = "Lx/Course;-><init>(Ljava/util/List;)V"
	)
	for given, want := range map[bool]map[string]dynamic.Role{true: {"iput-object": "", "sget-object": ""}, false: {}} {
		b := build.New(35)
		c := b.Class(dex.AccPublic, "Lx/Course;")
		c.Field(dex.AccPublic, "grades", "Ljava/util/List;")
		m := c.Method(dex.AccPublic|dex.AccConstructor, "<init>", "(Ljava/util/List;)V").Code(1)
		m.Op(dex.OpInvokeDirect, m.P(0), "Ljava/lang/Object;-><init>()V")
		if given {
			m.Op(dex.OpIputObject, m.P(1), m.P(0), list)
		} else {
			m.Op(dex.OpNewInstance, 0, "Ljava/util/ArrayList;").Op(dex.OpInvokeDirect, 0, "Ljava/util/ArrayList;-><init>()V")
			m.Op(dex.OpIputObject, 0, m.P(0), list)
		}
		m.Op(dex.OpReturnVoid)
		c = b.Class(dex.AccPublic, "Lx/Main;")
		c.Field(dex.AccPublic|dex.AccStatic, "entered", "Ljava/util/List;")
		m = c.Method(dex.AccPublic|dex.AccStatic, "main", "([Ljava/lang/String;)V").Code(3)
		m.Op(dex.OpNewInstance, 0, "Ljava/util/ArrayList;").Op(dex.OpInvokeDirect, 0, "Ljava/util/ArrayList;-><init>()V").Op(dex.OpSputObject, 0, own)
		m.Op(dex.OpSgetObject, 0, own).Op(dex.OpNewInstance, 1, "Lx/Course;").Op(dex.OpInvokeDirect, 1, 0, init)
		m.Op(dex.OpSgetObject, 0, own).Op(dex.OpInvokeInterface, 0, "Ljava/util/List;->clear()V")
		m.Op(dex.OpIgetObject, 0, 1, list).Op(dex.OpInvokeStatic, 0, "Ljava/util/Collections;->max(Ljava/util/Collection;)Ljava/lang/Object;").Op(dex.OpReturnVoid)
		s := parse(t, b)
		data, end := recordVM(t, s.p, "Lx/Main;")
		if end.Kind != vm.Uncaught {
			t.Fatal(end)
		}
		wantRoles(t, rolesIn(t, replayTrace(t, s.p, data), "Ljava/util/NoSuchElementException;", false), want)
	}
}

// TestDefaultOfLookup: where what a lookup was told to give is at fault, what was put under a key
// that may have been meant is of the value's way.
func TestDefaultOfLookup(t *testing.T) {
	for put, want := range map[string]bool{"Size": true, "colour of the sky": false} {
		b := build.New(35)
		c := b.Class(dex.AccPublic, "Lx/Main;")
		m := c.Method(dex.AccPublic|dex.AccStatic, "main", "([Ljava/lang/String;)V").Code(4)
		m.Op(dex.OpNewInstance, 0, "Ljava/util/HashMap;").Op(dex.OpInvokeDirect, 0, "Ljava/util/HashMap;-><init>()V")
		m.Op(dex.OpConstString, 1, "and another one").Op(dex.OpConstString, 2, "2").Op(dex.OpInvokeInterface, 0, 1, 2, "Ljava/util/Map;->put(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;")
		m.Op(dex.OpConstString, 1, put).Op(dex.OpConstString, 2, "1").Op(dex.OpInvokeInterface, 0, 1, 2, "Ljava/util/Map;->put(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;")
		m.Op(dex.OpConstString, 1, "size").Op(dex.OpConstString, 2, "none").Op(dex.OpInvokeInterface, 0, 1, 2, "Ljava/util/Map;->getOrDefault(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;")
		m.Op(dex.OpMoveResultObject, 1).Op(dex.OpCheckCast, 1, "Ljava/lang/String;").Op(dex.OpInvokeStatic, 1, "Ljava/lang/Integer;->parseInt(Ljava/lang/String;)I").Op(dex.OpReturnVoid)
		s := parse(t, b)
		data, end := recordVM(t, s.p, "Lx/Main;")
		if end.Kind != vm.Uncaught {
			t.Fatal(end)
		}
		g := replayTrace(t, s.p, data)
		puts := 0
		for _, e := range explained(t, g, dynamic.Criterion{Exception: "Ljava/lang/NumberFormatException;"}).Elements {
			if in := g.Insn(dynamic.Node(e.ID)); e.Thin && in != nil && in.Op == dex.OpInvokeInterface && strings.Contains(s.p.MethodFile(e.Method).MethodText(in.Index), "->put(") {
				puts++
			}
		}
		if puts != map[bool]int{true: 1}[want] {
			t.Errorf("put under %q: %d puts in the thin slice", put, puts)
		}
	}
}

// TestOutlived: of an object whose field was set to null at its end and which was called all the
// same, the store by which it was still held; not where it was no end.
func TestOutlived(t *testing.T) {
	const (
		name = "Lx/Main;->name:Ljava/lang/String;"
		kept = "Lx/Main;->kept:Lx/Main;"
	)
	for end, want := range map[string]map[string]dynamic.Role{"onDestroy": {"sput-object": ""}, "onPause": {}} {
		b := build.New(35)
		c := b.Class(dex.AccPublic, "Lx/Main;").Super("Landroid/app/Activity;")
		c.Field(dex.AccPublic, "name", "Ljava/lang/String;")
		c.Field(dex.AccPublic|dex.AccStatic, "kept", "Lx/Main;")
		m := c.Method(dex.AccPublic|dex.AccStatic, "run", "()V").Code(2)
		m.Op(dex.OpNewInstance, 0, "Lx/Main;").Op(dex.OpConstString, 1, "set").Op(dex.OpIputObject, 1, 0, name).Op(dex.OpSputObject, 0, kept)
		m.Op(dex.OpInvokeVirtual, 0, "Lx/Main;->"+end+"()V")
		m.Op(dex.OpSgetObject, 0, kept).Op(dex.OpInvokeVirtual, 0, "Lx/Main;->show()V").Op(dex.OpReturnVoid)
		m = c.Method(dex.AccPublic, end, "()V").Code(2)
		m.Const(0, 0).Op(dex.OpIputObject, 0, m.P(0), name).Op(dex.OpReturnVoid)
		m = c.Method(dex.AccPublic, "show", "()V").Code(2)
		m.Op(dex.OpIgetObject, 0, m.P(0), name).Op(dex.OpInvokeVirtual, 0, hashCode).Op(dex.OpReturnVoid)
		s := parse(t, b)
		s.callback(1, "Lx/Main;->run()V", func() { s.call(1, "Lx/Main;->"+end+"()V") }, func() {
			s.call(1, "Lx/Main;->show()V")
			s.records = s.records[:len(s.records)-2] // it does not return
		})
		wantRoles(t, s.roles("Ljava/lang/NullPointerException;", true), want)
	}
}

// TestCopiedBeforeSet: of what was made of a value that was not there yet, what set it afterwards,
// and the branch that kept what had been made; nothing where it was never set.
func TestCopiedBeforeSet(t *testing.T) {
	const (
		server = "Lx/Main;->server:Ljava/lang/String;"
		base   = "Lx/Main;->base:Ljava/lang/String;"
		url    = "Lx/Main;->url()Ljava/lang/String;"
	)
	for set, want := range map[bool]map[string]dynamic.Role{true: {"if-nez": dynamic.Kept, "sput-object": dynamic.Belated}, false: {}} {
		b := build.New(35)
		c := b.Class(dex.AccPublic, "Lx/Main;")
		c.Field(dex.AccPublic|dex.AccStatic, "server", "Ljava/lang/String;")
		c.Field(dex.AccPublic|dex.AccStatic, "base", "Ljava/lang/String;")
		m := c.Method(dex.AccPublic|dex.AccStatic, "url", "()Ljava/lang/String;").Code(1)
		m.Op(dex.OpSgetObject, 0, base).Op(dex.OpIfNez, 0, "made").Op(dex.OpSgetObject, 0, server)
		m.Op(dex.OpInvokeStatic, 0, "Ljava/lang/String;->valueOf(Ljava/lang/Object;)Ljava/lang/String;").Op(dex.OpMoveResultObject, 0).Op(dex.OpSputObject, 0, base)
		m.Label("made").Op(dex.OpSgetObject, 0, base).Op(dex.OpReturnObject, 0)
		m = c.Method(dex.AccPublic|dex.AccStatic, "main", "([Ljava/lang/String;)V").Code(1)
		m.Op(dex.OpInvokeStatic, url)
		if set {
			m.Op(dex.OpConstString, 0, "1").Op(dex.OpSputObject, 0, server)
		}
		m.Op(dex.OpInvokeStatic, url).Op(dex.OpMoveResultObject, 0).Op(dex.OpInvokeStatic, 0, "Ljava/lang/Integer;->parseInt(Ljava/lang/String;)I").Op(dex.OpReturnVoid)
		s := parse(t, b)
		data, end := recordVM(t, s.p, "Lx/Main;")
		if end.Kind != vm.Uncaught {
			t.Fatal(end)
		}
		wantRoles(t, rolesIn(t, replayTrace(t, s.p, data), "Ljava/lang/NumberFormatException;", false), want)
	}
}

// TestCopiedBeforePut: of what was made of an entry that was not there yet, the call that put it in
// afterwards; not one that put it into another map.
func TestCopiedBeforePut(t *testing.T) {
	const (
		first  = "Lx/Main;->first:Ljava/util/HashMap;"
		second = "Lx/Main;->second:Ljava/util/HashMap;"
		url    = "Lx/Main;->url:Ljava/lang/String;"
	)
	for into, want := range map[string]map[string]dynamic.Role{first: {"invoke-virtual": dynamic.Belated}, second: {}} {
		b := build.New(35)
		c := b.Class(dex.AccPublic, "Lx/Main;")
		c.Field(dex.AccPublic|dex.AccStatic, "first", "Ljava/util/HashMap;")
		c.Field(dex.AccPublic|dex.AccStatic, "second", "Ljava/util/HashMap;")
		c.Field(dex.AccPublic|dex.AccStatic, "url", "Ljava/lang/String;")
		m := c.Method(dex.AccPublic|dex.AccStatic, "main", "([Ljava/lang/String;)V").Code(3)
		for _, field := range []string{first, second} {
			m.Op(dex.OpNewInstance, 0, "Ljava/util/HashMap;").Op(dex.OpInvokeDirect, 0, "Ljava/util/HashMap;-><init>()V").Op(dex.OpSputObject, 0, field)
		}
		m.Op(dex.OpSgetObject, 0, first).Op(dex.OpConstString, 1, "server").Op(dex.OpConstString, 2, "none")
		m.Op(dex.OpInvokeVirtual, 0, 1, 2, "Ljava/util/HashMap;->getOrDefault(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;").Op(dex.OpMoveResultObject, 0)
		m.Op(dex.OpCheckCast, 0, "Ljava/lang/String;").Op(dex.OpSputObject, 0, url)
		m.Op(dex.OpSgetObject, 0, into).Op(dex.OpConstString, 2, "1").Op(dex.OpInvokeVirtual, 0, 1, 2, "Ljava/util/HashMap;->put(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;")
		m.Op(dex.OpSgetObject, 0, url).Op(dex.OpInvokeStatic, 0, "Ljava/lang/Integer;->parseInt(Ljava/lang/String;)I").Op(dex.OpReturnVoid)
		s := parse(t, b)
		data, end := recordVM(t, s.p, "Lx/Main;")
		if end.Kind != vm.Uncaught {
			t.Fatal(end)
		}
		wantRoles(t, rolesIn(t, replayTrace(t, s.p, data), "Ljava/lang/NumberFormatException;", false), want)
	}
}

// TestNumberKeptZero: of a number that nothing had set, the call that ended in an exception before
// what would have set it.
func TestNumberKeptZero(t *testing.T) {
	const (
		months = "Lx/Main;->months:I"
		parse  = "Ljava/lang/Integer;->parseInt(Ljava/lang/String;)I"
	)
	b := build.New(35)
	c := b.Class(dex.AccPublic, "Lx/Main;")
	c.Field(dex.AccPublic|dex.AccStatic, "months", "I")
	m := c.Method(dex.AccPublic|dex.AccStatic, "set", "(Ljava/lang/String;)V").Code(1)
	m.Label("from").Op(dex.OpInvokeStatic, m.P(0), parse).Op(dex.OpMoveResult, 0).Op(dex.OpSput, 0, months).Label("to").Op(dex.OpReturnVoid)
	m.Label("caught").Op(dex.OpMoveException, 0).Op(dex.OpReturnVoid)
	m.Try("from", "to").Catch("Ljava/lang/NumberFormatException;", "caught")
	m = c.Method(dex.AccPublic|dex.AccStatic, "main", "([Ljava/lang/String;)V").Code(2)
	m.Op(dex.OpConstString, 0, "12 ").Op(dex.OpInvokeStatic, 0, "Lx/Main;->set(Ljava/lang/String;)V")
	m.Op(dex.OpSget, 0, months).Const(1, 7).Op(dex.OpDivInt, 1, 1, 0).Op(dex.OpReturnVoid)
	p, err := b.Program()
	if err != nil {
		t.Fatal(err)
	}
	data, end := recordVM(t, p, "Lx/Main;")
	if end.Kind != vm.Uncaught {
		t.Fatal(end)
	}
	g := replayTrace(t, p, data)
	crash, _ := g.LastRaised()
	code := jimple.New(p)
	x, err := g.Explain(g.Backward(dynamic.Criterion{Node: crash, Operands: []int{1}, Exception: "Ljava/lang/ArithmeticException;", Own: true}, dynamic.Full), code, dynamic.Shown{})
	if err != nil {
		t.Fatal(err)
	}
	if err := omission.Add(x, summaries(t), code); err != nil {
		t.Fatal(err)
	}
	if all := x.Decided(); len(all) != 1 || all[0].Role != dynamic.Cut {
		t.Errorf("decided by %+v", all)
	}
}

// TestDropped: of a text that is no number, the call that would have given another text and whose
// result nobody took; not one whose result was taken, nor one that gives what is no text.
func TestDropped(t *testing.T) {
	const (
		field  = "Lx/Main;->amount:Ljava/lang/String;"
		trim   = "Ljava/lang/String;->trim()Ljava/lang/String;"
		length = "Ljava/lang/String;->length()I"
	)
	for _, k := range []struct {
		call  string
		taken bool
		want  map[string]dynamic.Role
	}{{trim, false, map[string]dynamic.Role{"invoke-virtual": dynamic.Kept}}, {trim, true, map[string]dynamic.Role{}}, {length, false, map[string]dynamic.Role{}}} {
		b := build.New(35)
		c := b.Class(dex.AccPublic, "Lx/Main;")
		c.Field(dex.AccPublic|dex.AccStatic, "amount", "Ljava/lang/String;")
		m := c.Method(dex.AccPublic|dex.AccStatic, "main", "([Ljava/lang/String;)V").Code(2)
		m.Op(dex.OpConstString, 0, "1,2").Op(dex.OpSputObject, 0, field)
		m.Op(dex.OpSgetObject, 0, field).Op(dex.OpInvokeVirtual, 0, k.call)
		if k.taken {
			m.Op(dex.OpMoveResultObject, 1)
		}
		m.Op(dex.OpSgetObject, 0, field).Op(dex.OpInvokeStatic, 0, "Ljava/lang/Integer;->parseInt(Ljava/lang/String;)I").Op(dex.OpReturnVoid)
		s := parse(t, b)
		data, end := recordVM(t, s.p, "Lx/Main;")
		if end.Kind != vm.Uncaught {
			t.Fatal(end)
		}
		wantRoles(t, rolesIn(t, replayTrace(t, s.p, data), "Ljava/lang/NumberFormatException;", false), k.want)
	}
}
