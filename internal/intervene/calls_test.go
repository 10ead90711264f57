package intervene

import (
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/jimple"
)

// A call that is missing is made first, one that puts a value away as another type is made in
// the place of that one, and a table gets the column that it lacks.
func TestCalls(t *testing.T) {
	const (
		matcher = "Ljava/util/regex/Matcher;"
		group   = matcher + "->group(I)Ljava/lang/String;"
	)
	b := build.New(35)
	box := b.Class(dex.AccPublic, "LBox;")
	box.Field(dex.AccPublic, "text", "Ljava/lang/String;")
	box.Method(dex.AccPublic|dex.AccConstructor, "<init>", "()V").Code(0).Op(dex.OpInvokeDirect, 0, "Ljava/lang/Object;-><init>()V").Op(dex.OpReturnVoid)
	box.Method(dex.AccPublic, "putInt", "(Ljava/lang/String;I)V").Code(0).Op(dex.OpReturnVoid)
	box.Method(dex.AccPublic, "putString", "(Ljava/lang/String;Ljava/lang/String;)V").Code(0).
		Op(dex.OpIputObject, 2, 0, "LBox;->text:Ljava/lang/String;").Op(dex.OpReturnVoid)
	main := func(name string, registers int) *build.Code {
		return b.Class(dex.AccPublic, name).Method(dex.AccPublic|dex.AccStatic, "main", "([Ljava/lang/String;)V").Code(registers)
	}
	printed := func(c *build.Code) {
		c.Op(dex.OpSgetObject, 1, "Ljava/lang/System;->out:Ljava/io/PrintStream;").
			Op(dex.OpInvokeVirtual, 1, 0, "Ljava/io/PrintStream;->print(Ljava/lang/String;)V").Op(dex.OpReturnVoid)
	}
	printed(main("LMatch;", 4).Op(dex.OpConstString, 0, "a(.)").Op(dex.OpInvokeStatic, 0, "Ljava/util/regex/Pattern;->compile(Ljava/lang/String;)Ljava/util/regex/Pattern;").
		Op(dex.OpMoveResultObject, 0).Op(dex.OpConstString, 1, "ab").
		Op(dex.OpInvokeVirtual, 0, 1, "Ljava/util/regex/Pattern;->matcher(Ljava/lang/CharSequence;)"+matcher).Op(dex.OpMoveResultObject, 0).
		Const(1, 1).Op(dex.OpInvokeVirtual, 0, 1, group).Op(dex.OpMoveResultObject, 0))
	box.Method(dex.AccPublic, "has", "()Z").Code(2).Const(0, 0).Op(dex.OpReturn, 0)
	printed(main("LHeed;", 4).Op(dex.OpNewInstance, 0, "LBox;").Op(dex.OpInvokeDirect, 0, "LBox;-><init>()V").
		Op(dex.OpInvokeVirtual, 0, "LBox;->has()Z").Op(dex.OpConstString, 0, "there"))
	printed(main("LPut;", 4).Op(dex.OpNewInstance, 0, "LBox;").Op(dex.OpInvokeDirect, 0, "LBox;-><init>()V").
		Op(dex.OpConstString, 1, "year").Const(2, 1990).Op(dex.OpInvokeVirtual, 0, 1, 2, "LBox;->putInt(Ljava/lang/String;I)V").
		Op(dex.OpIgetObject, 0, 0, "LBox;->text:Ljava/lang/String;"))
	box.Method(dex.AccPublic, "putExtra", "(Ljava/lang/String;J)V").Code(0).Op(dex.OpReturnVoid)
	box.Method(dex.AccPublic, "putExtra", "(Ljava/lang/String;I)V").Code(1).
		Op(dex.OpInvokeStatic, 3, "Ljava/lang/String;->valueOf(I)Ljava/lang/String;").Op(dex.OpMoveResultObject, 0).
		Op(dex.OpIputObject, 0, 1, "LBox;->text:Ljava/lang/String;").Op(dex.OpReturnVoid)
	printed(main("LExtra;", 5).Op(dex.OpNewInstance, 0, "LBox;").Op(dex.OpInvokeDirect, 0, "LBox;-><init>()V").
		Op(dex.OpConstString, 1, "row").ConstWide(2, 7).Op(dex.OpInvokeVirtual, 0, 1, 2, 3, "LBox;->putExtra(Ljava/lang/String;J)V").
		Op(dex.OpIgetObject, 0, 0, "LBox;->text:Ljava/lang/String;"))
	printed(main("LBare;", 4).Op(dex.OpNewInstance, 0, "LBox;").Op(dex.OpInvokeDirect, 0, "LBox;-><init>()V").
		Op(dex.OpIgetObject, 0, 0, "LBox;->text:Ljava/lang/String;"))
	box.Method(dex.AccPublic, "setText", "(Ljava/lang/String;)LBox;").Code(0).
		Op(dex.OpIputObject, 1, 0, "LBox;->text:Ljava/lang/String;").Op(dex.OpReturnObject, 0)
	printed(main("LTable;", 4).Op(dex.OpConstString, 0, "CREATE TABLE a (b)").
		Op(dex.OpInvokeStatic, 0, "LBox;->same(Ljava/lang/String;)Ljava/lang/String;").Op(dex.OpMoveResultObject, 0))
	box.Method(dex.AccPublic|dex.AccStatic, "same", "(Ljava/lang/String;)Ljava/lang/String;").Code(0).Op(dex.OpReturnObject, 0)
	printed(main("LView;", 4).Const(0, 0x7f040002).
		Op(dex.OpInvokeStatic, 0, "Ljava/lang/String;->valueOf(I)Ljava/lang/String;").Op(dex.OpMoveResultObject, 0))
	printed(main("LLate;", 4).Op(dex.OpNewInstance, 3, "LBox;").Op(dex.OpInvokeDirect, 3, "LBox;-><init>()V").
		Op(dex.OpIgetObject, 0, 3, "LBox;->text:Ljava/lang/String;").Op(dex.OpConstString, 2, "set").Op(dex.OpIputObject, 2, 3, "LBox;->text:Ljava/lang/String;"))
	file, err := b.Parse()
	if err != nil {
		t.Fatal(err)
	}
	p, err := dex.NewProgram(file)
	if err != nil {
		t.Fatal(err)
	}
	ids := []int64{0x7f030001, 0x7f040001, 0x7f040002, 0x7f040009}
	for _, k := range []struct {
		class, stmt string
		changes     func(body *jimple.Body, stmt int32) []Change
		want        string
		was, is     string
	}{
		{"LMatch;", "matcher(", func(body *jimple.Body, stmt int32) []Change { return Prepares(body, stmt, 1, false) }, "b", "", ""},
		{"LMatch;", "group(", func(body *jimple.Body, stmt int32) []Change { return Prepares(body, stmt, 1, true) }, "b", "", ""},
		{"LHeed;", "has()", func(body *jimple.Body, stmt int32) []Change { return Heeds(body, stmt, 1) }, "", "", ""},
		{"LPut;", "putInt", func(body *jimple.Body, stmt int32) []Change { return Retyped(body, stmt, 1, "String") }, "1990", "putInt", "putString"},
		{"LExtra;", "putExtra", func(body *jimple.Body, stmt int32) []Change { return Retyped(body, stmt, 1, "IntExtra") }, "7", "long", "int"},
		{"LLate;", ".<Box: java", func(body *jimple.Body, stmt int32) []Change {
			_, all := Hastened(body, stmt, 1)
			return all
		}, "set", "", ""},
		{"LBare;", "new Box", func(body *jimple.Body, stmt int32) []Change { return Gives(body, stmt, 1, "year", "StringExtra") }, "1", "nothing", `"1" under "year"`},
		{"LBare;", "new Box", func(body *jimple.Body, stmt int32) []Change { return Sets(body, stmt, 1, "text", "play") }, "play", "nothing", `setText("play")`},
		{"LTable;", "same(", func(body *jimple.Body, stmt int32) []Change { return Columns(body, stmt, 1, "done") }, "CREATE TABLE a (b, done)",
			`"CREATE TABLE a (b)"`, `"CREATE TABLE a (b, done)"`},
		{"LTable;", "same(", func(body *jimple.Body, stmt int32) []Change { return Arguments(body, stmt, 1, Hints{})[:1] }, "1", `"CREATE TABLE a (b)"`, `"1"`},
		{"LView;", "valueOf(", func(body *jimple.Body, stmt int32) []Change { return Resources(body, stmt, 1, ids) }, "2130968577", "2130968578", "2130968577"},
	} {
		m, ok := p.FindMethod(k.class + "->main([Ljava/lang/String;)V")
		if !ok {
			t.Fatal(k.class)
		}
		body, err := jimple.New(p).Body(m)
		if err != nil {
			t.Fatal(err)
		}
		tried := false
		for i := range body.Stmts {
			if tried || !strings.Contains(body.Text(int32(i)), k.stmt) {
				continue
			}
			for _, change := range k.changes(body, int32(i)) {
				if tried {
					continue
				}
				tried = true
				r := &Run{Change: change}
				if got := output(t, []*dex.File{file}, r, k.class); !r.Applied || got != k.want || r.Was != k.was || r.Is != k.is {
					t.Errorf("%s %s: printed %q with %s instead of %s, applied %t", k.class, k.stmt, got, r.Is, r.Was, r.Applied)
				}
			}
		}
		if !tried {
			t.Errorf("%s %s: nothing was tried", k.class, k.stmt)
		}
	}
}

