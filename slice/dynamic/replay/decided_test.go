package replay

import (
	"maps"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/instrument/trace"
	"github.com/esdroid/esdroid/internal/vm"
	"github.com/esdroid/esdroid/slice/dynamic"
)

// skipping runs a method as a callback, without its instructions from one pc up to another.
func (s *script) skipping(method string, from, to uint32, inside ...func()) {
	begun := len(s.records)
	s.callback(1, method, inside...)
	kept := s.records[:begun:begun]
	for _, r := range s.records[begun:] {
		if r.Kind != trace.KindStep || r.PC < from || r.PC >= to {
			kept = append(kept, r)
		}
	}
	s.records = kept
}

// roles returns, by the operation, the roles in the thin slice of the last step, which raised
// an exception for its first operand.
func (s *script) roles(exception string, own bool) map[string]dynamic.Role {
	s.t.Helper()
	s.fail()
	s.records[len(s.records)-1].Text = exception
	return rolesIn(s.t, replayRecords(s.t, s.p, summaries(s.t), s.records), exception, own)
}

// rolesIn is the same for the last exception of a run.
func rolesIn(t *testing.T, g *dynamic.Graph, exception string, own bool) map[string]dynamic.Role {
	t.Helper()
	got := map[string]dynamic.Role{}
	for _, e := range explained(t, g, dynamic.Criterion{Exception: exception, Own: own, Weak: !own}).Decided() {
		got[g.Insn(dynamic.Node(e.ID)).Op.String()] = e.Role
	}
	return got
}

func wantRoles(t *testing.T, got, want map[string]dynamic.Role) {
	t.Helper()
	if !maps.Equal(got, want) {
		t.Errorf("roles %v, want %v", got, want)
	}
}

// TestNotYet: of a field that what was handed over would have set, the call that handed it over
// is told where that did not run yet, and the branch that did not hand it over.
func TestNotYet(t *testing.T) {
	const (
		field  = "Lx/Main;->name:Ljava/lang/String;"
		outer  = "Lx/Main$1;->outer:Lx/Main;"
		create = "Lx/Main;->create(Lx/Main;Landroid/os/Handler;Z)V"
		show   = "Lx/Main;->show(Lx/Main;)V"
	)
	for _, posted := range []bool{true, false} {
		b := build.New(35)
		c := b.Class(dex.AccPublic, "Lx/Main;")
		c.Field(dex.AccPublic, "name", "Ljava/lang/String;")
		task := b.Class(dex.AccPublic, "Lx/Main$1;").Implements("Ljava/lang/Runnable;")
		task.Field(dex.AccPublic, "outer", "Lx/Main;")
		task.Constructor(dex.AccPublic)
		run := task.Method(dex.AccPublic, "run", "()V").Code(3)
		run.Op(dex.OpIgetObject, 0, run.P(0), outer).Op(dex.OpConstString, 1, "set").Op(dex.OpIputObject, 1, 0, field).Op(dex.OpReturnVoid)
		m := c.Method(dex.AccPublic|dex.AccStatic, "create", create[len("Lx/Main;->create"):]).Code(4)
		m.Op(dex.OpIfEqz, m.P(2), "end").Op(dex.OpNewInstance, 0, "Lx/Main$1;").Op(dex.OpInvokeDirect, 0, "Lx/Main$1;-><init>()V")
		m.Op(dex.OpInvokeVirtual, m.P(1), 0, "Landroid/os/Handler;->post(Ljava/lang/Runnable;)Z").Label("end").Op(dex.OpReturnVoid)
		m = c.Method(dex.AccPublic|dex.AccStatic, "show", "(Lx/Main;)V").Code(2)
		m.Op(dex.OpIgetObject, 0, m.P(0), field).Op(dex.OpInvokeVirtual, 0, hashCode).Op(dex.OpReturnVoid)
		s := parse(t, b)
		want := map[string]dynamic.Role{"invoke-virtual": dynamic.Asked}
		if posted {
			s.callback(1, create)
		} else {
			s.skipping(create, 2, 10)
			want = map[string]dynamic.Role{"if-eqz": dynamic.Kept}
		}
		s.callback(1, show)
		wantRoles(t, s.roles("Ljava/lang/NullPointerException;", true), want)
	}
}

