// The names that locals have in the source, and those that compilers give.

package jimple

import "strings"

// SourceName returns the name that debug information gives a local where it is
// first defined, "" if there is none.
func (b *Body) SourceName(local int32) string {
	return b.analysis.sources.get(b.sourceNames)[local]
}

func (b *Body) sourceNames() []string {
	out := make([]string, len(b.Locals))
	code, ok, err := b.program.Dex.Code(b.Method)
	if err != nil || !ok {
		return out
	}
	if names, err := code.DebugParameters(); err == nil {
		for i := range b.Stmts {
			s := &b.Stmts[i]
			if s.Kind != Identity || !s.Synthetic() || s.Op == OpCaught {
				break
			}
			switch {
			case s.Op == OpThis:
				out[s.Def] = "this"
			case int(s.Ref) < len(names) && int(names[s.Ref]) < b.File.NumStrings():
				out[s.Def] = b.File.String(names[s.Ref])
			}
		}
	}
	lives, err := code.Locals(nil)
	if err != nil {
		return out // broken debug information: devices do not read it either
	}
	for i := range b.Stmts {
		s := &b.Stmts[i]
		if s.Def < 0 || out[s.Def] != "" || s.Synthetic() {
			continue
		}
		next := b.endPC // the variable begins after the instruction that fills it
		for k := i + 1; k < len(b.Stmts); k++ {
			if b.Stmts[k].PC > s.PC {
				next = b.Stmts[k].PC
				break
			}
		}
		for _, v := range lives {
			if int32(v.Register) == b.Locals[s.Def].Register && v.Start <= next && next < v.End {
				out[s.Def] = v.Name
				break
			}
		}
	}
	return out
}

// Enclosing reports whether a statement reads the object that an object of an inner class is
// in, which is never another one.
func (b *Body) Enclosing(i int32) bool {
	s := &b.Stmts[i]
	return s.Op == OpGetField && IsEnclosing(b.File.String(b.File.FieldRef(s.Ref).Name))
}

// IsEnclosing reports whether compilers give a field of this name to the object around an
// inner one.
func IsEnclosing(field string) bool { return strings.HasPrefix(field, "this$") }
