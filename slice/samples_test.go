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
// and for both sizes the nearest lines, the number of statements and, in the sum, why each
// of them is there. Whether it is right, the suites of internal/eval judge.
func TestSamplesOnRecord(t *testing.T) {
	files, err := filepath.Glob(filepath.Join(corpus.Root(), "testdata/apps/*/crash.txt"))
	if err != nil || len(files) < 100 {
		t.Fatalf("%d samples, %v", len(files), err)
	}
	var lines []string
	for i, file := range files {
		if i%3 != 0 {
			continue // a part of them says enough
		}
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
		for _, size := range []Size{Thin, Full} {
			s := Static(context.Background(), app, c, size, Options{Nearest: 40})
			sum := crc32.NewIEEE()
			var near []string
			for k := range s.Elements {
				e := &s.Elements[k]
				fmt.Fprintln(sum, lineOf(app, e.Ref), e.Distance, e.Next, e.Kind, e.Guess, e.Frame, e.Entry)
				if p := lineOf(app, e.Ref); len(near) < 8 && !slices.Contains(near, p) {
					near = append(near, p)
				}
			}
			lines = append(lines, fmt.Sprintf("  %v: %s; %d statements, %d left out, %08x", size, strings.Join(near, " "), s.Statements(), s.Left, sum.Sum32()))
		}
	}
	onrecord.Lines(t, "testdata/samples.txt", lines)
}

// lineOf names the line of a statement, by its class without the package, and the
// statement.
func lineOf(app *pdg.App, r criterion.Ref) string {
	class := app.Prog.Classes[app.Prog.Methods[r.Method].Class].Descriptor
	return fmt.Sprintf("%s:%d#%d", strings.TrimSuffix(class[strings.LastIndexByte(class, '/')+1:], ";"), app.Body(r.Method).Stmts[r.Stmt].Line, r.Stmt)
}
