package replay

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/instrument/trace"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/slice/dynamic"
	"github.com/esdroid/esdroid/slice/dynamic/omission"
)

// explained explains the last exception of a run, raised for its first operand, with what did
// not happen.
func explained(t *testing.T, g *dynamic.Graph, c dynamic.Criterion) *dynamic.Explanation {
	t.Helper()
	c.Node, _ = g.LastRaised()
	c.Operands = []int{0}
	code := jimple.New(g.Program)
	x, err := g.Explain(g.Backward(c, dynamic.Full), code, dynamic.Shown{})
	if err != nil {
		t.Fatal(err)
	}
	if err := omission.Add(x, summaries(t), code); err != nil {
		t.Fatal(err)
	}
	return x
}

// TestWhatNeverRan: of a field that nothing set, the statement that would have is told, also
// where an inner class sets it by way of what the compiler made; what sets it to null is not.
func TestWhatNeverRan(t *testing.T) {
	const (
		field  = "Lx/Main;->name:Ljava/lang/String;"
		getter = "Lx/Main;->access$000(Lx/Main;)Ljava/lang/String;"
		setter = "Lx/Main;->access$002(Lx/Main;Ljava/lang/String;)Ljava/lang/String;"
		asked  = "Lx/Main$2;->run(Lx/Main;)V"
	)
	b := build.New(35)
	c := b.Class(dex.AccPublic, "Lx/Main;")
	c.Field(dex.AccPrivate, "name", "Ljava/lang/String;")
	c.Constructor(dex.AccPublic)
	get := c.Method(dex.AccStatic|dex.AccSynthetic, "access$000", "(Lx/Main;)Ljava/lang/String;").Code(2)
	get.Op(dex.OpIgetObject, 0, get.P(0), field).Op(dex.OpReturnObject, 0)
	set := c.Method(dex.AccStatic|dex.AccSynthetic, "access$002", "(Lx/Main;Ljava/lang/String;)Ljava/lang/String;").Code(2)
	set.Op(dex.OpIputObject, set.P(1), set.P(0), field).Op(dex.OpReturnObject, set.P(1))
	never := b.Class(dex.AccPublic, "Lx/Main$1;").Method(dex.AccPublic|dex.AccStatic, "run", "(Lx/Main;)V").Code(2)
	never.Op(dex.OpConstString, 0, "set").Op(dex.OpInvokeStatic, never.P(0), 0, setter).Op(dex.OpReturnVoid)
	clears := b.Class(dex.AccPublic, "Lx/Main$3;").Method(dex.AccPublic|dex.AccStatic, "run", "(Lx/Main;)V").Code(2)
	clears.Const(0, 0).Op(dex.OpInvokeStatic, clears.P(0), 0, setter).Op(dex.OpReturnVoid)
	reads := b.Class(dex.AccPublic, "Lx/Main$2;").Method(dex.AccPublic|dex.AccStatic, "run", "(Lx/Main;)V").Code(2)
	reads.Op(dex.OpInvokeStatic, reads.P(0), getter).Op(dex.OpMoveResultObject, 0).Op(dex.OpInvokeVirtual, 0, hashCode).Op(dex.OpReturnVoid)
	s := parse(t, b)
	s.callback(1, asked, func() { s.call(1, getter) })
	s.fail()
	s.records[len(s.records)-1].Text = "Ljava/lang/NullPointerException;"
	x := explained(t, replayRecords(t, s.p, summaries(t), s.records), dynamic.Criterion{Exception: "Ljava/lang/NullPointerException;", Own: true})
	want, _ := s.p.FindMethod("Lx/Main$1;->run(Lx/Main;)V")
	if len(x.Unset) != 1 || x.Unset[0].Would.Method != want || x.Unset[0].Would.PC != 2 {
		t.Errorf("what never ran: %+v", x.Unset)
	}
}

