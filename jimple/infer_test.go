package jimple_test

import (
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/jimple"
)

// TestJoinThroughUnknownInterface merges two classes that have only an
// interface in common, above which the app is not complete: the merge must get
// the interface, not one of the two classes.
func TestJoinThroughUnknownInterface(t *testing.T) {
	b := build.New(35)
	b.Class(dex.AccPublic|dex.AccInterface|dex.AccAbstract, "Lx/Shape;").Implements("Lmissing/Drawable;")
	for _, name := range []string{"Lx/Round;", "Lx/Square;"} {
		b.Class(dex.AccPublic, name).Implements("Lx/Shape;").Constructor(dex.AccPublic)
	}
	code := b.Class(dex.AccPublic, "Lx/Main;").Method(dex.AccPublic|dex.AccStatic, "pick", "(Z)V").Code(2)
	code.Op(dex.OpIfEqz, code.P(0), "square")
	code.Op(dex.OpNewInstance, 1, "Lx/Round;").Op(dex.OpInvokeDirect, 1, "Lx/Round;-><init>()V")
	code.Op(dex.OpMoveObject, 0, 1).Op(dex.OpGoto, "draw")
	code.Label("square").Op(dex.OpNewInstance, 0, "Lx/Square;").Op(dex.OpInvokeDirect, 0, "Lx/Square;-><init>()V")
	code.Label("draw").Op(dex.OpInvokeStatic, 0, "Lx/Main;->draw(Lx/Shape;)V").Op(dex.OpReturnVoid)
	body := lift(t, b, "Lx/Main;->pick(Z)V")
	for i := range body.Stmts {
		if s := &body.Stmts[i]; s.Op == jimple.OpStatic {
			if got := body.Locals[body.Args(int32(i))[0]].Type; got != "Lx/Shape;" {
				t.Errorf("%s: the argument is %s, want Lx/Shape;", body.Text(int32(i)), got)
			}
			return
		}
	}
	t.Error("no call")
}

// lift lifts one method of what was built.
func lift(t *testing.T, b *build.Builder, method string) *jimple.Body {
	t.Helper()
	p, err := b.Program()
	if err != nil {
		t.Fatal(err)
	}
	m, _ := p.FindMethod(method)
	body, err := jimple.New(p).Body(m)
	if err != nil {
		t.Fatal(err)
	}
	return body
}

// TestCopiedNull uses a copy of null as Object, then as something that the
// source of the copy must then be too.
func TestCopiedNull(t *testing.T) {
	uses := []string{"Ljava/lang/Object;", "Ljava/lang/String;", "[I", "Ljava/util/List;"}
	for first := range uses {
		for second := range uses {
			b := build.New(35)
			code := b.Class(dex.AccPublic, "Lx/Main;").Method(dex.AccPublic|dex.AccStatic, "take", "(Z)V").Code(3)
			code.Const(0, 0).Op(dex.OpMoveObject, 1, 0).Op(dex.OpMoveObject, 2, 1)
			code.Op(dex.OpIfEqz, code.P(0), "more")
			code.Op(dex.OpInvokeStatic, 1, "Lx/Main;->a("+uses[first]+")V")
			code.Label("more").Op(dex.OpInvokeStatic, 1, "Lx/Main;->a("+uses[second]+")V")
			code.Op(dex.OpInvokeStatic, 2, "Lx/Main;->a("+uses[first]+")V").Op(dex.OpReturnVoid)
			body := lift(t, b, "Lx/Main;->take(Z)V")
			if err := body.Check(); err != nil {
				t.Errorf("%s, then %s: %v", uses[first], uses[second], err)
			}
		}
	}
}

