package pdg

import (
	"context"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/esdroid/esdroid/internal/corpus"
	"github.com/esdroid/esdroid/jimple"
)

// TestRunningExample holds the event graph of the paper's example app: data and
// control dependence between events as in Figures 4 and 5.
func TestRunningExample(t *testing.T) {
	a := open(t, filepath.Join(corpus.Root(), "testdata", "apps", "silicompressor", "app.apk"))
	var got []string
	for _, e := range a.Events().View(false).Edges {
		_, from, _ := strings.Cut(e.From, "->")
		_, to, _ := strings.Cut(e.To, "->")
		from, _, _ = strings.Cut(from, "(")
		to, _, _ = strings.Cut(to, "(")
		got = append(got, strings.TrimSpace(from+" --"+e.Kind+"--> "+to+" "+e.Label))
	}
	slices.Sort(got)
	want := []string{
		"heightDecrementClick --data--> compressImageClick height",
		"onCreate --data--> heightDecrementClick view",
		"onCreate --data--> widthDecrementClick view",
		"onCreate --lifecycle--> compressImageClick",
		"onCreate --lifecycle--> heightDecrementClick",
		"onCreate --lifecycle--> widthDecrementClick",
		"onCreate --register--> compressImageClick",
		"onCreate --register--> heightDecrementClick",
		"onCreate --register--> widthDecrementClick",
		"widthDecrementClick --data--> compressImageClick width",
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("events (-want +got)\n%s", diff)
	}
}

// TestRunningExampleSlices holds the slices of the paper's Figure 3.
//
// The figure's slices have line 12, and 11 which names its view, because there the
// data dependence of one event on another takes the event's last statement into the
// slice (Examples 5 and 6, getS of Algorithm 2): compressImageClick depends on
// heightDecrementClick, whose last statement is line 12. A statement of the slice is
// something else: one that reaches the division by dependences. Line 15 reads width
// and height; lines 2, 3, 5 and 10 are all that write them. Lines 6, 7, 11 and 12
// write a local and the text of a view, which nothing on the way to line 15 reads,
// and no branch and no handler hangs on them: no chain of dependences of
// whatever kind leads from them to line 15, and without them the division fails as it does
// with them. So the slice is without them, the event is in it, and the lines of the
// figure are the slice together with the last statements of its events.
func TestRunningExampleSlices(t *testing.T) {
	a := open(t, filepath.Join(corpus.Root(), "testdata", "apps", "silicompressor", "app.apk"))
	const class = "Lcom/i/sc/SiliCompressor;->"
	statements := func(method string, last int32) (list []Node) {
		m, ok := a.Prog.FindMethod(class + method + "(Landroid/view/View;)V")
		if !ok {
			t.Fatal("no", method)
		}
		for i := range a.Body(m).Stmts {
			if s := &a.Body(m).Stmts[i]; s.Line == last && s.Kind != jimple.Return {
				list = append(list, Node{Method: m, Stmt: int32(i)})
			}
		}
		if len(list) == 0 {
			t.Fatal("no line", last)
		}
		return list
	}
	crash := statements("compressImageClick", 15)
	heightText, widthText := statements("heightDecrementClick", 12), statements("widthDecrementClick", 7)

	// lines are those of the figure's code which statements stand in.
	lines := func(elements []Element) (list []int32) {
		for _, e := range elements {
			if s := &a.Body(e.Method).Stmts[e.Stmt]; s.Line > 0 && s.Line <= 16 && e.Part == Whole {
				list = append(list, s.Line)
			}
		}
		slices.Sort(list)
		return slices.Compact(list)
	}
	back := func(kinds KindSet, criteria ...[]Node) []int32 {
		return lines(a.Backward(context.Background(), slices.Concat(criteria...), Query{Kinds: kinds}).Elements())
	}
	check := func(what string, got []int32, want ...int32) {
		t.Helper()
		if !slices.Equal(got, want) {
			t.Errorf("lines of %s: %v, want %v", what, got, want)
		}
	}
	check("the thin slice", back(Thin, crash), 2, 3, 5, 10, 15)
	check("the full slice", back(Full, crash), 2, 3, 5, 10, 15)
	check("the slice of the height alone", back(Thin, heightText), 3, 10, 12)

	// Figure 3b, all three events, and 3c, without the event that the reducer dropped.
	withViews := Thin | KindsOf(Base)
	all := back(withViews, crash, heightText, widthText)
	check("Figure 3b", all, 2, 3, 5, 6, 7, 10, 11, 12, 15)
	reduced := slices.DeleteFunc(back(withViews, crash, heightText), func(line int32) bool { return 4 <= line && line <= 8 })
	check("Figure 3c", reduced, 2, 3, 10, 11, 12, 15)

	// By every kind of dependence, whatever the calling context.
	seen := map[Node]bool{}
	for work := slices.Clone(crash); len(work) > 0; {
		n := work[len(work)-1]
		work = work[:len(work)-1]
		if seen[n] {
			continue
		}
		seen[n] = true
		if b := a.Body(n.Method); n.Part == Whole && b != nil && slices.Contains([]int32{6, 7, 11, 12}, b.Stmts[n.Stmt].Line) {
			t.Errorf("line %d reaches the division: %s", b.Stmts[n.Stmt].Line, a.Text(n))
		}
		for _, d := range a.Deps(nil, n) {
			work = append(work, d.Node)
		}
	}
}
