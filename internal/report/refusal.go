// A report that gives no start: the reason, and the statements that came into question as
// their sources have them, with what to type next.

package report

import (
	"fmt"
	"strings"

	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/pdg"
	"github.com/esdroid/esdroid/slice/criterion"
)

// refusalLines is how many statements a refusal shows.
const refusalLines = 8

// Refusal says why a report of the app gives no start. The app's path and the flags that
// belong to it are for the command that it proposes.
func (r *Crash) Refusal(refused *criterion.Refusal, path string) string {
	var out strings.Builder
	out.WriteString("no criterion: " + refused.Reason)
	var places []string
	at := map[string]lineTexts{}
	first := ""
	for _, c := range refused.Candidates {
		b := r.App.Body(c.Method)
		if b == nil || b.Stmts[c.Stmt].Op == jimple.OpConst {
			continue // a constant stands in the statement that uses it
		}
		p := r.place(c)
		if at[p.String()] == nil {
			places = append(places, p.String())
		}
		text := r.Sources.Line(p.path, p.line)
		if text == "" {
			text = r.Words.Statement(b, c.Stmt)
		}
		texts := at[p.String()]
		texts.add(c.Stmt, text)
		at[p.String()] = texts
		if first == "" {
			first = r.at(c)
		}
	}
	for i, place := range places {
		if i == refusalLines {
			fmt.Fprintf(&out, "\n  and %d more", len(places)-i)
			break
		}
		fmt.Fprintf(&out, "\n  candidate %s  %s", place, at[place].join(len(at[place])))
	}
	if first != "" {
		fmt.Fprintf(&out, "\nTo slice from the first of them: esdroid slice %s --at '%s'", path, first)
	}
	return out.String()
}

// at names a statement as --at takes it: by its line where it has one.
func (r *Crash) at(c criterion.Ref) string {
	p := r.App.Prog
	if line := r.App.Body(c.Method).Stmts[c.Stmt].Line; line > 0 {
		return fmt.Sprintf("%s:%d", criterion.JavaName(p.Classes[p.Methods[c.Method].Class].Descriptor), line)
	}
	return r.App.Reference(pdg.Node{Method: c.Method, Stmt: c.Stmt})
}