// TestFlag: of a null beside a flag, the check of the flag and the branch that left it as it
// was.
func TestFlag(t *testing.T) {
	const (
		field = "Lx/Main;->name:Ljava/lang/String;"
		flag  = "Lx/Main;->open:Z"
		drop  = "Lx/Main;->drop(Z)V"
	)
	b := build.New(35)
	c := b.Class(dex.AccPublic, "Lx/Main;")
	c.Field(dex.AccPublic|dex.AccStatic, "name", "Ljava/lang/String;")
	c.Field(dex.AccPublic|dex.AccStatic, "open", "Z")
	m := c.Method(dex.AccPublic|dex.AccStatic, "begin", "()V").Code(2)
	m.Const(0, 1).Op(dex.OpSputBoolean, 0, flag).Op(dex.OpReturnVoid)
	m = c.Method(dex.AccPublic|dex.AccStatic, "drop", "(Z)V").Code(3)
	m.Const(0, 0).Op(dex.OpSputObject, 0, field).Op(dex.OpIfNez, m.P(0), "end").Op(dex.OpSputBoolean, 0, flag).Label("end").Op(dex.OpReturnVoid)
	m = c.Method(dex.AccPublic|dex.AccStatic, "show", "()V").Code(2)
	m.Op(dex.OpSgetBoolean, 0, flag).Op(dex.OpIfEqz, 0, "end").Op(dex.OpSgetObject, 0, field).Op(dex.OpInvokeVirtual, 0, hashCode)
	m.Label("end").Op(dex.OpReturnVoid)
	s := parse(t, b)
	s.callback(1, "Lx/Main;->begin()V")
	s.skipping(drop, 5, 7)
	s.callback(1, "Lx/Main;->show()V")
	wantRoles(t, s.roles("Ljava/lang/NullPointerException;", true), map[string]dynamic.Role{"if-eqz": dynamic.Let, "if-nez": dynamic.Kept})
}

// TestFlagCut: of a null beside a flag that stayed set, what ended in an exception before it
// would have been set back.
func TestFlagCut(t *testing.T) {
	const (
		field = "Lx/Main;->name:Ljava/lang/String;"
		flag  = "Lx/Main;->open:Z"
		toInt = "Ljava/lang/Integer;->parseInt(Ljava/lang/String;)I"
	)
	b := build.New(35)
	c := b.Class(dex.AccPublic, "Lx/Main;")
	c.Field(dex.AccPublic|dex.AccStatic, "name", "Ljava/lang/String;")
	c.Field(dex.AccPublic|dex.AccStatic, "open", "Z")
	m := c.Method(dex.AccPublic|dex.AccStatic, "begin", "()V").Code(1)
	m.Const(0, 1).Op(dex.OpSputBoolean, 0, flag).Op(dex.OpConstString, 0, "two").Op(dex.OpInvokeStatic, 0, toInt)
	m.Const(0, 0).Op(dex.OpSputBoolean, 0, flag).Op(dex.OpReturnVoid)
	m = c.Method(dex.AccPublic|dex.AccStatic, "main", "([Ljava/lang/String;)V").Code(2)
	m.Const(0, 0).Op(dex.OpSputObject, 0, field).Label("from").Op(dex.OpInvokeStatic, "Lx/Main;->begin()V").Label("to")
	m.Label("after").Op(dex.OpSgetBoolean, 0, flag).Op(dex.OpIfEqz, 0, "end").Op(dex.OpSgetObject, 0, field).Op(dex.OpInvokeVirtual, 0, hashCode)
	m.Label("end").Op(dex.OpReturnVoid).Label("handler").Op(dex.OpMoveException, 0).Op(dex.OpGoto, "after")
	m.Try("from", "to").Catch("Ljava/lang/NumberFormatException;", "handler")
	s := parse(t, b)
	data, end := recordVM(t, s.p, "Lx/Main;")
	if end.Kind != vm.Uncaught {
		t.Fatal(end)
	}
	wantRoles(t, rolesIn(t, replayTrace(t, s.p, data), "Ljava/lang/NullPointerException;", true), map[string]dynamic.Role{"if-eqz": dynamic.Let, "invoke-static": dynamic.Cut})
}

// TestLeftEmpty: of an element that nothing set, the branch above the store that another
// method has for the same array.
func TestLeftEmpty(t *testing.T) {
	const row = "Lx/Main;->row:[Ljava/lang/String;"
	b := build.New(35)
	c := b.Class(dex.AccPublic, "Lx/Main;")
	c.Field(dex.AccPublic|dex.AccStatic, "row", "[Ljava/lang/String;")
	m := c.Method(dex.AccPublic|dex.AccStatic, "make", "()V").Code(1)
	m.Const(0, 1).Op(dex.OpNewArray, 0, 0, "[Ljava/lang/String;").Op(dex.OpSputObject, 0, row).Op(dex.OpReturnVoid)
	m = c.Method(dex.AccPublic|dex.AccStatic, "fill", "(Z)V").Code(4)
	m.Op(dex.OpSgetObject, 0, row).Const(1, 0).Op(dex.OpIfEqz, m.P(0), "end").Op(dex.OpConstString, 2, "set").Op(dex.OpAputObject, 2, 0, 1).Label("end").Op(dex.OpReturnVoid)
	m = c.Method(dex.AccPublic|dex.AccStatic, "show", "()V").Code(2)
	m.Op(dex.OpSgetObject, 0, row).Const(1, 0).Op(dex.OpAgetObject, 0, 0, 1).Op(dex.OpInvokeVirtual, 0, hashCode).Op(dex.OpReturnVoid)
	s := parse(t, b)
	s.callback(1, "Lx/Main;->make()V")
	s.skipping("Lx/Main;->fill(Z)V", 5, 9)
	s.callback(1, "Lx/Main;->show()V")
	wantRoles(t, s.roles("Ljava/lang/NullPointerException;", true), map[string]dynamic.Role{"if-eqz": dynamic.Kept})
}

