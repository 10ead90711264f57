package slice

import (
	"context"
	"fmt"
	"hash/crc32"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/internal/corpus"
	"github.com/esdroid/esdroid/internal/onrecord"
	"github.com/esdroid/esdroid/pdg"
	"github.com/esdroid/esdroid/slice/crash"
	"github.com/esdroid/esdroid/slice/criterion"
)

// What is said of the samples' crashes from their texts alone stays as it was: criterion,
// facts, and of each slice the nearest lines, the number of statements and, in the sum, why
// each of them is there. Whether it is right, the suites of internal/eval judge.
func TestSamplesOnRecord(t *testing.T) {
	files, err := filepath.Glob(filepath.Join(corpus.Root(), "testdata/apps/*/crash.txt"))
	if err != nil || len(files) < 100 {
		t.Fatalf("%d samples, %v", len(files), err)
	}
	var lines []string
	for i, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		dir := filepath.Dir(file)
		app := openApp(t, filepath.Join(dir, "app.apk"))
		reports := crash.ParseText(string(text))
		c, err := criterion.Locate(app.Code, &reports[0])
		if err != nil {
			lines = append(lines, fmt.Sprintf("%s: %q", filepath.Base(dir), err))
			continue
		}
		sites := ""
		for _, s := range c.Sites {
			sites += fmt.Sprintf(" %s %v %t %t %q", lineOf(app, s.Ref), s.Operands, s.Guarded, s.Called, s.Said)
		}
		lines = append(lines, fmt.Sprintf("%s: %q at%s, %d frames, notes %q", filepath.Base(dir), c.Rule.Name, sites, len(c.Stack), c.Notes))
		said := func(what string, s *Slice) {
			sum := crc32.NewIEEE()
			var near []string
			for k := range s.Elements {
				e := &s.Elements[k]
				fmt.Fprintln(sum, lineOf(app, e.Ref), e.Distance, e.Next, e.Kind, e.Guess, e.Frame, e.Entry)
				if p := lineOf(app, e.Ref); len(near) < 8 && !slices.Contains(near, p) {
					near = append(near, p)
				}
			}
			lines = append(lines, fmt.Sprintf("  %s: %s; %d statements, %d left out, %08x", what, strings.Join(near, " "), s.Statements(), s.Left, sum.Sum32()))
		}
		ctx := context.Background()
		thin := Static(ctx, app, c, Thin, Options{Nearest: 40})
		said("thin", thin)
		said("full", Static(ctx, app, c, Full, Options{Nearest: 40}))
		if facts := Facts(app, c, thin); len(facts) > 0 {
			lines = append(lines, fmt.Sprintf("  facts: %q", facts))
		}
		if i%3 != 0 || len(c.Sites) == 0 {
			continue
		}
		from, to := []criterion.Ref{thin.Elements[len(thin.Elements)-1].Ref}, []criterion.Ref{c.Sites[0].Ref}
		said("full, all", Static(ctx, app, c, Full, Options{}))
		said("backward", Backward(ctx, app, to, Thin, Options{Nearest: 30}))
		said("forward", Forward(ctx, app, from, Full, Options{Nearest: 30}))
		said("chop", Chop(ctx, app, from, to, Thin, Options{}))
		way, partial := Why(ctx, app, from[0], to[0], Thin, Options{})
		said(fmt.Sprintf("why, partial %t", partial), &Slice{Elements: way})
	}
	onrecord.Lines(t, "testdata/samples.txt", lines)
}

// lineOf names the line of a statement, by its class without the package, and the
// statement.
func lineOf(app *pdg.App, r criterion.Ref) string {
	class := app.Prog.Classes[app.Prog.Methods[r.Method].Class].Descriptor
	return fmt.Sprintf("%s:%d#%d", strings.TrimSuffix(class[strings.LastIndexByte(class, '/')+1:], ";"), app.Body(r.Method).Stmts[r.Stmt].Line, r.Stmt)
}