// TestSetFromAround: of a nested class's field that nothing set, the statement of the class
// around it that would have is told.
func TestSetFromAround(t *testing.T) {
	const (
		field = "Lx/Main$Lock;->key:Ljava/lang/String;"
		reads = "Lx/Main;->turn(Lx/Main$Lock;)V"
	)
	b := build.New(35)
	b.Class(dex.AccPublic, "Lx/Main$Lock;").Field(0, "key", "Ljava/lang/String;")
	c := b.Class(dex.AccPublic, "Lx/Main;")
	open := c.Method(dex.AccPublic|dex.AccStatic, "open", "(Lx/Main$Lock;)V").Code(2)
	open.Op(dex.OpConstString, 0, "set").Op(dex.OpIputObject, 0, open.P(0), field).Op(dex.OpReturnVoid)
	turn := c.Method(dex.AccPublic|dex.AccStatic, "turn", "(Lx/Main$Lock;)V").Code(2)
	turn.Op(dex.OpIgetObject, 0, turn.P(0), field).Op(dex.OpInvokeVirtual, 0, hashCode).Op(dex.OpReturnVoid)
	s := parse(t, b)
	s.callback(1, reads)
	s.fail()
	x := explained(t, replayRecords(t, s.p, summaries(t), s.records), dynamic.Criterion{Exception: "Ljava/lang/NullPointerException;", Own: true})
	want, _ := s.p.FindMethod("Lx/Main;->open(Lx/Main$Lock;)V")
	if len(x.Unset) != 1 || x.Unset[0].Would.Method != want || x.Unset[0].Would.PC != 2 {
		t.Errorf("what never ran: %+v", x.Unset)
	}
}

// TestRefused: a service's connection is told of nothing where its onBind gave null, which is
// said with what it would have set.
func TestRefused(t *testing.T) {
	const (
		field = "Lx/Main;->binder:Landroid/os/IBinder;"
		asks  = "Lx/Main;->ask(Lx/Main;)V"
		bind  = "onBind(Landroid/content/Intent;)Landroid/os/IBinder;"
		told  = "onServiceConnected(Landroid/content/ComponentName;Landroid/os/IBinder;)V"
	)
	for _, null := range []bool{true, false} {
		b := build.New(35)
		c := b.Class(dex.AccPublic, "Lx/Main;").Implements("Landroid/content/ServiceConnection;")
		c.Field(dex.AccPrivate, "binder", "Landroid/os/IBinder;")
		set := c.Method(dex.AccPublic, "onServiceConnected", told[len("onServiceConnected"):]).Code(1)
		set.Op(dex.OpIputObject, set.P(2), set.P(0), field).Op(dex.OpReturnVoid)
		ask := c.Method(dex.AccPublic|dex.AccStatic, "ask", "(Lx/Main;)V").Code(2)
		ask.Op(dex.OpIgetObject, 0, ask.P(0), field).Op(dex.OpInvokeVirtual, 0, hashCode).Op(dex.OpReturnVoid)
		give := b.Class(dex.AccPublic, "Lx/Service;").Super("Landroid/app/Service;").Method(dex.AccPublic, "onBind", bind[len("onBind"):]).Code(2)
		if give.Const(0, 0); !null {
			give.Op(dex.OpNewInstance, 0, "Landroid/os/Binder;").Op(dex.OpInvokeDirect, 0, "Landroid/os/Binder;-><init>()V")
		}
		give.Op(dex.OpReturnObject, 0)
		s := parse(t, b)
		s.callback(1, "Lx/Service;->"+bind)
		s.callback(1, asks)
		s.fail()
		s.records[len(s.records)-1].Text = "Ljava/lang/NullPointerException;"
		x := explained(t, replayRecords(t, s.p, summaries(t), s.records), dynamic.Criterion{Exception: "Ljava/lang/NullPointerException;", Own: true})
		if len(x.Unset) != 1 || (x.Unset[0].Refused != nil) != null {
			t.Errorf("null %v: %+v", null, x.Unset)
		}
	}
}

