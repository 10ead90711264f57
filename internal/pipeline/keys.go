// Keys: the texts under which an app puts things away and looks them up.

package pipeline

import (
	"slices"
	"strings"

	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/pdg/android"
)

// keyKind is a kind of state whose parts have keys: what summaries keep in one field, and
// for the elements of objects whether these are Java's collections.
type keyKind struct {
	field      android.FieldID
	collection bool
}

// keyKind returns for which state an argument of a framework call, the receiver counted,
// is the key.
func (s *sliced) keyKind(body *jimple.Body, stmt int32, arg int) (keyKind, bool) {
	st := &body.Stmts[stmt]
	if !st.Op.IsInvoke() || st.Op == jimple.OpCustom || st.Op == jimple.OpPolymorphic {
		return keyKind{}, false
	}
	if st.Op.HasReceiver() {
		arg--
	}
	ref := body.File.MethodRef(st.Ref)
	class := body.File.TypeDescriptor(ref.Class)
	summary := s.summaries.Find(android.MethodRef{Class: class, Name: body.File.String(ref.Name),
		Desc: body.File.ProtoDescriptor(ref.Proto), Static: !st.Op.HasReceiver()})
	if summary == nil || arg < 0 {
		return keyKind{}, false
	}
	selects := func(p *android.Path) (keyKind, bool) {
		for _, at := range p.Steps {
			k := at.Key
			if k.Kind == android.KeyPath && k.Path.Root == android.RootArg && int(k.Path.Index) == arg && len(k.Path.Steps) == 0 {
				return keyKind{at.Field, strings.HasPrefix(class, "Ljava/")}, true
			}
		}
		return keyKind{}, false
	}
	for i := range summary.Effects {
		e := &summary.Effects[i]
		if kind, ok := selects(&e.Loc); ok {
			return kind, true
		}
		for f := range e.From {
			if e.From[f].Kind == android.ValuePath {
				if kind, ok := selects(&e.From[f].Path); ok {
					return kind, true
				}
			}
		}
	}
	return keyKind{}, false
}

// keys returns the constants of the slice that are keys, by what they are keys of, the
// nearest to the fault first.
func (s *sliced) keys(code *jimple.Program) map[keyKind][]string {
	all := map[keyKind][]string{}
	for _, e := range s.byDistance() {
		body, err := code.Body(e.Method)
		if err != nil || !body.Stmts[e.Stmt].Op.IsInvoke() {
			continue
		}
		for k := range body.Args(e.Stmt) {
			kind, ok := s.keyKind(body, e.Stmt, k)
			if !ok || len(all[kind]) == hintTexts {
				continue
			}
			if text, ok := constantText(body, e.Stmt, k); ok && !slices.Contains(all[kind], text) {
				all[kind] = append(all[kind], text)
			}
		}
	}
	return all
}

// constantText returns the text of an operand that is a constant.
func constantText(body *jimple.Body, stmt int32, k int) (string, bool) {
	c, ok := body.ConstOf(body.FirstUse(stmt) + int32(k))
	if !ok || c.Kind != jimple.ConstString {
		return "", false
	}
	return body.File.String(c.Index), true
}