// Bits that are joined are booleans, small numbers bytes, and what is larger has the
// least type that holds it.
func TestBitwise(t *testing.T) {
	for _, tt := range []struct {
		take string // whose element is the other operand
		lit  int
		want jimple.Type
	}{
		{"[Z", 1, jimple.Boolean}, {"[B", 1, jimple.Byte}, {"[B", -2, jimple.Byte}, {"[B", 255, jimple.Short}, {"[S", 2, jimple.Short},
		{"[C", 255, jimple.Char}, {"[C", -1, jimple.Int}, {"[B", 1 << 14, jimple.Short}, {"[I", 1, jimple.Int}, {"[Z", 2, jimple.Byte},
	} {
		b := build.New(35)
		code := b.Class(dex.AccPublic, "Lx/Main;").Method(dex.AccPublic|dex.AccStatic, "take", "("+tt.take+")V").Code(2)
		op := map[string]dex.Op{"[Z": dex.OpAgetBoolean, "[B": dex.OpAgetByte, "[S": dex.OpAgetShort, "[C": dex.OpAgetChar, "[I": dex.OpAget}[tt.take]
		code.Const(0, 0).Op(op, 0, code.P(0), 0).Op(dex.OpAndIntLit16, 1, 0, tt.lit).Op(dex.OpReturnVoid)
		body := lift(t, b, "Lx/Main;->take("+tt.take+")V")
		for i := range body.Stmts {
			if s := &body.Stmts[i]; s.Op == jimple.OpAnd {
				if got := body.Locals[s.Def].Type; got != tt.want {
					t.Errorf("%s & %d: %s, want %s", tt.take[1:], tt.lit, got, tt.want)
				}
			}
		}
	}
}

// Where each branch of a method returns a value of its own, Soot's Jimple has a local
// for each, with the type of that value.
func TestSplitReturned(t *testing.T) {
	b := build.New(35)
	for _, name := range []string{"Lx/Round;", "Lx/Square;"} {
		b.Class(dex.AccPublic, name).Constructor(dex.AccPublic)
	}
	code := b.Class(dex.AccPublic, "Lx/Main;").Method(dex.AccPublic|dex.AccStatic, "make", "(Z)Ljava/lang/Object;").Code(1)
	code.Op(dex.OpIfEqz, code.P(0), "square")
	code.Op(dex.OpNewInstance, 0, "Lx/Round;").Op(dex.OpInvokeDirect, 0, "Lx/Round;-><init>()V").Op(dex.OpGoto, "end")
	code.Label("square").Op(dex.OpNewInstance, 0, "Lx/Square;").Op(dex.OpInvokeDirect, 0, "Lx/Square;-><init>()V")
	code.Label("end").Op(dex.OpReturnObject, 0)
	p, err := b.Program()
	if err != nil {
		t.Fatal(err)
	}
	main, _ := p.Class("Lx/Main;")
	var text strings.Builder
	if err := jimple.New(p).WriteClass(&text, main, jimple.Folded); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"x.Round $r0;", "x.Square $r0_2;", "$r0 = new x.Round;", "return $r0;", "$r0_2 = new x.Square;", "return $r0_2;"} {
		if !strings.Contains(text.String(), want) {
			t.Errorf("no %q in\n%s", want, &text)
		}
	}
}

// Bits of constants that meet are booleans, whatever takes them.
func TestBitsThatMeet(t *testing.T) {
	b := build.New(35)
	code := b.Class(dex.AccPublic, "Lx/Main;").Method(dex.AccPublic|dex.AccStatic, "take", "(I)I").Code(2)
	for i, r := range []int{0, 1} {
		skip := []string{"a", "b"}[i]
		code.Const(r, 0).Op(dex.OpIfEqz, code.P(0), skip).Const(r, 1).Label(skip)
	}
	code.Op(dex.OpAndInt2addr, 0, 1).Op(dex.OpReturn, 0)
	body := lift(t, b, "Lx/Main;->take(I)I")
	for i := range body.Stmts {
		if s := &body.Stmts[i]; s.Op == jimple.OpAnd && body.Locals[s.Def].Type != jimple.Boolean {
			t.Errorf("%s: %s", body.Text(int32(i)), body.Locals[s.Def].Type)
		}
	}
}
