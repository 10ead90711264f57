package slice

import (
	"context"
	"path/filepath"
	"slices"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/internal/corpus"
	"github.com/esdroid/esdroid/pdg"
	"github.com/esdroid/esdroid/slice/criterion"
	"github.com/esdroid/esdroid/slice/words"
)

// TestForwardIsBackwardTurnedRound: a statement is in the forward slice of
// another one exactly when that is in its backward slice; and the chop between
// two is what both slices have, and empty when there is no way.
func TestForwardIsBackwardTurnedRound(t *testing.T) {
	p, err := apk.Open(filepath.Join(corpus.Root(), "testdata", "apps", "silicompressor", "app.apk"))
	if err != nil {
		t.Fatal(err)
	}
	app, err := pdg.Open(p)
	if err != nil {
		t.Fatal(err)
	}
	ctx := context.Background()
	var all []criterion.Ref
	for m := range app.Prog.Methods {
		if b := app.Body(dex.MethodID(m)); b != nil {
			for i := range b.Stmts {
				all = append(all, criterion.Ref{Method: dex.MethodID(m), Stmt: int32(i)})
			}
		}
	}
	pairs := 0
	for _, size := range []Size{Thin, Full} {
		back := map[criterion.Ref]*Slice{}
		for _, r := range all {
			back[r] = Backward(ctx, app, []criterion.Ref{r}, size, Options{})
		}
		for _, from := range all {
			forward := Forward(ctx, app, []criterion.Ref{from}, size, Options{})
			for _, to := range all {
				_, ahead := forward.Find(to)
				_, behind := back[to].Find(from)
				if behind && !ahead {
					t.Errorf("%s: %s depends on %s, but is not in its forward slice", size, criterion.Describe(app.Code, to), criterion.Describe(app.Code, from))
				}
				if !behind {
					if chop := Chop(ctx, app, []criterion.Ref{from}, []criterion.Ref{to}, size, Options{}); len(chop.Elements) > 0 {
						t.Errorf("%s: something lies between %s and %s, which does not depend on it", size, criterion.Describe(app.Code, from), criterion.Describe(app.Code, to))
					}
					continue
				}
				pairs++
				chop := Chop(ctx, app, []criterion.Ref{from}, []criterion.Ref{to}, size, Options{})
				if _, ok := chop.Find(from); !ok {
					t.Fatalf("the chop lacks where it starts")
				}
				for _, e := range chop.Elements {
					if _, ok := back[to].Find(e.Ref); !ok && !e.Entry {
						t.Errorf("%s is in the chop, but not in the backward slice", criterion.Describe(app.Code, e.Ref))
					}
				}
			}
		}
	}
	t.Logf("%d statements, %d dependent pairs", len(all), pairs)
}

// TestForwardOfRoot: the forward slice of the root that a backward slice names
// has the crash.
func TestForwardOfRoot(t *testing.T) {
	c, s := explain(t, corpus.Crash(t, "tippytipper"), Thin, Options{Nearest: 60})
	w := &words.Words{}
	for i := range s.Elements {
		e := &s.Elements[i]
		b := s.App.Body(e.Method)
		if b == nil || e.Entry || w.Statement(b, e.Stmt) != roots["tippytipper"][0] {
			continue
		}
		forward := Forward(context.Background(), s.App, []criterion.Ref{e.Ref}, Thin, Options{})
		if _, ok := forward.Find(c.Sites[0].Ref); !ok {
			t.Error("the crash is not in the forward slice of its root")
		}
		chop := Chop(context.Background(), s.App, []criterion.Ref{e.Ref}, []criterion.Ref{c.Sites[0].Ref}, Thin, Options{})
		if !slices.ContainsFunc(chop.Elements, func(x Element) bool { return x.Ref == e.Ref }) || chop.Statements() < 5 {
			t.Errorf("%d statements between the root and the crash", chop.Statements())
		}
		return
	}
	t.Fatal("no root in the thin slice")
}

// TestChopOfSlice: whatever a crash's slice shows, something lies between it and the crash.
func TestChopOfSlice(t *testing.T) {
	ctx := context.Background()
	for _, name := range []string{"abacus", "gate", "habits", "levels", "maze", "picks"} {
		c, s := explain(t, filepath.Join(corpus.Root(), "testdata", "apps", name), Thin, Options{Nearest: 40})
		for i := range s.Elements {
			e := &s.Elements[i]
			chop := ChopCrash(ctx, s.App, []criterion.Ref{e.Ref}, c, Thin, Options{})
			if _, ok := chop.Find(e.Ref); !ok && !e.Entry {
				t.Errorf("%s: nothing lies between %s and the crash", name, criterion.Describe(s.App.Code, e.Ref))
			}
			if _, ok := chop.Find(c.Sites[0].Ref); !ok && len(c.Sites) == 1 && !e.Entry {
				t.Errorf("%s: the crash does not end the chop from %s", name, criterion.Describe(s.App.Code, e.Ref))
			}
		}
	}
}