// TestDecided: the check in a caller that tests what it handed over, and the call before what
// would have set a value, are in the thin slice with their roles; of a state that nothing
// asks for, the call that led there.
func TestDecided(t *testing.T) {
	const (
		field = "Lx/Main;->name:Ljava/lang/String;"
		outer = "Lx/Main;->create(Lx/Main;)V"
	)
	for _, tt := range []struct {
		name          string
		passed, state bool
		want          map[string]dynamic.Role
	}{
		{"passed", true, false, map[string]dynamic.Role{"if-nez": dynamic.Let}},
		{"read", false, false, map[string]dynamic.Role{"invoke-static": dynamic.Cut}},
		{"state", false, true, map[string]dynamic.Role{"invoke-static": dynamic.Called}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			b := build.New(35)
			c := b.Class(dex.AccPublic, "Lx/Main;")
			c.Field(dex.AccPrivate, "name", "Ljava/lang/String;")
			create := c.Method(dex.AccPublic|dex.AccStatic, "create", "(Lx/Main;)V").Code(4)
			create.Op(dex.OpConstWide16, 1, 7) // what is wide takes two registers
			inner := "Lx/Main;->refresh(JLx/Main;)V"
			if tt.passed {
				inner = "Lx/Main;->refresh(JLjava/lang/String;)V"
				create.Op(dex.OpIgetObject, 0, create.P(0), field).Op(dex.OpIfNez, 0, "end").Op(dex.OpInvokeStatic, 1, 2, 0, inner)
			} else {
				create.Op(dex.OpInvokeStatic, 1, 2, create.P(0), inner)
			}
			create.Op(dex.OpConstString, 0, "set").Op(dex.OpIputObject, 0, create.P(0), field)
			create.Label("end").Op(dex.OpReturnVoid)
			refresh := c.Method(dex.AccPublic|dex.AccStatic, "refresh", inner[len("Lx/Main;->refresh"):]).Code(4)
			at := refresh.P(1)
			if !tt.passed {
				at = 0
				refresh.Op(dex.OpIgetObject, 0, refresh.P(1), field)
			}
			refresh.Op(dex.OpInvokeVirtual, at, hashCode).Op(dex.OpReturnVoid)
			s := parse(t, b)
			crash := 0
			s.callback(1, outer, func() { s.call(1, inner, func() { crash = len(s.records) }) })
			s.records = append(s.records[:crash:crash], trace.Record{Kind: trace.KindThrow, Thread: 1, PC: s.records[crash-1].PC, ID: 5, Text: "Ljava/lang/NullPointerException;"})
			g := replayRecords(t, s.p, summaries(t), s.records)
			last, _ := g.LastRaised()
			code := jimple.New(s.p)
			x, err := g.Explain(g.Backward(dynamic.Criterion{Node: last, Operands: []int{0}, Exception: "Ljava/lang/NullPointerException;", Own: true, State: tt.state}, dynamic.Full), code, dynamic.Shown{})
			if err != nil {
				t.Fatal(err)
			}
			before := x.Thin.Statements
			if err := omission.Add(x, summaries(t), code); err != nil {
				t.Fatal(err)
			}
			got := map[string]dynamic.Role{}
			for i := range x.Elements {
				if e := &x.Elements[i]; e.Role != "" {
					got[g.Insn(dynamic.Node(e.ID)).Op.String()] = e.Role
					if !e.Thin {
						t.Errorf("%v has a role and is not thin", e)
					}
				}
			}
			if !maps.Equal(got, tt.want) || x.Thin.Statements != before+len(tt.want) {
				t.Errorf("roles %v, want %v; %d statements, %d before", got, tt.want, x.Thin.Statements, before)
			}
		})
	}
}

// TestUnsetFar: of a field that nothing set, the branch that kept it from being set is told however
// often what was read has been handed on since.
func TestUnsetFar(t *testing.T) {
	const (
		run = "Lx/Main;->run(Lx/Main;Z)V"
		set = "Lx/Main;->set(Lx/Main;Ljava/lang/String;)V"
	)
	b := build.New(35)
	c := b.Class(dex.AccPublic, "Lx/Main;")
	m := c.Method(dex.AccPublic|dex.AccStatic, "set", "(Lx/Main;Ljava/lang/String;)V").Code(1)
	m.Op(dex.OpIputObject, m.P(1), m.P(0), "Lx/Main;->f0:Ljava/lang/String;").Op(dex.OpReturnVoid)
	m = c.Method(dex.AccPublic|dex.AccStatic, "run", "(Lx/Main;Z)V").Code(2)
	m.Op(dex.OpIfEqz, m.P(1), "end").Op(dex.OpConstString, 0, "x").Op(dex.OpInvokeStatic, m.P(0), 0, set).Label("end")
	for _, name := range []string{"f0", "f1", "f2", "f3"} {
		c.Field(dex.AccPublic, name, "Ljava/lang/String;")
		if name > "f0" {
			m.Op(dex.OpIputObject, 0, m.P(0), "Lx/Main;->"+name+":Ljava/lang/String;")
		}
		m.Op(dex.OpIgetObject, 0, m.P(0), "Lx/Main;->"+name+":Ljava/lang/String;")
	}
	m.Op(dex.OpInvokeVirtual, 0, hashCode).Op(dex.OpReturnVoid)
	s := parse(t, b)
	s.skipping(run, 2, 7)
	wantRoles(t, s.roles("Ljava/lang/NullPointerException;", true), map[string]dynamic.Role{"if-eqz": dynamic.Kept})
}

