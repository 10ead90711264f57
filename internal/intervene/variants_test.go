package intervene

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/jimple"
)

// changesAt returns the repairs of the one statement with a text in a method of LMain;.
func changesAt(t *testing.T, proto string, write func(*build.Code), stmt string, count int, hints Hints) (first, more []Change) {
	t.Helper()
	b := build.New(35)
	write(b.Class(dex.AccPublic, "LMain;").Method(dex.AccPublic|dex.AccStatic, "m", proto).Code(2))
	p, err := b.Program()
	if err != nil {
		t.Fatal(err)
	}
	body, err := jimple.New(p).Body(0)
	if err != nil {
		t.Fatal(err)
	}
	at := -1
	var texts []string
	for i := range body.Stmts {
		texts = append(texts, body.Text(int32(i)))
		if strings.Contains(texts[i], stmt) && at < 0 {
			at = i
		}
	}
	if at < 0 {
		t.Fatalf("no %s in %q", stmt, texts)
	}
	return Repairs(body, int32(at), count, hints)
}

// One of two variables may be all that should have been calculated with; a constant, an index
// and what a comparison gives are not.
func TestOperandsAreValues(t *testing.T) {
	for _, c := range []struct {
		name, proto string
		write       func(*build.Code)
		stmt        string
		want        []int // registers
	}{
		{"three registers", "(II)I", func(c *build.Code) { c.Op(dex.OpSubInt, 0, c.P(0), c.P(1)).Op(dex.OpReturn, 0) }, " - ", []int{2, 3}},
		{"two registers", "(II)I", func(c *build.Code) { c.Op(dex.OpDivInt2addr, c.P(0), c.P(1)).Op(dex.OpReturn, c.P(0)) }, " / ", []int{2, 3}},
		{"a constant", "(II)I", func(c *build.Code) { c.Op(dex.OpAddIntLit8, 0, c.P(0), 5).Op(dex.OpReturn, 0) }, " + ", nil},
		{"an element", "([II)I", func(c *build.Code) { c.Op(dex.OpAget, 0, c.P(0), c.P(1)).Op(dex.OpReturn, 0) }, "[", nil},
		{"a shift of a long", "(JI)J", func(c *build.Code) { c.Op(dex.OpShlLong, 0, c.P(0), c.P(1)).Op(dex.OpReturnWide, 0) }, " << ", []int{2}},
		{"a comparison", "(JJ)I", func(c *build.Code) { c.Op(dex.OpCmpLong, 0, c.P(0), c.P(1)).Op(dex.OpReturn, 0) }, " cmp ", nil},
	} {
		first, more := changesAt(t, c.proto, c.write, c.stmt, 1, Hints{})
		var got []int
		for _, change := range append(first, more...) {
			if change.With.Kind == Operand {
				got = append(got, change.Receiver)
			}
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: registers %d, want %d", c.name, got, c.want)
		}
	}
}

// A call is left out where nobody misses it: it gives nothing, or what it is called on.
func TestCallsThatAreLeftOut(t *testing.T) {
	const builder = "Ljava/lang/StringBuilder;"
	ends := func(c *build.Code) { c.Op(dex.OpMoveResultObject, 0).Op(dex.OpReturnObject, 0) }
	for _, c := range []struct {
		name  string
		write func(*build.Code)
		stmt  string
		want  string
	}{
		{"gives nothing", func(c *build.Code) {
			c.Op(dex.OpInvokeVirtual, c.P(0), builder+"->reverse()V").Op(dex.OpReturnObject, c.P(0))
		}, "reverse", "left twice"},
		{"gives what it is called on", func(c *build.Code) { ends(c.Op(dex.OpInvokeVirtual, c.P(0), builder+"->reverse()"+builder)) }, "reverse", "left returns"},
		{"gives something else", func(c *build.Code) {
			ends(c.Op(dex.OpInvokeVirtual, c.P(0), builder+"->toString()Ljava/lang/String;"))
		}, "toString", ""},
		{"is called on nothing", func(c *build.Code) { ends(c.Op(dex.OpInvokeStatic, c.P(0), builder+"->of("+builder+")"+builder)) }, "of(", ""},
		{"makes an object", func(c *build.Code) {
			c.Op(dex.OpNewInstance, 0, builder).Op(dex.OpInvokeDirect, 0, builder+"-><init>()V").Op(dex.OpReturnObject, 0)
		}, "<init>", ""},
	} {
		first, more := changesAt(t, "("+builder+")Ljava/lang/Object;", c.write, c.stmt, 1, Hints{})
		var got []string
		for _, change := range append(first, more...) {
			for name, is := range map[string]bool{"left": change.Left, "twice": change.Twice, "returns": change.Returns} {
				if is {
					got = append(got, name)
				}
			}
		}
		if slices.Sort(got); strings.Join(got, " ") != c.want {
			t.Errorf("a call that %s: %q, want %q", c.name, got, c.want)
		}
	}
}

