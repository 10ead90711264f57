package intervene

import (
	"bytes"
	"context"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/internal/vm"
	"github.com/esdroid/esdroid/internal/vm/machine"
	"github.com/esdroid/esdroid/internal/vm/world"
	"github.com/esdroid/esdroid/jimple"
)

// primes runs the sample program up to 10 with one change.
func primes(t *testing.T, files []*dex.File, r *Run) string {
	t.Helper()
	return output(t, files, r, "LPrimes;", "10")
}

// output runs a program with one change and returns what it printed.
func output(t *testing.T, files []*dex.File, r *Run, class string, args ...string) string {
	t.Helper()
	var out bytes.Buffer
	w := world.New(0)
	w.Stdout = &out
	hooks := &vm.Hooks{}
	r.Listen(hooks)
	m, err := machine.New(vm.Config{Program: files, World: w, Hooks: hooks})
	if err != nil {
		t.Fatal(err)
	}
	if o := m.RunMain(context.Background(), class, args); o.Kind != vm.Finished {
		return o.String()
	}
	return strings.TrimSpace(out.String())
}

func TestChanges(t *testing.T) {
	data, err := os.ReadFile("../../testdata/vm/Primes.dex")
	if err != nil {
		t.Fatal(err)
	}
	files, err := dex.Parse("Primes.dex", data)
	if err != nil {
		t.Fatal(err)
	}
	p, err := dex.NewProgram(files...)
	if err != nil {
		t.Fatal(err)
	}
	code := jimple.New(p)
	for _, c := range []struct {
		method, stmt string // the first statement that has this text in it
		count        int
		with         Value
		want         string
		was, is      string
	}{
		{"main([Ljava/lang/String;)V", "$i0 = $i0 + 1", 2, Value{Kind: Add, N: 5}, "9 primes up to 10", "2", "7"},
		{"main([Ljava/lang/String;)V", "parseInt", 1, Value{Kind: Number, N: 3}, "2 primes up to 3", "10", "3"},
		{"main([Ljava/lang/String;)V", `" primes up to "`, 1, Value{Kind: Text, Text: "!"}, "4!10", `" primes up to "`, `"!"`},
		{"main([Ljava/lang/String;)V", "println", 1, Value{Kind: Text, Text: "1"}, "1", `"4 primes up to 10"`, `"1"`},
		{"isPrime(I)Z", "return $z0", 3, Value{Kind: Not}, "5 primes up to 10", "false", "true"},
		{"isPrime(I)Z", "return $z0", 4, Value{Kind: Earlier}, "3 primes up to 10", "true", "false"},
		{"main([Ljava/lang/String;)V", "$i0 = $i0 + 1", 3, Value{Kind: Earlier}, "3 primes up to 10", "3", "2"},
		{"main([Ljava/lang/String;)V", "if $z0 == 0", 1, Value{}, "3 primes up to 10", "", ""},
	} {
		m, ok := p.FindMethod("LPrimes;->" + c.method)
		if !ok {
			t.Fatal(c.method)
		}
		body, err := code.Body(m)
		if err != nil {
			t.Fatal(err)
		}
		tried := 0
		for i := range body.Stmts {
			if !strings.Contains(body.Text(int32(i)), c.stmt) {
				continue
			}
			for _, change := range Alternatives(body, int32(i), c.count) {
				if !change.Branch && change.With.Kind != c.with.Kind && change.With.Kind != Number && c.with.Kind != Earlier {
					continue
				}
				change.With = c.with
				r := &Run{Change: change}
				if got := primes(t, files, r); got != c.want || !r.Applied || r.Was != c.was || r.Is != c.is {
					t.Errorf("%s: printed %q, want %q; %s became %s, applied %t", c.stmt, got, c.want, r.Was, r.Is, r.Applied)
				}
				tried++
				break
			}
			break
		}
		if tried != 1 {
			t.Errorf("%s: no such statement, or no alternatives", c.stmt)
		}
	}
}

// Repairs make a call once more, and put in what the slice has elsewhere.
func TestRepairs(t *testing.T) {
	data, err := os.ReadFile("../../testdata/vm/Primes.dex")
	if err != nil {
		t.Fatal(err)
	}
	files, err := dex.Parse("Primes.dex", data)
	if err != nil {
		t.Fatal(err)
	}
	p, err := dex.NewProgram(files...)
	if err != nil {
		t.Fatal(err)
	}
	m, ok := p.FindMethod("LPrimes;->main([Ljava/lang/String;)V")
	if !ok {
		t.Fatal("no main")
	}
	body, err := jimple.New(p).Body(m)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		stmt   string
		hints  Hints
		chosen func(c *Change) bool
		want   string
	}{
		{"println", Hints{}, func(c *Change) bool { return c.Twice }, "4 primes up to 10\n4 primes up to 10"},
		{"println", Hints{}, func(c *Change) bool { return c.Left }, ""},
		{"println", Hints{}, func(c *Change) bool { return c.With.Kind == Plain }, "1 primes up to 1"},
		{"println", Hints{Texts: []string{"other"}}, func(c *Change) bool { return c.With.Text == "other" }, "other"},
		{"parseInt", Hints{Texts: []string{"2"}}, func(c *Change) bool { return c.With.Text == "2" }, "1 primes up to 2"},
	} {
		tried := 0
		for i := range body.Stmts {
			if !strings.Contains(body.Text(int32(i)), c.stmt) {
				continue
			}
			first, more := Repairs(body, int32(i), 1, c.hints)
			for _, change := range append(first, more...) {
				if !c.chosen(&change) {
					continue
				}
				tried++
				r := &Run{Change: change}
				if got := primes(t, files, r); got != c.want || !r.Applied {
					t.Errorf("%s: printed %q, want %q; applied %t", c.stmt, got, c.want, r.Applied)
				}
				break
			}
		}
		if tried != 1 {
			t.Errorf("%s: %d changes were tried, want 1", c.stmt, tried)
		}
	}
}