// A call whose sibling the object's class lacks is left as it is.
func TestSiblingThatThereIsNot(t *testing.T) {
	b := build.New(35)
	box := b.Class(dex.AccPublic, "LBox;")
	box.Field(dex.AccPublic, "n", "I")
	box.Method(dex.AccPublic|dex.AccConstructor, "<init>", "()V").Code(0).Op(dex.OpInvokeDirect, 0, "Ljava/lang/Object;-><init>()V").Op(dex.OpReturnVoid)
	box.Method(dex.AccPublic, "putInt", "(Ljava/lang/String;I)V").Code(0).Op(dex.OpIput, 2, 0, "LBox;->n:I").Op(dex.OpReturnVoid)
	b.Class(dex.AccPublic, "LMain;").Method(dex.AccPublic|dex.AccStatic, "main", "([Ljava/lang/String;)V").Code(3).
		Op(dex.OpNewInstance, 0, "LBox;").Op(dex.OpInvokeDirect, 0, "LBox;-><init>()V").
		Op(dex.OpConstString, 1, "year").Const(2, 1990).Op(dex.OpInvokeVirtual, 0, 1, 2, "LBox;->putInt(Ljava/lang/String;I)V").
		Op(dex.OpIget, 2, 0, "LBox;->n:I").Op(dex.OpSgetObject, 1, "Ljava/lang/System;->out:Ljava/io/PrintStream;").
		Op(dex.OpInvokeVirtual, 1, 2, "Ljava/io/PrintStream;->print(I)V").Op(dex.OpReturnVoid)
	file, err := b.Parse()
	if err != nil {
		t.Fatal(err)
	}
	p, err := dex.NewProgram(file)
	if err != nil {
		t.Fatal(err)
	}
	m, _ := p.FindMethod("LMain;->main([Ljava/lang/String;)V")
	body, err := jimple.New(p).Body(m)
	if err != nil {
		t.Fatal(err)
	}
	tried := 0
	for i := range body.Stmts {
		for _, change := range Retyped(body, int32(i), 1, "String") {
			tried++
			r := &Run{Change: change}
			if got := output(t, []*dex.File{file}, r, "LMain;"); got != "1990" || r.Applied {
				t.Errorf("printed %q, applied %t", got, r.Applied)
			}
		}
	}
	if tried != 1 {
		t.Errorf("%d changes, want 1", tried)
	}
}