// Of several values of a text, that which keeps most of it comes first; what a statement
// returned before is tried from its second execution on.
func TestWhatIsTriedFirst(t *testing.T) {
	write := func(c *build.Code) {
		c.Op(dex.OpInvokeStatic, "LMain;->text()Ljava/lang/String;").Op(dex.OpMoveResultObject, 0).Op(dex.OpReturnObject, 0)
	}
	hints := Hints{Wanted: []Value{Exemplary("02.03.2020", []string{"dd.MM.yyyy"}), Separated(":", 2, nil)}}
	first, _ := changesAt(t, "()Ljava/lang/String;", write, "text()", 1, hints)
	var kinds []string
	for _, c := range first {
		kinds = append(kinds, fmt.Sprint(c.With.Kind))
	}
	if len(first) == 0 || first[0].With.Kind != Rejoined {
		t.Errorf("%q are tried in this order", kinds)
	}
	for count, want := range map[int]bool{1: false, 2: true} {
		first, more := changesAt(t, "()Ljava/lang/String;", write, "return ", count, Hints{})
		earlier := slices.IndexFunc(append(first, more...), func(c Change) bool { return c.With.Kind == Earlier })
		if (earlier == 0) != want || want && (!first[0].Before || first[0].Restore || first[0].Register != 0) {
			t.Errorf("execution %d: %+v", count, first)
		}
	}
}

// Where a call says whether it worked and nobody asks, the method goes no further; calls with
// arguments, of a class, or whose result is used are left as they are.
func TestResultsThatNobodyHeeds(t *testing.T) {
	const box = "LBox;"
	for call, want := range map[string]int{"has()Z": 1, "has(I)Z": 0, "has()V": 0, "has()I": 0, "static()Z": 0, "used()Z": 0} {
		name, proto := call[:strings.IndexByte(call, '(')], call[strings.IndexByte(call, '('):]
		b := build.New(35)
		code := b.Class(dex.AccPublic, "LMain;").Method(dex.AccPublic|dex.AccStatic, "m", "("+box+")V").Code(1)
		operands := []any{code.P(0)}
		op := dex.OpInvokeVirtual
		switch {
		case name == "static":
			op, operands = dex.OpInvokeStatic, nil
		case proto == "(I)Z":
			code.Const(0, 1)
			operands = append(operands, 0)
		}
		code.Op(op, append(operands, box+"->"+call)...)
		if name == "used" {
			code.Op(dex.OpMoveResult, 0).Op(dex.OpIfEqz, 0, "end").Label("end")
		}
		code.Op(dex.OpReturnVoid)
		p, err := b.Program()
		if err != nil {
			t.Fatal(err)
		}
		body, err := jimple.New(p).Body(0)
		if err != nil {
			t.Fatal(err)
		}
		got := 0
		for i := range body.Stmts {
			got += len(Heeds(body, int32(i), 1))
		}
		if got != want {
			t.Errorf("%s: %d changes, want %d", call, got, want)
		}
	}
}
