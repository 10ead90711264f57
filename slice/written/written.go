// Which written statement a statement belongs to.

package written

import (
	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/pdg"
	"github.com/esdroid/esdroid/slice/criterion"
)

// Key names a written statement.
type Key struct {
	Class  dex.ClassID
	Method dex.MethodID // -1 for what belongs to the whole class: initial values, members of its header
	Line   int32
	Stmt   int32 // where there is no line, else -1
}

// shape is who wrote a method.
type shape uint8

const (
	byAuthor shape = iota
	inHeader       // in the header of a class, or in what makes its objects
	forwards       // by the compiler: it hands on what another method does
)

// Source knows the written statements of an app.
type Source struct {
	app    *pdg.App
	shapes map[dex.MethodID]shape
	lines  map[dex.ClassID]map[int32]bool // by class: the lines of its constructors
	lined  map[dex.ClassID]bool           // by class: whether it has lines
}

// New returns the written statements of an app.
func New(app *pdg.App) *Source {
	return &Source{app: app, shapes: map[dex.MethodID]shape{}, lines: map[dex.ClassID]map[int32]bool{}, lined: map[dex.ClassID]bool{}}
}

// Of returns the written statement that a statement is a part of; ok is false for what
// is shown in the statement that it serves.
func (s *Source) Of(r criterion.Ref) (key Key, ok bool) {
	b := s.app.Body(r.Method)
	if b == nil || Silent(b, r.Stmt) || s.Made(r) {
		return Key{}, false
	}
	return s.Line(r)
}

// Line returns where a statement stands, whoever made it.
func (s *Source) Line(r criterion.Ref) (key Key, ok bool) {
	b := s.app.Body(r.Method)
	if b == nil {
		return Key{}, false
	}
	k := Key{s.app.Prog.Methods[r.Method].Class, r.Method, b.Stmts[r.Stmt].Line, -1}
	switch {
	case k.Line <= 0:
		k.Stmt = r.Stmt
	case s.shape(r.Method) == inHeader:
		k.Method = -1
	}
	return k, true
}

// Silent tells the statements that mean nothing to a reader: parameters, jumps, and
// constants that stand in the statement that uses them.
func Silent(b *jimple.Body, i int32) bool {
	switch s := &b.Stmts[i]; {
	case s.Op == jimple.OpThis, s.Op == jimple.OpParam, s.Kind == jimple.Goto, s.Kind == jimple.Nop:
		return true
	case s.Op == jimple.OpConst:
		return s.Def >= 0 && b.SourceName(s.Def) == ""
	}
	return false
}

// Made tells whether a statement is the compiler's alone: an accessor, a bridge, the
// forwarding class of a lambda, or what a state machine keeps over a pause.
func (s *Source) Made(r criterion.Ref) bool {
	b := s.app.Body(r.Method)
	return b != nil && (s.shape(r.Method) == forwards || s.kept(b, r.Stmt))
}

// kept tells whether a statement stores a local variable into a state machine, or takes it
// out again: other than what a lambda has captured, these fields are not final.
func (s *Source) kept(b *jimple.Body, i int32) bool {
	st := &b.Stmts[i]
	if st.Op != jimple.OpGetField && st.Op != jimple.OpPutField {
		return false
	}
	r := b.File.FieldRef(st.Ref)
	descriptor := b.File.TypeDescriptor(r.Class)
	if !s.app.IsContinuation(descriptor) {
		return false
	}
	c, ok := s.app.Prog.Class(descriptor)
	if !ok {
		return false
	}
	f, ok := s.app.Prog.Field(c, b.File.String(r.Name), b.File.TypeDescriptor(r.Type))
	return ok && s.app.Prog.Fields[f].Access&dex.AccFinal == 0
}

func (s *Source) shape(m dex.MethodID) shape {
	known, ok := s.shapes[m]
	if !ok {
		known = s.shapeOf(m)
		s.shapes[m] = known
	}
	return known
}

func (s *Source) shapeOf(m dex.MethodID) shape {
	p := s.app.Prog
	b := s.app.Body(m)
	if b == nil {
		return byAuthor
	}
	first, several, branches := int32(0), false, false
	for i := range b.Stmts {
		st := &b.Stmts[i]
		branches = branches || st.Kind == jimple.If
		if st.Line > 0 {
			several = several || first > 0 && st.Line != first
			first = max(first, st.Line)
		}
	}
	class := p.Methods[m].Class
	switch {
	case first == 0:
		if s.hasLines(class) || p.Classes[class].Def.Access&dex.AccSynthetic != 0 {
			return forwards
		}
	case p.Forwards(m):
		if branches { // fills in the values that a call leaves out, which stand in the header
			return inHeader
		}
		return forwards
	case p.MethodName(m) == "<init>", !several && s.headerLines(class)[first]:
		return inHeader
	}
	return byAuthor
}

// hasLines tells whether a class has debug information.
func (s *Source) hasLines(c dex.ClassID) bool {
	known, ok := s.lined[c]
	if !ok {
		class := &s.app.Prog.Classes[c]
		for m := class.FirstMethod; m < class.EndMethod && !known; m++ {
			code, has, err := s.app.Prog.Code(m)
			known = err == nil && has && code.HasDebugInfo()
		}
		s.lined[c] = known
	}
	return known
}

// headerLines returns the lines on which the constructors of a class have code.
func (s *Source) headerLines(c dex.ClassID) map[int32]bool {
	known, ok := s.lines[c]
	if !ok {
		known = map[int32]bool{}
		class := &s.app.Prog.Classes[c]
		for m := class.FirstMethod; m < class.FirstVirtual; m++ {
			if s.app.Prog.MethodName(m) != "<init>" {
				continue
			}
			for b, i := s.app.Body(m), 0; b != nil && i < len(b.Stmts); i++ {
				known[b.Stmts[i].Line] = true
			}
		}
		s.lines[c] = known
	}
	return known
}
