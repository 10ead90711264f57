package slice

import (
	"context"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/internal/corpus"
	"github.com/esdroid/esdroid/internal/corpus/program"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/pdg"
	"github.com/esdroid/esdroid/slice/crash"
	"github.com/esdroid/esdroid/slice/criterion"
	"github.com/esdroid/esdroid/slice/words"
)

// explain opens an app and computes a slice of its crash.
func explain(t testing.TB, dir string, size Size, o Options) (*criterion.Criterion, *Slice) {
	t.Helper()
	p, err := apk.Open(filepath.Join(dir, "app.apk"))
	if err != nil {
		t.Fatal(err)
	}
	app, err := pdg.Open(p)
	if err != nil {
		t.Fatal(err)
	}
	c, err := criterion.Locate(app.Code, loadReport(t, filepath.Join(dir, "crash.txt")))
	if err != nil {
		t.Fatal(err)
	}
	return c, Static(context.Background(), app, c, size, o)
}

// lines lists the words of a slice's statements.
func lines(s *Slice) []string {
	var out []string
	w := &words.Words{}
	for i := range s.Elements {
		e := &s.Elements[i]
		if b := s.App.Body(e.Method); b != nil && !e.Entry {
			out = append(out, w.Statement(b, e.Stmt))
		}
	}
	return out
}

// TestSilicompressor: the thin slice of the paper's Figure 1 has all that is
// about height and nothing that is about width.
func TestSilicompressor(t *testing.T) {
	dir := filepath.Join(corpus.Root(), "testdata", "apps", "silicompressor")
	_, s := explain(t, dir, Thin, Options{})
	got := lines(s)
	for _, want := range []string{"maxRatio = this.width / this.height", "this.height = 1", "this.height = this.height - 1"} {
		if !slices.Contains(got, want) {
			t.Errorf("no %q in %q", want, got)
		}
	}
	if s.Statements() > 9 {
		t.Errorf("%d statements", s.Statements())
	}
	for _, line := range got[1:] {
		if strings.Contains(line, "width") {
			t.Errorf("width is none of its business: %q", line)
		}
	}
}

// roots are statements that the thin slices of the corpus must contain: where the
// bad values come from.
var roots = map[string][]string{
	"tippytipper":    {`return PreferenceManager.getDefaultSharedPreferences(context).getInt("default_number_of_people", 2)`, "this.NumberOfPeople = 2", "this.NumberOfPeople = people"},
	"bites":          {`this.mDialogStep.setText("")`},
	"whohasmystuff":  {"this.mDb = null"},
	"calculator":     {`this.display = ""`},
	"yahtzee":        {"sRounds = this.roundsText.getText().toString()", "sPlayers = this.playerAmountText.getText().toString()"},
	"apvpdfview":     {"files = new File(this.currentPath).listFiles(this.fileFilter)"},
	"dalvikexplorer": {},
	"passwordmaker":  {"strMin = this.txtInputTimeout.getText().toString()"},
	"scribbler":      {"lp.setSummary(summary)", "this.setSummary(this.pen_alpha, this.pen_alpha.getEntry())"},
	"weightchart":    {},
	"cowsay":         {},
}

func TestCorpusThin(t *testing.T) {
	for _, app := range corpus.Crashes {
		_, s := explain(t, corpus.Crash(t, app), Thin, Options{Nearest: 60})
		got := lines(s)
		for _, want := range roots[app] {
			if !slices.Contains(got, want) {
				t.Errorf("%s: no %q in\n  %s", app, want, strings.Join(got, "\n  "))
			}
		}
		if n := s.Statements(); n > 60 || len(s.Elements) < 2 {
			t.Errorf("%s: %d statements", app, n)
		}
	}
}

// TestDeterministic: the same input gives the same slice.
func TestDeterministic(t *testing.T) {
	dir := corpus.Crash(t, "tippytipper")
	_, a := explain(t, dir, Full, Options{Nearest: 300})
	_, b := explain(t, dir, Full, Options{Nearest: 300})
	if !slices.Equal(a.Elements, b.Elements) {
		t.Error("two runs differ")
	}
}

// TestInterrupted: an ended context gives a partial slice.
func TestInterrupted(t *testing.T) {
	p := jimple.New(program.Open(t, "testdata/criteria/cases.dex"))
	app, err := pdg.New(p.Dex)
	if err != nil {
		t.Fatal(err)
	}
	reports := crash.ParseText("java.lang.ArithmeticException: divide by zero\n\tat cases.Cases.divide(Cases.java:43)\n")
	c, err := criterion.Locate(app.Code, &reports[0])
	if err != nil {
		t.Fatal(err)
	}
	if s := Static(context.Background(), app, c, Full, Options{Budget: 1}); !s.Partial || len(s.Elements) == 0 {
		t.Errorf("budget of 1: partial=%v, %d elements", s.Partial, len(s.Elements))
	}
}

func BenchmarkStatic(b *testing.B) {
	dir := corpus.Crash(b, "tippytipper")
	for b.Loop() {
		explain(b, dir, Thin, Options{Nearest: 60})
	}
}

// TestWhy: the way from the start value to the division of Figure 1.
func TestWhy(t *testing.T) {
	dir := filepath.Join(corpus.Root(), "testdata", "apps", "silicompressor")
	c, s := explain(t, dir, Thin, Options{})
	app := s.App
	at := func(text string) criterion.Ref {
		w := &words.Words{}
		for i := range s.Elements {
			e := &s.Elements[i]
			if b := app.Body(e.Method); b != nil && w.Statement(b, e.Stmt) == text {
				return e.Ref
			}
		}
		t.Fatalf("no statement %q", text)
		return criterion.Ref{}
	}
	way, partial := Why(context.Background(), app, at("this.height = this.height - 1"), c.Sites[0].Ref, Thin, Options{})
	if partial || len(way) != 3 || way[2].Ref != c.Sites[0].Ref || way[0].Kind != pdg.Heap {
		t.Errorf("partial %v, way %+v", partial, way)
	}
	if way, _ := Why(context.Background(), app, c.Sites[0].Ref, at("this.height = 1"), Full, Options{}); way != nil {
		t.Errorf("the start value depends on the division: %+v", way)
	}
}

// TestGuarded: the thin slice of a throw has the condition and its values.
func TestGuarded(t *testing.T) {
	p := jimple.New(program.Open(t, "testdata/criteria/cases.dex"))
	app, err := pdg.New(p.Dex)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range cases(t) {
		if c.method != "fail" {
			continue
		}
		found, err := criterion.Locate(app.Code, c.report(t, "Cases.java:"+strconv.Itoa(c.line)))
		if err != nil {
			t.Fatal(err)
		}
		got := lines(Static(context.Background(), app, found, Thin, Options{}))
		if !slices.Contains(got, "if (n >= 0)") || !slices.Contains(got, "n") {
			t.Errorf("no condition on n in %q", got)
		}
	}
}