// TestTaken: the check of a list above what emptied it, and the store that gave it a second
// name.
func TestTaken(t *testing.T) {
	const (
		list   = "Lx/Main;->list:Ljava/util/List;"
		backup = "Lx/Main;->backup:Ljava/util/List;"
	)
	b := build.New(35)
	c := b.Class(dex.AccPublic, "Lx/Main;")
	c.Field(dex.AccPublic|dex.AccStatic, "list", "Ljava/util/List;")
	c.Field(dex.AccPublic|dex.AccStatic, "backup", "Ljava/util/List;")
	m := c.Method(dex.AccPublic|dex.AccStatic, "make", "()V").Code(1)
	m.Op(dex.OpNewInstance, 0, "Ljava/util/ArrayList;").Op(dex.OpInvokeDirect, 0, "Ljava/util/ArrayList;-><init>()V").Op(dex.OpSputObject, 0, list).Op(dex.OpReturnVoid)
	m = c.Method(dex.AccPublic|dex.AccStatic, "keep", "()V").Code(1)
	m.Op(dex.OpSgetObject, 0, list).Op(dex.OpSputObject, 0, backup).Op(dex.OpReturnVoid)
	m = c.Method(dex.AccPublic|dex.AccStatic, "clear", "()V").Code(2)
	m.Op(dex.OpSgetObject, 0, list).Op(dex.OpInvokeInterface, 0, "Ljava/util/List;->size()I").Op(dex.OpMoveResult, 1).Op(dex.OpIfLez, 1, "end")
	m.Op(dex.OpInvokeInterface, 0, "Ljava/util/List;->clear()V").Label("end").Op(dex.OpReturnVoid)
	m = c.Method(dex.AccPublic|dex.AccStatic, "show", "()V").Code(2)
	m.Op(dex.OpSgetObject, 0, backup).Const(1, 0).Op(dex.OpInvokeInterface, 0, 1, "Ljava/util/List;->get(I)Ljava/lang/Object;").Op(dex.OpReturnVoid)
	s := parse(t, b)
	for _, name := range []string{"make", "keep", "clear", "show"} {
		s.callback(1, "Lx/Main;->"+name+"()V")
	}
	wantRoles(t, s.roles("Ljava/lang/IndexOutOfBoundsException;", false), map[string]dynamic.Role{"if-lez": dynamic.Let, "sput-object": ""})
}

// TestFiltered: of a list that a method made, filled and returned, the branch in it that kept
// something out.
func TestFiltered(t *testing.T) {
	const made = "Lx/Main;->made(Ljava/lang/String;)Ljava/util/List;"
	const all = "Lx/Main;->all:Z"
	b := build.New(35)
	c := b.Class(dex.AccPublic, "Lx/Main;")
	c.Field(dex.AccPublic|dex.AccStatic, "all", "Z")
	m := c.Method(dex.AccPublic|dex.AccStatic, "made", "(Ljava/lang/String;)Ljava/util/List;").Code(3)
	m.Op(dex.OpNewInstance, 0, "Ljava/util/ArrayList;").Op(dex.OpInvokeDirect, 0, "Ljava/util/ArrayList;-><init>()V").Op(dex.OpSgetBoolean, 1, all).Op(dex.OpIfEqz, 1, "end")
	m.Op(dex.OpInvokeVirtual, 0, m.P(0), "Ljava/util/ArrayList;->add(Ljava/lang/Object;)Z").Label("end").Op(dex.OpReturnObject, 0)
	m = c.Method(dex.AccPublic|dex.AccStatic, "show", "()V").Code(2)
	m.Op(dex.OpConstString, 0, "one").Op(dex.OpInvokeStatic, 0, made).Op(dex.OpMoveResultObject, 0).Const(1, 0).Op(dex.OpInvokeInterface, 0, 1, "Ljava/util/List;->get(I)Ljava/lang/Object;").Op(dex.OpReturnVoid)
	s := parse(t, b)
	s.callback(1, "Lx/Main;->show()V", func() {
		s.call(1, made)
		s.records = append(s.records[:len(s.records)-3], s.records[len(s.records)-2:]...) // but for the call of add
	})
	wantRoles(t, s.roles("Ljava/lang/IndexOutOfBoundsException;", false), map[string]dynamic.Role{"if-eqz": dynamic.Kept})
}