// What is left out in a loop comes again, unless it is left out each time; a builder's
// call that is left out gives the builder; a branch goes its other way.
func TestLeftOut(t *testing.T) {
	b := build.New(35)
	c := b.Class(dex.AccPublic, "LMain;")
	c.Field(dex.AccPublic|dex.AccStatic, "n", "I")
	inc := c.Method(dex.AccPublic|dex.AccStatic, "inc", "()V").Code(1)
	inc.Op(dex.OpSget, 0, "LMain;->n:I").Op(dex.OpAddIntLit8, 0, 0, 1).Op(dex.OpSput, 0, "LMain;->n:I").Op(dex.OpReturnVoid)
	code := c.Method(dex.AccPublic|dex.AccStatic, "main", "([Ljava/lang/String;)V").Code(3)
	const builder = "Ljava/lang/StringBuilder;"
	code.Const(0, 0).Const(1, 3).Label("loop").Op(dex.OpIfGe, 0, 1, "out").Op(dex.OpInvokeStatic, "LMain;->inc()V").Op(dex.OpAddIntLit8, 0, 0, 1).Op(dex.OpGoto, "loop").Label("out")
	code.Op(dex.OpNewInstance, 0, builder).Op(dex.OpInvokeDirect, 0, builder+"-><init>()V").Op(dex.OpSget, 1, "LMain;->n:I")
	code.Op(dex.OpInvokeVirtual, 0, 1, builder+"->append(I)"+builder).Op(dex.OpMoveResultObject, 2)
	code.Op(dex.OpConstString, 1, "!").Op(dex.OpInvokeVirtual, 2, 1, builder+"->append(Ljava/lang/String;)"+builder).Op(dex.OpMoveResultObject, 2)
	code.Op(dex.OpInvokeVirtual, 2, builder+"->toString()Ljava/lang/String;").Op(dex.OpMoveResultObject, 1)
	code.Op(dex.OpSgetObject, 0, "Ljava/lang/System;->out:Ljava/io/PrintStream;").Op(dex.OpInvokeVirtual, 0, 1, "Ljava/io/PrintStream;->print(Ljava/lang/String;)V").Op(dex.OpReturnVoid)
	file, err := b.Parse()
	if err != nil {
		t.Fatal(err)
	}
	p, err := dex.NewProgram(file)
	if err != nil {
		t.Fatal(err)
	}
	for _, k := range []struct {
		method, stmt string
		count        int
		every, again bool
		want         string
	}{
		{"inc()V", "<Main: int n> =", 1, false, true, "2!"},
		{"inc()V", "<Main: int n> =", 2, true, true, "1!"},
		{"main([Ljava/lang/String;)V", "inc()", 3, false, false, "2!"},
		{"main([Ljava/lang/String;)V", "inc()", 1, true, true, "0!"},
		{"main([Ljava/lang/String;)V", "append(int)", 1, false, false, "!"},
		{"main([Ljava/lang/String;)V", "if ", 2, false, false, "1!"},
	} {
		m, ok := p.FindMethod("LMain;->" + k.method)
		if !ok {
			t.Fatal(k.method)
		}
		body, err := jimple.New(p).Body(m)
		if err != nil {
			t.Fatal(err)
		}
		for i := range body.Stmts {
			if !strings.Contains(body.Text(int32(i)), k.stmt) {
				continue
			}
			first, _ := Repairs(body, int32(i), k.count, Hints{})
			at := slices.IndexFunc(first, func(c Change) bool { return c.Left || c.Branch })
			if at < 0 {
				t.Errorf("%s: it is not left out", k.stmt)
				break
			}
			change := first[at]
			change.Every = k.every
			r := &Run{Change: change}
			if got := output(t, []*dex.File{file}, r, "LMain;"); got != k.want || !r.Applied || r.Again() != k.again {
				t.Errorf("%s, execution %d, every %t: printed %q, again %t; want %q, %t", k.stmt, k.count, k.every, got, r.Again(), k.want, k.again)
			}
			break
		}
	}
}