// TestGivenTooLate: of a view that was looked for before there was content, the call that would
// have given the content, which the fault kept from running or which ran only then; not where
// there was content.
func TestGivenTooLate(t *testing.T) {
	const (
		create = "Lx/Main;->onCreate(Landroid/os/Bundle;)V"
		early  = "Lx/Main;->early()V"
		show   = "Lx/Main;->setContentView(I)V"
		above  = "Lx/Base;->above()V"
		null   = "Ljava/lang/NullPointerException;"
	)
	for name, want := range map[string]string{"never": "9 cut, 1", "after": "6 after", "before": ""} {
		b := build.New(35)
		c := b.Class(dex.AccPublic, "Lx/Main;").Super("Landroid/app/Activity;")
		if name != "after" {
			m := c.Method(dex.AccPublic, "early", "()V").Code(1)
			m.Const(0, 3).Op(dex.OpInvokeVirtual, m.P(0), 0, show).Op(dex.OpReturnVoid) // 0, 1
		}
		m := c.Method(dex.AccPublic, "onCreate", "(Landroid/os/Bundle;)V").Code(2)
		m.Const(0, 7).Op(dex.OpInvokeVirtual, m.P(0), 0, "Lx/Main;->findViewById(I)Landroid/view/View;").Op(dex.OpMoveResultObject, 0) // 0, 1, 4
		if name == "after" {
			m.Const(1, 3).Op(dex.OpInvokeVirtual, m.P(0), 1, show).Op(dex.OpInvokeVirtual, 0, hashCode).Op(dex.OpReturnVoid) // 5, 6, 9
		} else {
			m.Op(dex.OpInvokeVirtual, 0, hashCode).Const(1, 3).Op(dex.OpInvokeVirtual, m.P(0), 1, show).Op(dex.OpReturnVoid) // 5, 8, 9, 12
		}
		s := parse(t, b)
		switch name {
		case "before":
			s.callback(1, early)
			fallthrough
		case "never":
			s.skipping(create, 8, 12)
		default:
			s.callback(1, create)
		}
		s.fail()
		s.records[len(s.records)-1].Text = null
		x := explained(t, replayRecords(t, s.p, summaries(t), s.records), dynamic.Criterion{Exception: null, Own: true})
		var got []string
		for _, u := range x.Unset {
			said := fmt.Sprint(u.Would.PC)
			if u.Cut != nil {
				said += " cut"
			}
			if u.After {
				said += " after"
			}
			got = append(got, said)
		}
		slices.Sort(got)
		slices.Reverse(got)
		if said := strings.Join(got, ", "); said != want {
			t.Errorf("%s: %q, want %q", name, said, want)
		}
	}
}

// TestKeptInMaking: of a field that its constructor set only behind a branch, the store that it
// did not come to, before those of other methods.
func TestKeptInMaking(t *testing.T) {
	const field = "Lx/Main;->name:Ljava/lang/String;"
	b := build.New(35)
	c := b.Class(dex.AccPublic, "Lx/Main;").Super("Ljava/lang/Object;")
	c.Field(0, "name", "Ljava/lang/String;")
	m := c.Method(dex.AccPublic|dex.AccConstructor, "<init>", "()V").Code(1)
	m.Op(dex.OpConstString, 0, "set").Op(dex.OpIfNez, 0, "past").Op(dex.OpIputObject, 0, m.P(0), field).Label("past").Op(dex.OpReturnVoid) // 0, 2, 4, 6
	m = c.Method(dex.AccPublic, "rename", "(Ljava/lang/String;)V").Code(0)
	m.Op(dex.OpIputObject, m.P(1), m.P(0), field).Op(dex.OpReturnVoid)
	m = c.Method(dex.AccPublic, "show", "()V").Code(1)
	m.Op(dex.OpIgetObject, 0, m.P(0), field).Op(dex.OpInvokeVirtual, 0, hashCode).Op(dex.OpReturnVoid)
	s := parse(t, b)
	s.skipping("Lx/Main;-><init>()V", 4, 6)
	s.callback(1, "Lx/Main;->show()V")
	s.fail()
	s.records[len(s.records)-1].Text = "Ljava/lang/NullPointerException;"
	x := explained(t, replayRecords(t, s.p, summaries(t), s.records), dynamic.Criterion{Exception: "Ljava/lang/NullPointerException;", Own: true})
	if len(x.Unset) != 2 || x.Unset[0].Would.PC != 4 || x.Unset[1].Would.PC != 0 {
		t.Errorf("what had not run: %+v", x.Unset)
	}
}
