package replay

import (
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/slice/dynamic"
)

// failed replays a run that ended in a null, and slices from that.
func (s *script) failed() (*dynamic.Graph, *dynamic.Slice) {
	s.t.Helper()
	s.fail()
	s.records[len(s.records)-1].Text = nullPointer
	g := replayRecords(s.t, s.p, summaries(s.t), s.records)
	last, _ := g.LastRaised()
	return g, g.Backward(dynamic.Criterion{Node: last, Operands: []int{0}, Exception: nullPointer, Own: true}, dynamic.Thin)
}

const nullPointer = "Ljava/lang/NullPointerException;"

// TestEvicted: what a cache had no more room for was dropped by the put that came later, for
// the size that it was made with; the put of the same key gives no null.
func TestEvicted(t *testing.T) {
	const (
		method = "Lx/Main;->run()V"
		put    = "Landroid/util/LruCache;->put(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;"
		get    = "Landroid/util/LruCache;->get(Ljava/lang/Object;)Ljava/lang/Object;"
	)
	b := build.New(35)
	m := b.Class(dex.AccPublic, "Lx/Main;").Method(dex.AccPublic|dex.AccStatic, "run", "()V").Code(4)
	m.Op(dex.OpNewInstance, 0, "Landroid/util/LruCache;").Const(1, 2).Op(dex.OpInvokeDirect, 0, 1, "Landroid/util/LruCache;-><init>(I)V")
	for _, key := range []string{"a", "b"} {
		m.Op(dex.OpConstString, 1, key).Op(dex.OpConstString, 2, "of "+key).Op(dex.OpInvokeVirtual, 0, 1, 2, put)
	}
	m.Op(dex.OpConstString, 1, "a").Op(dex.OpInvokeVirtual, 0, 1, get) // b is now the one that goes first
	m.Op(dex.OpConstString, 1, "c").Op(dex.OpConstString, 2, "of c").Op(dex.OpInvokeVirtual, 0, 1, 2, put)
	m.Op(dex.OpConstString, 1, "b").Op(dex.OpInvokeVirtual, 0, 1, get).Op(dex.OpMoveResultObject, 3).Op(dex.OpInvokeVirtual, 3, hashCode).Op(dex.OpReturnVoid)
	s := parse(t, b)
	s.callback(1, method)
	g, thin := s.failed()
	var puts []dynamic.Node
	made := false
	for n := range dynamic.Node(g.Len()) {
		if in := g.Insn(n); in == nil || g.Kind(n) != dynamic.Instruction {
			continue
		} else if id, _ := g.Where(n); in.Op == dex.OpInvokeVirtual && g.Program.MethodFile(id).MethodText(in.Index) == put {
			puts = append(puts, n)
		} else if in.Op == dex.OpInvokeDirect {
			made = thin.Has(n)
		}
	}
	if len(puts) != 3 || thin.Has(puts[0]) || thin.Has(puts[1]) || !thin.Has(puts[2]) || !made {
		t.Errorf("puts %v, the constructor %t: %v", puts, made, thin.Nodes)
	}
}

// TestChosenConstant: of a text that an expression chose, the condition is in the thin slice; of
// one that stands below a branch of another line it is not.
func TestChosenConstant(t *testing.T) {
	const method = "Lx/Main;->run(I)V"
	for _, same := range []bool{true, false} {
		b := build.New(35)
		m := b.Class(dex.AccPublic, "Lx/Main;").Method(dex.AccPublic|dex.AccStatic, "run", "(I)V").Code(2)
		m.Line(1).Op(dex.OpIfEqz, m.P(0), "else")
		if !same {
			m.Line(2)
		}
		m.Op(dex.OpConstString, 0, "x").Op(dex.OpGoto, "end").Label("else").Op(dex.OpConstString, 0, "1").Label("end")
		m.Line(3).Op(dex.OpInvokeStatic, 0, "Ljava/lang/Integer;->parseInt(Ljava/lang/String;)I").Op(dex.OpReturnVoid)
		s := parse(t, b)
		s.skipping(method, 5, 7)
		s.fail()
		g := replayRecords(t, s.p, summaries(t), s.records)
		last, _ := g.LastRaised()
		thin := g.Backward(dynamic.Criterion{Node: last, Operands: []int{0}}, dynamic.Thin)
		id, _ := s.p.FindMethod(method)
		if got := thin.Has(g.Executions(id, 0)[0]); got != same {
			t.Errorf("in one line %t: the condition is in the slice: %t", same, got)
		}
	}
}