// TestSecondName: of an element that was set by another name of its array, the store that gave it
// that name.
func TestSecondName(t *testing.T) {
	const (
		all  = "Lx/Main;->all:[I"
		mine = "Lx/Main;->mine:[I"
	)
	b := build.New(35)
	c := b.Class(dex.AccPublic, "Lx/Main;")
	c.Field(dex.AccPublic|dex.AccStatic, "all", "[I")
	c.Field(dex.AccPublic|dex.AccStatic, "mine", "[I")
	m := c.Method(dex.AccPublic|dex.AccStatic, "make", "()V").Code(1)
	m.Const(0, 1).Op(dex.OpNewArray, 0, 0, "[I").Op(dex.OpSputObject, 0, all).Op(dex.OpReturnVoid)
	m = c.Method(dex.AccPublic|dex.AccStatic, "keep", "()V").Code(1)
	m.Op(dex.OpSgetObject, 0, all).Op(dex.OpSputObject, 0, mine).Op(dex.OpReturnVoid)
	for name, by := range map[string]string{"own": mine, "same": all} {
		m = c.Method(dex.AccPublic|dex.AccStatic, name, "()V").Code(2)
		m.Op(dex.OpSgetObject, 0, by).Const(1, 0).Op(dex.OpAput, 1, 0, 1).Op(dex.OpReturnVoid)
	}
	m = c.Method(dex.AccPublic|dex.AccStatic, "show", "()V").Code(2)
	m.Op(dex.OpSgetObject, 0, all).Const(1, 0).Op(dex.OpAget, 0, 0, 1).Const(1, 7).Op(dex.OpDivInt, 1, 0, 1).Op(dex.OpReturnVoid)
	for set, want := range map[string]map[string]dynamic.Role{"own": {"sput-object": ""}, "same": {}} {
		s := parse(t, b)
		for _, name := range []string{"make", "keep", set, "show"} {
			s.callback(1, "Lx/Main;->"+name+"()V")
		}
		s.fail()
		s.records[len(s.records)-1].Text = "Ljava/lang/ArithmeticException;"
		g := replayRecords(t, s.p, summaries(t), s.records)
		wantRoles(t, rolesIn(t, g, "Ljava/lang/ArithmeticException;", true), want)
	}
}

// TestShared: two fields may have one object of the app's.
func TestShared(t *testing.T) {
	const (
		model  = "Lx/Main;->model:Lx/Stock;"
		stock  = "Lx/Till;->stock:Lx/Stock;"
		pieces = "Lx/Stock;->pieces:I"
	)
	b := build.New(35)
	b.Class(dex.AccPublic, "Lx/Stock;").Field(dex.AccPublic, "pieces", "I")
	b.Class(dex.AccPublic, "Lx/Till;").Field(dex.AccPublic|dex.AccStatic, "stock", "Lx/Stock;")
	c := b.Class(dex.AccPublic, "Lx/Main;")
	c.Field(dex.AccPublic|dex.AccStatic, "model", "Lx/Stock;")
	m := c.Method(dex.AccPublic|dex.AccStatic, "make", "()V").Code(1)
	m.Op(dex.OpNewInstance, 0, "Lx/Stock;").Op(dex.OpSputObject, 0, model).Op(dex.OpReturnVoid)
	m = c.Method(dex.AccPublic|dex.AccStatic, "share", "()V").Code(1)
	m.Op(dex.OpSgetObject, 0, model).Op(dex.OpSputObject, 0, stock).Op(dex.OpReturnVoid)
	m = c.Method(dex.AccPublic|dex.AccStatic, "sell", "()V").Code(2)
	m.Op(dex.OpSgetObject, 0, stock).Const(1, 0).Op(dex.OpIput, 1, 0, pieces).Op(dex.OpReturnVoid)
	m = c.Method(dex.AccPublic|dex.AccStatic, "show", "()V").Code(2)
	m.Op(dex.OpSgetObject, 0, model).Op(dex.OpIget, 0, 0, pieces).Const(1, 7).Op(dex.OpDivInt, 1, 0, 1).Op(dex.OpReturnVoid)
	s := parse(t, b)
	for _, name := range []string{"make", "share", "sell", "show"} {
		s.callback(1, "Lx/Main;->"+name+"()V")
	}
	wantRoles(t, s.roles("Ljava/lang/ArithmeticException;", true), map[string]dynamic.Role{})
}

