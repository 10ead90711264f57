// Statements in words, for messages.

package criterion

import (
	"fmt"

	"github.com/esdroid/esdroid/jimple"
)

// Describe names a statement: its reference, its line and what it is.
func Describe(p *jimple.Program, r Ref) string {
	body, err := p.Body(r.Method)
	if err != nil || body == nil || int(r.Stmt) >= len(body.Stmts) {
		return fmt.Sprintf("statement %d of %s", r.Stmt, p.Dex.MethodText(r.Method))
	}
	s := &body.Stmts[r.Stmt]
	text := p.Dex.Reference(r.Method, s.PC)
	if s.Line > 0 {
		text += fmt.Sprintf(" line %d", s.Line)
	}
	return text + " " + body.Text(r.Stmt)
}