// TestLackingColumn: of a column that a row has not got, the branch that kept it out of the
// row's values; what was put under another column has no part in it.
func TestLackingColumn(t *testing.T) {
	const (
		add    = "Lx/Main;->add(Landroid/database/sqlite/SQLiteDatabase;Z)V"
		values = "Landroid/content/ContentValues;"
		put    = values + "->put(Ljava/lang/String;Ljava/lang/String;)V"
		insert = databaseClass + "->insert(Ljava/lang/String;Ljava/lang/String;" + values + ")J"
		query  = databaseClass + "->rawQuery(Ljava/lang/String;[Ljava/lang/String;)Landroid/database/Cursor;"
	)
	b := build.New(35)
	c := b.Class(dex.AccPublic, "Lx/Main;")
	m := c.Method(dex.AccPublic|dex.AccStatic, "add", "("+databaseClass+"Z)V").Code(5)
	m.Op(dex.OpConstString, 0, "CREATE TABLE game (player TEXT, note TEXT)").Op(dex.OpInvokeVirtual, m.P(0), 0, databaseClass+"->execSQL(Ljava/lang/String;)V")
	m.Op(dex.OpNewInstance, 0, values).Op(dex.OpInvokeDirect, 0, values+"-><init>()V")
	m.Op(dex.OpConstString, 1, "player").Op(dex.OpConstString, 2, "Ada").Op(dex.OpInvokeVirtual, 0, 1, 2, put)
	m.Op(dex.OpIfEqz, m.P(1), "end").Op(dex.OpConstString, 1, "note").Op(dex.OpConstString, 2, "good").Op(dex.OpInvokeVirtual, 0, 1, 2, put).Label("end")
	m.Op(dex.OpConstString, 1, "game").Const(2, 0).Op(dex.OpInvokeVirtual, m.P(0), 1, 2, 0, insert)
	m.Op(dex.OpConstString, 0, "SELECT player, note FROM game").Const(1, 0).Op(dex.OpInvokeVirtual, m.P(0), 0, 1, query).Op(dex.OpMoveResultObject, 0)
	m.Op(dex.OpInvokeInterface, 0, "Landroid/database/Cursor;->moveToNext()Z").Const(1, 1)
	m.Op(dex.OpInvokeInterface, 0, 1, "Landroid/database/Cursor;->getString(I)Ljava/lang/String;").Op(dex.OpMoveResultObject, 2).Op(dex.OpInvokeVirtual, 2, hashCode).Op(dex.OpReturnVoid)
	s := parse(t, b)
	id, _ := s.p.FindMethod(add)
	code, _, err := s.p.Code(id)
	if err != nil {
		t.Fatal(err)
	}
	var from, to uint32
	code.All(func(in *dex.Insn) bool {
		switch {
		case in.Op == dex.OpIfEqz:
			from = in.PC + 2
			to = from + 7
		}
		return true
	})
	s.skipping(add, from, to)
	wantRoles(t, s.roles(nullPointer, true), map[string]dynamic.Role{"if-eqz": dynamic.Kept})
}

// TestOutsideOfGivenArray: an index past the end of an array that a call gave has that call for
// its cause, which decided how long it is.
func TestOutsideOfGivenArray(t *testing.T) {
	const method = "Lx/Main;->run(Ljava/lang/String;)V"
	b := build.New(35)
	run := b.Class(dex.AccPublic, "Lx/Main;").Method(dex.AccPublic|dex.AccStatic, "run", "(Ljava/lang/String;)V").Code(4)
	run.Op(dex.OpConstString, 0, ",").Op(dex.OpInvokeVirtual, run.P(0), 0, "Ljava/lang/String;->split(Ljava/lang/String;)[Ljava/lang/String;").Op(dex.OpMoveResultObject, 0)
	run.Const(1, 5).Op(dex.OpAgetObject, 2, 0, 1).Op(dex.OpReturnVoid)
	s := parse(t, b)
	s.callback(1, method)
	got := s.raised(dynamic.Criterion{Operands: []int{0}, Exception: "Ljava/lang/ArrayIndexOutOfBoundsException;"})
	for _, want := range []string{"@0002 invoke-virtual", "@0000 const-string"} {
		if !got[method+want] {
			t.Errorf("%s is missing: %v", want, got)
		}
	}
}