// TestRowThatLacks: of rows in a list one may have what another one lacks; nothing of the list
// is told unless it was put in order, or the row was kept in a field.
func TestRowThatLacks(t *testing.T) {
	const (
		note = "Lx/Row;->note:Ljava/lang/String;"
		add  = "Ljava/util/ArrayList;->add(Ljava/lang/Object;)Z"
	)
	const at = "Lx/Row;->at:Lx/Row;"
	for _, way := range []string{"taken", "sorted", "kept"} {
		b := build.New(35)
		row := b.Class(dex.AccPublic, "Lx/Row;")
		row.Field(dex.AccPublic, "note", "Ljava/lang/String;")
		row.Field(dex.AccPublic|dex.AccStatic, "at", "Lx/Row;")
		row.Implements("Ljava/lang/Comparable;").Constructor(dex.AccPublic)
		m := row.Method(dex.AccPublic, "compareTo", "(Ljava/lang/Object;)I").Code(1)
		m.Const(0, -1).Op(dex.OpReturn, 0)
		m = b.Class(dex.AccPublic, "Lx/Main;").Method(dex.AccPublic|dex.AccStatic, "main", "([Ljava/lang/String;)V").Code(3)
		m.Op(dex.OpNewInstance, 0, "Ljava/util/ArrayList;").Op(dex.OpInvokeDirect, 0, "Ljava/util/ArrayList;-><init>()V")
		m.Op(dex.OpNewInstance, 1, "Lx/Row;").Op(dex.OpInvokeDirect, 1, "Lx/Row;-><init>()V").Op(dex.OpInvokeVirtual, 0, 1, add)
		m.Op(dex.OpNewInstance, 1, "Lx/Row;").Op(dex.OpInvokeDirect, 1, "Lx/Row;-><init>()V").Op(dex.OpInvokeVirtual, 0, 1, add)
		m.Op(dex.OpConstString, 2, "tea").Op(dex.OpIputObject, 2, 1, note)
		if way == "sorted" {
			m.Op(dex.OpInvokeStatic, 0, "Ljava/util/Collections;->sort(Ljava/util/List;)V")
			m.Const(2, 1)
		} else {
			m.Const(2, 0)
		}
		m.Op(dex.OpInvokeVirtual, 0, 2, "Ljava/util/ArrayList;->get(I)Ljava/lang/Object;").Op(dex.OpMoveResultObject, 0).Op(dex.OpCheckCast, 0, "Lx/Row;")
		if way == "kept" {
			m.Op(dex.OpSputObject, 0, at).Op(dex.OpSgetObject, 0, at)
		}
		m.Op(dex.OpIgetObject, 0, 0, note).Op(dex.OpInvokeVirtual, 0, hashCode).Op(dex.OpReturnVoid)
		s := parse(t, b)
		data, end := recordVM(t, s.p, "Lx/Main;")
		if end.Kind != vm.Uncaught {
			t.Fatal(end)
		}
		want := map[string]map[string]dynamic.Role{"taken": {}, "sorted": {"invoke-static": ""}, "kept": {"sput-object": "", "sget-object": ""}}[way]
		wantRoles(t, rolesIn(t, replayTrace(t, s.p, data), "Ljava/lang/NullPointerException;", true), want)
	}
}

// TestMistaken: where another object of its class has got what the one that failed lacks, the
// store that gave the latter its name.
func TestMistaken(t *testing.T) {
	const (
		old   = "Lx/Main;->old:Lx/Cart;"
		now   = "Lx/Main;->now:Lx/Cart;"
		goods = "Lx/Cart;->goods:Ljava/lang/String;"
	)
	b := build.New(35)
	c := b.Class(dex.AccPublic, "Lx/Main;")
	c.Field(dex.AccPublic|dex.AccStatic, "old", "Lx/Cart;")
	c.Field(dex.AccPublic|dex.AccStatic, "now", "Lx/Cart;")
	cart := b.Class(dex.AccPublic, "Lx/Cart;")
	cart.Field(dex.AccPublic, "goods", "Ljava/lang/String;")
	cart.Constructor(dex.AccPublic)
	for name, field := range map[string]string{"first": old, "again": now} {
		m := c.Method(dex.AccPublic|dex.AccStatic, name, "()V").Code(1)
		m.Op(dex.OpNewInstance, 0, "Lx/Cart;").Op(dex.OpInvokeDirect, 0, "Lx/Cart;-><init>()V").Op(dex.OpSputObject, 0, field).Op(dex.OpReturnVoid)
	}
	m := c.Method(dex.AccPublic|dex.AccStatic, "fill", "()V").Code(2)
	m.Op(dex.OpSgetObject, 0, now).Op(dex.OpConstString, 1, "tea").Op(dex.OpIputObject, 1, 0, goods).Op(dex.OpReturnVoid)
	m = c.Method(dex.AccPublic|dex.AccStatic, "show", "()V").Code(1)
	m.Op(dex.OpSgetObject, 0, old).Op(dex.OpIgetObject, 0, 0, goods).Op(dex.OpInvokeVirtual, 0, hashCode).Op(dex.OpReturnVoid)
	for _, filled := range []bool{true, false} {
		s := parse(t, b)
		init := func() { s.call(1, "Lx/Cart;-><init>()V") }
		s.callback(1, "Lx/Main;->first()V", init)
		s.callback(1, "Lx/Main;->again()V", init)
		want := map[string]dynamic.Role{}
		if filled {
			s.callback(1, "Lx/Main;->fill()V")
			want = map[string]dynamic.Role{"sget-object": "", "sput-object": "", "new-instance": ""}
		}
		s.callback(1, "Lx/Main;->show()V")
		wantRoles(t, s.roles("Ljava/lang/NullPointerException;", true), want)
	}
}

