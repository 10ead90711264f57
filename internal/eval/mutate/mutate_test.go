package mutate

import (
	"errors"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/jimple"
)

func open(t *testing.T, name string) *App {
	t.Helper()
	app, err := apk.Open(filepath.Join("../../../testdata/apps", name, "app.apk"))
	if err != nil {
		t.Fatal(err)
	}
	a, err := Open(app)
	if err != nil {
		t.Fatal(err)
	}
	return a
}

func own(class string) bool {
	return strings.HasPrefix(class, "Lorg/esdroid/samples/") && !strings.Contains(class, "/R$")
}

// Each seeded fault changes the code of its method and of no other, and what is written
// reads back.
func TestSeed(t *testing.T) {
	kinds := map[Operator]bool{}
	for _, name := range []string{"tally", "cart"} {
		a := open(t, name)
		faults, err := a.Faults(own)
		if err != nil {
			t.Fatal(err)
		}
		before := code(t, a)
		for i := range faults {
			f := &faults[i]
			kinds[f.Operator] = true
			data, err := a.Seed(f)
			if errors.Is(err, ErrRefused) {
				continue
			}
			if err != nil {
				t.Fatal(err)
			}
			made, err := apk.OpenBytes("app.apk", data)
			if err != nil {
				t.Fatalf("%s: %v", f, err)
			}
			b, err := Open(made)
			if err != nil {
				t.Fatalf("%s: %v", f, err)
			}
			after := code(t, b)
			for m, text := range before {
				if changed := after[m] != text; changed != (m == f.Method) {
					t.Errorf("%s: the code of %s changed: %t", f, m, changed)
				}
			}
		}
	}
	for _, k := range []Operator{RemovedCheck, InvertedCheck, OffByOne, MissingStore, WrongOrder, WrongOperator} {
		if !kinds[k] {
			t.Errorf("no %s in these apps", k)
		}
	}
}

// code returns the statements of each method.
func code(t *testing.T, a *App) map[string]string {
	t.Helper()
	p, err := dex.NewProgram(a.files...)
	if err != nil {
		t.Fatal(err)
	}
	lifted := jimple.New(p)
	all := map[string]string{}
	for m := range dex.MethodID(len(p.Methods)) {
		if _, has, err := p.Code(m); err != nil || !has {
			continue
		}
		body, err := lifted.Body(m)
		if err != nil {
			t.Fatal(err)
		}
		var b strings.Builder
		for i := range body.Stmts {
			b.WriteString(body.Text(int32(i)) + "\n")
		}
		all[p.MethodText(m)] = b.String()
	}
	return all
}

// A number in the place of an object is no fault that a compiler would let through.
func TestSeedRefused(t *testing.T) {
	a := open(t, "ledger")
	faults, err := a.Faults(own)
	if err != nil {
		t.Fatal(err)
	}
	// query(table, null, null, …): the nulls are constants like those of integers.
	refused := 0
	for i := range faults {
		f := &faults[i]
		if f.Operator != OffByOne || !strings.Contains(f.Method, "showLatest") || !strings.HasPrefix(f.Text, "0 became") {
			continue
		}
		if _, err := a.Seed(f); errors.Is(err, ErrRefused) {
			refused++
		} else if err != nil {
			t.Error(err)
		}
	}
	if refused == 0 {
		t.Error("every null became a number")
	}
}

// The place of a constant is where it is used, not where the compiler loads it.
func TestPlaces(t *testing.T) {
	a := open(t, "ledger")
	faults, err := a.Faults(own)
	if err != nil {
		t.Fatal(err)
	}
	const query = 48 // which is given an array of one text
	for _, f := range faults {
		if strings.Contains(f.Method, ";->showLatest(") && f.PC == 0 && f.Operator == OffByOne {
			if !slices.Contains(f.Lines, query) {
				t.Errorf("%s is used in %v, not in %d", &f, f.Lines, query)
			}
			return
		}
	}
	t.Error("no constant is loaded when the method begins")
}

// The length of an array that is written out is none that could be wrong.
func TestNoLiteral(t *testing.T) {
	a := open(t, "miner")
	faults, err := a.Faults(own)
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range faults {
		if f.Operator == OffByOne && strings.Contains(f.Method, "Seam;-><clinit>") {
			t.Errorf("%s", &f)
		}
	}
}

// A fault that is not there is refused.
func TestSeedNothing(t *testing.T) {
	a := open(t, "tally")
	if _, err := a.Seed(&Fault{Operator: OffByOne, Method: "Lorg/esdroid/samples/tally/Tally;->onCreate(Landroid/os/Bundle;)V", PC: 0xffff}); err == nil {
		t.Error("seeded where there is no instruction")
	}
}
