// Whose state a framework call is about: which view, which field's object.
//
// A thin slice that follows every setText of an app to every getText tells
// nothing. Objects that are found by different view ids, made by different
// allocations, or kept in different fields are taken for different ones.

package slice

import (
	"fmt"
	"slices"

	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/pdg"
)

// owner is what is known of an object.
type owner struct {
	// is lists the identities that the object can have: view ids and allocations.
	// nil: not known.
	is []string
	// field is the field that the object was read from, "" if none is known.
	field string
	// class is the class whose method is called on the object, "[]" for the calls
	// that work on arrays by reflection, "" if that tells nothing.
	class string
}

func (o owner) known() bool { return o.is != nil || o.field != "" }

// differs reports whether the two are different objects, as far as their
// identities or, failing these, their fields tell.
func (o owner) differs(p owner) bool {
	if o.class != "" && p.class != "" && (o.class == arrays) != (p.class == arrays) {
		return true
	}
	if o.is != nil && p.is != nil {
		return !slices.ContainsFunc(o.is, func(s string) bool { return slices.Contains(p.is, s) })
	}
	return o.field != "" && p.field != "" && o.field != p.field
}

const arrays = "[]"

// The bounds of the search for an owner.
const (
	maxOwnerDepth  = 6
	maxOwners      = 8 // identities of one object
	maxOwnerWrites = 8 // places that write a field
)

// owner returns what is known of the object whose state the node of a call reads or
// writes: the receiver, or what it was given.
func (w *walker) owner(n pdg.Node) owner {
	if o, ok := w.owners[n]; ok {
		return o
	}
	o := owner{}
	if k := w.app.Written(n); k > 0 { // an effect on what the call was given
		o = w.behind(w.app.Body(n.Method), n.Stmt, k, 0)
		w.owners[n] = o
		return o
	}
	if b := w.app.Body(n.Method); b != nil && n.Stmt >= 0 && int(n.Stmt) < len(b.Stmts) {
		s := &b.Stmts[n.Stmt]
		if s.Op.HasReceiver() {
			o = w.behind(b, n.Stmt, 0, 0)
		}
		if s.Op.IsInvoke() && s.Op != jimple.OpCustom {
			switch class := b.File.TypeDescriptor(b.File.MethodRef(s.Ref).Class); {
			case class == "Ljava/lang/reflect/Array;":
				o.class = arrays
			case s.Op.HasReceiver() && class[0] == 'L' && class != "Ljava/lang/Object;":
				o.class = class
			}
		}
	}
	w.owners[n] = o
	return o
}

// behind returns what is known of operand k of statement i.
func (w *walker) behind(b *jimple.Body, i int32, k, depth int) owner {
	if depth > maxOwnerDepth || k >= len(b.Args(i)) || !b.Args(i)[k].IsLocal() {
		return owner{}
	}
	defs := b.Defs(b.FirstUse(i) + int32(k))
	if len(defs) == 0 {
		return owner{}
	}
	out := w.made(b, defs[0], depth)
	for _, d := range defs[1:] {
		o := w.made(b, d, depth)
		if out.is == nil || o.is == nil || len(out.is)+len(o.is) > maxOwners {
			out.is = nil
		} else {
			out.is = append(slices.Clone(out.is), o.is...)
		}
		if o.field != out.field {
			out.field = ""
		}
	}
	return out
}

// made returns what is known of the object that statement d leaves.
func (w *walker) made(b *jimple.Body, d int32, depth int) owner {
	switch s := &b.Stmts[d]; {
	case s.Op == jimple.OpGetField || s.Op == jimple.OpGetStatic:
		return w.kept(pdg.Node{Method: b.Method, Stmt: d}, b.File.FieldText(s.Ref), depth)
	case s.Op == jimple.OpCast || s.Op == jimple.OpCopy:
		return w.behind(b, d, 0, depth+1)
	case s.Op == jimple.OpNew:
		return owner{is: []string{w.app.Reference(pdg.Node{Method: b.Method, Stmt: d})}}
	case s.Op == jimple.OpStatic && len(b.Args(d)) == 1:
		if body, at, ok := accessed(b, s.Ref); ok {
			return w.made(body, at, depth+1)
		}
	case s.Op.IsInvoke() && s.Op != jimple.OpCustom && s.Op.HasReceiver() && len(b.Args(d)) == 2:
		switch b.File.String(b.File.MethodRef(s.Ref).Name) {
		case "findViewById", "requireViewById":
			if c, ok := b.ConstOf(b.FirstUse(d) + 1); ok && c.Kind == jimple.ConstInt {
				return owner{is: []string{fmt.Sprintf("view %#x", uint32(c.Bits))}}
			}
		}
	}
	return owner{}
}

// kept returns what is known of the object that a field holds: what the writes
// of the field put into it.
func (w *walker) kept(read pdg.Node, field string, depth int) owner {
	if o, ok := w.fields[field]; ok {
		return o
	}
	w.fields[field] = owner{field: field} // a field that is written from itself adds nothing
	o := owner{field: field, is: []string{}}
	writes := 0
	for _, d := range w.app.Deps(nil, read) {
		if d.Kind != pdg.Heap {
			continue
		}
		b := w.app.Body(d.Method)
		value := 1
		if b.Stmts[d.Stmt].Op == jimple.OpPutStatic {
			value = 0
		} else if b.Stmts[d.Stmt].Op != jimple.OpPutField {
			o.is = nil
			break
		}
		if value < len(b.Args(d.Stmt)) && !b.Args(d.Stmt)[value].IsLocal() {
			continue // null
		}
		from := w.behind(b, d.Stmt, value, depth+1)
		if writes++; from.is == nil || len(o.is)+len(from.is) > maxOwners || writes > maxOwnerWrites {
			o.is = nil
			break
		}
		o.is = append(o.is, from.is...)
	}
	if len(o.is) == 0 {
		o.is = nil
	}
	w.fields[field] = o
	return o
}

// accessed returns the statement that reads the field that a compiler's accessor
// is for.
func accessed(b *jimple.Body, ref uint32) (*jimple.Body, int32, bool) {
	p := b.Program()
	m, ok := p.Dex.FindMethod(b.File.MethodText(ref))
	if !ok {
		return nil, 0, false
	}
	body, err := p.Body(m)
	if err != nil || body == nil || len(body.Stmts) > 4 {
		return nil, 0, false
	}
	for i := range body.Stmts {
		if s := &body.Stmts[i]; s.Op == jimple.OpGetField || s.Op == jimple.OpGetStatic {
			return body, int32(i), true
		}
	}
	return nil, 0, false
}