// TestTransient: of an object that came out of a stream, a field that is not written there is
// not what it was.
func TestTransient(t *testing.T) {
	for _, access := range []dex.AccessFlags{dex.AccPublic, dex.AccPublic | dex.AccTransient} {
		b := build.New(35)
		doc := b.Class(dex.AccPublic, "Lx/Doc;").Implements("Ljava/io/Serializable;")
		doc.Field(access, "pages", "Ljava/lang/String;")
		doc.Constructor(dex.AccPublic)
		m := b.Class(dex.AccPublic, "Lx/Main;").Method(dex.AccPublic|dex.AccStatic, "main", "([Ljava/lang/String;)V").Code(4)
		m.Op(dex.OpNewInstance, 0, "Lx/Doc;").Op(dex.OpInvokeDirect, 0, "Lx/Doc;-><init>()V")
		m.Op(dex.OpConstString, 1, "one").Op(dex.OpIputObject, 1, 0, "Lx/Doc;->pages:Ljava/lang/String;")
		m.Op(dex.OpNewInstance, 1, "Ljava/io/ByteArrayOutputStream;").Op(dex.OpInvokeDirect, 1, "Ljava/io/ByteArrayOutputStream;-><init>()V")
		m.Op(dex.OpNewInstance, 2, "Ljava/io/ObjectOutputStream;").Op(dex.OpInvokeDirect, 2, 1, "Ljava/io/ObjectOutputStream;-><init>(Ljava/io/OutputStream;)V")
		m.Op(dex.OpInvokeVirtual, 2, 0, "Ljava/io/ObjectOutputStream;->writeObject(Ljava/lang/Object;)V").Op(dex.OpInvokeVirtual, 2, "Ljava/io/ObjectOutputStream;->flush()V")
		m.Op(dex.OpInvokeVirtual, 1, "Ljava/io/ByteArrayOutputStream;->toByteArray()[B").Op(dex.OpMoveResultObject, 1)
		m.Op(dex.OpNewInstance, 2, "Ljava/io/ByteArrayInputStream;").Op(dex.OpInvokeDirect, 2, 1, "Ljava/io/ByteArrayInputStream;-><init>([B)V")
		m.Op(dex.OpNewInstance, 3, "Ljava/io/ObjectInputStream;").Op(dex.OpInvokeDirect, 3, 2, "Ljava/io/ObjectInputStream;-><init>(Ljava/io/InputStream;)V")
		m.Op(dex.OpInvokeVirtual, 3, "Ljava/io/ObjectInputStream;->readObject()Ljava/lang/Object;").Op(dex.OpMoveResultObject, 0).Op(dex.OpCheckCast, 0, "Lx/Doc;")
		m.Op(dex.OpIgetObject, 0, 0, "Lx/Doc;->pages:Ljava/lang/String;").Op(dex.OpInvokeStatic, 0, "Ljava/lang/Integer;->parseInt(Ljava/lang/String;)I").Op(dex.OpReturnVoid)
		s := parse(t, b)
		data, end := recordVM(t, s.p, "Lx/Main;")
		if end.Kind != vm.Uncaught {
			t.Fatal(end)
		}
		g := replayTrace(t, s.p, data)
		set := false
		for _, e := range explained(t, g, dynamic.Criterion{Exception: "Ljava/lang/NumberFormatException;"}).Elements {
			set = set || e.Thin && g.Insn(dynamic.Node(e.ID)).Op == dex.OpConstString
		}
		if want := access&dex.AccTransient == 0; set != want {
			t.Errorf("what was written is in the slice: %t, want %t", set, want)
		}
	}
}

