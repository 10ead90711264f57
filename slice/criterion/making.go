// Where an exception that is thrown was made.

package criterion

import "github.com/esdroid/esdroid/jimple"

// Making returns the statements of the same method that made what a throw throws: the
// constructor's call, or the call that returned it.
func Making(p *jimple.Program, throw Ref) []Ref {
	b, err := p.Body(throw.Method)
	if err != nil || b == nil || b.Stmts[throw.Stmt].Kind != jimple.Throw {
		return nil
	}
	var out []Ref
	for _, d := range b.Defs(b.FirstUse(throw.Stmt)) {
		switch s := &b.Stmts[d]; {
		case s.Op == jimple.OpNew:
			for _, use := range b.Uses(d) {
				c := Candidate{Body: b, Index: b.StmtOfUse(use)}
				c.Stmt = &b.Stmts[c.Index]
				if _, name, _ := c.MethodRef(); name == "<init>" {
					out = append(out, Ref{throw.Method, c.Index})
				}
			}
		case s.Op.IsInvoke():
			out = append(out, Ref{throw.Method, d})
		}
	}
	return out
}