// TestChosen: of a null that a method returned, the branch whose other outcome would have
// returned something else.
func TestChosen(t *testing.T) {
	const name = "Lx/Main;->name(I)Ljava/lang/String;"
	for kind, chosen := range map[string]bool{"one": true, "apart": false, "moved": true, "beside": false} {
		b := build.New(35)
		c := b.Class(dex.AccPublic, "Lx/Main;")
		c.Field(dex.AccStatic, "named", "Z")
		m := c.Method(dex.AccPublic|dex.AccStatic, "name", "(I)Ljava/lang/String;").Code(2)
		m.Op(dex.OpSgetBoolean, 0, "Lx/Main;->named:Z").Op(dex.OpIfNez, 0, "one").Const(0, 0)
		switch kind {
		case "moved", "beside": // by another register than that of the null
			m.Op(dex.OpMoveObject, 1, 0).Label("end").Op(dex.OpReturnObject, 1).Label("one")
		default:
			m.Label("end").Op(dex.OpReturnObject, 0).Label("one").Op(dex.OpConstString, 0, "one")
		}
		switch kind {
		case "apart": // what is loaded there is not what is returned
			m.Const(0, 0)
		case "moved":
			m.Op(dex.OpConstString, 1, "one")
		case "beside":
			m.Op(dex.OpConstString, 0, "one").Const(1, 0)
		}
		m.Op(dex.OpGoto, "end")
		m = c.Method(dex.AccPublic|dex.AccStatic, "main", "([Ljava/lang/String;)V").Code(1)
		m.Const(0, 3).Op(dex.OpInvokeStatic, 0, name).Op(dex.OpMoveResultObject, 0).Op(dex.OpInvokeVirtual, 0, hashCode).Op(dex.OpReturnVoid)
		s := parse(t, b)
		data, end := recordVM(t, s.p, "Lx/Main;")
		if end.Kind != vm.Uncaught {
			t.Fatal(end)
		}
		want := map[string]dynamic.Role{}
		if chosen {
			want["if-nez"] = dynamic.Kept
		}
		wantRoles(t, rolesIn(t, replayTrace(t, s.p, data), "Ljava/lang/NullPointerException;", true), want)
	}
}

// TestOneFlag: a check of one flag of many asks what the app keeps.
func TestOneFlag(t *testing.T) {
	const (
		field = "Lx/Main;->name:Ljava/lang/String;"
		flags = "Lx/Main;->flags:I"
	)
	b := build.New(35)
	c := b.Class(dex.AccPublic, "Lx/Main;")
	c.Field(dex.AccPublic|dex.AccStatic, "name", "Ljava/lang/String;")
	c.Field(dex.AccPublic|dex.AccStatic, "flags", "I")
	m := c.Method(dex.AccPublic|dex.AccStatic, "begin", "()V").Code(1)
	m.Const(0, 0x30006).Op(dex.OpSput, 0, flags).Op(dex.OpReturnVoid)
	for name, and := range map[string]func(*build.Code) *build.Code{
		"lit":   func(m *build.Code) *build.Code { return m.Op(dex.OpAndIntLit8, 0, 0, 2) },
		"wide":  func(m *build.Code) *build.Code { return m.Const(1, 0x20000).Op(dex.OpAndInt, 0, 0, 1) },
		"short": func(m *build.Code) *build.Code { return m.Const(1, 0x20000).Op(dex.OpAndInt2addr, 0, 1) },
	} {
		m = c.Method(dex.AccPublic|dex.AccStatic, name, "()V").Code(2)
		and(m.Op(dex.OpSget, 0, flags)).Op(dex.OpIfEqz, 0, "end").Op(dex.OpSgetObject, 0, field).Op(dex.OpInvokeVirtual, 0, hashCode)
		m.Label("end").Op(dex.OpReturnVoid)
	}
	for _, name := range []string{"lit", "wide", "short"} {
		s := parse(t, b)
		s.callback(1, "Lx/Main;->begin()V")
		s.callback(1, "Lx/Main;->"+name+"()V")
		wantRoles(t, s.roles("Ljava/lang/NullPointerException;", true), map[string]dynamic.Role{"if-eqz": dynamic.Let})
	}
}

// TestOtherClass: of an object of another class than was meant, the key under which it was found.
func TestOtherClass(t *testing.T) {
	const text = "Ljava/lang/String;->valueOf(I)Ljava/lang/String;"
	b := build.New(35)
	m := b.Class(dex.AccPublic, "Lx/Main;").Method(dex.AccPublic|dex.AccStatic, "main", "([Ljava/lang/String;)V").Code(3)
	m.Op(dex.OpNewInstance, 0, "Ljava/util/HashMap;").Op(dex.OpInvokeDirect, 0, "Ljava/util/HashMap;-><init>()V")
	m.Op(dex.OpConstString, 1, "7").Op(dex.OpInvokeVirtual, 0, 1, 1, "Ljava/util/HashMap;->put(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;")
	m.Const(1, 7).Op(dex.OpInvokeStatic, 1, text).Op(dex.OpMoveResultObject, 1)
	m.Op(dex.OpInvokeVirtual, 0, 1, "Ljava/util/HashMap;->get(Ljava/lang/Object;)Ljava/lang/Object;").Op(dex.OpMoveResultObject, 1)
	m.Op(dex.OpCheckCast, 1, "Ljava/lang/Integer;").Op(dex.OpReturnVoid)
	s := parse(t, b)
	data, end := recordVM(t, s.p, "Lx/Main;")
	if end.Kind != vm.Uncaught {
		t.Fatal(end)
	}
	g := replayTrace(t, s.p, data)
	found := false
	for _, e := range explained(t, g, dynamic.Criterion{Exception: "Ljava/lang/ClassCastException;", Own: true}).Elements {
		found = found || e.Thin && g.Insn(dynamic.Node(e.ID)).Op == dex.OpInvokeStatic
	}
	if !found {
		t.Error("what made the key is missing")
	}
}

// TestRegisteredTwice: of a receiver that ran twice for one broadcast, the second call that
// registered it; not of two that one call registered, each once.
func TestRegisteredTwice(t *testing.T) {
	const (
		field   = "Lx/Main;->name:Ljava/lang/String;"
		resume  = "Lx/Main;->resume(Landroid/content/Context;)V"
		each    = "Lx/Main;->each(Landroid/content/Context;)V"
		send    = "Lx/Main;->send(Landroid/content/Context;)V"
		receive = "Lx/Main;->onReceive(Landroid/content/Context;Landroid/content/Intent;)V"
	)
	b := build.New(35)
	c := b.Class(dex.AccPublic, "Lx/Main;").Super("Landroid/content/BroadcastReceiver;")
	c.Field(dex.AccPublic|dex.AccStatic, "name", "Ljava/lang/String;")
	m := c.Method(dex.AccPublic, "resume", "(Landroid/content/Context;)V").Code(2)
	m.Op(dex.OpConstString, 0, "set").Op(dex.OpSputObject, 0, field)
	m.Op(dex.OpNewInstance, 0, "Landroid/content/IntentFilter;").Op(dex.OpConstString, 1, "go").Op(dex.OpInvokeDirect, 0, 1, "Landroid/content/IntentFilter;-><init>(Ljava/lang/String;)V")
	m.Op(dex.OpInvokeVirtual, m.P(1), m.P(0), 0, "Landroid/content/Context;->registerReceiver(Landroid/content/BroadcastReceiver;Landroid/content/IntentFilter;)Landroid/content/Intent;").Op(dex.OpReturnVoid)
	m = c.Method(dex.AccPublic, "send", "(Landroid/content/Context;)V").Code(2)
	m.Op(dex.OpNewInstance, 0, "Landroid/content/Intent;").Op(dex.OpConstString, 1, "go").Op(dex.OpInvokeDirect, 0, 1, "Landroid/content/Intent;-><init>(Ljava/lang/String;)V")
	m.Op(dex.OpInvokeVirtual, m.P(1), 0, "Landroid/content/Context;->sendBroadcast(Landroid/content/Intent;)V").Op(dex.OpReturnVoid)
	m = c.Method(dex.AccPublic, "onReceive", receive[len("Lx/Main;->onReceive"):]).Code(2)
	m.Op(dex.OpSgetObject, 0, field).Const(1, 0).Op(dex.OpSputObject, 1, field).Op(dex.OpInvokeVirtual, 0, hashCode).Op(dex.OpReturnVoid)
	m = c.Method(dex.AccPublic|dex.AccStatic, "each", each[len("Lx/Main;->each"):]).Code(3)
	m.Op(dex.OpConstString, 0, "set").Op(dex.OpSputObject, 0, field).Op(dex.OpNewInstance, 0, "Lx/Main;").Const(1, 0)
	m.Op(dex.OpInvokeVirtual, m.P(0), 0, 1, "Landroid/content/Context;->registerReceiver(Landroid/content/BroadcastReceiver;Landroid/content/IntentFilter;)Landroid/content/Intent;")
	m.Op(dex.OpReturnVoid)
	for _, k := range []struct {
		by   []string
		want map[string]dynamic.Role
	}{
		{[]string{resume}, map[string]dynamic.Role{}},
		{[]string{resume, resume}, map[string]dynamic.Role{"invoke-virtual": dynamic.Asked}},
		{[]string{each, each}, map[string]dynamic.Role{}},
	} {
		s := parse(t, b)
		for _, by := range k.by {
			s.callback(1, by)
		}
		s.callback(1, send)
		s.callback(1, receive)
		s.callback(1, receive)
		wantRoles(t, s.roles("Ljava/lang/NullPointerException;", true), k.want)
	}
}
